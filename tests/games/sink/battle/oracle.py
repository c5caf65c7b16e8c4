"""A second, slow reading of the Damage Point Table, written from the card as printed: odds by trying every die."""

from fractions import Fraction
from itertools import product

from huffduff.games.sink.facts.words import ShipId
from tests.games.sink.table import FACTS

# Rows 1 to 10 of the card, columns 1 to 10, 11-12, 13-14, 15-16, 17-18, 19-20, 21 and more; X is a 5X.
CARD = """
- - - - - - - - - - - - - - - -
- - - - - - - - - - - - - - - -
- - - - - - - - - - - - - - - 1
- - - - - - - - - - - - 1 1 1 1
- - - - - - - - 1 1 1 1 1 1 2 2
- - - - - - 1 1 1 1 1 2 2 2 2 3
- - - - 1 1 1 1 1 2 2 2 2 3 3 3
- - 1 1 1 1 1 2 2 2 2 3 3 3 4 4
- 1 1 1 1 2 2 2 3 3 3 4 4 4 X X
1 1 1 2 2 2 3 3 3 4 X X X X X X
"""
ROWS = [line.split() for line in CARD.strip().splitlines()]


def cell(strength: int, die: int) -> str:
    """A cell of the card."""
    if strength < 1 or die < 1:
        return "-"
    column = strength - 1 if strength <= 10 else min(10 + (strength - 11) // 2, 15)
    return ROWS[min(die, 10) - 1][column]


def points(mark: str) -> int:
    return 0 if mark == "-" else 5 if mark == "X" else int(mark)


Outcomes = dict[tuple[int, bool], Fraction]


def outcomes(strength: int, shift: int, battleship: bool) -> Outcomes:
    """The chances of points and explosion of one attack, over both dice."""
    found: Outcomes = {}
    for die, second in product(range(1, 11), repeat=2):
        mark = cell(strength, die + shift)
        blown = mark == "X" and not battleship and second >= 9
        found[points(mark), blown] = found.get((points(mark), blown), Fraction(0)) + Fraction(1, 100)
    return found


def fates(name: str, damage: int, flipped: bool, attacks: list[Outcomes]) -> dict[str, Fraction]:
    """The chances that a ship is unchanged in kind, flips or sinks by attacks that count together."""
    card = FACTS.ships[ShipId(name)]
    found = {"stays": Fraction(0), "flips": Fraction(0), "sinks": Fraction(0), "explodes": Fraction(0)}
    for combined in product(*(attack.items() for attack in attacks)):
        chance = Fraction(1)
        total, blown = damage, False
        for (dealt, bang), share in combined:
            chance *= share
            total += dealt
            blown = blown or bang
        face = card.back if flipped and card.back else card.front
        if blown:
            found["explodes"] += chance
        if blown or (total >= face.capacity and (flipped or card.back is None)):
            found["sinks"] += chance
        elif total >= face.capacity:
            found["flips"] += chance
        else:
            found["stays"] += chance
    return found


def evasion(name: str, damage: int, flipped: bool) -> int:
    """12.15, point by point."""
    card = FACTS.ships[ShipId(name)]
    rating = (card.back if flipped and card.back else card.front).evasion
    heavy = card.kind in ("BB", "BC") and name != "scheer"
    for point in range(1, damage + 1):
        rating -= (1 if point % 2 == 0 else 0) if heavy else 2
    return max(rating, 1)
