"""A table for the tests of the strait: ships put where a test wants them, dice and cards that fall as it says."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource

from huffduff.engine.chance import Scripted, Source
from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do
from huffduff.engine.secrecy import Event, Nothing, Outcome
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.strait import GAME
from huffduff.games.strait.book import BOOK
from huffduff.games.strait.facts import load
from huffduff.games.strait.setup import appoint, deploy
from huffduff.games.strait.state import Damage, Public, Ship, State, fresh
from huffduff.geometry.squares import Facing, Square

FACTS = load()
LINDEMANN_BRINKMANN = ("lindemann", "brinkmann")
HOLLAND_LEACH = ("holland", "leach")
RESTED = Outcome(None, "test-rested")


def space(label: str) -> int:
    """The number of a space such as D4."""
    square = Square.at(label)
    return square.row * 8 + square.column


def facing(name: str) -> int:
    return int(Facing[name])


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
    appoint(state, german, british)
    state.events.clear()
    state.public.turn = 1
    for name, place in places.items():
        put(state, name.replace("_", "-"), place)
    return state


def put(state: State, name: str, place: str) -> Ship:
    """Move a ship to a place such as `E4 W`."""
    ship: Ship = state.public.ships[name]
    label, heading = place.split()
    ship.space, ship.facing = space(label), facing(heading)
    return ship


def damaged(ship: Ship, *cards: str) -> Ship:
    """Lay damage cards, such as `KH`, beside a ship; they are taken from nobody's deck."""
    ship.cards = (*ship.cards, *(Damage(card) for card in cards))
    return ship


def rest(state: State) -> None:
    """The last line of a test's agenda."""
    state.outcome = RESTED


def least(options: tuple[Value, ...]) -> Value:
    """The answer that changes least: stay, hold fire, repair nothing, spend nothing, let results stand."""
    for option in options:
        if option in ("no", (0, 0)) or option[1] in ("stay", "hold", "pass"):
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
            (Public, Nothing, Nothing),
            load,
            lambda *_: (state, (*agenda, Do("rest"))),
            {},
        )
        game.steps = {**BOOK.steps, "rest": rest}
        game.asks = {**game.asks, "rest": False}
        outcomes = [dice(outcome) if isinstance(outcome, int) else outcome for outcome in script]
        self.source = Scripted(outcomes, then)
        self.position = begin(game, FACTS, state.public.scenario, state.public.options, self.source)
        self.events: list[Event] = []
        self._hear()

    @property
    def p(self) -> Public:
        public: Public = self.position.now.public
        return public

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        (ask,) = self.position.asks
        return ask

    @property
    def options(self) -> tuple[Value, ...]:
        choice = self.ask.choice
        assert isinstance(choice, OneOf)
        return tuple(choice)

    @property
    def rested(self) -> bool:
        """Whether the agenda came to its end without a verdict."""
        return self.position.outcome == RESTED

    def answer(self, *values: Value, seat: str | None = None) -> "Table":
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

    def refused(self, value: Value, seat: str | None = None) -> Refused:
        """The refusal that this answer meets, which can be said in both languages; nothing changes."""
        before: Position = self.position
        with pytest.raises(Refused) as caught:
            answer(before, seat or self.ask.seat, value, self.source)
        assert say(caught.value.key, caught.value.params)
        return caught.value

    def go_on(self, *agenda: Do, script: Iterable[Any] = ()) -> "Table":
        """Another agenda from where this one has come to rest."""
        assert self.rested
        state = cast(State, self.position.now.copy())
        state.outcome = None
        return Table(state, *agenda, script=script)

    def told(self, key: str) -> list[dict[str, Any]]:
        """What everybody has heard under this key."""
        return [event.params for event in self.events if event.key == key]
