"""Units that are Shadowed move before all others and say where they end; afterwards they are merely Sighted."""

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import Looked, first_refusal, reasons
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import SEATS, SHADOWED, Hex, UnitId
from huffduff.games.chase.operations.courses import Course, Reach, course, reach_of
from huffduff.games.chase.operations.orders import Move, ShadowedOrder, Stay
from huffduff.games.chase.operations.sailing import homebound, must_come_back, path_refusal, phase_ends, reach, sail
from huffduff.games.chase.ships.units import members, units
from huffduff.games.chase.state import Private, Public, State


class ShadowedUnit(msgspec.Struct, frozen=True):
    """Where a shadowed unit can sail, whether it may stay, and the hexes of fog in which it is lost from sight."""

    sail: Reach
    stay: Reason | None
    fog: tuple[Hex, ...]


class ShadowedHints(msgspec.Struct, frozen=True):
    """The shadowed units of a side, each of which needs an order."""

    units: dict[UnitId, ShadowedUnit]


class MoveTried(msgspec.Struct, frozen=True):
    """One order of a draft: why it cannot stand, or what a move comes to."""

    refusal: Reason | None
    course: Course | None


class ShadowedTried(msgspec.Struct, frozen=True):
    """What a draft comes to, and the units that still need an order."""

    orders: tuple[MoveTried, ...]
    owed: Reason | None
    left: tuple[UnitId, ...]


MOVES = question(
    "chase-ask-shadowed-moves",
    "CH-7.1.a",
    answer=tuple[ShadowedOrder, ...],
    hints=ShadowedHints,
    tried=ShadowedTried,
    former=former.orders,
)


def shadowed_units(private: Private) -> list[str]:
    """A side's units that carry a Shadowed marker."""
    return [unit for unit, ships in units(private).items() if ships[0].marker == SHADOWED]


@rule("CH-6.b", "CH-7.1.a", "CH-7.1.d")
@step
def shadowed_moves(s: State, side: str) -> Asking:
    """Every Shadowed unit of a side moves, or stays where she is, before anything else happens."""
    public, private, facts = s.public, s.private[side], s.data
    if not shadowed_units(private):
        return None
    choice = Orders[ShadowedOrder](
        lambda value: first_refusal(looked_at(private, facts, side, value)),
        lambda rng: some_moves(private, facts, side, rng),
        lambda: hints(public, private, facts, side),
        lambda value: try_moves(public, private, facts, side, value),
    )
    orders = yield from MOVES.put(side, choice)
    for order in sorted(orders, key=lambda order: place_on_table(s, side, order.unit)):
        carry_out(s, side, order)
    return None


def place_on_table(s: State, side: str, unit: str) -> int:
    """Reports come in the order in which both sides know the contacts, so that it does not tell who is who."""
    return list(s.public.contacts).index(members(s.private[side], unit)[0].contact)


def looked_at(private: Private, facts: Facts, side: str, value: tuple[ShadowedOrder, ...]) -> Looked:
    """Why these orders will not do: each Shadowed unit needs exactly one, and a path she can sail."""
    due = shadowed_units(private)
    verdicts: list[Refused | None] = []
    for order in value:
        if order.unit not in due:
            verdicts.append(Refused("chase-not-shadowed", "CH-7.1.a", unit=order.unit))
            continue
        due.remove(order.unit)
        verdicts.append(
            path_refusal(private, facts, side, order.unit, order.path)
            if isinstance(order, Move)
            else no_rest(private, facts, side, order.unit)
        )
    return verdicts, Refused("chase-shadowed-must-report", "CH-7.1.a", unit=due[0]) if due else None


def try_moves(
    public: Public, private: Private, facts: Facts, side: str, value: tuple[ShadowedOrder, ...]
) -> ShadowedTried:
    """What a draft of these moves comes to."""
    verdicts, owed = looked_at(private, facts, side, value)
    named = [order.unit for order in value]
    return ShadowedTried(
        tuple(
            MoveTried(
                refusal,
                course(public, private, facts, side, order.unit, order.path)
                if isinstance(order, Move) and refusal is None
                else None,
            )
            for order, refusal in zip(value, reasons(verdicts), strict=True)
        ),
        reason(owed),
        tuple(unit for unit in shadowed_units(private) if unit not in named),
    )


@rule("CH-7.7.2.aa", "CH-14.a")
def no_rest(private: Private, facts: Facts, side: str, unit: str) -> Refused | None:
    """Why a unit cannot stay: destroyers outside their boundary, and empty magazines, have to go home if they can."""
    ships = members(private, unit)
    strays, empty = must_come_back(private, facts, side, ships), homebound(ships)
    if not (strays or empty) or not reach(private, facts, side, unit):
        return None
    if strays:
        return Refused("chase-refuse-destroyers-come-back", "CH-7.7.2.aa", unit=unit)
    return Refused("chase-refuse-restock", "CH-14.a", unit=unit)


def some_moves(private: Private, facts: Facts, side: str, rng: Rng) -> tuple[ShadowedOrder, ...]:
    """For every unit any short course that she can sail, or none."""
    orders: list[ShadowedOrder] = []
    for unit in shadowed_units(private):
        path: list[str] = []
        place = members(private, unit)[0].hex
        for _ in range(1 + int(rng.random() * 2)):
            ways = facts.chart.ways(side, place)
            if ways:
                place = ways[int(rng.random() * len(ways))]
                path.append(place)
        if path and path_refusal(private, facts, side, unit, tuple(path)) is None:
            orders.append(Move(unit, tuple(path)))
        elif no_rest(private, facts, side, unit):
            orders.append(Move(unit, next(iter(reach(private, facts, side, unit).values())).path))
        else:
            orders.append(Stay(unit))
    return tuple(orders)


def hints(public: Public, private: Private, facts: Facts, side: str) -> ShadowedHints:
    """What a client needs to offer these moves."""
    found = {}
    for unit in shadowed_units(private):
        sail = reach_of(private, facts, side, unit)
        misty = tuple(place for place in sail.ways if public.fog and facts.chart.fog(place))
        found[unit] = ShadowedUnit(sail, reason(no_rest(private, facts, side, unit)), misty)
    return ShadowedHints(found)


@rule("CH-7.1.c", "CH-7.1.e", "CH-7.1.f")
def carry_out(s: State, side: str, order: ShadowedOrder) -> None:
    """The enemy hears where the unit ends, or the first hex of fog she enters, after which she is out of sight."""
    unit, path = order.unit, order.path if isinstance(order, Move) else ()
    contact = members(s.private[side], unit)[0].contact
    if path:
        sail(s, side, unit, path)
    misty = next((place for place in path if s.public.fog and s.data.chart.fog(place)), "")
    if misty:
        seen = s.public.contacts[contact]
        reveal.unmark(s, side, unit)
        reveal.sighting(s, side, misty, "fog", seen.classes, len(seen.classes), seen.force, seen.id)
        s.tell(EVERYONE, "chase-shadowed-into-fog", contact=contact, hex=misty)
        return
    reveal.follow(s, side, unit)
    s.tell(EVERYONE, "chase-shadowed-ends", contact=contact, hex=s.public.contacts[contact].hex)


@rule("CH-7.8.a", "CH-7.8.b", "CH-7.8.c")
@step
def flip_markers(s: State) -> None:
    """At the end of the Movement Phase Shadowed becomes Sighted, and Evasion Maneuvers are over."""
    reveal.lower(s)
    for side in SEATS:
        phase_ends(s.private[side])
