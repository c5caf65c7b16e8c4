"""Fights in the air: who is sent up against raiders, and what is fought first."""

from huffduff.engine.questions import do
from huffduff.games.vas.air.dogfights import dogfight_phase
from huffduff.games.vas.air.raids import raid
from huffduff.games.vas.facts.words import ShipId
from tests.games.vas.captain.deciding import decided
from tests.games.vas.table import FACTS, Table, fly, put, setting

VAL, ZERO = "d3a1-val-dive-bomber", "a6m2-zero-fighter"
WILDCAT, DEVASTATOR = "f4f-3-wildcat-fighter", "tbd-1-devastator-torpedo-bomber"
YORKTOWN = ShipId("red-yorktown")


def test_fighters_go_up_against_bombers() -> None:
    s = setting(1942, "JP", "US")
    put(s, "red", "yorktown", 0, 0, status="deep")
    for plane in (DEVASTATOR, WILDCAT):
        fly(s, "red", plane, 0, 0, place="aboard", carrier=YORKTOWN, home=YORKTOWN)
    fly(s, "blue", VAL, 30, 48, place="raiding", raid=YORKTOWN)
    (pair,) = decided(Table(s, do(raid, "blue")))
    assert (pair.flight, pair.enemy) == (f"red-{WILDCAT}-1", f"blue-{VAL}-1")


def test_the_surest_fight_comes_first() -> None:
    s = setting(1942, "JP", "US")
    zero = fly(s, "blue", ZERO, 30, 20)
    weak, strong = fly(s, "red", DEVASTATOR, 31, 20), fly(s, "red", WILDCAT, 29, 20)
    assert FACTS.planes[strong.plane].dogfight > FACTS.planes[weak.plane].dogfight
    s.public.dogfights = ((strong.id, zero.id), (zero.id, weak.id))
    assert decided(Table(s, do(dogfight_phase)))[0].enemy == weak.id
