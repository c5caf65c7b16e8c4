## Basics

VS-BASIC = The basics
VS-BASIC-1 = A card describes a ship in full: class and name, type, points, Flank Speed, Armour, the two figures of her Hull, her traits and one line for each weapon system.
VS-BASIC-2 = A ship is a destroyer, cruiser, carrier, battleship or civilian. Her type decides about the destroyer modifier, main guns at point blank, scouting, Weak weapons and evading.
VS-BASIC-3 = Points matter only in War at Sea: they buy the fleet and are won as victory points.
VS-BASIC-4 = Flank Speed is how far a ship normally moves in one turn at most, in inches.
VS-BASIC-5 = Armour is the number that each Damage Die has to reach; 5+ means 5 or more.
VS-BASIC-6 = Damage is taken off the Hull. At its second figure or below the ship is crippled, at 0 she is destroyed.
VS-BASIC-7 = Every weapon line is a system of its own, with its fire arc, four ranges, Attack Dice, Armour Piercing, Damage Dice and traits. Two lines of light guns are two systems.
VS-BASIC-8 = Ship traits belong to the whole ship, weapon traits to one system, aircraft traits to a Flight.
VS-BASIC-9 = Refits add up: in a given year a ship has every refit dated up to and including that year.
VS-BASIC-10 = Measuring is free at any time: ranges, bands, arcs and modifiers are always shown.
VS-BASIC-11 = Every distance to or from a ship is measured at her bridge. The rest of the model has no size for ranges and arcs.
VS-BASIC-12 = Every distance to or from a Flight is measured at its leading aircraft.
VS-BASIC-13 = Only D6 and D10 are rolled. The result of a die is its face with all modifiers added.
VS-BASIC-14 = Where a rule asks for a natural number it means the face of the die before modifiers.
VS-BASIC-15 = A re-roll replaces the first score, and the second stands even if it is worse.
VS-BASIC-16 = No die is re-rolled more than once, however many rules would allow or demand it.
VS-BASIC-17 = Everybody sees who holds the Initiative Token, critical scores and Vital System hits, Hull, Re-Arm tokens, smoke, torpedo loads and orders.
VS-BASIC-18 = There are two sides, each with a fleet.

## The game turn

VS-TURN = The game turn
VS-TURN-1 = A turn has four phases in this order: Initiative, Movement, Gunnery, End. Then the next turn begins.
VS-TURN-2 = Both players act in every phase; nobody has a turn to himself.
VS-TURN-3 = Whatever needs no decision happens in the Initiative Phase.
VS-TURN-4 = Each player rolls a D10. The higher result wins initiative and holds the token for the turn.
VS-TURN-5 = Equal results, modifiers included, are rolled again until they differ.
VS-TURN-6 = Scouting gives +1 to initiative from 2 points and +2 in all from 8. A fleet of the Regia Marina with Flights from land has -1.
VS-TURN-7 = The player who lost initiative moves the first ship; then the sides take turns, one ship at a time.
VS-TURN-8 = When a side has moved all its ships, the other goes on alone until all of its have moved.
VS-TURN-9 = The player who won initiative fires with the first ship. All her attacks and their damage are resolved before the other side nominates.
VS-TURN-10 = Nominations go on in turn until every ship has had her chance to attack; the larger fleet finishes alone.
VS-TURN-11 = A nominated ship need not fire, but she has then had her nomination for this turn.
VS-TURN-12 = Nobody may pass: whoever has a ship or the aircraft left to nominate has to name one.
VS-TURN-13 = In the End Phase come damage control, Escalation and everything that is tidied up before the next turn.

## Movement

VS-MOVE = Movement
VS-MOVE-1 = Each ship is nominated to move once in a turn.
VS-MOVE-2 = Every ship must be nominated, even one that would rather stay where she is.
VS-MOVE-3 = The whole path may not be longer than the ship's current Flank Speed.
VS-MOVE-4 = A ship that can move goes at least 1" forward.
VS-MOVE-5 = A ship whose Flank Speed has fallen to 0 neither moves nor turns.
VS-MOVE-6 = Ships move straight ahead along their heading, never backwards or sideways.
VS-MOVE-7 = A ship may turn only after 2" or more in a straight line.
VS-MOVE-8 = A turn changes the heading by up to 45 degrees to port or starboard.
VS-MOVE-9 = A ship may turn as often as she likes, with a fresh straight run of at least 2" before each turn.
VS-MOVE-10 = A turn may be the last thing in a move, if its run was made.
VS-MOVE-11 = A ship that cannot complete the run before a turn stays on her heading.
VS-MOVE-12 = A straight run does not carry over from an earlier turn of the game.
VS-MOVE-13 = A ship turns about her bridge, and turning costs no distance.
VS-MOVE-14 = Ships may pass through one another; only where they end counts.
VS-MOVE-15 = A ship may not end on top of another. She is set beside the other one, on the side on which her bridge would have come to lie.
VS-MOVE-16 = An Order is given before the ship begins to move.
VS-MOVE-17 = Current Flank Speed is the printed one less engine penalties, halved if she is crippled and, for one turn, halved and rounded up if she evades.
VS-MOVE-18 = Flights move after all ships of both sides.
VS-MOVE-19 = How far a ship has moved and whether she turned is remembered for the rest of the turn.

## Gunnery

VS-GUN = Gunnery
VS-GUN-1 = A nominated ship names the targets of all systems that will fire, arcs and ranges are checked, then she fires, then damage is resolved.
VS-GUN-2 = A target must lie in the fire arc of the system and within its range.
VS-GUN-3 = All targets of a ship are named before she rolls any die.
VS-GUN-4 = A system whose target was sunk by an earlier system of the same ship loses its fire.
VS-GUN-5 = The target must be visible. Ships never block the line of sight.
VS-GUN-6 = Arc and range are measured from bridge to bridge.
VS-GUN-7 = A weapon system fires once in a turn, unless a rule says otherwise.
VS-GUN-8 = Every weapon system of a ship may have a target of its own.
VS-GUN-9 = Nothing further away than 30" can be attacked in the normal way, whatever the range of the weapon.
VS-GUN-10 = So the longest ranges on the cards count only against stationary targets: at ships under way no gun fires beyond 30".
VS-GUN-11 = Hits, damage and criticals of one ship are finished before the next one is nominated.

## Beyond the horizon

VS-BTH = Beyond the Horizon attacks
VS-BTH-1 = An attack is Beyond the Horizon when the target is more than 30" away or land lies in between.
VS-BTH-2 = Only stationary targets can be attacked so: installations on land and anchored ships.
VS-BTH-3 = An Observation Flight has to be spotting that very target.
VS-BTH-4 = Every ship of the fleet may fire at a spotted target that lies within the extreme range of the system.
VS-BTH-5 = Each system rolls half its Attack Dice, rounded down.
VS-BTH-6 = Only a natural 6 hits, and nothing modifies the roll.
VS-BTH-7 = A hit does damage in the normal way, with the bonus for plunging fire.

## Splitting fire

VS-SPLIT = Splitting fire and torpedoes
VS-SPLIT-1 = Light guns and AA batteries with more than one Attack Die may divide their dice among several targets.
VS-SPLIT-2 = The division is declared with the targets, before any die is rolled.
VS-SPLIT-3 = Main guns, torpedoes and bombs put all the dice of a system on one target.
VS-SPLIT-4 = Each Attack Die of a torpedo system is one torpedo.
VS-SPLIT-5 = A system may launch some of its torpedoes and keep the rest for later.
VS-SPLIT-6 = One torpedo system fires at one target; different systems of a ship may choose different targets.
VS-SPLIT-7 = A Slow-Loading mount takes no reload in a turn in which it launches.
VS-SPLIT-8 = Turrets A and B stand forward, Q and R amidships, X and Y aft. Double letters, P and S are secondary turrets.

## Arcs

VS-ARC = Fire arcs
VS-ARC-1 = Every ship has four arcs of 90 degrees: fore, starboard, aft and port. A weapon covers one or more of them.
VS-ARC-2 = A target is in the arc when the bearing from bridge to bridge lies in one of the weapon's quadrants.
VS-ARC-3 = A target exactly on the line between two quadrants is in both of them for firing.
VS-ARC-4 = Forward and after turrets bear together on a target abeam.

## Weapons

VS-WPN = Weapon systems
VS-WPN-1 = Every weapon in a turret is a main gun, whatever its calibre.
VS-WPN-2 = Light guns may attack any target in range, in every direction.
VS-WPN-3 = Light guns stay light guns on a ship that has no others.
VS-WPN-4 = AA batteries fire at aircraft in range at the very start of the Gunnery Phase.
VS-WPN-5 = Torpedoes are a class of their own with a modifier of their own; most mounts fire ahead, to port or to starboard.
VS-WPN-6 = Only aircraft carry bombs.

## Firing

VS-FIRE = Firing
VS-FIRE-1 = Each Attack Die is a D6 that hits with a result of 4 or more.
VS-FIRE-2 = For ships' weapons a natural 6 is no certain hit and a natural 1 no certain miss.
VS-FIRE-3 = All modifiers add up; of the ranges only the one that applies counts.
VS-FIRE-4 = A target at point blank gives +1.
VS-FIRE-5 = A target at short range gives +0.
VS-FIRE-6 = A target at long range gives -1.
VS-FIRE-7 = A target at extreme range gives -2.
VS-FIRE-8 = A distance equal to a printed figure belongs to the nearer band.
VS-FIRE-9 = At point blank main guns may fire only at battleships, cruisers, carriers, civilian ships and targets on land.
VS-FIRE-10 = Light guns and torpedoes may fire at any ship at point blank.
VS-FIRE-11 = A destroyer as target gives -1.
VS-FIRE-12 = A target that moved more than 6" this turn gives -1.
VS-FIRE-13 = Light guns and AA batteries ignore the penalty for fast targets.
VS-FIRE-14 = A target on land, anchored or aground gives +1; a ship that merely cannot move does not.
VS-FIRE-15 = Firing from the target's port or starboard arc gives +1 for its large silhouette.
VS-FIRE-16 = A torpedo has -2.
VS-FIRE-17 = An attack that would need more than a 6 may be declared, but it cannot hit.
VS-FIRE-18 = For example: long range from the side needs 4+, extreme from the side 5+, point blank from the side 2+.

## Damage

VS-DMG = Damage
VS-DMG-1 = Each hit rolls the Damage Dice of the system.
VS-DMG-2 = The Armour Piercing of the system is added to each Damage Die.
VS-DMG-3 = Each Damage Die that reaches the target's Armour takes 1 point off its Hull.
VS-DMG-4 = A natural 1 never does damage.
VS-DMG-5 = A natural 6 is rolled again: on 4 or more it scores a critical hit.
VS-DMG-6 = That check is made even if the 6 did not get through the Armour.
VS-DMG-7 = A critical hit comes on top of the damage of its die.
VS-DMG-8 = The check is a new roll and no re-roll, so nothing lets you repeat it.
VS-DMG-9 = A ship whose Hull falls to 0 is destroyed and removed at once.
VS-DMG-10 = Main and light guns at long or extreme range add +1 to each Damage Die, for plunging fire.
VS-DMG-11 = The band that counts is that of the weapon that fires.
VS-DMG-12 = Torpedoes, bombs and other weapons of aircraft never plunge.
VS-DMG-13 = Armour of 7+ is damaged only by dice that have a bonus.

## Crippled

VS-CRIP = Crippled ships
VS-CRIP-1 = A ship is crippled when her Hull falls to its second figure or below.
VS-CRIP-2 = The effects are applied once, at the moment it happens.
VS-CRIP-3 = Her Flank Speed is exactly half from then on.
VS-CRIP-4 = She becomes Lumbering.
VS-CRIP-5 = The Attack Dice of light guns, torpedoes and AA battery are halved, rounding down.
VS-CRIP-6 = Local dice are halved in the same way.
VS-CRIP-7 = Each main gun system rolls a D6 and is lost for good on 4 or more.
VS-CRIP-8 = Each trait of the ship rolls a D6 and is lost for good on 4 or more.
VS-CRIP-9 = A lost Armoured Deck or Torpedo Belt no longer helps, even later in the same phase.
VS-CRIP-10 = A ship that loses the Carrier trait neither launches nor recovers any more.
VS-CRIP-11 = What crippling took is never repaired.
VS-CRIP-12 = A ship that goes straight to Hull 0 makes none of these rolls.

## Criticals

VS-CRIT = Critical hits
VS-CRIT-1 = A D10 says where a critical hit strikes: 1-4 Engine, 5-7 Weapons, 8-9 Crew, 10 a Vital System.
VS-CRIT-2 = A hit on Engine, Weapons or Crew raises the Critical Score of that area by 1, to 6 at most.
VS-CRIT-3 = Every rise takes the extra damage of the new score off the Hull and brings its penalty, at once.
VS-CRIT-4 = The penalties of all scores up to the present one hold together.
VS-CRIT-5 = A critical hit on an area at 6 applies the damage and the penalty of score 6 again.
VS-CRIT-6 = Where a penalty raises another area, that one rises at once, with its own damage and penalty.
VS-CRIT-7 = Such chains run until nothing rises any more.
VS-CRIT-8 = A chain that reaches an area at 6 does nothing there; only a real hit does.
VS-CRIT-9 = Everything stops when the Hull reaches 0.
VS-CRIT-10 = Engine scores 1, 3 and 4 each take 1" off Flank Speed, never below 0.
VS-CRIT-11 = From Engine 2 on the ship needs 3" straight before each turn, Agile or not.
VS-CRIT-12 = From Engine 5 on her Flank Speed is 0.
VS-CRIT-13 = Escalation threatens from Engine 4, Weapons 4 and Crew 2 on.
VS-CRIT-14 = Each loss of Attack Dice rolls a D6 for the weapons it strikes: 1-3 all light guns, 4-5 the AA battery, 6 all torpedoes.
VS-CRIT-15 = The AA battery loses its own dice first and then Local ones.
VS-CRIT-16 = Torpedoes lose the dice in every mount.
VS-CRIT-17 = A roll for weapons that the ship does not have is repeated until it strikes some that she has.
VS-CRIT-18 = Main guns never lose dice in this way.
VS-CRIT-19 = From Weapons 3 on one turret, chosen at random, has to roll 4+ each time before it fires; otherwise it does not fire this turn.
VS-CRIT-20 = On a ship without turrets that result has no further effect.
VS-CRIT-21 = Weapons 4 and 5 each destroy a turret at random for good, even if the score is repaired later.
VS-CRIT-22 = A random turret is any of those not yet destroyed, with equal chances.
VS-CRIT-23 = A ship without turrets halves the dice of all her light guns instead, rounding down.
VS-CRIT-24 = From Crew 4 on crew quality checks have -1.
VS-CRIT-25 = Crew 1 costs 1 Attack Die, rolled for like that of Weapons 1.
VS-CRIT-26 = From Crew 2 on a carrier can neither launch nor recover.
VS-CRIT-27 = Critical Scores are open to both players.

## Vital systems

VS-VITAL = Vital Systems
VS-VITAL-1 = A hit on a Vital System rolls a D6 on a table of its own and raises no score.
VS-VITAL-2 = Its effects last for the whole game and are never repaired.
VS-VITAL-3 = 1, Bridge Destroyed: 1 damage, and the ship gives no Orders any more.
VS-VITAL-4 = 2, Rudder Jammed: D6 damage, and another D6 says which way: 1-2 to port, 3-4 straight ahead, 5-6 to starboard.
VS-VITAL-5 = A ship jammed to one side turns 45 degrees that way as soon as each straight run is complete.
VS-VITAL-6 = A ship jammed straight ahead makes no turn of any kind.
VS-VITAL-7 = 3, Fire in Engineering: 2D6 damage, and no damage control any more.
VS-VITAL-8 = 4, Magazine Ablaze: 2D6 damage, and every system has to roll 4+ each turn before it fires.
VS-VITAL-9 = That goes for the AA battery and for fire at aircraft too.
VS-VITAL-10 = 5, Secondary Explosions: 4D6 damage, and every area rises by 1 with all that follows.
VS-VITAL-11 = 6, Catastrophic Explosion: the ship is lost at once.
VS-VITAL-12 = Each hit rolls for itself. A result that comes again does its damage again, but its lasting effect is not doubled.
VS-VITAL-13 = A second jam of the rudder replaces the direction of the first.

## End phase

VS-END = End Phase
VS-END-1 = The End Phase runs in this order: damage control, Escalation, re-arming, scouts that return, smoke, end of the game.
VS-END-2 = The winner of initiative makes damage control for all his ships first.
VS-END-3 = Each ship may try damage control on one area a turn.
VS-END-4 = Roll a D6: the score falls by what the result is above 4, but not below 0.
VS-END-5 = So a result of 6 lowers a score by 2.
VS-END-6 = The penalties of scores above the new one end; those up to it stay.
VS-END-7 = Attack Dice lost to a score that is repaired come back.
VS-END-8 = Lost Hull and rises that were caused in other areas stay.
VS-END-9 = An area at 6 can never be repaired.
VS-END-10 = Hits on Vital Systems can never be repaired.
VS-END-11 = Nobody has to try damage control.
VS-END-12 = Damage control does not undo crippling.
VS-END-13 = All Hands on Deck! gives +1 to damage control; a Japanese carrier with Crew 2 or more has -1. Penalties on crew quality do not count here.
VS-END-14 = Every area under Escalation rolls a D6; on 4 or more it rises by 1, with damage and penalty at once.
VS-END-15 = Each such area rolls for itself.
VS-END-16 = The check comes back in every End Phase until the score is below the point where Escalation begins.
VS-END-17 = Escalation is checked after damage control.
VS-END-18 = An area at 6 does not escalate any further.
VS-END-19 = The winner's ships come first, on each ship Engine, Weapons, Crew. Only areas that were under Escalation when it began are rolled for.
VS-END-20 = All smoke is removed.

## Orders

VS-ORD = Orders
VS-ORD-1 = An Order is given when a ship is nominated to move, before she moves.
VS-ORD-2 = A ship gives one Order a turn at most.
VS-ORD-3 = Any number of ships may give the same Order.
VS-ORD-4 = Create Smoke! and Evade! always work; All Hands on Deck!, Come About!, Flood Magazines! and Scramble! need a crew quality check.
VS-ORD-5 = If the check fails the ship moves normally, and the Order does neither good nor harm.
VS-ORD-6 = A failed Order is still the ship's Order of this turn.
VS-ORD-7 = Flights give no Orders.
VS-ORD-8 = A crew quality check is a D6 with modifiers: 4 or more succeeds.
VS-ORD-9 = Crew 4 or more gives -1, the Regia Marina another -1.
VS-ORD-10 = In an opposed check both roll with their modifiers and the higher succeeds; ties are rolled again.
VS-ORD-11 = All Hands on Deck! lets the ship try damage control on all three areas this turn.
VS-ORD-12 = Each of those rolls has +1.
VS-ORD-13 = In return every Attack Die of the ship has -1 this turn.
VS-ORD-14 = Fire at aircraft is not affected by it.
VS-ORD-15 = Come About! lets the ship make one turn of up to 90 degrees.
VS-ORD-16 = She makes no other turn in that move.
VS-ORD-17 = The straight run comes first as usual: 2", Agile 1", damaged rudder 3".
VS-ORD-18 = Create Smoke! leaves one counter behind the ship for every full 3" she moves.
VS-ORD-19 = Nobody can draw a line of attack through smoke, in either direction.
VS-ORD-20 = Smoke stays until the End Phase of the same turn.
VS-ORD-21 = Each counter is laid astern where the ship completes 3".
VS-ORD-22 = Evade! gives -1 to every Attack Die of the ship herself.
VS-ORD-23 = She fires no torpedoes this turn.
VS-ORD-24 = Her Flank Speed is halved for this turn, rounding up.
VS-ORD-25 = Every enemy Attack Die that hits her has to be re-rolled.
VS-ORD-26 = An evading destroyer with a Flank Speed above 6" before it is halved still counts as a fast target, however little she moved.
VS-ORD-27 = Lumbering ships, and so crippled ones, may not evade.
VS-ORD-28 = The die with which a Flight attacks counts as an Attack Die here.
VS-ORD-29 = Flood Magazines! brings every score down to where nothing escalates: Engine and Weapons to 3 at most, Crew to 1.
VS-ORD-30 = One main gun system, chosen at random, is out of action for the rest of the battle.
VS-ORD-31 = Without turrets the dice of all light guns are halved instead, rounding down.
VS-ORD-32 = Penalties of the scores given up end as with damage control; lost Hull stays lost. Even an area at 6 comes down.
VS-ORD-33 = Scramble! lets a carrier launch or recover two Flights this turn instead of one.
VS-ORD-34 = She may also launch one and recover one.

## Traits

VS-TRAIT = Traits
VS-TRAIT-1 = Advanced Radar: a ship that scouts adds +2 to her die and may re-roll it.
VS-TRAIT-2 = Agile: the ship may turn after every 1" instead of 2".
VS-TRAIT-3 = Aircraft X: the ship carries X Observation Flights, for scouting or for guiding fire beyond the horizon.
VS-TRAIT-4 = Armoured Deck: guns get no bonus for plunging fire against this ship.
VS-TRAIT-5 = Armoured Deck: Dive-Bombers and Kamikazes have -1 on each Damage Die against her.
VS-TRAIT-6 = Armoured Deck does nothing against Bombers, Torpedo-Bombers and torpedoes.
VS-TRAIT-7 = Carrier: the ship may launch or recover one Flight a turn, unless her captain gives an Order other than Scramble!.
VS-TRAIT-8 = Lumbering: the ship may make one turn in a move and no more.
VS-TRAIT-9 = Lumbering: the ship may not evade.
VS-TRAIT-10 = Radar: a ship that scouts adds +1 to her die and may re-roll it.
VS-TRAIT-11 = Radar helps only the ship's own scouting die, not her Observation Flights and not her guns.
VS-TRAIT-12 = Torpedo Belt X: torpedoes that hit from the side lose X on each Damage Die.
VS-TRAIT-13 = A hit from ahead or astern is not softened by the belt.
VS-TRAIT-14 = Torpedoes dropped by aircraft count as torpedoes here.
VS-TRAIT-15 = Devastating: each Damage Die does as much damage as it shows, whatever the Armour.
VS-TRAIT-16 = Devastating: every Damage Die that shows 5 or 6 scores a critical hit, before a Torpedo Belt is taken off.
VS-TRAIT-17 = Such a critical sets its area to the score of one D6; if the area is higher already nothing happens.
VS-TRAIT-18 = An area roll of 10 strikes a Vital System as usual.
VS-TRAIT-19 = A jump over several scores applies every score passed on the way, damage and penalties alike.
VS-TRAIT-20 = Armour Piercing adds nothing to Devastating damage.
VS-TRAIT-21 = DP: these light guns may fire at ships or at aircraft.
VS-TRAIT-22 = DP: at aircraft they use up to half their present dice, rounding up, at least 1.
VS-TRAIT-23 = DP: at aircraft they reach half their extreme range.
VS-TRAIT-24 = DP: a system that has fired at aircraft fires at nothing else this turn.
VS-TRAIT-25 = DP: firing at aircraft is a choice; a system that did not may fire at ships later.
VS-TRAIT-26 = Fast Track: the weapon ignores the penalty for fast targets and may fire at anything at point blank.
VS-TRAIT-27 = Heavy: a natural 5 or 6 is checked for a critical hit.
VS-TRAIT-28 = Heavy changes nothing else.
VS-TRAIT-29 = Local X: X additional dice against Flights in contact with the ship.
VS-TRAIT-30 = These dice may also be rolled at each enemy Flight that flies over the ship in the Movement Phase, as it passes.
VS-TRAIT-31 = They may be used any number of times in the Movement Phase and once in the Gunnery Phase.
VS-TRAIT-32 = One-Shot: what has been fired is spent for the battle; aircraft can be re-armed.
VS-TRAIT-33 = Restricted: at most half the dice, rounding up, may be used against targets to port, and as many to starboard.
VS-TRAIT-34 = Slow-Loading: the weapon may not fire in the turn after it fired; torpedoes still in the mount may be launched.
VS-TRAIT-35 = Slow-Loading torpedoes are reloaded only once.
VS-TRAIT-36 = Twin-Linked: Attack Dice that miss may be re-rolled.
VS-TRAIT-37 = Weak: no critical hits, except on civilian ships.
VS-TRAIT-38 = Weak weapons do damage like others.
VS-TRAIT-39 = Large: every AA die rolled at this Flight has +1.
VS-TRAIT-40 = Tough: it takes two hits of one AA system to destroy the Flight.
VS-TRAIT-41 = Very Tough: it takes three hits of one AA system.
VS-TRAIT-42 = Fewer hits leave no trace.
VS-TRAIT-43 = In a dogfight toughness does not help.

## Aircraft

VS-AIR = Aircraft
VS-AIR-1 = A Flight that belongs to no carrier of the fleet is land-based.
VS-AIR-2 = Some scenarios allow a fleet of nothing but aircraft; War at Sea keeps to the limit of a quarter.
VS-AIR-3 = A Flight is one piece: it is there or it is destroyed.
VS-AIR-4 = A Flight is a Fighter, Bomber, Dive-Bomber, Kamikaze or Torpedo-Bomber. Its role says what it may do and what it needs to hit.
VS-AIR-5 = Observation Flights have no model and no place on the table.
VS-AIR-6 = The chart gives year, carrier use, role, Flank Speed, Dogfight score, Damage Dice with Armour Piercing, traits and points of a Flight.
VS-AIR-7 = A Flight may be used from its year on.
VS-AIR-8 = Only carrier-capable Flights can be based on carriers.
VS-AIR-9 = A carrier takes any carrier-capable Flights up to her capacity, and her points include them.
VS-AIR-10 = Flights not based on own carriers may be a quarter of the fleet's points at most.
VS-AIR-11 = When all ships have moved, the winner of initiative says which side moves its aircraft first.
VS-AIR-12 = One side moves all its Flights, then the other all of its.
VS-AIR-13 = A Flight moves in any direction, with any turns, up to its Flank Speed; it may also stay.
VS-AIR-14 = Flights give no Orders.
VS-AIR-15 = Flights may pass over ships and over friendly Flights.
VS-AIR-16 = A Flight launched this turn does not move any further.
VS-AIR-17 = A Flight in a dogfight does not move until all enemies in it are destroyed.
VS-AIR-18 = AA batteries fire by themselves at the start of the Gunnery Phase if enemy Flights are in range.
VS-AIR-19 = Only AA batteries, DP guns and other aircraft can attack Flights.
VS-AIR-20 = AA dice are never modified, except against Large Flights and by Local fire at kamikazes.
VS-AIR-21 = Each 6 destroys a Flight; a Tough one needs two, a Very Tough one three.
VS-AIR-22 = A Torpedo-Bomber in contact with the firing ship is hit on 5 or 6.
VS-AIR-23 = AA dice may be divided among Flights as you like, before they are rolled.
VS-AIR-24 = AA fire never goes into a dogfight: a Flight in contact with an enemy Flight is no target.
VS-AIR-25 = A battery with dice and ranges of its own uses them on Flights in range; Local dice only on Flights in contact.
VS-AIR-26 = A battery with nothing but Local dice reaches only Flights in contact.
VS-AIR-27 = To attack a ship a Flight must have moved into contact with her in the Movement Phase.
VS-AIR-28 = Any number and mix of Flights may attack one ship.
VS-AIR-29 = Instead of a ship a player may nominate his aircraft, once a turn; then all his Flights that attack do so.
VS-AIR-30 = Their attacks count as simultaneous but are resolved one by one, in the order you like.
VS-AIR-31 = Each Flight rolls one D6 to hit, however many Damage Dice it has.
VS-AIR-32 = Fighters, Bombers and Torpedo-Bombers hit on 5+, Kamikazes on 4+, Dive-Bombers on 3+. Modifiers of gunnery do not apply, except for kamikazes.
VS-AIR-33 = A hit rolls the Flight's Damage Dice against Armour as usual, criticals included.
VS-AIR-34 = A Flight with 0 Damage Dice does nothing to a ship.
VS-AIR-35 = After attacking a ship a Flight has to be refuelled and re-armed before it can do so again.
VS-AIR-36 = A Flight that has spent its load carries a Re-Arm token.
VS-AIR-37 = It can still dogfight as often as need be.

## Dogfights

VS-DOG = Dogfights and escorts
VS-DOG-1 = A Flight that moves into contact with an enemy Flight is in a dogfight.
VS-DOG-2 = Only Fighters may do so.
VS-DOG-3 = Other Flights defend themselves when they are attacked.
VS-DOG-4 = A Fighter may touch several enemy Flights that are close together.
VS-DOG-5 = Contact ends the movement of both Flights for the turn.
VS-DOG-6 = Every Flight in contact with an enemy fights at the end of the Gunnery Phase.
VS-DOG-7 = Both roll a D6 and add their Dogfight score; the higher one destroys the other.
VS-DOG-8 = A Flight adds +1 for every friendly Flight in contact with it that is itself in contact with no enemy.
VS-DOG-9 = A Flight may support any number of dogfights.
VS-DOG-10 = A supporting Flight starts no dogfight itself.
VS-DOG-11 = The winner destroys the Flight it fights, never those that support it.
VS-DOG-12 = With equal totals all stay locked and fight again next turn.
VS-DOG-13 = No Flight leaves a dogfight before all enemies in it are destroyed.
VS-DOG-14 = Each pair in contact is rolled for once, in the order that the winner of initiative sets; destroyed Flights drop out.
VS-DOG-15 = A Flight in a dogfight may still attack the ship it touches earlier in the same phase.
VS-DOG-16 = Only Fighters escort; they stay in contact with the Flights they escort.
VS-DOG-17 = One Fighter may escort several Flights, and several Fighters one Flight.
VS-DOG-18 = Whoever attacks an escorted Flight has to attack one of its free escorts instead.
VS-DOG-19 = When all its escorts are fighting it may be attacked, if it can be reached without moving through another Flight.

## Carriers

VS-CV = Carriers
VS-CV-1 = Each carrier may begin with two Flights in the air as combat air patrol.
VS-CV-2 = They begin anywhere in the own deployment zone.
VS-CV-3 = From 7 scouting points on half of a carrier's Flights may begin in the air, at least two; from 10 on all of them.
VS-CV-4 = Wind matters only where a fleet has a carrier.
VS-CV-5 = Unless the scenario gives the wind, a D6 is rolled for it before any ship is deployed.
VS-CV-6 = A carrier sails into the wind when her heading is within 45 degrees of where it comes from.
VS-CV-7 = A carrier may launch or recover one Flight a turn, in the Movement Phase.
VS-CV-8 = For that she has to move straight into the wind, without turning.
VS-CV-9 = She may give no Order but Scramble! in that turn.
VS-CV-10 = A launched Flight is set down within 1" of the carrier after she has moved.
VS-CV-11 = It moves no further this turn.
VS-CV-12 = To be recovered a Flight moves into contact with the carrier's stern.
VS-CV-13 = Only carrier-capable Flights are launched and recovered.
VS-CV-14 = A carrier with Crew 2 or more neither launches nor recovers.
VS-CV-15 = What counts is the score at the moment of the operation.
VS-CV-16 = In the End Phase any number of Flights aboard may be re-armed, with a crew quality check for each; they are then ready for the next turn.
VS-CV-17 = A Flight that failed may try again in a later turn.
VS-CV-18 = A Flight recovered this turn may be re-armed at its end and launched in the next.
VS-CV-19 = A carrier cannot recover more Flights than she holds.

## Deep deployment

VS-DEEP = Deep deployment
VS-DEEP-1 = Deep deployment is possible where the scenario allows it; in War at Sea from 4 scouting points on.
VS-DEEP-2 = Before the battle a player may take carriers off the table into deep deployment.
VS-DEEP-3 = As many of their Flights as he likes begin in his deployment zone.
VS-DEEP-4 = Flights still aboard may come in any turn, in contact with the own table edge.
VS-DEEP-5 = A Flight cannot be attacked in the turn in which it comes in.
VS-DEEP-6 = It moves normally from the next turn on.
VS-DEEP-7 = Each carrier launches one Flight a turn, two with Scramble!; wind and heading do not matter there.
VS-DEEP-8 = Enemy Flights that leave over the table edge of that fleet may attack a carrier in deep deployment.
VS-DEEP-9 = First the owner may dogfight them with Flights that are still aboard.
VS-DEEP-10 = Attackers that survive then attack the carriers.
VS-DEEP-11 = It all happens in the Gunnery Phase: dogfights, AA fire, attacks. The attackers come back at the same edge in the next turn.

## Observation

VS-OBS = Observation Flights
VS-OBS-1 = Ships with the trait Aircraft carry Observation Flights.
VS-OBS-2 = Before the battle each of them is told to scout or to guide fire beyond the horizon.
VS-OBS-3 = It cannot do the other.
VS-OBS-4 = A Flight that guides fire spots one target at a time.
VS-OBS-5 = Observation Flights are never moved or attacked.
VS-OBS-6 = They give no victory points.

## Kamikaze

VS-KAMI = Kamikaze
VS-KAMI-1 = Flights with the Kamikaze role follow these rules.
VS-KAMI-2 = The attack is declared by moving into contact with the target.
VS-KAMI-3 = AA fire is resolved as usual, but Local dice have +1.
VS-KAMI-4 = The Flight rolls to hit after all AA fire.
VS-KAMI-5 = A miss may be re-rolled.
VS-KAMI-6 = It hits on 4+ with all modifiers except those for range.
VS-KAMI-7 = Damage is as usual; an Armoured Deck takes 1 off each die.
VS-KAMI-8 = The Flight is removed whether it hits or not.
VS-KAMI-9 = If the attack costs any Hull, the target's Crew score also rises by 1, with all effects.
VS-KAMI-10 = Without damage the Crew score does not rise.
VS-KAMI-11 = It is resolved when its owner nominates his aircraft.

## Victory points

VS-VP = Victory points and withdrawal
VS-VP-1 = An enemy ship that is destroyed gives all her points.
VS-VP-2 = One that makes a Tactical Withdrawal gives 25 %.
VS-VP-3 = One that is crippled gives 50 %.
VS-VP-4 = A Flight that is destroyed gives its points.
VS-VP-5 = A ship gives points only once: a better result replaces a lesser one.
VS-VP-6 = A crippled ship that withdraws gives 50 %.
VS-VP-7 = Victory points are kept in quarters and never rounded.
VS-VP-8 = This holds in every scenario that does not say otherwise.
VS-VP-9 = A ship withdraws by moving off a table edge.
VS-VP-10 = A ship that has withdrawn is safe and does not come back.
VS-VP-11 = Where a scenario names safe edges, a ship that leaves over another one counts as destroyed.
VS-VP-12 = In War at Sea every edge is safe.

## Objectives

VS-OBJ = Objectives
VS-OBJ-1 = The players first agree on a total of points.
VS-OBJ-2 = Each rolls 2D6 for an objective of his own: 2-3 Destroy!, 4 Breakout, 5 Defence Line, 6 Attrition, 7 Sweep & Clear, 8 Domination, 9 Fighting Retreat, 10 Last Stand, 11-12 Ultimate Enemy.
VS-OBJ-3 = A high priority adds 10 % to the points, a low one takes 10 % away.
VS-OBJ-4 = Fleets are chosen when the points are known.
VS-OBJ-5 = A number of ships that is asked for is rounded up.
VS-OBJ-6 = Ships sent scouting do not count.
VS-OBJ-7 = Destroy!: a major victory when every enemy ship is crippled or destroyed; a minor one for most victory points.
VS-OBJ-8 = Breakout: major when half your ships leave over the enemy's edge; minor for most victory points.
VS-OBJ-9 = Defence Line: major for most victory points if the enemy has no major victory; minor for most victory points.
VS-OBJ-10 = Attrition: major for half as many victory points again as the enemy; minor for most.
VS-OBJ-11 = Sweep & Clear: minor when half your ships leave over the enemy's edge, major if you also have most victory points.
VS-OBJ-12 = Domination: at the end, ships in three quarters of the table without enemy ships are a major victory, in two a minor one.
VS-OBJ-13 = Fighting Retreat: major when half your ships leave over your own edge and you have most victory points; minor for most. Each ship that leaves gives the enemy 25 %.
VS-OBJ-14 = Last Stand: major when you sink a ship and have most victory points; minor for most.
VS-OBJ-15 = Ultimate Enemy: minor when the enemy ship of most points is destroyed, major if you also have most victory points.
VS-OBJ-16 = Most victory points means more than the enemy; with equal points nobody has most.
VS-OBJ-17 = Ships that leave for an objective make a Tactical Withdrawal and give the enemy 25 %.

## Deployment

VS-DEP = Deployment
VS-DEP-1 = Both players roll a D10; ties are rolled again.
VS-DEP-2 = The lower one deploys his whole fleet first, then the other.
VS-DEP-3 = He picks one of the two zones, and the other gets the opposite one.
VS-DEP-4 = Ships that scout are not deployed.
VS-DEP-5 = The wind is rolled for before that.
VS-DEP-6 = Every ship has her bridge in the zone, on any heading, clear of other ships.

## Scouting

VS-SCOUT = Scouting
VS-SCOUT-1 = Before deployment both players secretly set aside the destroyers and cruisers that scout.
VS-SCOUT-2 = They also say which Observation Flights scout.
VS-SCOUT-3 = Nothing else can scout.
VS-SCOUT-4 = Before turn 1 both reveal what they have sent.
VS-SCOUT-5 = Each of these ships and Flights rolls a D6.
VS-SCOUT-6 = Each 5 or 6 earns a Scouting Point.
VS-SCOUT-7 = A ship with Radar adds +1 and may re-roll, with Advanced Radar +2.
VS-SCOUT-8 = Each player reads the Scouting Table with his own points.
VS-SCOUT-9 = 2 points give +1 initiative, 4 deep deployment, 7 the enhanced zone and half the Flights in the air, 8 a further +1, 10 the superior zone and all Flights; each row includes those before it.
VS-SCOUT-10 = Scouts that are re-deployed are back with the fleet.
VS-SCOUT-11 = In every End Phase each ship still scouting rolls a D6 and returns on a 6.
VS-SCOUT-12 = She enters in the next Movement Phase over an edge chosen at random, where her owner likes.
VS-SCOUT-13 = Observation Flights that scout do not come back.
VS-SCOUT-14 = Scouts that never return are not lost and give no points.

## War at Sea

VS-WAS = War at Sea
VS-WAS-1 = The order is: points, objectives, fleets, wind, Observation Flights and scouts, deployment, scouting and what it gives, fan salvoes, turn 1.
VS-WAS-2 = The battle lasts 8 turns.
VS-WAS-3 = It ends earlier when a fleet is destroyed or has withdrawn.
VS-WAS-4 = A major victory beats a minor one, a minor one beats none; everything else is a draw.
VS-WAS-5 = What each player has achieved depends on his own objective alone.
VS-WAS-6 = Balanced pairs are Attrition against Destroy!, Attrition against Fighting Retreat, Breakout against Defence Line, Destroy! against Last Stand, Sweep & Clear against Defence Line.
VS-WAS-7 = These keep the points of their priority.

## National rules

VS-NAT-US = US Navy
VS-NAT-US-1 = Up to the end of 1943 every torpedo that hits rolls another die and explodes only on 5 or more.
VS-NAT-US-2 = That die is rolled after evading and before damage.
VS-NAT-US-3 = VT fuses are taken for all DP guns of a ship or for none.
VS-NAT-US-4 = With them all the dice may be used against aircraft instead of half.
VS-NAT-US-5 = They come in 1943.
VS-NAT-US-6 = They change neither the range nor the ban on firing at ships in the same turn.
VS-NAT-JP = Imperial Japanese Navy
VS-NAT-JP-1 = The Long Lance (Type 93) is a torpedo like others up to 20".
VS-NAT-JP-2 = Beyond 20" each one that hits rolls a D6 and misses unless it shows a 6.
VS-NAT-JP-3 = A ship with 3 or more dice of Type 93 torpedoes may fire a fan salvo after deployment, before turn 1.
VS-NAT-JP-4 = Each such ship rolls a D6; on a 6 an enemy ship at random is hit and cannot evade.
VS-NAT-JP-5 = One-Shot torpedoes fired so are spent; Slow-Loading ones are reloaded in time.
VS-NAT-JP-6 = A ship fires one fan salvo at most.
VS-NAT-JP-7 = A Japanese carrier with Crew 2 or more has -1 on damage control.
VS-NAT-UK = Royal Navy
VS-NAT-UK-1 = VT fuses are as in the US Navy.
VS-NAT-DE = Kriegsmarine
VS-NAT-DE-1 = The Kriegsmarine has no special rules.
VS-NAT-FR = Marine Nationale
VS-NAT-FR-1 = The Marine Nationale has no special rules.
VS-NAT-IT = Regia Marina
VS-NAT-IT-1 = A fleet with Flights that are not from carriers has -1 initiative for the whole battle.
VS-NAT-IT-2 = A fleet of nothing but aircraft does not.
VS-NAT-IT-3 = All crew quality checks have -1.
VS-NAT = Year and navy
VS-NAT-1 = The year of the battle decides on ships, refits, Flights, VT fuses and torpedoes that fail.
VS-NAT-2 = A fleet is of one navy.

## Cards

VS-CARD = Ship cards
VS-CARD-1 = Point blank, short and long are a quarter, a half and three quarters of extreme range, rounded down.
VS-CARD-2 = On printed cards a ship is crippled at a third of her Hull, rounded down.
VS-CARD-3 = A dash for Armour Piercing means 0; an AA battery of dashes has neither dice nor ranges of its own.
VS-CARD-4 = Northampton: three turrets of 3 dice, AP 0, 1 Damage Die, and 5-inch light guns with DP, Restricted and Weak.
VS-CARD-5 = New Mexico: four turrets of 3 dice, so 12 dice on the beam and 6 ahead.
VS-CARD-6 = Yamato: on the port beam her three great turrets give 9 dice and three of the four small ones 6.
VS-CARD-7 = Warspite: her 4-inch guns really outrange her 6-inch guns.
VS-CARD-8 = Bismarck: her 5.9-inch guns are not Weak and can score critical hits.

## Aircraft charts

VS-PLANE = Aircraft charts
VS-PLANE-1 = The book prints sixteen Flights; where no Armour Piercing is given it is 0.
VS-PLANE-2 = One aircraft in two roles is two different Flights; the role is chosen with the fleet and does not change.
VS-PLANE-3 = Devastating is a trait of what a Flight carries and does nothing in a dogfight.
VS-PLANE-4 = The F4U-1 that the book shows as an example is the one of the US chart.

## Examples

VS-EX = Examples
VS-EX-1 = Northampton, Hull 23/7, is crippled by 16 points of damage and sunk by 23.
VS-EX-2 = Engine 3 takes 2" off Flank Speed in all.
VS-EX-3 = A damage control result of 6 lowers a score by 2.
VS-EX-4 = Flood Magazines! leaves Engine and Weapons at 3 and Crew at 1 at most.
VS-EX-5 = A ship that is crippled and then sunk gives her points once.
VS-EX-6 = Armour 7 is hurt only with a bonus on the Damage Die.
VS-EX-7 = Northampton has Aircraft 4: four Observation Flights.
VS-EX-8 = The F4U-1 is a Tough Fighter of 1942 with 30" and +3, 25 points, not for carriers.
VS-EX-9 = Bismarck's A turret fires at Warspite's side from 25": dice 4 and 3 give one hit, Damage Dice 1, 2 and 6 two points; the 6 becomes Weapons 1, which costs 1 more point and a die of all light guns.
VS-EX-10 = Against an evading Warspite hits of 4 and 6 are rolled again as 3 and 5, so one hit remains.
VS-EX-11 = Twin-Linked guns against an evader: each die is rolled again at most once, whether it missed or hit.
VS-EX-12 = A Swordfish torpedo on Bismarck's beam with dice 2, 3, 5 and 6: the belt leaves 5 damage, and two criticals jump her Engine to 4 and destroy her bridge.
VS-EX-13 = A kamikaze that misses with a 2 may roll again; one that costs Hull raises the Crew score by 1.
VS-EX-14 = Weapons 4 and Crew 2 both roll for Escalation; with a 5 and a 2 only Weapons rises.
VS-EX-15 = Warspite is crippled at Hull 24: each turret and each trait rolls a D6, her speed falls to 2.5" and her lesser dice are halved.
VS-EX-16 = Six Local dice on three Flights, 2 each: a 5 fells a Torpedo-Bomber in contact, one 6 does not fell a Tough Flight, one 6 fells another.
VS-EX-17 = A Zero with +2 and one supporter rolls 3 against a Corsair with +3 that rolls 3: a draw.
VS-EX-18 = Northampton with Engine 2 has 5" and needs 3" before each turn.
VS-EX-19 = A destroyer that makes smoke over 7" leaves two counters.
VS-EX-20 = Initiative 3 with +2 against 6 with -1 is a tie and is rolled again.
VS-EX-21 = Of 7 ships 2 scout: 3 of the other 5 have to break out.
VS-EX-22 = Of 1350 points spent 335 may be Flights from land, 340 may not.

## Geometry

VS-GEO = The table
VS-GEO-1 = Lengths are whole hundredths of an inch, headings whole degrees clockwise from north.
VS-GEO-2 = Positions are reckoned with a fixed table of sines and rounded to 1/100" after each straight run, the same on every machine.
VS-GEO-3 = The distance moved is the sum of the runs that were ordered.
VS-GEO-4 = Ranges are compared exactly.
VS-GEO-5 = Ranges and arcs have no tolerance; contact of bases has one of 0.05", after which the piece is set in contact.
VS-GEO-6 = A record holds orders and dice; positions follow from them.
VS-GEO-7 = Every roll is logged with its reason, and a game can be rolled again from its seed.
VS-GEO-8 = The table is 72" by 48", with the fleets on the long edges.
VS-GEO-9 = Own edge, enemy edge and the two short edges are different things for objectives, deep deployment and scouts.
VS-GEO-10 = A ship leaves the table when her bridge passes the edge; on the line she is still on it. The rest of her movement is lost.
VS-GEO-11 = Flights leave only over the enemy's edge against carriers in deep deployment, or over their own to land on one.
VS-GEO-12 = Domination counts quarters of the table; a bridge exactly on a dividing line is in none.
VS-GEO-13 = A course is a list of straight runs and turns; runs that follow each other count as one.
VS-GEO-14 = A course is legal if it is no longer than the speed, at least 1" or all the speed there is, and has its run before each turn: 2", Agile 1", from Engine 2 on 3".
VS-GEO-15 = Come About! has exactly one turn, of up to 90 degrees.
VS-GEO-16 = A Lumbering ship makes one turn at most.
VS-GEO-17 = Crippled speed is the exact half, after engine losses: from 5" it is 2.5".
VS-GEO-18 = Evading speed is half rounded up to a whole inch: from 5" it is 3".
VS-GEO-19 = A ship jammed to one side turns 45 degrees after each run of exactly the length she needs, as long as one fits in; the last run may be shorter. If Lumbering she does so once.
VS-GEO-20 = A ship that cannot move has the empty course.
VS-GEO-21 = The new heading is the old one with all turns added.
VS-GEO-22 = Whether a target lies ahead or abeam is reckoned in the frame of the ship.
VS-GEO-23 = It is in the fore arc if it lies at least as far ahead as to the side, and so on round; the lines belong to both arcs.
VS-GEO-24 = For a large silhouette and for the Torpedo Belt the attacker must be strictly to the side of the target.
VS-GEO-25 = Two bridges at one point: every arc bears, the range is point blank, and there is no large silhouette.
VS-GEO-26 = Sight is the line from bridge to bridge. Smoke blocks it if the line passes inside a counter, land if it crosses it.
VS-GEO-27 = A smoke counter is 1" across and lies just astern of the ship.
VS-GEO-28 = A ship whose bridge is inside a counter can neither attack nor be attacked.
VS-GEO-29 = A model is a rectangle of the ship's length and beam at 1/1800, with the bridge at its centre.
VS-GEO-30 = Bow and stern lie half a length ahead of the bridge and astern of it.
VS-GEO-31 = The stand of a Flight is a disc 1" across.
VS-GEO-32 = A Flight is in contact with a ship when its stand touches her model.
VS-GEO-33 = Two Flights are in contact when their stands touch.
VS-GEO-34 = A Flight touches the stern when it is in the carrier's aft arc, within 1" of her stern.
VS-GEO-35 = Friendly Flights may share a place; contact with an enemy Flight stops a move.
VS-GEO-36 = A Flight moves over a ship when its path crosses her model; each crossing is one chance for Local fire. Merely touching her is none.
VS-GEO-37 = A ship that would end on another is shifted sideways from the other's centre line until both just touch; on the line itself her owner says to which side. That is no movement.
VS-GEO-38 = It is the ship that arrives that is shifted, never one that cannot move.
VS-GEO-39 = A launched Flight stands within 1" of the carrier's model and touches no enemy Flight.
VS-GEO-40 = The standard zone is 12" deep and keeps 12" from the short edges; the enhanced zone is 16" and the superior zone 20" deep, over the whole width.
VS-GEO-41 = No ship is re-deployed within 12" of an enemy ship.
VS-GEO-42 = A returning scout begins with her bridge on the edge, on a heading into the table, and makes a normal move.
VS-GEO-43 = The wind comes from one edge; a heading within 45 degrees of it is into the wind.
VS-GEO-44 = A Flight from a carrier in deep deployment begins with its stand touching the own edge.

## Decisions

VS-FSM = Decisions
VS-FSM-1 = Every decision has its place in the turn, and a battle is over after its last turn.
VS-FSM-2 = Where only one thing is possible nobody is asked.
VS-FSM-3 = A ship that is destroyed drops out of everything that was still to come.
VS-FSM-4 = Nothing can be taken back after a die was rolled or something hidden was shown.
VS-FSM-5 = Every decision has a simple answer: the shortest straight move, no Order, no fire, aircraft that stay, an even division of AA dice.

## Secrets

VS-HID = What is hidden
VS-HID-1 = Each player is told only what he may know; of the enemy's scouts nothing, not even how many, before they are revealed.
VS-HID-2 = A secret choice is sealed when it is made and checked when it is revealed.
VS-HID-3 = Spectators see what both players know.
VS-HID-4 = A computer player decides from what its seat may know.

## Rulings on the text

VS-A-01 = The value for point blank is lost in the text: +1, for the list falls in even steps.
VS-A-02 = The minus signs of long, extreme, destroyer, fast target and torpedo are lost: all are penalties.
VS-A-03 = The trait DF on one card is read as DP.
VS-A-04 = Northampton's turrets have 3 dice, AP 0 and 1 Damage Die.
VS-A-05 = Edges of bands belong to the nearer band, and beyond 30" only attacks over the horizon are possible.
VS-A-06 = Restricted limits each side for itself: half the present dice, rounded up, to port and as many to starboard, none ahead or astern. A target on a boundary counts as to the side.
VS-A-07 = DP fire reaches half of extreme range with half the present dice, needs a 6 like AA fire, and closes the whole system to other targets this turn.
VS-A-08 = An AA battery of dashes has no dice and no range of its own, only Local dice; crippling halves both kinds apart.
VS-A-09 = Local fire at a passing Flight is voluntary, one volley for each crossing, at that Flight alone.
VS-A-10 = Bonuses against Large Flights, kamikazes and Torpedo-Bombers in contact add up; nothing else modifies AA dice.
VS-A-11 = AA batteries with a target have to fire, and their owner only divides the dice. Both sides declare before anybody rolls.
VS-A-12 = Hits on Tough Flights are counted for each system and volley; nothing is remembered.
VS-A-13 = Gunnery modifiers do not touch attacks by aircraft; kamikazes use those for destroyers, fast and stationary targets and large silhouettes.
VS-A-14 = Evade! makes guns, torpedoes and attacking Flights roll again, but not fan salvoes, dogfights or AA fire.
VS-A-15 = One re-roll for each die: a hit on an evader is rolled again for good, a miss by the attacker's own rule for good.
VS-A-16 = Devastating dice do their face in damage less belt or deck, but a natural 1 does nothing. Faces of 5 and 6 are critical without a check, and air torpedoes count for the belt.
VS-A-17 = Armour Piercing and plunging fire never make or unmake a natural 1 or 6, and a critical needs no penetration.
VS-A-18 = The check for a critical hit is a new roll without modifiers.
VS-A-19 = Chains run to the end of each rise before the next; only a real hit repeats score 6. The hit of a kamikaze on the Crew is a real one.
VS-A-20 = Escalation is rolled for the winner's ships first, in order of areas, for those areas that were in danger when it began; an area at 6 does not roll.
VS-A-21 = A jump over several scores applies each of them in order.
VS-A-22 = Every penalty belongs to an area and a score and holds while the area is that high. A new rise to the same score makes a new random choice.
VS-A-23 = Flooding the magazines is no repair: it brings down even a 6, and it needs no fire.
VS-A-24 = Lost dice are taken off first, then every halving rounds down. A class of weapons with no dice left counts as absent.
VS-A-25 = A random turret is one that still works; when none is left the result has no further effect.
VS-A-26 = On a ship without turrets Weapons 4 and 5 each halve the light guns for good.
VS-A-27 = Where the book gives no rounding, for crippled speed, it is the exact half.
VS-A-28 = Crippling is looked at after each system's damage, criticals included, and happens once. Traits printed on the card and turrets that still work roll.
VS-A-29 = A crippled ship is Lumbering and so cannot evade; speed is never halved twice.
VS-A-30 = A ship slower than 1" moves exactly her speed; one slower than her run cannot turn.
VS-A-31 = A ship turns on her bridge at no cost, also at the end of a move, after a run made in the same move.
VS-A-32 = A damaged rudder overrides Agile. Come About! needs the run and is open to Lumbering ships.
VS-A-33 = A jammed ship turns the full 45 degrees at each completed run and cannot come about; how far she goes is free.
VS-A-34 = A carrier that tried any Order but Scramble! neither launches nor recovers, even if it failed.
VS-A-35 = A failed Order is used up, and has no bad effects either.
VS-A-36 = All Hands on Deck! affects attacks on ships, not AA fire; with a fire in engineering it brings no damage control.
VS-A-37 = Nobody passes while something is left to nominate. The aircraft are one nomination, and it exists if a Flight can attack.
VS-A-38 = Aircraft attacks take effect one by one; Flights whose target is gone have spent their load.
VS-A-39 = A ship fires system by system in the order you like. Within a system: all Attack Dice, all Damage Dice, Hull, critical checks, criticals, crippling.
VS-A-40 = On a boundary both arcs bear; silhouette and belt need a bearing strictly to the side.
VS-A-41 = Only targets on land, anchored or aground are stationary; disabled engines do not make a ship so.
VS-A-42 = A fast target is judged by the length of its path this turn, without being shifted.
VS-A-43 = At point blank main guns fire at no destroyer, boat or submarine unless Fast Track; targets on land are allowed.
VS-A-44 = Smoke lies along the wake and blocks every line through it, but not fire and attacks in contact, and not movement.
VS-A-45 = Beyond the horizon dice are halved for each system, plunging fire counts, and spotters name their target each Gunnery Phase.
VS-A-46 = Each target named gets at least 1 die. Light guns may leave dice unused, AA batteries may not while there is a target.
VS-A-47 = One-Shot applies to each torpedo, so the rest of a mount stays usable.
VS-A-48 = A Slow-Loading mount may fire what it holds; one reload to full takes a whole turn without firing.
VS-A-49 = A fan salvo that hits is one torpedo from the side, on any enemy ship on the table, with no further rolls for range or evading.
VS-A-50 = Failing torpedoes concern ships and aircraft of the US Navy, after evading.
VS-A-51 = The Long Lance rolls beyond 20", not at it, after evading.
VS-A-52 = A Flight caught by an enemy Fighter before its side moves cannot move this turn.
VS-A-53 = Each pair in contact fights once a turn; support is judged when they roll.
VS-A-54 = A Flight in a dogfight may attack the ship it touches. An option forbids it.
VS-A-55 = An escorted Flight can be attacked only when every escort is fighting; a way through another stand is no way.
VS-A-56 = Contact with an enemy Flight protects both from AA and DP fire, but not from Local fire while they move.
VS-A-57 = An attack that is declared spends the load, hit or miss. Land-based Flights never re-arm, and Fighters without Damage Dice do not attack ships.
VS-A-58 = A carrier makes one operation a turn, two with Scramble! in any mix, and a Flight may land on any own carrier with room.
VS-A-59 = Into the wind means a heading within 45 degrees of straight at the edge.
VS-A-60 = Ships move first: a carrier that went straight into the wind has her deck open for the Flights that follow.
VS-A-61 = Half the Flights in the air is rounded up and never less than two.
VS-A-62 = Attacks on carriers in deep deployment: one dogfight for each pair, AA fire as if in contact, then the attacks. A Flight that draws does not attack.
VS-A-63 = Re-arming is a check of the carrier; Crew 2 does not forbid it.
VS-A-64 = Aircraft X is the number of Observation Flights; losing the trait in battle changes nothing.
VS-A-65 = Kamikazes attack with the other aircraft; one that has attacked gives the enemy no points.
VS-A-66 = A ship gives the points of her worst fate alone. Flights that go down with a carrier give none of their own.
VS-A-67 = Leaving for an objective is a Tactical Withdrawal all the same.
VS-A-68 = Half your ships is reckoned without scouts and without carriers in deep deployment; ships that were sunk still count.
VS-A-69 = Most points means strictly more. Attrition needs one and a half times the enemy's points and more than 0.
VS-A-70 = Defence Line is judged after all other objectives.
VS-A-71 = An uncrippled ship that withdraws denies Destroy! its major victory; scouts that never came back are ignored.
VS-A-72 = Domination counts ships on the table, crippled ones too, after the last End Phase.
VS-A-73 = If several enemy ships share the highest value, any of them will do.
VS-A-74 = A fleet is gone when it has no ship on the table, in deep deployment or scouting; a fleet of aircraft when it has no Flight.
VS-A-75 = Points are rounded down, unspent ones are lost, and the quarter is measured on what was spent.
VS-A-76 = Initiative modifiers are added before comparing; the Italian one is fixed at the start.
VS-A-77 = The low roller chooses his zone and deploys everything. Re-deployment begins with the lower scouting total.
VS-A-78 = Any number of cruisers and destroyers may scout, but one ship has to be deployed.
VS-A-79 = Scouts roll to return from turn 1 on and may not refuse; a 6 in the last turn is too late.
VS-A-80 = After the two printed steps of the End Phase come re-arming, scouts, smoke and the end of the game.
VS-A-81 = VT fuses cost nothing and are chosen with the fleet.
VS-A-82 = The year is agreed with the points, and a fleet is of one navy. A ship sails from the year of her own card on, or of the card that she shares with her class.
VS-A-83 = Boats, submarines, installations and islands are named without rules and do not appear.
VS-A-84 = Yamato's AA Turret is a turret of 6.1-inch guns and no AA battery.
VS-A-85 = That 4-inch guns outrange 6-inch guns is no error.
VS-A-86 = New Mexico and her sisters have Aircraft 3.
VS-A-87 = A Vital System hit that comes again does its damage again; a new jam of the rudder replaces the old. A burning magazine also stops AA fire.
VS-A-88 = Damage control, crew quality, initiative and AA use results; criticals and attacks beyond the horizon use faces.
VS-A-89 = No rule of this book calls for an opposed check.
VS-A-90 = Ships may pass through each other, and Flights never stack with ships.
VS-A-91 = A Flight may touch several ships but attacks one, named when it makes contact.
VS-A-92 = There are two sides.
VS-A-93 = Objectives are judged apart, so both sides may reach a major victory, which is a draw.
VS-A-94 = Everything up to the last End Phase counts.

## Rulings on lost components

VS-L-01 = The modifier for point blank is lost: +1.
VS-L-02 = The diagram of fire arcs is lost: four quadrants of 90 degrees.
VS-L-03 = The turning gauge is lost: a ship pivots on her bridge.
VS-L-04 = The wind diagram is lost: 1-2 north, 3 east, 4-5 south, 6 west.
VS-L-05 = The size of the table is not given: 72" by 48".
VS-L-06 = The standard zone is lost: 12" deep, 12" clear of the short edges.
VS-L-07 = The enhanced zone is lost: 16" deep, the whole width.
VS-L-08 = The superior zone is lost: 20" deep, the whole width, never within 12" of an enemy ship.
VS-L-09 = The map of returning ships is lost: 1-3 own edge, 4 west, 5 east, 6 enemy edge.
VS-L-10 = A smoke counter is a disc 1" across.
VS-L-11 = Tokens and counters are shown on the cards.
VS-L-12 = Models have the real length and beam at 1/1800, with the bridge at the centre.
VS-L-13 = The stand of a Flight is a disc 1" across.
VS-L-14 = The points of three printed ships are lost and taken from a public transcription.
VS-L-15 = The backs of the cards are lost; refits come from public transcriptions.
VS-L-16 = Cards that do not survive are worked out from history with the scales of those that do.
VS-L-17 = No torpedo mount is printed; ours are from public transcriptions.
VS-L-18 = No carrier card is printed; the number of Flights is from public transcriptions.
VS-L-19 = Observation Flights need no row of their own.
VS-L-20 = Rules for civilian ships, boats, submarines and installations are absent.
VS-L-21 = Northampton's Armour Piercing is read as 0, and her year is historical.
VS-L-22 = Yamato's wing turrets fire to port and to starboard.
VS-L-23 = Only War at Sea survives of the scenarios; the set battles are ours.
VS-L-24 = The number of dice in the box sets no limit.
VS-L-25 = Page numbers of the book are replaced by the numbers of clauses.
VS-L-26 = The minus signs in the list of modifiers are restored.

## Corrections of a second reading

VS-E-1 = A jump of a Devastating critical applies every score passed.
VS-E-2 = The whole New Mexico class has Aircraft 3.
VS-E-3 = Tirpitz without refit is the printed Bismarck card.
VS-E-4 = Tirpitz has her torpedo mounts on both sides alike.
VS-E-5 = Bismarck costs 600 points, 605 from 1941; Tirpitz 685 from 1941.
VS-E-6 = Transcribed destroyers may be crippled elsewhere than at a third of their Hull.
VS-E-7 = The 4-inch guns of Edinburgh and Belfast have a long range of 15"; the Dale class has no AA ranges.
VS-E-8 = Spellings of the further cards were made uniform, with a report.
VS-E-9 = The number of Flights is a capacity and no trait. Depth Charge and Sub-Hunter have no effect here but are rolled for when a ship is crippled.
VS-E-10 = Ships of the Regia Marina and the Marine Nationale are worked out from history, their points by a formula.
VS-E-11 = Models are as long and as wide as the ships at 1/1800.
VS-E-12 = Speed does not depend on the order of damage: engine losses first, then the half of a crippled ship.
VS-E-13 = A chain inside a jump that raises the same area does not add to it; the higher score stands.
VS-E-14 = A Devastating roll equal to the present score below 6 does its extra damage again, but no second penalty.
VS-E-15 = Any Hull that a kamikaze costs, extra damage of criticals included, raises the Crew score.
VS-E-16 = A ship leaves by the edge that her path crosses first; through a corner her owner says which.
VS-E-17 = For a fan salvo the dice of all loaded Type 93 mounts of a ship are added. As the book says, it spends One-Shot mounts, and Slow-Loading ones are loaded again when the battle begins.
VS-E-18 = The example of AA fire mixes navies and is about dice alone.
VS-E-19 = Targets on land may be fired at with main guns at point blank.
VS-E-20 = Own edge and enemy edge follow the zone that was chosen.

## How it is played here

VS-D-1 = A kamikaze that misses and a scout with radar that finds nothing always roll again: nobody is asked, for nobody loses by it.
VS-D-2 = The Flights of a side move one after the other, in the order their owner likes, and Local fire falls as each one passes.
VS-D-3 = Every Flight that was moved against a ship attacks when the aircraft are nominated; none may hold back.
VS-D-4 = Escorts shield Flights of other roles only: a Fighter can always be met directly.
VS-D-5 = Flights that attacked carriers in deep deployment come back where they left the table.
VS-D-6 = A Flight that was bought without a carrier is land-based and never lands on one, even if its kind could.
VS-D-7 = Whether what is revealed fits the seal of the scouting commitment is told to both sides; a broken seal has no other consequence.
VS-D-8 = A Slow-Loading mount that is not full reloads by itself at the end of the first turn in which it does not fire.
VS-D-9 = All Hands on Deck! works on every damaged area that can be repaired, or on none; a carrier whose damage control suffers from a fire fights the fire first.
VS-D-10 = A Fighter that touches several enemy Flights fights those that its owner names.
VS-D-11 = Where nobody decides, Local guns fire at whoever passes over, AA dice are divided evenly, and the crew repairs the area with the highest score.
VS-D-12 = A second reading of the rulebook corrected some details that had been played otherwise. Matches that were begun before go on as they were begun; an option keeps it so in new ones.
VS-D-13 = Dice that a torpedo mount has lost limit what it launches in one turn, not what it holds.
VS-D-14 = An evading destroyer counts as a fast target by the Flank Speed that she had when she got the Order; what hits her afterwards does not change it this turn.
