"""What is added to Attack Dice, as a list of named modifiers that rules, previews and odds share."""

from collections.abc import Iterable

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, Band
from huffduff.games.vas.gunnery.sight import stationary
from huffduff.games.vas.ships import flank_speed
from huffduff.games.vas.state import Ship


class Modifier(msgspec.Struct, frozen=True):
    """A modifier by the key of its name."""

    key: str
    value: int


def told(found: Iterable[Modifier]) -> tuple[tuple[str, int], ...]:
    """Modifiers as the log of a game has them; those that change nothing are left out."""
    return tuple((modifier.key, modifier.value) for modifier in found if modifier.value)


class Situation(msgspec.Struct, frozen=True):
    """How two ships lie to each other: distance, whether the target shows her side, whether she is out of sight."""

    distance: int
    side_on: bool = False
    blind: bool = False


@rule("VS-ORD.26")
def nimble(facts: Facts, ship: Ship) -> bool:
    """Whether she is a destroyer who now has the speed to be a fast target, however little she moves, if she evades."""
    fast = flank_speed(facts, ship) > facts.tables.gunnery.fast_above * INCH
    return fast and facts.cards[ship.card].type == "destroyer"


@rule("VS-FIRE.12", "VS-ORD.26", "VS-GEO.3")
def fast_moving(facts: Facts, target: Ship) -> bool:
    """More than 6" along her path this turn, or an evading destroyer of such a speed; what hits her later changes
    neither."""
    if target.moved > facts.tables.gunnery.fast_above * INCH:
        return True
    return target.under("evade") and (nimble(facts, target) if target.nimble is None else target.nimble)


@rule("VS-FIRE.11", "VS-FIRE.13", "VS-FIRE.14", "VS-FIRE.15", "VS-WPN.3", "VS-TRAIT.26")
def target_modifiers(facts: Facts, target: Ship, *, side: bool, quick: bool) -> list[Modifier]:
    """What the target herself gives; `quick` weapons (light guns, Fast Track) ignore her speed."""
    values, found = facts.tables.gunnery.modifiers, []
    if facts.cards[target.card].type == "destroyer":
        found.append(Modifier("vas-mod-destroyer", values.destroyer))
    if not quick and fast_moving(facts, target):
        found.append(Modifier("vas-mod-fast", values.fast_moving))
    if stationary(facts, target):
        found.append(Modifier("vas-mod-stationary", values.stationary))
    if side:
        found.append(Modifier("vas-mod-silhouette", values.large_silhouette))
    return found


@rule("VS-FIRE.3", "VS-FIRE.4", "VS-FIRE.5", "VS-FIRE.6", "VS-FIRE.7")
def range_modifier(facts: Facts, band: Band) -> Modifier:
    """The modifier of the one band that applies."""
    values = facts.tables.gunnery.modifiers
    by_band = {"point-blank": values.point_blank, "short": values.short, "long": values.long, "extreme": values.extreme}
    return Modifier(f"vas-mod-{band}", by_band[band])


@rule("VS-FIRE.3", "VS-FIRE.16", "VS-ORD.13", "VS-ORD.22", "VS-FIRE.18")
def attack_modifiers(
    facts: Facts, firer: Ship, weapon: Weapon, target: Ship, situation: Situation
) -> tuple[Modifier, ...]:
    """Everything that is added to each Attack Die of a system at a target in sight."""
    band = weapon.band(situation.distance)
    assert band is not None, "out of range"
    values = facts.tables.gunnery.modifiers
    quick = weapon.kind == "light" or weapon.has("fast-track")
    found = [
        range_modifier(facts, band),
        *target_modifiers(facts, target, side=situation.side_on, quick=quick),
    ]
    if weapon.kind == "torpedo":
        found.append(Modifier("vas-mod-torpedo", values.torpedo))
    if firer.under("all-hands"):
        found.append(Modifier("vas-mod-all-hands", values.all_hands))
    if firer.under("evade"):
        found.append(Modifier("vas-mod-evade", values.evade))
    return tuple(found)
