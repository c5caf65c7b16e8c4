"""`python -m huffduff.server FOLDER PORT [MODULE]`: a server without limits, for tests and measurements."""

import sys
from importlib import import_module
from pathlib import Path

from huffduff.server.web.limits import UNLIMITED
from huffduff.server.web.serve import serve


def main(folder: str, port: str, module: str | None = None) -> int:
    """Play the installed games, or the one in a module."""
    games = [import_module(module).GAME] if module else None
    return serve("127.0.0.1", int(port), Path(folder), None, False, games=games, limits=UNLIMITED)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
