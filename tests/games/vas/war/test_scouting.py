"""Scouting: what is sent out in secret, what it finds, and what that is good for."""

from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import Seat, ShipId
from huffduff.games.vas.initiative import initiative_modifier
from huffduff.games.vas.state import Private, State
from huffduff.games.vas.war.commitment import seal
from huffduff.games.vas.war.deployment import DeployHints, deploy
from huffduff.games.vas.war.points import quarters
from huffduff.games.vas.war.scouting import (
    Commitment,
    Observers,
    ScoutHints,
    ScoutTried,
    commit_scouts,
    reveal_scouts,
    roll_scouting,
    scouting_hints,
    take_advantage,
)
from huffduff.games.vas.war.zones import advantage
from tests.games.vas.table import FACTS, Table, hints_of, put, setting

BISMARCK, EUGEN, Z1 = ShipId("blue-bismarck"), ShipId("blue-prinz-eugen"), ShipId("blue-z1-leberecht-maass")
WARSPITE = ShipId("red-warspite")
SALT = (1, 2, 3, 4, 5, 6, 7, 8, 9)
SALTS = [SALT] * 4


def fleets() -> State:
    s = setting()
    for card in ("bismarck", "prinz-eugen", "z1"):
        put(s, "blue", card, 0, 0, status="fleet")
    put(s, "red", "warspite", 0, 0, status="fleet")
    put(s, "red", "hood", 0, 0, status="fleet")
    return s


def committed(blue: Commitment, *more: Any, script: Any = ()) -> Table:
    table = Table(fleets(), do(commit_scouts), *more, script=[*SALTS, *script])
    return table.sealed(blue, Commitment())


@pytest.mark.rule("VS-SCOUT.1", "VS-SCOUT.3", "VS-BASIC.2")
def test_only_destroyers_and_cruisers_scout_and_one_ship_stays() -> None:
    table = Table(fleets(), do(commit_scouts))
    assert hints_of(table.asked("blue"), ScoutHints).ships == (EUGEN, Z1)
    assert table.refused(Commitment((BISMARCK,)), "blue").rule == "VS-SCOUT.3"
    assert table.refused(Commitment((EUGEN, EUGEN)), "blue").rule == "VS-SCOUT.3"
    assert Commitment((EUGEN, Z1)) in table.asked("blue").choice
    s = setting()
    put(s, "blue", "prinz-eugen", 0, 0, status="fleet")
    put(s, "red", "z1", 0, 0, status="fleet")
    alone = Table(s, do(commit_scouts))
    assert alone.refused(Commitment((EUGEN,)), "blue").key == "vas-one-stays"


@pytest.mark.rule("VS-SCOUT.2", "VS-OBS.1", "VS-OBS.2", "VS-OBS.3", "VS-TRAIT.3", "VS-EX.7")
def test_observation_flights_are_assigned_too() -> None:
    s = fleets()
    put(s, "red", "northampton", 0, 0, status="fleet")
    rows = {row.ship: row.scouting for row in scouting_hints(FACTS, s.public, "red").observers}
    assert rows[ShipId("red-northampton")] == 4
    table = Table(fleets(), do(commit_scouts))
    carried = {row.ship: row.scouting for row in hints_of(table.asked("blue"), ScoutHints).observers}
    assert carried[BISMARCK] == 4
    five = Commitment((), (Observers(BISMARCK, 5),))
    assert table.refused(five, "blue").rule == "VS-OBS.3"
    twice = Commitment((), (Observers(BISMARCK, 2), Observers(BISMARCK, 1)))
    assert table.refused(twice, "blue").rule == "VS-OBS.3"
    assert table.refused(Commitment((), (Observers(Z1, 1),)), "blue").rule == "VS-OBS.3"
    for seed in range(20):
        choice = table.asked("blue").choice
        assert choice.sample(Random(seed)) in choice


@pytest.mark.rule("VS-SCOUT.5", "VS-SCOUT.6", "VS-SCOUT.7", "VS-SCOUT.9")
def test_a_draft_says_how_likely_each_row_of_the_table_is() -> None:
    asked = Table(fleets(), do(commit_scouts)).asked("blue")

    def chances(draft: Commitment) -> dict[int, float]:
        tried = msgspec.convert(asked.preview(draft), ScoutTried, from_attributes=True)
        return {row.points: row.chance for row in tried.prospects}

    rows = [row.points for row in FACTS.war.scouting if row.points]
    assert chances(Commitment()) == dict.fromkeys(rows, 0.0)
    # A plain third for the destroyer; radar makes it a half, twice, for the cruiser.
    both = chances(Commitment((EUGEN, Z1)))
    assert both == pytest.approx({**dict.fromkeys(rows, 0.0), 2: 3 / 4 * 1 / 3})
    # Observation Flights have plain dice.
    fleet = chances(Commitment((), (Observers(BISMARCK, 4),)))
    assert fleet[2] == pytest.approx(1 - (2 / 3) ** 4 - 4 * (1 / 3) * (2 / 3) ** 3)
    assert fleet[4] == pytest.approx((1 / 3) ** 4)
    assert fleet[7] == 0
    refused = msgspec.convert(asked.preview(Commitment((BISMARCK,))), ScoutTried, from_attributes=True)
    assert refused.prospects == ()
    assert refused.refusal is not None


@pytest.mark.rule("VS-SCOUT.1", "VS-HID.1", "VS-HID.3", "VS-HID.4")
def test_nobody_else_sees_what_was_committed() -> None:
    sent = committed(Commitment((EUGEN,), (Observers(BISMARCK, 3),)))
    kept = committed(Commitment())
    for seat in ("red", None):
        one, other = sent.state.view(seat), kept.state.view(seat)
        assert one.private == other.private
        for side in one.public.sides.values():
            assert side.scouts == ()
            assert side.observers_scouting == 0
        assert one.public.ships == other.public.ships
        assert sent.heard(seat) == kept.heard(seat)
        assert sent.told("vas-committed", seat) == kept.told("vas-committed", seat)
    assert sent.state.private["blue"].scouts == (EUGEN,)


@pytest.mark.rule("VS-HID.2")
def test_a_seal_shows_whether_a_commitment_was_changed() -> None:
    table = committed(Commitment((EUGEN,)))
    assert [table.told("vas-committed", viewer) for viewer in ("blue", "red", None)] == [
        [{"seat": "blue"}, {"seat": "red"}]
    ] * 3
    side, private = table.p.sides["blue"], table.state.private["blue"]
    assert seal("blue", private) == side.commitment
    assert seal("red", private) != side.commitment
    changed = Private((Z1,), private.observers, private.salt)
    assert seal("blue", changed) != side.commitment
    assert len(private.salt) == 18
    honest = committed(Commitment((EUGEN,)), do(reveal_scouts), script=[4])
    assert [event["kept"] for event in honest.told("vas-scouts-revealed")] == ["yes", "yes"]
    forged = fleets()
    forged.private["blue"].scouts = (Z1,)
    forged.public.change_side("blue", commitment=side.commitment)
    assert Table(forged, do(reveal_scouts), script=[1]).told("vas-scouts-revealed")[0]["kept"] == "no"


@pytest.mark.rule("VS-HID.2", "VS-SCOUT.4")
def test_whoever_hears_the_reveal_can_hold_it_against_the_seal() -> None:
    sent = Commitment((EUGEN,), (Observers(EUGEN, 1), Observers(BISMARCK, 3)))
    table = committed(sent, do(reveal_scouts), script=[4, (1, 1, 1, 1)])
    told = table.told("vas-scouts-revealed", "red")[0]
    assert told["flights"] == ((EUGEN, 1), (BISMARCK, 3))
    side = table.p.sides["blue"]
    assert seal("blue", Private(side.scouts, told["flights"], told["salt"])) == side.commitment


@pytest.mark.rule("VS-DEP.4", "VS-HID.1")
def test_committed_scouts_are_not_deployed() -> None:
    table = committed(Commitment((EUGEN,)), do(deploy, "blue"))
    assert hints_of(table.ask, DeployHints).ships == (BISMARCK, Z1)
    table.answer(table.ask.choice.sample(Random(1)))
    assert table.ship(EUGEN).status == "fleet"


@pytest.mark.rule("VS-SCOUT.4", "VS-SCOUT.5", "VS-SCOUT.6", "VS-OBS.3", "VS-SCOUT.13")
def test_everything_is_revealed_and_rolls_a_die() -> None:
    sent = Commitment((EUGEN, Z1), (Observers(BISMARCK, 3),))
    # Prinz Eugen has radar: 3 and one is not enough, and her second try fails too.
    table = committed(sent, do(reveal_scouts), script=[3, 2, 4, (5, 4, 6)])
    side = table.p.sides["blue"]
    assert side.scouts == (EUGEN, Z1)
    assert table.ship(EUGEN).status == table.ship(Z1).status == "scouting"
    assert (side.observers_scouting, side.scouting_points) == (3, 2)
    carried = sum(row.scouting for row in scouting_hints(FACTS, table.p, "blue").observers)
    assert side.observers_spotting == carried - 3
    assert table.p.sides["red"].observers_spotting == 2
    assert table.rested


@pytest.mark.rule("VS-SCOUT.7", "VS-TRAIT.1", "VS-TRAIT.10", "VS-TRAIT.11", "VS-SCOUT.6")
@pytest.mark.parametrize(
    ("card", "script", "points"),
    [
        ("z1", [5], 1),
        ("z1", [4], 0),
        ("prinz-eugen", [4], 1),
        ("prinz-eugen", [3, 4], 1),
        ("prinz-eugen", [3, 3], 0),
        ("iowa", [3], 1),
        ("iowa", [2, 3], 1),
    ],
)
def test_a_die_of_a_scout(card: str, script: list[int], points: int) -> None:
    s = setting()
    ship = put(s, "blue", card, 0, 0, status="scouting")
    table = Table(s, do(roll_scouting, "blue", ship.id), script=script)
    assert table.p.sides["blue"].scouting_points == points
    assert table.rested


@pytest.mark.rule("VS-SCOUT.8", "VS-SCOUT.9")
def test_the_table_of_advantages() -> None:
    s = setting()
    rows = {}
    for points in range(13):
        s.public.change_side("blue", scouting_points=points)
        row = advantage(FACTS, s.public, "blue")
        rows[points] = (initiative_modifier(FACTS, s.public, "blue"), row.deep, row.zone, row.airborne)
    assert rows[0] == rows[1] == (0, False, "standard", "patrol")
    assert rows[2] == rows[3] == (1, False, "standard", "patrol")
    assert rows[4] == rows[6] == (1, True, "standard", "patrol")
    assert rows[7] == (1, True, "enhanced", "half")
    assert rows[8] == rows[9] == (2, True, "enhanced", "half")
    assert rows[10] == rows[12] == (2, True, "superior", "all")
    s.public.change_side("red", scouting_points=2)
    assert initiative_modifier(FACTS, s.public, "red") == 1


@pytest.mark.rule("VS-SCOUT.8", "VS-WAS.1")
@pytest.mark.parametrize(
    ("blue", "red", "first"), [((7, 9), (8, 1), "blue"), ((9, 1), (8, 9), "red"), ((7, 5), (7, 3), "red")]
)
def test_fewer_points_choose_first(blue: tuple[int, int], red: tuple[int, int], first: Seat) -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 5)
    put(s, "red", "hood", 20, 40)
    s.public.change_side("blue", scouting_points=blue[0], deployment_roll=blue[1])
    s.public.change_side("red", scouting_points=red[0], deployment_roll=red[1])
    table = Table(s, do(take_advantage))
    assert (table.ask.key, table.ask.seat) == ("vas-ask-redeploy", first)
    table.answer(())
    assert table.ask.seat != first
    assert table.answer(()).rested


@pytest.mark.rule("VS-AIR.5", "VS-OBS.5", "VS-OBS.6")
def test_observation_flights_are_nowhere_and_worth_nothing() -> None:
    table = committed(Commitment((), (Observers(BISMARCK, 4),)), do(reveal_scouts), script=[(1, 1, 1, 1)])
    assert table.p.flights == {}
    assert quarters(FACTS, table.p, "red") == 0


def test_without_scouts_nobody_is_asked() -> None:
    s = setting()
    put(s, "blue", "z1", 0, 0, status="fleet")
    put(s, "red", "z1", 0, 0, status="fleet")
    table = Table(s, do(commit_scouts), do(reveal_scouts))
    assert table.rested
    assert table.told("vas-scouts-revealed") == []
