"""Where a server can be reached."""

from pathlib import Path

import pytest

from huffduff.server.web.serve import serve
from tests.engine.tiny import GAME
from tests.server.host import Host


def test_a_port_that_is_taken_is_an_error_and_not_a_server(host: Host, tmp_path: Path) -> None:
    port = int(host.address.rpartition(":")[2])
    with pytest.raises(OSError, match="in use"):
        serve("127.0.0.1", port, tmp_path / "other", None, False, games=[GAME])
