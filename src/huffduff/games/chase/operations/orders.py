"""The orders that a side can write for a turn: one small form for each kind, and the step that takes it up."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import Hex, ShipId, UnitId, WingId

Wish = Literal["speed", "rudder"]


class Form(msgspec.Struct, frozen=True, tag_field="do", tag="form"):
    """Ships join a task force, which is made where they are if there is none of that name."""

    force: UnitId
    ships: tuple[ShipId, ...]


class Detach(msgspec.Struct, frozen=True, tag_field="do", tag="detach"):
    """Ships leave their task force."""

    ships: tuple[ShipId, ...]


class Return(msgspec.Struct, frozen=True, tag_field="do", tag="return"):
    """A damaged heavy ship is sent home."""

    ship: ShipId


class Repair(msgspec.Struct, frozen=True, tag_field="do", tag="repair"):
    """A ship repairs at sea, and says what shall be mended first."""

    ship: ShipId
    wish: Wish


class InPort(msgspec.Struct, frozen=True, tag_field="do", tag="port"):
    """A ship is marked In Port."""

    ship: ShipId


class Refuel(msgspec.Struct, frozen=True, tag_field="do", tag="refuel"):
    """A warship takes oil from a tanker in her hex."""

    tanker: ShipId
    ship: ShipId


class Patrol(msgspec.Struct, frozen=True, tag_field="do", tag="patrol"):
    """A unit searches where it is instead of moving."""

    unit: UnitId


class Move(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """A unit sails, hex by hex, the hex in which it stands left out."""

    unit: UnitId
    path: tuple[Hex, ...]


class Fly(msgspec.Struct, frozen=True, tag_field="do", tag="fly"):
    """A wing flies, hex by hex, and drops search markers, or one for an attack."""

    wing: WingId
    path: tuple[Hex, ...]
    searches: tuple[Hex, ...]
    attack: Hex  # or nothing


class Stay(msgspec.Struct, frozen=True, tag_field="do", tag="stay"):
    """A shadowed unit stays where it is."""

    unit: UnitId


Order = Form | Detach | Return | Repair | InPort | Refuel | Patrol | Move | Fly
ShadowedOrder = Move | Stay

# Steps B to G of the Movement Phase.
REGROUPING, REPAIRING, IN_PORT, REFUELLING, PATROLLING, MOVING = STEPS = range(6)

STAGES: dict[type[msgspec.Struct], int] = {
    Form: REGROUPING,
    Detach: REGROUPING,
    Return: REGROUPING,
    Repair: REPAIRING,
    InPort: IN_PORT,
    Refuel: REFUELLING,
    Patrol: PATROLLING,
    Move: MOVING,
    Fly: MOVING,
}


def stage(order: Order) -> int:
    """The step that takes an order up."""
    return STAGES[type(order)]


@rule("CH-4.1.e")
def in_step(orders: Sequence[Order]) -> list[tuple[int, Order]]:
    """The orders as the steps of the phase take them up, each with its place in the list."""
    return sorted(enumerate(orders), key=lambda item: stage(item[1]))
