"""The German captain: out into the Atlantic by the quietest way, hunt convoys there, and come home if he is hurt."""

from huffduff.engine.choices import Rng, Value
from huffduff.engine.steps import Ask
from huffduff.games.chase import fuel, sailing
from huffduff.games.chase.bot_plot import STRENGTH, course, field, fit
from huffduff.games.chase.desk import Desk
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import ALLIED, GERMAN, ON_MAP, SHADOWED, Private, Public, Ship
from huffduff.games.chase.units import evasion, members, units

GROUNDS = ("L8", "L10", "L12", "L14", "L15", "L16", "M17")  # convoy lanes that no aircraft reaches
HAVENS = ("U26", "V27", "W27")
RESERVE = {"bismarck": 11}  # fuel to keep for a good end
CRIPPLED = 0.6  # of the hull: with less she runs for France
ESCAPE = 4
RAIDERS = ("BB", "BC", "CA")
HARBOURS = {"K27": 0.8, "N26": 0.4, "S26": 0.3}
FLEET_REACH, AIR_REACH = 7, 5


class German:
    """One turn of the German side, thought through from his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts, rng: Rng) -> None:
        self.public = public
        self.private = private
        self.facts = facts
        self.rng = rng

    def orders(self) -> tuple[Value, ...]:
        """Destroyers stay behind; heavy ships go where their captain wants them."""
        desk = Desk(self.public, self.private.copy(), self.facts, GERMAN)
        given: list[Value] = []

        def give(order: Value) -> bool:
            if desk.carry_out(order) is None:
                given.append(order)
                return True
            return False

        for ship in list(desk.private.ships.values()):
            if ship.force and self.facts.ships[ship.id].kind == "DD" and ship.marker != SHADOWED:
                give(("detach", ship.id))
        for unit, ships in list(units(desk.private).items()):
            if any(self.kind(ship) in RAIDERS for ship in ships):
                self.act(unit, ships, give)
            elif sailing.must_come_back(desk.private, self.facts, GERMAN, ships):
                for way in sailing.reach(desk.private, self.facts, GERMAN, unit).values():
                    if give(("move", unit, *way.path)):
                        break
        return tuple(given)

    def act(self, unit: str, ships: list[Ship], give) -> None:  # type: ignore[no-untyped-def]
        """Port, repair or a move, whichever serves the plan."""
        chief = ships[0]
        going_home = self.going_home(ships)
        if going_home and self.facts.chart.port(GERMAN, chief.hex) == "france" and give(("port", chief.id)):
            return
        for ship in ships:
            if ship.card.rudder and give(("repair", ship.id, "rudder")):
                return
            if evasion(self.facts.ships[ship.id], ship.card) < 20 and give(("repair", ship.id, "speed")):
                return
        path = self.path(ships)
        if path:
            give(("move", unit, *path)) or give(("move", unit, path[0]))

    def path(self, ships: list[Ship]) -> tuple[str, ...]:
        """The next hex or two towards the goal."""
        goal = self.goal(ships)
        here = ships[0].hex
        if here == goal:
            return ()
        way = course(self.facts.chart, GERMAN, here, goal, self.toll)
        hexes = 2 if len(way) > 1 and self.hurries(ships) else 1
        return tuple(way[:hexes])

    def hurries(self, ships: list[Ship]) -> bool:
        """Two hexes a turn where it is dangerous or urgent, as long as fuel lasts."""
        if sailing.unit_allowance(self.facts, ships) < 2:
            return False
        spare = min(ship.fuel - fuel.cost(self.facts, ship, 2) - RESERVE.get(ship.id, 1) for ship in ships)
        urgent = ships[0].marker != "" or self.going_home(ships)
        watched = self.facts.chart.air_zone(ships[0].hex) != ""
        rested = all(ship.moved < 2 for ship in ships)
        return (spare >= 0 and (watched or urgent) and (rested or urgent)) or (urgent and spare >= -6)

    def goal(self, ships: list[Ship]) -> str:
        """A hunting ground, another one when the enemy knows this one, or a port in France."""
        here = ships[0].hex
        chart = self.facts.chart
        if self.going_home(ships):
            return min(HAVENS, key=lambda haven: field(chart, GERMAN, haven).get(here, 99))
        known = [sighting.hex for sighting in self.public.sightings if sighting.side == GERMAN][-2:]

        def merit(place: str) -> float:
            away = field(chart, GERMAN, place).get(here, 99)
            burnt = sum(2.0 for seen in known if chart.distance(seen, place) <= 2 and len(known) > 1)
            return away + burnt + sum(4.0 for enemy in self.enemies() if chart.distance(enemy, place) <= ESCAPE)

        return min(GROUNDS, key=merit)

    def toll(self, place: str) -> float:
        """Where a ship is likely to be seen it costs more to go."""
        chart = self.facts.chart
        cost = self.home_waters(place) + 0.3 * chart.intrinsic(ALLIED, place)
        cost += 0.3 if chart.air_zone(place) else 0.0
        cost -= 0.3 if self.public.fog and chart.fog(place) else 0.0
        return cost + sum(max(0.0, 5.0 - chart.distance(enemy, place)) for enemy in self.enemies())

    def home_waters(self, place: str) -> float:
        """The nearer to the bases of the Home Fleet and of search aircraft, the worse."""
        chart = self.facts.chart
        fleet = sum(HARBOURS[port] * max(0, FLEET_REACH - chart.distance(port, place)) for port in HARBOURS)
        air = sum(max(0, AIR_REACH - chart.distance(base.hex, place)) for base in chart.bases if base.side == ALLIED)
        return fleet + 0.25 * air

    def enemies(self) -> list[str]:
        """Where Allied warships are known to be."""
        return [contact.hex for contact in self.public.contacts.values() if contact.side == ALLIED]

    def going_home(self, ships: list[Ship]) -> bool:
        """A ship badly hurt makes for France; one that cannot end the game at sea in good order does so in time."""
        chief = self.private.ships.get("bismarck")
        if chief is None or chief.status != ON_MAP or all(ship.id != "bismarck" for ship in ships):
            return False
        printed = self.facts.ships["bismarck"]
        sound = chief.card.hull == printed.hull and evasion(printed, chief.card) == printed.evasion
        sound = sound and (chief.card.bow, chief.card.stern) == (printed.bow, printed.stern)
        left = self.facts.scenarios[self.public.scenario].last_turn - self.public.turn
        away = min(field(self.facts.chart, GERMAN, haven).get(chief.hex, 99) for haven in HAVENS)
        if chief.card.hull < CRIPPLED * printed.hull or chief.emergency:
            return True
        return (not sound or chief.fuel < 10) and left <= away + 3

    def kind(self, ship: Ship) -> str:
        return self.facts.ships[ship.id].kind

    def shadowed(self, names: list[str]) -> tuple[Value, ...]:
        """A unit in sight runs for her goal."""
        found: list[Value] = []
        for unit in names:
            ships = members(self.private, unit)
            path = self.path(ships) if any(self.kind(ship) in RAIDERS for ship in ships) else ()
            for length in range(len(path), 0, -1):
                if sailing.path_refusal(self.private, self.facts, GERMAN, unit, path[:length]) is None:
                    found.append(("move", unit, *path[:length]))
                    break
            else:
                found.append(("stay", unit))
        return tuple(found)

    def strength(self, names: tuple[str, ...] | list[str]) -> float:
        return sum(fit(self.facts, name, self.private.ships[name].card) for name in names)

    def attacks_convoy(self, ask: Ask) -> str:
        """Yes, unless the escorts are about as strong."""
        ours = self.strength([ship.id for ship in members(self.private, ask.params["unit"])])
        escorts = sum(STRENGTH[self.facts.ships[name].kind] for name in ask.params["escorts"])
        return "yes" if ours > 1.15 * escorts else "no"

    def attacks_merchant(self, ask: Ask) -> str:
        """Half a point is worth being seen only where nobody is near, or when time runs out."""
        left = self.facts.scenarios[self.public.scenario].last_turn - self.public.turn
        return "yes" if left < 6 and not self.enemies() and ask.seat == GERMAN else "no"

    def evades(self, options: list[Value]) -> Value:
        """A manoeuvre is worth its fuel while there is some to spare."""
        ships = [ship for ship in self.private.ships.values() if ship.status == ON_MAP and ship.marker]
        rich = all(ship.fuel >= 4 for ship in ships if self.facts.ships[ship.id].uses_fuel)
        return ("evade",) if rich and ("evade",) in options else options[0]
