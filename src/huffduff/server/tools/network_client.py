"""Somebody who comes over the network like any visitor, for the tools that play against a running server."""

import asyncio
import secrets
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

TIMEOUT_SECONDS = 30.0


class Turned(Exception):
    """The server said no: the status and the problem it named."""

    def __init__(self, status: int, problem: Any) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


class NetworkClient:
    """Keeps a cookie, sets up matches, takes seats and opens connections."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.token = ""
        self.numbers: dict[tuple[str, str], str] = {}  # for the dice, by match and seat
        self.call("POST", "/api/me")

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{self.cookie}={self.token}"} if self.token else {}

    def call(self, method: str, path: str, body: Any = None, origin: str | None = None, host: str | None = None) -> Any:
        """One request; what came back as plain data, or `Turned`."""
        raw = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        connection = HTTPConnection(urlsplit(self.address).netloc, timeout=TIMEOUT_SECONDS)
        try:
            headers = {**self.headers(), "Origin": origin or self.address, "Connection": "close"}
            if host is not None:
                headers["Host"] = host
            connection.request(method, path, raw, headers)
            response = connection.getresponse()
            content = response.read()
            cookie = response.getheader("Set-Cookie", "")
        finally:
            connection.close()
        if cookie:
            self.cookie, _, self.token = cookie.partition(";")[0].partition("=")
        answer = msgspec.json.decode(content) if content else None
        if response.status >= 400:
            raise Turned(response.status, answer)
        return answer

    def create(self, game: str, scenario: str, seats: dict[str, str], **options: str) -> Any:
        wanted = {"game": game, "scenario": scenario, "options": options, "seats": seats}
        return self._numbered(self.call("POST", "/api/matches", wanted))

    def take(self, match: str, seat: str) -> Any:
        return self._numbered(self.call("POST", f"/api/matches/{match}/take", {"seat": seat}))

    def join(self, link: str) -> Any:
        return self._numbered(self.call("POST", "/api/join", {"token": link.rpartition("/")[2]}))

    def rematch(self, match: str) -> Any:
        return self._numbered(self.call("POST", f"/api/matches/{match}/rematch"))

    def _numbered(self, answer: Any) -> Any:
        self.give_numbers(answer["match"])
        return answer

    def give_numbers(self, match: str) -> None:
        """Draw and keep a number for every seat of a match that waits for one of this visitor's."""
        seats = self.call("GET", f"/api/matches/{match}")["seats"]
        drawn = {seat["seat"]: secrets.token_hex(16) for seat in seats if seat["number_wanted"]}
        if drawn:
            self.numbers |= {(match, seat): number for seat, number in drawn.items()}
            self.call("POST", f"/api/matches/{match}/numbers", {"numbers": drawn})

    def play_address(self, match: str, seat: str | None) -> str:
        query = f"?seat={seat}" if seat is not None else ""
        return f"ws{self.address.removeprefix('http')}/api/matches/{match}/play{query}"

    async def open(self, match: str, seat: str | None) -> ClientConnection:
        """A connection to a match; whoever is told to stop while it is being made leaves none behind."""
        opening = asyncio.create_task(self._connect(match, seat))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            with suppress(Exception):
                (await opening).transport.abort()
            raise

    async def _connect(self, match: str, seat: str | None) -> ClientConnection:
        return await connect(
            self.play_address(match, seat),
            origin=Origin(self.address),
            additional_headers=self.headers(),
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
