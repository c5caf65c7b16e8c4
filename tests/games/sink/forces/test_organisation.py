"""Phase 1: combining and splitting, caps and stacks, shuffled ships, and what the enemy sees of all that."""

from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.forces.draft import Box
from huffduff.games.sink.forces.orders import Order, Place, Remove, Split, Transfer
from huffduff.games.sink.forces.organisation import OrganiseHints, OrganiseTried, organise
from huffduff.games.sink.forces.splitting import split_off
from huffduff.games.sink.shadowing.attempts import shadowable
from huffduff.games.sink.state import State
from tests.games.sink.table import Table, band, convoy, setting, shadow

HOME_FLEET = ("victorious", "repulse", "king-george-v", "galatea", "kenya", "hermione", "aurora", "flotilla-2")


def ships(*names: str) -> tuple[ShipId, ...]:
    return tuple(map(ShipId, names))


def transfer(into: str, *names: str) -> Transfer:
    return Transfer(ships(*names), TokenId(into))


def split(*names: str) -> Split:
    return Split(ships(*names))


def place(label: str, at_sea: bool = False) -> Place:
    return Place(Hex(label), at_sea)


def remove(token: str) -> Remove:
    return Remove(TokenId(token))


def organised(s: State, german: tuple[Order, ...] = (), british: tuple[Order, ...] = (), script: Any = ()) -> Table:
    """The table after both have organised."""
    return Table(s, do(organise), script=script, then=Seeded(b"sink")).sealed(german, british)


def refusal(s: State, seat: Seat, *orders: Order) -> Refused:
    """Why some orders cannot be."""
    return Table(s, do(organise)).refused(orders, seat)


def forces(table: Table, seat: Seat) -> dict[str, tuple[ShipId, ...]]:
    return {token: force.ships for token, force in table.private(seat).forces.items()}


def raiders(turn: int = 5, **options: str) -> State:
    """Bismarck and Prinz Eugen as G1 in the open sea."""
    s = setting(turn, **options)
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    return s


@pytest.mark.rule("SB-4.1.d", "SB-6.14.a")
def test_both_sides_are_asked_under_seal_even_with_nothing_to_organise() -> None:
    table = Table(setting(3), do(organise))
    assert table.position.deciding == SEATS
    table.sealed((), ())
    assert table.rested
    assert table.events == []


@pytest.mark.rule("SB-4.1.d")
def test_no_other_question_takes_an_order_to_split_or_combine() -> None:
    for key, question in BOOK.questions.items():
        for order in ({"do": "split", "ships": ["hood"]}, {"do": "transfer", "ships": ["hood"], "into": "B1"}):
            if key == "sink-ask-organise":
                assert question.decoded([order])
            else:
                with pytest.raises(Refused):
                    question.decoded([order])


@pytest.mark.rule("SB-6.11.a", "SB-6.11.b", "SB-6.14.a")
def test_ships_split_off_stand_behind_a_new_marker_in_the_same_hex() -> None:
    table = organised(raiders(), (split("prinz-eugen"),))
    assert forces(table, GERMAN) == {"G1": ships("bismarck"), "G2": ships("prinz-eugen")}
    assert table.token("G2").hex == "2815"
    assert table.token("G2").trail == ((5, "2815"),)
    assert table.told("sink-appeared") == [{"token": "G2", "side": "german", "hex": "2815"}]
    assert table.p.tokens.keys() == table.private(GERMAN).forces.keys()


@pytest.mark.rule("SB-6.11.c")
def test_a_task_force_has_no_upper_limit_of_ships() -> None:
    s = setting()
    band(s, "B1", "3613", *HOME_FLEET)
    band(s, "B2", "3613", "hood", "prince-of-wales", "flotilla-1", "rodney", "exeter", "flotilla-4")
    table = organised(s, (), (transfer("B1", *s.private[BRITISH].forces[TokenId("B2")].ships), remove("B2")))
    assert len(forces(table, BRITISH)[TokenId("B1")]) == 14
    assert list(table.p.tokens) == ["B1"]


@pytest.mark.rule("SB-6.12.a")
@pytest.mark.parametrize(
    "orders",
    [
        (split("victorious"), split("repulse", "galatea"), split("kenya", "aurora")),
        (split("flotilla-2"),),
        (split("king-george-v", "hermione", "kenya"), split("victorious", "repulse", "galatea", "aurora")),
    ],
)
def test_a_task_force_can_be_parted_in_any_way(orders: tuple[Split, ...]) -> None:
    s = setting()
    band(s, "B1", "3613", *HOME_FLEET)
    table = organised(s, (), orders)
    parted = forces(table, BRITISH).values()
    assert sorted(ship for part in parted for ship in part) == sorted(HOME_FLEET)
    assert len(parted) == len(orders) + 1
    assert all(order.ships in parted for order in orders)


@pytest.mark.rule("SB-6.12.b", "SB-6.25.a", "SB-6.27.a", "SB-2.311.a")
def test_golden_06_a_feigned_split_looks_like_a_real_one() -> None:
    """G-06: one token becomes two, and only one of them is real."""
    feigned = organised(raiders(), (place("2815"),))
    real = organised(raiders(), (split("prinz-eugen"),))
    assert forces(feigned, GERMAN) == {"G1": ships("bismarck", "prinz-eugen"), "G2": ()}
    assert msgspec.json.encode(feigned.p) == msgspec.json.encode(real.p)
    assert [(event.key, event.params) for event in feigned.events] == [
        (event.key, event.params) for event in real.events
    ]
    assert b"bismarck" not in msgspec.json.encode(feigned.position.view(BRITISH).wire())


@pytest.mark.rule("SB-6.26.d", "SB-6.21.a")
def test_ships_swapped_between_stacked_markers_leave_no_trace() -> None:
    def stacked() -> State:
        s = raiders()
        band(s, "G2", "2815")
        return s

    still = organised(stacked())
    swapped = organised(stacked(), (transfer("G2", "bismarck", "prinz-eugen"),))
    assert forces(swapped, GERMAN) == {"G1": (), "G2": ships("bismarck", "prinz-eugen")}
    assert swapped.events == still.events == []
    for seat in (BRITISH, None):
        assert msgspec.json.encode(swapped.position.view(seat).wire()) == msgspec.json.encode(
            still.position.view(seat).wire()
        )


@pytest.mark.rule("SB-6.26.d")
def test_a_stacked_marker_is_no_longer_known_to_be_real() -> None:
    s = raiders()
    band(s, "G2", "2815")
    s.public.change(TokenId("G1"), real=True)
    assert not organised(s).token("G1").real
    alone = raiders()
    alone.public.change(TokenId("G1"), real=True)
    assert organised(alone).token("G1").real
    joined = raiders()
    joined.public.change(TokenId("G1"), real=True)
    assert not organised(joined, (place("2815"),)).token("G1").real


@pytest.mark.rule("SB-6.12.c")
def test_nobody_has_more_task_forces_than_markers() -> None:
    s = setting()
    band(s, "B1", "3613", *HOME_FLEET)
    for number in range(2, 14):
        band(s, f"B{number}", f"{number + 10}20", "hood")
    refused = refusal(s, BRITISH, split("victorious"))
    assert (refused.key, refused.rule, refused.params) == ("sink-no-marker", "SB-6.12.c", {"most": 13})


@pytest.mark.rule("SB-6.12.c", "SB-6.26.a")
def test_a_dummy_taken_off_frees_its_marker_for_a_split() -> None:
    s = raiders()
    for number, label in ((2, "2416"), (3, "2418"), (4, "2420")):
        band(s, f"G{number}", label)
    assert refusal(s, GERMAN, split("prinz-eugen"), remove("G2")).key == "sink-no-marker"
    table = organised(s, (remove("G2"), split("prinz-eugen")))
    assert list(table.p.tokens) == ["G1", "G3", "G4", "G5"]
    assert table.told("sink-removed") == [{"token": "G2", "side": "german", "hex": "2416"}]


@pytest.mark.rule("SB-6.13.c")
def test_four_task_forces_fill_a_hex() -> None:
    s = setting()
    band(s, "B1", "3613", *HOME_FLEET)
    three = (split("victorious"), split("repulse"), split("kenya"))
    assert len(organised(s, (), three).p.tokens) == 4
    refused = refusal(s, BRITISH, *three, split("aurora"))
    assert (refused.key, refused.rule, refused.params) == ("sink-hex-full", "SB-6.13.c", {"hex": "3613", "most": 4})
    assert refusal(s, BRITISH, *three, place("3613")).key == "sink-hex-full"


@pytest.mark.rule("SB-6.14.a")
def test_ships_come_together_only_in_one_hex() -> None:
    s = setting()
    band(s, "B1", "2815", "hood", "kenya")
    band(s, "B2", "2816", "rodney")
    band(s, "B3", "2815", "aurora")
    assert refusal(s, BRITISH, transfer("B2", "hood")).key == "sink-not-together"
    assert refusal(s, BRITISH, split("hood", "rodney")).key == "sink-not-together"
    assert refusal(s, BRITISH, transfer("B3", "hood", "rodney")).key == "sink-not-together"
    assert organised(s, (), (transfer("B3", "hood"),)).rested


@pytest.mark.rule("SB-6.14.a")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        (transfer("G1", "hood"), "sink-no-such-force"),
        (transfer("", "hood"), "sink-no-such-force"),
        (transfer("B9", "hood"), "sink-no-such-force"),
        (transfer("B2", "bismarck"), "sink-not-your-ship"),
        (transfer("B2", "hood", "hood"), "sink-not-your-ship"),
        (transfer("B2"), "sink-no-ships"),
        (split(), "sink-no-ships"),
        (split("renown"), "sink-not-your-ship"),
        (transfer("B2", "hood", "kenya"), "sink-already-there"),
        (remove("B1"), "sink-not-a-dummy"),
        (remove("G1"), "sink-no-such-force"),
        (remove(""), "sink-no-such-force"),
    ],
)
def test_what_cannot_be_ordered(order: Order, key: str) -> None:
    s = raiders()
    band(s, "B1", "2815", "hood")
    band(s, "B2", "2815", "kenya")
    refused = refusal(s, BRITISH, order)
    assert refused.key == key
    assert refused.rule in ("SB-6.14.a", "SB-6.26.a")


@pytest.mark.rule("SB-6.14.a")
def test_ships_in_port_and_ships_at_sea_do_not_mix() -> None:
    s = setting()
    band(s, "B1", "3613", "hood", "kenya", port=True)
    band(s, "B2", "3613", "rodney")
    assert refusal(s, BRITISH, transfer("B2", "hood")).key == "sink-port-and-sea"
    assert refusal(s, BRITISH, split("hood", "rodney")).key == "sink-port-and-sea"
    table = organised(s, (), (split("hood"),))
    assert table.token("B3").port


@pytest.mark.rule("SB-9.10.e")
def test_nobody_begins_or_ends_escort_duty_in_phase_1() -> None:
    s = setting()
    convoy(s, "HX-1", "2815")
    band(s, "B1", "2815", "rodney", "exeter", escort=True)
    band(s, "B2", "2815", "hood")
    band(s, "B3", "2815")
    assert refusal(s, BRITISH, transfer("B2", "exeter")).key == "sink-escort-fixed"
    assert refusal(s, BRITISH, transfer("B1", "hood")).rule == "SB-9.10.e"
    assert refusal(s, BRITISH, split("hood", "exeter")).key == "sink-escort-fixed"
    table = organised(s, (), (split("exeter"), transfer("B3", "rodney")))
    escorting = {token: force.escort for token, force in table.private(BRITISH).forces.items()}
    assert escorting == {"B1": False, "B2": False, "B3": True, "B4": True}


@pytest.mark.rule("SB-6.14.c")
def test_a_shadowed_task_force_does_not_split() -> None:
    s = raiders()
    band(s, "B1", "2815", "suffolk")
    band(s, "G2", "2815")
    shadow(s, "G1", "B1")
    refused = refusal(s, GERMAN, split("prinz-eugen"))
    assert (refused.key, refused.rule, refused.params) == ("sink-no-split-shadowed", "SB-6.14.c", {"token": "G1"})
    assert refusal(s, GERMAN, transfer("G2", "prinz-eugen")).key == "sink-no-split-shadowed"
    assert refusal(s, GERMAN, transfer("G2", "bismarck", "prinz-eugen")).key == "sink-no-split-shadowed"


@pytest.mark.rule("SB-6.14.c")
def test_others_may_join_a_shadowed_task_force_and_are_shadowed_with_it() -> None:
    s = setting(5, scenario="breakout")
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    band(s, "G2", "2815", "scheer")
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G1", "B1")
    table = organised(s, (transfer("G1", "scheer"), remove("G2")))
    assert forces(table, GERMAN) == {"G1": ships("bismarck", "prinz-eugen", "scheer")}
    assert list(table.p.shadows) == ["G1"]
    assert table.rested


@pytest.mark.rule("SB-6.14.c")
def test_two_shadowed_task_forces_may_become_one() -> None:
    s = setting(5, scenario="breakout")
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    band(s, "G2", "2815", "scheer")
    band(s, "B1", "2815", "suffolk")
    for token in ("G1", "G2"):
        shadow(s, token, "B1")
    assert refusal(s, GERMAN, transfer("G2", "bismarck")).key == "sink-no-split-shadowed"
    assert refusal(s, GERMAN, transfer("G1", "scheer")).key == "sink-shadowed-empty"
    table = organised(s, (transfer("G1", "scheer"), remove("G2")))
    assert list(table.p.shadows) == ["G1"]


@pytest.mark.rule("SB-6.14.c")
def test_a_shadowed_task_force_that_fought_may_split_and_the_british_chooses_whom_to_follow() -> None:
    """A-14: he sees two markers and does not know which is which."""
    s = raiders(5)
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G1", "B1")
    s.public.change(TokenId("G1"), fought=4)
    table = organised(s, (split("bismarck"),))
    assert table.ask.seat == BRITISH
    assert table.ask.key == "sink-ask-keep-shadow"
    assert table.options == ("G1", "G2")
    table.answer("G2")
    assert {target: held.by for target, held in table.p.shadows.items()} == {"G2": "B1"}
    assert table.token("G2").shadowed == 4
    assert table.told("sink-shadow-kept") == [{"token": "G2", "hex": "2815"}]
    assert table.rested


@pytest.mark.rule("SB-6.14.c", "SB-11.1.b")
@pytest.mark.parametrize(("corrections", "shadowed"), [("on", 0), ("off", 4)])
def test_the_part_that_the_british_did_not_choose_has_to_be_found_anew(corrections: str, shadowed: int) -> None:
    """Whichever part keeps the old marker; older matches go on as they began."""
    s = raiders(5, later_corrections=corrections)
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G1", "B1")
    s.public.change(TokenId("G1"), fought=4, shadowed=4)
    table = organised(s, (split("bismarck"),)).answer("G2")
    assert (table.token("G1").shadowed, table.token("G2").shadowed) == (shadowed, 4)
    assert shadowable(table.p, table.token("G1")) == (corrections == "off")


@pytest.mark.rule("SB-6.14.c")
def test_until_the_british_has_chosen_the_marker_lies_where_it_lay() -> None:
    """Even if an older marker now holds some of the ships; its past is not that of a shadowed one."""
    s = setting(5, scenario="breakout")
    band(s, "G1", "2815", "scheer")
    band(s, "G2", "2815", "bismarck", "prinz-eugen", fought=4, shadowed=4)
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G2", "B1")
    table = organised(s, (transfer("G1", "prinz-eugen"),))
    assert table.options == ("G1", "G2")
    assert list(table.p.shadows) == ["G2"]
    table.answer("G2")
    assert (table.token("G1").shadowed, table.token("G2").shadowed) == (0, 4)


@pytest.mark.rule("SB-6.14.c")
def test_the_marker_goes_with_the_ships_if_all_of_them_leave_after_a_fight() -> None:
    def fought() -> State:
        s = raiders(5)
        band(s, "B1", "2815", "suffolk")
        shadow(s, "G1", "B1")
        s.public.change(TokenId("G1"), fought=4)
        return s

    table = organised(fought(), (split("bismarck", "prinz-eugen"), remove("G1")))
    assert list(table.p.shadows) == ["G2"]
    assert table.rested
    assert refusal(fought(), GERMAN, split("bismarck", "prinz-eugen")).key == "sink-shadowed-empty"
    both = organised(fought(), (split("bismarck"), split("prinz-eugen"), remove("G1")), script=(1,))
    assert both.options == ("G2", "G3")
    assert both.answer("G3").p.shadows.keys() == {"G3"}


@pytest.mark.rule("SB-11.4.b")
def test_a_ship_stays_behind_the_marker_that_holds_contact() -> None:
    s = raiders()
    band(s, "B1", "2815", "suffolk")
    band(s, "B2", "2815", "norfolk")
    shadow(s, "G1", "B1")
    assert refusal(s, BRITISH, transfer("B2", "suffolk")).key == "sink-contact-empty"
    assert refusal(s, BRITISH, transfer("B2", "suffolk"), remove("B1")).key == "sink-contact-empty"
    table = organised(s, (), (transfer("B1", "norfolk"), transfer("B2", "suffolk")))
    assert forces(table, BRITISH) == {"B1": ships("norfolk"), "B2": ships("suffolk")}


@pytest.mark.rule("SB-6.21.a", "SB-2.311.a")
def test_ids_of_new_markers_go_by_hex_and_within_a_hex_by_chance() -> None:
    def ready() -> State:
        s = raiders()
        band(s, "G2", "3912", port=True)
        return s

    orders = (split("prinz-eugen"), remove("G2"), place("2815"), place("2010"))
    first = organised(ready(), orders, script=(0,))
    other = organised(ready(), orders, script=(1,))
    assert forces(first, GERMAN) == {"G1": ships("bismarck"), "G3": (), "G4": ships("prinz-eugen"), "G5": ()}
    assert forces(other, GERMAN) == {"G1": ships("bismarck"), "G3": (), "G4": (), "G5": ships("prinz-eugen")}
    assert first.token("G3").hex == "2010"
    assert first.told("sink-deal-token") == first.told("sink-deal-token", GERMAN) == []


@pytest.mark.rule("SB-6.12.b", "SB-6.21.a")
def test_what_the_british_is_asked_does_not_depend_on_what_the_german_has() -> None:
    def shown(*names: str) -> bytes:
        s = setting(5)
        band(s, "G1", "2815", *names)
        band(s, "B1", "3613", "hood")
        ask = Table(s, do(organise)).asked(BRITISH)
        return msgspec.json.encode(ask.wire())

    assert shown() == shown("bismarck", "prinz-eugen")


def test_hints_tell_what_is_left_and_where_a_dummy_may_go() -> None:
    s = raiders()
    band(s, "G2", "2010")
    table = Table(s, do(organise))
    hints = table.asked(GERMAN).choice.hints()
    assert isinstance(hints, OrganiseHints)
    assert (hints.markers, hints.dummies, hints.due) == (2, 2, ())
    assert "2815" in hints.places
    assert "3717" not in hints.places
    assert (hints.standing.german, hints.standing.british, hints.standing.british_most) == (0, 0, 0)


def test_a_draft_says_which_forces_result_and_which_orders_cannot_be() -> None:
    s = raiders()
    band(s, "G2", "2815")
    ask = Table(s, do(organise)).asked(GERMAN)
    tried = ask.preview(
        [split("prinz-eugen"), remove("G1"), place("3717"), place("2010"), place("2011"), place("2012")]
    )
    assert isinstance(tried, OrganiseTried)
    assert [reason.key if reason else "" for reason in tried.orders] == [
        "",
        "sink-not-a-dummy",
        "sink-no-place",
        "",
        "sink-no-marker",
        "sink-no-marker",
    ]
    assert tried.forces == (
        Box(TokenId("G1"), Hex("2815"), ships("bismarck"), False, False),
        Box(TokenId("G2"), Hex("2815"), (), False, False),
        Box(TokenId(""), Hex("2815"), ships("prinz-eugen"), False, False),
        Box(TokenId(""), Hex("2010"), (), False, False),
    )
    assert tried.refusal is None


def test_any_orders_at_random_are_allowed() -> None:
    s = setting(5)
    band(s, "B1", "3613", *HOME_FLEET)
    band(s, "B2", "3613", "hood", "flotilla-1")
    band(s, "B3", "2815")
    choice = Table(s, do(organise)).asked(BRITISH).choice
    rng = Random(1)
    drawn = [choice.sample(rng) for _ in range(400)]
    assert all(choice.refusal(orders) is None for orders in drawn)
    assert {type(order) for orders in drawn for order in orders} == {Transfer, Split, Place, Remove}
    placed = [order.hex for orders in drawn for order in orders if isinstance(order, Place)]
    assert len(set(placed)) > len(placed) / 2


@pytest.mark.rule("SB-6.14.b")
def test_a_detecting_force_can_be_split_outside_phase_1_by_its_own_rule() -> None:
    s = setting(5)
    band(s, "B1", "2815", "victorious", "kenya", moved=2, allowance=4)

    def part(state: State) -> Any:
        yield from split_off(state, TokenId("B1"), (ships("kenya"),))

    table = Table(s, do(part), steps={"part": part})
    assert forces(table, BRITISH) == {"B1": ships("victorious"), "B2": ships("kenya")}
    assert table.private(BRITISH).forces[TokenId("B2")].moved == 2
