"""How much one visitor may send: sizes, and rates as buckets that fill with time."""

import math
from time import monotonic

import msgspec

from huffduff.server.matches.thinking import Who

MESSAGE_BYTES = 64 * 1024
RECORD_BYTES = 4 * 1024 * 1024


class Limits(msgspec.Struct, frozen=True):
    """Rates per second and how much may come at once: a player's messages and drafts, an address's requests and new
    matches, the talk of a match, the frames of a connection.  Then how many players of an address may use all of
    theirs, what an address may hold open, and for how many seconds it may keep us waiting."""

    message_rate: float = 20
    message_burst: float = 60
    try_rate: float = 15
    try_burst: float = 30
    request_rate: float = 20
    request_burst: float = 200
    match_rate: float = 0.5
    match_burst: float = 100
    talk_rate: float = 2
    talk_burst: float = 40
    frame_rate: float = 200
    frame_burst: float = 600
    crowd: float = 10
    sockets_per_address: float = 100
    silent_per_address: float = 64
    head_seconds: float = 10
    body_seconds: float = 60
    reading_seconds: float = 30


UNLIMITED = Limits(*[math.inf] * 15)


class Bucket:
    """Holds `burst` drops and gains `rate` of them a second; every message costs one."""

    __slots__ = ("_burst", "_drops", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._since = monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        if self._drops == math.inf:
            return True
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def full(self) -> bool:
        self._fill()
        return self._drops >= self._burst

    def _fill(self) -> None:
        now = monotonic()
        self._drops = min(self._burst, self._drops + (now - self._since) * self._rate)
        self._since = now


class Buckets:
    """A bucket for every address, player or match that was heard of lately."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget()
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
        return bucket.take()

    def _forget(self) -> None:
        """Full buckets hold nothing against anybody; if too few are full, the oldest half goes."""
        kept = [(name, bucket) for name, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(kept[-(self._most // 2) :])


class Crowds:
    """Buckets for everybody, and greater ones for all who come from one address: another cookie gives nobody more."""

    def __init__(self, rate: float, burst: float, crowd: float) -> None:
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * crowd, burst * crowd)

    def take(self, who: Who) -> bool:
        """Whoever has no name is one person with all others of the address who have none."""
        return self._people.take(who.person or f"nobody at {who.address}") and self._addresses.take(who.address)
