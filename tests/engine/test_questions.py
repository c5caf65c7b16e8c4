"""Questions take answers of their own kind, and of those that are to be kept nothing but what is heard."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import Refused
from huffduff.engine.questions import Question


class Sail(msgspec.Struct, frozen=True, tag="sail", tag_field="do"):
    path: tuple[str, ...]
    speed: int = 1


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="do"):
    """Nothing is said of how long."""


ORDERS = Question("tiny-ask-orders", "TY-1", tuple[Sail | Wait, ...])
LOADS = Question("tiny-ask-loads", "TY-1", dict[str, Sail])


@pytest.mark.parametrize(
    "value", [[], [{"do": "wait"}], [{"do": "sail", "path": ["A1"]}], [{"do": "sail", "path": [], "speed": 2}]]
)
def test_what_may_be_left_out_may_be_left_out(value: Any) -> None:
    assert ORDERS.exactly(value) == ORDERS.decoded(value)


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ([{"do": "wait", "long": 1}], "0.long"),
        ([{"do": "wait"}, {"do": "sail", "path": ["A1"], "Speed": 2, "x": {}}], "1.Speed"),
        ([{"do": "sail", "path": [], "k" * 150: 1}], "0." + "k" * 98),
    ],
)
def test_what_nobody_hears_has_no_place_in_an_answer(value: Any, place: str) -> None:
    assert ORDERS.decoded(value)  # an older log may have it
    with pytest.raises(Refused) as refused:
        ORDERS.exactly(value)
    assert (refused.value.key, refused.value.rule, refused.value.params["part"]) == (
        "engine-not-an-answer",
        "TY-1",
        place,
    )


def test_the_keys_of_a_table_are_heard() -> None:
    told = {"A": Sail(("A1",))}
    assert LOADS.exactly({"A": {"do": "sail", "path": ["A1"]}}) == told
    with pytest.raises(Refused):
        LOADS.exactly({"A": {"do": "sail", "path": ["A1"], "far": True}})
