"""The web service: the lobby over HTTP, the matches over websockets, the client for everything else."""

import asyncio
import logging
import re
import sqlite3
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.response import Stream

from huffduff.server.faults import INTERNAL, Fault, T, decode
from huffduff.server.matches import archive
from huffduff.server.matches.thinking import Who
from huffduff.server.storage.store import PlayerRow
from huffduff.server.web.guard import host_allowed, same_origin, secured
from huffduff.server.web.limits import MESSAGE_BYTES, RECORD_BYTES
from huffduff.server.web.service import Service
from huffduff.server.web.static import Static
from huffduff.server.wire import Join, Me, NewMatch, Numbers, Problem, Recover, Recovery, Rename, Take, Welcome

log = logging.getLogger(__name__)

Asked = Request[Any, Any, State]
Reply = Response[bytes]
Application = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PAGE = re.compile(r"\d{1,6}", re.ASCII)
PACKED = ["/replay$", "/dice$", "/data$", "/rules$"]  # compressed once and kept so
GZIP = 31  # what zlib calls the format
PIECE = 64 * 1024
JSON = "application/json"
FRESH = {"cache-control": "no-store"}
VARY = {"vary": "accept-encoding"}
KEYS = {404: "server-not-found", 405: "server-not-found", 413: "server-too-big"}

_welcome = msgspec.json.Decoder(Welcome)
_rename = msgspec.json.Decoder(Rename)
_recover = msgspec.json.Decoder(Recover)
_new_match = msgspec.json.Decoder(NewMatch)
_join = msgspec.json.Decoder(Join)
_take = msgspec.json.Decoder(Take)
_numbers = msgspec.json.Decoder(Numbers)


def _service(request: Asked) -> Service:
    service: Service = request.app.state.service
    return service


def _visitor(request: Asked) -> PlayerRow | None:
    return _service(request).accounts.visitor(request.scope["headers"])


def _player(request: Asked) -> PlayerRow:
    """Somebody who has a cookie, as everybody has whose page has said hello first."""
    player = _visitor(request)
    if player is None:
        raise Fault(401, "server-no-visitor")
    return player


def _maker(request: Asked) -> PlayerRow:
    """Somebody who wants another match, and has not had too many of late, neither as a player nor from one address."""
    player, made = _player(request), _service(request).new_matches
    if not all([made.take(f"player {player.id}"), made.take(f"address {_address(request)}")]):
        raise Fault(429, "server-too-many-matches")
    return player


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _who(request: Asked) -> Who:
    player = _visitor(request)
    return Who(_address(request), player.id if player else "")


def _match(request: Asked) -> str:
    name: str = request.path_params["match"]
    return name


async def _body(request: Asked, decoder: msgspec.json.Decoder[T]) -> T:
    return decode(await request.body(), decoder)


def _json(content: Any, status: int = 200) -> Reply:
    raw = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(raw, media_type=JSON, status_code=status, headers=dict(FRESH))


def _packed(request: Asked, packed: bytes) -> Reply | Stream:
    """Something that is kept compressed."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(_unpacked(packed), media_type=JSON, headers=FRESH | VARY)
    response = _json(packed)
    response.headers |= VARY | {"content-encoding": "gzip"}
    return response


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """Piece by piece: others are heard in between, and no slow reader makes us hold all of it."""
    unpacker = zlib.decompressobj(GZIP)
    while not unpacker.eof:
        yield unpacker.decompress(packed, PIECE)
        packed = unpacker.unconsumed_tail
        await asyncio.sleep(0)


# The visitor.


@get("/api/me")
async def me(request: Asked) -> Reply:
    return _json(Me(_player(request).name))


@post("/api/me", status_code=200)
async def welcome(request: Asked) -> Reply:
    """Who is not known yet becomes a guest.  A cookie that might be worth something is not overwritten unasked."""
    player, accounts = _visitor(request), _service(request).accounts
    if player is not None:
        return _json(Me(player.name))
    wanted = decode(await request.body() or b"{}", _welcome)
    if accounts.stranger(request.scope["headers"]) and not wanted.anew:
        raise Fault(409, "server-unknown-visitor")
    return _known(request, *await accounts.welcome())


def _known(request: Asked, player: PlayerRow, token: str) -> Reply:
    response = _json(Me(player.name))
    secure = request.scope["scheme"] == "https"
    response.headers["set-cookie"] = _service(request).accounts.set_cookie(token, secure)
    return response


@post("/api/me/recovery")
async def recovery(request: Asked) -> Reply:
    player = _player(request)
    return _json(Recovery(f"/recover/{await _service(request).accounts.recovery(player)}"), 201)


@post("/api/recover", status_code=200)
async def recover(request: Asked) -> Reply:
    return _known(request, *await _service(request).accounts.recover((await _body(request, _recover)).token))


@put("/api/me")
async def rename(request: Asked) -> Reply:
    service, player = _service(request), _player(request)
    player = await service.accounts.rename(player, (await _body(request, _rename)).name)
    service.lobby.renamed(player)
    return _json(Me(player.name))


# The games.


@get("/api/games")
async def games(request: Asked) -> Reply:
    return _json(_service(request).games)


@get("/api/games/{game:str}/data")
async def data(request: Asked) -> Reply | Stream:
    return _packed(request, _of_game(request, _service(request).data))


@get("/api/games/{game:str}/rules")
async def rules(request: Asked) -> Reply | Stream:
    return _packed(request, _of_game(request, _service(request).rules))


def _of_game(request: Asked, texts: dict[str, bytes]) -> bytes:
    game: str = request.path_params["game"]
    if game not in texts:
        raise Fault(404, "engine-no-such-game", field="game", game=game[:40])
    return texts[game]


# The matches.


@get("/api/matches")
async def matches(request: Asked) -> Reply:
    lobby, page = _service(request).lobby, request.query_params.get("page", "0")
    if not PAGE.fullmatch(page):
        raise Fault(400, "server-bad-field", field="page")
    match request.query_params.get("list", "mine"):
        case "mine":
            return _json(lobby.mine(_player(request), int(page)))
        case "open":
            return _json(lobby.open(_visitor(request), int(page)))
        case "finished":
            return _json(lobby.finished(_player(request), int(page)))
    raise Fault(400, "server-bad-field", field="list")


@post("/api/matches")
async def create(request: Asked) -> Reply:
    player = _maker(request)
    return _json(await _service(request).lobby.create(player, await _body(request, _new_match)), 201)


@get("/api/matches/{match:str}")
async def match_info(request: Asked) -> Reply:
    running = await _service(request).lobby.running(_match(request))
    return _json(running.info(_visitor(request)))


@post("/api/join")
async def join(request: Asked) -> Reply:
    player = _player(request)
    return _json(await _service(request).lobby.join(player, await _body(request, _join)))


@post("/api/matches/{match:str}/take")
async def take(request: Asked) -> Reply:
    player = _player(request)
    return _json(await _service(request).lobby.take(player, _match(request), await _body(request, _take)))


@post("/api/matches/{match:str}/rematch")
async def rematch(request: Asked) -> Reply:
    return _json(await _service(request).lobby.rematch(_maker(request), _match(request)), 201)


@post("/api/matches/{match:str}/numbers", status_code=200)
async def numbers(request: Asked) -> Reply:
    player = _player(request)
    return _json(await _service(request).lobby.give(player, _match(request), await _body(request, _numbers)))


@get("/api/matches/{match:str}/record")
async def record(request: Asked) -> Reply:
    response = _json(await archive.export(_service(request).lobby, _match(request)))
    response.headers["content-disposition"] = f'attachment; filename="huffduff-{_match(request)}.json"'
    return response


@post("/api/records", request_max_body_size=RECORD_BYTES)
async def bring_in(request: Asked) -> Reply:
    player = _maker(request)
    return _json(await archive.bring_in(_service(request).lobby, player, await request.body()), 201)


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked) -> Reply | Stream:
    seat = request.query_params.get("seat")
    return _packed(request, await _service(request).archive.replay(_match(request), seat, _who(request)))


@get("/api/matches/{match:str}/dice")
async def dice(request: Asked) -> Reply | Stream:
    return _packed(request, await _service(request).archive.dice(_match(request), _who(request)))


# What every request goes through.


def _admit(request: Asked) -> Reply | None:
    """Turn away who calls us by a wrong name, asks too often, or wants to change something from another site."""
    if not host_allowed(request.scope["headers"], _service(request).hosts):
        return _json(Problem("server-wrong-host"), 421)
    if not _service(request).requests.take(_address(request)):
        return _json(Problem("server-too-fast"), 429)
    if request.method not in SAFE_METHODS and not same_origin(request.scope["headers"]):
        return _json(Problem("server-wrong-origin"), 403)
    return None


def _on_fault(_: Asked, fault: Fault) -> Reply:
    return _json(fault.problem, fault.status)


def _on_http(_: Asked, error: HTTPException) -> Reply:
    return _json(Problem(KEYS.get(error.status_code, "server-bad-request")), error.status_code)


def _on_error(request: Asked, error: Exception) -> Reply:
    """Our own mistakes are written down here and told to nobody."""
    if isinstance(error, (sqlite3.Error, OSError)):
        log.error("%s %s: %s", request.method, request.url.path, error)
        return _json(Problem("server-not-stored"), 503)
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _json(INTERNAL, 500)


def application(service: Service, static: Static) -> Application:
    """Everything as one ASGI application; websockets go past the framework, which has no part in their messages."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with service.running():
            yield

    pages = Litestar(
        [
            *(me, welcome, rename, recovery, recover, games, data, rules),
            *(matches, create, match_info, join, take, rematch, numbers, record, bring_in, replay, dice),
        ],
        state=State({"service": service}),
        lifespan=[lifespan],
        before_request=_admit,
        exception_handlers={Fault: _on_fault, HTTPException: _on_http, Exception: _on_error},
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4, exclude=PACKED),
        request_max_body_size=MESSAGE_BYTES,
        openapi_config=None,
        logging_config=None,
    )

    async def everything(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await service.sockets(scope, receive, send)
        elif scope["type"] == "http":
            answering: Application = pages if scope["path"].startswith("/api/") else static
            await answering(scope, receive, secured(send))
        else:
            await pages(scope, receive, send)

    return everything
