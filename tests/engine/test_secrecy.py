"""A seat learns what the rules write or tell it, and nothing else."""

import msgspec

from huffduff.engine.secrecy import EVERYONE, NOTHING, Event, State
from huffduff.engine.steps import answer, unseal
from tests.engine.table import fresh, scripted, seen
from tests.engine.tiny import SEATS


def test_a_view_is_the_public_part_and_the_seats_own() -> None:
    position = fresh(scripted())
    hands = position.now.private
    assert (hands["north"].hand, hands["south"].hand) == (("anchor",), ("bell",))
    for seat in SEATS:
        assert position.view(seat).wire() == {"seat": seat, "public": position.now.public, "private": hands[seat]}
    assert position.view(None).wire() == {"seat": None, "public": position.now.public, "private": None}
    assert b"bell" not in seen(position, "north")
    assert b"anchor" not in seen(position, "south")
    assert all(b"compass" not in seen(position, seat) for seat in (*SEATS, None))  # nobody was dealt it


def test_events_reach_their_audience() -> None:
    secret = Event(("north",), "key", {})
    assert [secret.reaches(seat) for seat in ("north", "south", None)] == [True, False, False]
    both = Event(("north", "south"), "key", {})
    assert [both.reaches(seat) for seat in ("north", "south", None)] == [True, True, False]
    for audience in (EVERYONE, ("everyone",)):
        assert all(Event(audience, "key", {}).reaches(seat) for seat in ("north", "south", None))
    assert msgspec.json.decode(msgspec.json.encode(Event(EVERYONE, "key", {})), type=Event).reaches("south")


def test_a_private_deal_is_told_to_its_owner_alone() -> None:
    dealt = [event for event in fresh(scripted()).events if event.key == "tiny-deal"]
    assert [(event.audience, event.params["outcome"]) for event in dealt] == [
        (("north",), "anchor"),
        (("south",), "bell"),
    ]


def test_a_sealed_answer_is_invisible_to_everybody_else() -> None:
    source = scripted()
    first = fresh(source)
    nobody_yet = unseal(first, "north")
    sealed = [answer(first, "north", bid, source) for bid in (1, 2, 3)]
    for seat in ("south", None):
        assert {seen(position, seat) for position in sealed} == {seen(nobody_yet, seat)}


def test_nobody_learns_who_hesitates() -> None:
    source = scripted()
    first = fresh(source)
    assert answer(first, "north", 1, source).deciding == first.deciding == ("north", "south")


def test_copies_share_nothing_that_changes() -> None:
    state = fresh(scripted()).now
    copy = state.copy()
    copy.public.score["north"] = 9
    copy.private["north"].hand = ()
    copy.umpire.deck = ()
    copy.tell(EVERYONE, "key")
    assert state.public.score["north"] == 0
    assert state.private["north"].hand == ("anchor",)
    assert len(state.umpire.deck) == 2
    assert copy.data is state.data


def test_a_compartment_may_be_empty() -> None:
    state = State("data", NOTHING, dict.fromkeys(SEATS, NOTHING), NOTHING)
    assert state.copy().dump() == {"public": {}, "private": {"north": {}, "south": {}}, "umpire": {}, "outcome": None}
