"""Damage control: the crew fights what critical hits have done."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.defaults import Usually
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, Area, Seat, ShipId
from huffduff.games.vas.gunnery.modifiers import Modifier, told
from huffduff.games.vas.gunnery.scores import WORST
from huffduff.games.vas.options import corrected
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import Ship, State

FACES = range(1, 7)
FIRE_FROM = 2  # the Crew score from which poor fire fighting tells

Repair = Literal["engine", "weapons", "crew", "all", "none"]


class RepairChance(msgspec.Struct, frozen=True):
    """An area that can be repaired: its score, what is added to the die, the chance of each new score from 0 on, and
    the chance of any that is better."""

    area: Area
    score: int
    modifiers: tuple[Modifier, ...]
    chances: tuple[float, ...]
    better: float


class RepairHints(msgspec.Struct, frozen=True):
    ship: ShipId
    areas: tuple[RepairChance, ...]


REPAIR = question("vas-ask-repair", "VS-END.3", answer=Repair, hints=RepairHints)


@rule("VS-END.2")
@step
def damage_control(s: State, seat: Seat) -> Iterable[Do]:
    """All ships of a side, one after the other."""
    ours = (ship for ship in s.public.ships.values() if ship.side == seat)
    return [do(repair, ship.id) for ship in ours if repairable(ship)]


@rule("VS-END.9", "VS-END.10", "VS-VITAL.2", "VS-VITAL.7")
def repairable(ship: Ship) -> tuple[Area, ...]:
    """The areas that can be repaired: damaged, below 6, and nothing while Engineering burns."""
    if not afloat(ship) or "engineering" in ship.vitals:
        return ()
    return tuple(area for area in AREAS if 0 < ship.score(area) < WORST)


@rule("VS-END.13", "VS-ORD.12", "VS-NAT-JP.7")
def repair_modifiers(facts: Facts, ship: Ship) -> tuple[Modifier, ...]:
    """All Hands on Deck! helps; a Japanese carrier on fire is badly served. Crew quality does not count here."""
    card, found = facts.cards[ship.card], []
    if ship.under("all-hands"):
        found.append(Modifier("vas-mod-repair-hands", facts.tables.check.all_hands))
    fire_fighting = facts.navies[card.navy].fire_fighting
    if fire_fighting and card.type == "carrier" and ship.crew >= FIRE_FROM:
        found.append(Modifier("vas-mod-repair-fire", fire_fighting))
    return tuple(found)


@rule("VS-END.4", "VS-END.5", "VS-EX.3")
def lowered(facts: Facts, score: int, result: int) -> int:
    """The score after a result: 1 less for every point above 4, but not below 0."""
    return max(0, score - max(0, result - facts.tables.check.damage_control_above))


@rule("VS-ORD.11", "VS-NAT-JP.7")
def in_order(facts: Facts, ship: Ship, areas: tuple[Area, ...]) -> tuple[Area, ...]:
    """All hands fight a fire first that hampers them elsewhere."""
    hampered = any(one.value < 0 for one in repair_modifiers(facts, ship))
    return tuple(sorted(areas, key=lambda area: area != "crew")) if hampered else areas


def _after(facts: Facts, ship: Ship, area: Area) -> list[int]:
    """The score of an area after each face of the die."""
    added = sum(one.value for one in repair_modifiers(facts, ship))
    return [lowered(facts, ship.score(area), face + added) for face in FACES]


def _chances(facts: Facts, ship: Ship, areas: tuple[Area, ...]) -> tuple[RepairChance, ...]:
    """What can become of each area; those that come after the crew find it as it is by then."""
    found = []
    for area in areas:
        ships = [ship]
        if areas[0] == "crew" != area:
            ships = [msgspec.structs.replace(ship, crew=crew) for crew in _after(facts, ship, "crew")]
        score, after = ship.score(area), [new for one in ships for new in _after(facts, one, area)]
        chances = tuple(after.count(new) / len(after) for new in range(score + 1))
        better = sum(new < score for new in after) / len(after)
        found.append(RepairChance(area, score, repair_modifiers(facts, ship), chances, better))
    return tuple(found)


def _why_not(ship: Ship, answer: Repair) -> Refused | None:
    if answer == "all":
        return Refused("vas-one-area", "VS-END.3")
    if answer == "none":
        return None
    worst = ship.score(answer) == WORST
    return Refused("vas-no-repair-worst", "VS-END.9") if worst else Refused("vas-no-repair-sound", "VS-END.3")


@rule("VS-END.3", "VS-END.11", "VS-ORD.11")
@step
def repair(s: State, name: ShipId) -> Asking:
    """One area of her owner's choice, all of them under All Hands on Deck!, or none."""
    ship = s.public.ships[name]
    areas = repairable(ship)
    if not areas:
        return ()
    if ship.under("all-hands") and corrected(s.public.options):
        areas = in_order(s.data, ship, areas)
    options: tuple[Repair, ...] = ("all", "none") if ship.under("all-hands") else (*areas, "none")
    worst: Area = max(areas, key=ship.score)
    choice: Usually[Repair] = Usually(
        "all" if ship.under("all-hands") else worst,
        options,
        lambda answer: _why_not(ship, answer),
        hints=lambda: RepairHints(name, _chances(s.data, ship, areas)),
    )
    answer = yield from REPAIR.put(ship.side, choice, ship=name)
    if answer == "none":
        return ()
    return [do(repair_area, name, area) for area in (areas if answer == "all" else (answer,))]


@rule("VS-END.4", "VS-END.6", "VS-END.7", "VS-END.8", "VS-END.12", "VS-CRIP.11", "VS-CRIT.21")
@step
def repair_area(s: State, name: ShipId, area: Area) -> Asking:
    """One die; only the score falls. Hull, other areas, destroyed turrets and crippling stay as they are."""
    ship = s.public.ships[name]
    modifiers = repair_modifiers(s.data, ship)
    face = yield from d6("vas-roll-repair", ship=name, area=area, modifiers=told(modifiers))
    before = ship.score(area)
    after = lowered(s.data, before, face + sum(one.value for one in modifiers))
    s.public.change_ship(name, repaired=(*ship.repaired, area), **{area: after})
    s.tell(EVERYONE, "vas-repaired" if after < before else "vas-not-repaired", ship=name, area=area, score=after)
    return ()
