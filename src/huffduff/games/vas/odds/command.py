"""The odds of an attack that somebody describes: by cards, range and aspect, without a table."""

from collections.abc import Mapping, Sequence
from decimal import ROUND_CEILING, Decimal, InvalidOperation
from typing import Any, Literal, cast, get_args

import msgspec

from huffduff.engine.errors import Refused
from huffduff.engine.game import Calculator, Worked
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Plane, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import (
    AFT,
    AREAS,
    FORE,
    INCH,
    PORT,
    STARBOARD,
    Order,
    PlaneId,
    Vital,
    WeaponKind,
)
from huffduff.games.vas.gunnery.aim import Aim, aim_refusal, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.modifiers import Modifier, Situation
from huffduff.games.vas.gunnery.scores import WORST
from huffduff.games.vas.gunnery.sight import stationary
from huffduff.games.vas.muster import new_ship
from huffduff.games.vas.odds.aircraft import AaReport, aa_report, attack_of
from huffduff.games.vas.odds.exact import Odds, hit_chance, odds
from huffduff.games.vas.ships import has_trait
from huffduff.games.vas.state import Penalty, Public, Ship

ASPECTS = ("fore", "aft", "side")
ARCS = {"fore": FORE, "starboard": STARBOARD, "aft": AFT, "port": PORT}
GROUPS: dict[str, tuple[WeaponKind, ...]] = {
    "main": ("main",),
    "secondary": ("light",),
    "torpedoes": ("torpedo",),
    "all": ("main", "light", "torpedo"),
}
FLAGS = (
    *("attacker", "weapons", "target", "range", "aspect", "attacker-arc", "target-moved", "year", "flights"),
    *("attacker-orders", "target-orders", "attacker-criticals", "target-criticals", "attacker-hull", "target-hull"),
    "target-anchored",
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


class Report(msgspec.Struct, frozen=True):
    """The chances of an attack: of 0, 1, 2 ... hits, points of damage and critical hits, and what becomes of her."""

    attacker: str
    target: str
    weapons: tuple[WeaponOdds, ...]
    hits: tuple[float, ...]
    damage: tuple[float, ...]
    criticals: tuple[float, ...]
    mean_damage: float
    mean_criticals: float
    cripple: float
    sink: float


def _number(flag: str, text: str, least: Decimal = Decimal(0)) -> Decimal:
    try:
        value = Decimal(text)
    except InvalidOperation:
        raise Refused("vas-odds-not-a-number", flag=flag, value=text) from None
    if not value.is_finite() or value < least:
        raise Refused("vas-odds-not-a-number", flag=flag, value=text)
    return value


def _hundredths(flag: str, text: str) -> int:
    """Inches as the table counts them; a fraction of a hundredth counts as one more, as measuring does."""
    return int((_number(flag, text) * INCH).to_integral_value(ROUND_CEILING))


def _one_of(flag: str, text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise Refused("vas-odds-unknown", flag=flag, value=text, known=", ".join(known))
    return text


def _given(settings: Mapping[str, str], flag: str) -> str:
    if flag not in settings:
        raise Refused("vas-odds-missing", flag=flag)
    return settings[flag]


def _card(facts: Facts, flag: str, text: str, year: int | None) -> Card:
    card = facts.find(text, year)
    if card is None:
        raise Refused("vas-odds-no-ship", "VS-NAT.1", flag=flag, value=text)
    return card


def _plane(facts: Facts, text: str) -> Plane | None:
    return facts.planes.get(PlaneId(text.lower().replace("_", "-").replace(" ", "-")))


@rule("VS-ORD.23", "VS-ORD.27", "VS-VITAL.3")
def _ordered(facts: Facts, flag: str, ship: Ship, text: str) -> Ship:
    """The ship under an Order that is obeyed."""
    order = cast(Order, _one_of(flag, text, get_args(Order)))
    if "bridge" in ship.vitals:
        raise Refused("vas-odds-no-order", "VS-VITAL.3", flag=flag)
    if order == "evade" and has_trait(facts, ship, "lumbering"):
        raise Refused("vas-odds-no-order", "VS-ORD.27", flag=flag)
    return msgspec.structs.replace(ship, order=order, obeyed=True)


def _hurt(facts: Facts, flag: str, ship: Ship, text: str) -> Ship:
    """The ship with these critical scores and Vital hits, such as `engine=2,weapons=1,magazine`.

    What the dice would pick is taken as light guns for lost dice, the first turret for the one that is damaged and the
    next ones for those that are destroyed.
    """
    for part in text.split(","):
        name, equals, score = part.strip().partition("=")
        if not equals and name in get_args(Vital):
            ship = msgspec.structs.replace(ship, vitals=(*ship.vitals, name))
        elif name in AREAS and score.isdecimal() and int(score) <= WORST:
            ship = msgspec.structs.replace(ship, **{name: int(score)})
        else:
            raise Refused("vas-odds-not-critical", flag=flag, value=part.strip())
    turrets = [turret.id for turret in facts.cards[ship.card].turrets]
    damaged, doomed = turrets[:1], turrets[1:]
    for area in AREAS:
        for score_now, row in enumerate(facts.criticals.score[area][: ship.score(area)], 1):
            if row.dice_lost:
                penalty = Penalty(area, score_now, "light", row.dice_lost)
                ship = msgspec.structs.replace(ship, penalties=(*ship.penalties, penalty))
            if row.turret_damaged and damaged:
                penalty = Penalty(area, score_now, weapon=damaged[0])
                ship = msgspec.structs.replace(ship, penalties=(*ship.penalties, penalty))
            if row.turret_destroyed and doomed:
                ship = msgspec.structs.replace(ship, mounts=ship.mounted(doomed.pop(0), out=True))
            elif row.turret_destroyed and not turrets:
                ship = msgspec.structs.replace(ship, halvings=ship.halvings + 1)
    return ship


def _ship(facts: Facts, who: Literal["attacker", "target"], card: Card, settings: Mapping[str, str]) -> Ship:
    """A ship as the flags describe her."""
    ship = new_ship("blue" if who == "attacker" else "red", card, card.name)
    hull = int(_number(f"{who}-hull", settings.get(f"{who}-hull", str(card.hull)), Decimal(1)))
    ship = msgspec.structs.replace(ship, status="table", hull=min(hull, card.hull), crippled=hull <= card.cripple)
    if f"{who}-criticals" in settings:
        ship = _hurt(facts, f"{who}-criticals", ship, settings[f"{who}-criticals"])
    if f"{who}-orders" in settings:
        ship = _ordered(facts, f"{who}-orders", ship, settings[f"{who}-orders"])
    return ship


def _target(facts: Facts, card: Card, settings: Mapping[str, str]) -> Ship:
    """The target, as far as she has moved this turn."""
    ship = _ship(facts, "target", card, settings)
    anchored = _one_of("target-anchored", settings.get("target-anchored", "no"), ("yes", "no")) == "yes"
    moved = _hundredths("target-moved", settings.get("target-moved", "0"))
    return msgspec.structs.replace(ship, anchored=anchored, moved=moved)


def _named(card: Card, text: str) -> Weapon:
    """A weapon by its id or its name on the card."""
    for weapon in card.weapons.values():
        if text.lower() in (weapon.id.lower(), weapon.name.lower()):
            return weapon
    raise Refused("vas-no-such-weapon", "VS-BASIC.7", weapon=text)


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
        named: list[Weapon] = []
        grouped: list[Weapon] = []
        for part in (part.strip() for part in text.split(",")):
            kinds = GROUPS.get(part.lower(), ())
            grouped.extend(weapon for weapon in self._card.weapons.values() if weapon.kind in kinds)
            named.extend(() if kinds else (_named(self._card, part),))
        bearing = self.best_arc([*named, *grouped]) if arc is None else arc
        for weapon in named:
            refusal = self.refusal(weapon, bearing)
            if refusal is not None:
                raise refusal
        able = [weapon for weapon in grouped if weapon not in named and self.refusal(weapon, bearing) is None]
        if not named and not able:
            refusals = (self.refusal(weapon, bearing) for weapon in grouped)
            raise next(refusals, None) or Refused("vas-no-such-weapon", "VS-BASIC.7", weapon=text)
        if len(set(named)) < len(named):
            raise Refused("vas-named-twice", "VS-SPLIT.1", weapon=text, target=self._target.id)
        return [*named, *able], bearing

    def attack(self, weapon: Weapon, arc: int) -> Attack:
        aimed = self.aim(arc)
        dice = most_dice(self._ship, weapon, aimed)
        return attack_at(self._facts, self._public, self._ship, weapon, aimed, dice)


@rule("VS-BASIC.10", "VS-BTH.2")
def _situation(facts: Facts, target: Ship, settings: Mapping[str, str]) -> Situation:
    distance = _hundredths("range", _given(settings, "range"))
    aspect = _one_of("aspect", settings.get("aspect", "side"), ASPECTS)
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
            0.5**attack.permissions,
            attack.modifiers,
        )
        for name, attack in rows
    )
    fields = msgspec.structs.asdict(found)
    return Report(attacker, target.id, weapons, **fields)


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


def _antiaircraft(facts: Facts, year: int | None, plane: Plane, settings: Mapping[str, str]) -> Worked:
    """A ship's guns against one Flight; without a range it touches her."""
    card = _card(facts, "attacker", _given(settings, "attacker"), year)
    ship = _ship(facts, "attacker", card, settings)
    distance = _hundredths("range", settings.get("range", "0"))
    arc = _one_of("attacker-arc", settings.get("attacker-arc", "port"), tuple(ARCS))
    names = settings.get("weapons", "all")
    wanted = () if names.lower() == "all" else tuple(_named(card, part.strip()).id for part in names.split(","))
    in_year = max(card.year, plane.year) if year is None else year
    report = aa_report(facts, in_year, ship, plane, distance, arc, wanted)
    return Worked(report, _aa_lines(report))


def _aa_lines(report: AaReport) -> tuple[tuple[str, Mapping[str, Any]], ...]:
    rows = (
        ("vas-odds-gun", {"weapon": one.id, "dice": one.attack_dice, "chance": _percent(one.destroy)})
        for one in report.weapons
    )
    return (*rows, ("vas-odds-destroy", {"chance": _percent(report.destroy)}))


def work_out(facts: Facts, settings: Mapping[str, str]) -> Worked:
    """The chances of what the flags describe: a ship's weapons or a number of Flights against a ship."""
    year = int(_number("year", settings["year"])) if "year" in settings else None
    hunted = _plane(facts, _given(settings, "target"))
    if hunted is not None:
        return _antiaircraft(facts, year, hunted, settings)
    card = _card(facts, "target", _given(settings, "target"), year)
    target = _target(facts, card, settings)
    name = _given(settings, "attacker")
    plane = _plane(facts, name)
    rows: list[tuple[str, Attack]]
    if plane is not None:
        aspect = _one_of("aspect", settings.get("aspect", "side"), ASPECTS)
        count = int(_number("flights", settings.get("flights", "1"), Decimal(1)))
        in_year = max(plane.year, card.year) if year is None else year
        rows = [(plane.id, attack_of(facts, in_year, plane, target, aspect))] * count
        attacker = str(plane.id)
    else:
        firing = _card(facts, "attacker", name, year)
        ship = _ship(facts, "attacker", firing, settings)
        in_year = max(firing.year, card.year) if year is None else year
        broadside = _Broadside(facts, in_year, ship, target, _situation(facts, target, settings))
        given = settings.get("attacker-arc")
        arc = None if given is None else ARCS[_one_of("attacker-arc", given, tuple(ARCS))]
        weapons, bearing = broadside.chosen(settings.get("weapons", "all"), arc)
        rows = [(weapon.id, broadside.attack(weapon, bearing)) for weapon in weapons]
        attacker = str(firing.id)
    report = _report(attacker, card, rows, odds(facts, [attack for _, attack in rows], target))
    return Worked(report, _lines(report))


CALCULATOR = Calculator(FLAGS, work_out)
