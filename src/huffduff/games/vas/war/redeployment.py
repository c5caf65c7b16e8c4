"""What good scouting allows before the first turn: carriers far behind the table, and ships put somewhere else."""

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.carriers import Post
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.words import Seat, ShipId
from huffduff.games.vas.ships import has_trait
from huffduff.games.vas.state import ORIGIN, State
from huffduff.games.vas.war.deployment import Berth, Berths, DeployHints, DeployTried, berth_ships, yard
from huffduff.games.vas.war.patrols import PatrolHints, Patrols, on_deck, send_up
from huffduff.games.vas.war.zones import advantage, zone


class DeepPlan(msgspec.Struct, frozen=True):
    """The carriers that go into deep deployment, and those of their Flights that begin over the table."""

    carriers: tuple[ShipId, ...] = ()
    flights: tuple[Post, ...] = ()


class DeepTried(msgspec.Struct, frozen=True):
    """Why a plan does not stand, and Flight by Flight whether its place does."""

    refusal: Reason | None
    posts: tuple[Reason | None, ...]


DEEP = question("vas-ask-deep", "VS-DEEP.2", answer=DeepPlan, hints=PatrolHints, tried=DeepTried)
REDEPLOY = question("vas-ask-redeploy", "VS-SCOUT.10", answer=tuple[Berth, ...], hints=DeployHints, tried=DeployTried)


class DeepPlans(Choice[DeepPlan]):
    """The ways in which a side can take its carriers off the table."""

    __slots__ = ("_carriers", "_corners", "_public")
    kind = "deep"

    def __init__(self, s: State, seat: Seat, carriers: tuple[ShipId, ...]) -> None:
        self._public, self._carriers = s.public, carriers
        self._corners = zone(s.data, s.public, seat)
        super().__init__(self._patrols(carriers).rows)

    def _patrols(self, carriers: tuple[ShipId, ...]) -> Patrols:
        """Their Flights: any number of them can be over the table."""
        limits = {carrier: len(on_deck(self._public, carrier)) for carrier in carriers}
        return Patrols(self._public, limits, (), self._corners)

    @rule("VS-DEEP.2", "VS-DEEP.3")
    def refusal(self, value: DeepPlan) -> Refused | None:
        for place, carrier in enumerate(value.carriers):
            if carrier not in self._carriers or carrier in value.carriers[:place]:
                return Refused("vas-cannot-go-deep", "VS-DEEP.2", carrier=carrier)
        return self._patrols(value.carriers).refusal(value.flights)

    @property
    def default(self) -> DeepPlan:
        return DeepPlan()

    def sample(self, rng: Rng) -> DeepPlan:
        carriers = tuple(carrier for carrier in self._carriers if rng.random() < 0.5)
        flights = self._patrols(carriers).sample(rng)
        return DeepPlan(carriers, tuple(post for post in flights if rng.random() < 0.5))

    def preview(self, value: DeepPlan) -> DeepTried:
        posts = self._patrols(value.carriers).preview(value.flights).posts
        return DeepTried(reason(self.refusal(value)), posts)


@rule("VS-DEEP.1", "VS-DEEP.2", "VS-DEEP.3", "VS-SCOUT.9")
@step
def deep_deployment(s: State, seat: Seat) -> Asking:
    """With enough scouting points a side may take carriers off the table, with as many Flights as it likes on it."""
    ours = (ship for ship in s.public.ships.values() if ship.side == seat and ship.status == "table")
    carriers = tuple(ship.id for ship in ours if has_trait(s.data, ship, "carrier"))
    if not carriers or not advantage(s.data, s.public, seat).deep:
        return ()
    plan = yield from DEEP.put(seat, DeepPlans(s, seat, carriers))
    s.public.change_side(seat, deep=plan.carriers)
    for carrier in plan.carriers:
        s.public.change_ship(carrier, status="deep", at=ORIGIN)
        s.tell(EVERYONE, "vas-goes-deep", carrier=carrier)
    send_up(s, plan.flights)
    return ()


@rule("VS-SCOUT.9", "VS-SCOUT.10", "VS-GEO.40", "VS-GEO.41")
@step
def redeploy(s: State, seat: Seat) -> Asking:
    """With more points any of its ships, scouts among them, are put into a larger zone at once."""
    p, row = s.public, advantage(s.data, s.public, seat)
    ships = tuple(ship.id for ship in p.ships.values() if ship.side == seat and ship.status in ("table", "scouting"))
    if row.zone == "standard" or not ships:
        return ()
    berths = yield from REDEPLOY.put(seat, Berths(yard(s.data, p, seat, ships, row.zone), everyone=False))
    berth_ships(p, berths)
    s.tell(EVERYONE, "vas-redeployed", seat=seat, ships=len(berths))
    return ()
