## Odds on the command line

vas-odds-weapon = { $weapon }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, { $need ->
    [7] nada puede acertar
   *[other] acierta con { $need } o más
} ({ $chance } % cada uno), { $damage ->
    [one] { $damage } dado de daño
   *[other] { $damage } dados de daño
} por impacto.
vas-odds-hits = Impactos de media: { $mean }.
vas-odds-damage = Daño de media: { $mean }, aparte del de los impactos críticos.
vas-odds-criticals = Impactos críticos de media: { $mean }.
vas-odds-cripple = Incapacitado o hundido: { $chance } %.
vas-odds-sink = Hundido: { $chance } %.
vas-odds-gun = { $weapon }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, la derriba con { $chance } %.
vas-odds-destroy = Derribada: { $chance } %.
vas-odds-not-at-aircraft = { $weapon } no puede disparar a aviones.
vas-odds-not-so-far = { $weapon } no alcanza a una Escuadrilla allí.
vas-odds-nothing-at-aircraft = Ninguna de estas armas puede disparar a una Escuadrilla allí.
vas-odds-not-at-flights = --{ $flag } no se puede decir de una Escuadrilla a la que se dispara.
vas-odds-of-flights-only = --{ $flag } solo se puede decir de Escuadrillas.
vas-odds-at-flights-only = --{ $flag } solo cambia algo cuando se dispara contra Escuadrillas.
vas-odds-dogfight = Las Escuadrillas no se disparan entre sí; se encuentran en combates aéreos, un dado y la puntuación de combate por cada lado.
vas-odds-missing = Falta --{ $flag }.
vas-odds-not-a-number = --{ $flag } no puede ser { $value }: necesita un número, 0 o más.
vas-odds-unknown = --{ $flag } no puede ser { $value }; puede ser: { $known }.
vas-odds-no-ship = --{ $flag }: no hay ningún barco ni Escuadrilla con el nombre { $value }{ $near ->
    [none] .
   *[other] ; se parecen { $near }.
}
vas-odds-not-yet = --{ $flag }: { $value } está en servicio desde { $year }.
vas-odds-no-weapon = { $ship } no tiene el arma { $value }; tiene { $known }.
vas-odds-at-anchor = Un barco fondeado no se ha movido: --target-anchored y --target-moved se excluyen.
vas-odds-not-critical = --{ $flag } no admite { $value }; escribe los niveles como engine=2,weapons=1,crew=3 y los impactos vitales como bridge, rudder, engineering o magazine, cada cosa una vez.
vas-odds-one-order = --{ $flag }: un barco cumple una sola Orden por turno.
vas-odds-not-within = --{ $flag } no puede ser { $value }: es un número entero de { $least } a { $most }.
vas-odds-not-of-flights = --{ $flag } no se puede decir de Escuadrillas, que tocan el barco al que atacan.

## What each flag says

vas-flag-attacker = barco o Escuadrilla que ataca: bismarck, hood-1941, swordfish-i-torpedo-bomber
vas-flag-weapons = con qué dispara, separado por comas: A,B,X,Y como en su ficha, o main, secondary, torpedoes, all (también si falta)
vas-flag-target = barco o Escuadrilla que es atacado
vas-flag-range = distancia en pulgadas; las Escuadrillas tocan el barco al que atacan
vas-flag-aspect = lo que el blanco muestra al atacante: fore (proa), aft (popa) o side (costado, también si falta)
vas-flag-attacker-arc = dónde queda el blanco visto desde el atacante: fore, starboard, aft o port; si falta, donde apuntan más dados
vas-flag-target-moved = pulgadas que el blanco ha movido este turno; si falta, 0
vas-flag-year = año de la batalla, que decide sobre reformas y torpedos que fallan; si falta, fichas sin reformas
vas-flag-flights = número de Escuadrillas que atacan, todas iguales
vas-flag-attacker-orders = Orden que cumple el atacante: all-hands, come-about, smoke, evade, flood o scramble
vas-flag-target-orders = Orden que cumple el blanco
vas-flag-attacker-criticals = niveles e impactos vitales, como engine=2,weapons=3,magazine; los dados los pierden los cañones ligeros, la primera torre es la dañada y las siguientes las destruidas
vas-flag-target-criticals = lo mismo del blanco
vas-flag-attacker-hull = Casco que le queda al atacante; uno incapacitado no ha perdido torres ni rasgos
vas-flag-target-hull = Casco que le queda al blanco
vas-flag-target-anchored = yes: el blanco está fondeado, y observado si queda más allá del horizonte
vas-flag-attacker-vt = yes: los cañones DP del atacante llevan espoletas VT, contra Escuadrillas
