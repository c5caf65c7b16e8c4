## La mesa

client-vas-table = Mesa de batalla de 72 por 48 pulgadas. Las flechas mueven la vista, más y menos la acercan y alejan, Inicio muestra todos los buques, 0 la mesa entera.
client-vas-horizon = Horizonte
client-vas-wind = Viento del
client-vas-token = Ficha
client-vas-score = Puntos
client-vas-lies = { $ship }, rumbo { $heading }°, le quedan { $hull } puntos de Casco
client-vas-inches = { $inches }″
client-vas-panel-orders = Órdenes
client-vas-panel-ship = Buque
client-vas-panel-fleets = Flotas
client-vas-panel-air = Aire
client-vas-panel-score = Puntos
client-vas-no-ship = Pulsa un buque de la mesa para ver su ficha.

## Armas

client-vas-turret = Torre { $letter }
client-vas-light = Cañones ligeros { $number }
client-vas-aa = Batería antiaérea
client-vas-torpedo = { $side ->
    [port] Torpedos a babor { $number }
    [starboard] Torpedos a estribor { $number }
    [fore] Torpedos de proa { $number }
    [aft] Torpedos de popa { $number }
    [sides] Torpedos a ambas bandas { $number }
   *[other] Torpedos { $number }
}

## Navegar

client-vas-port = A babor
client-vas-ahead = Todo recto
client-vas-starboard = A estribor
client-vas-sail = Navegar
client-vas-course = { $moved } de { $speed }″, acaba con rumbo { $heading }.
client-vas-course-hint = Arrastra el buque por la mesa, pulsa adónde debe ir o escribe su derrota.
client-vas-no-order = Sin Orden
client-vas-from = { $face }+
client-vas-edge-north = Norte
client-vas-edge-east = Este
client-vas-edge-south = Sur
client-vas-edge-west = Oeste
client-vas-along = Pulgadas a lo largo del borde
client-vas-off = Grados fuera de la perpendicular
client-vas-heading = Entra con rumbo { $heading }.

## Fuego

client-vas-all-at = Todo contra { $target }
client-vas-weapons = { $number ->
    [one] 1 arma
   *[other] { $number } armas
}
client-vas-hold = No disparar
client-vas-fire = Fuego
client-vas-promise = { $target }: daño esperado { $damage }, incapacitado { $cripple }, hundido { $sink }.
client-vas-cripple = incapacitar
client-vas-sink = hundir
client-vas-hits = Impactos
client-vas-damage = Daño, { $mean } esperado
client-vas-again = { $number ->
    [0] No repetir ninguno
    [one] Repetir 1 dado
   *[other] Repetir { $number } dados
}
client-vas-shown = Han salido: { $faces }. Cada uno impacta con { $need } o más.

## Control de daños

client-vas-repair-none = Dejarlo
client-vas-repair-all = Todas las áreas
