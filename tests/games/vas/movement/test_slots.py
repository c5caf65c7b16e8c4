"""The sides take turns to move their ships."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import Seat, ShipId
from huffduff.games.vas.movement.slots import move_slot, movement_phase, unmoved
from huffduff.games.vas.state import State
from tests.games.vas.table import Table, put, setting

BLUE = ("bismarck", "tirpitz", "scharnhorst", "gneisenau", "prinz-eugen")
RED = ("warspite", "hood", "rodney")


def fleets(blue: int, red: int, token: Seat = "blue") -> State:
    """Ships with nothing to decide but their course: they have lost their bridges."""
    s = setting()
    s.public.token = token
    for seat, cards, number in (("blue", BLUE, blue), ("red", RED, red)):
        for place, card in enumerate(cards[:number]):
            put(s, seat, card, 10 + 12 * place, 10 if seat == "blue" else 35, 90, has_moved=False, vitals=("bridge",))  # type: ignore[arg-type]
    return s


def movers(table: Table) -> str:
    """The order in which sides moved, every ship going an inch."""
    while not table.rested:
        table.answer("1" if table.ask.key == "vas-ask-course" else table.options[-1])
    return "".join(str(told["ship"])[0] for told in table.told("vas-moves"))


@pytest.mark.rule("VS-TURN.7")
@pytest.mark.parametrize(("token", "order"), [("blue", "rbrb"), ("red", "brbr")])
def test_the_loser_of_the_initiative_moves_first(token: Seat, order: str) -> None:
    assert movers(Table(fleets(2, 2, token), do(movement_phase))) == order


@pytest.mark.rule("VS-TURN.8")
def test_the_larger_fleet_goes_on_alone() -> None:
    assert movers(Table(fleets(5, 2), do(movement_phase))) == "rbrbbbb"
    assert movers(Table(fleets(1, 3), do(movement_phase))) == "rbrr"


@pytest.mark.rule("VS-MOVE.1", "VS-MOVE.2", "VS-TURN.12", "VS-TURN.2")
def test_every_ship_moves_once_and_none_is_left_out() -> None:
    table = Table(fleets(3, 2), do(movement_phase))
    assert table.ask.seat == "red"
    assert table.options == ("red-warspite", "red-hood")
    assert table.refused("none").key == "engine-not-offered"
    assert table.refused("blue-bismarck").key == "engine-not-offered"
    table.answer("red-hood", "2")
    table.answer("blue-tirpitz", "2")
    assert table.ask.key == "vas-ask-course"  # the one ship that red has left is not asked for
    table.answer("2")
    assert table.options == ("blue-bismarck", "blue-scharnhorst")
    assert table.refused("blue-tirpitz").key == "engine-not-offered"
    table.answer("blue-bismarck", "2", "2")
    assert table.rested
    assert all(ship.has_moved for ship in table.p.ships.values())


@pytest.mark.rule("VS-FSM.2")
def test_a_ship_that_is_the_only_one_left_is_named_all_the_same() -> None:
    table = Table(fleets(1, 1), do(movement_phase))
    assert table.told("vas-moves") == [{"ship": "red-warspite"}]
    assert table.p.nominated == "red-warspite"


@pytest.mark.rule("VS-FSM.3", "VS-MOVE.2")
def test_only_ships_on_the_table_or_coming_in_are_named() -> None:
    s = fleets(5, 1)
    for name, status in zip(BLUE, ("sunk", "withdrawn", "deep", "scouting", "entering"), strict=True):
        s.public.change_ship(ShipId(f"blue-{name}"), status=status)
    assert unmoved(s.public, "blue") == ("blue-prinz-eugen",)


@pytest.mark.rule("VS-MOVE.18")
def test_a_reinforcement_comes_in_when_it_is_due() -> None:
    s = fleets(1, 1)
    s.public.change_ship(ShipId("red-warspite"), status="waiting", edge="north", due=2)
    assert movers(Table(s, do(movement_phase))) == "b"
    s = fleets(1, 1)
    s.public.turn = 2
    s.public.change_ship(ShipId("red-warspite"), status="waiting", edge="north", due=2)
    table = Table(s, do(movement_phase))
    assert table.ask.key == "vas-ask-entry"
    assert table.answer({"along": 100, "heading": 180}).ask.key == "vas-ask-course"


@pytest.mark.rule("VS-TURN.8")
def test_the_slot_is_over_when_all_have_moved() -> None:
    s = fleets(1, 1)
    table = Table(s, do(move_slot, "red")).answer("1", "1")
    assert (table.p.slot, table.p.nominated) == (None, None)


@pytest.mark.rule("VS-MOVE.16", "VS-ORD.1", "VS-TURN.8")
def test_a_ship_that_is_nominated_gets_her_order_before_her_course() -> None:
    s = setting()
    s.public.token = "blue"
    put(s, "red", "warspite", 20, 20, 0, has_moved=False)
    table = Table(s, do(movement_phase))
    assert table.ask.key == "vas-ask-order"
    assert table.answer("evade").ask.key == "vas-ask-course"
    assert table.ask.params["speed"] == "3"
    assert table.answer("1").rested
