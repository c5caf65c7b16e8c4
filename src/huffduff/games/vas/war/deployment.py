"""Wind, zones, and the fleets on the table before the first turn."""

from collections.abc import Iterable
from functools import partial
from typing import Literal

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import OneOf, Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.end.closing import OPPOSITE
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import BLUE, INCH, OTHER, RED, Seat, ShipId
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import Public, Ship, State
from huffduff.geometry.plane import Box, Point

LongEdge = Literal["north", "south"]
ZONES: tuple[LongEdge, LongEdge] = ("south", "north")


class Berth(msgspec.Struct, frozen=True):
    """Where a ship is deployed, in hundredths of an inch, and her heading."""

    ship: ShipId
    at: Point
    heading: int


class DeployHints(msgspec.Struct, frozen=True):
    """The ships to deploy, and the zone from its south-western to its north-eastern corner."""

    ships: tuple[ShipId, ...]
    low: Point
    high: Point


class DeployTried(msgspec.Struct, frozen=True):
    """What is wrong with each berth of a draft (None: it stands), and the ships that have none yet."""

    berths: tuple[Reason | None, ...]
    missing: tuple[ShipId, ...]


ZONE = question("vas-ask-zone", "VS-DEP.3", answer=LongEdge)
DEPLOY = question("vas-ask-deploy", "VS-DEP.2", answer=tuple[Berth, ...], hints=DeployHints, tried=DeployTried)


@rule("VS-DEP.5", "VS-GEO.43")
@step
def roll_wind(s: State) -> Asking:
    """The wind matters to carriers only: it is rolled where there is one."""
    p = s.public
    if not any("carrier" in s.data.cards[ship.card].traits for ship in p.ships.values()):
        return ()
    face = yield from d6("vas-roll-wind")
    (edge,) = (row.edge for row in s.data.war.wind if face in row.faces)
    p.wind = edge  # type: ignore[assignment]
    s.tell(EVERYONE, "vas-wind", edge=edge)
    return ()


@rule("VS-DEP.1", "VS-DEP.2", "VS-DEP.3")
@step
def roll_deployment(s: State) -> Asking:
    """A D10 each, equal ones again: the lower one chooses his zone and deploys first."""
    blue = red = 0
    while blue == red:
        blue, red = yield Roll("vas-roll-deployment", EVERYONE, (10, 10))
    s.public.change_side(BLUE, deployment_roll=blue)
    s.public.change_side(RED, deployment_roll=red)
    low: Seat = BLUE if blue < red else RED
    return (do(choose_zone, low), do(deploy, low), do(deploy, OTHER[low]))


@rule("VS-DEP.3", "VS-GEO.9")
@step
def choose_zone(s: State, seat: Seat) -> Asking:
    """He takes the north or the south; that is his own edge from now on, and the opposite one his enemy's."""
    edge = yield from ZONE.put(seat, OneOf(ZONES))
    s.public.change_side(seat, edge=edge)
    s.public.change_side(OTHER[seat], edge=OPPOSITE[edge])
    s.tell(EVERYONE, "vas-zone", seat=seat, edge=edge)
    return ()


@rule("VS-GEO.40")
def zone(facts: Facts, p: Public, seat: Seat, name: str = "standard") -> tuple[Point, Point]:
    """A deployment zone, from its south-western to its north-eastern corner."""
    (row,) = (row for row in facts.war.zone if row.id == name)
    table, depth, margin = sea(facts), row.depth * INCH, row.margin * INCH
    low, high = (0, depth) if p.sides[seat].edge == "south" else (table.north - depth, table.north)
    return Point(margin, low), Point(table.east - margin, high)


def to_deploy(p: Public, seat: Seat) -> tuple[Ship, ...]:
    """The ships of a side that are still in its list."""
    return tuple(ship for ship in p.ships.values() if ship.side == seat and ship.status == "fleet")


def _footprint(facts: Facts, p: Public, berth: Berth) -> Box:
    box = hull_box(facts, p.ships[berth.ship])
    return box._replace(centre=berth.at, heading=berth.heading)


@rule("VS-DEP.6", "VS-GEO.40")
def berth_refusals(facts: Facts, p: Public, seat: Seat, berths: tuple[Berth, ...]) -> Iterable[Refused | None]:
    """Berth by berth: a ship of the side, once, with her bridge in the zone and her hull clear of all others."""
    waiting = {ship.id for ship in to_deploy(p, seat)}
    low, high = zone(facts, p, seat)
    taken = [hull_box(facts, ship) for ship in p.ships.values() if ship.status == "table"]
    for berth in berths:
        if berth.ship not in waiting:
            yield Refused("vas-not-to-deploy", "VS-DEP.2", ship=berth.ship)
            continue
        waiting.remove(berth.ship)
        box = _footprint(facts, p, berth)
        if not 0 <= berth.heading < 360:
            yield Refused("vas-no-heading", "VS-GEO.1", heading=berth.heading)
        elif not (low.x <= berth.at.x <= high.x and low.y <= berth.at.y <= high.y):
            yield Refused("vas-outside-zone", "VS-DEP.6", ship=berth.ship)
        elif any(box.overlaps(other) for other in taken):
            yield Refused("vas-berth-taken", "VS-DEP.6", ship=berth.ship)
        else:
            yield None
        taken.append(box)


def _check(facts: Facts, p: Public, seat: Seat, berths: tuple[Berth, ...]) -> Refused | None:
    found = next((refusal for refusal in berth_refusals(facts, p, seat, berths) if refusal), None)
    if found is not None or len(berths) == len(to_deploy(p, seat)):
        return found
    return Refused("vas-not-all-deployed", "VS-DEP.2")


def _sample(facts: Facts, p: Public, seat: Seat, rng: Rng) -> tuple[Berth, ...]:
    """Anywhere in the zone, each ship clear of those before her."""
    low, high = zone(facts, p, seat)
    berths: tuple[Berth, ...] = ()
    for ship in to_deploy(p, seat):
        while True:
            x = low.x + int(rng.random() * (high.x - low.x + 1))
            y = low.y + int(rng.random() * (high.y - low.y + 1))
            tried = (*berths, Berth(ship.id, Point(x, y), int(rng.random() * 360)))
            if not any(berth_refusals(facts, p, seat, tried)):
                berths = tried
                break
    return berths


def _preview(facts: Facts, p: Public, seat: Seat, berths: tuple[Berth, ...]) -> DeployTried:
    found = tuple(reason(refusal) for refusal in berth_refusals(facts, p, seat, berths))
    placed = {berth.ship for berth in berths}
    return DeployTried(found, tuple(ship.id for ship in to_deploy(p, seat) if ship.id not in placed))


def _hints(facts: Facts, p: Public, seat: Seat) -> DeployHints:
    return DeployHints(tuple(ship.id for ship in to_deploy(p, seat)), *zone(facts, p, seat))


@rule("VS-DEP.2", "VS-DEP.4", "VS-DEP.6")
@step
def deploy(s: State, seat: Seat) -> Asking:
    """A side puts all its ships on the table at once; what scouts is not among them."""
    p, facts = s.public, s.data
    if not to_deploy(p, seat):
        return ()
    parts = (facts, p, seat)
    choice: Orders[Berth] = Orders(
        partial(_check, *parts), partial(_sample, *parts), partial(_hints, *parts), partial(_preview, *parts)
    )
    berths = yield from DEPLOY.put(seat, choice)
    for berth in berths:
        p.change_ship(berth.ship, status="table", at=berth.at, heading=berth.heading)
    s.tell(EVERYONE, "vas-deployed", seat=seat, ships=len(berths))
    return ()
