"""Two moments of a duel in Victory at Sea: a course to be set, and fire to be named."""

from typing import Any

from huffduff.engine.questions import Do, do
from huffduff.games.vas.facts.words import BLUE, RED, ShipId
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.movement.sailing import sail
from tests.games.vas.table import Table, put, setting

BISMARCK = ShipId("blue-bismarck")


def duel(step: Do, heading: int, *, has_moved: bool) -> dict[str, Any]:
    """Bismarck in the middle of the table, Hood and a destroyer before her; then the turns go on as always."""
    s = setting()
    s.public.last_turn, s.public.phase = 8, "movement"
    put(s, BLUE, "bismarck", 30, 20, heading, has_moved=has_moved)
    put(s, RED, "hood", 38, 34, 250, moved=400)
    put(s, RED, "electra", 24, 30, 100, moved=500)
    written = Table(s, step).position.dump()
    written["agenda"] = [line for line in written["agenda"] if line[0] != "rest"] + [["turn", []]]
    return written


def firing() -> dict[str, Any]:
    """All turrets of Bismarck bear on Hood."""
    return duel(do(name_targets, BISMARCK), 290, has_moved=True)


def sailing() -> dict[str, Any]:
    """Bismarck has still to move."""
    return duel(do(sail, BISMARCK), 0, has_moved=False)
