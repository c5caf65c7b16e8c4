"""Re-arming in the End Phase: Flights on deck get new loads, if the crew is quick enough."""

from functools import partial

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.crew import crew_check, face_needed
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import FlightId, Seat, ShipId
from huffduff.games.vas.options import corrected
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import Public, State


class RearmRow(msgspec.Struct, frozen=True):
    """A Flight under a Re-Arm token, its carrier, and the face from which on her crew manages it."""

    flight: FlightId
    carrier: ShipId
    face: int


class RearmHints(msgspec.Struct, frozen=True):
    flights: tuple[RearmRow, ...]


REARM = question("vas-ask-rearm", "VS-CV.16", answer=tuple[FlightId, ...], hints=RearmHints)


@rule("VS-CV.16", "VS-CV.17", "VS-CV.18")
def to_rearm(facts: Facts, p: Public, seat: Seat) -> tuple[RearmRow, ...]:
    """The Flights of a side aboard that have spent their loads, as long as their carriers are in the battle."""
    aboard = (flight for flight in p.flights.values() if flight.side == seat and flight.place == "aboard")
    return tuple(
        RearmRow(flight.id, flight.carrier, face_needed(facts, p.ships[flight.carrier]))
        for flight in aboard
        if not flight.armed
        and flight.carrier is not None
        and (afloat(p.ships[flight.carrier]) or not corrected(p.options))
    )


def _check(rows: tuple[RearmRow, ...], named: tuple[FlightId, ...]) -> Refused | None:
    waiting = [row.flight for row in rows]
    for flight in named:
        if flight not in waiting:
            return Refused("vas-not-to-rearm", "VS-CV.16", flight=flight)
        waiting.remove(flight)
    return None


def _all(rows: tuple[RearmRow, ...], rng: Rng) -> tuple[FlightId, ...]:  # noqa: ARG001
    return tuple(row.flight for row in rows)


@rule("VS-CV.16", "VS-CV.17", "VS-CV.18")
@step
def rearm(s: State, seat: Seat) -> Asking:
    """A side names the Flights that its carriers try to re-arm, any number of them."""
    rows = to_rearm(s.data, s.public, seat)
    if not rows:
        return ()
    choice = Orders[FlightId](partial(_check, rows), partial(_all, rows), lambda: RearmHints(rows))
    named = yield from REARM.put(seat, choice)
    return [do(rearm_flight, flight) for flight in named]


@rule("VS-CV.16", "VS-CV.17", "VS-FSM.3")
@step
def rearm_flight(s: State, name: FlightId) -> Asking:
    """A crew quality check of the carrier; the Flight can take off next turn, or try again in the next End Phase."""
    flight = s.public.flights[name]
    if flight.place != "aboard" or flight.carrier is None or not afloat(s.public.ships[flight.carrier]):
        return ()
    carrier = s.public.ships[flight.carrier]
    done = yield from crew_check(s.data, carrier, "vas-roll-rearm", flight=name)
    if done:
        s.public.change_flight(name, armed=True)
    s.tell(EVERYONE, "vas-rearmed" if done else "vas-not-rearmed", flight=name, carrier=carrier.id)
    return ()
