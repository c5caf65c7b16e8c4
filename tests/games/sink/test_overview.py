"""What a view comes to is worked out from the view alone, and agrees with the rules."""

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, ShipId, TokenId
from huffduff.games.sink.forces.orders import Remove, Split
from huffduff.games.sink.forces.organisation import organise
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.overview import Stock, overview
from huffduff.games.sink.parts import Battle, Fighter, Gone, Score, Types
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.suspicion import Marker
from tests.games.sink.battle.fight import clash
from tests.games.sink.table import FACTS, Table, band, convoy, setting, shadow
from tests.games.sink.writing import steer

HERE, THERE = "2815", "2816"


def judged(trail: tuple[tuple[int, str], ...], turn: int = 3, **marks: object) -> Marker:
    """How the British judge a German marker with such a trail."""
    s = setting(turn=turn)
    band(s, "G1", trail[-1][1])
    band(s, "G2", "3508", "bismarck")
    s.public.change(TokenId("G1"), trail=tuple((when, Hex(place)) for when, place in trail), **marks)
    s.public.change(TokenId("G2"), trail=((1, Hex("3508")),))
    return overview(s.view(BRITISH)).markers[TokenId("G1")]


@pytest.mark.rule("SB-14.21.a")
def test_date_and_light() -> None:
    seen = overview(setting(turn=3).view(GERMAN))
    assert (seen.day, seen.hour, seen.night, seen.turns) == (23, 22, True, 28)
    assert not overview(setting(turn=4).view(None)).night


@pytest.mark.rule("SB-12.15.a", "SB-7.14.a")
def test_a_side_sees_its_ships_and_forces_as_the_rules_do() -> None:
    s = setting()
    band(s, "G1", HERE, "prinz-eugen", "bismarck", changes={"damage": 4})
    band(s, "B1", THERE, "hood")
    seen = overview(s.view(GERMAN))
    assert seen.forces[TokenId("G1")].ships == ("bismarck", "prinz-eugen")
    assert seen.forces[TokenId("G1")].pace.most is not None
    bismarck = seen.ships[FACTS.ships["bismarck"].id]  # type: ignore[index]
    assert bismarck.evasion == evasion(FACTS, FACTS.ships["bismarck"].id, 4, False)  # type: ignore[index]
    assert (bismarck.damage, bismarck.capacity) == (4, 11)
    assert "hood" not in seen.ships
    assert list(seen.markers) == ["B1"]


@pytest.mark.rule("SB-12.12.i")
def test_in_battle_all_ships_and_the_range_are_seen() -> None:
    s = setting()
    band(s, "G1", HERE, "bismarck")
    hood = FACTS.ships["hood"].id  # type: ignore[index]
    s.public.battle = Battle(Hex(HERE), 1, False, (BRITISH,), {hood: Fighter(hood, BRITISH, TokenId("B1"), 2, False)})
    seen = overview(s.view(GERMAN))
    assert seen.range == "A"
    assert seen.ships[hood].damage == 2


@pytest.mark.rule("SB-12.12.j", "SB-12.22.d")
def test_the_range_is_that_of_the_lines_and_only_without_them_that_of_a_pursuit() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("kenya",), round=8, escorts=("norfolk",))
    battle = board(s.public)
    battle.frozen = "A"
    battle.change(ShipId("kenya"), group=1)
    battle.change(ShipId("prinz-eugen"), chasing=1)
    assert overview(s.view(GERMAN)).range == "C"
    battle.change(ShipId("norfolk"), left="sunk")
    assert overview(s.view(GERMAN)).range == "A"


@pytest.mark.rule("SB-9.8.b", "SB-9.3.b")
def test_convoys_have_a_way_to_go_and_a_worth_that_only_the_british_see() -> None:
    s = setting()
    name = convoy(s, "HX-1", "1319", 8)
    british, german = overview(s.view(BRITISH)), overview(s.view(GERMAN))
    assert british.convoys[name].value == 8
    assert german.convoys[name].value is None
    assert german.convoys[name].left == british.convoys[name].left > 20
    assert german.convoys[name].bound == "3716"


@pytest.mark.rule("SB-6.21.a", "SB-6.22.a")
def test_an_open_marker_is_a_dummy_as_often_as_there_can_be_dummies() -> None:
    s = setting()
    for number, place in enumerate(("3204", "3508", "3810", "3912"), 1):
        band(s, f"G{number}", place)
    seen = overview(s.view(BRITISH))
    assert {marker.chance for marker in seen.markers.values()} == {75}
    assert {marker.verdict for marker in seen.markers.values()} == {"open"}
    assert {marker.origin for marker in seen.markers.values()} == {"start"}
    assert seen.stock == {GERMAN: Stock(4, 0, 3), BRITISH: Stock(0, 13, 2)}


@pytest.mark.rule("SB-6.23.a")
def test_a_marker_that_outruns_every_ship_is_a_dummy() -> None:
    way = ("3204", "3104", "3005", "2905", "2806", "2706")
    slow = judged(((1, way[0]), *((2, place) for place in way[1:4])))
    assert (slow.verdict, slow.fastest) == ("open", 4)
    fast = judged(((1, way[0]), *((2, place) for place in way[1:])))
    assert (fast.verdict, fast.why, fast.since, fast.chance) == ("dummy", "fast", 2, 100)


@pytest.mark.rule("SB-6.26.b", "SB-6.14.a")
def test_a_marker_out_of_nowhere_is_a_dummy_and_one_beside_another_may_have_parted_from_it() -> None:
    nowhere = judged(((3, "2530"),))
    assert (nowhere.verdict, nowhere.origin, nowhere.parents) == ("dummy", "nowhere", ())
    parted = judged(((3, "3508"),))
    assert (parted.verdict, parted.origin, parted.parents) == ("open", "split", ("G2",))


@pytest.mark.rule("SB-16.1.l", "SB-6.26.b")
@pytest.mark.parametrize(("place", "origin"), [("1319", "arrival"), ("2838", "arrival"), ("2530", "nowhere")])
def test_a_british_marker_where_a_ship_is_due_may_be_that_ship(place: str, origin: str) -> None:
    s = setting(turn=7)
    band(s, "B1", place)
    band(s, "G1", place)
    for token in ("B1", "G1"):
        s.public.change(TokenId(token), trail=((7, Hex(place)),))
    assert overview(s.view(GERMAN)).markers[TokenId("B1")].origin == origin
    assert overview(s.view(BRITISH)).markers[TokenId("G1")].origin == "nowhere"


@pytest.mark.rule("SB-6.14.a")
def test_what_was_certain_is_open_again_once_two_markers_have_met() -> None:
    way = ("3204", "3104", "3005", "2905", "2806", "2706")
    met = judged((*((1, place) for place in way), (2, "3508")))
    assert met.verdict == "open"


@pytest.mark.rule("SB-6.14.a", "SB-6.26.a")
def test_ships_that_left_their_marker_behind_are_not_taken_for_a_dummy() -> None:
    s = setting(turn=3)
    band(s, "G1", HERE, "bismarck")
    s.public.change(TokenId("G1"), trail=((1, Hex(THERE)), (2, Hex(HERE))))
    ships = (ShipId("bismarck"),)
    table = Table(s, do(organise)).sealed((Split(ships), Remove(TokenId("G1"))), ())
    assert [(gone.id, gone.turn) for gone in table.p.gone] == [("G1", 3)]
    marker = overview(table.state.view(BRITISH)).markers[TokenId("G2")]
    assert (marker.verdict, marker.origin, marker.parents) == ("open", "split", ("G1",))


@pytest.mark.rule("SB-6.14.a", "SB-6.26.a")
@pytest.mark.parametrize(("went", "origin"), [(2, "nowhere"), (3, "split"), (4, "split")])
def test_a_marker_parts_from_those_that_were_still_there(went: int, origin: str) -> None:
    s = setting(turn=4)
    band(s, "G2", HERE)
    s.public.change(TokenId("G2"), trail=((3, Hex(HERE)),))
    s.public.gone = (Gone(TokenId("G1"), GERMAN, ((1, Hex(HERE)),), went),)
    s.public.gone += (Gone(TokenId("B1"), BRITISH, ((1, Hex(HERE)),), 4),)
    assert overview(s.view(BRITISH)).markers[TokenId("G2")].origin == origin


@pytest.mark.rule("SB-6.14.a", "SB-6.23.a")
@pytest.mark.parametrize(("went", "verdict"), [(3, "dummy"), (4, "open"), (5, "open")])
def test_a_dummy_may_have_taken_the_ships_of_a_marker_that_has_gone_since(went: int, verdict: str) -> None:
    s = setting(turn=5)
    way = ("3408", "3308", "3208", "3108", "3008")
    band(s, "G1", "3008")
    s.public.change(TokenId("G1"), trail=((1, Hex("3508")), *((3, Hex(place)) for place in way)))
    s.public.gone = (Gone(TokenId("G2"), GERMAN, ((1, Hex("3008")),), went),)
    assert overview(s.view(BRITISH)).markers[TokenId("G1")].verdict == verdict


@pytest.mark.rule("SB-6.14.a", "SB-6.23.a")
def test_whom_a_marker_met_before_it_gave_itself_away_changes_nothing() -> None:
    way = ("3408", "3308", "3208", "3108", "3008")
    left = judged(((1, "3508"), *((3, place) for place in way)), turn=4)
    assert (left.verdict, left.why, left.since) == ("dummy", "fast", 3)


@pytest.mark.rule("SB-6.14.a", "SB-6.23.a")
def test_two_markers_in_one_hex_have_not_met_before_the_next_turn() -> None:
    way = ("3008", "3108", "3208", "3308", "3408", "3508")
    trail = ((1, way[0]), *((3, place) for place in way[1:]))
    assert [judged(trail, turn).verdict for turn in (3, 4)] == ["dummy", "open"]


@pytest.mark.rule("SB-6.22.a")
def test_with_one_dummy_known_the_others_are_the_less_likely_to_be_some() -> None:
    s = setting(turn=3)
    for number, place in enumerate(("3204", "3508", "3810", "3912"), 1):
        band(s, f"G{number}", place)
        s.public.change(TokenId(f"G{number}"), trail=((1, Hex(place)),))
    s.public.change(TokenId("G1"), trail=((2, Hex("3204")),))  # out of nowhere
    seen = overview(s.view(BRITISH)).markers
    assert [seen[TokenId(f"G{number}")].chance for number in range(1, 5)] == [100, 67, 67, 67]


@pytest.mark.rule("SB-6.14.a", "SB-16.1.l")
@pytest.mark.parametrize(("place", "verdict"), [("1319", "open"), ("1320", "dummy")])
def test_a_ship_that_arrives_beside_a_dummy_may_have_gone_under_its_marker(place: str, verdict: str) -> None:
    way = ("1819", "1719", "1619", "1519", "1419", "1319")
    s = setting(turn=7)
    band(s, "B1", "1319")
    band(s, "B2", place)  # has come in this very turn
    s.public.change(TokenId("B1"), trail=((1, Hex(way[0])), *((6, Hex(place)) for place in way[1:])))
    assert overview(s.view(GERMAN)).markers[TokenId("B1")].verdict == verdict


@pytest.mark.rule("SB-6.24.a")
def test_a_marker_that_did_what_ships_do_is_real() -> None:
    seen = judged(((1, "3204"),), real=True, known=Types(2, battleship=1))
    assert (seen.verdict, seen.since, seen.chance) == ("real", 2, 0)
    assert Hex("3204") in seen.reach
    assert judged(((1, "3204"),), real=True).since == 0  # it searched and has told nothing yet


@pytest.mark.rule("SB-15.3.a", "SB-15.4.a")
def test_the_schedule_counts_what_each_side_knows() -> None:
    s = setting()
    hood = FACTS.ships["hood"].id  # type: ignore[index]
    s.public.score = (Score(GERMAN, 2, "sunk", hood, 15), Score(GERMAN, 3, "convoy", "HX-1", 8))
    s.public.arrived = ("SC-1", "SC-2")  # type: ignore[assignment]
    s.private[BRITISH].safe = 1
    lines = {
        seat: {(line.why, line.what): line for line in overview(s.view(seat)).schedule} for seat in (GERMAN, BRITISH)
    }
    assert lines[GERMAN]["ship", "hood"].times == 1
    assert lines[GERMAN]["raided", ""].points == 8
    assert (lines[BRITISH]["convoy", ""].times, lines[BRITISH]["convoy", ""].most) == (1, 1)
    assert (lines[GERMAN]["convoy", ""].times, lines[GERMAN]["convoy", ""].most) == (0, 2)
    assert ("ship", "nelson") not in lines[GERMAN]


@pytest.mark.rule("SB-15.3.a", "SB-9.9.g")
def test_the_german_remembers_that_a_convoy_which_came_home_was_real() -> None:
    s = setting()
    for name, real in (("HX-1", True), ("HX-2", None), ("HX-3", None)):
        convoy(s, name, "3616", 0 if name == "HX-3" else 8, real=real)
    table = Table(s, do(british_movement)).answer([steer(f"HX-{number}", "3716") for number in (1, 2, 3)])
    line = next(line for line in overview(table.position.view(GERMAN)).schedule if line.why == "convoy")
    assert (line.times, line.most) == (1, 3)


@pytest.mark.rule("SB-15.4.b")
def test_convoys_at_sea_count_too_and_after_the_end_both_know_how_many() -> None:
    s = setting()
    convoy(s, "HX-1", "1319", 8)
    convoy(s, "SC-2", "1319", 0)

    def counted(seat: str) -> tuple[int, int]:
        line = next(line for line in overview(s.view(seat)).schedule if line.why == "convoy")
        return line.times, line.most

    assert (counted(BRITISH), counted(GERMAN)) == ((1, 1), (0, 2))
    s.public.final = {GERMAN: 0, BRITISH: 3}
    assert counted(BRITISH) == counted(GERMAN) == (1, 1)


@pytest.mark.rule("SB-6.21.a")
def test_a_dummy_and_a_real_force_look_alike_in_every_byte() -> None:
    def seen(*ships: str) -> bytes:
        s = setting(turn=2)
        band(s, "G1", HERE, *ships)
        band(s, "B1", HERE, "norfolk")
        shadow(s, "G2", "B1")
        return msgspec.json.encode(overview(s.view(BRITISH)))

    assert seen("bismarck") == seen()
