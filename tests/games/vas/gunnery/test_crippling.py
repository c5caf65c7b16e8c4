"""Ships that are crippled."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.crippling import cripple
from huffduff.games.vas.gunnery.hull import lose
from huffduff.games.vas.ships import attack_dice, flank_speed, has_trait, local_dice
from huffduff.games.vas.state import State
from tests.games.vas.table import FACTS, Table, put, setting


def alone(card: str, **changes: Any) -> State:
    s = setting()
    put(s, "red", card, 10, 10, **changes)
    return s


@pytest.mark.rule("VS-EX.1", "VS-BASIC.6", "VS-CRIP.1")
@pytest.mark.parametrize(("damage", "crippled", "sunk"), [(15, False, False), (16, True, False), (23, False, True)])
def test_northampton_is_crippled_at_seven(damage: int, crippled: bool, sunk: bool) -> None:
    s = alone("northampton")
    name = ShipId("red-northampton")
    lose(s, name, damage)
    s.events.clear()
    table = Table(s, do(cripple, name), script=[(1, 1, 1), 1] if crippled else ())
    assert table.rested
    assert table.ship(name).crippled is crippled
    assert (table.ship(name).status == "sunk") is sunk


@pytest.mark.rule("VS-EX.15", "VS-CRIP.7", "VS-CRIP.8")
@pytest.mark.rule("VS-CRIP.3", "VS-CRIP.4", "VS-CRIP.5", "VS-CRIP.6")
def test_warspite_is_crippled() -> None:
    s = alone("warspite", hull=24)
    table = Table(s, do(cripple, "red-warspite"), script=[(4, 2, 6, 1), (5, 3)])
    warspite = table.ship("red-warspite")
    card = FACTS.cards[warspite.card]
    assert [turret for turret, mount in warspite.mounts.items() if mount.out] == ["A", "X"]
    assert warspite.lost_traits == ("aircraft",)
    assert has_trait(FACTS, warspite, "torpedo-belt")
    assert has_trait(FACTS, warspite, "lumbering")
    assert flank_speed(FACTS, warspite) == 250
    assert [attack_dice(warspite, gun) for gun in card.of("light")] == [3, 2]
    assert local_dice(warspite, card.of("aa")[0]) == 3
    assert table.heard(None)[2:] == ["vas-crippled", "vas-gun-lost", "vas-gun-lost", "vas-trait-lost"]


@pytest.mark.rule("VS-CRIP.2", "VS-CRIP.12")
def test_it_happens_once_and_not_to_a_ship_that_sank() -> None:
    assert Table(alone("warspite", hull=5, crippled=True), do(cripple, "red-warspite")).events == []
    assert Table(alone("warspite", hull=25), do(cripple, "red-warspite")).events == []
    assert Table(alone("warspite", hull=0, status="sunk"), do(cripple, "red-warspite")).events == []


@pytest.mark.rule("VS-CRIP.7", "VS-CRIP.8", "VS-WPN.1")
def test_only_what_still_works_is_rolled_for() -> None:
    s = alone("bismarck", hull=34, lost_traits=("radar",))
    ship = s.public.ships[ShipId("red-bismarck")]
    s.public.change_ship(ship.id, mounts=ship.mounted("A", out=True))  # type: ignore[arg-type]
    table = Table(s, do(cripple, ship.id), script=[(1, 1, 4), (1, 6, 1)])
    assert table.rested
    assert [gun for gun, mount in table.ship(ship.id).mounts.items() if mount.out] == ["A", "Y"]
    assert table.ship(ship.id).lost_traits == ("radar", "armoured-deck")
    yamato = alone("yamato", hull=48)
    assert Table(yamato, do(cripple, "red-yamato"), script=[(1,) * 7, (1, 1, 1)]).rested


@pytest.mark.rule("VS-CRIP.10")
def test_a_carrier_may_lose_her_deck() -> None:
    s = alone("ark-royal", hull=1)
    traits = tuple(FACTS.cards[s.public.ships[ShipId("red-ark-royal")].card].traits)
    table = Table(s, do(cripple, "red-ark-royal"), script=[tuple(6 if t == "carrier" else 1 for t in traits)])
    assert not has_trait(FACTS, table.ship("red-ark-royal"), "carrier")
