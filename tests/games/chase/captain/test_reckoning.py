"""What the captains reckon with: weather to come, squadrons out of sight, and the way of a raider."""

import pytest

from huffduff.engine.chance import Seal
from huffduff.engine.steps import begin
from huffduff.games.chase import GAME
from huffduff.games.chase.captain.chart_work import bombed, costs
from huffduff.games.chase.captain.course import Course
from huffduff.games.chase.captain.squadrons import Squadron, squadrons
from huffduff.games.chase.captain.threat import Threat
from huffduff.games.chase.captain.weather_forecast import changes, forecast
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, VIS_X
from huffduff.games.chase.state import Public, Sighting
from tests.games.chase.table import FACTS


@pytest.fixture
def facts() -> Facts:
    return FACTS


@pytest.fixture
def public() -> Public:
    first: Public = begin(GAME, FACTS, "campaign", {}, Seal(bytes(32)).source({})).now.public.copy()
    return first


def seen(turn: int, place: str) -> Sighting:
    return Sighting(side=GERMAN, turn=turn, hex=place, how="spotted", classes=("BB", "CA"), count=2)


def test_weather_to_come_is_certain_now_and_adds_up_later(public: Public, facts: Facts) -> None:
    """This turn is known; from then on the chances of all boxes make one."""
    outlook = forecast(public, facts, 4)
    assert [(look.chance, look.visibility) for look in outlook[0]] == [(1.0, public.visibility)]
    for looks in outlook:
        assert sum(look.chance for look in looks) == pytest.approx(1.0)
    assert len(outlook[4]) > len(outlook[1]) > 1


def test_the_worst_weather_mostly_gets_better(facts: Facts) -> None:
    """The ends of the track push back."""
    last = facts.tracks.boxes.weather
    assert sum(share for box, share in changes(facts)[last].items() if box < last) > 0.5


def test_a_report_draws_whoever_can_come(public: Public, facts: Facts) -> None:
    """Squadrons close in on a sighting that is near."""
    public.turn = 4
    before = squadrons(public, facts)
    public.sightings = (seen(2, "F20"), seen(3, "F20"))
    after = squadrons(public, facts)

    def away(fleet: tuple[Squadron, ...]) -> list[int]:
        return [facts.chart.distance(one.hex, "F20") for one in fleet]

    assert sum(away(after)) < sum(away(before))


def test_a_squadron_that_does_not_come_is_probably_elsewhere(public: Public, facts: Facts) -> None:
    """Raiders are reported turn after turn where a squadron should be: she is doubted, until she shows."""
    public.turn = 8
    public.sightings = tuple(seen(turn, "F20") for turn in range(2, 8))

    def feared() -> float:
        return max(one.weight for one in squadrons(public, facts) if facts.chart.distance(one.hex, "F20") <= 2)

    doubted = feared()
    shown = tuple(Sighting(ALLIED, "F21", turn, "spotted", ("BB",), 1) for turn in range(2, 8))
    public.sightings = (*public.sightings, *shown)
    assert 0.0 < doubted < feared() / 2


def test_big_ships_keep_away_from_german_airfields(public: Public, facts: Facts) -> None:
    """A chase across the open sea ends where the bombers are near."""
    public.turn = 12
    public.sightings = (*(seen(turn, "F25") for turn in range(2, 6)), *(seen(turn, "G31") for turn in range(6, 12)))
    assert "G31" in bombed(facts.chart)
    first = {group.hex for group in facts.scenarios["campaign"].group}
    moved = {one.hex for one in squadrons(public, facts)} - first
    assert moved
    assert not moved & bombed(facts.chart)


def test_who_is_near_is_feared_and_who_is_far_is_not(public: Public, facts: Facts) -> None:
    """Danger is where the home fleet lies, and not in mid-Atlantic."""
    threat = Threat(public, facts)
    assert threat.near("J26") > 0.5
    assert threat.near("R10") == 0.0
    assert 0.0 <= threat.seen("R10") < threat.seen("K26") <= 1.0


def test_hunters_have_to_see_and_not_to_be_seen(public: Public, facts: Facts) -> None:
    """Best is the visibility in which nobody is spotted and yet everybody sees; where nobody sees, nobody hunts."""
    public.turn = next(turn for turn in range(1, 8) if facts.tracks.night(turn))
    chances = {}
    for public.weather in range(1, facts.tracks.boxes.weather + 1):
        threat = Threat(public, facts)
        chances[min(facts.tracks.visibility(public.weather, public.turn), VIS_X)] = threat.free()
        assert all(0.0 < threat.free(turns) < 1.0 for turns in (1, 4, 20))
    assert chances.pop(VIS_X) == 0.0
    assert chances[min(chances)] < 0.8 < 0.9 < chances[max(chances)]


def test_the_cheapest_way_weighs_goals_and_tolls(facts: Facts) -> None:
    """A near goal that costs more than the way to a far one is passed by."""
    tolls = dict.fromkeys(facts.chart.seas, 1.0)
    near, far = {"P10": 0.0}, {"P10": 9.0, "P13": 0.0}
    assert costs(facts.chart, GERMAN, near, tolls)["P11"] == 1.0
    assert costs(facts.chart, GERMAN, far, tolls)["P11"] == 2.0


def course(public: Public, facts: Facts, fuel: float) -> Course:
    """Six turns from P12, with a prize in P4 and nothing to fear."""
    prize = {"P4": 1.0}
    level = dict.fromkeys(facts.chart.seas, 0.0)
    return Course(facts, Threat(public, facts), "P12", 6, lambda place, _: prize.get(place, 0.0), level, 0.0, fuel)


def test_a_course_leads_to_where_the_prize_is(public: Public, facts: Facts) -> None:
    """Of two hexes beside each other the one nearer to the prize is worth more."""
    calm, _ = course(public, facts, 999.0).worth({})
    assert calm["P5"] > calm["P6"] > calm["P8"]


def test_speed_is_worth_its_fuel_only_where_fuel_is_cheap(public: Public, facts: Facts) -> None:
    """Eight hexes are too far for six turns of one hex, not for turns of two; going on at full speed costs double."""
    slow, _ = course(public, facts, 999.0).worth({})
    calm, fast = course(public, facts, 0.05).worth({})
    assert calm["P12"] > slow["P12"]
    assert calm["P12"] > fast["P12"] >= slow["P12"]
