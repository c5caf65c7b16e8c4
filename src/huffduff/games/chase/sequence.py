"""The sequence of play: eight phases in fixed order, the first two left out on the first turn."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.battle.combat import naval_combat_phase
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.operations.air_attack import air_attack_phase
from huffduff.games.chase.operations.chance import chance_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.search import search_phase
from huffduff.games.chase.operations.shadow import shadow_phase
from huffduff.games.chase.operations.visibility import visibility_phase
from huffduff.games.chase.state import State


@rule("CH-1.b", "CH-1.c", "CH-1.d", "CH-4.1.a", "CH-4.1.b", "CH-3.e", "CH-5.a", "CH-6.a")
@step
def game_turn(s: State) -> Iterable[Do]:
    """A turn of nearly five hours; the first one of a game finds sky and sea as the set-up says."""
    p = s.public
    s.tell(EVERYONE, "chase-turn", turn=p.turn, date=s.data.tracks.date(p.turn), time=s.data.tracks.time(p.turn))
    look_out = (
        do(open_phase, "visibility"),
        do(visibility_phase),
        do(open_phase, "shadow"),
        do(shadow_phase),
    )
    return (
        *(look_out if p.turn > s.data.scenarios[p.scenario].first_turn else ()),
        do(open_phase, "movement"),
        do(movement_phase),
        do(open_phase, "search"),
        do(search_phase),
        do(open_phase, "air-attack"),
        do(air_attack_phase),
        do(open_phase, "naval-combat"),
        do(naval_combat_phase),
        do(open_phase, "chance"),
        do(chance_phase),
        do(open_phase, "admin"),
        do(admin_phase),
        do(game_turn),
    )


@step
def open_phase(s: State, phase: str) -> None:
    """Both sides see which phase it is."""
    s.public.phase = phase
    s.tell(EVERYONE, "chase-phase", phase=phase)
