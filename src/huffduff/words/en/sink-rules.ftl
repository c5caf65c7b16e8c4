## Introduction

SB-1 = Introduction
SB-1-0-a = There are two players, one German and one British. They play the chase after Bismarck in May 1941 on a chart of the North Atlantic, and each has secrets of their own.
SB-1-0-b = Fuel is an optional rule. Unless it is switched on, nobody counts oil and there are no tankers.

## Components

SB-2 = Components
SB-2-1-a = The game has a map, 200 counters, a task force card for each side, a ten-sided die, a card of charts and tables and a plotting card for the German.
SB-2-2-a = A hex is about 75 miles across. Nothing is ever measured in miles.
SB-2-2-b = Task forces may enter only hexes that carry a number.
SB-2-2-c = What terrain does, the turn, the visibility and the round and range of a battle are always in sight of both players.
SB-2-3-a = A scenario uses the units that it lists and no others.
SB-2-31-a = German counters are gold on black, British ships white on red, convoys black on pink and British aircraft red on white. Shape or lettering tells them apart too.
SB-2-311-a = On the map there are only task force markers, convoys, aircraft, and the Detected and Shadowed markers. No ship ever stands there by name.
SB-2-312-a = A task force can be Detected, Shadowed or both; the two markers do not depend on each other.
SB-2-313-a = A surface combat shows its round, its range and the damage points of every ship at all times.
SB-2-32-a = Every ship is on her owner's task force card, in exactly one task force.
SB-2-32-b = The classes are battleship (BB), battlecruiser (BC), aircraft carrier (CV), heavy cruiser (CA), light cruiser (CL) and destroyer flotilla (DD).
SB-2-33-a = Air units are reconnaissance (R) or attack units; these are land-based bombers (B) or the torpedo bombers of a carrier (T).
SB-2-33-b = N on an air unit means that it cannot attack. All reconnaissance units have it.
SB-2-33-c = Reconnaissance units and bombers start on their bases on the map. Torpedo bombers are with their carrier on the task force card, so the enemy cannot see where they are.
SB-2-34-a = The counters of the battle are used for surface combat only. What they suffer goes back to the ships on the cards afterwards.
SB-2-35-a = There are four tables: damage points, visibility, shadowing and detection.
SB-2-35-b = The German plots his moves on a sheet of his own, which the British does not see.
SB-2-36-a = The die has ten sides; its 0 counts as 10.

## Prepare for play

SB-3 = Prepare for play
SB-3-0-a = First a scenario is chosen. The historical one is best for a first game.
SB-3-0-b = Each side sets up as the scenario says. What it does not list cannot enter the game.
SB-3-0-c = The game lasts 28 turns at most.
SB-3-0-d = A plot is the list of hexes that a task force will sail through, in order, however it was drawn.

## Sequence of play

SB-4 = Sequence of play
SB-4-0-a = A turn has ten phases, always in the same order. None is left out, though nothing may happen in it.
SB-4-1-a = Phase 1, unit availability: British ships that are due this turn are placed.
SB-4-1-b = Phase 1: from turn 2 on one convoy counter is drawn at random and placed.
SB-4-1-c = Phase 1: dummies that were removed earlier may come back, on both sides.
SB-4-1-d = Phase 1 is the only time to combine and split task forces, save for the British when they split off shadowers.
SB-4-2-a = Phase 2, visibility: one roll for the whole map, known to both, which holds for this turn.
SB-4-3-a = Phase 3, detection: both players may try to detect enemy task forces that share a hex with their own units.
SB-4-3-b = A shadowed task force need not be detected.
SB-4-4-a = Phase 4, surface combat: it takes place only in one hex and only if a player who has detected the enemy there wants it.
SB-4-5-a = Phase 5, air attack: bombers and torpedo bombers may attack task forces in range that are detected or shadowed.
SB-4-6-a = Phase 6, shadow: in each hex the British may choose one air unit or task force for normal shadowing.
SB-4-6-b = Phase 6: contacts of earlier turns, normal or at high speed, must be rolled for to keep them.
SB-4-7-a = Phase 7, German plot: the German writes down in secret what each task force and reconnaissance unit will do.
SB-4-7-b = Phase 7: shadowed German task forces move now, in the open, and not in phase 9.
SB-4-8-a = Phase 8, British movement: task forces, convoys and reconnaissance units move openly on the map.
SB-4-9-a = Phase 9, German movement: reconnaissance units and task forces that are not shadowed move exactly as plotted.
SB-4-9-b = Phase 9: the British may try to detect a German task force that enters a hex with British units, and then to shadow it at high speed.
SB-4-9-c = Phase 9: the German may look for task forces and convoys in every hex he moves through.
SB-4-10-a = Phase 10, damage control: both sides roll for repairs.
SB-4-10-b = Phase 10: all Detected markers are removed; Shadowed markers stay.

## Visibility

SB-5 = Visibility
SB-5-1-a = Visibility is good, fair or poor. Fair is also called average.
SB-5-1-b = In phase 2 one die decides: 1 to 3 good, 4 to 7 fair, 8 to 10 poor.
SB-5-1-c = The result holds for this turn only, in all hexes.
SB-5-2-a = Visibility changes the rolls for detection and for shadowing.
SB-5-2-b = Visibility changes neither surface combat nor air attacks nor movement.

## Task forces

SB-6 = Task forces
SB-6-11-a = A task force is a marker on the map and a box on its owner's card. One does not exist without the other.
SB-6-11-b = Ships are never on the map by themselves: a single ship is a task force too.
SB-6-11-c = A task force may have any number of ships. One without ships is a dummy.
SB-6-12-a = Task forces start as the scenario says; later their owner combines and splits them at will.
SB-6-12-b = Only the owner knows what is in a task force until it is detected.
SB-6-12-c = The British may have 13 task forces in play at a time, the German 4, dummies included. A scenario may say otherwise.
SB-6-13-a = A task force moves in its owner's movement phase.
SB-6-13-b = A task force is as fast as its slowest ship.
SB-6-13-c = No more than four task forces of a side may be in one hex; dummies count.
SB-6-14-a = Task forces combine and split only in phase 1, and only within one hex.
SB-6-14-b = Exception: a British task force that has detected a raider may split so that only part of it shadows.
SB-6-14-c = A shadowed German task force may not split, unless it was in surface combat.
SB-6-15-a = Task forces of several ships search better.
SB-6-21-a = Dummies and plotted moves make the fog of war. To the enemy a dummy looks like any other task force.
SB-6-22-a = The British may have two dummies, the German three. A scenario may say otherwise.
SB-6-23-a = A dummy may move as far as it likes. The enemy can see that, and draw conclusions.
SB-6-24-a = A dummy never tries to detect anything.
SB-6-24-b = A dummy never fights.
SB-6-24-c = A dummy that is detected is announced as one and removed.
SB-6-24-d = It may come back in phase 1 of the next turn.
SB-6-25-a = A dummy can make it look as if a task force had split: two markers, but only one has ships.
SB-6-26-a = The owner may take a dummy off the map whenever it is their turn to decide.
SB-6-26-b = A dummy off the map may enter any hex in phase 1, wherever its side could be.
SB-6-26-c = No German dummy may be placed in the hex of a shadowed German task force.
SB-6-26-d = In phase 1 ships may change places between markers in one hex, dummies included, and the enemy is told nothing.
SB-6-27-a = On the task force card the box of a dummy is empty.

## Movement

SB-7 = Movement
SB-7-11-a = No task force ever has to move.
SB-7-12-a = A task force may move any number of hexes up to its speed.
SB-7-13-a = Every hex entered must touch the one left.
SB-7-13-b = Hexes that are all land, and sea without a number, are closed to everybody.
SB-7-13-c = British task forces may not leave the map.
SB-7-13-d = German task forces may leave the map, over the southern edge only.
SB-7-13-e = A German task force that has left never comes back.
SB-7-14-a = A ship's speed follows from her present Evasion Rating: 30 or more 4 hexes, 24 to 29 3, 15 to 23 2, 8 to 14 1, and 7 or less 1 hex in even turns only.
SB-7-14-b = Damage lowers evasion, and so speed, at once.
SB-7-21-a = In phase 7 the German plots in secret every task force that is not shadowed and every reconnaissance unit that he wants to move.
SB-7-22-a = The plot of a task force names every hex it moves through, in order.
SB-7-23-a = Each task force has a plot of its own.
SB-7-24-a = The German plots, the British moves, the German carries out. After phase 7 a plot cannot be changed.
SB-7-25-a = Only the German may use the ports of Norway and of occupied Europe, and El Ferrol.
SB-7-25-b = German task forces, dummies included, never enter restricted waters.
SB-7-31-a = In phase 8 the British moves task forces, reconnaissance units and all convoys.
SB-7-32-a = A British task force may move in phase 9 too, following a raider that it shadows at high speed, with the hexes it has left this turn.
SB-7-33-a = Only the British may use the ports of Great Britain, Iceland, Gibraltar, St. Johns and Londonderry.

## Air units

SB-8 = Air units
SB-8-11-a = Reconnaissance units detect and shadow; they never attack.
SB-8-11-b = Attack units only attack; they neither detect nor shadow.
SB-8-11-c = Reconnaissance units move when their side's task forces move: the British in phase 8, the German, as plotted, in phase 9.
SB-8-11-d = Attack units fly only in phase 5, against detected or shadowed task forces in range, and are back home when it ends.
SB-8-21-a = No air unit has to move or to attack.
SB-8-22-a = The radius of an air unit is the farthest it can be from its base.
SB-8-23-a = German aircraft may not fly through hexes with land of Great Britain.
SB-8-23-b = German bombers may still attack task forces in the port of Plymouth.
SB-8-23-c = British aircraft may fly over anything.
SB-8-23-d = Any number of air units may be in a hex. Ships and aircraft do not hinder each other.
SB-8-23-e = Air units may not leave the map.
SB-8-23-f = After an attack an attack unit returns to its base or carrier.
SB-8-23-g = If a carrier is sunk, her air unit is lost with her.
SB-8-24-a = Air units may fly every turn.
SB-8-25-a = German reconnaissance is plotted in secret in phase 7, by its last hex alone, and flies in phase 9.
SB-8-26-a = British reconnaissance flies in phase 8.
SB-8-27-a = An attack unit may attack one detected or shadowed target in range, once in a turn.
SB-8-28-a = Reconnaissance units stay on the map, inside the radius of their base. They need not return.
SB-8-28-b = Nothing removes a reconnaissance unit: it stands for all that its base can send out.

## Convoys

SB-9 = Convoys
SB-9-1-a = A convoy is one counter. The British moves it, one hex a turn.
SB-9-2-a = Some convoys start on the map, where the scenario says. The others are drawn later.
SB-9-2-b = A convoy's letters (HX, SC, ON, ONS, SL, OG, WS) are known to both and tell its route and destination.
SB-9-2-c = A convoy that starts on the map is drawn at random from the counters with its letters.
SB-9-3-a = The back of the counter says how many victory points the German gets for destroying it. Some are dummies, worth nothing.
SB-9-3-b = The German does not see the back before the convoy is destroyed.
SB-9-3-c = The British scores nothing for dummies that survive.
SB-9-4-a = After the set-up all other counters go into one container.
SB-9-4-b = From turn 2 on, one counter is drawn from it in each phase 1 and placed where convoys of its letters enter.
SB-9-5-a = There are never more than 12 convoys on the map, dummies included.
SB-9-5-b = After phase 8 no more than four convoys may be in one hex.
SB-9-6-a = There is an Atlantic and an African track. A convoy may be no more than four hexes from its own.
SB-9-7-a = HX, SC, ON and ONS convoys follow the Atlantic track.
SB-9-7-b = HX and SC enter at 1319, St. Johns.
SB-9-7-c = ON and ONS enter at 3716, the Clyde.
SB-9-7-d = SL, WS and OG convoys follow the African track.
SB-9-7-e = OG enter at 3716, SL at 2838.
SB-9-7-f = Only WS and OG convoys may leave the map, at the end of the African track.
SB-9-7-g = They must leave it within four hexes of the track.
SB-9-7-h = A convoy must move its hex every turn until it has arrived.
SB-9-8-a = Convoys move in phase 8.
SB-9-8-b = A convoy may never move farther from its destination; it may keep its distance.
SB-9-9-a = Convoys and their escorts in the hex of a German task force are detected without a roll, if the German wants.
SB-9-9-b = German dummies cannot do this.
SB-9-9-c = Convoys detect nobody, nor do their escorts, unless the German attacks them.
SB-9-9-d = So the German sees the escort first, and then decides whether to fight.
SB-9-9-e = German reconnaissance can detect convoys too, with a normal roll.
SB-9-9-f = A dummy convoy that is detected leaves the game for good.
SB-9-9-g = Of a real convoy only that is told: not its value.
SB-9-10-a = The German may attack any convoy that his task forces have detected.
SB-9-10-b = A convoy without escort is destroyed without a roll.
SB-9-10-c = An escorted convoy cannot be destroyed before every task force that escorts it is sunk.
SB-9-10-d = A task force in the hex of a convoy escorts it or does not; its owner says which.
SB-9-10-e = Whether a task force escorts is changed only in phase 8.
SB-9-10-f = Escorts may not disengage.
SB-9-10-g = Convoys without escort are destroyed in phase 9, escorted ones in phase 4.
SB-9-10-h = Bombers cannot destroy convoys.
SB-9-11-a = A German task force that destroys a convoy is detected.
SB-9-11-b = When it attacks, the German tells how many ships of which types do it.
SB-9-12-a = A German task force whose plot leads through the hex of a convoy may stop there, detect it and destroy it.
SB-9-12-b = If it destroys one, its move is over, whatever was plotted.
SB-9-12-c = If it does not, it sails on as plotted.

## Detection

SB-10 = Detection
SB-10-1-a = Ships and aircraft may attack a task force only when it is detected or shadowed.
SB-10-1-b = Every real task force and every reconnaissance unit may try to detect in every turn.
SB-10-1-c = In phase 3 the target must be in the same hex.
SB-10-1-d = In phase 9 there are further attempts as German task forces move through hexes with British units.
SB-10-1-e = Air units cannot be detected.
SB-10-2-a = One die and all modifiers: 7 or more detects. A die of 1 never does.
SB-10-2-b = The player who searches rolls in secret. The other hears of the attempt and of its outcome, not of the die.
SB-10-2-c = Modifiers: good visibility +1; poor visibility or night or both -2; reconnaissance by day +3; a task force of 3 or 4 ships +1, of 5 or 6 +2, of 7 or more +3; a carrier in it +2.
SB-10-2-d = A destroyer flotilla counts as one ship here.
SB-10-2-e = One or two ships change nothing.
SB-10-3-a = Nobody may try to detect in fog.
SB-10-3-b = Nobody may shadow in fog without an effective search radar.
SB-10-4-a = A task force that is detected gets a Detected marker, which both see.
SB-10-4-b = Its owner must tell how many battleships, carriers, cruisers and destroyer flotillas it has, but no names.
SB-10-5-a = Where there are several enemy task forces, each needs an attempt of its own.
SB-10-5-b = Detected and undetected task forces can be in one hex.
SB-10-5-c = Several task forces each make their own attempt; they cannot add up their ships.
SB-10-6-a = In this turn a detected task force may be attacked by any enemy task force in the hex, not only by the one that found it.
SB-10-6-b = It may also be attacked from the air in phase 5.
SB-10-6-c = The attack needs the marker, Detected or Shadowed, at that moment.
SB-10-6-d = Detected markers are removed in phase 10.
SB-10-7-a = A task force that enters a coastal hex of enemy land, or lies in one, is detected without a roll.
SB-10-7-b = Germans are seen from the coasts of Great Britain, Ireland, Iceland, Newfoundland and Gibraltar.
SB-10-7-c = The British are seen from the coasts of Norway and of occupied Europe.
SB-10-7-d = Coasts expose dummies too.
SB-10-8-a = Reconnaissance searches only the hex in which it is when phase 3 begins, not those it flies through.
SB-10-9-a = Ships in port cannot be detected by task forces, only from the air.
SB-10-10-a = Dummies cannot try to detect.
SB-10-10-b = A player may leave out an attempt with a real task force, so as not to show that it is one.

## Shadowing

SB-11 = Shadowing
SB-11-1-a = Only the British shadow.
SB-11-1-b = A German task force can be shadowed if it was detected in this turn or shadowed in the one before. Air units cannot.
SB-11-1-c = Task forces and reconnaissance units can shadow.
SB-11-1-d = Normal shadowing is tried in phase 6, in the hex of the German task force.
SB-11-1-e = High-speed shadowing is tried in phase 9, when a German task force has been detected on its way through a hex with a British unit.
SB-11-1-f = In each hex only one unit may be chosen to shadow in phase 6, and one in phase 9.
SB-11-2-a = A shadowed German task force is not plotted; it moves openly in phase 7.
SB-11-2-b = So the shadower can move into the same hex in phase 8.
SB-11-3-a = Every attempt is one die: 5 or more succeeds. Good visibility +1, poor or night -2, effective radar +3, fog -1, aircraft at night another -2.
SB-11-3-b = Success puts a Shadowed marker on the German task force.
SB-11-4-a = The shadower goes where the shadowed task force goes. If it is not in the same hex after phase 8, contact is lost.
SB-11-4-b = A shadower need not detect again, only keep its contact in phase 6.
SB-11-5-a = The British task force that has detected may split, so that only some of its ships shadow.
SB-11-6-a = The slowest shadowing ship must have at least the Evasion Rating of the slowest ship she shadows, as both are now.
SB-11-6-b = Aircraft need no Evasion Rating.
SB-11-6-c = Aircraft may not shadow more than four hexes from their base.
SB-11-7-a = Every contact is rolled for again in each phase 6.
SB-11-7-b = If that fails, the Shadowed marker is removed.
SB-11-8-a = A shadowed German task force can neither detect nor destroy convoys.
SB-11-9-a = After a success the British tells the number and types of the ships that shadow.
SB-11-9-b = Shadower and shadowed fight only if the British wants it.
SB-11-9-c = If the shadowing task force is sunk, the Shadowed marker is removed.
SB-11-9-d = A shadowing task force counts as detected.
SB-11-10-a = High-speed shadowing begins only while the German moves in phase 9, after he was detected in that hex.
SB-11-10-b = The shadower must be fast enough, as in normal shadowing.
SB-11-10-c = It must have enough movement left in this turn to follow to the end of the plot.
SB-11-10-d = What each British task force has moved in this turn is kept in mind for that.
SB-11-11-a = In fog only a task force with at least one effective search radar may shadow.

## Combat

SB-12 = Combat
SB-12-11-a = Surface combat needs a detected or shadowed enemy task force in the same hex.
SB-12-11-b = The player who has detected decides alone whether to fight.
SB-12-11-c = If both have detected, one who wants to fight is enough.
SB-12-11-d = All task forces of both sides in the hex take part, undetected ones too, save a shadower that keeps out of it.
SB-12-11-e = At least one round is fought before anybody may try to disengage.
SB-12-11-f = Ships in port take no part.
SB-12-12-a = All ships that take part are put in line, in sight of both.
SB-12-12-b = In every round the German fires first, then the British.
SB-12-12-c = Damage counts at the end of the round: a ship that is sunk still fires in that round.
SB-12-12-d = Before firing, the player names the target and the weapon of every ship.
SB-12-12-e = What has been announced cannot be changed in that round.
SB-12-12-f = Rounds 1 to 3 are at range A: only guns of range A fire.
SB-12-12-g = Rounds 4 to 6 are at range B: guns of range A and B fire.
SB-12-12-h = From round 7 on it is range C: all guns fire.
SB-12-12-i = The battle goes on at range C until one side is sunk or gone.
SB-12-12-j = Round and range are always shown.
SB-12-13-a = A ship fires once a round, at one ship.
SB-12-13-b = Attack strength and the modified die give the result on the damage table.
SB-12-13-c = The result is nothing, a number of damage points, or 5X.
SB-12-13-d = 5X is five damage points.
SB-12-13-e = After 5X on any ship but a battleship the die is rolled again: on 9 or 10 she blows up.
SB-12-13-f = A modified die above 10 counts as 10; below 1 there is no result.
SB-12-13-g = Modifiers: two or more ships firing at the same ship -1; Prince of Wales firing -1; a German ship firing that is not flipped +1; night -1; a battleship or battlecruiser firing at range C +1; the target's defence as printed; a target with evasion of 10 or less +1.
SB-12-13-h = All modifiers are added up.
SB-12-14-a = Damage points are kept for every ship.
SB-12-14-b = When they reach the capacity of the side that shows, the counter is flipped.
SB-12-14-c = A ship whose back says so is sunk then, at the end of the round.
SB-12-14-d = Otherwise she fights on with the lower values of the back.
SB-12-14-e = A flipped ship sinks when her damage reaches the capacity of the back.
SB-12-14-f = Damage in a round beyond what flips a ship is lost.
SB-12-15-a = A battleship or battlecruiser loses one of evasion for every two damage points.
SB-12-15-b = All other ships lose two of evasion for every damage point.
SB-12-15-c = Scheer loses evasion like a heavy cruiser.
SB-12-16-a = Once range C is reached a destroyer flotilla may attack with torpedoes.
SB-12-16-b = It may do so once in a battle.
SB-12-16-c = Torpedoes are modified only by the target's defence and by evasion of 10 or less.
SB-12-17-a = At range C the secondary guns of a battleship or battlecruiser attack one cruiser, carrier or flotilla each round, with a strength of 5.
SB-12-17-b = A flipped ship has no secondary guns left.
SB-12-18-a = A carrier may not be fired at before all other ships of her side are sunk or damaged.
SB-12-18-b = By day a carrier in battle may send her aircraft against German ships, once in the battle.
SB-12-18-c = They may attack only ships that are not under gunfire in that round.
SB-12-18-d = Aircraft used like this do not attack again in phase 5.
SB-12-19-a = After the battle the damage goes back to the task force cards.
SB-12-21-a = One may try to disengage at the end of every round, the first included.
SB-12-21-b = A player disengages with all ships or with none.
SB-12-21-c = The ships may leave in any number of groups, whatever their task forces.
SB-12-21-d = A group has the Evasion Rating of its slowest ship.
SB-12-22-a = The other player pursues each group or lets it go.
SB-12-22-b = Pursuing ships need at least the group's Evasion Rating.
SB-12-22-c = A group that is not pursued is away.
SB-12-22-d = Pursuers and pursued fight on, round by round, at the last range.
SB-12-22-e = At the end of each such round a die of 9 or 10 brings a group away.
SB-12-22-f = A group is also away when its pursuers break off or have become too slow.
SB-12-22-g = Ships that are away stay in their task force and in the hex.
SB-12-22-h = Task forces that escort convoys neither disengage nor pursue.
SB-12-23-a = Cruisers and destroyers too have to pass through the rounds at range A, if somebody wants to disengage.
SB-12-23-b = If both players want to fight, they may skip range A.
SB-12-31-a = Attack units attack in phase 5, once a turn, unless a carrier has used hers in battle.
SB-12-31-b = Torpedo bombers fly from carriers, bombers from land.
SB-12-32-a = Only task forces can be attacked from the air, neither aircraft nor convoys.
SB-12-32-b = The target must be detected or shadowed.
SB-12-32-c = It must be within the radius of the base or carrier.
SB-12-32-d = Task forces in port can be attacked too, if they are detected.
SB-12-33-a = Air attacks use the damage table; damage counts at once.
SB-12-33-b = The strength of an air unit may be split among several ships.
SB-12-33-c = One air unit attacks a ship only once.
SB-12-33-d = The attacker chooses the ships.
SB-12-33-e = Modifiers: the target's defence, and +1 for evasion of 10 or less. Nothing else.
SB-12-33-f = Nothing can drive off an air attack.
SB-12-33-g = A carrier with two or more damage points cannot launch.
SB-12-34-a = Air units roll one by one; their strengths are never added.

## Damage control

SB-13 = Damage control
SB-13-1-a = In phase 10 one die for each damaged ship: 1 to 6 nothing, 7 to 9 one point repaired, 10 two points.
SB-13-1-b = German ships add 1.
SB-13-1-c = Every damaged ship rolls in every turn.
SB-13-1-d = Damage never falls below nothing.
SB-13-2-a = Ships can be repaired in any state, flipped ones too.
SB-13-2-b = A flipped counter never turns back.
SB-13-2-c = A carrier cannot launch while she has two damage points.

## Time

SB-14 = Time
SB-14-11-a = Night combat begins at range B.
SB-14-11-b = At night all ships fire with -1.
SB-14-11-c = There are no air attacks at night.
SB-14-11-d = Reconnaissance may search at night.
SB-14-21-a = A turn is eight hours. After phase 10 the next one begins; every third is night.

## Victory

SB-15 = Victory
SB-15-1-a = The game ends after 28 turns.
SB-15-1-b = It ends when the German has more points than the British can still reach.
SB-15-1-c = It ends when Bismarck is sunk.
SB-15-1-d = It ends when Bismarck enters Bergen, Brest, St. Nazaire, El Ferrol or Trondheim.
SB-15-1-e = It ends when Bismarck leaves the map over the southern edge.
SB-15-1-f = A scenario may have further ends.
SB-15-2-a = Whoever has more victory points wins.
SB-15-2-b = With equal points the German wins if a convoy was destroyed, otherwise the British.
SB-15-3-a = The British scores for ships sunk: Bismarck 40, Scharnhorst and Gneisenau 25 each, Scheer 15, Prinz Eugen 10; and 3 for each real convoy that reaches the Clyde or St. Johns, leaves over the southern edge or is still at sea.
SB-15-4-a = The German scores for ships sunk: a carrier 20; King George V, Prince of Wales, Hood, Rodney, Nelson 15 each; Repulse, Renown, Revenge, Ramillies 12 each; a heavy cruiser 6, a light cruiser 4, a flotilla 8; for a convoy its value; and 5 for each ship that leaves over the southern edge with an Evasion Rating of 21 or more.
SB-15-4-b = Convoys that are still in the container count for nobody.

## Scenarios

SB-16 = Scenarios
SB-16-0-a = The historical scenario is the basis of all others.
SB-16-0-b = The German sets up first, before any British unit is placed.
SB-16-0-c = Only task force markers go on the map.
SB-16-1-a = British task forces: Hood, Prince of Wales and a flotilla in 3010; Victorious, Repulse, King George V, Galatea, Kenya, Hermione, Aurora and a flotilla in 3613; Ark Royal, Renown, Sheffield and a flotilla in 3728; Ramillies in 1718; Dorsetshire in 2530; Rodney, Exeter and a flotilla in 3515; Edinburgh in 2925.
SB-16-1-b = Task forces, real or dummy, must stand in each of 2905, 3308, 3309 and 3410, formed from Norfolk, Suffolk, Arethusa, Manchester, Birmingham and two dummies.
SB-16-1-c = Task forces left over go anywhere but next to a German one.
SB-16-1-d = The British may have 13 task forces at most.
SB-16-1-e = The task force with Ark Royal may not move until Bismarck is detected.
SB-16-1-f = The British is told when Bismarck has been detected.
SB-16-1-g = British aircraft: reconnaissance at Hvalfiord, St. Johns, Scapa Flow, Gibraltar, Plymouth and in Ireland; bombers at Scapa Flow, Plymouth and in Ireland; torpedo bombers on Ark Royal and Victorious.
SB-16-1-h = Bismarck and Prinz Eugen start together in 3204, 3508, 3810 or 3912.
SB-16-1-i = Three German dummies start in the other three hexes. The German may have four task forces at most.
SB-16-1-j = German aircraft: reconnaissance at Trondheim and Bordeaux, bombers at Bergen and Brest.
SB-16-1-k = Eight convoys start on the map: HX 1718 and 2811, SC 2511, ONS 2912, WS8B 3515, ON 3314, OG 3615, SL 2530.
SB-16-1-l = Reinforcements: Revenge on turn 7 in 1319; London as escort of the first SL convoy that enters after turn 1.
SB-16-2-a = Planned Rheinübung: the historical scenario with Nelson, who escorts any convoy that the British likes.
SB-16-2-b = Scharnhorst and Gneisenau start in Brest.
SB-16-2-c = The German may have eight task forces, five of them dummies.
SB-16-2-d = Three dummies start as usual, two in Brest.
SB-16-2-e = The British has the same limits as ever.
SB-16-2-f = The game also ends when Scharnhorst and Gneisenau are both sunk.
SB-16-3-a = The Gneisenau: as the planned operation, but with Gneisenau alone and four dummies.
SB-16-3-b = It ends in the usual ways only.
SB-16-3-c = The British has Nelson here too.
SB-16-4-a = Convoy escort: the historical scenario with Nelson and London, together or apart, each with a convoy on the map.
SB-16-4-b = London then does not come later.
SB-16-5-a = The breakout: the historical scenario with Scheer, in Bismarck's task force or in another of the four hexes.
SB-16-5-b = If Scheer starts apart, the third dummy stays away on turn 1 and may come later.

## Fuel (optional)

SB-17 = Fuel (optional)
SB-17-1-a = Every ship has fuel factors, which only her owner sees.
SB-17-1-b = She spends one in every turn in which her task force moves at its full speed.
SB-17-11-a = A ship without fuel moves no more than one hex a turn.
SB-17-12-a = British ships refuel in friendly ports only.
SB-17-12-b = German ships refuel in friendly ports or from tankers at sea.
SB-17-12-c = Before the game the German names three hexes in secret in which tankers wait.
SB-17-12-d = Tankers do not move and can be neither detected nor sunk.
SB-17-12-e = It takes two whole turns without moving, in the hex of a tanker or a port, to refuel completely.
SB-17-12-f = Combat of any kind spoils the refuelling of that turn.
SB-17-12-g = The two turns need not follow each other, nor be spent in the same hex.
SB-17-12-h = One turn of refuelling alone brings nothing.
SB-17-14-a = Before the game each German ship has spent fuel by where she starts: 3204 four, 3508 two, 3810 one, 3912 none.
SB-17-14-b = Scharnhorst and Gneisenau have spent none.
SB-17-13-x = The book has no paragraph 17.13.

## Designer's notes

SB-18 = Designer's notes
SB-18-0-x = The designer's notes are not in our copy of the book, and hold no rules.

## Rulings

SB-A1 = The speed table begins with a misprint. An Evasion Rating of 30 or more gives 4 hexes.
SB-A2 = The table says nothing of ratings above 34 or below 1. Above 34 a ship moves 4 hexes; as long as she is afloat her rating is at least 1.
SB-A3 = Speed is always taken from the present Evasion Rating; there is no other figure for it.
SB-A4 = A task force moves as far as its slowest ship may in that turn, even if that is not at all. Out of fuel she moves one hex, if she could move that.
SB-A5 = Moving through means entering: the British may try in every hex that a raider enters, not in the one it starts from. At convoys the German may look in his first hex too.
SB-A6 = Only stopping at a convoy or destroying one ends a plotted move early; the rest of the plot is lost. Being detected or shadowed changes nothing in it.
SB-A7 = Plots must fit the limit of four task forces when they are made. If stops make it impossible later, the last task force halts one hex earlier.
SB-A8 = A raider leaves from any hex of row 38, the last of every column, for one more hex of movement.
SB-A9 = A task force that ends its move in a friendly port's hex is in port, unless its owner says that it stays at sea. In port it is not found by ships, fights with none, and neither searches nor shadows.
SB-A10 = The enemy may enter the hex of a port as open water, where the coast detects them. The port itself is closed to them.
SB-A11 = The limit of four task forces counts where moves end, after phase 1 and after shadowers split off. Full hexes may be passed. Convoys are counted apart.
SB-A12 = A task force without a plot stays where it is, and nobody can tell it from one with a plot.
SB-A13 = The number of task forces is never exceeded. To split or to place a reinforcement a marker must be free; a reinforcement may also join a task force in its hex or wait.
SB-A14 = Groups that disengage exist in the battle only. After a battle a shadowed German task force may split in the next phase 1, and the British chooses, not knowing what is in them, which part stays shadowed.
SB-A15 = A shadowed task force may be combined with another in phase 1; the union is shadowed.
SB-A16 = Any dummy that is off the map may enter in the next phase 1.
SB-A17 = A dummy may be placed in any numbered hex in which its side could be, within the limits of task forces.
SB-A18 = A dummy may be removed whenever its owner is deciding, but not between the announcement of an attempt or battle in its hex and the outcome.
SB-A19 = A dummy in the hex of a battle is shown to be one and removed.
SB-A20 = Dummies know no speed, but they sail hex by hex like everybody, German ones by plot. They cannot leave the map.
SB-A21 = The die is rolled for a dummy just as for a real task force.
SB-A22 = A marker keeps its name as long as it is on the map. What is behind it may change in phase 1. One that comes back has a new name.
SB-A23 = Reconnaissance never rolls to detect in phase 9, but it may shadow there what ships or a coast have detected.
SB-A24 = German aircraft keep out of every hex with land of England, Wales or Scotland; Ireland and Iceland are open. Distance is the shortest way around. Plymouth may be entered to attack its port.
SB-A25 = Reconnaissance starts on its base and may go to any hex within its radius of it.
SB-A26 = An air unit attacks in one hex. There it may split its strength, in whole points, among all detected or shadowed ships.
SB-A27 = Both players commit their air attacks in secret. The German's are resolved first; a carrier that has launched is not stopped by what hits her then.
SB-A28 = In battle a carrier's aircraft are announced with the British fire of a round, against ships that no British gun fires at in it, and count at its end.
SB-A29 = Every air unit rolls for itself, from the same base too.
SB-A30 = A flipped carrier does not launch any more.
SB-A31 = The British may look at the backs of the convoys on the map; nobody knows what the container will give. An option hides the backs from the British too.
SB-A32 = With 12 convoys on the map, or none left, nothing is drawn, and it is not made up for later. A new convoy may enter a full hex.
SB-A33 = The distance of a convoy is the shortest way by sea to the Clyde, to St. Johns, or for WS and OG to the nearest hex from which they may leave.
SB-A34 = A convoy may not stand still, unless it has no legal hex. One drawn in phase 1 moves in the same turn.
SB-A35 = Every hex in which a convoy ends must be within four hexes of its track.
SB-A36 = WS8B is the only WS convoy and starts on the map. WS and OG score when they leave in the south, SL when they reach the Clyde.
SB-A37 = Escorts are named in the set-up, later in phase 8. An escort guards all convoys in its hex.
SB-A38 = A task force that escorts may not try to detect until the German attacks the convoy. Others in the hex may.
SB-A39 = German reconnaissance rolls for each convoy in phase 3. A success says whether it is real; it takes a task force to attack it.
SB-A40 = Convoys fall in phase 9 if nobody escorts them at that moment, or in phase 4 right after a battle in which all escorts were sunk.
SB-A41 = Task forces that do not escort do not protect a convoy, though they fight in phase 4.
SB-A42 = A raider may destroy all convoys in the hex at once.
SB-A43 = A raider may stop at an escorted convoy without attacking, undetected, and fight in the next turn. It may not stop without a real convoy.
SB-A44 = A raider that destroys a convoy in phase 9 is told of and releases the force at Gibraltar; a British unit in the hex that does not escort may try to shadow at once, if nobody has tried in that hex in this phase.
SB-A45 = A raider that becomes shadowed on its way loses its convoys from that moment. The British tries first in each hex.
SB-A46 = A dummy convoy that is found is gone for good, scores nothing and does not stop the raider.
SB-A47 = In phase 3 both sides commit their attempts in secret: coasts first, then all rolls, then dummies are removed. In phase 9 the order in a hex is coast, British attempts and shadowing, German attempts, convoys.
SB-A48 = A unit has one attempt at each target in phase 3, and in phase 9 one in each hex that is entered.
SB-A49 = The other side learns who tried against whom, so that the searcher is real, and whether it succeeded; never the die. Looking at a convoy is told too.
SB-A50 = Poor visibility at night is -2 once; good visibility at night is +1 and -2.
SB-A51 = Size and carrier help task forces only. A carrier helps as long as she is afloat, by night and damaged too.
SB-A52 = Battleships and battlecruisers are told as battleships, heavy and light cruisers as cruisers.
SB-A53 = Coasts detect on every entry and again at the start of every phase 3. Neutral coasts see nothing, but Ireland sees Germans.
SB-A54 = Fog forbids rolls only. Coasts, looking at convoys and attacking them work in fog.
SB-A55 = To be detected in phase 9 leads to no attack in that turn, only to shadowing. In the next phase 3 the raider must be found again.
SB-A56 = In every scenario it is announced when Bismarck is first detected, by whatever means. That releases the force at Gibraltar for good.
SB-A57 = In each hex there is one new attempt at shadowing in a phase, by one unit against one task force. Keeping older contacts comes on top.
SB-A58 = Nobody has to follow. A contact ends if no unit that made it is in the hex at the end of phase 8.
SB-A59 = Only units that can follow to the end are offered as shadowers. They go along hex by hex; the German does not search for them on the way.
SB-A60 = Reconnaissance follows if the last hex is within its radius and within four hexes of its base.
SB-A61 = One ship with radar is enough for her task force.
SB-A62 = German ships cannot attack the task force that shadows them; German bombers can. If others fight in the hex, the shadower stays out unless the British brings it in.
SB-A63 = A contact also ends when the raider enters a port, leaves the map, is sunk, ends phase 7 in fog without a radar ship after it or passes fog in phase 9, or when the shadower has become too slow.
SB-A64 = Any unit in the hex that is able to may make the roll that keeps a contact.
SB-A65 = As long as a task force is shadowed, its types are told every turn.
SB-A66 = With a coast or a look at a convoy, the side whose enemy is marked counts as the one that has detected.
SB-A67 = The German announces and rolls first; the British sees it and then announces. Damage counts for both at the end.
SB-A68 = All task forces at sea in the hex are drawn in, not those in port, nor dummies, nor aircraft. Only the shadowing task force may stay out; the shadowed one fights others that it has detected.
SB-A69 = By day a battle starts with round 1, by night with round 4. If both agree, it starts with round 4 by day too. Rounds in which nobody can fire still pass.
SB-A70 = Two or more ships are those that fire guns at the target in that round. Torpedoes and aircraft do not count.
SB-A71 = The German bonus goes by the ship that fires.
SB-A72 = Secondary guns have all modifiers of guns. They may fire at the same ship as the main guns or at another.
SB-A73 = A flotilla fires its torpedoes instead of its guns, and not in a pursuit at range A or B. Damage does not weaken them.
SB-A74 = 5X works the same for guns, torpedoes and aircraft. Each 5X has its own roll, without modifiers.
SB-A75 = A ship is flipped when damage reaches her capacity or more. She then starts with no points on her back; what was left over is lost. A flipped ship still counts as damaged.
SB-A76 = A flipped ship has the evasion of her back, less what the points on it cost.
SB-A77 = A carrier is screened by all British ships in the battle but other carriers. With none left she may be fired at.
SB-A78 = At the end of a round first the German says whether he disengages, then the British; if both do, the battle is over. Escorts stay behind while the others may leave. Each pursuer chases one group; ships that do not pursue are out of the battle. The pursued cannot turn back.
SB-A79 = In a pursuit the range stays that of the round before. Torpedoes and secondary guns need range C.
SB-A80 = After a battle all survivors stay in the hex, markers remain, and there is no second battle there in this turn.
SB-A81 = A battle ends after three rounds in a row at range C, or in a pursuit, in which nobody had a legal shot.
SB-A82 = Battles are fought one after the other, by the numbers of their hexes.
SB-A83 = What phase 3 has told is known when phase 4 is decided.
SB-A84 = Scheer is a battlecruiser in everything but how damage slows her.
SB-A85 = Scharnhorst and Gneisenau are battlecruisers, so they can blow up.
SB-A86 = A German 10 is 11 and repairs two points. Repairs are the owner's secret unless the ship is shadowed.
SB-A87 = A flipped ship repairs only the points on her back.
SB-A88 = The -1 of the night counts once. Nights are turns 3, 6, 9 and so on to 27.
SB-A89 = What the British can still reach: the points had, those of all German ships on the map, 3 for each real convoy on the map and for each that can still be drawn. It is looked at after each phase.
SB-A90 = Only entering a port ends the game; Bismarck may start in Bergen. Bordeaux does not end it.
SB-A91 = What happens at the same time is finished before the game ends. Convoys on the map count as at sea.
SB-A92 = A flotilla is several ships and is worth more than a heavy cruiser, as printed.
SB-A93 = The evasion at the moment of leaving counts. Bismarck below 21 ends the game without the 5 points.
SB-A94 = There are no draws. Only a real convoy counts as destroyed.
SB-A95 = Losses of both sides in the last round count.
SB-A96 = The patrol needs a task force in each of its four hexes; cruisers may sail together, and dummies may be kept back.
SB-A97 = Task forces left over stand neither next to a German marker nor in its hex. Fixed and patrol hexes are exempt.
SB-A98 = Ships of the held force do not move on the map, even if split off. They may split, search, fight and launch.
SB-A99 = London comes with the first SL convoy drawn on turn 2 or later, dummy or not. If none is drawn she never comes.
SB-A100 = With Gneisenau there are four dummies in all, three as usual and one in Brest: more would neither fit the port nor the limit.
SB-A101 = Nelson and London count among the 13 task forces; they may join one that stands with the convoy. London comes only once.
SB-A102 = With Scheer apart, the limit of four stays, and the third dummy enters when a marker is free. An option allows a fifth.
SB-A103 = Bismarck and Prinz Eugen start in one task force.
SB-A104 = The ships in Brest start in port, in one task force or two.
SB-A105 = While setting up, the British sees where German markers are and nothing else.
SB-A106 = Every ship of a task force that moves at its full speed pays fuel, as the start hexes charge every ship.
SB-A107 = Moves of phase 8 and phase 9 are added up.
SB-A108 = Refuelling in port takes two turns too.
SB-A109 = Combat is surface combat, an air attack on the task force, or destroying a convoy. Being detected or shadowed is none.
SB-A110 = Scheer pays for her start hex. Dummies burn nothing. Tankers wait in any numbered hex that is neither restricted nor a port.
SB-A111 = Without fuel a ship keeps her Evasion Rating; only her movement suffers.
SB-L1 = The visibility table is lost. One die: 30 in 100 good, 40 fair, 30 poor.
SB-L2 = The detection table is lost. The modifiers are printed; 7 or more detects.
SB-L3 = The shadowing table and its list of radars are lost. 5 or more holds; Suffolk, Sheffield, King George V, Prince of Wales and Rodney have effective radar.
SB-L4 = The damage table is lost. Ours grows with strength and die, and gives 5X from a strength of 11.
SB-L5 = The map is lost. Its hexes follow from the places that the rules name: odd columns lie half a hex lower, every column ends with row 38. The two tracks run through all hexes where convoys start.
SB-L6 = Land, coasts, fog and restricted waters are computed from the real coast, or placed where the text needs them. Irish Sea and Channel are restricted; the way across Scotland is closed; what lies west of 75 degrees is not in the game.
SB-L7 = Ports and air bases stand where the text names a hex, and elsewhere where the real ones lie on the map.
SB-L8 = The ship counters are lost. Values come from guns, speed and protection in 1941, tuned to the battles of the Denmark Strait and of 27 May.
SB-L9 = Fuel factors follow from the endurance of the ships at full speed.
SB-L10 = Radius and strength of air units are ours, after the aircraft of 1941.
SB-L11 = The convoy counters are lost. There are 36: 24 real ones worth 4 to 15 points, and 12 dummies.
SB-L12 = The turn track is lost. Turn 1 is the morning of 23 May, and every third turn is night.
SB-L13 = The movement log is kept for the German and shown to both after the game.
SB-L14 = The fuel sheet is lost. Tankers are named in the set-up.
SB-L15 = Markers bear neutral names, handed out so that they tell nothing.
SB-L16 = The list of counters is lost; ours comes to 200.
SB-L17 = The tracks of rounds and ranges follow the text: three rounds at A, three at B, then C; a pursuit keeps its range.
SB-L18 = Paragraph 17.13, the designer's notes and the captions of the counters are lost. Nothing refers to them.
SB-D1 = When a shadower has been sunk in phase 4, the contact ends at once, and the raider may destroy the convoy it has won; another British unit in the hex may try to shadow in phase 6 without detecting first.
SB-D2 = A shadower stays detected as long as it shadows, beyond phase 10, so bombers may attack it in the next turn.
SB-D3 = The limit of four task forces holds for followers too: in phase 8 another must leave first, and in phase 9 a shadower whose way ends in a full hex cannot be chosen.
SB-D4 = A dummy cannot be named as an escort.
