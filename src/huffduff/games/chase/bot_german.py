"""The German captain: out into the Atlantic by the quietest way, hunt convoys there, vanish, and come home in time."""

from collections.abc import Callable
from functools import cached_property

from huffduff.engine.choices import Rng, Value
from huffduff.engine.steps import Ask
from huffduff.games.chase import sailing
from huffduff.games.chase.bot_duel import as_built, imagined, presumed
from huffduff.games.chase.bot_plot import costs, field, shores
from huffduff.games.chase.bot_threat import Threat
from huffduff.games.chase.desk import Desk
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import ALLIED, GERMAN, ON_MAP, SHADOWED, Card, Private, Public, Ship
from huffduff.games.chase.tasks import lost_speed
from huffduff.games.chase.units import HEAVY, blind, damaged_side, evasion, members, units
from huffduff.games.chase.victory import BISMARCK, boxes, convoys

HUNT, HIDE, HOME, OIL = "hunt", "hide", "home", "oil"
TURN = 0.7  # points that a turn under way is worth
DANGER = 4.0  # points that a meeting with the enemy's fighting strength costs
MARGIN = 2  # turns to spare on the way home
KEEP = {BISMARCK: 7, "prinz-eugen": 3}  # fuel that ships had better keep
FILL = {BISMARCK: 15, "prinz-eugen": 7}  # fuel with which they leave a tanker
CHEAP, DEAR, LAST = 0.25, 1.5, 6.0  # points that a fuel point is worth: above that, below it, and the last of all
NEARBY, LATE = 2, 8  # hexes to a tanker, and turns before the end, that make fuel worth while
RISKY = 1.2  # points of danger at which nobody stops for oil
BAG = 2.2  # points of an average convoy without escort

Give = Callable[[Value], bool]


class German:
    """One turn of the German side, thought through from his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts, rng: Rng) -> None:
        self.public = public
        self.private = private
        self.facts = facts
        self.rng = rng
        self.threat = Threat(public, facts)

    @property
    def chief(self) -> Ship:
        return self.private.ships[BISMARCK]

    @property
    def left(self) -> int:
        """Turns after this one."""
        return self.facts.scenarios[self.public.scenario].last_turn - self.public.turn

    @cached_property
    def endings(self) -> dict[str, float]:
        """What the ways to end are worth."""
        return {**self.facts.tables.victory.ending, **self.facts.scenarios[self.public.scenario].ending}

    @cached_property
    def score(self) -> float:
        """Points won so far."""
        return convoys(self.private, self.facts) + self.public.points

    @cached_property
    def sound(self) -> bool:
        """Whether Bismarck has lost nothing that cannot be made good."""
        printed, card = self.facts.ships[BISMARCK], self.chief.card
        whole = boxes(card) == (printed.bow, printed.stern, printed.secondary, printed.hull)
        return whole and not (card.fire_control or card.radar_out)

    @cached_property
    def havens(self) -> tuple[str, ...]:
        """Ports in France that the enemy does not watch."""
        chart = self.facts.chart
        return tuple(
            port.hex for port in chart.ports if port.country == "france" and not chart.intrinsic(ALLIED, port.hex)
        )

    @cached_property
    def grounds(self) -> tuple[str, ...]:
        """The middle of the convoy routes, beyond the reach of aircraft."""
        chart = self.facts.chart
        return tuple(place for place in chart.seas if chart.centre(place) and not chart.air_zone(place))

    @cached_property
    def tolls(self) -> dict[str, float]:
        """What a turn in every hex costs."""
        steps = field(self.facts.chart, GERMAN, self.chief.hex)
        coasts = shores(self.facts.chart)
        return {
            place: TURN + coasts[place] + self.danger(place, steps.get(place, 99)) for place in self.facts.chart.seas
        }

    def danger(self, place: str, turns: int = 0, followed: bool = False) -> float:
        """Points that a turn in a hex may cost; who is followed is seen wherever anything can be seen."""
        seen = self.threat.seen(place)
        if followed and not blind(self.public, self.facts, place):
            seen = 1.0
        return DANGER * seen * self.threat.near(place, turns)

    def purpose(self, ships: list[Ship]) -> str:
        """What these ships are to do now: win points, keep them, or save the ship."""
        winning = self.facts.tables.victory.german_from
        if all(ship.id != BISMARCK for ship in ships):
            return HUNT if self.left > self.way_home(ships) + MARGIN else HOME
        oil = self.chief.fuel >= self.facts.tables.victory.undamaged_fuel
        if any(ship.emergency for ship in ships):
            return OIL if self.tankers() else HOME
        if self.score + self.endings["france"] >= winning and not (
            self.sound and oil and self.score + self.endings["undamaged-at-sea"] >= winning
        ):
            return HOME
        if self.sound and self.score + self.endings["undamaged-at-sea"] >= winning:
            return HIDE if oil else OIL if self.tankers() else HOME
        if self.sound and (oil or self.tankers()):
            return HUNT
        return HUNT if self.left > self.way_home(ships) + MARGIN else HOME

    def way_home(self, ships: list[Ship]) -> int:
        return field(self.facts.chart, GERMAN, *self.havens).get(ships[0].hex, 99)

    def tankers(self) -> list[str]:
        """Where tankers wait that the enemy does not know of."""
        return [
            ship.hex
            for ship in self.private.ships.values()
            if ship.status == ON_MAP and self.kind(ship) == "TK" and not ship.marker and self.danger(ship.hex) < RISKY
        ]

    def kind(self, ship: Ship) -> str:
        return self.facts.ships[ship.id].kind

    def goal(self, ships: list[Ship]) -> str:
        """Where a unit is going."""
        here = ships[0].hex
        purpose = self.purpose(ships)
        if purpose == HUNT and self.thirsty(ships):
            purpose = OIL
        if purpose == HOME:
            return self.nearest(here, self.havens)
        if purpose == OIL:
            return self.nearest(here, tuple(self.tankers()))
        if purpose == HIDE:
            near = [place for place in self.facts.chart.within(here, 6) if self.facts.chart.sea(place)]
            away = field(self.facts.chart, GERMAN, here)
            return min(near, key=lambda place: 6 * self.tolls[place] + TURN * away.get(place, 99))
        return self.ground(ships)

    def nearest(self, here: str, places: tuple[str, ...]) -> str:
        away = costs(self.facts.chart, GERMAN, here, self.tolls)
        return min(places, key=lambda place: away.get(place, 999.0))

    def thirsty(self, ships: list[Ship]) -> bool:
        """Whether it is time to look for a tanker: fuel is short, or one is here and there is room for more."""
        tankers = self.tankers()
        if not tankers:
            return False
        away = min(field(self.facts.chart, GERMAN, place).get(ships[0].hex, 99) for place in tankers)
        level = FILL if away <= NEARBY else KEEP
        if self.left <= away + LATE and self.chief in ships:
            level = {**level, BISMARCK: self.facts.tables.victory.undamaged_fuel + 1}
        return any(ship.fuel < level.get(ship.id, 2) for ship in ships if self.facts.ships[ship.id].uses_fuel)

    def ground(self, ships: list[Ship]) -> str:
        """The hunting ground that promises most, time and danger considered."""
        chart, here = self.facts.chart, ships[0].hex
        away = costs(chart, GERMAN, here, self.tolls)
        steps = field(chart, GERMAN, here)
        home = field(chart, GERMAN, *self.havens)
        yields = {line: self.catch(line) for line in ("east-west", "north-south")}

        def merit(place: str) -> float:
            time = self.left - steps.get(place, 99) * 0.8
            if not self.sound:
                time -= home.get(place, 99)
            bag = max(yields[line] for line in chart.route(place))
            return bag * max(0.0, time) - away.get(place, 999.0) - 4 * self.danger(place)

        return max(self.grounds, key=merit)

    def catch(self, line: str) -> float:
        """Points that a turn of hunting on a route brings on average."""
        open_yet = [row for row in self.facts.tables.convoy if row.line == line and row.id not in self.private.located]
        return 0.026 * sum(BAG if row.chits < 1 else 4.0 for row in open_yet)

    def orders(self) -> tuple[Value, ...]:
        """Destroyers stay behind; heavy ships go where their captain wants them."""
        desk = Desk(self.public, self.private.copy(), self.facts, GERMAN)
        given: list[Value] = []

        def give(order: Value) -> bool:
            if desk.carry_out(order) is None:
                given.append(order)
                return True
            return False

        self.regroup(desk, give)
        for unit, ships in list(units(desk.private).items()):
            if any(self.kind(ship) in HEAVY for ship in ships):
                self.act(desk, unit, ships, give)
            elif sailing.must_come_back(desk.private, self.facts, GERMAN, ships):
                for way in sailing.reach(desk.private, self.facts, GERMAN, unit).values():
                    if give(("move", unit, *way.path)):
                        break
        return tuple(given)

    def regroup(self, desk: Desk, give: Give) -> None:
        """Destroyers and lame ships are left behind; heavy ships that meet sail together."""
        for ship in list(desk.private.ships.values()):
            if ship.force and ship.marker != SHADOWED and (self.kind(ship) == "DD" or self.lame(ship)):
                give(("detach", ship.id))
        sailing_together = [
            ship
            for ship in desk.private.ships.values()
            if ship.status == ON_MAP and self.kind(ship) in HEAVY and not self.lame(ship)
        ]
        mates = [ship for ship in sailing_together if ship.hex == self.chief.hex]
        if len(mates) > 1 and self.chief in self.private.ships.values() and not mates[0].force:
            give(("form", "KG1", *(ship.id for ship in mates)))

    def lame(self, ship: Ship) -> bool:
        """Whether damage makes a consort hold Bismarck up."""
        hurt = ship.card.rudder or damaged_side(self.facts.ships[ship.id], ship.card)
        return ship.id != BISMARCK and hurt and sailing.pace(self.facts, self.chief) > 1

    def act(self, desk: Desk, unit: str, ships: list[Ship], give: Give) -> None:
        """Port, repair, oil or a move, whichever serves the plan."""
        chief, chart = ships[0], self.facts.chart
        if any(ship.marker == SHADOWED or ship.steamed for ship in ships):
            return
        purpose = self.purpose(ships)
        if purpose == HOME and chart.port(GERMAN, chief.hex) == "france":
            for ship in ships:
                give(("port", ship.id))
            return
        for ship in ships:
            if ship.card.rudder and give(("repair", ship.id, "rudder")):
                return
            slow = evasion(self.facts.ships[ship.id], ship.card) <= 25
            if slow and lost_speed(ship.card) and self.danger(ship.hex) < 1.0 and give(("repair", ship.id, "speed")):
                return
        if self.take_oil(desk, ships, give):
            return
        path = self.path(desk.private, unit, ships)
        if path:
            give(("move", unit, *path))

    def take_oil(self, desk: Desk, ships: list[Ship], give: Give) -> bool:
        """Refuel if a tanker is here and it is worth a turn."""
        wants = [ship for ship in ships if ship.fuel < FILL.get(ship.id, 2)]
        if not wants or self.danger(ships[0].hex) > RISKY:
            return False
        thirst = sorted(wants, key=lambda ship: ship.fuel - KEEP.get(ship.id, 2))
        tankers = [
            ship.id for ship in desk.private.ships.values() if ship.hex == ships[0].hex and self.kind(ship) == "TK"
        ]
        oiled = [give(("refuel", tanker, ship.id)) for tanker, ship in zip(tankers, thirst, strict=False)]
        return any(oiled)

    def path(self, private: Private, unit: str, ships: list[Ship]) -> tuple[str, ...]:
        """The move after which the rest of the way costs least, its own danger and fuel considered."""
        here = ships[0].hex
        to_go = costs(self.facts.chart, GERMAN, self.goal(ships), self.tolls)
        ways = sailing.reach(private, self.facts, GERMAN, unit)
        best: tuple[str, ...] = ()
        followed = any(ship.marker == SHADOWED for ship in ships)
        least = to_go.get(here, 999.0) + self.danger(here, 0, followed)
        for place, way in ways.items():
            cost = to_go.get(place, 999.0) + self.danger(place, 0, followed) + self.price(private, way.fuel)
            if cost < least - 1e-9:
                best, least = way.path, cost
        return best

    def price(self, private: Private, burnt: dict[str, int]) -> float:
        """What the fuel of a move is worth."""
        total = 0.0
        for name, points in burnt.items():
            rest = private.ships[name].fuel - points
            total += points * (CHEAP if rest >= KEEP.get(name, 2) else DEAR if rest > 1 else LAST)
        return total

    def shadowed(self, names: list[str]) -> tuple[Value, ...]:
        """A unit in sight runs for her goal."""
        found: list[Value] = []
        for unit in names:
            ships = members(self.private, unit)
            path = self.path(self.private, unit, ships) if any(self.kind(ship) in HEAVY for ship in ships) else ()
            found.append(("move", unit, *path) if path else ("stay", unit))
        return tuple(found)

    def hunts(self, options: list[Value]) -> Value:
        """Hunt with Bismarck's unit, unless there is nothing more to win."""
        unit = self.chief.unit
        if self.purpose(members(self.private, unit)) not in (HUNT, OIL):
            return options[0]
        return unit if unit in options else options[-1]

    def cards(self, unit: str) -> dict[str, Card]:
        return {ship.id: ship.card for ship in members(self.private, unit)}

    def attacks_convoy(self, ask: Ask) -> str:
        """If what it brings is worth being seen and what its escorts may do."""
        row = self.facts.convoys[ask.params["convoy"]]
        relieved = [name for name in row.escorts if name in self.public.cards or name in self.public.lost]
        escorts = {name: as_built(self.facts.ships[name]) for name in row.escorts if name not in relieved}
        unit = ask.params["unit"]
        gain = BAG if row.chits < 1 else 3.4 * row.chits
        if escorts:
            duel = imagined(self.facts, self.public.visibility, self.cards(unit), escorts, escorts=True)
            gain = duel.best(True)[1] + 0.5 * gain
        place = members(self.private, unit)[0].hex
        return "yes" if gain > 1.0 + 1.5 * self.threat.near(place) else "no"

    def attacks_merchant(self, ask: Ask) -> str:
        """Half a point is worth being seen only where nobody is near."""
        place = members(self.private, ask.params["unit"])[0].hex
        return "yes" if self.threat.near(place) < 0.1 else "no"

    def combat(self, options: list[Value]) -> Value:
        """Attack whoever can be beaten without much harm."""
        best: Value = ("done",)
        most = 1.0
        for option in options:
            if option[0] == "attack":
                contact = self.public.contacts[option[2]]
                foes = presumed(self.public, self.facts, ALLIED, contact.classes)
                gain = imagined(self.facts, self.public.visibility, self.cards(option[1]), foes).best(True)[1]
                if gain > most:
                    best, most = option, gain
        return best

    def evades(self, options: list[Value]) -> Value:
        """A manoeuvre is worth its fuel while there is some to spare."""
        ships = [ship for ship in self.private.ships.values() if ship.status == ON_MAP and ship.marker]
        rich = all(ship.fuel >= KEEP.get(ship.id, 2) + 2 for ship in ships if self.facts.ships[ship.id].uses_fuel)
        return ("evade",) if rich and ("evade",) in options else options[0]

    def berths(self, tankers: tuple[str, ...], free: list[str]) -> tuple[Value, ...]:
        """Two tankers on either side of the western route, not far from it, and one out of everybody's way."""
        chart = self.facts.chart
        north = f"J{12 + int(self.rng.random() * 6)}"
        south, lonely = f"N{9 + int(self.rng.random() * 10)}", f"V{7 + int(self.rng.random() * 6)}"
        wishes = (north, north, south, south, lonely)[: len(tankers)]
        places = [min((chart.distance(place, wish), place) for place in free)[1] for wish in wishes]
        return tuple(("tanker", tanker, place) for tanker, place in zip(tankers, places, strict=True))
