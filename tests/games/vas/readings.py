"""How the rules read their tables: small situations whose outcome is written down."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import Do, do
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.carriers import Launches
from huffduff.games.vas.air.decks import able
from huffduff.games.vas.air.guns import dp_reach, face_needed
from huffduff.games.vas.crew import face_needed as crew_face
from huffduff.games.vas.end.closing import scout_returns
from huffduff.games.vas.end.damage_control import lowered, repair_modifiers
from huffduff.games.vas.end.escalation import escalate, escalating
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, CardId, PlaneId
from huffduff.games.vas.gunnery.attack import ship_attack
from huffduff.games.vas.gunnery.fan import fan_salvo, may_fan
from huffduff.games.vas.gunnery.modifiers import Situation
from huffduff.games.vas.gunnery.scores import raise_score
from huffduff.games.vas.initiative import initiative_modifier
from huffduff.games.vas.movement.course import Leg, helm
from huffduff.games.vas.movement.orders import ORDER, give_order
from huffduff.games.vas.movement.smoke import smoke_laid
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.odds.cascade import Cascades
from huffduff.games.vas.state import State
from huffduff.games.vas.war.deployment import Berth, deploy, roll_wind
from huffduff.games.vas.war.fleets import FleetList, FleetShip, Terms, budget, first_refusal
from huffduff.games.vas.war.missions import roll_objectives
from huffduff.games.vas.war.patrols import may_go_up
from huffduff.games.vas.war.redeployment import redeploy
from huffduff.games.vas.war.scouting import roll_scouting
from huffduff.games.vas.war.zones import advantage, zone
from huffduff.geometry.plane import Point
from tests.games.vas.table import Table, fly, put, setting


def asked(s: State, line: Do, script: Any, *answers: Any, seed: int = 0) -> list[Any]:
    """What is told when a step is carried out with these dice, and others after them."""
    table = Table(s, line, script=script, then=Seeded(bytes([seed])))
    if table.asks:
        table.answer(*answers)
    return [(event.key, sorted(event.params.items())) for event in table.events]


def sea_of(facts: Facts, year: int = 1943, blue: str = "JP", red: str = "US", **options: str) -> State:
    s = setting(year, blue, red, **options)
    return State(facts, s.public, s.private, s.umpire)


def gunnery(facts: Facts) -> Iterator[Any]:
    s = sea_of(facts)
    firer = put(s, "blue", "takao", 20, 20)
    american = put(s, "red", "fletcher", 20, 30)
    big = put(s, "red", "northampton", 30, 30)
    japanese = facts.cards[firer.card].weapons
    rack = next(weapon for weapon in japanese.values() if weapon.kind == "torpedo")
    cases: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
        ({}, {}),
        ({"order": "all-hands", "obeyed": True}, {"moved": 650}),
        ({"order": "evade", "obeyed": True}, {}),
        ({}, {"anchored": True}),
    )
    for mine, hers in cases:
        ship = s.public.change_ship(firer.id, **{"order": None, "obeyed": False, **mine})
        for target in (american, big):
            struck = msgspec.structs.replace(target, **hers)
            for distance in (500, 1300, 1900, 2050, 2500):
                for gun in (next(iter(japanese.values())), rack):
                    if gun.band(distance) is not None:
                        lie = Situation(distance, side_on=distance > 1000)
                        yield ship_attack(facts, 1943, ship, gun, struck, lie, 2)
    guns = facts.cards[american.card].of("torpedo")
    for year in (1943, 1944):
        yield ship_attack(facts, year, american, guns[0], big, Situation(300), 1)
    yield ship_attack(facts, 1943, firer, next(iter(japanese.values())), big, Situation(2000, blind=True), 1)
    yield [dp_reach(facts, gun) for gun in facts.cards[big.card].of("light")]
    yield facts.horizon(facts.scenarios["war-at-sea"]), facts.turns(facts.scenarios["war-at-sea"])


def fans(facts: Facts) -> Iterator[Any]:
    s = sea_of(facts)
    put(s, "red", "northampton", 30, 30)
    ship = put(s, "blue", "takao", 20, 20)
    yield asked(s, do(fan_salvo, ship.id), [1], "yes")
    three = {name: msgspec.structs.replace(mount, loaded=0) for name, mount in ship.mounts.items()}
    rack = next(weapon.id for weapon in facts.cards[ship.card].of("torpedo"))
    three[rack] = msgspec.structs.replace(ship.mounts[rack], loaded=3)
    yield may_fan(facts, msgspec.structs.replace(ship, mounts=three))


def movement(facts: Facts) -> Iterator[Any]:
    s = sea_of(facts)
    come_about: dict[str, Any] = {"order": "come-about", "obeyed": True}
    for changes in (come_about, *({"engine": score} for score in range(7))):
        for card in ("kagero", "fletcher", "yamato"):
            yield helm(facts, put(s, "blue", card, 20, 20, name="One", **changes))
    agile = next(card for card in facts.cards.values() if "agile" in card.traits)
    yield helm(facts, put(s, "blue", agile.id, 20, 20, name="Two"))
    yield smoke_laid(facts, put(s, "blue", "yamato", 9, 9).at, 0, (Leg(1250, 0),), 500)
    yield sea(facts)
    ship = put(s, "blue", "yorktown", 30, 30, name="Three", has_moved=False)
    ask = Table(s, do(give_order, ship.id)).ask
    assert ask.question is ORDER
    yield ask.choice.hints(), ask.choice.offered()


def air(facts: Facts) -> Iterator[Any]:
    s = sea_of(facts, 1944)
    target = put(s, "red", "northampton", 30, 30, heading=90)
    for row in facts.planes.values():
        yield [
            face_needed(facts, row, contact=contact, local=local)
            for contact in (True, False)
            for local in (True, False)
        ]
        yield flight_attack(facts, s.public, fly(s, "blue", row.id, 30, 30.5), target)
    carrier = put(s, "blue", "shokaku", 20, 20)
    for number in range(5):
        fly(s, "blue", "a6m2-zero-fighter", 0, 0, place="aboard", home=carrier.id, carrier=carrier.id)
        yield may_go_up(facts, s.public, carrier.id, "patrol"), number
    yield Launches(facts, s.public, carrier).hints()
    yield [able(facts, msgspec.structs.replace(carrier, crew=score)) for score in range(5)]


def damage(facts: Facts) -> Iterator[Any]:
    known = Cascades(facts)
    for place in range(3):
        for score in range(7):
            scores = tuple(score if number == place else 0 for number in range(3))
            yield known.ways(scores, "hit"), known.ways(scores, "devastating")  # type: ignore[arg-type]
    for area in AREAS:
        for score in range(6):
            s = sea_of(facts, 1941, "DE", "GB")
            ship = put(s, "blue", "prinz-eugen", 20, 20, **{area: score})
            yield escalating(facts, ship, area), crew_face(facts, msgspec.structs.replace(ship, **{area: score + 1}))
            yield asked(s, do(raise_score, ship.id, area, "hit"), [])
    for face in range(1, 7):
        s = sea_of(facts, 1941, "DE", "GB")
        yield asked(s, do(raise_score, put(s, "blue", "prinz-eugen", 20, 20).id, "weapons", "hit"), [face])
    s = sea_of(facts)
    burning = put(s, "blue", "shokaku", 20, 20, crew=2, order="all-hands", obeyed=True)
    yield [lowered(facts, 5, result) for result in range(1, 8)], repair_modifiers(facts, burning)
    yield asked(s, do(escalate, burning.id, "crew"), [1])
    for navy in ("zara", "richelieu", "fletcher"):
        yield crew_face(facts, put(s, "red", navy, 9, 9))


def war(facts: Facts) -> Iterator[Any]:
    for points in range(12):
        s = sea_of(facts)
        s.public.change_side("blue", scouting_points=points)
        row = advantage(facts, s.public, "blue")
        yield row, zone(facts, s.public, "blue", row.zone), initiative_modifier(facts, s.public, "blue")
    s = sea_of(facts, 1941, "IT", "GB")
    fly(s, "blue", "g-50-freccia-fighter", 0, 0)
    yield initiative_modifier(facts, s.public, "blue")
    yield [budget(facts, 1000, priority) for priority in ("high", "medium", "low")]
    stuka = PlaneId("ju-87b-2-c-0-dive-bomber")
    for count in range(30):
        fleet = FleetList((FleetShip(CardId("bismarck-1941"), "Bismarck"),), (stuka,) * count)
        yield first_refusal(facts, Terms("DE", 1941, 2000), fleet) is None
    for navy, card, year in (("US", "fletcher", 1942), ("US", "fletcher", 1943), ("GB", "warspite", 1943)):
        fitted = FleetList((FleetShip(CardId(card), facts.cards[CardId(card)].name, vt=True),))
        yield first_refusal(facts, Terms(navy, year, None), fitted) is None  # type: ignore[arg-type]


def before_the_battle(facts: Facts) -> Iterator[Any]:
    for total in range(2, 13):
        dice = (min(6, total - 1), total - min(6, total - 1))
        yield asked(sea_of(facts), do(roll_objectives), [dice, dice])
    for pairing in ("attrition-destroy", "attrition-retreat", "breakout-line", "destroy-stand", "sweep-line"):
        s = sea_of(facts, pairing=pairing)
        s.public.scenario = "competitive"
        yield asked(s, do(roll_objectives), [1])
    for face in range(1, 7):
        s = sea_of(facts)
        put(s, "blue", "shokaku", 20, 20)
        yield asked(s, do(roll_wind), [face])
        s = sea_of(facts)
        scout = put(s, "blue", "fletcher", 20, 20, status="scouting")
        yield asked(s, do(scout_returns, scout.id), [6, face])
    for card in ("fletcher", "prinz-eugen", "bismarck", "iowa"):
        s = sea_of(facts)
        yield asked(s, do(roll_scouting, "blue", put(s, "blue", card, 20, 20).id), [1, 1])
    s = sea_of(facts)
    ship = put(s, "blue", "fletcher", 20, 10, status="fleet")
    put(s, "red", "fletcher", 20, 5)
    yield Table(s, do(deploy, "blue")).ask.choice.preview((Berth(ship.id, Point(2050, 500), 0),))
    for points, y in ((7, 27), (10, 27)):
        s = sea_of(facts)
        ship = put(s, "blue", "fletcher", 20, 10)
        put(s, "red", "fletcher", 20, y)
        s.public.change_side("blue", scouting_points=points)
        choice = Table(s, do(redeploy, "blue")).ask.choice
        for off in (11, 12, 13):
            yield choice.preview((Berth(ship.id, Point(2000, (y - off) * 100), 0),))


PROBES: tuple[Callable[[Facts], Iterator[Any]], ...] = (gunnery, fans, movement, air, damage, war, before_the_battle)


def played(facts: Facts) -> list[str]:
    """How the rules read the data, as far as these probes see it."""
    return [f"{probe.__name__} {found!r}" for probe in PROBES for found in probe(facts)]
