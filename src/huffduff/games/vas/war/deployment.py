"""Wind, zones, and the fleets on the table before the first turn."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Choice, OneOf, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE, View
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.end.closing import OPPOSITE
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import BLUE, INCH, OTHER, RED, Seat, ShipId, ZoneName
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.state import Private, Public, State
from huffduff.games.vas.war.patrols import patrol
from huffduff.games.vas.war.zones import zone, zone_at
from huffduff.geometry.plane import Box, Disc, Point, Segment

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


class ZoneHints(msgspec.Struct, frozen=True):
    """The zone on each long edge, from its south-western to its north-eastern corner."""

    zones: dict[LongEdge, tuple[Point, Point]]


ZONE = question("vas-ask-zone", "VS-DEP.3", answer=LongEdge, hints=ZoneHints)
DEPLOY = question("vas-ask-deploy", "VS-DEP.2", answer=tuple[Berth, ...], hints=DeployHints, tried=DeployTried)


@rule("VS-DEP.5", "VS-CV.4", "VS-CV.5", "VS-GEO.43")
@step
def roll_wind(s: State) -> Asking:
    """The wind matters to carriers only: it is rolled where there is one."""
    p = s.public
    if not any("carrier" in s.data.cards[ship.card].traits for ship in p.ships.values()):
        return ()
    face = yield from d6("vas-roll-wind")
    (edge,) = (row.edge for row in s.data.war.wind if face in row.faces)
    p.wind = edge
    s.tell(EVERYONE, "vas-wind", edge=edge)
    return ()


@rule("VS-DEP.1", "VS-DEP.2", "VS-DEP.3")
@step
def roll_deployment(s: State) -> Asking:
    """A D10 each, equal ones again: the lower one chooses his zone and deploys first."""
    blue = red = 0
    while blue == red:
        blue, red = yield Roll("vas-roll-deployment", EVERYONE, (10, 10), first=BLUE, second=RED)
    s.public.change_side(BLUE, deployment_roll=blue)
    s.public.change_side(RED, deployment_roll=red)
    low: Seat = BLUE if blue < red else RED
    high = OTHER[low]
    s.tell(EVERYONE, "vas-deploys-first", seat=low)
    return (do(choose_zone, low), do(deploy, low), do(patrol, low), do(deploy, high), do(patrol, high))


@rule("VS-DEP.3", "VS-GEO.9")
@step
def choose_zone(s: State, seat: Seat) -> Asking:
    """He takes the north or the south; that is his own edge from now on, and the opposite one his enemy's."""
    zones: dict[LongEdge, tuple[Point, Point]] = {edge: zone_at(s.data, edge) for edge in ZONES}
    edge = yield from ZONE.put(seat, OneOf(ZONES, hints=lambda: ZoneHints(zones)))
    s.public.change_side(seat, edge=edge)
    s.public.change_side(OTHER[seat], edge=OPPOSITE[edge])
    s.tell(EVERYONE, "vas-zone", seat=seat, edge=edge)
    return ()


def to_deploy(view: View[Facts, Public, Private], seat: Seat) -> tuple[ShipId, ...]:
    """The ships of a side that are still in its list and not about to scout, which only that side knows."""
    assert view.private is not None, "a side deploys from its own view"
    scouts = view.private.scouts
    ours = (ship for ship in view.public.ships.values() if ship.side == seat and ship.status == "fleet")
    return tuple(ship.id for ship in ours if ship.id not in scouts)


class Yard(NamedTuple):
    """Where ships are put: those that can be, the corners of the zone, and how far from enemies they have to stay."""

    facts: Facts
    public: Public
    seat: Seat
    ships: tuple[ShipId, ...]
    low: Point
    high: Point
    clear: int = 0

    def footprint(self, berth: Berth) -> Box:
        box = hull_box(self.facts, self.public.ships[berth.ship])
        return box._replace(centre=berth.at, heading=berth.heading)

    @rule("VS-GEO.41")
    def too_near(self, at: Point) -> bool:
        """Whether an enemy ship is nearer than she may be."""
        enemies = (ship for ship in self.public.ships.values() if ship.side != self.seat and ship.status == "table")
        return any(Segment(at, at).enters(Disc(ship.at, self.clear)) for ship in enemies)

    @rule("VS-DEP.6", "VS-GEO.40", "VS-GEO.41")
    def refusals(self, berths: tuple[Berth, ...]) -> Iterable[Refused | None]:
        """Berth by berth: one of the ships, once, with her bridge in the zone and her hull clear of all others."""
        waiting, moved = list(self.ships), {berth.ship for berth in berths}
        others = (ship for ship in self.public.ships.values() if ship.status == "table" and ship.id not in moved)
        taken = [hull_box(self.facts, ship) for ship in others]
        low, high = self.low, self.high
        for berth in berths:
            if berth.ship not in waiting:
                yield Refused("vas-not-to-deploy", "VS-DEP.2", ship=berth.ship)
                continue
            waiting.remove(berth.ship)
            box = self.footprint(berth)
            if not 0 <= berth.heading < 360:
                yield Refused("vas-no-heading", "VS-GEO.1", heading=berth.heading)
            elif not (low.x <= berth.at.x <= high.x and low.y <= berth.at.y <= high.y):
                yield Refused("vas-outside-zone", "VS-DEP.6", ship=berth.ship)
            elif self.too_near(berth.at):
                yield Refused("vas-too-near-enemy", "VS-GEO.41", ship=berth.ship)
            elif any(box.overlaps(other) for other in taken):
                yield Refused("vas-berth-taken", "VS-DEP.6", ship=berth.ship)
            else:
                yield None
            taken.append(box)

    def anywhere(self, ship: ShipId, rng: Rng) -> Berth:
        """A place in the zone, with any heading."""
        x = self.low.x + int(rng.random() * (self.high.x - self.low.x + 1))
        y = self.low.y + int(rng.random() * (self.high.y - self.low.y + 1))
        return Berth(ship, Point(x, y), int(rng.random() * 360))


@rule("VS-DEP.6", "VS-GEO.40", "VS-GEO.41")
def yard(facts: Facts, p: Public, seat: Seat, ships: tuple[ShipId, ...], name: ZoneName = "standard") -> Yard:
    """Where a side can put ships in one of its zones."""
    (row,) = (row for row in facts.war.zone if row.id == name)
    return Yard(facts, p, seat, ships, *zone(facts, p, seat, name), row.clear_of_enemy * INCH)


class Berths(Choice[tuple[Berth, ...]]):
    """The ways in which a side can put its ships into a zone: all of them, or (when it deploys anew) any."""

    __slots__ = ("_all", "_yard")
    kind = "orders"

    def __init__(self, yard: Yard, *, everyone: bool) -> None:
        super().__init__(lambda: DeployHints(yard.ships, yard.low, yard.high))
        self._yard, self._all = yard, everyone

    def refusal(self, value: tuple[Berth, ...]) -> Refused | None:
        found = next((refusal for refusal in self._yard.refusals(value) if refusal), None)
        if found is not None or not self._all or len(value) == len(self._yard.ships):
            return found
        return Refused("vas-not-all-deployed", "VS-DEP.2")

    def sample(self, rng: Rng) -> tuple[Berth, ...]:
        """Anywhere in the zone, each ship clear of those before her."""
        berths: tuple[Berth, ...] = ()
        for ship in self._yard.ships:
            tried = (*berths, self._yard.anywhere(ship, rng))
            while self._all and any(self._yard.refusals(tried)):
                tried = (*berths, self._yard.anywhere(ship, rng))
            if not any(self._yard.refusals(tried)):
                berths = tried
        return berths

    def preview(self, value: tuple[Berth, ...]) -> DeployTried:
        found = tuple(reason(refusal) for refusal in self._yard.refusals(value))
        placed = {berth.ship for berth in value}
        return DeployTried(found, tuple(ship for ship in self._yard.ships if ship not in placed))


@rule("VS-DEP.2", "VS-DEP.4", "VS-DEP.6", "VS-HID.1")
@step
def deploy(s: State, seat: Seat) -> Asking:
    """A side puts all its ships on the table at once; what scouts is not among them."""
    p = s.public
    ships = to_deploy(s.view(seat), seat)
    if not ships:
        return ()
    berths = yield from DEPLOY.put(seat, Berths(yard(s.data, p, seat, ships), everyone=True))
    berth_ships(p, berths)
    s.tell(EVERYONE, "vas-deployed", seat=seat, ships=len(berths))
    return ()


def berth_ships(p: Public, berths: tuple[Berth, ...]) -> None:
    """Ships are on the table now, where they were put."""
    for berth in berths:
        p.change_ship(berth.ship, status="table", at=berth.at, heading=berth.heading)
