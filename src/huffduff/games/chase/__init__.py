"""The Chase of the Bismarck: two secret charts of the North Atlantic, and a board for the battles."""

from huffduff.engine.game import Game
from huffduff.games.chase.book import BOOK
from huffduff.games.chase.captain.captain import captain
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.terms import SEATS
from huffduff.games.chase.names import naming
from huffduff.games.chase.options import OPTIONS
from huffduff.games.chase.overview import overview
from huffduff.games.chase.scenarios import SCENARIOS, start
from huffduff.games.chase.state import State
from huffduff.games.chase.variations import variations

GAME = Game(
    BOOK,
    version=3,
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
