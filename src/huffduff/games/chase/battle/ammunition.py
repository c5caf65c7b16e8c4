"""Magazines: an optional rule for capital ships that have fought often."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import CAPITAL
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.state import Public, Ship, State

MOST_BATTLES = 3


def fire_away(s: State, name: str) -> None:
    """A ship fights on the battle board once more; when her magazines are empty she has to make for a port."""
    private = s.private[s.data.ships[name].side]
    ship = private.change(name, battles=private.ships[name].battles + 1)
    if corrected(s.public) and must_restock(s.public, s.data, ship):
        private.change(name, homebound=True)


@rule("CH-14.a")
def must_restock(public: Public, facts: Facts, ship: Ship) -> bool:
    """After three battles a capital ship seeks no other, nor convoys, before she has lain in a port of her own side."""
    fought = facts.ships[ship.id].kind in CAPITAL and ship.battles >= MOST_BATTLES
    return fought and not default(public, "ammunition")
