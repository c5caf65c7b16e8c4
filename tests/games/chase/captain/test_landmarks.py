"""Places that the captains find for themselves: they stand where the chart says, and move with it."""

import msgspec
import pytest

from huffduff.games.chase.captain.landmarks import beside_lane, fleet_base, lane, nearest, strait_gate
from tests.games.chase.table import FACTS

CHART = FACTS.chart


def test_the_enemys_fleet_lies_where_most_of_his_capital_ships_begin() -> None:
    assert fleet_base(FACTS) == "K27"
    scenario = FACTS.scenarios["campaign"]
    moved = tuple(
        msgspec.structs.replace(group, hex="N26") if group.hex == "K27" else group for group in scenario.group
    )
    elsewhere = {"campaign": msgspec.structs.replace(scenario, group=moved)}
    assert fleet_base(msgspec.structs.replace(FACTS, scenarios=elsewhere)) == "N26"


def test_the_strait_ends_west_of_its_fog() -> None:
    gate = strait_gate(CHART)
    assert gate is not None
    assert gate.hex == "D17"
    assert gate.fog == CHART.xy("C18")[0]
    clear = {label: msgspec.structs.replace(place, fog=False) for label, place in CHART.places.items()}
    assert strait_gate(msgspec.structs.replace(CHART, places=clear)) is None


@pytest.mark.parametrize(
    ("share", "rows", "place"), [(0.0, 0, "L7"), (1.0, 0, "L21"), (0.57, -2, "J15"), (0.39, 3, "O12")]
)
def test_berths_are_counted_along_the_route(share: float, rows: float, place: str) -> None:
    assert beside_lane(CHART, "east-west", share, rows) == place


def test_a_lane_is_the_middle_of_its_route_where_no_aircraft_come() -> None:
    assert lane(CHART, "east-west") == tuple(f"L{column}" for column in range(7, 22))
    assert nearest(CHART, *CHART.xy("T20")) == "T20"
