"""Pursuit: who goes after a group that runs, who gives up, and whether the group gets away."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.attacks import FACES
from huffduff.games.sink.battle.line import (
    board,
    fighting,
    group,
    groups,
    in_line,
    pursuers,
    release,
    settle,
    slowest,
    speed,
)
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import OTHER, Range, Seat, ShipId
from huffduff.games.sink.parts import Battle, Fighter
from huffduff.games.sink.state import State


class Chase(msgspec.Struct, frozen=True):
    """A ship that goes after a group."""

    ship: ShipId
    group: int


class Running(msgspec.Struct, frozen=True):
    """A group that runs, how fast it is, and who could pursue it."""

    group: int
    ships: tuple[ShipId, ...]
    evasion: int
    pursuers: tuple[ShipId, ...]


class PursueHints(msgspec.Struct, frozen=True):
    """The groups that run, the range at which a pursuit would be fought, and the faces of a die with which a group
    gets away at the end of each of its rounds."""

    range: Range
    escape_from: int
    groups: tuple[Running, ...]


PURSUE = question("sink-ask-pursue", "SB-12.22.a", answer=tuple[Chase, ...], hints=PursueHints)
BREAK_OFF = question("sink-ask-break-off", "SB-12.22.f", answer=tuple[ShipId, ...], hints=PursueHints)


@rule("SB-12.22.b", "SB-12.22.h")
def able_to_pursue(facts: Facts, battle: Battle, seat: Seat, fast: int) -> tuple[ShipId, ...]:
    """The ships of a side that can keep up with an evasion; escorts stay with their convoy."""
    return tuple(
        fighter.ship for fighter in in_line(battle, seat) if not fighter.escort and speed(facts, fighter) >= fast
    )


def fresh_groups(battle: Battle) -> tuple[int, ...]:
    """The groups that have just declared, and that nobody pursues yet."""
    return tuple(number for number in groups(battle) if not pursuers(battle, number))


@rule("SB-12.22.a", "SB-12.22.b", "SB-12.22.c", "SB-12.22.d")
@step
def pursue(s: State, seat: Seat) -> Asking:
    """The other side says which of its ships go after which group; groups that nobody pursues are away.

    Ships that do not pursue are out of the battle, unless somebody is left in the enemy's line.
    """
    battle, facts = board(s.public), s.data
    running = fresh_groups(battle)
    chances = {number: able_to_pursue(facts, battle, seat, slowest(facts, group(battle, number))) for number in running}
    chases: tuple[Chase, ...] = ()
    if any(chances.values()):
        choice = Orders(
            lambda orders: pursuit_refusal(battle, seat, chances, orders),
            lambda rng: some_pursuit(chances, rng),
            lambda: pursue_hints(facts, battle, chances),
        )
        chases = yield from PURSUE.put(seat, choice, round=battle.round)
    if chases:
        battle.frozen = facts.tables.guns.ranges.at(battle.round)
    for chase in chases:
        battle.change(chase.ship, chasing=chase.group)
        s.tell(EVERYONE, "sink-pursues", ship=chase.ship, group=chase.group)
    if not in_line(battle, OTHER[seat]):
        for fighter in in_line(battle, seat):
            battle.change(fighter.ship, left="out")
    _tell_away(s, settle(battle))
    return None


def pursuit_refusal(
    battle: Battle, seat: Seat, chances: dict[int, tuple[ShipId, ...]], orders: Sequence[Chase]
) -> Refused | None:
    """Each ship pursues one group that she can keep up with."""
    sent: list[ShipId] = []
    for number, order in enumerate(orders, 1):
        fighter = battle.fighters.get(order.ship)
        about = {"order": number, "ship": order.ship}
        if fighter is None or fighter not in in_line(battle, seat) or order.group not in chances:
            return Refused("sink-refuse-no-pursuit", "SB-12.22.a", **about)
        if fighter.escort:
            return Refused("sink-refuse-escort-pursues", "SB-12.22.h", **about)
        if order.ship not in chances[order.group]:
            return Refused("sink-refuse-too-slow", "SB-12.22.b", **about)
        if order.ship in sent:
            return Refused("sink-refuse-pursues-two", "SB-12.22.a", **about)
        sent.append(order.ship)
    return None


def some_pursuit(chances: dict[int, tuple[ShipId, ...]], rng: Rng) -> tuple[Chase, ...]:
    """Every ship that can, more often than not."""
    found: dict[ShipId, Chase] = {}
    for number, ships in chances.items():
        for ship in ships:
            if ship not in found and rng.random() < 0.6:
                found[ship] = Chase(ship, number)
    return tuple(found.values())


def pursue_hints(facts: Facts, battle: Battle, chances: dict[int, tuple[ShipId, ...]]) -> PursueHints:
    def running(number: int) -> Running:
        members = group(battle, number)
        names = tuple(fighter.ship for fighter in members)
        return Running(number, names, slowest(facts, members), chances[number])

    table = facts.tables.guns
    return PursueHints(battle.frozen or table.ranges.at(battle.round), table.escape_from, tuple(map(running, chances)))


@rule("SB-12.22.f")
@step
def break_off(s: State) -> Asking:
    """At the end of a round of pursuit those whom damage has made too slow fall back, and others may give up; a group
    that nobody is left to pursue is away."""
    battle, facts = board(s.public), s.data
    chasing = tuple(fighter for fighter in fighting(battle) if fighter.chasing)
    if not chasing:
        return None
    able = tuple(fighter.ship for fighter in chasing if not falls_back(facts, battle, fighter))
    given_up: tuple[ShipId, ...] = ()
    if able:
        chances = {number: tuple(fighter.ship for fighter in pursuers(battle, number)) for number in groups(battle)}
        choice = Orders(
            lambda ships: break_off_refusal(able, ships),
            lambda rng: tuple(ship for ship in able if rng.random() < 0.2),
            lambda: pursue_hints(facts, battle, chances),
        )
        given_up = yield from BREAK_OFF.put(chasing[0].seat, choice, round=battle.round)
    for fighter in chasing:
        if fighter.ship not in able:
            s.tell(EVERYONE, "sink-falls-back", ship=fighter.ship)
        elif fighter.ship in given_up:
            s.tell(EVERYONE, "sink-breaks-off", ship=fighter.ship)
        else:
            continue
        release(battle, fighter)
    _tell_away(s, settle(battle))
    return tuple(do(escape, number) for number in groups(battle))


@rule("SB-12.22.f")
def falls_back(facts: Facts, battle: Battle, fighter: Fighter) -> bool:
    """Whether a pursuer has become slower than the group she is after."""
    members = group(battle, fighter.chasing)
    return bool(members) and speed(facts, fighter) < slowest(facts, members)


def break_off_refusal(names: Sequence[ShipId], ships: Sequence[ShipId]) -> Refused | None:
    """Only ships that pursue, each once."""
    for number, ship in enumerate(ships, 1):
        if ship not in names or ship in ships[: number - 1]:
            return Refused("sink-refuse-not-pursuing", "SB-12.22.f", order=number, ship=ship)
    return None


@rule("SB-12.22.e")
@step
def escape(s: State, number: int) -> Asking:
    """At the end of each round of pursuit a die of 9 or 10 takes a group away."""
    need = s.data.tables.guns.escape_from
    (die,) = yield Roll("sink-roll-escape", EVERYONE, (FACES,), group=number, need=need)
    battle = board(s.public)
    if die >= need:
        for fighter in group(battle, number):
            battle.change(fighter.ship, left="away")
        s.tell(EVERYONE, "sink-group-away", group=number)
        settle(battle)
    return None


def _tell_away(s: State, gone: Sequence[int]) -> None:
    for number in gone:
        s.tell(EVERYONE, "sink-group-away", group=number)
