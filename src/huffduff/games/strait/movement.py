"""Movement: one speed roll for a side, then its ships one by one in the order their player likes."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule, step
from huffduff.games.strait.captains import YES_OR_NO, has, lender, once, points, spend, too_many, use
from huffduff.games.strait.effects import take_back_markers
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.manoeuvres import AROUND, OUTSIDE, PAID, end_of, manoeuvres, occupied
from huffduff.games.strait.morale import RULE_OF_DUTY, duty_of
from huffduff.games.strait.numbers import Modifier, throw, total
from huffduff.games.strait.sea import AHEAD, RANGE, SPACES, TURNS, WAY_OUT, forward_squares
from huffduff.games.strait.state import AFLOAT, LEFT, Public, Ship, State

# How many parts an order of each kind has.
SHAPES = {"stay": 2, "leave": 2, "turn": 3, "move": 3, "turn-leave": 3, "turn-move": 4, "move-turn": 4}
CUT_PRICE = 2  # of the manoeuvre, with a quick helm or under Holland's flag


@rule("DS-MOV.20", "DS-MOV.21", "DS-MOV.22", "DS-MOV.23", "DS-SHP.6", "DS-EFF.5", "DS-EFF.6")
def speed_number(p: Public, facts: Facts, name: str) -> list[Modifier]:
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
    if has(p, facts, name, "station-keeping"):
        modifiers.append(("strait-mod-station-keeping", -1))
    return modifiers


@rule("DS-MOV.3", "DS-MOV.4", "DS-MOV.26", "DS-SHP.5")
def may_move(p: Public, facts: Facts, name: str) -> bool:
    """A ship may move if the roll of her side reaches her own number; captain points do not help."""
    return p.speed[p.ships[name].side] >= total(speed_number(p, facts, name))


@rule("DS-CAP.7", "DS-EXT.4")
def manoeuvre_price(p: Public, facts: Facts, name: str) -> int:
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
        ask = Ask(side, "strait-ask-speed-reroll", "DS-CAP.18", OneOf(YES_OR_NO), roll=roll, officer=officer)
        if (yield ask) == "yes":
            use(s, officer)
            roll = sum((yield throw("strait-roll-speed", side=side)))
    p.speed[side] = roll
    return (do(move_ship, side),)


@rule("DS-MOV.18")
@step
def move_ship(s: State, side: str) -> Asking:
    """The player picks one of the ships that have not acted and what she does; then the next."""
    p, facts = s.public, s.data
    options = choices(p, facts, side)
    if not options:
        return None
    choice = OneOf(options, lambda value: why_not(p, facts, side, value), lambda: hints(p, facts, side))
    value = yield Ask(side, "strait-ask-move", "DS-MOV.5", choice, roll=p.speed[side])
    if value[1] in PAID:
        yield from pay(s, value[0])
    carry_out(s, value)
    return (do(move_ship, side),)


def waiting(p: Public, side: str) -> list[Ship]:
    """The ships of a side that have still to act."""
    return [ship for ship in p.ships.values() if ship.side == side and not ship.acted and ship.status == AFLOAT]


def choices(p: Public, facts: Facts, side: str) -> list[Value]:
    """Everything that any ship still to act may do."""
    taken = occupied(p)
    options: list[Value] = []
    for ship in waiting(p, side):
        options += ship_choices(p, facts, ship, taken)[1]
    return options


@rule("DS-MOV.5", "DS-MOV.12", "DS-MOV.25", "DS-CAP.7", "DS-CAP.14")
def ship_choices(p: Public, facts: Facts, ship: Ship, taken: int) -> tuple[str, tuple[Value, ...]]:
    """What one ship may do, and the duty that failed morale lays on her; points are paid when the roll is known."""
    moves = may_move(p, facts, ship.id)
    pays = moves and sum(points(p, facts, ship.id)) >= manoeuvre_price(p, facts, ship.id)
    around = taken & AROUND[ship.space]
    options = manoeuvres(ship.id, ship.space, ship.facing, moves, pays, around, straight_only(p))
    return duty_of(p, ship, options) if ship.failed else ("", options)


def straight_only(p: Public) -> bool:
    """Whether the game is played with one forward space instead of three."""
    return p.options["straight-ahead-only"] == "on"


def hints(p: Public, facts: Facts, side: str) -> dict[str, Any]:
    """What a player wants to know about each of his ships before she moves."""
    taken = occupied(p)
    ships = {}
    for ship in waiting(p, side):
        modifiers = speed_number(p, facts, ship.id)
        ships[ship.id] = {
            "need": total(modifiers),
            "modifiers": modifiers,
            "may_move": may_move(p, facts, ship.id),
            "duty": ship_choices(p, facts, ship, taken)[0] or None,
            "price": manoeuvre_price(p, facts, ship.id),
        }
    return {"ships": ships}


@rule("DS-CAP.7", "DS-CAP.13", "DS-CAP.14")
def pay(s: State, name: str) -> Generator[Ask, Any, None]:
    """The price of a manoeuvre, out of both purses as the player likes."""
    p, facts = s.public, s.data
    price = manoeuvre_price(p, facts, name)
    own, shared = points(p, facts, name)
    ways = [(price - lent, lent) for lent in range(max(0, price - own), min(shared, price) + 1)]
    paid = ways[0]
    if len(ways) > 1:
        ship = p.ships[name]
        officers = {"captain": ship.captain, "admiral": lender(p, facts, name)}
        choice = OneOf(ways, lambda value: too_many(p, facts, name, value))
        paid = yield Ask(ship.side, "strait-ask-pay", "DS-CAP.13", choice, ship=name, amount=price, **officers)
    spend(p, facts, name, *paid)


@rule("DS-MOV.7", "DS-MOV.19", "DS-MAP.7")
def carry_out(s: State, value: Value) -> None:
    """A ship does what was ordered; markers belong to the ship they lie by, so they go along."""
    name, verb = value[0], value[1]
    ship = s.public.ships[name]
    ship.acted = True
    before = ship.space
    space, ship.facing = end_of(ship, value)
    if space == OUTSIDE:
        leave(s, name)
        return
    ship.space = space
    if verb == "stay":
        s.tell(EVERYONE, "strait-stays", ship=name)
    elif verb == "turn":
        s.tell(EVERYONE, "strait-turned", ship=name, facing=ship.facing)
    else:
        s.tell(EVERYONE, "strait-moved", ship=name, facing=ship.facing, to=space, **{"from": before})


@rule("DS-MAP.7", "DS-SHO.29")
def leave(s: State, name: str) -> None:
    """A ship that leaves the map is out of the game for good, and splash markers go home."""
    s.public.ships[name].status = LEFT
    take_back_markers(s.public, name)
    s.tell(EVERYONE, "strait-left-map", ship=name)


def why_not(p: Public, facts: Facts, side: str, value: Value) -> Refused | None:
    """Which rule forbids a manoeuvre that is not on offer; nothing to say about what is no manoeuvre at all."""
    order = read_order(p, value)
    if order is None:
        return None
    ship, verb, space, facing = order
    if ship.side != side:
        return Refused("strait-not-your-ship", "DS-TRN.3", ship=ship.id)
    if ship.status != AFLOAT:
        cited = "DS-MAP.7" if ship.status == LEFT else "DS-SHP.12"
        return Refused("strait-ship-gone", cited, ship=ship.id, status=ship.status)
    if ship.acted:
        return Refused("strait-moved-already", "DS-MOV.13" if verb in PAID else "DS-MOV.5", ship=ship.id)
    if facing not in (ship.facing, *TURNS[ship.facing]) or ("turn" in verb and facing == ship.facing):
        return Refused("strait-turn-one-step", "DS-MOV.9", ship=ship.id)
    if verb not in ("stay", "turn"):
        bow = ship.facing if verb == "move-turn" else facing
        refusal = too_slow(p, facts, ship, verb) or no_way(p, ship, bow, space) or too_dear(p, facts, ship, verb)
        if refusal is not None:
            return refusal
    duty, _ = ship_choices(p, facts, ship, occupied(p))
    return Refused(f"strait-duty-{duty}", RULE_OF_DUTY[duty], ship=ship.id) if duty else None


def read_order(p: Public, value: Value) -> tuple[Ship, str, int, int] | None:
    """The ship, the manoeuvre, and the space and facing it would end with, if the answer has the shape of one."""
    if not (isinstance(value, tuple) and len(value) > 1 and value[0] in p.ships and value[1] in SHAPES):
        return None
    if len(value) != SHAPES[value[1]] or not all(isinstance(number, int) for number in value[2:]):
        return None
    ship = p.ships[value[0]]
    return (ship, value[1], *end_of(ship, value))


def too_slow(p: Public, facts: Facts, ship: Ship, verb: str) -> Refused | None:
    """A ship whose number the speed roll has not reached can only turn, whatever she would pay."""
    if may_move(p, facts, ship.id):
        return None
    cited = "DS-MOV.12" if verb in PAID else "DS-MOV.8"
    need = total(speed_number(p, facts, ship.id))
    return Refused("strait-too-slow", cited, ship=ship.id, need=need, roll=p.speed[ship.side])


def no_way(p: Public, ship: Ship, bow: int, space: int) -> Refused | None:
    """Why a ship with this bow cannot enter a space, or leave the map."""
    straight = straight_only(p)
    if space == OUTSIDE:
        if WAY_OUT[straight][bow][ship.space]:
            return None
        if any(place.row < 0 for place in forward_squares(ship.space, bow, straight)):
            return Refused("strait-north-closed", "DS-MAP.5" if bow % 2 else "DS-MAP.4", ship=ship.id)
        return Refused("strait-no-edge-ahead", "DS-MAP.6", ship=ship.id)
    if space not in SPACES:
        return Refused("strait-off-map", "DS-MAP.1", ship=ship.id)
    if RANGE[ship.space][space] > 1:
        return Refused("strait-one-space", "DS-MOV.13", ship=ship.id)
    if space not in AHEAD[straight][bow][ship.space]:
        cited = "DS-MOV.6" if space in AHEAD[False][bow][ship.space] else "DS-MOV.15"
        return Refused("strait-not-forward", cited, ship=ship.id, space=space)
    if occupied(p) >> space & 1:
        return Refused("strait-space-taken", "DS-MOV.16", ship=ship.id, space=space)
    return None


def too_dear(p: Public, facts: Facts, ship: Ship, verb: str) -> Refused | None:
    """A turn on top of the move needs points that are left."""
    price, left = manoeuvre_price(p, facts, ship.id), sum(points(p, facts, ship.id))
    if verb not in PAID or left >= price:
        return None
    return Refused("strait-too-expensive", "DS-CAP.6", ship=ship.id, price=price, left=left)
