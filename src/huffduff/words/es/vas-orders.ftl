## Órdenes

vas-ask-order = ¿Qué Orden da el capitán de { $ship }?
vas-order = { $ship }: { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
}
vas-roll-order = { $ship }, { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
} La tripulación lo logra con { $need } o más.
vas-order-obeyed = { $ship }: { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
} La tripulación lo logra.
vas-order-failed = { $ship }: { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
} La tripulación falla y la Orden no tiene efecto.
vas-no-bridge = { $ship } ha perdido el puente: ya no hay Órdenes.
vas-lumbering = { $ship } es Torpe y no puede evadir.
vas-rudder-jammed = El timón de { $ship } está bloqueado: no puede virar.
vas-no-carrier = { $ship } no tiene cubierta de vuelo.
vas-flooded = { $ship } inunda los pañoles: Máquinas { $engine }, Armas { $weapons }, Tripulación { $crew }.
vas-roll-opposed = Las tripulaciones de { $ship } y { $target } se miden: un D6 cada una.
