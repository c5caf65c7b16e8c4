"""A server for every test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    running = Host(tmp_path).start()
    yield running
    running.stop()
