"""What gunfire does: hull boxes, guns, Evasion Effects and special damage, once both sides have fired."""

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.battle.board import board, take_away
from huffduff.games.chase.battle.damage import evasion_effect, hull, mark_card, row_hit, ship_of, show_card, sink
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, GUN_ROWS, SUNK
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.units import d10
from huffduff.games.chase.state import Card, State

SPECIAL = "special"
HULL = {"hull": 1, "hull-evasion": 1, "two-hull-evasion": 2}  # boxes by result
SLOWING = ("hull-evasion", "two-hull-evasion")


@rule("CH-2.4.c", "CH-10.2.g", "CH-10.2.r", "CH-4.2.c")
@step
def gun_damage(s: State) -> list[Do]:
    """All hits of the step take effect together; whoever hit a ship that goes down has sunk her.

    What happens to Bismarck comes last, for the game may end with her, and the others' hits count all the same.
    """
    hurt = sorted(board(s.public).hurt, key=lambda hit: hit[0] == BISMARCK)
    s.public.change_battle(hurt=())
    by = {name: tuple(dict.fromkeys(firer for ship, _, firer in hurt if ship == name)) for name, _, _ in hurt}
    return [do(gun_hit, name, result, by[name]) for name, result, _ in hurt]


def clear_sunk(s: State) -> None:
    """Ships that went down are no longer on the board."""
    take_away(s.public, [name for name in board(s.public).fighters if ship_of(s, name).status == SUNK])


@rule("CH-10.2.o", "CH-10.2.p", "CH-10.2.q")
@step
def gun_hit(s: State, name: str, result: str, by: tuple[str, ...]) -> list[Do]:
    """Hull with or without an Evasion Effect, a row of guns, or special damage; nothing happens to wrecks."""
    if ship_of(s, name).status == SUNK:
        return []
    if result == SPECIAL:
        return [do(special_damage, name, by)]
    if result in GUN_ROWS:
        row_hit(s, name, result, by)
    else:
        hull(s, name, HULL[result], by)
    return [*([do(slow_down, name)] if result in SLOWING else ()), do(show_damage, name)]


@rule("CH-10.2.p")
@step
def slow_down(s: State, name: str) -> Asking:
    """An Evasion Effect, if she is still afloat."""
    if ship_of(s, name).status != SUNK:
        yield from evasion_effect(s, name)
    return None


@step
def show_damage(s: State, name: str) -> None:
    """Both sides see the card as it is now, or an empty place on the board."""
    if ship_of(s, name).status != SUNK:
        show_card(s, name)
    clear_sunk(s)


@rule("CH-10.2.s", "CH-10.2.t", "CH-10.2.u", "CH-10.2.v", "CH-7.7.2.t")
@step
def special_damage(s: State, name: str, by: tuple[str, ...]) -> Asking:
    """Fire control, fuel, radar, or a hit that may be the end."""
    table = s.data.tables.special
    result = table.result.at(d10((yield Roll("chase-roll-special", EVERYONE, (10,), ship=name))))
    s.tell(EVERYONE, "chase-special", ship=name, result=result)
    if result == "fire-control":
        mark_card(s, name, fire_control=True)
    elif result == "radar":
        mark_card(s, name, radar_out=True)
    elif result == "fuel":
        die = d10((yield Roll("chase-roll-fuel-loss", EVERYONE, (10,), ship=name)))
        fuel.pay(s, s.data.ships[name].side, name, -(-die // table.fuel_divisor))
    elif table.subtable.at(d10((yield Roll("chase-roll-subtable", EVERYONE, (10,), ship=name)))) == "sunk":
        s.tell(EVERYONE, "chase-blows-up", ship=name)
        sink(s, name, by)
    else:
        hull(s, name, table.subtable_hull, by)
        for _ in range(table.subtable_evasion if ship_of(s, name).status != SUNK else 0):
            yield from evasion_effect(s, name)
    return [do(show_damage, name)]


def mean_hull(facts: Facts, card: Card, result: str) -> float:
    """How many hull boxes a result costs a ship on average, as her card is now."""
    if result in ("bow", "stern"):
        return 0.0 if getattr(card, result) else 1.0
    if result != SPECIAL:
        return float(HULL.get(result, 0))
    table, faces = facts.tables.special, range(10)
    worst = sum(table.result.at(face) == "subtable" for face in faces) / 10
    boxes = (card.hull if table.subtable.at(face) == "sunk" else table.subtable_hull for face in faces)
    return worst * sum(min(card.hull, lost) for lost in boxes) / 10
