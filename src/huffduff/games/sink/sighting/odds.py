"""The Detection Table: what changes the die, and on how many of its faces something is found."""

from collections.abc import Iterable

from huffduff.games.sink.attacks import FACES, Modifier, shift
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.parts import Force
from huffduff.games.sink.state import Public


@rule("SB-10.2.c", "SB-14.11.d")
def modifiers(facts: Facts, public: Public, force: Force | None) -> tuple[Modifier, ...]:
    """What changes the die of a task force or, where there is none, of a recon aircraft."""
    if force is not None:
        carrier = any(facts.ships[ship].kind == "CV" for ship in force.ships)
        return force_modifiers(facts, public, len(force.ships), carrier)
    night = public.turn in facts.tables.track.night
    recon = Modifier("sink-mod-recon", facts.tables.detection.recon_by_day)
    return weather(facts, public) if night else (*weather(facts, public), recon)


@rule("SB-10.2.c", "SB-5.2.a")
def weather(facts: Facts, public: Public) -> tuple[Modifier, ...]:
    """What visibility and darkness change for everybody."""
    table, found = facts.tables.detection, list[Modifier]()
    if public.visibility == "good":
        found.append(Modifier("sink-mod-good", table.good))
    if public.visibility == "poor" or public.turn in facts.tables.track.night:
        found.append(Modifier("sink-mod-dark", table.dark))
    return tuple(found)


@rule("SB-10.2.c", "SB-10.2.d", "SB-10.2.e", "SB-6.15.a", "SB-10.5.c")
def force_modifiers(facts: Facts, public: Public, ships: int, carrier: bool) -> tuple[Modifier, ...]:
    """What changes the die of a task force with so many ships, flotillas counting as one, and perhaps a carrier."""
    table = facts.tables.detection
    found = (
        Modifier("sink-mod-ships", table.ships.at(ships)),
        Modifier("sink-mod-carrier", table.carrier if carrier else 0),
    )
    return (*weather(facts, public), *(modifier for modifier in found if modifier.value))


@rule("SB-10.2.a")
def detects(facts: Facts, die: int, change: int) -> bool:
    """Whether a die finds what it looks for: one that fumbles never does."""
    table = facts.tables.detection
    return die > table.fumble and die + change >= table.need


def lucky_faces(facts: Facts, found: Iterable[Modifier]) -> int:
    """On how many faces of the die something is found."""
    change = shift(found)
    return sum(detects(facts, die, change) for die in range(1, FACES + 1))
