"""Websockets, spoken to without a framework between: a viewer of a match, the messages checked one by one."""

import asyncio
import logging
import re
from collections import Counter, deque
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec

from huffduff.engine.match import Viewer
from huffduff.server.faults import INTERNAL, Fault, decode
from huffduff.server.matches.lobby import Lobby
from huffduff.server.matches.running import RunningMatch
from huffduff.server.matches.thinking import Who
from huffduff.server.storage.store import PlayerRow
from huffduff.server.web.accounts import Accounts
from huffduff.server.web.guard import Receive, Send, host_allowed, same_origin
from huffduff.server.web.limits import Buckets, Crowds, Limits
from huffduff.server.wire import FromClient, Problem, Say, Try

log = logging.getLogger(__name__)

PATH = re.compile(r"/api/matches/([\w-]{1,40})/play", re.ASCII)
GREATEST_REPLY = 2**53 - 1  # what a browser can count to
OUTBOX = 500  # messages that a slow reader may be behind before it has to come back for a whole frame
OUTBOX_LENGTH = 4_000_000  # and what they may add up to
STRIKES = 100  # messages over the limit, in a row, that end a connection
CLOSE_SECONDS = 5.0
TRY_AGAIN, POLICY, OUR_MISTAKE, REFUSED = 1013, 1008, 1011, 4400


class OnlyReply(msgspec.Struct):
    """The one thing that is read of a message that cannot be read."""

    reply: int | None = None


_message: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_only_reply = msgspec.json.Decoder(OnlyReply)
_encode = msgspec.json.Encoder().encode


class Socket:
    """One connection.  What it is sent waits in an outbox, so that no slow reader holds up a match."""

    def __init__(self, viewer: Viewer, player: PlayerRow | None, who: Who, send: Send) -> None:
        self.viewer = viewer
        self.player = player
        self.who = who
        self._send = send
        self._outbox: deque[str] = deque()
        self._length = 0  # of all that waits
        self._wake = asyncio.Event()
        self._close: int | None = None

    def send(self, text: str) -> None:
        if len(self._outbox) >= OUTBOX or (self._outbox and self._length > OUTBOX_LENGTH):
            self._outbox.clear()
            self.close(TRY_AGAIN)
        if self._close is None:
            self._outbox.append(text)
            self._length += len(text)
            self._wake.set()

    def close(self, code: int) -> None:
        if self._close is None:
            self._close = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        return self._close is not None

    def problem(self, problem: Problem) -> None:
        self.send(_encode(problem).decode())

    async def pump(self) -> None:
        """Send what comes until there is nobody to send it to."""
        outbox, wake, send = self._outbox, self._wake, self._send
        with suppress(OSError):
            while True:
                while outbox:
                    text = outbox.popleft()
                    self._length -= len(text)
                    await send({"type": "websocket.send", "text": text})
                if self._close is not None:
                    await send({"type": "websocket.close", "code": self._close})
                    return
                wake.clear()
                await wake.wait()


class Sockets:
    """Lets in who may come in, and takes their messages."""

    def __init__(
        self, lobby: Lobby, accounts: Accounts, limits: Limits, requests: Buckets, hosts: frozenset[str] | None
    ) -> None:
        self._lobby = lobby
        self._accounts = accounts
        self._limits = limits
        self._requests = requests  # to open a window is one too, and costs us a whole frame
        self._hosts = hosts
        self._open: Counter[str] = Counter()
        self._messages = Crowds(limits.message_rate, limits.message_burst, limits.crowd)
        self._tries = Crowds(limits.try_rate, limits.try_burst, limits.crowd)
        self._talk = Buckets(limits.talk_rate, limits.talk_burst)

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        path = PATH.fullmatch(scope["path"])
        address = scope["client"][0] if scope["client"] else ""
        busy = self._open[address] >= self._limits.sockets_per_address or not self._requests.take(address)
        trusted = same_origin(scope["headers"]) and host_allowed(scope["headers"], self._hosts)
        if path is None or busy or not trusted:
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        self._open[address] += 1
        try:
            await self._serve(path[1], address, scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, match: str, address: str, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        player = self._accounts.visitor(scope["headers"])
        seats = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True).get("seat", [])
        socket = Socket(seats[0] if seats else None, player, Who(address, player.id if player else ""), send)
        pump = asyncio.create_task(socket.pump())
        try:
            running = await self._admitted(match, socket)
            try:
                running.join(socket)
                await self._listen(running, socket, receive)
            finally:
                running.leave(socket)
        except Fault as fault:
            socket.problem(fault.problem)
            socket.close(REFUSED)
        except Exception:
            log.exception("a socket on match %s", match)
            socket.problem(INTERNAL)
            socket.close(OUR_MISTAKE)
        finally:
            if socket.closing:
                await asyncio.wait([pump], timeout=CLOSE_SECONDS)
            pump.cancel()

    async def _admitted(self, match: str, socket: Socket) -> RunningMatch:
        """The match that this socket may look at, as the seat it says it is."""
        running = await self._lobby.running(match)
        if running.problem and running.match is None:
            raise Fault.told(409, running.problem)
        if socket.viewer is not None:
            owner = {seat.seat: seat.player for seat in running.row.seats}.get(socket.viewer)
            if owner is None or socket.player is None or owner != socket.player.id:
                raise Fault(403, "server-not-your-seat", field="seat")
        return running

    async def _listen(self, running: RunningMatch, socket: Socket, receive: Receive) -> None:
        """Take messages; how many is a matter of the player, so that another window gives nobody more.

        Those who only look on cannot talk so much that the players get no word in.
        """
        strikes = 0
        talkers = f"{'onlookers' if socket.viewer is None else 'players'} of {running.row.id}"
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            message = _read(text)
            allowed = (self._tries if isinstance(message, Try) else self._messages).take(socket.who)
            if allowed and (not isinstance(message, Say) or self._talk.take(talkers)):
                strikes = 0
                _hear(running, socket, message)
            else:
                strikes += 1
                socket.problem(Problem("server-too-fast", reply=_reply_of(text)))
                if strikes >= STRIKES:
                    socket.close(POLICY)
                    return


def _read(text: str | None) -> FromClient | Problem:
    """A message, or what is wrong with it."""
    try:
        if text is None:
            raise Fault(400, "server-not-json")
        message = decode(text, _message)
        if not 0 <= message.reply <= GREATEST_REPLY:
            raise Fault(400, "server-bad-field", field="reply")
    except Fault as fault:
        return msgspec.structs.replace(fault.problem, reply=_reply_of(text))
    return message


def _hear(running: RunningMatch, socket: Socket, message: FromClient | Problem) -> None:
    match message:
        case Problem():
            socket.problem(message)
        case Try():
            running.preview(socket, message)
        case Say():
            running.say(socket, message)
        case _:
            running.act(socket, message)


def _reply_of(text: str | None) -> int | None:
    """The `reply` of a message that was not understood, if that much can be read."""
    try:
        reply = _only_reply.decode(text or "").reply
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return reply if reply is not None and 0 <= reply <= GREATEST_REPLY else None
