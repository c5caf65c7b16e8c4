"""Nobody loses a seat to a foreign page or a neighbour, and who lost the browser gets name and seats back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from huffduff.games import game
from tests.browser.conftest import Opener
from tests.server.host import Host

# What a page of another site can make a browser ask of us.
LINK = "<a id=go href='{}/api/me'>go</a>"
FORM = "<form method=post enctype=text/plain action='{}/api/me'><button id=go>go</button></form>"
SCRIPT = "fetch('{}/api/me', {{method: 'POST', mode: 'no-cors', credentials: 'include'}}).catch(() => null)"


def own_match(page: Page) -> str:
    page.get_by_test_id("play-now").first.click()
    expect(page.get_by_test_id("captain-lindemann")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_a_recovery_link_brings_a_match_back_and_its_dice_can_be_checked(visit: Opener, host: Host) -> None:
    page = visit()
    match = own_match(page)
    page.goto(host.address)
    # Whoever has a match that goes on sees it before anything else, with the game that it is.
    expect(page.get_by_test_id(f"match-{match}")).to_contain_text("The Battle of the Denmark Strait")
    row, hero = (page.get_by_test_id(part).first.bounding_box() for part in (f"match-{match}", "play-now"))
    assert row is not None
    assert hero is not None
    assert row["y"] < hero["y"]
    page.get_by_test_id("recovery").click()
    link = page.get_by_test_id("recovery-link").input_value()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("copy-by-hand")).to_be_visible()
    expect(page.get_by_test_id("recovery-link")).to_be_focused()
    other = visit()
    expect(other.get_by_test_id("recovery")).to_be_visible()
    expect(other.get_by_test_id(f"match-{match}")).to_have_count(0)
    other.goto(link)
    other.get_by_test_id("recover").click()
    other.get_by_test_id(f"match-{match}").get_by_role("link").click()
    expect(other.get_by_test_id("captain-lindemann")).to_be_visible()
    page.goto(f"{host.address}/match/{match}")
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-confirm").click()
    expect(page.get_by_test_id("battle-report")).to_be_visible()
    page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verified")).to_contain_text("The number that this browser drew went into the dice")
    expect(other.get_by_test_id("battle-report")).to_be_visible()
    other.get_by_test_id("verify").click()
    expect(other.get_by_test_id("verified")).to_contain_text("has drawn no number")


@pytest.fixture
def neighbour(tmp_path: Path) -> Iterator[Host]:
    """Another server on the same host."""
    server = Host(tmp_path / "neighbour", (game("strait"),)).start()
    yield server
    server.stop()


@pytest.mark.parametrize("way", [LINK, FORM], ids=["link", "form"])
def test_a_page_of_another_site_costs_nobody_a_seat(visit: Opener, host: Host, way: str) -> None:
    page = visit()
    match, cookies = own_match(page), page.context.cookies()
    assert len(cookies) == 1
    page.goto("data:text/html," + way.format(host.address))
    page.evaluate(SCRIPT.format(host.address))
    with page.expect_navigation():
        page.locator("#go").click()
    assert page.context.cookies() == cookies
    page.goto(host.address)
    expect(page.get_by_test_id(f"match-{match}")).to_be_visible()


def test_a_neighbour_on_the_same_host_costs_nobody_a_seat(visit: Opener, host: Host, neighbour: Host) -> None:
    page = visit()
    match = own_match(page)
    page.goto(neighbour.address)
    other = own_match(page)
    for server, mine in ((host, match), (neighbour, other)):
        page.goto(server.address)
        expect(page.get_by_test_id(f"match-{mine}")).to_be_visible()
    assert len(page.context.cookies()) == 2


def test_whoever_joins_before_the_server_has_said_welcome_gets_the_seat(visit: Opener) -> None:
    german = visit("/new")
    german.locator("[data-testid=seat-british-friend]").check(force=True)
    german.get_by_test_id("create-match").click()
    link = german.get_by_test_id("friend-link").input_value()
    british = visit("/rules/strait")  # a page that greets nobody
    held: list[Route] = []
    british.route("**/api/me", lambda route: held.append(route) if not held else route.continue_())
    british.goto(link)
    british.get_by_test_id("name").fill("Norfolk")
    british.get_by_test_id("join").click()
    expect(british.get_by_test_id("join")).to_be_disabled()
    while not held:
        british.wait_for_timeout(20)
    assert held[0].request.method == "POST"
    held[0].continue_()
    expect(british.get_by_test_id("captain-holland")).to_be_visible()
    expect(german.get_by_test_id("captain-lindemann")).to_be_visible()
