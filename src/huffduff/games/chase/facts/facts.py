"""Ships, aircraft, chart, tables, tracks, cups and scenarios: the frozen data the game is played with."""

import msgspec

from huffduff.engine.data import Origin
from huffduff.games.chase.facts.cards import ShipCard, WingCard
from huffduff.games.chase.facts.chart import Chart
from huffduff.games.chase.facts.deployment import Engagement, Scenario
from huffduff.games.chase.facts.tables import Convoy, OptionalUnit, Tables
from huffduff.games.chase.facts.tracks import Cups, Matrix, Tracks


class Facts(msgspec.Struct, frozen=True, eq=False):
    """Everything out of the data files, by id.  What was worked out from it can be kept under the facts themselves."""

    chart: Chart
    ships: dict[str, ShipCard]
    wings: dict[str, WingCard]
    tables: Tables
    tracks: Tracks
    cups: Cups
    status: Matrix
    scenarios: dict[str, Scenario]
    engagements: dict[str, Engagement]
    convoys: dict[str, Convoy]
    optional: dict[str, OptionalUnit]
    digest: str
    origins: tuple[Origin, ...]
