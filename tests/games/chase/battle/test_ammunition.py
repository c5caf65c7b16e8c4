"""Capital ships that have fought three times, if the players agreed to count."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.combat import Attack, attacks, naval_combat_phase
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SIGHTED
from huffduff.games.chase.operations.chance import chance_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import InPort
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, locate, put, setting


def met(battles: int, option: str = "on", ship: str = "hood", place: str = "P10") -> State:
    """A ship beside a sighted Bismarck, after so many battles."""
    s = setting(ammunition=option)
    put(s, "bismarck", place)
    put(s, ship, place, battles=battles)
    locate(s, "bismarck", SIGHTED)
    return s


@pytest.mark.rule("CH-14.a")
@pytest.mark.parametrize(
    ("battles", "option", "ship", "offered"),
    [(2, "on", "hood", True), (3, "on", "hood", False), (3, "off", "hood", True), (3, "on", "norfolk", True)],
)
def test_after_three_battles_a_capital_ship_seeks_no_fourth(
    battles: int, option: str, ship: str, offered: bool
) -> None:
    s = met(battles, option, ship)
    assert bool(attacks(s.public, s.private[ALLIED], FACTS, ALLIED)) is offered


@pytest.mark.rule("CH-14.a")
def test_every_battle_counts_and_a_port_fills_the_magazines() -> None:
    table = Table(met(0), do(naval_combat_phase)).answer(Attack("hood", "C1"))
    assert (table.ship("hood").battles, table.ship("bismarck").battles) == (1, 1)
    table = Table(met(3, place="S26"), do(movement_phase))
    table.answer((), seat=GERMAN).answer((InPort("hood"),), seat=ALLIED)
    assert table.ship("hood").battles == 0


@pytest.mark.rule("CH-14.a")
@pytest.mark.parametrize(("battles", "offered"), [(2, True), (3, False)])
def test_nor_does_she_hunt_convoys(battles: int, offered: bool) -> None:
    s = setting(ammunition="on", turn=8)
    put(s, "bismarck", "L10", battles=battles)
    table = Table(s, do(chance_phase), script=[5])
    (german,) = (ask for ask in table.asks if ask.seat == GERMAN)
    assert ("bismarck" in german.choice) is offered
