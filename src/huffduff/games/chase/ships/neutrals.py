"""Neutrals: American ships that keep out of the fighting until one of them is attacked."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.options import default
from huffduff.games.chase.state import Public


@rule("CH-10.0.d")
def stands_aside(public: Public, facts: Facts, name: str) -> bool:
    """Coast guards never seek a fight, other neutrals not before the card of one of them has come into play."""
    printed = facts.ships[name]
    if not printed.neutral or not default(public, "neutral-attacks"):
        return False
    return printed.kind == "CG" or not any(facts.ships[other].neutral for other in public.cards)
