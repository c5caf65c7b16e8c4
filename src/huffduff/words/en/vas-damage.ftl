## Damage

vas-roll-damage = Damage Dice of { $hits ->
    [one] one hit
   *[other] { $hits } hits
} on { $target }{ $armour ->
    [0] : each does what it shows.
   *[other] , Armour { $armour }+.
}
vas-roll-check = Was it critical? Each die on { $target } needs { $need } or more.
vas-damage = { $ship } loses { $damage } Hull; { $hull } left.
vas-sunk = { $ship } is sunk.

## Crippled ships

vas-roll-cripple-guns = A die for each turret of { $ship } that still works: 4 or more and it is lost.
vas-roll-cripple-traits = A die for each trait of { $ship }: 4 or more and it is lost.
vas-crippled = { $ship } is crippled.
vas-gun-lost = { $ship } loses turret { $weapon }.
vas-trait-lost = { $ship } loses { $trait ->
    [advanced-radar] { vas-trait-advanced-radar }
    [agile] { vas-trait-agile }
    [aircraft] { vas-trait-aircraft }
    [armoured-deck] { vas-trait-armoured-deck }
    [carrier] { vas-trait-carrier }
    [depth-charge] { vas-trait-depth-charge }
    [lumbering] { vas-trait-lumbering }
    [radar] { vas-trait-radar }
    [sub-hunter] { vas-trait-sub-hunter }
   *[torpedo-belt] { vas-trait-torpedo-belt }
}.

## Critical hits

vas-roll-area = Critical hit on { $ship }: which area?
vas-roll-score = Devastating hit on { $ship }: the new score of { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}.
vas-score-stays = { $ship } has { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} { $score } already.
vas-roll-extra = Extra damage on { $ship }: { $effect ->
    [engines-disabled] { vas-effect-engines-disabled }
    [fuel-explosion] { vas-effect-fuel-explosion }
    [turret-destroyed] { vas-effect-turret-destroyed }
    [magazine-explosion] { vas-effect-magazine-explosion }
    [multiple-explosions] { vas-effect-multiple-explosions }
    [hull-breach] { vas-effect-hull-breach }
   *[explosion] { vas-effect-explosion }
}.
vas-score = { $ship }: { $effect ->
    [props-damaged] { vas-effect-props-damaged }
    [rudder-damaged] { vas-effect-rudder-damaged }
    [turbine-damaged] { vas-effect-turbine-damaged }
    [fuel-system-ruptured] { vas-effect-fuel-system-ruptured }
    [engines-disabled] { vas-effect-engines-disabled }
    [fuel-explosion] { vas-effect-fuel-explosion }
    [secondary-weapons-damaged] { vas-effect-secondary-weapons-damaged }
    [secondary-weapons-destroyed] { vas-effect-secondary-weapons-destroyed }
    [turret-damaged] { vas-effect-turret-damaged }
    [turret-destroyed] { vas-effect-turret-destroyed }
    [magazine-explosion] { vas-effect-magazine-explosion }
    [multiple-explosions] { vas-effect-multiple-explosions }
    [shrapnel] { vas-effect-shrapnel }
    [fire] { vas-effect-fire }
    [multiple-fires] { vas-effect-multiple-fires }
    [heavy-shrapnel] { vas-effect-heavy-shrapnel }
    [hull-breach] { vas-effect-hull-breach }
   *[explosion] { vas-effect-explosion }
} ({ $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} { $score }), { $damage } extra damage.
vas-score-again = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} stays at { $score }, { $damage } extra damage again.
vas-roll-starred = { $again ->
    [yes] { $ship } has nothing like that left; it is rolled again.
   *[no] Which weapons of { $ship } lose dice: 1-3 light guns, 4-5 AA battery, 6 torpedoes.
}
vas-dice-lost = { $ship } loses { $dice ->
    [one] one Attack Die
   *[other] { $dice } Attack Dice
} of { $battery ->
    [light] every light gun system
    [aa] the AA battery
   *[torpedo] every torpedo system
}.
vas-deal-turret = Which turret of { $ship } is hit: { $outcome }.
vas-turret-damaged = Turret { $weapon } of { $ship } has to roll 4 or more before it fires.
vas-turret-destroyed = Turret { $weapon } of { $ship } is destroyed.
vas-light-halved = The light guns of { $ship } are halved for good.

## Vital Systems

vas-roll-vital = A Vital System of { $ship } is hit.
vas-roll-vital-damage = Damage on { $ship }: { $vital ->
    [rudder] { vas-vital-rudder }
    [engineering] { vas-vital-engineering }
    [magazine] { vas-vital-magazine }
   *[explosions] { vas-vital-explosions }
}.
vas-vital = { $ship }: { $vital ->
    [bridge] { vas-vital-bridge }, no Orders any more
    [rudder] { vas-vital-rudder }
    [engineering] { vas-vital-engineering }, no damage control any more
    [magazine] { vas-vital-magazine }, every system rolls 4 or more before it fires
    [explosions] { vas-vital-explosions }, every area rises by 1
   *[catastrophe] { vas-vital-catastrophe }
}; { $damage } damage.
vas-roll-rudder = How the rudder of { $ship } jams: 1-2 port, 3-4 amidships, 5-6 starboard.
vas-rudder = { $rudder ->
    [port] { $ship } can only turn to port.
    [starboard] { $ship } can only turn to starboard.
   *[ahead] { $ship } cannot turn any more.
}

## Damage control and escalation

vas-ask-repair = Damage control of { $ship }: which area?
vas-one-area = Only one area a turn, without All Hands on Deck!
vas-no-repair-sound = There is nothing to repair there.
vas-no-repair-worst = A score of 6 cannot be repaired.
vas-roll-repair = Damage control of { $ship } on { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}: every point above 4 takes 1 off.
vas-mod-repair-hands = All Hands on Deck!
vas-mod-repair-fire = Fire fighting
vas-repaired = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} is down to { $score }.
vas-not-repaired = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} stays at { $score }.
vas-roll-escalation = Escalation on { $ship }, { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}: it spreads on { $need } or more.
vas-escalates = { $ship }: the damage spreads.
vas-contained = { $ship }: the damage is contained.
vas-reloaded = { $ship } has reloaded torpedoes.
vas-smoke-clears = The smoke clears.
