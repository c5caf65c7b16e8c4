"""The built client: kept in memory, compressed once, named by content where the build names it so."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from huffduff.server.web.guard import Receive, Send
from huffduff.server.wire import Problem

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
# The build puts a hash of the content into the names below `assets/`, so what such a name means never changes.
HASHED = re.compile(r"assets/.+-[\w-]{8,}\.\w+")
COMPRESSIBLE = re.compile(r"text/|application/(json|javascript|manifest|xml|wasm)|image/svg|font/(ttf|otf)")
SMALL = 500
NOT_FOUND = msgspec.json.encode(Problem("server-not-found"))


class Page(NamedTuple):
    """A file as it can be sent: its headers, and its bytes under every encoding there is."""

    media_type: str
    etag: str
    cache: str
    bodies: Mapping[str, bytes]


def read(folder: Path) -> dict[str, Page]:
    """Every file of the client by its path, but hidden ones; `.br` and `.gz` beside it are taken for its encodings."""
    pages = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and path.suffix not in (".br", ".gz") and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            pages[name] = _page(name, path)
    return pages


def _page(name: str, path: Path) -> Page:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    bodies = {"": path.read_bytes()}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
    if "gzip" not in bodies and COMPRESSIBLE.match(media_type) and len(bodies[""]) > SMALL:
        bodies["gzip"] = gzip.compress(bodies[""], 9, mtime=0)
    if media_type.startswith("text/") or media_type.endswith(("javascript", "json")):
        media_type += "; charset=utf-8"
    cache = "public, max-age=31536000, immutable" if HASHED.fullmatch(name) else "no-cache"
    return Page(media_type, f'"{hashlib.sha256(bodies[""]).hexdigest()[:32]}"', cache, bodies)


class Static:
    """Answers every path that is not of the lobby: with the file of that name, or with the client's first page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._pages = read(folder)

    async def __call__(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:  # noqa: ARG002
        """ASGI: the request has no body that matters, so nothing is received."""
        method, path = scope["method"], scope["path"].lstrip("/")
        if method not in ("GET", "HEAD"):
            await _respond(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        # A page of an older build may ask for assets that are no longer there; no other name is a mistake.
        page = self._pages.get(path) or self._pages.get("" if path.startswith("assets/") else INDEX)
        if page is None:
            await _respond(send, 404, [(b"content-type", b"application/json")], NOT_FOUND)
            return
        wanted = dict(scope["headers"])
        etag = page.etag.encode()
        headers = [(b"etag", etag), (b"cache-control", page.cache.encode()), (b"vary", b"accept-encoding")]
        if etag in wanted.get(b"if-none-match", b""):
            await _respond(send, 304, headers, b"")
            return
        accepted = wanted.get(b"accept-encoding", b"").decode("latin-1")
        encoding = next((name for name in ("br", "gzip") if name in page.bodies and name in accepted), "")
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        body = page.bodies[encoding]
        headers += [(b"content-type", page.media_type.encode()), (b"content-length", str(len(body)).encode())]
        await _respond(send, 200, headers, b"" if method == "HEAD" else body)


async def _respond(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
