"""What somebody can ask for over HTTP about a match: answers with their headers and sizes, to be compared."""

from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from huffduff.server.tools.network_client import TIMEOUT_SECONDS, NetworkClient

PATHS = (
    "/api/matches/{match}",
    "/api/matches?list=mine",
    "/api/matches?list=open",
    "/api/matches?list=finished",
    "/api/matches/{match}/record",
    "/api/matches/{match}/replay",
    "/api/matches/{match}/dice",
)
GZIP = b"\x1f\x8b"  # how every compressed body begins


class Answer(NamedTuple):
    """Everything of an answer that its sender decides, but for the time of day."""

    path: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


def answers(
    address: str, visitor: NetworkClient | None, match: str, paths: tuple[str, ...] = PATHS
) -> tuple[Answer, ...]:
    """All that a visitor, or somebody without a cookie, can ask for."""
    headers = visitor.headers() if visitor is not None else {}
    return tuple(_answer(address, path.format(match=match), headers) for path in paths)


def _answer(address: str, path: str, headers: dict[str, str]) -> Answer:
    connection = HTTPConnection(urlsplit(address).netloc, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", path, headers={**headers, "Connection": "close", "Accept-Encoding": "gzip"})
        response = connection.getresponse()
        told = tuple((name, value) for name, value in response.getheaders() if name.lower() != "date")
        return Answer(path, response.status, told, _timeless(response.read()))
    finally:
        connection.close()


def _timeless(body: bytes) -> bytes:
    """A compressed body has the time of day in the second four bytes of its head."""
    return body[:4] + bytes(4) + body[8:] if body.startswith(GZIP) else body
