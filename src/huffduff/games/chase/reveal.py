"""The one door between a side's secret chart and the table: contacts, sightings and cards are written here alone.

A marker belongs to a unit.  While it lies there the enemy knows the unit by the name of a contact, which says nothing
about who she is; a unit that was lost and is found again gets a new name.
"""

from collections.abc import Iterable

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import SEATS, SHADOWED, SIGHTED
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import classes, members, on_map, units
from huffduff.games.chase.state import Contact, Ship, Sighting, State


@rule("CH-2.3.3.a")
def mark(s: State, side: str, unit: str, marker: str, how: str = "located") -> str:
    """Locate a unit: both boards get the marker and what a search answer says.  Shadowed is never lowered here."""
    public = s.public
    ships = members(s.private[side], unit)
    name = ships[0].contact or _fresh(s)
    if ships[0].marker == SHADOWED:
        marker = SHADOWED
    _write(s, side, name, marker, ships, public.turn)
    contact = public.contacts[name]
    sighting(s, side, contact.hex, how, contact.classes, len(contact.classes), contact.force, name)
    return name


@rule("CH-11.3.f", "CH-11.3.o")
def betray(s: State, side: str, unit: str, how: str) -> str:
    """A unit gives away where she is: she is Sighted, and not a word is said of her ships unless they are known."""
    ships = members(s.private[side], unit)
    name = ships[0].contact
    if not name:
        name = _fresh(s)
        for ship in ships:
            s.private[side].change(ship.id, contact=name, marker=SIGHTED)
        s.public.contacts[name] = Contact(name, side, ships[0].hex, SIGHTED, (), False, s.public.turn)
    sighting(s, side, ships[0].hex, how, contact=name)
    return name


def unmark(s: State, side: str, unit: str) -> None:
    """Take the marker off a unit; the enemy no longer knows where she is."""
    for ship in members(s.private[side], unit):
        s.public.contacts.pop(ship.contact, None)
        s.private[side].change(ship.id, marker="", contact="")


def lose(s: State, name: str) -> None:
    """A contact is lost from sight, and both sides know it."""
    contact = s.public.contacts.pop(name)
    private = s.private[contact.side]
    for ship in on_map(private):
        if ship.contact == name:
            private.change(ship.id, marker="", contact="")
    s.tell(EVERYONE, "chase-contact-lost", contact=name, hex=contact.hex)


def lower(s: State) -> None:
    """Turn every Shadowed marker of both sides to its Sighted face."""
    shadowed = {contact.side for contact in s.public.contacts.values() if contact.marker == SHADOWED}
    for side in (side for side in SEATS if side in shadowed):
        for ships in units(s.private[side]).values():
            if ships[0].marker == SHADOWED:
                _write(s, side, ships[0].contact, SIGHTED, ships, s.public.contacts[ships[0].contact].turn)


def follow(s: State, side: str, unit: str) -> None:
    """The enemy is told where a marked unit is now."""
    ships = members(s.private[side], unit)
    mark(s, side, unit, ships[0].marker, "followed")


def divide(s: State, side: str, parts: Iterable[str]) -> tuple[str, ...]:
    """A marked unit has come apart in the enemy's sight: each part is a contact of its own with the same marker."""
    names = []
    for unit in parts:
        ships = members(s.private[side], unit)
        s.public.contacts.pop(ships[0].contact, None)
        name = _fresh(s)
        _write(s, side, name, ships[0].marker, ships, s.public.turn)
        names.append(name)
    return tuple(names)


@rule("CH-7.2.e")
def forget(s: State, side: str, ship: str) -> None:
    """A ship has left the chart: her contact goes with her, or stays with those who sailed in her company."""
    private = s.private[side]
    name = private.ships[ship].contact
    if not name:
        return
    private.change(ship, marker="", contact="")
    left = [other for other in on_map(private) if other.contact == name]
    if left:
        _write(s, side, name, left[0].marker, left, s.public.contacts[name].turn)
    else:
        s.public.contacts.pop(name, None)


def sighting(
    s: State,
    side: str,
    place: str,
    how: str,
    kinds: tuple[str, ...] = (),
    count: int = 0,
    force: bool = False,
    contact: str = "",
) -> None:
    """Keep in the log of both sides what was announced about a side's ships."""
    told = Sighting(side, place, s.public.turn, how, kinds, count, force, contact)
    s.public.sightings = (*s.public.sightings, told)


@rule("CH-3.d")
def card(s: State, name: str) -> None:
    """Lay a ship's card on the table as it is now; both players see it for the rest of the game."""
    s.public.cards[name] = s.private[s.data.ships[name].side].ships[name].card


@rule("CH-3.d")
def card_again(s: State, name: str) -> bool:
    """A card that lies on the table shows what has been mended; whether the enemy sees that."""
    if name not in s.public.cards or not default(s.public, "ship-cards"):
        return False
    card(s, name)
    return True


def contact_unit(s: State, name: str) -> str:
    """The unit behind a contact, for the umpire."""
    side = s.public.contacts[name].side
    return next(ship.unit for ship in on_map(s.private[side]) if ship.contact == name)


def _fresh(s: State) -> str:
    s.public.names += 1
    return f"C{s.public.names}"


def _write(s: State, side: str, name: str, marker: str, ships: list[Ship], turn: int) -> None:
    private = s.private[side]
    for ship in ships:
        private.change(ship.id, contact=name, marker=marker)
    force = len(ships) > 1
    s.public.contacts[name] = Contact(name, side, ships[0].hex, marker, classes(s.data, ships), force, turn)
