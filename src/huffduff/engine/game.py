"""What the engine, the tools and the server need to know of a game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Do, Question, Step
from huffduff.engine.rulebook import Rulebook
from huffduff.engine.secrecy import Outcome, State, View

T = TypeVar("T", bound=State, default=Any)


class Player(Protocol):
    """Something that decides from what a seat may know, and from nothing else."""

    def __call__(self, view: View, ask: Ask, rng: Random, /) -> object: ...


def uniform(view: View, ask: Ask, rng: Random) -> object:  # noqa: ARG001
    """The player that every game has: any allowed answer, each as likely as the others."""
    return ask.choice.sample(rng)


class Truth(Generic[T]):
    """What lies behind a position: the state as the step began, the agenda, and whether the step has heard anything."""

    __slots__ = ("agenda", "fresh", "state")

    def __init__(self, state: T, agenda: tuple[Do, ...], fresh: bool) -> None:
        self.state = state
        self.agenda = agenda
        self.fresh = fresh


Variations = Callable[[Truth[T], str | None, Random], Iterator[Truth[T]]]
Naming = Callable[[Any, str, Any], Any]
Overview = Callable[[View], msgspec.Struct]


def as_it_is(data: Any, name: str, value: Any) -> Any:  # noqa: ARG001
    return value


class Option(msgspec.Struct, frozen=True):
    """A rule that can be played in more than one way; the first value is the default.

    `former` is how it was played before there was a choice, which matches of the first version go on with.
    `scenarios` are those in which it makes a difference; none means all.
    """

    key: str
    values: tuple[str, ...]
    rule: str
    former: str = ""
    scenarios: tuple[str, ...] = ()


class Worked(NamedTuple):
    """What a game has worked out: for programs, and as sentences (text keys with parameters) for people."""

    report: msgspec.Struct
    lines: tuple[tuple[str, Mapping[str, Any]], ...]


class Calculator(NamedTuple):
    """The exact chances of a situation that somebody describes by flags and their values; `Refused` says why not."""

    flags: tuple[str, ...]
    work_out: Callable[[Any, Mapping[str, str]], Worked]


class Game(Generic[T]):
    """One game: its seats in order, its steps by name, and how to start it.

    `overview` is what the rules make of a view (present values, reaches, dates), for a client that knows no rules;
    `odds` works out the chances of a situation that somebody describes;
    `variations` gives truths that differ only in what a seat (None: a spectator) must not know; `naming` is what
    people call the value of a parameter, by the data and the parameter's name.  Records of the game's earlier versions
    are read too, down to the first; `former_data` are digests of data files of theirs that play alike.
    """

    def __init__(
        self,
        book: Rulebook,
        version: int,
        seats: tuple[str, ...],
        scenarios: tuple[str, ...],
        options: tuple[Option, ...],
        state: type[T],
        load_data: Callable[[Path | None], Any],
        start: Callable[[Any, str, Mapping[str, str]], tuple[T, Iterable[Do]]],
        players: Mapping[str, Callable[[], Player]],
        variations: Variations[T] | None = None,
        naming: Naming = as_it_is,
        former_data: tuple[str, ...] = (),
        overview: Overview | None = None,
        odds: Calculator | None = None,
    ) -> None:
        self.book = book
        self.name = book.name
        self.version = version
        self.seats = seats
        self.scenarios = scenarios
        self.options = options
        self.state = state
        self.players = players
        self.variations = variations
        self.naming = naming
        self.former_data = former_data
        self.overview = overview
        self.odds = odds
        self.load_data = load_data
        self.steps: Mapping[str, Step] = book.steps
        self._start = start

    @property
    def questions(self) -> Mapping[str, Question]:
        """Everything that the game can ask, by text key."""
        return self.book.questions

    def unfit(self, version: int, digest: str, data: Any) -> Literal["rules", "data"] | None:
        """What keeps a match that was played with these rules and data from being replayed, or None."""
        if not 1 <= version <= self.version:
            return "rules"
        return None if digest in (data.digest, *self.former_data) else "data"

    def start(self, data: Any, scenario: str, options: Mapping[str, str]) -> tuple[T, Iterable[Do]]:
        """A fresh state and the agenda of the whole game."""
        if scenario not in self.scenarios:
            raise Refused("engine-no-such-scenario", scenario=scenario)
        return self._start(data, scenario, self.chosen(options))

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """The value of every option, defaults filled in."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known or value not in known[key].values:
                raise Refused("engine-no-such-option", option=key, value=value)
        return {key: options.get(key, option.values[0]) for key, option in known.items()}

    def agreed(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a match that began under these rules: what was no choice then stays as it was."""
        older = version < self.version
        former = {option.key: option.former for option in self.options if older and option.former}
        return {**former, **options}

    def load_state(self, data: Any, dumped: Mapping[str, Any]) -> T:
        """The state that `State.dump` wrote down."""
        public, private, umpire = self.state.compartments()
        return self.state(
            data,
            msgspec.convert(dumped["public"], public, str_keys=True),
            msgspec.convert(dumped["private"], dict[str, private], str_keys=True),  # type: ignore[valid-type]
            msgspec.convert(dumped["umpire"], umpire, str_keys=True),
            msgspec.convert(dumped["outcome"], Outcome | None),
        )
