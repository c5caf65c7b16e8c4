"""What weather a captain may expect: the chances of every visibility level in coming turns."""

from typing import NamedTuple

from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import FOG_FROM, VIS_X
from huffduff.games.chase.state import Public


class Outlook(NamedTuple):
    """A visibility level that may come, whether fog comes with it, and how likely."""

    chance: float
    visibility: int
    fog: bool


_changes: dict[str, dict[int, dict[int, float]]] = {}


def changes(facts: Facts) -> dict[int, dict[int, float]]:
    """For every weather box the chances of the boxes of the next turn."""
    if facts.digest not in _changes:
        table, last = facts.tables.weather, facts.tracks.boxes.weather
        _changes[facts.digest] = {}
        for box in range(1, last + 1):
            row = _changes[facts.digest].setdefault(box, {})
            for face in range(10):
                there = min(max(box + table.change.at(face + table.box.at(box)), 1), last)
                row[there] = row.get(there, 0.0) + 0.1
    return _changes[facts.digest]


def forecast(public: Public, facts: Facts, turns: int) -> list[list[Outlook]]:
    """What may be seen now and in each of the coming turns."""
    chances = {public.weather: 1.0}
    found = []
    for ahead in range(turns + 1):
        found.append(
            [
                Outlook(chance, min(facts.tracks.visibility(box, public.turn + ahead), VIS_X), box >= FOG_FROM)
                for box, chance in chances.items()
            ]
        )
        following: dict[int, float] = {}
        for box, chance in chances.items():
            for there, share in changes(facts)[box].items():
                following[there] = following.get(there, 0.0) + chance * share
        chances = following
    return found
