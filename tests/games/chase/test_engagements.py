"""Single fights on the battle board."""

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Refused
from huffduff.engine.steps import Position, answer, begin, do
from huffduff.games.chase import GAME
from huffduff.games.chase.engagements import fight_ends
from huffduff.games.chase.scenarios import BOARD
from huffduff.games.chase.state import ALLIED, GERMAN, SEATS
from tests.games.chase.table import FACTS, Table, put, setting

SOURCE = Seeded(b"fights")


def sit_down(scenario: str, **options: str) -> Position:
    return begin(GAME, FACTS, scenario, {key.replace("_", "-"): value for key, value in options.items()}, SOURCE)


@pytest.mark.rule("CH-10.0.l")
@pytest.mark.parametrize("scenario", [name for name in BOARD if name != "battle"])
def test_a_fight_of_the_data_files_begins_on_the_board(scenario: str) -> None:
    plan = FACTS.engagements[scenario.removeprefix("battle-")]
    public = sit_down(scenario).now.public
    assert public.visibility == plan.visibility
    assert public.battle.attacker == plan.attacker
    for side, ships in ((GERMAN, plan.german), (ALLIED, plan.allied)):
        assert tuple(name for name, fighter in public.battle.fighters.items() if fighter.side == side) == ships
    for name, hurt in plan.hurt.items():
        assert public.cards[name].hull == FACTS.ships[name].hull - hurt.hull


def test_every_fight_of_the_data_files_can_be_chosen() -> None:
    assert {f"battle-{name}" for name in FACTS.engagements} == {name for name in BOARD if name != "battle"}


@pytest.mark.rule("CH-10.0.f", "CH-10.0.l")
def test_players_pick_their_own_ships_under_seal_and_the_light_by_option() -> None:
    position = sit_down("battle", battle_visibility="9", battle_attacker="allied")
    assert position.deciding == SEATS
    for value in ((), (("ship", "hood"),), (("ship", "bismarck"), ("ship", "bismarck")), (("ship", "belchen"),)):
        with pytest.raises(Refused):
            answer(position, GERMAN, value, SOURCE)
    sealed = answer(position, GERMAN, (("ship", "bismarck"), ("ship", "tirpitz")), SOURCE)
    assert "tirpitz" not in str(sealed.view(ALLIED).wire())
    begun = answer(sealed, ALLIED, (("ship", "rodney"),), SOURCE)
    battle = begun.now.public.battle
    assert (battle.attacker, list(battle.fighters)) == (ALLIED, ["rodney", "bismarck", "tirpitz"])
    assert begun.now.public.visibility == 9
    assert begun.now.private[GERMAN].ships["tirpitz"].force == "KG1"


@pytest.mark.rule("CH-4.3.b")
@pytest.mark.parametrize(
    ("german", "allied", "winner"), [(0, 4, GERMAN), (4, 0, ALLIED), (4, 4, None), (1, 0, None), (2, 5, GERMAN)]
)
def test_who_took_more_than_he_lost_has_won(german: int, allied: int, winner: str | None) -> None:
    s = setting()
    put(s, "bismarck", "P10").card.hull -= german
    put(s, "king-george-v", "P10").card.hull -= allied
    outcome = Table(s, do(fight_ends)).position.outcome
    assert outcome is not None
    assert outcome.winner == winner
