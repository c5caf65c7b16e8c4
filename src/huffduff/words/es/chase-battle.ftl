## Preguntas

chase-ask-combat = Combate naval: ataca a un enemigo localizado con una de tus unidades en el mismo hexágono, o termina.
chase-ask-torpedoes = Ronda { $round }: lanza torpedos, hasta tres por buque, o ninguno.
chase-ask-fire = Ronda { $round }: elige un objetivo para los cañones de cada buque, o no dispares.
chase-ask-battle-move = { $ship }: elige su posición y cuántas zonas avanza.
chase-ask-pushed = { $zones ->
    [one] { $ship } queda { $zones } zona fuera del tablero. ¿Recupera el terreno y se acerca, o abandona el combate?
   *[other] { $ship } queda { $zones } zonas fuera del tablero. ¿Recupera el terreno y se acerca, o abandona el combate?
}
chase-ask-abort = { $ship } está bastante lejos. ¿Intenta salir del combate?
chase-ask-reinforce = Ronda { $round }: llama al combate a buques tuyos que estén en este hexágono, o a ninguno.
chase-ask-concede = Tus buques no pueden ni combatir ni escapar. ¿Los das por perdidos?

## Rechazos

chase-refuse-no-second-shot = Orden { $order }: { $ship } no es uno de tus buques en este combate, o ya dispara.
chase-refuse-no-target = Orden { $order }: { $ship } no puede apuntar ningún cañón a ese objetivo.
chase-refuse-torpedo-range = Orden { $order }: { $ship } no tiene torpedos, o su objetivo está más allá del alcance medio.
chase-refuse-torpedoes = Orden { $order }: { $ship } no puede lanzar tantos torpedos. El máximo son tres por ronda.
chase-refuse-cannot-join = Orden { $order }: { $ship } no puede unirse a este combate.
chase-refuse-not-in-fleet = Orden { $order }: { $ship } no es un buque de guerra de tu bando, o ya lo has elegido.

## Dados

chase-roll-gun = { $range ->
    [extreme] { $ship } dispara a { $target }, alcance extremo.
    [long] { $ship } dispara a { $target }, alcance largo.
    [medium] { $ship } dispara a { $target }, alcance medio.
   *[short] { $ship } dispara a { $target }, alcance corto.
}
chase-roll-torpedo = Un torpedo de { $firer } contra { $ship }.
chase-roll-special = Daño especial en { $ship }.
chase-roll-fuel-loss = Combustible que pierde { $ship }: la mitad del dado, redondeando hacia arriba.
chase-roll-subtable = El peor de los impactos en { $ship }.
chase-roll-abort = { $ship } intenta escapar: con { $need } o menos lo consigue.
chase-roll-reinforce = { $ship } intenta unirse al combate: con { $need } o menos lo consigue.

## Modificadores

chase-mod-acquired = Blanco fijado
chase-mod-radar = Radar
chase-mod-visibility = Visibilidad
chase-mod-firer-turned = Quien dispara está en acercamiento o en huida
chase-mod-target-turned = El objetivo está en acercamiento o en huida
chase-mod-fire-control = Dirección de tiro dañada
chase-mod-exhausted = Tripulación agotada
chase-mod-class = Clase del buque contra clase del objetivo
chase-mod-target-opening = Objetivo de costado
chase-mod-target-breaking-off = Objetivo en huida
chase-mod-medium-range = Alcance medio

## Lo sucedido

chase-attacks = { $side ->
    [german] Los alemanes atacan a { $contact } en { $hex }.
   *[allied] Los Aliados atacan a { $contact } en { $hex }.
}
chase-battle-begins = { $side ->
    [german] Comienza un combate en { $hex }; atacan los alemanes.
   *[allied] Comienza un combate en { $hex }; atacan los Aliados.
}
chase-battle-round = Ronda { $round } del combate
chase-battle-ends = El combate en { $hex } ha terminado.
chase-launches = { $count ->
    [one] { $ship } lanza { $count } torpedo contra { $target }.
   *[other] { $ship } lanza { $count } torpedos contra { $target }.
}
chase-gun-result = { $result ->
    [two-hull-evasion] { $ship } alcanza a { $target }: 2 casillas de casco y un efecto de evasión.
    [hull-evasion] { $ship } alcanza a { $target }: 1 casilla de casco y un efecto de evasión.
    [hull] { $ship } alcanza a { $target }: 1 casilla de casco.
    [bow] { $ship } alcanza a { $target }: cañones de proa.
    [stern] { $ship } alcanza a { $target }: cañones de popa.
    [secondary] { $ship } alcanza a { $target }: cañones secundarios.
   *[special] { $ship } alcanza a { $target }: ¡daño especial!
}
chase-guns-jam = Los cañones de { $ship } fallan: un dado menos en la próxima ronda.
chase-special = { $result ->
    [fire-control] La dirección de tiro de { $ship } está dañada.
    [fuel] { $ship } pierde combustible.
    [radar] El radar de { $ship } queda fuera de servicio.
   *[subtable] ¡{ $ship } ha recibido un impacto en un punto vital!
}
chase-blows-up = ¡{ $ship } salta por los aires!
chase-battle-moved = { $position ->
    [closing] { $zones ->
        [0] { $ship }, en acercamiento, no se mueve de su zona.
        [one] { $ship }, en acercamiento, avanza { $zones } zona.
       *[other] { $ship }, en acercamiento, avanza { $zones } zonas.
    }
    [opening] { $ship } se pone de costado al enemigo.
   *[breaking-off] { $zones ->
        [0] { $ship }, en huida, no se mueve de su zona.
        [one] { $ship }, en huida, se aleja { $zones } zona.
       *[other] { $ship }, en huida, se aleja { $zones } zonas.
    }
}
chase-left-behind = { $ship } se queda atrás y fuera del combate.
chase-aborted = { $ship } escapa y queda fuera del combate.
chase-joins-battle = { $ship } se une al combate.
