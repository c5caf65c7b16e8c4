"""The German captain: out into the Atlantic by the quietest way, hunt convoys there, vanish, and come home in time."""

from collections.abc import Callable, Sequence
from functools import cached_property

from huffduff.engine.choices import Rng
from huffduff.engine.questions import Ask
from huffduff.games.chase.battle.combat import DONE, Attack, Done
from huffduff.games.chase.captain.aircraft import Air
from huffduff.games.chase.captain.chart_work import costs, shores
from huffduff.games.chase.captain.course import Course
from huffduff.games.chase.captain.fight_forecast import as_built, imagined, presumed
from huffduff.games.chase.captain.landmarks import beside_lane
from huffduff.games.chase.captain.numbers import (
    ALONE,
    BAG,
    BERTHS,
    BOLD,
    CALM,
    CHEAP_FUEL,
    CHIT,
    DANGER,
    DEAR_FUEL,
    DESPERATE,
    EVASION_FUEL,
    FAR,
    FILL,
    FLEET_AHEAD,
    FRINGE,
    GUARDED,
    HORIZON,
    KEEP,
    KEEP_ANY,
    LAST_FUEL,
    LATE,
    MARGIN,
    MENDABLE,
    MISSED,
    NEARBY,
    NEVER,
    NIGHT,
    OIL_SOON,
    OIL_WORTH,
    RISKY,
    SHY,
    STORMS,
    TURN,
    WORTHWHILE,
    YIELD,
)
from huffduff.games.chase.captain.order_pad import Pad
from huffduff.games.chase.captain.standing import Standing
from huffduff.games.chase.captain.threat import Threat
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, BISMARCK, GERMAN, HEAVY, LINES, ON_MAP, SHADOWED, YesNo
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.operations.manoeuvres import EVADE, Reaction
from huffduff.games.chase.operations.orders import (
    Detach,
    Form,
    InPort,
    Move,
    Order,
    Refuel,
    Repair,
    ShadowedOrder,
    Stay,
)
from huffduff.games.chase.operations.tasks import lost_speed
from huffduff.games.chase.setup import Berth
from huffduff.games.chase.ships.units import blind, damaged_side, evasion, members, units
from huffduff.games.chase.state import Card, Private, Public, Ship

HUNT, HIDE, HOME, OIL = "hunt", "hide", "home", "oil"


class German(Standing):
    """One turn of the German side, thought through from his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts, rng: Rng) -> None:
        super().__init__(public, private, facts)
        self.rng = rng
        self.threat = Threat(public, facts)

    @cached_property
    def grounds(self) -> tuple[str, ...]:
        """The middle of the convoy routes, beyond the reach of aircraft."""
        chart = self.facts.chart
        return tuple(place for place in chart.seas if chart.centre(place) and not chart.air_zone(place))

    @cached_property
    def tolls(self) -> dict[str, float]:
        """What a turn in every hex costs on a long way."""
        coasts = shores(self.facts)
        return {
            place: TURN + coasts[place] + self.danger(place, FLEET_AHEAD, FLEET_AHEAD)
            for place in self.facts.chart.seas
        }

    def danger(self, place: str, turns: int = 0, weather: int = 0) -> float:
        """Points that a turn in a hex may cost."""
        return self.caution * self.threat.seen(place, weather) * self.threat.near(place, turns)

    def quiet(self, place: str) -> bool:
        """Whether ships can stop in a hex."""
        return self.threat.seen(place) * self.threat.near(place) < RISKY

    @cached_property
    def caution(self) -> float:
        """Points that it costs to be found near the enemy: much while breaking out and when there is a lead to keep."""
        if self.saved or self.facts.chart.air_zone(self.chief.hex):
            return DANGER
        return BOLD * min(1.0, self.left / DESPERATE)

    def purpose(self, ships: list[Ship]) -> str:
        """What these ships are to do now: win points, keep them, fetch oil, or save themselves."""
        if self.chief not in ships:
            low = any(ship.fuel < KEEP.get(ship.id, KEEP_ANY) for ship in ships)
            return OIL if low and self.tankers() else HOME
        if self.chief.emergency:
            home = self.chief.hex in self.havens and self.enough("france")
            return OIL if self.tankers() and not home else HOME
        needed = self.facts.tables.victory.undamaged_fuel
        oil = self.chief.fuel >= needed
        if self.enough("turn-track"):
            return OIL if self.thirsty(ships) else HIDE
        if self.sound and self.enough("undamaged-at-sea"):
            spare = self.left <= LATE or self.chief.fuel >= needed + STORMS
            return HIDE if oil and (spare or not self.tankers()) else OIL if self.tankers() else HOME
        if self.saved:
            return HOME
        if self.sound and not oil and self.tankers() and self.left <= self.oil_time(ships):
            return OIL
        return OIL if self.thirsty(ships) else HUNT

    def oil_time(self, ships: list[Ship]) -> int:
        """Turns that it takes to find a tanker and to come away with what the end asks for."""
        lacking = self.facts.tables.victory.undamaged_fuel - self.chief.fuel
        return self.away(ships[0].hex, *self.tankers()) + -(-lacking // self.facts.tables.supply.tanker) + MARGIN

    def tankers(self) -> list[str]:
        """Where tankers wait that the enemy does not know of, or all of them if everything hangs on it."""
        waiting = [ship for ship in self.private.ships.values() if ship.status == ON_MAP and self.kind(ship) == "TK"]
        return [ship.hex for ship in waiting if self.needs_oil or (not ship.marker and self.quiet(ship.hex))]

    @cached_property
    def needs_oil(self) -> bool:
        """Whether everything hangs on some oil: the last is burning, or only that is missing to have won."""
        short = self.chief.fuel < self.facts.tables.victory.undamaged_fuel
        return bool(self.chief.emergency) or (short and self.sound and self.enough("undamaged-at-sea"))

    def end(self, purpose: str) -> dict[str, float]:
        """What it is worth to stand in a hex when the near future is over."""
        chart = self.facts.chart
        if purpose == HIDE or (purpose == HUNT and self.left <= HORIZON and self.sound):
            return dict.fromkeys(chart.seas, 0.0)
        goals = self.havens if purpose == HOME else tuple(self.tankers()) if purpose == OIL else self.grounds
        handicap = dict.fromkeys(goals, 0.0)
        if purpose == HUNT:
            best = max(self.catch(line) for line in LINES)
            for place in goals:
                handicap[place] = HORIZON / 2 * (best - max(self.catch(line) for line in chart.route(place)))
                handicap[place] += 0.0 if self.sound else FAR * self.away(place, *self.havens)
        away = costs(chart, GERMAN, handicap, self.tolls)
        if purpose == HOME:
            rest = max(0, self.left - HORIZON - MARGIN)
            missed = {place: MISSED if self.away(place, *self.havens) > rest else 0.0 for place in away}
            away = {place: cost + missed[place] for place, cost in away.items()}
        return {place: -cost for place, cost in away.items()}

    def prize(self, ships: list[Ship], purpose: str) -> Callable[[str, int], float]:
        """What a turn in a hex brings: convoys where they sail, oil where a tanker waits."""
        chart, tracks, turn = self.facts.chart, self.facts.tracks, self.public.turn
        catch = {line: self.catch(line) for line in LINES}
        company = 1.0 if len(ships) > 1 else ALONE
        waiting = tuple(self.tankers()) if purpose in (HUNT, OIL) and self.thirsty(ships) else ()

        def brings(place: str, turns: int) -> float:
            if place in waiting and turns <= OIL_SOON:
                return OIL_WORTH
            lines = chart.route(place) if purpose in (HUNT, HOME) else ()
            if not lines or chart.air_zone(place):
                return 0.0
            bag = company * max(catch[line] for line in lines) * self.threat.free(turns)
            bag *= NIGHT if tracks.night(turn + turns) else 1.0
            return bag if chart.centre(place) else FRINGE * bag

        return brings

    def thirsty(self, ships: list[Ship]) -> bool:
        """Whether it is time to look for a tanker: fuel is short, or one is here and there is room for more."""
        tankers = self.tankers()
        if not tankers:
            return False
        away = self.away(ships[0].hex, *tankers)
        level = FILL if away <= NEARBY else KEEP
        if self.sound and self.left <= away + LATE and self.chief in ships:
            level = {**level, BISMARCK: self.facts.tables.victory.undamaged_fuel + 1}
        return any(ship.fuel < level.get(ship.id, KEEP_ANY) for ship in ships if self.facts.ships[ship.id].uses_fuel)

    def catch(self, line: str) -> float:
        """Points that a day's turn of hunting on a route brings on average."""
        open_yet = [row for row in self.facts.tables.convoy if row.line == line and row.id not in self.private.located]
        return YIELD * sum(BAG if row.chits < 1 else CHIT * row.chits for row in open_yet)

    def repairs(self) -> tuple[Repair, ...]:
        """What the orders of this turn would mend, if there were time for that among them."""
        return tuple(order for order in self.orders(repairing=True) if isinstance(order, Repair))

    def orders(self, repairing: bool = False) -> tuple[Order, ...]:
        """Destroyers stay behind; heavy ships go where their captain wants them."""
        pad = Pad(self.public, self.private, self.facts, GERMAN, repairing)
        self.regroup(pad)
        for unit, ships in list(units(pad.private).items()):
            if any(self.kind(ship) in HEAVY for ship in ships):
                self.act(pad, unit, ships)
            elif any(self.kind(ship) == "DD" for ship in ships):
                self.shelter(pad, unit, ships)
        pad.hurry_home()
        air = Air(pad)
        air.strike()
        air.search(self.threat.known)
        return tuple(pad.given)

    def shelter(self, pad: Pad, unit: str, ships: list[Ship]) -> None:
        """Destroyers wait at home, far from the enemy's bombers."""
        ways = sailing.reach(pad.private, self.facts, GERMAN, unit)
        best = min(ways, key=lambda place: (self.away(place, *self.harbours), len(ways[place].path)), default="")
        if best and self.away(best, *self.harbours) < self.away(ships[0].hex, *self.harbours):
            pad.give(Move(unit, ways[best].path))

    def regroup(self, pad: Pad) -> None:
        """Destroyers and lame ships are left behind; heavy ships that meet sail together."""
        for ship in list(pad.private.ships.values()):
            if ship.force and ship.marker != SHADOWED and (self.kind(ship) == "DD" or self.lame(ship)):
                pad.give(Detach((ship.id,)))
        sailing_together = [
            ship
            for ship in pad.private.ships.values()
            if ship.status == ON_MAP and self.kind(ship) in HEAVY and not self.lame(ship)
        ]
        mates = [ship for ship in sailing_together if ship.hex == self.chief.hex]
        if len(mates) > 1 and self.chief in self.private.ships.values() and not mates[0].force:
            pad.give(Form("KG1", tuple(ship.id for ship in mates)))

    def lame(self, ship: Ship) -> bool:
        """Whether damage or want of fuel makes a consort hold Bismarck up."""
        if ship.id == BISMARCK or self.chief.card.rudder:
            return False
        slow = ship.emergency or damaged_side(self.facts.ships[ship.id], ship.card)
        return ship.card.rudder or (bool(slow) and sailing.pace(self.facts, self.chief) > 1)

    def act(self, pad: Pad, unit: str, ships: list[Ship]) -> None:
        """Port, repair, oil or a move, whichever serves the plan."""
        if any(ship.steamed for ship in ships):
            return
        purpose = self.purpose(ships)
        if self.home(ships):
            for ship in ships:
                pad.give(InPort(ship.id))
            return
        for ship in ships:
            if ship.card.rudder and pad.give(Repair(ship.id, "rudder")):
                return
            if purpose != HOME and self.mendable(ship) and pad.give(Repair(ship.id, "speed")):
                return
        if self.take_oil(pad, ships):
            return
        path = self.path(pad.private, unit, ships) if not any(ship.marker == SHADOWED for ship in ships) else ()
        if path:
            pad.give(Move(unit, path))

    def home(self, ships: list[Ship]) -> bool:
        """Whether ships stand in the port to which they were bound; an enemy who follows them cannot keep them out."""
        return self.purpose(ships) == HOME and ships[0].hex in self.havens

    def mendable(self, ship: Ship) -> bool:
        """Whether a turn of repairs may well make a slow ship fast again, and nobody is near to spoil it."""
        speed = evasion(self.facts.ships[ship.id], ship.card)
        slow = damaged_side(self.facts.ships[ship.id], ship.card) and lost_speed(ship.card)
        calm = self.public.weather <= CALM and self.quiet(ship.hex)
        return bool(slow) and speed >= MENDABLE and calm

    def take_oil(self, pad: Pad, ships: list[Ship]) -> bool:
        """Refuel if a tanker is here and it is worth a turn."""
        wants = [ship for ship in ships if ship.fuel < FILL.get(ship.id, KEEP_ANY)]
        needed = self.needs_oil or any(ship.emergency for ship in ships)
        if not wants or not (needed or self.quiet(ships[0].hex)):
            return False
        thirst = sorted(wants, key=lambda ship: ship.fuel - KEEP.get(ship.id, KEEP_ANY))
        tankers = [
            ship.id for ship in pad.private.ships.values() if ship.hex == ships[0].hex and self.kind(ship) == "TK"
        ]
        oiled = [pad.give(Refuel(tanker, ship.id)) for tanker, ship in zip(tankers, thirst, strict=False)]
        return any(oiled)

    def path(self, private: Private, unit: str, ships: list[Ship]) -> tuple[str, ...]:
        """The move that promises most, its own danger and fuel considered."""
        if any(ship.emergency for ship in ships):
            return self.dash(private, unit, ships)
        here, purpose = ships[0].hex, self.purpose(ships)
        prize = self.prize(ships, purpose)
        coasts = shores(self.facts)
        swift = sailing.unit_allowance(self.facts, ships) > 1
        fuel = self.price(private, {ship.id: 1 for ship in ships}) if swift else NEVER
        turns = max(0, self.left - 1 if purpose == HOME else self.left)  # the last turn is for coming into port
        course = Course(self.facts, self.threat, here, turns, prize, coasts, self.caution, fuel)
        calm, fast = course.worth(self.end(purpose))
        followed = any(ship.marker == SHADOWED for ship in ships)

        def promise(place: str, steps: int) -> float:
            gain = prize(place, 0) + (fast if steps > 1 else calm).get(place, -99.0) - coasts[place]
            seen = 1.0 if followed and not blind(self.public, self.facts, place) else self.threat.seen(place)
            return gain - self.caution * seen * self.threat.near(place)

        best: tuple[str, ...] = ()
        most = promise(here, 0)
        for place, way in sailing.reach(private, self.facts, GERMAN, unit).items():
            gain = promise(place, len(way.path)) - self.price(private, way.fuel)
            if gain > most + 1e-9:
                best, most = way.path, gain
        return best

    def dash(self, private: Private, unit: str, ships: list[Ship]) -> tuple[str, ...]:
        """The last fuel is burning: straight to the nearest tanker or port, whoever may be there."""
        oil = [ship.hex for ship in private.ships.values() if ship.status == ON_MAP and self.kind(ship) == "TK"]
        goals = (*oil, *self.havens)
        ways = sailing.reach(private, self.facts, GERMAN, unit)
        best = min(ways, key=lambda place: self.away(place, *goals), default="")
        return ways[best].path if best and self.away(best, *goals) < self.away(ships[0].hex, *goals) else ()

    def price(self, private: Private, burnt: dict[str, int]) -> float:
        """What the fuel of a move is worth: least while there is plenty, most where the end of the game asks for it."""
        total = 0.0
        for name, points in burnt.items():
            fuel = private.ships[name].fuel
            rest = fuel - points
            short = rest < 1 or (name == BISMARCK and rest < self.reserve)
            total += points * (LAST_FUEL if short else CHEAP_FUEL if rest >= KEEP.get(name, KEEP_ANY) else DEAR_FUEL)
            if name == BISMARCK and rest < self.reserve <= fuel and self.enough("undamaged-at-sea"):
                total += MISSED
        return total

    def shadowed(self, names: list[str]) -> tuple[ShadowedOrder, ...]:
        """A unit in sight runs for her goal."""
        found: list[ShadowedOrder] = []
        for unit in names:
            ships = members(self.private, unit)
            stays = self.home(ships) or (self.needs_oil and ships[0].hex in self.tankers())
            sails = any(self.kind(ship) in HEAVY for ship in ships) and not stays
            path = self.path(self.private, unit, ships) if sails else ()
            found.append(Move(unit, path) if path else Stay(unit))
        return tuple(found)

    def call(self, options: Sequence[str]) -> str:
        """Only what aircraft search is called: a ship that calls betrays herself."""
        flown = [place for place in options if place in self.private.searches and self.alone(place)]
        return max(flown, key=lambda place: self.threat.known.get(place, 0.0), default="done")

    def alone(self, place: str) -> bool:
        return all(ship.hex != place for ship in self.private.ships.values() if ship.status == ON_MAP)

    def hunts(self, options: Sequence[str]) -> str:
        """Hunt with Bismarck's unit, unless there is nothing more to win."""
        unit = self.chief.unit
        if self.purpose(members(self.private, unit)) not in (HUNT, OIL):
            return options[0]
        return unit if unit in options else options[-1]

    def cards(self, unit: str) -> dict[str, Card]:
        return {ship.id: ship.card for ship in members(self.private, unit)}

    def attacks_convoy(self, ask: Ask) -> YesNo:
        """If what it brings is worth being seen and what its escorts may do."""
        row = self.facts.convoys[ask.params["convoy"]]
        relieved = [name for name in row.escorts if name in self.public.cards or name in self.public.lost]
        escorts = {name: as_built(self.facts.ships[name]) for name in row.escorts if name not in relieved}
        unit = ask.params["unit"]
        gain = BAG if row.chits < 1 else CHIT * row.chits
        if escorts:
            duel = imagined(self.facts, self.public.visibility, self.cards(unit), escorts, escorts=True)
            gain = duel.best(True)[1] + GUARDED * gain
            if self.sound and not self.in_reach(self.left - MARGIN):
                gain -= self.endings["undamaged-at-sea"] - self.endings["turn-track"]
        return "yes" if gain > WORTHWHILE else "no"

    def attacks_merchant(self, ask: Ask) -> YesNo:
        """Half a point is worth being seen only where nobody is near, or when nobody has the time to come."""
        place = members(self.private, ask.params["unit"])[0].hex
        return "yes" if self.threat.near(place) < SHY or self.left <= 1 else "no"

    def combat(self, options: Sequence[Done | Attack]) -> Done | Attack:
        """Attack whoever can be beaten without much harm."""
        best: Done | Attack = DONE
        most = WORTHWHILE
        for option in options:
            if isinstance(option, Attack):
                contact = self.public.contacts[option.contact]
                foes = presumed(self.public, self.facts, ALLIED, contact.classes)
                gain = imagined(self.facts, self.public.visibility, self.cards(option.unit), foes).best(True)[1]
                if gain > most:
                    best, most = option, gain
        return best

    def evades(self, options: Sequence[Reaction]) -> Reaction:
        """A manoeuvre is worth its fuel while there is some to spare."""
        ships = [ship for ship in self.private.ships.values() if ship.status == ON_MAP and ship.marker]
        keep = {**KEEP, BISMARCK: max(KEEP[BISMARCK], self.reserve)}
        rich = all(
            ship.fuel >= keep.get(ship.id, KEEP_ANY) + EVASION_FUEL
            for ship in ships
            if self.facts.ships[ship.id].uses_fuel
        )
        return EVADE if rich and EVADE in options else options[0]

    def berths(self, tankers: tuple[str, ...], free: Sequence[str]) -> tuple[Berth, ...]:
        """Two tankers on either side of the western route, not far from it, and one out of everybody's way."""
        chart = self.facts.chart
        wishes = [beside_lane(chart, LINES[0], share, rows) for share, rows in BERTHS[: len(tankers)]]
        places = [min((chart.distance(place, wish), place) for place in free)[1] for wish in wishes]
        return tuple(Berth(tanker, place) for tanker, place in zip(tankers, places, strict=True))
