"""Whatever is refused, while a draft is tried or when it is given, can be read: nothing in the sentence is missing."""

from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Reason, Refused
from huffduff.engine.questions import Ask
from huffduff.engine.steps import advance, begin
from huffduff.games import GAMES, game
from huffduff.lab.junk import bent
from huffduff.words import LANGUAGES

DECISIONS = 300  # of each scenario

Told = tuple[str, dict[str, Any]]  # key and parameters


def drafts(ask: Ask, rng: Random) -> Iterator[Any]:
    """Answers that are wrong in some way, such as one given twice or two of them mixed."""
    one, other = (msgspec.to_builtins(ask.choice.sample(rng)) for _ in range(2))
    yield bent(one, rng)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        yield [*one, *one]
        yield [*one, *other]
        yield []


def reasons(told: Any) -> Iterator[Told]:
    """All reasons in the answer to a draft."""
    if isinstance(told, Reason):
        yield told.key, dict(told.params)
    elif isinstance(told, msgspec.Struct):
        for field in told.__struct_fields__:
            yield from reasons(getattr(told, field))
    elif isinstance(told, list | tuple):
        for one in told:
            yield from reasons(one)
    elif isinstance(told, dict):
        yield from reasons(tuple(told.values()))


def refused(ask: Ask, draft: Any) -> Iterator[Told]:
    yield from reasons(ask.choice.hints())
    try:
        yield from reasons(ask.preview(draft))
        ask.checked(draft)
    except Refused as refusal:
        yield refusal.key, dict(refusal.params)


def texts(language: str) -> FluentBundle:
    """All texts of a language, from which what is missing can be asked."""
    bundle = FluentBundle([language])
    for file in (resources.files("huffduff.words") / language).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def holes(bundle: FluentBundle, key: str, params: dict[str, Any]) -> list[Any]:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return [key] if pattern is None else list(bundle.format_pattern(pattern, params)[1])


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_has_a_hole(name: str) -> None:
    played, rng, source = game(name), Random(name), Seal(bytes(32)).source({})
    bundles = [texts(language) for language in LANGUAGES]
    data, seen = played.load_data(None), set[str]()
    for scenario in played.scenarios:
        position = begin(played, data, scenario, {}, source)
        for _ in range(DECISIONS):
            asks = [ask for seat in played.seats if (ask := position.ask(seat))]
            if not asks:
                break
            ask = rng.choice(asks)
            for draft in drafts(ask, rng):
                for key, params in refused(ask, draft):
                    assert not [hole for bundle in bundles for hole in holes(bundle, key, params)], key
                    seen.add(key)
            position = advance(position, ask.seat, ask.choice.sample(rng), source)
    assert len(seen) > 5
