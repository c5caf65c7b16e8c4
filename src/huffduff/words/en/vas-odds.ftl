## Odds on the command line

vas-odds-weapon = { $weapon }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need ->
    [7] nothing can hit
   *[other] { $need } or more hits
} ({ $chance } % each), { $damage ->
    [one] { $damage } Damage Die
   *[other] { $damage } Damage Dice
} a hit.
vas-odds-hits = Hits on average: { $mean }.
vas-odds-damage = Damage on average: { $mean }, besides that of critical hits.
vas-odds-criticals = Critical hits on average: { $mean }.
vas-odds-cripple = Crippled or sunk: { $chance } %.
vas-odds-sink = Sunk: { $chance } %.
vas-odds-gun = { $weapon }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, shoots it down with { $chance } %.
vas-odds-destroy = Shot down: { $chance } %.
vas-odds-not-at-aircraft = { $weapon } cannot fire at aircraft.
vas-odds-not-so-far = { $weapon } does not reach a Flight there.
vas-odds-nothing-at-aircraft = None of these weapons can fire at a Flight there.
vas-odds-not-at-flights = --{ $flag } cannot be said of a Flight that is fired at.
vas-odds-of-flights-only = --{ $flag } can only be said of Flights.
vas-odds-at-flights-only = --{ $flag } makes a difference only where Flights are fired at.
vas-odds-dogfight = Flights do not fire at each other; they meet in dogfights, a die and the Dogfight score on each side.
vas-odds-missing = --{ $flag } is missing.
vas-odds-not-a-number = --{ $flag } cannot be { $value }: it needs a number, 0 or more.
vas-odds-unknown = --{ $flag } cannot be { $value }; it can be: { $known }.
vas-odds-no-ship = --{ $flag }: there is no ship and no Flight called { $value }{ $near ->
    [none] .
   *[other] ; near it are { $near }.
}
vas-odds-not-yet = --{ $flag }: { $value } is in service from { $year } on.
vas-odds-no-weapon = { $ship } has no weapon { $value }; she has { $known }.
vas-odds-at-anchor = A ship at anchor has not moved: --target-anchored and --target-moved exclude each other.
vas-odds-not-critical = --{ $flag } cannot hold { $value }; write scores as engine=2,weapons=1,crew=3 and Vital hits as bridge, rudder, engineering or magazine, each once.
vas-odds-one-order = --{ $flag }: a ship carries out one Order in a turn.
vas-odds-not-within = --{ $flag } cannot be { $value }: it is a whole number from { $least } to { $most }.
vas-odds-not-of-flights = --{ $flag } cannot be said of Flights, which touch the ship that they attack.

## What each flag says

vas-flag-attacker = ship or Flight that attacks: bismarck, hood-1941, swordfish-i-torpedo-bomber
vas-flag-weapons = what she fires, with commas: A,B,X,Y as on her card, or main, secondary, torpedoes, all (also without it)
vas-flag-target = ship or Flight that is attacked
vas-flag-range = distance in inches; Flights touch the ship that they attack
vas-flag-aspect = what the target shows the attacker: fore, aft or side (also without it)
vas-flag-attacker-arc = where the target lies from the attacker: fore, starboard, aft or port; without it, where most dice bear
vas-flag-target-moved = inches that the target has moved this turn; without it, 0
vas-flag-year = year of the battle, which decides on refits and torpedoes that fail; without it, cards without refits
vas-flag-flights = number of Flights that attack, each alike
vas-flag-attacker-orders = Order that the attacker carries out: all-hands, come-about, smoke, evade, flood or scramble
vas-flag-target-orders = Order that the target carries out
vas-flag-attacker-criticals = scores and Vital hits, as engine=2,weapons=3,magazine; dice are lost by the light guns, the first turret is the damaged one, the next ones are destroyed
vas-flag-target-criticals = the same of the target
vas-flag-attacker-hull = Hull that the attacker has left; a crippled one has lost no turret and no trait
vas-flag-target-hull = Hull that the target has left
vas-flag-target-anchored = yes: the target lies at anchor, and is spotted if she is beyond the horizon
vas-flag-attacker-vt = yes: the DP guns of the attacker have VT fuses, against Flights
