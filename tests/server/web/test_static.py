"""The built client as the server hands it out: compressed, cached, and nothing beside it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from huffduff.server.web.static import Static


def built(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "<p>page</p>" * 100)
    (folder / "assets" / "main-AbCd1234.js").write_text("const x = 1;\n" * 100)
    (folder / "assets" / "main-AbCd1234.js.gz").write_bytes(b"squeezed")
    (folder / "mark.svg").write_text("<svg/>")
    return folder


async def fetched(static: Static, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        raise AssertionError

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await static({"method": method, "path": path, "headers": raw}, receive, send)
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    static = Static(built(tmp_path / "static"))
    status, headers, body = asyncio.run(fetched(static, "/assets/main-AbCd1234.js", accept_encoding="gzip, br"))
    assert (status, body, headers["content-encoding"]) == (200, b"squeezed", "gzip")
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")
    for path in ("/", "/index.html", "/match/abc", "/join/token"):
        status, headers, body = asyncio.run(fetched(static, path, accept_encoding="gzip"))
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert headers["content-encoding"] == "gzip"
        assert len(body) < 200
    status, headers, body = asyncio.run(fetched(static, "/"))
    assert "content-encoding" not in headers
    assert body.startswith(b"<!doctype html>")
    assert asyncio.run(fetched(static, "/", if_none_match=headers["etag"]))[0] == 304
    assert asyncio.run(fetched(static, "/", "HEAD"))[2] == b""
    assert asyncio.run(fetched(static, "/mark.svg"))[1]["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["/assets/old-12345678.js", "/assets/../../secret", "/assets/"])
def test_what_the_client_does_not_have_is_not_found(tmp_path: Path, path: str) -> None:
    (tmp_path / "secret").write_text("secret")
    static = Static(built(tmp_path / "static"))
    assert asyncio.run(fetched(static, path))[0] == 404


def test_other_paths_never_leave_the_folder(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    static = Static(built(tmp_path / "static"))
    assert b"secret" not in asyncio.run(fetched(static, "/../secret"))[2]
    assert asyncio.run(fetched(static, "/", "POST"))[0] == 405


def test_without_a_client_there_is_a_problem_and_no_page(tmp_path: Path) -> None:
    status, _, body = asyncio.run(fetched(Static(tmp_path / "nothing"), "/"))
    assert status == 404
    assert b"server-not-found" in body
