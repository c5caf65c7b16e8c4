"""Convoys that have lost their escorts in battle."""

import msgspec

from huffduff.engine.choices import Orders
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import GERMAN, ConvoyId, Hex, TokenId
from huffduff.games.sink.parts import Convoy
from huffduff.games.sink.state import State


class ConvoyHints(msgspec.Struct, frozen=True):
    """The convoys in the hex, as far as they are known."""

    convoys: tuple[Convoy, ...]


DESTROY = question("sink-ask-destroy-escorted", "SB-9.10.c", answer=tuple[ConvoyId, ...], hints=ConvoyHints)


@rule("SB-9.10.a", "SB-9.10.c", "SB-9.10.g", "SB-9.11.a", "SB-9.11.b", "SB-11.8.a")
@step
def destroy_escorted(s: State, place: Hex, raiders: tuple[TokenId, ...]) -> Asking:
    """Once all that escorted them is sunk, a German task force that nobody shadows and that did not run may destroy
    the convoys of the hex; it is known by then to the last ship."""
    convoys = s.public.convoys_at(place)
    names = tuple(convoy.id for convoy in convoys)
    choice: Orders[ConvoyId] = Orders(
        lambda chosen: destroy_refusal(names, chosen),
        lambda rng: tuple(name for name in names if rng.random() < 0.8),
        lambda: ConvoyHints(convoys),
    )
    chosen = yield from DESTROY.put(GERMAN, choice, hex=place)
    for name in chosen:
        reveal.destroy_convoy(s, name, raiders[0])
    return None


def destroy_refusal(names: tuple[ConvoyId, ...], chosen: tuple[ConvoyId, ...]) -> Refused | None:
    """Only convoys that are here, each once."""
    for number, name in enumerate(chosen, 1):
        if name not in names or name in chosen[: number - 1]:
            return Refused("sink-refuse-no-convoy-here", "SB-9.10.a", order=number)
    return None
