"""How many hexes a task force can move in a turn, and what keeps it from moving more."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import ShipId
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Ship
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.state import Private, Public

Limit = Literal["none", "evasion", "odd-turn", "fuel", "held"]


class Pace(msgspec.Struct, frozen=True):
    """The most hexes of a turn (None: a dummy has no limit), what limits it, and the ships that are to blame."""

    most: int | None
    limit: Limit
    ships: tuple[ShipId, ...] = ()

    @property
    def allowance(self) -> int:
        """The limit as a number; 0 for a dummy, which burns no oil."""
        return self.most or 0


@rule("SB-7.14.a", "SB-7.14.b", "SB-17.11.a")
def ship_pace(facts: Facts, public: Public, ship: Ship) -> tuple[int, Limit]:
    """The hexes of one ship by her evasion as it is now; the slowest move in even turns only, and an empty bunker is
    good for one hex at most."""
    table = facts.tables.speed
    rating = evasion(facts, ship.id, ship.damage, ship.flipped)
    if rating <= table.even_turns_to and public.turn % 2:
        return 0, "odd-turn"
    hexes = table.hexes.at(rating)
    if ship.fuel == 0 and hexes > table.no_fuel and fuel(public):
        return table.no_fuel, "fuel"
    return hexes, "evasion"


@rule("SB-6.13.b", "SB-6.23.a", "SB-16.1.e")
def pace(facts: Facts, public: Public, private: Private, ships: Sequence[ShipId]) -> Pace:
    """The hexes of some ships together: those of the slowest; without any ships there is no limit, and ships that are
    held do not move before Bismarck has been detected."""
    if not ships:
        return Pace(None, "none")
    if not public.located:
        held = facts.scenarios[public.scenario].held
        waiting = tuple(ship for ship in ships if ship in held)
        if waiting:
            return Pace(0, "held", waiting)
    single = [ship_pace(facts, public, private.ships[ship]) for ship in ships]
    most, limit = min(single)
    return Pace(most, limit, tuple(ship for ship, one in zip(ships, single, strict=True) if one[0] == most))


@rule("SB-11.6.a")
def rating(facts: Facts, private: Private, ships: Sequence[ShipId]) -> int:
    """The evasion of some ships together: that of the slowest, as damaged as she is."""
    cards = (private.ships[ship] for ship in ships)
    return min(evasion(facts, ship.id, ship.damage, ship.flipped) for ship in cards)
