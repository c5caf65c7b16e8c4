"""Sink the Bismarck! as people play it: two pages through several turns, every question once, a phone, Spanish."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from huffduff.engine import match
from huffduff.engine.chance import Source
from huffduff.engine.game import Game
from huffduff.engine.steps import Position, load
from huffduff.games import game
from tests.browser.conftest import Opener
from tests.browser.sailor import asked, friend_of, rounds
from tests.browser.sink_moments import moment

Keep = Callable[[Page, str], None]
Begin = Callable[..., Page]

READY = '[data-testid="confirm"]:enabled, [data-testid="lock-orders"]:enabled'
TAKEN = """([before, ready]) =>
  document.querySelector('[data-testid="prompt"]').innerText !== before || document.querySelector(ready) !== null"""
TOLD = """(before) =>
  ['prompt', 'log'].map((id) => document.querySelector(`[data-testid="${id}"]`).innerText).join('\\n') !== before"""
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
        asked(page)
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


def told(page: Page) -> str:
    """What is asked and what has happened: who sails back where he was is asked the same words again."""
    return "\n".join(page.get_by_test_id(part).inner_text() for part in ("prompt", "log"))


def send(page: Page) -> None:
    """Prepare the first answer if one is needed, and send it."""
    ready = page.locator(READY)
    if not ready.count():
        before = page.get_by_test_id("prompt").inner_text()
        page.keyboard.press("1")
        with suppress(Error):  # the server looks at it, or takes it as the answer, or wants more of it
            page.wait_for_function(TAKEN, arg=[before, READY], timeout=15_000)
    if ready.count():
        ready.click()


@pytest.mark.parametrize("key", sorted(game("sink").questions))
def test_every_question_is_put_in_words_and_can_be_answered(begin: Begin, keep: Keep, key: str) -> None:
    page = begin(key)
    page.wait_for_timeout(400)
    assert not RAW.search(page.locator("body").inner_text()), RAW.search(page.locator("body").inner_text())
    keep(page, "asked")
    before = told(page)
    send(page)
    page.wait_for_function(TOLD, arg=before)
    expect(page.get_by_role("alert")).to_have_count(0)


class Admiral:
    """Somebody who plays a side by what the page offers: a course for one task force after the other, then the rest."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.courses = 0

    def asked(self) -> bool:
        return (
            self.page.locator('[data-testid="confirm"], [data-testid="lock-orders"], [data-testid^="option-"]').count()
            > 0
        )

    def act(self) -> bool:
        """Answer what is asked, if anything is."""
        page = self.page
        if not self.asked():
            return False
        if page.get_by_test_id("orders").count():
            self.plot()
        send(page)
        page.wait_for_timeout(150)
        return True

    def plot(self) -> None:
        """A course for the next task force that can move, hex by hex, by typing."""
        page = self.page
        rows = page.get_by_test_id(re.compile(r"^row-[GB]\d"))
        self.courses += 1
        row = rows.nth(self.courses % rows.count())
        if row.get_attribute("aria-expanded") == "false":
            row.click()
        offered = page.locator('path[data-testid^="hex-"]')
        if not offered.count():
            return
        label = (offered.nth(self.courses % offered.count()).get_attribute("data-testid") or "")[4:]
        page.get_by_test_id("typed").fill(label)
        page.get_by_test_id("typed").press("Enter")
        expect(page.get_by_test_id("order-0")).to_be_visible()
        page.wait_for_timeout(250)
        expect(page.get_by_test_id("orders").locator(".why")).to_have_count(0)


@pytest.mark.timeout(600)
def test_two_pages_play_several_turns(visit: Opener, keep: Keep) -> None:
    german = visit("/new", reduced_motion="reduce")
    german.get_by_test_id("scenario-historical").check(force=True)
    german.get_by_test_id("seat-german-me").check(force=True)
    german.get_by_test_id("seat-british-friend").check(force=True)
    german.get_by_test_id("create-match").click()
    british = friend_of(german, visit, "Tovey")
    pages = german, british
    expect(german.get_by_test_id("guide")).to_be_visible()
    admirals = [Admiral(page) for page in pages]
    for _ in rounds(german, 400, *(admiral.act for admiral in admirals)):
        for page in pages:
            dismiss(page)
        if "5" in german.get_by_test_id("turn").inner_text():
            break
    else:
        raise AssertionError([page.get_by_test_id("prompt").inner_text() for page in pages])
    assert min(admiral.courses for admiral in admirals) >= 4
    for page, side in zip(pages, ("german", "british"), strict=True):
        for tab in ("forces", "enemy", "convoys", "points"):
            page.get_by_test_id(f"panel-{tab}").click()
            keep(page, f"{side}-{tab}")
    german.get_by_test_id("resign").click()
    german.get_by_test_id("resign-confirm").click()
    for page in pages:
        expect(page.get_by_test_id("battle-report")).to_be_visible()
        assert not RAW.search(page.locator("body").inner_text())
    german.wait_for_timeout(500)
    keep(german, "report")


def test_a_course_is_drawn_by_keyboard_and_taken_back(begin: Begin, keep: Keep) -> None:
    page = begin("sink-ask-plots")
    row = page.get_by_test_id(re.compile(r"^row-G\d")).last
    row.click()
    place = re.search(r"\b\d{4}\b", row.inner_text())
    assert place
    expect(page.locator("#chart-cursor")).to_contain_text(place[0])  # the keyboard begins where the force is
    chart = page.get_by_test_id("chart")
    chart.focus()
    chart.press("ArrowUp")
    chart.press("Enter")
    expect(page.get_by_test_id("order-0")).to_be_visible()
    chart.press("ArrowUp")
    chart.press("Enter")
    expect(page.locator("#chart-cursor")).not_to_be_empty()
    page.wait_for_timeout(400)
    keep(page, "drawn")
    page.reload()
    expect(page.get_by_test_id("order-0")).to_be_visible()
    page.get_by_test_id("option-back").click()
    page.get_by_test_id("option-back").click()
    expect(page.get_by_test_id("order-0")).to_have_count(0)


def test_a_course_that_cannot_be_says_why_before_it_is_sent(begin: Begin) -> None:
    page = begin("sink-ask-plots")
    page.get_by_test_id(re.compile(r"^row-G\d")).last.click()
    page.get_by_test_id("path").fill("1319")
    page.get_by_test_id("path").press("Enter")
    expect(page.get_by_test_id("order-0").locator("em")).to_contain_text("1319")


def test_a_force_that_found_a_raider_falls_into_three_parts(begin: Begin, keep: Keep) -> None:
    page = begin("a-raider-discovered")
    page.get_by_test_id("contact-B1-G1").click()  # the whole of it is too slow
    ready = page.locator(READY)
    expect(ready).to_have_count(0)
    page.get_by_test_id("contacts").get_by_test_id("ship-kenya").click()
    expect(ready).to_have_count(1)
    page.get_by_test_id("part-0").get_by_test_id("ship-aurora").click()
    expect(page.get_by_test_id("part-1").get_by_test_id(re.compile("^ship-"))).to_have_count(2)
    keep(page, "parted")
    ready.click()
    expect(page.get_by_test_id("log")).to_contain_text("B3")


def test_every_page_of_the_panel_on_a_phone_and_in_spanish(begin: Begin, keep: Keep) -> None:
    page = begin("sink-ask-moves", width=390, height=844, locale="es-ES")
    assert not RAW.search(page.locator("body").inner_text())
    for tab in ("orders", "forces", "enemy", "convoys", "points"):
        page.get_by_test_id(f"panel-{tab}").click()
        assert not RAW.search(page.locator("body").inner_text())
        keep(page, tab)
    tables = page.get_by_test_id("tables")
    tables.locator("summary").click()
    expect(tables).to_contain_text("5X")
    assert tables.locator("tbody tr").count() == 16
    tables.locator("tbody tr").last.scroll_into_view_if_needed()
    assert not RAW.search(page.locator("body").inner_text())
    keep(page, "tables")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_battle_fits_on_a_phone(begin: Begin, keep: Keep) -> None:
    page = begin("sink-ask-fire", width=390, height=844)
    fighter = page.get_by_test_id(re.compile("^fighter-")).last
    expect(fighter).to_be_visible()
    page.wait_for_function(  # once everything has its place
        """() => [...document.querySelectorAll('[data-testid^="fighter-"]')].every(
          (ship) => ship.getBoundingClientRect().right <= innerWidth)"""
    )
    fighter.press("Enter")
    keep(page, "aimed")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_fire_is_aimed_on_the_board_with_its_odds(begin: Begin, keep: Keep) -> None:
    page = begin("sink-ask-fire")
    page.get_by_test_id(re.compile("^aim-")).first.click()
    expect(page.get_by_test_id("battle-panel")).to_contain_text("sunk")
    keep(page, "aimed")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("alert")).to_have_count(0)
