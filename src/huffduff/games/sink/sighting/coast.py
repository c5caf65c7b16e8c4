"""Coasts that see: a task force in a coastal hex of enemy land is detected without a die."""

from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import TokenId
from huffduff.games.sink.state import State


@rule("SB-10.7.a", "SB-10.7.d")
def seen_from_coast(s: State, token: TokenId) -> bool:
    """A task force that comes into a hex, or is in it when phase 3 begins, is detected if the coast there is enemy
    land, in fog as well; one in a port of its own is not.  Tells whether the token is still on the map."""
    shown = s.public.tokens[token]
    if shown.detected or shown.port or not s.data.chart.exposes(shown.side, shown.hex):
        return True
    return reveal.detect(s, token, "coast")


@rule("SB-10.7.a")
def watch_coasts(s: State) -> None:
    """Phase 3 begins with what lies off enemy coasts."""
    for token in tuple(s.public.tokens):
        seen_from_coast(s, token)
