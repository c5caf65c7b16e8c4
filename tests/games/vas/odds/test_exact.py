"""Exact chances against counting every way in which the dice can fall, and against the clock."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb
from time import process_time
from typing import Any

import msgspec
import pytest

from huffduff.games.vas.facts.words import CardId, WeaponId
from huffduff.games.vas.gunnery.attack import Attack, Volley, ship_attack
from huffduff.games.vas.gunnery.criticals import CriticalKind
from huffduff.games.vas.gunnery.modifiers import Situation
from huffduff.games.vas.odds import counting, exact, groups
from huffduff.games.vas.odds.aircraft import attack_of
from huffduff.games.vas.odds.cascade import cascades
from huffduff.games.vas.odds.exact import Odds, odds
from huffduff.games.vas.odds.groups import hit_chance
from huffduff.games.vas.state import Ship
from tests.games.vas.table import FACTS, put, setting

PLAIN = Volley(2, 1, 5, 6, 4)
SIMPLE = Attack(2, 4, (), 0, False, False, 1, PLAIN, permission=4)


def with_(attack: Attack, **changes: Any) -> Attack:
    return msgspec.structs.replace(attack, **changes)


def hull_of(card: str, **changes: Any) -> Ship:
    return put(setting(), "red", card, 0, 0, **changes)


def broadside(firer: str, weapons: str, target: str, distance: int) -> list[Attack]:
    s = setting()
    ship, other = put(s, "blue", firer, 0, 0), put(s, "red", target, 9, 9)
    guns = [FACTS.cards[ship.card].weapons[WeaponId(name)] for name in weapons.split(",")]
    lie = Situation(distance * 100, side_on=True)
    return [ship_attack(FACTS, 1941, ship, gun, other, lie, gun.dice) for gun in guns]


def slow_hit(attack: Attack) -> Fraction:
    """Every first face, second face and face of proof of one Attack Die."""
    good = 0
    for first, second, proof in product(range(1, 7), repeat=3):
        hit = first >= attack.need
        if (hit and attack.evaded) or (not hit and attack.linked):
            hit = second >= attack.need
        good += hit and proof >= attack.proof
    return Fraction(good, 216)


@pytest.mark.rule("VS-BASIC.15", "VS-BASIC.16", "VS-TRAIT.36", "VS-ORD.25")
def test_the_chance_of_one_die_counts_every_re_roll_and_proof() -> None:
    for need, linked, evaded, proof in product(range(1, 8), (False, True), (False, True), (1, 5, 6)):
        attack = with_(SIMPLE, need=need, linked=linked, evaded=evaded, proof=proof)
        assert hit_chance(attack) == slow_hit(attack)


def slow(attack: Attack) -> dict[tuple[int, int, int], Fraction]:
    """The chance of every number of hits, points of damage and critical hits, die by die."""
    per_die: dict[tuple[int, int], Fraction] = {}
    for face, check in product(range(1, 7), repeat=2):
        critical = attack.volley.critical(face) and check >= attack.volley.check
        key = attack.volley.damage(face), int(critical)
        per_die[key] = per_die.get(key, Fraction(0)) + Fraction(1, 36)
    chance = slow_hit(attack)
    found: dict[tuple[int, int, int], Fraction] = {}
    for hits in range(attack.dice + 1):
        weight = comb(attack.dice, hits) * chance**hits * (1 - chance) ** (attack.dice - hits)
        for dice in product(per_die.items(), repeat=hits * attack.volley.dice):
            key3 = hits, sum(key[0] for key, _ in dice), sum(key[1] for key, _ in dice)
            share = weight
            for _, part in dice:
                share *= part
            found[key3] = found.get(key3, Fraction(0)) + share
    return found


@pytest.mark.parametrize(
    "attack",
    [
        SIMPLE,
        with_(SIMPLE, dice=3, need=5, evaded=True),
        with_(SIMPLE, need=2, linked=True, volley=Volley(2, -1, 6, 5, 4)),
        with_(SIMPLE, dice=2, proof=5, volley=Volley(2, 0, 6, 5, 1, True, 2)),
        with_(SIMPLE, need=7),
        with_(SIMPLE, volley=Volley(1, 0, 2, 7, 4)),
    ],
)
def test_distributions_equal_the_slow_count(attack: Attack) -> None:
    found, expected = odds(FACTS, (attack,), hull_of("bismarck")), slow(attack)
    for place, chances in enumerate((found.hits, found.damage, found.criticals)):
        for value in range(30):
            share = float(sum(part for key, part in expected.items() if key[place] == value))
            assert (chances[value] if value < len(chances) else 0.0) == pytest.approx(share, abs=1e-12)
    assert found.mean_damage == pytest.approx(float(sum(key[1] * part for key, part in expected.items())))
    assert found.mean_criticals == pytest.approx(float(sum(key[2] * part for key, part in expected.items())))


def test_without_critical_hits_her_fate_is_that_of_the_damage() -> None:
    attack = with_(SIMPLE, dice=3, volley=Volley(2, 1, 5, 7, 4))
    ship = hull_of("northampton", hull=8)
    found = odds(FACTS, (attack,), ship)
    assert found.cripple == pytest.approx(sum(found.damage[1:]))
    doomed = odds(FACTS, (attack,), hull_of("northampton", hull=3, crippled=True))
    assert doomed.sink == pytest.approx(sum(found.damage[3:]))
    assert doomed.cripple == pytest.approx(1.0)


def test_one_critical_hit_sinks_a_sound_ship_only_by_a_catastrophe() -> None:
    attack = with_(SIMPLE, dice=1, need=1, volley=Volley(1, -9, 7, 2, 1))
    found = odds(FACTS, (attack,), hull_of("yamato"))
    assert found.sink == pytest.approx(5 / 6 / 60, abs=1e-12)


@pytest.mark.rule("VS-KAMI.9", "VS-KAMI.10")
def test_a_kamikaze_that_costs_hull_hits_the_crew_besides() -> None:
    # One die does 1 point on a 2 or more; Crew 2 costs 1 more, Crew 3 two more and one for the Weapons it drags along.
    attack = with_(SIMPLE, dice=1, need=1, volley=Volley(1, 0, 2, 7, 4), shakes=True)
    for hull, sunk in ((1, 5 / 6), (2, 5 / 6), (3, 0.0)):
        assert odds(FACTS, (attack,), hull_of("northampton", hull=hull, crew=1)).sink == pytest.approx(sunk)
    twice = (attack, attack)
    for hull, sunk in ((2, 35 / 36), (3, 25 / 36), (6, 25 / 36), (7, 0.0)):
        assert odds(FACTS, twice, hull_of("northampton", hull=hull, crew=1)).sink == pytest.approx(sunk)
    harmless = with_(attack, volley=Volley(1, -9, 2, 7, 4))
    assert odds(FACTS, (harmless,), hull_of("northampton", hull=1, crew=1)).sink == pytest.approx(0)
    # Without damage of its own a critical on the Engine costs nothing at first, and so does not shake the crew.
    critical = with_(attack, volley=Volley(1, -9, 7, 2, 1))
    found = odds(FACTS, (critical,), hull_of("northampton", hull=1))
    assert found.sink == pytest.approx(5 / 6 * (0.3 + 0.1))


def test_permission_is_asked_for_a_whole_system() -> None:
    found = odds(FACTS, (with_(SIMPLE, permissions=2), with_(SIMPLE, permissions=1)), hull_of("bismarck"))
    sure = odds(FACTS, (SIMPLE,), hull_of("bismarck"))
    assert found.mean_damage == pytest.approx(sure.mean_damage * (1 / 4 + 1 / 2))
    assert found.hits[0] == pytest.approx((3 / 4 + 1 / 16) * (1 / 2 + 1 / 8))
    rare = odds(FACTS, (with_(SIMPLE, permissions=2, permission=6),), hull_of("bismarck"))
    assert rare.mean_damage == pytest.approx(sure.mean_damage / 36)


def test_the_order_of_kinds_counts_and_nothing_is_lost() -> None:
    guns, torpedoes = (
        broadside("takao", "A,B", "northampton", 9),
        broadside("takao", "torpedo-port-1", "northampton", 9),
    )
    target = hull_of("northampton")
    both = [odds(FACTS, order, target) for order in ((*guns, *torpedoes), (*torpedoes, *guns))]
    assert both[0].damage == both[1].damage
    assert both[0].sink == pytest.approx(both[1].sink, abs=0.01)
    assert both[0].sink > odds(FACTS, torpedoes, target).sink
    three = odds(FACTS, (*guns[:1], *torpedoes, *guns[1:]), target)
    assert min(one.sink for one in both) - 0.01 < three.sink < max(one.sink for one in both) + 0.01


Fate = dict[tuple[int, tuple[int, int, int]], Fraction]
LOST = (0, (0, 0, 0))


@lru_cache
def sums(dice: int) -> Counter[int]:
    """How often each total of some D6 comes up, die by die."""
    found = Counter({0: 1})
    for _ in range(dice):
        further: Counter[int] = Counter()
        for (total, times), face in product(found.items(), range(1, 7)):
            further[total + face] += times
        found = further
    return found


def after_criticals(fate: Fate, kind: CriticalKind, count: int) -> Fate:
    """Hull and scores after some critical hits, way by way and die by die."""
    for _ in range(count):
        struck: Fate = {LOST: Fraction(0)}
        for (hull, scores), chance in fate.items():
            ways = cascades(FACTS).ways(scores, kind) if hull else {}
            struck[LOST] += chance * Fraction(60 - sum(ways.values()), 60)
            for way, weight in ways.items():
                for total, times in sums(way.d6).items():
                    left = hull - way.plus - total
                    key = (left, way.scores) if left > 0 else LOST
                    struck[key] = struck.get(key, Fraction(0)) + chance * Fraction(weight * times, 60 * 6**way.d6)
        fate = struck
    return fate


def struck(fate: Fate, attack: Attack) -> Fate:
    """Hull and scores after one attack, die by die."""
    then: Fate = {}
    kind: CriticalKind = "devastating" if attack.volley.devastating else "hit"
    for (_, damage, criticals), share in slow(attack).items():
        hurt: Fate = {}
        for (left, scores), chance in fate.items():
            key = (left - damage, scores) if left > damage else LOST
            hurt[key] = hurt.get(key, Fraction(0)) + chance * share
        for key, chance in after_criticals(hurt, kind, criticals).items():
            then[key] = then.get(key, Fraction(0)) + chance
    return then


SHELL = with_(SIMPLE, dice=1, volley=Volley(1, 1, 5, 6, 4))
TORPEDO = with_(SIMPLE, dice=1, need=5, volley=Volley(1, 0, 5, 5, 1, True, 2))
HARMLESS = with_(SHELL, volley=Volley(1, -2, 7, 6, 4))  # it does no damage but may be critical
CRIPPLE = FACTS.cards[CardId("northampton")].cripple


@pytest.mark.parametrize("hull", [1, 2, 3, 4, 5, 7, 9, 12])
@pytest.mark.parametrize("order", ["gt", "tg", "gtg", "pt", "tp", "ptg"])
def test_guns_and_torpedoes_in_any_order_sink_her_as_often_as_a_slow_count_says(hull: int, order: str) -> None:
    attacks = [{"g": SHELL, "t": TORPEDO, "p": HARMLESS}[letter] for letter in order]
    fate: Fate = {(hull, (1, 0, 1)): Fraction(1)}
    for attack in attacks:
        fate = struck(fate, attack)
    assert sum(fate.values()) == 1
    found = odds(FACTS, attacks, hull_of("northampton", hull=hull, engine=1, crew=1))
    assert found.sink == pytest.approx(float(sum(chance for (left, _), chance in fate.items() if not left)), abs=1e-12)
    crippled = sum(chance for (left, _), chance in fate.items() if left <= CRIPPLE)
    assert found.cripple == pytest.approx(float(crippled), abs=1e-12)


DECK, BELT = "armoured-deck", "torpedo-belt"
EITHER = [frozenset[str](), frozenset({DECK}), frozenset({BELT}), frozenset({DECK, BELT})]
KEPT_OFF = with_(SHELL, need=1, volley=Volley(2, -1, 5, 6, 4, cover="armoured-deck", covered=1))
LET_IN = with_(KEPT_OFF, volley=Volley(2, 0, 5, 6, 4))
WEAKENED = with_(TORPEDO, need=1, volley=Volley(1, -2, 5, 5, 1, True, 2, "torpedo-belt", 2))
IN_FULL = with_(WEAKENED, volley=Volley(1, 0, 5, 5, 1, True, 0))


@pytest.mark.rule("VS-CRIP.9")
@pytest.mark.parametrize("hull", [8, 9, 10, 12])
@pytest.mark.parametrize("order", ["dd", "bb", "db", "bd", "gd", "bgb", "dbd", "dg"])
def test_one_crippled_on_the_way_is_sunk_without_what_she_lost_by_it(
    hull: int, order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "SLIGHT", 0)
    attacks = [{"g": SHELL, "d": KEPT_OFF, "b": WEAKENED}[letter] for letter in order]
    sound: Fate = {(hull, (0, 0, 0)): Fraction(1)}
    crippled: dict[frozenset[str], Fate] = {lost: {} for lost in EITHER}
    for attack in attacks:
        sound = struck(sound, attack)
        for lost, fate in crippled.items():
            bare = LET_IN if attack is KEPT_OFF and DECK in lost else attack
            crippled[lost] = fate = struck(fate, IN_FULL if attack is WEAKENED and BELT in lost else bare)
            for key, chance in sound.items():
                if 0 < key[0] <= CRIPPLE:
                    fate[key] = fate.get(key, Fraction(0)) + chance / len(EITHER)
        sound = {key: chance for key, chance in sound.items() if not 0 < key[0] <= CRIPPLE}
    fates = [sound, *crippled.values()]
    assert sum(sum(fate.values()) for fate in fates) == 1
    sunk = sum(fate.get(LOST, Fraction(0)) for fate in fates)
    assert odds(FACTS, attacks, hull_of("northampton", hull=hull)).sink == pytest.approx(float(sunk), abs=1e-6)


@pytest.mark.rule("VS-CRIP.2", "VS-CRIP.9", "VS-KAMI.9")
def test_one_who_is_crippled_already_loses_nothing_more_and_kamikazes_shake_her_all_the_same() -> None:
    down = hull_of("northampton", hull=3, crippled=True)
    assert odds(FACTS, [KEPT_OFF] * 2, down) == odds(FACTS, [with_(KEPT_OFF, volley=Volley(2, -1, 5, 6, 4))] * 2, down)
    # Each does 1 point on a 6, with the deck gone on a 5; a Crew score of 2 costs 1 more, of 3 three more (Weapons 1).
    diver = with_(SIMPLE, dice=1, need=1, volley=Volley(1, -1, 5, 7, 4, cover="armoured-deck", covered=1), shakes=True)
    found = odds(FACTS, (diver, diver), hull_of("northampton", hull=8, crew=1))
    assert found.sink == pytest.approx(0, abs=1e-12)
    ship, card = hull_of("northampton", hull=2, crew=0), FACTS.cards[CardId("northampton")]
    facts = msgspec.structs.replace(FACTS, cards={**FACTS.cards, card.id: msgspec.structs.replace(card, cripple=1)})
    # The first one on a 6: 1 point, and Crew 1 costs none. The second on a 6, or one time in two on a 5 besides.
    assert odds(facts, (diver, diver), ship).sink == pytest.approx(1 / 6 * (1 / 6 + 1 / 2 * 1 / 6), abs=1e-6)


def test_no_attack_does_nothing() -> None:
    assert odds(FACTS, (), hull_of("bismarck")) == Odds((1.0,), (1.0,), (1.0,), 0.0, 0.0, 0.0, 0.0)
    fighter = next(plane for plane in FACTS.planes.values() if plane.role == "fighter")
    found = odds(FACTS, (attack_of(FACTS, 1944, fighter, hull_of("hood"), "side"),), hull_of("hood"))
    assert (found.mean_damage, found.sink) == (0.0, 0.0)


def test_counting_is_multiplying() -> None:
    assert counting.power([1, 1], 3) == [1, 3, 3, 1]
    assert counting.product([1, 2], [3, 0, 4]) == [3, 6, 4, 8]
    assert counting.power([1, 1], 5, 3) == [1, 5, 10]
    assert counting.power([1, 1], 2, 9) == [1, 2, 1]
    assert counting.product([1, 2], [3, 0, 4], 2) == [3, 6]
    assert counting.shares([1, 3]) == (0.25, 0.75)


@pytest.mark.parametrize(
    ("firer", "weapons", "target", "distance"),
    [
        ("bismarck", "A,B,X,Y", "warspite", 25),
        ("new-mexico", "A,B,X,Y", "yamato", 20),
        ("yamato", "A,B,Y", "bismarck", 10),
        ("tirpitz-1941", "A,B,X,Y,light-1,light-2,torpedo-port-1", "hood", 5),
    ],
)
def test_a_broadside_is_worked_out_in_a_moment(firer: str, weapons: str, target: str, distance: int) -> None:
    attacks, ship = broadside(firer, weapons, target, distance), hull_of(target)
    odds(FACTS, attacks, ship)
    fastest = 1.0
    for _ in range(30):
        if firer == "bismarck":  # without what is remembered of the same salvo
            groups._group.cache_clear()
        start = process_time()
        odds(FACTS, attacks, ship)
        fastest = min(fastest, process_time() - start)
    assert fastest < 0.002
