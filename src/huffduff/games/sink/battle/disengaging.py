"""Disengaging: a side that has had enough leaves with all it has, in groups of its choice."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.battle.line import board, groups, in_line, over, slowest, speed
from huffduff.games.sink.battle.pursuit import able_to_pursue, pursue
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import OTHER, Seat, ShipId
from huffduff.games.sink.parts import Battle, Fighter
from huffduff.games.sink.state import State

Group = tuple[ShipId, ...]


class Runner(msgspec.Struct, frozen=True):
    """A ship that would leave, her evasion, and the enemies fast enough to pursue her alone."""

    ship: ShipId
    evasion: int
    pursuers: tuple[ShipId, ...]


class DisengageHints(msgspec.Struct, frozen=True):
    """All ships that leave if anybody does."""

    ships: tuple[Runner, ...]


class GroupTried(msgspec.Struct, frozen=True):
    """A group of a draft: the evasion of its slowest ship, and the enemies who could pursue it; none means away."""

    ships: Group
    evasion: int
    pursuers: tuple[ShipId, ...]


class DisengageTried(msgspec.Struct, frozen=True):
    """A draft of groups."""

    refusal: Reason | None
    groups: tuple[GroupTried, ...]


DISENGAGE = question(
    "sink-ask-disengage", "SB-12.21.a", answer=tuple[Group, ...], hints=DisengageHints, tried=DisengageTried
)


@rule("SB-9.10.f", "SB-12.22.h")
def leavers(battle: Battle, seat: Seat) -> tuple[Fighter, ...]:
    """The ships of a side that leave together or not at all: all that neither run nor pursue, escorts excepted."""
    return tuple(fighter for fighter in in_line(battle, seat) if not fighter.escort)


@rule("SB-12.11.e", "SB-12.21.a", "SB-12.21.b", "SB-12.21.c", "SB-12.23.a")
@step
def disengage(s: State, seat: Seat) -> Asking:
    """At the end of every round, first the German and then the British player may leave with his whole force, divided
    into groups as he likes; whoever leaves first, the other lets him go or pursues him."""
    battle, facts = board(s.public), s.data
    enemies = in_line(battle, OTHER[seat])
    leaving = leavers(battle, seat)
    if over(battle) or not leaving or not enemies:
        return None
    formed = yield from DISENGAGE.put(seat, disengage_choice(facts, battle, seat), round=battle.round)
    first = max(groups(battle), default=0) + 1
    for number, ships in enumerate(formed, first):
        for ship in ships:
            battle.change(ship, group=number)
            s.tell(EVERYONE, "sink-runs", ship=ship, group=number)
    return (do(pursue, OTHER[seat]),)


def disengage_choice(facts: Facts, battle: Battle, seat: Seat) -> Orders[Group]:
    """No group at all, to fight on, or groups of all ships that can leave."""
    leaving = leavers(battle, seat)
    return Orders(
        lambda formed: groups_refusal(leaving, formed),
        lambda rng: some_groups(leaving, rng),
        lambda: disengage_hints(facts, battle, leaving),
        lambda formed: disengage_preview(facts, battle, leaving, formed),
    )


@rule("SB-12.21.b", "SB-12.21.c")
def groups_refusal(leaving: Sequence[Fighter], formed: Sequence[Group]) -> Refused | None:
    """Every ship that can leave is in one group, and no group is empty."""
    left = {fighter.ship for fighter in leaving}
    for number, ships in enumerate(formed, 1):
        if not ships:
            return Refused("sink-refuse-empty-group", "SB-12.21.c", order=number)
        for ship in ships:
            if ship not in left:
                return Refused("sink-refuse-not-leaving", "SB-12.22.h", order=number, ship=ship)
            left.remove(ship)
    if formed and left:
        missing = next(fighter.ship for fighter in leaving if fighter.ship in left)
        return Refused("sink-refuse-whole-force", "SB-12.21.b", ship=missing)
    return None


def some_groups(leaving: Sequence[Fighter], rng: Rng) -> tuple[Group, ...]:
    """Mostly fight on; else in one or two groups."""
    if rng.random() < 0.7:
        return ()
    cut = int(rng.random() * len(leaving))
    names = tuple(fighter.ship for fighter in leaving)
    return tuple(part for part in (names[:cut], names[cut:]) if part)


def disengage_hints(facts: Facts, battle: Battle, leaving: Sequence[Fighter]) -> DisengageHints:
    def runner(fighter: Fighter) -> Runner:
        fast = speed(facts, fighter)
        return Runner(fighter.ship, fast, able_to_pursue(facts, battle, OTHER[fighter.seat], fast))

    return DisengageHints(tuple(map(runner, leaving)))


def disengage_preview(
    facts: Facts, battle: Battle, leaving: Sequence[Fighter], formed: tuple[Group, ...]
) -> DisengageTried:
    """How fast each group is, and who could keep up with it."""
    by_name: dict[ShipId, Fighter] = {fighter.ship: fighter for fighter in leaving}

    def tried(ships: Group) -> GroupTried:
        members = tuple(by_name[ship] for ship in ships if ship in by_name)
        if not members:
            return GroupTried(ships, 0, ())
        fast = slowest(facts, members)
        return GroupTried(ships, fast, able_to_pursue(facts, battle, OTHER[members[0].seat], fast))

    return DisengageTried(reason(groups_refusal(leaving, formed)), tuple(map(tried, formed)))
