"""Connections that cost something while nothing comes over them: how long they may be silent, and how many there are.

A connection is silent until the head of a request is complete, and again once it was answered; it is slow while the
body of a request is still to come or an answer still to be read.  Of the silent ones of an address only so many are
kept, the youngest.  When descriptors run short the oldest silent one of anybody goes, or else the oldest slow one of
the address that has most of them.
"""

import asyncio
import errno
import logging
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from huffduff.server.web.limits import Bucket, Limits

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

DESCRIPTORS = 65_536  # as many as are asked for, where the system allows it
RESERVED = 32  # for the database, the pages and the listener
SHORTAGE_SECONDS = 60.0
CLOSE_SECONDS = 5.0
PIECE = 4096


def raise_descriptor_limit() -> float:
    """Ask the system for more descriptors; how many connections there may be with those that it gives."""
    if sys.platform == "win32":
        return DESCRIPTORS  # handles, of which there are more than anybody opens
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    while soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):  # some systems give less than the limit that they name
            wanted //= 2
    return max(RESERVED, (DESCRIPTORS if soft == resource.RLIM_INFINITY else soft) - RESERVED)


class Doors:
    """The connections of every address that keep us waiting, oldest first."""

    def __init__(self, limits: Limits, most: float) -> None:
        self.limits = limits
        self._most = most
        self._silent: dict[HttpConnection, str] = {}
        self._slow: dict[HttpConnection, str] = {}

    def silent(self, connection: "HttpConnection", address: str, connections: int) -> None:
        """A connection has nothing to say for now; if there are too many such, the oldest goes."""
        self.busy(connection)
        self._silent[connection] = address
        same = [other for other, where in self._silent.items() if where == address]
        if len(same) > self.limits.silent_per_address:
            same[0].end()
        elif connections > self._most:
            self._longest().end()

    def slow(self, connection: "HttpConnection", address: str) -> None:
        """A connection has begun something that the other end takes its time over."""
        self._silent.pop(connection, None)
        self._slow.setdefault(connection, address)

    def busy(self, connection: "HttpConnection") -> None:
        self._silent.pop(connection, None)
        self._slow.pop(connection, None)

    def _longest(self) -> "HttpConnection":
        """Whom to let go for the silent one that came last, which goes itself if nobody else keeps us waiting."""
        if len(self._silent) > 1 or not self._slow:
            return next(iter(self._silent))
        ((most, _),) = Counter(self._slow.values()).most_common(1)
        return next(connection for connection, address in self._slow.items() if address == most)


class Config(uvicorn.Config):
    """How the server is set up, and its doors."""

    def __init__(self, app: Any, doors: Doors, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **settings)
        self.doors = doors


class Patience:
    """A moment at which a connection is given up, unless something comes first."""

    def __init__(self, loop: asyncio.AbstractEventLoop, give_up: Callable[[], None]) -> None:
        self._loop = loop
        self._give_up = give_up
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, self._give_up)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """A connection over which requests come: their heads and bodies, and the reading of answers, within a time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._doors = config.doors
        self._head, self._body, self._reader = (Patience(self.loop, self.end) for _ in range(3))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        if self not in self.connections:
            self._rest()
            return
        limits, address = self._doors.limits, self.client[0] if self.client else ""
        if self.transport.is_closing():
            self._rest()
            self._reader.begin(limits.reading_seconds)  # it only ends once the last answer was read
            self._doors.slow(self, address)
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._body.end()
            self._head.begin(limits.head_seconds)
            self._doors.silent(self, address, len(self.connections))
            return
        self._head.end()
        coming = self.conn.their_state is h11.SEND_BODY
        if coming:
            self._body.begin(limits.body_seconds)
        else:
            self._body.end()
        if coming or self.flow.write_paused:
            self._doors.slow(self, address)
        else:
            self._doors.busy(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._rest()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self._doors.limits.reading_seconds)
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.end()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _rest(self) -> None:
        self._doors.busy(self)
        for patience in (self._head, self._body, self._reader):
            patience.end()

    def end(self) -> None:
        """Let the descriptor go, whatever still waits to be read at the other end."""
        self._rest()
        self.transport.abort()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection to a match; one whose other end never reads is given up, and its descriptor freed."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._limits = config.doors.limits
        self._reader = Patience(self.loop, self._end)
        self._frames = Bucket(self._limits.frame_rate, self._limits.frame_burst)

    def _end(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what has come in pieces: frames can be so tiny that one reading has tens of thousands of them."""
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Whoever sends more frames than anybody has a use for is shown the door, be they parts of one message."""
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self._end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self._limits.reading_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.end()

    def keepalive_timeout(self) -> None:
        """Nobody is there any more, so nothing that was written will be read."""
        super().keepalive_timeout()
        self._end()

    async def send(self, message: ASGISendEvent) -> None:
        """Nothing is written to a connection that is gone: every such write would be a line in the log."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_SECONDS, self._end)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.end()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """What is said to be text and is none ends the connection, without a word in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def watch_for_shortage(loop: asyncio.AbstractEventLoop) -> None:
    """Running out of descriptors is worth a line now and then, not a traceback for every connection that waits."""
    loop.set_exception_handler(partial(_on_exception, [-SHORTAGE_SECONDS]))


def _on_exception(last: list[float], loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
        loop.default_exception_handler(context)
    elif monotonic() - last[0] >= SHORTAGE_SECONDS:
        last[0] = monotonic()
        log.error("no descriptors are left for new connections: %s", error.strerror)
