"""The Initiative Phase: nobody decides anything, the dice say who holds the token."""

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import BLUE, RED, SEATS, Seat
from huffduff.games.vas.state import Public, Side, State


def scouting_bonus(facts: Facts, side: Side) -> int:
    """The part of the modifier that scouting has won."""
    return max(row.initiative for row in facts.war.scouting if row.points <= side.scouting_points)


@rule("VS-TURN.6", "VS-SCOUT.8", "VS-SCOUT.9", "VS-NAT-IT.1", "VS-NAT-IT.2")
def initiative_modifier(facts: Facts, p: Public, seat: Seat) -> int:
    """What scouting has won, less what a navy loses that has to work together with Flights from land.

    It is settled when the battle begins; a fleet of nothing but aircraft has nobody to work together with.
    """
    side = p.sides[seat]
    from_land = any(flight.side == seat and flight.home is None for flight in p.flights.values())
    won = scouting_bonus(facts, side)
    return won + (facts.navies[side.navy].coordination if from_land and not side.all_air else 0)


def _tell_modifiers(s: State, seat: Seat) -> None:
    """What a side adds to its die or loses, by its reasons."""
    side = s.public.sides[seat]
    won = scouting_bonus(s.data, side)
    if won:
        s.tell(EVERYONE, "vas-initiative-scouting", seat=seat, bonus=won)
    lost = won - side.initiative_modifier
    if lost:
        s.tell(EVERYONE, "vas-initiative-coordination", seat=seat, lost=lost)


@rule("VS-TURN.3", "VS-TURN.4", "VS-TURN.5", "VS-TURN.6", "VS-EX.20")
@step
def roll_initiative(s: State) -> Asking:
    """A D10 each with its modifier; equal results are rolled again, the higher one has the token for the turn."""
    p = s.public
    extra, theirs = p.sides[BLUE].initiative_modifier, p.sides[RED].initiative_modifier
    while True:
        first, second = yield Roll("vas-roll-initiative", EVERYONE, (10, 10), first=BLUE, second=RED)
        blue, red = first + extra, second + theirs
        if blue != red:
            break
        s.tell(EVERYONE, "vas-initiative-tie", result=blue)
    for seat in SEATS:
        _tell_modifiers(s, seat)
    p.token = BLUE if blue > red else RED
    p.change_side(BLUE, initiative=blue)
    p.change_side(RED, initiative=red)
    s.tell(EVERYONE, "vas-initiative", seat=p.token, result=max(blue, red), other=min(blue, red))
    return ()
