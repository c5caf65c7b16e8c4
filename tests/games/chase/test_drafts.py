"""Drafts of everything that is answered with a list, and the odds beside questions with a single answer."""

from typing import Any, TypeVar, get_args

import msgspec
import pytest

from huffduff.engine.questions import Ask, do
from huffduff.games.chase import GAME
from huffduff.games.chase.battle.engagements import MOST_SHIPS, FleetTried, choose_ships
from huffduff.games.chase.battle.gunnery import Fire, FireHints, FireTried, gunfire
from huffduff.games.chase.battle.hits import HitOdds
from huffduff.games.chase.battle.torpedoes import Torpedoes, TorpedoesTried, TorpedoHints, torpedo_launch
from huffduff.games.chase.battle.withdrawal import reinforcement
from huffduff.games.chase.drafts import ListTried
from huffduff.games.chase.facts.terms import ALLIED, CLOSING, GERMAN, OPENING, SHADOWED, SIGHTED
from huffduff.games.chase.operations.air_attack import AirHints, VictimHints, air_attack_phase
from huffduff.games.chase.operations.chance import HuntHints, ReliefHints, hunt
from huffduff.games.chase.operations.convoys import ConvoyHints, MerchantHints, attack_ask
from huffduff.games.chase.operations.manoeuvres import Divert, EvadeHints, PartHints
from huffduff.games.chase.operations.orders import Move, Stay
from huffduff.games.chase.operations.shadow import Attempt, AttemptTried, shadow_phase
from huffduff.games.chase.operations.shadowed import ShadowedHints, ShadowedTried, shadowed_moves
from huffduff.games.chase.operations.submarines import BoatHints, MetHints, german_boat
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import Berth, BuyTried, TankersTried, buy_units, deploy, place_tankers
from huffduff.games.chase.state import State
from tests.games.chase.fight import clash
from tests.games.chase.hunting import CENTRE, hunting
from tests.games.chase.table import FACTS, Table, band, hints_of, locate, put, setting, wing

T = TypeVar("T")

HERE, NEXT, BEYOND = "P10", "P11", "P12"


def tried(ask: Ask, kind: type[T], *orders: object) -> T:
    """What a draft comes to, of the kind that the question declares."""
    found = ask.preview(msgspec.to_builtins(orders))
    assert isinstance(found, kind)
    assert ask.question.tried is kind
    return found


def keys(reasons: Any) -> list[str | None]:
    return [reason and reason.key for reason in reasons]


@pytest.mark.rule("CH-13.1.a", "CH-13.1.b")
def test_a_shopping_list_is_added_up() -> None:
    german, _ = Table(setting(1, optional_units="on"), do(buy_units)).asks
    found = tried(german, BuyTried, "tirpitz", "new-york", "tirpitz")
    assert keys(found.orders) == [None, "chase-not-for-sale", "chase-not-for-sale"]
    assert found.points == FACTS.optional["tirpitz"].points
    assert tried(german, BuyTried) == BuyTried((), 0)


@pytest.mark.rule("CH-3.f")
def test_tankers_that_still_need_a_berth_are_listed() -> None:
    ask = Table(deploy(FACTS, "campaign", DEFAULTS), do(place_tankers)).ask
    route = next(place for place in FACTS.chart.seas if FACTS.chart.route(place))
    found = tried(ask, TankersTried, Berth("belchen", "R8"), Berth("belchen", "R8"), Berth("lothringen", route))
    assert keys(found.orders) == [None, "chase-not-an-order", "chase-tanker-on-route"]
    assert found.left == ("weissenburg", "gonzenheim", "kota-pinang")
    assert found.owed is not None
    assert found.owed.key == "chase-tanker-left"
    allowed = [Berth(name, "R8") for name in FACTS.scenarios["campaign"].placed]
    assert tried(ask, TankersTried, *allowed) == TankersTried((None,) * len(allowed), None, ())


@pytest.mark.rule("CH-10.0.f")
def test_a_fleet_has_room_for_eight() -> None:
    german, _ = Table(setting(), do(choose_ships)).asks
    found = tried(german, FleetTried, "bismarck", "hood")
    assert keys(found.orders) == [None, "chase-refuse-not-in-fleet"]
    assert (found.owed, found.left) == (None, MOST_SHIPS - 2)
    empty = tried(german, FleetTried)
    assert empty.owed is not None
    assert empty.owed.key == "chase-fleet-size"


@pytest.mark.rule("CH-10.2.f")
def test_fire_orders_are_tried_shot_by_shot() -> None:
    s = clash(("bismarck", 12, OPENING), ("prinz-eugen", 12, OPENING), ("hood", 27, OPENING), ("norfolk", 27, OPENING))
    ask = Table(s, do(gunfire, GERMAN)).ask
    shots = hints_of(ask, FireHints).shots
    found = tried(ask, FireTried, Fire("bismarck", "hood"), Fire("bismarck", "norfolk"), Fire("koln", "hood"))
    assert keys(one.refusal for one in found.orders) == [None] + ["chase-refuse-no-second-shot"] * 2
    assert [one.salvo for one in found.orders] == [shots["bismarck"]["hood"], None, None]
    assert found.idle == ("prinz-eugen",)
    both = tried(ask, FireTried, Fire("bismarck", "hood"), Fire("prinz-eugen", "hood"))
    expected = shots["bismarck"]["hood"].hull + shots["prinz-eugen"]["hood"].hull
    assert both.hull == {"hood": pytest.approx(expected)}
    assert both.idle == ()


@pytest.mark.rule("CH-10.2.a", "CH-10.2.c")
def test_launches_are_tried_salvo_by_salvo() -> None:
    s = clash(("prinz-eugen", 24, CLOSING), ("norfolk", 27, CLOSING), ("hood", 1, CLOSING), visibility=4)
    ask = Table(s, do(torpedo_launch, GERMAN)).ask
    hints = hints_of(ask, TorpedoHints)
    one = hints.shots["prinz-eugen"]["norfolk"]
    found = tried(
        ask,
        TorpedoesTried,
        Torpedoes("prinz-eugen", "norfolk", 2),
        Torpedoes("prinz-eugen", "norfolk", 2),
        Torpedoes("prinz-eugen", "hood", 1),
        Torpedoes("prinz-eugen", "norfolk", 0),
    )
    refused = ["chase-refuse-torpedoes", "chase-refuse-torpedo-range", "chase-not-an-order"]
    assert keys(order.refusal for order in found.orders) == [None, *refused]
    assert [order.run for order in found.orders] == [one, None, None, None]
    assert found.left == {"prinz-eugen": 1}
    assert found.hits == {"norfolk": pytest.approx(2 * one.odds.hits)}


@pytest.mark.rule("CH-10.6.a")
def test_calls_for_help_are_tried_one_by_one() -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), number=3)
    put(s, "bismarck", HERE)
    ask = Table(s, do(reinforcement, GERMAN)).ask
    found = tried(ask, ListTried, "bismarck", "bismarck", "hood")
    assert keys(found.orders) == [None, "chase-refuse-cannot-join", "chase-refuse-cannot-join"]
    assert found.owed is None


@pytest.mark.rule("CH-7.1.a", "CH-7.1.f", "CH-7.7.2.a")
def test_shadowed_moves_are_tried_unit_by_unit() -> None:
    s = setting(weather=5)
    band(s, "KG1", "D23", "bismarck", "prinz-eugen", fuel=1)
    put(s, "koln", HERE)
    for unit in ("KG1", "koln"):
        locate(s, unit, SHADOWED)
    ask = Table(s, do(shadowed_moves, GERMAN)).ask
    hints = hints_of(ask, ShadowedHints).units
    assert set(hints) == {"KG1", "koln"}
    assert "D24" in hints["KG1"].fog
    assert hints["koln"].fog == ()
    assert hints["koln"].stay is None
    found = tried(ask, ShadowedTried, Move("KG1", ("D22", "E21")), Stay("prinz-eugen"))
    assert keys(one.refusal for one in found.orders) == ["chase-refuse-land-side", "chase-not-shadowed"]
    assert found.left == ("koln",)
    assert found.owed is not None
    assert found.owed.key == "chase-shadowed-must-report"
    sails = tried(ask, ShadowedTried, Move("KG1", ("D24", "D25")), Stay("koln"))
    course = sails.orders[0].course
    assert course is not None
    assert (course.fog, set(course.last_fuel)) == ("D24", {"bismarck", "prinz-eugen"})
    assert (sails.orders[1].course, sails.owed, sails.left) == (None, None, ())


def chased() -> State:
    """A sighted German force with two cruisers upon her."""
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen", fuel=5)
    put(s, "norfolk", HERE)
    put(s, "suffolk", HERE, lag=4)
    locate(s, "KG1", SIGHTED)
    return s


@pytest.mark.rule("CH-6.i", "CH-6.T1", "CH-6.T2")
def test_an_attempt_to_shadow_says_what_is_known_of_its_die() -> None:
    s = chased()
    table = Table(s, do(shadow_phase))
    found = tried(table.ask, AttemptTried, Attempt("C1", ("norfolk", "suffolk")))
    assert found.limits == ("suffolk",)
    assert found.evasion == FACTS.ships["suffolk"].evasion - 4
    assert found.slower >= found.as_fast >= found.faster
    assert tried(table.ask, AttemptTried) == AttemptTried(None)
    assert keys([tried(table.ask, AttemptTried, Attempt("C1", ())).refusal]) == ["chase-not-an-order"]
    alone = tried(table.ask, AttemptTried, Attempt("C1", ("norfolk",)))
    s = setting()
    put(s, "norfolk", HERE)
    put(s, "bismarck", HERE, lag=FACTS.ships["bismarck"].evasion - alone.evasion)
    locate(s, "bismarck", SIGHTED)
    shadowed = []
    for die in range(10):
        rolled = Table(s, do(shadow_phase), script=[die]).answer((Attempt("C1", ("norfolk",)),), {"do": "none"})
        shadowed.append(bool(rolled.told("chase-shadow-success", None)))
    assert sum(shadowed) == alone.as_fast


@pytest.mark.rule("CH-6.m", "CH-6.o", "CH-6.p")
def test_manoeuvres_say_what_they_cost_and_bring() -> None:
    table = Table(chased(), do(shadow_phase), script=[9]).answer((Attempt("C1", ("norfolk",)),))
    hints, shadow = hints_of(table.ask, EvadeHints), FACTS.tables.shadow
    assert (hints.evasion.fuel, hints.evasion.modifier, hints.hexes) == (
        shadow.evasion_fuel,
        shadow.evasion,
        shadow.evasion_hexes,
    )
    assert hints.evasion.left == dict.fromkeys(("bismarck", "prinz-eugen"), 5 - shadow.evasion_fuel)
    assert (hints.diversion.fuel, hints.diversion.modifier) == (shadow.diversion_fuel, shadow.fast_part)
    assert hints.diversion.last_fuel == ()
    table.answer(next(option for option in table.options if isinstance(option, Divert)))
    assert hints_of(table.ask, PartHints) == PartHints(shadow.fast_part)


@pytest.mark.rule("CH-11.3.d", "CH-11.3.T1", "CH-12.c")
def test_hunters_know_their_chances_and_what_a_prize_is_worth() -> None:
    table = Table(hunting("bismarck", "prinz-eugen", place=CENTRE), do(hunt))
    odds = hints_of(table.ask, HuntHints).units["KG1"]
    assert dict(odds.modifiers)["chase-mod-task-force"] == FACTS.tables.hunting.task_force
    shift = sum(value for _, value in odds.modifiers)
    results = [FACTS.tables.hunting.result.at(face + shift) for face in range(10)]
    assert (odds.convoy, odds.merchant) == (results.count("convoy"), results.count("merchant"))
    table.answer("none")
    relief = next(ask for ask in table.asks if ask.seat == ALLIED)
    assert set(hints_of(relief, ReliefHints).ships) == set(relief.choice.offered()) - {"none"}
    merchant = hints_of(attack_ask(table.p, FACTS, "KG1", ("merchant",)), MerchantHints)
    assert merchant == MerchantHints(FACTS.tables.hunting.merchant_points, FACTS.tables.hunting.no_move)
    prize = hints_of(attack_ask(table.p, FACTS, "KG1", ("hx-126",)), ConvoyHints).convoys["hx-126"]
    chits = FACTS.cups.convoy_chits
    assert (prize.least, prize.most, prize.chits) == (min(chits), max(chits), FACTS.convoys["hx-126"].chits)
    assert set(hints_of(attack_ask(table.p, FACTS, "KG1", ("britannic", "ws-8b")), ConvoyHints).convoys) == {
        "britannic",
        "ws-8b",
    }


@pytest.mark.rule("CH-9.T2", "CH-9.c")
def test_aircraft_know_their_chances_as_far_as_they_can() -> None:
    s = setting()
    put(s, "bismarck", HERE, rudder=True)
    put(s, "tirpitz", HERE)
    for name in ("bismarck", "tirpitz"):
        locate(s, name, SIGHTED)
    wing(s, "swordfish-1", status="landing")
    put(s, "ark-royal", "P11")
    s.private[ALLIED].attacks = ((HERE, "swordfish-1"),)
    table = Table(s, do(air_attack_phase), script=[9])
    known = hints_of(table.ask, AirHints).hexes[HERE]
    hits = [FACTS.tables.hit.hits.at(face + sum(value for _, value in known.modifiers)) for face in range(10)]
    assert known.chance == sum(hit > 0 for hit in (max(hits[0], FACTS.tables.hit.natural_zero), *hits[1:]))
    table.answer(table.options[0])
    ships = hints_of(table.ask, VictimHints).ships
    assert table.ask.seat == GERMAN
    assert dict(ships["bismarck"].modifiers)["chase-mod-helpless"] == FACTS.tables.hit.helpless
    assert ships["bismarck"].hits > ships["tirpitz"].hits == known.hits


@pytest.mark.rule("CH-11.1.f", "CH-11.1.j")
def test_submarines_say_how_far_they_see_and_what_they_promise() -> None:
    s = setting()
    put(s, "hood", HERE)
    table = Table(s, do(german_boat, "german-contact"))
    assert hints_of(table.ask, BoatHints) == BoatHints(FACTS.tables.submarine.radius)
    table.answer(NEXT)
    odds = hints_of(table.ask, MetHints).ships["hood"]
    assert isinstance(odds, HitOdds)
    assert odds.modifiers[0] == ("chase-mod-submarine", FACTS.tables.hit.submarine)


def test_no_two_things_that_a_client_hears_of_have_the_same_name() -> None:
    """Types of the client are generated under these names."""
    data, public, private, _ = get_args(State.__orig_bases__[0])  # type: ignore[attr-defined]
    asked = [
        kind
        for question in GAME.questions.values()
        for kind in (question.answer, question.hints, question.tried)
        if kind is not None
    ]
    _, named = msgspec.json.schema_components((data, public, private, *asked))
    assert [name for name in named if "." in name] == []
