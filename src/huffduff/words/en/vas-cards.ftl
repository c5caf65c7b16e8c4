## The game

vas-title = Victory at Sea
    .text = Fleets of the Second World War on an open table. Choose your ships, set their courses inch by inch, bring your turrets to bear, and see what shells, torpedoes and aircraft do to steel and crews.
vas-seat-blue = First side
vas-seat-red = Second side

## Scenarios

vas-scenario-war-at-sea = War at Sea
    .text = Each side rolls for its objective, builds a fleet for its points, scouts, deploys and fights for 8 turns.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-competitive = War at Sea, matched objectives
    .text = Like War at Sea, with a balanced pair of objectives instead of rolled ones.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-free-battle = Free battle
    .text = Bring whatever ships you like; nobody counts points until the shooting starts. Most victory points after 8 turns wins.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-denmark-strait = Denmark Strait
    .text = 24 May 1941: Hood and Prince of Wales close with Bismarck and Prinz Eugen. Norfolk and Suffolk may arrive in turn 3.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-last-battle = The last battle
    .text = 27 May 1941: King George V and Rodney find Bismarck slowed and unable to steer.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-swordfish-strike = Swordfish
    .text = 26 May 1941: Ark Royal keeps beyond the horizon and sends her Swordfish against Bismarck, who has to break through.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-tassafaronga = Tassafaronga
    .text = 30 November 1942, by night: American cruisers meet Japanese destroyers and their long torpedoes. Nobody sees further than 14".
    .blue = { vas-navy-US }
    .red = { vas-navy-JP }
vas-scenario-coral-sea = Coral Sea
    .text = 8 May 1942: Lexington and Yorktown against Shokaku and Zuikaku, each with an escort and Flights on deck.
    .blue = { vas-navy-US }
    .red = { vas-navy-JP }

## Options

vas-option-points = Points
    .text = How many points each fleet is built for, before the bonus or penalty of its objective.
vas-option-year = Year
    .text = The year decides on ships, refits, aircraft, VT fuses and torpedoes that fail.
vas-option-blue-navy = Navy of the first side
    .text = Whose ships the first side builds its fleet from.
vas-option-blue-navy-GB = Royal Navy
vas-option-blue-navy-DE = Kriegsmarine
vas-option-blue-navy-US = US Navy
vas-option-blue-navy-JP = Imperial Japanese Navy
vas-option-blue-navy-IT = Regia Marina
vas-option-blue-navy-FR = Marine Nationale
vas-option-red-navy = Navy of the second side
    .text = Whose ships the second side builds its fleet from.
vas-option-red-navy-GB = Royal Navy
vas-option-red-navy-DE = Kriegsmarine
vas-option-red-navy-US = US Navy
vas-option-red-navy-JP = Imperial Japanese Navy
vas-option-red-navy-IT = Regia Marina
vas-option-red-navy-FR = Marine Nationale
vas-option-pairing = Matched objectives
    .text = Which pair of objectives a competitive battle is fought for.
vas-option-pairing-attrition-destroy = Attrition against Destroy!
vas-option-pairing-attrition-retreat = Attrition against Fighting Retreat
vas-option-pairing-breakout-line = Breakout against Defence Line
vas-option-pairing-destroy-stand = Destroy! against Last Stand
vas-option-pairing-sweep-line = Sweep & Clear against Defence Line
vas-option-pairing-sides = Who takes which
    .text = Which side has the first of the matched objectives.
vas-option-pairing-sides-diced = By the dice
vas-option-pairing-sides-first-blue = The first side
vas-option-pairing-sides-first-red = The second side
vas-option-cards = Ship cards
    .text = The curated cards, or also the further ships and refits of a community transcription.
vas-option-cards-core = Curated cards
vas-option-cards-all = All cards
vas-option-reinforcements = Reinforcements
    .text = In set battles further ships may arrive in a later turn.
vas-option-secret-objectives = Secret objectives
    .text = Each side keeps its objective to itself until the end.
vas-option-dogfight-blocks-attack = Dogfights prevent attacks
    .text = A Flight in a dogfight does not attack the ship it touches.
vas-option-later-corrections = Later corrections
    .text = Details that were corrected when the rulebook was read again. Older matches go on without them.

## Navies

vas-navy-US = US Navy
vas-navy-JP = Imperial Japanese Navy
vas-navy-GB = Royal Navy
vas-navy-DE = Kriegsmarine
vas-navy-IT = Regia Marina
vas-navy-FR = Marine Nationale

## Types and roles

vas-type-battleship = Battleship
vas-type-cruiser = Cruiser
vas-type-destroyer = Destroyer
vas-type-carrier = Carrier
vas-type-civilian = Civilian
vas-role-fighter = Fighter
vas-role-bomber = Bomber
vas-role-dive-bomber = Dive-Bomber
vas-role-kamikaze = Kamikaze
vas-role-torpedo-bomber = Torpedo-Bomber

## Traits

vas-trait-advanced-radar = Advanced Radar
    .text = Adds 2 to the ship's scouting die, which may be re-rolled.
vas-trait-agile = Agile
    .text = The ship may turn after every 1".
vas-trait-aircraft = Aircraft
    .text = The number of Observation Flights, for scouting or for guiding fire.
vas-trait-armoured-deck = Armoured Deck
    .text = No plunging fire; Dive-Bombers and Kamikazes have -1 on their Damage Dice.
vas-trait-carrier = Carrier
    .text = Launches or recovers one Flight a turn.
vas-trait-depth-charge = Depth Charge
    .text = Has no rule in this book.
vas-trait-lumbering = Lumbering
    .text = One turn in a move, and no evading.
vas-trait-radar = Radar
    .text = Adds 1 to the ship's scouting die, which may be re-rolled.
vas-trait-sub-hunter = Sub-Hunter
    .text = Has no rule in this book.
vas-trait-torpedo-belt = Torpedo Belt
    .text = Taken off each Damage Die of torpedoes from the side.
vas-trait-devastating = Devastating
    .text = Damage as the die shows, whatever the Armour; 5 and 6 are critical.
vas-trait-dp = DP
    .text = May fire at aircraft instead of ships.
vas-trait-fast-track = Fast Track
    .text = Ignores fast targets and fires at anything at point blank.
vas-trait-heavy = Heavy
    .text = 5 and 6 are checked for critical hits.
vas-trait-local = Local
    .text = Dice against Flights that touch the ship or fly over her.
vas-trait-one-shot = One-Shot
    .text = What has been fired is spent.
vas-trait-restricted = Restricted
    .text = At most half the dice to each side.
vas-trait-slow-loading = Slow-Loading
    .text = Cannot fire in the turn after it fired; torpedoes are reloaded once.
vas-trait-twin-linked = Twin-Linked
    .text = Dice that miss may be re-rolled.
vas-trait-weak = Weak
    .text = No critical hits, except on civilian ships.
vas-trait-large = Large
    .text = AA dice at this Flight have +1.
vas-trait-tough = Tough
    .text = Two hits of one AA system bring it down.
vas-trait-very-tough = Very Tough
    .text = Three hits of one AA system bring it down.

## Objectives

vas-objective-destroy = Destroy!
    .text = Cripple or destroy every enemy ship.
vas-objective-breakout = Breakout
    .text = Get half your ships off the enemy's edge.
vas-objective-defence-line = Defence Line
    .text = Have most victory points and deny the enemy a major victory.
vas-objective-attrition = Attrition
    .text = Score half as many victory points again as the enemy.
vas-objective-sweep-and-clear = Sweep & Clear
    .text = Get half your ships off the enemy's edge and have most victory points.
vas-objective-domination = Domination
    .text = Hold three quarters of the table that have no enemy ship.
vas-objective-fighting-retreat = Fighting Retreat
    .text = Get half your ships off your own edge and have most victory points.
vas-objective-last-stand = Last Stand
    .text = Sink a ship and have most victory points.
vas-objective-ultimate-enemy = Ultimate Enemy
    .text = Destroy the most valuable enemy ship and have most victory points.
vas-priority-high = High priority
vas-priority-medium = Medium priority
vas-priority-low = Low priority

## Orders

vas-order-all-hands = All Hands on Deck!
    .text = Damage control on all areas with +1, but -1 on every Attack Die. Needs a check.
vas-order-come-about = Come About!
    .text = One turn of up to 90 degrees. Needs a check.
vas-order-smoke = Create Smoke!
    .text = One smoke counter for every 3" moved, until the end of the turn.
vas-order-evade = Evade!
    .text = Enemy hits are rolled again; half speed, -1 on your own dice, no torpedoes.
vas-order-flood = Flood Magazines!
    .text = Stops all Escalation at the price of a turret. Needs a check.
vas-order-scramble = Scramble!
    .text = Two flight operations instead of one. Needs a check.

## Critical areas and scores

vas-area-engine = Engine
vas-area-weapons = Weapons
vas-area-crew = Crew
vas-effect-props-damaged = Props Damaged
vas-effect-rudder-damaged = Rudder Damaged
vas-effect-turbine-damaged = Turbine Damaged
vas-effect-fuel-system-ruptured = Fuel System Ruptured
vas-effect-engines-disabled = Engines Disabled
vas-effect-fuel-explosion = Fuel Explosion
vas-effect-secondary-weapons-damaged = Secondary Weapons Damaged
vas-effect-secondary-weapons-destroyed = Secondary Weapons Destroyed
vas-effect-turret-damaged = Turret Damaged
vas-effect-turret-destroyed = Turret Destroyed
vas-effect-magazine-explosion = Magazine Explosion
vas-effect-multiple-explosions = Multiple Explosions
vas-effect-shrapnel = Shrapnel
vas-effect-fire = Fire
vas-effect-multiple-fires = Multiple Fires
vas-effect-heavy-shrapnel = Heavy Shrapnel
vas-effect-hull-breach = Hull Breach
vas-effect-explosion = Explosion
vas-vital-bridge = Bridge Destroyed
vas-vital-rudder = Rudder Jammed
vas-vital-engineering = Fire in Engineering
vas-vital-magazine = Magazine Ablaze
vas-vital-explosions = Secondary Explosions
vas-vital-catastrophe = Catastrophic Explosion

## Phases, bands, edges, zones

vas-phase-setup = Set-up
vas-phase-initiative = Initiative
vas-phase-movement = Movement
vas-phase-gunnery = Gunnery
vas-phase-end = End
vas-phase-over = Over
vas-band-point-blank = point blank
vas-band-short = short
vas-band-long = long
vas-band-extreme = extreme
vas-edge-north = north
vas-edge-east = east
vas-edge-south = south
vas-edge-west = west
