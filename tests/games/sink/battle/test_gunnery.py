"""Fire: who can fire what at whom, at which range, and what changes the die."""

from random import Random

import pytest

from huffduff.engine.chance import Chance
from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.sink.attacks import shift
from huffduff.games.sink.battle.firing import british_fire, german_fire
from huffduff.games.sink.battle.gunnery import arms, modifiers, refusals
from huffduff.games.sink.battle.joining import start_battle
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.facts.words import BRITISH, GERMAN, AirId, Seat
from huffduff.games.sink.parts import Shot
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import DAY, NIGHT, PLACE, clash, fighter, shot
from tests.games.sink.table import FACTS, Table, band, setting, spoken


def weapons(s: State, seat: Seat) -> dict[tuple[str, str], int]:
    """What a side can use, and how strong it is."""
    return {(arm.firer, arm.weapon): arm.strength for arm in arms(FACTS, board(s.public), seat)}


def refused(s: State, seat: Seat, *plan: Shot) -> Refused | None:
    """The first refusal of a plan."""
    found = next((part for part in refusals(FACTS, board(s.public), seat, plan) if part), None)
    if found:
        spoken(found.key, found.params)
    return found


def key_of(refusal: Refused | None) -> str | None:
    return refusal.key if refusal else None


def changes(s: State, one: Shot, *others: Shot) -> int:
    return shift(modifiers(FACTS, board(s.public), one, (one, *others)))


# --- ranges -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.12.f", "SB-12.12.g", "SB-12.12.h")
@pytest.mark.parametrize(
    ("round_", "firing"),
    [
        (1, ["hood"]),
        (3, ["hood"]),
        (4, ["hood", "norfolk"]),
        (6, ["hood", "norfolk"]),
        (7, ["hood", "ark-royal", "norfolk", "kenya", "flotilla-1"]),
        (12, ["hood", "ark-royal", "norfolk", "kenya", "flotilla-1"]),
    ],
)
def test_guns_fire_from_their_range_on(round_: int, firing: list[str]) -> None:
    s = clash(("bismarck",), ("hood", "norfolk", "kenya", "flotilla-1", "ark-royal"), round=round_)
    assert [name for name, weapon in weapons(s, BRITISH) if weapon == "main"] == firing
    for name in ("hood", "norfolk", "kenya", "flotilla-1", "ark-royal"):
        refusal = refused(s, BRITISH, shot(name, "bismarck"))
        assert (refusal is None) == (name in firing)
        if refusal:
            assert (refusal.key, refusal.rule) == ("sink-refuse-out-of-range", "SB-12.12.f")


@pytest.mark.rule("SB-12.13.b", "SB-12.14.d")
def test_the_strength_is_that_of_the_side_that_shows() -> None:
    assert weapons(clash(("bismarck",), ("hood",)), GERMAN) == {("bismarck", "main"): 17}
    assert weapons(clash(("bismarck",), ("hood",), flipped=("bismarck",)), GERMAN) == {("bismarck", "main"): 9}


@pytest.mark.rule("SB-12.13.b")
def test_the_smallest_strength_is_still_one() -> None:
    s = clash(("bismarck",), ("ark-royal",), round=7, flipped=("ark-royal",))
    assert weapons(s, BRITISH) == {("ark-royal", "main"): 1}


@pytest.mark.rule("SB-12.13.a")
def test_a_ship_fires_her_guns_once_at_one_target() -> None:
    s = clash(("bismarck",), ("hood", "norfolk"))
    assert refused(s, GERMAN, shot("bismarck", "hood")) is None
    plan = (shot("bismarck", "hood"), shot("bismarck", "norfolk"))
    assert key_of(refused(s, GERMAN, *plan)) == "sink-refuse-fired-already"
    assert key_of(refused(s, GERMAN, shot("bismarck", "hood", strength=8))) == "sink-refuse-split-guns"


@pytest.mark.rule("SB-12.12.a", "SB-12.12.d")
def test_only_ships_in_the_battle_fire_and_only_at_enemies() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood",))
    assert key_of(refused(s, GERMAN, shot("scheer", "hood"))) == "sink-refuse-no-fighter"
    assert key_of(refused(s, GERMAN, shot("hood", "bismarck"))) == "sink-refuse-no-fighter"
    assert key_of(refused(s, GERMAN, shot("bismarck", "prinz-eugen"))) == "sink-refuse-no-opponent"
    assert key_of(refused(s, GERMAN, shot("bismarck", "norfolk"))) == "sink-refuse-no-opponent"
    board(s.public).change(fighter(s, "hood").ship, left="sunk")
    assert key_of(refused(s, GERMAN, shot("bismarck", "hood"))) == "sink-refuse-no-opponent"
    assert key_of(refused(s, BRITISH, shot("hood", "bismarck"))) == "sink-refuse-no-fighter"


# --- modifiers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.13.g", "SB-12.13.h")
def test_a_german_ship_adds_one_until_she_is_flipped() -> None:
    assert changes(clash(("bismarck",), ("hood",)), shot("bismarck", "hood")) == 1
    assert changes(clash(("bismarck",), ("hood",), flipped=("bismarck",)), shot("bismarck", "hood")) == 0


@pytest.mark.rule("SB-12.13.g", "SB-12.13.h")
@pytest.mark.parametrize(("round_", "hood", "wales"), [(1, -2, -3), (4, -2, -3), (7, -1, -2)])
def test_two_at_bismarck_and_the_guns_of_prince_of_wales(round_: int, hood: int, wales: int) -> None:
    s = clash(("bismarck",), ("hood", "prince-of-wales"), round=round_)
    both = (shot("hood", "bismarck"), shot("prince-of-wales", "bismarck"))
    assert changes(s, both[0], both[1]) == hood
    assert changes(s, both[1], both[0]) == wales
    assert changes(s, both[0]) == hood + 1  # alone


@pytest.mark.rule("SB-12.13.g", "SB-14.11.b")
def test_by_night_two_germans_at_prince_of_wales() -> None:
    """G-13: +1 for Germans, -1 for two ships, -1 for night once, -1 for her defence."""
    s = clash(("bismarck", "prinz-eugen"), ("prince-of-wales",), NIGHT)
    both = (shot("bismarck", "prince-of-wales"), shot("prinz-eugen", "prince-of-wales"))
    assert changes(s, *both) == -2
    assert changes(s, *reversed(both)) == -2


@pytest.mark.rule("SB-12.13.g")
def test_rodney_at_range_c_at_a_crippled_bismarck() -> None:
    """G-14: defence -1, range C +1, evasion 10 +1."""
    s = clash(("bismarck",), ("rodney",), round=7, flipped=("bismarck",), hurt={"bismarck": 4})
    assert changes(s, shot("rodney", "bismarck")) == 1
    s = clash(("bismarck",), ("rodney",), round=7, flipped=("bismarck",), hurt={"bismarck": 3})
    assert changes(s, shot("rodney", "bismarck")) == 0  # evasion 11


@pytest.mark.rule("SB-12.13.g")
def test_range_c_helps_heavy_ships_alone() -> None:
    s = clash(("prinz-eugen",), ("hood", "norfolk"), round=7)
    assert changes(s, shot("hood", "prinz-eugen")) == 1
    assert changes(s, shot("norfolk", "prinz-eugen")) == 0


@pytest.mark.rule("SB-5.2.b", "SB-12.13.g")
@pytest.mark.parametrize("visibility", ["good", "fair", "poor"])
def test_visibility_changes_nothing_in_battle(visibility: str) -> None:
    s = clash(("bismarck",), ("hood",))
    s.public.visibility = visibility  # type: ignore[assignment]
    assert changes(s, shot("bismarck", "hood")) == 1


@pytest.mark.rule("SB-12.13.g")
def test_one_ship_with_both_batteries_is_one_ship() -> None:
    s = clash(("prinz-eugen",), ("hood", "norfolk", "flotilla-1"), round=7)
    main, second = shot("hood", "prinz-eugen"), shot("hood", "prinz-eugen", "secondary")
    assert changes(s, main, second) == 1
    assert changes(s, main, shot("flotilla-1", "prinz-eugen", "torpedo")) == 1
    assert changes(s, main, shot("norfolk", "prinz-eugen")) == 0


# --- secondary batteries and torpedoes ----------------------------------------------------------------------------


@pytest.mark.rule("SB-12.17.a")
def test_secondary_batteries_fire_at_range_c_at_smaller_ships() -> None:
    s = clash(("bismarck",), ("hood", "norfolk", "kenya", "flotilla-1"), round=7)
    assert weapons(s, GERMAN) == {("bismarck", "main"): 17, ("bismarck", "secondary"): 5}
    for target in ("norfolk", "kenya", "flotilla-1"):
        assert refused(s, GERMAN, shot("bismarck", "hood"), shot("bismarck", target, "secondary")) is None
    refusal = refused(s, GERMAN, shot("bismarck", "hood", "secondary"))
    assert key_of(refusal) == "sink-refuse-secondary-target"
    twice = (shot("bismarck", "norfolk", "secondary"), shot("bismarck", "kenya", "secondary"))
    assert key_of(refused(s, GERMAN, *twice)) == "sink-refuse-fired-already"
    s = clash(("bismarck",), ("norfolk",), round=6)
    assert key_of(refused(s, GERMAN, shot("bismarck", "norfolk", "secondary"))) == "sink-refuse-no-secondary"


@pytest.mark.rule("SB-12.17.a")
def test_secondary_batteries_may_fire_at_a_carrier() -> None:
    s = clash(("bismarck",), ("ark-royal",), round=7)
    assert refused(s, GERMAN, shot("bismarck", "ark-royal", "secondary")) is None


@pytest.mark.rule("SB-12.17.a", "SB-12.17.b")
def test_cruisers_and_flipped_ships_have_no_secondary_batteries() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("norfolk",), round=7, flipped=("bismarck",))
    for name, clause in (("bismarck", "SB-12.17.b"), ("prinz-eugen", "SB-12.17.a")):
        refusal = refused(s, GERMAN, shot(name, "norfolk", "secondary"))
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("sink-refuse-no-secondary", clause)


@pytest.mark.rule("SB-12.17.a", "SB-12.13.g")
def test_secondary_batteries_have_the_modifiers_of_guns() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("flotilla-1",), NIGHT, round=7)
    second = shot("bismarck", "flotilla-1", "secondary")
    assert changes(s, second) == 0  # German +1, night -1, range C +1, defence -1
    assert changes(s, second, shot("prinz-eugen", "flotilla-1")) == -1


@pytest.mark.rule("SB-12.16.a")
def test_torpedoes_wait_for_range_c() -> None:
    for round_, usable in ((6, False), (7, True)):
        s = clash(("bismarck",), ("flotilla-1",), round=round_)
        assert (("flotilla-1", "torpedo") in weapons(s, BRITISH)) is usable
        refusal = refused(s, BRITISH, shot("flotilla-1", "bismarck", "torpedo"))
        assert key_of(refusal) == (None if usable else "sink-refuse-no-torpedoes")
    assert weapons(s, BRITISH)["flotilla-1", "torpedo"] == 10


@pytest.mark.rule("SB-12.16.a")
def test_only_flotillas_have_torpedoes() -> None:
    s = clash(("bismarck",), ("norfolk",), round=7)
    refusal = refused(s, BRITISH, shot("norfolk", "bismarck", "torpedo"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("sink-refuse-no-torpedoes", "SB-12.16.a")


@pytest.mark.rule("SB-12.16.b", "SB-12.13.a")
def test_one_torpedo_attack_in_a_battle_in_place_of_guns() -> None:
    s = clash(("bismarck",), ("flotilla-1",), round=7)
    plan = (shot("flotilla-1", "bismarck"), shot("flotilla-1", "bismarck", "torpedo"))
    assert key_of(refused(s, BRITISH, *plan)) == "sink-refuse-fired-already"
    assert key_of(refused(s, BRITISH, *reversed(plan))) == "sink-refuse-fired-already"
    table = Table(s, do(british_fire), do(british_fire), script=[1]).answer((plan[1],))
    assert not fighter(table.state, "flotilla-1").torpedoes
    refusal = table.refused((plan[1],))
    assert (refusal.key, refusal.rule) == ("sink-refuse-no-torpedoes", "SB-12.16.b")
    assert fighter(clash(("bismarck",), ("flotilla-1",)), "flotilla-1").torpedoes  # in another battle


@pytest.mark.rule("SB-12.16.c")
def test_torpedoes_know_no_modifiers_but_the_target_s() -> None:
    s = clash(("bismarck",), ("flotilla-1", "norfolk", "kenya"), NIGHT, round=7)
    fish = shot("flotilla-1", "bismarck", "torpedo")
    others = (shot("norfolk", "bismarck"), shot("kenya", "bismarck"))
    assert changes(s, fish, *others) == -1  # her defence
    s = clash(("bismarck",), ("flotilla-1",), round=7, flipped=("bismarck",), hurt={"bismarck": 4})
    assert changes(s, fish) == 0


# --- carriers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.18.a")
def test_a_carrier_is_screened_by_undamaged_friends() -> None:
    british = ("ark-royal", "renown", "sheffield", "flotilla-1")
    hurt = {"renown": 1, "flotilla-1": 1}
    s = clash(("bismarck",), british, round=7, hurt=hurt)
    refusal = refused(s, GERMAN, shot("bismarck", "ark-royal"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("sink-refuse-screened", "SB-12.18.a")
    assert key_of(refused(s, GERMAN, shot("bismarck", "ark-royal", "secondary"))) == "sink-refuse-screened"
    s = clash(("bismarck",), british, round=7, hurt={**hurt, "sheffield": 1})
    assert refused(s, GERMAN, shot("bismarck", "ark-royal")) is None
    assert refused(s, GERMAN, shot("bismarck", "ark-royal", "secondary")) is None


@pytest.mark.rule("SB-12.18.a")
def test_a_flipped_friend_screens_no_more_and_carriers_do_not_screen_each_other() -> None:
    s = clash(("bismarck",), ("ark-royal", "victorious", "renown"), flipped=("renown",))
    assert refused(s, GERMAN, shot("bismarck", "ark-royal")) is None
    assert refused(s, GERMAN, shot("bismarck", "victorious")) is None


@pytest.mark.rule("SB-12.18.a")
def test_a_friend_who_is_sunk_or_gone_screens_no_more() -> None:
    s = clash(("bismarck",), ("ark-royal", "renown"))
    assert key_of(refused(s, GERMAN, shot("bismarck", "ark-royal"))) == "sink-refuse-screened"
    board(s.public).change(fighter(s, "renown").ship, left="sunk")
    assert refused(s, GERMAN, shot("bismarck", "ark-royal")) is None


@pytest.mark.rule("SB-12.18.b")
def test_a_carrier_uses_her_aircraft_once_by_day() -> None:
    s = clash(("bismarck",), ("ark-royal", "renown"), DAY)
    raid = shot("ark-royal", "bismarck", "aircraft", 12)
    assert weapons(s, BRITISH)["ark-royal", "aircraft"] == 12
    table = Table(s, do(british_fire), do(british_fire), script=[1]).answer((raid,))
    refusal = table.refused((raid,))
    assert (refusal.key, refusal.rule) == ("sink-refuse-no-aircraft", "SB-12.18.b")


@pytest.mark.rule("SB-12.18.b", "SB-14.11.c")
def test_no_aircraft_by_night() -> None:
    s = clash(("bismarck",), ("ark-royal",), NIGHT)
    refusal = refused(s, BRITISH, shot("ark-royal", "bismarck", "aircraft", 12))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("sink-refuse-no-aircraft", "SB-14.11.c")


@pytest.mark.rule("SB-12.18.b", "SB-12.33.g")
@pytest.mark.parametrize(
    ("damage", "flipped", "fit"), [(0, False, True), (1, False, True), (2, False, False), (0, True, False)]
)
def test_a_damaged_carrier_launches_nothing(damage: int, flipped: bool, fit: bool) -> None:
    s = clash(("bismarck",), ("ark-royal",), hurt={"ark-royal": damage}, flipped=("ark-royal",) if flipped else ())
    assert (("ark-royal", "aircraft") in weapons(s, BRITISH)) is fit


@pytest.mark.rule("SB-12.18.d", "SB-8.27.a")
def test_a_carrier_whose_aircraft_have_flown_has_none_left_for_a_battle() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "ark-royal", "victorious")
    s.public.flown = (AirId("swordfish-ark-royal"),)
    start_battle(s, PLACE, (GERMAN,), ())
    assert fighter(s, "victorious").aircraft
    assert not fighter(s, "ark-royal").aircraft


@pytest.mark.rule("SB-12.18.b")
def test_a_carrier_hurt_in_the_battle_can_no_longer_launch() -> None:
    s = clash(("bismarck",), ("ark-royal",))
    board(s.public).change(fighter(s, "ark-royal").ship, damage=2)
    assert ("ark-royal", "aircraft") not in weapons(s, BRITISH)


@pytest.mark.rule("SB-12.18.c")
@pytest.mark.parametrize("weapon", ["main", "secondary"])
def test_aircraft_keep_away_from_gunfire(weapon: str) -> None:
    s = clash(("prinz-eugen", "bismarck"), ("ark-royal", "renown"), round=7)
    raid = shot("ark-royal", "prinz-eugen", "aircraft", 12)
    gun = shot("renown", "prinz-eugen", weapon)  # type: ignore[arg-type]
    assert key_of(refused(s, BRITISH, raid, gun)) == "sink-refuse-under-gunfire"
    assert key_of(refused(s, BRITISH, gun, raid)) == "sink-refuse-under-gunfire"
    assert refused(s, BRITISH, raid, shot("renown", "bismarck")) is None


@pytest.mark.rule("SB-12.18.c")
def test_aircraft_may_attack_whom_torpedoes_attack() -> None:
    s = clash(("prinz-eugen",), ("ark-royal", "flotilla-1"), round=7)
    raid = shot("ark-royal", "prinz-eugen", "aircraft", 12)
    assert refused(s, BRITISH, raid, shot("flotilla-1", "prinz-eugen", "torpedo")) is None


@pytest.mark.rule("SB-12.33.b", "SB-12.33.c")
def test_aircraft_in_battle_share_out_their_strength() -> None:
    s = clash(("prinz-eugen", "bismarck"), ("ark-royal",))

    def raid(*shares: tuple[str, int]) -> str | None:
        return key_of(refused(s, BRITISH, *(shot("ark-royal", to, "aircraft", part) for to, part in shares)))

    assert raid(("bismarck", 8), ("prinz-eugen", 4)) is None
    assert raid(("bismarck", 5)) is None
    assert raid(("bismarck", 8), ("prinz-eugen", 5)) == "sink-refuse-strength"
    assert raid(("bismarck", 0)) == "sink-refuse-strength"
    assert raid(("bismarck", 13)) == "sink-refuse-strength"
    assert raid(("bismarck", 6), ("bismarck", 6)) == "sink-refuse-struck-twice"


@pytest.mark.rule("SB-12.18.d", "SB-8.27.a")
def test_aircraft_used_in_battle_are_used_for_the_turn() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("ark-royal",))
    plan = (shot("ark-royal", "bismarck", "aircraft", 8), shot("ark-royal", "prinz-eugen", "aircraft", 4))
    table = Table(s, do(british_fire), script=[1, 1]).answer(plan)
    assert table.p.flown == ("swordfish-ark-royal",)


@pytest.mark.rule("SB-12.33.e")
def test_aircraft_in_battle_have_the_modifiers_of_an_air_attack() -> None:
    s = clash(("bismarck",), ("ark-royal",), round=7)
    assert changes(s, shot("ark-royal", "bismarck", "aircraft", 12)) == -1


# --- the firing step ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.12.d", "SB-12.12.e", "SB-12.13.b", "SB-2.36.a")
def test_all_is_announced_and_then_rolled_for_in_turn() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"), round=4)
    plan = (shot("bismarck", "hood"), shot("prinz-eugen", "norfolk"))
    table = Table(s, do(german_fire), script=[7, 10]).answer(plan)
    assert table.rested
    battle = board(table.p)
    assert battle.shots == plan
    # Strength 17, 7 + 1: 3 points; strength 8, 10 + 1 counts as 10: 3 points.
    assert [(hit.firer, hit.target, hit.points) for hit in battle.hits] == [
        ("bismarck", "hood", 3),
        ("prinz-eugen", "norfolk", 3),
    ]
    assert [told["points"] for told in table.told("sink-shot-result")] == [3, 3]
    (first, second) = table.told("sink-roll-main")
    assert (first["strength"], first["range"], first["outcome"]) == (17, "B", (7,))
    assert second["strength"] == 8
    assert fighter(table.state, "hood").damage == 0  # nothing is applied before the end of the round


@pytest.mark.rule("SB-2.36.a")
def test_golden_07_the_die_shows_1_to_10_and_its_0_is_a_10() -> None:
    """G-07: all faces alike."""
    thrown: list[tuple[int, ...]] = []

    class Tower:
        def draw(self, number: int, chance: Chance) -> int:
            assert number == 0
            thrown.extend(chance.outcomes)
            return len(chance.outcomes) - 1

    s = clash(("prinz-eugen",), ("norfolk",), round=4)
    table = Table(s, do(german_fire), then=Tower()).answer((shot("prinz-eugen", "norfolk"),))
    assert thrown == [(face,) for face in range(1, 11)]
    assert table.told("sink-roll-main")[0]["outcome"] == (10,)
    assert board(table.p).hits[0].points == 3  # strength 8, the last row


@pytest.mark.rule("SB-12.12.b", "SB-12.12.c")
def test_the_answer_can_be_no_shot_at_all() -> None:
    table = Table(clash(("bismarck",), ("hood",)), do(german_fire)).answer(())
    assert table.told("sink-holds-fire") == [{"side": GERMAN}]


def test_players_at_random_use_everything() -> None:
    s = clash(("prinz-eugen", "scheer"), ("ark-royal", "renown", "flotilla-1"), round=7)
    choice = Table(s, do(british_fire)).ask.choice
    plans = [choice.sample(Random(seed)) for seed in range(100)]
    assert {each.weapon for plan in plans for each in plan} == {"main", "secondary", "torpedo", "aircraft"}
    assert {each.firer for plan in plans for each in plan} == {"ark-royal", "renown", "flotilla-1"}
    assert all(choice.refusal(plan) is None for plan in plans)


@pytest.mark.rule("SB-12.12.b")
def test_a_side_that_cannot_fire_is_not_asked() -> None:
    assert Table(clash(("bismarck",), ("norfolk",), round=3), do(british_fire)).rested
    table = Table(clash(("bismarck",), ("norfolk",), round=4), do(british_fire))
    assert table.ask.seat == BRITISH


@pytest.mark.rule("SB-12.13.a")
def test_a_refusal_counts_orders_as_people_do() -> None:
    s = clash(("bismarck",), ("hood", "norfolk"))
    fine, too_far = shot("hood", "bismarck"), shot("norfolk", "bismarck")
    for plan, number in (((too_far,), 1), ((fine, too_far), 2), ((fine, fine), 2)):
        refusal = refused(s, BRITISH, *plan)
        assert refusal is not None
        assert refusal.params["order"] == number
