"""How task force markers come to the map: under ids that say their side and nothing else."""

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from huffduff.engine.chance import Deal
from huffduff.engine.questions import Want
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import GERMAN, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Force, Token
from huffduff.games.sink.state import State


class Newcomer(NamedTuple):
    """A task force that is about to appear; one without ships is a dummy."""

    ships: tuple[ShipId, ...]
    hex: Hex
    port: bool = False
    escort: bool = False
    moved: int = 0
    allowance: int = 0


@rule("SB-6.11.a", "SB-6.21.a", "SB-6.27.a")
def appear(s: State, side: Seat, newcomers: Iterable[Newcomer]) -> Generator[Want, Any, tuple[TokenId, ...]]:
    """Put tokens on the map and boxes on the card, numbered by hex; in one hex chance decides which comes first."""
    waiting = sorted(newcomers, key=lambda one: one.hex)
    found: list[TokenId] = []
    while waiting:
        here = [one for one in waiting if one.hex == waiting[0].hex]
        pick = 0
        if len(here) > 1:
            pick = yield Deal("sink-deal-token", (), range(len(here)))
        waiting.remove(here[pick])
        found.append(stand(s, side, here[pick]))
    return tuple(found)


@rule("SB-2.31.a")
def stand(s: State, side: Seat, newcomer: Newcomer) -> TokenId:
    """One token on the map and its box on the card; the id says whose it is, so that nobody needs its colour."""
    public = s.public
    public.names += 1
    token = TokenId(f"{'G' if side == GERMAN else 'B'}{public.names}")
    ships, place, port, escort, moved, allowance = newcomer
    public.tokens[token] = Token(token, side, place, ((public.turn, place),), port)
    s.private[side].forces[token] = Force(token, ships, escort, moved, allowance)
    return token
