## Questions

strait-ask-captains = Choose the officers who will command your ships.
strait-ask-speed-reroll = Your speed roll is { $roll }. Let { $officer } signal the squadron and roll again? The second roll stands.
strait-ask-move = Your speed roll is { $roll }. Choose a ship and what she does.
strait-ask-pay = The manoeuvre of { $ship } costs { $amount } points. Who pays?
strait-ask-points = { $purpose ->
    [shooting] How many captain points does { $ship } put into this shot?
    [repair] How many captain points does { $ship } put into this repair?
   *[morale] How many captain points does { $ship } put into her morale check?
}
strait-ask-morale = Several of your ships must check their morale. Which one is next?
strait-ask-steady-crew = The crew of { $ship } fails the check. Use { $officer }'s steady crew and roll again? The second roll stands.

## Refusals: officers

strait-officer-missing = A ship is still without a captain.
strait-foreign-officer = { $officer } does not serve your side.
strait-officer-elsewhere = { $officer } is not on offer: he has no place in this battle, or a ship of his own.
strait-admiral-not-bought = { $officer } is always aboard the flagship and is not bought.
strait-same-captain = { $officer } cannot command two ships.
strait-over-budget = These captains cost { $cost } points together; you have { $budget }.
strait-one-admiral = { $count ->
    [0] One admiral must come with you.
   *[other] Only one admiral comes with you.
}
strait-admiral-in-flagship = { $officer } commands { $ship }: name him first, then the captain of the other ship.

## Refusals: points

strait-no-points = { $left ->
    [0] { $officer } has no points left this turn.
    [one] { $officer } has only { $left } point left this turn.
   *[other] { $officer } has only { $left } points left this turn.
}
strait-no-shared-points = No other officer can spend points on { $ship }.
strait-no-loan = { $left ->
    [0] { $officer } can give nothing more to other ships this turn.
    [one] { $officer } can give only { $left } more point to other ships this turn.
   *[other] { $officer } can give only { $left } more points to other ships this turn.
}
strait-too-expensive = { $left ->
    [0] This manoeuvre costs { $price } points, and { $ship } has none left.
    [one] This manoeuvre costs { $price } points, and { $ship } has only { $left } left.
   *[other] This manoeuvre costs { $price } points, and { $ship } has only { $left } left.
}

## Refusals: movement

strait-not-your-ship = { $ship } is not one of your ships.
strait-ship-gone = { $status ->
    [sunk] { $ship } has been sunk.
   *[left] { $ship } has left the map.
}
strait-moved-already = { $ship } has already done what she can this turn.
strait-turn-one-step = { $ship } can turn by 45 degrees only, to port or to starboard.
strait-too-slow = { $ship } needs a speed roll of { $need } to move, and it is { $roll }. She can only turn.
strait-north-closed = { $ship } cannot pass the northern edge of the map: there is nothing but ice.
strait-no-edge-ahead = { $ship } is not heading for an edge of the map.
strait-off-map = There is no such space.
strait-one-space = { $ship } can move by one space only.
strait-not-forward = { $space } does not lie ahead of { $ship }.
strait-space-taken = Another ship lies on { $space }.
strait-duty-open-range = The crew of { $ship } has lost heart: she must move farther away from the nearest enemy.
strait-duty-turn-away = The crew of { $ship } has lost heart: she must turn away from the nearest enemy.
strait-duty-do-not-close = The crew of { $ship } has lost heart: she must not come closer to the nearest enemy.

## Refusals: morale

strait-checked-already = { $ship } has checked her morale this turn.
strait-no-check-due = { $ship } has no reason to check her morale.

## Dice

strait-roll-speed = { $side ->
    [german] Speed roll of the German squadron.
   *[british] Speed roll of the British squadron.
}
strait-roll-morale = Morale of { $ship }: { $need } or more holds.

## What happened

strait-captains-revealed = { $officer } takes command of { $ship }.
strait-turn-begins = Turn { $turn }
strait-phase = { $phase ->
    [movement] Movement
    [shooting] Shooting
    [damage-control] Damage control
   *[morale] Morale
}
strait-ability-used = { $ability ->
    [squadron-signal] { $officer } signals the squadron: the speed roll is made again.
    [second-salvo] { $officer } has a second salvo fired: the shot is rolled again.
   *[steady-crew] { $officer } steadies his crew: the morale check is made again.
}
strait-moved = { $facing ->
    [0] { $ship } moves from { $from } to { $to }, heading north.
    [1] { $ship } moves from { $from } to { $to }, heading north-east.
    [2] { $ship } moves from { $from } to { $to }, heading east.
    [3] { $ship } moves from { $from } to { $to }, heading south-east.
    [4] { $ship } moves from { $from } to { $to }, heading south.
    [5] { $ship } moves from { $from } to { $to }, heading south-west.
    [6] { $ship } moves from { $from } to { $to }, heading west.
   *[7] { $ship } moves from { $from } to { $to }, heading north-west.
}
strait-turned = { $facing ->
    [0] { $ship } turns north.
    [1] { $ship } turns north-east.
    [2] { $ship } turns east.
    [3] { $ship } turns south-east.
    [4] { $ship } turns south.
    [5] { $ship } turns south-west.
    [6] { $ship } turns west.
   *[7] { $ship } turns north-west.
}
strait-stays = { $ship } stays where she is.
strait-left-map = { $ship } leaves the map and will not come back.
strait-morale-holds = The crew of { $ship } stands firm.
strait-morale-fails = The crew of { $ship } loses heart.
strait-morale-recovers = The crew of { $ship } takes heart again.

## How it ended

strait-win-beaten = { $winner ->
    [german] The Germans win: every British ship that counts is sunk, gone or has lost heart.
    [british] The British win: every German ship that counts is sunk, gone or has lost heart.
   *[other] Every ship of one side that counts is sunk, gone or has lost heart.
}
strait-win-distance = The Germans win: they have shaken off their pursuers.
strait-draw-both = A draw: both sides have won in the same turn.
strait-draw-limit = A draw: the battle has lasted too long.

## Modifiers

strait-mod-speed-cards = Speed damage (Queens and Jacks)
strait-mod-hull = Hull damage
strait-mod-station-keeping = Station-keeping
strait-mod-cards = Damage cards
strait-mod-already-failed = Morale already failed
