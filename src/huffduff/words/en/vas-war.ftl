## Objectives and fleets

vas-roll-objective = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} rolls 2D6 for its objective.
vas-roll-pairing = Who has which objective: 1-3 and the first side has the first.
vas-mission = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
}: { $objective ->
    [destroy] { vas-objective-destroy }
    [breakout] { vas-objective-breakout }
    [defence-line] { vas-objective-defence-line }
    [attrition] { vas-objective-attrition }
    [sweep-and-clear] { vas-objective-sweep-and-clear }
    [domination] { vas-objective-domination }
    [fighting-retreat] { vas-objective-fighting-retreat }
    [last-stand] { vas-objective-last-stand }
   *[ultimate-enemy] { vas-objective-ultimate-enemy }
}, { $priority ->
    [high] { vas-priority-high }
    [medium] { vas-priority-medium }
   *[low] { vas-priority-low }
}, { $budget } points.
vas-objective-shown = The objective of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} was: { $objective ->
    [destroy] { vas-objective-destroy }
    [breakout] { vas-objective-breakout }
    [defence-line] { vas-objective-defence-line }
    [attrition] { vas-objective-attrition }
    [sweep-and-clear] { vas-objective-sweep-and-clear }
    [domination] { vas-objective-domination }
    [fighting-retreat] { vas-objective-fighting-retreat }
    [last-stand] { vas-objective-last-stand }
   *[ultimate-enemy] { vas-objective-ultimate-enemy }
}
vas-ask-fleet = Build your fleet.
vas-fleet-built = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} brings { $ships ->
    [one] one ship
   *[other] { $ships } ships
} for { $points } points.

## Wind and deployment

vas-roll-wind = Where the wind comes from: 1-2 north, 3 east, 4-5 south, 6 west.
vas-wind = The wind comes from the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}.
vas-roll-deployment = Deployment: a D10 each, first { $first ->
    [blue] the first side
    [red] the second side
   *[other] the { $first }
}, then { $second ->
    [blue] the first side
    [red] the second side
   *[other] the { $second }
}.
vas-deploys-first = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has the lower die: it chooses a zone and deploys first.
vas-ask-zone = Which zone is yours?
vas-zone = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} takes the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
} zone.
vas-ask-deploy = Deploy your ships.
vas-deployed = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has deployed { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
vas-not-to-deploy = { $ship } is not among the ships that you deploy now.
vas-no-heading = There is no heading { $heading }.
vas-outside-zone = The bridge of { $ship } is outside your zone.
vas-berth-taken = { $ship } would lie on top of another ship.
vas-not-all-deployed = All your ships have to be deployed.
vas-battle-begins = The battle begins.

## The end

vas-scored = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has { $points } victory points and { $level ->
    [none] no victory
    [minor] a minor victory
   *[major] a major victory
}.
vas-draw = The battle is a draw.
vas-victory = { $winner ->
    [blue] The first side
    [red] The second side
   *[other] The { $winner }
} { $level ->
    [minor] wins a minor victory
   *[major] wins a major victory
}.

## Scouting

vas-ask-scouts = Which ships and Observation Flights do you send out to scout? The enemy learns it only after deployment.
vas-committed = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has decided who scouts.
vas-cannot-scout = { $ship } cannot scout: only destroyers and cruisers can, each once.
vas-one-stays = At least one ship has to stay with the fleet.
vas-too-many-observers = { $ship } has { $most } Observation Flights to send.
vas-roll-salt = Numbers that seal your decision.
vas-scouts-revealed = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has sent out { $ships ->
    [one] one ship
   *[other] { $ships } ships
} and { $observers ->
    [one] one Observation Flight
   *[other] { $observers } Observation Flights
}; { $kept ->
    [yes] the seal is unbroken.
   *[no] the seal is broken!
}
vas-roll-scouting = { $ship } scouts: { $need } or more finds something.
vas-roll-scouting-again = The radar of { $ship } searches once more: { $need } or more finds something.
vas-scout-finds = { $ship } has found the enemy.
vas-roll-observers = The Observation Flights of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} scout: { $need } or more finds something.
vas-observers-find = The Observation Flights of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} bring { $points ->
    [one] one Scouting Point
   *[other] { $points } Scouting Points
}.
vas-scouting-points = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} has { $points ->
    [one] one Scouting Point
   *[other] { $points } Scouting Points
}.
vas-ask-redeploy = Thanks to your scouts you may put any of your ships into a larger zone.
vas-redeployed = { $seat ->
    [blue] The first side
    [red] The second side
   *[other] The { $seat }
} puts { $ships ->
    [one] one ship
   *[other] { $ships } ships
} somewhere else.
vas-too-near-enemy = { $ship } would be too near to an enemy.

## Flights before the battle

vas-ask-patrol = Which Flights begin in the air, and where in your zone?
vas-posted = { $flight } is in the air.
vas-not-to-post = { $flight } cannot be put into the air now.
vas-post-outside = { $flight } would be outside your zone.
vas-too-many-up = No more than { $most } Flights of { $carrier } begin in the air.
vas-not-posted = { $flight } comes from land and has to be placed.
vas-ask-deep = Which carriers go into deep deployment, and which of their Flights begin over the table?
vas-goes-deep = { $carrier } stays far behind the fleet.
vas-cannot-go-deep = { $carrier } cannot go into deep deployment.
