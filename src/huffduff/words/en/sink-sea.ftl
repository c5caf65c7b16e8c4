## Turns and phases

sink-turn = { $night ->
    [yes] Turn { $turn }: night
   *[no] Turn { $turn }: day
} ({ $day ->
    [32] 1 June
   *[other] { $day } May
}, { $hour } h)
sink-phase = { $phase ->
    [1] Unit Availability Phase
    [2] Visibility Phase
    [3] Detection Phase
    [4] Surface Combat Phase
    [5] Air Attack Phase
    [6] Shadow Phase
    [7] German Movement Plot Phase
    [8] British Movement Phase
    [9] German Movement Phase
   *[10] Damage Control Phase
}

## Phase 1

sink-comes = { $ship } comes to the map in { $hex }.
sink-must-wait = { $ship } should come in { $hex } but finds no marker or no room. Make some when you organise, or let her join a task force there.
sink-deal-counter = A convoy counter is drawn.
sink-convoy-enters = Convoy { $convoy } enters in { $hex }.
sink-convoy-is = { $value ->
    [0] { $convoy } is a dummy.
   *[other] { $convoy } is a real convoy, worth { $value } points to the German.
}
sink-appeared = { $side ->
    [german] A German marker appears in { $hex }: { $token }.
   *[british] A British marker appears in { $hex }: { $token }.
}
sink-removed = { $side ->
    [german] The German takes { $token } off the map in { $hex }.
   *[british] The British takes { $token } off the map in { $hex }.
}
sink-shadow-kept = The British keeps shadowing { $token } in { $hex }.

## Visibility and detection

sink-roll-visibility = Visibility
sink-visibility = { $visibility ->
    [good] Visibility is good.
    [fair] Visibility is fair.
   *[poor] Visibility is poor.
}
sink-search = { $by } searches for { $target }.
sink-roll-search = { $by } searches for { $target }: { $need } or more finds it.
sink-search-found = { $by } has found { $target }.
sink-search-failed = { $by } has not found { $target }.
sink-detected = { $how ->
    [coast] { $token } has been seen from the coast in { $hex }
    [escort] { $token } escorts the convoys in { $hex }
    [attack] { $token } attacks in { $hex }
   *[search] { $token } has been detected in { $hex }
}: battleships { $battleship }, carriers { $carrier }, cruisers { $cruiser }, destroyer flotillas { $destroyers }. { $side ->
    [german] It is German.
   *[british] It is British.
}
sink-dummy-found = { $how ->
    [coast] Seen from the coast in { $hex },
    [escort] Looked at beside the convoys in { $hex },
   *[search] Detected in { $hex },
} { $side ->
    [german] German { $token } turns out to be a dummy.
   *[british] British { $token } turns out to be a dummy.
}
sink-looks = { $token } takes a look at the convoys in { $hex }.
sink-no-escort = Nobody escorts the convoys in { $hex }.

## Convoys and raiders

sink-convoy-real = Convoy { $convoy } in { $hex } is real.
sink-convoy-dummy = Convoy { $convoy } in { $hex } is a dummy and out of the game.
sink-convoy-safe = Convoy { $convoy } is safe: its voyage ended in { $hex }.
sink-convoy-counts = { $points ->
    [0] { $convoy } was a dummy: no points.
   *[other] { $convoy } brings you { $points } points.
}
sink-ship-exits = { $ship } has left the map by the south from { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The end

sink-final = The German has { $german } points; the British has { $british }, with { $convoys ->
    [one] one convoy
   *[other] { $convoys } convoys
} safe or at sea.
sink-end-turns = The last turn is over.
sink-end-out-of-reach = The British can no longer catch up.
sink-end-bismarck-sunk = Bismarck has been sunk.
sink-end-haven = Bismarck has reached a port.
sink-end-bismarck-exited = Bismarck has left the map by the south.
sink-end-raiders-sunk = Scharnhorst and Gneisenau have both been sunk.
