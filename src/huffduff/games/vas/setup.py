"""How a battle begins: the table of its scenario, and everything that has to be settled before the first turn."""

from collections.abc import Iterable, Mapping

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE, NOTHING
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.end.closing import fleet_gone
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.gunnery.fan import fan_salvo, may_fan
from huffduff.games.vas.initiative import initiative_modifier
from huffduff.games.vas.muster import set_battle
from huffduff.games.vas.sequence import turn
from huffduff.games.vas.state import Private, Public, Side, State
from huffduff.games.vas.war.building import build_fleets
from huffduff.games.vas.war.deployment import roll_deployment, roll_wind
from huffduff.games.vas.war.missions import roll_objectives
from huffduff.games.vas.war.scouting import commit_scouts, reveal_scouts, scouting_hints
from huffduff.games.vas.war.verdict import score_battle


@rule("VS-BASIC.3", "VS-BASIC.18", "VS-WAS.1")
def start(facts: Facts, name: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """A set battle has its ships in place; for a free one both sides build fleets that nobody counts."""
    scenario = facts.scenarios[name]
    if scenario.kind == "set":
        public = set_battle(facts, scenario, options)
        agenda: tuple[Do, ...] = (do(fan_salvoes), do(battle))
    else:
        public = _empty_table(facts, name, options)
        missions = () if scenario.kind == "free" else (do(roll_objectives),)
        deployment: tuple[Do, ...] = (do(commit_scouts), do(roll_deployment), do(reveal_scouts))
        if not scenario.scouting:
            deployment = (do(roll_deployment),)
        agenda = (*missions, do(build_fleets), do(roll_wind), *deployment, do(fan_salvoes), do(battle))
    return State(facts, public, {seat: Private() for seat in SEATS}, NOTHING), agenda


def _empty_table(facts: Facts, name: str, options: Mapping[str, str]) -> Public:
    """The table before fleets are built; whoever fights a free battle fights to destroy."""
    scenario = facts.scenarios[name]
    sides = {seat: Side(options[f"{seat}-navy"], "destroy") for seat in SEATS}  # type: ignore[arg-type]
    return Public(
        name,
        dict(options),
        int(options["year"]),
        sides,
        {},
        {},
        last_turn=facts.turns(scenario),
        horizon=facts.horizon(scenario),
    )


@rule("VS-NAT-JP.3")
@step
def fan_salvoes(s: State) -> Iterable[Do]:
    """Every ship that could launch a fan of Long Lances before the first turn."""
    return [do(fan_salvo, ship.id) for ship in s.public.ships.values() if may_fan(s.data, ship)]


@rule("VS-TURN.6", "VS-WAS.1", "VS-WAS.3", "VS-NAT-IT.1", "VS-OBS.2")
@step
def battle(s: State) -> Iterable[Do]:
    """What modifies the initiative is settled, and the first turn begins, unless a fleet is gone already."""
    if not s.data.scenarios[s.public.scenario].scouting:
        for seat in SEATS:
            observers = sum(row.scouting for row in scouting_hints(s.data, s.public, seat).observers)
            s.public.change_side(seat, observers_spotting=observers)
    for seat in SEATS:
        s.public.change_side(seat, initiative_modifier=initiative_modifier(s.data, s.public, seat))
    s.tell(EVERYONE, "vas-battle-begins")
    gone = any(fleet_gone(s.public, seat) for seat in SEATS)
    return (do(score_battle) if gone else do(turn),)
