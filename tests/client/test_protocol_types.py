"""The client's generated types."""

from tools.protocol_types import files


def test_the_clients_types_are_those_of_the_server() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: run tools/protocol_types.py"
