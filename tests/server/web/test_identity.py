"""Who is who: no other page takes a player's seats away, and who lost them gets them back."""

import http.client
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from huffduff.server.tools.network_client import NetworkClient, Turned
from tests.server.host import NORTH, SOUTH, Connection, Host


def response(
    host: Host, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> tuple[int, http.client.HTTPMessage]:
    connection = http.client.HTTPConnection(urlsplit(host.address).netloc, timeout=10)
    connection.request(method, path, body, headers | {"Connection": "close"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, answer.headers


def test_the_cookie_is_out_of_reach(host: Host) -> None:
    status, headers = response(host, "POST", "/api/me", {"Origin": host.address})
    assert status == 200
    name, _, rest = headers["set-cookie"].partition("=")
    token, *flags = (part.strip() for part in rest.split(";"))
    assert name.startswith("huffduff-")
    assert len(token) >= 32
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(flags)
    assert "Secure" not in flags
    known = {"Origin": host.address, "Cookie": f"other=1; {name}={token}"}
    assert "set-cookie" not in response(host, "POST", "/api/me", known)[1]
    assert response(host, "GET", "/api/me", known)[0] == 200


def test_behind_tls_the_cookie_is_secure(host: Host) -> None:
    _, headers = response(host, "POST", "/api/me", {"Origin": host.address, "X-Forwarded-Proto": "https"})
    assert "; Secure" in headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/api/matches?list=open"])
def test_a_visit_from_another_page_makes_nobody_a_guest(host: Host, path: str) -> None:
    _, headers = response(host, "GET", path, {"Referer": "http://evil.example/", "Sec-Fetch-Site": "cross-site"})
    assert "set-cookie" not in headers


@pytest.mark.parametrize("origin", [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}])
def test_another_page_cannot_ask_for_a_guest_either(host: Host, origin: dict[str, str]) -> None:
    for path in ("/api/me", "/api/recover", "/api/me/recovery"):
        status, headers = response(host, "POST", path, origin, b"{}")
        assert status == 403
        assert "set-cookie" not in headers


def test_two_servers_on_one_host_do_not_take_each_others_cookies(host: Host, tmp_path: Path) -> None:
    other = Host(tmp_path / "other").start()
    match, north, _ = host.pair()
    visitor = NetworkClient(other.address)
    assert visitor.cookie != north.cookie
    both = {"Cookie": f"{north.cookie}={north.token}; {visitor.cookie}={visitor.token}"}
    for server in (host, other):
        status, headers = response(server, "POST", "/api/me", both | {"Origin": server.address})
        assert (status, "set-cookie" in headers) == (200, False)
    other.stop()
    with Connection(north, match, NORTH) as a:
        assert a.shown["ask"]


def test_the_name_of_the_cookie_stays_after_a_restart(host: Host) -> None:
    before = host.visitor()
    host.stop()
    host.start()
    assert host.visitor().cookie == before.cookie
    assert before.call("GET", "/api/me")["name"]


def test_a_cookie_that_nobody_knows_is_not_overwritten_unasked(host: Host) -> None:
    visitor = host.visitor()
    lost = visitor.token = "L" * 32
    with pytest.raises(Turned) as turned:
        visitor.call("POST", "/api/me")
    assert (turned.value.status, turned.value.problem["key"]) == (409, "server-unknown-visitor")
    assert visitor.token == lost
    assert visitor.call("POST", "/api/me", {"anew": True})["name"]
    assert visitor.token != lost


def test_rubbish_in_the_cookie_is_nobodys(host: Host) -> None:
    visitor = host.visitor()
    visitor.token = "?"
    assert visitor.call("POST", "/api/me")["name"]
    assert len(visitor.token) >= 32


def test_a_recovery_link_brings_the_seats_back_on_another_browser(host: Host) -> None:
    match, north, _ = host.pair()
    north.call("PUT", "/api/me", {"name": "Anna"})
    first = north.call("POST", "/api/me/recovery")["link"].removeprefix("/recover/")
    link = north.call("POST", "/api/me/recovery")["link"].removeprefix("/recover/")
    phone = host.visitor()
    with pytest.raises(Turned) as turned:
        phone.call("POST", "/api/recover", {"token": first})
    assert (turned.value.status, turned.value.problem["key"]) == (404, "server-no-such-link")
    assert phone.call("POST", "/api/recover", {"token": link}) == {"name": "Anna"}
    host.stop()
    host.start()
    for browser in (north, phone):
        assert browser.call("GET", "/api/me") == {"name": "Anna"}
        with Connection(browser, match, NORTH) as a:
            assert a.shown["ask"]
    assert phone.call("PUT", "/api/me", {"name": "Anne"}) == north.call("GET", "/api/me") == {"name": "Anne"}
    store = b"".join(path.read_bytes() for path in host.folder.iterdir())
    assert link.encode() not in store
    assert phone.token.encode() not in store


def test_a_recovery_link_is_only_for_those_who_are_known(host: Host) -> None:
    stranger = host.visitor()
    stranger.token = ""
    with pytest.raises(Turned) as turned:
        stranger.call("POST", "/api/me/recovery")
    assert turned.value.status == 401
    match, *_ = host.pair()
    with pytest.raises(Turned):
        stranger.call("POST", "/api/recover", {"token": f"{match}{SOUTH}"})
