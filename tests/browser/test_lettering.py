"""What is written can be read: no name is cut off, and none lies over another."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from huffduff.engine.game import Game
from huffduff.games import game
from tests.browser.conftest import Opener
from tests.browser.judging import CUT, OUTSIDE, OVER
from tests.browser.sailor import Sailor, asked

PHONE: ViewportSize = {"width": 390, "height": 844}
HIDING = ("S12", "T10", "V8", "X6", "Z9")

# Phases whose names would be cut off, or reach the buttons beside them, while they are being played.
TOO_LONG = """() => {
  const [current, tools] = [".phases .current", "header .tools"].map((part) => document.querySelector(part));
  const name = current.textContent;
  const found = [...document.querySelectorAll(".phases li")].map((step) => step.textContent).filter((other) => {
    current.firstChild.data = other;
    const { right, bottom } = current.getBoundingClientRect();
    const { left } = tools.getBoundingClientRect();
    const header = document.querySelector("header").getBoundingClientRect();
    return right > left || bottom > header.bottom || current.scrollWidth > current.clientWidth + 1;
  });
  current.firstChild.data = name;
  return found;
}"""


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return game("strait"), game("chase"), game("sink"), game("vas")


def sit(visit: Opener, name: str, scenario: str, seat: str = "german", rival: str = "random") -> Page:
    """A match from one side, against chance unless another player is named."""
    page = visit(f"/new/{name}", reduced_motion="reduce")
    page.get_by_test_id(f"scenario-{scenario}").check(force=True)
    for side in game(name).seats:
        occupant = "me" if side == seat else f"computer-{rival}"
        page.get_by_test_id(f"seat-{side}-{occupant}").check(force=True)
    page.get_by_test_id("create-match").click()
    asked(page)
    guide = page.get_by_test_id("guide-close")
    if guide.count():
        guide.click()
    return page


def test_names_and_figures_of_the_strait(visit: Opener) -> None:
    page = sit(visit, "strait", "denmark-strait", rival="captain")  # chance may steer a ship off the map
    Sailor(page, "german").choose_officers()
    page.get_by_test_id("option-no").click()  # no second speed roll
    page.get_by_test_id(re.compile("^option-.*-stay$")).click()
    expect(page.locator(".target")).to_have_count(2)
    assert page.evaluate(CUT, "article .name") == []
    for small in (False, True):
        if small:
            page.set_viewport_size(PHONE)
            expect(page.locator(".target").first).not_to_contain_text("range")
        assert page.evaluate(OVER, [".target rect", ".plate .ground"]) == []
        assert page.evaluate(OUTSIDE, [".target text", "svg"]) == []
    for language in ("en", "es"):
        page.get_by_test_id("language").select_option(language)
        assert page.evaluate(CUT, ".phases .current") == []


def test_names_on_counters_and_pages_of_the_chase(visit: Opener) -> None:
    page = sit(visit, "chase", "campaign")
    for place in HIDING:
        page.get_by_test_id("typed").fill(place)
        page.get_by_test_id("typed").press("Enter")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("unit-lothringen")).to_be_visible()
    assert page.evaluate(OUTSIDE, ['[data-testid^="unit-"] text', "rect.card"]) == []
    page.get_by_test_id("language").select_option("es")
    expect(page.get_by_test_id("panel-orders")).to_have_text("Órdenes")
    for tab in page.get_by_test_id(re.compile("^panel-")).all():
        tab.click()
        assert page.evaluate(CUT, '[data-testid^="panel-"], .panel .page') == []


def test_captions_on_a_small_battle_board(visit: Opener) -> None:
    page = sit(visit, "chase", "battle-denmark-strait")
    page.set_viewport_size(PHONE)
    for language in ("en", "es"):
        page.get_by_test_id("language").select_option(language)
        expect(page.get_by_test_id("fighter-bismarck")).to_be_visible()
        assert page.evaluate(OUTSIDE, [".fighter .name, .fighter .figures", "svg"]) == []
        assert page.evaluate(CUT, ".phases .current") == []
        tools, phase = (page.locator(part).bounding_box() for part in ("header .tools", ".phases .current"))
        assert tools is not None
        assert phase is not None
        assert phase["x"] + phase["width"] <= tools["x"]


def test_every_phase_of_the_chase_is_spelt_out_in_the_head(visit: Opener) -> None:
    page = sit(visit, "chase", "denmark-strait")
    for language in ("en", "es"):
        page.get_by_test_id("language").select_option(language)
        for width in (1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 720})
            assert page.evaluate(CUT, ".phases li") == [], (language, width)
        for width in (360, 390):
            page.set_viewport_size({"width": width, "height": 844})
            expect(page.get_by_test_id("tab-panel")).to_be_visible()
            assert page.evaluate(TOO_LONG) == [], (language, width)


def test_the_air_display_has_room_for_its_titles_and_for_every_aircraft(visit: Opener) -> None:
    page = sit(visit, "chase", "denmark-strait")
    page.get_by_test_id("panel-fleet").click()
    expect(page.locator(".wing").first).to_be_visible()
    page.evaluate("document.querySelectorAll('.wing').forEach((wing) => wing.firstChild.data = 'Sunderland')")
    for language in ("en", "es"):
        page.get_by_test_id("language").select_option(language)
        assert page.evaluate(CUT, "thead th, .wing, table, .panel .page") == []


def test_names_on_markers_and_pages_of_sink_in_spanish(visit: Opener) -> None:
    page = sit(visit, "sink", "historical")
    page.get_by_test_id("language").select_option("es")
    expect(page.get_by_test_id("panel-orders")).to_have_text("Órdenes")
    page.get_by_test_id("lock-orders").click()
    expect(page.get_by_test_id("token-G4")).to_be_visible()
    assert page.evaluate(OUTSIDE, ['[data-testid^="token-G"] text:not(.flag-text)', "rect.card, rect.frame"]) == []
    for tab in page.get_by_test_id(re.compile("^panel-")).all():
        tab.click()
        assert page.evaluate(CUT, '[data-testid^="panel-"], .panel .page') == []


def test_the_card_of_a_ship_of_vas_in_spanish(visit: Opener) -> None:
    page = sit(visit, "vas", "denmark-strait", "blue")
    page.get_by_test_id("language").select_option("es")
    page.get_by_test_id("ship-blue-hood").press("Enter")
    expect(page.get_by_test_id("card-blue-hood")).to_contain_text("Tripulación")
    assert page.evaluate(CUT, '[data-testid^="panel-"], .panel .page, .score span') == []
    assert page.evaluate(OVER, [".score > span:first-child", ".score .boxes"]) == []
