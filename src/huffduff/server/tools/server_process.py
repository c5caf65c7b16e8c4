"""A server in another process, to be used or to be killed."""

import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

STOP_SECONDS = 60


class ServerProcess:
    """A server in a process of its own, without limits, on a folder that outlives it; what it says goes to `log`."""

    def __init__(self, data_dir: Path, game: str | None = None, port: int = 0, log: Path | None = None) -> None:
        self._command = [sys.executable, "-m", "huffduff.server", str(data_dir), str(port), *([game] if game else [])]
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> str:
        """Return the address once the server answers there."""
        with self._log.open("ab") if self._log else nullcontext() as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)
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

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
