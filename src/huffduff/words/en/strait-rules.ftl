## Set-up

DS-SET = Set-up
DS-SET-1 = There are two sides, German and British. Each is taken by one player, or by a team, before anything else happens.
DS-SET-2 = The German side has exactly two ships: Bismarck and Prinz Eugen.
DS-SET-3 = The British side has exactly two ships: Hood and Prince of Wales.
DS-SET-4 = Every roll in the game is made with two six-sided dice added together, so results run from 2 to 12.
DS-SET-5 = Each side has its own deck of 52 playing cards without jokers: four cards of every rank from 2 to Ace.
DS-SET-6 = Each deck is shuffled by itself before play. What one side draws never changes the other side's deck.
DS-SET-7 = Every ship owns two splash markers, eight in the base game, and a marker always shows which ship it belongs to. At the start all of them are in hand.
DS-SET-8 = The British side takes exactly one admiral: Tovey or Holland.
DS-SET-9 = The British admiral goes aboard Hood and commands her: she uses his points, his morale number and his ability.
DS-SET-10 = The British side then picks one captain for Prince of Wales.
DS-SET-11 = British officers cost nothing, so any admiral goes with any captain.
DS-SET-12 = Admiral Lütjens is always in play for Germany. He rides in Bismarck and is not paid for out of the budget.
DS-SET-13 = Germany buys one captain for Bismarck and one for Prinz Eugen with a budget of 5 points in all.
DS-SET-14 = Germany may spend less than 5 points. What is left over is lost.
DS-SET-15 = Each German ship needs a captain of her own, and the two captains must be different men.
DS-SET-16 = Bismarck therefore carries two officer cards: Lütjens and the captain bought for her.
DS-SET-17 = Both sides choose their officers secretly. The choices are revealed together once both are locked.
DS-SET-18 = The ships start on fixed spaces with fixed facings: Prinz Eugen on C2 and Bismarck on D2, both facing south-west; Hood on G6 and Prince of Wales on H7, both facing north-west.
DS-SET-19 = At the start no ship has damage, splash markers on her or a failed-morale marker.
DS-SET-20 = British players use British officers only, and German players German officers only.

## Captains

DS-CAP = Captains
DS-CAP-1 = A captain's card shows five things: his name and rank, his captain points, his morale number, his price (German cards only) and his special ability.
DS-CAP-2 = At the start of every turn each captain has his full captain points again.
DS-CAP-3 = Points not spent by the end of the turn are lost. They are never saved up.
DS-CAP-4 = Captain points serve exactly four purposes: movement, shooting, damage control and morale. They never change a magazine roll or the speed roll.
DS-CAP-5 = All phases of a turn draw on the same pool. Whatever you spend early is missing later in the turn.
DS-CAP-6 = You cannot spend more points than are left in the pool.
DS-CAP-7 = Movement: 3 points buy the combined manoeuvre, a turn and a move in the same turn.
DS-CAP-8 = Shooting: every 2 points lower the shooting number by 1.
DS-CAP-9 = A single odd point put into shooting has no effect, and it is spent all the same.
DS-CAP-10 = Damage control: each point adds 1 to the repair roll. You may spend as many as you have.
DS-CAP-11 = Morale: each point lowers the morale number by 1.
DS-CAP-12 = A captain's points work only for the ship he commands. Lütjens is the exception, and so are abilities that say so.
DS-CAP-13 = Lütjens' points may be spent on either German ship, divided as you wish, and added to the points of the ship's own captain.
DS-CAP-14 = Points for shooting, repair and morale are committed before the dice are rolled. The combined manoeuvre is paid for after the speed roll is known.
DS-CAP-15 = Each bridge hit takes 1 captain point per turn from the ship for the rest of the game, but never below 0.
DS-CAP-16 = The morale number is the result that two dice must reach or beat in a morale check.
DS-CAP-17 = The price of a captain matters only when Germany buys him. It has no effect in play.
DS-CAP-18 = Every captain has one special ability, which works as his card says. Using it is always up to you; one that works once per game is gone after use.
DS-CAP-19 = Bismarck checks morale with the number of the captain bought for her, not with Lütjens.
DS-CAP-20 = A bridge hit on Bismarck costs a point of her bought captain, never one of Lütjens.
DS-CAP-21 = When a ship sinks or leaves the map, her captain's points and ability are gone. With Bismarck that includes Lütjens, with Hood the British admiral.

## Ships

DS-SHP = Ships
DS-SHP-1 = A ship is described by five things: her name and class, her speed number, her shooting number, her hull number and her armour lists.
DS-SHP-2 = The classes are battleship (BB), battlecruiser (BC) and heavy cruiser (CA); the gun chart adds light cruiser (CL) and destroyer (DD). Bismarck and Prince of Wales are battleships, Hood is a battlecruiser and Prinz Eugen a heavy cruiser.
DS-SHP-3 = Battleships and battlecruisers share one row and one column of the gun damage chart.
DS-SHP-4 = In play a ship's class matters for two things only: the range at which hits draw several cards, and which armour list is used. In the larger battles it also says whether she counts for victory.
DS-SHP-5 = Speed number: her side's speed roll must reach it if the ship is to move this turn.
DS-SHP-6 = Damage raises the speed number, so a damaged ship moves less often.
DS-SHP-7 = Shooting number: the starting figure that two dice must reach or beat to score a hit, before modifiers. Bismarck's is 5.
DS-SHP-8 = Hull number: the ship sinks as soon as her hull damage reaches it. With a hull of 35 she floats at 34 points and is lost at 35 or more.
DS-SHP-9 = An armour list names the card ranks that do harm. A card whose rank is not on the list does nothing.
DS-SHP-10 = Each ship has a separate armour list for every class of attacker, so the same card may harm her from a battleship and bounce off from a cruiser.
DS-SHP-11 = The suits of the cards never matter.
DS-SHP-12 = A sunk ship leaves the game as soon as damage has been applied. Her space is free, she cannot be fired at, she takes part in no later phase, and splash markers go back to their owners.

## Map

DS-MAP = Map
DS-MAP-1 = The sea is a grid of 8 by 8 square spaces. Columns A to H run from west to east, rows 1 to 8 from north to south.
DS-MAP-2 = There is never more than one ship in a space, friend or enemy.
DS-MAP-3 = A ship points at a side or at a corner of her space, which gives eight facings 45 degrees apart.
DS-MAP-4 = The north edge is closed by the Greenland ice: no ship may leave the map there.
DS-MAP-5 = Diagonal steps across the north edge are closed as well, even in the two northern corners. From row 1 a ship may still leave sideways to the east or west.
DS-MAP-6 = Ships may leave the map across the east, south and west edges.
DS-MAP-7 = A ship that leaves the map is out for good. She cannot come back, fire or be fired at, and she takes part in no further phase.
DS-MAP-8 = When the enemy's victory is checked, a ship that has left the map counts like one that is sunk.
DS-MAP-9 = Range is counted in spaces, and a diagonal step counts as one: take the larger of the column distance and the row distance. Neighbouring spaces are at range 1.
DS-MAP-10 = Nothing on the map blocks fire or sight, not even a ship lying directly between two others.
DS-MAP-11 = A ship may slip diagonally between two occupied spaces.

## Turn sequence

DS-TRN = Turn sequence
DS-TRN-1 = The battle lasts as many turns as it takes. The rules set no limit.
DS-TRN-2 = Every turn has four phases in this order: Movement, Shooting, Damage Control, Morale.
DS-TRN-3 = Movement: the British make their speed roll and move all their ships. Then the Germans do the same.
DS-TRN-4 = Shooting: the German ships fire first, then the British ships.
DS-TRN-5 = All shooting of a turn counts as simultaneous. No damage takes effect before the last British shot.
DS-TRN-6 = Damage Control: ships that carry damage cards may try to repair one.
DS-TRN-7 = Morale: ships that were hit this turn must check, and ships whose morale has already failed check to recover.
DS-TRN-8 = After Morale, see whether anyone has won. If not, a new turn begins with Movement.
DS-TRN-9 = Captain points are refilled when the new turn begins, before the British speed roll.
DS-TRN-10 = In Damage Control and in Morale the British ships go first, then the German ones. Each player takes their own ships in any order.

## Movement

DS-MOV = Movement
DS-MOV-1 = The British always move first.
DS-MOV-2 = Each side makes one speed roll per turn, with two dice, and all its ships share the result.
DS-MOV-3 = Each ship compares the shared roll with her own modified speed number, so one ship may be able to move while her sister cannot.
DS-MOV-4 = The speed roll succeeds for a ship if it equals or beats her modified speed number.
DS-MOV-5 = If the roll succeeds, the ship may either move one space forward or turn 45 degrees on the spot, but not both.
DS-MOV-6 = Forward means the space straight ahead or either of the two spaces 45 degrees to the left and right of the bow.
DS-MOV-7 = Moving does not change a ship's facing, even when she steps diagonally.
DS-MOV-8 = If the roll fails, the ship may only turn 45 degrees or stay as she is.
DS-MOV-9 = A turn is exactly one step of 45 degrees, to the left or to the right.
DS-MOV-10 = For 3 captain points a ship may turn 45 degrees and then move one space forward in her new direction.
DS-MOV-11 = For 3 captain points a ship may instead move one space forward and then turn 45 degrees.
DS-MOV-12 = The combined manoeuvre needs a successful speed roll. The points buy the extra turn, not the move.
DS-MOV-13 = A ship makes at most one combined manoeuvre per turn and never moves more than one space.
DS-MOV-14 = Moving and turning are voluntary. A ship may always stay as she is, unless failed morale forbids it.
DS-MOV-15 = Ships never move backwards or sideways: spaces 90 degrees or more off the bow cannot be entered.
DS-MOV-16 = A space that holds another ship cannot be entered. There is no ramming and no pushing.
DS-MOV-17 = A space that a ship left earlier in the same phase is free.
DS-MOV-18 = Each side moves its ships in the order it likes.
DS-MOV-19 = Splash markers on a ship go along with her when she moves and stay with her when she turns.
DS-MOV-20 = The speed number is 1 higher for each Jack and each Queen among the ship's damage cards.
DS-MOV-21 = The speed number is 1 higher for every full 7 points of hull damage: nothing at 6, +1 from 7, +2 from 14, and so on.
DS-MOV-22 = Both kinds of speed penalty add up, and there is no upper limit.
DS-MOV-23 = A ship whose speed number is above 12 can no longer move, but she can still turn.
DS-MOV-24 = When the British have finished, the Germans make their own speed roll and move, knowing what the British did.
DS-MOV-25 = A ship with failed morale is not free in her movement: she must try to open the range, as DS-MOR.12 to DS-MOR.16 say.
DS-MOV-26 = Captain points do not improve the speed roll. Only a special ability can.

## Shooting

DS-SHO = Shooting
DS-SHO-1 = The German ships fire first, then the British ships.
DS-SHO-2 = Each ship fires at most once per turn, at one enemy ship.
DS-SHO-3 = Firing is voluntary. A ship that does not fire rolls no dice and places no marker.
DS-SHO-4 = Any enemy ship that is afloat and on the map may be fired at, at any range and in any direction.
DS-SHO-5 = Roll two dice: a result equal to or above the modified shooting number is a hit.
DS-SHO-6 = -1 for every 2 captain points committed to this shot.
DS-SHO-7 = -1 for each splash marker that the firing ship has on the target. Markers of other ships do not help.
DS-SHO-8 = +1 for each space of range, counting diagonal steps as one.
DS-SHO-9 = +1 for each King among the firing ship's damage cards.
DS-SHO-10 = +2 for each Ace among the firing ship's damage cards.
DS-SHO-11 = +1 for each magazine card (2) that the firing ship has survived and not yet repaired.
DS-SHO-12 = +1 if the firing ship's morale has failed. This counts once.
DS-SHO-13 = +2 if the target is outside the firing ship's broadside.
DS-SHO-14 = The broadside covers everything from 45 to 135 degrees off the bow on either side, limits included. For a ship facing north, east, south or west, the target must lie at least as far to the side as ahead or astern. For a ship on a diagonal heading, the broadside is the two quarters of the map that neither her bow nor her stern points into, including the straight lines between the quarters.
DS-SHO-15 = All modifiers add up.
DS-SHO-16 = After the shot, hit or miss, the firing ship places one of her splash markers on the target.
DS-SHO-17 = The second marker is placed after a shot at the same ship on a later turn. So the first shot has no help from markers, the second has -1, and from the third on it is -2.
DS-SHO-18 = A ship never has more than two markers out.
DS-SHO-19 = A marker never helps the shot that places it.
DS-SHO-20 = When a ship fires at a different target, she first takes back all her markers. After the shot her first marker goes on the new target.
DS-SHO-21 = A change of target affects only the firing ship's own markers. Those of other ships stay where they are.
DS-SHO-22 = A ship that does not fire keeps her markers where they are.
DS-SHO-23 = With a modified number of 13 or more the shot cannot hit, yet the ship may fire to place a marker. With 2 or less it always hits.
DS-SHO-24 = A British ship that is going to sink from this turn's German fire still shoots this turn.
DS-SHO-25 = Damage received this turn, of whatever kind, does not change this turn's British shots.
DS-SHO-26 = Several ships may fire at the same target. A later shot is not redirected because an earlier one would already sink her.
DS-SHO-27 = The ships of a side fire one after another in the order their player likes, with the dice and cards of earlier shots in sight.
DS-SHO-28 = Range, facings and markers are those after both sides have moved.
DS-SHO-29 = When a ship sinks or leaves the map, the markers on her go back to their owners.

## Damage cards

DS-CRD = Damage cards
DS-CRD-1 = Every hit draws at least one damage card.
DS-CRD-2 = The cards come from the deck of the side that fired.
DS-CRD-3 = Look up the firing ship's class (row) and the target's class (column) in the gun damage chart. If the range is that figure or less, the hit may draw several cards in a chain.
DS-CRD-4 = The gun damage chart, for targets BB/BC, CA, CL and DD in this order. A BB or BC firing: 3, 4, 4, 4. A CA: 1, 3, 3, 4. A CL: 1, 2, 3, 4. A DD: never, never, 1, 2.
DS-CRD-5 = In a chain the next card counts only if it is strictly higher than the card drawn just before it.
DS-CRD-6 = Keep drawing until a card is equal to or lower than the one before it.
DS-CRD-7 = The card that ends the chain has no effect and is discarded.
DS-CRD-8 = The chain compares the cards as drawn. A card that the armour stops is still a link of the chain.
DS-CRD-9 = From low to high the ranks are 2, 3, 4, 5, 6, 7, 8, 9, 10, Jack, Queen, King, Ace. Nothing beats an Ace, so the card after it always ends the chain.
DS-CRD-10 = Beyond the range of the chart a hit draws exactly one card, however low it is.
DS-CRD-11 = Each hit starts a chain of its own. Its first card is compared with nothing.
DS-CRD-12 = Aces, Kings, Queens, Jacks, 3s and 2s that get through the armour lie by the damaged ship. All other cards, namely hull cards once noted, stopped cards and chain enders, go to the firing side's discard pile.
DS-CRD-13 = When a draw pile runs out, its discard pile is shuffled at once into a new one, even in the middle of a chain, which then goes on against the last card drawn. If both piles are empty, the chain ends.
DS-CRD-14 = Good to know: with a fresh deck, a chain counts 1.64 cards on average.

## Damage effects

DS-EFF = Damage effects
DS-EFF-1 = Each card that counts is checked against the target's armour list for the class of the firing ship.
DS-EFF-2 = Cards that get through the armour take effect by the damage chart, but only after every ship has fired.
DS-EFF-3 = Ace, gunnery radar: +2 to the ship's shooting number as long as the card lies there.
DS-EFF-4 = King, gunnery: +1 to the ship's shooting number.
DS-EFF-5 = Queen, speed: +1 to the ship's speed number.
DS-EFF-6 = Jack, speed: +1 to the ship's speed number.
DS-EFF-7 = 4 to 10, hull: as many points of hull damage as the card shows. They add up over the whole game.
DS-EFF-8 = 3, bridge: the ship has 1 captain point less per turn for the rest of the game.
DS-EFF-9 = 2, magazine: the owner rolls two dice. On 10, 11 or 12 the ship blows up and sinks, however sound her hull; otherwise her shooting number is 1 higher.
DS-EFF-10 = Nothing changes the magazine roll: no captain points, no re-roll.
DS-EFF-11 = Each magazine card has a roll of its own.
DS-EFF-12 = Equal cards add up: two Aces make +4.
DS-EFF-13 = Hull damage is recorded as points, not as a card by the ship, so it does not weigh on morale.
DS-EFF-14 = When damage is applied, a ship sinks as soon as her hull points reach her hull number.
DS-EFF-15 = Ships of both sides may sink in the same turn.
DS-EFF-16 = A bridge hit works from the moment damage is applied. The captain then has his reduced allowance less what he has already spent this turn, but never less than 0.
DS-EFF-17 = Good to know: 1 hit in 13 begins with a 2. If her armour list has the 2, 1 hit in 78 blows the target up with its first card. A 2 can only be the first card of a chain.

## Damage control

DS-DMC = Damage control
DS-DMC-1 = Repairs take place once per turn, after the damage from shooting has been applied. Cards received this turn may be repaired this turn.
DS-DMC-2 = Each ship may try to remove one damage card per turn.
DS-DMC-3 = Kings, Aces, 2s, Queens and Jacks can be repaired.
DS-DMC-4 = Hull damage and bridge hits can never be repaired.
DS-DMC-5 = The owner chooses which of the repairable cards to work on.
DS-DMC-6 = Trying is voluntary, and not trying has no drawback.
DS-DMC-7 = Roll two dice and add the captain points committed by the ship.
DS-DMC-8 = A total of 10 or more removes the card and its effect. With 9 or less it stays.
DS-DMC-9 = If the attempt fails and the dice alone show an odd number, the card becomes permanent.
DS-DMC-10 = If the attempt fails and the dice alone show an even number, the ship may try again on a later turn.
DS-DMC-11 = Odd or even is read from the dice alone, before captain points are added.
DS-DMC-12 = A total of 10 or more removes the card even if the dice show an odd number.
DS-DMC-13 = A permanent card cannot be chosen for repair again. It keeps its effect and counts for morale to the end.
DS-DMC-14 = A ship with failed morale may repair as usual.
DS-DMC-15 = A repaired card goes to the discard pile of the deck it came from.
DS-DMC-16 = A repair counts at once, so this turn's morale check has one card less to bear.
DS-DMC-17 = Repairing a magazine card removes its +1. There is no second explosion roll.

## Morale

DS-MOR = Morale
DS-MOR-1 = A ship must check morale if she was hit in this turn's shooting or carries a failed-morale marker.
DS-MOR-2 = A ship checks only once per turn, however many hits or reasons there are.
DS-MOR-3 = A hit counts even if the armour stopped every card.
DS-MOR-4 = Roll two dice: a result equal to or above the modified morale number passes.
DS-MOR-5 = A ship that fails the check gets a failed-morale marker.
DS-MOR-6 = A marked ship that passes loses her marker.
DS-MOR-7 = A marked ship that fails keeps her one marker. Markers do not pile up.
DS-MOR-8 = The morale number is 1 lower for each captain point spent on the check.
DS-MOR-9 = The morale number is 1 higher for each Ace, King, Queen, Jack, 3 or 2 lying by the ship. Hull damage does not count.
DS-MOR-10 = The morale number is 2 higher if the ship already had the marker before this check.
DS-MOR-11 = While she is marked, the ship's shooting number is 1 higher.
DS-MOR-12 = While she is marked, the ship must open the range to the enemy when she moves, if she can.
DS-MOR-13 = What matters is the range to the nearest enemy ship on the map. Other enemies may come closer.
DS-MOR-14 = If the ship can get farther from the nearest enemy without spending points, she must end her move farther away. You pick the way; paying for a manoeuvre is allowed but never required.
DS-MOR-15 = If she cannot, and her bow is more than 45 degrees off the heading straight away from the nearest enemy, she must turn 45 degrees towards that heading (either way if both are equal), or pay for a manoeuvre that opens the range. Where only the space straight ahead is forward, a bow that is barred is no excuse: she must turn, by the shortest way, towards a heading on which she could open the range.
DS-MOR-16 = Otherwise she may do anything that does not bring her closer to the nearest enemy. Leaving the map fulfils the duty but is never forced.
DS-MOR-17 = Ships that have sunk or left the map do not check.
DS-MOR-18 = A modified number of 2 or less always passes and one of 13 or more always fails. The dice are rolled all the same.
DS-MOR-19 = A marked ship must check to recover. The check cannot be skipped.

## Victory

DS-VIC = Victory
DS-VIC-1 = Victory is checked once per turn, after Morale. Until then the turn is played out even if a whole side has sunk.
DS-VIC-2 = Germany wins if every British ship is sunk or has failed morale at that moment, in any mix.
DS-VIC-3 = Britain wins if every German ship is sunk or has failed morale at that moment, in any mix.
DS-VIC-4 = Germany also wins by distance: if every German ship on the map is at range 6 or more from every British ship on the map.
DS-VIC-5 = Britain cannot win by distance.
DS-VIC-6 = Failed morale counts only while the marker is on the ship. One that has recovered no longer counts as beaten.
DS-VIC-7 = Only ships that are afloat and on the map are measured for the distance, and at least one German ship must be among them.
DS-VIC-8 = A ship that has left the map counts as beaten when the enemy's victory is checked.
DS-VIC-9 = If both sides meet a winning condition in the same check, the battle is a draw.
DS-VIC-10 = If nobody has won, the battle goes on.
DS-VIC-11 = A battle still undecided at the end of turn 60 is a draw.

## Squadron scenarios

DS-EXT = Squadron scenarios
DS-EXT-1 = Only battleships, battlecruisers and heavy cruisers decide the battle: a side is beaten when all of these are sunk, have failed morale or have left the map. Light cruisers and destroyers never count.
DS-EXT-2 = The German victory by distance measures only battleships, battlecruisers and heavy cruisers.
DS-EXT-3 = One speed roll still serves all ships of a side, however many there are.
DS-EXT-4 = Lütjens may give his points to any German ship. Holland's cheaper manoeuvre serves every British ship. Tovey may divide his gift among British ships, 2 points per turn in all.
DS-EXT-5 = The armour list to use is that for the attacker's class: BB/BC, CA, CL or DD.

## Worked examples

DS-GOLD = Worked examples
DS-GOLD-1 = Captain points. A captain has 4 points and puts 3 of them into a shot: 1 remains for the rest of the turn. The shooting number falls by only 1, because it takes two points for each step.
DS-GOLD-2 = Shooting number. Bismarck fires at Hood over 4 spaces, in her broadside, with two of her markers on Hood: 5 + 4 - 2 = 7, so a 7 just hits. It would be 9 with Hood dead ahead, 6 with 2 captain points, 9 with an Ace on Bismarck, and 8 with a King, a magazine card or failed morale.
DS-GOLD-3 = Card chain. Bismarck hits Hood at range 3, close enough for several cards. She draws a 5, then an 8, which is higher, then a 4, which is not: the 5 and the 8 count, the 4 is discarded. At range 4 only the 5 would have been drawn.
DS-GOLD-4 = Armour. Of that 5 and 8, Hood's armour against battleships stops the 5. The 8 gets through: when all ships have fired, she takes 8 hull points, which also raises her speed number by 1, and she must check morale.

## Rulings

DS-C1 = The book's shooting example works out Bismarck's number but calls it Hood's. It is Bismarck's: the modifiers are those of the ship that fires.
DS-C2 = The book's armour example speaks of two cards at 4 spaces, where its chart allows only one. The chart rules, so we read the example at range 3.
DS-C3 = The book's example spends 3 points on shooting, though each step takes 2. This is allowed, and the third point is wasted.
DS-C4 = The book says both that the Germans may spend up to 5 points and that the prices add up to 5. We play up to 5, and the rest is lost.
DS-C5 = In one place the book names a joint phase for damage control and morale. We play two phases, repairs first.
DS-C6 = The book can be read as tying the morale check to a later shooting phase. We use the shooting phase just finished in this turn.
DS-C7 = The book says both that ships with failed morale may and that they must try to recover. They must; it can only help.
DS-C8 = The book speaks of broken and of failed morale. It is one state with one marker, and it does not pile up.
DS-C9 = The book does not define the six zones between the fleets. We count them like gunnery range, so every pair must be at range 6 or more.
DS-C10 = The +1 after a survived magazine hit is missing from the list of shooting modifiers. It applies, once for each card.
DS-C11 = The +1 for failed morale appears in two lists. It is the same +1 and counts once.
DS-C12 = The book's lines for Queen and Jack are garbled. Each adds 1 to the speed number.
DS-C13 = The book could mean that cards are drawn from the target's deck. Its example settles it: the side that fires draws from its own deck.
DS-C14 = The book does not say whether the Ace is high or low. It is high, above the King.
DS-C15 = Suits are named only in the book's examples. They have no meaning.
DS-C16 = The heading of the gun damage chart has come loose. Rows are the ships that fire, columns their targets.
DS-C17 = One passage suggests that a failed speed roll leaves a ship nothing to do. She may still turn 45 degrees.
DS-C18 = The book asks for dice for shooting and once speaks of a single die. Every roll is made with two dice.
DS-C19 = The diagram of the forward spaces is lost. We open the three spaces within 45 degrees of the bow; an option allows only the one straight ahead.
DS-C20 = The book does not say which way a ship points after a diagonal step. Her facing stays the same.
DS-C21 = The 3-point manoeuvre could be read as buying a move after a failed speed roll. It does not: the move needs a successful roll.
DS-C22 = The book does not say when the manoeuvre is paid for. You pay when you move the ship, after the speed roll.
DS-C23 = The book is vague about when the other points are committed. They are always committed before the dice are rolled.
DS-C24 = The book lets ships leave the map but does not say what follows. The ship is out for good and counts as beaten; otherwise the Germans could simply steam away and win.
DS-C25 = The book closes the north edge without mentioning diagonals. Every step beyond row 1 is closed; leaving sideways from row 1 is allowed.
DS-C26 = The book says only that a space holds one ship. Ships cannot enter, swap, push or ram, but they may pass diagonally between two ships and use a space that has just been left.
DS-C27 = Splash markers are placed in a space but move with the ship. We attach them to the target ship.
DS-C28 = The second marker comes on a subsequent turn. That is after any later shot at the same ship, as long as no other ship was fired at in between.
DS-C29 = All markers are removed on a change of target. This means only those of the ship that changes.
DS-C30 = The book does not say what happens to the markers of a ship that holds her fire. They stay, and she does not lose the range.
DS-C31 = The broadside diagram is lost. We take 45 to 135 degrees off the bow on both sides, limits included.
DS-C32 = The book has no automatic hits or misses, no blocked fire and no greatest range. Nor do we: numbers above 12 simply cannot be reached.
DS-C33 = The book calls all fire simultaneous. Cards that got through are kept until the last British shot, then damage is applied and sunk ships are removed; points that these ships committed are spent.
DS-C34 = The book does not say when a bridge hit begins to count. It counts from the moment damage is applied, and the points never fall below 0.
DS-C35 = The book leaves open whether the hull number must be reached or exceeded. A ship sinks when her damage reaches it.
DS-C36 = The book does not tie the odd-roll rule to failure. Only a failed attempt can make a card permanent; a total of 10 or more always removes it.
DS-C37 = The book says little about what may be repaired and when. Cards received this turn may be repaired, ships with failed morale may repair, and permanent cards keep counting for everything.
DS-C38 = The book does not say which damage counts for morale. Aces, Kings, Queens, Jacks, 3s and 2s do, hull points do not.
DS-C39 = The book does not say whether a hit without effect forces a morale check. It does: every successful shot is a hit.
DS-C40 = The book gives no procedure for opening the range. We look at the nearest enemy: get farther away for free if possible, else turn away, else at least do not close; leaving the map is never forced.
DS-C41 = The book does not say where Lütjens' points may go. They serve either German ship, divided freely and added to her captain's, while Bismarck is afloat and on the map.
DS-C42 = Bismarck carries two officers. The bought captain's morale number is used, and bridge hits reduce his points only.
DS-C43 = The book allows any other captain for Prince of Wales. That is any British captain on offer, but not the admiral left over and no German.
DS-C44 = The book does not say who chooses officers first. Both sides choose at the same time and in secret.
DS-C45 = The book does not say what happens if both sides win at once. It is a draw.
DS-C46 = The book does not say how the distance is measured after losses. Ships sunk or gone are ignored, and at least one German ship must be afloat on the map; if her consort leaves the map, the other may win by her own distance in the same turn.
DS-C47 = The book says nothing about shuffling, discards or an empty deck. Lasting damage lies by the ship, everything else is discarded, and an empty draw pile is replaced by its shuffled discards at once, not only when a card is needed.
DS-C48 = The book does not say what the loss of a flagship means. The admiral's points and ability end, and nothing else happens.
DS-C49 = The book is short on magazine hits. Each card is rolled for once, when damage is applied and without points; then it means +1 until repaired, and a ship whose list lacks the 2 is safe from it.
DS-C50 = The printed cards seem to have held armour lists only for the classes in the box. Ours have a list for all four columns of the chart.
DS-C51 = The book does not give an order within a side. Each player takes their ships in any order, one after another, and sees earlier dice and cards before choosing the next target.
DS-C52 = The book sets no limit of turns. We call a draw after turn 60, which sensible play practically never reaches.
DS-C53 = The book says that abilities may be used. They are optional; a re-roll that works once per game is used up when the dice are rolled again, and the second result stands.
DS-C54 = The book hints at several players on a side. Two players are the rule; in a team each may command a ship, and the admiral's player makes the speed roll.
DS-C55 = The book adds 1 to the speed number per every 7 hull points. Only whole sevens count.
DS-C56 = The book does not say whether +2 for failed morale applies to the check that fails. It applies only if the marker was there before the roll.
DS-C57 = The book does not say what becomes of things on a sunk ship. Her damage cards stay out of the decks for the rest of the game, and splash markers go back to their owners.
DS-C58 = The book says that a ship may move. So she need not.
DS-C59 = The book's sentence on firing has a misprint. A ship may fire once per turn and need not fire at all.
DS-C60 = The book misspells a few headings and terms. They carry no rule.
DS-C61 = The book does not rule out the same captain twice. Each officer exists once, and every ship needs her own.
DS-C62 = The book would like the admiral's player to make the speed roll. This is for flavour and changes nothing if he is lost.
DS-C63 = The book's victory conditions speak of both ships. With more than two ships on a side, this means all ships of the classes that count.
