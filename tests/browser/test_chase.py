"""The Chase of the Bismarck as people play it: two pages against each other, one against the computer, a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from huffduff.engine.game import Game
from huffduff.games import game
from tests.browser.conftest import Opener
from tests.browser.sailor import Sailor, friend_of, play, rounds

Keep = Callable[[Page, str], None]
# Whether a thing lies where it lay several frames ago.
STILL = """async (what) => {
  const frame = () => new Promise(requestAnimationFrame);
  const place = () => JSON.stringify(document.querySelector(what).getBoundingClientRect());
  const before = place();
  for (let count = 0; count < 6; count += 1) await frame();
  return place() === before;
}"""


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("chase"),)


def match(visit: Opener, scenario: str, german: str, allied: str) -> Page:
    """A new match of a scenario with these occupants of the seats."""
    page = visit("/new", reduced_motion="reduce")
    page.get_by_test_id(f"scenario-{scenario}").check(force=True)
    page.get_by_test_id(f"seat-german-{german}").check(force=True)
    page.get_by_test_id(f"seat-allied-{allied}").check(force=True)
    page.get_by_test_id("create-match").click()
    return page


def corner(page: Page, piece: str) -> tuple[float, float]:
    """Where a piece lies once the chart has come to rest: the bar below it may have grown."""
    counter = page.get_by_test_id(piece)
    expect(counter).to_be_visible()
    page.wait_for_function(STILL, arg=f'[data-testid="{piece}"]')
    box = counter.bounding_box()
    assert box is not None
    return box["x"], box["y"]


@pytest.mark.timeout(900)
def test_two_friends_play_until_one_gives_up(visit: Opener, keep: Keep) -> None:
    german = match(visit, "swordfish", "me", "friend")
    allied = friend_of(german, visit, "Tovey")
    expect(allied.get_by_test_id("chart")).to_be_visible()
    keep(german, "german-chart")
    keep(allied, "allied-chart")
    sailors = Sailor(german, "german"), Sailor(allied, "allied")
    for _ in rounds(german, 1500, *(sailor.answer for sailor in sailors)):
        if all(sailor.over for sailor in sailors) or "25" in german.get_by_test_id("turn").inner_text():
            break
    else:
        raise AssertionError([sailor.sentence for sailor in sailors])
    keep(german, "german-later")
    keep(allied, "allied-later")
    if not sailors[0].over:
        german.get_by_test_id("resign").click()
        german.get_by_test_id("resign-confirm").click()
    for page in (german, allied):
        expect(page.get_by_test_id("battle-report")).to_be_visible()
    keep(german, "report")


@pytest.mark.timeout(600)
def test_a_fight_against_the_computer_on_the_battle_board(visit: Opener, keep: Keep) -> None:
    page = match(visit, "battle-cruisers", "me", "computer-captain")
    expect(page.get_by_test_id("battle-board")).to_be_visible()
    keep(page, "battle")
    play(Sailor(page, "german"))
    expect(page.get_by_test_id("battle-report")).to_be_visible()


@pytest.mark.timeout(300)
def test_whoever_watches_sees_the_fight_to_its_end_and_again(visit: Opener, keep: Keep) -> None:
    page = match(visit, "battle-denmark-strait", "computer-captain", "computer-captain")
    expect(page.get_by_test_id("battle-report")).to_be_visible(timeout=120_000)
    page.get_by_test_id("replay").click()
    slider = page.get_by_test_id("replay-slider")
    for view in ("view-", "view-german", "view-allied", "view-truth"):
        page.get_by_test_id(view).click(force=True)
        expect(page.get_by_test_id(view)).to_be_checked()
        slider.press("Home")
        expect(page.get_by_test_id("battle-board")).to_be_visible()
        for _ in range(12):
            slider.press("ArrowRight")
    keep(page, "replay")
    slider.press("End")
    expect(page.get_by_test_id("replay-moment")).to_have_text(re.compile(r"^(\d+) / \1$"))


def test_the_opponents_chart_is_not_in_the_page(visit: Opener, keep: Keep) -> None:
    page = match(visit, "campaign", "computer-captain", "me")
    expect(page.get_by_test_id("chart")).to_be_visible()
    frames = page.evaluate("document.documentElement.innerHTML")
    assert 'data-testid="unit-TF1"' in frames
    assert 'data-testid="unit-KG1"' not in frames
    keep(page, "allied")


def test_a_flight_is_ordered_by_clicks_and_its_marker_stays(visit: Opener, keep: Keep) -> None:
    page = match(visit, "campaign", "computer-random", "me")
    page.get_by_test_id("guide-close").click()
    page.get_by_test_id("wing-hudson-2").click()
    x, y = corner(page, "unit-TF1")
    over_there = x - 20, y - 70
    page.mouse.click(*over_there)
    chips = page.locator(".chip")
    expect(chips.last).to_have_text("L27")
    page.mouse.click(*over_there)
    searched = page.locator(".chip[aria-pressed=true]").inner_text()
    assert searched.endswith(" +2")
    keep(page, "planned")
    marker = page.get_by_test_id(f"marker-{searched.split()[0]}")
    expect(marker).to_have_text("+2")
    page.get_by_test_id("lock-orders").click()
    expect(page.locator("[aria-current=step]").first).to_have_text("Search")
    expect(marker).to_have_text("+2")
    keep(page, "flown")


def test_a_draft_is_looked_at_while_it_is_written_and_survives_a_reload(visit: Opener, keep: Keep) -> None:
    page = match(visit, "campaign", "computer-random", "me")
    lock, path = page.get_by_test_id("lock-orders"), page.get_by_test_id("path")
    page.get_by_test_id("row-TF1").click()
    path.fill("J26")
    path.press("Enter")
    expect(page.get_by_test_id("row-TF1")).to_contain_text("✓")
    page.get_by_test_id("row-suffolk").click()
    path.fill("E22")  # into Iceland
    path.press("Enter")
    expect(page.get_by_test_id("row-suffolk")).to_contain_text("✕")
    expect(page.get_by_test_id("row-TF1")).to_contain_text("✓")
    expect(page.get_by_test_id("order-1")).to_contain_text("E22 is not a sea hex. CH-7.7.2.a")
    expect(lock).to_be_disabled()
    keep(page, "refused")
    page.reload()
    expect(page.get_by_test_id("row-suffolk")).to_contain_text("✕")
    expect(lock).to_be_disabled()
    page.get_by_test_id("strike-1").click()
    expect(lock).to_be_enabled()
    expect(page.get_by_test_id("row-TF1")).to_contain_text("✓")
    keep(page, "stands")
    lock.click()
    expect(page.locator("[aria-current=step]").first).not_to_have_text("Movement")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_flight_too_far_to_come_home_stays_in_the_air_if_it_can(visit: Opener, keep: Keep) -> None:
    page = match(visit, "campaign", "computer-random", "me")
    page.get_by_test_id("guide-close").click()
    page.get_by_test_id("wing-sunderland-2").click()
    x, y = corner(page, "unit-repulse")
    page.mouse.click(x - 120, y + 20)
    wing = page.get_by_test_id("wing-sunderland-2")
    expect(wing).to_contain_text("✓")
    expect(page.get_by_test_id("aloft-sunderland-2")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("aloft-sunderland-2").click()
    expect(wing).to_contain_text("✕")
    expect(page.get_by_test_id("lock-orders")).to_be_disabled()
    keep(page, "refused")


def test_the_chart_fits_a_phone(visit: Opener, keep: Keep) -> None:
    page = visit("/new", 390, 844, has_touch=True, is_mobile=True)
    page.get_by_test_id("scenario-denmark-strait").check(force=True)
    page.get_by_test_id("create-match").click()
    expect(page.get_by_test_id("chart")).to_be_visible()
    expect(page.get_by_test_id("guide")).to_contain_text("Zoom with two fingers")
    expect(page.get_by_test_id("guide")).not_to_contain_text("wheel")
    expect(page.get_by_test_id("lock-orders")).to_have_text("Stay")  # as long as the shadowed force is not moved
    keep(page, "chart")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
