"""What `docs/architecture.md` names is there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "architecture.md"
NAMED = re.compile(r"`((?:cli|engine|games|geometry|lab|players|server|words)(?:\.\w+)+)`")


def found(name: str) -> bool:
    """Whether a dotted name below `huffduff` is a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            place: object = import_module(".".join(["huffduff", *parts[:length]]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            place = getattr(place, part, None)
        return place is not None
    return False


def test_the_names_in_the_description_of_the_house_exist() -> None:
    named = NAMED.findall(PAGE.read_text(encoding="utf-8"))
    assert len(named) > 20
    assert not [name for name in named if not found(name)]


@pytest.mark.parametrize("name", ["engine.match.Match.gone", "engine.gone", "server.web.sockets.gone"])
def test_a_name_that_is_gone_is_noticed(name: str) -> None:
    assert not found(name)
