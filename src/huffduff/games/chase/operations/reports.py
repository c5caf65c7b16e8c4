"""Reports: what both sides hear of units that were located, or that went by."""

from collections.abc import Generator, Iterable
from typing import Any

from huffduff.engine.chance import Deal
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal
from huffduff.games.chase.book import rule
from huffduff.games.chase.ships.units import classes, members
from huffduff.games.chase.state import State

NOBODY: tuple[str, ...] = ()


def lineup(s: State, side: str, names: Iterable[str]) -> Generator[Want, Any, list[str]]:
    """Units in an order that says nothing about who they are: by hex and classes, and by lot where these are alike."""
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for name in names:
        ships = members(s.private[side], name)
        alike.setdefault((ships[0].hex, classes(s.data, ships)), []).append(name)
    ordered: list[str] = []
    for _, group in sorted(alike.items()):
        while len(group) > 1:
            name = yield Deal("chase-deal-order", NOBODY, tuple(group))
            group.remove(name)
            ordered.append(name)
        ordered += group
    return ordered


@rule("CH-8.h", "CH-11.2.d")
def found(s: State, side: str, unit: str, marker: str, how: str) -> None:
    """A unit is located: how many ships, their classes, whether in a task force, and no names."""
    contact = s.public.contacts[reveal.mark(s, side, unit, marker, how)]
    s.tell(
        EVERYONE,
        f"chase-found-{how}",
        side=side,
        contact=contact.id,
        hex=contact.hex,
        classes=contact.classes,
        force="yes" if contact.force else "no",
        marker=contact.marker,
    )


@rule("CH-11.3.f", "CH-11.3.o")
def betrayed(s: State, side: str, unit: str, how: str) -> None:
    """A unit has given away where she is, and nothing else."""
    contact = s.public.contacts[reveal.betray(s, side, unit, how)]
    s.tell(EVERYONE, f"chase-betrayed-{how}", side=side, contact=contact.id, hex=contact.hex)


@rule("CH-8.l")
def passed(s: State, side: str, through: str, here: str, count: int) -> None:
    """Ships went through a hex and on: where they are now and how many, nothing else and no marker."""
    reveal.sighting(s, side, here, "passed", count=count)
    s.tell(EVERYONE, "chase-passed", side=side, through=through, hex=here, count=count)
