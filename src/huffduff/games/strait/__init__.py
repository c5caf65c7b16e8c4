"""The Battle of the Denmark Strait: a small sea, two squadrons, their captains and two packs of cards."""

from huffduff.engine.game import Game, Option
from huffduff.games.strait.book import BOOK
from huffduff.games.strait.captain.captain import Captain
from huffduff.games.strait.facts import SCENARIOS, load
from huffduff.games.strait.names import naming
from huffduff.games.strait.overview import overview
from huffduff.games.strait.setup import start
from huffduff.games.strait.state import SEATS, State

GAME = Game(
    BOOK,
    version=2,
    seats=SEATS,
    scenarios=SCENARIOS,
    options=(Option("straight-ahead-only", ("off", "on"), "DS-MOV.6"),),
    state=State,
    load_data=load,
    start=start,
    players={"captain": Captain},
    naming=naming,
    overview=overview,
)
