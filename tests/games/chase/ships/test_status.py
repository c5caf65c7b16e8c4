"""What a ship may do in each state, cell by cell of the matrix."""

import pytest

from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.tracks import ACTIVITIES
from huffduff.games.chase.ships.status import allows, bar, states
from tests.games.chase.table import change, put, setting

FACTS = load()

# Move, search, shadow, patrol, initiate combat, hunt, reinforce, change task forces.
MATRIX = {
    "none": "yes yes yes yes yes yes yes yes",
    "refuel": "no no no no no no no yes",
    "port": "no no no no no no no yes",
    "repair": "no no no no no no yes yes",
    "tried-to-shadow": "yes no no no yes - yes yes",
    "evading": "one-hex yes - yes yes yes yes yes",
    "patrol": "no yes yes - yes yes yes yes",
    "no-move": "no yes yes yes yes no yes yes",
    "restricted": "no no no no no no no no",
    "sighted": "yes yes yes yes yes yes yes yes",
    "shadowed": "first yes yes yes yes yes yes no",
    "held": "yes yes yes yes yes no yes yes",
    "crippled": "no yes no yes yes no no yes",
    "emergency": "free yes yes yes yes yes yes yes",
    "returning": "yes yes - yes yes no yes yes",
    "tanker": "yes yes - no no no no yes",
}

# How each state lies on a ship.
MARKS: dict[str, dict[str, object]] = {
    "none": {},
    "refuel": {"task": "refuel"},
    "port": {"task": "port"},
    "repair": {"task": "repair"},
    "patrol": {"task": "patrol"},
    "tried-to-shadow": {"tried_to_shadow": True},
    "evading": {"evading": True},
    "no-move": {"no_move": 2},
    "restricted": {"restricted": "home-fleet"},
    "sighted": {"marker": "sighted"},
    "shadowed": {"marker": "shadowed"},
    "held": {"held": True},
    "crippled": {"rudder": True},
    "emergency": {"emergency": 14},
    "returning": {"returning": True},
}


def test_the_matrix_is_the_reconstruction() -> None:
    rows = {name: " ".join(getattr(row, field) for field in ACTIVITIES) for name, row in FACTS.status.state.items()}
    assert rows == MATRIX


@pytest.mark.rule("CH-2.3.3.a", "CH-2.3.3.b", "CH-2.3.3.h")
@pytest.mark.parametrize("state", list(MARKS))
def test_a_marker_is_a_state_and_forbids_what_its_row_says(state: str) -> None:
    ship = put(setting(), "prinz-eugen", "J30", **MARKS[state])
    assert states(FACTS.ships["prinz-eugen"], ship) == (state,)
    for activity, word in zip(ACTIVITIES, MATRIX[state].split(), strict=True):
        assert allows(FACTS, activity, ship) == (word not in ("no", "-")), activity
        assert bar(FACTS, activity, ship) == ("" if word not in ("no", "-") else state)


def test_a_tanker_only_sails_looks_out_and_keeps_company() -> None:
    tanker = put(setting(), "lothringen", "R8")
    assert [activity for activity in ACTIVITIES if allows(FACTS, activity, tanker)] == ["move", "search", "regroup"]


@pytest.mark.rule("CH-2.3.1.h")
def test_a_ship_without_any_evasion_left_cannot_move() -> None:
    s = setting()
    bismarck = put(s, "bismarck", "T20", evasion=(10, 10, 10))
    assert states(FACTS.ships["bismarck"], bismarck) == ("crippled",)
    assert not allows(FACTS, "move", bismarck)
    assert allows(FACTS, "move", change(s, "bismarck", evasion=(10, 10, 7)))


def test_one_ship_that_may_not_bars_her_whole_unit() -> None:
    s = setting()
    bismarck, eugen = put(s, "bismarck", "T20"), put(s, "prinz-eugen", "T20", no_move=1)
    assert allows(FACTS, "hunt", bismarck)
    assert not allows(FACTS, "hunt", bismarck, eugen)


def test_several_states_forbid_together() -> None:
    ship = put(setting(), "norfolk", "D18", marker="shadowed", task="repair", emergency=20)
    assert states(FACTS.ships["norfolk"], ship) == ("repair", "shadowed", "emergency")
    assert bar(FACTS, "move", ship) == "repair"
    assert bar(FACTS, "regroup", ship) == "shadowed"
    assert allows(FACTS, "reinforce", ship)
