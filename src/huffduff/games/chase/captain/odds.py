"""What a die is worth on average: gunfire by range and modifier, torpedoes, and the chits that their hits bring."""

from functools import cached_property
from typing import NamedTuple

from huffduff.games.chase.battle.gun_hits import HULL, SLOWING, SPECIAL
from huffduff.games.chase.battle.hits import hits_of
from huffduff.games.chase.facts.facts import Facts

FACES = range(10)


class Blow(NamedTuple):
    """Average damage: hull boxes, gun boxes fore and aft, Evasion Effects, and the chance of a hit in the vitals."""

    hull: float
    bow: float
    stern: float
    slowed: float
    vitals: float
    miss: float


class Odds:
    """Averages out of the tables of one set of facts, each worked out once."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._guns: dict[tuple[str, int], Blow] = {}
        self._torpedoes: dict[int, float] = {}

    def gun(self, band: str, shift: int) -> Blow:
        """What one die of gunfire does at a range, with everything that is added to it."""
        found = self._guns.get((band, shift))
        if found is None:
            column, special = self._facts.tables.gun.results[band], self._facts.tables.special
            results = [column.at(face + shift) for face in FACES]
            vitals = sum(special.result.at(face) == "subtable" for face in FACES) / 10
            found = self._guns[band, shift] = Blow(
                sum(HULL.get(result, 0) for result in results) / 10,
                results.count("bow") / 10,
                results.count("stern") / 10,
                sum(result in SLOWING for result in results) / 10,
                vitals * results.count(SPECIAL) / 10,
                results.count("miss") / 10,
            )
        return found

    def vital_boxes(self, hull: float) -> float:
        """The hull boxes that a hit in the vitals costs a ship on average."""
        table = self._facts.tables.special
        ends = sum(table.subtable.at(face) == "sunk" for face in FACES) / 10
        return ends * hull + (1 - ends) * min(hull, table.subtable_hull)

    def torpedo(self, shift: int) -> float:
        """How many damage chits a torpedo or an air attack brings."""
        found = self._torpedoes.get(shift)
        if found is None:
            hits = [hits_of(self._facts, face, [("", shift)]) for face in FACES]
            found = self._torpedoes[shift] = sum(hits) / 10
        return found

    @cached_property
    def chit(self) -> Blow:
        """What one damage chit does."""
        cup, table = self._facts.cups.damage, self._facts.tables.chit
        number = sum(cup.values())
        hull, critical = cup["hull"] / number, cup["critical"] / number
        return Blow(
            hull + critical * table.critical_hull,
            cup["bow"] / number,
            cup["stern"] / number,
            hull * table.hull_evasion + critical * table.critical_evasion,
            0.0,
            cup["dud"] / number,
        )

    @cached_property
    def slowing(self) -> float:
        """How many points of evasion an Evasion Effect costs."""
        chits = self._facts.cups.evasion_chits
        return sum(chits) / len(chits)


_shelf: dict[str, Odds] = {}


def odds(facts: Facts) -> Odds:
    """The averages of these facts."""
    if facts.digest not in _shelf:
        _shelf[facts.digest] = Odds(facts)
    return _shelf[facts.digest]
