"""Torpedo racks: what they hold, and the one reload of Slow-Loading ones."""

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import State


@rule("VS-SPLIT.7", "VS-TRAIT.35")
def reload(s: State, name: ShipId) -> None:
    """A Slow-Loading rack that is not full and did not fire this turn is filled up, once in a battle."""
    ship = s.public.ships[name]
    if not afloat(ship):
        return
    filled = False
    for rack in s.data.cards[ship.card].of("torpedo"):
        mount = s.public.ships[name].mounts[rack.id]
        if mount.reloads and mount.loaded < rack.dice and mount.fired != s.public.turn:
            mounts = s.public.ships[name].mounted(rack.id, loaded=rack.dice, reloads=mount.reloads - 1)
            s.public.change_ship(name, mounts=mounts)
            filled = True
    if filled:
        s.tell(EVERYONE, "vas-reloaded", ship=name)
