"""Movement on the battle board, slowest ship first, and what happens at its edges."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.secrecy import EVERYONE
from huffduff.engine.steps import Ask, Asking, Do, Want, do
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.gunnery import BREAKING_OFF, CLOSING, OPENING, board
from huffduff.games.chase.state import Battle, Fighter, Public, State
from huffduff.games.chase.units import evasion


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
    battle = board(s.public)
    for fighter in battle.fighters.values():
        replace(battle, fighter, moved=False, lost_ground=0)
    order = sorted(
        battle.fighters.values(),
        key=lambda fighter: (tactical_evasion(s.public, s.data, fighter.ship), fighter.side != battle.attacker),
    )
    return [do(battle_move, fighter.ship) for fighter in order]


def replace(battle: Battle, fighter: Fighter, **changes: Any) -> None:
    battle.fighters[fighter.ship] = msgspec.structs.replace(fighter, **changes)


@rule("CH-10.4.c", "CH-10.4.d", "CH-10.4.e", "CH-10.4.f", "CH-10.4.h", "CH-10.4.k")
def moves(public: Public, facts: Facts, fighter: Fighter) -> list[Value]:
    """Turn, then go forward as far as she likes and can; broadside on she does not move at all."""
    if public.cards[fighter.ship].rudder:
        return [(fighter.position, 0)]
    zones = zones_allowed(public, facts, fighter.ship) - fighter.lost_ground
    if fighter.lost_ground:
        return [(CLOSING, zone) for zone in range(zones + 1)]
    ahead = [(position, zone) for position in (CLOSING, BREAKING_OFF) for zone in range(zones + 1)]
    return [(OPENING, 0), *ahead]


@rule("CH-10.4.d", "CH-2.3.1.j")
@step
def battle_move(s: State, name: str) -> Asking:
    """One ship turns and moves; one without a rudder keeps her course."""
    battle = board(s.public)
    fighter = battle.fighters.get(name)
    if fighter is None:
        return None
    options = moves(s.public, s.data, fighter)
    position, zones = options[0]
    if len(options) > 1:
        ask = Ask(fighter.side, "chase-ask-battle-move", "CH-10.4.a", OneOf(options), ship=name, round=battle.round)
        position, zones = yield ask
    forward = 1 if (fighter.side == battle.attacker) == (position == CLOSING) else -1
    replace(battle, fighter, position=position, zone=fighter.zone + forward * zones, moved=True)
    s.tell(EVERYONE, "chase-battle-moved", ship=name, position=position, zones=zones)
    yield from keep_on_board(s, name)
    return None


@rule("CH-10.4.i", "CH-10.4.j", "CH-10.4.k")
def keep_on_board(s: State, name: str) -> Generator[Want, Any, None]:
    """Beyond the edge the whole board shifts the other way; who is pushed off it has to make up the ground or leave."""
    battle, last = board(s.public), s.data.tables.battle.zones
    zone = battle.fighters[name].zone
    shift = 1 - zone if zone < 1 else min(0, last - zone)
    if not shift:
        return
    for fighter in tuple(battle.fighters.values()):
        replace(battle, fighter, zone=fighter.zone + shift)
    for fighter in tuple(battle.fighters.values()):
        over = max(fighter.zone - last, 1 - fighter.zone)
        if over > 0:
            yield from pushed_off(s, fighter, over, last)


@rule("CH-10.4.j", "CH-10.4.k", "CH-10.6.d")
def pushed_off(s: State, fighter: Fighter, over: int, last: int) -> Generator[Want, Any, None]:
    """A ship that has moved leaves the battle; one that has yet to move may make up the ground if she can."""
    battle = board(s.public)
    lost = fighter.lost_ground + over
    stays = not fighter.moved and zones_allowed(s.public, s.data, fighter.ship) >= lost
    if stays:
        ask = Ask(
            fighter.side, "chase-ask-pushed", "CH-10.4.k", OneOf(("stay", "leave")), ship=fighter.ship, zones=over
        )
        stays = (yield ask) == "stay"
    if stays:
        replace(battle, fighter, zone=min(max(fighter.zone, 1), last), position=CLOSING, lost_ground=lost)
    else:
        leave(s, fighter.ship)
        s.tell(EVERYONE, "chase-left-behind", ship=fighter.ship)


def leave(s: State, name: str) -> None:
    """A ship is out of this battle for good and stays in her hex."""
    battle = board(s.public)
    del battle.fighters[name]
    battle.gone = (*battle.gone, name)
