"""A raider among merchantmen: convoys and their escorts in its hex are detected without a die, if the German likes."""

from collections.abc import Sequence

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import ConvoyId, TokenId
from huffduff.games.sink.state import State


@rule("SB-9.9.a", "SB-9.9.d", "SB-9.9.f", "SB-9.9.g", "SB-9.10.d")
def observe(s: State, raider: TokenId, convoys: Sequence[ConvoyId]) -> None:
    """The raider is told which of the convoys are real and what escorts them; the British hears that somebody looked,
    so that there are ships behind that marker, and nothing else."""
    public = s.public
    place = public.tokens[raider].hex
    public.change(raider, real=True)
    s.tell(EVERYONE, "sink-looks", token=raider, hex=place)
    escorts = reveal.escorts(s, place)
    for convoy in convoys:
        reveal.convoy_spotted(s, convoy, "raider")
    for token in escorts:
        reveal.detect(s, token, "escort")
    if not escorts:
        s.tell(EVERYONE, "sink-no-escort", hex=place)
