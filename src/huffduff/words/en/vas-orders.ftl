## Orders

vas-ask-order = Which Order does the captain of { $ship } give?
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
} Her crew manages it on { $need } or more.
vas-order-obeyed = { $ship }: { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
} The crew manages it.
vas-order-failed = { $ship }: { $order ->
    [all-hands] { vas-order-all-hands }
    [come-about] { vas-order-come-about }
    [smoke] { vas-order-smoke }
    [evade] { vas-order-evade }
    [flood] { vas-order-flood }
   *[scramble] { vas-order-scramble }
} The crew fails, and the Order has no effect.
vas-no-bridge = { $ship } has lost her bridge: no Orders any more.
vas-lumbering = { $ship } is Lumbering and cannot evade.
vas-rudder-jammed = The rudder of { $ship } is jammed: she cannot come about.
vas-no-carrier = { $ship } has no flight deck to scramble from.
vas-flooded = { $ship } floods her magazines: Engine { $engine }, Weapons { $weapons }, Crew { $crew }.
vas-roll-opposed = The crews of { $ship } and { $target } against each other: a D6 each.
