## Phase 7: German plots

sink-ask-plots = Plot your task forces hex by hex, and where your recon aircraft go. Nobody sees it before phase 9; what has no plot stays.
sink-ask-shadowed-move = { $token } in { $hex } is shadowed: move it now, before the enemy's eyes.
sink-plotted = The German has plotted his moves.

## Phase 8: British movement

sink-ask-moves = Move your task forces and recon aircraft. Convoys keep to their tracks by themselves unless you steer them.

## Phase 9: German movement

sink-ask-next-mover = Which of your task forces moves next?
sink-ask-watch = { $token } comes through { $hex }. Which of your task forces there search for it?
sink-no-room = There is no room left for { $token } in { $hex }: it stops earlier.

## What is seen

sink-sails = { $token } moves to { $hex }.
sink-flies = { $unit } flies to { $hex }.
sink-in-port-now = { $token } is in port in { $hex }.
sink-at-sea-now = { $token } lies at sea in { $hex }.

## Why a course is refused

sink-refuse-held = { $token } may not move before Bismarck has been detected.
sink-refuse-no-fuel = A ship of { $token } has no oil left: it moves { $most ->
    [one] one hex
   *[other] { $most } hexes
} at most.
sink-refuse-too-fast = { $token } can move { $most ->
    [0] no hex
    [one] one hex
   *[other] { $most } hexes
} in this turn, not { $cost }.
sink-refuse-after-exit = { $token } has left the map: nothing comes after that.
sink-refuse-no-sea = { $token } cannot enter { $hex }: it is land or has no number.
sink-refuse-not-adjacent = { $token } cannot go from { $start } to { $hex }: the two do not touch.
sink-refuse-restricted = { $token } may not enter { $hex }: these waters are closed to German ships.
sink-refuse-land-between = { $token } cannot go from { $start } to { $hex }: land lies between them.
sink-refuse-exit-british = { $token } may not leave the map: British task forces never do.
sink-refuse-exit-dummy = { $token } is a dummy and cannot leave the map.
sink-refuse-no-exit = { $token } cannot leave the map from { $hex }: only from its southern edge.
sink-refuse-ordered-twice = { $unit } has two orders.
sink-refuse-not-now = { $token } is not plotted: a shadowed task force is moved openly.
sink-refuse-dummy-escort = { $token } is a dummy and cannot escort.
sink-refuse-nothing-to-escort = There will be no convoy in { $hex } for { $token } to escort.
