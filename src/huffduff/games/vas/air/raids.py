"""Attacks on carriers in deep deployment: dogfights first, then her guns, then the bombs."""

from collections.abc import Iterable
from functools import partial

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Do, do
from huffduff.games.vas.air.antiaircraft import AA, declare, fire_aa_system
from huffduff.games.vas.air.attacks import STRIKE, Strikes, attack_with_flight
from huffduff.games.vas.air.contact import may_attack
from huffduff.games.vas.air.division import Division
from huffduff.games.vas.air.dogfights import Pair, PairChance, duel, pair_chance
from huffduff.games.vas.air.guns import ship_guns
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.words import OTHER, FlightId, Seat, ShipId
from huffduff.games.vas.options import corrected
from huffduff.games.vas.state import Flight, Public, State


class RaidHints(msgspec.Struct, frozen=True):
    """The Flights aboard that can go up, the attackers, and what would come of every pair of them."""

    aboard: tuple[FlightId, ...]
    raiders: tuple[FlightId, ...]
    pairs: tuple[PairChance, ...] = ()


INTERCEPT = question("vas-ask-intercept", "VS-DEEP.9", answer=tuple[Pair, ...], hints=RaidHints)


def raiders_of(p: Public, seat: Seat) -> tuple[Flight, ...]:
    """The Flights of a side that raid carriers in deep deployment."""
    return tuple(flight for flight in p.flights.values() if flight.side == seat and flight.place == "raiding")


@rule("VS-DEEP.9")
def _on_deck(p: Public, seat: Seat) -> tuple[FlightId, ...]:
    """The Flights of a side still aboard its carriers in deep deployment."""
    return tuple(
        flight.id
        for flight in p.flights.values()
        if flight.side == seat
        and flight.place == "aboard"
        and flight.carrier is not None
        and p.ships[flight.carrier].status == "deep"
    )


@rule("VS-DEEP.9", "VS-DEEP.11")
def _check(hints: RaidHints, pairs: tuple[Pair, ...]) -> Refused | None:
    """One Flight against one attacker."""
    aboard, raiders = list(hints.aboard), list(hints.raiders)
    for pair in pairs:
        if pair.flight not in aboard or pair.enemy not in raiders:
            return Refused("vas-no-interception", "VS-DEEP.9", flight=pair.flight, enemy=pair.enemy)
        aboard.remove(pair.flight)
        raiders.remove(pair.enemy)
    return None


def _sample(hints: RaidHints, rng: Rng) -> tuple[Pair, ...]:
    pairs = (Pair(*pair) for pair in zip(hints.aboard, hints.raiders, strict=False))
    return tuple(pair for pair in pairs if rng.random() < 0.7)


def _with_chances(s: State, hints: RaidHints) -> RaidHints:
    pairs = (Pair(flight, raider) for flight in hints.aboard for raider in hints.raiders)
    return msgspec.structs.replace(hints, pairs=tuple(pair_chance(s.data, s.public, pair) for pair in pairs))


@rule("VS-DEEP.9", "VS-DEEP.10", "VS-DEEP.11")
@step
def raid(s: State, seat: Seat) -> Asking:
    """The carriers' side sends up what it has aboard; what comes through attacks the carriers one by one."""
    p, defender = s.public, OTHER[seat]
    raiders = raiders_of(p, seat)
    if not raiders:
        return ()
    hints = RaidHints(_on_deck(p, defender), tuple(flight.id for flight in raiders))
    pairs: tuple[Pair, ...] = ()
    if hints.aboard:
        choice = Orders[Pair](partial(_check, hints), partial(_sample, hints), partial(_with_chances, s, hints))
        pairs = yield from INTERCEPT.put(defender, choice)
    carriers = dict.fromkeys(flight.raid for flight in raiders if flight.raid is not None)
    fights = [do(intercept, pair.flight, pair.enemy) for pair in pairs]
    return (*fights, *(do(raid_carrier, seat, carrier) for carrier in carriers))


@rule("VS-DEEP.9", "VS-DEEP.11", "VS-DOG.7")
@step
def intercept(s: State, name: FlightId, enemy: FlightId) -> Asking:
    """One round: the lower result is destroyed, and an attacker that draws does not attack."""
    p = s.public
    if p.flights[name].place != "aboard" or p.flights[enemy].place != "raiding":
        return ()
    if (yield from duel(s, name, enemy, "vas-raider-driven-off")):
        p.change_flight(enemy, raid=None)
    return ()


@rule("VS-DEEP.10", "VS-DEEP.11")
@step
def raid_carrier(s: State, seat: Seat, carrier: ShipId) -> Asking:
    """Her guns fire at those who attack her, as if all touched her; then they attack."""
    ship = s.public.ships[carrier]
    raiders = tuple(flight for flight in raiders_of(s.public, seat) if flight.raid == carrier)
    if ship.status != "deep" or not raiders:
        return (do(bomb_carrier, seat, carrier),)
    division = Division(ship_guns(s.data, s.public, ship, raiders))
    bursts = division.default
    if division.guns and not division.forced:
        bursts = yield from AA.put(ship.side, division)
    declare(s, bursts)
    return (*_fire(s.public, carrier), do(bomb_carrier, seat, carrier))


@rule("VS-DEEP.10", "VS-AIR.30")
@step
def bomb_carrier(s: State, seat: Seat, carrier: ShipId) -> Asking:
    """Those that came through attack her in the order their owner likes, of whom nobody asks it among equals."""
    p = s.public
    flights = [one for one in raiders_of(p, seat) if one.raid == carrier and may_attack(s.data, p, one)]
    order = tuple(flight.id for flight in flights)
    alike = len({flight.plane for flight in flights}) < 2
    if not alike and p.ships[carrier].status == "deep" and corrected(p.options):
        order = yield from STRIKE.put(seat, Strikes(s.view(seat), flights))
    return [do(attack_with_flight, flight) for flight in order]


def _fire(p: Public, carrier: ShipId) -> Iterable[Do]:
    systems = dict.fromkeys(burst.weapon for burst in p.bursts if burst.ship == carrier)
    return [do(fire_aa_system, carrier, weapon) for weapon in systems]
