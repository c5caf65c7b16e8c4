## Questions

chase-ask-orders = Write your orders for this turn. They stay sealed until both sides have written theirs.
chase-ask-repairs = Which of your ships repair at sea this turn? They do nothing else; the result is known before you write your other orders.

## Refusals: ships and task forces

chase-refuse-no-unit = You have no unit { $unit } on the chart.
chase-refuse-state = { $state ->
    [refuel] { $ship } cannot do that: she refuels at sea this turn.
    [port] { $ship } cannot do that: she lies in port this turn.
    [repair] { $ship } cannot do that: she makes repairs this turn.
    [patrol] { $ship } cannot do that: she is on patrol this turn.
    [tried-to-shadow] { $ship } cannot do that: she has tried to shadow an enemy this turn.
    [no-move] { $ship } cannot do that: she still has a No Movement marker.
    [restricted] { $ship } is restricted and may not act yet.
    [shadowed] { $ship } cannot do that: she is shadowed.
    [crippled] { $ship } cannot do that: her rudder is damaged, or she has no speed left.
    [tanker] { $ship } cannot do that: she is a tanker.
   *[other] { $ship } cannot do that as she is now ({ $state }).
}
chase-refuse-moved = { $ship } has moved already this turn.
chase-refuse-task = { $task ->
    [refuel] { $ship } is refuelling at sea this turn and does nothing else.
    [port] { $ship } lies in port this turn and does nothing else.
    [repair] { $ship } is making repairs this turn and does nothing else.
   *[patrol] { $ship } is on patrol this turn and does nothing else.
}
chase-refuse-force-name = You have no marker { $force } for a task force.
chase-refuse-force-hex = The ships of { $force } are not all in one hex.
chase-refuse-force-of-one = { $force } needs two ships at least.
chase-refuse-regroup = { $force } is shadowed or restricted, and nobody can join it now.
chase-refuse-not-in-force = { $ship } is in no task force.
chase-refuse-return = { $ship } cannot be marked Return to Base: only German battleships, battlecruisers and heavy cruisers at sea that have lost speed can.

## Refusals: repair, port, fuel and patrol

chase-refuse-nothing-to-repair = { $wish ->
    [rudder] The rudder of { $ship } is not damaged.
   *[speed] { $ship } has lost no speed.
}
chase-refuse-no-port = There is no port of yours in { $hex } for { $ship }.
chase-refuse-german-only = Only German ships refuel at sea.
chase-refuse-no-tanker = { $tanker } is no tanker.
chase-refuse-tanker-needs-none = { $ship } is a tanker and needs no fuel.
chase-refuse-tanker-elsewhere = { $tanker } is not in the hex of { $ship }.
chase-refuse-blind = Nothing can be seen in { $hex }: fog, or no visibility at all.

## Refusals: ships under way

chase-refuse-too-far = { $hexes ->
    [one] { $unit } can move { $hexes } hex at most this turn.
   *[other] { $unit } can move { $hexes } hexes at most this turn.
}
chase-refuse-shadowed-moved-first = { $unit } is shadowed and had her move before all others.
chase-refuse-land-side = The way into { $hex } is closed by land.
chase-refuse-not-next = { $hex } is not next to the hex before it.
chase-refuse-tanker-route = { $hex } lies on a convoy route, which tankers may never enter.
chase-refuse-destroyer-boundary = { $hex } is beyond the line that German destroyers may not cross.
chase-refuse-destroyers-come-back = { $unit } has destroyers outside their boundary, and must sail back towards it by a shortest way.
chase-refuse-destroyers-held = { $unit } cannot move, but its destroyers are outside their boundary: they must leave it and sail back towards the boundary by a shortest way.
chase-refuse-restock = { $unit } has a ship with empty magazines, and must make for the nearest port by a shortest way.
chase-refuse-repairs-first = Repairs are made before the other orders are written.
chase-refuse-fuel = { $need ->
    [one] { $ship } would need 1 point of fuel for this move and has { $fuel }.
   *[other] { $ship } would need { $need } points of fuel for this move and has { $fuel }.
}
chase-refuse-emergency-fuel = { $ship } runs on emergency fuel and can make no move that costs any.

## Refusals: aircraft

chase-refuse-wing-not-ready = This { $wing } is not ready to fly.
chase-refuse-no-carrier = { $ship }, the carrier of this { $wing }, is not at sea.
chase-refuse-no-flight = This { $wing } needs a path to fly.
chase-refuse-too-long-a-flight = This flight costs { $cost } movement points; a { $wing } has { $speed }.
chase-refuse-search-and-attack = One { $wing } can drop search markers or an attack marker, not both.
chase-refuse-marker-off-path = The flight does not lead into { $hex }, so no marker can be dropped there.
chase-refuse-recon-attack = A { $wing } only searches and cannot attack.
chase-refuse-no-shadowed-target = There is no shadowed enemy unit in { $hex }.
chase-refuse-must-land = This { $wing } must land in { $hex } this turn.

## Dice and modifiers

chase-roll-repair = { $wish ->
    [rudder] { $ship } tries to repair her rudder.
   *[speed] { $ship } tries to regain speed.
}
chase-mod-weather = Weather

## What happened

chase-rudder-repaired = The rudder of { $ship } is repaired.
chase-speed-repaired = { $ship } regains { $points } of her Evasion Rating, which is now { $evasion }.
chase-repair-failed = The repairs of { $ship } come to nothing.
chase-torpedoes-replaced = { $ship } has new torpedoes aboard.
chase-emergency-fuel = { $ship } has used the last of her fuel. She must refuel or reach a port before turn { $turn }.
chase-flies-home = A { $wing } that had no orders flies home.
chase-wing-lost = A { $wing } can no longer reach its base and is lost.
