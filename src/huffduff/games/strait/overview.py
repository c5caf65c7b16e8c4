"""What a view comes to, for whoever looks at it: the ships' figures as they are now, officers and their points.

Everything is worked out from the view alone, so that a client shows it and computes nothing.
"""

import msgspec

from huffduff.engine.secrecy import Nothing, View
from huffduff.games.strait.captains import allowance
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.morale import morale_number
from huffduff.games.strait.movement import speed_number
from huffduff.games.strait.numbers import Modifier, total
from huffduff.games.strait.sea import BROADSIDE_ARC
from huffduff.games.strait.setup import awaiting, passenger
from huffduff.games.strait.shooting import hurt
from huffduff.games.strait.state import Public, Ship


class Figure(msgspec.Struct, frozen=True):
    """A number of a ship's card as it is now, and by how much it is more than what is printed."""

    now: int
    more: int


class OfficerNow(msgspec.Struct, frozen=True):
    """An officer aboard: his points of this turn, those that are left, and whether he has used what he can do once."""

    id: str
    full: int
    left: int
    used: bool


class ShipNow(msgspec.Struct, frozen=True):
    """A ship as she is: what is left of her hull and at which of its points she gets slower, her numbers without
    range, aim or points (no morale before she has a captain), and her officers, who commands first."""

    hull: int
    slower_at: tuple[int, ...]
    speed: Figure
    shooting: Figure
    morale: Figure | None
    officers: tuple[OfficerNow, ...]


class Berth(msgspec.Struct, frozen=True):
    """A ship whose captain is being chosen, and the admiral who rides along in any case."""

    ship: ShipId
    admiral: str


class Overview(msgspec.Struct, frozen=True):
    """Every ship, what the viewer chooses captains for while they are chosen, and the limits of a broadside in degrees
    off the bow."""

    ships: dict[ShipId, ShipNow]
    berths: tuple[Berth, ...]
    broadside: tuple[int, int]


def overview(view: View[Facts, Public, Nothing]) -> Overview:
    """What this view comes to."""
    p, facts = view.public, view.data
    ships = {name: ship_now(p, facts, ship) for name, ship in p.ships.items()}
    return Overview(ships, berths(p, facts, view.seat), BROADSIDE_ARC)


def berths(p: Public, facts: Facts, seat: str | None) -> tuple[Berth, ...]:
    """The ships that get their captains now, the flagship first."""
    if seat is None or p.phase != "setup":
        return ()
    return tuple(Berth(name, passenger(facts, name)) for name in awaiting(p, facts, seat))


def ship_now(p: Public, facts: Facts, ship: Ship) -> ShipNow:
    """A ship as she is."""
    card, step = facts.ships[ship.id], facts.charts.movement.hull_points_per_speed_step
    guns = [("strait-mod-base", card.shooting), *hurt(facts, ship)]
    manned = bool(ship.captain)
    return ShipNow(
        max(0, card.hull - ship.hull),
        tuple(range(card.hull - step, 0, -step)),
        figure(speed_number(p, facts, ship.id)) if manned else Figure(card.speed, 0),
        figure(guns),
        figure(morale_number(p, facts, ship.id)) if manned else None,
        officers(p, facts, ship),
    )


def figure(modifiers: list[Modifier]) -> Figure:
    """The sum, and what is not the base of it."""
    now = total(modifiers)
    return Figure(now, now - modifiers[0][1])


def officers(p: Public, facts: Facts, ship: Ship) -> tuple[OfficerNow, ...]:
    """Whoever is aboard, with his points."""
    full = {ship.captain: allowance(p, facts, ship.id)} if ship.captain else {}
    if ship.admiral:
        full[ship.admiral] = facts.captains[ship.admiral].points
    return tuple(
        OfficerNow(name, points, max(0, points - p.spent.get(name, 0)), name in p.used) for name, points in full.items()
    )
