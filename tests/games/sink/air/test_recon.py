"""How far aircraft fly, and where reconnaissance may be."""

import pytest

from huffduff.games.sink.air.recon import attack_distance, home, patrols, recon_refusal
from huffduff.games.sink.facts.words import BRITISH, GERMAN, AirId, Hex, Seat
from tests.games.sink.table import FACTS, spoken

RECON = [unit for unit, card in FACTS.aircraft.items() if card.kind == "R"]


def why_not(seat: Seat, unit: str, place: str) -> str | None:
    refusal = recon_refusal(FACTS, seat, AirId(unit), Hex(place))
    if refusal:
        spoken(refusal.key, refusal.params)
    return refusal.key if refusal else None


def touching(place: str) -> list[str]:
    """The hexes round one, by column and row; odd columns sit half a hex lower."""
    column, row = int(place[:2]), int(place[2:])
    slant = (0, 1) if column % 2 else (-1, 0)
    near = [(column, row - 1), (column, row + 1), *((column + side, row + up) for side in (-1, 1) for up in slant)]
    return [f"{one:02}{other:02}" for one, other in near if 10 <= one <= 42 and 1 <= other <= 38]


def slow_reach(side: Seat, start: str, radius: int) -> set[str]:
    """Hexes that aircraft reach, ring by ring; Germans not through hexes with land of Great Britain."""
    reached = {start}
    for _ in range(radius):
        reached |= {
            near
            for place in reached
            for near in touching(place)
            if side == BRITISH or "great-britain" not in FACTS.chart.places[Hex(near)].land
        }
    return reached


@pytest.mark.rule("SB-8.22.a", "SB-8.23.a", "SB-8.23.c", "SB-8.28.a")
@pytest.mark.parametrize("unit", RECON)
def test_recon_may_be_anywhere_within_its_radius(unit: AirId) -> None:
    card = FACTS.aircraft[unit]
    expected = slow_reach(card.side, home(FACTS, unit), card.radius)
    assert set(patrols(FACTS, unit)) == expected
    for place in FACTS.chart.places:
        assert (why_not(card.side, unit, place) is None) == (place in expected)


@pytest.mark.rule("SB-8.22.a")
def test_a_radius_is_counted_from_the_base() -> None:
    assert FACTS.chart.distance(Hex("3007"), Hex("3014")) == 7
    assert why_not(BRITISH, "recon-hvalfiord", "3014") is None
    assert why_not(BRITISH, "recon-hvalfiord", "3015") == "sink-refuse-too-far"


@pytest.mark.rule("SB-8.21.a", "SB-8.24.a", "SB-8.28.a", "SB-8.26.a", "SB-8.25.a", "SB-8.11.c")
def test_recon_may_stay_or_go_home_in_any_turn() -> None:
    assert why_not(BRITISH, "recon-ireland", "3517") is None
    assert why_not(GERMAN, "recon-bordeaux", "3923") is None


@pytest.mark.rule("SB-8.23.a")
def test_germans_do_not_fly_over_great_britain() -> None:
    assert why_not(GERMAN, "recon-bordeaux", "3719") == "sink-refuse-over-britain"
    assert FACTS.chart.distance(Hex("4010"), Hex("3414")) <= FACTS.aircraft[AirId("recon-trondheim")].radius
    assert FACTS.chart.flights(GERMAN, Hex("3912"))[Hex("3514")] == 6  # 4 straight across Scotland
    assert FACTS.chart.flights(BRITISH, Hex("3912"))[Hex("3514")] == 4


@pytest.mark.rule("SB-8.23.c")
def test_the_british_fly_over_anything() -> None:
    land = next(place for place, what in FACTS.chart.places.items() if not what.sea and "great-britain" in what.land)
    assert why_not(BRITISH, "recon-plymouth", land) is None


@pytest.mark.rule("SB-8.23.e")
def test_nobody_leaves_the_map() -> None:
    assert why_not(GERMAN, "recon-bordeaux", "4310") == "sink-refuse-off-map"
    assert why_not(BRITISH, "recon-gibraltar", "exit") == "sink-refuse-off-map"


@pytest.mark.rule("SB-8.11.a", "SB-8.11.b")
def test_only_recon_of_one_s_own_is_sent_out() -> None:
    assert why_not(GERMAN, "bomber-brest", "3721") == "sink-refuse-no-recon"
    assert why_not(GERMAN, "recon-ireland", "3517") == "sink-refuse-no-recon"
    assert why_not(GERMAN, "nobody", "3517") == "sink-refuse-no-recon"


@pytest.mark.rule("SB-8.23.d")
def test_any_number_may_share_a_hex_with_anybody() -> None:
    assert all(why_not(BRITISH, unit, "3517") is None for unit in ("recon-ireland", "recon-plymouth"))


@pytest.mark.rule("SB-8.23.b")
def test_german_bombers_reach_the_port_of_plymouth_alone() -> None:
    def far(start: str, place: str, port: bool) -> int | None:
        return attack_distance(FACTS.chart, GERMAN, Hex(start), Hex(place), port)

    assert far("3721", "3719", True) == 2
    assert far("3721", "3719", False) is None
    assert far("3721", "3716", True) is None
    assert far("3721", "3120", False) == 6
    assert attack_distance(FACTS.chart, BRITISH, Hex("3613"), Hex("3719"), False) == 7
