## Setting up

sink-ask-german-start = Where does the operation begin? Choose the hex of Bismarck's force; dummies stand in the others.
sink-ask-british-start = Take your stations: the patrol must cover all of its hexes.
sink-germans-ready = The German has set up: { $count } task forces are on the map.
sink-british-ready = The British has set up: { $count } task forces are on the map.
sink-deal-token = Which marker comes first.
sink-deal-convoy = { $convoy } in { $hex }: { $outcome ->
    [0] a dummy
    [one] a convoy worth 1 point
   *[other] a convoy worth { $outcome } points
}.

## Why a start is refused

sink-start-stranger = { $ship } cannot be placed here, or is placed twice.
sink-start-left-out = { $ship } has not been placed.
sink-start-not-here = These ships cannot start in { $hex }.
sink-start-together = Bismarck and Prinz Eugen start in one task force.
sink-start-one-each = There must be one task force, and no more, in { $hex }.
sink-start-dummies-in-port = { $hex } must hold { $count ->
    [one] one dummy
   *[other] { $count } dummies
}.
sink-start-in-port = Whoever starts in { $hex } lies in port there.
sink-start-tanker-hex = No tanker can wait in { $hex }.
sink-start-tankers = Name { $count } different hexes for tankers.
sink-start-patrol-empty = Nobody patrols { $hex }.
sink-start-too-many-forces = There can be no more than { $count } task forces.
sink-start-too-many-dummies = There can be no more than { $count } dummies.
sink-start-stack = There are more than { $count } task forces in { $hex }.
sink-start-no-sea = No task force can be in { $hex }.
sink-start-no-escort = Only ships in the hex of a convoy can escort it.
sink-start-escorts = { $ship } starts as the escort of a convoy.
sink-start-fixed = This task force starts in { $hex }, with these ships and no others.
sink-start-too-near = { $hex } is too near to a German task force.
