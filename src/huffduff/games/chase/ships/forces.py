"""Task forces: ships in one hex that sail, search and fight as one unit."""

import re

from huffduff.engine.errors import Refused
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import FORCE_PREFIX, ON_MAP
from huffduff.games.chase.ships.status import bar
from huffduff.games.chase.ships.units import members, units
from huffduff.games.chase.state import Private

NAMES = {side: re.compile(prefix + "[1-9][0-9]?") for side, prefix in FORCE_PREFIX.items()}


@rule("CH-2.3.1.k", "CH-7.2.a", "CH-7.2.b", "CH-7.2.c", "CH-7.2.e", "CH-7.2.f")
def form_refusal(private: Private, facts: Facts, side: str, force: str, names: tuple[str, ...]) -> Refused | None:
    """Why these ships cannot join a task force; it is made where they are if it does not exist."""
    if not names:
        return Refused("chase-not-an-order", "CH-7.2.a")
    if not NAMES[side].fullmatch(force):
        return Refused("chase-refuse-force-name", "CH-2.3.1.k", force=force)
    for name in names:
        refusal = regroup_refusal(private, facts, name)
        if refusal is not None:
            return refusal
    ships = {ship.id: ship for ship in (*members(private, force), *(private.ships[name] for name in names))}
    if any(bar(facts, "regroup", ship) for ship in ships.values()):
        return Refused("chase-refuse-regroup", "CH-7.2.c", force=force)
    if len({ship.hex for ship in ships.values()}) > 1:
        return Refused("chase-refuse-force-hex", "CH-7.2.b", force=force)
    if len(ships) < 2:
        return Refused("chase-refuse-force-of-one", "CH-7.2.e", force=force)
    return None


@rule("CH-6.r", "CH-7.2.d")
def detach_refusal(private: Private, facts: Facts, names: tuple[str, ...]) -> Refused | None:
    """Why these ships cannot leave their task force; one that is shadowed cannot be left at all."""
    if not names:
        return Refused("chase-not-an-order", "CH-7.2.d")
    for name in names:
        refusal = regroup_refusal(private, facts, name)
        if refusal is not None:
            return refusal
        if not private.ships[name].force:
            return Refused("chase-refuse-not-in-force", "CH-7.2.d", ship=name)
    return None


def regroup_refusal(private: Private, facts: Facts, name: str) -> Refused | None:
    """Why a ship can neither join nor leave a task force."""
    ship = private.ships.get(name)
    if ship is None or ship.status != ON_MAP:
        return Refused("chase-refuse-no-unit", "CH-7.2.a", unit=name)
    state = bar(facts, "regroup", ship)
    return Refused("chase-refuse-state", "CH-7.2.c", ship=name, state=state) if state else None


def form(private: Private, force: str, names: tuple[str, ...]) -> None:
    """The ships sail together from now on."""
    for name in names:
        private.change(name, force=force)
    dissolve(private)


def detach(private: Private, names: tuple[str, ...]) -> None:
    """The ships are on their own in the hex of the force they left."""
    for name in names:
        private.change(name, force="")
    dissolve(private)


@rule("CH-7.2.e")
def dissolve(private: Private) -> None:
    """A task force of one ship is no task force."""
    for ships in units(private).values():
        if len(ships) == 1 and ships[0].force:
            private.change(ships[0].id, force="")


def free_name(private: Private, side: str) -> str:
    """The first marker that no force of this side uses."""
    used = {ship.force for ship in private.ships.values()}
    number = 1
    while f"{FORCE_PREFIX[side]}{number}" in used:
        number += 1
    return f"{FORCE_PREFIX[side]}{number}"
