"""Dogfights: at the end of the Gunnery Phase every pair of Flights in contact fights."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.contact import down, supporters
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import FlightId
from huffduff.games.vas.state import Public, State


class Pair(msgspec.Struct, frozen=True):
    """Two enemy Flights in contact."""

    flight: FlightId
    enemy: FlightId


class PairChance(msgspec.Struct, frozen=True):
    """A dogfight: what each side adds to its die, and the chances of the first, of the second, and of a draw."""

    pair: Pair
    bonus: int
    enemy_bonus: int
    wins: float
    loses: float
    draw: float


class DogfightHints(msgspec.Struct, frozen=True):
    pairs: tuple[PairChance, ...]


DOGFIGHTS = question("vas-ask-dogfights", "VS-DOG.14", answer=tuple[Pair, ...], hints=DogfightHints)


@rule("VS-DOG.3", "VS-DOG.7", "VS-DOG.8", "VS-AIR.37", "VS-EX.17")
def bonus(facts: Facts, p: Public, flight: FlightId) -> int:
    """What a Flight adds to its die: its Dogfight score, and one for each supporter."""
    return facts.planes[p.flights[flight].plane].dogfight + supporters(p, flight)


def pair_chance(facts: Facts, p: Public, pair: Pair) -> PairChance:
    """The chances of a dogfight as it stands."""
    ours, theirs = bonus(facts, p, pair.flight), bonus(facts, p, pair.enemy)
    throws = [(one + ours, two + theirs) for one in range(1, 7) for two in range(1, 7)]
    wins, loses = sum(one > two for one, two in throws), sum(one < two for one, two in throws)
    return PairChance(pair, ours, theirs, wins / 36, loses / 36, (36 - wins - loses) / 36)


class Sequence(Choice[tuple[Pair, ...]]):
    """The orders in which all dogfights can be fought."""

    __slots__ = ("_pairs",)
    kind = "orders"

    def __init__(self, facts: Facts, p: Public) -> None:
        self._pairs = tuple(Pair(*pair) for pair in p.dogfights)
        super().__init__(lambda: DogfightHints(tuple(pair_chance(facts, p, pair) for pair in self._pairs)))

    def refusal(self, value: tuple[Pair, ...]) -> Refused | None:
        if len(value) != len(self._pairs) or any(pair not in value for pair in self._pairs):
            return Refused("vas-not-all-dogfights", "VS-DOG.6", pairs=len(self._pairs))
        return None

    @property
    def default(self) -> tuple[Pair, ...]:
        return self._pairs

    def sample(self, rng: Rng) -> tuple[Pair, ...]:
        pairs = list(self._pairs)
        rng.shuffle(pairs)
        return tuple(pairs)


@rule("VS-DOG.14")
def _entangled(p: Public) -> bool:
    """Whether it matters in which order they fight: a Flight in two fights, or one that has company."""
    fighters = [flight for pair in p.dogfights for flight in pair]
    return len(set(fighters)) < len(fighters) or any(flight in pair for pair in p.company for flight in fighters)


@rule("VS-DOG.6", "VS-DOG.12", "VS-DOG.14", "VS-TURN.9")
@step
def dogfight_phase(s: State) -> Asking:
    """The holder of the token says in which order they are fought."""
    p = s.public
    pairs = tuple(Pair(*pair) for pair in p.dogfights)
    if len(pairs) > 1 and _entangled(p):
        assert p.token is not None, "nobody has the initiative"
        pairs = yield from DOGFIGHTS.put(p.token, Sequence(s.data, p))
    return [do(dogfight, pair.flight, pair.enemy) for pair in pairs]


@rule("VS-DOG.3", "VS-DOG.7", "VS-DOG.11")
def duel(s: State, flight: FlightId, enemy: FlightId, drawn: str) -> Generator[Want, Any, bool]:
    """A die each: the higher result destroys the other Flight.  Whether it was a draw, which is told by its own key."""
    ours, theirs = bonus(s.data, s.public, flight), bonus(s.data, s.public, enemy)
    told = {"flight": flight, "enemy": enemy, "bonus": ours, "enemy_bonus": theirs}
    one, two = yield Roll("vas-roll-dogfight", EVERYONE, (6, 6), **told)
    results = {"flight": flight, "enemy": enemy, "first": one + ours, "second": two + theirs}
    if one + ours == two + theirs:
        s.tell(EVERYONE, drawn, **results)
        return True
    s.tell(EVERYONE, "vas-dogfight", **results)
    down(s, enemy if one + ours > two + theirs else flight)
    return False


@rule("VS-DOG.7", "VS-DOG.11", "VS-DOG.12", "VS-DOG.13", "VS-DOG.14", "VS-TRAIT.43", "VS-EX.17", "VS-FSM.3")
@step
def dogfight(s: State, flight: FlightId, enemy: FlightId) -> Asking:
    """A pair fights, if both are still there; after a draw they stay locked."""
    if (flight, enemy) in s.public.dogfights:
        yield from duel(s, flight, enemy, "vas-dogfight-draw")
    return ()
