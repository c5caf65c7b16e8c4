"""Movement on the battle board, slowest ship first, and what happens at its edges."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former
from huffduff.games.chase.battle.board import alter, board, decided, take_away
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BREAKING_OFF, CLOSING, OPENING, Heading
from huffduff.games.chase.options import corrected
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import Battle, Fighter, Public, State


class BattleMove(msgspec.Struct, frozen=True):
    """The position that a ship takes, and the zones that she goes."""

    position: Heading
    zones: int


class MoveHints(msgspec.Struct, frozen=True):
    """The zone that each of the moves offered leads to; off either end of the board all ships shift."""

    zones: tuple[int, ...]


MOVE = question("chase-ask-battle-move", "CH-10.4.a", answer=BattleMove, hints=MoveHints, former=former.battle_move)
PUSHED = question("chase-ask-pushed", "CH-10.4.k", answer=Literal["stay", "leave"])


@rule("CH-10.4.g", "CH-10.4.h")
def tactical_evasion(public: Public, facts: Facts, name: str) -> int:
    """A ship's evasion in battle: none at all without her rudder."""
    card = public.cards[name]
    return 0 if card.rudder else evasion(facts.ships[name], card)


@rule("CH-10.4.a", "CH-10.4.T1", "CH-2.3.1.h")
def zones_allowed(public: Public, facts: Facts, name: str) -> int:
    """Movement zones by the evasion she has now; a ship that lies dead in the water has none."""
    speed = tactical_evasion(public, facts, name)
    return facts.tables.battle.movement.at(speed) if speed else 0


@rule("CH-10.4.b")
@step
def battle_movement(s: State) -> list[Do]:
    """The slowest first; of two as fast the attacker's ship."""
    fighters = board(s.public).fighters.items()
    battle = s.public.change_battle(
        fighters={name: replace(fighter, moved=False, lost_ground=0) for name, fighter in fighters}
    )
    order = sorted(
        battle.fighters.values(),
        key=lambda fighter: (tactical_evasion(s.public, s.data, fighter.ship), fighter.side != battle.attacker),
    )
    return [do(battle_move, fighter.ship) for fighter in order]


@rule("CH-10.4.c", "CH-10.4.d", "CH-10.4.e", "CH-10.4.f", "CH-10.4.h", "CH-10.4.k")
def moves(public: Public, facts: Facts, fighter: Fighter) -> list[BattleMove]:
    """Turn, then go forward as far as she likes and can; broadside on she does not move at all."""
    if public.cards[fighter.ship].rudder:
        return [BattleMove(fighter.position, 0)]
    zones = zones_allowed(public, facts, fighter.ship) - fighter.lost_ground
    closing = [BattleMove(CLOSING, zone) for zone in range(zones + 1) if closes(public, fighter, zone)]
    if fighter.lost_ground:
        return closing
    return [BattleMove(OPENING, 0), *closing, *(BattleMove(BREAKING_OFF, zone) for zone in range(zones + 1))]


@rule("CH-10.4.c")
def closes(public: Public, fighter: Fighter, zones: int) -> bool:
    """Whether so many zones ahead do not take a ship farther from all enemies: she may pass them, but not run on."""
    if not corrected(public):
        return True
    battle = board(public)
    there = zone_after(battle, fighter, BattleMove(CLOSING, zones))
    enemies = [enemy.zone for enemy in battle.fighters.values() if enemy.side != fighter.side]
    return any(abs(there - zone) <= abs(fighter.zone - zone) for zone in enemies)


@rule("CH-10.4.d")
def zone_after(battle: Battle, fighter: Fighter, move: BattleMove) -> int:
    """Closing leads away from her own end of the board, breaking off towards it."""
    forward = 1 if (fighter.side == battle.attacker) == (move.position == CLOSING) else -1
    return fighter.zone + forward * move.zones


@rule("CH-10.4.d", "CH-2.3.1.j")
@step
def battle_move(s: State, name: str) -> Asking:
    """One ship turns and moves; one without a rudder keeps her course."""
    battle = board(s.public)
    fighter = battle.fighters.get(name)
    if fighter is None or decided(battle):
        return None
    options = moves(s.public, s.data, fighter)
    move = options[0]
    if len(options) > 1:
        choice = OneOf(options, hints=lambda: MoveHints(tuple(zone_after(battle, fighter, move) for move in options)))
        move = yield from MOVE.put(fighter.side, choice, ship=name, round=battle.round)
    alter(s.public, name, position=move.position, zone=zone_after(battle, fighter, move), moved=True)
    s.tell(EVERYONE, "chase-battle-moved", ship=name, position=move.position, zones=move.zones)
    return [do(pushed_off, pushed, ground) for pushed, ground in shift_board(s, name)]


@rule("CH-10.4.i")
def shift_board(s: State, name: str) -> list[tuple[str, int]]:
    """Beyond an edge all ships shift the other way; those it pushes over the opposite edge, and by how much."""
    battle, last = board(s.public), s.data.tables.battle.zones
    zone = battle.fighters[name].zone
    shift = 1 - zone if zone < 1 else min(0, last - zone)
    pushed = []
    for fighter in battle.fighters.values() if shift else ():
        there = fighter.zone + shift
        kept = min(max(there, 1), last)
        alter(s.public, fighter.ship, zone=kept)
        if there != kept:
            pushed.append((fighter.ship, abs(there - kept)))
    return pushed


@rule("CH-10.4.j", "CH-10.4.k", "CH-10.6.d")
@step
def pushed_off(s: State, name: str, ground: int) -> Asking:
    """A ship that has moved leaves the battle; one that has yet to move may make up the ground if she can."""
    fighter = board(s.public).fighters[name]
    lost = fighter.lost_ground + ground
    stays = not fighter.moved and zones_allowed(s.public, s.data, name) >= lost
    if stays:
        answer = yield from PUSHED.put(fighter.side, OneOf(("stay", "leave")), ship=name, zones=ground)
        stays = answer == "stay"
    if stays:
        alter(s.public, name, position=CLOSING, lost_ground=lost)
    else:
        leave(s, name)
        s.tell(EVERYONE, "chase-left-behind", ship=name)
    return None


def leave(s: State, name: str) -> None:
    """A ship is out of this battle for good and stays in her hex."""
    take_away(s.public, (name,))
    s.public.change_battle(gone=(*board(s.public).gone, name))
