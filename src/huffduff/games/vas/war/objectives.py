"""The nine objectives: how far a side has reached its own."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, OTHER, Edge, Level, Objective, Seat, ShipId
from huffduff.games.vas.state import Public, Ship
from huffduff.games.vas.war.points import destroyed, quarters


@rule("VS-OBJ.6")
def counted(p: Public, seat: Seat) -> tuple[Ship, ...]:
    """The ships of which half is asked for: neither scouts nor carriers in deep deployment, whatever became of them."""
    side = p.sides[seat]
    return tuple(ship for ship in p.ships.values() if ship.side == seat and ship.id not in (*side.scouts, *side.deep))


class Tally:
    """What the objectives look at, from one side."""

    def __init__(self, facts: Facts, p: Public, seat: Seat) -> None:
        self.facts, self.public, self.seat = facts, p, seat
        self.ours = tuple(ship for ship in p.ships.values() if ship.side == seat)
        self.theirs = tuple(ship for ship in p.ships.values() if ship.side != seat)
        self.own_points = quarters(facts, p, seat)
        self.enemy_points = quarters(facts, p, OTHER[seat])

    @property
    @rule("VS-OBJ.16")
    def most(self) -> bool:
        """Strictly more victory points than the enemy."""
        return self.own_points > self.enemy_points

    @rule("VS-OBJ.5", "VS-OBJ.6", "VS-OBJ.8", "VS-GEO.9", "VS-EX.21")
    def half_left_over(self, edge: Edge) -> bool:
        """Whether half the ships that count, rounded up, left safely over an edge."""
        ships = counted(self.public, self.seat)
        left = sum(ship.status == "withdrawn" and ship.edge == edge and not self.lost(ship) for ship in ships)
        return bool(ships) and left >= -(-len(ships) // 2)

    def lost(self, ship: Ship) -> bool:
        return destroyed(self.facts, self.public, ship)

    @rule("VS-GEO.9")
    def edge(self, seat: Seat) -> Edge:
        """The edge of a side, which follows the zone that was chosen."""
        edge = self.public.sides[seat].edge
        assert edge is not None, "the zones are chosen"
        return edge

    @rule("VS-OBJ.12", "VS-GEO.12")
    def quarters_held(self) -> int:
        """Quarters of the table with ships of ours and none of theirs; on a dividing line nobody is in any."""
        ours, theirs = ({self._quarter(ship) for ship in ships} for ships in (self.ours, self.theirs))
        return len(ours - theirs - {None})

    def _quarter(self, ship: Ship) -> tuple[bool, bool] | None:
        x, y = (side * INCH // 2 for side in self.facts.war.table)
        if ship.status != "table" or ship.at.x == x or ship.at.y == y:
            return None
        return ship.at.x > x, ship.at.y > y


def _level(major: bool, minor: bool) -> Level:
    return "major" if major else "minor" if minor else "none"


@rule("VS-OBJ.7")
def destroy(tally: Tally) -> Level:
    """Every enemy ship crippled or destroyed; those that never came back from scouting do not matter."""
    present = [ship for ship in tally.theirs if ship.status not in ("scouting", "entering")]
    return _level(bool(present) and all(ship.crippled or tally.lost(ship) for ship in present), tally.most)


@rule("VS-OBJ.8")
def breakout(tally: Tally) -> Level:
    """Half the ships over the enemy's edge."""
    return _level(tally.half_left_over(tally.edge(OTHER[tally.seat])), tally.most)


@rule("VS-OBJ.10")
def attrition(tally: Tally) -> Level:
    """Half as many victory points again as the enemy."""
    return _level(tally.own_points > 0 and 2 * tally.own_points >= 3 * tally.enemy_points, tally.most)


@rule("VS-OBJ.11")
def sweep_and_clear(tally: Tally) -> Level:
    """Half the ships over the enemy's edge, and most victory points for the major victory."""
    left = tally.half_left_over(tally.edge(OTHER[tally.seat]))
    return _level(left and tally.most, left)


@rule("VS-OBJ.12")
def domination(tally: Tally) -> Level:
    """Three quarters of the table, two for the minor victory."""
    held = tally.quarters_held()
    return _level(held >= 3, held >= 2)


@rule("VS-OBJ.13")
def fighting_retreat(tally: Tally) -> Level:
    """Half the ships over the own edge and most victory points."""
    return _level(tally.half_left_over(tally.edge(tally.seat)) and tally.most, tally.most)


@rule("VS-OBJ.14")
def last_stand(tally: Tally) -> Level:
    """One enemy ship sunk and most victory points."""
    return _level(tally.most and any(map(tally.lost, tally.theirs)), tally.most)


@rule("VS-OBJ.15")
def most_valuable(facts: Facts, p: Public, seat: Seat) -> tuple[ShipId, ...]:
    """The ship of a side with the most points, or several that have as many."""
    points = {ship.id: facts.cards[ship.card].points for ship in p.ships.values() if ship.side == seat}
    return tuple(ship for ship, count in points.items() if count == max(points.values()))


@rule("VS-OBJ.15")
def ultimate_enemy(tally: Tally) -> Level:
    """The most valuable enemy ship (any one of several) destroyed, and most victory points."""
    wanted = most_valuable(tally.facts, tally.public, OTHER[tally.seat])
    found = any(tally.lost(tally.public.ships[ship]) for ship in wanted)
    return _level(found and tally.most, found)


DECIDED_ALONE: Mapping[Objective, Callable[[Tally], Level]] = {
    "destroy": destroy,
    "breakout": breakout,
    "attrition": attrition,
    "sweep-and-clear": sweep_and_clear,
    "domination": domination,
    "fighting-retreat": fighting_retreat,
    "last-stand": last_stand,
    "ultimate-enemy": ultimate_enemy,
}


@rule("VS-OBJ.9", "VS-WAS.5")
def levels(facts: Facts, p: Public, secret: Mapping[Seat, Objective] = MappingProxyType({})) -> dict[Seat, Level]:
    """How far the sides got whose objectives are open, or in a secret that one knows; a defence line looks at what the
    enemy got, so it is judged last, and not at all where that is unknown."""
    known = {seat: side.objective or secret.get(seat) for seat, side in p.sides.items()}
    found: dict[Seat, Level] = {}
    for seat, objective in known.items():
        if objective is not None and objective != "defence-line":
            found[seat] = DECIDED_ALONE[objective](Tally(facts, p, seat))
    for seat, objective in known.items():
        if objective == "defence-line" and known[OTHER[seat]] is not None:
            most = Tally(facts, p, seat).most
            found[seat] = _level(most and found.get(OTHER[seat]) != "major", most)
    return found
