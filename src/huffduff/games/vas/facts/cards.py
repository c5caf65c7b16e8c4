"""Ship cards and aircraft as the rules read them: frozen, with refits already applied and lengths in hundredths."""

import unicodedata

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import (
    INCH,
    Band,
    CardId,
    Navy,
    PlaneId,
    PlaneTrait,
    Role,
    ShipTrait,
    ShipType,
    WeaponId,
    WeaponKind,
    WeaponTrait,
)

BANDS: tuple[Band, ...] = ("point-blank", "short", "long", "extreme")


@rule("VS-BASIC.7", "VS-BASIC.8", "VS-WPN.1", "VS-WPN.3", "VS-WPN.5", "VS-WPN.6", "VS-CARD.3")
class Weapon(msgspec.Struct, frozen=True):
    """One weapon system: `arcs` is a mask of quadrants, `limits` the far edges of the four bands, in hundredths.

    A system without bands (most AA batteries) reaches only what touches the ship, with `local` dice.
    """

    id: WeaponId
    name: str
    kind: WeaponKind
    arcs: int
    limits: tuple[int, ...]
    dice: int
    ap: int
    damage_dice: int
    traits: tuple[WeaponTrait, ...] = ()
    local: int = 0
    mark: str = ""

    @property
    def reach(self) -> int:
        """The far edge of extreme range."""
        return self.limits[-1] if self.limits else 0

    @rule("VS-FIRE.8", "VS-CARD.7")
    def band(self, distance: int) -> Band | None:
        """The band of a distance; a distance equal to a printed figure belongs to the nearer band."""
        for band, limit in zip(BANDS, self.limits, strict=False):
            if distance <= limit:
                return band
        return None

    def has(self, trait: WeaponTrait) -> bool:
        return trait in self.traits


@rule("VS-BASIC.1", "VS-BASIC.2", "VS-BASIC.4", "VS-BASIC.5", "VS-BASIC.6", "VS-CARD.4", "VS-CARD.5", "VS-CARD.7")
@rule("VS-CARD.6")
class Card(msgspec.Struct, frozen=True):
    """A ship card with every refit up to its year: `ship` is the card without refits, `year` when this one may sail.

    Traits have their number as value, 0 where the trait has none.  `capacity` is how many Flights a carrier holds,
    `members` are the ships that share the card, `pack` says whether it is one of the curated cards ("core").
    """

    id: CardId
    ship: CardId
    name: str
    navy: Navy
    ship_class: str
    type: ShipType
    year: int
    points: int
    speed: int
    armour: int
    hull: int
    cripple: int
    traits: dict[ShipTrait, int]
    weapons: dict[WeaponId, Weapon]
    length: int
    width: int
    source: str
    pack: str
    capacity: int = 0
    members: tuple[str, ...] = ()

    @property
    def turrets(self) -> tuple[Weapon, ...]:
        """The main gun systems in the order of the card."""
        return self.of("main")

    def of(self, kind: WeaponKind) -> tuple[Weapon, ...]:
        """The weapon systems of one kind in the order of the card."""
        return tuple(weapon for weapon in self.weapons.values() if weapon.kind == kind)


@rule("VS-AIR.4", "VS-AIR.6", "VS-PLANE.2", "VS-PLANE.3", "VS-EX.8")
class Plane(msgspec.Struct, frozen=True):
    """A row of an aircraft chart: one kind of Flight in one role."""

    id: PlaneId
    name: str
    navy: Navy
    year: int
    carrier_capable: bool
    role: Role
    speed: int
    dogfight: int
    damage_dice: int
    ap: int
    traits: tuple[PlaneTrait, ...]
    points: int
    source: str

    def has(self, trait: PlaneTrait) -> bool:
        return trait in self.traits

    @property
    def hits_to_down(self) -> int:
        """How many hits of one AA system bring the Flight down."""
        return 3 if self.has("very-tough") else 2 if self.has("tough") else 1


def hundredths(inches: int) -> int:
    """A printed figure in the unit of the table."""
    return inches * INCH


def plain_letters(name: str) -> str:
    """A name as ids spell it: small letters without accents, a dash for all else."""
    letters = unicodedata.normalize("NFKD", name.lower())
    return "".join(letter if letter.isalnum() else "-" for letter in letters if letter.isascii())
