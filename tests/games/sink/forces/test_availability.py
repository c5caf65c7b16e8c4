"""Phase 1 begins: reinforcements, and the convoy of the turn."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, ConvoyId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.availability import availability_phase
from huffduff.games.sink.forces.orders import Enter, Remove
from huffduff.games.sink.forces.organisation import OrganiseHints
from huffduff.games.sink.parts import Counter, Ship
from huffduff.games.sink.state import State
from tests.games.sink.table import FACTS, Table, band, convoy, setting

REVENGE, LONDON = ShipId("revenge"), ShipId("london")
HX_9, SL_DUMMY, OG_5 = Counter("HX", 9), Counter("SL", 0), Counter("OG", 5)


def waiting(turn: int, *container: Counter, scenario: str = "historical", **options: str) -> State:
    """A map with one British force, ships that are to come, and some counters in the container."""
    s = setting(turn, scenario=scenario, **options)
    band(s, "B1", "2815", "hood")
    for arrival in FACTS.scenarios[scenario].arrival:
        s.private[BRITISH].ships[arrival.ship] = Ship(arrival.ship, "waiting")
    s.umpire.container = container
    return s


def full(s: State) -> State:
    """All British markers are on the map, one of them in St. Johns and one of them a dummy."""
    band(s, "B2", "1319", "kenya", port=True)
    band(s, "B3", "2820")
    for number in range(4, 14):
        band(s, f"B{number}", f"{number + 10}25", "aurora")
    return s


@pytest.mark.rule("SB-4.1.a", "SB-16.1.l")
@pytest.mark.parametrize(("turn", "there"), [(6, False), (7, True), (8, False)])
def test_revenge_comes_to_st_johns_on_turn_7(turn: int, there: bool) -> None:
    table = Table(waiting(turn), do(availability_phase))
    forces = table.private(BRITISH).forces.values()
    assert any(force.ships == (REVENGE,) for force in forces) is there
    assert (table.ship("revenge").status == "afloat") is there
    if there:
        assert table.token("B2").hex == "1319"
        assert table.token("B2").port
        assert table.told("sink-appeared", GERMAN) == [{"token": "B2", "side": "british", "hex": "1319"}]
        assert table.told("sink-comes", GERMAN) == []
        assert table.told("sink-comes", BRITISH) == [{"ship": "revenge", "hex": "1319"}]
    assert table.position.deciding == SEATS


@pytest.mark.rule("SB-4.1.a", "SB-6.12.c")
def test_without_a_free_marker_she_waits_for_her_owner_to_make_one() -> None:
    """A-13: she joins a force in her hex, or a dummy gives up its marker, or she waits."""
    table = Table(full(waiting(7)), do(availability_phase))
    assert table.ship("revenge").status == "due"
    assert table.told("sink-must-wait", BRITISH) == [{"ship": "revenge", "hex": "1319"}]
    assert table.heard(GERMAN) == []
    hints = table.asked(BRITISH).choice.hints()
    assert isinstance(hints, OrganiseHints)
    assert hints.due == (REVENGE,)
    assert table.refused([Enter(REVENGE)], BRITISH).key == "sink-no-marker"
    assert table.refused([Enter(REVENGE, TokenId("B1"))], BRITISH).key == "sink-not-together"
    assert table.refused([Enter(LONDON)], BRITISH).key == "sink-not-due"
    assert table.refused([Enter(ShipId("hood"))], BRITISH).key == "sink-not-due"
    table.sealed((), ())
    assert table.ship("revenge").status == "due"


@pytest.mark.rule("SB-4.1.a")
def test_a_player_at_random_brings_in_a_ship_that_is_due_as_soon_as_there_is_a_marker() -> None:
    s = waiting(8)
    s.private[BRITISH].change(REVENGE, status="due")
    choice = Table(s, do(availability_phase)).asked(BRITISH).choice
    assert choice.sample(Random(1))[0] == Enter(REVENGE)


@pytest.mark.rule("SB-4.1.a", "SB-16.1.l")
def test_a_ship_that_is_due_joins_a_force_or_takes_a_dummys_marker() -> None:
    joined = Table(full(waiting(7)), do(availability_phase)).sealed((), [Enter(REVENGE, TokenId("B2"))])
    assert joined.private(BRITISH).forces[TokenId("B2")].ships == ("kenya", "revenge")
    assert joined.ship("revenge").status == "afloat"
    assert joined.heard(GERMAN) == []
    orders = [Remove(TokenId("B3")), Enter(REVENGE)]
    placed = Table(full(waiting(7)), do(availability_phase)).sealed((), orders)
    assert placed.private(BRITISH).forces[TokenId("B14")].ships == (REVENGE,)
    assert placed.token("B14").port
    twice = Table(full(waiting(7)), do(availability_phase))
    assert twice.refused([*orders, Enter(REVENGE, TokenId("B2"))], BRITISH).key == "sink-not-due"


@pytest.mark.rule("SB-4.1.b", "SB-9.4.b")
@pytest.mark.parametrize(("turn", "drawn"), [(1, False), (2, True), (28, True)])
def test_from_the_second_turn_a_counter_is_drawn(turn: int, drawn: bool) -> None:
    table = Table(waiting(turn, HX_9), do(availability_phase), script=[("HX", 9)] if drawn else ())
    assert list(table.p.convoys) == (["HX-1"] if drawn else [])
    assert table.state.umpire.container == (() if drawn else (HX_9,))


@pytest.mark.rule("SB-9.3.b", "SB-9.3.a", "SB-9.2.b")
def test_all_see_the_designator_and_only_the_british_the_back() -> None:
    table = Table(waiting(2, HX_9, OG_5), do(availability_phase), script=[("OG", 5)])
    convoy = table.p.convoys[ConvoyId("OG-1")]
    assert (convoy.designator, convoy.hex, convoy.real) == ("OG", "3716", None)
    assert table.told("sink-convoy-enters", GERMAN) == [{"convoy": "OG-1", "hex": "3716"}]
    assert table.told("sink-convoy-is", GERMAN) == []
    assert table.told("sink-deal-counter", BRITISH) == []
    assert table.told("sink-convoy-is", BRITISH) == [{"convoy": "OG-1", "value": 5}]
    assert table.private(BRITISH).cargo == {"OG-1": 5}
    blind = Table(waiting(2, HX_9, blind_convoys="on"), do(availability_phase), script=[("HX", 9)])
    assert blind.private(BRITISH).cargo == {}
    assert blind.told("sink-convoy-is", BRITISH) == []
    assert blind.state.umpire.values == {"HX-1": 9}


@pytest.mark.rule("SB-9.7.b", "SB-9.7.c", "SB-9.7.e")
@pytest.mark.parametrize(
    ("designator", "entry"),
    [("HX", "1319"), ("SC", "1319"), ("ON", "3716"), ("ONS", "3716"), ("OG", "3716"), ("SL", "2838")],
)
def test_where_a_drawn_convoy_enters(designator: str, entry: str) -> None:
    counter = Counter(designator, 4)  # type: ignore[arg-type]
    s = waiting(2, counter, scenario="convoy-escort")
    table = Table(s, do(availability_phase), script=[(designator, 4)])
    assert [convoy.hex for convoy in table.p.convoys.values()] == [entry]


@pytest.mark.rule("SB-9.5.a", "SB-4.1.b", "SB-15.4.b")
@pytest.mark.parametrize(("on_map", "drawn"), [(11, 1), (12, 0)])
def test_never_more_than_twelve_convoys(on_map: int, drawn: int) -> None:
    s = waiting(6, HX_9)
    for number in range(on_map):
        convoy(s, f"SC-{number + 100}", "2511")
    table = Table(s, do(availability_phase), script=[("HX", 9)] * drawn)
    assert len(table.p.convoys) == 12
    assert len(table.state.umpire.container) == 1 - drawn


@pytest.mark.rule("SB-9.5.a", "SB-4.1.b")
def test_golden_24_after_four_draws_the_map_is_full() -> None:
    """G-24: eight at the start, one each on turns 2 to 5, none on turn 6 unless one has left."""
    s = waiting(1, *(HX_9 for _ in range(20)), scenario="convoy-escort")
    for number in range(8):
        convoy(s, f"SC-{number + 100}", "2511")
    counts = []
    for turn in range(1, 8):
        s.public.turn = turn
        table = Table(s, do(availability_phase), then=Seeded(b"sink")).sealed((), ())
        s = table.state
        s.outcome = None
        if turn == 6:
            counts.append(len(s.public.convoys))
            s.public.convoys.pop(ConvoyId("SC-100"))
        counts.append(len(s.public.convoys))
    assert counts == [8, 9, 10, 11, 12, 12, 11, 12]


@pytest.mark.rule("SB-9.5.b")
def test_a_drawn_convoy_enters_a_full_hex_all_the_same() -> None:
    """A-32: four in a hex are too many only when phase 8 is over."""
    s = waiting(2, HX_9)
    for number in range(4):
        convoy(s, f"SC-{number + 100}", "1319")
    table = Table(s, do(availability_phase), script=[("HX", 9)])
    assert len(table.p.convoys_at(Hex("1319"))) == 5


@pytest.mark.rule("SB-4.1.b", "SB-9.4.a")
def test_nothing_is_drawn_from_an_empty_container() -> None:
    table = Table(waiting(20), do(availability_phase))
    assert table.position.deciding == SEATS
    assert table.p.convoys == {}


@pytest.mark.rule("SB-16.1.l")
def test_london_comes_with_the_first_sl_convoy_and_with_no_other() -> None:
    """A-99: be it a dummy; she escorts it."""
    table = Table(waiting(9, SL_DUMMY), do(availability_phase), script=[("SL", 0)])
    force = table.private(BRITISH).forces[TokenId("B2")]
    assert (force.ships, force.escort, table.token("B2").hex) == ((LONDON,), True, "2838")
    s = waiting(10, SL_DUMMY)
    s.private[BRITISH].change(LONDON, status="sunk")
    again = Table(s, do(availability_phase), script=[("SL", 0)])
    assert list(again.p.tokens) == ["B1"]
    other = Table(waiting(9, HX_9), do(availability_phase), script=[("HX", 9)])
    assert other.ship("london").status == "waiting"


@pytest.mark.rule("SB-16.1.l")
def test_london_without_a_marker_still_escorts_if_one_becomes_free_at_once() -> None:
    table = Table(full(waiting(9, SL_DUMMY)), do(availability_phase), script=[("SL", 0)])
    assert table.ship("london").status == "due"
    table.sealed((), [Remove(TokenId("B3")), Enter(LONDON)])
    assert table.private(BRITISH).forces[TokenId("B14")].escort


@pytest.mark.rule("SB-16.4.b")
def test_in_convoy_escort_no_sl_convoy_brings_london() -> None:
    table = Table(waiting(9, SL_DUMMY, scenario="convoy-escort"), do(availability_phase), script=[("SL", 0)])
    assert list(table.p.tokens) == ["B1"]


@pytest.mark.rule("SB-9.4.b")
def test_of_equal_counters_only_one_is_drawn() -> None:
    table = Table(waiting(2, HX_9, HX_9, OG_5), do(availability_phase), script=[("HX", 9)])
    assert table.state.umpire.container == (HX_9, OG_5)
