"""Aircraft attack ships: all Flights of a side in one slot, in the order its owner likes."""

from collections.abc import Generator, Iterable, Sequence
from typing import Any

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE, View
from huffduff.games.vas.air.bombs import flight_attack, target_of
from huffduff.games.vas.air.contact import may_attack, remove
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import FlightId, Seat, ShipId
from huffduff.games.vas.gunnery.attack import SURE, Attack
from huffduff.games.vas.gunnery.chances import TargetTotal, total
from huffduff.games.vas.gunnery.crippling import cripple
from huffduff.games.vas.gunnery.damage import strike
from huffduff.games.vas.gunnery.modifiers import told
from huffduff.games.vas.gunnery.scores import raise_score
from huffduff.games.vas.odds.groups import hit_chance
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import Flight, Private, Public, State


class StrikeChance(msgspec.Struct, frozen=True):
    """What one Flight can do to the ship it touches."""

    flight: FlightId
    target: ShipId
    need: int
    hit_chance: float
    damage_dice: int


class StrikeHints(msgspec.Struct, frozen=True):
    flights: tuple[StrikeChance, ...]


class StrikeTried(msgspec.Struct, frozen=True):
    refusal: Reason | None
    totals: tuple[TargetTotal, ...]


STRIKE = question("vas-ask-strike", "VS-AIR.30", answer=tuple[FlightId, ...], hints=StrikeHints, tried=StrikeTried)


class Strikes(Choice[tuple[FlightId, ...]]):
    """The orders in which the Flights of a side can attack; all were committed when they touched their targets."""

    __slots__ = ("_facts", "_flights", "_public")
    kind = "orders"

    def __init__(self, view: View[Facts, Public, Private], flights: Sequence[Flight]) -> None:
        super().__init__(self._chances)
        self._facts, self._public = view.data, view.public
        self._flights = {flight.id: flight for flight in flights}

    @rule("VS-AIR.29", "VS-AIR.30")
    def refusal(self, value: tuple[FlightId, ...]) -> Refused | None:
        for place, name in enumerate(value):
            if name not in self._flights or name in value[:place]:
                return Refused("vas-not-to-strike", "VS-AIR.27", flight=name)
        left = next((name for name in self._flights if name not in value), None)
        return None if left is None else Refused("vas-all-strike", "VS-AIR.29", flight=left)

    @property
    def default(self) -> tuple[FlightId, ...]:
        return tuple(self._flights)

    def sample(self, rng: Rng) -> tuple[FlightId, ...]:
        names = list(self._flights)
        rng.shuffle(names)
        return tuple(names)

    def _attack(self, flight: Flight) -> tuple[ShipId, Attack]:
        target = target_of(flight)
        assert target is not None, "a Flight without a target attacks nobody"
        return target, flight_attack(self._facts, self._public, flight, self._public.ships[target])

    def _chances(self) -> StrikeHints:
        rows = []
        for flight in self._flights.values():
            target, attack = self._attack(flight)
            rows.append(StrikeChance(flight.id, target, attack.need, float(hit_chance(attack)), attack.volley.dice))
        return StrikeHints(tuple(rows))

    def preview(self, value: tuple[FlightId, ...]) -> StrikeTried:
        """What all named Flights do to each ship together."""
        by_target: dict[ShipId, dict[str, Attack]] = {}
        for name in dict.fromkeys(value):
            if name in self._flights:
                target, attack = self._attack(self._flights[name])
                by_target.setdefault(target, {})[name] = attack
        ships = self._public.ships
        totals = tuple(total(self._facts, ships[name], attacks) for name, attacks in by_target.items())
        return StrikeTried(reason(self.refusal(value)), totals)


@rule("VS-AIR.28", "VS-AIR.29", "VS-AIR.30", "VS-KAMI.11", "VS-DEEP.10")
@step
def attack_with_aircraft(s: State, seat: Seat) -> Asking:
    """All Flights of a side that attack ships on the table; those beyond the enemy's edge come after them."""
    flights = [
        flight
        for flight in s.public.flights.values()
        if flight.side == seat and flight.place == "air" and may_attack(s.data, s.public, flight)
    ]
    order = tuple(flight.id for flight in flights)
    if len({flight.target for flight in flights}) < len(flights):
        order = yield from STRIKE.put(seat, Strikes(s.view(seat), flights))
    return [do(attack_with_flight, flight) for flight in order]


@rule(
    *("VS-AIR.30", "VS-AIR.31", "VS-AIR.35", "VS-AIR.36", "VS-KAMI.4", "VS-KAMI.8", "VS-KAMI.11", "VS-TRAIT.32"),
    *("VS-FSM.3", "VS-EX.12", "VS-EX.13"),
)
@step
def attack_with_flight(s: State, name: FlightId) -> Asking:
    """One Flight attacks: hit or miss, or the ship gone already, its load is spent."""
    flight = s.public.flights[name]
    if not may_attack(s.data, s.public, flight):
        return ()
    target = target_of(flight)
    assert target is not None, "it may attack"
    ship = s.public.ships[target]
    diving = s.data.planes[flight.plane].role == "kamikaze"
    if not afloat(ship):
        _spend(s, flight, diving=diving)
        s.tell(EVERYONE, "vas-strike-lost", flight=name, target=target)
        return ()
    attack = flight_attack(s.data, s.public, flight, ship)
    hit = yield from _hits(flight, target, attack)
    if not hit:
        _spend(s, flight, diving=diving)
        s.tell(EVERYONE, "vas-strike-misses", flight=name, target=target)
        return ()
    s.tell(EVERYONE, "vas-strike-hits", flight=name, target=target)
    _spend(s, flight, diving=diving)
    after = yield from strike(s, target, attack.volley, 1)
    return (*after, do(shaken_by_kamikaze, target, ship.hull)) if diving else after


@rule("VS-AIR.31", "VS-KAMI.5", "VS-BASIC.15", "VS-BASIC.16", "VS-ORD.25", "VS-NAT-US.1", "VS-NAT-US.2")
def _hits(flight: Flight, target: ShipId, attack: Attack) -> Generator[Want, Any, bool]:
    """Its die; a hit on an evading ship is rolled again, and so is a miss of a kamikaze, who never does better by
    leaving it; at last an American torpedo has to explode."""
    about, modifiers = {"flight": flight.id, "target": target}, told(attack.modifiers)
    hit = (yield from d6("vas-roll-strike", **about, need=attack.need, modifiers=modifiers)) >= attack.need
    if attack.evaded if hit else attack.linked:
        hit = (yield from d6("vas-roll-strike-again", **about, need=attack.need)) >= attack.need
    if hit and attack.proof > SURE:
        hit = (yield from d6("vas-roll-strike-proof", **about, need=attack.proof)) >= attack.proof
    return hit


@rule("VS-AIR.35", "VS-AIR.36", "VS-AIR.37", "VS-KAMI.8")
def _spend(s: State, flight: Flight, *, diving: bool) -> None:
    """A Flight has dropped its load and needs re-arming; a kamikaze is no more, and nobody has shot it down."""
    if diving:
        remove(s.public, flight.id)
        s.public.change_flight(flight.id, place="spent", armed=False, target=None, raid=None)
    else:
        s.public.change_flight(flight.id, armed=False)


@rule("VS-KAMI.9", "VS-KAMI.10")
@step
def shaken_by_kamikaze(s: State, name: ShipId, hull: int) -> Iterable[Do]:
    """If a kamikaze has cost her Hull in any way, her Crew area is hit once more, with all that follows."""
    ship = s.public.ships[name]
    if not afloat(ship) or ship.hull >= hull:
        return ()
    return (do(raise_score, name, "crew", "hit"), do(cripple, name))
