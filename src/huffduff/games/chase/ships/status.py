"""The status matrix: which activities the markers and damage of a ship leave open to her."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.cards import ShipCard
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import SHADOWED, SIGHTED
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import Ship


@rule("CH-2.3.1.h", "CH-2.3.3.a", "CH-2.3.3.b")
def states(printed: ShipCard, ship: Ship) -> tuple[str, ...]:
    """The states of a ship as the matrix names them, from all that lies on her counter and card."""
    card, found = ship.card, [ship.task] if ship.task else []
    if ship.tried_to_shadow:
        found.append("tried-to-shadow")
    if ship.evading:
        found.append("evading")
    if ship.no_move:
        found.append("no-move")
    if ship.restricted:
        found.append("restricted")
    if ship.marker in (SIGHTED, SHADOWED):
        found.append(ship.marker)
    if ship.held:
        found.append("held")
    if card.rudder or ((card.evasion or card.lag) and not evasion(printed, card)):
        found.append("crippled")
    if ship.emergency:
        found.append("emergency")
    if ship.returning:
        found.append("returning")
    if printed.kind == "TK":
        found.append("tanker")
    return tuple(found) or ("none",)


def bar(facts: Facts, activity: str, ship: Ship) -> str:
    """The first state that keeps a ship from an activity, or nothing."""
    barring = facts.status.barred[activity]
    for state in states(facts.ships[ship.id], ship):
        if state in barring:
            return state
    return ""


@rule("CH-2.3.3.h")
def allows(facts: Facts, activity: str, *ships: Ship) -> bool:
    """Whether every one of these ships may do it, so that their unit may."""
    return not any(bar(facts, activity, ship) for ship in ships)
