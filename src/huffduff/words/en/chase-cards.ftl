## The game

chase-title = The Chase of the Bismarck
    .text = May 1941: Bismarck and Prinz Eugen are about to break out into the Atlantic, and the Royal Navy has to find them before it can fight them. Each side moves in secret on its own chart of the North Atlantic. Send out patrols and aircraft, read the weather, follow the wireless bearings, shadow what you find, hunt convoys, watch your fuel, and fight it out on the battle board when the fleets meet.
chase-seat-german = German
chase-seat-allied = Allied

## Scenarios

chase-scenario-campaign = The campaign
    .text = The whole operation, from the night of 22 May to the evening of 29 May: 40 turns, all ships and aircraft. Bismarck and Prinz Eugen start at Bergen, the Home Fleet at Scapa Flow, Force H at Gibraltar.
chase-scenario-denmark-strait = In the Denmark Strait
    .text = Night of 24 May: Norfolk and Suffolk cling to Bismarck and Prinz Eugen, and Hood and Prince of Wales are one hex away. 10 turns, to the evening of 25 May. Ending at sea costs the German less: 0 if Bismarck is undamaged with 10 fuel points, otherwise -5.
chase-scenario-swordfish = Swordfish
    .text = Noon of 26 May: Hood is lost. A Catalina has found Bismarck, hurt and with 6 fuel points, and Ark Royal stands between her and Brest. 10 turns, to the morning of 28 May. Reaching port costs the German only -2 in France and -4 in Norway.
chase-scenario-battle = A fight of your choice
    .text = The battle board alone: each side picks up to 8 ships in secret. Visibility and attacker are set by the options below. Whoever gains more points than they lose wins.
chase-scenario-battle-denmark-strait = Fight: Denmark Strait
    .text = Hood and Prince of Wales attack Bismarck and Prinz Eugen at dawn. The battle board alone, visibility 2.
chase-scenario-battle-cruisers = Fight: two cruisers
    .text = Prinz Eugen attacks Norfolk in poor light, visibility 9. A short fight on the battle board, good for learning.
chase-scenario-battle-last-stand = Fight: the last stand
    .text = King George V, Rodney, Norfolk and Dorsetshire attack Bismarck, whose rudder is gone. The battle board alone, visibility 4.
chase-scenario-battle-convoy = Fight: the convoy
    .text = Bismarck and Prinz Eugen attack the escorts of a convoy, Revenge and six destroyers, who must not run. The battle board alone, visibility 3.
chase-scenario-battle-destroyers = Fight: destroyers by night
    .text = Destroyers and Sheffield attack the crippled Bismarck with torpedoes in the dark. The battle board alone, visibility 7.

## Options

chase-option-optional-units = Optional units
    .text = Before the game each side may buy further ships for victory points. A secret roll decides whether the enemy hears of them.
chase-option-crew-exhaustion = Crew exhaustion
    .text = A heavy German ship that was in action twice on one day fires worse when she is in action again on the next day.
chase-option-ammunition = Ammunition
    .text = A battleship or battlecruiser that has been in three battles must make for a port, and until she has been there she neither fights nor hunts nor patrols of her own accord.
chase-option-slow-target = Slow targets
    .text = The Evasion at which aircraft, submarines and torpedoes hit a ship more easily.
chase-option-slow-target-25-or-less = 25 or less
chase-option-slow-target-below-25 = Below 25
chase-option-one-task-a-turn = One task a turn
    .text = A ship does only one of these in a turn: repair, lie in port or refuel at sea. Without this rule she may combine them.
chase-option-points-for-damage = Points for damage
    .text = Which hits on heavy ships that stay afloat are worth victory points.
chase-option-points-for-damage-hull = Hull only
chase-option-points-for-damage-all-hits = Hull and guns
chase-option-shadowing-radar = Radar of shadowers
    .text = Whose radar counts when several ships try to shadow a unit together.
chase-option-shadowing-radar-best = The best
chase-option-shadowing-radar-worst = The worst
chase-option-report-when-standing = Reports of ships that stay
    .text = Ships that merely stay in a hex which the enemy watches are reported like ships that enter it.
chase-option-air-targets = Targets of air attacks
    .text = Which ships aircraft may attack in the hex of their attack marker.
chase-option-air-targets-located = Located ships
chase-option-air-targets-any = Any ship
chase-option-carrier-guns = Guns of carriers
    .text = How gunfire by and against aircraft carriers and coast guards is modified.
chase-option-carrier-guns-as-cruisers = As cruisers
chase-option-carrier-guns-no-modifier = No modifier
chase-option-ships-that-pass = Ships that pass each other
    .text = With which guns a ship fires at an enemy whom she has passed on the battle board.
chase-option-ships-that-pass-other-battery = The other end
chase-option-ships-that-pass-ignore = As always
chase-option-escorted-tankers = Escorted tankers
    .text = What happens to a located tanker beside Allied warships when German warships sail with her.
chase-option-escorted-tankers-sunk = Sunk
chase-option-escorted-tankers-safe = Safe
chase-option-neutral-attacks = American attacks
    .text = Which American ships may begin battles and join them like others: those that were bought, none before one of them is attacked, or all.
chase-option-neutral-attacks-bought = Bought ships
chase-option-attacker-sighted = Attackers are sighted
    .text = A unit that begins a battle or joins it is marked Sighted.
chase-option-hunting-in-the-dark = Hunting in fog and darkness
    .text = Convoys may be hunted even at visibility X and in fog.
chase-option-spotting-in-fog = Random spotting in fog
    .text = What random spotting can tell of German units in fog hexes while there is fog.
chase-option-spotting-in-fog-huff-duff-only = Huff-Duff only
chase-option-spotting-in-fog-full = As always
chase-option-stop-after-convoy = Stop after a convoy
    .text = When an attack on a convoy keeps the hunter from moving in the next turn.
chase-option-stop-after-convoy-if-chits-drawn = If it is sunk
chase-option-stop-after-convoy-always = Always
chase-option-exhausted-classes = Crews that tire
    .text = The classes of German ships whose crews can be exhausted, if you play with that rule.
chase-option-exhausted-classes-bb-bc-ca = BB, BC, CA
chase-option-exhausted-classes-bb-ca-cv = BB, CA, CV
chase-option-abort-in-the-dark = Escape in the dark
    .text = At visibility 7 to 9 ships get away from a battle more easily: -1 on the abort roll.
chase-option-unreliable-guns = Unreliable guns
    .text = King George V and Prince of Wales fire with one die less in the round after a salvo in which two or more dice show 9.
chase-option-ship-cards = Ship cards in play
    .text = Whether the enemy sees what is repaired and replaced on a ship card that has come into play.
chase-option-ship-cards-open = Always open
chase-option-ship-cards-as-last-seen = As last seen
chase-option-repairs = Repairs at sea
    .text = Whether repairs are made before the other orders are written, or together with them.
chase-option-repairs-first = First
chase-option-repairs-with-orders = With the orders
chase-option-later-corrections = Later corrections
    .text = Details that were corrected when the rulebook was read again. Older matches go on without them.
chase-option-battle-visibility = Visibility of the fight
    .text = Only for a fight of your choice: 1 is the clearest day, 9 the darkest night.
chase-option-battle-attacker = Attacker in the fight
    .text = Only for a fight of your choice: the attacker starts closing and fires first, the defender starts breaking off.
chase-option-battle-attacker-german = German
chase-option-battle-attacker-allied = Allied

## Ship classes

chase-class-BB = Battleship
chase-class-BC = Battlecruiser
chase-class-CV = Aircraft carrier
chase-class-CA = Heavy cruiser
chase-class-CL = Light cruiser
chase-class-DD = Destroyer flotilla
chase-class-CG = Coast guard
chase-class-TK = Tanker

## Speed ratings

chase-speed-F = Fast
    .text = Up to 2 hexes a turn. 1 hex is free; 2 hexes cost 1 fuel point, or 2 if she moved 2 hexes in the turn before.
chase-speed-M = Medium
    .text = 1 hex a turn. It costs 1 fuel point if she also moved in the turn before.
chase-speed-S = Slow
    .text = 1 hex every 2 turns, without fuel.
chase-speed-VS = Very slow
    .text = 1 hex every 4 turns, without fuel.

## Phases of a turn

chase-phase-setup = Set-up
    .text = Everything takes its place, and the German hides his tankers.
chase-phase-visibility = Visibility
    .text = The weather changes, fog comes or goes, and the visibility level is set.
chase-phase-shadow = Shadow
    .text = Allied ships try to keep in touch with sighted German units in their hex.
chase-phase-movement = Movement
    .text = Shadowed units move in the open; everybody else moves by sealed orders.
chase-phase-search = Search
    .text = Each side calls hexes in which it has enough Search Factors, and the enemy answers.
chase-phase-air-attack = Air attack
    .text = Aircraft attack the ships they have found.
chase-phase-naval-combat = Naval combat
    .text = Ships attack located enemies in their hex on the battle board.
chase-phase-chance = Chance
    .text = Submarines, random spotting and the hunt for convoys.
chase-phase-admin = Admin
    .text = Reinforcements come, aircraft are made ready, markers come off, and the turn ends.

## Times of day

chase-time-night = Night
chase-time-morning = Morning
chase-time-noon = Noon
chase-time-afternoon = Afternoon
chase-time-evening = Evening

## Damage chits

chase-damage-dud = Dud
    .text = No effect.
chase-damage-rudder = Rudder
    .text = The ship cannot move until the rudder is repaired.
chase-damage-bow = Bow
    .text = 1 box of the bow guns, or of the hull if none is left.
chase-damage-stern = Stern
    .text = 1 box of the stern guns, or of the hull if none is left.
chase-damage-hull = Hull
    .text = 1 hull box and an Evasion Effect; a die of 0 to 3 costs a box of the secondary guns as well.
chase-damage-critical = Critical
    .text = 2 hull boxes, 2 Evasion Effects and 1 box of the secondary guns.
chase-damage-fire-control = Fire control
    .text = +1 on all gun dice of the ship from now on.

## Aircraft

chase-kind-combat = Combat
    .text = Drops search markers or an attack marker.
chase-kind-recon = Reconnaissance
    .text = Drops search markers only.
chase-flight-ready = Ready
    .text = At its base or aboard its carrier; it may fly.
chase-flight-aloft = In the air
    .text = It must land in the coming Movement Phase.
chase-flight-landing = Landing
    .text = It has landed this turn and goes into Refit in the Admin Phase.
chase-flight-refit = Refit
    .text = It is ready again after the next Admin Phase.
chase-flight-lost = Lost
    .text = It went down with its carrier or could not land.

## What ships are doing and suffering

chase-state-none = Free
    .text = Nothing keeps her from anything.
chase-state-refuel = Refuel at Sea
    .text = She takes on fuel from a tanker, or gives it: no movement, search, patrol or battle this turn.
chase-state-port = In Port
    .text = She takes on fuel and torpedoes: no movement, search, patrol or battle this turn.
chase-state-repair = Repair at Sea
    .text = She mends rudder or speed: no movement, search or patrol this turn.
chase-state-tried-to-shadow = Tried to shadow
    .text = She followed an enemy this turn and cannot search or patrol.
chase-state-evading = Evasion Manoeuvre
    .text = She moves 1 hex at most in this Movement Phase.
chase-state-patrol = Patrol
    .text = 3 more Search Factors in her hex; she does not move.
chase-state-no-move = No Movement
    .text = She cannot move or hunt until the marker is gone.
chase-state-restricted = Restricted
    .text = She may do nothing before her condition is met.
chase-state-sighted = Sighted
    .text = The enemy knows where she is and may attack her there.
chase-state-shadowed = Shadowed
    .text = The enemy keeps in touch: she moves before all others, reports where she ends and may be attacked from the air.
chase-state-held = Shadowed this turn
    .text = She was shadowed in this turn's Shadow Phase and cannot hunt convoys.
chase-state-crippled = Crippled
    .text = With a damaged rudder or no Evasion left she cannot move.
chase-state-emergency = Emergency Fuel
    .text = Only free moves; she must refuel or reach a port before her deadline.
chase-state-returning = Return to Base
    .text = German destroyers may come out to meet her; she cannot hunt convoys.
chase-state-tanker = Tanker
    .text = She refuels others, never fights and never patrols.
chase-status-map = On the chart
chase-status-off = Off the chart
chase-status-sunk = Sunk
chase-status-removed = Out of fuel

## How the enemy came to know of a unit

chase-how-located = Located before
chase-how-searched = Found by a search
chase-how-reported = Reported from the coast
chase-how-passed = Passed through
chase-how-shadowed = Caught by shadowers
chase-how-followed = Followed
chase-how-fog = Lost in the fog
chase-how-spotted = Spotted by chance
chase-how-huff-duff = Huff-Duff bearing
chase-how-submarine = Met by a submarine
chase-how-attacking = Attacked shipping
chase-how-fighting = Took part in a battle

## The chart

chase-line-east-west = East-West line
chase-line-north-south = North-South line
chase-zone-east = Eastern air sector
chase-zone-west = Western air sector

## The battle board

chase-position-closing = Closing
    .text = Bow to the enemy: bow guns fire, and she moves towards him.
chase-position-opening = Opening
    .text = Side on: all guns fire, and she does not move.
chase-position-breaking-off = Breaking-off
    .text = Stern to the enemy: stern guns fire, and she moves away from him.
chase-range-short = Short range
    .text = No Sea Zone or 1 between the ships. One and a half dice for each gun; torpedoes.
chase-range-medium = Medium range
    .text = 2 or 3 Sea Zones between the ships. One die for each gun; torpedoes.
chase-range-long = Long range
    .text = 4 to 6 Sea Zones between the ships. Half a die for each bow and stern gun.
chase-range-extreme = Extreme range
    .text = 7 Sea Zones between the ships. A third of a die for each bow and stern gun of CA, BC and BB.

## Victory points

chase-ledger-ending = Bismarck at the end
chase-ledger-convoys = Convoys and merchants
chase-ledger-allied-losses = Allied ships sunk and damaged
chase-ledger-german-losses = German ships sunk and damaged
chase-ledger-bought = Optional units
chase-ledger-total = Total
