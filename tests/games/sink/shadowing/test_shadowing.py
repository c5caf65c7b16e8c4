"""Phase 6: contacts made, kept and lost."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, ShipId, TokenId, Visibility
from huffduff.games.sink.movement.plotting import plot_phase
from huffduff.games.sink.parts import Shadow, Types
from huffduff.games.sink.shadowing.attempts import shadow_phase
from huffduff.games.sink.shadowing.eligible import ContactHints, ContactTried, lucky_faces, modifiers
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.clearing import clean_up
from tests.games.sink.table import FACTS, Table, band, recon, setting, shadow
from tests.games.sink.writing import contact

PLACE = "3116"  # three hexes from the base in Ireland... as far as aircraft are concerned near enough
FOG = "1721"


def found(place: str = PLACE, *ships: str, **marks: Any) -> State:
    """Bismarck, detected, and a British task force beside her."""
    s = setting(4)
    band(s, "G1", place, "bismarck", "prinz-eugen", **{"detected": True, **marks})
    if ships:
        band(s, "B1", place, *ships)
    return s


def phase(s: State, script: Any = ()) -> Table:
    return Table(s.copy(), do(shadow_phase), script=script)


def odds(table: Table, by: str = "B1", target: str = "G1") -> tuple[int, str | None]:
    """On how many faces an attempt succeeds, or the rule that forbids it."""
    tried = table.ask.preview([contact(by, target)])
    assert isinstance(tried, ContactTried)
    (attempt,) = tried.attempts
    return attempt.faces, attempt.refusal.rule if attempt.refusal else None


# --- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-11.3.a", "SB-5.2.a")
@pytest.mark.parametrize(
    ("visibility", "turn", "radar", "plain", "aircraft"),
    [
        ("good", 4, 10, 7, 7),
        ("fair", 4, 9, 6, 6),
        ("poor", 4, 7, 4, 4),
        ("good", 6, 8, 5, 3),
        ("fair", 6, 7, 4, 2),
        ("poor", 6, 7, 4, 2),
    ],
)
def test_the_shadowing_table(visibility: Visibility, turn: int, radar: int, plain: int, aircraft: int) -> None:
    s = setting(turn, visibility)
    suffolk, norfolk = ShipId("suffolk"), ShipId("norfolk")
    faces = [
        lucky_faces(FACTS, modifiers(FACTS, s.public, Hex(PLACE), ships))
        for ships in ((suffolk, norfolk), (norfolk,), None)
    ]
    assert faces == [radar, plain, aircraft]
    assert lucky_faces(FACTS, modifiers(FACTS, s.public, Hex(FOG), (suffolk,))) == min(radar, 10) - (radar < 10) - (
        visibility == "good" and turn == 4
    )


@pytest.mark.rule("SB-11.3.a", "SB-11.3.b")
@pytest.mark.parametrize(("die", "made"), [(1, False), (2, True)])
def test_a_radar_ship_makes_contact_in_fair_weather_on_2_or_more(die: int, made: bool) -> None:
    table = phase(found(PLACE, "suffolk"), script=[die]).answer([contact("B1", "G1")])
    assert (TokenId("G1") in table.p.shadows) is made
    (roll,) = table.told("sink-roll-shadow", BRITISH)
    assert (roll["need"], roll["outcome"]) == (2, (die,))
    assert table.told("sink-roll-shadow", GERMAN) == []
    assert table.heard(GERMAN)[0] == ("sink-shadow-made" if made else "sink-shadow-failed")
    assert table.token("B1").real
    assert table.rested


@pytest.mark.rule("SB-11.3.b", "SB-11.9.a", "SB-11.9.d", "SB-2.312.a")
def test_success_puts_a_marker_and_the_british_tells_what_shadows() -> None:
    table = phase(found(PLACE, "suffolk", "norfolk"), script=[9]).answer([contact("B1", "G1")])
    assert table.p.shadows == {"G1": Shadow(TokenId("G1"), "B1", 4)}
    assert table.token("G1").shadowed == 4
    assert table.token("B1").detected
    assert table.token("B1").known == Types(4, cruiser=2)
    (told,) = table.told("sink-shadowed", GERMAN)
    assert (told["by"], told["cruiser"], told["battleship"]) == ("B1", 2, 0)


@pytest.mark.rule("SB-11.1.c", "SB-11.6.b", "SB-11.9.a")
def test_an_aircraft_shadows_whatever_the_speed_and_needs_no_words() -> None:
    s = found()
    recon(s, "recon-ireland", PLACE)
    table = phase(s, script=[5])
    assert odds(table, "recon-ireland") == (6, None)
    table.answer([contact("recon-ireland", "G1")])
    assert table.p.shadows[TokenId("G1")].by == "recon-ireland"
    assert table.told("sink-shadowed-by-air", GERMAN) == [{"token": "G1", "by": "recon-ireland", "hex": PLACE}]


# --- who may ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-11.1.a", "SB-11.1.b", "SB-4.6.a", "SB-11.1.d")
def test_the_british_is_asked_only_where_an_enemy_was_detected_beside_him() -> None:
    assert phase(found(PLACE, "suffolk", detected=False)).rested
    s = found()
    band(s, "B1", "3115", "suffolk")
    assert phase(s).rested
    table = phase(found(PLACE, "suffolk"))
    assert (table.ask.seat, table.ask.params) == (BRITISH, {"hex": PLACE})
    assert phase(found(PLACE, "suffolk", port=True)).rested
    table.answer([])
    assert table.rested


@pytest.mark.rule("SB-6.21.a")
def test_a_dummy_is_asked_like_a_real_task_force() -> None:
    s = found()
    band(s, "B1", PLACE)
    table = phase(s)
    assert table.ask.key == "sink-ask-shadow"
    assert odds(table) == (0, "SB-11.1.c")
    assert table.refused([contact("B1", "G1")]).rule == "SB-11.1.c"
    assert table.answer([]).rested


@pytest.mark.rule("SB-11.1.b", "SB-11.1.c", "SB-11.1.d", "SB-11.1.f", "SB-10.9.a", "SB-4.6.a")
def test_who_cannot_shadow() -> None:
    s = found(PLACE, "suffolk")
    band(s, "B2", "3115", "norfolk")
    band(s, "B3", PLACE, "london", port=True)
    band(s, "G2", PLACE, "gneisenau")
    recon(s, "recon-plymouth", PLACE)
    recon(s, "recon-bordeaux", PLACE)
    recon(s, "recon-ireland", "3115")
    table = phase(s)
    rules = {
        "B2": "SB-11.1.d",
        "B3": "SB-11.1.d",
        "B9": "SB-11.1.c",
        "G1": "SB-11.1.c",
        "bomber-ireland": "SB-11.1.c",
        "recon-bordeaux": "SB-11.1.c",
        "recon-ireland": "SB-11.1.d",
        "recon-plymouth": "SB-11.6.c",
    }
    for by, rule in rules.items():
        assert table.refused([contact(by, "G1")]).rule == rule, by
        assert odds(table, by) == (0, rule)
    assert table.refused([contact("B1", "G2")]).rule == "SB-11.1.b"
    assert table.refused([contact("B1", "G1")] * 2).rule == "SB-11.1.f"
    hints = table.ask.choice.hints()
    assert isinstance(hints, ContactHints)
    assert [unit.contact.by for unit in hints.units if not unit.refusal] == ["B1"]


@pytest.mark.rule("SB-11.6.c")
def test_aircraft_shadow_up_to_four_hexes_from_their_base() -> None:
    for place, allowed in (("3115", True), ("3017", False)):
        distance = FACTS.chart.distance(Hex("3517"), Hex(place))
        assert (distance <= 4) is allowed
        s = found(place)
        recon(s, "recon-ireland", place)
        assert odds(phase(s), "recon-ireland")[1] == (None if allowed else "SB-11.6.c")


@pytest.mark.rule("SB-11.6.a")
@pytest.mark.parametrize(
    ("ship", "damage", "fit"),
    [("king-george-v", 0, False), ("king-george-v", 1, False), ("king-george-v", 2, True), ("hood", 0, True)],
)
def test_the_slowest_shadower_is_at_least_as_fast_as_the_slowest_of_the_enemy(
    ship: str, damage: int, fit: bool
) -> None:
    """Bismarck has 29, Prinz Eugen 32; King George V 28, Hood 29."""
    s = found(PLACE, ship, "norfolk")
    s.private[GERMAN].change(ShipId("bismarck"), damage=damage)
    assert (odds(phase(s))[1] is None) is fit
    s.private[BRITISH].change(ShipId("norfolk"), damage=2)
    assert odds(phase(s))[1] == ("SB-11.6.a" if ship != "king-george-v" or damage < 2 else None)


@pytest.mark.rule("SB-10.3.b", "SB-11.11.a")
def test_in_fog_only_radar_sees() -> None:
    s = found(FOG, "norfolk")
    assert odds(phase(s))[1] == "SB-11.11.a"
    s = found(FOG, "norfolk", "suffolk")
    assert odds(phase(s)) == (8, None)
    recon(s, "recon-st-johns", FOG)
    assert odds(phase(s), "recon-st-johns")[1] == "SB-11.11.a"


@pytest.mark.rule("SB-11.1.f", "SB-4.6.a")
def test_one_attempt_in_a_hex_whatever_is_there() -> None:
    s = found(PLACE, "suffolk")
    band(s, "B2", PLACE, "norfolk")
    band(s, "G2", PLACE, "gneisenau", detected=True)
    table = phase(s, script=[1]).answer([contact("B1", "G1")])
    assert table.p.tried == (PLACE,)
    assert table.rested
    both = [contact("B1", "G1"), contact("B2", "G2")]
    assert phase(s).refused(both).rule == "SB-11.1.f"


@pytest.mark.rule("SB-11.1.f")
def test_a_unit_shadows_one_enemy_at_a_time() -> None:
    s = found(PLACE, "suffolk")
    band(s, "G2", PLACE, "gneisenau")
    shadow(s, "G2", "B1")
    table = phase(s, script=[9]).answer([contact("B1", "G2")])
    assert table.ask.key == "sink-ask-shadow"
    assert odds(table)[1] == "SB-11.1.f"


# --- parting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-11.5.a", "SB-6.14.b")
def test_the_task_force_that_found_the_enemy_may_send_some_of_its_ships() -> None:
    s = found(PLACE, "victorious", "king-george-v", "kenya", found_by="B1")
    s.private[BRITISH].change_force(TokenId("B1"), moved=1, allowance=3)
    table = phase(s, script=[6])
    assert odds(table)[1] == "SB-11.6.a"
    hints = table.ask.choice.hints()
    assert isinstance(hints, ContactHints)
    assert hints.divisible == ("B1",)
    table.answer([contact("B1", "G1", ("kenya",))])
    (part,) = (token for token in table.p.tokens.values() if token.side == BRITISH and token.id != "B1")
    assert table.p.shadows[TokenId("G1")].by == part.id
    forces = table.private(BRITISH).forces
    assert forces[TokenId("B1")].ships == ("victorious", "king-george-v")
    assert (forces[part.id].ships, forces[part.id].moved) == (("kenya",), 1)
    assert table.told("sink-appeared", GERMAN)[0]["hex"] == PLACE


@pytest.mark.rule("SB-11.5.a", "SB-6.14.b", "SB-6.12.c", "SB-6.13.c")
def test_how_a_task_force_cannot_part() -> None:
    s = found(PLACE, "victorious", "king-george-v", "kenya", found_by="B1")
    band(s, "B2", PLACE, "norfolk", "suffolk")
    table = phase(s)

    def rule(by: str, *ships: str) -> str | None:
        return table.refused([contact(by, "G1", tuple(map(ShipId, ships)))]).rule

    assert rule("B2", "suffolk") == "SB-11.5.a"  # did not find her
    assert rule("B1", "suffolk") == rule("B1", "no-such-ship") == "SB-11.5.a"
    assert isinstance(table.ask.preview([contact("B1", "G1", ("no-such-ship",))]), ContactTried)
    assert rule("B1", "kenya", "kenya") == "SB-11.5.a"
    assert rule("B1", "victorious", "king-george-v", "kenya") == "SB-11.5.a"
    assert rule("B1", "king-george-v") == "SB-11.6.a"
    band(s, "B3", PLACE, "london")
    band(s, "B4", PLACE, "exeter")
    table = phase(s)
    assert rule("B1", "kenya") == "SB-6.13.c"
    s = found(PLACE, "victorious", "kenya", found_by="B1")
    for number in range(2, 14):
        band(s, f"B{number}", f"28{number + 10}")
    table = phase(s)
    assert rule("B1", "kenya") == "SB-6.12.c"
    recon(s, "recon-ireland", PLACE)
    table = phase(s)
    assert rule("recon-ireland", "kenya") == "SB-11.5.a"


@pytest.mark.rule("SB-11.5.a")
def test_the_finder_may_fall_into_more_than_two_parts() -> None:
    s = found(PLACE, "victorious", "king-george-v", "kenya", "aurora", found_by="B1")
    s.private[BRITISH].change_force(TokenId("B1"), moved=1, allowance=3)
    table = phase(s, script=[5]).answer([contact("B1", "G1", ("kenya",), ("victorious", "aurora"))])
    assert {name: force.ships for name, force in table.private(BRITISH).forces.items()} == {
        "B1": ("king-george-v",),
        "B2": ("kenya",),
        "B3": ("victorious", "aurora"),
    }
    assert table.force("B3").moved == 1
    assert table.p.shadows[TokenId("G1")].by == "B2"
    assert [told["token"] for told in table.told("sink-appeared", GERMAN)] == ["B2", "B3"]


@pytest.mark.rule("SB-11.5.a", "SB-6.12.c", "SB-6.13.c")
def test_every_part_has_ships_a_marker_and_room() -> None:
    s = found(PLACE, "victorious", "king-george-v", "kenya", "aurora", found_by="B1")
    band(s, "B2", PLACE, "norfolk")
    table = phase(s)

    def rule(*parts: tuple[str, ...]) -> str | None:
        return table.refused([contact("B1", "G1", *parts)]).rule

    assert rule(("kenya",), ()) == rule((), ("kenya",)) == "SB-11.5.a"
    assert rule(("kenya",), ("kenya",)) == rule(("kenya",), ("norfolk",)) == "SB-11.5.a"
    assert rule(("kenya",), ("aurora", "victorious", "king-george-v")) == "SB-11.5.a"
    assert rule(("kenya",), ("aurora",), ("victorious",)) == "SB-6.13.c"
    assert table.ask.choice.refusal((contact("B1", "G1", ("kenya",), ("aurora",)),)) is None
    for number in range(3, 13):
        band(s, f"B{number}", f"28{number + 10}")
    table = phase(s)
    assert table.ask.choice.refusal((contact("B1", "G1", ("kenya",)),)) is None
    assert rule(("kenya",), ("aurora",)) == "SB-6.12.c"


@pytest.mark.rule("SB-11.5.a", "SB-11.1.f")
def test_ships_that_leave_a_shadower_are_free_for_another_enemy() -> None:
    s = found(PLACE, "suffolk", "norfolk", found_by="B1")
    band(s, "G2", PLACE, "gneisenau")
    shadow(s, "G2", "B1")
    table = phase(s, script=[9, 9]).answer([contact("B1", "G2")])
    assert odds(table)[1] == "SB-11.1.f"
    table.answer([contact("B1", "G1", ("norfolk",))])
    assert {target: held.by for target, held in table.p.shadows.items()} == {"G2": "B1", "G1": "B3"}


def test_some_shadowers_at_random_leave_in_parts() -> None:
    s = found(PLACE, "kenya", "aurora", "norfolk", found_by="B1")
    choice, rng = phase(s).ask.choice, Random(2)
    drawn = [choice.sample(rng) for _ in range(60)]
    assert all(choice.refusal(contacts) is None for contacts in drawn)
    assert {(len(one.ships), len(one.parts)) for contacts in drawn for one in contacts} == {(0, 0), (1, 0), (1, 1)}


# --- keeping it ---------------------------------------------------------------------------------------------------


def followed(*ships: str) -> State:
    s = setting(5)
    band(s, "G1", PLACE, "bismarck", "prinz-eugen", shadowed=4)
    band(s, "B1", PLACE, *(ships or ("suffolk",)))
    shadow(s, "G1", "B1", high_speed=True)
    return s


@pytest.mark.rule("SB-4.6.b", "SB-11.4.b", "SB-11.7.a")
def test_a_contact_is_rolled_for_again_each_turn_without_a_new_detection() -> None:
    table = phase(followed(), script=[2])
    assert (table.ask.key, table.ask.params) == ("sink-ask-maintain", {"token": "G1", "hex": PLACE})
    table.answer([contact("B1", "G1")])
    assert table.p.shadows[TokenId("G1")] == Shadow(TokenId("G1"), "B1", 4)
    assert table.token("G1").shadowed == 5
    assert table.token("G1").known == Types(5, battleship=1, cruiser=1)
    assert table.rested


@pytest.mark.rule("SB-11.7.b")
def test_failure_loses_it_and_the_german_is_free_to_plot() -> None:
    table = Table(followed(), do(shadow_phase), do(plot_phase), script=[1])
    table.answer([contact("B1", "G1")])
    assert table.p.shadows == {}
    assert table.token("G1").shadowed == 0
    assert table.told("sink-shadow-gone", GERMAN) == [{"token": "G1"}]
    assert table.ask.key == "sink-ask-plots"


@pytest.mark.rule("SB-11.7.a", "SB-11.7.b")
def test_a_contact_may_be_dropped_and_is_not_tried_again_in_the_same_phase() -> None:
    s = followed()
    s.public.change(TokenId("G1"), detected=True)
    table = phase(s).answer([])
    assert table.p.shadows == {}
    assert table.rested


@pytest.mark.rule("SB-4.6.b", "SB-11.7.a")
def test_another_unit_in_the_hex_may_take_over() -> None:
    s = followed("norfolk")
    band(s, "B2", PLACE, "suffolk")
    table = phase(s, script=[2])
    assert (odds(table, "B1"), odds(table, "B2")) == ((6, None), (9, None))
    table.answer([contact("B2", "G1")])
    assert table.p.shadows[TokenId("G1")].by == "B2"
    assert table.told("sink-shadowed", GERMAN)[0]["by"] == "B2"


@pytest.mark.rule("SB-11.6.a", "SB-11.7.b")
def test_a_shadower_that_has_become_too_slow_cannot_keep_contact() -> None:
    s = followed()
    s.private[BRITISH].change(ShipId("suffolk"), damage=2)
    assert odds(phase(s))[1] == "SB-11.6.a"


@pytest.mark.rule("SB-11.1.b", "SB-11.9.c")
def test_when_a_shadower_was_sunk_another_may_try_without_detecting_first() -> None:
    s = followed()
    s.public.shadows.clear()
    assert phase(s).ask.key == "sink-ask-shadow"
    s.public.change(TokenId("G1"), shadowed=3)
    assert phase(s).rested


@pytest.mark.rule("SB-11.1.b")
@pytest.mark.parametrize("ships", [("bismarck",), ()])
def test_in_the_first_turn_nobody_has_been_shadowed_in_the_one_before(ships: tuple[str, ...]) -> None:
    s = setting(1)
    band(s, "G1", PLACE, *ships)
    band(s, "B1", PLACE, "suffolk")
    assert phase(s).rested
    s.public.options["later-corrections"] = "off"  # older matches go on as they began
    assert phase(s).rested == (not ships)


@pytest.mark.rule("SB-11.9.d", "SB-4.10.b")
def test_a_shadower_stays_detected_for_as_long_as_it_shadows() -> None:
    from huffduff.games.sink.sighting.markers import attackable

    table = Table(found(PLACE, "suffolk"), do(shadow_phase), do(clean_up), script=[9])
    table.answer([contact("B1", "G1")])
    assert not table.token("B1").detected
    assert attackable(table.p, table.token("B1"))
    assert "G1" in table.p.shadows
