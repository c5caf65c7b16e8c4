"""What the map alone tells of an enemy marker: whether there can be ships behind it, and where it may have come from.

Nothing but what both sides can see goes into it, so an owner may look at his own markers as the enemy does.
"""

from typing import Literal

import msgspec

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import Hex, Seat, TokenId
from huffduff.games.sink.movement.paths import reach
from huffduff.games.sink.options import caps
from huffduff.games.sink.parts import Gone, Token
from huffduff.games.sink.state import Public

Verdict = Literal["real", "dummy", "open"]
Why = Literal["seen", "fast", "nowhere", "none"]
Origin = Literal["start", "arrival", "split", "nowhere"]


class Marker(msgspec.Struct, frozen=True):
    """A marker as the enemy can judge it: real, a dummy, or open; why, and since which turn; the chance in per cent, at
    the most, that it is a dummy; where it came from and the markers it may have parted from; how far ships behind it
    could move in a turn at the most, and where that takes them."""

    verdict: Verdict
    why: Why
    since: int
    chance: int
    origin: Origin
    parents: tuple[TokenId, ...]
    fastest: int
    reach: tuple[Hex, ...]


class Judged(msgspec.Struct, frozen=True):
    """What is certain of a marker."""

    verdict: Verdict
    why: Why
    since: int


OPEN = Judged("open", "none", 0)
Company = tuple[Token | Gone, ...]  # the markers of a side that are on the map, and those that were


@rule("SB-6.21.a", "SB-6.22.a", "SB-6.23.a")
def markers(facts: Facts, public: Public, side: Seat) -> dict[TokenId, Marker]:
    """All markers of a side as its enemy can judge them."""
    own = tuple(token for token in public.tokens.values() if token.side == side)
    fastest = speed(facts, public, side)
    company: Company = (*own, *(other for other in public.gone if other.side == side))
    judged = {token.id: judge(facts, public, token, company, fastest) for token in own}
    verdicts = [each.verdict for each in judged.values()]
    most = caps(public, facts.scenarios[public.scenario], side).dummies - verdicts.count("dummy")
    share = min(100, round(100 * max(most, 0) / max(verdicts.count("open"), 1)))
    chances = {"real": 0, "dummy": 100, "open": share}
    found = {}
    for token in own:
        each = judged[token.id]
        origin, parents = came_from(facts, public, token, company)
        places = tuple(reach(facts.chart, side, token.hex, fastest))
        found[token.id] = Marker(
            each.verdict, each.why, each.since, chances[each.verdict], origin, parents, fastest, places
        )
    return found


@rule("SB-7.14.a", "SB-6.23.a")
def speed(facts: Facts, public: Public, side: Seat) -> int:
    """The most hexes that any ship of a side can move in a turn."""
    scenario, table = facts.scenarios[public.scenario], facts.tables.speed.hexes
    return max(table.at(facts.ships[ship].front.evasion) for ship in scenario.ships(side))


@rule("SB-6.23.a", "SB-6.26.b", "SB-6.14.a")
def judge(facts: Facts, public: Public, token: Token, company: Company, fastest: int) -> Judged:
    """What a marker has given away: it did what only ships do, moved faster than any ship, or came from nowhere; and
    whatever was known of it may be otherwise once it has lain with another marker in a first phase."""
    if token.real:
        return Judged("real", "seen", token.known.turn if token.known else 0)
    found = OPEN
    if came_from(facts, public, token, company)[0] == "nowhere":
        found = Judged("dummy", "nowhere", token.trail[0][0])
    turns = [turn for turn, _ in token.trail[1:]]
    for turn in dict.fromkeys(turns):
        if turns.count(turn) > fastest:
            found = Judged("dummy", "fast", turn)
    met = any(met_in(token, other, turn) for turn in range(found.since + 1, public.turn + 1) for other in company)
    return OPEN if met else found


def still_there(other: Token | Gone, turn: int) -> bool:
    """Whether a marker, as far as it had come, was on the map when a turn began."""
    return not isinstance(other, Gone) or other.turn >= turn


def met_in(token: Token, other: Token | Gone, turn: int) -> bool:
    """Whether two markers lay in one hex when a turn began, or one appeared there beside the other."""
    if other.id == token.id or not still_there(other, turn):
        return False
    here, there = before(token, turn), before(other, turn)
    return here != "" and here == (there or (other.trail[0][1] if other.trail[0][0] == turn else ""))


def before(token: Token | Gone, turn: int) -> str:
    """Where a marker lay when a turn began; nowhere if it was not on the map."""
    return next((place for when, place in reversed(token.trail) if when < turn), "")


@rule("SB-6.14.a", "SB-6.26.b", "SB-16.1.l", "SB-11.5.a")
def came_from(facts: Facts, public: Public, token: Token, company: Company) -> tuple[Origin, tuple[TokenId, ...]]:
    """Where a marker that appeared may have come from: it was there from the start, parted from others in its hex, is a
    ship that was due there, or was put there with nothing behind it.  They need not be on the map any more."""
    turn, place = token.trail[0]
    if turn == 1:
        return "start", ()
    parents = tuple(
        other.id
        for other in company
        if other.id != token.id
        and still_there(other, turn)
        and (before(other, turn) == place or (turn, place) in other.trail[1:])
    )
    if parents:
        return "split", parents
    if any(arrival.hex == place for arrival in facts.scenarios[public.scenario].arrival if token.side == "british"):
        return "arrival", ()
    return "nowhere", ()
