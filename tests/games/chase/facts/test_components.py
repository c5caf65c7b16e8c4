"""Chapter 2 at work: what markers, cups and cards do once the game is under way."""

from collections.abc import Generator, Iterable
from typing import Any

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle import damage, gun_hits
from huffduff.games.chase.battle.rounds import radar_fails
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SUNK
from huffduff.games.chase.operations import flights, tasks
from huffduff.games.chase.operations.convoys import draw_chit
from huffduff.games.chase.operations.sailing import unit_allowance
from huffduff.games.chase.ships.units import radar
from huffduff.games.chase.state import Battle, Fighter, State
from tests.games.chase.table import FACTS, Table, put, setting, wing


def play(steps: Generator[Any, Any, Any] | Any, outcomes: Iterable[Any] = ()) -> list[Any]:
    """Run rules that draw chits or dice, with these outcomes; what they asked chance for."""
    wanted, script = [], iter(outcomes)
    try:
        want = next(steps)
        while True:
            wanted.append(want)
            want = steps.send(next(script))
    except StopIteration:
        assert next(script, None) is None
        return wanted


def fight(s: State, *ships: str) -> None:
    """Ships on the battle board."""
    fighters = {name: Fighter(name, FACTS.ships[name].side, 9, "closing") for name in ships}
    s.public.battle = Battle("T20", GERMAN, "naval", 1, fighters)
    for name in ships:
        damage.show_card(s, name)


@pytest.mark.rule("CH-2.3.1.c")
def test_bismarcks_radar_lasts_one_round_of_battle_and_norfolks_for_ever() -> None:
    s = setting()
    bismarck = put(s, "bismarck", "T20")
    put(s, "norfolk", "T20")
    fight(s, "bismarck", "norfolk")
    assert radar(FACTS.ships["bismarck"], bismarck.card) == 2
    radar_fails(s)
    assert radar(FACTS.ships["bismarck"], damage.ship_of(s, "bismarck").card) == 0
    assert radar(FACTS.ships["norfolk"], damage.ship_of(s, "norfolk").card) == 1


@pytest.mark.rule("CH-2.3.1.f", "CH-2.3.1.g", "CH-2.3.1.h")
def test_damage_shortens_the_way_of_fast_ships_alone_and_stops_whoever_has_no_speed_left() -> None:
    s = setting()
    assert unit_allowance(FACTS, [put(s, "bismarck", "T20")]) == 2
    assert unit_allowance(FACTS, [put(s, "bismarck", "T20", evasion=(5,))]) == 1
    assert unit_allowance(FACTS, [put(s, "bismarck", "T20", evasion=(10, 10, 10))]) == 0
    assert unit_allowance(FACTS, [put(s, "rodney", "N23")]) == 1
    assert unit_allowance(FACTS, [put(s, "rodney", "N23", evasion=(5,))]) == 1


@pytest.mark.rule("CH-2.3.1.i")
def test_only_a_tanker_can_supply_another_ship_at_sea() -> None:
    s = setting()
    for name in ("bismarck", "prinz-eugen", "lothringen"):
        put(s, name, "R8")
    german = s.private[GERMAN]
    refused = tasks.refuel_refusal(s.public, german, FACTS, GERMAN, "prinz-eugen", "bismarck")
    assert refused is not None
    assert refused.rule == "CH-7.5.b"
    assert tasks.refuel_refusal(s.public, german, FACTS, GERMAN, "lothringen", "bismarck") is None


@pytest.mark.rule("CH-2.3.3.c")
def test_flights_leave_markers_of_their_own_side_in_hexes() -> None:
    s = setting()
    put(s, "ark-royal", "S19")
    for name in ("swordfish-1", "swordfish-2"):
        wing(s, name)
    allied = s.private[ALLIED]
    flights.fly(allied, FACTS, "swordfish-1", ("R19", "S19"), ("R19", "R19"), "")
    flights.fly(allied, FACTS, "swordfish-2", ("R18", "S19"), (), "R18")
    assert allied.searches == {"R19": 2}
    assert allied.attacks == (("R18", "swordfish-2"),)
    assert s.private[GERMAN].searches == {}
    assert FACTS.tables.search.flight * allied.searches["R19"] == 4


@pytest.mark.rule("CH-2.3.3.d", "CH-2.4.e", "CH-3.d")
def test_a_card_comes_into_play_with_the_first_hit_and_keeps_its_damage_markers() -> None:
    s = setting()
    put(s, "hood", "E18")
    assert "hood" not in s.public.cards
    play(damage.hit_by_chits(s, "hood", 1), ["rudder"])
    assert s.public.cards["hood"].rudder
    assert s.public.cards["hood"].hull == 8
    play(damage.hit_by_chits(s, "hood", 1), ["fire-control"])
    card = damage.ship_of(s, "hood").card
    assert (card.rudder, card.fire_control, card.radar_out) == (True, True, False)
    play(gun_hits.special_damage(s, "hood", ("bismarck",)), [(7,)])
    assert damage.ship_of(s, "hood").card.radar_out


@pytest.mark.rule("CH-2.3.3.e")
def test_evasion_effects_wander_between_cup_and_ships_and_none_is_lost() -> None:
    s = setting()
    all_chits = sorted(s.umpire.evasion)
    put(s, "hood", "E18")
    for chit in (5, 5, 7):
        play(damage.evasion_effect(s, "hood"), [chit])
    assert damage.ship_of(s, "hood").card.evasion == (5, 5, 7)
    assert sorted((*s.umpire.evasion, 5, 5, 7)) == all_chits
    damage.sink(s, "hood", ("bismarck",))
    assert sorted(s.umpire.evasion) == all_chits


@pytest.mark.rule("CH-2.3.3.f")
def test_damage_chits_are_drawn_without_putting_back_and_all_return_after_the_attack() -> None:
    s = setting()
    put(s, "king-george-v", "T20")
    full = s.umpire.damage
    draws = play(damage.hit_by_chits(s, "king-george-v", 3), ["dud", "bow", "bow"])
    assert [len(draw.outcomes) for draw in draws] == [24, 23, 22]
    assert s.umpire.damage == full


@pytest.mark.rule("CH-2.3.3.i")
def test_convoy_chits_are_the_germans_secret() -> None:
    s = setting()
    before = msgspec.json.encode(s.view(ALLIED).wire())
    (draw,) = play(draw_chit(s, "hx-126"), [3])
    play(draw_chit(s, "ob-325"), [5])
    german = s.private[GERMAN]
    assert (german.chits, german.half_chits) == ((3,), (5,))
    assert draw.audience == (GERMAN,)
    assert msgspec.json.encode(s.view(ALLIED).wire()) == before


@pytest.mark.rule("CH-2.4.b")
def test_a_ship_sinks_with_her_last_hull_box() -> None:
    s = setting()
    put(s, "norfolk", "D18", hull=2)
    damage.hull(s, "norfolk", 1, ("prinz-eugen",))
    assert damage.ship_of(s, "norfolk").status != SUNK
    damage.hull(s, "norfolk", 1, ("prinz-eugen",))
    assert damage.ship_of(s, "norfolk").status == SUNK
    assert s.public.lost == {"norfolk": ("prinz-eugen",)}


@pytest.mark.rule("CH-2.4.c")
def test_hits_of_a_round_wait_until_both_sides_have_fired() -> None:
    s = setting()
    eugen, norfolk = put(s, "prinz-eugen", "D18"), put(s, "norfolk", "D18")
    fight(s, "prinz-eugen", "norfolk")
    s.public.change_battle(hurt=(("norfolk", "stern", "prinz-eugen"), ("prinz-eugen", "hull", "norfolk")))
    assert (norfolk.card.stern, s.public.cards["norfolk"].stern, eugen.card.hull) == (2, 2, 5)
    table = Table(s, do(gun_hits.gun_damage))
    assert (table.ship("norfolk").card.stern, table.p.cards["norfolk"].stern) == (1, 1)
    assert table.ship("prinz-eugen").card.hull == 4
    assert table.p.battle is not None
    assert not table.p.battle.hurt
