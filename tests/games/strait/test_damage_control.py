"""Damage control in the strait: which cards can be repaired, by what roll, and what a failure does."""

from typing import Any

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.strait.captains import Points, PointsRow
from huffduff.games.strait.damage_control import CardOutlook, Pass, Repair, damage_control
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import speed_number
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import Fire, Hold, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, SUNK, Damage, State
from tests.games.strait.gunnery import number, penniless, quiet
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINCE_OF_WALES, PRINZ_EUGEN, Table, damaged, least, setting

BRITISH_REPAIR = (do(open_phase, "damage-control"), do(damage_control, BRITISH))
BRITISH_MORALE = (do(open_phase, "morale"), do(morale_phase, BRITISH))


def hood_with(*cards: str, state: State | None = None) -> State:
    """Hood carries these cards, which left the German deck; by default nobody has points."""
    state = state or quiet()
    damaged(state.public, HOOD, *cards)
    deck = state.public.decks[GERMAN]
    state.public.decks[GERMAN] = type(deck)(tuple(card for card in deck.left if card not in cards))
    return state


def repairing(state: State, *script: Any, turns: int = 1) -> Table:
    """So many damage control phases of the British."""
    return Table(state, *BRITISH_REPAIR * turns, script=script)


def attempt(natural: int, points: int = 0, card: str = "KH", captain: str = "holland") -> Table:
    """Hood, whose captain has enough points, tries to repair a card."""
    state = setting()
    hood_with(card, state=state).public.change(HOOD, captain=captain)
    table = repairing(state, natural).answer(Repair(HOOD, 0))
    return table.answer(Points(points, 0))


@pytest.mark.rule("DS-DMC.1", "DS-TRN.6")
def test_cards_received_this_turn_are_repaired_after_damage_is_applied() -> None:
    agenda = [do(shooting_phase, GERMAN), do(open_phase, "shooting"), do(shooting_phase, BRITISH)]
    table = Table(quiet(), *agenda, do(apply_damage), *BRITISH_REPAIR, script=[12, "AH"])
    table.answer(Fire(BISMARCK, HOOD), Hold(PRINZ_EUGEN), Hold(HOOD), Hold(PRINCE_OF_WALES))
    assert (table.ask.key, table.ask.seat) == ("strait-ask-repair", BRITISH)
    assert table.options == (Repair(HOOD, 0), Pass(HOOD))
    assert table.p.ships[HOOD].cards == (Damage("AH"),)


@pytest.mark.rule("DS-DMC.1")
def test_a_turn_has_one_damage_control_after_damage_and_before_morale() -> None:
    state = hood_with("KH", "QH")
    damaged(state.public, BISMARCK, "JS")
    table = Table(state, Do("turn"), script=[7, 7, *[2] * 20])
    order: list[tuple[str, str]] = []
    while table.asks and table.p.turn == 2:
        order.append((table.ask.key, table.ask.seat))
        table.answer(least(table.options))
    asked = [entry for entry in order if entry[0] in ("strait-ask-shoot", "strait-ask-repair")]
    assert asked == [
        *[("strait-ask-shoot", GERMAN)] * 2,
        *[("strait-ask-shoot", BRITISH)] * 2,
        ("strait-ask-repair", BRITISH),
        ("strait-ask-repair", GERMAN),
    ]


@pytest.mark.rule("DS-DMC.2", "DS-DMC.5")
def test_a_ship_tries_one_card_of_her_owners_choice() -> None:
    state = hood_with("KH", "AH", "QH")
    damaged(state.public, PRINCE_OF_WALES, "JS")
    table = repairing(state, 12)
    assert table.options == (
        Repair(HOOD, 0),
        Repair(HOOD, 1),
        Repair(HOOD, 2),
        Pass(HOOD),
        Repair(PRINCE_OF_WALES, 0),
        Pass(PRINCE_OF_WALES),
    )
    table.answer(Repair(HOOD, 1))
    assert table.p.ships[HOOD].cards == (Damage("KH"), Damage("QH"))
    again = table.refused(Repair(HOOD, 0))
    assert (again.key, again.rule) == ("strait-no-second-repair", "DS-DMC.2")
    assert table.answer(Pass(PRINCE_OF_WALES)).rested


@pytest.mark.rule("DS-DMC.2")
def test_even_a_failed_attempt_is_the_only_one_this_turn() -> None:
    assert repairing(hood_with("KH", "QH"), 8).answer(Repair(HOOD, 0)).rested


@pytest.mark.rule("DS-DMC.3", "DS-TRN.6")
@pytest.mark.parametrize(
    ("card", "open_to_repair"), [("KH", True), ("AH", True), ("2H", True), ("QH", True), ("JH", True), ("3H", False)]
)
def test_kings_aces_twos_queens_and_jacks_can_be_repaired(card: str, open_to_repair: bool) -> None:
    table = repairing(hood_with(card))
    assert table.rested is not open_to_repair


@pytest.mark.rule("DS-DMC.3", "DS-TRN.6")
def test_ships_without_such_cards_are_not_asked() -> None:
    state = hood_with("3H", "3S")
    state.public.change(HOOD, hull=20)
    assert repairing(state).rested
    assert repairing(quiet()).rested


@pytest.mark.rule("DS-DMC.4")
@pytest.mark.parametrize("thing", [1, 2, -1])
def test_hull_points_and_bridge_hits_cannot_be_repaired(thing: int) -> None:
    state = hood_with("KH", "3H")
    state.public.change(HOOD, hull=20)
    refused = repairing(state).refused(Repair(HOOD, thing))
    assert refused.rule == "DS-DMC.4"
    assert refused.key == ("strait-no-bridge-repair" if thing == 1 else "strait-no-such-card")


def test_other_repairs_are_refused_with_their_reason() -> None:
    state = hood_with("KH")
    damaged(state.public, BISMARCK, "KS")
    damaged(state.public, PRINCE_OF_WALES, "KD", status=SUNK)
    table = repairing(state)
    assert table.refused(Repair(BISMARCK, 0)).key == "strait-not-your-ship"
    assert table.refused(Repair(PRINCE_OF_WALES, 0)).key == "strait-ship-gone"
    assert table.refused(Repair(ShipId("tirpitz"), 0)).key == "engine-not-offered"
    for rubbish in ("repair", {"ship": HOOD}, {"do": "scrub", "ship": HOOD}, {"do": "repair", "ship": HOOD}, 3):
        assert table.refused(rubbish).key == "engine-not-an-answer"


@pytest.mark.rule("DS-DMC.6")
def test_passing_rolls_nothing_and_spoils_nothing() -> None:
    table = repairing(hood_with("KH"), turns=2).answer(Pass(HOOD))
    assert not table.told("strait-roll-repair")
    assert table.p.ships[HOOD].cards == (Damage("KH"),)
    assert Repair(HOOD, 0) in table.options


@pytest.mark.rule("DS-DMC.7", "DS-DMC.8", "DS-CAP.10")
@pytest.mark.parametrize(
    ("natural", "points", "removed"),
    [(6, 4, True), (10, 0, True), (12, 0, True), (8, 2, True), (9, 0, False), (8, 1, False), (6, 3, False)],
)
def test_dice_and_points_of_ten_or_more_remove_the_card(natural: int, points: int, removed: bool) -> None:
    table = attempt(natural, points)
    hood = table.p.ships[HOOD]
    assert (hood.cards == ()) is removed
    assert number(table.position.now, HOOD, BISMARCK) == (12 if removed else 13)
    assert table.told("strait-repaired") == ([{"ship": HOOD, "card": "KH"}] if removed else [])
    assert len(table.told("strait-repair-failed")) == (0 if removed else 1)
    assert table.p.spent.get("holland", 0) == points
    (roll,) = table.told("strait-roll-repair")
    assert (roll["need"], roll["card"]) == (10 - points, "KH")


@pytest.mark.rule("DS-DMC.7", "DS-CAP.14")
def test_points_are_committed_before_the_roll() -> None:
    state = setting()
    table = repairing(hood_with("KH", state=state)).answer(Repair(HOOD, 0))
    assert table.ask.key == "strait-ask-points"
    assert table.ask.params == {"purpose": "repair", "ship": HOOD, "card": "KH"}
    hints = table.hints
    assert hints.need == 10
    assert hints.rows == tuple(
        PointsRow(Points(own, 0), 10 - own, (ways, 36)) for own, ways in enumerate((6, 10, 15, 21, 26))
    )
    assert not table.told("strait-roll-repair")


@pytest.mark.rule("DS-DMC.9", "DS-DMC.10", "DS-DMC.11", "DS-DMC.12")
@pytest.mark.parametrize(
    ("natural", "points", "after"),
    [
        (7, 2, "permanent"),
        (9, 0, "permanent"),
        (3, 4, "permanent"),
        (8, 1, "open"),
        (6, 1, "open"),
        (2, 0, "open"),
        (7, 3, "removed"),
        (11, 0, "removed"),
        (9, 1, "removed"),
    ],
)
def test_a_failure_with_odd_natural_dice_is_permanent(natural: int, points: int, after: str) -> None:
    table = attempt(natural, points)
    expected = {"permanent": (Damage("KH", True),), "open": (Damage("KH"),), "removed": ()}
    assert table.p.ships[HOOD].cards == expected[after]
    told = {"permanent": ["yes"], "open": ["no"], "removed": []}
    assert [event["permanent"] for event in table.told("strait-repair-failed")] == told[after]


@pytest.mark.rule("DS-DMC.10")
def test_after_even_dice_the_ship_may_try_again_next_turn() -> None:
    table = repairing(hood_with("KH"), 8, 10, turns=2).answer(Repair(HOOD, 0))
    assert table.options == (Repair(HOOD, 0), Pass(HOOD))
    assert table.answer(Repair(HOOD, 0)).p.ships[HOOD].cards == ()


@pytest.mark.rule("DS-DMC.13")
def test_a_permanent_card_is_never_offered_again_and_keeps_its_effects() -> None:
    table = repairing(hood_with("KH", "QH"), 7, turns=2).answer(Repair(HOOD, 0))
    hood = table.p.ships[HOOD]
    assert hood.cards == (Damage("KH", True), Damage("QH"))
    assert table.options == (Repair(HOOD, 1), Pass(HOOD))
    refused = table.refused(Repair(HOOD, 0))
    assert (refused.key, refused.rule) == ("strait-no-permanent-repair", "DS-DMC.13")
    assert number(table.position.now, HOOD, BISMARCK) == 12 + 1
    assert dict(morale_number(table.p, FACTS, HOOD))["strait-mod-cards"] == 2
    assert table.hints.ships == {
        HOOD: (CardOutlook("KH", True, False), CardOutlook("QH", False, True, 10, (6, 36))),
    }


@pytest.mark.rule("DS-DMC.13")
def test_a_ship_with_nothing_but_permanent_cards_is_not_asked() -> None:
    state = quiet()
    state.public.change(HOOD, cards=(Damage("KH", True), Damage("3H")))
    assert repairing(state).rested


@pytest.mark.rule("DS-DMC.14")
def test_failed_morale_does_not_hinder_repairs() -> None:
    state = hood_with("QH")
    state.public.change(HOOD, failed=True)
    table = repairing(state, 10).answer(Repair(HOOD, 0))
    assert table.p.ships[HOOD].cards == ()


@pytest.mark.rule("DS-DMC.15")
def test_a_repaired_card_returns_to_the_deck_it_came_from() -> None:
    table = repairing(hood_with("KH"), 10).answer(Repair(HOOD, 0))
    assert table.p.decks[GERMAN].discarded == ("KH",)
    assert table.p.decks[BRITISH].discarded == ()

    state = quiet()
    damaged(state.public, BISMARCK, "QS")
    table = Table(state, do(damage_control, GERMAN), script=[10]).answer(Repair(BISMARCK, 0))
    assert table.p.decks[BRITISH].discarded == ("QS",)


@pytest.mark.rule("DS-DMC.16")
def test_a_repair_counts_in_the_same_turns_morale_check() -> None:
    state = hood_with("KH", "QH")
    state.public.change(HOOD, hit=True)
    table = Table(state, *BRITISH_REPAIR, *BRITISH_MORALE, script=[10, 12]).answer(Repair(HOOD, 0))
    (check,) = table.told("strait-roll-morale")
    assert dict(check["modifiers"])["strait-mod-cards"] == 1
    assert total(speed_number(table.p, FACTS, HOOD)) == 5


@pytest.mark.rule("DS-DMC.17")
def test_repairing_a_magazine_takes_its_one_back_without_another_roll() -> None:
    state = hood_with("2H")
    assert number(state, HOOD, BISMARCK) == 13
    table = repairing(state, 12).answer(Repair(HOOD, 0))
    assert number(table.position.now, HOOD, BISMARCK) == 12
    assert not table.told("strait-roll-magazine")
    assert table.p.ships[HOOD].status == "afloat"


@pytest.mark.rule("DS-CAP.18", "DS-DMC.11")
@pytest.mark.parametrize(
    ("captain", "card", "natural", "after"),
    [
        ("leach", "AH", 9, ()),
        ("leach", "KH", 9, ()),
        ("leach", "2H", 9, ()),
        ("leach", "QH", 9, (Damage("QH", True),)),
        ("leach", "AH", 8, (Damage("AH"),)),
        ("meisel", "QH", 9, ()),
        ("meisel", "KH", 7, (Damage("KH", True),)),
        ("meisel", "KH", 8, (Damage("KH"),)),
        ("holland", "KH", 9, (Damage("KH", True),)),
    ],
)
def test_makers_men_and_repair_parties_add_one_to_the_roll(
    captain: str, card: str, natural: int, after: tuple[Damage, ...]
) -> None:
    table = attempt(natural, 0, card, captain)
    assert table.p.ships[HOOD].cards == after
    need = table.told("strait-roll-repair")[0]["need"]
    helped = captain == "meisel" or (captain == "leach" and card != "QH")
    assert need == (9 if helped else 10)


def test_own_and_shared_points_add_up_in_a_repair() -> None:
    state = setting()
    damaged(state.public, PRINZ_EUGEN, "JS")
    table = Table(state, do(damage_control, GERMAN), script=[5])
    table.answer(Repair(PRINZ_EUGEN, 0), Points(3, 2))
    assert table.p.ships[PRINZ_EUGEN].cards == ()
    assert table.p.spent == {"brinkmann": 3, "lutjens": 2}


def test_an_admiral_may_spend_first_on_one_ship_and_then_has_none_for_the_other() -> None:
    state = penniless(setting())
    state.public.spent["lutjens"] = 0
    damaged(state.public, PRINZ_EUGEN, "JS")
    damaged(state.public, BISMARCK, "QS")
    table = Table(state, do(damage_control, GERMAN), script=[8, 10])
    table.answer(Repair(PRINZ_EUGEN, 0), Points(0, 2), Repair(BISMARCK, 0))
    assert table.rested
