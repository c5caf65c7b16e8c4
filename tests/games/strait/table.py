"""A table for the tests of the strait: ships put where a test wants them, dice and cards that fall as it says."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from huffduff.engine.chance import Scripted, Source
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do
from huffduff.engine.secrecy import Event, Outcome
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.strait import GAME
from huffduff.games.strait.book import BOOK
from huffduff.games.strait.captains import Points
from huffduff.games.strait.damage_control import Pass
from huffduff.games.strait.facts import ShipId, load
from huffduff.games.strait.manoeuvres import Manoeuvre
from huffduff.games.strait.sea import HEADINGS, SPACES, Heading, Space
from huffduff.games.strait.setup import Officers, appoint, deploy
from huffduff.games.strait.shooting import Hold
from huffduff.games.strait.state import Damage, Public, Ship, State, fresh
from huffduff.geometry.squares import Facing, Square

FACTS = load()

BISMARCK = ShipId("bismarck")
PRINZ_EUGEN = ShipId("prinz-eugen")
GNEISENAU = ShipId("gneisenau")
ADMIRAL_HIPPER = ShipId("admiral-hipper")
NURNBERG = ShipId("nurnberg")
Z23 = ShipId("z23")
Z24 = ShipId("z24")
HOOD = ShipId("hood")
PRINCE_OF_WALES = ShipId("prince-of-wales")
NORFOLK = ShipId("norfolk")
SUFFOLK = ShipId("suffolk")
MANCHESTER = ShipId("manchester")
ELECTRA = ShipId("electra")
ICARUS = ShipId("icarus")

LINDEMANN_BRINKMANN = ("lindemann", "brinkmann")
HOLLAND_LEACH = ("holland", "leach")
RESTED = Outcome(None, "test-rested")


def space(label: str) -> Space:
    """The number of a space such as D4."""
    square = Square.at(label)
    return SPACES[square.row * 8 + square.column]


def facing(name: str) -> Heading:
    return HEADINGS[Facing[name]]


def dice(total: int) -> tuple[int, int]:
    """Two faces that add up to this."""
    first = min(6, total - 1)
    return first, total - first


def setting(
    scenario: str = "denmark-strait",
    german: tuple[str, str] = LINDEMANN_BRINKMANN,
    british: tuple[str, str] = HOLLAND_LEACH,
    straight: str = "off",
    **places: str,
) -> State:
    """A game whose captains are chosen, with some ships moved: `hood="E4 W"` puts her on E4 facing west."""
    state = fresh(FACTS, deploy(FACTS, scenario, {"straight-ahead-only": straight}))
    appoint(state, Officers(*german), Officers(*british))
    state.events.clear()
    state.public.turn = 1
    for name, place in places.items():
        put(state, ShipId(name.replace("_", "-")), place)
    return state


def put(state: State, name: ShipId, place: str) -> None:
    """Move a ship to a place such as `E4 W`."""
    label, heading = place.split()
    state.public.change(name, space=space(label), facing=facing(heading))


def damaged(p: Public, name: ShipId, *cards: str, **changes: Any) -> Ship:
    """Lay damage cards, such as `KH`, beside a ship, taken from nobody's deck; other things may happen to her too."""
    return p.change(name, cards=(*p.ships[name].cards, *(Damage(card) for card in cards)), **changes)


def rest(state: State) -> None:
    """The last line of a test's agenda."""
    state.outcome = RESTED


def least(options: tuple[Any, ...]) -> Any:
    """The answer that changes least: stay, hold fire, repair nothing, spend nothing, let results stand."""
    for option in options:
        stays = isinstance(option, Manoeuvre) and option == Manoeuvre(option.ship)
        if stays or isinstance(option, Hold | Pass) or option in ("no", Points(0, 0)):
            return option
    return options[0]


@lru_cache
def sentences(language: str) -> FluentBundle:
    """What the engine and this game can say in a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in (resources.files("huffduff") / "words" / language).iterdir():
        if file.name.startswith(("strait", "engine")):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(key: str, params: Mapping[str, Any]) -> list[str]:
    """The sentence in both languages; every variable it mentions must be among the parameters."""
    said = []
    for language in ("en", "es"):
        words = sentences(language)
        pattern = words.get_message(key).value
        assert pattern is not None, key
        plain = {name: value for name, value in params.items() if isinstance(value, str | int)}
        text, errors = words.format_pattern(pattern, plain)
        assert not errors, (key, params, errors)
        said.append(str(text))
    return said


class Table:
    """A position and its script; an int in the script is the sum of two dice, a str is a card.

    What happens after the script is an error, unless another source goes on.
    """

    def __init__(self, state: State, *agenda: Do, script: Iterable[Any] = (), then: Source | None = None) -> None:
        game = Game(
            BOOK,
            GAME.version,
            GAME.seats,
            GAME.scenarios,
            GAME.options,
            State,
            load,
            lambda *_: (state.copy(), (*agenda, Do("rest"))),
            {},
        )
        game.steps = {**BOOK.steps, "rest": rest}
        outcomes = [dice(outcome) if isinstance(outcome, int) else outcome for outcome in script]
        self.source = Scripted(outcomes, then)
        self.position: Position[State] = begin(game, FACTS, state.public.scenario, state.public.options, self.source)
        self.events: list[Event] = []
        self._hear()

    @property
    def p(self) -> Public:
        return self.position.now.public

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        (ask,) = self.position.asks
        return ask

    @property
    def options(self) -> tuple[Any, ...]:
        return tuple(self.ask.choice.offered())

    @property
    def hints(self) -> Any:
        """What a client is shown with the open question."""
        return self.ask.choice.hints()

    @property
    def rested(self) -> bool:
        """Whether the agenda came to its end without a verdict."""
        return self.position.outcome == RESTED

    def answer(self, *values: object, seat: str | None = None) -> "Table":
        """Answer the open questions one after the other."""
        for value in values:
            self.position = answer(self.position, seat or self.ask.seat, value, self.source)
            self._hear()
        return self

    def _hear(self) -> None:
        for event in self.position.events:
            assert say(event.key, event.params)
        for ask in self.position.asks:
            assert say(ask.key, ask.params)
        self.events.extend(self.position.events)

    def idle(self, until: str = "") -> "Table":
        """Do as little as the rules allow, up to the first question with this key or the end of the agenda."""
        while not self.position.over and self.ask.key != until:
            self.answer(least(self.options))
        return self

    def refused(self, value: object, seat: str | None = None) -> Refused:
        """The refusal that this answer meets, which can be said in both languages; nothing changes."""
        before = self.position
        with pytest.raises(Refused) as caught:
            answer(before, seat or self.ask.seat, value, self.source)
        assert say(caught.value.key, caught.value.params)
        return caught.value

    def go_on(self, *agenda: Do, script: Iterable[Any] = ()) -> "Table":
        """Another agenda from where this one has come to rest."""
        assert self.rested
        state = self.position.now.copy()
        state.outcome = None
        return Table(state, *agenda, script=script)

    def told(self, key: str) -> list[dict[str, Any]]:
        """What everybody has heard under this key."""
        return [event.params for event in self.events if event.key == key]
