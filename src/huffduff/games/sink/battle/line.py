"""The line of battle: who is in it, who can get at whom, at what range, and who is screened."""

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import SEATS, Range, Seat
from huffduff.games.sink.parts import Battle, Fighter
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.state import Public


def board(public: Public) -> Battle:
    """The battle that is being fought."""
    assert public.battle is not None, "there is no battle"
    return public.battle


def fighting(battle: Battle, seat: Seat | None = None) -> tuple[Fighter, ...]:
    """The ships that are still in the battle, of one side or of both."""
    return tuple(
        fighter for fighter in battle.fighters.values() if not fighter.left and (seat is None or fighter.seat == seat)
    )


def in_line(battle: Battle, seat: Seat) -> tuple[Fighter, ...]:
    """The ships of a side that neither run nor pursue."""
    return tuple(fighter for fighter in fighting(battle, seat) if not fighter.group and not fighter.chasing)


def group(battle: Battle, number: int) -> tuple[Fighter, ...]:
    """The ships of a disengaging group."""
    return tuple(fighter for fighter in fighting(battle) if fighter.group == number)


def pursuers(battle: Battle, number: int) -> tuple[Fighter, ...]:
    """The ships that pursue a group."""
    return tuple(fighter for fighter in fighting(battle) if fighter.chasing == number)


def groups(battle: Battle) -> tuple[int, ...]:
    """The groups that are still in the battle, by number."""
    return tuple(sorted({fighter.group for fighter in fighting(battle) if fighter.group}))


@rule("SB-12.22.d")
def opponents(battle: Battle, fighter: Fighter) -> tuple[Fighter, ...]:
    """The enemies with whom a ship exchanges fire: a group with those who pursue it, everybody else with everybody
    else."""
    enemies = (other for other in fighting(battle) if other.seat != fighter.seat)
    return tuple(other for other in enemies if other.group == fighter.chasing and other.chasing == fighter.group)


@rule("SB-12.12.f", "SB-12.12.g", "SB-12.12.h", "SB-12.22.d")
def range_of(facts: Facts, battle: Battle, fighter: Fighter) -> Range:
    """The range at which a ship fights: by the round, A to the third, B to the sixth, then C; in a pursuit that of the
    last round before it."""
    if battle.frozen is not None and (fighter.group or fighter.chasing):
        return battle.frozen
    return facts.tables.guns.ranges.at(battle.round)


@rule("SB-12.12.j")
def range_shown(facts: Facts, battle: Battle) -> Range:
    """The range on the indicator: that of the two lines or, where all that is left is a pursuit, the frozen one."""
    by_round = facts.tables.guns.ranges.at(battle.round)
    return by_round if facing(battle) else battle.frozen or by_round


def speed(facts: Facts, fighter: Fighter) -> int:
    """A ship's evasion as she is now."""
    return evasion(facts, fighter.ship, fighter.damage, fighter.flipped)


@rule("SB-12.21.d")
def slowest(facts: Facts, fighters: tuple[Fighter, ...]) -> int:
    """The evasion of a group: that of its slowest ship."""
    return min(speed(facts, fighter) for fighter in fighters)


@rule("SB-12.18.a")
def screened(facts: Facts, battle: Battle, fighter: Fighter) -> bool:
    """Whether a carrier may not be fired at: a friend in the battle that is no carrier has no damage yet.

    A flipped ship counts as damaged although her markers are gone.
    """
    return facts.ships[fighter.ship].kind == "CV" and any(
        facts.ships[friend.ship].kind != "CV" and not friend.damage and not friend.flipped
        for friend in fighting(battle, fighter.seat)
    )


def facing(battle: Battle) -> bool:
    """Whether both sides have a line."""
    return all(in_line(battle, seat) for seat in SEATS)


@rule("SB-12.12.i")
def over(battle: Battle) -> bool:
    """Whether nobody is left to fight anybody: no two lines face each other, and no group is pursued."""
    return not facing(battle) and not any(pursuers(battle, number) for number in groups(battle))


@rule("SB-12.22.c", "SB-12.22.f")
def settle(battle: Battle) -> tuple[int, ...]:
    """Groups that nobody pursues are away, and are returned by number; pursuers whose chase is at an end go back to
    the line if the enemy has one, else they are out of the battle."""
    gone = tuple(number for number in groups(battle) if not pursuers(battle, number))
    for number in gone:
        for fighter in group(battle, number):
            battle.change(fighter.ship, left="away")
    running = groups(battle)
    for fighter in fighting(battle):
        if fighter.chasing and fighter.chasing not in running:
            release(battle, fighter)
    if not running:
        battle.frozen = None
    return gone


def release(battle: Battle, fighter: Fighter) -> None:
    """A ship gives up, or has finished, a pursuit."""
    battle.change(fighter.ship, chasing=0, left="" if _line_against(battle, fighter) else "out")


def _line_against(battle: Battle, fighter: Fighter) -> bool:
    return any(in_line(battle, seat) for seat in SEATS if seat != fighter.seat)
