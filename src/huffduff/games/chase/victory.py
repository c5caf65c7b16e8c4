"""How the game ends and what it was worth, counted from the German side."""

from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, BISMARCK, GERMAN, PORT, PORTS, REMOVED, SUNK
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import Card, Private, Public, State


@rule("CH-4.2.d", "CH-1.e")
@step
def end_check(s: State, reason: str) -> None:
    """The last turn is over, or something ended the game before it."""
    finish(s, reason)


@rule("CH-4.2.a", "CH-4.2.b", "CH-4.2.c", "CH-4.3.f", "CH-4.3.h")
def finish(s: State, reason: str) -> None:
    """Count the points, secret ones and all, and name the winner."""
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
    """Bismarck does not lie in a home port, has lost nothing that is not made good, and has ten fuel points left."""
    ship, printed = german.ships[BISMARCK], facts.ships[BISMARCK]
    card = ship.card
    whole = boxes(card) == (printed.bow, printed.stern, printed.secondary, printed.hull)
    sound = not (card.rudder or card.fire_control or card.radar_out)
    supplied = ship.fuel >= facts.tables.victory.undamaged_fuel
    at_sea = ship.task != PORT
    return at_sea and whole and sound and supplied and evasion(printed, card) == printed.evasion


def boxes(card: Card) -> tuple[int, int, int, int]:
    """The boxes left of guns and hull."""
    return card.bow, card.stern, card.secondary, card.hull


@rule("CH-11.3.r", "CH-4.3.T1")
def convoys(german: Private, facts: Facts) -> float:
    """Chits in full, those of the half section halved one by one and rounded up, and single merchants."""
    halves = sum((chit + 1) // 2 for chit in german.half_chits)
    return sum(german.chits) + halves + facts.tables.hunting.merchant_points * german.merchants


@rule("CH-4.3.b", "CH-4.3.e", "CH-4.3.i")
def losses(public: Public, private: Private, facts: Facts) -> float:
    """What the other side gets for a side's ships, sunk, gone for lack of fuel, or hit."""
    return sum(
        price_of_loss(public, facts, ship.id)
        if ship.status in (SUNK, REMOVED)
        else price_of_hits(public, facts, ship.id, ship.card)
        for ship in private.ships.values()
    )


@rule("CH-4.3.c", "CH-4.3.e")
def price_of_loss(public: Public, facts: Facts, name: str) -> int:
    """The hull boxes of a ship of the better classes, one point for any other; Bismarck's fate has its own line."""
    printed, table = facts.ships[name], facts.tables.victory
    if name == BISMARCK and not single_fight(public, facts):
        return 0
    return printed.hull if printed.kind in table.capital else table.other_sunk


@rule("CH-4.3.d", "CH-4.3.e")
def price_of_hits(public: Public, facts: Facts, name: str, card: Card) -> int:
    """One point for every two hits on the same ship of the better classes, nothing for others."""
    printed, table = facts.ships[name], facts.tables.victory
    if printed.kind not in table.capital:
        return 0
    hits = printed.hull - card.hull
    if not default(public, "points-for-damage"):
        hits = printed.bow + printed.stern + printed.secondary + printed.hull - sum(boxes(card))
    return hits // table.hits_per_point


@rule("CH-13.1.b")
def bought(private: Private, facts: Facts) -> float:
    """The price of units bought before the game; German ones cost points, Allied ones give them."""
    return sum(unit.points for unit in facts.tables.optional if unit.id in private.bought)


@rule("CH-4.3.g")
def strategic(public: Public, facts: Facts, reason: str) -> bool:
    """Bismarck herself sank two British capital ships, one of them of the best three, and came into port."""
    table = facts.tables.victory
    hers = [facts.ships[name] for name, by in public.lost.items() if BISMARCK in by]
    capital = [ship.id for ship in hers if ship.kind in table.strategic_classes and not ship.neutral]
    return (
        reason in PORTS
        and len(capital) >= table.strategic_sunk
        and any(name in table.strategic_names for name in capital)
    )


@rule("CH-4.3.h")
def public_points(public: Public, facts: Facts) -> float:
    """What both sides can count for themselves: ships known to be lost, and damage on cards that lie open."""
    gone = (*public.lost, *public.removed)
    known = {name: price_of_loss(public, facts, name) for name in gone}
    known |= {name: price_of_hits(public, facts, name, card) for name, card in public.cards.items() if name not in gone}
    return float(sum(-points if facts.ships[name].side == GERMAN else points for name, points in known.items()))
