## Flotas

client-vas-bill = { $total } puntos
client-vas-confirm-fleet = Cerrar flota
client-vas-spread = Uno al lado del otro
client-vas-put = Pulsa dónde debe estar { $piece }.

## Aviones

client-vas-aircraft = Aviones
client-vas-attack = Atacar { $target }
client-vas-engage = Trabar combate con { $enemy }
client-vas-land = Aterrizar en { $carrier }
client-vas-raid = Incursión contra { $carrier }
client-vas-there = Volar allí
client-vas-rest = Los demás se quedan
client-vas-fly = Volar
client-vas-fly-hint = Pulsa adónde debe ir la Escuadrilla, o elige.
client-vas-flown = { $passed ->
    [0] { $length } de { $speed }″.
    [one] { $length } de { $speed }″, sobre 1 buque que puede disparar.
   *[other] { $length } de { $speed }″, sobre { $passed } buques que pueden disparar.
}
client-vas-order-hint = Pulsa lo que debe ir primero.
client-vas-down = Derribados: { $flights }
client-vas-needs = La tripulación lo consigue con { $face } o más.
client-vas-pass = { $dice } dados Locales, impactan con { $need } o más; impactos que la derriban: { $hits }.
