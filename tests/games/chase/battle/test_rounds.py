"""A battle as a whole: how it is set up, the steps of a round, and how it ends."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import between, board, range_of
from huffduff.games.chase.battle.combat import Attack, naval_combat_phase
from huffduff.games.chase.battle.gunnery import Fire, gun_modifiers
from huffduff.games.chase.battle.moves import BattleMove
from huffduff.games.chase.battle.rounds import (
    LAST_ROUND,
    armed,
    battle_begins,
    battle_round,
    concession,
    helpless,
    radar_fails,
)
from huffduff.games.chase.battle.torpedoes import Torpedoes, TorpedoHints
from huffduff.games.chase.battle.withdrawal import reinforcement
from huffduff.games.chase.facts.terms import ALLIED, BREAKING_OFF, CLOSING, GERMAN, ON_MAP, OPENING, SIGHTED, SUNK
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, clash, fighter, idle, stay
from tests.games.chase.table import FACTS, Table, hints_of, locate, put, setting

EMPTY = {"bow": 0, "stern": 0, "secondary": 0, "torpedoes": 0}


def meeting(visibility: int, attacker: str = GERMAN) -> Table:
    s = setting(visibility=visibility)
    german, allied = ("bismarck", "prinz-eugen"), ("hood", "norfolk")
    for name in (*german, *allied):
        put(s, name, HERE)
    first, second = (german, allied) if attacker == GERMAN else (allied, german)
    return Table(s, do(battle_begins, HERE, attacker, first, second, "fleet"))


@pytest.mark.rule("CH-10.0.l", "CH-10.0.m", "CH-2.2.a", "CH-2.3.1.j")
@pytest.mark.parametrize(
    ("visibility", "apart", "band"),
    [
        *((level, 7, "extreme") for level in (1, 2, 3)),
        *((level, 5, "long") for level in (4, 5, 6)),
        *((level, 3, "medium") for level in (7, 8, 9)),
    ],
)
@pytest.mark.parametrize("attacker", [GERMAN, ALLIED])
def test_both_sides_start_as_many_spaces_from_their_end_as_the_visibility_says(
    visibility: int, apart: int, band: str, attacker: str
) -> None:
    table = meeting(visibility, attacker)
    for name, ship in board(table.p).fighters.items():
        attacks = FACTS.ships[name].side == attacker
        assert ship.position == (CLOSING if attacks else BREAKING_OFF)
        assert ship.zone == (visibility if attacks else 28 - visibility)
    one, other = fighter(table.state, "bismarck"), fighter(table.state, "hood")
    assert between(FACTS, one.zone, other.zone) == apart
    assert range_of(FACTS, one, other) == band


@pytest.mark.rule("CH-10.0.l")
def test_in_utter_darkness_the_last_space_is_used() -> None:
    table = meeting(10)
    assert (fighter(table.state, "bismarck").zone, fighter(table.state, "hood").zone) == (9, 19)


@pytest.mark.rule("CH-10.0.i", "CH-10.0.k")
def test_cards_and_torpedoes_come_into_play_with_the_battle() -> None:
    table = meeting(3)
    assert sorted(table.p.cards) == ["bismarck", "hood", "norfolk", "prinz-eugen"]
    assert table.p.cards["prinz-eugen"].torpedoes == 12
    assert table.told("chase-battle-begins", None) == [{"hex": HERE, "side": GERMAN}]


@pytest.mark.rule("CH-13.2.a", "CH-14.a")
def test_a_battle_counts_for_crews_and_magazines_also_of_those_who_come_late() -> None:
    table = meeting(3)
    today = FACTS.tracks.date(table.p.turn)
    assert (table.ship("bismarck").engaged, table.ship("bismarck").battles) == ((today,), 1)
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), number=3)
    put(s, "bismarck", HERE)
    table = Table(s, do(reinforcement, GERMAN), script=[0]).answer(("bismarck",))
    assert (table.ship("bismarck").engaged, table.ship("bismarck").battles) == ((today,), 1)


@pytest.mark.rule("CH-10.2.T1", "CH-10.2.a", "CH-10.2.g", "CH-10.6.a")
@pytest.mark.parametrize(("number", "joined"), [(2, False), (3, True)])
def test_the_steps_of_a_round_in_their_order(number: int, joined: bool) -> None:
    s = clash(("prinz-eugen", 1, BREAKING_OFF), ("norfolk", 5, OPENING), number=number - 1, visibility=9)
    table = Table(s, do(battle_round))
    asked = []
    while board(table.p).round == number:
        asked.append((table.ask.seat, table.ask.key.removeprefix("chase-ask-")))
        value = BattleMove(BREAKING_OFF, 4) if asked[-1] == (ALLIED, "battle-move") else stay(table)
        table.answer(value)
    reinforce = [(GERMAN, "reinforce"), (ALLIED, "reinforce")] if joined else []
    assert asked == [
        *((GERMAN, "torpedoes"), (ALLIED, "torpedoes")),
        *((GERMAN, "fire"), (ALLIED, "fire")),
        *((ALLIED, "battle-move"), (GERMAN, "battle-move")),
        *reinforce,
    ]
    assert table.told("chase-battle-round", None) == [{"round": number}, {"round": number + 1}]


@pytest.mark.rule("CH-10.2.T1", "CH-10.5.a")
def test_after_moving_ships_may_try_to_get_away_in_the_same_round() -> None:
    s = clash(("prinz-eugen", 1, BREAKING_OFF), ("norfolk", 21, CLOSING), number=0)
    table = idle(Table(s, do(battle_round), script=[0]), "chase-ask-battle-move")
    table.answer(BattleMove(BREAKING_OFF, 1), BattleMove(BREAKING_OFF, 0))
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-abort")
    table.answer("try")
    assert table.rested
    assert table.p.battle is None


@pytest.mark.rule("CH-2.3.1.c", "CH-10.0.j")
def test_bismarcks_radar_helps_in_her_first_round_and_never_again() -> None:
    s = clash(("bismarck", 1, CLOSING), ("hood", 27, BREAKING_OFF), number=0, visibility=1)
    table = idle(Table(s, do(battle_round)), "chase-ask-battle-move")
    assert "chase-mod-radar" in dict(gun_modifiers(s.public, FACTS, fighter(s, "bismarck"), fighter(s, "hood")))
    now = table.state
    assert "chase-mod-radar" not in dict(
        gun_modifiers(now.public, FACTS, fighter(now, "bismarck"), fighter(now, "hood"))
    )
    assert table.ship("bismarck").card.radar_spent
    assert not table.ship("bismarck").card.radar_out
    assert not table.ship("hood").card.radar_spent


@pytest.mark.rule("CH-2.3.1.c", "CH-10.6.a")
def test_a_ship_that_joins_late_still_has_her_first_round_before_her() -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), number=2, visibility=3)
    put(s, "bismarck", HERE)
    table = idle(Table(s, do(battle_round), script=[0]), "chase-ask-reinforce").answer(("bismarck",))
    idle(table, "chase-ask-fire")
    assert board(table.p).round == 4
    assert not table.ship("bismarck").card.radar_spent
    idle(table, "chase-ask-battle-move")
    assert table.ship("bismarck").card.radar_spent


@pytest.mark.rule("CH-2.3.1.c")
def test_a_ship_that_is_pushed_off_in_her_first_round_has_used_it_up() -> None:
    s = clash(("hood", 1, BREAKING_OFF), ("bismarck", 27, OPENING), number=0, attacker=ALLIED)
    table = idle(Table(s, do(battle_round)), "chase-ask-battle-move").answer(BattleMove(BREAKING_OFF, 3), "leave")
    assert table.rested
    assert table.ship("bismarck").card.radar_spent


@pytest.mark.rule("CH-2.3.1.c")
def test_other_sets_last() -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING))
    radar_fails(s)
    assert not any(
        s.private[side].ships[name].card.radar_spent for side, name in ((GERMAN, "prinz-eugen"), (ALLIED, "norfolk"))
    )


@pytest.mark.rule("CH-10.7.a")
def test_the_battle_ends_when_one_side_has_nobody_left() -> None:
    s = clash(("prinz-eugen", 12, CLOSING), ("norfolk", 27, OPENING), number=0, changes={"norfolk": {"hull": 1}})
    table = idle(Table(s, do(battle_round), script=[3, 9]), "chase-ask-fire")
    table.answer((Fire("prinz-eugen", "norfolk"),), ())
    assert table.rested
    assert table.ship("norfolk").status == SUNK
    assert table.p.battle is None
    assert table.told("chase-battle-ends", None) == [{"hex": HERE}]
    assert table.told("chase-battle-round", None) == [{"round": 1}]


@pytest.mark.rule("CH-10.7.a")
def test_a_battle_in_which_nobody_does_anything_is_broken_off() -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), number=LAST_ROUND - 1)
    table = idle(Table(s, do(battle_round)))
    assert table.rested
    assert table.p.battle is None
    assert table.told("chase-battle-round", None) == [{"round": LAST_ROUND}]


@pytest.mark.rule("CH-10.7.b", "CH-10.0.k", "CH-10.2.r")
def test_damage_and_spent_torpedoes_are_there_in_the_next_battle() -> None:
    s = setting(visibility=7)
    hurt = put(s, "prinz-eugen", HERE, torpedoes=5, bow=1, hull=2, fire_control=True)
    put(s, "norfolk", HERE)
    locate(s, "norfolk", SIGHTED)
    table = Table(s, do(naval_combat_phase)).answer(Attack("prinz-eugen", "C1"))
    assert table.p.cards["prinz-eugen"] == hurt.card
    assert hints_of(table.ask, TorpedoHints).most == {"prinz-eugen": 3}
    table.answer((Torpedoes("prinz-eugen", "norfolk", 2),))
    assert table.ship("prinz-eugen").card.torpedoes == 3


@pytest.mark.rule("CH-10.7.b")
def test_acquired_targets_are_forgotten_with_the_battle() -> None:
    s = setting(visibility=7)
    put(s, "prinz-eugen", HERE)
    put(s, "norfolk", HERE)
    agenda = [do(battle_begins, HERE, GERMAN, ("prinz-eugen",), ("norfolk",), "fleet")] * 2
    table = idle(Table(s, *agenda, script=[0, 9, 9]), "chase-ask-fire")
    table.answer((Fire("prinz-eugen", "norfolk"),))
    assert fighter(table.state, "prinz-eugen").acquired == "norfolk"
    while len(table.told("chase-battle-begins", None)) < 2:
        table.answer(stay(table))
    assert fighter(table.state, "prinz-eugen").acquired == ""


def beaten(**changes: dict[str, Any]) -> State:
    """Norfolk has nothing left to fight with."""
    cards = {"norfolk": EMPTY, **{name.replace("_", "-"): card for name, card in changes.items()}}
    return clash(("prinz-eugen", 9, CLOSING), ("norfolk", 15, BREAKING_OFF), changes=cards)


@pytest.mark.rule("CH-10.7.c")
def test_a_side_that_can_neither_fight_nor_flee_may_call_its_ships_lost() -> None:
    table = Table(beaten(), do(concession, ALLIED))
    assert (table.ask.seat, table.ask.key, table.options) == (ALLIED, "chase-ask-concede", ("no", "yes"))
    table.answer("yes")
    assert table.rested
    assert table.ship("norfolk").status == SUNK
    assert table.p.lost == {"norfolk": ("prinz-eugen",)}
    assert list(board(table.p).fighters) == ["prinz-eugen"]
    table = Table(beaten(), do(concession, ALLIED)).answer("no")
    assert table.ship("norfolk").status == ON_MAP


@pytest.mark.rule("CH-10.7.c")
@pytest.mark.parametrize("row", ["bow", "stern", "secondary", "torpedoes"])
def test_not_while_it_has_any_weapon_left(row: str) -> None:
    s = beaten(norfolk={**EMPTY, row: 1})
    assert armed(s.public, "norfolk")
    assert not helpless(s.public, FACTS, ALLIED)
    assert Table(s, do(concession, ALLIED)).rested


@pytest.mark.rule("CH-10.7.c")
def test_not_if_the_enemy_has_none_either_or_a_ship_could_get_away() -> None:
    assert Table(beaten(prinz_eugen=EMPTY), do(concession, ALLIED)).rested
    s = clash(("prinz-eugen", 1, CLOSING), ("norfolk", 27, BREAKING_OFF), changes={"norfolk": EMPTY})
    assert Table(s, do(concession, ALLIED)).rested


@pytest.mark.rule("CH-10.7.c")
def test_not_while_help_is_near_but_the_enemy_does_not_learn_that() -> None:
    s = beaten()
    put(s, "hood", HERE)
    table = Table(s, do(concession, ALLIED))
    assert list(table.options) == ["no"]
    assert table.answer("no").rested


@pytest.mark.rule("CH-10.7.c", "CH-10.2.T1")
def test_the_shortcut_is_offered_at_the_end_of_a_round() -> None:
    s = beaten()
    s.public.change_battle(round=0)
    table = idle(Table(s, do(battle_round)), "chase-ask-concede")
    assert board(table.p).round == 1
    assert table.answer("yes").rested
    assert table.p.battle is None


@pytest.mark.rule("CH-10.7.d", "CH-2.3.3.e", "CH-4.3.T1")
def test_sunk_ships_give_back_their_evasion_effects_and_count() -> None:
    s = beaten(norfolk={**EMPTY, "evasion": (5, 5)})
    cup = list(s.umpire.evasion)
    cup.remove(5)
    cup.remove(5)
    s.umpire.evasion = tuple(cup)
    table = Table(s, do(concession, ALLIED)).answer("yes")
    assert sorted(table.state.umpire.evasion) == sorted(FACTS.cups.evasion_chits)
    assert table.ship("norfolk").card.evasion == ()
    assert table.p.points == FACTS.ships["norfolk"].hull


@pytest.mark.rule("CH-4.2.c", "CH-10.7.a")
def test_the_game_is_over_when_bismarck_goes_down() -> None:
    s = clash(("bismarck", 12, OPENING), ("hood", 27, OPENING), number=0, changes={"bismarck": {"hull": 1}})
    table = idle(Table(s, do(battle_round), script=[*[9] * 6, 4]), "chase-ask-fire").answer(())
    table.answer((Fire("hood", "bismarck"),))
    assert table.position.outcome is not None
    assert table.position.outcome.winner == ALLIED
    assert not table.asks
