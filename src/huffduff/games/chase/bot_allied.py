"""The Allied captain: he keeps a belief of where the raiders are, searches where it is thickest, and closes in."""

from huffduff.engine.choices import Choice, Rng, Value
from huffduff.games.chase import fuel, sailing
from huffduff.games.chase.bot_plot import STRENGTH, belief, field, fit, flight, mass_near
from huffduff.games.chase.desk import Desk
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.flights import base_hex
from huffduff.games.chase.search import factors
from huffduff.games.chase.state import (
    ALLIED,
    ALOFT,
    GERMAN,
    READY,
    SHADOWED,
    VIS_X,
    Contact,
    Private,
    Public,
    Ship,
    Wing,
)
from huffduff.games.chase.units import blind, evasion, members, radar, units

PURSUIT = 14  # hexes: units farther from a contact do not run for it
DARING = 0.85  # of the enemy's strength: with more he attacks
CALLS = 30


class Allied:
    """One turn of the Allied side, thought through from his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts, rng: Rng) -> None:
        self.public = public
        self.private = private
        self.facts = facts
        self.rng = rng
        self.where = belief(public, facts, rng) if public.scenario in facts.scenarios else {}

    def prey(self) -> list[Contact]:
        """Located German warships worth a pursuit, the heaviest first."""
        found = [
            contact
            for contact in self.public.contacts.values()
            if contact.side == GERMAN and any(kind in ("BB", "BC", "CA") for kind in contact.classes)
        ]
        return sorted(found, key=lambda contact: -sum(STRENGTH[kind] for kind in contact.classes))

    def orders(self) -> tuple[Value, ...]:
        """Ships first, so that search factors of patrols are known when the aircraft are sent."""
        desk = Desk(self.public, self.private.copy(), self.facts, ALLIED)
        given: list[Value] = []

        def give(order: Value) -> bool:
            if desk.carry_out(order) is None:
                given.append(order)
                return True
            return False

        where = dict(self.where)
        for unit, ships in list(units(desk.private).items()):
            for order in self.ship_orders(desk, unit, ships, where):
                if give(order):
                    break
        self.strike(desk, give)
        self.scout(desk, give)
        return tuple(sorted(given, key=lambda order: order[0] in ("move", "fly")))

    def ship_orders(self, desk: Desk, unit: str, ships: list[Ship], where: dict[str, float]) -> list[Value]:
        """What a unit would like to do, best first."""
        here = ships[0].hex
        if min(ship.fuel for ship in ships) <= 1 and self.facts.chart.port(ALLIED, here):
            return [("port", ships[0].id)]
        prey = self.prey()
        slow = any(self.facts.ships[ship.id].kind == "CV" for ship in ships) and len(ships) == 1
        if prey and not slow:
            away = field(self.facts.chart, ALLIED, prey[0].hex)
            if away.get(here, 99) <= PURSUIT and self.dares(ships, prey[0]):
                return self.towards(desk, unit, ships, away)
        spots = {place: mass_near(self.facts, where, place) for place in (here, *self.facts.chart.ways(ALLIED, here))}
        best = max(spots, key=lambda place: spots[place])
        for other in where:
            if self.facts.chart.distance(other, best) <= 1:
                where[other] *= 0.5
        if best != here and spots[best] > 1.05 * spots[here]:
            return [("move", unit, best), ("patrol", unit)]
        return [("patrol", unit)]

    def dares(self, ships: list[Ship], prey: Contact) -> bool:
        """Cruisers shadow; destroyers alone keep off; the big ships fight."""
        kinds = {self.facts.ships[ship.id].kind for ship in ships}
        return bool(kinds & {"BB", "BC", "CA", "CL"}) or self.strength(ships) > 0.5 * self.enemy(prey)

    def towards(self, desk: Desk, unit: str, ships: list[Ship], away: dict[str, int]) -> list[Value]:
        """The way that comes nearest, two hexes if there is fuel for it."""
        here = ships[0].hex
        if away[here] == 0:
            return [("patrol", unit)]
        ways = sailing.reach(desk.private, self.facts, ALLIED, unit)
        frugal = any(ship.fuel - fuel.cost(self.facts, ship, 2) < 1 for ship in ships if self.fast(ship))
        near = sorted(
            (way.path for way in ways.values() if not (frugal and len(way.path) > 1)),
            key=lambda path: (away.get(path[-1], 99), len(path)),
        )
        return [("move", unit, *path) for path in near[:2]]

    def fast(self, ship: Ship) -> bool:
        return self.facts.ships[ship.id].speed == "F"

    def strike(self, desk: Desk, give) -> None:  # type: ignore[no-untyped-def]
        """Every combat wing that can reach a shadowed enemy attacks her."""
        targets = [
            contact.hex
            for contact in self.public.contacts.values()
            if contact.side == GERMAN and contact.marker == SHADOWED
        ]
        for wing in list(desk.private.wings.values()):
            if wing.status == READY and self.facts.wings[wing.id].kind == "combat":
                base = base_hex(desk.private, self.facts, wing.id)
                for place in targets:
                    if base and base != place and 2 * self.facts.chart.distance(base, place) <= self.speed(wing):
                        out = flight(self.facts.chart, base, place)
                        if give(("fly", wing.id, (*out, *out[-2::-1], base), (), place)):
                            break

    def speed(self, wing: Wing) -> int:
        return self.facts.wings[wing.id].speed

    def scout(self, desk: Desk, give) -> None:  # type: ignore[no-untyped-def]
        """Aircraft together bring the factors of the likeliest hexes up to the visibility level."""
        if self.public.visibility >= VIS_X:
            return
        ready = [wing for wing in desk.private.wings.values() if wing.status == READY]
        likely = sorted(self.where, key=lambda place: -self.where[place])[:12]
        for place in likely:
            if blind(self.public, self.facts, place):
                continue
            lacking = self.public.visibility - factors(desk.private, self.facts, ALLIED).get(place, 0)
            team: list[tuple[Wing, int]] = []
            for wing in ready:
                markers = self.markers(desk, wing, place)
                if lacking > 0 and markers:
                    team.append((wing, markers))
                    lacking -= 2 * markers
            if lacking > 0 or not team:
                continue
            for wing, markers in team:
                base = base_hex(desk.private, self.facts, wing.id)
                out = flight(self.facts.chart, base, place)
                if give(("fly", wing.id, (*out, *out[-2::-1], base), (place,) * markers, "")):
                    ready.remove(wing)

    def markers(self, desk: Desk, wing: Wing, place: str) -> int:
        """How many search markers a wing can drop in a hex and still come home this turn."""
        base = base_hex(desk.private, self.facts, wing.id)
        if not base or base == place:
            return 0
        spare = self.speed(wing) - 2 * self.facts.chart.distance(base, place)
        return 2 + spare // self.public.visibility if spare >= 0 else 0

    def call(self, options: list[Value]) -> Value:
        """Call whatever may hold an enemy, the likeliest first."""
        made = sum(1 for side, turn, _ in self.public.calls if side == ALLIED and turn == self.public.turn)
        places = [place for place in options if place != "done"]
        if not places or made >= CALLS:
            return "done"
        return max(places, key=lambda place: self.where.get(place, 0.0) + 0.01 * self.private.searches.get(place, 0))

    def shadow(self, choice: Choice) -> tuple[Value, ...]:
        """The fastest ship with the best radar follows each heavy contact."""
        for contact in self.prey():
            here = [
                ship
                for ships in units(self.private).values()
                for ship in ships
                if ship.hex == contact.hex and ship.status == "map"
            ]
            for ship in sorted(here, key=self.eyes, reverse=True)[:3]:
                value = (("shadow", contact.id, ship.id),)
                if choice.refusal(value) is None:
                    return value
        return (("done",),)

    def eyes(self, ship: Ship) -> float:
        printed = self.facts.ships[ship.id]
        return evasion(printed, ship.card) + 2 * radar(printed, ship.card) - (5 if printed.kind in ("BB", "CV") else 0)

    def strength(self, ships: list[Ship]) -> float:
        return sum(fit(self.facts, ship.id, ship.card) for ship in ships)

    def enemy(self, contact: Contact) -> float:
        """The strength of a contact, less what is known of damage to the ships that are on the table."""
        known = [
            fit(self.facts, name, card) / STRENGTH[self.facts.ships[name].kind]
            for name, card in self.public.cards.items()
            if self.facts.ships[name].side == GERMAN and self.facts.ships[name].kind == contact.classes[0]
        ]
        share = min(known, default=1.0)
        first, *others = contact.classes
        return STRENGTH[first] * share + sum(STRENGTH[kind] for kind in others)

    def combat(self, options: list[Value]) -> Value:
        """Attack with the strongest unit where the ships in the hex together are a match for the enemy."""
        best: Value = ("done",)
        most = 0.0
        for option in options:
            if option[0] == "attack":
                contact = self.public.contacts[option[2]]
                ours = self.strength(members(self.private, option[1]))
                help_near = 0.5 * (
                    sum(self.strength(ships) for ships in units(self.private).values() if ships[0].hex == contact.hex)
                    - ours
                )
                if ours + help_near >= DARING * self.enemy(contact) and ours > most:
                    best, most = option, ours
        return best

    def aloft(self) -> list[str]:
        return [wing.id for wing in self.private.wings.values() if wing.status == ALOFT]
