"""Crews of heavy German ships who had no rest: an optional rule."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import GERMAN
from huffduff.games.chase.options import default
from huffduff.games.chase.state import State

CLASSES = {True: ("BB", "BC", "CA"), False: ("BB", "CA", "CV")}
TWICE = 2


@rule("CH-13.2.a")
def engage(s: State, name: str) -> None:
    """A ship is attacked or fights today; after two such times on the day before, her crew is worn out."""
    printed = s.data.ships[name]
    private = s.private[printed.side]
    fought = private.ships[name].engaged
    today = s.data.tracks.date(s.public.turn)
    worn = fought.count(today - 1) >= TWICE
    private.change(name, engaged=(*(date for date in fought if date >= today - 1), today))
    counts = printed.side == GERMAN and printed.kind in CLASSES[default(s.public, "exhausted-classes")]
    private.change_card(name, exhausted=worn and counts and not default(s.public, "crew-exhaustion"))
