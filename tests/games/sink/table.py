"""A table for the tests of this game: task forces, convoys and aircraft where a test wants them, dice as it says.

Every sentence that is told, asked or refused on it must exist in both languages, with all that it speaks of.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from huffduff.engine.chance import Chance, Roll, Scripted, Source
from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do, Step
from huffduff.engine.secrecy import Event, Outcome
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, AirId, ConvoyId, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Convoy, Force, Shadow, Ship, Token
from huffduff.games.sink.state import Private, Public, State, Umpire
from huffduff.words import LANGUAGES, Words

FACTS = load()
WORDS = tuple(Words(language) for language in LANGUAGES)
RESTED = Outcome(None, "test-rested")
DEFAULTS = {"fuel": "off", "blind-convoys": "off"}


def setting(turn: int = 1, visibility: str = "fair", scenario: str = "historical", **options: str) -> State:
    """An empty map by day, with every aircraft of recon on its base; options are given with underscores."""
    chosen = {**DEFAULTS, **{key.replace("_", "-"): value for key, value in options.items()}}
    public = Public(scenario, chosen, turn, visibility=visibility)  # type: ignore[arg-type]
    return State(FACTS, public, {side: Private({}) for side in SEATS}, Umpire())


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

    The first letter of the token, G or B, is its side.
    """
    name = TokenId(token)
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


def rest(state: State) -> None:
    """The last line of a test's agenda."""
    state.outcome = RESTED


def check_end(state: State) -> None:
    """Stands in for the end of the game, unless a test wants the real one."""


class Script(Scripted):
    """Outcomes in order; a number is the face of one die, several dice are a tuple."""

    def draw(self, number: int, chance: Chance) -> int:
        if isinstance(chance, Roll) and self._outcomes and not isinstance(self._outcomes[0], tuple):
            self._outcomes[0] = (self._outcomes[0],)
        return super().draw(number, chance)


def spoken(key: str, params: Mapping[str, Any]) -> None:
    """Make sure that a sentence exists in all languages and lacks nothing that it speaks of."""
    for words in WORDS:
        assert words.has(key), f"no sentence for {key}"
        text = words(key, params)
        assert "$" not in text, f"{key} lacks something: {text}"


class Table:
    """A position and its script.  What chance wants after the script is an error, unless another source goes on.

    `steps` takes the place of steps of the book, for tests that stop before them.
    """

    def __init__(
        self,
        state: State,
        *agenda: Do,
        script: Iterable[Any] = (),
        then: Source | None = None,
        steps: Mapping[str, Step] | None = None,
    ) -> None:
        lines = (*agenda, Do("rest"))
        game = Game(BOOK, 1, SEATS, (state.public.scenario,), (), State, load, lambda *_: (state, lines), {})
        game.steps = {"check_end": check_end, **BOOK.steps, "rest": rest, **(steps or {})}
        self.source = Script(script, then)
        self.events: list[Event] = []
        self._at(begin(game, FACTS, state.public.scenario, {}, self.source))

    def _at(self, position: Position[State]) -> None:
        self.position = position
        self.events.extend(position.events)
        for event in position.events:
            spoken(event.key, event.params)
        for ask in position.asks:
            spoken(ask.key, ask.params)
            ask.choice.hints()

    @property
    def state(self) -> State:
        return self.position.now

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

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        (ask,) = self.position.asks
        return ask

    def asked(self, seat: Seat) -> Ask:
        """What a seat is asked."""
        ask = self.position.ask(seat)
        assert ask is not None
        return ask

    @property
    def options(self) -> tuple[Any, ...]:
        choice = self.ask.choice
        assert isinstance(choice, OneOf)
        return tuple(choice)

    @property
    def rested(self) -> bool:
        """Whether the agenda came to its end, without a verdict and with nothing left in the script."""
        return self.position.outcome == RESTED and not self.source.left

    def answer(self, *values: Any, seat: Seat | None = None) -> "Table":
        """Answer the open questions one after the other."""
        for value in values:
            self._at(answer(self.position, seat or self.ask.seat, value, self.source))
        return self

    def sealed(self, german: Any, british: Any) -> "Table":
        """Both sides answer what they are asked at the same time."""
        return self.answer(german, seat=GERMAN).answer(british, seat=BRITISH)

    def refused(self, value: Any, seat: Seat | None = None) -> Refused:
        """The refusal that this answer meets; nothing changes."""
        before = self.position
        with pytest.raises(Refused) as caught:
            answer(before, seat or self.ask.seat, value, self.source)
        spoken(caught.value.key, caught.value.params)
        return caught.value

    def told(self, key: str, seat: Seat | None = None) -> list[dict[str, Any]]:
        """What a seat (or, without one, everybody) has heard under this key."""
        return [event.params for event in self.events if event.key == key and event.reaches(seat)]

    def heard(self, seat: Seat | None) -> list[str]:
        """The keys of everything a seat has heard, in order."""
        return [event.key for event in self.events if event.reaches(seat)]
