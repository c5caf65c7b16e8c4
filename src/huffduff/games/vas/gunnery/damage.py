"""Damage Dice: Hull lost, critical checks, and what follows from them."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import throw
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.gunnery.arcs import side_on
from huffduff.games.vas.gunnery.attack import SURE, Volley, ship_volley
from huffduff.games.vas.gunnery.crippling import cripple
from huffduff.games.vas.gunnery.criticals import critical_hit
from huffduff.games.vas.gunnery.hull import lose
from huffduff.games.vas.gunnery.modifiers import Situation, told
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import State


@rule("VS-DMG.1", "VS-DMG.5", "VS-DMG.7", "VS-DMG.8", "VS-DMG.9", "VS-CRIP.2")
def strike(s: State, target: ShipId, volley: Volley, hits: int) -> Generator[Want, Any, list[Do]]:
    """Roll the Damage Dice of all hits: Hull in one sum, then the checks; what is left to do are the critical hits
    one by one and, after them, the question whether she is crippled."""
    faces = yield from throw(
        "vas-roll-damage",
        hits * volley.dice,
        target=target,
        hits=hits,
        need=volley.need,
        armour=0 if volley.devastating else volley.armour,
        modifiers=told(volley.modifiers),
    )
    suspects = sum(volley.critical(face) for face in faces)
    if lose(s, target, sum(volley.damage(face) for face in faces)):
        return []
    if volley.check == SURE:
        criticals = suspects
    else:
        checks = yield from throw("vas-roll-check", suspects, target=target, need=volley.check)
        criticals = sum(face >= volley.check for face in checks)
    kind = "devastating" if volley.devastating else "hit"
    return [*[do(critical_hit, target, kind)] * criticals, do(cripple, target)]


@rule("VS-DMG.1", "VS-GUN.11", "VS-CRIP.9", "VS-EX.9")
@step
def deal_damage(s: State, firer: ShipId, weapon: WeaponId, target: ShipId, hits: int) -> Asking:
    """The hits of one system on one ship, who is struck as she is now: what an earlier system broke no longer helps."""
    attacker, ship = s.public.ships[firer], s.public.ships[target]
    if not afloat(ship):
        return ()
    situation = Situation(attacker.at.distance(ship.at), side_on(ship, attacker.at))
    volley = ship_volley(s.data, s.data.cards[attacker.card].weapons[weapon], ship, situation)
    return (yield from strike(s, target, volley, hits))
