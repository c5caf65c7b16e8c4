"""A game is told in sentences with its dice, cards and modifiers, to each viewer what it heard."""

from huffduff.engine.secrecy import EVERYONE, Event
from huffduff.games import game
from huffduff.lab.tale import Teller, heard
from huffduff.words import Words
from tests.engine.table import random_game

STRAIT = game("strait")
ENGLISH = Teller(Words("en"), STRAIT, STRAIT.load_data(None))
CHASE = Teller(Words("en"), game("chase"), game("chase").load_data(None))
SPANISH = Teller(Words("es"), STRAIT, STRAIT.load_data(None))


def test_dice_and_modifiers_stand_behind_the_sentence() -> None:
    params = {
        "ship": "hood",
        "target": "bismarck",
        "range": 3,
        "need": 8,
        "modifiers": [["strait-mod-base", 6], ["strait-mod-range", 2]],
        "number": 4,
        "outcome": (3, 5),
    }
    line = ENGLISH.line(Event(EVERYONE, "strait-roll-shot", params))
    assert line.text == "Hood at Bismarck, range 3: 8 or more hits. (Base number 6, Range +2) [3 + 5 = 8]"
    assert (line.key, line.params) == ("strait-roll-shot", params)


def test_a_ten_sided_die_shows_a_zero_and_every_modifier_its_sign() -> None:
    params = {
        "ship": "bismarck",
        "hex": "S22",
        "type": "swordfish",
        "modifiers": [("chase-mod-visibility", 2), ("chase-mod-night", 2), ("chase-mod-channel", -3)],
        "outcome": (10,),
    }
    line = CHASE.line(Event(EVERYONE, "chase-roll-air", params))
    assert line.text.endswith("(Visibility +2, Night +2, In the Channel -3) [0]")
    params["outcome"] = (7,)
    assert CHASE.line(Event(EVERYONE, "chase-roll-air", params)).text.endswith(" [7]")


def test_cards_and_spaces_are_called_by_their_names() -> None:
    dealt = Event(EVERYONE, "strait-deal-card", {"firer": "hood", "target": "bismarck", "outcome": "10H", "number": 1})
    assert SPANISH.line(dealt).text == "Carta de daño para el Bismarck, por el impacto del Hood. [10♥]"
    moved = Event(EVERYONE, "strait-moved", {"ship": "hood", "from": 0, "to": 9, "facing": 1})
    assert "B2" in ENGLISH.line(moved).text


def test_officers_go_by_their_family_names() -> None:
    used = Event(EVERYONE, "strait-captains-revealed", {"ship": "bismarck", "officer": "lindemann"})
    assert "Lindemann" in ENGLISH.line(used).text
    assert "Ernst" not in ENGLISH.line(used).text


def test_each_viewer_is_told_what_it_heard() -> None:
    positions = list(random_game(2))
    keys = {viewer: [event.key for event in heard(positions, viewer)] for viewer in ("north", "south", None)}
    assert keys["north"].count("tiny-deal") == keys["south"].count("tiny-deal") == 1
    assert "tiny-noted" in keys["south"]
    assert "tiny-noted" not in keys["north"]
    assert not {"tiny-deal", "tiny-own-bid", "tiny-noted"} & set(keys[None])
    assert keys[None].count("tiny-turn") == 3
