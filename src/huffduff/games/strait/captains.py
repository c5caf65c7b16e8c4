"""Captains and admirals: their points, who may spend them on which ship, and their special abilities."""

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.numbers import Odds, chance_of
from huffduff.games.strait.state import AFLOAT, Public, Ship, State

LOAN_LIMIT = 2  # what Tovey may give away in a turn

SQUADRON_WIDE = ("close-the-range", "squadron-signal")  # what an admiral does for all his ships

Purpose = Literal["shooting", "repair", "morale"]
SHOOTING: Purpose = "shooting"
REPAIR: Purpose = "repair"
MORALE: Purpose = "morale"

YesNo = Literal["yes", "no"]
YES_OR_NO: tuple[YesNo, ...] = ("yes", "no")


class Points(msgspec.Struct, frozen=True):
    """Captain points: so many of the ship's own captain, and so many of an admiral who may spend on her."""

    own: int
    shared: int

    @property
    def both(self) -> int:
        return self.own + self.shared


class PointsRow(msgspec.Struct, frozen=True):
    """What a number of points makes of a roll: the number that is needed then, and the chance to get it."""

    points: Points
    need: int
    chance: Odds


class PointsHints(msgspec.Struct, frozen=True):
    """Every way to spend, the officers who pay (the admiral only where there is one), and the number without points."""

    captain: str
    admiral: str
    need: int
    rows: tuple[PointsRow, ...]


class SecondRoll(msgspec.Struct, frozen=True):
    """What a roll that may be made again has to reach."""

    need: int
    chance: Odds


def former_points(value: tuple[int, int]) -> dict[str, int]:
    """Points as the first version wrote them down."""
    own, shared = value
    return {"own": own, "shared": shared}


POINTS = question("strait-ask-points", "DS-CAP.14", Points, hints=PointsHints, former=former_points)


@rule("DS-CAP.2", "DS-CAP.3", "DS-TRN.9")
def refill(s: State) -> None:
    """A new turn gives every officer his full points back; what he kept is not added."""
    s.public.spent.clear()
    s.public.lent = 0


@rule("DS-CAP.15", "DS-CAP.20", "DS-EFF.16")
def allowance(p: Public, facts: Facts, ship: ShipId) -> int:
    """The points of a ship's commander, one less for each bridge hit; an admiral who only rides along loses none."""
    aboard = p.ships[ship]
    points = facts.captains[aboard.captain].points
    if aboard.cards:
        points += sum(facts.effects[damage.rank].captain_points for damage in aboard.cards)
    return points if points > 0 else 0


@rule("DS-CAP.5", "DS-CAP.6", "DS-CAP.12", "DS-CAP.21")
def points(p: Public, facts: Facts, ship: ShipId) -> Points:
    """What is left this turn."""
    own = allowance(p, facts, ship) - p.spent.get(p.ships[ship].captain, 0)
    return Points(own if own > 0 else 0, lendable(p, facts, ship))


@rule("DS-CAP.13", "DS-CAP.21", "DS-EXT.4")
def lending(p: Public, facts: Facts, ship: ShipId) -> Ship | None:
    """The flagship whose admiral may spend on a ship, while she is afloat: Lütjens on all, Tovey on the others."""
    flagship = p.ships[facts.flagship[p.ships[ship].side]]
    if flagship.status != AFLOAT:
        return None
    if flagship.admiral:
        return flagship
    lends = flagship.id != ship and facts.captains[flagship.captain].ability == "fleet-confidence"
    return flagship if lends else None


def lender(p: Public, facts: Facts, ship: ShipId) -> str:
    """The admiral who may spend on a ship, or nobody."""
    flagship = lending(p, facts, ship)
    return (flagship.admiral or flagship.captain) if flagship else ""


@rule("DS-CAP.13", "DS-EXT.4")
def lendable(p: Public, facts: Facts, ship: ShipId) -> int:
    """What an admiral may still spend on a ship; Tovey gives no more than two points a turn in all."""
    flagship = lending(p, facts, ship)
    if flagship is None:
        return 0
    if flagship.admiral:
        return facts.captains[flagship.admiral].points - p.spent.get(flagship.admiral, 0)
    left = allowance(p, facts, flagship.id) - p.spent.get(flagship.captain, 0)
    return max(0, min(left, LOAN_LIMIT - p.lent))


@rule("DS-CAP.5", "DS-CAP.6")
def spend(p: Public, facts: Facts, ship: ShipId, given: Points) -> None:
    """Take points off this turn's pools."""
    if given.own:
        captain = p.ships[ship].captain
        p.spent[captain] = p.spent.get(captain, 0) + given.own
    if given.shared:
        flagship = lending(p, facts, ship)
        assert flagship is not None, "points are shared by somebody"
        admiral = flagship.admiral or flagship.captain
        p.spent[admiral] = p.spent.get(admiral, 0) + given.shared
        if not flagship.admiral:
            p.lent += given.shared


@rule("DS-CAP.8", "DS-CAP.9", "DS-CAP.10", "DS-CAP.11")
def worth(p: Public, facts: Facts, ship: ShipId, purpose: Purpose, spent: int) -> int:
    """By how much these points lower the number to be rolled; in shooting an odd point is wasted."""
    if purpose != SHOOTING:
        return spent
    step = facts.charts.shooting.points_per_step
    if has(p, facts, ship, "gunnery-specialist"):
        spent += step - 1  # his first step costs one point
    return spent // step


@rule("DS-CAP.4", "DS-CAP.14", "DS-GOLD.1")
def commit(s: State, ship: ShipId, purpose: Purpose, need: int, **params: Any) -> Generator[Want, Any, int]:
    """Ask how many points go into a coming roll, before the dice; `need` is the number without them."""
    p, facts = s.public, s.data
    left = points(p, facts, ship)
    if not (left.own or left.shared):
        return 0
    ways = splits(left.own, left.shared)

    def hints() -> PointsHints:
        numbers = [(given, need - worth(p, facts, ship, purpose, given.both)) for given in ways]
        rows = tuple(PointsRow(given, number, chance_of(number)) for given, number in numbers)
        return PointsHints(p.ships[ship].captain, lender(p, facts, ship), need, rows)

    choice = OneOf(ways, lambda value: too_many(p, facts, ship, value), hints)
    given = yield from POINTS.put(p.ships[ship].side, choice, purpose=purpose, ship=ship, **params)
    spend(p, facts, ship, given)
    return given.both


@lru_cache
def splits(own: int, shared: int) -> tuple[Points, ...]:
    """Every way to give up to so many points from both purses."""
    return tuple(Points(mine, his) for mine in range(own + 1) for his in range(shared + 1))


def too_many(p: Public, facts: Facts, ship: ShipId, value: Points) -> Refused | None:
    """Why points cannot be paid in this way."""
    left = points(p, facts, ship)
    if value.own > left.own:
        return Refused("strait-no-points", "DS-CAP.6", officer=p.ships[ship].captain, left=left.own)
    if value.shared <= left.shared:
        return None
    admiral = lender(p, facts, ship)
    if not admiral:
        return Refused("strait-no-shared-points", "DS-CAP.12", ship=ship)
    if facts.captains[admiral].ability == "fleet-confidence":
        return Refused("strait-no-loan", "DS-EXT.4", officer=admiral, left=left.shared)
    return Refused("strait-no-points", "DS-CAP.6", officer=admiral, left=left.shared)


@rule("DS-CAP.18", "DS-CAP.21")
def has(p: Public, facts: Facts, ship: ShipId, ability: str) -> bool:
    """Whether an ability works for a ship: her captain's, or an admiral's that covers his squadron, while afloat."""
    aboard = p.ships[ship]
    if facts.captains[aboard.captain].ability == ability:
        return aboard.status == AFLOAT
    return ability in SQUADRON_WIDE and officer_with(p, facts, ship, ability) is not None


def officer_with(p: Public, facts: Facts, ship: ShipId, ability: str) -> str | None:
    """Whose ability works for a ship."""
    aboard = p.ships[ship]
    if aboard.status != AFLOAT:
        return None
    if facts.captains[aboard.captain].ability == ability:
        return aboard.captain
    if ability in SQUADRON_WIDE:
        flagship = p.ships[facts.flagship[aboard.side]]
        admiral = flagship.admiral or flagship.captain
        if flagship.status == AFLOAT and facts.captains[admiral].ability == ability:
            return admiral
    return None


@rule("DS-CAP.18")
def once(p: Public, facts: Facts, ship: ShipId, ability: str) -> str | None:
    """The officer whose once-per-game ability may still be used for a ship."""
    officer = officer_with(p, facts, ship, ability)
    return None if officer is None or officer in p.used else officer


@rule("DS-CAP.18")
def use(s: State, officer: str) -> None:
    """Mark a once-per-game ability as used."""
    s.public.used = (*s.public.used, officer)
    s.tell(EVERYONE, "strait-ability-used", officer=officer, ability=s.data.captains[officer].ability)
