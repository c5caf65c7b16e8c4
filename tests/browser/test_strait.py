"""The Denmark Strait as people play it: two pages, one page against the computer, a phone, a server that goes away."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.sailor import Sailor, friend_of, play
from tests.server.host import Host

Keep = Callable[[Page, str], None]


def friends(visit: Opener) -> tuple[Sailor, Sailor]:
    """One creates a match and sends the secret link, the other opens it."""
    german = visit("/new", reduced_motion="reduce")
    german.locator("[data-testid=seat-british-friend]").check(force=True)
    german.get_by_test_id("create-match").click()
    british = friend_of(german, visit, "Norfolk")
    return Sailor(german, "german"), Sailor(british, "british")


@pytest.mark.timeout(600)
def test_two_friends_play_a_whole_battle(visit: Opener, keep: Keep) -> None:
    german, british = friends(visit)
    keep(german.page, "officers")
    german.choose_officers()
    british.choose_officers()
    expect(german.page.get_by_test_id("board")).to_be_visible()
    play(german, british)
    assert int(re.sub(r"\D", "", german.page.get_by_test_id("turn").inner_text())) > 1
    for sailor in (german, british):
        expect(sailor.page.get_by_test_id("battle-report")).to_be_visible()
        keep(sailor.page, f"report-{sailor.seat}")


@pytest.mark.timeout(600)
def test_one_page_against_the_computer_within_two_clicks(visit: Opener, keep: Keep) -> None:
    page = visit()
    page.get_by_test_id("play-now").first.click()
    sailor = Sailor(page, "german")
    sailor.choose_officers()
    for _ in range(12):
        sailor.answer()
        page.wait_for_timeout(120)
    keep(page, "table")
    play(sailor)
    expect(page.get_by_test_id("battle-report")).to_be_visible()


def test_the_table_comes_back_after_the_server_was_away(visit: Opener, host: Host, keep: Keep) -> None:
    page = visit()
    page.get_by_test_id("play-now").first.click()
    sailor = Sailor(page, "german")
    sailor.choose_officers()
    expect(page.get_by_test_id(re.compile("^option-")).first).to_be_visible()
    asked = sailor.sentence
    host.stop()
    page.wait_for_timeout(500)
    keep(page, "cut")
    host.start()
    expect(page.get_by_test_id("prompt")).to_have_text(asked, timeout=30_000)
    sailor.answer()
    expect(page.get_by_test_id("log")).to_be_visible()
    keep(page, "back")


def test_a_phone_can_play(visit: Opener, keep: Keep) -> None:
    page = visit("/", 390, 844, has_touch=True, is_mobile=True)
    keep(page, "lobby")
    page.get_by_test_id("play-now").first.click()
    sailor = Sailor(page, "german")
    keep(page, "officers")
    sailor.choose_officers()
    for _ in range(14):
        sailor.answer()
        page.wait_for_timeout(120)
    keep(page, "table")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_everything_can_be_done_with_the_keyboard(visit: Opener) -> None:
    page = visit()
    page.get_by_test_id("play-now").first.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("captain-lindemann").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("captain-brinkmann").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").focus()
    page.keyboard.press("Enter")
    first = page.get_by_test_id(re.compile("^option-")).first
    expect(first).to_be_visible()
    asked = page.get_by_test_id("prompt").inner_text()
    page.keyboard.press("1")  # roll again
    expect(page.get_by_test_id("prompt")).not_to_have_text(asked)
    expect(first).to_be_visible()
    order = first.get_attribute("data-testid") or ""
    page.keyboard.press("1")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id(order)).to_have_count(0)


def test_what_is_prepared_is_previewed_by_the_server(visit: Opener, keep: Keep) -> None:
    page = visit()
    page.get_by_test_id("play-now").first.click()
    for officer in ("krancke", "meisel"):
        page.get_by_test_id(f"captain-{officer}").click()
    expect(page.get_by_text("These captains cost 6 points together")).to_be_visible()
    expect(page.get_by_text("6 of 5 spent")).to_be_visible()
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    keep(page, "over-budget")
    page.reload()
    expect(page.get_by_text("6 of 5 spent")).to_be_visible()
    for officer in ("krancke", "meisel"):
        page.get_by_test_id(f"captain-{officer}").click()
    Sailor(page, "german").choose_officers()
    page.get_by_test_id("option-no").click()  # no second speed roll
    page.get_by_test_id(re.compile("^option-.*-stay$")).click()
    expect(page.locator(".target")).to_have_count(2)
    keep(page, "shots")
    page.get_by_test_id("space-A8").click()
    expect(page.get_by_text(re.compile("can move by one space only|needs a speed roll of"))).to_be_visible()
    expect(page.locator(".target")).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    keep(page, "refused")


def test_the_page_speaks_spanish(visit: Opener, keep: Keep) -> None:
    page = visit("/", locale="es-ES")
    expect(page.get_by_test_id("play-now").first).to_contain_text("ordenador")
    keep(page, "lobby")
    page.get_by_test_id("language").select_option("en")
    expect(page.get_by_test_id("play-now").first).to_contain_text("computer")


def test_a_finished_battle_can_be_replayed_and_its_dice_checked(visit: Opener, keep: Keep) -> None:
    german, british = friends(visit)
    german.choose_officers()
    british.choose_officers()
    expect(german.page.get_by_test_id("board")).to_be_visible()
    german.page.get_by_test_id("resign").click()
    german.page.get_by_test_id("resign-confirm").click()
    report = british.page.get_by_test_id("battle-report")
    expect(report).to_be_visible()
    british.page.get_by_test_id("verify").click()
    expect(british.page.get_by_test_id("verified")).to_be_visible()
    british.page.get_by_test_id("replay").click()
    expect(british.page.get_by_test_id("replay-slider")).to_be_visible()
    british.page.get_by_test_id("replay-slider").press("End")
    keep(british.page, "replay")
