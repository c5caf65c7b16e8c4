"""Choices know what is allowed, explain what is not, and can be sampled evenly."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.engine.choices import MAX_DEPTH, MAX_ITEMS, MAX_NUMBER, MAX_TEXT, OneOf, Orders, Verdict, plain
from huffduff.engine.errors import DeadEnd, Reason, Refused

PLAIN = st.recursive(
    st.text(max_size=MAX_TEXT) | st.integers(-MAX_NUMBER, MAX_NUMBER), lambda part: st.tuples(part, part), max_leaves=8
)


def as_tuples(value: Any) -> Any:
    return tuple(as_tuples(item) for item in value) if isinstance(value, list) else value


@given(PLAIN)
def test_plain_values_pass_unchanged(value: Any) -> None:
    try:
        assert as_tuples(plain(value)) == value
    except Refused:
        assert str(value).count("((") or isinstance(value, tuple)  # nested too deep


@pytest.mark.parametrize(
    ("inside", "outside"),
    [("x" * MAX_TEXT, "x" * (MAX_TEXT + 1)), (MAX_NUMBER, MAX_NUMBER + 1), (-MAX_NUMBER, -MAX_NUMBER - 1)],
)
def test_values_are_bounded(inside: Any, outside: Any) -> None:
    assert plain(inside) == inside
    with pytest.raises(Refused, match="engine-not-an-answer"):
        plain(outside)


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else "core"


def test_lists_and_tables_pass_up_to_a_length_and_a_depth() -> None:
    assert plain([1, {"a": (2,), "b": True, "c": None}]) == [1, {"a": [2], "b": True, "c": None}]
    assert plain([0] * MAX_ITEMS) == [0] * MAX_ITEMS
    assert plain(nested(MAX_DEPTH)) != "core"
    for value in ([0] * (MAX_ITEMS + 1), dict.fromkeys(range(MAX_ITEMS + 1), 0), nested(MAX_DEPTH + 1)):
        with pytest.raises(Refused, match="engine-not-an-answer"):
            plain(value)


@pytest.mark.parametrize("value", [1.0, None, b"x", {"a": 1.0}, {1}, [b"x"], ("a", 1.5), {(1, 2): 1}])
def test_other_kinds_of_values_are_refused(value: Any) -> None:
    with pytest.raises(Refused, match="engine-not-an-answer"):
        plain(value)


def test_one_of_a_list() -> None:
    choice = OneOf(("port", "starboard"))
    assert "port" in choice
    assert "ahead" not in choice
    assert list(choice) == ["port", "starboard"]
    assert len(choice) == 2
    refused = choice.refusal("ahead")
    assert refused is not None
    assert refused.key == "engine-not-offered"


def test_an_explanation_that_has_nothing_to_say_leaves_the_generic_one() -> None:
    choice = OneOf(("port",), lambda value: Refused("reef", "R.1") if value == "ahead" else None)
    ahead, up = choice.refusal("ahead"), choice.refusal("up")
    assert ahead is not None
    assert up is not None
    assert (ahead.key, ahead.rule, up.key) == ("reef", "R.1", "engine-not-offered")


class Sounding(msgspec.Struct, frozen=True):
    """Hints for a test."""

    depth: int


def test_hints_are_worked_out_only_when_looked_at() -> None:
    looked: list[int] = []

    def hints() -> Sounding:
        looked.append(1)
        return Sounding(9)

    choice = OneOf(("port",), hints=hints)
    assert "port" in choice
    choice.sample(Random(1))
    assert looked == []
    assert choice.wire() == {"kind": "one-of", "options": ["port"], "hints": Sounding(9)}
    assert looked == [1]
    assert OneOf(("port",)).hints() is None


def test_samples_are_allowed_and_even() -> None:
    rng = Random(7)
    choice = OneOf(tuple(range(10)))
    counts = Counter(choice.sample(rng) for _ in range(10_000))
    assert all(value in choice for value in counts)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 27.9  # one in a thousand for 9 degrees


def test_a_choice_of_nothing_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd):
        OneOf(())


def test_orders_are_checked_as_a_whole() -> None:
    def check(orders: tuple[Any, ...]) -> Refused | None:
        return Refused("too-many", "R.2") if len(orders) > 2 else None

    choice = Orders(check, lambda rng: (("sail", rng.randrange(8)),), lambda: Sounding(2))
    assert (("sail", 1), ("wait",)) in choice
    too_many = choice.refusal((("sail", 1),) * 3)
    assert too_many is not None
    assert too_many.rule == "R.2"
    assert choice.sample(Random(2)) in choice
    assert choice.wire() == {"kind": "orders", "options": [], "hints": Sounding(2)}


def test_a_draft_is_previewed_as_the_orders_say_or_else_judged_as_an_answer() -> None:
    def check(orders: tuple[Any, ...]) -> Refused | None:
        return Refused("too-many", "R.2", most=2) if len(orders) > 2 else None

    plainly = Orders(check, lambda rng: ((rng.randrange(8),),))
    assert plainly.preview((1, 2, 3)) == Verdict(Reason("too-many", "R.2", {"most": 2}))
    assert plainly.preview((1,)) == OneOf((1,)).preview(1) == Verdict(None)
    told = Orders(check, lambda rng: ((rng.randrange(8),),), preview=lambda orders: Sounding(len(orders)))
    assert told.preview((1, 2, 3)) == Sounding(3)
