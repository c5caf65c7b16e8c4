"""Fire: what a ship may use against whom, what changes the die, and why an announced shot is not allowed."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.sink.attacks import Modifier, target_modifiers
from huffduff.games.sink.battle.line import fighting, opponents, range_of, screened
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import CAPITAL, GERMAN, RANGES, AirId, Range, Seat, ShipId
from huffduff.games.sink.parts import Battle, Fighter, Shot, Sort
from huffduff.games.sink.ships import launches

GUNS: tuple[Sort, ...] = ("main", "secondary")


class Arm(msgspec.Struct, frozen=True):
    """Something that a ship can attack with in this round, how strong it is, and all at whom she may use it."""

    firer: ShipId
    weapon: Sort
    range: Range
    strength: int
    targets: tuple[ShipId, ...]


def arms(facts: Facts, battle: Battle, seat: Seat) -> tuple[Arm, ...]:
    """Everything that a side can attack with in this round."""
    return tuple(arm for fighter in fighting(battle, seat) for arm in arms_of(facts, battle, fighter))


def arms_of(facts: Facts, battle: Battle, fighter: Fighter) -> tuple[Arm, ...]:
    """Everything that a ship can attack with in this round and that has a target."""
    enemies = opponents(battle, fighter)
    if not enemies:
        return ()
    name, distance = fighter.ship, range_of(facts, battle, fighter)
    exposed = tuple(enemy.ship for enemy in enemies if not screened(facts, battle, enemy))
    all_enemies = tuple(enemy.ship for enemy in enemies)
    small = tuple(ship for ship in exposed if facts.ships[ship].kind not in CAPITAL)
    found = (
        Arm(name, "main", distance, gun_strength(facts, fighter, distance), exposed),
        Arm(name, "secondary", distance, secondary_strength(facts, fighter, distance), small),
        Arm(name, "torpedo", distance, torpedo_strength(facts, fighter, distance), exposed),
        Arm(name, "aircraft", distance, wing_strength(facts, fighter), all_enemies),
    )
    return tuple(arm for arm in found if arm.strength > 0 and arm.targets)


@rule("SB-12.12.f", "SB-12.12.g", "SB-12.12.h", "SB-12.13.b", "SB-12.14.d")
def gun_strength(facts: Facts, fighter: Fighter, distance: Range) -> int:
    """The attack strength of the side that shows, if the guns reach so far."""
    card = facts.ships[fighter.ship]
    reaches = RANGES.index(card.range) <= RANGES.index(distance)
    return card.face(fighter.flipped).attack if reaches else 0


@rule("SB-12.17.a", "SB-12.17.b")
def secondary_strength(facts: Facts, fighter: Fighter, distance: Range) -> int:
    """Battleships and battlecruisers that have not flipped have secondary batteries, for range C."""
    capital = facts.ships[fighter.ship].kind in CAPITAL
    return facts.tables.guns.secondary if capital and not fighter.flipped and distance == RANGES[-1] else 0


@rule("SB-12.16.a", "SB-12.16.b")
def torpedo_strength(facts: Facts, fighter: Fighter, distance: Range) -> int:
    """A flotilla has torpedoes for one attack in a battle, at range C; damage does not weaken it."""
    return facts.ships[fighter.ship].torpedoes if fighter.torpedoes and distance == RANGES[-1] else 0


@rule("SB-12.18.b", "SB-12.33.g", "SB-14.11.c")
def wing_strength(facts: Facts, fighter: Fighter) -> int:
    """A carrier may use her aircraft once in a battle, by day, as long as she can launch them at all."""
    if not fighter.aircraft or not launches(facts, fighter.ship, fighter.damage, fighter.flipped):
        return 0
    return facts.aircraft[wing(facts, fighter.ship)].strength


def wing(facts: Facts, carrier: ShipId) -> AirId:
    """The torpedo bombers of a carrier."""
    return next(unit for unit, card in facts.aircraft.items() if card.carrier == carrier)


@rule(
    "SB-12.13.g",
    "SB-12.13.h",
    "SB-12.16.c",
    "SB-12.33.e",
    "SB-14.11.b",
    "SB-5.2.b",
)
def modifiers(facts: Facts, battle: Battle, shot: Shot, plan: Sequence[Shot]) -> tuple[Modifier, ...]:
    """Everything that is added to the die of a shot; for torpedoes and aircraft only what the target changes."""
    firer, target = battle.fighters[shot.firer], battle.fighters[shot.target]
    of_target = target_modifiers(facts, target.ship, target.damage, target.flipped)
    if shot.weapon not in GUNS:
        return of_target
    card, table = facts.ships[firer.ship], facts.tables.guns
    found: list[Modifier] = []
    if gunners(plan, shot.target) > 1:
        found.append(Modifier("sink-mod-concentrated", table.concentrated))
    if card.gunnery:
        found.append(Modifier("sink-mod-gunnery", card.gunnery))
    if firer.seat == GERMAN and not firer.flipped:
        found.append(Modifier("sink-mod-german", table.german))
    if battle.night:
        found.append(Modifier("sink-mod-night", table.night))
    if card.kind in CAPITAL and range_of(facts, battle, firer) == RANGES[-1]:
        found.append(Modifier("sink-mod-capital", table.capital_at_c))
    return (*found, *of_target)


def gunners(plan: Sequence[Shot], target: ShipId) -> int:
    """How many ships have announced gunfire at a target; torpedoes and aircraft do not count."""
    return len({shot.firer for shot in plan if shot.target == target and shot.weapon in GUNS})


def strength(facts: Facts, battle: Battle, shot: Shot) -> int:
    """The attack strength of an allowed shot."""
    if shot.weapon == "aircraft":
        return shot.strength
    fighter = battle.fighters[shot.firer]
    return next(arm.strength for arm in arms_of(facts, battle, fighter) if arm.weapon == shot.weapon)


# --- what may be announced ----------------------------------------------------------------------------------------


@rule("SB-12.12.d", "SB-12.13.a")
def refusals(facts: Facts, battle: Battle, seat: Seat, plan: Sequence[Shot]) -> tuple[Refused | None, ...]:
    """Shot by shot, why it cannot be announced beside those before it."""
    usable = {(arm.firer, arm.weapon): arm for arm in arms(facts, battle, seat)}
    return tuple(_refusal(facts, battle, seat, usable, plan, number) for number in range(len(plan)))


Usable = dict[tuple[ShipId, Sort], Arm]


def _refusal(
    facts: Facts, battle: Battle, seat: Seat, usable: Usable, plan: Sequence[Shot], number: int
) -> Refused | None:
    shot, before = plan[number], [other for other in plan[:number] if other.firer == plan[number].firer]
    about = {"order": number + 1, "ship": shot.firer}
    firer, target = battle.fighters.get(shot.firer), battle.fighters.get(shot.target)
    if firer is None or firer.seat != seat or firer.left:
        return Refused("sink-refuse-no-fighter", "SB-12.12.a", **about)
    if target is None or target not in opponents(battle, firer):
        return Refused("sink-refuse-no-opponent", "SB-12.12.a", **about)
    arm = usable.get((shot.firer, shot.weapon))
    if arm is None or shot.target not in arm.targets:
        return _unusable(facts, battle, firer, target, shot, about)
    if shot.weapon == "aircraft":
        return _strike_refusal(arm, shot, before, plan, about)
    if shot.strength:
        return Refused("sink-refuse-split-guns", "SB-12.13.a", **about)
    if any(_excludes(other.weapon, shot.weapon) for other in before):
        return Refused("sink-refuse-fired-already", "SB-12.13.a", **about)
    return None


def _excludes(one: Sort, other: Sort) -> bool:
    """A battery fires once in a round, and torpedoes take the place of gunfire."""
    return one == other or {one, other} == {"main", "torpedo"}


def _unusable(
    facts: Facts, battle: Battle, firer: Fighter, target: Fighter, shot: Shot, about: dict[str, object]
) -> Refused:
    """Why a ship cannot use a weapon, or not on this target."""
    card, distance = facts.ships[firer.ship], range_of(facts, battle, firer)
    if screened(facts, battle, target) and shot.weapon != "aircraft":
        return Refused("sink-refuse-screened", "SB-12.18.a", **about, target=target.ship)
    if shot.weapon == "main":
        return Refused("sink-refuse-out-of-range", "SB-12.12.f", **about, range=distance)
    if shot.weapon == "secondary":
        if card.kind in CAPITAL and not firer.flipped and distance == RANGES[-1]:
            return Refused("sink-refuse-secondary-target", "SB-12.17.a", **about)
        return Refused("sink-refuse-no-secondary", "SB-12.17.b" if firer.flipped else "SB-12.17.a", **about)
    if shot.weapon == "torpedo":
        return Refused("sink-refuse-no-torpedoes", "SB-12.16.b" if card.torpedoes else "SB-12.16.a", **about)
    return Refused("sink-refuse-no-aircraft", "SB-14.11.c" if battle.night else "SB-12.18.b", **about)


@rule("SB-12.18.c", "SB-12.33.b", "SB-12.33.c")
def _strike_refusal(
    arm: Arm, shot: Shot, before: Sequence[Shot], plan: Sequence[Shot], about: dict[str, object]
) -> Refused | None:
    """Aircraft keep away from ships under gunfire, attack a ship once, and share out only the strength they have."""
    spent = [other for other in before if other.weapon == "aircraft"]
    if gunners(plan, shot.target):
        return Refused("sink-refuse-under-gunfire", "SB-12.18.c", **about, target=shot.target)
    if any(other.target == shot.target for other in spent):
        return Refused("sink-refuse-struck-twice", "SB-12.33.c", **about, target=shot.target)
    if shot.strength < 1 or shot.strength + sum(other.strength for other in spent) > arm.strength:
        return Refused("sink-refuse-strength", "SB-12.33.b", **about, strength=arm.strength)
    return None
