"""The way of a raider: where convoys can be met, what ending a turn somewhere may cost, and the best of all courses."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy

import msgspec

from huffduff.engine.choices import Rng
from huffduff.games.sink.captain.fleet import enemy_hulls
from huffduff.games.sink.captain.forecast import Fight, Hull, fast, taken, worth
from huffduff.games.sink.captain.merchants import next_chances, prize, track
from huffduff.games.sink.captain.numbers import (
    BRUISE,
    CAUGHT,
    COAST,
    COAST_PASSED,
    EXPOSURE,
    FOG_WORTH,
    FOUND,
    FOUND_DARK,
    GUARDED,
    GUESS,
    GUESS_FADES,
    HARASSED,
    HOMEWARD,
    HURRY,
    LEFT_BEHIND,
    NERVE,
    NEVER,
    PASSING,
    SHADOWED_GUESS,
    TURN,
    UNGUARDED,
)
from huffduff.games.sink.captain.prospects import Aim
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, ConvoyId, Hex, TokenId
from huffduff.games.sink.parts import Token
from huffduff.games.sink.state import Public


class Menace(msgspec.Struct, frozen=True):
    """A British marker: how far it can go in a turn, and the points that a fight with it would cost."""

    token: TokenId
    hex: Hex
    reach: int
    cost: float


def bruises(facts: Facts, own: list[Hull], enemies: list[Hull]) -> float:
    """What it costs to be caught: the damage of the rounds before one can leave, and what a lost fight would cost."""
    fight = Fight(facts, own, enemies)
    before = sum(worth(facts, hull.ship) * taken(facts, hull) for hull in own)
    caught = fight.hurt[min(CAUGHT, len(fight.hurt)) - 1] if fight.hurt else before
    return max(-fight.value(GERMAN), BRUISE * (caught - before), 0.0)


class Sea:
    """The map as one raider sees it; dummies look at it with a whim of their own."""

    def __init__(self, facts: Facts, public: Public, own: Iterable[Hull]) -> None:
        self.facts, self.public, self.own = facts, public, list(own)
        self.night = public.turn + 1 in facts.tables.track.night
        self.menaces = [self.menace(token) for token in public.tokens.values() if token.side == BRITISH]
        self.worth = {convoy: self.appeal(convoy) for convoy in public.convoys}
        self.tracks = {
            name: [(turns, spot) for turns, spot in enumerate(track(facts, convoy)) if facts.chart.enters(GERMAN, spot)]
            for name, convoy in public.convoys.items()
        }
        self.notions: dict[Hex, float] = {}

    def fancied(self, whim: float, rng: Rng) -> "Sea":
        """The same map with notions of its own about every hex."""
        other = copy(self)
        other.notions = {place: whim * rng.random() for place in self.facts.chart.seas}
        return other

    def menace(self, token: Token) -> Menace:
        """What a marker may do."""
        enemies = enemy_hulls(self.facts, self.public, token)
        hexes = self.facts.tables.speed.hexes
        reach = min((hexes.at(fast(self.facts, hull)) for hull in enemies), default=0)
        cost = bruises(self.facts, self.own, enemies) if self.own and enemies else 0.0
        likely = max((hull.likely for hull in enemies), default=0.0)
        return Menace(token.id, token.hex, 0 if token.port else reach, cost + EXPOSURE * likely)

    def appeal(self, name: ConvoyId) -> float:
        """What a convoy is worth to a raider, by what is seen with it."""
        convoy = self.public.convoys[name]
        beside = [menace for menace in self.menaces if menace.hex == convoy.hex]
        strong = max((menace.cost for menace in beside), default=0.0) > 2 * EXPOSURE
        share = GUARDED if strong else HARASSED if beside else UNGUARDED
        return share * prize(self.facts, convoy)

    # --- danger -----------------------------------------------------------------------------------------------------

    def danger(self, place: Hex, shadowed: bool = False) -> float:
        """What it may cost to end a turn in a hex."""
        found = 1.0 if shadowed else FOUND_DARK if self.night else FOUND
        total = COAST if self.facts.chart.exposes(GERMAN, place) else 0.0
        for menace in self.menaces:
            away = self.facts.chart.distance(menace.hex, place)
            if away <= menace.reach + 1:
                come = SHADOWED_GUESS if shadowed else GUESS * GUESS_FADES ** max(away - 1, 0)
                total += (come if away <= menace.reach else come / 2) * found * menace.cost
        return total

    def passing(self, place: Hex) -> float:
        """What it may cost to sail through a hex."""
        coast = COAST_PASSED if self.facts.chart.exposes(GERMAN, place) else 0.0
        return coast + PASSING * sum(menace.cost for menace in self.menaces if menace.hex == place)

    # --- what there is to win -----------------------------------------------------------------------------------------

    def hunting(self, place: Hex, speed: int) -> float:
        """What a raider may hope for from a hex in the turns after this one: the best convoy that it can meet."""
        found = (
            self.worth[name] * LEFT_BEHIND - TURN * self.late(points, place, speed)
            for name, points in self.tracks.items()
            if points
        )
        return max(found, default=-TURN * NEVER)

    def late(self, points: Sequence[tuple[int, Hex]], place: Hex, speed: int) -> float:
        """The turns until a convoy can be met: on its track, or where that ends."""
        away = 0
        for turns, spot in points:
            away = self.facts.chart.steps_to(GERMAN, (spot,)).get(place, NEVER)
            if away <= speed * turns:
                return max(turns, 1)
        return away / max(speed, 1) + 1

    def meetings(self) -> dict[Hex, float]:
        """What there is to win in each hex in this turn."""
        found: dict[Hex, float] = {}
        raiders = [token.hex for token in self.public.tokens.values() if token.side == GERMAN]
        for name, convoy in self.public.convoys.items():
            for place, chance in next_chances(self.facts, convoy, raiders).items():
                found[place] = found.get(place, 0.0) + chance * self.worth[name]
        return found

    # --- courses ------------------------------------------------------------------------------------------------------

    def course(self, start: Hex, speed: int, aim: Aim, shadowed: bool = False, oil: float = 0.0) -> tuple[Hex, ...]:
        """The best of all courses of a turn, if full speed costs so many points of oil."""
        meetings = {} if shadowed or aim.goals else self.meetings()
        goal = self.facts.chart.steps_to(GERMAN, aim.goals) if aim.goals else {}
        ends: dict[Hex, float] = {}
        best = float("-inf")
        chosen: tuple[Hex, ...] = ()
        stack: list[tuple[tuple[Hex, ...], float]] = [((), 0.0)]
        while stack:
            path, value = stack.pop()
            here = path[-1] if path else start
            if here == EXIT:
                return path
            if here not in ends:
                ends[here] = self.ending(here, speed, goal, shadowed, aim.urgent)
            burnt = oil if len(path) == speed else 0.0
            if value + ends[here] - burnt > best:
                best, chosen = value + ends[here] - burnt, path
            if len(path) >= speed:
                continue
            if aim.exit and self.facts.chart.southern(here):
                stack.append(((*path, EXIT), value))
            for near in self.facts.chart.ways(GERMAN, here):
                if near == start or near in path:
                    continue
                stack.append(((*path, near), value + meetings.get(near, 0.0) - self.passing(near)))
        return chosen

    def ending(self, place: Hex, speed: int, goal: Mapping[Hex, int], shadowed: bool, urgent: bool) -> float:
        """What it is worth to end a turn in a hex."""
        nerve = 1.0 if shadowed or goal else 1 - NERVE * self.public.turn / self.facts.tables.limits.turns
        value = self.notions.get(place, 0.0) - nerve * self.danger(place, shadowed)
        if shadowed and self.facts.chart.fog(place):
            value += FOG_WORTH
        if goal:
            return value - (HURRY if urgent else HOMEWARD) * goal.get(place, len(goal))
        return value + self.hunting(place, speed)
