"""Who is who: guests known by the token in their cookie."""

from collections import OrderedDict
from collections.abc import Iterable
from random import SystemRandom

from huffduff.server.clock import now
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.store import PlayerRow, Renamed, Store
from huffduff.server.texts import checked_name
from huffduff.server.tokens import TOKEN, hashed, new_id, new_token

COOKIE = "huffduff"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
# The spelling alphabet of the Royal Navy's wireless operators: names that need no translation.
CALL_SIGNS = (
    *("Ac", "Beer", "Charlie", "Don", "Edward", "Freddie", "George", "Harry", "Ink", "Johnnie", "King", "London"),
    *("Monkey", "Nuts", "Orange", "Pip", "Queen", "Robert", "Sugar", "Toc", "Uncle", "Vic", "William", "Yorker"),
    "Zebra",
)
CACHED = 10_000


class Accounts:
    """The visitors of this server."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._store = store
        self._journal = journal
        self._known: OrderedDict[str, PlayerRow] = OrderedDict()

    def find(self, token: str | None) -> PlayerRow | None:
        """The visitor whose cookie this is."""
        if token is None or not TOKEN.fullmatch(token):
            return None
        token_hash = hashed(token)
        player = self._known.get(token_hash) or self._store.player(token_hash)
        if player is not None:
            self._remember(player)
        return player

    async def welcome(self) -> tuple[PlayerRow, str]:
        """A new guest, and the token for the cookie."""
        token = new_token()
        name = " ".join(SystemRandom().sample(CALL_SIGNS, 2))
        player = PlayerRow(new_id(), hashed(token), name, now())
        await self._journal.committed(player)
        self._remember(player)
        return player, token

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        renamed = PlayerRow(player.id, player.token_hash, checked_name(name), player.created)
        await self._journal.committed(Renamed(player.id, renamed.name))
        self._remember(renamed)
        return renamed

    def _remember(self, player: PlayerRow) -> None:
        self._known[player.token_hash] = player
        self._known.move_to_end(player.token_hash)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)


def cookie_token(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The visitor's token out of the raw headers of a request."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.strip().partition("=")
                if key == COOKIE:
                    return token
    return None


def set_cookie(token: str, secure: bool) -> str:
    """Never readable by scripts, never sent along from other sites."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{flags}"
