"""What can be played: the campaign and its later starts on the chart, and single fights on the battle board."""

from collections.abc import Iterable, Mapping

from huffduff.engine.questions import Do, do
from huffduff.games.chase.battle.engagements import fight
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.sequence import game_turn
from huffduff.games.chase.setup import buy_units, deploy, place_tankers
from huffduff.games.chase.state import State

CHART = ("campaign", "denmark-strait", "swordfish")
BOARD = (
    "battle",
    "battle-denmark-strait",
    "battle-cruisers",
    "battle-last-stand",
    "battle-convoy",
    "battle-destroyers",
)
SCENARIOS = (*CHART, *BOARD)


def start(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """A fresh state and the agenda of the whole game."""
    if scenario in BOARD:
        return fight(facts, scenario, options)
    return deploy(facts, scenario, options), (do(buy_units), do(place_tankers), do(game_turn))
