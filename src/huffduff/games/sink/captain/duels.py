"""Decisions in and about battles: whether to fight, at whom to fire, when to leave, whom to pursue."""

from collections.abc import Sequence

from huffduff.games.sink.attacks import odds as odds_of
from huffduff.games.sink.attacks import shift
from huffduff.games.sink.battle.disengaging import leavers
from huffduff.games.sink.battle.firing import FireHints
from huffduff.games.sink.battle.gunnery import GUNS, gunners, modifiers
from huffduff.games.sink.battle.joining import Wish, WishHints
from huffduff.games.sink.battle.line import fighting
from huffduff.games.sink.battle.pursuit import Chase, PursueHints, falls_back
from huffduff.games.sink.captain.fleet import line
from huffduff.games.sink.captain.forecast import Fight, Hull, taken, worth
from huffduff.games.sink.captain.numbers import (
    AHEAD,
    BRITISH_DARING,
    BRITISH_STAYS,
    FRESH,
    GERMAN_DARING,
    GERMAN_STAYS,
    GUN_WORTH,
    SPOILED,
)
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, CAPITAL, GERMAN, OTHER, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Battle, Fighter, Shot
from huffduff.games.sink.state import Private, Public

DARING = {GERMAN: GERMAN_DARING, BRITISH: BRITISH_DARING}
STAYS = {GERMAN: GERMAN_STAYS, BRITISH: BRITISH_STAYS}


def promise(
    facts: Facts,
    public: Public,
    private: Private,
    side: Seat,
    place: Hex,
    out: Sequence[TokenId] = (),
    prize: float = 0.0,
) -> float:
    """What a battle in a hex promises a side, with some task forces left out of it; the `prize` is for a German who
    fights it out to the last escort."""
    lines: dict[Seat, list[Hull]] = {GERMAN: [], BRITISH: []}
    for token in public.tokens_at(place):
        if not token.port and token.id not in out:
            lines[token.side] += line(facts, public, private, side, token)
    if not lines[side] or not lines[OTHER[side]]:
        return 0.0
    night = public.turn in facts.tables.track.night
    first = facts.tables.guns.night_round if night else 1
    fight = Fight(facts, lines[GERMAN], lines[BRITISH], first, night)
    value = fight.value(side)
    return max(value, fight.course[-1] + prize) if prize and fight.won else value


def wish(
    facts: Facts, public: Public, private: Private, side: Seat, place: Hex, hints: WishHints, prize: float
) -> Wish:
    """Fight if it promises enough, with shadowers where that is better; the `prize` is for who wins."""
    if not hints.forces:
        return Wish(False)
    best = (promise(facts, public, private, side, place, hints.shadowers, prize), ())
    if not [token for token in hints.forces if token not in hints.shadowers]:
        best = (float("-inf"), ())
    whole = (promise(facts, public, private, side, place, (), prize), hints.shadowers)
    value, joining = max(best, whole, key=lambda one: one[0])
    return Wish(True, joining) if value >= DARING[side] else Wish(False)


def hulls(battle: Battle, side: Seat) -> list[Hull]:
    """The line of a side as it is now."""
    return [Hull(one.ship, one.seat, one.damage, one.flipped, one.escort) for one in fighting(battle, side)]


def ahead(facts: Facts, battle: Battle, first: int) -> Fight:
    """The battle played on."""
    return Fight(facts, hulls(battle, GERMAN), hulls(battle, BRITISH), first, battle.night)


def skip(facts: Facts, battle: Battle, side: Seat) -> str:
    """Begin nearer if that is better."""
    near = ahead(facts, battle, facts.tables.guns.night_round).value(side)
    return "skip" if near > ahead(facts, battle, battle.round).value(side) else "no"


# --- fire ---------------------------------------------------------------------------------------------------------


def fire(facts: Facts, battle: Battle, hints: FireHints) -> tuple[Shot, ...]:
    """The strongest choose first, each the target at which a shot is worth most, whatever others fire at it; torpedoes
    go before guns, and aircraft wait for the air phase."""
    plan: list[Shot] = []
    arms = sorted(hints.arms, key=lambda arm: (arm.weapon != "torpedo", -arm.strength))
    for arm in arms:
        if arm.weapon == "aircraft" or any(shot.firer == arm.firer and shot.weapon == "torpedo" for shot in plan):
            continue
        shots = [Shot(arm.firer, mark.target, arm.weapon) for mark in arm.marks]
        plan.append(max(shots, key=lambda shot: gain(facts, battle, shot, arm.strength, plan)))
    return tuple(plan)


def gain(facts: Facts, battle: Battle, shot: Shot, strength: int, plan: Sequence[Shot]) -> float:
    """What a shot is worth beside those that are planned, whose aim it may spoil."""
    change = shift(modifiers(facts, battle, shot, (*plan, shot)))
    target = battle.fighters[shot.target]
    mean = odds_of(facts, strength, change, explosive=False).mean
    spoiled = SPOILED if shot.weapon in GUNS and gunners(plan, shot.target) == 1 else 0.0
    return (mean - spoiled) * appeal(facts, target)


def appeal(facts: Facts, target: Fighter) -> float:
    """What a point of damage to a ship is worth: the nearer to her end the more."""
    card = facts.ships[target.ship]
    part = taken(facts, Hull(target.ship, target.seat, target.damage, target.flipped))
    capacity = card.front.capacity + (card.back.capacity if card.back else 0)
    return (worth(facts, target.ship) + GUN_WORTH * card.face(target.flipped).attack) * (FRESH + part) / capacity


# --- leaving and pursuing -------------------------------------------------------------------------------------------


def disengage(facts: Facts, battle: Battle, side: Seat) -> tuple[tuple[ShipId, ...], ...]:
    """Every ship by herself, if the next rounds promise too little."""
    fight = ahead(facts, battle, battle.round + 1)
    sign = 1.0 if side == GERMAN else -1.0
    course = [sign * points for points in fight.course[:AHEAD]]
    if not course or max(course[1:] or course) >= STAYS[side]:
        return ()
    return tuple((fighter.ship,) for fighter in leavers(battle, side))


def pursue(facts: Facts, battle: Battle, side: Seat, hints: PursueHints) -> tuple[Chase, ...]:
    """All that can go after the group that is worth most, unless they are no match for it."""
    found: dict[ShipId, Chase] = {}
    for running in sorted(hints.groups, key=lambda one: -sum(worth(facts, ship) for ship in one.ships)):
        able = [ship for ship in running.pursuers if ship not in found]
        if able and matches(facts, battle, side, able, running.ships):
            found.update({ship: Chase(ship, running.group) for ship in able})
    return tuple(found.values())


def matches(facts: Facts, battle: Battle, side: Seat, own: Sequence[ShipId], prey: Sequence[ShipId]) -> bool:
    """Whether a chase at the range of this round promises enough."""

    def named(ships: Sequence[ShipId]) -> list[Hull]:
        members = (battle.fighters[ship] for ship in ships)
        return [Hull(one.ship, one.seat, one.damage, one.flipped) for one in members]

    if not any(facts.ships[ship].kind in CAPITAL for ship in own):
        return not any(facts.ships[ship].kind in CAPITAL for ship in prey)
    lines = {side: named(own), OTHER[side]: named(prey)}
    fight = Fight(facts, lines[GERMAN], lines[BRITISH], battle.round, battle.night)
    sign = 1.0 if side == GERMAN else -1.0
    course = [sign * points for points in fight.course[:AHEAD]]
    return bool(course) and course[-1] >= DARING[side]


def break_off(facts: Facts, battle: Battle, side: Seat, hints: PursueHints) -> tuple[ShipId, ...]:
    """Those give up who are no match any more."""
    return tuple(
        ship
        for running in hints.groups
        if running.pursuers and not matches(facts, battle, side, running.pursuers, running.ships)
        for ship in running.pursuers
        if not falls_back(facts, battle, battle.fighters[ship])
    )
