"""Games that were written down by the first version of the rules still play, answer by answer."""

from pathlib import Path

import pytest

from huffduff.engine import record
from huffduff.games.strait import GAME
from huffduff.games.strait.captains import former_points
from huffduff.games.strait.damage_control import REPAIR_ORDER, Pass, Repair
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.morale import CHECK
from huffduff.games.strait.movement import MOVE
from huffduff.games.strait.sea import HEADINGS, SPACES
from huffduff.games.strait.setup import OFFICERS, Officers
from huffduff.games.strait.shooting import SHOOT, Fire, Hold
from tests.games.strait.table import BISMARCK, FACTS, HOOD

FIRST = sorted((Path(__file__).parent / "records").glob("first-*.json"))


def test_records_of_the_first_version_lead_to_the_same_end() -> None:
    asked = set()
    for file in FIRST:
        written = record.read(file.read_bytes())
        assert written.version == 1 < GAME.version
        assert record.verify(written, GAME, FACTS) == len(written.rolls) > 0
        asked |= {ask.key for position in record.replay(written, GAME, FACTS) for ask in position.asks}
    assert asked == GAME.questions.keys()


D4, NORTH_EAST = SPACES[27], HEADINGS[1]
MANOEUVRES = [
    (("hood", "stay"), Manoeuvre(HOOD)),
    (("hood", "turn", 1), Manoeuvre(HOOD, facing=NORTH_EAST)),
    (("hood", "move", 27), Manoeuvre(HOOD, D4)),
    (("hood", "turn-move", 1, 27), Manoeuvre(HOOD, D4, NORTH_EAST)),
    (("hood", "move-turn", 27, 1), Manoeuvre(HOOD, D4, NORTH_EAST)),
    (("hood", "leave"), Manoeuvre(HOOD, OUTSIDE)),
    (("hood", "turn-leave", 1), Manoeuvre(HOOD, OUTSIDE, NORTH_EAST)),
]


@pytest.mark.parametrize(("before", "now"), MANOEUVRES, ids=[str(before[1]) for before, _ in MANOEUVRES])
def test_manoeuvres_of_the_first_version_are_told_by_where_they_end(before: tuple[object, ...], now: Manoeuvre) -> None:
    assert MOVE.decoded(MOVE.modern(before)) == now


def test_other_answers_of_the_first_version_are_understood() -> None:
    assert SHOOT.decoded(SHOOT.modern(("bismarck", "fire", "hood"))) == Fire(BISMARCK, HOOD)
    assert SHOOT.decoded(SHOOT.modern(("bismarck", "hold"))) == Hold(BISMARCK)
    assert REPAIR_ORDER.decoded(REPAIR_ORDER.modern(("hood", "repair", 1))) == Repair(HOOD, 1)
    assert REPAIR_ORDER.decoded(REPAIR_ORDER.modern(("hood", "pass"))) == Pass(HOOD)
    assert CHECK.decoded(CHECK.modern(("hood", "check"))) == HOOD
    assert OFFICERS.decoded(OFFICERS.modern(("holland", "leach"))) == Officers("holland", "leach")
    assert former_points((2, 1)) == {"own": 2, "shared": 1}
