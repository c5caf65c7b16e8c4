"""How much is dared: by who would win now, how late it is, and which ship an objective asks for."""

from huffduff.games.vas.captain.numbers import GUARDED, PRIZE
from huffduff.games.vas.captain.stance import caution, lead, outgunned, weights
from huffduff.games.vas.captain.worth import Gauge
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.state import State
from tests.games.vas.captain.deciding import last_turn
from tests.games.vas.table import FACTS, put, setting


def battle() -> State:
    s = setting()
    put(s, "blue", "bismarck", 30, 20)
    put(s, "red", "hood", 45, 20)
    put(s, "red", "norfolk", 45, 25)
    s.public.change_side("red", objective="attrition")
    return s


def test_who_has_crippled_somebody_leads() -> None:
    s = battle()
    assert lead(FACTS, s.public, "blue", "attrition") == 0
    s.public.change_ship("red-norfolk", crippled=True)  # type: ignore[arg-type]
    assert lead(FACTS, s.public, "blue", "attrition") > 0 > lead(FACTS, s.public, "red", "attrition")
    assert s.public.sides["blue"].objective is None


def test_a_leader_grows_careful_and_the_others_do_not() -> None:
    s = battle()
    even = caution(FACTS, s.public, "blue", "attrition")
    assert caution(FACTS, last_turn(battle()).public, "blue", "attrition") < even
    s.public.change_ship("red-norfolk", crippled=True)  # type: ignore[arg-type]
    last_turn(s)
    assert caution(FACTS, s.public, "blue", "attrition") > even > caution(FACTS, s.public, "red", "attrition")


def test_who_is_hopelessly_outgunned_keeps_away() -> None:
    s = battle()
    gauge = Gauge(FACTS, s.public, {})
    assert not outgunned(gauge, "blue")
    assert not outgunned(gauge, "red")
    s.public.change_ship(ShipId("red-hood"), status="sunk")
    assert outgunned(gauge, "red")
    assert not outgunned(gauge, "blue")


def test_only_the_most_valuable_ship_is_prized_and_guarded() -> None:
    s = battle()
    assert weights(FACTS, s.public, "blue", "attrition") == {}
    assert weights(FACTS, s.public, "blue", "ultimate-enemy") == {"red-hood": PRIZE}
    s.public.change_side("red", objective="ultimate-enemy")
    assert weights(FACTS, s.public, "blue", "attrition") == {"blue-bismarck": GUARDED}
