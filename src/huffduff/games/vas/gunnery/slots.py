"""Whose turn it is to fire: one ship after the other, or all aircraft at once."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.antiaircraft import declare_antiaircraft, fire_antiaircraft
from huffduff.games.vas.air.attacks import attack_with_aircraft
from huffduff.games.vas.air.contact import may_attack
from huffduff.games.vas.air.dogfights import dogfight_phase
from huffduff.games.vas.air.raids import raid
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import OTHER, Seat, ShipId
from huffduff.games.vas.gunnery.horizon import spot
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.state import Public, State

AIRCRAFT = "aircraft"


class SlotHints(msgspec.Struct, frozen=True):
    """The ships that have not been nominated, and whether the aircraft can be."""

    ships: tuple[ShipId, ...]
    aircraft: bool


SLOT = question("vas-ask-gunnery-slot", "VS-TURN.9", answer=str, hints=SlotHints)


@rule("VS-TURN.9", "VS-WPN.4")
@step
def gunnery_phase(s: State) -> Iterable[Do]:
    """Spotters, all AA fire, then ships in turn, the holder of the token first; dogfights end it."""
    s.public.phase = "gunnery"
    first = s.public.token
    assert first is not None, "nobody has the initiative"
    second = OTHER[first]
    s.tell(EVERYONE, "vas-gunnery-phase", seat=first)
    return (
        do(spot, first),
        do(spot, second),
        do(declare_antiaircraft, first),
        do(declare_antiaircraft, second),
        do(fire_antiaircraft),
        do(gunnery_slot, first),
        do(dogfight_phase),
    )


@rule("VS-AIR.29")
def aircraft_waiting(facts: Facts, public: Public, seat: Seat) -> bool:
    """Whether a side has Flights that touch a ship to attack her, or raid carriers, and has not nominated them."""
    if seat in public.aircraft_nominated:
        return False
    return any(flight.side == seat and may_attack(facts, public, flight) for flight in public.flights.values())


def waiting(public: Public, seat: Seat) -> tuple[ShipId, ...]:
    """The ships of a side that have not been nominated yet."""
    return tuple(
        ship.id for ship in public.ships.values() if ship.side == seat and ship.status == "table" and not ship.has_fired
    )


@rule("VS-TURN.9", "VS-TURN.10", "VS-TURN.11", "VS-TURN.12", "VS-AIR.29")
@step
def gunnery_slot(s: State, seat: Seat) -> Asking:
    """A side nominates a ship or its aircraft and may not pass; then the other; one with nothing left is skipped."""
    ships, aircraft = waiting(s.public, seat), aircraft_waiting(s.data, s.public, seat)
    other = OTHER[seat]
    if not ships and not aircraft:
        left = waiting(s.public, other) or aircraft_waiting(s.data, s.public, other)
        return (do(gunnery_slot, other),) if left else ()
    options = (*ships, AIRCRAFT) if aircraft else ships
    chosen: str = options[0]
    if len(options) > 1:
        choice: OneOf[str] = OneOf(options, _why_not, hints=lambda: SlotHints(ships, aircraft))
        chosen = yield from SLOT.put(seat, choice)
    s.public.slot = seat
    return (*_attacks(s, seat, chosen), do(gunnery_slot, other))


def _why_not(chosen: str) -> Refused:
    return Refused("vas-not-to-nominate", "VS-TURN.12", ship=chosen)


def _attacks(s: State, seat: Seat, chosen: str) -> Iterable[Do]:
    """What a nomination leads to."""
    if chosen == AIRCRAFT:
        s.public.nominated = None
        s.public.aircraft_nominated = (*s.public.aircraft_nominated, seat)
        s.tell(EVERYONE, "vas-nominates-aircraft", seat=seat)
        return (do(attack_with_aircraft, seat), do(raid, seat))
    ship = ShipId(chosen)
    s.public.nominated = ship
    s.tell(EVERYONE, "vas-nominates", seat=seat, ship=ship)
    return (do(name_targets, ship),)
