## Preguntas

strait-ask-captains = Elige a los oficiales que mandarán tus buques.
strait-ask-speed-reroll = Tu tirada de velocidad es { $roll }. ¿Dejas que { $officer } haga señales a la escuadra y repites la tirada? Vale la segunda.
strait-ask-move = Tu tirada de velocidad es { $roll }. Elige un buque y lo que hace.
strait-ask-pay = La maniobra del { $ship } cuesta { $amount } puntos. ¿Quién los paga?
strait-ask-points = { $purpose ->
    [shooting] ¿Cuántos puntos de capitán dedica el { $ship } a este disparo?
    [repair] ¿Cuántos puntos de capitán dedica el { $ship } a esta reparación?
   *[morale] ¿Cuántos puntos de capitán dedica el { $ship } a su chequeo de moral?
}
strait-ask-morale = Varios de tus buques deben hacer un chequeo de moral. ¿Cuál va ahora?
strait-ask-steady-crew = La dotación del { $ship } no supera el chequeo. ¿Usas la dotación serena de { $officer } y repites la tirada? Vale la segunda.

## Rechazos: oficiales

strait-officer-missing = Aún hay un buque sin capitán.
strait-foreign-officer = { $officer } no sirve en tu bando.
strait-officer-elsewhere = { $officer } no está disponible: no tiene sitio en esta batalla o manda ya otro buque.
strait-admiral-not-bought = { $officer } va siempre a bordo del buque insignia y no se compra.
strait-same-captain = { $officer } no puede mandar dos buques.
strait-over-budget = Estos capitanes cuestan { $cost } puntos en total y tienes { $budget }.
strait-one-admiral = { $count ->
    [0] Debe acompañarte un almirante.
   *[other] Solo te acompaña un almirante.
}
strait-admiral-in-flagship = { $officer } manda el { $ship }: nómbralo primero, y después al capitán del otro buque.

## Rechazos: puntos

strait-no-points = { $left ->
    [0] A { $officer } no le quedan puntos este turno.
    [one] A { $officer } solo le queda { $left } punto este turno.
   *[other] A { $officer } solo le quedan { $left } puntos este turno.
}
strait-no-shared-points = Ningún otro oficial puede gastar puntos en el { $ship }.
strait-no-loan = { $left ->
    [0] { $officer } no puede ceder más puntos a otros buques este turno.
    [one] { $officer } solo puede ceder { $left } punto más a otros buques este turno.
   *[other] { $officer } solo puede ceder { $left } puntos más a otros buques este turno.
}
strait-too-expensive = { $left ->
    [0] Esta maniobra cuesta { $price } puntos y al { $ship } no le queda ninguno.
    [one] Esta maniobra cuesta { $price } puntos y al { $ship } solo le queda { $left }.
   *[other] Esta maniobra cuesta { $price } puntos y al { $ship } solo le quedan { $left }.
}

## Rechazos: movimiento

strait-not-your-ship = El { $ship } no es uno de tus buques.
strait-ship-gone = { $status ->
    [sunk] El { $ship } está hundido.
   *[left] El { $ship } ha salido del mapa.
}
strait-moved-already = El { $ship } ya ha hecho lo que podía este turno.
strait-turn-one-step = El { $ship } solo puede girar 45 grados, a babor o a estribor.
strait-too-slow = El { $ship } necesita un { $need } de velocidad para avanzar y la tirada es { $roll }. Solo puede girar.
strait-north-closed = El { $ship } no puede cruzar el borde norte del mapa: allí no hay más que hielo.
strait-no-edge-ahead = El { $ship } no va rumbo a un borde del mapa.
strait-off-map = Esa casilla no existe.
strait-one-space = El { $ship } solo puede avanzar una casilla.
strait-not-forward = { $space } no queda a proa del { $ship }.
strait-space-taken = En { $space } hay otro buque.
strait-duty-open-range = El { $ship } tiene la moral quebrada: debe alejarse del enemigo más cercano.
strait-duty-turn-away = El { $ship } tiene la moral quebrada: debe girar para apartarse del enemigo más cercano.
strait-duty-do-not-close = El { $ship } tiene la moral quebrada: no debe acercarse al enemigo más cercano.

## Rechazos: moral

strait-checked-already = El { $ship } ya ha hecho su chequeo de moral este turno.
strait-no-check-due = El { $ship } no tiene por qué hacer un chequeo de moral.

## Dados

strait-roll-speed = { $side ->
    [german] Tirada de velocidad de la escuadra alemana.
   *[british] Tirada de velocidad de la escuadra británica.
}
strait-roll-morale = Moral del { $ship }: con { $need } o más, resiste.

## Lo ocurrido

strait-captains-revealed = { $officer } toma el mando del { $ship }.
strait-turn-begins = Turno { $turn }
strait-phase = { $phase ->
    [movement] Movimiento
    [shooting] Tiro
    [damage-control] Control de averías
   *[morale] Moral
}
strait-ability-used = { $ability ->
    [squadron-signal] { $officer } hace señales a la escuadra: se repite la tirada de velocidad.
    [second-salvo] { $officer } ordena una segunda salva: se repite el disparo.
   *[steady-crew] { $officer } calma a su dotación: se repite el chequeo de moral.
}
strait-moved = { $facing ->
    [0] El { $ship } avanza de { $from } a { $to }, con rumbo norte.
    [1] El { $ship } avanza de { $from } a { $to }, con rumbo nordeste.
    [2] El { $ship } avanza de { $from } a { $to }, con rumbo este.
    [3] El { $ship } avanza de { $from } a { $to }, con rumbo sudeste.
    [4] El { $ship } avanza de { $from } a { $to }, con rumbo sur.
    [5] El { $ship } avanza de { $from } a { $to }, con rumbo sudoeste.
    [6] El { $ship } avanza de { $from } a { $to }, con rumbo oeste.
   *[7] El { $ship } avanza de { $from } a { $to }, con rumbo noroeste.
}
strait-turned = { $facing ->
    [0] El { $ship } gira al norte.
    [1] El { $ship } gira al nordeste.
    [2] El { $ship } gira al este.
    [3] El { $ship } gira al sudeste.
    [4] El { $ship } gira al sur.
    [5] El { $ship } gira al sudoeste.
    [6] El { $ship } gira al oeste.
   *[7] El { $ship } gira al noroeste.
}
strait-stays = El { $ship } se queda donde está.
strait-left-map = El { $ship } sale del mapa y no volverá.
strait-morale-holds = La dotación del { $ship } se mantiene firme.
strait-morale-fails = Se quiebra la moral del { $ship }.
strait-morale-recovers = La dotación del { $ship } recobra la moral.

## El final

strait-win-beaten = { $winner ->
    [german] Ganan los alemanes: todo buque británico que cuenta se ha hundido, se ha ido o tiene la moral quebrada.
    [british] Ganan los británicos: todo buque alemán que cuenta se ha hundido, se ha ido o tiene la moral quebrada.
   *[other] Todo buque de un bando que cuenta se ha hundido, se ha ido o tiene la moral quebrada.
}
strait-win-distance = Ganan los alemanes: han dejado atrás a sus perseguidores.
strait-draw-both = Empate: los dos bandos han ganado en el mismo turno.
strait-draw-limit = Empate: la batalla ha durado demasiado.

## Modificadores

strait-mod-speed-cards = Velocidad dañada (damas y jotas)
strait-mod-hull = Daños en el casco
strait-mod-station-keeping = Guardar el puesto
strait-mod-cards = Cartas de daño
strait-mod-already-failed = Moral ya quebrada
