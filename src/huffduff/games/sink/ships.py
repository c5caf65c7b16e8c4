"""A ship as she is: her evasion under damage, when her counter flips, when she sinks, whether she can launch."""

from collections.abc import Sequence

import msgspec

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import CAPITAL, ShipId


class Blow(msgspec.Struct, frozen=True):
    """What damage has made of a ship."""

    damage: int
    flipped: bool
    sunk: bool = False


@rule("SB-6.26.d")
def in_order(facts: Facts, names: Sequence[ShipId]) -> tuple[ShipId, ...]:
    """Ships in the order of the counters: how they stand on a card tells in which order they came together."""
    return tuple(name for name in facts.ships if name in names)


@rule("SB-12.15.a", "SB-12.15.b", "SB-12.15.c")
def evasion(facts: Facts, name: ShipId, damage: int, flipped: bool) -> int:
    """The evasion of the side that shows, less one for every two points of damage on a battleship or battlecruiser,
    less two for every point on anybody else; a ship afloat keeps the least that there is."""
    card, table = facts.ships[name], facts.tables.speed
    capital = (card.evasion_as or card.kind) in CAPITAL
    lost = damage // table.capital_points if capital else damage * table.other_loss
    return max(card.face(flipped).evasion - lost, table.lowest)


@rule("SB-12.13.e", "SB-12.14.b", "SB-12.14.c", "SB-12.14.d", "SB-12.14.e", "SB-12.14.f")
def struck(facts: Facts, name: ShipId, damage: int, flipped: bool, points: int, exploded: bool = False) -> Blow:
    """Damage that fills the side that shows turns the counter over, free of damage, what is too much being lost; it
    sinks a ship that has no other side or shows it already, as an explosion sinks any."""
    card, total = facts.ships[name], damage + points
    if exploded:
        return Blow(total, flipped, True)
    if total < card.face(flipped).capacity:
        return Blow(total, flipped)
    if flipped or card.back is None:
        return Blow(total, flipped, True)
    return Blow(0, True)


@rule("SB-12.33.g", "SB-13.2.c")
def launches(facts: Facts, name: ShipId, damage: int, flipped: bool) -> bool:
    """Whether a carrier can send off her aircraft: not with two points of damage, nor once she has flipped."""
    return facts.ships[name].kind == "CV" and not flipped and damage < facts.tables.limits.no_launch_from
