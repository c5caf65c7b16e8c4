"""A table for the tests of this game: task forces, convoys and aircraft where a test wants them, dice as it says."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from huffduff.engine.chance import Chance, Roll, Source
from huffduff.engine.game import Game
from huffduff.engine.questions import Do, Step
from huffduff.engine.steps import Position
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import (
    BRITISH,
    GERMAN,
    SEATS,
    AirId,
    ConvoyId,
    Designator,
    Hex,
    Seat,
    ShipId,
    TokenId,
)
from huffduff.games.sink.options import OPTIONS
from huffduff.games.sink.parts import Convoy, Force, Shadow, Ship, Token
from huffduff.games.sink.setup import prepare
from huffduff.games.sink.state import Private, Public, State, Umpire
from tests.games import table

FACTS = load()
DEFAULTS = {option.key: option.values[0] for option in OPTIONS}


def setting(turn: int = 1, visibility: str = "fair", scenario: str = "historical", **options: str) -> State:
    """An empty map by day, with every aircraft of recon on its base; options are given with underscores."""
    chosen = {**DEFAULTS, **{key.replace("_", "-"): value for key, value in options.items()}}
    public = Public(scenario, chosen, turn, visibility=visibility)  # type: ignore[arg-type]
    return State(FACTS, public, {side: Private({}) for side in SEATS}, Umpire())


def on_leash(designator: Designator, place: Hex) -> bool:
    """Whether a hex is near enough to the track on which convoys of a designator travel."""
    return FACTS.chart.off_track(FACTS.convoys[designator].track, place) <= FACTS.tables.limits.leash


def band(
    s: State,
    token: str,
    place: str,
    *ships: str,
    escort: bool = False,
    moved: int = 0,
    allowance: int = 0,
    changes: Mapping[str, Any] | None = None,
    **marks: Any,
) -> TokenId:
    """A task force (without ships a dummy) in a hex: `marks` are fields of the token, `changes` of all of its ships.

    The first letter of the token, G or B, is its side; tokens that appear later are numbered after it.
    """
    name = TokenId(token)
    s.public.names = max(s.public.names, int(token[1:]))
    side: Seat = GERMAN if token[0] == "G" else BRITISH
    s.public.tokens[name] = Token(name, side, Hex(place), ((s.public.turn, Hex(place)),), **marks)
    private = s.private[side]
    names = tuple(map(ShipId, ships))
    private.forces[name] = Force(name, names, escort, moved, allowance)
    for ship in names:
        assert FACTS.ships[ship].side == side
        private.ships[ship] = Ship(ship, **{"fuel": FACTS.ships[ship].fuel, **(changes or {})})
    return name


def shadow(s: State, target: str, by: str, since: int | None = None, high_speed: bool = False) -> None:
    """A Shadowed marker on a German task force."""
    turn = s.public.turn - 1 if since is None else since
    s.public.shadows[TokenId(target)] = Shadow(TokenId(target), by, turn, high_speed)


def convoy(s: State, name: str, place: str, value: int = 6, **marks: Any) -> ConvoyId:
    """A convoy in a hex, named after its designator and a number (`HX-1`); the value 0 makes a dummy of it."""
    number, designator = ConvoyId(name), name.partition("-")[0]
    s.public.convoys[number] = Convoy(number, designator, Hex(place), **marks)  # type: ignore[arg-type]
    s.umpire.values[number] = value
    if s.public.options["blind-convoys"] == "off":
        s.private[BRITISH].cargo[number] = value
    return number


def recon(s: State, unit: str, place: str) -> AirId:
    """A recon aircraft over a hex."""
    s.public.recon[AirId(unit)] = Hex(place)
    return AirId(unit)


def spoken(key: str, params: Mapping[str, Any]) -> None:
    """Make sure that a sentence which no table tells exists in both languages."""
    assert table.say(BOOK.name, key, params)


def unended(state: State, *entered: str) -> None:
    """Stands in for the end of the game, unless a test wants the real one."""


class Table(table.Table[State]):
    """A position of this game; games do not end on it unless a test brings the real `check_end` among its steps."""

    game: ClassVar[Game] = Game(BOOK, 1, SEATS, tuple(FACTS.scenarios), OPTIONS, State, load, prepare, {})

    def __init__(
        self,
        state: State,
        *agenda: Do,
        script: Iterable[Any] = (),
        then: Source | None = None,
        steps: Mapping[str, Step] | None = None,
    ) -> None:
        super().__init__(state, *agenda, script=script, then=then, steps={"check_end": unended, **(steps or {})})

    @staticmethod
    def outcome(chance: Chance, written: Any) -> Any:
        """A number is the face of one die; several dice are a tuple."""
        return (written,) if isinstance(chance, Roll) and not isinstance(written, tuple) else written

    def _at(self, position: Position[State]) -> None:
        super()._at(position)
        for ask in position.asks:
            hints = ask.choice.hints()
            assert isinstance(hints, ask.question.hints or type(None))

    @property
    def p(self) -> Public:
        return self.state.public

    def private(self, seat: Seat) -> Private:
        return self.state.private[seat]

    def ship(self, name: str) -> Ship:
        """A ship as she is now."""
        return self.state.private[FACTS.ships[ShipId(name)].side].ships[ShipId(name)]

    def token(self, name: str) -> Token:
        """A token as it is now."""
        return self.p.tokens[TokenId(name)]

    def force(self, name: str) -> Force:
        """A box of a task force card as it is now."""
        return self.private(GERMAN if name[0] == "G" else BRITISH).forces[TokenId(name)]

    def convoy(self, name: str) -> Convoy:
        """A convoy as it is now."""
        return self.p.convoys[ConvoyId(name)]
