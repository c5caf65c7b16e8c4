"""Scouting: ships and Observation Flights committed in secret, shown together, and what they find out."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6, throw
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import BLUE, RED, SEATS, Seat, ShipId
from huffduff.games.vas.odds.counting import product, shares
from huffduff.games.vas.reveal import reveal_commitments
from huffduff.games.vas.ships import has_trait, trait_value
from huffduff.games.vas.state import Public, Ship, State
from huffduff.games.vas.war.commitment import seal
from huffduff.games.vas.war.patrols import fill_the_air
from huffduff.games.vas.war.redeployment import deep_deployment, redeploy

CAN_SCOUT = ("destroyer", "cruiser")
SALT = (10,) * 9  # thrown twice


class Observers(msgspec.Struct, frozen=True):
    """How many Observation Flights of a ship scout; her others guide fire."""

    ship: ShipId
    scouting: int


class Commitment(msgspec.Struct, frozen=True):
    """The ships that scout, and the Observation Flights that do."""

    ships: tuple[ShipId, ...] = ()
    observers: tuple[Observers, ...] = ()


class ScoutHints(msgspec.Struct, frozen=True):
    """The ships that can scout, and how many Observation Flights each ship carries."""

    ships: tuple[ShipId, ...]
    observers: tuple[Observers, ...]


class Prospect(msgspec.Struct, frozen=True):
    """A row of the Scouting Table by its points, and how likely it is reached."""

    points: int
    chance: float


class ScoutTried(msgspec.Struct, frozen=True):
    """What those who would be sent out can find, and why they cannot be."""

    prospects: tuple[Prospect, ...]
    refusal: Reason | None


SCOUT = question("vas-ask-scouts", "VS-SCOUT.1", answer=Commitment, hints=ScoutHints, tried=ScoutTried)


@rule("VS-SCOUT.3", "VS-BASIC.2", "VS-OBS.1", "VS-OBS.5", "VS-TRAIT.3", "VS-AIR.5", "VS-EX.7")
def scouting_hints(facts: Facts, p: Public, seat: Seat) -> ScoutHints:
    """Destroyers and cruisers, and all Observation Flights."""
    ours = [ship for ship in p.ships.values() if ship.side == seat]
    carried = ((ship.id, trait_value(facts, ship, "aircraft")) for ship in ours)
    return ScoutHints(
        tuple(ship.id for ship in ours if facts.cards[ship.card].type in CAN_SCOUT),
        tuple(Observers(ship, count) for ship, count in carried if count),
    )


class Radar(NamedTuple):
    """What radar gives to a scout's die."""

    bonus: int
    again: bool


@rule("VS-SCOUT.7", "VS-TRAIT.10", "VS-TRAIT.11", "VS-TRAIT.1")
def radar(facts: Facts, ship: Ship) -> Radar:
    """Radar adds one, Advanced Radar two, and both roll a second time."""
    if has_trait(facts, ship, "advanced-radar"):
        return Radar(facts.war.advanced_radar, again=True)
    return Radar(facts.war.radar, again=True) if has_trait(facts, ship, "radar") else Radar(0, again=False)


@rule("VS-SCOUT.5", "VS-SCOUT.6", "VS-SCOUT.7", "VS-SCOUT.9")
def prospects(facts: Facts, ships: Iterable[Ship], observers: int) -> tuple[Prospect, ...]:
    """How likely a die for each ship and Observation Flight earns each row that gives anything."""
    ways = [1]
    for helped in (*(radar(facts, ship) for ship in ships), *(Radar(0, again=False),) * observers):
        missed = min(6, max(0, facts.war.scouting_face - helped.bonus - 1))
        die = [missed * missed, 36 - missed * missed] if helped.again else [missed, 6 - missed]
        ways = product(ways, die)
    chances = shares(ways)
    return tuple(Prospect(row.points, sum(chances[row.points :])) for row in facts.war.scouting if row.points)


class Commitments(Choice[Commitment]):
    """What a side can send out to scout."""

    __slots__ = ("_facts", "_fleet", "_known", "_ships")
    kind = "commitment"

    def __init__(self, facts: Facts, p: Public, seat: Seat) -> None:
        self._facts, self._ships = facts, p.ships
        self._known = scouting_hints(facts, p, seat)
        self._fleet = sum(ship.side == seat for ship in p.ships.values())
        super().__init__(lambda: self._known)

    @property
    def nothing(self) -> bool:
        """Whether there is nothing that could scout."""
        return not self._known.observers and (not self._known.ships or self._fleet == 1)

    @rule("VS-SCOUT.1", "VS-SCOUT.2", "VS-SCOUT.3", "VS-OBS.2", "VS-OBS.3")
    def refusal(self, value: Commitment) -> Refused | None:
        for place, ship in enumerate(value.ships):
            if ship not in self._known.ships or ship in value.ships[:place]:
                return Refused("vas-cannot-scout", "VS-SCOUT.3", ship=ship)
        if value.ships and len(value.ships) >= self._fleet:
            return Refused("vas-one-stays", "VS-SCOUT.1")
        carried = {row.ship: row.scouting for row in self._known.observers}
        for row in value.observers:
            most = carried.pop(row.ship, 0)
            if not 0 <= row.scouting <= most:
                return Refused("vas-too-many-observers", "VS-OBS.3", ship=row.ship, most=most)
        return None

    def preview(self, value: Commitment) -> ScoutTried:
        refusal = self.refusal(value)
        if refusal is not None:
            return ScoutTried((), reason(refusal))
        observers = sum(row.scouting for row in value.observers)
        return ScoutTried(prospects(self._facts, [self._ships[ship] for ship in value.ships], observers), None)

    @property
    def default(self) -> Commitment:
        return Commitment()

    def sample(self, rng: Rng) -> Commitment:
        ships = tuple(ship for ship in self._known.ships if rng.random() < 0.3)[: self._fleet - 1]
        rows = (Observers(row.ship, int(rng.random() * (row.scouting + 1))) for row in self._known.observers)
        return Commitment(ships, tuple(row for row in rows if row.scouting))


@rule("VS-SCOUT.1", "VS-SCOUT.2", "VS-OBS.2", "VS-HID.1", "VS-HID.2")
@step
def commit_scouts(s: State) -> Asking:
    """Both sides decide at the same time and in secret; only a seal of what they decided is open."""
    choices = {seat: Commitments(s.data, s.public, seat) for seat in SEATS}
    asked = tuple(seat for seat in SEATS if not choices[seat].nothing)
    if not asked:
        return ()
    if len(asked) == 1:
        answers: tuple[Commitment, ...] = ((yield from SCOUT.put(asked[0], choices[asked[0]])),)
    else:
        answers = yield from sealed(SCOUT.ask(seat, choices[seat]) for seat in asked)
    salts = {}
    for seat in asked:
        first = yield Roll("vas-roll-salt", (seat,), SALT)
        second = yield Roll("vas-roll-salt", (seat,), SALT)
        salts[seat] = (*first, *second)
    for seat, answer in zip(asked, answers, strict=True):
        private = s.private[seat]
        private.scouts = answer.ships
        private.observers = tuple((row.ship, row.scouting) for row in answer.observers)
        private.salt = salts[seat]
        s.public.change_side(seat, commitment=seal(seat, private))
        s.tell(EVERYONE, "vas-committed", seat=seat)
    return ()


@rule("VS-SCOUT.4", "VS-SCOUT.5", "VS-OBS.2", "VS-OBS.3", "VS-HID.1")
@step
def reveal_scouts(s: State) -> Iterable[Do]:
    """Both show what they sent out; then there is a die for every ship and Observation Flight of it."""
    reveal_commitments(s)
    for seat in SEATS:
        side, carried = s.public.sides[seat], scouting_hints(s.data, s.public, seat).observers
        total = sum(row.scouting for row in carried)
        s.public.change_side(seat, observers_spotting=total - side.observers_scouting)
        for ship in side.scouts:
            s.public.change_ship(ship, status="scouting")
    ships = [do(roll_scouting, seat, ship) for seat in SEATS for ship in s.public.sides[seat].scouts]
    return (*ships, *(do(roll_observers, seat) for seat in SEATS), do(take_advantage))


@rule("VS-SCOUT.5", "VS-SCOUT.6", "VS-SCOUT.7")
@step
def roll_scouting(s: State, seat: Seat, name: ShipId) -> Asking:
    """A die of a scouting ship: 5 or more is a point; radar helps, and a die that failed is then rolled again."""
    helped = radar(s.data, s.public.ships[name])
    need = s.data.war.scouting_face - helped.bonus
    found = (yield from d6("vas-roll-scouting", ship=name, need=need)) >= need
    if not found and helped.again:
        found = (yield from d6("vas-roll-scouting-again", ship=name, need=need)) >= need
    if found:
        s.public.change_side(seat, scouting_points=s.public.sides[seat].scouting_points + 1)
        s.tell(EVERYONE, "vas-scout-finds", ship=name)
    return ()


@rule("VS-SCOUT.5", "VS-SCOUT.6", "VS-TRAIT.11", "VS-SCOUT.13")
@step
def roll_observers(s: State, seat: Seat) -> Asking:
    """A plain die for each Observation Flight that scouts."""
    side, need = s.public.sides[seat], s.data.war.scouting_face
    if not side.observers_scouting:
        return ()
    faces = yield from throw("vas-roll-observers", side.observers_scouting, seat=seat, need=need)
    found = sum(face >= need for face in faces)
    s.public.change_side(seat, scouting_points=side.scouting_points + found)
    s.tell(EVERYONE, "vas-observers-find", seat=seat, points=found)
    return ()


@rule("VS-SCOUT.8", "VS-SCOUT.9", "VS-WAS.1")
@step
def take_advantage(s: State) -> Iterable[Do]:
    """Both use what they found out: the one with fewer points first, of equals the one who deployed first."""
    sides = s.public.sides
    for seat in SEATS:
        s.tell(EVERYONE, "vas-scouting-points", seat=seat, points=sides[seat].scouting_points)
    order: tuple[Seat, ...] = tuple(
        sorted((BLUE, RED), key=lambda seat: (sides[seat].scouting_points, sides[seat].deployment_roll))
    )
    return [do(step, seat) for step in (deep_deployment, redeploy, fill_the_air) for seat in order]
