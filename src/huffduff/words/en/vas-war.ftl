## Objectives and fleets

vas-roll-objective = { $seat ->
    [blue] The first side
   *[red] The second side
} rolls 2D6 for its objective.
vas-roll-pairing = Who has which objective: 1-3 and the first side has the first.
vas-mission = { $seat ->
    [blue] The first side
   *[red] The second side
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
   *[red] the second side
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
   *[red] The second side
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
vas-roll-deployment = Deployment: a D10 each, the lower one deploys first.
vas-ask-zone = Which zone is yours?
vas-zone = { $seat ->
    [blue] The first side
   *[red] The second side
} takes the { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
} zone.
vas-ask-deploy = Deploy your ships.
vas-deployed = { $seat ->
    [blue] The first side
   *[red] The second side
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

vas-scored = Victory points: { $blue } for the first side, { $red } for the second. The first side has { $first ->
    [none] no victory
    [minor] a minor victory
   *[major] a major victory
}, the second { $second ->
    [none] no victory
    [minor] a minor victory
   *[major] a major victory
}.
vas-draw = The battle is a draw.
vas-victory = The battle is won.
