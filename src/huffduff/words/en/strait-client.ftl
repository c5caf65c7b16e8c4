## Chart

client-strait-board = Sea chart of 8 by 8 spaces
client-strait-ice = PACK ICE · CLOSED
client-strait-place-1 = DENMARK
client-strait-place-2 = STRAIT
client-strait-date = 24 May 1941
client-strait-facing-0 = N
    .long = north
client-strait-facing-1 = NE
    .long = north-east
client-strait-facing-2 = E
    .long = east
client-strait-facing-3 = SE
    .long = south-east
client-strait-facing-4 = S
    .long = south
client-strait-facing-5 = SW
    .long = south-west
client-strait-facing-6 = W
    .long = west
client-strait-facing-7 = NW
    .long = north-west
client-strait-ship-label = { $ship }, { $mine ->
    [yes] own
   *[no] enemy
} { $class }, on { $space }, heading { $facing }, hull { $hull } of { $full }{ $failed ->
    [yes] , morale failed
   *[no] {""}
}
client-strait-space-label = { $space }{ $taken ->
    [yes] , { $ship }
   *[no] {""}
}{ $offered ->
    [yes] , can be reached
   *[no] {""}
}
client-strait-wreck = { $ship } sank here
client-strait-face = On { $space }, head { $facing }
client-strait-empty-space = { $space } is empty sea.

## Phases and orders

client-strait-stay = Stay
client-strait-turn-port = Turn to port ({ $facing })
client-strait-turn-starboard = Turn to starboard ({ $facing })
client-strait-move = { $space }, heading { $facing }
client-strait-leave = { $turned ->
    [yes] Turn { $facing } and leave the map
   *[no] Leave the map
}
client-strait-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-strait-may-move = She needs { $need } and may move: pick a space on the chart, or turn.
client-strait-may-turn = She needs { $need } to move, so she can only turn.
client-strait-pick-facing = Pick the facing she ends with.
client-strait-chip = range { $range } · { $chance }
client-strait-chip-small = { $range } · { $chance }
client-strait-hold = Hold fire
client-strait-pass = No repair
client-strait-shot-title = { $firer } at { $target }
client-strait-needs = to roll { $need } or more
client-strait-shot-summary = Range { $range }, { $broadside ->
    [yes] on the broadside
   *[no] outside the broadside
}: { $need } or more hits. { $cards ->
    [chain] A hit may draw several cards.
   *[one] A hit draws one card.
}
client-strait-cards-one = A hit draws one card.
client-strait-cards-chain = A hit may draw several cards.
client-strait-points-summary = { $need } or more needed: { $chance }
client-strait-confirm-captains = Lock officers
client-strait-confirm-move = Give order
client-strait-confirm-fire = Fire
client-strait-confirm-pay = Pay
client-strait-confirm-points-shooting = Fire
client-strait-confirm-points-repair = Repair
client-strait-confirm-points-morale = Check morale

## Ship cards

client-strait-squadron-german = German squadron
client-strait-squadron-british = British squadron
client-strait-deck = Deck { $left } · discards { $discarded }
client-strait-deck-hint = Damage cards of this side still to be dealt, and those discarded
client-strait-hull = Hull
client-strait-hull-hint = Hull points left; past every notch she is slower by 1
client-strait-speed = Speed
client-strait-speed-hint = The speed roll must reach this number for her to move
client-strait-shooting = Guns
client-strait-shooting-hint = Shooting number before range, splashes and broadside: low is good
client-strait-morale = Morale
client-strait-morale-hint = Number to be reached in a morale check
client-strait-points = Points
client-strait-points-hint = Captain points each turn
client-strait-points-left = { $left } of { $full } captain points left
client-strait-used = used
client-strait-permanent = (permanent)
client-strait-failed = Morale failed
client-strait-aim = On { $ship }: { $splashes ->
    [one] 1 splash
   *[other] { $splashes } splashes
}
client-strait-status-afloat = Afloat
client-strait-status-sunk = Sunk
client-strait-status-left = Left the map

## Officers

client-strait-officers = Choose your officers
client-strait-officers-german = Two captains, bought out of one purse. The British see them only when both sides have locked.
client-strait-officers-british = An admiral for your flagship and a captain for the other ship. The Germans see them only when both sides have locked.
client-strait-budget = Budget
client-strait-budget-spent = { $spent } of { $budget } spent
client-strait-over-budget = Too expensive
client-strait-cost-hint = Price
client-strait-no-officer = nobody yet
client-strait-with-admiral = with { $officer } aboard

## Report

client-strait-report-ship = Ship
client-strait-report-shots = Shots
client-strait-report-hits = Hits
client-strait-report-cards = Damage cards
client-strait-report-repaired = Repaired
client-strait-report-failures = Lost heart
client-strait-report-state = At the end
client-strait-report-moments = Decisive moments
client-strait-report-quiet = Nothing stood out: it was a quiet morning.
