"""Phase 9: straight after what comes by."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, AirId, Hex, ShipId, TokenId
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.parts import Course, Shadow
from huffduff.games.sink.shadowing.eligible import ContactTried
from huffduff.games.sink.sighting.searching import Search
from huffduff.games.sink.state import State
from tests.games.sink.table import Table, band, recon, setting
from tests.games.sink.writing import contact

G1, B1 = TokenId("G1"), TokenId("B1")
WAY = ("2814", "2813", "2812")


def passing(*path: str, ships: tuple[str, ...] = ("suffolk",), moved: int = 0, start: str = "2815") -> State:
    """Bismarck comes through the hex of a British task force with a course before her."""
    s = setting(4)
    band(s, "G1", start, "bismarck", "prinz-eugen")
    s.private[GERMAN].plots[G1] = Course(tuple(map(Hex, path or WAY)))
    band(s, "B1", (path or WAY)[0], *ships, moved=moved)
    return s


def found(s: State, *dice: int) -> Table:
    """She is detected there; `dice` are those that follow."""
    table = Table(s.copy(), do(german_movement), script=[10, *dice])
    return table.answer([Search("B1", "G1")])


def rule(table: Table, by: str = "B1", *ships: str) -> str | None:
    tried = table.ask.preview([contact(by, "G1", tuple(map(ShipId, ships)))])
    assert isinstance(tried, ContactTried)
    return tried.refusal.rule if tried.refusal else None


@pytest.mark.rule("SB-4.9.b", "SB-11.1.e", "SB-11.10.a", "SB-7.32.a", "SB-11.4.a", "SB-11.10.d")
def test_a_shadower_follows_to_the_end_of_the_german_move() -> None:
    table = found(passing(moved=2), 2)
    assert (table.ask.seat, table.ask.key) == (BRITISH, "sink-ask-high-speed")
    table.answer([contact("B1", "G1")])
    assert table.p.shadows == {"G1": Shadow(G1, "B1", 4, high_speed=True)}
    assert (table.token("G1").hex, table.token("B1").hex) == ("2812", "2812")
    force = table.private(BRITISH).forces[B1]
    assert (force.moved, force.allowance) == (4, 4)
    assert [told["hex"] for told in table.told("sink-follows", GERMAN)] == ["2813", "2812"]
    assert table.token("B1").detected
    assert table.token("G1").shadowed == 4
    assert table.rested


@pytest.mark.rule("SB-11.1.e", "SB-11.10.a")
def test_without_detection_there_and_then_nobody_can_follow() -> None:
    table = Table(passing(), do(german_movement), script=[6]).answer([Search("B1", "G1")])
    assert table.ask.key == "sink-ask-raider-looks"
    table = Table(passing(), do(german_movement)).answer([])
    assert table.ask.key == "sink-ask-raider-looks"


@pytest.mark.rule("SB-11.10.c", "SB-7.32.a", "SB-11.10.d")
@pytest.mark.parametrize(("moved", "fit"), [(0, True), (2, True), (3, False), (4, False)])
def test_golden_21_enough_hexes_must_be_left_to_follow(moved: int, fit: bool) -> None:
    """G-21: Suffolk has four hexes; two of the plot are left when Bismarck is found."""
    assert rule(found(passing(moved=moved))) == (None if fit else "SB-11.10.c")


@pytest.mark.rule("SB-11.10.b", "SB-11.6.a")
def test_the_same_speed_is_needed_as_for_normal_shadowing() -> None:
    assert rule(found(passing(ships=("king-george-v",)))) == "SB-11.6.a"
    assert rule(found(passing(ships=("hood",)))) is None


@pytest.mark.rule("SB-11.10.c")
def test_who_will_not_be_there_at_the_end_is_not_told_why() -> None:
    """Neither how far the plot goes nor where: the same words, whatever stands in the way."""
    far = found(passing(moved=3))
    edge = found(passing("2838", EXIT, start="2837"))
    crowd = passing()
    for number in range(2, 6):
        band(crowd, f"B{number}", "2812")
    refusals = [table.refused([contact("B1", "G1")]) for table in (far, edge, found(crowd))]
    s = passing("3215", "3115", "3014", start="3315")
    recon(s, "recon-ireland", "3215")
    refusals.append(found(s).refused([contact("recon-ireland", "G1")]))
    assert {(refusal.key, refusal.rule) for refusal in refusals} == {("sink-refuse-cannot-follow", "SB-11.10.c")}
    assert [refusal.params for refusal in refusals] == [{"by": by} for by in ("B1", "B1", "B1", "recon-ireland")]


@pytest.mark.rule("SB-6.13.c")
def test_nobody_follows_into_a_hex_without_room() -> None:
    s = passing()
    for number in range(2, 6):
        band(s, f"B{number}", "2812")
    assert rule(found(s)) == "SB-11.10.c"
    s.public.change(TokenId("B5"), hex=Hex("2811"))
    assert rule(found(s)) is None


@pytest.mark.rule("SB-9.10.e")
def test_an_escort_does_not_leave_its_convoy() -> None:
    s = passing()
    band(s, "B2", "2814", "norfolk", escort=True)
    assert rule(found(s), "B2") == "SB-9.10.e"


@pytest.mark.rule("SB-11.5.a", "SB-11.10.c")
def test_some_ships_of_the_finder_go_and_the_others_stay() -> None:
    s = passing(ships=("king-george-v", "suffolk"), moved=1)
    table = found(s, 5)
    assert rule(table) == "SB-11.6.a"
    table.answer([contact("B1", "G1", ("suffolk",))]).answer([])
    part = table.p.shadows[G1].by
    assert part != "B1"
    assert (table.token(part).hex, table.token("B1").hex) == ("2812", "2814")
    forces = table.private(BRITISH).forces
    assert (forces[TokenId(part)].moved, forces[TokenId(part)].allowance) == (3, 4)
    assert (forces[B1].ships, forces[B1].moved) == (("king-george-v",), 1)


@pytest.mark.rule("SB-11.5.a")
def test_who_did_not_find_her_does_not_part() -> None:
    s = passing()
    band(s, "B2", "2814", "norfolk", "dorsetshire")
    table = found(s)
    assert rule(table, "B2") is None
    assert rule(table, "B2", "norfolk") == "SB-11.5.a"


@pytest.mark.rule("SB-10.8.a", "SB-11.6.c", "SB-11.10.c")
def test_an_aircraft_never_searches_then_but_may_follow_within_four_hexes_of_its_base() -> None:
    s = passing("3215", "3115", start="3315")
    recon(s, "recon-ireland", "3215")
    table = found(s, 5)
    assert rule(table, "recon-ireland") is None
    table.answer([contact("recon-ireland", "G1")]).answer([])
    assert table.p.recon[AirId("recon-ireland")] == "3115"
    assert table.p.shadows[G1].by == "recon-ireland"
    s = passing("3215", "3115", "3014", start="3315")
    recon(s, "recon-ireland", "3215")
    assert rule(found(s), "recon-ireland") == "SB-11.10.c"
    s = passing("3017", "3117", start="2917")
    recon(s, "recon-ireland", "3017")
    assert rule(found(s), "recon-ireland") == "SB-11.6.c"  # too far from its base where it is


@pytest.mark.rule("SB-11.11.a", "SB-10.3.b")
@pytest.mark.parametrize(("ship", "kept"), [("suffolk", True), ("norfolk", False)])
def test_fog_on_the_way_shakes_off_who_has_no_radar(ship: str, kept: bool) -> None:
    s = passing("1720", "1721", "1722", ships=(ship,), start="1719")
    table = found(s, 9).answer([contact("B1", "G1")])
    assert (G1 in table.p.shadows) is kept
    assert table.token("B1").hex == ("1722" if kept else "1720")
    assert table.token("G1").hex == "1722"
    assert table.rested


@pytest.mark.rule("SB-11.11.a")
def test_in_fog_a_coast_may_find_but_only_radar_follows() -> None:
    s = passing("1721", "1722", start="1720", ships=("norfolk",))
    assert Table(s, do(german_movement)).rested  # no coast there, and nobody searches in fog


@pytest.mark.rule("SB-11.7.b")
def test_a_port_at_the_end_shakes_off_anybody() -> None:
    s = setting(4)
    band(s, "G1", "3619", "prinz-eugen")
    s.private[GERMAN].plots[G1] = Course(tuple(map(Hex, ("3720", "3721"))))
    band(s, "B1", "3720", "norfolk")
    table = found(s, 9).answer([contact("B1", "G1")])
    assert table.token("G1").port
    assert table.p.shadows == {}
    assert table.token("B1").hex == "3720"


@pytest.mark.rule("SB-11.1.f")
def test_one_attempt_in_a_hex_and_another_in_the_next() -> None:
    s = passing()
    band(s, "B2", "2813", "norfolk")
    table = found(s, 1).answer([contact("B1", "G1")])
    assert table.p.shadows == {}
    assert table.p.tried == ("2814",)
    table.answer([])
    assert (table.ask.key, table.ask.params["hex"]) == ("sink-ask-watch", "2813")


@pytest.mark.rule("SB-11.1.f")
def test_two_raiders_through_one_hex_give_one_attempt() -> None:
    s = passing("2814")
    band(s, "G2", "2815", "gneisenau")
    s.private[GERMAN].plots[TokenId("G2")] = Course((Hex("2814"),))
    table = Table(s.copy(), do(german_movement), script=[10, 1, 10])
    table.answer("G1").answer([Search("B1", "G1")]).answer([contact("B1", "G1")])
    table.answer([])
    assert table.ask.params["token"] == "G2"
    table.answer([Search("B1", "G2")])
    assert table.ask.key == "sink-ask-raider-looks"


@pytest.mark.rule("SB-4.9.b", "SB-11.4.b")
def test_who_is_shadowed_already_is_not_searched_for_on_the_rest_of_the_way() -> None:
    s = passing()
    band(s, "B2", "2813", "norfolk", detected=True)
    table = found(s, 9).answer([contact("B1", "G1")])
    assert table.rested


@pytest.mark.rule("SB-11.9.d")
def test_a_follower_is_not_searched_for_by_the_german() -> None:
    table = found(passing("2814", "2813"), 9).answer([contact("B1", "G1")])
    assert table.rested


@pytest.mark.rule("SB-16.1.e", "SB-7.32.a")
def test_force_h_is_free_to_follow_once_bismarck_is_found() -> None:
    s = passing(ships=("renown",))
    assert rule(found(s)) is None
    s.private[GERMAN].change_force(G1, ships=(ShipId("prinz-eugen"),))
    s.private[GERMAN].change(ShipId("prinz-eugen"), damage=2)
    assert rule(found(s)) == "SB-11.10.c"


def test_the_prompt_tells_nothing_but_who_is_fit() -> None:
    """Another ship behind the marker, just as fast, with another course just as long: the same is shown."""
    shown: list[Any] = []
    for ships, path in (
        (("bismarck", "prinz-eugen"), WAY),
        (("bismarck", "prinz-eugen"), ("2814", "2713", "2612")),
    ):
        s = passing(*path)
        s.private[GERMAN].change_force(G1, ships=tuple(map(ShipId, ships)))
        table = found(s)
        shown.append((table.ask.params, table.ask.choice.hints(), table.ask.preview([contact("B1", "G1")])))
    assert shown[0] == shown[1]
