"""A real server and a real browser for the tests; what the pages looked like is kept in `artefacts`."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from huffduff.engine.game import Game
from huffduff.games import game
from tests.server.host import Host

ARTEFACTS = Path(__file__).parent / "artefacts"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

Opener = Callable[..., Page]

PATIENCE = 30_000  # milliseconds that a slow machine may take for anything
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium; one for all tests."""
    found = os.environ.get("HUFFDUFF_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "no Chromium was found; name one in HUFFDUFF_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("strait"),)


@pytest.fixture
def host(tmp_path: Path, shelf: tuple[Game, ...]) -> Iterator[Host]:
    """A server on an empty folder."""
    server = Host(tmp_path, shelf).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Opener]:
    """Opens a page for a new visitor; a script error or a blocked resource on any of them fails the test."""
    contexts = []
    trouble: list[str] = []

    def open_page(path: str = "/", width: int = 1280, height: int = 720, **options: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda line: trouble.append(line.text) if "Content Security" in line.text else None)
        page.goto(host.address.rstrip("/") + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not trouble


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a picture of a page."""

    def picture(page: Page, name: str) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{request.node.name}-{name}.png")

    return picture
