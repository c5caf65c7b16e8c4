"""The British captain: looks where raiders are likely to come, keeps contact, brings big ships up, guards convoys."""

from functools import cached_property

from huffduff.engine.choices import Rng
from huffduff.games.sink.air.recon import patrols
from huffduff.games.sink.attacks import FACES
from huffduff.games.sink.captain.fleet import enemy_hulls, own_hulls
from huffduff.games.sink.captain.forecast import Fight, Hull
from huffduff.games.sink.captain.merchants import cargo
from huffduff.games.sink.captain.numbers import (
    CLEAR,
    CLOSE,
    DECOY_PACE,
    FAR_THREAT,
    FIND,
    GUARD,
    LAUNCH,
    NEAR,
    NEAR_SCOUT,
    NEVER,
    OFF_TRACK,
    SHARED,
    THREAT_RANGE,
    TOO_SLOW,
    TRIED,
    WEAK,
    WHIM,
)
from huffduff.games.sink.captain.suspicion import ends, suspicion, visits
from huffduff.games.sink.convoys.sailing import choices, moves
from huffduff.games.sink.convoys.tracks import distance_left
from huffduff.games.sink.facts.words import BRITISH, CAPITAL, EXIT, AirId, ConvoyId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.draft import Draft
from huffduff.games.sink.forces.orders import Enter, Order, Split
from huffduff.games.sink.movement.moves import Moves
from huffduff.games.sink.movement.orders import Fly, MoveOrder, Sail, Steer
from huffduff.games.sink.movement.paths import reach
from huffduff.games.sink.movement.speed import Pace
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Force
from huffduff.games.sink.shadowing.eligible import near_base
from huffduff.games.sink.sighting.odds import lucky_faces, modifiers
from huffduff.games.sink.state import SideView, card


class British:
    """All that the British player decides on the map."""

    def __init__(self, view: SideView, rng: Rng) -> None:
        self.view, self.public, self.facts, self.private, self.rng = view, view.public, view.data, card(view), rng

    def place(self, token: TokenId) -> Hex:
        return self.public.tokens[token].hex

    # --- phase 1 --------------------------------------------------------------------------------------------------

    def organise(self) -> tuple[Order, ...]:
        """Ships that are due come in; as long as there are markers, cruisers leave big forces to look by themselves."""
        draft, orders = Draft(self.view), list[Order]()
        wishes: list[Order] = [Enter(ship.id) for ship in self.private.ships.values() if ship.status == "due"]
        wishes += [Split((ship,)) for force in self.private.forces.values() for ship in self.spare(force)]
        for wish in wishes:
            if draft.take(wish) is None:
                orders.append(wish)
        return tuple(orders) if draft.unfinished() is None else ()

    def spare(self, force: Force) -> list[ShipId]:
        """Cruisers that big ships can do without."""
        if force.escort or force.token in {shadow.by for shadow in self.public.shadows.values()}:
            return []
        held = () if self.public.located else self.facts.scenarios[self.public.scenario].held
        if any(ship in held for ship in force.ships):
            return []
        cruisers = [ship for ship in force.ships if self.facts.ships[ship].category == "cruiser"]
        cruisers.sort(key=lambda ship: not self.facts.ships[ship].radar)
        return cruisers if len(cruisers) < len(force.ships) else cruisers[1:]

    # --- what is thought of the enemy -------------------------------------------------------------------------------

    @cached_property
    def suspects(self) -> dict[TokenId, float]:
        return suspicion(self.facts, self.public)

    @cached_property
    def looks(self) -> dict[TokenId, dict[Hex, float]]:
        """For each German marker the chances that it enters a hex or is there in the end."""
        found = {}
        for token in self.suspects:
            shown = self.public.tokens[token]
            chances = ends(self.facts, self.public, self.private, shown)
            found[token] = chances if token in self.public.shadows else visits(self.facts, shown.hex, chances)
        return found

    @cached_property
    def quarry(self) -> list[Hull]:
        """The raiders as they are thought to be."""
        real = max(self.suspects, key=lambda token: self.suspects[token], default=None)
        return enemy_hulls(self.facts, self.public, self.public.tokens[real]) if real else []

    def match(self, hulls: list[Hull]) -> float:
        """What a fight of some ships with the raiders promises."""
        return Fight(self.facts, self.quarry, hulls).value(BRITISH) if self.quarry and hulls else 0.0

    # --- convoys ------------------------------------------------------------------------------------------------------

    def steering(self) -> dict[ConvoyId, Hex]:
        """Convoys go on, but out of the way of raiders if they can."""
        found: dict[ConvoyId, Hex] = {}
        for convoy in self.public.convoys.values():
            ways = choices(self.facts, convoy)
            if ways:
                found[convoy.id] = max(ways, key=lambda place: self.course_worth(convoy.id, place))
        return found

    def course_worth(self, name: ConvoyId, place: Hex) -> float:
        """What a hex is worth to a convoy: nearer to its goal, and out of reach."""
        convoy = self.public.convoys[name]
        if place == EXIT:
            return CLEAR
        risk = sum(chance * self.meets(token, place) for token, chance in self.suspects.items())
        left = distance_left(self.facts, convoy.designator, place)
        off = self.facts.chart.off_track(self.facts.convoys[convoy.designator].track, place)
        return -left - OFF_TRACK * off - CLEAR * risk + WHIM * self.rng.random()

    def meets(self, token: TokenId, place: Hex) -> float:
        """The chance that a convoy in a hex meets a raider: it does for sure where the raider is now."""
        return 1.0 if self.place(token) == place else self.looks[token].get(place, 0.0)

    def threat(self, place: Hex) -> float:
        """How much raiders threaten a hex."""
        distance = self.facts.chart.distance
        return sum(
            chance * max(FAR_THREAT, 1 - distance(self.place(token), place) / THREAT_RANGE)
            for token, chance in self.suspects.items()
        )

    # --- phase 8 --------------------------------------------------------------------------------------------------

    def moves(self) -> tuple[MoveOrder, ...]:
        """Convoys first, then shadowers, then everybody to where he is worth most, the big ships before the others."""
        draft = Moves(self.view)
        orders: list[MoveOrder] = []

        def give(order: MoveOrder) -> bool:
            done = draft.take(order) is None
            if done:
                orders.append(order)
            return done

        for convoy, place in self.steering().items():
            give(Steer(convoy, place))
        if draft.unfinished() is not None:
            orders.clear()
            draft.begin()
        spots: dict[Hex, float] = {}
        for name, move in moves(self.facts, self.public, draft.steered).items():
            if not move.safe:
                value = cargo(self.facts, self.private, self.public.convoys[name])
                spots[move.hex] = spots.get(move.hex, 0.0) + value
        self.missed: dict[tuple[TokenId, Hex], float] = {}
        for order in self.followers():
            give(order)
        for force in sorted(self.private.forces.values(), key=lambda force: -self.power(force)):
            if force.token not in draft.done:
                for order in self.sailings(draft, force, spots):
                    if give(order):
                        self.note(order.path[-1] if order.path else self.place(force.token))
                        break
        for unit, place in self.flights(draft):
            give(Fly(unit, place))
        return tuple(orders)

    def power(self, force: Force) -> int:
        return sum(self.facts.ships[ship].front.attack for ship in force.ships if self.big(ship))

    def big(self, ship: ShipId) -> bool:
        return self.facts.ships[ship].kind in CAPITAL

    def followers(self) -> list[MoveOrder]:
        """Shadowers go where their quarry has gone."""
        found: list[MoveOrder] = []
        for target, shadow in self.public.shadows.items():
            place = self.place(target)
            unit = AirId(shadow.by)
            if unit not in self.public.recon:
                token = TokenId(shadow.by)
                found.append(Sail(token, self.way(self.place(token), place), at_sea=True))
            elif near_base(self.facts, unit, place):
                found.append(Fly(unit, place))
        return found

    def way(self, start: Hex, goal: Hex) -> tuple[Hex, ...]:
        """A shortest way."""
        steps = self.facts.chart.steps_to(BRITISH, (goal,))
        path: list[Hex] = []
        here = start
        while here != goal and here in steps:
            here = min(self.facts.chart.ways(BRITISH, here), key=lambda near: steps.get(near, len(steps)))
            path.append(here)
        return tuple(path)

    def sailings(self, draft: Moves, force: Force, spots: dict[Hex, float]) -> list[Sail]:
        """Courses of a force, the best first; big ships may escort where they end."""
        start, limit = self.place(force.token), draft.limit(force.token)
        hulls = own_hulls(self.private, BRITISH, force.token)
        big = any(self.big(ship) for ship in force.ships)
        match = self.match(hulls + self.company(draft, force)) if big else 0.0
        carrier = any(self.facts.ships[ship].kind == "CV" for ship in force.ships)
        faces = lucky_faces(self.facts, modifiers(self.facts, self.public, force)) / FACES if force.ships else 0.0
        ranked: list[tuple[float, Hex, bool]] = []
        for place in reach(self.facts.chart, BRITISH, start, self.stride(limit)):
            value = self.station(place, faces, big, match, carrier)
            escort = big and place in spots and self.guards(force) and not self.hunted(place)
            if escort:
                value += GUARD * spots[place] * self.threat(place)
            ranked.append((value, place, escort))
        ranked.sort(key=lambda one: -one[0])
        return [
            Sail(force.token, self.way(start, place), at_sea=True, escort=escort) for _, place, escort in ranked[:TRIED]
        ]

    def company(self, draft: Moves, force: Force) -> list[Hull]:
        """The other big ships that can come up with a raider that is shadowed."""
        found: list[Hull] = []
        for target in self.public.shadows:
            steps = self.facts.chart.steps_to(BRITISH, (self.place(target),))
            for other in self.private.forces.values():
                able = steps.get(self.place(other.token), NEVER) <= draft.limit(other.token).allowance
                if other.token != force.token and able and any(map(self.big, other.ships)):
                    found += own_hulls(self.private, BRITISH, other.token)
        return found

    def stride(self, limit: Pace) -> int:
        """The hexes that a force goes: a dummy as ships do, and where oil is burnt none at full speed without need."""
        most = DECOY_PACE if limit.most is None else limit.most
        spare = fuel(self.public) and not self.public.shadows and most > 1
        return most - 1 if spare else most

    def guards(self, force: Force) -> bool:
        """Whether a force is one for escort duty: too slow to hunt."""
        slowest = min(self.facts.ships[ship].front.evasion for ship in force.ships if self.big(ship))
        quarry = min((self.facts.ships[hull.ship].front.evasion for hull in self.quarry), default=0)
        return slowest < quarry - TOO_SLOW

    def hunted(self, place: Hex) -> bool:
        """Whether a raider is shadowed in a hex, so that it is there to be fought."""
        return any(self.place(token) == place for token in self.public.shadows)

    def station(self, place: Hex, faces: float, big: bool, match: float, carrier: bool) -> float:
        """What it is worth for a force to be in a hex."""
        value, distance = 0.0, self.facts.chart.distance
        exposed = 1.0 if self.facts.chart.exposes(BRITISH, place) else 0.0
        for token, chance in self.suspects.items():
            there = self.looks[token].get(place, 0.0)
            away = distance(self.place(token), place)
            if token in self.public.shadows:
                if big and away == 0:
                    value += CLOSE if match >= WEAK else -CLOSE
                elif carrier and away == 1:
                    value += LAUNCH
            elif not self.facts.chart.fog(place) and (not big or match >= WEAK):
                value += FIND * chance * faces * there * self.missed.get((token, place), 1.0)
            value -= (NEAR if big or carrier else NEAR_SCOUT) * chance * away
        return value - exposed

    def note(self, place: Hex) -> None:
        """What a force is likely to find need not be looked for by others as much."""
        for token in self.suspects:
            key = (token, place)
            self.missed[key] = self.missed.get(key, 1.0) * SHARED

    def flights(self, draft: Moves) -> list[tuple[AirId, Hex]]:
        """Recon goes where a raider will most likely be, each to another hex."""
        found: list[tuple[AirId, Hex]] = []
        finals = {
            token: ends(self.facts, self.public, self.private, self.public.tokens[token]) for token in self.suspects
        }
        for unit in self.public.recon:
            if self.facts.aircraft[unit].side != BRITISH or unit in draft.done:
                continue
            taken = [place for _, place in found]
            scores: dict[Hex, float] = {}
            for place in patrols(self.facts, unit):
                if not self.facts.chart.fog(place) and place not in taken:
                    scores[place] = sum(
                        chance * finals[token].get(place, 0.0)
                        for token, chance in self.suspects.items()
                        if token not in self.public.shadows
                    )
            if scores:
                found.append((unit, max(scores, key=lambda place: scores[place])))
        return found
