"""Firing: permission, Attack Dice, re-rolls, duds; system by system in the order in which they were named."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6, throw
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim, attack_at
from huffduff.games.vas.gunnery.attack import NEVER, SURE, Attack
from huffduff.games.vas.gunnery.damage import deal_damage
from huffduff.games.vas.gunnery.modifiers import told
from huffduff.games.vas.ships import permissions_needed
from huffduff.games.vas.state import Shot, State


class RerollHints(msgspec.Struct, frozen=True):
    """What the dice show and what hits; of the dice that hit, an evading target makes the firer roll again."""

    faces: tuple[int, ...]
    need: int
    evaded: bool


REROLL = question("vas-ask-reroll", "VS-TRAIT.36", answer=int, hints=RerollHints)


@rule("VS-GUN.1", "VS-GUN.4", "VS-GUN.7", "VS-GUN.11", "VS-CRIT.19", "VS-VITAL.8")
@step
def fire_system(s: State, name: ShipId, weapon_id: WeaponId) -> Asking:
    """One system fires at all the targets it was named at; a target that is gone by now is fire lost."""
    ship = s.public.ships[name]
    weapon = s.data.cards[ship.card].weapons[weapon_id]
    shots = [shot for shot in s.public.shots if shot.weapon == weapon_id]
    there = [shot for shot in shots if s.public.ships[shot.target].status == "table"]
    if ship.status != "table" or not there:
        _use(s, name, weapon, 0)
        s.tell(EVERYONE, "vas-fire-lost", firer=name, weapon=weapon_id, kind=weapon.kind)
        return ()
    for _ in range(permissions_needed(ship, weapon)):
        need = s.data.tables.gunnery.permission
        face = yield from d6("vas-roll-permission", firer=name, weapon=weapon_id, kind=weapon.kind, need=need)
        if face < need:
            _use(s, name, weapon, 0)
            s.tell(EVERYONE, "vas-not-permitted", firer=name, weapon=weapon_id, kind=weapon.kind)
            return ()
    hits = []
    for shot in there:
        target = s.public.ships[shot.target]
        attack = attack_at(s.data, s.public, ship, weapon, aim(s.public, ship, target), shot.dice)
        count = yield from _hits(s, name, weapon, shot, attack)
        s.tell(EVERYONE, "vas-hits", firer=name, weapon=weapon_id, kind=weapon.kind, target=shot.target, hits=count)
        hits.append((shot.target, count))
    _use(s, name, weapon, sum(shot.dice for shot in there))
    return [do(deal_damage, name, weapon_id, target, count) for target, count in hits if count]


@rule("VS-SPLIT.4", "VS-SPLIT.5", "VS-TRAIT.32", "VS-TRAIT.34")
def _use(s: State, name: ShipId, weapon: Weapon, dice: int) -> None:
    """The system has had its turn; torpedoes that were launched are gone from the rack."""
    ship = s.public.ships[name]
    left = ship.mounts[weapon.id].loaded - dice if weapon.kind == "torpedo" else 0
    s.public.change_ship(name, mounts=ship.mounted(weapon.id, fired=s.public.turn, loaded=left))
    s.public.shots = tuple(shot for shot in s.public.shots if shot.weapon != weapon.id)


@rule(
    *("VS-FIRE.1", "VS-FIRE.2", "VS-BASIC.15", "VS-BASIC.16", "VS-ORD.25", "VS-TRAIT.36", "VS-EX.10", "VS-EX.11"),
    *("VS-NAT-US.1", "VS-NAT-US.2", "VS-NAT-JP.2"),
)
def _hits(s: State, name: ShipId, weapon: Weapon, shot: Shot, attack: Attack) -> Generator[Want, Any, int]:
    """All Attack Dice at one target, then every die that may or must be rolled again, then the proof of torpedoes."""
    about = {"firer": name, "weapon": weapon.id, "kind": weapon.kind, "target": shot.target}
    modifiers = told(attack.modifiers)
    faces = yield from throw("vas-roll-attack", attack.dice, **about, need=attack.need, modifiers=modifiers)
    misses = [place for place, face in enumerate(faces) if face < attack.need]
    hits = [place for place, face in enumerate(faces) if face >= attack.need]
    again = 0
    if attack.linked and misses and attack.need < NEVER:
        options = range(len(misses), -1, -1)
        choice = OneOf(options, hints=lambda: RerollHints(faces, attack.need, attack.evaded))
        again = yield from REROLL.put(s.public.ships[name].side, choice, **about, misses=len(misses))
    places = sorted([*misses[:again], *(hits if attack.evaded else ())])
    rolled = yield from throw("vas-roll-again", len(places), **about, need=attack.need)
    struck = sum(face >= attack.need for face in rolled) + (0 if attack.evaded else len(hits))
    if attack.proof == SURE:
        return struck
    proofs = yield from throw("vas-roll-proof", struck, **about, need=attack.proof)
    return sum(face >= attack.proof for face in proofs)
