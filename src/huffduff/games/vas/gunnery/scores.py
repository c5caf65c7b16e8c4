"""Critical Scores: extra damage, lasting penalties, and areas that drag others along."""

from collections.abc import Generator, Iterable
from typing import Any, Literal

from huffduff.engine.chance import Deal
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6, throw
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.tables import Score
from huffduff.games.vas.facts.words import Area, Battery, ShipId, WeaponId
from huffduff.games.vas.gunnery.hull import lose
from huffduff.games.vas.ships import afloat, local_dice, rated_dice
from huffduff.games.vas.state import Penalty, Ship, State

WORST = 6  # the highest Critical Score

# Why a score rises: a real hit, something else that pushes it, or a Devastating hit that finds the score it rolled.
Push = Literal["hit", "cascade", "again"]


@rule("VS-CRIT.2", "VS-CRIT.3", "VS-CRIT.5", "VS-CRIT.6", "VS-CRIT.7", "VS-CRIT.8", "VS-CRIT.9")
@step
def raise_score(s: State, name: ShipId, area: Area, push: Push) -> Asking:
    """An area's score rises by one: extra damage and penalty at once, then the areas that it drags along.

    At 6 only a real hit does anything: extra damage and penalty of 6 again.
    """
    ship = s.public.ships[name]
    present = ship.score(area)
    if not afloat(ship) or (present == WORST and push != "hit"):
        return ()
    score = present if push == "again" else min(WORST, present + 1)
    row = s.data.criticals.score[area][score - 1]
    damage = row.damage.plus
    if row.damage.d6:
        damage += sum((yield from throw("vas-roll-extra", row.damage.d6, ship=name, effect=row.effect)))
    told = {"ship": name, "area": area, "score": score, "effect": row.effect, "damage": damage}
    if damage >= ship.hull:
        s.tell(EVERYONE, "vas-score", **told)
        lose(s, name, damage)
        return ()
    if push == "again":
        s.tell(EVERYONE, "vas-score-again", **told)
        lose(s, name, damage)
        return ()
    battery = (yield from _battery(s.data, ship)) if row.dice_lost else None
    turret = (yield from pick_turret(s.data, ship)) if row.turret_damaged or row.turret_destroyed else None
    s.public.change_ship(name, **{area: score})
    s.tell(EVERYONE, "vas-score", **told)
    lose(s, name, damage)
    _penalise(s, name, area, score, row, battery, turret)
    return [do(raise_score, name, other, "cascade") for other in row.raises]


@rule("VS-TRAIT.19", "VS-EX.12")
@step
def jump_score(s: State, name: ShipId, area: Area, target: int) -> Iterable[Do]:
    """A score jumps: every one that is passed applies in order.

    The goal is absolute: what a cascade on the way adds to the same area brings it nearer.
    """
    ship = s.public.ships[name]
    if not afloat(ship) or ship.score(area) >= target:
        return ()
    return (do(raise_score, name, area, "cascade"), do(jump_score, name, area, target))


@rule("VS-CRIT.14", "VS-CRIT.15", "VS-CRIT.16", "VS-CRIT.17", "VS-CRIT.25")
def _battery(facts: Facts, ship: Ship) -> Generator[Want, Any, Battery | None]:
    """The weapons that lose dice: rolled until a class comes up that the ship has and that still has dice."""
    present = {weapon.kind for weapon in facts.cards[ship.card].weapons.values() if rated_dice(ship, weapon)}
    present |= {weapon.kind for weapon in facts.cards[ship.card].of("aa") if local_dice(ship, weapon)}
    rows = [row for row in facts.criticals.starred if row.battery in present]
    again = "no"
    while rows:
        face = yield from d6("vas-roll-starred", ship=ship.id, again=again)
        for row in rows:
            if face in row.faces:
                return row.battery
        again = "yes"
    return None


@rule("VS-CRIT.22")
def working_turrets(facts: Facts, ship: Ship) -> tuple[WeaponId, ...]:
    """Her turrets that are neither destroyed nor out of action."""
    return tuple(turret.id for turret in facts.cards[ship.card].turrets if not ship.mounts[turret.id].out)


@rule("VS-CRIT.20", "VS-CRIT.22", "VS-ORD.30")
def pick_turret(facts: Facts, ship: Ship) -> Generator[Want, Any, WeaponId | None]:
    """One of her turrets that still work, each as likely as the others; none where there is none."""
    working = working_turrets(facts, ship)
    if not working:
        return None
    picked: WeaponId = yield Deal("vas-deal-turret", EVERYONE, working, ship=ship.id)
    return picked


@rule("VS-CRIT.19", "VS-CRIT.21", "VS-CRIT.23", "VS-ORD.31")
def destroy_turret(s: State, name: ShipId, turret: WeaponId | None) -> None:
    """A turret is gone for good; a ship that never had one has all her light guns halved instead."""
    ship = s.public.ships[name]
    if turret is not None:
        s.public.change_ship(name, mounts=ship.mounted(turret, out=True))
        s.tell(EVERYONE, "vas-turret-destroyed", ship=name, weapon=turret)
    elif not s.data.cards[ship.card].turrets:
        s.public.change_ship(name, halvings=ship.halvings + 1)
        s.tell(EVERYONE, "vas-light-halved", ship=name)


@rule("VS-CRIT.14", "VS-CRIT.19", "VS-END.7")
def _penalise(
    s: State, name: ShipId, area: Area, score: int, row: Score, battery: Battery | None, turret: WeaponId | None
) -> None:
    """What the dice picked is kept with its area and score, in place of what an earlier rise to it picked."""
    ship = s.public.ships[name]
    if row.turret_destroyed:
        destroy_turret(s, name, turret)
    if row.dice_lost or row.turret_damaged:
        others = tuple(old for old in ship.penalties if (old.area, old.score) != (area, score))
        picked: tuple[Penalty, ...] = ()
        if battery is not None:
            picked = (Penalty(area, score, battery, row.dice_lost),)
            s.tell(EVERYONE, "vas-dice-lost", ship=name, battery=battery, dice=row.dice_lost)
        elif turret is not None:
            picked = (Penalty(area, score, weapon=turret),)
            s.tell(EVERYONE, "vas-turret-damaged", ship=name, weapon=turret)
        s.public.change_ship(name, penalties=(*others, *picked))
