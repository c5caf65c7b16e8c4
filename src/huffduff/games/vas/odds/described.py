"""Ships and Flights as flags describe them, with no table under them."""

from collections.abc import Mapping, Sequence
from decimal import ROUND_CEILING, Decimal, InvalidOperation
from difflib import get_close_matches
from typing import Literal, cast, get_args

from msgspec.structs import replace

from huffduff.engine.errors import Refused
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Plane, plain_letters
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, INCH, Order, PlaneId
from huffduff.games.vas.gunnery.scores import WORST, working_turrets
from huffduff.games.vas.movement.orders import dry_score, order_refusal
from huffduff.games.vas.muster import new_ship
from huffduff.games.vas.ships import active_scores
from huffduff.games.vas.state import Penalty, Ship

Settings = Mapping[str, str]

NEAR = 3  # so many names are offered to somebody who got one wrong
# Orders as the book calls them.
BOOK_NAMES = {"all-hands-on-deck": "all-hands", "create-smoke": "smoke", "flood-magazines": "flood"}
LASTING = ("bridge", "rudder", "engineering", "magazine")  # the hits on Vital Systems that leave something behind


def number(flag: str, text: str) -> Decimal:
    """A number that is not negative."""
    try:
        value = Decimal(text)
    except InvalidOperation:
        raise Refused("vas-odds-not-a-number", flag=flag, value=text) from None
    if not value.is_finite() or value < 0:
        raise Refused("vas-odds-not-a-number", flag=flag, value=text)
    return value


def whole(flag: str, text: str, least: int, most: int) -> int:
    """A whole number within limits."""
    value = number(flag, text)
    if value != value.to_integral_value() or not least <= value <= most:
        raise Refused("vas-odds-not-within", flag=flag, value=text, least=str(least), most=str(most))
    return int(value)


def hundredths(flag: str, text: str) -> int:
    """Inches as the table counts them; a fraction of a hundredth counts as one more, as measuring does."""
    return int((number(flag, text) * INCH).to_integral_value(ROUND_CEILING))


def one_of(flag: str, text: str, known: Sequence[str]) -> str:
    value = text.strip().lower()
    if value not in known:
        raise Refused("vas-odds-unknown", flag=flag, value=text, known=", ".join(known))
    return value


def given(settings: Settings, flag: str) -> str:
    if flag not in settings:
        raise Refused("vas-odds-missing", flag=flag)
    return settings[flag]


@rule("VS-NAT.1")
def card_named(facts: Facts, flag: str, text: str, year: int | None) -> Card:
    """A card by what people call it, with the refits of the year."""
    card = facts.find(text, year)
    if card is not None:
        return card
    later = facts.find(text)
    if later is not None:
        raise Refused("vas-odds-not-yet", "VS-NAT.1", flag=flag, value=later.name, year=str(later.year))
    raise Refused("vas-odds-no-ship", flag=flag, value=text, near=", ".join(_near(facts, text)) or "none")


def _near(facts: Facts, text: str) -> list[str]:
    """Ships and Flights whose ids hold this text, or else look like it."""
    wanted, known = plain_letters(text.strip()), [*facts.ships, *facts.planes]
    return [name for name in known if wanted and wanted in name][:NEAR] or get_close_matches(wanted, known, NEAR)


@rule("VS-AIR.7", "VS-NAT.1")
def plane_named(facts: Facts, text: str, year: int | None) -> Plane | None:
    """A Flight by what people call it, if it is one; it flies from its year on."""
    plane = facts.planes.get(PlaneId(plain_letters(text.strip())))
    if plane is not None and year is not None and year < plane.year:
        raise Refused("vas-not-flying-yet", "VS-AIR.7", flight=plane.name, year=plane.year)
    return plane


@rule("VS-ORD.2", "VS-ORD.23", "VS-ORD.27", "VS-ORD.29", "VS-VITAL.3")
def _ordered(facts: Facts, flag: str, ship: Ship, text: str) -> Ship:
    """The ship under an Order that is obeyed; she can have one in a turn."""
    if "," in text:
        raise Refused("vas-odds-one-order", "VS-ORD.2", flag=flag)
    called = plain_letters(text.strip().removesuffix("!"))
    order = cast(Order, one_of(flag, BOOK_NAMES.get(called, text), get_args(Order)))
    refusal = order_refusal(facts, ship, order)
    if refusal is not None:
        raise refusal
    if order == "flood":
        lowered = {area: min(ship.score(area), dry_score(facts, area)) for area in AREAS}
        ship = replace(_without_turret(facts, ship), **lowered)
    return replace(ship, order=order, obeyed=True)


def _hurt(facts: Facts, flag: str, ship: Ship, text: str) -> Ship:
    """The ship with these critical scores and Vital hits, such as `engine=2,weapons=1,magazine`.

    What the dice would pick is taken as light guns for lost dice and the first turret for the one that is damaged; a
    rudder jams ahead.
    """
    said: set[str] = set()
    for part in text.split(","):
        name, equals, score = part.strip().partition("=")
        if name in said:
            raise Refused("vas-odds-not-critical", flag=flag, value=part.strip())
        said.add(name)
        if not equals and name in LASTING:
            ship = replace(ship, vitals=(*ship.vitals, name), rudder="ahead" if name == "rudder" else ship.rudder)
        elif name in AREAS and score.isdecimal() and int(score) <= WORST:
            ship = replace(ship, **{name: int(score)})
        else:
            raise Refused("vas-odds-not-critical", flag=flag, value=part.strip())
    damaged = [turret.id for turret in facts.cards[ship.card].turrets][:1]
    for area in AREAS:
        for score_now, row in enumerate(active_scores(facts, ship, area), 1):
            if row.dice_lost:
                penalty = Penalty(area, score_now, "light", row.dice_lost)
                ship = replace(ship, penalties=(*ship.penalties, penalty))
            if row.turret_damaged and damaged:
                penalty = Penalty(area, score_now, weapon=damaged[0])
                ship = replace(ship, penalties=(*ship.penalties, penalty))
            if row.turret_destroyed:
                ship = _without_turret(facts, ship)
    return ship


@rule("VS-CRIT.21", "VS-CRIT.23", "VS-ORD.30", "VS-ORD.31")
def _without_turret(facts: Facts, ship: Ship) -> Ship:
    """The ship with a turret less, of those that work the second, or the first where there is no other."""
    working = working_turrets(facts, ship)
    if working:
        return replace(ship, mounts=ship.mounted(working[:2][-1], out=True))
    return ship if facts.cards[ship.card].turrets else replace(ship, halvings=ship.halvings + 1)


def ship_described(facts: Facts, who: Literal["attacker", "target"], card: Card, settings: Settings) -> Ship:
    """A ship as the flags describe her."""
    ship = new_ship("blue" if who == "attacker" else "red", card, card.name)
    hull = whole(f"{who}-hull", settings.get(f"{who}-hull", str(card.hull)), 1, card.hull)
    ship = replace(ship, status="table", hull=hull, crippled=hull <= card.cripple)
    if f"{who}-criticals" in settings:
        ship = _hurt(facts, f"{who}-criticals", ship, settings[f"{who}-criticals"])
    if f"{who}-orders" in settings:
        ship = _ordered(facts, f"{who}-orders", ship, settings[f"{who}-orders"])
    return ship


@rule("VS-FIRE.12", "VS-FIRE.14")
def target_described(facts: Facts, card: Card, settings: Settings) -> Ship:
    """The target, as far as she has moved this turn; what has slowed her down may have happened after that."""
    ship = ship_described(facts, "target", card, settings)
    anchored = one_of("target-anchored", settings.get("target-anchored", "no"), ("yes", "no")) == "yes"
    moved = hundredths("target-moved", settings.get("target-moved", "0"))
    if anchored and moved:
        raise Refused("vas-odds-at-anchor", "VS-FIRE.14")
    return replace(ship, anchored=anchored, moved=moved)
