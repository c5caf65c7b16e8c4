## Introduction

CH-1 = Introduction
CH-1-a = Two players face each other, one German and one Allied. Each turn stands for a little under 5 hours, so that 5 turns make a day.
CH-1-b = In every turn each side moves in secret on a chart of its own, its Search Board. The enemy learns nothing of it until a rule reveals something.
CH-1-c = After movement each side may call hexes in which it has gathered enough Search Factors, and so find enemy ships.
CH-1-d = Only ships that have been discovered, in a hex where the enemy has ships too, can be brought to battle. The fight takes place on the Battle Board.
CH-1-e = The game ends when Bismarck is sunk, when she puts into a friendly port, or after the last turn, the evening of 29 May.

## Components

CH-2 = Components
CH-2-1-a = Both Search Boards show the same chart. You see and move only what is on your own.
CH-2-1-b = The chart shows the North Atlantic in hexes of about 137 km, or 74 nautical miles, from side to side. From J30 (Bergen) to U26 (Brest) it is 11 hexes.
CH-2-1-c = Ships may enter only hexes that carry a coordinate.
CH-2-1-d = Ships may not cross a hexside that is land from end to end. The Kiel canal is the one exception, for German ships.
CH-2-1-e = Aircraft may enter every hex, with or without a coordinate, and no hexside stops them.
CH-2-1-f = Ports, fog hexes, air sectors, convoy routes and their centre lines, the Search Factors of hexes and the German destroyer boundary are printed on the chart and never change.
CH-2-2-a = Ships fight on the Battle Board, a single line of 27 Movement Zones. Each 3 of them make one Sea Zone, 9 in all.
CH-2-3-1-a = The classes are battleship (BB), battlecruiser (BC), aircraft carrier (CV), heavy cruiser (CA), light cruiser (CL), destroyer flotilla (DD), coast guard (CG) and tanker (TK). All but tankers are warships.
CH-2-3-1-b = A ship has a name, a class, an Evasion Rating (her speed in knots), a grade of radar (none, I, II or II*) and a speed rating (F, M, S or VS).
CH-2-3-1-c = Radar II* works like radar II until the ship's first round of battle in the game is over. After that round she has no radar for the rest of the game.
CH-2-3-1-d = The speed ratings are F (fast), M (medium), S (slow) and VS (very slow). Each has its own rule for movement and fuel.
CH-2-3-1-e = For F and M ships the number of hexes moved in the last Movement Phase is remembered, because fuel depends on it. A move made while shadowed counts too.
CH-2-3-1-f = An F ship whose Evasion Rating falls to 25 or less is Damaged: she may move no more than 1 hex a turn, yet she still pays fuel as an F ship.
CH-2-3-1-g = Only F ships can be Damaged in this sense. M, S and VS ships keep their movement when they lose Evasion.
CH-2-3-1-h = A ship whose Evasion Rating is 0 cannot move at all until she has been repaired.
CH-2-3-1-i = Tankers are there to refuel other ships at sea. No other ship can do it.
CH-2-3-1-j = On the Battle Board a ship shows her name, class, radar and Evasion Rating, and which way she heads.
CH-2-3-1-k = Ships in the same hex may sail together as a task force (TF, or KG on the German side). A single ship and a whole task force are both called a naval unit.
CH-2-3-2-a = An air unit has a type, a base, a maximum speed and, in some cases, an endurance. Without one its endurance is 1.
CH-2-3-2-b = On each flight a combat aircraft drops either search markers or an attack marker. A reconnaissance aircraft can only drop search markers.
CH-2-3-3-a = Sighted and Shadowed are the two faces of one marker, so a unit is never both. Both sides use it, and it may show the classes of the ships.
CH-2-3-3-b = Other markers tell what a unit is doing or suffering: Evasion Manoeuvre, Patrol, Repair at Sea, Refuel at Sea, In Port, No Movement 1 to 4, Emergency Fuel or Return to Base, and Restricted. The enemy learns of them only where a rule says so.
CH-2-3-3-c = Aircraft leave search markers and attack markers in hexes. Each search marker is worth 2 Search Factors.
CH-2-3-3-d = Damage to the rudder, to fire control and to the radar is marked on the ship card.
CH-2-3-3-e = Evasion Effects are drawn at random from a cup of their own, and those on one ship add up. They go back when they are repaired or when the ship is lost.
CH-2-3-3-f = Damage chits are drawn at random from their own cup and all go back as soon as the attack has been dealt with.
CH-2-3-3-g = Torpedo markers show how many torpedoes a ship has left.
CH-2-3-3-h = A Restricted ship may not do anything before her condition is met.
CH-2-3-3-i = The German collects convoy chits and 0.5-point merchant markers in secret. The Allied player learns neither their number nor their value before the end.
CH-2-3-3-j = Every F and M ship has fuel, up to the limit of her own. S and VS ships have no fuel marker and never pay fuel.
CH-2-4-a = A ship card keeps count of the bow guns, the stern guns, the secondary guns, the hull and the torpedoes. Every row starts at its highest box.
CH-2-4-b = A ship sinks when her hull reaches 0.
CH-2-4-c = Hits taken in a round of battle are kept apart until both sides have fired, so a ship hit in this round still fires with all the guns she had at its start.
CH-2-4-d = The box holds 30 ship cards, so not every ship had one. Here every ship has a card; tankers follow their own rule and never fight.
CH-2-4-e = A card also comes into play when its ship is hit outside naval combat, by aircraft or submarines: she starts with full values, takes the damage, and the card stays open.
CH-2-7-a = The hit record sheets of the box only replace the cards. The cards do their work here.
CH-2-8-a = All dice have ten sides, from 0 to 9. A 0 is zero, never ten.

## Set-up

CH-3 = Set-up
CH-3-a = Ships and aircraft start where the scenario says.
CH-3-b = All Damage chits go into one cup and all Evasion Effects into a second one. Both sides draw from the same cups.
CH-3-c = The convoy chits go into a third cup, from which only the German draws. Nobody else sees what comes out.
CH-3-d = Ship cards are hidden at first. Once a card has come into play, both players see it for the rest of the game.
CH-3-e = Turn 1 has no Visibility Phase and no Shadow Phase, so the scenario gives the first weather, fog and visibility.
CH-3-f = The German chooses where his tankers start: in any sea hexes off the convoy routes and outside the eastern Allied air cover.

## Sequence of play and victory

CH-4 = Sequence of play and victory
CH-4-1-a = A turn has eight phases, always in this order: Visibility, Shadow, Movement, Search, Air Attack, Naval Combat, Chance, Admin.
CH-4-1-b = Visibility and Shadow are left out on turn 1, and only then.
CH-4-1-c = Visibility Phase: the weather roll, then fog, then the visibility level with the time of day, and at weather 9 the storm roll for fuel.
CH-4-1-d = Shadow Phase: first all attempts to shadow, then every Sighted marker that is left comes off.
CH-4-1-e = Movement Phase: A, shadowed units move and report; B, task forces; C, repair at sea; D, port; E, refuelling at sea; F, patrols; G, all other ships and aircraft move; H, Shadowed markers turn to Sighted.
CH-4-1-f = Search Phase: all Allied calls, then all German calls, with their answers and markers; afterwards the search markers of aircraft come off.
CH-4-1-g = Air Attack Phase: roll for hits, draw damage, take the attack marker off; the Allied player first. Without attack markers there is no such phase.
CH-4-1-h = Chance Phase: submarine contact on turns that show the icon, then random spotting, then convoy hunting.
CH-4-1-i = Admin Phase: reinforcements; aircraft in Refit return to their base or carrier, then those in Landing go into Refit; markers are turned or removed; the turn marker moves on.
CH-4-2-a = The game ends at once when Bismarck is marked In Port in a friendly port in France or Norway.
CH-4-2-b = The game ends at once when Bismarck runs out of emergency fuel.
CH-4-2-c = The game ends at once when Bismarck is sunk. Fire that counts as simultaneous is finished first.
CH-4-2-d = If none of this happens, the last turn, the evening of 29 May, is played to the end of its Admin Phase, and the game is over.
CH-4-3-T1 =
    Victory points, counted for the German.
    End of the game: Bismarck undamaged at sea with 10 or more fuel points -4; in port in France -5; in port in Norway -7; stopped by the turn track in any other case -10; out of emergency fuel -15; Bismarck sunk: Allied victory, nothing is counted.
    Each convoy sunk: its chits, from half a chit to 2. Each single merchant sunk: 0.5.
    BB, CV, BC or CA: sunk, as many points as she has hull boxes; damaged, 1 point for every 2 hits on the same ship.
    All other classes: sunk, 1; damaged, nothing.
CH-4-3-a = Exactly one of the five lines about Bismarck's end counts. On the last turn she is worth -4 only if she is at sea, undamaged and has 10 fuel points; with 9 points, or with a single hit, it is -10.
CH-4-3-b = Points for ships sunk or damaged are gained by the German for Allied ships and lost by him for his own.
CH-4-3-c = A sunk BB, CV, BC or CA is worth all her hull boxes. Points for damage to her are not added: Revenge, with 7 boxes, counts 7.
CH-4-3-d = A damaged BB, CV, BC or CA gives 1 point for every 2 hits, rounded down and counted for each ship by herself.
CH-4-3-e = A CL, DD, CG or TK gives 1 point when sunk and nothing for damage.
CH-4-3-f = With a total of 1 point or more the German wins an Operational Victory; with less the Allies do. Half a point is not enough.
CH-4-3-g = The German wins a Strategic Victory if Bismarck herself has sunk two British capital ships (BB, BC or CV), at least one of them King George V, Prince of Wales or Hood, and then returns to a port in France or Norway. The points do not matter in that case.
CH-4-3-h = There is no open count of victory points. What convoys and merchants brought stays secret until the end.
CH-4-3-i = A ship lost for want of emergency fuel scores for the enemy as if sunk. For Bismarck it is -15 instead.

## Visibility Phase

CH-5 = Visibility Phase
CH-5-a = This phase is left out on turn 1.
CH-5-b = The weather is one number from 1 to 9 and is the same for the whole chart.
CH-5-c = Roll a die, add the modifier of the present weather box (only boxes near the ends have one) and see whether and how far the weather changes: 0 or less, 2 boxes better; 1 to 3, 1 better; 4 or 5, no change; 6 to 8, 1 worse; 9 or more, 2 worse. Boxes 1 and 2 add 2, boxes 8 and 9 take off 2.
CH-5-d = The modifier is that of the box which the weather is about to leave.
CH-5-e = With weather 5 to 9 there is fog; with weather 1 to 4 there is none.
CH-5-f = While there is fog nobody can search, shadow or fight in fog hexes. All other hexes are free of it.
CH-5-g = When there is fog, units of both sides in fog hexes lose their Sighted and Shadowed markers.
CH-5-h = The visibility level is the weather plus the modifier for the time of day: 3 at night, 1 in the evening, nothing otherwise. Weather 4 at night gives visibility 7.
CH-5-i = A sum above 9 is visibility X, the last box of the track.
CH-5-j = At visibility X nobody can search, shadow or fight anywhere, and all Sighted and Shadowed markers of both sides come off.
CH-5-k = At weather 9 roll a die: on 0 to 4 every ship of both sides that uses fuel loses 1 fuel point; on 5 to 9 nothing happens.
CH-5-l = The visibility level is the number of Search Factors needed to search a hex. The lower it is, the better the sight.

## Shadow Phase

CH-6 = Shadow Phase
CH-6-a = This phase is left out on turn 1.
CH-6-b = Units marked Shadowed must move before all others in the coming Movement Phase and report where they end.
CH-6-c = The Allies may shadow with ships and aircraft, the German with aircraft only.
CH-6-d = Allied ships may try to shadow a German unit that is marked Sighted, stands in the same hex as they do and is neither in fog nor hidden by visibility X. The ships must be free to do so by their state.
CH-6-e = Each sighted unit needs Allied ships of its own: nobody can follow two units at once.
CH-6-f = An Allied task force may split on the spot to send shadowers, unless it is Shadowed itself.
CH-6-g = There is never more than one attempt on the same sighted unit in a turn.
CH-6-h = Roll a die and add the modifiers: 4 or less succeeds.
CH-6-i = The difference in Evasion is that of the slowest ship that shadows, less that of the slowest ship in the target unit, both as they are now. Norfolk (31) against Bismarck (30) has +1; with Hood (28) along it would be -2.
CH-6-j = With a difference of -2 or worse no attempt is possible. The German is not asked to react, and the ships may still try something else.
CH-6-k = A difference of 0 gives no modifier.
CH-6-l = Before the roll the target may declare an Evasion Manoeuvre or a Diversion Manoeuvre, never both.
CH-6-m = Evasion Manoeuvre: every ship of the unit pays 2 fuel points and 2 is added to the roll. The unit may then move no more than 1 hex in the coming Movement Phase.
CH-6-n = The fuel for a manoeuvre is spent whether the attempt succeeds or not.
CH-6-o = Diversion Manoeuvre, for task forces only: every ship pays 1 fuel point and the force splits into a fast and a slow part. Each part needs at least one ship, and nobody in the slow part may have more Evasion than anybody in the fast part.
CH-6-p = After a Diversion the Allied player chooses which part to follow. Following the fast part adds 2 to the roll, following the slow part adds nothing.
CH-6-q = Several Allied ships that make the attempt together may split and follow both parts, with one attempt on each.
CH-6-r = A task force that is being shadowed can split in no other way than by a Diversion.
CH-6-s = A successful attempt turns the Sighted marker of that unit to Shadowed.
CH-6-t = After all attempts every Sighted marker that is left, on either side, comes off.
CH-6-u = Shadowed markers from last turn's air search or random spotting stay and need no attempt.
CH-6-v = A ship that tried to shadow, with or without success, cannot search in this turn: she gives no Search Factors.
CH-6-w = Aircraft make no roll in this phase. They shadow by finding a unit in the Search Phase, which marks it Shadowed at once.
CH-6-T1 = Shadow table, die with modifiers: 4 or less, success; 5 or more, failure.
CH-6-T2 =
    Modifiers for shadowing.
    Difference in Evasion: +2 or more, -4; +1, -2; 0, none; -1, +1; -2 or less, not possible.
    Radar of the shadowers: II or II*, -2; I, -1.
    Visibility: 1–3, none; 4–6, +1; 7–9, +3; X, not possible.
    Evasion Manoeuvre, +2. Fast part after a Diversion, +2.

## Movement Phase

CH-7 = Movement Phase
CH-7-1-a = All Shadowed units act before everybody else. Each moves by the usual rules and tells the enemy the hex where it ends, or stays where it is, so that it can repair or refuel.
CH-7-1-b = If both sides have Shadowed units, the German moves his first.
CH-7-1-c = Staying is reported too: the enemy learns that the unit is still in its hex.
CH-7-1-d = Shadowed units that leave one hex for different hexes each keep a Shadowed marker of their own.
CH-7-1-e = While there is fog, a Shadowed unit that enters a fog hex loses its marker at once. The enemy hears of that first fog hex and of nothing after it.
CH-7-1-f = Fog hexes matter only while there is fog. In clear weather a unit that enters one stays Shadowed.
CH-7-1-g = A Shadowed unit that has moved in this step can do nothing else in the phase: no repair, no refuelling, no patrol, no second move.
CH-7-2-a = In step B both sides may form task forces, add ships to them and take ships out of them. At any other time a force splits only during shadowing.
CH-7-2-b = All ships that join must be in the same hex.
CH-7-2-c = No ship that joins or forms a task force may be Shadowed.
CH-7-2-d = Ships may leave only a task force that is not Shadowed. They stay in its hex as single ships.
CH-7-2-e = A task force needs at least 2 ships. When only one is left the force is dissolved, and a Sighted or Shadowed marker passes to that ship.
CH-7-2-f = A task force may have any number of ships.
CH-7-3-a = A ship with a damaged rudder, or that has lost Evasion, may try to repair it at sea.
CH-7-3-b = She is marked Repair at Sea and rolls one die with the modifier for the weather, once in a turn.
CH-7-3-c = The modifier goes by the weather, not by the visibility level. At weather 4 it is +1, even at night.
CH-7-3-d = On a result of 0 either the rudder is repaired or 5 points of Evasion are regained, as you said when you gave the order.
CH-7-3-e = At weather 4 or worse a rudder can never be repaired, because the result is then at least 1.
CH-7-3-f = Evasion never rises above its printed value. What is left of an Evasion Effect stays on the card with its new, smaller value.
CH-7-3-g = An F ship that is back at 26 or more is no longer Damaged and may move 2 hexes again.
CH-7-3-h = A ship under repair may not move, search or patrol in this turn and gives no Search Factor.
CH-7-3-i = The Repair at Sea marker comes off in the Admin Phase.
CH-7-3-j = Only a rudder and lost Evasion can ever be repaired. Hull, guns, radar and fire control stay as they are.
CH-7-3-T1 =
    Repair at sea, die with modifier: 0, +5 Evasion or rudder repaired; 1, +3 Evasion; 2, +2 Evasion; 3 or more, failure.
    Modifier for the weather: 1–3, none; 4–6, +1; 7–9, +2.
CH-7-4-a = In step D a ship in a hex with a port of her own side may be marked In Port and takes on 4 fuel points.
CH-7-4-b = Fuel never rises above the ship's limit: with 10 of 12 she takes on only 2.
CH-7-4-c = Any number of ships may lie in one port in a turn.
CH-7-4-d = A ship In Port also replaces all her torpedoes.
CH-7-4-e = A ship marked In Port may not move, search or patrol in this turn.
CH-7-4-f = The In Port marker comes off in the Admin Phase.
CH-7-5-a = Only the German can refuel at sea.
CH-7-5-b = A tanker must be in the same hex. The tanker and the ship she serves are both marked Refuel at Sea.
CH-7-5-c = The ship takes on 4 fuel points, up to her limit; a destroyer flotilla only 2.
CH-7-5-d = A tanker serves one ship in a turn. Two tankers in a hex can serve two ships.
CH-7-5-e = The ship also replaces all her torpedoes.
CH-7-5-f = Neither of the two may move, search or patrol in this turn, and they give no Search Factors.
CH-7-5-g = The Refuel at Sea markers come off in the Admin Phase.
CH-7-6-a = In step F a naval unit may be put on Patrol: it gives 3 Search Factors in its hex on top of its own 1.
CH-7-6-b = A single ship gets one Patrol marker and so does a whole task force, whatever its size. Either gives 4 factors in all.
CH-7-6-c = No unit can patrol in a fog hex while there is fog.
CH-7-6-d = No unit can patrol at visibility X.
CH-7-6-e = A unit that repairs, lies in port or refuels at sea cannot patrol.
CH-7-6-f = A unit on Patrol may not move in this turn.
CH-7-6-g = Patrol markers come off in the Admin Phase and may be placed anew every turn.
CH-7-7-a = In step G all other ships and aircraft of both sides move at the same time and unseen. Both sides seal their orders, and nothing happens before both have done so.
CH-7-7-b = Your own ships and aircraft move in any order you like. A carrier may move before or after her aircraft fly.
CH-7-7-c = Units never block each other and nothing happens between them while they move. Enemies may pass through one another unnoticed.
CH-7-7-1-a = An air unit with endurance 1 must take off and land in the same Movement Phase.
CH-7-7-1-b = An air unit with endurance 2 may end its first Movement Phase in any hex and must land in the next one.
CH-7-7-1-c = The maximum speed of an air unit is the number of points it has in a Movement Phase. Every hex costs 1.
CH-7-7-1-d = Aircraft fly over sea and land alike.
CH-7-7-1-e = In each Movement Phase an air unit may drop, free of charge, either 2 search markers or 1 attack marker, in hexes that it flies through or into. That is the limit for the flight, not for each hex.
CH-7-7-1-f = Several search markers, of one aircraft or more, may lie in the same hex: 3 of them give 6 Search Factors.
CH-7-7-1-g = Each search marker beyond the 2 free ones costs as many movement points as the visibility level. At visibility 2 a flight of 8 hexes with 2 extra markers costs 12 points.
CH-7-7-1-h = An extra marker cannot be dropped if the aircraft could then no longer land where it has to.
CH-7-7-1-i = The whole flight must leave the aircraft able to land when it has to. With endurance 2 and a base on land, that base must be within reach in the next phase; with a carrier you take the risk yourself.
CH-7-7-1-j = At visibility X no search or attack markers can be dropped.
CH-7-7-1-k = While there is fog no search or attack markers can be dropped in fog hexes.
CH-7-7-1-l = Only combat aircraft drop attack markers, and only in a hex with an enemy unit that is Shadowed at that moment. Sighted is not enough.
CH-7-7-1-m = Several attack markers may lie in a hex, each from a different air unit.
CH-7-7-1-n = The attack is resolved in the Air Attack Phase, although the aircraft has landed by then.
CH-7-7-1-o = An air unit lands only at its own base or on its own carrier.
CH-7-7-1-p = An air unit that has landed goes into Landing, in the next Admin Phase into Refit, and one Admin Phase later it is ready again. Landing in one turn, it sits out the next and may fly in the one after.
CH-7-7-1-q = Air units that did not fly stay ready.
CH-7-7-2-a = Ships never enter hexes without a coordinate and never cross hexsides that are land throughout.
CH-7-7-2-b = German ships may pass between O32 and O33 through the Kaiser Wilhelm Canal, both ways. Allied ships may not.
CH-7-7-2-c = The speed rating fixes how far a ship may move and what it costs in fuel.
CH-7-7-2-d = VS: 1 hex, after which she is marked No Movement 4. The marker comes down by 1 in every Admin Phase, so she moves again 4 turns later.
CH-7-7-2-e = S: 1 hex, after which she is marked No Movement 2. The marker comes down by 1 in every Admin Phase, so she moves again 2 turns later.
CH-7-7-2-f = S and VS ships use no fuel.
CH-7-7-2-g = M: up to 1 hex a turn. It costs 1 fuel point if she also moved in the turn before, otherwise nothing.
CH-7-7-2-h = F: up to 2 hexes a turn.
CH-7-7-2-i = An F ship that moves 1 hex or none pays no fuel, whatever she did before.
CH-7-7-2-j = An F ship that moves 2 hexes after 1 hex or none in the turn before pays 1 fuel point.
CH-7-7-2-k = An F ship that moves 2 hexes after 2 hexes in the turn before pays 2 fuel points.
CH-7-7-2-l = A Damaged F ship moves 1 hex at most.
CH-7-7-2-m = What an F or M ship moves is remembered for the next turn. Staying in place counts as 0.
CH-7-7-2-n = A task force moves no farther than its slowest ship may. One that cannot move at all holds the others back as long as she stays in the force.
CH-7-7-2-o = Every ship in a task force pays fuel by what she herself moved before.
CH-7-7-2-p = A ship cannot make a move that she cannot pay for.
CH-7-7-2-q = A unit that made an Evasion Manoeuvre moves 1 hex at most in this phase.
CH-7-7-2-r = A ship with a damaged rudder cannot move on the Search Board.
CH-7-7-2-s = When a ship's fuel reaches 0 she is on Emergency Fuel, and the turn that comes 10 turns later is marked on the turn track as her deadline.
CH-7-7-2-t = It does not matter how the last fuel was lost: by moving, a manoeuvre, a storm or damage.
CH-7-7-2-u = A ship on Emergency Fuel has to take on fuel, or be in a port, by the time the turn marker gets to her deadline.
CH-7-7-2-v = On Emergency Fuel only moves that cost no fuel are allowed, for an F ship 1 hex a turn. Evasion and Diversion Manoeuvres are out of the question.
CH-7-7-2-w = A ship that does not make it in time is out of the game, and the enemy scores her as if sunk.
CH-7-7-2-x = 10 turns are 2 days: from the morning of 25 May to the morning of 27 May.
CH-7-7-2-y = German destroyers may not leave the area inside the German destroyer boundary, not even in a task force.
CH-7-7-2-z = The boundary is lifted while a German BB, BC or CA that has lost Evasion is marked Return to Base. It holds again as soon as that ship is sunk, is back at her full Evasion, reaches port or refuels at sea.
CH-7-7-2-aa = When the boundary holds again, destroyers outside must come back inside as fast as they can.
CH-7-7-2-ab = The heavy ship that is returning to base may not hunt convoys meanwhile.
CH-7-7-2-ac = German tankers may never be in a hex of a convoy route, not even in a task force.
CH-7-7-2-ad = A ship that repairs, lies in port, refuels or patrols does not move in the same phase, and a ship that moves does none of these.
CH-7-7-2-T1 =
    Movement and fuel.
    VS: 1 hex every 4 turns, no fuel. S: 1 hex every 2 turns, no fuel.
    M: 1 hex; 1 fuel point if she moved in the turn before, otherwise 0.
    F: 1 hex, 0; 2 hexes, 1 fuel point, or 2 if she moved 2 in the turn before.
    F Damaged (Evasion 25 or less), or on Emergency Fuel: 1 hex, 0.
    Any ship with Evasion 0 or a damaged rudder: no movement.
CH-7-8-a = At the end of the phase all Shadowed markers of both sides turn to Sighted.
CH-7-8-b = Attack markers that have been dropped stay valid, although their target is now only Sighted.
CH-7-8-c = Nobody simply stays Shadowed. To be Shadowed again a unit must be found with the help of aircraft, be located in random spotting, or be caught by an attempt to shadow in the next turn.

## Search Phase

CH-8 = Search Phase
CH-8-a = You may search a hex if your Search Factors there are at least the visibility level.
CH-8-b = Factors: 1 for each own single ship or task force, 2 for each own search marker, 3 for each own Patrol marker, and what the hex itself gives your side.
CH-8-c = Units that tried to shadow this turn, refuel at sea or in port, or repair give no factors.
CH-8-d = At visibility X there is no search.
CH-8-e = While there is fog no fog hex can be searched, whatever the factors.
CH-8-f = All Allied calls come first and are answered one by one; then all German calls.
CH-8-g = You choose which of your qualifying hexes to call, and you need not call any.
CH-8-h = If ships are there, the answer gives their number, the class of each and which of them are in a task force. It gives no names.
CH-8-i = If nobody is there and nobody passed, the answer is that nothing was found.
CH-8-j = A unit that is found is marked Shadowed if at least one of the caller's search markers lies in the hex, otherwise Sighted. Both boards show it.
CH-8-k = All naval units in the hex are found, tankers and ships in port included.
CH-8-l = If a unit moved through the hex, as the middle hex of a 2-hex move, the answer gives the hex where it is now and the number of its ships: no classes, no names, no marker.
CH-8-m = A hex that a unit merely set out from does not count as passed through.
CH-8-n = Such a unit is marked only if the hex where it is now is searched successfully as well.
CH-8-o = If one unit stands in the hex and another has passed through it, the answer tells both.
CH-8-p = Where the enemy's own factors of a hex reach the visibility level by themselves, a unit that has gone into or through it is reported without a call: as Sighted if it is there, with its present hex if it passed.
CH-8-q = Where ships or aircraft are needed to reach the level, a call is required as usual.
CH-8-r = The search markers of both sides come off at the end of the phase.
CH-8-s = Only naval units can be found. Aircraft never are.
CH-8-t = What is found stays marked for the rest of the turn and into the next: Sighted until the end of its Shadow Phase, Shadowed until the end of its Movement Phase, unless fog or visibility X takes the marker away.

## Air Attack Phase

CH-9 = Air Attack Phase
CH-9-a = This phase is held only if attack markers lie on the chart. The Allied player resolves all of his first, then the German.
CH-9-b = Each marker is one attack on one ship in that hex.
CH-9-c = The attacker names the class of ship he goes for. If several ships of that class are there, their owner chooses which of them it is.
CH-9-d = Attacks are resolved one after the other. Each chooses its target when its turn comes, and may choose the same again.
CH-9-e = Roll a die with the modifiers on the hit table. For each hit one Damage chit is drawn.
CH-9-f = A die that shows 0 is always at least 1 hit, whatever the modifiers.
CH-9-g = The chits of one attack are drawn without putting any back. After the attack they all return to the cup.
CH-9-h = A marker comes off once its attack is over.
CH-9-i = Air attacks in the Channel, from Q29 and Q30 down to T26 and U26, have -3. Plymouth (S26) is not part of it.
CH-9-j = A tanker is lost by any chit but a Dud.
CH-9-k = Dud: nothing happens.
CH-9-l = Rudder: the rudder is damaged, and the ship cannot move until it is repaired.
CH-9-m = Bow and Stern: 1 hit on the guns of that end. If they have no boxes left, it is 1 hull hit instead.
CH-9-n = A hit on secondary guns that are all gone is lost. It never goes into the hull.
CH-9-o = Hull: 1 hull box and an Evasion Effect, unless the Evasion is 0 already. Then roll a die: on 0 to 3 the secondary guns lose 1 box as well.
CH-9-p = Evasion Effects add up, but the Evasion Rating never falls below 0.
CH-9-q = An F ship that comes down to 25 or less is Damaged at once.
CH-9-r = Critical: 2 hull boxes, 2 Evasion Effects and 1 box of secondary guns. No die is rolled for these hull boxes.
CH-9-s = Fire Control: from now on every gun die of the ship has +1.
CH-9-t = A ship sunk from the air is removed at once. Markers still to be resolved in the hex may go for other ships.
CH-9-u = There is no anti-aircraft fire and no air combat. Aircraft are never lost in an attack.
CH-9-T1 = Hits by aircraft, submarines and torpedoes, die with modifiers: 0 or less, 3 hits; 1–2, 2 hits; 3–5, 1 hit; 6 or more, none. A die that shows 0 is at least 1 hit.
CH-9-T2 =
    Modifiers for hits.
    All attacks: target with Evasion 25 or less, -1; visibility 1, -2; 2–3, -1; 4–6, none; 7–8, +2; 9, +3 and the modifier for Evasion does not count.
    Submarine: -1.
    Aircraft: in the Channel, -3; target with a damaged rudder or refuelling at sea, -2; target in port, +1; at night, +2.
    Ship's torpedo: target in Opening position, -2; in Breaking-off position, +1; fired at Medium range, +1.
CH-9-T3 = Damage chits: Dud, Rudder, Bow, Stern, Hull, Critical and Fire Control.

## Naval Combat Phase

CH-10 = Naval Combat Phase
CH-10-0-a = A battle needs ships of both sides in one hex, and the defending unit must be marked Sighted or Shadowed.
CH-10-0-b = The Allied player begins all the battles he wants before the German may begin any.
CH-10-0-c = There is no battle at visibility X, nor in fog hexes while there is fog.
CH-10-0-d = The attacking unit must be free to begin a battle by its state. A unit that repairs, refuels or lies in port is not.
CH-10-0-e = Battles are fought one at a time. You may wait for the result of one before you begin the next.
CH-10-0-f = Whoever begins the battle is the attacker and commits exactly one naval unit: one single ship or one task force.
CH-10-0-g = The attacker chooses which one of the located enemy units in the hex he attacks.
CH-10-0-h = There is no more than one battle in the same hex and turn.
CH-10-0-i = The ships that take part, and their cards, are open for both players to see.
CH-10-0-j = Special rules on ship cards apply: New York may not fire at Extreme range, and radar II* fails after the first round.
CH-10-0-k = A ship has all her torpedoes when her card comes into use for the first time. After that only port or refuelling at sea replaces what she has spent.
CH-10-0-l = All attackers start in Closing position and all defenders in Breaking-off position, each on the Movement Zone with the number of the visibility level, counted from its own end of the board.
CH-10-0-m = The range at the start is therefore Extreme at visibility 1 to 3, Long at 4 to 6 and Medium at 7 to 9.
CH-10-1-a = Range is counted in Sea Zones that lie between the two ships. None or 1 is Short range, 2 or 3 Medium, 4 to 6 Long, 7 Extreme.
CH-10-1-b = In Closing position only the bow guns fire.
CH-10-1-c = In Opening position the bow, stern and secondary guns all fire.
CH-10-1-d = In Breaking-off position only the stern guns fire.
CH-10-1-T1 = Positions: Closing, towards the enemy, bow guns; Opening, side on, bow, stern and secondary guns; Breaking-off, away from the enemy, stern guns.
CH-10-2-T1 = A round of battle: 1, torpedoes are assigned; 2, guns fire; 3, torpedo hits; 4, movement; 5, abort; 6, reinforcements, from round 3 on. Rounds follow one another until one side has no ship left on the board.
CH-10-2-a = Every ship that has torpedoes may assign up to 3 of them in a round, the attacker's ships first.
CH-10-2-b = They may go to one target or be divided among several.
CH-10-2-c = Each target must be at Medium or Short range.
CH-10-2-d = Launching is voluntary. Torpedoes once assigned are spent.
CH-10-2-e = Torpedoes may be launched from any position.
CH-10-2-f = Every ship may fire at one target in range, with all her dice.
CH-10-2-g = Fire is simultaneous. The attacker rolls first, but no damage takes effect before both sides have fired.
CH-10-2-h = Extreme range: only CA, BC and BB fire, and New York does not. Dice: a third of the bow and stern guns that bear, rounded up; 8 guns give 3 dice.
CH-10-2-i = Long range: half of the bow and stern guns that bear, rounded up; 9 guns give 5 dice. Secondary guns do not fire.
CH-10-2-j = Medium range: one die for each gun that bears, secondary guns included.
CH-10-2-k = Short range: one and a half times all the guns that bear, rounded up; 3 guns give 5 dice, and 2 give 3.
CH-10-2-l = Rounding up is done once for each ship, on the sum of her guns.
CH-10-2-m = Every die gets all modifiers that apply and is read on the combat table by itself.
CH-10-2-n = A result below 0 counts as 0, one above 9 is a miss.
CH-10-2-o = Hull results take off that many hull boxes. A plain hull result draws no Evasion Effect.
CH-10-2-p = Results with Evasion also draw one Evasion Effect. The Evasion Rating never falls below 0, and at 0 nothing is drawn.
CH-10-2-q = Bow and stern results take 1 box of that row. If the row is empty the hit goes into the hull; a hit on empty secondary guns is lost.
CH-10-2-r = Damage to guns and hull is permanent.
CH-10-2-s = Special Damage: roll a die. 0, the subtable; 1 to 3, fire control damaged; 4 to 6, fuel lost; 7 to 9, radar damaged.
CH-10-2-t = Fuel lost: roll a die and lose half of it in fuel points at once, rounded up. A 9 costs 5 points, a 1 costs 1, a 0 nothing.
CH-10-2-u = Radar damaged: the ship has no radar from now on, neither in battle nor for shadowing.
CH-10-2-v = Subtable: roll a die. On 0 or 1 the ship blows up and sinks; on 2 to 9 she takes 3 hull hits and 1 Evasion Effect.
CH-10-2-w = Any result but a miss gives the firing ship Target Acquired on that target from the next round on, even if the damage had no effect.
CH-10-2-x = A ship loses Target Acquired when she fires at another target.
CH-10-2-y = Target Acquired helps only the ship that has it.
CH-10-2-T2 =
    Naval combat table, each die with modifiers.
    Extreme: 0, Special Damage; 1, 1 hull; 2, bow; 3, stern; 4, secondary; 5 or more, miss.
    Long: 0, 2 hull and Evasion; 1–2, Special Damage; 3, 1 hull; 4, bow; 5, stern; 6, secondary; 7 or more, miss.
    Medium: 0, 2 hull and Evasion; 1–2, Special Damage; 3, 1 hull and Evasion; 4, 1 hull; 5, bow; 6, stern; 7, secondary; 8 or more, miss.
    Short: 0–1, 2 hull and Evasion; 2–3, Special Damage; 4, 1 hull and Evasion; 5, 1 hull; 6, bow; 7, stern; 8, secondary; 9 or more, miss.
CH-10-2-T3 =
    Modifiers for gunfire.
    Target Acquired, -1; working radar, -1; fire control damaged, +1.
    Firing ship Closing or Breaking-off, +1; target Closing or Breaking-off, +1.
    CA at BC or BB, +1; CL or DD at CA, +1, at BC, +3, at BB, +5.
    Visibility 4–6, +1; 7–9, +3.
    Exhausted crew, if you play with that rule, +1.
CH-10-3-a = Roll one die for each torpedo on the hit table, with the modifiers for all attacks and for ships' torpedoes. Damage is drawn as chits, as in air attacks.
CH-10-3-b = Torpedoes of a ship that was sunk by gunfire in this round still run.
CH-10-3-c = Torpedoes against a ship that has sunk already are not rolled for. They are spent all the same.
CH-10-4-a = A ship's Evasion Rating as it is now says how many Movement Zones she may move.
CH-10-4-b = The slowest ship moves first and the fastest last. Of ships that are equally fast, those of the attacker go first.
CH-10-4-c = Ships move only forward: towards the enemy in Closing, away from him in Breaking-off position.
CH-10-4-d = A ship may change her position before she moves, never after it in the same round.
CH-10-4-e = A ship in Opening position does not move, and only a ship that does not move this round may turn to it.
CH-10-4-f = Moving is voluntary, from 0 zones up to the limit.
CH-10-4-g = Damage to the rudder and losses of Evasion from this round's fire and torpedoes count already.
CH-10-4-h = A ship with a damaged rudder cannot move or change position, and in battle her Evasion counts as 0.
CH-10-4-i = A ship may move beyond the edge of the board. All ships are then shifted back by as many zones, so that distances stay the same.
CH-10-4-j = A ship that has already moved this round and is shifted off the other edge leaves the battle and stays in her hex.
CH-10-4-k = A ship that has yet to move and is shifted off may leave, or make up the lost zones out of her movement: she must then be Closing and moves with what is left. If she cannot make them up she has to leave.
CH-10-4-T1 = Movement in battle by Evasion: below 20, 1 zone; 20–25, 2 zones; 26–30, 3 zones; above 30, 4 zones.
CH-10-5-a = A ship in Breaking-off position may try to abort the battle if at least 6 Sea Zones lie between her and every enemy ship.
CH-10-5-b = Roll a die with the modifier for the difference in Evasion: with 3 or less the ship leaves the board and stays in her hex.
CH-10-5-c = The attempt is voluntary, for each ship by herself, once in a round.
CH-10-5-d = Convoy escorts may not abort.
CH-10-5-T1 = Abort table, die with modifiers: 0–3, success; 4–9, failure.
CH-10-6-a = From round 3 on, while both sides have ships on the board, other ships of either side in the same hex may roll to join, the attacker's first.
CH-10-6-b = Each rolls one die: with 4 or less she comes in.
CH-10-6-c = She enters in Closing position on the Movement Zone with the number of the visibility level less 1, counted from her own end.
CH-10-6-d = A ship that has left this battle, by aborting or over the edge, cannot come back into it.
CH-10-7-a = A battle ends when all ships of one side are sunk or gone.
CH-10-7-b = Damage stays on the cards, and so do the torpedoes that are left.
CH-10-7-c = A side that has nothing left to fight with, cannot get away and has nobody to come to its help may declare its ships sunk, if the enemy can still fire.
CH-10-7-d = When a ship sinks, her Evasion Effects return to the cup and she is scored.
CH-10-9-a = Tankers never take part in battle.
CH-10-9-b = A tanker that is Sighted or Shadowed in a hex with an Allied warship is sunk at once, which costs the German 1 victory point.

## Chance Phase

CH-11 = Chance Phase
CH-11-1-a = Submarines may be met only on turns that show their icon, every third turn.
CH-11-1-b = A die decides: 0 to 2, contact; 3 to 9, none.
CH-11-1-c = On contact a second die says whose boat it is and what it does.
CH-11-1-d = On 0 it is an Allied submarine: the German must reveal one warship inside the eastern Allied air sector, with her hex and whether she is in a task force. She is then attacked.
CH-11-1-e = On 1 to 6 it is a German submarine: the German names a hex, and the Allied player reveals one ship within 2 hexes of it, with her hex and whether she is in a task force. There is no attack.
CH-11-1-f = On 7 to 9 it is the same, and the ship is attacked as well.
CH-11-1-g = If ships of different classes come into question, a die picks the class: 0 to 2, BB, BC or CV; 3 to 5, CL or CA; 6 to 9, DD. If that class is absent it is a DD; if there is no DD either, roll again. The owner then picks the ship.
CH-11-1-h = If all of them are of one class no die is rolled, and the owner picks.
CH-11-1-i = If there is no such ship nothing happens, but both sides know it.
CH-11-1-j = A submarine attack is one die on the hit table with -1 and the modifiers for visibility and Evasion. Damage is drawn as chits.
CH-11-1-k = A ship revealed by a submarine gets no Sighted or Shadowed marker.
CH-11-1-T1 = Submarine contact: 0–2, contact; 3–9, none.
CH-11-1-T2 = Submarine attack: 0, Allied submarine, the German reveals one ship, no tanker, in the eastern Allied air sector, and she is attacked; 1–6, German submarine, the Allied player reveals one ship within 2 hexes of the hex named; 7–9, the same with an attack.
CH-11-1-T3 = Class of the ship: 0–2, BB, BC or CV; 3–5, CL or CA; 6–9, DD. A class that is absent becomes DD; without a DD roll again.
CH-11-2-a = One die is rolled for each German naval unit: each single ship, tankers included, and each task force.
CH-11-2-b = The column goes by where the unit is: inside the air sectors, or outside; inside and in or next to a hex with Allied Search Factors of its own; outside and on a convoy route.
CH-11-2-c = A die of 0 is Huff-Duff, a bearing on the unit's wireless: the Allied player learns the hex and nothing else, and no marker is placed.
CH-11-2-d = A die from 1 up to the value in the table locates the unit: its hex and classes are told, and it is marked Shadowed.
CH-11-2-e = At visibility 7 to X only Huff-Duff is possible.
CH-11-2-f = The number of dice must not betray how many units there are. The Allied player hears only of successes.
CH-11-2-T1 =
    Random spotting, highest die that locates, by visibility 1, 2, 3, 4, 5, 6; from 7 to X none. A 0 is always Huff-Duff.
    Inside an air sector: 7, 6, 4, 3, 2, 1.
    Inside, in or next to a hex with Allied factors: 8, 7, 5, 3, 2, 1.
    Outside: 5, 4, 3, 2, 1, 1.
    Outside, on a convoy route: 6, 5, 4, 3, 2, 1.
CH-11-3-a = Once a turn at most, one German unit that is or contains a BB, BC or CA may hunt for convoys. Hunting is voluntary.
CH-11-3-b = The unit must be on a convoy route, outside the air sectors.
CH-11-3-c = A unit cannot hunt if it was shadowed in this turn's Shadow Phase, if its state forbids it, or if it has a heavy ship that is returning to base.
CH-11-3-d = Roll a die with the modifiers on the hunting table. Only the German sees it.
CH-11-3-e = 2 or more: open sea, nothing happens and nothing is revealed.
CH-11-3-f = 1: a single merchant. If the German attacks her he gets 0.5 points, but his hex is revealed and the unit is marked Sighted and No Movement 2. If he lets her go nothing happens.
CH-11-3-g = 0 or less: perhaps a convoy. A second die, without modifiers, tells which.
CH-11-3-h = The convoy is found only if the hunter is on the line on which it sails.
CH-11-3-i = The German then decides whether to attack. If he does not, nothing is revealed.
CH-11-3-j = A convoy without escort is sunk at once.
CH-11-3-k = If it has escorts, a battle is fought now between the hunting unit, which is the attacker, and the escorts, led by the Allied player.
CH-11-3-l = Convoy chits are drawn only if all escorts have been sunk.
CH-11-3-m = Escorts that are sunk are scored like any other ship.
CH-11-3-n = Escorts cannot abort the battle.
CH-11-3-o = After an attack the hunter's hex is revealed and the unit is marked Sighted. If chits were drawn it is also marked No Movement 2.
CH-11-3-p = Escorts that survive stay on the Allied Search Board in that hex, with their damage.
CH-11-3-q = Each convoy can be located once in a game. If it comes up again nothing is found.
CH-11-3-r = Half a chit means that one chit is drawn and kept apart: at the end it counts half, rounded up for each chit by itself. A 5 counts 3.
CH-11-3-s = The values of convoy chits stay hidden from the Allied player.
CH-11-3-t = Nothing must betray whether the German hunts or could hunt. The Allied player sees the same every turn.
CH-11-3-u = If Rodney has been relieved, the Britannic has no escort.
CH-11-3-T1 = Convoy hunting, die with modifiers: 0 or less, perhaps a convoy; 1, a single merchant (0.5 points if attacked; revealed, Sighted, No Movement 2); 2 or more, nothing.
CH-11-3-T2 = Modifiers for hunting: a task force hunts, -1; on the centre line of a route, -1; night turn, +2.
CH-11-3-T3 =
    Convoys by die, with line, escort and chits.
    0, East-West: Britannic, Rodney, 2; 0, North-South: WS.8B, Cairo and Exeter, 2;
    1, East-West: HX.127, Ramillies and Convoy Flotilla 1, 1; 1, North-South: SL.74, no escort, 1;
    2, East-West: HX.128, Revenge and Convoy Flotilla 2, 1; 3, East-West: HX.126, no escort, 1;
    4, 5, 6, 7 and 8, East-West: OB.324, SC.31, OB.325, OB.326 and OB.323, no escort, half a chit each;
    9, North-South: SL.75, Nelson and London, 1.

## Admin Phase

CH-12 = Admin Phase
CH-12-a = Reinforcements are placed, and ships whose condition is met are Restricted no longer.
CH-12-b = Dorsetshire appears in AH13 on the afternoon turn of 25 May.
CH-12-c = From the night turn of 24 May on, the Allied player may relieve Rodney once: she leaves her convoy, the Britannic, and is placed in N23.
CH-12-d = Aircraft in Refit return to their base or carrier first; then those in Landing go into Refit.
CH-12-e = The markers for this turn's tasks come off: Patrol, Repair at Sea, In Port and Refuel at Sea.
CH-12-f = Every No Movement marker comes down by one step: 1 comes off, 2 becomes 1, 3 becomes 2, 4 becomes 3.
CH-12-g = The turn marker moves on by one turn, and ships whose emergency fuel ends there are lost.
CH-12-h = Once the last turn has had its Admin Phase, the game is over.

## Optional rules

CH-13 = Optional rules
CH-13-1-a = If both players agree, each may buy further units before the game begins.
CH-13-1-b = Each unit bought shifts the victory points by its cost: German units lower the German's points, Allied units raise them.
CH-13-1-c = A secret die is rolled for each unit bought. If it falls into her range, the enemy is told that she takes part.
CH-13-1-d = Units that were bought start in the hex of the list.
CH-13-1-T1 =
    Optional units: points, hex, and the dice on which they are revealed.
    Tirpitz: -9, O33, 0–8. Scharnhorst: -7, U26, 0–7. Gneisenau: -8, U26, 0–5. Köln: -3, O32, 0–5.
    US Destroyer Flotilla 1: +1, AE12, 0–2. US Destroyer Flotilla 2: +2, H7, 0–2. New York: +5, L2, 0–4. Augusta: +3, M1, 0–5.
CH-13-2-a = Crew exhaustion: a heavy German ship that was engaged twice on one day, by aircraft or ships, and is in action again on the next day has +1 on all her gun dice then.

## From the designer's notes

CH-14 = From the designer's notes
CH-14-a = Ammunition is not counted. Players may agree that a battleship or battlecruiser that has been in three battles must make for a port at once: until she has been In Port she seeks and joins no fight, hunts no convoys and takes no patrol.
CH-14-b = Players may agree on other grades of radar, for example a better set for Suffolk than for Norfolk. The ship data can be changed for that.

## Rulings where the text is unclear

CH-A1 = The example of an air attack adds 2 at visibility 6, where the hit table has nothing. The table rules: +2 counts at 7 and 8.
CH-A2 = The hit table speaks of an Evasion below 25, its example of 25 or less. We use 25 or less, like all the other limits; an option plays it the other way.
CH-A3 = In the first submarine example a pictured die of 3 is said to become 4 with -1. The die must have been a 5.
CH-A4 = At visibility 9 the table removes the modifier for Evasion without saying for whom. It does not count for aircraft, submarines and torpedoes alike.
CH-A5 = The hit table has no line for visibility X, at which submarines may still attack. X counts as 9.
CH-A6 = The abort roll uses a table of modifiers that is lost. We use one of our own, which goes by the difference in Evasion.
CH-A7 = The distance for an abort can be read in two ways. It is allowed with 6 or 7 Sea Zones between the ship and every enemy.
CH-A8 = A summary lets ships move one box in battle, the text up to 4 zones. The movement table rules.
CH-A9 = A summary calls a position by a name that occurs nowhere else. It means Breaking-off.
CH-A10 = The text charges an F ship for 2 hexes after 1 hex, the diagram after 0 or 1. Both cost 1 fuel point.
CH-A11 = No diagram shows an F ship that moves 1 hex after 2 hexes. As the text says, up to 1 hex is free.
CH-A12 = The section on ports forbids movement to ships that refuel at sea, by a slip. It means ships In Port.
CH-A13 = Nothing forbids a ship to repair, refuel and lie in port in the same turn. We allow one task a turn: repair, port, refuelling, patrol or movement; an option lets the first three go together.
CH-A14 = A summary speaks of adding or removing Patrol markers, the Admin Phase removes them all. They last one turn and may be placed again.
CH-A15 = Ships are marked In Port before movement, so a ship that arrives can be marked only in the next turn. Bismarck must therefore survive the turn of her arrival in the port hex.
CH-A16 = It is not clear whether entering a port or the marker ends the game. The marker does; on the last turn a Bismarck in a port hex without it counts as at sea.
CH-A17 = Only ports in France and Norway are named. Going to a German home port ends nothing and costs no points; ships may refuel there.
CH-A18 = Undamaged is not defined. Bismarck is undamaged if nothing of her hull, guns, radar, fire control, rudder or Evasion is missing at the end; what was repaired does not count, nor does radar that failed by itself; she is at sea unless she is marked In Port.
CH-A19 = The table can be read as paying only for damaged hull boxes of a sunk ship. All her hull boxes count, as in the Spanish edition.
CH-A20 = It is not said which hits count as damage. Only hull hits do; an option counts hits on guns as well.
CH-A21 = Points are given with and without a sign. They are counted for the German: what he loses is negative.
CH-A22 = The convoy example gives nothing for the destroyers sunk with HX.128. They are worth 1 point like any other flotilla.
CH-A23 = It is not said whether Bismarck out of fuel also counts as sunk. She costs -15 and nothing more, and the points decide the game.
CH-A24 = It is not said when emergency fuel is checked. It is checked when the turn marker enters the deadline: the ship is safe if she has fuel again or stands in a hex with a port of her side.
CH-A25 = For an M ship a second hex in a row is not free. On Emergency Fuel she moves 1 hex every second turn.
CH-A26 = It is not said what more a ship without fuel can lose. Nothing: her deadline stays as it is.
CH-A27 = It is not clear whether storms spare ships in port. They do not: all F and M ships on the chart lose fuel, but not ships off the chart.
CH-A28 = One storm roll serves all ships of both sides.
CH-A29 = Fog is named among the modifiers for shadowing but has none. It only forbids shadowing.
CH-A30 = It is not said whose radar counts when several ships shadow. The best working set among them does; by an option the worst.
CH-A31 = One attempt on each unit seems to forbid two after a Diversion. Each part counts as a unit of its own, so other ships in the hex may try the part that nobody has followed.
CH-A32 = After a Diversion the difference in Evasion goes by the slowest ship of the part that is followed.
CH-A33 = Nothing is said about manoeuvres of ships that use no fuel or have too little. Who has too little cannot make any, nor can her task force; S and VS ships need no fuel, so that warships may divert from a tanker, but they cannot evade.
CH-A34 = It is not said what becomes of the part that nobody follows. It stays Sighted until the end of the Shadow Phase and is then unmarked; a part of 2 ships or more is a task force.
CH-A35 = A Diversion is called the only way to split a shadowed force, but it happens while the force is still Sighted. So a Shadowed force cannot change in movement at all; it can only split beforehand, when an attempt is made on it.
CH-A36 = An Allied force that is shadowed itself cannot split for shadowing. This means one that carries a Shadowed marker from last turn's German air search.
CH-A37 = It is not said whether all attempts are declared first. They are made one after the other, and ships that have tried are done for this turn.
CH-A38 = Shadowed units are said both to have to move and to be allowed to stay. They may stay, and it is reported.
CH-A39 = A Shadowed unit may come out of the fog again in the same move. Its marker is gone all the same, and only the first fog hex is told.
CH-A40 = Markers are said to lie in a hex and on a ship. They belong to the unit, which the enemy knows as a contact with its last hex and classes.
CH-A41 = Units that come later into the hex of a marked unit are not marked. Only those that were there when it was located are.
CH-A42 = For units that passed through, the number of ships is told. Every ship of a task force counts, but not that it is one.
CH-A43 = The middle hex of a Shadowed unit's move is treated like any other when it is searched.
CH-A44 = One edition reports ships that go into or through a watched hex, the other only those that enter. We report both, before any calls; who passed through is not marked.
CH-A45 = A hex that is reported without a call need not be called. Calling it is allowed only with search markers there, which then give Shadowed.
CH-A46 = It is not said whether a ship that stays in a watched hex is reported. She is; an option reports only ships that moved.
CH-A47 = Hexes have Search Factors of their own for each side. Random spotting uses the Allied ones.
CH-A48 = It is not said whether an aircraft's marker must have been needed for the search. It need not: that it is there makes the unit Shadowed.
CH-A49 = You may leave a hex uncalled to keep your aircraft secret.
CH-A50 = It is not said whether calls are public. They are, also those that find nothing.
CH-A51 = A unit that is found again is announced again with its present ships. Shadowed replaces Sighted in the Search Phase, never the reverse.
CH-A52 = It is not said whether an aircraft with an attack marker may pay for search markers. It may not.
CH-A53 = An aircraft with endurance 2 has two free search markers in each of its two phases.
CH-A54 = It is not said what happens to an aircraft that cannot land, because its carrier is gone or too far away. It is lost, which costs no points.
CH-A55 = Aircraft aboard a carrier that is sunk are lost with her.
CH-A56 = It is not clear whether air attacks may go for ships that nobody has located. Only ships of Sighted or Shadowed units can be named; an option allows any ship in the hex.
CH-A57 = It is not said what becomes of an attack marker whose target is gone. It is wasted.
CH-A58 = No attack marker can have been dropped in fog. So fog is not checked again when the attack is resolved.
CH-A59 = The type of ship that an air attack names is her class. BB and BC are different classes.
CH-A60 = The text has now the one, now the other side draw damage chits. It makes no difference.
CH-A61 = Damage chits are said to go back after each ship and after each attack. They go back after each roll for hits: each torpedo, air attack or submarine attack.
CH-A62 = A Bow or Stern hit that goes into the hull takes a plain hull box. It draws no Evasion Effect and needs no die for the secondary guns.
CH-A63 = A second hit on the rudder, the fire control or the radar has no further effect.
CH-A64 = A damaged rudder sets Evasion to 0 in battle only. Outside it the ship keeps her Evasion for shadowing but cannot move; in an air attack both modifiers may count.
CH-A65 = An F ship slowed to 25 or less in battle is Damaged at once. It matters from the next Movement Phase on.
CH-A66 = A damaged rudder by itself does not make an F ship Damaged. Only lost Evasion does.
CH-A67 = Radar II* lasts for the first round of combat in the game. This is the first round on the Battle Board in which that ship takes part.
CH-A68 = New York is a BB but may not fire at Extreme range. Her card says so.
CH-A69 = The modifiers for classes leave out CV and CG. When firing both count as CL, as a target a CV counts as CA; an option gives them no modifier.
CH-A70 = The combat table ends at 0 and 9. Less counts as 0, and more is a miss, as in the examples.
CH-A71 = Special Damage may hit what a ship does not have, such as radar. It has no effect then, but it is no miss and acquires the target.
CH-A72 = Half of a die of 0 is 0: no fuel is lost.
CH-A73 = Damage to guns by torpedoes counts from the next round, since the guns have fired already.
CH-A74 = It is not said which damage works at once. Torpedoes are resolved in sequence, and each finds what the one before has done to rudder, Evasion and hull; guns, fire control and radar that are lost count from the next round, and gunfire of both sides takes effect together.
CH-A75 = A ship sunk by gunfire no longer moves, but her torpedoes still run.
CH-A76 = Torpedoes against a ship that has sunk meanwhile stay spent.
CH-A77 = Torpedoes are assigned and resolved in different steps, but nobody moves in between. Position and range are the same in both.
CH-A78 = Ships may fire. So they need not.
CH-A79 = It is not said how long Target Acquired lasts. It ends with the battle, and a ship that holds her fire for a round keeps it.
CH-A80 = In larger battles ships may pass each other, but Closing never opens the range to all enemies. A ship fires at an enemy behind her with the other end: with the stern guns when Closing, with the bow guns when Breaking-off; an option ignores this.
CH-A81 = Ships in the same Movement Zone are at Short range. Their guns bear by position, as usual.
CH-A82 = Ships are shifted backwards when one of them moves over the edge. All are shifted by the zones in excess towards the opposite edge.
CH-A83 = At visibility 1 reinforcements would enter on zone 0. They enter on zone 1.
CH-A84 = It is not said who may reinforce a battle. Any warship in the hex whose state allows it, located or not; when she enters she is seen.
CH-A85 = The ships of a task force roll one by one to reinforce. Those that enter fight on the board but stay in their task force on the chart.
CH-A86 = It is not said who may call helpless ships sunk. Their own side may, once it can neither fire, launch torpedoes nor abort and has nobody in the hex to send.
CH-A87 = It is not said when a located tanker beside an Allied warship is lost. At the start of the Naval Combat Phase, after a battle and whenever it is located, but not in fog or at visibility X, nor by a neutral or a ship whose state forbids her to begin a battle, such as Restricted or In Port; empty magazines do not matter for it; an option spares escorted tankers.
CH-A88 = It is not said what happens to a tanker in a task force that is attacked. She is sunk first, then the warships fight.
CH-A89 = Modoc belongs to the United States, which are neutral. She searches for the Allies but never seeks a battle, while American ships that were bought fight like others; an option keeps those out of it until one of them is attacked, or lets all of them fight.
CH-A90 = One edition has battles occur and players wait, the other makes both optional. Battles are voluntary and are fought one after the other.
CH-A91 = No rule says that an attacker becomes known. His unit is marked Sighted, since everybody has seen it, and so is that of a ship that joins the battle later; an option leaves them unmarked.
CH-A92 = A battle over a convoy does not count as the one battle of its hex and turn.
CH-A93 = Combat is forbidden in fog and at visibility X, but nothing is said about convoys. Nobody can hunt there; an option allows it.
CH-A94 = Shadowing is forbidden in fog, but random spotting leads to it. The rulebook sets no such limit to spotting, and an example of its own locates a ship in a fog hex, so the full table is used; by an option only Huff-Duff is possible in fog hexes.
CH-A95 = The editions differ on the second column of random spotting. It needs both: inside an air sector, and in or next to a hex with Allied factors; outside, only the convoy route matters.
CH-A96 = It is not said whether units in port or already Shadowed are spared random spotting. A die is rolled for all; one that is Shadowed stays so.
CH-A97 = A 0 is lower than any value of the table. It is Huff-Duff all the same and never locates.
CH-A98 = A Shadowed marker from random spotting lasts into the next turn. The unit moves first and reports then, unless fog or visibility X has removed the marker.
CH-A99 = It is not clear who picks the ship that a submarine meets. Her owner does; exactly one ship is revealed, and others in her company stay unknown.
CH-A100 = Allied submarines are said to hunt in the North Sea and the Norwegian Sea, and in the eastern air sector. The sector decides.
CH-A101 = The class table for submarines leaves out CG. Such a ship is met only if no other class is there.
CH-A102 = Hunting is said both to be allowed and to require a choice. It is voluntary; who hunts must name one unit, in secret.
CH-A103 = It is not clear which shadowing bars a unit from hunting. A Shadowed marker at the end of the Shadow Phase does; being found later in the turn does not.
CH-A104 = A cross-reference in the hunting table is wrong by a section. It means the rule on returning to base (7.7.2).
CH-A105 = One edition gives the hunting modifier on any convoy line, the other on the centre line. The centre line is needed.
CH-A106 = A hunting result below 0 counts as 0.
CH-A107 = A hex may lie on both lines when the die names a convoy on each. The German chooses; a route is all the hexes of its band, centre line or not.
CH-A108 = It is not said whether a convoy that was let go can be found again. It cannot; one that was not on the hunter's line still can.
CH-A109 = The text stops the hunter after every attack on a convoy, the table only if chits are drawn. We follow the table; an option stops him always.
CH-A110 = One edition reveals where the merchant was. It is the hunter's hex that is revealed, which is the same.
CH-A111 = It is not said whether other German ships in the hex join a battle over a convoy. They may come as reinforcements from round 3 on.
CH-A112 = A convoy's worth is given in points and in chits. It is chits that are drawn.
CH-A113 = The total may end in a half. It is not rounded; the German needs a full 1.0.
CH-A114 = Dorsetshire enters in the afternoon of 25 May, but reinforcements come last in a turn. She is placed at the end of that turn and acts from the evening on.
CH-A115 = Rodney's relief begins with the night of 24 May, the first turn of that date. It is offered from then on until her convoy has been attacked.
CH-A116 = It is not said when the Evasion Manoeuvre marker comes off. It comes off at the end of the Movement Phase.
CH-A117 = It is not said who places Return to Base, and when. The German does so in secret, together with his task forces in step B, on a BB, BC or CA that has lost Evasion.
CH-A118 = Destroyers outside their boundary must return as soon as possible. Every turn in which they can move, they must sail back by a shortest way, but need not burn fuel for a second hex; in a force that cannot move they are judged as if they sailed alone, unless it is Shadowed.
CH-A119 = It is not clear which hexes are closed to tankers. All hexes of a convoy route are, whether on its centre line or not.
CH-A120 = Of the Channel only the hexes at its ends are named. They are part of it; S26 is not, as an example shows.
CH-A121 = It is not said when Bismarck has sunk a ship. When her hits were among those of the step in which the ship went down; ships sunk by others do not count.
CH-A122 = If Bismarck is sunk the Allies win, whatever the points are.
CH-A123 = It is not said what is revealed of an optional unit. Her name, but not her hex.
CH-A124 = The list of ships for crew exhaustion leaves out BC and names CV, which the Germans do not have. We take BB, BC and CA, and all that the aircraft of one turn do to a ship is one attack; an option keeps the printed list.
CH-A125 = Ships of a task force may have different No Movement markers. The force cannot move while any of them has one.
CH-A126 = Task forces are formed before repairs and refuelling. A force may thus include a ship that is then busy; while she repairs, refuels or lies in port the whole force neither moves nor searches.
CH-A127 = It is not said whether Shadowed ships may patrol. They may if they stayed where they were; ships that tried to shadow may not.
CH-A128 = The aircraft of a carrier that is Shadowed fly in step G as usual, after she has moved in step A.
CH-A129 = Both sides move at the same time. Nobody may wait for the other: both commit their orders, and nothing is shown before.
CH-A130 = Shadowed Allied ships move after the German ones and know where those have gone. This is intended.
CH-A131 = A tanker with a No Movement marker may refuel others, since she does not move for it. She serves one ship in a turn, and a ship is served by one tanker.
CH-A132 = A ship with full bunkers may be marked In Port or Refuel at Sea to replace torpedoes.
CH-A133 = Ships without fuel markers may lie in port as well. Rodney refuels in an example, so she has fuel and is an M ship.
CH-A134 = It is not said which Evasion Effect a repair reduces. What an earlier repair left over comes first, then the largest; those made good return to the cup.
CH-A135 = One edition removes search markers at the end of movement. They come off at the end of the Search Phase.
CH-A136 = One edition calls step E of movement refuelling in port. It is refuelling at sea.
CH-A137 = One edition does not forbid ships in port to patrol. They may not.
CH-A138 = One edition says that aircraft may land when they must be able to. They have to be able to land.
CH-A139 = The list of units that may not hunt is garbled. It is a list of exclusions.
CH-A140 = The turns of a day are not listed in the text. We take five, beginning with the night.
CH-A141 = It is not clear whether an aircraft may search the hex in which it takes off. Only if its path enters that hex again; landing there counts.
CH-A142 = A destroyer flotilla counts as one ship of class DD, also in search answers.
CH-A143 = The Allies may shadow with aircraft, but the Shadow Phase has no procedure for it. Aircraft shadow by finding a unit in the Search Phase, without a roll.
CH-A144 = A Sighted marker from an attack on shipping comes after the Naval Combat Phase. It leads to no battle in this turn but allows an attempt to shadow in the next.
CH-A145 = A ship card in play lies open for both players. So it also shows repairs and new torpedoes; by an option the enemy sees it as it was when it was last hit or in a battle.
CH-A146 = Repairs come before all other orders but those of Shadowed units and task forces, and their owner knows the result when he writes these. So they are asked for first, of every side on whose cards in play a rudder or Evasion is missing, whether one of those ships can repair now or not; an option keeps them among the orders.

## Rulings where components are lost

CH-L1 = The turn track is lost. Ours has 40 turns from 22 to 29 May, 5 a day: night, morning, noon, afternoon and evening, with the submarine icon on every third turn, from 3 to 39.
CH-L2 = Of the modifiers for the time of day only that of the night is known. Ours are night +3, evening +1 and nothing otherwise; rules for night turns apply to the night alone.
CH-L3 = Of the weather table only one row is known: a 4 changes nothing. Ours improves the weather by 2 on 0 or less and by 1 on 1 to 3, leaves it on 4 and 5, and worsens it by 1 on 6 to 8 and by 2 on 9 or more.
CH-L4 = Of the modifiers on the weather track only the -2 of box 8 is known. Ours are +2 in boxes 1 and 2 and -2 in boxes 8 and 9.
CH-L5 = The visibility track is lost, but the text describes it. The level is weather plus time of day, at least 1; 10 and more is X.
CH-L6 = The weather at the start is lost. The campaign begins with weather 5 at night: fog, and visibility 8.
CH-L7 = The matrix that says what a unit may do in each state was printed on the screens and is lost. Ours keeps what the text says and fills the gaps in its sense: tankers, for one, take no patrol.
CH-L8 = The Special Damage table is lost, only its results are known. Ours is 0 subtable, 1 to 3 fire control, 4 to 6 fuel, 7 to 9 radar.
CH-L9 = The subtable is lost, only its results are known. In ours the ship sinks on 0 and 1; otherwise she takes 3 hull hits and an Evasion Effect.
CH-L10 = The modifiers of the abort roll are lost. Ours go by the ship's Evasion less that of the fastest enemy on the board: +2 or more gives -2, +1 gives -1, -1 gives +1, -2 or less gives +2; an option adds -1 at visibility 7 to 9.
CH-L11 = How many Damage chits there are of each kind is lost. Our cup has 24: Hull 8, Dud 5, Critical 3, and 2 each of Bow, Stern, Rudder and Fire Control.
CH-L12 = The values of the Evasion Effects are lost, but three of -5 must exist. Our cup has 24: 3 of -1, 5 of -2, 5 of -3, 6 of -5, 3 of -7 and 2 of -10.
CH-L13 = The values of the convoy chits are lost, but a 3 and a 5 must exist. Our cup has 16: 4 of 2, 5 of 3, 4 of 4 and 3 of 5 points.
CH-L14 = The number of merchant markers is lost. There is no limit to them.
CH-L15 = The Battle Board is lost. Only a line of 27 Movement Zones, 3 to each of 9 Sea Zones, fits the starting ranges and the example.
CH-L16 = The chart is lost, but the hexes named in the text fix its grid. Ours has 34 rows, A to Z and AA to AH from north to south, of 35 hexes each, laid over the real ocean by a conic projection.
CH-L17 = Which hexes are sea is lost. We compute it from the real coastline: a hex with at least 7 % of water has a coordinate.
CH-L18 = Hexes without a coordinate are lost with the chart. Ours are those of land, and waters outside the game such as the Mediterranean and the Gulf of Bothnia; only aircraft may be there.
CH-L19 = The fog hexes are lost with the chart. We take them from a public transcription of the printed sheet: the waters around Iceland and the coast of western Norway.
CH-L20 = The air sectors are lost with the chart. We take them from the same transcription: a large eastern one and a western one around Labrador and Newfoundland.
CH-L21 = The eastern Allied air cover is named but not drawn. It is the eastern air sector.
CH-L22 = The Search Factors that hexes have of their own are lost. Ours run from 2 to 7 for the Allies and from 4 to 9 for the Germans: high in the Channel and off main ports, lower along the coasts.
CH-L23 = The convoy routes are lost. Ours have a centre line from L3 by L21 to N25 (East-West) and one from AH13 to N23 (North-South); a route is its centre line and all sea hexes beside it.
CH-L24 = The German destroyer boundary is lost with the chart. We take it from the transcription: it encloses the coasts from northern Norway through the Channel to Biscay.
CH-L25 = Most ports are lost with the chart. German: Bergen J30, Stavanger K30, Kristiansand L32, Trondheim G31, Narvik A33, Brest U26, St-Nazaire V27, La Pallice W27, Wilhelmshaven O32, Kiel O33; Allied: Scapa Flow K27, Loch Ewe L26, Clyde N26, Belfast O25, Liverpool P27, Plymouth S26, Hvalfjord E21, St John's L2, Gibraltar AF25.
CH-L26 = The air bases are lost with the chart. Allied: E20, L27, N26, O25, O24, R26, S26, AF25 and L2; German: K30, J30, G31, O32, U26 and X28.
CH-L27 = The Channel is not listed hex by hex. Ours is Q29, Q30, R29, R30, S27, S28, S29, T26, T27, T28, T29 and U26.
CH-L28 = The Kiel canal is not on any surviving chart. It joins O32 and O33 for German ships, as the text says.
CH-L29 = Most speed ratings are lost. A ship is F with an Evasion of 26 or more, M with 20 to 25, S with 15 to 19 and VS below 15.
CH-L30 = The fuel limits are lost. Ours come from a public transcription; they reach from 4 for German destroyers to 20 for Hood.
CH-L31 = The ship cards are lost. Ours keep what the examples prove, take the rest from a public transcription, and fill its gaps from the real ships.
CH-L32 = Of the aircraft only the types are named. Speeds, endurance, numbers and bases are worked out from the real ones; a speed is the distance flown in 4.8 hours.
CH-L33 = How many task force markers there are is lost. You may use KG 1 to 99 and TF 1 to 99.
CH-L34 = The German set-up is lost. Ours has KG 1 with Bismarck (16 of 18 fuel), Prinz Eugen and the 6th flotilla at Bergen in J30, the 5th flotilla in O32, and five tankers that the German places outside the eastern air sector and off the convoy routes.
CH-L35 = The Allied set-up is lost. Ours is the real one of 22 May: Hood and King George V with their forces at Scapa Flow, cruisers in the Denmark Strait and south of Iceland, Force H at Gibraltar, and the escorts at sea with their convoys.
CH-L36 = Which ships are Restricted, and until when, is lost. King George V's force and Repulse wait until a heavy German ship is reported or turn 5 is over, Force H until one is reported outside the German destroyer boundary or turn 10 is over; Huff-Duff and attacks on shipping count as reports.
CH-L37 = The list of reinforcements is lost. Only Dorsetshire and Rodney are named in the text, so there are no others.
CH-L38 = The special rules on the cards are mostly lost. Bismarck and Tirpitz have radar II*, New York no Extreme range, Rodney and Nelson fire their stern factors only in Opening position; by an option the guns of King George V and Prince of Wales are unreliable.
CH-L39 = Of the tankers only Lothringen is named. Ours are Weissenburg, Belchen, Lothringen, Gonzenheim and Kota Pinang, all of them VS.
CH-L40 = The fuel track is lost. Ours goes from 0, out of fuel, to 20.
CH-L41 = The state of convoy escorts is not given. They start undamaged and with full fuel.
CH-L42 = The refit box for aircraft is lost. Landing and Refit are states of each air unit.
CH-L43 = The box for convoy chits is lost. The German's whole and half chits are kept apart, and both are hidden.
CH-L44 = The Damaged and moved sides of the ship counters are lost. Both follow from what a ship has lost and moved.
CH-L45 = The legend of the chart, the phase track and the boxes for task forces are lost. The display shows all of it in its own way.
CH-L46 = The number of counters and cubes in the box sets no limit here.
CH-L47 = No set-up for Sighted and Shadowed markers survives. In the campaign there are none at the start; later scenarios say what is located.
CH-L48 = The state of the aircraft at the start is lost. All are ready at their bases and aboard their carriers.

## Rulings where sources of data disagree

CH-D1 = Our coastline would put Hvalfjord into E20, the transcription has it in E21. The port stands in E21, opened to the sea towards E20 and F21, and the Reykjavik air base in E20.
CH-D2 = An example locates Köln in F20, where one would not expect fog, but the transcription lists F20 as a fog hex. It is one; ships can be located there by chance, but not searched for while the fog lasts.
CH-D3 = By the geographic key Bergen, Trondheim and St John's lie a little beside their port hexes. The ports stand in J30, G31 and L2, on the approaches to the towns, as the text and the transcription say.
CH-D4 = Rivers and fjords cut into many hexsides. A hexside with less than 2 % of water counts as land throughout.
CH-D5 = The transcribed zones leave out a few hexes that they enclose, and Gibraltar lies far from the rest of any air sector. Such holes are filled as far as they are sea, and the part around Gibraltar belongs to the eastern sector.
CH-D6 = The transcription of the ship cards mixes up rows and contradicts the examples here and there. What the examples prove comes first; for the rest we take the reading that makes most sense for the ship.
CH-D7 = The rules know no end to a battle in which nobody can or will do anything. A battle that is not over after 40 rounds is broken off, and all ships stay in their hex.
CH-D8 = Whether a question is put must tell the enemy nothing. Rodney's relief is asked every turn, sealed, together with the German's decision on what his hunt has found; if her convoy is attacked in that very turn, she is still with it.
CH-D9 = A unit that others try to shadow may make an Evasion or a Diversion Manoeuvre, but not both. The parts of a force that diverted have had theirs: if other ships try to shadow the second part, it can do nothing more.
CH-D10 = An attack on shipping gives away where the hunter is, but not what she is. Ships that shadow her, or see her force part, see as much as a search would tell.
CH-D11 = A second reading of the rulebook corrected some details that had been played otherwise. Matches that were begun before go on as they were begun; an option keeps it so in new ones.
CH-D12 = It is not said which ports are major ones, nor how fast a ship with empty magazines must go there. Every port of her side will do, and each turn in which her unit can move it sails towards the nearest, by one hex at least; repairs and refuelling on the way are allowed.
