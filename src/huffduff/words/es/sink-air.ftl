## Preguntas

sink-ask-strikes = Ataques aéreos: envía bombarderos y torpederos contra enemigos descubiertos o seguidos, o ninguno.

## Rechazos

sink-refuse-flown-twice = Orden { $order }: { $unit } ataca una vez por turno.
sink-refuse-cannot-attack = Orden { $order }: { $unit } no puede atacar a nadie ahora.
sink-refuse-no-aim = Orden { $order }: { $unit } necesita un objetivo.
sink-refuse-no-such-target = Orden { $order }: { $unit } no tiene ese objetivo entre los enemigos descubiertos o seguidos.
sink-refuse-one-hex = Orden { $order }: todos los objetivos de { $unit } deben estar en { $hex }.
sink-refuse-out-of-reach = Orden { $order }: { $hex } está fuera del alcance de { $unit }.
sink-refuse-aimed-twice = Orden { $order }: { $unit } solo puede atacar una vez a un buque.
sink-refuse-strength-shared = Orden { $order }: { $unit } tiene una fuerza de { $strength } para repartir, en puntos enteros.
sink-refuse-no-recon = { $unit } no es uno de tus aviones de reconocimiento.
sink-refuse-off-map = { $hex } está fuera del mapa para { $unit }.
sink-refuse-over-britain = { $unit } no puede volar sobre Gran Bretaña, en { $hex }.
sink-refuse-too-far = { $unit } no se aleja más de { $radius } hexágonos de su base; { $hex } está demasiado lejos.

## Dados

sink-deal-target = De qué buque se trata.
sink-roll-strike = { $category ->
    [battleship] { $unit } ataca al acorazado { $number } de { $token }, fuerza { $strength }.
    [carrier] { $unit } ataca al portaaviones { $number } de { $token }, fuerza { $strength }.
    [cruiser] { $unit } ataca al crucero { $number } de { $token }, fuerza { $strength }.
   *[destroyers] { $unit } ataca a la flotilla { $number } de { $token }, fuerza { $strength }.
}

## Lo sucedido

sink-strike-flies = { $unit } despega para atacar en { $hex }.
sink-strike-launched = { $token } lanza { $unit } para atacar en { $hex }.
sink-strike-hits = { $points ->
    [one] { $unit } alcanza a { $ship }: { $points } punto de daño.
   *[other] { $unit } alcanza a { $ship }: { $points } puntos de daño.
}
sink-strike-misses = { $category ->
    [battleship] { $unit } no daña al acorazado { $number } de { $token }.
    [carrier] { $unit } no daña al portaaviones { $number } de { $token }.
    [cruiser] { $unit } no daña al crucero { $number } de { $token }.
   *[destroyers] { $unit } no daña a la flotilla { $number } de { $token }.
}
sink-strike-wasted = { $category ->
    [battleship] { $unit } encuentra ya hundido al acorazado { $number } de { $token }.
    [carrier] { $unit } encuentra ya hundido al portaaviones { $number } de { $token }.
    [cruiser] { $unit } encuentra ya hundido al crucero { $number } de { $token }.
   *[destroyers] { $unit } encuentra ya hundida a la flotilla { $number } de { $token }.
}
