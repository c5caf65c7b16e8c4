"""Neutrals: American ships that keep out of the fighting."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.state import Public


@rule("CH-10.0.d")
def stands_aside(public: Public, facts: Facts, name: str) -> bool:
    """A coast guard never seeks a fight; ships that were bought fight for who paid for them.

    By an option they do not before the card of an American ship has come into play, or all of them do.
    """
    printed, option = facts.ships[name], public.options["neutral-attacks"]
    if not printed.neutral or option == "on":
        return False
    return printed.kind == "CG" or (option == "off" and not any(facts.ships[other].neutral for other in public.cards))
