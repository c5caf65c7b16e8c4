## The phase

vas-gunnery-phase = Gunnery Phase: { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} begins
vas-end-phase = End Phase of turn { $turn }
vas-ask-gunnery-slot = Which ship attacks now?
vas-nominates = { $ship } attacks.
vas-nominates-aircraft = The aircraft of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} attack.
vas-not-to-nominate = { $ship } cannot be nominated now, and nobody may pass.

## Targets

vas-ask-targets = { $ship }: what does each weapon fire at? They fire in the order in which you name them.
vas-aims = { $firer } aims { $kind ->
    [main] turret { $weapon }
    [torpedo] { $dice ->
        [one] one torpedo
       *[other] { $dice } torpedoes
    }
   *[light] { $dice } dice of light guns
} at { $target }.
vas-holds-fire = { $ship } does not fire.
vas-only-at-aircraft = The AA battery fires at aircraft only.
vas-weapon-out = { $weapon } is out of action.
vas-weapon-used = { $weapon } has been used this turn.
vas-evading-no-torpedoes = { $ship } is evading and cannot launch torpedoes.
vas-no-torpedoes = { $weapon } has no torpedoes left.
vas-weapon-spent = { $weapon } can be fired only once in a battle.
vas-weapon-loading = { $weapon } fired last turn and is loading.
vas-no-dice = { $weapon } has no Attack Dice left.
vas-no-such-weapon = There is no weapon { $weapon } on this ship.
vas-no-such-target = There is no enemy ship { $target } on the table.
vas-out-of-arc = { $weapon } does not bear on { $target }.
vas-out-of-range = { $target } is out of range of { $weapon }.
vas-behind-smoke = { $target } is behind smoke.
vas-behind-land = { $target } is behind land, and only what does not move can be hit there.
vas-over-horizon = { $target } is over the horizon, and only what does not move can be hit there.
vas-not-spotted = No Observation Flight guides fire on { $target }.
vas-too-close = { $target } is too small and too close for { $weapon }.
vas-too-few-dice = { $weapon } has too few dice to fire at { $target } beyond the horizon.
vas-no-splitting = { $weapon } can fire at one target only.
vas-named-twice = { $weapon } is named at { $target } twice.
vas-all-dice = { $weapon } fires all its { $dice } dice or none.
vas-too-many-dice = { $weapon } cannot put so many dice there; { $dice } is the most at one target.

## Beyond the horizon

vas-ask-spot = Which targets do your { $flights } Observation Flights guide fire on?
vas-spots = Observation Flights of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} guide fire on { $target }.
vas-not-to-spot = { $target } is no target to spot: only enemies that do not move are.
vas-too-many-spotted = Each of your { $flights } Observation Flights spots one target.

## Firing

vas-mod-point-blank = Point blank
vas-mod-short = Short range
vas-mod-long = Long range
vas-mod-extreme = Extreme range
vas-mod-destroyer = Destroyer
vas-mod-fast = Fast-moving target
vas-mod-stationary = Stationary target
vas-mod-silhouette = Large silhouette
vas-mod-torpedo = Torpedo
vas-mod-all-hands = All Hands on Deck!
vas-mod-evade = Evading
vas-mod-ap = Armour penetration
vas-mod-plunging = Plunging fire
vas-mod-belt = { vas-trait-torpedo-belt }
vas-mod-deck = { vas-trait-armoured-deck }
vas-term-evaded = She evades: hits are rolled again
vas-term-linked = { vas-trait-twin-linked }: misses are rolled again
vas-term-proof = Each hit counts on { $face } or more
vas-term-permission = Fires only on { $face } or more
vas-roll-permission = Can { $kind ->
    [main] turret { $weapon }
    [torpedo] a torpedo rack
   *[light] a battery of light guns
} of { $firer } fire? It needs { $need } or more.
vas-not-permitted = { $kind ->
    [main] Turret { $weapon }
    [torpedo] A torpedo rack
   *[light] A battery of light guns
} of { $firer } cannot fire this turn.
vas-fire-lost = { $kind ->
    [main] Turret { $weapon }
    [torpedo] A torpedo rack
   *[light] A battery of light guns
} of { $firer } has no target any more.
vas-roll-attack = { $firer } fires { $kind ->
    [main] turret { $weapon }
    [torpedo] torpedoes
   *[light] { $weapon }
} at { $target }; { $need ->
    [7] nothing can hit
   *[other] { $need } or more hits
}.
vas-ask-reroll = { $misses ->
    [one] One die of { $firer } missed { $target }. Roll it again?
   *[other] { $misses } dice of { $firer } missed { $target }. How many are rolled again?
}
vas-roll-again = Dice of { $firer } at { $target } are rolled again; { $need } or more hits.
vas-roll-proof = Do the torpedoes of { $firer } reach { $target } and explode? Each needs { $need } or more.
vas-hits = { $hits ->
    [0] { $firer } does not hit { $target }.
    [one] { $firer } hits { $target } once.
   *[other] { $firer } hits { $target } { $hits } times.
}

## Fan salvoes

vas-ask-fan = Shall { $ship } launch a fan salvo before the battle begins?
vas-roll-fan = Fan salvo of { $firer }: a { $need } finds a target.
vas-fan-missed = The fan salvo of { $firer } hits nothing.
vas-deal-fan = Which ship the fan salvo of { $firer } finds.
vas-fan-hits = The fan salvo of { $firer } hits { $target }.

## Scouts come back

vas-roll-return = Does { $ship } come back from scouting? She needs a { $need }.
vas-roll-return-edge = Over which edge { $ship } comes back.
vas-scout-returns = { $ship } comes back next turn over the { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
} edge.
