"""Copies of a state share what lies in it, and nothing that happens to one of them happens to another."""

import pytest

from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SIGHTED
from tests.games.chase.fight import clash
from tests.games.chase.table import change, locate, put, setting, wing


def test_a_change_to_a_copy_leaves_the_original_as_it_was() -> None:
    s = setting()
    ship, flight = put(s, "bismarck", "P10"), wing(s, "swordfish-1")
    before = s.dump()
    twin = s.copy()
    assert twin.private[GERMAN].ships["bismarck"] is ship
    change(twin, "bismarck", hex="P11", hull=3)
    locate(twin, "bismarck", SIGHTED)
    twin.private[ALLIED].change_wing("swordfish-1", status="refit")
    assert (s.private[GERMAN].ships["bismarck"], s.private[ALLIED].wings["swordfish-1"]) == (ship, flight)
    assert s.dump() == before
    assert twin.private[GERMAN].ships["bismarck"].card.hull == 3


def test_a_battle_goes_on_in_one_copy_alone() -> None:
    s = clash(("bismarck", 9, "closing"), ("hood", 19, "breaking-off"))
    twin = s.copy()
    assert twin.public.battle is s.public.battle
    assert twin.public.change_battle(round=2).round == 2
    assert s.public.battle is not None
    assert s.public.battle.round == 1


def test_what_copies_share_cannot_be_changed_in_place() -> None:
    ship = put(setting(), "bismarck", "P10")
    for part, field in ((ship, "hex"), (ship.card, "hull")):
        with pytest.raises(AttributeError):
            setattr(part, field, 0)
