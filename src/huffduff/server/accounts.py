"""Who is who: guests known by a cookie, names that are fit to be shown, and secrets kept only as hashes."""

import hashlib
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from random import SystemRandom
from time import time_ns

from huffduff.server.faults import Fault
from huffduff.server.journal import Journal
from huffduff.server.limits import CHAT_LENGTH, NAME_LENGTH
from huffduff.server.store import PlayerRow, Renamed, Store

COOKIE = "huffduff"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
TOKEN = re.compile(r"[\w-]{20,100}", re.ASCII)
NUMBER = re.compile(r"[0-9a-fA-F]{8,64}")
# The spelling alphabet of the Royal Navy's wireless operators: names that need no translation.
CALL_SIGNS = (
    *("Ac", "Beer", "Charlie", "Don", "Edward", "Freddie", "George", "Harry", "Ink", "Johnnie", "King", "London"),
    *("Monkey", "Nuts", "Orange", "Pip", "Queen", "Robert", "Sugar", "Toc", "Uncle", "Vic", "William", "Yorker"),
    "Zebra",
)
CACHED = 10_000
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
JOINERS = "\u200c\u200d"  # some scripts and many emoji are written with them


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_text(text: str, field: str, longest: int, allowed: str = "") -> str:
    """Something a visitor wrote for others to read: not empty, not too long, nothing unseen that changes the rest."""
    text = text.strip()
    if not text:
        raise Fault(400, f"server-{field}-empty", field=field)
    if len(text) > longest:
        raise Fault(400, f"server-{field}-too-long", field=field, longest=longest)
    if any(unicodedata.category(letter) in UNSEEN and letter not in allowed for letter in text):
        raise Fault(400, f"server-{field}-characters", field=field)
    return text


def checked_name(name: str) -> str:
    return checked_text(name, "name", NAME_LENGTH)


def checked_chat(text: str) -> str:
    return checked_text(text, "text", CHAT_LENGTH, allowed=JOINERS)


def checked_number(number: str) -> str:
    """A contribution to the dice: a hexadecimal number of 8 to 64 digits."""
    if not NUMBER.fullmatch(number):
        raise Fault(400, "server-bad-number", field="number")
    return number.lower()


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
