"""A table for the tests of Victory at Sea: ships and Flights where a test wants them, dice that fall as it says."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from huffduff.engine.chance import Chance, Roll
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do
from huffduff.engine.secrecy import NOTHING
from huffduff.games.vas.book import BOOK
from huffduff.games.vas.facts.load import Facts, load
from huffduff.games.vas.facts.words import BLUE, INCH, RED, SEATS, CardId, FlightId, PlaneId, Seat, ShipId
from huffduff.games.vas.muster import new_ship
from huffduff.games.vas.options import OPTIONS
from huffduff.games.vas.scenarios import SCENARIOS
from huffduff.games.vas.state import Flight, Private, Public, Ship, Side, State
from huffduff.geometry.plane import Point
from tests.games import table

H = TypeVar("H")

FACTS = load()


def nothing(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """The tests put their own state on the table."""
    raise AssertionError(scenario, facts, options)


# The game as far as the modules that a test imports have written it, with no start of its own.
GAME: Game[State] = Game(BOOK, 1, SEATS, SCENARIOS, OPTIONS, State, load, nothing, {})


def inches(x: float, y: float) -> Point:
    return Point(round(x * INCH), round(y * INCH))


def setting(year: int = 1941, blue: str = "DE", red: str = "GB", **options: str) -> State:
    """An empty sea in the Gunnery Phase of turn 1, blue with the token; options are given with underscores."""
    chosen = {option.key: option.values[0] for option in OPTIONS}
    chosen |= {key.replace("_", "-"): value for key, value in options.items()}
    sides: dict[Seat, Side] = {BLUE: Side(blue, edge="south"), RED: Side(red, edge="north")}  # type: ignore[arg-type]
    public = Public("war-at-sea", chosen, year, sides, {}, {}, turn=1, phase="gunnery", token=BLUE)
    return State(FACTS, public, {seat: Private() for seat in SEATS}, NOTHING)


def put(s: State, seat: Seat, card: str, x: float, y: float, heading: int = 0, **changes: Any) -> Ship:
    """A fresh ship at a place in inches, called after her card; fields of hers can be set to something else."""
    made = new_ship(seat, FACTS.cards[CardId(card)], changes.pop("name", FACTS.cards[CardId(card)].name))
    s.public.ships[made.id] = made
    return s.public.change_ship(
        made.id, **{"status": "table", "at": inches(x, y), "heading": heading, "has_moved": True, **changes}
    )


def fly(s: State, seat: Seat, plane: str, x: float, y: float, **changes: Any) -> Flight:
    """A Flight in the air at a place in inches, armed; fields of it can be set to something else."""
    number = 1 + sum(flight.plane == plane and flight.side == seat for flight in s.public.flights.values())
    name = FlightId(f"{seat}-{plane}-{number}")
    s.public.flights[name] = Flight(name, seat, PlaneId(plane), None, "air", at=inches(x, y))
    return s.public.change_flight(name, **changes)


def hints_of(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    assert ask.question.hints is kind
    return hints


class Table(table.Table[State]):
    """In a script a number is the face of one die, a tuple the faces of several, anything else what is dealt."""

    game: ClassVar[Game] = GAME

    @staticmethod
    def outcome(chance: Chance, written: Any) -> Any:
        return (written,) if isinstance(chance, Roll) and isinstance(written, int) else written

    @property
    def p(self) -> Public:
        return self.state.public

    def ship(self, name: str) -> Ship:
        """A ship as she is now."""
        return self.p.ships[ShipId(name)]

    def flight(self, name: str) -> Flight:
        """A Flight as it is now."""
        return self.p.flights[FlightId(name)]
