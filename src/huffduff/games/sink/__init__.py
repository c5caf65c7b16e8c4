"""Sink the Bismarck!: one open map of markers, behind which may be a battleship or nothing at all."""

from huffduff.engine.game import Game
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.captain.captain import captain
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import SCENARIOS, SEATS
from huffduff.games.sink.names import naming
from huffduff.games.sink.options import OPTIONS
from huffduff.games.sink.overview import overview
from huffduff.games.sink.scenarios import start
from huffduff.games.sink.state import State
from huffduff.games.sink.variations import variations

GAME = Game(
    BOOK,
    version=2,
    seats=SEATS,
    scenarios=SCENARIOS,
    options=OPTIONS,
    state=State,
    load_data=load,
    start=start,
    players={"captain": lambda: captain},
    variations=variations,
    naming=naming,
    overview=overview,
)
