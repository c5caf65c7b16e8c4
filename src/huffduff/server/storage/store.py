"""What is kept on disk, as plain rows, and the small interface that every store implements."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from huffduff.engine.match import Entry
from huffduff.engine.secrecy import Outcome


class Row(msgspec.Struct, frozen=True):
    """Something that is kept; a change of it is written as another row."""


class PlayerRow(Row, frozen=True):
    """A visitor.  The token in the visitor's cookie is kept only as a hash."""

    id: str
    token_hash: str
    name: str
    created: int


class Browser(Row, frozen=True):
    """Another browser of a player, by the hash of the token in its cookie."""

    token_hash: str
    player: str


class RecoveryMade(Row, frozen=True):
    """The secret link by which a player comes back; it takes the place of the one before."""

    player: str
    token_hash: str


class Renamed(Row, frozen=True):
    player: str
    name: str


class SeatRow(Row, frozen=True):
    """A seat of a match: kept for a friend, open to anybody, a computer's, or taken by a player.

    `contribution` goes into the dice, and is empty until it was given; `token_hash` belongs to the secret link.
    """

    seat: str
    kind: Literal["friend", "open", "computer", "human"]
    player: str | None = None
    name: str = ""
    contribution: str = ""
    level: str = ""
    token_hash: str | None = None

    @property
    def taken(self) -> bool:
        return self.kind in ("computer", "human")


class MatchRow(Row, frozen=True):
    """What was agreed before the first decision.  An imported match can only be looked at."""

    id: str
    game: str
    version: int
    scenario: str
    options: dict[str, str]
    data: str
    seed: bytes
    owner: str
    created: int
    seats: tuple[SeatRow, ...]
    imported: bool = False
    outcome: Outcome | None = None
    rematch: str | None = None

    @property
    def over(self) -> bool:
        return self.imported or self.outcome is not None

    @property
    def ready(self) -> bool:
        """Every seat is taken and every number for the dice is there."""
        return self.imported or all(seat.taken and seat.contribution for seat in self.seats)

    def numbers_from(self, player: str) -> list[str]:
        """The seats for which this player's browser has to draw a number: its own, and the owner's for computers."""
        return [
            seat.seat
            for seat in self.seats
            if seat.taken and not seat.contribution and (seat.player or self.owner) == player
        ]


class SeatTaken(Row, frozen=True):
    match: str
    seat: str
    player: str
    at: int


class NumberGiven(Row, frozen=True):
    """The number that a person's browser has drawn for the dice of a seat."""

    match: str
    seat: str
    number: str


class Begun(Row, frozen=True):
    """Every seat is taken and every number given; `deciding` are the seats that the first question goes to."""

    match: str
    deciding: tuple[str, ...]
    at: int


class Logged(Row, frozen=True):
    """An entry and its place in the log of a match; it is never changed.  `deciding` are the seats asked after it.

    `digest` is that of the position it leads to; what is `secret` nobody but the seat itself has seen.
    """

    match: str
    sequence: int
    entry: Entry
    deciding: tuple[str, ...]
    at: int
    digest: str = ""
    secret: bool = False


class Ended(Row, frozen=True):
    match: str
    outcome: Outcome


class RematchSet(Row, frozen=True):
    match: str
    rematch: str


class ChatRow(Row, frozen=True):
    """Something that was said; `line` counts the talk of a match."""

    match: str
    line: int
    seat: str | None
    name: str
    text: str
    at: int


Write = (
    PlayerRow
    | Browser
    | RecoveryMade
    | Renamed
    | MatchRow
    | SeatTaken
    | NumberGiven
    | Begun
    | Logged
    | Ended
    | RematchSet
    | ChatRow
)


class Page(NamedTuple):
    """Part of a long list."""

    first: int
    length: int


class Listed(Row, frozen=True):
    """A match with the two things of it that change while it is played; `updated` as whoever asks has seen it."""

    row: MatchRow
    deciding: tuple[str, ...]
    updated: int


class Store(Protocol):
    """Commits whole batches of rows and reads them back.  Reads see what was committed and nothing else."""

    @property
    def id(self) -> str:
        """What tells this database from all others, for the names of cookies."""

    def commit(self, writes: Sequence[Write]) -> None:
        """Make all of them durable at once, or none; a row that is there already is an error."""

    def player(self, token_hash: str) -> PlayerRow | None: ...

    def recovered(self, token_hash: str) -> PlayerRow | None:
        """The player whose recovery link this is."""

    def match(self, match: str) -> MatchRow | None: ...

    def log(self, match: str, first: int = 0) -> list[Logged]:
        """The log of a match, in order, from an entry on."""

    def chat(self, match: str, last: int) -> list[ChatRow]:
        """The last lines of talk, in order."""

    def invitation(self, token_hash: str) -> tuple[str, str] | None:
        """The match and the seat that a secret link was made for."""

    def unfinished(self, player: str, page: Page) -> list[Listed]:
        """The matches that a player sits in or has set up, newest first."""

    def finished(self, player: str, page: Page) -> list[Listed]:
        """The same, once they are over."""

    def open(self, page: Page) -> list[Listed]:
        """Matches with a seat for anybody, newest first."""

    def listed(self, match: str) -> Listed | None:
        """One match as the lists show it."""

    def close(self) -> None: ...
