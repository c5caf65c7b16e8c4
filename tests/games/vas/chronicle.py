"""Somebody who sees no table and only listens: what is told must be enough to know how everything stands.

The needs and the damage of gunfire are worked out a second time, from the book, with plain geometry.
"""

from collections.abc import Callable
from math import atan2, degrees, hypot
from typing import Any

from huffduff.engine.secrecy import Event
from huffduff.games.vas.facts.cards import Card, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import FlightId, ShipId, WeaponId
from huffduff.games.vas.state import Public, Ship

KEPT = ("hull", "engine", "weapons", "crew", "status", "crippled", "rudder", "halvings", "order", "obeyed")
QUIET = ("fleet", "scouting", "waiting", "entering")  # how a ship is when she comes to the table is her owner's affair
AREAS = ("engine", "weapons", "crew")
Params = dict[str, Any]

# What is told after a die that has to reach something, and what after one that falls short of it.
REACHED = {
    "vas-roll-order": ("vas-order-obeyed", "vas-order-failed"),
    "vas-roll-escalation": ("vas-escalates", "vas-contained"),
    "vas-roll-rearm": ("vas-rearmed", "vas-not-rearmed"),
    "vas-roll-fan": ("vas-deal-fan", "vas-fan-missed"),
}
MODIFIERS = ("vas-initiative-scouting", "vas-initiative-coordination")
# What is told after other things.
FOLLOWS = {
    "vas-roll-initiative": (*MODIFIERS, "vas-initiative", "vas-initiative-tie"),
    **dict.fromkeys(MODIFIERS, (*MODIFIERS, "vas-initiative")),
    "vas-roll-wind": ("vas-wind",),
    "vas-roll-observers": ("vas-observers-find", "vas-roll-observers"),
    "vas-roll-repair": ("vas-repaired", "vas-not-repaired"),
    "vas-roll-return-edge": ("vas-scout-returns",),
    "vas-roll-dogfight": ("vas-dogfight", "vas-dogfight-draw", "vas-raider-driven-off"),
    "vas-dogfight": ("vas-flight-lost",),
    "vas-deal-fan": ("vas-fan-hits",),
    "vas-nominates": ("vas-aims", "vas-holds-fire"),
    "vas-moves": ("vas-order", "vas-enters", "vas-sails", "vas-lies"),
}


def bearing(start: Any, end: Any) -> float:
    """The bearing of a point from another, clockwise from north."""
    return degrees(atan2(end.x - start.x, end.y - start.y)) % 360


def beam(ship: Ship, other: Any) -> bool:
    """Whether something lies in a ship's port or starboard arc."""
    relative = (bearing(ship.at, other) - ship.heading) % 180
    return 45 < relative < 135


def band(weapon: Weapon, firer: Ship, target: Ship) -> int:
    """0 point blank, 1 short, 2 long, 3 extreme."""
    inches = hypot(firer.at.x - target.at.x, firer.at.y - target.at.y) / 100
    return sum(inches > limit / 100 for limit in weapon.limits[:3])


def need(facts: Facts, firer: Ship, weapon: Weapon, target: Ship) -> int:
    """The face that hits, by the list of the book; 7 where none does."""
    card = facts.cards[target.card]
    modifier = (1, 0, -1, -2)[band(weapon, firer, target)]
    if card.type == "destroyer":
        modifier -= 1
    lost = sum(target.engine >= score for score in (1, 3, 4))
    speed = 0 if target.engine >= 5 else (card.speed / 100 - lost) / (2 if target.crippled else 1)
    dodging = card.type == "destroyer" and target.order == "evade" and speed > 6
    if (target.moved > 600 or dodging) and weapon.kind != "light":
        modifier -= 1
    modifier += target.anchored
    modifier += beam(target, firer.at)
    modifier -= 2 * (weapon.kind == "torpedo")
    modifier -= firer.order == "evade"
    modifier -= firer.order == "all-hands" and firer.obeyed
    return max(1, min(7, 4 - modifier))


class Chronicle:
    """What a listener knows, and what he holds against the dice."""

    def __init__(self, facts: Facts, public: Public) -> None:
        self.facts = facts
        self.heard: dict[str, int] = {}
        self.before = public
        self.ships: dict[ShipId, Params] = {}
        self.flights: dict[FlightId, Params] = {}
        self.public: Params = {"turn": public.turn, "token": public.token, "wind": public.wind}
        self.public |= {"smoke": 0, "fights": set()}
        self.edges: Params = {seat: side.edge for seat, side in public.sides.items()}
        self.points = dict.fromkeys(public.sides, 0)
        self.firing: tuple[ShipId, WeaponId] | None = None
        self.owed: tuple[str, int] | None = None
        self.checks = 0
        self.aimed: set[tuple[ShipId, WeaponId, ShipId]] = set()
        self.awaited: tuple[str, ...] = ()
        self.declared: dict[tuple[ShipId, FlightId], int] | None = {}  # AA dice; none while Flights pass over
        self._meet(public)

    def _meet(self, public: Public) -> None:
        for name, ship in public.ships.items():
            if name not in self.ships:
                known = {field: getattr(ship, field) for field in KEPT}
                more = {"out": set(), "traits": set(), "hurt": set(), "vitals": set(ship.vitals), "moved": ship.moved}
                self.ships[name] = known | more
        for label, flight in public.flights.items():
            self.flights.setdefault(label, {"place": flight.place, "armed": True, "target": None})

    def hear(self, event: Event) -> None:
        """One sentence."""
        self.heard[event.key] = self.heard.get(event.key, 0) + 1
        assert not self.awaited or event.key in self.awaited, (self.awaited, event)
        self.awaited = FOLLOWS.get(event.key, ())
        if event.key in REACHED:
            self.awaited = REACHED[event.key][event.params["outcome"][0] < event.params["need"] :][:1]
        handler: Callable[[Params], None] | None = getattr(self, "_" + event.key.replace("-", "_"), None)
        if self.owed is not None and event.key not in ("vas-damage", "vas-sunk"):
            assert self.owed[1] == 0, (self.owed, event)
            self.owed = None
        if handler is not None:
            handler(dict(event.params))

    def compare(self, public: Public) -> None:
        """What was heard against what is."""
        for name, known in self.ships.items():
            ship = public.ships[name]
            if known["status"] in QUIET:
                known["status"] = ship.status
            if ship.status not in QUIET:
                assert {field: getattr(ship, field) for field in KEPT} == {field: known[field] for field in KEPT}, name
            assert {weapon for weapon, mount in ship.mounts.items() if mount.out} == known["out"], name
            assert set(ship.lost_traits) == known["traits"], name
            assert {one.weapon or (one.battery, one.dice) for one in ship.penalties} <= known["hurt"], name
            assert set(ship.vitals) == known["vitals"], name
            assert ship.moved == known["moved"], name
            known["status"] = ship.status
        for label, known in self.flights.items():
            flight = public.flights[label]
            assert (flight.place, flight.armed, flight.target) == tuple(known.values()), (label, known)
        now = {"turn": public.turn, "token": public.token, "smoke": len(public.smoke), "wind": public.wind}
        assert now | {"fights": {frozenset(pair) for pair in public.dogfights}} == self.public
        assert {seat: side.edge for seat, side in public.sides.items()} == self.edges
        assert {seat: side.scouting_points for seat, side in public.sides.items()} == self.points
        self._meet(public)
        self.before = public

    # Turns and phases.

    def _vas_turn(self, told: Params) -> None:
        assert told["turn"] == self.public["turn"] + 1
        self.public["turn"], self.public["token"] = told["turn"], None
        self._vas_scored(told)

    def _vas_scored(self, told: Params) -> None:  # noqa: ARG002
        for known in self.ships.values():
            known["order"], known["obeyed"], known["moved"] = None, False, 0
        for known in self.flights.values():
            known["target"] = None

    def _vas_initiative(self, told: Params) -> None:
        assert told["result"] > told["other"]
        self.public["token"] = told["seat"]

    def _vas_wind(self, told: Params) -> None:
        self.public["wind"] = told["edge"]

    def _vas_zone(self, told: Params) -> None:
        opposite = {"north": "south", "south": "north"}[told["edge"]]
        self.edges = {seat: told["edge"] if seat == told["seat"] else opposite for seat in self.edges}

    def _vas_scout_finds(self, told: Params) -> None:
        self.points[told["ship"].partition("-")[0]] += 1

    def _vas_observers_find(self, told: Params) -> None:
        self.points[told["seat"]] += told["points"]

    def _vas_scouting_points(self, told: Params) -> None:
        assert told["points"] == self.points[told["seat"]]

    def _vas_phase(self, told: Params) -> None:  # noqa: ARG002
        self.declared = None

    def _vas_gunnery_phase(self, told: Params) -> None:
        assert told["seat"] == self.public["token"]
        self.declared = {}

    def _vas_aa_aims(self, told: Params) -> None:
        assert self.declared is not None
        pair = (told["ship"], told["flight"])
        self.declared[pair] = self.declared.get(pair, 0) + told["dice"]

    def _vas_roll_aa(self, told: Params) -> None:
        if self.declared is not None:
            self.declared[told["ship"], told["flight"]] -= len(told["outcome"])
            assert self.declared[told["ship"], told["flight"]] >= 0

    def _vas_end_phase(self, told: Params) -> None:
        assert told["turn"] == self.public["turn"]

    def _vas_smoke_laid(self, told: Params) -> None:
        assert told["counters"] > 0
        self.public["smoke"] += told["counters"]

    def _vas_smoke_clears(self, told: Params) -> None:  # noqa: ARG002
        assert self.public["smoke"]
        self.public["smoke"] = 0

    # Ships.

    def _vas_order(self, told: Params) -> None:
        self.ships[told["ship"]] |= {"order": told["order"], "obeyed": told["order"] in ("smoke", "evade")}

    def _vas_order_obeyed(self, told: Params) -> None:
        self.ships[told["ship"]] |= {"order": told["order"], "obeyed": True}

    def _vas_order_failed(self, told: Params) -> None:
        self.ships[told["ship"]] |= {"order": told["order"], "obeyed": False}

    def _vas_sails(self, told: Params) -> None:
        self.ships[told["ship"]]["moved"] = round(float(told["moved"]) * 100)

    def _vas_turret_damaged(self, told: Params) -> None:
        assert told["weapon"] not in self.ships[told["ship"]]["out"]
        self.ships[told["ship"]]["hurt"].add(told["weapon"])

    def _vas_dice_lost(self, told: Params) -> None:
        self.ships[told["ship"]]["hurt"].add((told["battery"], told["dice"]))

    def _vas_vital(self, told: Params) -> None:
        if told["damage"] < self.ships[told["ship"]]["hull"]:
            self.ships[told["ship"]]["vitals"].add(told["vital"])

    def _vas_flooded(self, told: Params) -> None:
        ship = self.ships[told["ship"]]
        assert {area: told[area] for area in AREAS} == {
            "engine": min(3, ship["engine"]),
            "weapons": min(3, ship["weapons"]),
            "crew": min(1, ship["crew"]),
        }
        ship |= {area: told[area] for area in AREAS}

    def _vas_withdrawn(self, told: Params) -> None:
        self.ships[told["ship"]]["status"] = "withdrawn"

    def _vas_enters(self, told: Params) -> None:
        self.ships[told["ship"]]["status"] = "table"

    def _vas_goes_deep(self, told: Params) -> None:
        self.ships[told["carrier"]]["status"] = "deep"

    def _vas_damage(self, told: Params) -> None:
        ship = self.ships[told["ship"]]
        assert told["damage"] > 0
        assert told["hull"] == ship["hull"] - told["damage"] > 0
        assert self.owed in (None, (told["ship"], told["damage"]))
        ship["hull"], self.owed = told["hull"], None

    def _vas_sunk(self, told: Params) -> None:
        ship = self.ships[told["ship"]]
        assert self.owed is None or (self.owed[0] == told["ship"] and self.owed[1] >= ship["hull"])
        ship |= {"hull": 0, "status": "sunk"}
        self.owed, self.checks = None, 0
        for name, flight in self.before.flights.items():
            if self.flights[name]["place"] == "aboard" and flight.carrier == told["ship"]:
                self.flights[name]["place"] = "drowned"

    def _vas_score(self, told: Params) -> None:
        ship = self.ships[told["ship"]]
        assert told["score"] == min(6, ship[told["area"]] + 1)
        if told["damage"] < ship["hull"]:
            ship[told["area"]] = told["score"]

    def _vas_score_again(self, told: Params) -> None:
        assert self.ships[told["ship"]][told["area"]] == told["score"]

    def _vas_score_stays(self, told: Params) -> None:
        assert self.ships[told["ship"]][told["area"]] == told["score"]

    def _vas_repaired(self, told: Params) -> None:
        assert told["score"] < self.ships[told["ship"]][told["area"]] < 6
        self.ships[told["ship"]][told["area"]] = told["score"]

    def _vas_crippled(self, told: Params) -> None:
        ship = self.ships[told["ship"]]
        assert not ship["crippled"]
        assert ship["hull"] <= self._card(told["ship"]).cripple
        ship["crippled"] = True

    def _vas_turret_destroyed(self, told: Params) -> None:
        assert told["weapon"] not in self.ships[told["ship"]]["out"]
        self.ships[told["ship"]]["out"].add(told["weapon"])

    _vas_gun_lost = _vas_turret_destroyed

    def _vas_trait_lost(self, told: Params) -> None:
        self.ships[told["ship"]]["traits"].add(told["trait"])

    def _vas_light_halved(self, told: Params) -> None:
        assert not self._card(told["ship"]).turrets
        self.ships[told["ship"]]["halvings"] += 1

    def _vas_rudder(self, told: Params) -> None:
        self.ships[told["ship"]]["rudder"] = told["rudder"]

    # Flights.

    def _vas_flight_attacks(self, told: Params) -> None:
        self.flights[told["flight"]]["target"] = told["target"]

    def _vas_flight_engages(self, told: Params) -> None:
        self.public["fights"].add(frozenset((told["flight"], told["enemy"])))

    def _vas_flight_lost(self, told: Params) -> None:
        self._gone(told["flight"], "lost")

    def _vas_flight_lands(self, told: Params) -> None:
        self._gone(told["flight"], "aboard")

    def _vas_flight_raids(self, told: Params) -> None:
        self._gone(told["flight"], "raiding")

    def _gone(self, flight: FlightId, place: str) -> None:
        self.flights[flight] |= {"place": place, "target": None}
        self.public["fights"] = {pair for pair in self.public["fights"] if flight not in pair}

    def _vas_launched(self, told: Params) -> None:
        assert self.flights[told["flight"]]["place"] == "aboard"
        self.flights[told["flight"]]["place"] = "air"

    _vas_posted = _vas_launched

    def _vas_raider_returns(self, told: Params) -> None:
        assert self.flights[told["flight"]]["place"] == "raiding"
        self.flights[told["flight"]]["place"] = "air"

    def _vas_rearmed(self, told: Params) -> None:
        self.flights[told["flight"]]["armed"] = True

    def _spent(self, told: Params) -> None:
        flight = self.flights[told["flight"]]
        flight["armed"] = False
        if self.facts.planes[self.before.flights[told["flight"]].plane].role == "kamikaze":
            self._gone(told["flight"], "spent")

    _vas_strike_hits = _vas_strike_misses = _vas_strike_lost = _spent

    # Gunfire.

    def _card(self, ship: ShipId) -> Card:
        return self.facts.cards[self.before.ships[ship].card]

    def _ship(self, name: ShipId) -> Ship:
        return self.before.ships[name]

    def _vas_nominates(self, told: Params) -> None:
        assert not self.aimed, told

    _vas_nominates_aircraft = _vas_nominates

    def _vas_aims(self, told: Params) -> None:
        assert told["dice"] > 0
        self.aimed.add((told["firer"], told["weapon"], told["target"]))

    def _vas_fire_lost(self, told: Params) -> None:
        lost = {aim for aim in self.aimed if aim[:2] == (told["firer"], told["weapon"])}
        assert lost
        self.aimed -= lost

    _vas_not_permitted = _vas_fire_lost

    def _vas_roll_attack(self, told: Params) -> None:
        self.firing = (told["firer"], told["weapon"])
        weapon = self._card(told["firer"]).weapons[told["weapon"]]
        if weapon.traits.count("fast-track"):
            return
        expected = need(self.facts, self._ship(told["firer"]), weapon, self._ship(told["target"]))
        assert told["need"] == expected, (told, expected)

    def _vas_roll_strike(self, told: Params) -> None:  # noqa: ARG002
        self.firing = None

    _vas_fan_hits = _vas_roll_strike

    def _vas_roll_damage(self, told: Params) -> None:
        if self.firing is None:
            return
        firer, weapon = self._ship(self.firing[0]), self._card(self.firing[0]).weapons[self.firing[1]]
        target = told["target"]
        traits = {name: value for name, value in self._card(target).traits.items() if self._has(target, name)}
        belt = traits.get("torpedo-belt", 0) if weapon.kind == "torpedo" and beam(self._ship(target), firer.at) else 0
        plunging = weapon.kind != "torpedo" and band(weapon, firer, self._ship(target)) > 1
        bonus = weapon.ap + (plunging and "armoured-deck" not in traits)
        damage = 0
        weak = "weak" in weapon.traits and self._card(target).type != "civilian"
        least = 7 if weak or "devastating" in weapon.traits else 5 if "heavy" in weapon.traits else 6
        self.checks += sum(face >= least for face in told["outcome"])
        for face in told["outcome"]:
            if face == 1:
                continue
            if "devastating" in weapon.traits:
                damage += max(0, face - belt)
            else:
                damage += face + bonus >= self._card(target).armour
        if self.owed is not None and self.owed[0] == target:
            damage += self.owed[1]
        self.owed = (target, damage)

    def _vas_roll_check(self, told: Params) -> None:
        if self.firing is not None:
            assert told["need"] == 4
            self.checks -= len(told["outcome"])
            assert self.checks >= 0

    def _vas_hits(self, told: Params) -> None:
        assert not self.checks
        aim = (told["firer"], told["weapon"], told["target"])
        assert aim in self.aimed
        gone = [other for other in self.aimed if other[:2] == aim[:2] and self.ships[other[2]]["status"] != "table"]
        self.aimed -= {aim, *gone}

    def _has(self, ship: ShipId, trait: str) -> bool:
        return trait not in self.ships[ship]["traits"]
