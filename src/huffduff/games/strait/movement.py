"""Movement: one speed roll for a side, then its ships one by one in the order their player likes."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule, step
from huffduff.games.strait.captains import (
    YES_OR_NO,
    Points,
    YesNo,
    former_points,
    has,
    lender,
    once,
    points,
    spend,
    too_many,
    use,
)
from huffduff.games.strait.effects import take_back_markers
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.manoeuvres import AROUND, OUTSIDE, Manoeuvre, former_manoeuvre, manoeuvres, occupied
from huffduff.games.strait.morale import RULE_OF_DUTY, duty_of
from huffduff.games.strait.numbers import Modifier, throw, total
from huffduff.games.strait.sea import AHEAD, RANGE, SPACES, TURNS, WAY_OUT, Heading, Space, forward_squares
from huffduff.games.strait.shooting import Prospect, prospect
from huffduff.games.strait.state import AFLOAT, LEFT, OTHER, Public, Ship, State

CUT_PRICE = 2  # of the manoeuvre, with a quick helm or under Holland's flag


class End(msgspec.Struct, frozen=True):
    """What a manoeuvre leads to: a space (none outside the map) and a facing, for so many captain points."""

    order: Manoeuvre
    space: Space | None
    facing: Heading
    price: int


class Helm(msgspec.Struct, frozen=True):
    """What a player wants to know about a ship before she moves: the speed number, whether the roll has reached it,
    the duty that failed morale lays on her, and where everything that she may do leads to."""

    need: int
    modifiers: tuple[Modifier, ...]
    may_move: bool
    duty: str | None
    ends: tuple[End, ...]


class MoveHints(msgspec.Struct, frozen=True):
    """Every ship still to act."""

    ships: dict[ShipId, Helm]


class Course(msgspec.Struct, frozen=True):
    """What a manoeuvre comes to: the points it costs, and the shots that the ship would have where she ends."""

    refusal: Reason | None
    price: int
    shots: dict[ShipId, Prospect]


SPEED_REROLL = question("strait-ask-speed-reroll", "DS-CAP.18", YesNo)
MOVE = question("strait-ask-move", "DS-MOV.5", Manoeuvre, hints=MoveHints, tried=Course, former=former_manoeuvre)
PAY = question("strait-ask-pay", "DS-CAP.13", Points, former=former_points)


@rule("DS-MOV.20", "DS-MOV.21", "DS-MOV.22", "DS-MOV.23", "DS-SHP.6", "DS-EFF.5", "DS-EFF.6")
def speed_number(p: Public, facts: Facts, name: ShipId) -> list[Modifier]:
    """What the speed roll must reach for a ship to move: her own number, speed cards, whole sevens of hull damage."""
    ship = p.ships[name]
    modifiers = [("strait-mod-base", facts.ships[name].speed)]
    if ship.cards:
        slower = sum(facts.effects[damage.rank].speed for damage in ship.cards)
        if slower:
            modifiers.append(("strait-mod-speed-cards", slower))
    if ship.hull:
        steps = ship.hull // facts.charts.movement.hull_points_per_speed_step
        if steps:
            modifiers.append(("strait-mod-hull", steps))
    if facts.captains[ship.captain].ability == "station-keeping":
        modifiers.append(("strait-mod-station-keeping", -1))
    return modifiers


@rule("DS-MOV.3", "DS-MOV.4", "DS-MOV.26", "DS-SHP.5")
def may_move(p: Public, facts: Facts, name: ShipId) -> bool:
    """A ship may move if the roll of her side reaches her own number; captain points do not help."""
    return p.speed[p.ships[name].side] >= total(speed_number(p, facts, name))


@rule("DS-CAP.7", "DS-EXT.4")
def manoeuvre_price(p: Public, facts: Facts, name: ShipId) -> int:
    """Turning and moving in one go costs three points, or two with a quick helm or where Holland commands."""
    cheap = has(p, facts, name, "quick-helm") or has(p, facts, name, "close-the-range")
    return CUT_PRICE if cheap else facts.charts.movement.manoeuvre_points


@rule("DS-MOV.2", "DS-MOV.24", "DS-EXT.3", "DS-CAP.18")
@step
def movement_phase(s: State, side: str) -> Asking:
    """One roll serves all ships of a side; Lütjens may once have the German one rolled again."""
    p, facts = s.public, s.data
    ships = p.afloat(side)
    if not ships:
        return None
    roll = sum((yield throw("strait-roll-speed", side=side)))
    officer = once(p, facts, ships[0].id, "squadron-signal")
    if officer is not None:
        again = yield from SPEED_REROLL.put(side, OneOf(YES_OR_NO), roll=roll, officer=officer)
        if again == "yes":
            use(s, officer)
            roll = sum((yield throw("strait-roll-speed", side=side)))
    p.speed[side] = roll
    return (do(move_ship, side),)


@rule("DS-MOV.18")
@step
def move_ship(s: State, side: str) -> Asking:
    """The player picks one of the ships that have not acted and what she does; then the next."""
    p, facts = s.public, s.data
    ships = p.waiting(side)
    if not ships:
        return None
    options = choices(p, facts, ships)
    order = yield from MOVE.put(side, Helms(options, p, facts, side), roll=p.speed[side])
    if order.paid:
        yield from pay(s, order.ship)
    carry_out(s, order)
    return (do(move_ship, side),) if len(ships) > 1 else None


class Helms(OneOf[Manoeuvre]):
    """The manoeuvres of the ships of a side that have still to act."""

    __slots__ = ("_facts", "_public", "_side")

    def __init__(self, options: list[Manoeuvre], p: Public, facts: Facts, side: str) -> None:
        super().__init__(options, lambda order: why_not(p, facts, side, order), lambda: hints(p, facts, side))
        self._public, self._facts, self._side = p, facts, side

    def preview(self, value: Manoeuvre) -> Course:
        """The price, and every shot from there."""
        refusal = self.refusal(value)
        if refusal is not None:
            return Course(reason(refusal), 0, {})
        sketch, facts = self._public.copy(), self._facts
        end = end_of(sketch, facts, sketch.ships[value.ship], value)
        if end.space is None:
            return Course(None, end.price, {})
        sketch.change(value.ship, space=end.space, facing=end.facing)
        enemies = sketch.afloat(OTHER[self._side])
        return Course(None, end.price, {enemy.id: prospect(sketch, facts, value.ship, enemy.id) for enemy in enemies})


def choices(p: Public, facts: Facts, ships: list[Ship]) -> list[Manoeuvre]:
    """Everything that any of these ships may do."""
    taken = occupied(p)
    options: list[Manoeuvre] = []
    for ship in ships:
        options += ship_choices(p, facts, ship, taken)[1]
    return options


@rule("DS-MOV.5", "DS-MOV.12", "DS-MOV.25", "DS-CAP.7", "DS-CAP.14")
def ship_choices(p: Public, facts: Facts, ship: Ship, taken: int) -> tuple[str, tuple[Manoeuvre, ...]]:
    """What one ship may do, and the duty that failed morale lays on her; points are paid when the roll is known."""
    moves = may_move(p, facts, ship.id)
    pays = moves and points(p, facts, ship.id).both >= manoeuvre_price(p, facts, ship.id)
    around = taken & AROUND[ship.space]
    options = manoeuvres(ship.id, ship.space, ship.facing, moves, pays, around, p.straight_only)
    return duty_of(p, ship, options) if ship.failed else ("", options)


def hints(p: Public, facts: Facts, side: str) -> MoveHints:
    """How each ship of a side stands before she moves."""
    taken = occupied(p)
    return MoveHints({ship.id: helm(p, facts, ship, taken) for ship in p.waiting(side)})


def helm(p: Public, facts: Facts, ship: Ship, taken: int) -> Helm:
    modifiers = speed_number(p, facts, ship.id)
    duty, options = ship_choices(p, facts, ship, taken)
    ends = tuple(end_of(p, facts, ship, option) for option in options)
    return Helm(total(modifiers), tuple(modifiers), may_move(p, facts, ship.id), duty or None, ends)


def end_of(p: Public, facts: Facts, ship: Ship, order: Manoeuvre) -> End:
    """Where a ship would be after a manoeuvre, and its price."""
    space, facing = order.end(ship)
    price = manoeuvre_price(p, facts, ship.id) if order.paid else 0
    return End(order, None if space == OUTSIDE else space, facing, price)


@rule("DS-CAP.7", "DS-CAP.13", "DS-CAP.14")
def pay(s: State, name: ShipId) -> Generator[Want, Any, None]:
    """The price of a manoeuvre, out of both purses as the player likes."""
    p, facts = s.public, s.data
    price = manoeuvre_price(p, facts, name)
    left = points(p, facts, name)
    ways = [Points(price - lent, lent) for lent in range(max(0, price - left.own), min(left.shared, price) + 1)]
    paid = ways[0]
    if len(ways) > 1:
        ship = p.ships[name]
        officers = {"captain": ship.captain, "admiral": lender(p, facts, name)}
        choice = OneOf(ways, lambda value: too_many(p, facts, name, value))
        paid = yield from PAY.put(ship.side, choice, ship=name, amount=price, **officers)
    spend(p, facts, name, paid)


@rule("DS-MOV.7", "DS-MOV.19", "DS-MAP.7")
def carry_out(s: State, order: Manoeuvre) -> None:
    """A ship does what was ordered; markers belong to the ship they lie by, so they go along."""
    p, name = s.public, order.ship
    before = p.ships[name]
    space, facing = order.end(before)
    p.has_acted(name)
    if space == OUTSIDE:
        p.change(name, facing=facing)
        leave(s, name)
        return
    p.change(name, space=space, facing=facing)
    if order.space is not None:
        s.tell(EVERYONE, "strait-moved", ship=name, facing=facing, to=space, **{"from": before.space})
    elif order.facing is not None:
        s.tell(EVERYONE, "strait-turned", ship=name, facing=facing)
    else:
        s.tell(EVERYONE, "strait-stays", ship=name)


@rule("DS-MAP.7", "DS-SHO.29")
def leave(s: State, name: ShipId) -> None:
    """A ship that leaves the map is out of the game for good, and splash markers go home."""
    s.public.change(name, status=LEFT)
    take_back_markers(s.public, name)
    s.tell(EVERYONE, "strait-left-map", ship=name)


def why_not(p: Public, facts: Facts, side: str, order: Manoeuvre) -> Refused | None:
    """Which rule forbids a manoeuvre that is not on offer; nothing to say about ships that are not there."""
    ship = p.ships.get(order.ship)
    if ship is None:
        return None
    if ship.side != side:
        return Refused("strait-not-your-ship", "DS-TRN.3", ship=ship.id)
    if ship.status != AFLOAT:
        cited = "DS-MAP.7" if ship.status == LEFT else "DS-SHP.12"
        return Refused("strait-ship-gone", cited, ship=ship.id, status=ship.status)
    if ship.id in p.acted:
        return Refused("strait-moved-already", "DS-MOV.13" if order.paid else "DS-MOV.5", ship=ship.id)
    if order.facing is not None and order.facing not in TURNS[ship.facing]:
        return Refused("strait-turn-one-step", "DS-MOV.9", ship=ship.id)
    if order.space is not None:
        refusal = too_slow(p, facts, ship, order) or no_way(p, ship, order) or too_dear(p, facts, ship, order)
        if refusal is not None:
            return refusal
    duty, _ = ship_choices(p, facts, ship, occupied(p))
    return Refused(f"strait-duty-{duty}", RULE_OF_DUTY[duty], ship=ship.id) if duty else None


def too_slow(p: Public, facts: Facts, ship: Ship, order: Manoeuvre) -> Refused | None:
    """A ship whose number the speed roll has not reached can only turn, whatever she would pay."""
    if may_move(p, facts, ship.id):
        return None
    cited = "DS-MOV.12" if order.paid else "DS-MOV.8"
    need = total(speed_number(p, facts, ship.id))
    return Refused("strait-too-slow", cited, ship=ship.id, need=need, roll=p.speed[ship.side])


def no_way(p: Public, ship: Ship, order: Manoeuvre) -> Refused | None:
    """Why a ship cannot go where she is ordered: before a turn that is paid for, or after it."""
    space, facing = order.end(ship)
    if space == OUTSIDE:
        return no_way_out(p, ship, facing)
    refusal = not_ahead(p, ship, ship.facing, space)
    return refusal and not_ahead(p, ship, facing, space)


def no_way_out(p: Public, ship: Ship, bow: Heading) -> Refused | None:
    """Why a ship with this bow cannot leave the map."""
    if WAY_OUT[p.straight_only][bow][ship.space]:
        return None
    if any(place.row < 0 for place in forward_squares(ship.space, bow, p.straight_only)):
        return Refused("strait-north-closed", "DS-MAP.5" if bow % 2 else "DS-MAP.4", ship=ship.id)
    return Refused("strait-no-edge-ahead", "DS-MAP.6", ship=ship.id)


def not_ahead(p: Public, ship: Ship, bow: Heading, space: Space) -> Refused | None:
    """Why a ship with this bow cannot enter a space."""
    if space not in SPACES:
        return Refused("strait-off-map", "DS-MAP.1", ship=ship.id)
    if RANGE[ship.space][space] > 1:
        return Refused("strait-one-space", "DS-MOV.13", ship=ship.id)
    if space not in AHEAD[p.straight_only][bow][ship.space]:
        cited = "DS-MOV.6" if space in AHEAD[False][bow][ship.space] else "DS-MOV.15"
        return Refused("strait-not-forward", cited, ship=ship.id, space=space)
    if occupied(p) >> space & 1:
        return Refused("strait-space-taken", "DS-MOV.16", ship=ship.id, space=space)
    return None


def too_dear(p: Public, facts: Facts, ship: Ship, order: Manoeuvre) -> Refused | None:
    """A turn on top of the move needs points that are left."""
    price, left = manoeuvre_price(p, facts, ship.id), points(p, facts, ship.id).both
    if not order.paid or left >= price:
        return None
    return Refused("strait-too-expensive", "DS-CAP.6", ship=ship.id, price=price, left=left)
