"""How the game ends and what it was worth, counted from the German side."""

from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import ALLIED, GERMAN, ON_MAP, REMOVED, SEATS, SUNK, Card, Private, Public, State
from huffduff.games.chase.units import evasion

BISMARCK = "bismarck"
PORTS = {"port-france": "france", "port-norway": "norway"}


@rule("CH-4.2.d", "CH-1.e")
@step
def end_check(s: State, reason: str) -> None:
    """The last turn is over, or something ended the game before it."""
    finish(s, reason)


@rule("CH-4.2.a", "CH-4.2.b", "CH-4.2.c", "CH-4.3.f", "CH-4.3.h")
def finish(s: State, reason: str) -> None:
    """Count the points, lay everything open and name the winner."""
    facts, public = s.data, s.public
    if s.outcome is not None or single_fight(public, facts):
        return
    ledger = accounts(public, s.private[GERMAN], s.private[ALLIED], facts, reason)
    total = sum(ledger.values())
    public.final = {name: float(points) for name, points in {**ledger, "total": total}.items()}
    s.tell(EVERYONE, "chase-final", points=total, ledger=ledger)
    if reason == "bismarck-sunk":
        s.outcome = Outcome(ALLIED, "chase-win-bismarck-sunk", "CH-4.3.T1", "operational")
    elif strategic(public, facts, reason):
        s.outcome = Outcome(GERMAN, "chase-win-strategic", "CH-4.3.g", "strategic")
    elif total >= facts.tables.victory.german_from:
        s.outcome = Outcome(GERMAN, "chase-win-points", "CH-4.3.f", "operational")
    else:
        s.outcome = Outcome(ALLIED, "chase-win-points", "CH-4.3.f", "operational")


def single_fight(public: Public, facts: Facts) -> bool:
    """Whether only the battle board is played on: there Bismarck is a ship like others, and nobody else can come."""
    return public.scenario not in facts.scenarios


def accounts(public: Public, german: Private, allied: Private, facts: Facts, reason: str) -> dict[str, float]:
    """Every source of points by its name."""
    return {
        "ending": ending(public, german, facts, reason),
        "convoys": convoys(german, facts),
        "allied-losses": losses(public, allied, facts),
        "german-losses": -losses(public, german, facts),
        "bought": bought(german, facts) + bought(allied, facts),
    }


@rule("CH-4.3.a", "CH-4.3.T1")
def ending(public: Public, german: Private, facts: Facts, reason: str) -> float:
    """Exactly one of the five lines about Bismarck's own fate."""
    line = PORTS.get(reason, reason)
    if line == "bismarck-sunk":
        return 0
    if line == "turn-track" and undamaged_at_sea(german, facts):
        line = "undamaged-at-sea"
    scenario = facts.scenarios.get(public.scenario)
    values = {**facts.tables.victory.ending, **(scenario.ending if scenario else {})}
    return values[line]


@rule("CH-4.3.a")
def undamaged_at_sea(german: Private, facts: Facts) -> bool:
    """Bismarck is at sea, has lost nothing that is not made good, and has fuel for ten points more."""
    ship = german.ships.get(BISMARCK)
    if ship is None or ship.status != ON_MAP or ship.fuel < facts.tables.victory.undamaged_fuel:
        return False
    printed, card = facts.ships[BISMARCK], ship.card
    whole = boxes(card) == (printed.bow, printed.stern, printed.secondary, printed.hull)
    sound = not (card.rudder or card.fire_control or card.radar_out)
    return whole and sound and evasion(printed, card) == printed.evasion


def boxes(card: Card) -> tuple[int, int, int, int]:
    """The boxes left of guns and hull."""
    return card.bow, card.stern, card.secondary, card.hull


@rule("CH-11.3.r", "CH-4.3.T1")
def convoys(german: Private, facts: Facts) -> float:
    """Chits in full, those of the half section halved one by one and rounded up, and single merchants."""
    halves = sum((chit + 1) // 2 for chit in german.half_chits)
    return sum(german.chits) + halves + facts.tables.hunting.merchant_points * german.merchants


@rule("CH-4.3.b", "CH-4.3.c", "CH-4.3.d", "CH-4.3.e", "CH-4.3.i")
def losses(public: Public, private: Private, facts: Facts) -> float:
    """What the other side gets for a side's ships: hull boxes or one point for the sunk, one for two hits on others."""
    table, total = facts.tables.victory, 0
    for ship in private.ships.values():
        printed = facts.ships[ship.id]
        if ship.status in (SUNK, REMOVED):
            if ship.id != BISMARCK or single_fight(public, facts):
                total += printed.hull if printed.kind in table.capital else table.other_sunk
        elif printed.kind in table.capital:
            hits = printed.hull - ship.card.hull
            if public.options["points-for-damage"] == "all-hits":
                full = (printed.bow, printed.stern, printed.secondary, printed.hull)
                hits = sum(full) - sum(boxes(ship.card))
            total += hits // table.hits_per_point
    return total


@rule("CH-13.1.b")
def bought(private: Private, facts: Facts) -> float:
    """The price of units bought before the game; German ones cost points, Allied ones give them."""
    return sum(unit.points for unit in facts.tables.optional if unit.id in private.bought)


@rule("CH-4.3.g")
def strategic(public: Public, facts: Facts, reason: str) -> bool:
    """Bismarck herself sank two capital ships, one of them of the best three, and came into port."""
    table = facts.tables.victory
    hers = [name for name, by in public.lost.items() if BISMARCK in by and facts.ships[name].side == ALLIED]
    capital = [name for name in hers if facts.ships[name].kind in table.strategic_classes]
    return (
        reason in PORTS
        and len(capital) >= table.strategic_sunk
        and any(name in table.strategic_names for name in capital)
    )


@rule("CH-4.3.h")
def public_points(public: Public, facts: Facts) -> float:
    """What both sides can count for themselves: ships known to be sunk, and damage on cards that lie open."""
    table, total = facts.tables.victory, 0
    for side in SEATS:
        sign = 1 if side == ALLIED else -1
        for name in public.lost:
            if facts.ships[name].side == side and (name != BISMARCK or single_fight(public, facts)):
                printed = facts.ships[name]
                total += sign * (printed.hull if printed.kind in table.capital else table.other_sunk)
        for name, card in public.cards.items():
            printed = facts.ships[name]
            if printed.side == side and name not in public.lost and printed.kind in table.capital:
                total += sign * ((printed.hull - card.hull) // table.hits_per_point)
    return float(total)
