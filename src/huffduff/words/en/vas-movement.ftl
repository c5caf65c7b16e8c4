## The turn

vas-turn = Turn { $turn }
vas-phase = { $phase ->
    [setup] { vas-phase-setup }
    [initiative] { vas-phase-initiative }
    [movement] { vas-phase-movement }
    [gunnery] { vas-phase-gunnery }
    [end] { vas-phase-end }
   *[over] { vas-phase-over }
} Phase
vas-roll-initiative = Initiative: a D10 each, first { $first ->
    [blue] the first side
    [red] the second side
   *[other] the { $first }
}, then { $second ->
    [blue] the first side
    [red] the second side
   *[other] the { $second }
}.
vas-initiative-scouting = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} adds { $bonus } for what its scouts found.
vas-initiative-coordination = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} loses { $lost } because its Flights come from land.
vas-initiative = Initiative: { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} has { $result } against { $other } and takes the token.
vas-initiative-tie = Initiative: both sides have { $result } and roll again.

## Nominations and courses

vas-ask-mover = Which of your ships moves next?
vas-moves = { $ship } moves.
vas-ask-course = The course of { $ship }: between { $minimum } and { $speed } inches, such as 2 P45 1.5.
vas-sails = { $ship } sails { $moved }": { $course }.
vas-lies = { $ship } lies where she is.
vas-no-word = Nobody can steer “{ $word }”. Write inches straight ahead and turns: 2.5 P45 2 S30.
vas-no-run = A run of { $word } leads nowhere.
vas-no-turn = { $word } is no turn.
vas-cannot-move = She cannot move this turn, and so she cannot turn either.
vas-too-far = { $length }" are too far: she makes { $speed }" this turn.
vas-too-short = She has to go at least { $minimum }" straight ahead.
vas-run-up = Before this turn she goes { $run }" straight; she needs { $needed }".
vas-too-sharp = A turn of { $degrees } degrees is too sharp: { $sharpest } is the most.
vas-no-more-turns = { $turns ->
    [0] She cannot turn.
    [one] She can turn only once in this move.
   *[other] She can turn only { $turns } times in this move.
}
vas-jammed = { $rudder ->
    [port] Her rudder is jammed to port: as soon as she can turn she does. At this distance she sails: { $course }.
   *[starboard] Her rudder is jammed to starboard: as soon as she can turn she does. At this distance she sails: { $course }.
}

## Edges, places and smoke

vas-ask-entry = { $ship } comes in over the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
} edge. Where, and on which heading?
vas-enters = { $ship } comes in over the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
} edge.
vas-off-edge = That is not on her edge, which is { $longest }" long.
vas-not-inward = A heading of { $heading } does not lead onto the table.
vas-ask-edge = { $ship } leaves through the very corner. Over which edge?
vas-withdrawn = { $ship } leaves the table over the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
} edge{ $safe ->
    [yes] .
   *[no] , where nobody is safe: she counts as lost.
}
vas-ask-side = { $ship } would lie right on top of another ship. On which side of her shall she be set?
vas-set-beside = { $ship } is set beside the ship that was there.
vas-smoke-laid = { $ship } leaves { $counters ->
    [one] one smoke counter
   *[other] { $counters } smoke counters
} behind her.
