"""The sequence of play: turns of eight hours, ten phases in each, strictly in order."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.air.strikes import air_phase
from huffduff.games.sink.battle.joining import combat_phase
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.forces.availability import availability_phase
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.movement.plotting import plot_phase
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.shadowing.attempts import shadow_phase
from huffduff.games.sink.sighting.detection import detection_phase
from huffduff.games.sink.sighting.visibility import visibility_phase
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.clearing import clean_up
from huffduff.games.sink.upkeep.fuel import fuel_phase
from huffduff.games.sink.upkeep.repair import damage_control_phase
from huffduff.games.sink.victory import check_end, score

# The ten phases; the last one has three parts.
PHASES = (
    (availability_phase,),
    (visibility_phase,),
    (detection_phase,),
    (combat_phase,),
    (air_phase,),
    (shadow_phase,),
    (plot_phase,),
    (british_movement,),
    (german_movement,),
    (damage_control_phase, fuel_phase, clean_up),
)


@rule("SB-4.0.a", "SB-14.21.a")
@step
def game_turn(s: State) -> Iterable[Do]:
    """Ten phases, none of them left out, and after each a look whether the game is over."""
    turn, track = s.public.turn, s.data.tables.track
    day, hour = track.hour(turn)
    s.tell(EVERYONE, "sink-turn", turn=turn, day=day, hour=hour, night="yes" if turn in track.night else "no")
    phases = (
        line
        for number, parts in enumerate(PHASES, 1)
        for line in (do(open_phase, number), *map(do, parts), do(check_end))
    )
    return (*phases, do(next_turn))


@rule("SB-4.0.a")
@step
def open_phase(s: State, number: int) -> None:
    """Both sides see which phase it is."""
    s.public.phase = number
    s.tell(EVERYONE, "sink-phase", phase=number)


@rule("SB-3.0.c", "SB-14.21.a", "SB-15.1.a")
@step
def next_turn(s: State) -> Iterable[Do]:
    """The marker moves to the next box; after the last one the game is over."""
    if s.public.turn >= s.data.tables.limits.turns:
        return (do(score, "turns"),)
    s.public.turn += 1
    s.public.phase = 0
    return (do(game_turn),)
