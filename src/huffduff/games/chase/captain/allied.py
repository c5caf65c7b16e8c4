"""The Allied captain: he searches where raiders are likeliest to be, keeps in touch, and strikes when he is strong."""

from collections.abc import Sequence
from functools import cached_property

from huffduff.engine.choices import Choice, Rng
from huffduff.games.chase.battle.board import DARKEST
from huffduff.games.chase.battle.combat import DONE, Attack, Done
from huffduff.games.chase.captain.aircraft import Air
from huffduff.games.chase.captain.chart_work import FARTHEST, bombed, field
from huffduff.games.chase.captain.fight_forecast import imagined, presumed
from huffduff.games.chase.captain.numbers import (
    ALLIED_AHEAD,
    ALLIED_RESERVE,
    BIG,
    BIG_REACH,
    CALL,
    CALLED,
    CLOSE_TO_PREY,
    DARING,
    HELP,
    KEEP_AWAY,
    LAST_OIL,
    LIKELY,
    LONG_WAY,
    NEAR_PORT,
    PATIENCE,
    PRECIOUS,
    PRESUMED,
    RADAR_WORTH,
    SETTLED,
    SHADOWERS,
    SHARED,
    SMALL_REACH,
    SOON,
    SURE,
)
from huffduff.games.chase.captain.order_pad import Pad
from huffduff.games.chase.captain.raiders import Chances, belief, later
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, CAPITAL, GERMAN, HEAVY, SHADOWED
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.operations.orders import Detach, Form, InPort, Move, Order, Patrol
from huffduff.games.chase.operations.shadow import Attempt
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.forces import free_name
from huffduff.games.chase.ships.neutrals import stands_aside
from huffduff.games.chase.ships.units import evasion, members, radar, units
from huffduff.games.chase.state import Card, Contact, Private, Public, Ship


class Allied:
    """One turn of the Allied side, thought through from his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts, rng: Rng) -> None:
        self.public = public
        self.private = private
        self.facts = facts
        self.rng = rng

    @cached_property
    def where(self) -> Chances:
        return belief(self.public, self.facts)

    def prey(self) -> list[Contact]:
        """Located German heavy ships, the biggest first; who attacks convoys is one of them."""
        found = [
            contact
            for contact in self.public.contacts.values()
            if contact.side == GERMAN and (not contact.classes or any(kind in HEAVY for kind in contact.classes))
        ]
        return sorted(found, key=lambda contact: HEAVY.index(contact.classes[0]) if contact.classes else 0)

    def kinds(self, ships: list[Ship]) -> set[str]:
        return {self.facts.ships[ship.id].kind for ship in ships}

    def orders(self) -> tuple[Order, ...]:
        """Forces first, then ships, then aircraft, which know by then what the ships can search."""
        pad = Pad(self.public, self.private, self.facts, ALLIED)
        prey = next(iter(self.prey()), None)
        self.send_for_oil(pad)
        self.regroup(pad, prey)
        coming = later(self.public, self.facts, ALLIED_AHEAD)
        fleet = {
            unit: ships
            for unit, ships in units(pad.private).items()
            if not ships[0].restricted and not stands_aside(self.public, self.facts, ships[0].id)
        }
        for unit in sorted(fleet, key=lambda unit: -self.weight(fleet[unit])):
            ships = fleet[unit]
            if ships[0].marker == SHADOWED or any(ship.steamed for ship in ships):
                continue
            if self.in_port(pad, ships) or self.make_for_port(pad, unit, ships):
                continue
            if prey and self.close_in(pad, unit, ships, prey):
                continue
            self.take_station(pad, unit, ships, coming)
        pad.hurry_home()
        air = Air(pad)
        air.strike()
        air.search(coming[0])
        return tuple(pad.given)

    def weight(self, ships: list[Ship]) -> float:
        return sum(ship.card.hull + ship.card.bow + ship.card.stern for ship in ships)

    def regroup(self, pad: Pad, prey: Contact | None) -> None:
        """Capital ships that meet fight together; carriers leave them when it comes to fighting."""
        for ships in list(units(pad.private).values()):
            near = prey is not None and self.facts.chart.distance(prey.hex, ships[0].hex) <= CLOSE_TO_PREY
            if near and self.kinds(ships) & set(CAPITAL):
                for ship in ships:
                    if self.facts.ships[ship.id].kind == "CV":
                        pad.give(Detach((ship.id,)))
        places: dict[str, list[Ship]] = {}
        for ships in units(pad.private).values():
            free = not ships[0].restricted and ships[0].marker != SHADOWED and not any(map(self.short, ships))
            if free and self.kinds(ships) & set(CAPITAL):
                places.setdefault(ships[0].hex, []).extend(ships)
        for ships in places.values():
            if len({ship.unit for ship in ships}) > 1:
                force = next((ship.force for ship in ships if ship.force), "") or free_name(pad.private, ALLIED)
                pad.give(Form(force, tuple(ship.id for ship in ships if ship.force != force)))

    def in_port(self, pad: Pad, ships: list[Ship]) -> bool:
        """Ships low on fuel fill up where they can."""
        low = [ship for ship in ships if ship.fuel <= ALLIED_RESERVE and self.facts.ships[ship.id].uses_fuel]
        if not low or not self.facts.chart.port(ALLIED, ships[0].hex):
            return False
        filled = [pad.give(InPort(ship.id)) for ship in low]
        return any(filled)

    def short(self, ship: Ship) -> bool:
        """Whether it is time for a ship to make for port."""
        return self.facts.ships[ship.id].uses_fuel and ship.fuel <= LAST_OIL

    def send_for_oil(self, pad: Pad) -> None:
        """Ships that are short of fuel leave the others."""
        for ships in list(units(pad.private).values()):
            if ships[0].force and ships[0].marker != SHADOWED:
                for ship in ships:
                    if self.short(ship):
                        pad.give(Detach((ship.id,)))

    def make_for_port(self, pad: Pad, unit: str, ships: list[Ship]) -> bool:
        """Nobody is left without fuel at sea if it can be helped."""
        if not any(self.short(ship) for ship in ships):
            return False
        ways = self.ways(pad, unit)
        free = [place for place in ways if not any(ways[place].fuel.values())]
        best = min(free, key=lambda place: self.to_port.get(place, FARTHEST), default="")
        return not best or pad.give(Move(unit, ways[best].path))

    @cached_property
    def to_port(self) -> dict[str, int]:
        """How far every hex is from a port of ours."""
        ports = [port.hex for port in self.facts.chart.ports if port.side == ALLIED]
        return field(self.facts.chart, ALLIED, *ports)

    def ways(self, pad: Pad, unit: str) -> dict[str, sailing.Way]:
        """Where a unit can go without burning the last of its fuel far from port."""
        return {
            place: way
            for place, way in sailing.reach(pad.private, self.facts, ALLIED, unit).items()
            if self.to_port.get(place, FARTHEST) <= NEAR_PORT
            or all(not cost or pad.private.ships[name].fuel > cost for name, cost in way.fuel.items())
        }

    def cards(self, ships: list[Ship]) -> dict[str, Card]:
        return {ship.id: ship.card for ship in ships}

    def enemy(self, contact: Contact | None) -> dict[str, Card]:
        """The ships behind a contact, or the raiders if nothing is known."""
        classes = contact.classes if contact and contact.classes else PRESUMED
        return presumed(self.public, self.facts, GERMAN, classes)

    def promise(self, ships: list[Ship], contact: Contact | None, visibility: int) -> float:
        """What an attack by these ships should bring."""
        foes = self.enemy(contact)
        if not foes or not ships:
            return 0.0
        return imagined(self.facts, visibility, self.cards(ships), foes).best(True)[1]

    def close_in(self, pad: Pad, unit: str, ships: list[Ship], prey: Contact) -> bool:
        """The strong go to where the enemy is, cruisers follow to shadow him, carriers come within range."""
        chart, here = self.facts.chart, ships[0].hex
        away = field(chart, ALLIED, prey.hex)
        steps = away.get(here, FARTHEST)
        kinds = self.kinds(ships)
        if steps > CALL:
            return False
        ways = self.ways(pad, unit)
        if "CV" in kinds and not kinds & set(CAPITAL):
            return self.approach(pad, unit, here, away, ways, KEEP_AWAY)
        if kinds & set(CAPITAL):
            ways = {place: way for place, way in ways.items() if place not in bombed(chart)}
            bold = self.promise(ships, prey, min(self.public.visibility, DARKEST)) >= DARING
            return self.approach(pad, unit, here, away, ways, 0 if bold else KEEP_AWAY)
        if kinds & {"CA", "CL"} or len(ships) > 1:
            return self.approach(pad, unit, here, away, ways, 0)
        return False

    def approach(
        self, pad: Pad, unit: str, here: str, away: dict[str, int], ways: dict[str, sailing.Way], stop: int
    ) -> bool:
        """Come as near as wanted and no nearer."""

        def miss(place: str) -> int:
            return abs(away.get(place, FARTHEST) - stop)

        best = min(ways, key=lambda place: (miss(place), len(ways[place].path)), default=here)
        if miss(best) < miss(here):
            return pad.give(Move(unit, ways[best].path))
        return pad.give(Patrol(unit)) or True

    def take_station(self, pad: Pad, unit: str, ships: list[Ship], coming: list[Chances]) -> None:
        """Go to where most of the chances will be within reach by the time the unit is there."""
        chart, here = self.facts.chart, ships[0].hex
        reach = BIG_REACH if self.kinds(ships) & set(BIG) else SMALL_REACH
        if not sailing.unit_allowance(self.facts, ships):
            return
        capital = bool(self.kinds(ships) & set(CAPITAL))
        steps = field(chart, ALLIED, here)
        likely = [place for when in (-1, SOON) for place, chance in coming[when].items() if chance > LIKELY]
        spots = list(dict.fromkeys(likely))
        if reach == BIG_REACH:
            spots = [place for place in spots if place not in bombed(chart)]
        best, most = here, self.covered(coming[0], here, reach) * SETTLED
        for place in spots:
            turns = steps.get(place, FARTHEST)
            if turns < FARTHEST:
                covered = self.covered(coming[min(turns, ALLIED_AHEAD)], place, reach)
                worth = covered * PATIENCE**turns
                if worth > most and (covered > SURE or not capital):
                    best, most = place, worth
        turns = min(steps[best], ALLIED_AHEAD)
        for chances in coming:
            for place in chart.within(best, reach):
                if place in chances:
                    chances[place] *= SHARED
        self.sail(pad, unit, ships, here, best)

    def covered(self, chances: Chances, place: str, reach: int) -> float:
        return sum(chances.get(near, 0.0) for near in self.facts.chart.within(place, reach))

    def sail(self, pad: Pad, unit: str, ships: list[Ship], here: str, goal: str) -> None:
        """One hex a turn, two over long ways as long as there is fuel; at the end, patrol."""
        away = field(self.facts.chart, ALLIED, goal)
        ways = self.ways(pad, unit)
        hurry = away.get(here, FARTHEST) > LONG_WAY and all(
            ship.fuel - fuel.cost(self.facts, ship, 2) >= ALLIED_RESERVE and ship.moved < 2
            for ship in ships
            if self.fast(ship)
        )
        near = [place for place in ways if len(ways[place].path) <= (2 if hurry else 1)]
        best = min(near, key=lambda place: (away.get(place, FARTHEST), len(ways[place].path)), default=here)
        if away.get(best, FARTHEST) < away.get(here, FARTHEST):
            pad.give(Move(unit, ways[best].path))
        else:
            pad.give(Patrol(unit))

    def fast(self, ship: Ship) -> bool:
        return self.facts.ships[ship.id].speed == "F"

    def call(self, options: Sequence[str]) -> str:
        """Call whatever may hold an enemy, the likeliest first."""
        best = max(options, key=lambda place: self.where.get(place, 0.0))
        return best if self.where.get(best, 0.0) > CALLED else "done"

    def shadow(self, choice: Choice[tuple[Attempt, ...]]) -> tuple[Attempt, ...]:
        """The fastest ship with the best radar follows each heavy contact."""
        for contact in self.prey():
            here = [ship for ship in self.private.ships.values() if ship.hex == contact.hex and ship.status == "map"]
            for ship in sorted(here, key=self.eyes, reverse=True)[:SHADOWERS]:
                value = (Attempt(contact.id, (ship.id,)),)
                if choice.refusal(value) is None:
                    return value
        return ()

    def eyes(self, ship: Ship) -> float:
        printed = self.facts.ships[ship.id]
        return (
            evasion(printed, ship.card)
            + RADAR_WORTH * radar(printed, ship.card)
            - (PRECIOUS if printed.kind in ("BB", "CV") else 0)
        )

    def combat(self, options: Sequence[Done | Attack]) -> Done | Attack:
        """Attack with the unit that promises most, help that may come counted in part."""
        best: Done | Attack = DONE
        most = DARING
        for option in options:
            if isinstance(option, Attack):
                contact = self.public.contacts[option.contact]
                ours = members(self.private, option.unit)
                others = [
                    ship
                    for ships in units(self.private).values()
                    if ships[0].hex == contact.hex and not self.kinds(ships) & {"CV", "CG"}
                    for ship in ships
                    if ship not in ours
                ]
                promise = self.promise(ours, contact, self.public.visibility)
                if others:
                    together = self.promise(ours + others, contact, self.public.visibility)
                    promise += HELP * max(0.0, together - promise)
                if promise > most:
                    best, most = option, promise
        return best
