"""Who is who: guests known by the token in their cookie."""

from collections import OrderedDict
from random import SystemRandom

from huffduff.server.clock import now
from huffduff.server.faults import Fault
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.store import Browser, PlayerRow, RecoveryMade, Renamed, Store
from huffduff.server.texts import checked_name
from huffduff.server.tokens import TOKEN, hashed, new_id, new_token
from huffduff.server.web.guard import Headers

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
    """The visitors of this server.  The name of the cookie is that of the database, as a host may have several."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._store = store
        self._journal = journal
        self._known: OrderedDict[str, PlayerRow] = OrderedDict()  # by the hash of a token
        self.cookie = f"{COOKIE}-{store.id}"

    def visitor(self, headers: Headers) -> PlayerRow | None:
        """Whoever sends these headers, by the cookie of this database or by one from the time before it had a name."""
        cookies = _cookies(headers)
        return self._find(cookies.get(self.cookie)) or self._find(cookies.get(COOKIE))

    def stranger(self, headers: Headers) -> bool:
        """Whether there is a cookie of this database that nobody here has ever given out, as after a lost backup."""
        token = _cookies(headers).get(self.cookie)
        return token is not None and TOKEN.fullmatch(token) is not None and self._find(token) is None

    def _find(self, token: str | None) -> PlayerRow | None:
        if token is None or not TOKEN.fullmatch(token):
            return None
        token_hash = hashed(token)
        player = self._known.get(token_hash) or self._store.player(token_hash)
        if player is not None:
            self._remember(token_hash, player)
        return player

    async def welcome(self) -> tuple[PlayerRow, str]:
        """A new guest, and the token for the cookie."""
        token = new_token()
        name = " ".join(SystemRandom().sample(CALL_SIGNS, 2))
        player = PlayerRow(new_id(), hashed(token), name, now())
        await self._journal.committed(player)
        self._remember(player.token_hash, player)
        return player, token

    async def recovery(self, player: PlayerRow) -> str:
        """The token of a new recovery link; the one before leads nowhere any more."""
        token = new_token()
        await self._journal.committed(RecoveryMade(player.id, hashed(token)))
        return token

    async def recover(self, token: str) -> tuple[PlayerRow, str]:
        """The player whose recovery link this is, and a token for the cookie of one more browser."""
        player = self._store.recovered(hashed(token)) if TOKEN.fullmatch(token) else None
        if player is None:
            raise Fault(404, "server-no-such-link", field="token")
        cookie = new_token()
        await self._journal.committed(Browser(hashed(cookie), player.id))
        return player, cookie

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        renamed = PlayerRow(player.id, player.token_hash, checked_name(name), player.created)
        await self._journal.committed(Renamed(player.id, renamed.name))
        for token_hash, known in self._known.items():
            if known.id == player.id:
                self._known[token_hash] = renamed
        return renamed

    def _remember(self, token_hash: str, player: PlayerRow) -> None:
        self._known[token_hash] = player
        self._known.move_to_end(token_hash)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)

    def set_cookie(self, token: str, secure: bool) -> str:
        """Never readable by scripts, never sent along from other sites."""
        flags = "; Secure" if secure else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{flags}"


def _cookies(headers: Headers) -> dict[str, str]:
    """The cookies in the raw headers of a request."""
    found: dict[str, str] = {}
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.strip().partition("=")
                found.setdefault(key, token)
    return found
