"""The Detection Table: what changes the die, and on how many of its faces something is found."""

from collections.abc import Iterable

from huffduff.games.sink.attacks import FACES, Modifier, shift
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.parts import Force
from huffduff.games.sink.state import Public


@rule("SB-10.2.c", "SB-10.2.d", "SB-10.2.e", "SB-6.15.a", "SB-5.2.a", "SB-14.11.d", "SB-10.5.c")
def modifiers(facts: Facts, public: Public, force: Force | None) -> tuple[Modifier, ...]:
    """What changes the die of a task force or, where there is none, of a recon aircraft."""
    table, night = facts.tables.detection, public.turn in facts.tables.track.night
    found: list[tuple[str, int]] = []
    if public.visibility == "good":
        found.append(("sink-mod-good", table.good))
    if night or public.visibility == "poor":
        found.append(("sink-mod-dark", table.dark))
    if force is None:
        found.append(("sink-mod-recon", 0 if night else table.recon_by_day))
    else:
        found.append(("sink-mod-ships", table.ships.at(len(force.ships))))
        carrier = any(facts.ships[ship].kind == "CV" for ship in force.ships)
        found.append(("sink-mod-carrier", table.carrier if carrier else 0))
    return tuple(Modifier(key, value) for key, value in found if value)


@rule("SB-10.2.a")
def detects(facts: Facts, die: int, change: int) -> bool:
    """Whether a die finds what it looks for: one that fumbles never does."""
    table = facts.tables.detection
    return die > table.fumble and die + change >= table.need


def lucky_faces(facts: Facts, found: Iterable[Modifier]) -> int:
    """On how many faces of the die something is found."""
    change = shift(found)
    return sum(detects(facts, die, change) for die in range(1, FACES + 1))
