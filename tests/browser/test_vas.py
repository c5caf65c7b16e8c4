"""Battles of Victory at Sea as people fight them: courses, fire, a phone, the keyboard, Spanish, whole battles."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from huffduff.engine import match
from huffduff.engine.chance import Source
from huffduff.engine.game import Game
from huffduff.engine.steps import Position, load
from huffduff.games import game
from tests.browser import judging
from tests.browser.conftest import Opener
from tests.browser.sailor import friend_of
from tests.browser.vas_duels import firing, sailing

Keep = Callable[[Page, str], None]
Begin = Callable[..., Page]

RAW = re.compile(r"\b(vas|client)-[a-z]|\b(blue|red)-[a-z]")

# In one go, so that the page cannot change between looking and pressing: fire rather than hold, sail straight ahead
# rather than wait, otherwise whatever stands or comes first.
PRESS = """() => {
  const all = (start) => [...document.querySelectorAll(`button[data-testid^="${start}"]`)].filter((b) => !b.disabled);
  const [options, [confirm]] = [all("option-"), all("confirm")];
  const pressed = options.find((b) => b.getAttribute("aria-pressed") === "true");
  const held = !pressed || pressed.dataset.testid === "option-hold";
  const named = (start) => options.find((b) => b.dataset.testid.startsWith(start));
  const liked = ["option-at-", "option-ahead", "option-"].map(named);
  const next = held ? liked.find((b) => b && b !== pressed) : null;
  const waits = document.querySelector('[data-testid="confirm"]:disabled');
  if (next && !(waits && pressed)) next.click();
  else confirm?.click();
}"""

# Words on the table that lie over each other, over a name plate or under the card with the odds.
OVER = """() => {
  const all = (some) => [...document.querySelectorAll(some)].map((each) => [each, each.getBoundingClientRect()]);
  const words = all('[data-testid="letters"]');
  const others = all('[data-testid="letters"], [data-testid^="plate-"], [data-testid="odds"]');
  return words.flatMap(([one, a]) => others
    .filter(([other, b]) => other !== one && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one.textContent} over ${other.textContent}`));
}"""


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("vas"),)


@pytest.fixture
def begin(visit: Opener, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Sits down on the first side of a match that begins with a position."""

    def sit(position: dict[str, Any], **options: object) -> Page:

        def start(game: Game, data: object, _scenario: str, _options: Mapping[str, str], _source: Source) -> Position:
            return load(game, data, position)

        monkeypatch.setattr(match, "begin", start)
        page = visit("/new", reduced_motion="reduce", **options)
        page.get_by_test_id("seat-blue-me").check(force=True)
        page.get_by_test_id("seat-red-computer-steady").check(force=True)
        page.get_by_test_id("create-match").click()
        expect(page.get_by_test_id("sea")).to_be_visible()
        dismiss(page)
        return page

    return sit


def dismiss(page: Page) -> None:
    """Send the guide away, if it is there; it comes and goes with the questions."""
    page.evaluate("document.querySelector('[data-testid=guide-close]')?.click()")


def opened(visit: Opener, other: str, **options: object) -> Page:
    """A new match in the Denmark Strait, with the first side."""
    page = visit("/new", reduced_motion="reduce", **options)
    page.get_by_test_id("scenario-denmark-strait").check(force=True)
    page.get_by_test_id("seat-blue-me").check(force=True)
    page.get_by_test_id(f"seat-red-{other}").check(force=True)
    page.get_by_test_id("create-match").click()
    return page


def plain(page: Page) -> None:
    """No key and no id is to be seen."""
    text = page.locator("body").inner_text()
    assert not RAW.search(text), RAW.search(text)


def overprinted(page: Page) -> list[str]:
    """What is written on the table over a name, over other words or under the odds."""
    found: list[str] = page.evaluate(OVER)
    return found


def test_a_course_is_dragged_and_typed_and_says_why_it_cannot_be(begin: Begin, keep: Keep) -> None:
    page = begin(sailing())
    typed, confirm = page.get_by_test_id("typed"), page.get_by_test_id("confirm")
    ship = page.get_by_test_id("ship-blue-bismarck")
    expect(confirm).to_be_disabled()
    box = ship.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 8):
        page.mouse.move(x + 8 * step, y - 14 * step)
    expect(typed).to_have_value(re.compile(r"S\d+"))
    expect(page.get_by_test_id("ghost")).to_be_visible()
    page.mouse.up()
    expect(confirm).to_be_enabled()
    keep(page, "dragged")
    typed.fill("1 P45 3")
    expect(page.get_by_text("Before this turn she goes 1")).to_be_visible()
    expect(confirm).to_be_disabled()
    typed.fill("2.5 P45 2")
    expect(page.get_by_text("4.5 of 6″, ends on 315°")).to_be_visible()
    expect(confirm).to_be_enabled()
    expect(page.get_by_test_id("odds")).to_contain_text("on this course, if Hood stays")
    assert page.get_by_test_id("letters").count() > 4
    assert overprinted(page) == []
    keep(page, "typed")
    plain(page)
    confirm.click()
    expect(ship).to_have_attribute("aria-label", re.compile("heading 315°"))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_fire_is_aimed_with_its_odds_and_shown_with_its_dice(begin: Begin, keep: Keep) -> None:
    page = begin(firing())
    page.get_by_test_id("ship-red-electra").hover()
    page.get_by_test_id("aim-A-red-hood").click()
    odds = page.get_by_test_id("odds")
    expect(odds).to_contain_text("Fire at Hood")
    expect(odds).to_contain_text("Turret A")
    expect(odds).to_contain_text("Hits on")
    page.get_by_test_id("all-at-red-hood").click()
    expect(odds).to_contain_text("Turrets A B X Y")
    keep(page, "aimed")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_text("Bismarck fires turret A at Hood")).to_be_visible()
    expect(page.locator(".roll .dice").first).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("Long range \N{MINUS SIGN}1")
    page.get_by_test_id("panel-fleets").click()
    page.get_by_test_id("card-red-hood").click()
    expect(page.get_by_test_id("damage-red-hood")).to_be_visible()
    expect(page.get_by_text("Critical scores")).to_be_visible()
    plain(page)
    keep(page, "fired")


def test_the_table_is_seen_whole_and_close(begin: Begin, keep: Keep) -> None:
    page = begin(sailing())
    sea = page.get_by_test_id("sea")
    ship = page.get_by_test_id("ship-blue-bismarck")
    sea.focus()
    sea.press("0")
    small = ship.bounding_box()
    for _ in range(9):
        sea.press("+")
    large = ship.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > 4 * small["height"]
    keep(page, "close")


@pytest.mark.parametrize("position", [firing, sailing])
def test_a_battle_on_a_phone_in_spanish(begin: Begin, keep: Keep, position: Callable[[], dict[str, Any]]) -> None:
    page = begin(position(), width=390, height=844, locale="es-ES")
    page.locator('[data-testid^="option-"]').first.click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    expect(page.get_by_test_id("odds")).not_to_contain_text("Impactos")
    keep(page, "prepared")
    assert page.evaluate(judging.OVER, ['[data-testid^="ship-"]', '[data-testid="odds"]']) == []
    page.get_by_test_id("odds-fold").click()
    expect(page.get_by_test_id("odds")).to_contain_text("Impactos")
    page.get_by_test_id("odds-fold").click()
    page.get_by_test_id("tab-panel").click()
    for tab in ("ship", "fleets", "score"):
        page.get_by_test_id(f"panel-{tab}").click()
        plain(page)
        keep(page, tab)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_ship_is_named_ordered_and_steered_by_keyboard_alone(visit: Opener, keep: Keep) -> None:
    page = opened(visit, "computer-steady")
    prompt, confirm = page.get_by_test_id("prompt"), page.get_by_test_id("confirm")
    expect(prompt).to_contain_text("moves next")
    dismiss(page)
    page.keyboard.press("1")
    expect(confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("Which Order")
    expect(confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("The course of")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid") == "typed":
            break
    page.keyboard.type("2 S30 2")
    expect(confirm).to_be_enabled()
    keep(page, "typed")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("sails 4.*2 S30 2"))).to_be_visible()


@pytest.mark.timeout(600)
def test_two_pages_play_a_turn(visit: Opener, keep: Keep) -> None:
    blue = opened(visit, "friend")
    red = friend_of(blue, visit, "Lütjens")
    for page in (blue, red):
        expect(page.get_by_test_id("sea")).to_be_visible()
    for _ in range(2000):
        if "2" in blue.get_by_test_id("turn").inner_text():
            break
        for page in (blue, red):
            dismiss(page)
            page.evaluate(PRESS)
        blue.wait_for_timeout(40)
    expect(blue.get_by_test_id("turn")).to_contain_text("2")
    expect(red.get_by_test_id("turn")).to_contain_text("2")
    for page, name in ((blue, "blue"), (red, "red")):
        plain(page)
        keep(page, name)
    red.get_by_test_id("resign").click()
    red.get_by_test_id("resign-confirm").click()
    for page in (blue, red):
        expect(page.get_by_test_id("battle-report")).to_be_visible()


@pytest.mark.timeout(600)
def test_a_page_fights_a_whole_battle_against_the_computer(visit: Opener, keep: Keep) -> None:
    page = opened(visit, "computer-captain")
    expect(page.get_by_test_id("sea")).to_be_visible()
    dismiss(page)
    report = page.get_by_test_id("battle-report")
    for _ in range(6000):
        if report.count():
            break
        page.evaluate(PRESS)
        page.wait_for_timeout(40)
    expect(report).to_be_visible()
    plain(page)
    keep(page, "report")
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("sea")).to_be_visible()
    plain(page)
