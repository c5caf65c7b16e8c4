"""Naval units: ships grouped into task forces, and what a ship can do as she is now."""

from collections.abc import Iterable

from huffduff.games.chase.facts.cards import ShipCard
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import CLASSES, ON_MAP, VIS_X, ShipId
from huffduff.games.chase.state import Card, Private, Public, Ship


def d10(dice: tuple[int, ...]) -> int:
    """The face of a ten-sided die whose ten is a zero."""
    return dice[0] % 10


def on_map(private: Private) -> list[Ship]:
    """A side's ships that are at sea or in port on the chart."""
    return [ship for ship in private.ships.values() if ship.status == ON_MAP]


def members(private: Private, unit: str) -> list[Ship]:
    """The ships of a naval unit: all of a task force, or the single ship of that name."""
    single = private.ships.get(unit)
    if single is not None:
        return [single] if single.status == ON_MAP and not single.force else []
    return [ship for ship in private.ships.values() if ship.force == unit and ship.status == ON_MAP]


def units(private: Private) -> dict[str, list[Ship]]:
    """A side's naval units on the chart, by name."""
    grouped: dict[str, list[Ship]] = {}
    for ship in private.ships.values():
        if ship.status == ON_MAP:  # this is asked very often, and most ships sail alone
            if ship.force:
                grouped.setdefault(ship.force, []).append(ship)
            else:
                grouped[ship.id] = [ship]
    return grouped


def units_in(private: Private, place: str) -> dict[str, list[Ship]]:
    """The naval units of a side that are in a hex."""
    return {name: ships for name, ships in units(private).items() if ships[0].hex == place}


def by_weight(facts: Facts, ships: Iterable[Ship]) -> tuple[ShipId, ...]:
    """The ships of a unit, the one that stands for it first."""
    return tuple(ship.id for ship in sorted(ships, key=lambda ship: -facts.ships[ship.id].hull))


def classes(facts: Facts, ships: Iterable[Ship]) -> tuple[str, ...]:
    """What a search answer says of ships: the class of each, heaviest first, never a name."""
    return tuple(sorted((facts.ships[ship.id].kind for ship in ships), key=CLASSES.index))


def evasion(printed: ShipCard, card: Card) -> int:
    """The Evasion Rating now: what is printed less all Evasion Effects, never below 0."""
    if not (card.evasion or card.lag):
        return printed.evasion
    return max(0, printed.evasion - sum(card.evasion) - card.lag)


def damaged_side(printed: ShipCard, card: Card) -> bool:
    """A fast ship slowed to 25 or less may move only one hex a turn."""
    return printed.speed == "F" and evasion(printed, card) <= 25


def radar(printed: ShipCard, card: Card) -> int:
    """The grade of a working radar: 0, 1 or 2."""
    if card.radar_out or card.radar_spent:
        return 0
    return {"": 0, "I": 1, "II": 2, "II*": 2}[printed.radar]


def blind(public: Public, facts: Facts, place: str) -> bool:
    """Whether nothing can be seen in a hex: visibility X anywhere, or fog lying on it."""
    return public.visibility >= VIS_X or (public.fog and facts.chart.fog(place))
