"""Single fights on the battle board: chosen ships or ready-made ones, and who has won."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.chase import GAME
from huffduff.games.chase.battle.board import board
from huffduff.games.chase.battle.engagements import MOST_SHIPS, FleetHints, fight_ends
from huffduff.games.chase.battle.gun_hits import gun_damage
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SUNK
from huffduff.games.chase.scenarios import BOARD
from huffduff.games.chase.state import Public, State
from tests.games.chase.fight import clash
from tests.games.chase.table import FACTS, Table, change, hints_of

SOURCE = Seeded(b"fight")


def begun(scenario: str = "battle", **options: str) -> Position:
    return begin(GAME, FACTS, scenario, {key.replace("_", "-"): value for key, value in options.items()}, SOURCE)


def ships(*names: str) -> tuple[Any, ...]:
    return tuple(name for name in names)


def refusal(position: Position, value: Any, seat: str = GERMAN) -> Refused:
    with pytest.raises(Refused) as caught:
        answer(position, seat, value, SOURCE)
    return caught.value


@pytest.mark.parametrize("attacker", [GERMAN, ALLIED])
@pytest.mark.parametrize("visibility", ["1", "5", "9"])
def test_both_sides_choose_ships_under_seal_and_then_they_fight(attacker: str, visibility: str) -> None:
    position = begun(battle_attacker=attacker, battle_visibility=visibility)
    assert [(ask.seat, ask.key) for ask in position.asks] == [(seat, "chase-ask-fleet") for seat in (GERMAN, ALLIED)]
    position = answer(position, GERMAN, ships("bismarck", "prinz-eugen"), SOURCE)
    assert "prinz-eugen" not in str(position.view(ALLIED).wire())
    position = answer(position, ALLIED, ships("hood"), SOURCE)
    public: Public = position.now.public
    assert public.visibility == int(visibility)
    assert sorted(board(public).fighters) == ["bismarck", "hood", "prinz-eugen"]
    assert board(public).attacker == attacker
    assert sorted(public.cards) == ["bismarck", "hood", "prinz-eugen"]


def test_one_to_eight_warships_of_the_own_side_each_once() -> None:
    position = begun()
    ready = hints_of(position.asks[0], FleetHints).ships
    assert "tirpitz" in ready
    assert "belchen" not in ready
    assert "hood" not in ready
    assert refusal(position, ()).key == "chase-fleet-size"
    ours = hints_of(position.asks[1], FleetHints).ships
    assert refusal(position, ships(*ours[: MOST_SHIPS + 1]), ALLIED).key == "chase-fleet-size"
    assert ships(*ours[:MOST_SHIPS]) in position.asks[1].choice
    for name in ("hood", "belchen", "yamato"):
        assert refusal(position, ships(name)).key == "chase-refuse-not-in-fleet"
    twice = refusal(position, ships("bismarck", "bismarck"))
    assert (twice.key, twice.params["order"]) == ("chase-refuse-not-in-fleet", 2)
    assert refusal(position, (("pick", "bismarck"),)).key == "engine-not-an-answer"


def test_random_fleets_are_always_allowed() -> None:
    for ask in begun().asks:
        samples = {ask.choice.sample(Random(seed)) for seed in range(40)}
        assert all(sample in ask.choice for sample in samples)
        assert len(samples) > 5


@pytest.mark.parametrize("scenario", BOARD[1:])
def test_ready_made_fights_begin_on_the_board(scenario: str) -> None:
    plan = FACTS.engagements[scenario.removeprefix("battle-")]
    public: Public = begun(scenario).now.public
    assert set(board(public).fighters) == {*plan.german, *plan.allied}
    assert board(public).attacker == plan.attacker
    assert public.visibility == plan.visibility
    for name, hurt in plan.hurt.items():
        assert public.cards[name].hull == FACTS.ships[name].hull - hurt.hull
        assert public.cards[name].rudder == hurt.rudder
    assert board(public).escorts == (("revenge", "dd-2") if scenario == "battle-convoy" else ())


def over(**cards: dict[str, Any]) -> State:
    """The end of a fight of Bismarck and Prinz Eugen against Hood and Norfolk."""
    places = [(name, 9, "closing") for name in ("bismarck", "prinz-eugen", "hood", "norfolk")]
    s = clash(*places, changes={name.replace("_", "-"): card for name, card in cards.items()})
    s.public.scenario = "battle"
    return s


@pytest.mark.parametrize(
    ("cards", "points", "winner"),
    [
        ({}, 0, None),
        ({"hood": {"hull": 6}}, 1, GERMAN),
        ({"hood": {"hull": 7}}, 0, None),
        ({"prinz_eugen": {"hull": 1}, "norfolk": {"hull": 2}}, -1, ALLIED),
        ({"hood": {"hull": 0, "status": SUNK}, "prinz_eugen": {"hull": 0, "status": SUNK}}, 3, GERMAN),
        ({"bismarck": {"hull": 0, "status": SUNK}, "hood": {"hull": 0, "status": SUNK}}, -4, ALLIED),
    ],
)
def test_who_took_more_than_he_lost_has_won(cards: dict[str, Any], points: int, winner: str | None) -> None:
    table = Table(over(**cards), do(fight_ends))
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.key) == (winner, "chase-win-battle" if winner else "chase-draw-battle")
    assert table.p.final["total"] == points
    assert table.p.final["allied-losses"] + table.p.final["german-losses"] == points


def test_without_bismarck_a_single_fight_goes_on() -> None:
    position = begun(battle_visibility="4")
    position = answer(position, GERMAN, ships("bismarck", "prinz-eugen"), SOURCE)
    position = answer(position, ALLIED, ships("hood"), SOURCE)
    state: State = position.now.copy()
    change(state, "bismarck", hull=1)
    state.public.change_battle(hurt=(("bismarck", "hull", "hood"),))
    table = Table(state, do(gun_damage))
    assert table.rested
    assert table.ship("bismarck").status == SUNK
    assert table.p.points == -12
    assert sorted(board(table.p).fighters) == ["hood", "prinz-eugen"]
