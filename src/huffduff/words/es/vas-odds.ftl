## Odds on the command line

vas-odds-weapon = { $weapon }: { $dice } dados, { $need ->
    [7] nada puede acertar
   *[other] acierta con { $need } o más
} ({ $chance } % cada uno), { $damage } dados de daño por impacto.
vas-odds-hits = Impactos de media: { $mean }.
vas-odds-damage = Daño de media: { $mean }, aparte del de los impactos críticos.
vas-odds-criticals = Impactos críticos de media: { $mean }.
vas-odds-cripple = Incapacitado o hundido: { $chance } %.
vas-odds-sink = Hundido: { $chance } %.
vas-odds-gun = { $weapon }: { $dice } dados, la derriba con { $chance } %.
vas-odds-destroy = Derribada: { $chance } %.
vas-odds-not-at-aircraft = { $weapon } no puede disparar a esa Escuadrilla.
vas-odds-missing = Falta --{ $flag }.
vas-odds-not-a-number = --{ $flag } no puede ser { $value }: necesita un número.
vas-odds-unknown = --{ $flag } no puede ser { $value }; puede ser: { $known }.
vas-odds-no-ship = --{ $flag }: no hay ninguna ficha llamada { $value } en ese año.
vas-odds-not-critical = --{ $flag } no admite { $value }; escribe los niveles como engine=2,weapons=1,crew=3 y los impactos vitales como bridge, rudder, engineering o magazine.
vas-odds-one-order = --{ $flag }: un barco cumple una sola Orden por turno.
vas-odds-not-within = --{ $flag } no puede ser { $value }: es un número entero de { $least } a { $most }.
vas-odds-not-of-flights = --{ $flag } no se puede decir de Escuadrillas, que tocan el barco al que atacan.
