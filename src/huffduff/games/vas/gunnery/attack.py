"""An attack as dice: what is rolled, what each face does. The rules roll it, the odds convolve it."""

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Plane, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, ShipTrait
from huffduff.games.vas.gunnery.modifiers import Modifier, Situation, attack_modifiers
from huffduff.games.vas.ships import has_trait, permissions_needed, trait_value
from huffduff.games.vas.state import Ship

SURE = 1  # every face of a die is at least this
NEVER = 7  # no face of a die is


@rule("VS-DMG.1", "VS-DMG.2", "VS-DMG.3", "VS-DMG.4", "VS-DMG.5", "VS-DMG.6", "VS-BASIC.13", "VS-BASIC.14")
class Volley(msgspec.Struct, frozen=True):
    """The Damage Dice of one hit: how many, what is added to each, the Armour to reach, and what is critical.

    A natural face of `critical_from` or more is critical if a further die shows `check` or more.  A Devastating die
    does its face, less `shield`, and asks for no Armour.  A natural 1 never does anything.  But for her trait `cover`
    (None: whatever she has makes no difference) each die would have `covered` more.  The `modifiers` say what changes
    a die and are not counted once more.
    """

    dice: int
    bonus: int
    armour: int
    critical_from: int
    check: int
    devastating: bool = False
    shield: int = 0
    cover: ShipTrait | None = None
    covered: int = 0
    modifiers: tuple[Modifier, ...] = ()

    @rule("VS-TRAIT.15", "VS-TRAIT.20", "VS-TRAIT.28", "VS-TRAIT.38", "VS-DMG.13", "VS-BASIC.5", "VS-EX.6")
    def damage(self, face: int) -> int:
        """The damage of one die that shows this face."""
        if face == 1:
            return 0
        if self.devastating:
            return max(0, face - self.shield)
        return int(face + self.bonus >= self.armour)

    @property
    def need(self) -> int:
        """The natural face from which on a die does damage (7: none does)."""
        return next((face for face in range(1, NEVER) if self.damage(face)), NEVER)

    @property
    def bare(self) -> "Volley":
        """The same dice at a ship that has lost her cover; what changes them then is not named."""
        bonus = self.bonus + self.covered
        return msgspec.structs.replace(self, bonus=bonus, shield=0, cover=None, covered=0, modifiers=())

    def critical(self, face: int) -> bool:
        """Whether this face is, or is to be checked for, a critical hit."""
        return face >= self.critical_from


@rule("VS-FIRE.1", "VS-FIRE.2", "VS-FIRE.17", "VS-BASIC.15", "VS-BASIC.16")
class Attack(msgspec.Struct, frozen=True):
    """The Attack Dice of one system at one target, and the Damage Dice of each hit.

    `need` is the natural face that hits (7: none does).  Before the system fires it must roll `permission` or more as
    often as `permissions` says.
    Dice that miss may be rolled again when `linked`, those that hit must be when `evaded`; no die more than once.
    A hit counts only if a further die shows `proof` or more.  One that costs Hull in any way hits the Crew besides
    where it `shakes` her (kamikazes).
    """

    dice: int
    need: int
    modifiers: tuple[Modifier, ...]
    permissions: int
    linked: bool
    evaded: bool
    proof: int
    volley: Volley
    permission: int = SURE
    shakes: bool = False


@rule("VS-BASIC.8", "VS-TRAIT.16", "VS-TRAIT.27", "VS-TRAIT.37", "VS-CARD.8")
def _critical_from(weapon: Weapon, target_type: str) -> int:
    """The natural face from which a Damage Die is checked: 6, with Heavy 5; none of a Weak weapon on a warship."""
    if weapon.has("weak") and target_type != "civilian":
        return NEVER
    return 5 if weapon.has("devastating") or weapon.has("heavy") else 6


def _named(pierces: int, *others: tuple[str, int]) -> tuple[Modifier, ...]:
    """What changes a Damage Die, by name; what changes nothing is left out."""
    return tuple(Modifier(key, value) for key, value in (("vas-mod-ap", pierces), *others) if value)


@rule("VS-DMG.10", "VS-DMG.11", "VS-DMG.12", "VS-TRAIT.4", "VS-TRAIT.12", "VS-TRAIT.13", "VS-BTH.7")
def ship_volley(facts: Facts, weapon: Weapon, target: Ship, situation: Situation) -> Volley:
    """The Damage Dice of one hit by a ship's weapon, the target being as she is now."""
    gunnery, card = facts.tables.gunnery, facts.cards[target.card]
    plunging = weapon.kind in ("main", "light") and weapon.band(situation.distance) in ("long", "extreme")
    belt = trait_value(facts, target, "torpedo-belt") if weapon.kind == "torpedo" and situation.side_on else 0
    decked = plunging and has_trait(facts, target, "armoured-deck")
    fall = gunnery.plunging if plunging and not decked else 0
    devastating = weapon.has("devastating")
    return Volley(
        weapon.damage_dice,
        weapon.ap + fall - belt,
        card.armour,
        _critical_from(weapon, card.type),
        SURE if devastating else gunnery.critical_check,
        devastating,
        belt,
        "torpedo-belt" if belt else "armoured-deck" if decked else None,
        gunnery.plunging if decked else belt,
        _named(0 if devastating else weapon.ap, ("vas-mod-plunging", fall), ("vas-mod-belt", -belt)),
    )


@rule("VS-TRAIT.5", "VS-TRAIT.6", "VS-TRAIT.13", "VS-TRAIT.14", "VS-AIR.33", "VS-DMG.12")
def flight_volley(facts: Facts, plane: Plane, target: Ship, *, side: bool) -> Volley:
    """The Damage Dice of a Flight that hit: an armoured deck is in the way of dives, a belt in that of torpedoes."""
    deck = belt = 0
    if plane.role in ("dive-bomber", "kamikaze") and has_trait(facts, target, "armoured-deck"):
        deck = 1
    elif plane.role == "torpedo-bomber" and side:
        belt = trait_value(facts, target, "torpedo-belt")
    devastating, shield = plane.has("devastating"), deck + belt
    return Volley(
        plane.damage_dice,
        plane.ap - shield,
        facts.cards[target.card].armour,
        5 if devastating else 6,
        SURE if devastating else facts.tables.gunnery.critical_check,
        devastating,
        shield,
        "armoured-deck" if deck else "torpedo-belt" if belt else None,
        shield,
        _named(0 if devastating else plane.ap, ("vas-mod-deck", -deck), ("vas-mod-belt", -belt)),
    )


@rule("VS-NAT-US.1", "VS-NAT-JP.1", "VS-NAT-JP.2", "VS-NAT.1")
def _proof(facts: Facts, year: int, firer: Ship, weapon: Weapon, distance: int) -> int:
    """The face that makes a torpedo hit count: American ones fail up to 1943, the Long Lance strays beyond 20"."""
    if weapon.kind != "torpedo":
        return SURE
    gunnery, navy = facts.tables.gunnery, facts.navies[facts.cards[firer.card].navy]
    if navy.duds_until is not None and year <= navy.duds_until:
        return gunnery.dud_below
    if is_long_lance(facts, firer, weapon) and distance > gunnery.long_lance_sure * INCH:
        return gunnery.long_lance_face
    return SURE


def is_long_lance(facts: Facts, ship: Ship, weapon: Weapon) -> bool:
    """Whether a rack holds Type 93 torpedoes."""
    return weapon.mark == "Type 93" and facts.navies[facts.cards[ship.card].navy].long_lance


@rule("VS-FIRE.1", "VS-FIRE.2", "VS-BTH.5", "VS-BTH.6", "VS-ORD.25", "VS-TRAIT.36", "VS-GUN.10")
def ship_attack(
    facts: Facts, year: int, firer: Ship, weapon: Weapon, target: Ship, situation: Situation, dice: int
) -> Attack:
    """The dice of one system at one target; beyond the horizon only a natural 6 hits and nothing modifies it."""
    gunnery = facts.tables.gunnery
    modifiers = () if situation.blind else attack_modifiers(facts, firer, weapon, target, situation)
    need = gunnery.horizon_face if situation.blind else gunnery.hit_on - sum(one.value for one in modifiers)
    return Attack(
        dice,
        min(NEVER, max(SURE, need)),
        modifiers,
        permissions_needed(firer, weapon),
        weapon.has("twin-linked"),
        target.under("evade"),
        _proof(facts, year, firer, weapon, situation.distance),
        ship_volley(facts, weapon, target, situation),
        gunnery.permission,
    )
