"""A server as a process: `serve` runs one here, `Server` runs one elsewhere, to be used or to be killed."""

import asyncio
import gc
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

import uvicorn

from huffduff.engine.game import Game
from huffduff.server import shelf
from huffduff.server.app import application
from huffduff.server.limits import MESSAGE_BYTES, Limits
from huffduff.server.service import Service
from huffduff.server.sqlite import SqliteStore
from huffduff.server.static import Static

FILE = "huffduff.sqlite3"
STOP_SECONDS = 15


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
    announce: Callable[[str], None] = _say,
) -> int:
    """Run a server until it is told to stop.  Port 0 takes any free one; `announce` hears the address."""
    store = SqliteStore(data_dir / FILE)
    try:
        service = Service(store, shelf.Shelf(shelf.installed() if games is None else games, pack), limits or Limits())
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
            uvicorn.Config(
                application(service, Static()),
                ws="websockets-sansio",
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_level="warning",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
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


class Server:
    """A server in a process of its own, without limits, on a folder that outlives it."""

    def __init__(self, data_dir: Path, game: str | None = None, port: int = 0) -> None:
        self._command = [sys.executable, "-m", "huffduff.server", str(data_dir), str(port), *([game] if game else [])]
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> str:
        """Return the address once the server answers there."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(f"the server ended with {self._end()} before it had begun")
        return self.address

    def kill(self) -> None:
        """End it without any warning, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._end()

    def stop(self) -> int:
        """End it in good order; its exit code."""
        if self._process is None:
            return 0
        self._process.terminate()
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.stdout.close()
        code = self._process.wait(STOP_SECONDS)
        self._process = None
        return code

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
