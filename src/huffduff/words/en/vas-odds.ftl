## Odds on the command line

vas-odds-weapon = { $weapon }: { $dice } dice, { $need ->
    [7] nothing can hit
   *[other] { $need } or more hits
} ({ $chance } % each), { $damage } Damage Dice a hit.
vas-odds-hits = Hits on average: { $mean }.
vas-odds-damage = Damage on average: { $mean }, besides that of critical hits.
vas-odds-criticals = Critical hits on average: { $mean }.
vas-odds-cripple = Crippled or sunk: { $chance } %.
vas-odds-sink = Sunk: { $chance } %.
vas-odds-gun = { $weapon }: { $dice } dice, shoots it down with { $chance } %.
vas-odds-destroy = Shot down: { $chance } %.
vas-odds-not-at-aircraft = { $weapon } cannot fire at that Flight.
vas-odds-missing = --{ $flag } is missing.
vas-odds-not-a-number = --{ $flag } cannot be { $value }: it needs a number.
vas-odds-unknown = --{ $flag } cannot be { $value }; it can be: { $known }.
vas-odds-no-ship = --{ $flag }: there is no card called { $value } in that year.
vas-odds-not-critical = --{ $flag } cannot hold { $value }; write scores as engine=2,weapons=1,crew=3 and Vital hits as bridge, rudder, engineering or magazine.
vas-odds-one-order = --{ $flag }: a ship carries out one Order in a turn.
vas-odds-not-within = --{ $flag } cannot be { $value }: it is a whole number from { $least } to { $most }.
vas-odds-not-of-flights = --{ $flag } cannot be said of Flights, which touch the ship that they attack.
