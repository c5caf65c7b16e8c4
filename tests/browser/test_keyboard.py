"""Where the keyboard is, and whose seat it is: never in doubt."""

import re

import pytest
from playwright.sync_api import Page, expect

from huffduff.engine.game import Game
from huffduff.games import game
from tests.browser.conftest import Opener

FITS = """(list) => [...list.children].every((seat) => {
  const [box, around] = [seat.getBoundingClientRect(), document.querySelector("header").getBoundingClientRect()];
  const inside = box.left >= 0 && box.bottom <= around.bottom && seat.scrollWidth <= seat.clientWidth;
  const tools = document.querySelector(".tools").getBoundingClientRect();
  return inside && box.right <= tools.left && [...seat.children].every((part) => {
    const { right } = part.getBoundingClientRect();
    return part.classList.contains("unseen") || right <= box.right;
  });
})"""


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return game("strait"), game("chase")


def focused(page: Page) -> str:
    """The test name of what has the keyboard, or what it is."""
    found: str = page.evaluate("document.activeElement.dataset?.testid || document.activeElement.className")
    return found


def seated(page: Page, side: str, other: str) -> None:
    """The header and the question say who is at the screen, and the header has room for it."""
    expect(page.get_by_test_id("prompt-side")).to_have_text(re.compile(side, re.IGNORECASE))
    expect(page.get_by_test_id(f"presence-{side}")).to_have_text(re.compile(r"\byou\b"))
    expect(page.get_by_test_id(f"presence-{side}")).to_have_attribute("aria-current", "true")
    expect(page.get_by_test_id(f"presence-{other}")).to_contain_text("beside you")
    assert page.locator(".seats").evaluate(FITS)


def test_two_people_at_one_screen_know_whose_seat_it_is(visit: Opener) -> None:
    page = visit("/new/chase", reduced_motion="reduce")
    page.get_by_test_id("scenario-campaign").check(force=True)
    for seat in game("chase").seats:
        page.get_by_test_id(f"seat-{seat}-me").check(force=True)
    page.get_by_test_id("create-match").click()
    guide = page.get_by_test_id("guide-close")
    guide.click()
    seated(page, "german", "allied")
    for place in ("S12", "T10", "V8", "X6", "Z9"):
        page.get_by_test_id("typed").fill(place)
        page.get_by_test_id("typed").press("Enter")
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("lock-orders").click()
    page.get_by_test_id("handover").click()
    guide.click()  # each side has a guide of its own
    seated(page, "allied", "german")


def test_the_keyboard_stays_with_the_question(visit: Opener) -> None:
    page = visit("/new/strait", reduced_motion="reduce")
    page.get_by_test_id("seat-british-computer-random").check(force=True)
    page.get_by_test_id("create-match").click()
    for officer in ("lindemann", "brinkmann"):
        page.get_by_test_id(f"captain-{officer}").click()
    confirm = page.get_by_test_id("confirm")
    confirm.focus()
    page.keyboard.press("Enter")
    options = page.get_by_test_id(re.compile("^option-"))
    expect(options.first).to_be_visible()
    expect(page.locator("section.prompt")).to_be_focused()  # which the button had that is gone
    page.keyboard.press("Shift+Tab")
    assert focused(page).startswith("space-")  # the board is next to the question
    page.get_by_test_id("option-no").click()  # no second roll
    stay = page.get_by_test_id(re.compile("^option-.*-stay$"))
    expect(stay).to_be_visible()
    ordered = stay.get_attribute("data-testid") or ""
    stay.click()
    expect(confirm).to_be_enabled()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_test_id("rule-help")).to_be_visible()
    page.get_by_test_id("rule-help-close").click()
    expect(page.get_by_test_id("rule-help")).to_have_count(0)
    page.get_by_test_id("card-hood").click()
    page.keyboard.press("Enter")  # confirms, and does not press the card once more
    expect(page.get_by_test_id(ordered)).to_have_count(0)
