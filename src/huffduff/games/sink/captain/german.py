"""The German captain: breaks out among dummies, hunts convoys where the battle fleet is not, and leaves in time."""

from collections.abc import Sequence

from huffduff.engine.choices import Rng
from huffduff.games.sink.air.recon import patrols
from huffduff.games.sink.captain.course import Sea
from huffduff.games.sink.captain.duels import promise
from huffduff.games.sink.captain.fleet import own_hulls
from huffduff.games.sink.captain.merchants import prize, track
from huffduff.games.sink.captain.numbers import BESIDE, DUMMY_PACE, DUMMY_WHIM, GERMAN_DARING, LAST_OIL, OIL, THIRST
from huffduff.games.sink.captain.prospects import Aim, aim
from huffduff.games.sink.convoys.raiding import Raid, RaidHints
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, ShipId, TokenId
from huffduff.games.sink.forces.draft import Draft
from huffduff.games.sink.forces.orders import Order, Place, Remove, Split
from huffduff.games.sink.movement.orders import Fly, Plot, PlotOrder
from huffduff.games.sink.movement.speed import pace
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Force
from huffduff.games.sink.sighting.searching import Search, SearchHints, SearchOrder
from huffduff.games.sink.state import SideView, card


class German:
    """All that the German decides on the map."""

    def __init__(self, view: SideView, rng: Rng) -> None:
        self.view, self.public, self.facts, self.private, self.rng = view, view.public, view.data, card(view), rng
        self.seas: dict[tuple[ShipId, ...], Sea] = {}

    @property
    def real(self) -> list[Force]:
        """Task forces with ships."""
        return [force for force in self.private.forces.values() if not force.dummy]

    @property
    def dummies(self) -> list[Force]:
        return [force for force in self.private.forces.values() if force.dummy]

    def place(self, token: TokenId) -> Hex:
        return self.public.tokens[token].hex

    def sea(self, force: Force) -> Sea:
        """The map as the ships of a force see it."""
        if force.ships not in self.seas:
            hulls = own_hulls(self.private, GERMAN, force.token)
            self.seas[force.ships] = Sea(self.facts, self.public, hulls)
        return self.seas[force.ships]

    # --- phase 1 --------------------------------------------------------------------------------------------------

    def organise(self) -> tuple[Order, ...]:
        """Ships that are known hide among dummies again: those are called in, and the ships slip behind a new marker;
        spare dummies come back beside ships as long as nobody shadows them."""
        draft, orders = Draft(self.view), list[Order]()

        def give(order: Order) -> bool:
            done = draft.take(order) is None
            if done:
                orders.append(order)
            return done

        hidden = [force for force in self.real if force.token not in self.public.shadows]
        hidden = [force for force in hidden if not self.public.tokens[force.token].port]
        exposed = [force for force in hidden if self.public.tokens[force.token].real]
        if exposed:
            for force in self.dummies:
                if self.place(force.token) != self.place(exposed[0].token):
                    give(Remove(force.token))
            give(Split(exposed[0].ships))
        for _ in range(draft.caps.dummies):
            beside = exposed or hidden
            others = [self.place(force.token) for force in self.dummies if draft.find(force.token) is not None]
            if beside and (self.rng.random() < BESIDE or not others):
                give(Place(self.place(beside[0].token), at_sea=True))
            elif others:
                give(Place(others[int(self.rng.random() * len(others))], at_sea=True))
        return tuple(orders) if draft.unfinished() is None else ()

    # --- searching --------------------------------------------------------------------------------------------------

    def searches(self, hints: SearchHints) -> tuple[SearchOrder, ...]:
        """Aircraft look at everything; ships look at convoys that they may want to attack, and at enemies that they
        would like to fight."""
        return tuple(prospect.search for prospect in hints.searches if self.worth_looking(prospect.search))

    def worth_looking(self, search: Search) -> bool:
        if search.by not in self.private.forces:
            return True
        place = self.place(TokenId(search.by))
        beside = any(not token.port for token in self.public.tokens_at(place, BRITISH))
        if search.target in self.public.convoys:
            return not beside or self.promise(place, self.loot(place)) >= GERMAN_DARING
        return self.promise(place) >= GERMAN_DARING

    def promise(self, place: Hex, loot: float = 0.0) -> float:
        """What a fight in a hex promises, for the sake of convoys or without any."""
        return promise(self.facts, self.public, self.private, GERMAN, place, (), loot)

    def loot(self, place: Hex) -> float:
        """What the convoys in a hex are worth."""
        return sum(prize(self.facts, convoy) for convoy in self.public.convoys_at(place))

    def raid(self, hints: RaidHints, options: Sequence[Raid], place: Hex) -> Raid:
        """Destroy all that can be; stop for an escort that can be beaten, else sail on."""
        best = max(options, key=lambda raid: len(raid.convoys))
        if best.convoys:
            return best
        stop = Raid(True)
        wanted = bool(hints.escorts) and self.promise(place, self.loot(place)) >= GERMAN_DARING
        return stop if wanted and stop in options else Raid(False)

    # --- movement -------------------------------------------------------------------------------------------------

    def plots(self, waiting: Sequence[TokenId]) -> tuple[PlotOrder, ...]:
        """Courses for all: dummies sail as ships of their pace would, each with a whim of its own."""
        orders: list[PlotOrder] = []
        for token in waiting:
            force = self.private.forces[token]
            path, at_sea = self.course(force)
            if path or not at_sea:
                orders.append(Plot(token, path, at_sea))
        return (*orders, *self.flights())

    def shadowed(self, token: TokenId) -> tuple[PlotOrder, ...]:
        """A course before all eyes: away from whatever can come up."""
        path, at_sea = self.course(self.private.forces[token], shadowed=True)
        return (Plot(token, path, at_sea),)

    def course(self, force: Force, shadowed: bool = False) -> tuple[tuple[Hex, ...], bool]:
        """The course of a force, and whether it stays out of a port at the end of it."""
        start = self.place(force.token)
        if force.dummy:
            like = next(iter(self.real), force)
            sea = self.sea(like).fancied(DUMMY_WHIM, self.rng)
            return sea.course(start, DUMMY_PACE, Aim(), oil=self.oil(like, DUMMY_PACE)), True
        wanted = aim(self.facts, self.public, self.private, force)
        limit = pace(self.facts, self.public, self.private, force.ships)
        if self.thirsty(force) and not wanted.goals:
            wanted = Aim(self.private.tankers)
        path = self.sea(force).course(start, limit.allowance, wanted, shadowed, self.oil(force, limit.allowance))
        end = path[-1] if path else start
        return path, end not in wanted.goals or wanted.exit

    def oil(self, force: Force, speed: int) -> float:
        """What full speed costs a force: little as long as there is oil, but the last factor is kept, for whoever has
        none crawls, and all others with her."""
        if not fuel(self.public) or force.dummy:
            return 0.0
        least = min(self.private.ships[name].fuel for name in force.ships)
        return LAST_OIL if least == 1 and speed > self.facts.tables.speed.no_fuel else OIL

    def thirsty(self, force: Force) -> bool:
        """Whether a force needs oil."""
        if not fuel(self.public) or not self.private.tankers:
            return False
        ships = [self.private.ships[name] for name in force.ships]
        return any(
            ship.fuel <= THIRST or (ship.fuelled and self.place(force.token) in self.private.tankers) for ship in ships
        )

    def flights(self) -> list[Fly]:
        """Aircraft go where the convoy that is nearest to a raider will be."""
        found: list[Fly] = []
        goals: list[tuple[int, Hex]] = []
        for convoy in self.public.convoys.values():
            points = track(self.facts, convoy, 1)
            if points and convoy.real is None:
                near = min((self.facts.chart.distance(self.place(f.token), points[0]) for f in self.real), default=0)
                goals.append((near, points[0]))
        goals.sort()
        taken: list[Hex] = []
        for unit in self.public.recon:
            if self.facts.aircraft[unit].side == GERMAN:
                within = patrols(self.facts, unit)
                goal = next((place for _, place in goals if place in within and place not in taken), None)
                if goal:
                    taken.append(goal)
                    found.append(Fly(unit, goal))
        return found
