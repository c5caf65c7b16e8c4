"""Critical hits: which area is struck, and how hard."""

from typing import Literal

from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6, d10
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Area, ShipId
from huffduff.games.vas.gunnery.scores import WORST, jump_score, raise_score
from huffduff.games.vas.gunnery.vital import vital_hit
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import State

CriticalKind = Literal["hit", "devastating"]


@rule("VS-CRIT.1")
def area_of(facts: Facts, face: int) -> Area | None:
    """The area that a D10 strikes; None for a Vital System."""
    (row,) = (row for row in facts.criticals.area if face in row.faces)
    return None if row.area == "vital" else row.area


@rule("VS-CRIT.1", "VS-CRIT.2", "VS-VITAL.1", "VS-TRAIT.17", "VS-TRAIT.18", "VS-CRIT.27")
@step
def critical_hit(s: State, name: ShipId, kind: CriticalKind) -> Asking:
    """One D10 for the area; a Devastating weapon rolls the new score, and one that is higher already stays."""
    ship = s.public.ships[name]
    if not afloat(ship):
        return ()
    area = area_of(s.data, (yield from d10("vas-roll-area", ship=name)))
    if area is None:
        return (do(vital_hit, name),)
    if kind == "hit":
        return (do(raise_score, name, area, "hit"),)
    score, present = (yield from d6("vas-roll-score", ship=name, area=area)), ship.score(area)
    if score > present:
        return (do(jump_score, name, area, score),)
    if score == present:
        return (do(raise_score, name, area, "hit" if score == WORST else "again"),)
    s.tell(EVERYONE, "vas-score-stays", ship=name, area=area, score=present)
    return ()
