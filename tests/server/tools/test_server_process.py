"""A server in a process of its own begins and ends in good order."""

from pathlib import Path

from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.tools.server_process import ServerProcess
from tests.server.host import Connection


def test_a_server_process_ends_in_good_order(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "huffduff.games.strait")
    visitor = NetworkClient(server.start())
    match = visitor.create("strait", "denmark-strait", {"german": "me", "british": "computer:random"})["match"]
    with Connection(visitor, match, "german") as connection:
        assert connection.answer(connection.shown["ask"]["choice"]["options"][0])["type"] == "frame"
        assert server.stop() == 0
    server.start()
    visitor.address = server.address
    with Connection(visitor, match, "german") as connection:
        assert connection.shown["seq"] >= 2
    server.kill()
