"""The sequence of play: a turn is four phases in fixed order and a look at victory."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule, step
from huffduff.games.strait.captains import refill
from huffduff.games.strait.damage_control import damage_control
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.morale import morale_phase
from huffduff.games.strait.movement import movement_phase
from huffduff.games.strait.shooting import shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, State
from huffduff.games.strait.victory import verdict


@rule("DS-TRN.1", "DS-TRN.2", "DS-TRN.3", "DS-TRN.4", "DS-TRN.5", "DS-TRN.8", "DS-TRN.10", "DS-MOV.1", "DS-MOV.24")
@step
def turn(s: State) -> Iterable[Do]:
    """The British begin every phase but shooting, where the Germans do; damage waits until all have fired."""
    p = s.public
    p.turn += 1
    p.speed.clear()
    refill(s)
    for name, ship in p.ships.items():
        if ship.hit:
            p.change(name, hit=False)
    s.tell(EVERYONE, "strait-turn-begins", turn=p.turn)
    return PHASES


@step
def open_phase(s: State, phase: str) -> None:
    """A phase begins, in which each ship may act once."""
    s.public.phase, s.public.acted = phase, ()
    s.tell(EVERYONE, "strait-phase", phase=phase)


@rule("DS-VIC.1", "DS-VIC.10", "DS-TRN.1", "DS-TRN.8")
@step
def victory_check(s: State) -> Iterable[Do]:
    """Once a turn, after morale, the position is judged; if nobody has won the next turn begins."""
    s.outcome = verdict(s.public, s.data)
    if s.outcome is None:
        return (do(turn),)
    s.tell(EVERYONE, s.outcome.key, winner=s.outcome.winner or "")
    return ()


PHASES = (
    do(open_phase, "movement"),
    do(movement_phase, BRITISH),
    do(movement_phase, GERMAN),
    do(open_phase, "shooting"),
    do(shooting_phase, GERMAN),
    do(shooting_phase, BRITISH),
    do(apply_damage),
    do(open_phase, "damage-control"),
    do(damage_control, BRITISH),
    do(damage_control, GERMAN),
    do(open_phase, "morale"),
    do(morale_phase, BRITISH),
    do(morale_phase, GERMAN),
    do(victory_check),
)
