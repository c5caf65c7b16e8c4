"""Choices know what is allowed, explain what is not, and can be sampled evenly."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.engine.choices import MAX_DEPTH, MAX_ITEMS, MAX_NUMBER, MAX_TEXT, OneOf, Orders, plain
from huffduff.engine.errors import DeadEnd, Refused

PLAIN = st.recursive(
    st.text(max_size=MAX_TEXT) | st.integers(-MAX_NUMBER, MAX_NUMBER), lambda part: st.tuples(part, part), max_leaves=8
)


@given(PLAIN)
def test_plain_values_pass_unchanged(value: Any) -> None:
    try:
        assert plain(value) == value
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


def test_lists_become_tuples_up_to_a_length_and_a_depth() -> None:
    assert plain([1, ["a", (2,)]]) == (1, ("a", (2,)))
    assert len(plain([0] * MAX_ITEMS)) == MAX_ITEMS
    assert plain(nested(MAX_DEPTH)) != "core"
    for value in ([0] * (MAX_ITEMS + 1), nested(MAX_DEPTH + 1)):
        with pytest.raises(Refused, match="engine-not-an-answer"):
            plain(value)


@pytest.mark.parametrize("value", [True, False, 1.0, None, b"x", {"a": 1}, {1}, [True], ("a", None)])
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


def test_hints_are_worked_out_only_when_looked_at() -> None:
    looked: list[int] = []

    def hints() -> dict[str, int]:
        looked.append(1)
        return {"depth": 9}

    choice = OneOf(("port",), hints=hints)
    assert "port" in choice
    choice.sample(Random(1))
    assert looked == []
    assert choice.wire() == {"kind": "one-of", "options": ["port"], "hints": {"depth": 9}}
    assert looked == [1]
    assert OneOf(("port",)).hints() == {}


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

    choice = Orders(check, lambda rng: (("sail", rng.randrange(8)),), lambda: {"ships": 2})
    assert (("sail", 1), ("wait",)) in choice
    too_many = choice.refusal((("sail", 1),) * 3)
    assert too_many is not None
    assert too_many.rule == "R.2"
    for rubbish in ("sail", ("sail",), ((),), (("sail",), 3)):
        refused = choice.refusal(rubbish)
        assert refused is not None
        assert refused.key == "engine-not-a-list-of-orders"
    assert choice.sample(Random(2)) in choice
    assert choice.wire() == {"kind": "orders", "options": [], "hints": {"ships": 2}}
