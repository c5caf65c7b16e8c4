"""A server as a process: its address, its folder, its beginning and its end."""

import asyncio
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import FrameType

import uvicorn

from huffduff.engine.game import Game
from huffduff.server.matches.installed import InstalledGames, all_games
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.web.app import application
from huffduff.server.web.connections import Config, Doors, raise_descriptor_limit, watch_for_shortage
from huffduff.server.web.limits import MESSAGE_BYTES, Limits
from huffduff.server.web.service import Service
from huffduff.server.web.static import Static

FILE = "huffduff.sqlite3"


def _say(address: str) -> None:
    print(address, flush=True)


def serve(
    host: str,
    port: int,
    data_dir: Path,
    pack: Path | None,
    open_browser: bool,
    *,
    games: Sequence[Game] | None = None,
    limits: Limits | None = None,
    hosts: Iterable[str] | None = None,
    announce: Callable[[str], None] = _say,
) -> int:
    """Run a server until it is told to stop.  Port 0 takes any free one; `announce` hears the address.

    `hosts` are the names that lead here; without them any name does, with them no other.
    """
    store = SqliteStore(data_dir / FILE)
    try:
        store.try_to_write()
        installed = InstalledGames(all_games() if games is None else games, pack)
        names = None if hosts is None else frozenset(name.lower() for name in hosts)
        service = Service(store, installed, limits or Limits(), names)
        with listener(host, port) as bound:
            address = address_of(host, bound.getsockname()[1])

            def ready() -> None:
                # What is there now stays, and what an answer leaves behind is rarely a cycle: collect less often.
                gc.freeze()
                gc.set_threshold(20_000, 20, 20)
                announce(address)
                if open_browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

            asyncio.run(Web(service, ready).serve(sockets=[bound]))
    finally:
        store.close()
    return 0


class Web(uvicorn.Server):
    """The web server: no log of every request, small messages, frames sent uncompressed."""

    def __init__(self, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(
            Config(
                application(service, Static()),
                Doors(service.limits, raise_descriptor_limit()),
                backlog=128,
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_level="error",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        watch_for_shortage(asyncio.get_running_loop())
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the server in good order; it is not raised again afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def listener(host: str, port: int) -> socket.socket:
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def address_of(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
