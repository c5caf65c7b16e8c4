"""What becomes of convoys, and who learns it."""

import pytest

from huffduff.games.sink import reveal
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ConvoyId
from huffduff.games.sink.victory import standing
from tests.games.sink.table import convoy, setting


@pytest.mark.rule("SB-15.3.a", "SB-9.3.c")
def test_all_see_a_convoy_come_home_and_only_the_british_whether_it_counts() -> None:
    s = setting(4)
    convoy(s, "HX-1", "3716", 9)
    convoy(s, "SC-2", "3716", 0)
    for name in ("HX-1", "SC-2"):
        reveal.convoy_safe(s, ConvoyId(name))
    assert s.public.convoys == {}
    assert s.public.arrived == ("HX-1", "SC-2")
    assert (s.umpire.safe, s.private[BRITISH].safe, s.umpire.values) == (1, 1, {})
    told = {seat: [event.key for event in s.events if event.reaches(seat)] for seat in (GERMAN, BRITISH)}
    assert told[GERMAN] == ["sink-convoy-safe", "sink-convoy-safe"]
    assert [event.params["points"] for event in s.events if event.key == "sink-convoy-counts"] == [3, 0]
    assert s.public.points(BRITISH) == 0  # the German would see it


@pytest.mark.rule("SB-15.3.a", "SB-9.3.b")
def test_the_points_as_each_side_knows_them() -> None:
    s = setting(4)
    convoy(s, "HX-1", "3716", 9)
    convoy(s, "SC-2", "3716", 0)
    convoy(s, "ON-3", "2815", 5)
    convoy(s, "SL-4", "2816", 0)
    convoy(s, "OG-5", "2817", 4, real=True)
    for name in ("HX-1", "SC-2"):
        reveal.convoy_safe(s, ConvoyId(name))
    german, british = standing(s.view(GERMAN)), standing(s.view(BRITISH))
    assert (british.german, british.british, british.british_most) == (0, 9, 9)
    assert (german.german, german.british, german.british_most) == (0, 3, 15)


@pytest.mark.rule("SB-9.3.b")
def test_blind_convoys_are_hidden_from_the_british_as_well() -> None:
    s = setting(4, blind_convoys="on")
    convoy(s, "HX-1", "3716", 9)
    convoy(s, "ON-3", "2815", 5)
    reveal.convoy_safe(s, ConvoyId("HX-1"))
    assert (s.umpire.safe, s.private[BRITISH].safe) == (1, 0)
    assert [event.key for event in s.events] == ["sink-convoy-safe"]
    known = standing(s.view(BRITISH))
    assert (known.british, known.british_most) == (0, 6)


@pytest.mark.rule("SB-9.3.b", "SB-9.10.b", "SB-15.4.a")
def test_a_convoy_destroyed_shows_its_value_and_scores_it() -> None:
    s = setting(4)
    convoy(s, "HX-1", "2815", 12)
    reveal.destroy_convoy(s, ConvoyId("HX-1"), "G1")  # type: ignore[arg-type]
    assert s.public.points(GERMAN) == 12
    assert not s.public.convoys
    assert not s.umpire.values
    assert not s.private[BRITISH].cargo
