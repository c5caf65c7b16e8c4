"""Damage: chits out of the cup, boxes off a card, Evasion Effects, and ships that sink."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.chance import Deal, Roll
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal, victory
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import ALOFT, BISMARCK, LOST, REMOVED, SUNK
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import d10, evasion
from huffduff.games.chase.state import Ship, State

Drawing = Generator[Want, Any, None]


def ship_of(s: State, name: str) -> Ship:
    """The truth about a ship, for the umpire."""
    return s.private[s.data.ships[name].side].ships[name]


def mark_card(s: State, name: str, **changes: Any) -> Ship:
    """Something happens to a ship's card, which lies with her owner."""
    return s.private[s.data.ships[name].side].change_card(name, **changes)


@rule("CH-2.4.e", "CH-9.e", "CH-9.g", "CH-2.3.3.f")
def hit_by_chits(s: State, name: str, hits: int, by: tuple[str, ...] = ()) -> Drawing:
    """One damage chit for each hit, drawn without putting back; all return to the cup after the attack."""
    left = list(s.umpire.damage)
    for _ in range(hits):
        chit = yield Deal("chase-deal-damage", EVERYONE, tuple(left), ship=name)
        left.remove(chit)
        yield from apply_chit(s, name, chit, by)
        if ship_of(s, name).status == SUNK:
            return
        show_card(s, name)


@rule("CH-9.j", "CH-9.k", "CH-9.l", "CH-9.s", "CH-9.T3", "CH-2.3.3.d")
def apply_chit(s: State, name: str, chit: str, by: tuple[str, ...]) -> Drawing:
    """What a damage chit does; any but a dud is the end of a tanker."""
    if chit == "dud":
        return
    if s.data.ships[name].kind == "TK":
        sink(s, name, by)
    elif chit == "rudder":
        mark_card(s, name, rudder=True)
    elif chit == "fire-control":
        mark_card(s, name, fire_control=True)
    elif chit in ("bow", "stern"):
        row_hit(s, name, chit, by)
    elif chit == "hull":
        yield from hull_chit(s, name, by)
    else:
        yield from critical_chit(s, name, by)


@rule("CH-9.o")
def hull_chit(s: State, name: str, by: tuple[str, ...]) -> Drawing:
    """A hull box, an Evasion Effect, and a die whether secondary guns go with it."""
    table = s.data.tables.chit
    hull(s, name, 1, by)
    if ship_of(s, name).status == SUNK:
        return
    for _ in range(table.hull_evasion):
        yield from evasion_effect(s, name)
    die = d10((yield Roll("chase-roll-secondary", EVERYONE, (10,), ship=name)))
    if table.hull_secondary.at(die):
        row_hit(s, name, "secondary", by)


@rule("CH-9.r")
def critical_chit(s: State, name: str, by: tuple[str, ...]) -> Drawing:
    """Two hull boxes, two Evasion Effects and a box of secondary guns."""
    table = s.data.tables.chit
    hull(s, name, table.critical_hull, by)
    if ship_of(s, name).status == SUNK:
        return
    for _ in range(table.critical_evasion):
        yield from evasion_effect(s, name)
    for _ in range(table.critical_secondary):
        row_hit(s, name, "secondary", by)


@rule("CH-9.m", "CH-9.n", "CH-10.2.q")
def row_hit(s: State, name: str, row: str, by: tuple[str, ...]) -> None:
    """A box of a row of guns; where none is left a primary hit goes into the hull, a secondary one is lost."""
    left: int = getattr(ship_of(s, name).card, row)
    if left:
        mark_card(s, name, **{row: left - 1})
    elif row != "secondary":
        hull(s, name, 1, by)


@rule("CH-2.4.b", "CH-10.2.o")
def hull(s: State, name: str, boxes: int, by: tuple[str, ...]) -> None:
    """Hull boxes; a ship without any sinks."""
    left = max(0, ship_of(s, name).card.hull - boxes)
    mark_card(s, name, hull=left)
    if not left:
        sink(s, name, by)


@rule("CH-9.p", "CH-9.q", "CH-10.2.p", "CH-2.3.3.e")
def evasion_effect(s: State, name: str) -> Drawing:
    """Draw an Evasion Effect and put it on the card, unless the ship has no speed left to lose."""
    card = ship_of(s, name).card
    if not evasion(s.data.ships[name], card) or not s.umpire.evasion:
        return
    chit = yield Deal("chase-deal-evasion", EVERYONE, s.umpire.evasion, ship=name)
    cup = list(s.umpire.evasion)
    cup.remove(chit)
    s.umpire.evasion = tuple(cup)
    mark_card(s, name, evasion=(*card.evasion, chit))


@rule("CH-9.t", "CH-10.7.d", "CH-4.2.c")
def sink(s: State, name: str, by: tuple[str, ...]) -> None:
    """A ship goes down, known to both sides, and with Bismarck the game is over."""
    show_card(s, name)
    s.public.lost[name] = by
    take_off(s, name, SUNK)
    s.tell(EVERYONE, "chase-sunk", ship=name)
    if name == BISMARCK:
        victory.finish(s, "bismarck-sunk")


@rule("CH-7.2.e", "CH-2.3.3.e", "CH-4.3.i")
def take_off(s: State, name: str, status: str) -> None:
    """A ship leaves the chart: her Evasion Effects return to the cup, her force and aircraft are without her."""
    side = s.data.ships[name].side
    private = s.private[side]
    s.umpire.evasion = (*s.umpire.evasion, *private.ships[name].card.evasion)
    private.change_card(name, evasion=())
    private.change(name, status=status, force="")
    forces.dissolve(private)
    reveal.forget(s, side, name)
    for wing in private.wings.values():
        if s.data.wings[wing.id].base == name and wing.status != ALOFT:
            private.change_wing(wing.id, status=LOST)
    if status == REMOVED:
        s.public.removed = (*s.public.removed, name)
    s.public.points = victory.public_points(s.public, s.data)


@rule("CH-3.d", "CH-10.0.i")
def show_card(s: State, name: str) -> None:
    """Both players see the card as it is now."""
    reveal.card(s, name)
    s.public.points = victory.public_points(s.public, s.data)
