"""Every value of the data files matters: another one changes what a rule says, or is refused."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import BadData
from huffduff.games.chase.facts.cards import Ships, WingTypes
from huffduff.games.chase.facts.chart import Terrain, Zones, draw
from huffduff.games.chase.facts.checks import complaints
from huffduff.games.chase.facts.deployment import Scenarios
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.loading import by_id, wings
from huffduff.games.chase.facts.tables import Tables
from huffduff.games.chase.facts.terms import CLASSES, COUNTRIES, PERMISSIONS, RADARS, SEATS, SPEEDS
from huffduff.games.chase.facts.tracks import ACTIVITIES, Cups, Matrix, Tracks
from tests.games.chase.facts.said import SAID
from tests.games.chase.table import FACTS
from tests.games.packs import changed, content, elements, places

FOR_THE_EYE = {"provenance", "sources", "why", "name", "silhouette"}
OTHERS: dict[str, tuple[str, ...]] = {
    "side": SEATS,
    "class": CLASSES[:6],
    "radar": RADARS,
    "speed": SPEEDS,
    "kind": ("combat", "recon"),
    "country": COUNTRIES,
    "attacker": SEATS,
    "line": ("east-west", "north-south"),
    "hex": ("P11", "P12"),
    **dict.fromkeys(ACTIVITIES, tuple(word for word in PERMISSIONS if word in ("yes", "no"))),
}


def without_notes(value: Any) -> Any:
    """A file's content without where it comes from."""
    if isinstance(value, dict):
        return {key: without_notes(item) for key, item in value.items() if key not in ("provenance", "sources", "why")}
    return [without_notes(item) for item in value] if isinstance(value, list) else value


def loaded(file: str, raw: dict[str, Any]) -> Facts:
    """The facts with another file of this name, checked as if they had been read from a pack."""
    plain = without_notes(raw)

    def read(kind: Any) -> Any:
        return msgspec.convert(plain, kind)

    change = msgspec.structs.replace
    if file == "ships.toml":
        facts = change(FACTS, ships=by_id("", read(Ships).ship))
    elif file == "wings.toml":
        facts = change(FACTS, wings=by_id("", wings(read(WingTypes))))
    elif file == "tables.toml":
        tables = read(Tables)
        facts = change(FACTS, tables=tables, convoys=by_id("", tables.convoy), optional=by_id("", tables.optional))
    elif file == "scenarios.toml":
        plans = read(Scenarios)
        facts = change(FACTS, scenarios=by_id("", plans.scenario), engagements=by_id("", plans.engagement))
    elif file == "status.toml":
        facts = change(FACTS, status=read(Matrix))
    elif file == "tracks.toml":
        facts = change(FACTS, tracks=read(Tracks))
    elif file == "cups.toml":
        facts = change(FACTS, cups=read(Cups))
    else:
        files = {name: content("chase", name) for name in ("terrain.toml", "chart.toml")} | {file: raw}
        terrain = msgspec.convert(without_notes(files["terrain.toml"]), Terrain)
        facts = change(FACTS, chart=draw(terrain, msgspec.convert(without_notes(files["chart.toml"]), Zones)))
    for complaint in complaints(facts):
        raise BadData(complaint)
    return facts


def idle(file: str, usual: list[bytes], after: dict[str, Any]) -> bool:
    """Whether nothing that is said depends on a change."""
    try:
        facts = loaded(file, after)
    except (BadData, msgspec.ValidationError):
        return False
    return all(msgspec.json.encode(mine) == theirs for mine, theirs in zip(SAID[file](facts), usual, strict=True))


@pytest.mark.parametrize("file", SAID)
def test_another_value_changes_something_or_is_refused(file: str) -> None:
    before = content("chase", file)
    usual = [msgspec.json.encode(part) for part in SAID[file](FACTS)]
    found = [
        place
        for place in (*places(before, FOR_THE_EYE), *elements(before, FOR_THE_EYE))
        if all(idle(file, usual, changed(before, place, OTHERS, step)) for step in (1, -1))
    ]
    assert not found, str(found)
