"""Data packs with a slip in them, and the values of data files one by one."""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

Place = tuple[str | int, ...]  # where a value stands in a file


def read(game: str, file: str) -> str:
    return (resources.files(f"huffduff.games.{game}") / "data" / file).read_text(encoding="utf-8")


def content(game: str, file: str) -> dict[str, Any]:
    """What one of a game's data files holds."""
    return tomllib.loads(read(game, file))


def spoilt(folder: Path, game: str, file: str, old: str, new: str) -> Path:
    """A pack that holds one of a game's data files with a change."""
    text = read(game, file)
    assert old in text
    (folder / game).mkdir()
    (folder / game / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def places(value: Any, for_the_eye: Collection[str], place: Place = ()) -> Iterator[Place]:
    """Where the values of a file stand but those that are only shown; a plain list is one value."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in for_the_eye:
                yield from places(item, for_the_eye, (*place, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, item in enumerate(value):
            yield from places(item, for_the_eye, (*place, number))
    else:
        yield place


def elements(value: Any, for_the_eye: Collection[str], place: Place = ()) -> Iterator[Place]:
    """Where the elements of plain lists stand."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in for_the_eye:
                yield from elements(item, for_the_eye, (*place, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            if isinstance(item, dict | list):
                yield from elements(item, for_the_eye, (*place, number))
            else:
                yield (*place, number)


def another(value: Any, others: tuple[Any, ...], step: int) -> Any:
    """A value of the same kind: one of the others that a file could hold here, or one that no rule knows."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + step
    if isinstance(value, list):
        if not value or isinstance(value[0], str):
            return value[:-1] or ["nobody"]
        return [*value[:-1], another(value[-1], (), step)]
    return next((other for other in others[::step] if other != value), f"{value}-too")


def changed(value: Any, place: Place, others: Mapping[str, tuple[Any, ...]], step: int = 1) -> Any:
    """A file's content with another value in one place; numbers are changed by a step, words of a list left out."""
    key, *rest = place
    if not rest and isinstance(value, list) and isinstance(value[int(key)], str):
        return [other for number, other in enumerate(value) if number != key]
    item = (
        changed(value[key], tuple(rest), others, step) if rest else another(value[key], others.get(str(key), ()), step)
    )
    if isinstance(value, list):
        return [item if number == key else other for number, other in enumerate(value)]
    return {**value, key: item}
