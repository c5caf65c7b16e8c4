"""Victory at Sea: fleets on an open table, with guns, torpedoes, aircraft and carriers."""

from huffduff.engine.game import Game
from huffduff.games.vas.book import BOOK
from huffduff.games.vas.captain.captain import make_captain
from huffduff.games.vas.defaults import make_steady
from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.names import naming
from huffduff.games.vas.odds.command import CALCULATOR
from huffduff.games.vas.options import OPTIONS
from huffduff.games.vas.overview import overview
from huffduff.games.vas.scenarios import SCENARIOS
from huffduff.games.vas.setup import start
from huffduff.games.vas.state import State
from huffduff.games.vas.variations import variations

GAME = Game(
    BOOK,
    version=2,
    seats=SEATS,
    scenarios=SCENARIOS,
    options=OPTIONS,
    state=State,
    load_data=load,
    start=start,
    players={"steady": make_steady, "captain": make_captain},
    variations=variations,
    naming=naming,
    odds=CALCULATOR,
    overview=overview,
)
