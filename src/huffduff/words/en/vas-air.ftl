## Anti-aircraft fire

vas-ask-aa = Divide your AA dice among the Flights in range. DP guns may join in and cannot fire at ships then.
vas-ask-pass = { $flight } passes over { $ship }. Shall her Local dice be rolled at it?
vas-aa-aims = { $ship } aims { $dice ->
    [one] one AA die
   *[other] { $dice } AA dice
} at { $flight }.
vas-roll-aa = { $ship } fires at { $flight }: { $need } or more hits.
vas-roll-aa-permission = Can { $ship } fire at aircraft while a magazine burns? She needs { $need } or more.
vas-flight-lost = { $flight } is destroyed.
vas-aa-no-target = { $ship } cannot fire that weapon at { $flight }.
vas-aa-named-twice = { $ship } aims one weapon at { $flight } twice.
vas-aa-no-dice = { $ship } has to put at least one die on { $flight }.
vas-aa-out-of-range = { $flight } is not in range of { $ship }; only Local dice can be rolled at it.
vas-aa-not-local = { $flight } is not in contact with { $ship }, or the weapon has no Local dice.
vas-aa-too-many = { $ship } has { $dice } dice and { $local } Local dice there, no more.
vas-aa-to-a-side = { $ship } has no more than { $dice } dice to one side.
vas-aa-must-fire = The AA battery of { $ship } fires all its { $dice } dice and { $local } Local dice.

## Attacks on ships

vas-ask-strike = In which order do your Flights attack?
vas-not-to-strike = { $flight } does not attack a ship now.
vas-all-strike = { $flight } attacks too: all Flights in contact do.
vas-roll-strike = { $flight } attacks { $target }: { $need } or more hits.
vas-roll-strike-again = The die of { $flight } at { $target } is rolled again: { $need } or more hits.
vas-roll-strike-proof = Does the torpedo of { $flight } explode at { $target }? It needs { $need } or more.
vas-strike-hits = { $flight } hits { $target }.
vas-strike-misses = { $flight } misses { $target }.
vas-strike-lost = { $target } is gone; { $flight } has come for nothing.

## Dogfights

vas-ask-dogfights = In which order are the dogfights fought?
vas-not-all-dogfights = All { $pairs } dogfights are fought, each once.
vas-roll-dogfight = Dogfight: { $flight } with { NUMBER($bonus) } against { $enemy } with { NUMBER($enemy_bonus) }.
vas-dogfight = { $flight } has { $first }, { $enemy } has { $second }.
vas-dogfight-draw = { $flight } and { $enemy } both have { $first } and stay locked.

## Moving aircraft

vas-ask-air-order = Whose aircraft move first?
vas-air-first = The aircraft of { $seat ->
    [blue] the first side
    [red] the second side
   *[other] the { $seat }
} move first.
vas-ask-fly = Where does one of your Flights go?
vas-flight-moves = { $flight } moves.
vas-flight-attacks = { $flight } goes for { $target }.
vas-flight-engages = { $flight } engages { $enemy }.
vas-flight-lands = { $flight } lands on { $carrier }.
vas-flight-raids = { $flight } leaves the table to attack { $carrier }.
vas-raider-returns = { $flight } is back at the edge of the table.
vas-flight-cannot-move = { $flight } cannot move now.
vas-flight-off-table = { $flight } would be off the table.
vas-flight-too-far = { $flight } can fly { $speed } inches and no further.
vas-flight-blocked = { $enemy } is in the way of { $flight }.
vas-flight-unarmed = { $flight } has to be re-armed before it attacks again.
vas-flight-harmless = { $flight } carries nothing that could harm a ship.
vas-no-contact = { $flight } does not reach the ship.
vas-no-fighter = Only Fighters meet other Flights; { $flight } is none.
vas-nobody-to-meet = Name each enemy Flight that { $flight } engages, once.
vas-no-enemy-flight = { $enemy } cannot be engaged.
vas-no-flight-contact = { $flight } does not reach { $enemy }.
vas-escorted = { $enemy } has escorts that have to be engaged first.
vas-no-such-carrier = { $carrier } cannot recover { $flight }.
vas-cannot-land = { $flight } cannot land on { $carrier }: it is based on land.
vas-deck-closed = The deck of { $carrier } is not open for { $flight }.
vas-deck-full = { $carrier } has no room for { $flight }.
vas-not-at-stern = { $flight } has to touch the stern of { $carrier }.
vas-not-at-edge = { $flight } has to be at that edge of the table.
vas-not-deep = { $carrier } is no enemy carrier in deep deployment.

## Carriers

vas-ask-launch = { $carrier } can launch { $most ->
    [one] one Flight
   *[other] { $most } Flights
}. Which, and where to?
vas-launched = { $carrier } launches { $flight }.
vas-not-to-launch = { $flight } is not ready to take off from { $carrier }.
vas-too-many-launched = { $carrier } cannot launch more than { $most } now.
vas-launched-too-far = { $flight } has to be placed within an inch of its carrier.
vas-launched-into-enemy = { $flight } cannot be launched into contact with an enemy.
vas-ask-scramble = Shall { $carrier } try to scramble, to launch or recover two Flights?
vas-ask-rearm = Which Flights do your carriers try to re-arm?
vas-not-to-rearm = { $flight } cannot be re-armed now.
vas-roll-rearm = Does { $ship } re-arm { $flight }? She needs { $need } or more.
vas-rearmed = { $flight } is re-armed aboard { $carrier }.
vas-not-rearmed = { $carrier } has not got { $flight } ready yet.

## Deep deployment

vas-ask-intercept = Enemy aircraft attack your carriers in deep deployment. Which Flights aboard meet which of them?
vas-no-interception = { $flight } cannot be sent against { $enemy }.
vas-raider-driven-off = { $flight } and { $enemy } both have { $first }; the attack is driven off.
