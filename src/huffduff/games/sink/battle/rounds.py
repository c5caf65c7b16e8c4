"""The rounds of a battle: fire, then damage for both sides at once, then the ways out, until nobody is left."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.battle.convoys import destroy_escorted
from huffduff.games.sink.battle.disengaging import disengage
from huffduff.games.sink.battle.firing import british_fire, german_fire, nobody_can_fire
from huffduff.games.sink.battle.line import board, facing, over, range_shown, settle
from huffduff.games.sink.battle.pursuit import break_off
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, RANGES
from huffduff.games.sink.parts import Battle
from huffduff.games.sink.ships import struck
from huffduff.games.sink.state import State


@rule("SB-12.12.j", "SB-2.313.a")
@step
def fight_round(s: State) -> Iterable[Do]:
    """A round: the German fires, then the British, then both take what they were dealt; then who can may leave."""
    battle = board(s.public)
    battle.shots, battle.hits = (), ()
    battle.idle = battle.idle + 1 if stalemate(s.data, battle) else 0
    s.tell(
        EVERYONE,
        "sink-round",
        round=battle.round,
        range=range_shown(s.data, battle),
        pursuit="no" if facing(battle) else "yes",
    )
    return (
        do(german_fire),
        do(british_fire),
        do(end_round),
        do(break_off),
        do(disengage, GERMAN),
        do(disengage, BRITISH),
        do(close_round),
    )


def stalemate(facts: Facts, battle: Battle) -> bool:
    """Whether nobody can fire, and coming closer will not change it: at range C, or where all that is left is a
    pursuit."""
    closest = not facing(battle) or facts.tables.guns.ranges.at(battle.round) == RANGES[-1]
    return closest and nobody_can_fire(facts, battle)


@rule("SB-12.12.c", "SB-12.13.d", "SB-12.13.e", "SB-12.14.a", "SB-12.14.f")
@step
def end_round(s: State) -> None:
    """All damage of the round is applied together; whoever was sunk has fired all the same."""
    battle = board(s.public)
    for name, fighter in tuple(battle.fighters.items()):
        hits = [hit for hit in battle.hits if hit.target == name]
        if not hits:
            continue
        points, exploded = sum(hit.points for hit in hits), any(hit.exploded for hit in hits)
        blow = struck(s.data, name, fighter.damage, fighter.flipped, points, exploded)
        battle.change(name, damage=blow.damage, flipped=blow.flipped, left="sunk" if blow.sunk else "")
        if blow.sunk:
            s.tell(EVERYONE, "sink-ship-sunk", ship=name)
        elif blow.flipped != fighter.flipped:
            s.tell(EVERYONE, "sink-ship-flips", ship=name)
        else:
            s.tell(EVERYONE, "sink-ship-damaged", ship=name, points=points, damage=blow.damage)
    battle.rounds_fought += 1
    for number in settle(battle):
        s.tell(EVERYONE, "sink-group-away", group=number)


@rule("SB-12.12.i")
@step
def close_round(s: State) -> Iterable[Do]:
    """Another round, unless nobody is left to fight anybody, or nobody has been able to fire for long enough."""
    battle = board(s.public)
    if over(battle) or battle.idle >= s.data.tables.guns.idle_rounds:
        return (do(end_battle),)
    battle.round += 1
    return (do(fight_round),)


@rule("SB-12.19.a", "SB-12.22.g", "SB-9.10.c", "SB-9.10.g")
@step
def end_battle(s: State) -> Iterable[Do]:
    """What the ships have suffered goes back to the task force cards; all stay where they were, as they were.

    If all that escorted the convoys here is sunk, Germans who did not run may fall upon them.
    """
    battle = board(s.public)
    s.public.battle = None
    s.tell(EVERYONE, "sink-battle-ends", hex=battle.hex)
    for fighter in battle.fighters.values():
        reveal.write_back(s, fighter)
    escorts = [fighter for fighter in battle.fighters.values() if fighter.escort]
    raiders = dict.fromkeys(
        fighter.token
        for fighter in battle.fighters.values()
        if fighter.seat == GERMAN and fighter.left not in ("sunk", "away") and fighter.token not in s.public.shadows
    )
    if escorts and raiders and s.public.convoys_at(battle.hex) and not reveal.escorted(s, battle.hex):
        return (do(destroy_escorted, battle.hex, tuple(raiders)), Do("check_end"))
    return (Do("check_end"),)
