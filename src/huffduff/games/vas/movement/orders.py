"""Orders: what a captain can ask of his crew before the ship moves, and the check that most of them need."""

from functools import partial
from typing import Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.crew import chance_of, crew_check, face_needed
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, Area, Order, ShipId
from huffduff.games.vas.gunnery.modifiers import nimble
from huffduff.games.vas.gunnery.scores import destroy_turret, pick_turret
from huffduff.games.vas.movement.course import Helm, helm
from huffduff.games.vas.options import corrected
from huffduff.games.vas.ships import has_trait
from huffduff.games.vas.state import Ship, State

Command = Literal["none", "all-hands", "come-about", "smoke", "evade", "flood", "scramble"]


class OrderRow(msgspec.Struct, frozen=True):
    """An Order as she could carry it out: why she cannot be given it, the face of the D6 from which on her crew
    manages it (None: always), how likely that is, and what her helm would be."""

    order: Order
    refusal: Reason | None
    face: int | None
    chance: float
    helm: Helm


class OrderHints(msgspec.Struct, frozen=True):
    """Every Order, and her helm without any."""

    ship: ShipId
    helm: Helm
    orders: tuple[OrderRow, ...]


ORDER = question("vas-ask-order", "VS-ORD.1", answer=Command, hints=OrderHints)


@rule("VS-ORD.7", "VS-ORD.27", "VS-ORD.33", "VS-TRAIT.9", "VS-VITAL.3", "VS-VITAL.6", "VS-CRIP.4")
def order_refusal(facts: Facts, ship: Ship, order: Order) -> Refused | None:
    """Why a ship cannot be given an Order: no bridge, too clumsy to evade, a jammed rudder, nothing to scramble."""
    if "bridge" in ship.vitals:
        return Refused("vas-no-bridge", "VS-VITAL.3", ship=ship.id)
    if order == "evade" and has_trait(facts, ship, "lumbering"):
        return Refused("vas-lumbering", "VS-ORD.27", ship=ship.id)
    if order == "come-about" and ship.rudder != "free":
        return Refused("vas-rudder-jammed", "VS-VITAL.6", ship=ship.id)
    if order == "scramble" and not has_trait(facts, ship, "carrier"):
        return Refused("vas-no-carrier", "VS-ORD.33", ship=ship.id)
    return None


def commands(facts: Facts, ship: Ship) -> tuple[Command, ...]:
    """What her captain may order now, and nothing at all."""
    rows = facts.tables.order
    return ("none", *(row.id for row in rows if order_refusal(facts, ship, row.id) is None))


def _why_not(facts: Facts, ship: Ship, command: Command) -> Refused | None:
    return None if command == "none" else order_refusal(facts, ship, command)


def _hints(facts: Facts, ship: Ship) -> OrderHints:
    rows = []
    for row in facts.tables.order:
        obeyed = msgspec.structs.replace(ship, order=row.id, obeyed=True)
        face = face_needed(facts, ship) if row.check else None
        chance = 1.0 if face is None else chance_of(face)
        rows.append(OrderRow(row.id, reason(order_refusal(facts, ship, row.id)), face, chance, helm(facts, obeyed)))
    return OrderHints(ship.id, helm(facts, ship), tuple(rows))


@rule("VS-ORD.1", "VS-ORD.2", "VS-ORD.3", "VS-ORD.4", "VS-ORD.5", "VS-ORD.6", "VS-ORD.26", "VS-MOVE.16")
@step
def give_order(s: State, name: ShipId) -> Asking:
    """Before she moves her captain may give one Order; where the crew fails it has no effect but was given."""
    p, facts = s.public, s.data
    ship = p.ships[name]
    offered = commands(facts, ship)
    if len(offered) == 1 or ship.status not in ("table", "entering"):
        return ()
    choice = OneOf(offered, partial(_why_not, facts, ship), partial(_hints, facts, ship))
    order = yield from ORDER.put(ship.side, choice, ship=name)
    if order == "none":
        return ()
    s.tell(EVERYONE, "vas-order", ship=name, order=order)
    obeyed = True
    if next(row.check for row in facts.tables.order if row.id == order):
        obeyed = yield from crew_check(facts, ship, "vas-roll-order", order=order)
        s.tell(EVERYONE, "vas-order-obeyed" if obeyed else "vas-order-failed", ship=name, order=order)
    quick = nimble(facts, ship) if order == "evade" and corrected(p.options) else None
    p.change_ship(name, order=order, obeyed=obeyed, nimble=quick)
    if order == "flood" and obeyed:
        turret = yield from pick_turret(facts, ship)
        _flood(s, name)
        destroy_turret(s, name, turret)
    return ()


@rule("VS-ORD.29", "VS-EX.4")
def dry_score(facts: Facts, area: Area) -> int:
    """The highest Critical Score of an area at which nothing spreads."""
    rows = facts.criticals.score[area]
    return next(score for score, row in enumerate(rows) if row.escalation)


@rule("VS-ORD.29", "VS-ORD.32", "VS-EX.4")
def _flood(s: State, name: ShipId) -> None:
    """Scores fall to where nothing spreads, those at 6 too; penalties above end with them, Hull stays lost."""
    ship = s.public.ships[name]
    lowered: dict[str, int] = {area: min(ship.score(area), dry_score(s.data, area)) for area in AREAS}
    s.public.change_ship(name, **lowered)
    s.tell(EVERYONE, "vas-flooded", ship=name, **lowered)
