## Preguntas

chase-ask-orders = Escribe tus órdenes para este turno. Quedan selladas hasta que ambos bandos hayan escrito las suyas.
chase-ask-repairs = ¿Qué buques tuyos reparan en el mar este turno? No hacen nada más; el resultado se conoce antes de escribir las demás órdenes.

## Rechazos: buques y fuerzas

chase-refuse-no-unit = No tienes ninguna unidad { $unit } en la carta.
chase-refuse-state = { $state ->
    [refuel] { $ship } no puede hacerlo: este turno reposta en alta mar.
    [port] { $ship } no puede hacerlo: este turno está en puerto.
    [repair] { $ship } no puede hacerlo: este turno hace reparaciones.
    [patrol] { $ship } no puede hacerlo: este turno patrulla.
    [tried-to-shadow] { $ship } no puede hacerlo: este turno ha intentado perseguir a un enemigo.
    [no-move] { $ship } no puede hacerlo: aún tiene un marcador de Sin movimiento.
    [restricted] { $ship } tiene restricciones y todavía no puede actuar.
    [shadowed] { $ship } no puede hacerlo: está siendo perseguido.
    [crippled] { $ship } no puede hacerlo: tiene dañado el timón o ha perdido toda su velocidad.
    [tanker] { $ship } no puede hacerlo: es un petrolero.
   *[other] { $ship } no puede hacerlo en su estado actual ({ $state }).
}
chase-refuse-moved = { $ship } ya ha movido este turno.
chase-refuse-task = { $task ->
    [refuel] { $ship } reposta en alta mar este turno y no hace nada más.
    [port] { $ship } está en puerto este turno y no hace nada más.
    [repair] { $ship } hace reparaciones este turno y no hace nada más.
   *[patrol] { $ship } patrulla este turno y no hace nada más.
}
chase-refuse-force-name = No tienes ningún marcador de fuerza { $force }.
chase-refuse-force-hex = Los buques de { $force } no están todos en el mismo hexágono.
chase-refuse-force-of-one = { $force } necesita al menos dos buques.
chase-refuse-regroup = { $force } está siendo perseguida o tiene restricciones, y nadie puede unirse a ella ahora.
chase-refuse-not-in-force = { $ship } no está en ninguna fuerza.
chase-refuse-return = { $ship } no puede recibir la orden de regresar a la base: solo pueden hacerlo los acorazados, cruceros de batalla y cruceros pesados alemanes que estén en el mar y hayan perdido velocidad.

## Rechazos: reparaciones, puerto, combustible y patrulla

chase-refuse-nothing-to-repair = { $wish ->
    [rudder] El timón de { $ship } no está dañado.
   *[speed] { $ship } no ha perdido velocidad.
}
chase-refuse-no-port = En { $hex } no hay ningún puerto tuyo para { $ship }.
chase-refuse-german-only = Solo los buques alemanes repostan en alta mar.
chase-refuse-no-tanker = { $tanker } no es un petrolero.
chase-refuse-tanker-needs-none = { $ship } es un petrolero y no necesita combustible.
chase-refuse-tanker-elsewhere = { $tanker } no está en el hexágono de { $ship }.
chase-refuse-blind = En { $hex } no se ve nada: hay niebla o la visibilidad es nula.

## Rechazos: buques en movimiento

chase-refuse-too-far = { $hexes ->
    [one] { $unit } puede mover como mucho { $hexes } hexágono este turno.
   *[other] { $unit } puede mover como mucho { $hexes } hexágonos este turno.
}
chase-refuse-shadowed-moved-first = { $unit } está siendo perseguida y tuvo que mover antes que las demás.
chase-refuse-land-side = La tierra cierra el paso a { $hex }.
chase-refuse-not-next = { $hex } no es contiguo al hexágono anterior.
chase-refuse-tanker-route = { $hex } está en una ruta de convoyes, donde los petroleros no pueden entrar nunca.
chase-refuse-destroyer-boundary = { $hex } está más allá de la línea que los destructores alemanes no pueden cruzar.
chase-refuse-destroyers-come-back = { $unit } tiene destructores fuera de su límite y debe volver hacia él por el camino más corto.
chase-refuse-destroyers-held = { $unit } no puede moverse, pero sus destructores están fuera de su límite: deben separarse y volver hacia él por el camino más corto.
chase-refuse-restock = { $unit } tiene un buque sin munición y debe ir al puerto más cercano por el camino más corto.
chase-refuse-repairs-first = Las reparaciones se hacen antes de escribir las demás órdenes.
chase-refuse-fuel = { $need ->
    [one] { $ship } necesitaría 1 punto de combustible para este movimiento y tiene { $fuel }.
   *[other] { $ship } necesitaría { $need } puntos de combustible para este movimiento y tiene { $fuel }.
}
chase-refuse-emergency-fuel = { $ship } navega con combustible de emergencia y no puede hacer ningún movimiento que cueste combustible.

## Rechazos: aviones

chase-refuse-wing-not-ready = Este { $wing } no está listo para volar.
chase-refuse-no-carrier = { $ship }, el portaaviones de este { $wing }, no está en el mar.
chase-refuse-no-flight = Este { $wing } necesita una ruta de vuelo.
chase-refuse-too-long-a-flight = Este vuelo cuesta { $cost } puntos de movimiento; un { $wing } tiene { $speed }.
chase-refuse-search-and-attack = Un mismo { $wing } puede dejar marcadores de búsqueda o uno de ataque, pero no ambas cosas.
chase-refuse-marker-off-path = El vuelo no entra en { $hex }, así que no puede dejar allí ningún marcador.
chase-refuse-recon-attack = Un { $wing } solo busca y no puede atacar.
chase-refuse-no-shadowed-target = En { $hex } no hay ninguna unidad enemiga perseguida.
chase-refuse-must-land = Este { $wing } debe aterrizar en { $hex } este turno.

## Dados y modificadores

chase-roll-repair = { $wish ->
    [rudder] { $ship } intenta reparar el timón.
   *[speed] { $ship } intenta recuperar velocidad.
}
chase-mod-weather = Tiempo

## Lo sucedido

chase-rudder-repaired = El timón de { $ship } está reparado.
chase-speed-repaired = { $ship } recupera { $points } de su valor de evasión, que ahora es { $evasion }.
chase-repair-failed = Las reparaciones de { $ship } no dan resultado.
chase-torpedoes-replaced = { $ship } tiene torpedos nuevos a bordo.
chase-emergency-fuel = { $ship } ha gastado su último combustible. Debe repostar o llegar a puerto antes del turno { $turn }.
chase-flies-home = Un { $wing } sin órdenes vuelve a su base.
chase-wing-lost = Un { $wing } ya no puede llegar a su base y se pierde.
