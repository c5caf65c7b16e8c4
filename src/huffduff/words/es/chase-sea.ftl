## Preguntas

chase-ask-buy = Compra unidades opcionales, o ninguna. Cada una modifica los puntos de victoria y una tirada secreta puede delatarla.
chase-ask-tankers = Elige un hexágono para cada petrolero, fuera de las rutas de convoyes y de la cobertura aérea oriental.
chase-ask-shadow = Elige un contacto avistado y los buques que intentan perseguirlo, o termina.
chase-ask-evade = Buques enemigos intentan perseguir a { $contact }. ¿Evades, los distraes o mantienes el rumbo?
chase-ask-divert = El contacto se ha dividido: { $fast } es la parte más rápida y { $slow } la más lenta. ¿Cuál persigues?
chase-ask-divide = ¿Cuáles de tus buques persiguen a la parte más rápida, { $fast }, y cuáles a la más lenta, { $slow }?
chase-ask-shadowed-moves = Tus unidades perseguidas mueven primero. El enemigo sabrá dónde termina cada una.
chase-ask-fleet = Elige los buques que combaten por ti.

## Rechazos

chase-not-an-order = La orden { $order } no se entiende.
chase-not-for-sale = La orden { $order } compra una unidad que no puedes tener o que ya has comprado.
chase-no-sea = { $hex } no es un hexágono de mar.
chase-tanker-on-route = { $hex } está en una ruta de convoyes, donde nunca puede haber petroleros.
chase-tanker-in-air-cover = { $hex } está dentro de la cobertura aérea aliada oriental.
chase-tanker-left = A { $ship } le falta todavía un hexágono.
chase-fleet-size = Elige entre uno y { $most } buques.
chase-one-attempt = Un intento cada vez: nombra un contacto y los buques que lo intentan, o termina.
chase-no-such-contact = No hay ningún contacto enemigo { $contact }.
chase-shadow-once = Ya se ha intentado perseguir a { $contact } este turno.
chase-shadowed-already = { $contact } ya está siendo perseguido.
chase-cannot-shadow = { $ship } no puede intentar perseguir a { $contact }: no está allí, no está libre para hacerlo o se ha nombrado dos veces.
chase-no-split-shadowed = Una fuerza que a su vez está siendo perseguida no puede dividirse.
chase-too-slow-to-shadow = Con un valor de evasión de { $evasion }, tus buques no pueden mantener el paso de { $contact }.
chase-not-shadowed = La orden { $order } es para { $unit }, que no es una unidad perseguida tuya que aún deba mover.
chase-shadowed-must-report = { $unit } está siendo perseguida: ordénale mover o quedarse.

## Dados

chase-roll-secret = ¿Se delata { $ship }? Con { $need } o menos el enemigo conoce su nombre.
chase-roll-weather = Cambio de tiempo desde la casilla { $weather }.
chase-roll-storm = Temporal: con { $need } o menos cada buque gasta un punto de combustible.
chase-roll-shadow = Persecución de { $contact }: con { $need } o menos hay éxito.

## Modificadores

chase-mod-weather-box = Extremo del indicador del tiempo
chase-mod-differential = Diferencia de valores de evasión
chase-mod-evasion-manoeuvre = Maniobra de evasión
chase-mod-fast-part = Parte más rápida de una fuerza dividida

## Lo sucedido

chase-turn = { $time ->
    [night] { $date } de mayo de 1941, noche (turno { $turn })
    [morning] { $date } de mayo de 1941, mañana (turno { $turn })
    [noon] { $date } de mayo de 1941, mediodía (turno { $turn })
    [afternoon] { $date } de mayo de 1941, tarde (turno { $turn })
   *[evening] { $date } de mayo de 1941, anochecer (turno { $turn })
}
chase-phase = { $phase ->
    [setup] Preparación
    [visibility] Fase de visibilidad
    [shadow] Fase de persecución
    [movement] Fase de movimiento
    [search] Fase de búsqueda
    [air-attack] Fase de ataque aéreo
    [naval-combat] Fase de combate naval
    [chance] Fase de azar
   *[admin] Fase de mantenimiento
}
chase-unit-announced = { $side ->
    [german] Los Aliados se enteran de que participa { $ship }.
   *[allied] Los alemanes se enteran de que participa { $ship }.
}
chase-weather = { $fog ->
    [on] Tiempo { $weather }, niebla; visibilidad { $visibility }.
   *[off] Tiempo { $weather }, sin niebla; visibilidad { $visibility }.
}
chase-contact-lost = Se pierde de vista a { $contact } en { $hex }.
chase-storm = { $points ->
    [one] El temporal cuesta { $points } punto de combustible a cada buque.
   *[other] El temporal cuesta { $points } puntos de combustible a cada buque.
}
chase-no-storm = El temporal no cuesta combustible.
chase-shadow-attempt = Buques aliados intentan perseguir a { $contact } en { $hex }.
chase-shadow-too-fast = { $contact } es demasiado rápido para los buques que querían perseguirlo.
chase-shadow-success = { $contact } es perseguido en { $hex }.
chase-shadow-failure = { $contact } se zafa en { $hex }.
chase-evades = { $contact } hace una maniobra de evasión.
chase-diverts = { $contact } hace una maniobra de distracción y se divide en { $fast }, la parte más rápida, y { $slow }.
chase-shadowed-ends = { $contact } está ahora en { $hex }.
chase-shadowed-into-fog = { $contact } ha desaparecido en la niebla de { $hex }.
chase-reinforcement = { $ship } aparece en { $hex }.
chase-released = { $ship } puede actuar desde ahora.
chase-out-of-fuel = { $ship } ha agotado el combustible de emergencia y queda fuera de la partida.

## Cómo termina un combate suelto

chase-win-battle = { $winner ->
    [german] Los alemanes ganan el combate: han causado más pérdidas de las que han sufrido.
   *[allied] Los Aliados ganan el combate: han causado más pérdidas de las que han sufrido.
}
chase-draw-battle = El combate termina en empate.
