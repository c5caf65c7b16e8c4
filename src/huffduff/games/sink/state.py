"""What lies where: the open map, one hidden task force card for each side, and the umpire's convoy counters.

The map is open: every token, convoy and aircraft stands in `Public`, without what is behind it.  Which token holds
which ships is in the owner's compartment alone, as are damage, escort duty, plots, fuel and tankers.  Whatever one
side learns of the other is in `Public` because a rule wrote it there: here no side ever learns a thing about the enemy
that the enemy does not know it has learnt.
"""

from typing import Any

import msgspec

from huffduff.engine.secrecy import State as EngineState
from huffduff.engine.secrecy import View
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import AirId, ConvoyId, Hex, Seat, ShipId, TokenId, Visibility
from huffduff.games.sink.parts import (
    Battle,
    Convoy,
    Counter,
    Course,
    Force,
    Gone,
    Line,
    Loss,
    Score,
    Seen,
    Shadow,
    Ship,
    Strike,
    Token,
)


class Public(msgspec.Struct):
    """All that lies open.

    `recon` are the positions of reconnaissance aircraft; bombers stand on their bases and torpedo planes on a carrier
    that nobody can see; `flown` are the attack units used this turn.  `fought` are the hexes of this turn's battles,
    `tried` those in which shadowing was attempted in this phase.  `located` is the turn in which Bismarck was first
    detected.  `arrived` are convoys safe home or gone south: which of them were dummies is not told, but `certain` of
    them had been found to be real.  `names` counts the tokens that ever were, for their ids, and `gone` are those of
    them that have left the map.  `logs` are the plots, after the end.
    """

    scenario: str
    options: dict[str, str]
    turn: int = 1
    phase: int = 0
    visibility: Visibility = "fair"
    tokens: dict[TokenId, Token] = {}
    shadows: dict[TokenId, Shadow] = {}
    convoys: dict[ConvoyId, Convoy] = {}
    recon: dict[AirId, Hex] = {}
    flown: tuple[AirId, ...] = ()
    fought: tuple[Hex, ...] = ()
    tried: tuple[Hex, ...] = ()
    seen: dict[ShipId, Seen] = {}
    losses: dict[ShipId, Loss] = {}
    score: tuple[Score, ...] = ()
    arrived: tuple[ConvoyId, ...] = ()
    certain: int = 0
    located: int = 0
    names: int = 0
    gone: tuple[Gone, ...] = ()
    drawn: int = 0
    battle: Battle | None = None
    logs: dict[Seat, tuple[Line, ...]] = {}
    final: dict[Seat, int] = {}

    def change(self, token: TokenId, **changes: Any) -> Token:
        """Put a changed token on the map."""
        self.tokens[token] = changed = msgspec.structs.replace(self.tokens[token], **changes)
        return changed

    def change_convoy(self, convoy: ConvoyId, **changes: Any) -> Convoy:
        """Put a changed convoy counter on the map."""
        self.convoys[convoy] = changed = msgspec.structs.replace(self.convoys[convoy], **changes)
        return changed

    def tokens_at(self, place: Hex, side: Seat | None = None) -> tuple[Token, ...]:
        """The tokens in a hex, of one side or of both."""
        return tuple(
            token for token in self.tokens.values() if token.hex == place and (side is None or token.side == side)
        )

    def convoys_at(self, place: Hex) -> tuple[Convoy, ...]:
        """The convoys in a hex."""
        return tuple(convoy for convoy in self.convoys.values() if convoy.hex == place)

    def points(self, seat: Seat) -> int:
        """The victory points of a side that both know of."""
        return sum(line.points for line in self.score if line.seat == seat)

    def copy(self) -> "Public":
        twin: Public = self.__copy__()  # type: ignore[attr-defined]
        twin.tokens = self.tokens.copy()
        twin.shadows = self.shadows.copy()
        twin.convoys = self.convoys.copy()
        twin.recon = self.recon.copy()
        twin.seen = self.seen.copy()
        twin.losses = self.losses.copy()
        if self.battle is not None:
            twin.battle = self.battle.copy()
        return twin


class Private(msgspec.Struct):
    """One side's task force card.  Plots, tankers and `recon_plots` are the German's alone; `cargo`, the backs of the
    convoy counters on the map (0 for a dummy), and `safe`, the real convoys among those arrived, are the British
    player's unless convoys are played blind."""

    ships: dict[ShipId, Ship]
    forces: dict[TokenId, Force] = {}
    plots: dict[TokenId, Course] = {}
    recon_plots: dict[AirId, Hex] = {}
    log: tuple[Line, ...] = ()
    tankers: tuple[Hex, ...] = ()
    cargo: dict[ConvoyId, int] = {}
    safe: int = 0

    def change(self, ship: ShipId, **changes: Any) -> Ship:
        """Put a changed ship on the card."""
        self.ships[ship] = changed = msgspec.structs.replace(self.ships[ship], **changes)
        return changed

    def change_force(self, token: TokenId, **changes: Any) -> Force:
        """Put a changed box on the card."""
        self.forces[token] = changed = msgspec.structs.replace(self.forces[token], **changes)
        return changed

    def copy(self) -> "Private":
        twin: Private = self.__copy__()  # type: ignore[attr-defined]
        twin.ships = self.ships.copy()
        twin.forces = self.forces.copy()
        twin.plots = self.plots.copy()
        twin.recon_plots = self.recon_plots.copy()
        twin.cargo = self.cargo.copy()
        return twin


class Umpire(msgspec.Struct):
    """What nobody may look at: the container (in no order: counters are dealt from it), the backs of the convoys on
    the map, the number of real convoys among those arrived, the hidden running numbers of ships under air attack, and
    the air attacks that wait to be resolved."""

    container: tuple[Counter, ...] = ()
    values: dict[ConvoyId, int] = {}
    safe: int = 0
    lineup: dict[TokenId, tuple[ShipId, ...]] = {}
    strikes: tuple[Strike, ...] = ()

    def copy(self) -> "Umpire":
        twin: Umpire = self.__copy__()  # type: ignore[attr-defined]
        twin.values = self.values.copy()
        twin.lineup = self.lineup.copy()
        return twin


class State(EngineState[Facts, Public, Private, Umpire]):
    """The state of this game, with its own data."""

    __slots__ = ()


SideView = View[Facts, Public, Private]


def card(view: SideView) -> Private:
    """The task force card of the side that looks."""
    assert view.private is not None, "a spectator has no card"
    return view.private
