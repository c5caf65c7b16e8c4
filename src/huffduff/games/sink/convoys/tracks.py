"""Convoy tracks: how far a convoy may stray, where it is bound, and where it may go next."""

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Lane
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import Designator, Hex


@rule("SB-9.7.a", "SB-9.7.d")
def lane(facts: Facts, designator: Designator) -> Lane:
    """The voyage of convoys of a designator, who stray only so far from their track."""
    card = facts.convoys[designator]
    return facts.chart.lane(card.track, card.destination, facts.tables.limits.leash)


@rule("SB-9.7.f", "SB-9.7.g")
def may_leave(facts: Facts, designator: Designator, place: Hex) -> bool:
    """Whether a convoy may sail off the southern edge from a hex: only those bound that way, and near their track."""
    return not facts.convoys[designator].destination and place in goals(facts, designator)


@rule("SB-9.2.b", "SB-9.8.b")
def goals(facts: Facts, designator: Designator) -> tuple[Hex, ...]:
    """Where convoys of a designator are bound: a port, or every hex from which they may leave the map."""
    return lane(facts, designator).goals


@rule("SB-9.8.b")
def distance_left(facts: Facts, designator: Designator, place: Hex) -> int:
    """How far a convoy is from where it is bound, by the ways of British task forces."""
    return lane(facts, designator).left[place]


@rule("SB-9.1.a", "SB-9.6.a", "SB-9.8.b")
def next_hexes(facts: Facts, designator: Designator, place: Hex, leashed: bool = True) -> tuple[Hex, ...]:
    """The hexes into which a convoy may move: next to it, near its track (unless that shall not count), and not further
    from where it is bound."""
    voyage = lane(facts, designator)
    return (voyage.near if leashed else voyage.ways)[place]
