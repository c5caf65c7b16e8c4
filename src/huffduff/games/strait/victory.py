"""Victory: a squadron beaten, a squadron out of reach, or neither."""

from huffduff.engine.secrecy import Outcome
from huffduff.games.strait.book import rule
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.sea import RANGE
from huffduff.games.strait.state import AFLOAT, BRITISH, GERMAN, Public, Ship


@rule("DS-EXT.1", "DS-EXT.2")
def that_count(p: Public, facts: Facts, side: str) -> list[Ship]:
    """Only battleships, battlecruisers and heavy cruisers decide the battle, and only while they are on the map."""
    decisive = facts.decisive
    return [ship for ship in p.ships.values() if ship.side == side and ship.status == AFLOAT and ship.id in decisive]


@rule("DS-VIC.2", "DS-VIC.3", "DS-VIC.6", "DS-VIC.8", "DS-MAP.8")
def beaten(p: Public, facts: Facts, side: str) -> bool:
    """A side is beaten while each of its ships is sunk, gone from the map or has failed morale, in any mix."""
    return all(ship.failed for ship in that_count(p, facts, side))


@rule("DS-VIC.4", "DS-VIC.5", "DS-VIC.7", "DS-EXT.2")
def out_of_reach(p: Public, facts: Facts) -> bool:
    """The Germans, and they alone, win by distance: every German ship on the map far enough from every British one."""
    german = [ship.space for ship in that_count(p, facts, GERMAN)]
    british = [ship.space for ship in that_count(p, facts, BRITISH)]
    distance = facts.charts.victory.distance
    return bool(german) and all(RANGE[ours][theirs] >= distance for ours in german for theirs in british)


@rule("DS-VIC.9", "DS-VIC.10", "DS-VIC.11")
def verdict(p: Public, facts: Facts) -> Outcome | None:
    """Who has won at the end of a turn, if anybody; both at once is a draw, and so is an endless game."""
    german_beaten, british_beaten = beaten(p, facts, GERMAN), beaten(p, facts, BRITISH)
    german_wins = british_beaten or out_of_reach(p, facts)
    if german_wins and german_beaten:
        return Outcome(None, "strait-draw-both", "DS-VIC.9")
    if british_beaten:
        return Outcome(GERMAN, "strait-win-beaten", "DS-VIC.2")
    if german_wins:
        return Outcome(GERMAN, "strait-win-distance", "DS-VIC.4")
    if german_beaten:
        return Outcome(BRITISH, "strait-win-beaten", "DS-VIC.3")
    if p.turn >= facts.charts.victory.turn_limit:
        return Outcome(None, "strait-draw-limit", "DS-VIC.11")
    return None
