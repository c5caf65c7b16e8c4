"""Sink the Bismarck! as people play it: two pages through several turns, every question once, a phone, Spanish."""

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, expect

from huffduff.engine import match
from huffduff.engine.chance import Source
from huffduff.engine.game import Game
from huffduff.engine.steps import Position, load
from huffduff.games import game
from tests.browser.conftest import Opener
from tests.browser.sink_moments import moment

Keep = Callable[[Page, str], None]
Begin = Callable[..., Page]

RAW = re.compile(r"\b(sink|client)-[a-z]|prinz-eugen|recon-[a-z]|flotilla-\d")


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("sink"),)


@pytest.fixture
def begin(visit: Opener, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Sits down at a match that begins with one of the moments."""

    def sit(key: str, **options: object) -> Page:
        seat, position = moment(key)

        def start(game: Game, data: object, _scenario: str, _options: Mapping[str, str], _source: Source) -> Position:
            return load(game, data, position)

        monkeypatch.setattr(match, "begin", start)
        page = visit("/new", reduced_motion="reduce", **options)
        for side in game("sink").seats:
            occupant = "me" if side == seat else "computer-random"
            page.get_by_test_id(f"seat-{side}-{occupant}").check(force=True)
        page.get_by_test_id("create-match").click()
        expect(page.get_by_test_id("prompt")).to_be_visible()
        dismiss(page)
        return page

    return sit


def dismiss(page: Page) -> None:
    """Send the guide away."""
    guide = page.get_by_test_id("guide-close")
    if guide.count():
        guide.click()


def bar(page: Page) -> str:
    """Everything that the prompt bar says."""
    return page.get_by_role("region", name=re.compile("What is asked|Lo que se")).inner_text()


def send(page: Page) -> None:
    """Prepare the first answer if one is needed, and send it."""
    ready = page.locator('[data-testid="confirm"]:enabled, [data-testid="lock-orders"]:enabled')
    if not ready.count():
        page.keyboard.press("1")
    if ready.count():
        ready.click()


@pytest.mark.parametrize("key", sorted(game("sink").questions))
def test_every_question_is_put_in_words_and_can_be_answered(begin: Begin, keep: Keep, key: str) -> None:
    page = begin(key)
    question = page.get_by_test_id("prompt").inner_text()
    page.wait_for_timeout(400)
    assert not RAW.search(page.locator("body").inner_text()), RAW.search(page.locator("body").inner_text())
    keep(page, "asked")
    send(page)
    expect(page.get_by_test_id("prompt")).not_to_have_text(question)
    expect(page.get_by_role("alert")).to_have_count(0)
