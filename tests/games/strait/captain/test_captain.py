"""The computer captain plays by the rules, from the table alone, and better than chance."""

from random import Random
from typing import Any

import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.steps import begin
from huffduff.games.strait import GAME
from huffduff.games.strait.captain.captain import Captain, promise
from huffduff.games.strait.captain.tuning import AWAY, LIGHT, POINT
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import Manoeuvre
from huffduff.games.strait.state import OTHER
from huffduff.players import find_player
from tests.games.played import watched, winner
from tests.games.strait.table import BISMARCK, ELECTRA, FACTS, HOOD, PRINZ_EUGEN, Z23, facing, setting, space

CAPTAINS = ("captain", "captain")


@pytest.mark.parametrize("side", ["german", "british"])
def test_the_captain_beats_chance_from_either_side(side: str) -> None:
    crews = ("captain", "random") if side == "german" else ("random", "captain")
    assert sum(winner(GAME, number, crews) == side for number in range(40)) >= 38


def test_neither_captain_is_helpless_against_the_other() -> None:
    wins = [winner(GAME, number, CAPTAINS) for number in range(60)]
    assert wins.count("german") >= 15
    assert wins.count("british") >= 15


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_captain_finishes_every_scenario(scenario: str) -> None:
    for number in range(3):
        winner(GAME, number, CAPTAINS, scenario)


def test_a_manoeuvre_costs_the_captain_what_its_points_are_worth() -> None:
    p = setting(german=("lindemann", "brinkmann")).public
    there, north = space("E4"), facing("N")
    orders = (Manoeuvre(BISMARCK, there, north), Manoeuvre(PRINZ_EUGEN, there, north), Manoeuvre(BISMARCK, there))
    prices = [Captain().price(p, FACTS, order) for order in orders]
    assert prices == pytest.approx([3 * POINT, 2 * POINT, 0])


def merit(name: ShipId, **places: Any) -> float:
    """How the captain likes it where a ship is, with no enemies but those that have a place."""
    p = setting("squadrons", **places).public
    enemies = [enemy for enemy in p.afloat(OTHER[p.ships[name].side]) if enemy.id.replace("-", "_") in places]
    return Captain().standing(p, FACTS, p.ships[name], enemies)


def test_touch_is_kept_with_ships_that_decide_and_not_with_others() -> None:
    """A destroyer beside her is no comfort to a captain whose heavy enemies get away."""
    assert merit(HOOD, hood="H8 N", bismarck="A1 N") < -AWAY
    assert merit(HOOD, hood="H8 N", bismarck="A1 N", z23="H7 N") < -AWAY
    assert merit(HOOD, hood="H8 N", bismarck="H7 N", z23="A1 N") > -AWAY


def test_who_never_decides_neither_runs_nor_keeps_touch() -> None:
    assert merit(ELECTRA, electra="H8 N", bismarck="A1 N") > -AWAY
    assert merit(Z23, z23="H8 N", hood="A1 N") < 0 < merit(BISMARCK, bismarck="H8 N", hood="A1 N")


def test_a_shot_at_a_ship_that_never_decides_is_worth_less() -> None:
    p = setting("squadrons", hood="D4 N", bismarck="D6 N", z23="D6 N").public
    heavy, light = (Captain().gain(p, FACTS, HOOD, target) for target in (BISMARCK, Z23))
    assert heavy == promise(p, FACTS, HOOD, BISMARCK)
    assert light == pytest.approx(LIGHT * promise(p, FACTS, HOOD, Z23))


def test_the_captain_leaves_the_table_as_it_was() -> None:
    players = {seat: watched(find_player(GAME, "captain")) for seat in GAME.seats}
    source = Seal(bytes(32)).source({})
    hot.play(begin(GAME, FACTS, "denmark-strait", {}, source), players, source, Random(1))
