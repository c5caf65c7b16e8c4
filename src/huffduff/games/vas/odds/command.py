"""The odds of an attack that somebody describes: by cards, range and aspect, without a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from huffduff.engine.errors import Refused
from huffduff.engine.game import Calculator, Worked
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Plane, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AFT, FORE, INCH, PORT, STARBOARD, WeaponId, WeaponKind
from huffduff.games.vas.gunnery.aim import Aim, aim_refusal, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.modifiers import Modifier, Situation
from huffduff.games.vas.gunnery.sight import stationary
from huffduff.games.vas.odds.aircraft import AaReport, aa_report, attack_of
from huffduff.games.vas.odds.described import (
    Settings,
    card_named,
    given,
    hundredths,
    one_of,
    plane_named,
    ship_described,
    target_described,
    whole,
)
from huffduff.games.vas.odds.exact import Odds, odds
from huffduff.games.vas.odds.groups import allowed, hit_chance
from huffduff.games.vas.state import Public, Ship
from huffduff.games.vas.war.fleets import without_vt

ASPECTS = ("fore", "aft", "side")
ARCS = {"fore": FORE, "starboard": STARBOARD, "aft": AFT, "port": PORT}
GROUPS: dict[str, tuple[WeaponKind, ...]] = {
    "main": ("main",),
    "secondary": ("light",),
    "torpedoes": ("torpedo",),
    "all": ("main", "light", "torpedo"),
}
MOST_FLIGHTS = 80
YEARS = (1900, 1945)
# What cannot be said of Flights that attack or are fired at, of ships, or of fire at ships, and the clause for it.
OF_SHIPS = {
    "attacker-orders": "VS-ORD.7",
    "attacker-vt": "VS-NAT-US.3",
    "attacker-criticals": "VS-AIR.3",
    "attacker-hull": "VS-AIR.3",
    "attacker-arc": "VS-AIR.27",
}
AT_SHIPS = {
    "target-orders": "VS-ORD.7",
    "target-criticals": "VS-AIR.3",
    "target-hull": "VS-AIR.3",
    "target-anchored": "VS-AIR.3",
    "target-moved": "VS-AIR.20",
    "aspect": "VS-AIR.20",
    "flights": "VS-AIR.21",
}
OF_FLIGHTS = {"flights": "VS-AIR.29"}
AT_FLIGHTS = {"attacker-vt": "VS-NAT-US.4"}
FLAGS = (
    *("attacker", "weapons", "target", "range", "aspect", "attacker-arc", "target-moved", "year", "flights"),
    *("attacker-orders", "target-orders", "attacker-criticals", "target-criticals", "attacker-hull", "target-hull"),
    *("target-anchored", "attacker-vt"),
)


class WeaponOdds(msgspec.Struct, frozen=True):
    """One system or Flight: its dice, what hits, and how it comes to that; `fires` is the chance to be allowed to."""

    id: str
    attack_dice: int
    need: int
    hit_chance: float
    damage_dice: int
    fires: float
    modifiers: tuple[Modifier, ...]


class Report(Odds, frozen=True, kw_only=True):
    """The chances of an attack, and who attacks whom with what."""

    attacker: str
    target: str
    weapons: tuple[WeaponOdds, ...]


def _grouped(card: Card, group: str) -> tuple[Weapon, ...]:
    """The weapons of a group in the order of the card; none where it is not the name of one."""
    kinds = GROUPS.get(group.lower(), ())
    return tuple(weapon for weapon in card.weapons.values() if weapon.kind in kinds)


def _named(card: Card, text: str) -> tuple[Weapon, ...]:
    """Weapons by id, spelt exactly where two differ in nothing else, or by their name on the card with or without what
    stands in brackets; a name that several lines have in common means all of them."""
    weapons, wanted = tuple(card.weapons.values()), text.lower()
    for alike in (
        lambda weapon: weapon.id == text,
        lambda weapon: weapon.id.lower() == wanted,
        lambda weapon: wanted in (weapon.name.lower(), weapon.name.lower().partition(" (")[0]),
    ):
        found = tuple(filter(alike, weapons))
        if found:
            return found
    raise _no_weapon(card, text)


def _no_weapon(card: Card, text: str) -> Refused:
    return Refused("vas-odds-no-weapon", "VS-BASIC.7", ship=card.name, value=text, known=", ".join(card.weapons))


def _meant(card: Card, text: str) -> tuple[list[Weapon], list[Weapon]]:
    """The weapons that are named, and besides them those of the groups that are, each of these once."""
    named: list[Weapon] = []
    grouped: dict[Weapon, None] = {}
    for part in (part.strip() for part in text.split(",")):
        if part.lower() in GROUPS:
            grouped |= dict.fromkeys(_grouped(card, part))
        else:
            named += _named(card, part)
    return named, [weapon for weapon in grouped if weapon not in named]


class _Broadside:
    """A ship, what she fires at, and the arc in which that lies."""

    def __init__(self, facts: Facts, year: int, ship: Ship, target: Ship, situation: Situation) -> None:
        self._facts = facts
        self._ship = ship
        self._card = facts.cards[ship.card]
        self._target = target
        self._situation = situation
        # The flags describe the target as spotted where that is needed.
        self._public = Public("", {}, year, {}, {}, {}, turn=1, spotted=((ship.side, target.id),))

    def aim(self, arc: int) -> Aim:
        return Aim(self._target, self._situation, arc, "horizon" if self._situation.blind else None)

    def refusal(self, weapon: Weapon, arc: int) -> Refused | None:
        silent = silence(self._public, self._ship, weapon)
        return silent or aim_refusal(self._facts, self._public, self._ship, weapon, self.aim(arc))

    @rule("VS-ARC.4")
    def best_arc(self, weapons: Sequence[Weapon]) -> int:
        """The side on which more of these dice bear, port where it makes no difference."""

        def dice(arc: int) -> int:
            return sum(weapon.dice * weapon.damage_dice for weapon in weapons if weapon.arcs & arc)

        return max((PORT, STARBOARD, FORE, AFT), key=dice)

    def chosen(self, text: str, arc: int | None) -> tuple[list[Weapon], int]:
        """The weapons that are named; of a group those that can fire, and one at least."""
        named, grouped = _meant(self._card, text)
        bearing = self.best_arc([*named, *grouped]) if arc is None else arc
        for weapon in named:
            refusal = self.refusal(weapon, bearing)
            if refusal is not None:
                raise refusal
        able = [weapon for weapon in grouped if self.refusal(weapon, bearing) is None]
        if not named and not able:
            refusals = (self.refusal(weapon, bearing) for weapon in grouped)
            raise next(refusals, None) or _no_weapon(self._card, text)
        if len(set(named)) < len(named):
            raise Refused("vas-named-twice", "VS-SPLIT.1", weapon=text, target=self._target.id)
        return [*named, *able], bearing

    def attack(self, weapon: Weapon, arc: int) -> Attack:
        aimed = self.aim(arc)
        dice = most_dice(self._ship, weapon, aimed)
        return attack_at(self._facts, self._public, self._ship, weapon, aimed, dice)


@rule("VS-BASIC.10", "VS-BTH.2")
def _situation(facts: Facts, target: Ship, settings: Settings) -> Situation:
    distance = hundredths("range", given(settings, "range"))
    aspect = one_of("aspect", settings.get("aspect", "side"), ASPECTS)
    blind = distance > facts.tables.gunnery.horizon * INCH
    if blind and not stationary(facts, target):
        raise Refused("vas-over-horizon", "VS-BTH.2", target=target.id)
    return Situation(distance, aspect == "side", blind)


def _report(attacker: str, target: Card, rows: Sequence[tuple[str, Attack]], found: Odds) -> Report:
    weapons = tuple(
        WeaponOdds(
            name,
            attack.dice,
            attack.need,
            float(hit_chance(attack)),
            attack.volley.dice,
            float(allowed(attack.permission, attack.permissions)),
            attack.modifiers,
        )
        for name, attack in rows
    )
    return Report(**msgspec.structs.asdict(found), attacker=attacker, target=target.id, weapons=weapons)


def _lines(report: Report) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    """The report for people."""
    weapons = tuple(
        (
            "vas-odds-weapon",
            {
                "weapon": one.id,
                "dice": one.attack_dice,
                "need": one.need,
                "chance": _percent(one.hit_chance),
                "damage": one.damage_dice,
            },
        )
        for one in report.weapons
    )
    return (
        *weapons,
        ("vas-odds-hits", {"mean": f"{sum(n * p for n, p in enumerate(report.hits)):.2f}"}),
        ("vas-odds-damage", {"mean": f"{report.mean_damage:.2f}"}),
        ("vas-odds-criticals", {"mean": f"{report.mean_criticals:.2f}"}),
        ("vas-odds-cripple", {"chance": _percent(report.cripple)}),
        ("vas-odds-sink", {"chance": _percent(report.sink)}),
    )


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}"


def _said(settings: Settings, about: Mapping[str, str], key: str) -> None:
    """Refuse what cannot be said."""
    for flag, clause in about.items():
        if flag in settings:
            raise Refused(key, clause, flag=flag)


@rule("VS-AIR.19", "VS-NAT-US.3", "VS-NAT-US.4", "VS-NAT-US.5", "VS-NAT-UK.1")
def _antiaircraft(facts: Facts, year: int | None, plane: Plane, settings: Settings) -> Worked:
    """A ship's guns against one Flight; without a range it touches her."""
    if plane_named(facts, given(settings, "attacker"), year) is not None:
        raise Refused("vas-odds-dogfight", "VS-DOG.6")
    _said(settings, AT_SHIPS, "vas-odds-not-at-flights")
    card = card_named(facts, "attacker", given(settings, "attacker"), year)
    ship = ship_described(facts, "attacker", card, settings)
    distance = hundredths("range", settings.get("range", "0"))
    arc = one_of("attacker-arc", settings.get("attacker-arc", "port"), tuple(ARCS))
    in_year = max(card.year, plane.year) if year is None else year
    if one_of("attacker-vt", settings.get("attacker-vt", "no"), ("yes", "no")) == "yes":
        refusal = without_vt(facts, in_year, card, card.name)
        if refusal is not None:
            raise refusal
        ship = replace(ship, vt=True)
    report = aa_report(facts, in_year, ship, plane, distance, arc, *_guns(card, settings.get("weapons", "all")))
    return Worked(report, _aa_lines(report))


def _guns(card: Card, text: str) -> tuple[list[WeaponId], list[WeaponId]]:
    """The weapons that are named, and those of the groups that are; `all` has the AA battery besides."""
    named, grouped = _meant(card, text)
    if "all" in (part.strip().lower() for part in text.split(",")):
        grouped += [battery for battery in card.of("aa") if battery not in named]
    return [weapon.id for weapon in named], [weapon.id for weapon in grouped]


def _aa_lines(report: AaReport) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    rows = (
        ("vas-odds-gun", {"weapon": one.id, "dice": one.attack_dice, "chance": _percent(one.destroy)})
        for one in report.weapons
    )
    return (*rows, ("vas-odds-destroy", {"chance": _percent(report.destroy)}))


@rule("VS-AIR.31", "VS-AIR.34", "VS-ORD.7")
def _flights(facts: Facts, year: int | None, plane: Plane, target: Ship, settings: Settings) -> list[Attack]:
    """The dice of some Flights that touch a ship; what only ships have cannot be said of them."""
    _said(settings, OF_SHIPS, "vas-odds-not-of-flights")
    if settings.get("weapons", "all") != "all":
        raise Refused("vas-odds-not-of-flights", "VS-AIR.31", flag="weapons")
    if hundredths("range", settings.get("range", "0")):
        raise Refused("vas-odds-not-of-flights", "VS-AIR.27", flag="range")
    if not plane.damage_dice:
        raise Refused("vas-flight-harmless", "VS-AIR.34", flight=plane.name)
    aspect = one_of("aspect", settings.get("aspect", "side"), ASPECTS)
    count = whole("flights", settings.get("flights", "1"), 1, MOST_FLIGHTS)
    in_year = max(plane.year, facts.cards[target.card].year) if year is None else year
    return [attack_of(facts, in_year, plane, target, aspect)] * count


def _broadside(
    facts: Facts, year: int | None, firing: Card, target: Ship, settings: Settings
) -> list[tuple[str, Attack]]:
    """The dice of a ship's weapons."""
    _said(settings, OF_FLIGHTS, "vas-odds-of-flights-only")
    _said(settings, AT_FLIGHTS, "vas-odds-at-flights-only")
    ship = ship_described(facts, "attacker", firing, settings)
    in_year = max(firing.year, facts.cards[target.card].year) if year is None else year
    broadside = _Broadside(facts, in_year, ship, target, _situation(facts, target, settings))
    said = settings.get("attacker-arc")
    arc = None if said is None else ARCS[one_of("attacker-arc", said, tuple(ARCS))]
    weapons, bearing = broadside.chosen(settings.get("weapons", "all"), arc)
    return [(weapon.id, broadside.attack(weapon, bearing)) for weapon in weapons]


def work_out(facts: Facts, settings: Settings) -> Worked:
    """The chances of what the flags describe: a ship's weapons or some Flights against a ship, or AA fire."""
    year = whole("year", settings["year"], *YEARS) if "year" in settings else None
    hunted = plane_named(facts, given(settings, "target"), year)
    if hunted is not None:
        return _antiaircraft(facts, year, hunted, settings)
    card = card_named(facts, "target", given(settings, "target"), year)
    target = target_described(facts, card, settings)
    name = given(settings, "attacker")
    plane = plane_named(facts, name, year)
    if plane is not None:
        attacker, rows = str(plane.id), [(str(plane.id), one) for one in _flights(facts, year, plane, target, settings)]
    else:
        firing = card_named(facts, "attacker", name, year)
        attacker, rows = str(firing.id), _broadside(facts, year, firing, target, settings)
    report = _report(attacker, card, rows, odds(facts, [attack for _, attack in rows], target))
    return Worked(report, _lines(report))


CALCULATOR = Calculator(FLAGS, work_out)
