"""Captains and admirals: their points, who may spend them on which ship, and their special abilities."""

from collections.abc import Generator
from functools import lru_cache
from typing import Any

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.numbers import chance_of
from huffduff.games.strait.state import AFLOAT, Public, State

LOAN_LIMIT = 2  # what Tovey may give away in a turn

SHOOTING = "shooting"
REPAIR = "repair"
MORALE = "morale"
RULE_OF = {SHOOTING: "DS-CAP.8", REPAIR: "DS-CAP.10", MORALE: "DS-CAP.11"}

YES_OR_NO = ("yes", "no")

Points = tuple[int, int]


@rule("DS-CAP.2", "DS-CAP.3", "DS-TRN.9")
def refill(s: State) -> None:
    """A new turn gives every officer his full points back; what he kept is not added."""
    s.public.spent.clear()
    s.public.lent = 0


@rule("DS-CAP.15", "DS-CAP.20", "DS-EFF.16")
def allowance(p: Public, facts: Facts, ship: str) -> int:
    """The points of a ship's commander, one less for each bridge hit; an admiral who only rides along loses none."""
    aboard = p.ships[ship]
    points = facts.captains[aboard.captain].points
    if aboard.cards:
        points -= aboard.ranks("3")
    return points if points > 0 else 0


@rule("DS-CAP.5", "DS-CAP.6", "DS-CAP.12", "DS-CAP.21")
def points(p: Public, facts: Facts, ship: str) -> Points:
    """What is left this turn: with the ship's own captain, and with an admiral who may spend on her."""
    own = allowance(p, facts, ship) - p.spent.get(p.ships[ship].captain, 0)
    return (own if own > 0 else 0), lendable(p, facts, ship)


@rule("DS-CAP.13", "DS-CAP.21", "DS-EXT.4")
def lender(p: Public, facts: Facts, ship: str) -> str:
    """The admiral who may spend on a ship, while his own is afloat: Lütjens on all, Tovey on the others; or nobody."""
    flagship = p.ships[facts.flagship[p.ships[ship].side]]
    if flagship.status != AFLOAT:
        return ""
    if flagship.admiral:
        return flagship.admiral
    lends = flagship.id != ship and facts.captains[flagship.captain].ability == "fleet-confidence"
    return flagship.captain if lends else ""


@rule("DS-CAP.13", "DS-EXT.4")
def lendable(p: Public, facts: Facts, ship: str) -> int:
    """What an admiral may still spend on a ship; Tovey gives no more than two points a turn in all."""
    admiral = lender(p, facts, ship)
    if not admiral:
        return 0
    flagship = p.ships[facts.flagship[p.ships[ship].side]]
    spent = p.spent.get(admiral, 0)
    if flagship.admiral:
        return facts.captains[admiral].points - spent
    return max(0, min(allowance(p, facts, flagship.id) - spent, LOAN_LIMIT - p.lent))


@rule("DS-CAP.5", "DS-CAP.6")
def spend(p: Public, facts: Facts, ship: str, own: int, shared: int) -> None:
    """Take points off this turn's pools."""
    if own:
        captain = p.ships[ship].captain
        p.spent[captain] = p.spent.get(captain, 0) + own
    if shared:
        admiral = lender(p, facts, ship)
        p.spent[admiral] = p.spent.get(admiral, 0) + shared
        if not p.ships[facts.flagship[p.ships[ship].side]].admiral:
            p.lent += shared


@rule("DS-CAP.8", "DS-CAP.9", "DS-CAP.10", "DS-CAP.11")
def worth(p: Public, facts: Facts, ship: str, purpose: str, spent: int) -> int:
    """By how much these points lower the number to be rolled; in shooting an odd point is wasted."""
    if purpose != SHOOTING:
        return spent
    step = facts.charts.shooting.points_per_step
    if has(p, facts, ship, "gunnery-specialist"):
        spent += step - 1  # his first step costs one point
    return spent // step


@rule("DS-CAP.4", "DS-CAP.14", "DS-GOLD.1")
def commit(s: State, ship: str, purpose: str, need: int, **params: Any) -> Generator[Ask, Any, Points]:
    """Ask how many points go into a coming roll, before the dice; `need` is the number without them."""
    p, facts = s.public, s.data
    own, shared = points(p, facts, ship)
    if not (own or shared):
        return 0, 0

    def table() -> dict[str, Any]:
        rows = []
        for pair in splits(own, shared):
            number = need - worth(p, facts, ship, purpose, pair[0] + pair[1])
            rows.append([*pair, number, chance_of(number)])
        return {"need": need, "table": rows}

    choice = OneOf(splits(own, shared), lambda value: too_many(p, facts, ship, value), table)
    side = p.ships[ship].side
    given: Points = yield Ask(side, "strait-ask-points", RULE_OF[purpose], choice, purpose=purpose, ship=ship, **params)
    spend(p, facts, ship, *given)
    return given


@lru_cache
def splits(own: int, shared: int) -> tuple[Points, ...]:
    """Every way to give up to so many points from both purses."""
    return tuple((mine, his) for mine in range(own + 1) for his in range(shared + 1))


def too_many(p: Public, facts: Facts, ship: str, value: Value) -> Refused | None:
    """Why points cannot be paid in this way."""
    if not (isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value)):
        return None
    own, shared = points(p, facts, ship)
    if value[0] > own:
        return Refused("strait-no-points", "DS-CAP.6", officer=p.ships[ship].captain, left=own)
    admiral = lender(p, facts, ship)
    if value[1] > shared and not admiral:
        return Refused("strait-no-shared-points", "DS-CAP.12", ship=ship)
    if value[1] > shared and facts.captains[admiral].ability == "fleet-confidence":
        return Refused("strait-no-loan", "DS-EXT.4", officer=admiral, left=shared)
    if value[1] > shared:
        return Refused("strait-no-points", "DS-CAP.6", officer=admiral, left=shared)
    return None


@rule("DS-CAP.18", "DS-CAP.21")
def has(p: Public, facts: Facts, ship: str, ability: str) -> bool:
    """Whether an ability works for a ship: her captain's, or an admiral's that covers his squadron, while afloat."""
    return officer_with(p, facts, ship, ability) is not None


def officer_with(p: Public, facts: Facts, ship: str, ability: str) -> str | None:
    """Whose ability works for a ship."""
    aboard = p.ships[ship]
    if aboard.status != AFLOAT:
        return None
    if facts.captains[aboard.captain].ability == ability:
        return aboard.captain
    if ability in ("close-the-range", "squadron-signal"):
        flagship = p.ships[facts.flagship[aboard.side]]
        admiral = flagship.admiral or flagship.captain
        if flagship.status == AFLOAT and facts.captains[admiral].ability == ability:
            return admiral
    return None


@rule("DS-CAP.18")
def once(p: Public, facts: Facts, ship: str, ability: str) -> str | None:
    """The officer whose once-per-game ability may still be used for a ship."""
    officer = officer_with(p, facts, ship, ability)
    return None if officer is None or officer in p.used else officer


@rule("DS-CAP.18")
def use(s: State, officer: str) -> None:
    """Mark a once-per-game ability as used."""
    s.public.used = (*s.public.used, officer)
    s.tell(EVERYONE, "strait-ability-used", officer=officer, ability=s.data.captains[officer].ability)
