"""Flights: a path from base or from where the aircraft is, markers dropped on the way, and the landing."""

from collections.abc import Sequence

from huffduff.engine.errors import Refused
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.cards import WingCard
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALOFT, LANDING, LOST, ON_MAP, OTHER, READY, SHADOWED, VIS_X
from huffduff.games.chase.ships.units import blind
from huffduff.games.chase.state import Private, Public, Wing


def base_hex(private: Private, facts: Facts, wing: str) -> str:
    """Where a wing has to land: its airfield, or its carrier wherever she is now; nothing if she is gone."""
    base = facts.wings[wing].base
    if base not in facts.ships:
        return base
    carrier = private.ships.get(base)
    return carrier.hex if carrier is not None and carrier.status == ON_MAP else ""


def starts_from(private: Private, facts: Facts, wing: Wing) -> str:
    """The hex a wing takes off from, or flies on from if it spent the last turn in the air."""
    return wing.hex if wing.status == ALOFT else base_hex(private, facts, wing.id)


@rule("CH-7.7.1.g")
def price(public: Public, facts: Facts, path: Sequence[str], searches: Sequence[str]) -> int:
    """One point for each hex, and for each search marker beyond two as many as the visibility level."""
    return len(path) + max(0, len(searches) - facts.tables.search.free_markers) * public.visibility


@rule("CH-7.7.1.a", "CH-7.7.1.c", "CH-7.7.1.d", "CH-7.7.1.h")
def flight_refusal(
    public: Public,
    private: Private,
    facts: Facts,
    side: str,
    name: str,
    path: Sequence[str],
    searches: Sequence[str],
    attack: str,
) -> Refused | None:
    """Why a wing cannot fly so; None where it can."""
    refusal = grounded(private, facts, name)
    if refusal is not None:
        return refusal
    wing, card, chart = private.wings[name], facts.wings[name], facts.chart
    here = starts_from(private, facts, wing)
    if not path:
        return Refused("chase-refuse-no-flight", "CH-7.7.1.a", wing=name)
    for there in path:
        if there not in chart.neighbours(here):
            return Refused("chase-refuse-not-next", "CH-7.7.1.c", hex=there)
        here = there
    cost = price(public, facts, path, searches)
    if cost > card.speed:
        rule_id = "CH-7.7.1.c" if len(path) > card.speed else "CH-7.7.1.h"
        return Refused("chase-refuse-too-long-a-flight", rule_id, wing=name, cost=cost, speed=card.speed)
    return (
        _marker_refusal(public, facts, card, path, searches, attack)
        or _attack_refusal(public, side, card, attack)
        or _landing_refusal(private, facts, wing, path[-1])
    )


@rule("CH-7.7.1.p", "CH-2.3.3.h")
def grounded(private: Private, facts: Facts, name: str) -> Refused | None:
    """Why a wing cannot fly at all: it landed lately, or its carrier is gone or may not act yet."""
    wing = private.wings.get(name)
    if wing is None or wing.status not in (READY, ALOFT):
        return Refused("chase-refuse-wing-not-ready", "CH-7.7.1.p", wing=name)
    base = facts.wings[name].base
    if base in facts.ships:
        carrier = private.ships.get(base)
        if carrier is None or carrier.status != ON_MAP:
            return Refused("chase-refuse-no-carrier", "CH-7.7.1.o", wing=name, ship=base)
        if carrier.restricted:
            return Refused("chase-refuse-state", "CH-2.3.3.h", ship=base, state="restricted")
    return None


@rule("CH-7.7.1.e", "CH-7.7.1.f", "CH-7.7.1.j", "CH-7.7.1.k")
def _marker_refusal(
    public: Public, facts: Facts, card: WingCard, path: Sequence[str], searches: Sequence[str], attack: str
) -> Refused | None:
    if searches and attack:
        return Refused("chase-refuse-search-and-attack", "CH-7.7.1.e", wing=card.id)
    for place in (attack,) if attack else searches:
        if place not in path:
            return Refused("chase-refuse-marker-off-path", "CH-7.7.1.e", hex=place)
        if blind(public, facts, place):
            rule_id = "CH-7.7.1.j" if public.visibility >= VIS_X else "CH-7.7.1.k"
            return Refused("chase-refuse-blind", rule_id, hex=place)
    return None


@rule("CH-7.7.1.l", "CH-7.7.1.m")
def _attack_refusal(public: Public, side: str, card: WingCard, attack: str) -> Refused | None:
    if not attack:
        return None
    if card.kind != "combat":
        return Refused("chase-refuse-recon-attack", "CH-2.3.2.b", wing=card.id)
    for contact in public.contacts.values():
        if contact.side == OTHER[side] and contact.marker == SHADOWED and contact.hex == attack:
            return None
    return Refused("chase-refuse-no-shadowed-target", "CH-7.7.1.l", hex=attack)


@rule("CH-7.7.1.a", "CH-7.7.1.b", "CH-7.7.1.i", "CH-7.7.1.o")
def _landing_refusal(private: Private, facts: Facts, wing: Wing, end: str) -> Refused | None:
    """A wing lands on its own base or carrier; only one that has just taken off and can fly two turns may stay aloft.

    How far it has come this turn it can go back in the next, so that it can always land unless its carrier leaves it.
    """
    base = base_hex(private, facts, wing.id)
    if end == base or (wing.status == READY and facts.wings[wing.id].endurance > 1):
        return None
    rule_id = "CH-7.7.1.b" if wing.status == ALOFT else "CH-7.7.1.a"
    return Refused("chase-refuse-must-land", rule_id, wing=wing.id, hex=base)


@rule("CH-2.3.3.c", "CH-7.7.1.n", "CH-7.7.1.p")
def fly(private: Private, facts: Facts, name: str, path: Sequence[str], searches: Sequence[str], attack: str) -> None:
    """Drop the markers; the wing lands, or stays where its path ends until the next turn."""
    for place in searches:
        private.searches[place] = private.searches.get(place, 0) + 1
    if attack:
        private.attacks = (*private.attacks, (attack, name))
    if path[-1] == base_hex(private, facts, name):
        private.change_wing(name, status=LANDING, hex="")
    else:
        private.change_wing(name, status=ALOFT, hex=path[-1])


@rule("CH-7.7.1.b", "CH-7.7.1.q")
def bring_home(private: Private, facts: Facts, name: str) -> bool:
    """A wing that was aloft and has no orders flies straight home; one that cannot reach its base is lost."""
    home = comes_home(private, facts, name)
    private.change_wing(name, status=LANDING if home else LOST, hex="")
    return home


def comes_home(private: Private, facts: Facts, name: str) -> bool:
    """Whether a wing that is in the air can reach its base."""
    base = base_hex(private, facts, name)
    return base != "" and facts.chart.distance(private.wings[name].hex, base) <= facts.wings[name].speed
