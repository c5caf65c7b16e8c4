"""Nobody is shut out: every page and the table of every game before axe-core, light and dark, large and small."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from huffduff.engine import match
from huffduff.engine.chance import Source
from huffduff.engine.game import Game
from huffduff.engine.steps import Position, load
from huffduff.games import game
from huffduff.games.vas.facts.words import BLUE
from tests.browser.axe import faults
from tests.browser.conftest import Opener
from tests.browser.moments import MOMENTS
from tests.browser.sailor import Sailor, asked
from tests.browser.sink_moments import moment
from tests.browser.vas_duels import firing, sailing
from tests.browser.vas_moments import building

Written = tuple[str, dict[str, Any]]


def steering() -> Written:
    """A course is to be set."""
    return BLUE, sailing()


def aiming() -> Written:
    """Fire is to be named."""
    return BLUE, firing()


# A match of every game as it begins, and moments that look different.
GAMES: dict[str, tuple[Callable[[], Written], ...]] = {
    "strait": (),
    "chase": (MOMENTS["shadow"], MOMENTS["fire"]),
    "sink": (lambda: moment("sink-ask-moves"), lambda: moment("sink-ask-fire")),
    "vas": (steering, aiming, building),
}


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return tuple(game(name) for name in GAMES)


def sit(visit: Opener, name: str, seat: str) -> Page:
    """A match of a game against a computer that needs no time to think."""
    page = visit(f"/new/{name}", reduced_motion="reduce")
    for side in game(name).seats:
        page.get_by_test_id(f"seat-{side}-{'me' if side == seat else 'computer-random'}").check(force=True)
    assert not faults(page)
    page.get_by_test_id("create-match").click()
    asked(page)
    return page


def judge(page: Page) -> None:
    """The table with every page of its panel."""
    assert not faults(page)
    for tab in page.locator('[role="tab"]:is([data-testid^="panel-"], [data-testid^="builder-"])').all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert not faults(page)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", GAMES)
def test_a_match_from_the_first_question_to_the_replay(visit: Opener, name: str) -> None:
    seat = game(name).seats[0]
    page = sit(visit, name, seat)
    judge(page)
    if name == "strait":
        Sailor(page, seat).choose_officers()
        expect(page.get_by_test_id("board")).to_be_visible()
        judge(page)
    guide = page.get_by_test_id("guide-close")
    if guide.count():
        guide.click()
    page.get_by_role("button", name="Dark chart").click()
    for key in ("?", "r"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not faults(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_test_id("tab-panel")).to_be_visible()
    page.get_by_test_id("tab-panel").click()
    judge(page)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-confirm").click()
    expect(page.get_by_test_id("battle-report")).to_be_visible()
    assert not faults(page)
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("replay-slider")).to_be_visible()
    judge(page)


@pytest.mark.parametrize("name", [name for name, moments in GAMES.items() if moments])
def test_what_the_middle_of_a_match_looks_like(visit: Opener, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for written in GAMES[name]:
        seat, position = written()

        def start(
            game: Game, data: object, _: str, _options: Mapping[str, str], _source: Source, position: Any = position
        ) -> Position:
            return load(game, data, position)

        monkeypatch.setattr(match, "begin", start)
        page = sit(visit, name, seat)
        if written is steering:
            page.get_by_test_id("typed").fill("2.5 P45 2")
            expect(page.get_by_test_id("odds")).to_be_visible()
        if written is aiming:
            page.get_by_test_id("all-at-red-hood").click()
            expect(page.get_by_test_id("odds")).to_be_visible()
        if written is building:
            page.get_by_test_id("offer-hood-1941").click()
            expect(page.get_by_test_id("over-nelson")).to_be_visible()
        judge(page)


def test_pages_without_a_table(visit: Opener) -> None:
    page = visit("/")
    expect(page.get_by_test_id("play-now").first).to_be_visible()
    assert not faults(page)
    page.get_by_test_id("new-match").first.click()
    page.get_by_test_id(f"seat-{game('strait').seats[1]}-friend").check(force=True)
    page.get_by_test_id("create-match").click()
    link = page.get_by_test_id("friend-link")
    expect(link).to_be_visible()
    assert not faults(page)
    friend = visit("/join/" + link.input_value().rsplit("/", 1)[1])
    expect(friend.get_by_test_id("join")).to_be_visible()
    assert not faults(friend)
    for path in (*(f"/rules/{name}" for name in GAMES), "/recover/nobody", "/match/none", "/no/such/page"):
        other = visit(path)
        expect(other.get_by_role("heading", level=1)).to_be_attached()
        assert not faults(other)


def test_a_fault_would_be_noticed(visit: Opener) -> None:
    page = visit("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    assert not faults(page)
    page.evaluate("""() => {
      document.body.insertAdjacentHTML("beforeend", "<button></button><p>pale</p><input />");
      const pale = { position: "fixed", top: 0, background: "#fff", color: "#ddd" };
      Object.assign(document.querySelector("body > p").style, pale);
    }""")
    assert {fault.split(":")[0] for fault in faults(page)} >= {"button-name", "color-contrast", "label"}
