"""Whom aircraft may attack, from what the attacker may know: task forces, categories in them, and running numbers."""

import msgspec

from huffduff.games.sink.air.recon import attack_distance, home
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import CATEGORIES, OTHER, RECON, AirId, Category, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Token
from huffduff.games.sink.ships import launches
from huffduff.games.sink.state import Private, Public


class Target(msgspec.Struct, frozen=True):
    """A ship that can be aimed at; `ship` is who she is, where that is known because she was seen this turn."""

    token: TokenId
    hex: Hex
    category: Category
    number: int
    ship: ShipId | None


class Wing(msgspec.Struct, frozen=True):
    """An attack unit that can fly now: where it starts, and the task forces that it can attack."""

    unit: AirId
    hex: Hex
    strength: int
    tokens: tuple[TokenId, ...]


@rule("SB-4.5.a", "SB-8.11.d", "SB-8.27.a", "SB-10.1.a", "SB-10.5.b", "SB-10.6.b", "SB-11.9.d", "SB-12.32.b")
def exposed(public: Public, token: Token) -> bool:
    """Whether aircraft may attack a task force: it is detected or shadowed, or it shadows, which is as good."""
    return (
        token.detected or token.id in public.shadows or any(shadow.by == token.id for shadow in public.shadows.values())
    )


@rule("SB-8.28.b", "SB-9.10.h", "SB-12.32.a", "SB-12.32.d")
def marked(public: Public, seat: Seat) -> tuple[Token, ...]:
    """The enemy task forces that aircraft of a side may attack, at sea or in port; nothing else is ever a target."""
    return tuple(token for token in public.tokens.values() if token.side == OTHER[seat] and exposed(public, token))


@rule("SB-12.33.d")
def targets(public: Public, facts: Facts, token: Token) -> tuple[Target, ...]:
    """The ships of a task force as an attacker may tell them apart: by category and a running number, those known by
    name this turn first."""
    assert token.known is not None, "a task force that may be attacked has told its types"
    found = []
    for category in CATEGORIES:
        named = known_ships(public, facts, token.id, category)
        for number in range(1, token.known.count(category) + 1):
            ship = named[number - 1] if number <= len(named) else None
            found.append(Target(token.id, token.hex, category, number, ship))
    return tuple(found)


def known_ships(public: Public, facts: Facts, token: TokenId, category: Category) -> tuple[ShipId, ...]:
    """The ships of a category that both sides have seen by name in a task force this turn."""
    return tuple(
        seen.ship
        for seen in public.seen.values()
        if seen.token == token and seen.turn == public.turn and facts.ships[seen.ship].category == category
    )


@rule(
    "SB-2.33.a",
    "SB-2.33.b",
    "SB-8.11.a",
    "SB-8.11.b",
    "SB-8.23.g",
    "SB-8.27.a",
    "SB-12.18.d",
    "SB-12.31.a",
    "SB-12.31.b",
)
def attack_units(public: Public, facts: Facts, seat: Seat) -> tuple[AirId, ...]:
    """The units of a side that could still attack this turn, as far as everybody knows: bombers and torpedo bombers not
    yet used, unless their carrier is sunk."""
    return tuple(
        unit
        for unit in facts.scenarios[public.scenario].aircraft
        if (card := facts.aircraft[unit]).side == seat
        and card.kind != RECON
        and unit not in public.flown
        and card.carrier not in public.losses
    )


def could_attack(public: Public, facts: Facts, seat: Seat) -> bool:
    """Whether, as far as everybody knows, a side may have something to attack: its carriers may be anywhere."""
    enemies = marked(public, seat)
    return any(
        facts.aircraft[unit].carrier or reachable(facts, seat, unit, home(facts, unit), enemies)
        for unit in attack_units(public, facts, seat)
        if enemies
    )


@rule("SB-8.22.a", "SB-12.32.c")
def reachable(facts: Facts, seat: Seat, unit: AirId, start: Hex, enemies: tuple[Token, ...]) -> tuple[TokenId, ...]:
    """The enemies within the radius of a unit."""
    radius = facts.aircraft[unit].radius
    return tuple(
        token.id
        for token in enemies
        if (distance := attack_distance(facts.chart, seat, start, token.hex, token.port)) is not None
        and distance <= radius
    )


@rule("SB-8.23.f", "SB-8.23.g", "SB-12.33.g")
def wings(public: Public, private: Private, facts: Facts, seat: Seat) -> tuple[Wing, ...]:
    """The units of a side that can attack now, from their base or their carrier, who must be able to launch them."""
    found, enemies = [], marked(public, seat)
    for unit in attack_units(public, facts, seat):
        start = takeoff(public, private, facts, unit)
        within = reachable(facts, seat, unit, start, enemies) if start else ()
        if start and within:
            found.append(Wing(unit, start, facts.aircraft[unit].strength, within))
    return tuple(found)


def takeoff(public: Public, private: Private, facts: Facts, unit: AirId) -> Hex | None:
    """Where a unit starts from: its base, or the hex of a carrier that is fit to launch, in port too."""
    carrier = facts.aircraft[unit].carrier
    if not carrier:
        return home(facts, unit)
    ship, token = private.ships.get(carrier), carrier_token(private, carrier)
    if ship is None or token is None or not launches(facts, carrier, ship.damage, ship.flipped):
        return None
    return public.tokens[token].hex


def carrier_token(private: Private, carrier: ShipId) -> TokenId | None:
    """The task force in which a carrier is."""
    return next((force.token for force in private.forces.values() if carrier in force.ships), None)
