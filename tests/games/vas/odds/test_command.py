"""`huffduff odds vas`: what it prints, and what it refuses with the rule."""

import json
from typing import Any, TypeVar

import pytest

from huffduff import cli
from huffduff.engine.errors import Refused
from huffduff.games.vas.odds.aircraft import AaReport
from huffduff.games.vas.odds.command import FLAGS, Report, work_out
from huffduff.words import LANGUAGES, Words
from tests.games.table import say
from tests.games.vas.table import FACTS

R = TypeVar("R", Report, AaReport)
Captured = pytest.CaptureFixture[str]
ISSUE = "--attacker bismarck --weapons A,B,X,Y --target warspite --range 25 --aspect side --target-moved 5"


def settings(text: str) -> dict[str, str]:
    words = text.split()
    return {flag.removeprefix("--"): value for flag, value in zip(words[::2], words[1::2], strict=True)}


def answer(kind: type[R], text: str) -> R:
    """A report of the kind that was asked for; whatever it says to people exists in both languages."""
    worked = work_out(FACTS, settings(text))
    assert isinstance(worked.report, kind)
    for key, params in worked.lines:
        assert say("vas", key, params)
    return worked.report


def report(text: str) -> Report:
    return answer(Report, text)


def aa(text: str) -> AaReport:
    return answer(AaReport, text)


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        work_out(FACTS, settings(text))
    assert say("vas", caught.value.key, caught.value.params)
    return caught.value


def weapons(text: str) -> dict[str, tuple[int, int]]:
    return {one.id: (one.attack_dice, one.need) for one in report(text).weapons}


def test_the_command_gives_what_was_asked_for(capsys: Captured) -> None:
    assert cli.main(["odds", "vas", *ISSUE.split(), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in found["weapons"]] == ["A", "B", "X", "Y"]
    assert {key: found["weapons"][0][key] for key in ("attack_dice", "need", "hit_chance", "damage_dice")} == {
        "attack_dice": 2,
        "need": 4,
        "hit_chance": 0.5,
        "damage_dice": 3,
    }
    assert found["hits"][4] == pytest.approx(70 / 256)
    assert found["mean_damage"] == pytest.approx(8 / 2 * 3 * 5 / 6)
    assert found["mean_criticals"] == pytest.approx(1.0)
    assert sum(found["damage"]) == pytest.approx(1)
    assert sum(found["criticals"]) == pytest.approx(1)
    assert 0 < found["sink"] < found["cripple"] < 0.05


@pytest.mark.parametrize(("language", "word"), [("en", "Sunk: 1.7 %."), ("es", "Hundido: 1.7 %.")])
def test_people_get_sentences(capsys: Captured, language: str, word: str) -> None:
    assert cli.main(["odds", "vas", *ISSUE.split(), "--lang", language]) == 0
    assert capsys.readouterr().out.strip().endswith(word)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("vas --attacker bismarck --target warspite --range 31 --weapons A", "over the horizon"),
        ("vas --attacker bismarck --target warspite --range 31 --weapons A", "[VS-BTH.2]"),
        ("vas --bearing 3", "does not know what to do with --bearing"),
        ("vas bearing 3", "does not know what to do with bearing"),
        ("vas --attacker", "--attacker needs a value."),
        ("vas --attacker --target hood", "--attacker needs a value."),
        ("vas --attacker hood --attacker=hood", "--attacker is given twice."),
        ("vas --attacker bismarck", "--target is missing."),
        ("strait --attacker hood", "strait has nothing to work out odds for."),
        ("chess --attacker hood", "There is no game called chess"),
    ],
)
def test_what_cannot_be_worked_out_gets_one_sentence(capsys: Captured, arguments: str, message: str) -> None:
    assert cli.main(["odds", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert message in err
    assert err.count("\n") == 1


def test_a_value_may_stand_behind_an_equals_sign(capsys: Captured) -> None:
    assert cli.main(["odds", "vas", *ISSUE.split(), "--json"]) == 0
    apart = capsys.readouterr().out
    words = ISSUE.split()
    joined = [f"{flag}={value}" for flag, value in zip(words[::2], words[1::2], strict=True)]
    assert cli.main(["odds", "vas", *joined, "--json"]) == 0
    assert capsys.readouterr().out == apart


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["odds", "--help"], ["odds", "vas", "-h"]])
def test_the_help_says_what_every_flag_means(capsys: Captured, language: str, arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([*arguments, "--lang", language])
    helped, words = " ".join(capsys.readouterr().out.split()), Words(language)
    for flag in FLAGS:
        assert words.has(f"vas-flag-{flag}")
        assert f"--{flag} {words('cli-value')}" in helped
    assert words("vas-flag-target-moved") in helped


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *((name, "hood") for name in ("hood", "Hood", "HMS Hood", "hms_hood")),
        *((name, "hood-1941") for name in ("hood_1941", "Hood 1941")),
        *((name, "z1") for name in ("z1", "z1_type1934", "Z1 Leberecht Maass", "KMS Z1")),
        ("z23_type1936a", "z23"),
        ("fiume", "zara"),
        ("nobody", None),
        ("hms", None),
        ("", None),
    ],
)
def test_ships_are_found_by_all_that_they_are_called(text: str, card: str | None) -> None:
    found = FACTS.find(text)
    assert (found and found.id) == card


def test_who_gets_a_name_wrong_is_told_names_near_it() -> None:
    near = refusal("--attacker swordfish --target bismarck").params["near"]
    assert near == "swordfish-i-bomber, swordfish-i-torpedo-bomber"
    assert refusal("--attacker bismark --target hood --range 9").params["near"] == "bismarck"
    assert refusal("--attacker qqqqqq --target hood --range 9").params["near"] == "none"
    assert refusal("--attacker bismarck --target hood --range 9 --weapons Q").params["known"] == (
        "A, B, X, Y, light-1, light-2, aa"
    )


@pytest.mark.rule("VS-ORD.29", "VS-ORD.30", "VS-ORD.31")
def test_one_who_floods_her_magazines_has_a_turret_less_and_lower_scores() -> None:
    base = "--attacker bismarck --weapons main --target warspite --range 25 --attacker-orders"
    assert list(weapons(f"{base} flood")) == ["A", "X", "Y"]
    assert list(weapons(f"{base} Flood-Magazines! --attacker-criticals weapons=5")) == ["A"]
    assert list(weapons(f"{base} Evade")) == ["A", "B", "X", "Y"]
    hurt = "--attacker fletcher --weapons secondary --target fletcher --range 2 --attacker-criticals crew=3"
    assert weapons(hurt) == {"light-1": (2, 3)}
    assert weapons(f"{hurt} --attacker-orders flood") == {"light-1": (1, 3)}


def test_other_commands_take_no_flags_they_do_not_know(capsys: Captured) -> None:
    assert cli.main(["games", "--attacker", "hood"]) == 2
    assert "--attacker hood" in capsys.readouterr().err


def test_weapons_are_named_as_on_the_card_or_by_group() -> None:
    base = "--attacker yamato --target bismarck --range 10 --weapons"
    assert list(weapons(f"{base} a")) == ["A"]
    assert list(weapons(f"{base} main")) == ["A", "B", "Y", "AA", "P", "YY"]
    assert weapons(f"{base} secondary") == {"light-1": (4, 4)}
    assert list(weapons(f"{base} all")) == ["A", "B", "Y", "AA", "P", "YY", "light-1"]
    assert list(weapons(f"{base} main --attacker-arc starboard")) == ["A", "B", "Y", "AA", "S", "YY"]
    assert list(weapons(f"{base} main --attacker-arc aft")) == ["Y", "YY"]
    assert weapons(f"{base} light-1 --attacker-arc fore") == {"light-1": (8, 4)}
    assert list(weapons("--attacker takao --target bismarck --range 10 --weapons torpedoes")) == [
        *("torpedo-port-1", "torpedo-port-2")
    ]
    assert list(weapons("--attacker bismarck --target warspite --range 22 --weapons all")) == [*"ABXY", "light-1"]


@pytest.mark.parametrize(
    ("attacker", "text", "found"),
    [
        ("bismarck", "A Turret (2 x 15-inch),b turret", ["A", "B"]),
        ("bismarck", "Light Guns", ["light-1", "light-2"]),
        ("bismarck", "light guns (16 x 4.1-inch)", ["light-2"]),
        ("prinz-eugen", "Port G7a/T-1 Torpedoes", ["torpedo-port-1", "torpedo-port-2"]),
        ("yamato", "AA", ["AA"]),
        ("yamato", "AA Turret,yy", ["AA", "YY"]),
        ("bismarck", "main,all", [*"ABXY", "light-1", "light-2"]),
        ("bismarck", "secondary,main,main", ["light-1", "light-2", *"ABXY"]),
        ("bismarck", "X,main", ["X", *"ABY"]),
    ],
)
def test_names_of_the_card_mean_every_line_that_bears_them_and_no_line_fires_twice(
    attacker: str, text: str, found: list[str]
) -> None:
    flags = {"attacker": attacker, "weapons": text, "target": "warspite", "range": "7"}
    worked = work_out(FACTS, flags).report
    assert isinstance(worked, Report)
    assert [one.id for one in worked.weapons] == found


@pytest.mark.rule("VS-SPLIT.8")
@pytest.mark.parametrize(("text", "dice"), [("aa", 1), ("AA Battery", 1), ("ALL", 1)])
def test_an_aa_battery_is_told_from_a_turret_of_that_name(text: str, dice: int) -> None:
    flags = {"attacker": "yamato", "weapons": text, "target": "f4u-4-corsair-fighter"}
    worked = work_out(FACTS, flags).report
    assert isinstance(worked, AaReport)
    assert {one.id: one.local_dice for one in worked.weapons}["aa"] == dice


@pytest.mark.rule("VS-FIRE.18", "VS-BASIC.10")
def test_flags_describe_both_ships() -> None:
    base = "--attacker bismarck --weapons A --target warspite --range 25"
    assert weapons(f"{base} --aspect fore") == {"A": (2, 5)}
    assert weapons(f"{base} --aspect aft") == {"A": (2, 5)}
    assert weapons(f"{base} --attacker-orders all-hands") == {"A": (2, 5)}
    assert weapons(f"{base} --target-moved 6.01") == {"A": (2, 5)}
    assert weapons(f"{base} --target-moved 6.00") == {"A": (2, 4)}
    assert weapons("--attacker bismarck --weapons A --target warspite --range 30.00") == {"A": (2, 4)}
    evading = report(f"{base} --target-orders evade")
    assert evading.weapons[0].hit_chance == 0.25
    assert report(f"{base} --attacker-criticals magazine").weapons[0].fires == 0.5
    assert report(f"{base} --attacker-criticals magazine,weapons=3").weapons[0].fires == 0.25
    assert report(f"{base} --target-hull 25").cripple > 0.5
    assert report(f"{base} --target-criticals engine=5,crew=5").mean_damage == report(base).mean_damage
    light = "--attacker bismarck --weapons secondary --target northampton --range 8 --attacker-arc fore"
    assert weapons(light) == {"light-1": (6, 3), "light-2": (8, 3)}
    assert weapons(f"{light} --attacker-criticals weapons=2,crew=1") == {"light-1": (2, 3), "light-2": (4, 3)}
    assert weapons(f"{light} --attacker-hull 34") == {"light-1": (3, 3), "light-2": (4, 3)}
    broken = "--attacker bismarck --weapons main --target warspite --range 25 --attacker-criticals weapons=5"
    assert list(weapons(broken)) == ["A", "Y"]
    two = "--attacker graf-spee --weapons main --target norfolk --range 12 --attacker-criticals weapons="
    assert [len(weapons(f"{two}{score}")) for score in (3, 4)] == [2, 1]
    assert refusal(f"{two}5").key == "vas-weapon-out"
    small = "--attacker fletcher --weapons light-1 --target fletcher --range 3 --attacker-criticals weapons=4"
    assert refusal(small).key == "vas-no-dice"


@pytest.mark.rule("VS-BTH.5", "VS-BTH.6")
def test_anchored_targets_are_fired_at_beyond_the_horizon() -> None:
    base = "--attacker new-mexico --weapons A --target hood --range 35 --target-anchored yes"
    assert weapons(base) == {"A": (1, 6)}


@pytest.mark.rule("VS-NAT-US.1", "VS-NAT.1")
def test_the_year_decides_on_cards_and_duds() -> None:
    base = "--attacker fletcher --weapons torpedoes --target yamato --range 4 --year"
    assert report(f"{base} 1943").weapons[0].hit_chance == pytest.approx(1 / 3 * 2 / 6)
    assert report(f"{base} 1944").weapons[0].hit_chance == pytest.approx(1 / 3)
    early = refusal(f"{base} 1941")
    assert (early.key, early.params["value"], early.params["year"]) == ("vas-odds-not-yet", "Fletcher", "1942")
    assert refusal("--attacker tirpitz-1941 --target hood --range 9 --year 1940").key == "vas-odds-not-yet"
    assert report("--attacker tirpitz --target hood --range 20 --weapons A --year 1942").attacker == "tirpitz-1941"


def test_flights_attack_in_the_same_way() -> None:
    found = report("--attacker swordfish-i-torpedo-bomber --target bismarck --flights 3")
    assert len(found.weapons) == 3
    assert len(found.hits) == 4
    assert found.weapons[0].need == 5
    assert found == report(
        "--attacker swordfish-i-torpedo-bomber --target bismarck --flights 3 --weapons all --range 0"
    )
    kamikaze = "--attacker a6m5-zero-kamikaze --target northampton"
    assert report(kamikaze).weapons[0].need == 3
    assert report(f"{kamikaze} --aspect fore --target-moved 6.01").weapons[0].need == 5
    assert report(f"{kamikaze} --aspect fore --target-moved 6").weapons[0].need == 4
    assert report(f"{kamikaze} --aspect aft --target-anchored yes").weapons[0].need == 3
    assert report(f"{kamikaze} --aspect fore").weapons[0].hit_chance == pytest.approx(0.75)
    assert report(f"{kamikaze} --aspect fore --target-orders evade").weapons[0].hit_chance == pytest.approx(0.5)
    duds = "--attacker tbf-1c-avenger-torpedo-bomber --target yamato --year"
    assert report(f"{duds} 1943").weapons[0].hit_chance == pytest.approx(1 / 9)
    assert report(f"{duds} 1944").weapons[0].hit_chance == pytest.approx(1 / 3)
    ahead = report("--attacker swordfish-i-torpedo-bomber --target bismarck --flights 3 --aspect fore")
    assert ahead.mean_damage > found.mean_damage


@pytest.mark.rule("VS-NAT-US.3", "VS-NAT-US.4", "VS-NAT-US.5", "VS-NAT-UK.1")
def test_vt_fuses_bring_all_dice_to_bear_on_a_flight() -> None:
    base = "--attacker warspite --target a6m2-zero-fighter --range 10 --attacker-arc fore --year"
    assert [aa(f"{base} 1943{vt}").weapons[0].attack_dice for vt in ("", " --attacker-vt no")] == [2, 2]
    fitted = aa(f"{base} 1943 --attacker-vt yes")
    assert fitted.weapons[0].attack_dice == 4
    assert fitted.destroy == pytest.approx(1 - (5 / 6) ** 4)
    assert refusal(f"{base} 1943 --attacker-vt maybe").key == "vas-odds-unknown"
    assert refusal(f"{base} 1942 --attacker-vt yes").rule == "VS-NAT-US.5"
    assert refusal("--attacker bismarck --target a6m2-zero-fighter --year 1944 --attacker-vt yes").rule == "VS-NAT-US.5"
    assert refusal("--attacker electra --target a6m2-zero-fighter --year 1944 --attacker-vt yes").rule == "VS-NAT-US.3"
    assert refusal("--attacker warspite --target bismarck --range 9 --attacker-vt yes").rule == "VS-NAT-US.4"
    assert refusal("--attacker swordfish-i-bomber --target bismarck --attacker-vt yes").rule == "VS-NAT-US.3"


@pytest.mark.rule("VS-AIR.19", "VS-EX.16", "VS-VITAL.9")
def test_guns_against_a_flight_work_in_the_same_way() -> None:
    plain = aa("--attacker warspite --weapons aa --target a6m2-zero-fighter")
    assert plain.weapons[0].local_dice == 6
    assert plain.destroy == pytest.approx(1 - (5 / 6) ** 6)
    torpedo = aa("--attacker warspite --weapons aa --target swordfish-i-torpedo-bomber")
    assert torpedo.destroy == pytest.approx(1 - (4 / 6) ** 6)
    tough = aa("--attacker warspite --weapons aa --target f4u-4-corsair-fighter")
    assert tough.destroy == pytest.approx(1 - (5 / 6) ** 6 - 6 * (1 / 6) * (5 / 6) ** 5)
    far = aa("--attacker bismarck --target a6m2-zero-fighter --range 9.5")
    assert [(one.id, one.attack_dice) for one in far.weapons] == [("light-2", 4)]
    ablaze = aa("--attacker warspite --weapons aa --target a6m2-zero-fighter --attacker-criticals magazine")
    assert ablaze.destroy == pytest.approx(plain.destroy / 2)
    everything = aa("--attacker warspite --weapons all --target a6m2-zero-fighter")
    assert [(one.id, one.attack_dice) for one in everything.weapons] == [("light-2", 2), ("aa", 6)]
    secondary = aa("--attacker warspite --weapons secondary --target a6m2-zero-fighter --range 10")
    assert [(one.id, one.attack_dice, one.need) for one in secondary.weapons] == [("light-2", 2, 6)]
    together = aa("--attacker warspite --weapons secondary,aa --target a6m2-zero-fighter")
    assert together == everything
    assert refusal("--attacker bismarck --weapons main --target a6m2-zero-fighter").rule == "VS-AIR.19"
    assert refusal("--attacker bismarck --weapons torpedoes --target a6m2-zero-fighter").rule == "VS-AIR.19"
    assert refusal("--attacker warspite --weapons aa --target a6m2-zero-fighter --range 1").rule == "VS-AIR.19"
    assert refusal("--attacker bismarck --weapons A --target a6m2-zero-fighter").rule == "VS-AIR.19"
    assert refusal("--attacker bismarck --target a6m2-zero-fighter --range 9.51").key == "vas-odds-nothing-at-aircraft"
    base = "--attacker bismarck --target a6m2-zero-fighter --range 9.51 --weapons"
    assert refusal(f"{base} light-2").key == "vas-odds-not-so-far"
    assert refusal(f"{base} light-1").key == "vas-odds-not-at-aircraft"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("--attacker northampton --weapons light-1 --target hood --range 15.01", "VS-GUN.2"),
        ("--attacker bismarck --weapons A --target hood --range 30.001", "VS-BTH.2"),
        ("--attacker northampton --weapons A --target fletcher --range 7", "VS-FIRE.9"),
        ("--attacker bismarck --weapons aa --target fletcher --range 1", "VS-WPN.4"),
        ("--attacker takao --weapons torpedoes --target hood --range 9 --attacker-orders evade", "VS-ORD.23"),
        ("--attacker takao --weapons torpedo-port-1,torpedo-starboard-1 --target hood --range 9", "VS-ARC.2"),
        ("--attacker bismarck --weapons A --target hood --range 9 --attacker-arc aft", "VS-ARC.2"),
        ("--attacker bismarck --weapons Z --target hood --range 9", "VS-BASIC.7"),
        ("--attacker bismarck --weapons torpedoes --target hood --range 9", "VS-BASIC.7"),
        ("--attacker bismarck --weapons A,A --target hood --range 9", "VS-SPLIT.1"),
        ("--attacker bismarck --weapons A --target hood --range 9 --target-hull 1 --target-orders evade", "VS-ORD.27"),
        (
            "--attacker bismarck --weapons A --target hood --range 9 --target-criticals bridge --target-orders evade",
            "VS-VITAL.3",
        ),
        ("--attacker bismarck --weapons A --target hood --range 9 --attacker-orders evade,smoke", "VS-ORD.2"),
        ("--attacker bismarck --weapons A --target hood --range 9 --attacker-orders scramble", "VS-ORD.33"),
        (
            "--attacker hood --target bismarck --range 9 --target-criticals rudder --target-orders come-about",
            "VS-VITAL.6",
        ),
        ("--attacker bismarck --weapons A --target hood --range 35 --target-anchored no", "VS-BTH.2"),
        ("--attacker bismarck --weapons light-1 --target hood --range 35 --target-anchored yes", "VS-GUN.2"),
        ("--attacker a6m2-zero-fighter --target hood", "VS-AIR.34"),
        ("--attacker a6m5-zero-kamikaze --target hood --year 1943", "VS-AIR.7"),
        ("--attacker hood --target a6m5-zero-kamikaze --year 1943", "VS-AIR.7"),
        ("--attacker swordfish-i-bomber --target bismarck --attacker-orders evade", "VS-ORD.7"),
        ("--attacker swordfish-i-bomber --target bismarck --attacker-criticals crew=1", "VS-AIR.3"),
        ("--attacker swordfish-i-bomber --target bismarck --attacker-hull 1", "VS-AIR.3"),
        ("--attacker swordfish-i-bomber --target bismarck --attacker-arc fore", "VS-AIR.27"),
        ("--attacker swordfish-i-bomber --target bismarck --range 0.01", "VS-AIR.27"),
        ("--attacker swordfish-i-bomber --target bismarck --weapons main", "VS-AIR.31"),
        ("--attacker swordfish-i-bomber --target a6m2-zero-fighter", "VS-DOG.6"),
        ("--attacker hood --target a6m2-zero-fighter --target-orders evade", "VS-ORD.7"),
        ("--attacker hood --target a6m2-zero-fighter --target-criticals crew=1", "VS-AIR.3"),
        ("--attacker hood --target a6m2-zero-fighter --target-hull 1", "VS-AIR.3"),
        ("--attacker hood --target a6m2-zero-fighter --target-anchored yes", "VS-AIR.3"),
        ("--attacker hood --target a6m2-zero-fighter --target-moved 9", "VS-AIR.20"),
        ("--attacker hood --target a6m2-zero-fighter --aspect side", "VS-AIR.20"),
        ("--attacker hood --target a6m2-zero-fighter --flights 2", "VS-AIR.21"),
        ("--attacker bismarck --weapons A --target hood --range 9 --flights 2", "VS-AIR.29"),
        ("--attacker bismarck --target hood --range 9 --target-anchored yes --target-moved 1", "VS-FIRE.14"),
    ],
)
def test_what_no_attack_can_do_is_refused_with_the_rule(text: str, rule: str) -> None:
    assert refusal(text).rule == rule


@pytest.mark.parametrize(
    "text",
    [
        "--attacker bismarck --weapons A --target hood",
        "--attacker bismarck --weapons A --target hood --range far",
        "--attacker bismarck --weapons A --target hood --range -1",
        "--attacker bismarck --weapons A --target hood --range nan",
        "--attacker bismarck --weapons A --target hood --range 9 --aspect left",
        "--attacker bismarck --weapons A --target hood --range 9 --target-orders run",
        "--attacker bismarck --weapons A --target hood --range 9 --target-criticals engine=7",
        "--attacker bismarck --weapons A --target hood --range 9 --target-criticals mast",
        "--attacker bismarck --weapons A --target hood --range 9 --target-criticals crew=1,crew=2",
        "--attacker nobody --weapons A --target hood --range 9",
        "--attacker bismarck --weapons A --target hood --range 9 --attacker-arc up",
        "--attacker bismarck --weapons A --target hood --range 9 --target-criticals catastrophe",
        "--attacker bismarck --weapons A --target hood --range 9 --target-hull 0",
        "--attacker bismarck --weapons A --target hood --range 9 --target-hull 500",
        "--attacker bismarck --weapons A --target hood --range 9 --target-hull 1.5",
        "--attacker bismarck --weapons A --target hood --range 9 --target-anchored maybe",
        "--attacker bismarck --weapons A --target hood --range 9 --year 1941.5",
        "--attacker bismarck --weapons A --target hood --range 9 --year 1946",
        "--attacker swordfish-i-bomber --target bismarck --flights 0",
        "--attacker swordfish-i-bomber --target bismarck --flights 81",
    ],
)
def test_what_is_not_understood_is_said(text: str) -> None:
    refusal(text)


def test_every_flag_is_known() -> None:
    assert len(set(FLAGS)) == len(FLAGS)
