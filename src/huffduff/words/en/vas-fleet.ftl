## Fleet building: why a list is refused

vas-no-ships = A fleet needs at least one ship.
vas-too-many = A fleet has no more than { $ships } ships and { $flights } Flights.
vas-no-such-card = There is no card { $card } to build with.
vas-no-such-ship = { $ship } does not sail with the card of { $card }.
vas-no-twice = { $ship } is in the list already.
vas-other-navy = { $ship } belongs to another navy.
vas-not-in-service = { $ship } has this card from { NUMBER($year, useGrouping: 0) } on.
vas-wrong-refit = In { NUMBER($year, useGrouping: 0) } { $ship } sails with a later refit.
vas-other-pack = This card of { $ship } belongs to the further cards, which were not agreed on.
vas-no-vt = { $ship } cannot have VT fuses: only the US Navy and the Royal Navy have them, from 1943 on.
vas-vt-without-dp = { $ship } has no DP guns to use VT fuses.
vas-over-capacity = { $capacity ->
    [0] { $ship } carries no Flights.
   *[other] { $ship } carries { $capacity } Flights at most.
}
vas-not-carrier-capable = { $flight } cannot fly from a carrier.
vas-no-such-flight = There is no Flight { $flight }.
vas-other-navy-flight = { $flight } belongs to another navy.
vas-not-flying-yet = { $flight } flies from { NUMBER($year, useGrouping: 0) } on.
vas-over-budget = The list costs { $total } points; you have { $budget }.
vas-too-many-flights = Flights from land cost { $flights } of { $total } points; a quarter is the most.
