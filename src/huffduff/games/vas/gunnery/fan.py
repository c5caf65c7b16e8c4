"""Fan salvoes: Long Lances launched into the blue before the battle begins."""

from typing import Literal

from huffduff.engine.chance import Deal
from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.attack import is_long_lance, ship_volley
from huffduff.games.vas.gunnery.damage import strike
from huffduff.games.vas.gunnery.modifiers import Situation
from huffduff.games.vas.ships import attack_dice
from huffduff.games.vas.state import Ship, State

FAN = question("vas-ask-fan", "VS-NAT-JP.3", answer=Literal["yes", "no"])


def long_lances(facts: Facts, ship: Ship) -> tuple[Weapon, ...]:
    """Her racks that hold Type 93 torpedoes."""
    racks = facts.cards[ship.card].of("torpedo")
    return tuple(rack for rack in racks if is_long_lance(facts, ship, rack) and attack_dice(ship, rack))


@rule("VS-NAT-JP.3")
def may_fan(facts: Facts, ship: Ship) -> bool:
    """Whether she is on the table and all her Type 93 racks together have three dice or more."""
    dice = sum(attack_dice(ship, rack) for rack in long_lances(facts, ship))
    return ship.status == "table" and dice >= facts.tables.gunnery.fan_dice


@rule("VS-NAT-JP.3", "VS-NAT-JP.4", "VS-NAT-JP.5", "VS-NAT-JP.6")
@step
def fan_salvo(s: State, name: ShipId) -> Asking:
    """One die: on 6 a random enemy ship on the table is hit by one torpedo from the side, whatever she does.

    One-Shot torpedoes are spent so; Slow-Loading ones are back in their racks when the battle begins.
    """
    ship, gunnery = s.public.ships[name], s.data.tables.gunnery
    enemies = tuple(one.id for one in s.public.ships.values() if one.side != ship.side and one.status == "table")
    if not may_fan(s.data, ship) or not enemies:
        return ()
    answer = yield from FAN.put(ship.side, OneOf(("yes", "no")), ship=name)
    if answer == "no":
        return ()
    racks = long_lances(s.data, ship)
    face = yield from d6("vas-roll-fan", firer=name, need=gunnery.fan_face)
    for rack in racks:
        if rack.has("one-shot"):
            s.public.change_ship(name, mounts=s.public.ships[name].mounted(rack.id, loaded=0))
    if face < gunnery.fan_face:
        s.tell(EVERYONE, "vas-fan-missed", firer=name)
        return ()
    target: ShipId = yield Deal("vas-deal-fan", EVERYONE, enemies, firer=name)
    s.tell(EVERYONE, "vas-fan-hits", firer=name, target=target)
    volley = ship_volley(s.data, racks[0], s.public.ships[target], Situation(0, side_on=True))
    return (yield from strike(s, target, volley, 1))
