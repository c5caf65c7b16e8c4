"""Every question of the chase as it is put and answered in a browser: in words, by mouse, by keyboard, by typing."""

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
from tests.browser.moments import MOMENTS
from tests.browser.sailor import asked

Keep = Callable[[Page, str], None]
Begin = Callable[[str], Page]

# Those that are more than a list of answers.
BY_HAND = ("sub-hex", "tankers", "buy", "shadow", "orders", "torpedoes", "fire", "battle-move", "reinforce")
RAW = re.compile(r"\b(chase|client)-|prinz-eugen|hx-127|sl-74|he-111-|-zerstorer|\bC\d+ \(\?")


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("chase"),)


@pytest.fixture
def begin(visit: Opener, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Sits down at a match that begins with one of the moments."""

    def sit(name: str) -> Page:
        seat, position = MOMENTS[name]()

        def start(game: Game, data: object, _scenario: str, _options: Mapping[str, str], _source: Source) -> Position:
            return load(game, data, position)

        monkeypatch.setattr(match, "begin", start)
        page = visit("/new", reduced_motion="reduce")
        for side in game("chase").seats:
            occupant = "me" if side == seat else "computer-random"
            page.get_by_test_id(f"seat-{side}-{occupant}").check(force=True)
        page.get_by_test_id("create-match").click()
        asked(page)
        guide = page.get_by_test_id("guide-close")
        if guide.count():
            guide.click()
        return page

    return sit


def bar(page: Page) -> str:
    """Everything that the prompt bar says."""
    return page.get_by_role("region", name="What is asked").inner_text()


def answered(page: Page, question: str) -> None:
    """The question has gone, and nothing was refused."""
    expect(page.get_by_test_id("prompt")).not_to_have_text(question)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in BY_HAND])
def test_a_list_of_answers_is_put_in_words_and_answered_by_keyboard(begin: Begin, keep: Keep, name: str) -> None:
    page = begin(name)
    question = page.get_by_test_id("prompt").inner_text()
    assert not RAW.search(bar(page)), bar(page)
    keep(page, "asked")
    page.keyboard.press("1")
    confirm = page.get_by_test_id("confirm")
    if confirm.count() and page.get_by_test_id("prompt").inner_text() == question:
        assert not RAW.search(bar(page)), bar(page)
        page.keyboard.press("Enter")
    answered(page, question)


def test_a_submarines_hex_is_clicked(begin: Begin, keep: Keep) -> None:
    page = begin("sub-hex")
    question = page.get_by_test_id("prompt").inner_text()
    box = page.get_by_test_id("chart").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.5
    page.mouse.click(*middle)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    keep(page, "picked")
    page.mouse.click(*middle)
    answered(page, question)


def test_a_submarines_hex_is_found_with_the_arrows(begin: Begin) -> None:
    page = begin("sub-hex")
    question = page.get_by_test_id("prompt").inner_text()
    page.get_by_test_id("chart").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#chart-cursor")).to_contain_text("chosen")
    page.keyboard.press("Enter")
    answered(page, question)


def test_a_submarines_hex_is_typed(begin: Begin) -> None:
    page = begin("sub-hex")
    question = page.get_by_test_id("prompt").inner_text()
    typed = page.get_by_test_id("typed")
    for wrong, why in (("Z99", "There is no hex"), ("E22", "not a sea hex")):
        typed.fill(wrong)
        typed.press("Enter")
        assert why in bar(page)
    typed.fill("d18")
    typed.press("Enter")
    page.get_by_test_id("confirm").click()
    answered(page, question)


def test_tankers_are_hidden_by_typing_their_hexes(begin: Begin) -> None:
    page = begin("tankers")
    question = page.get_by_test_id("prompt").inner_text()
    typed = page.get_by_test_id("typed")
    for place in ("S12", "T10", "V8", "X6", "Z9"):
        typed.fill(place)
        typed.press("Enter")
    page.get_by_test_id("confirm").click()
    answered(page, question)


def test_two_contacts_in_one_hex_can_be_told_apart(begin: Begin, keep: Keep) -> None:
    page = begin("shadow")
    first = page.get_by_role("tab", selected=True).filter(has_text="C1")
    expect(first).to_have_count(1)
    page.keyboard.press("]")
    expect(page.get_by_test_id("subject-C2")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("[")
    page.get_by_test_id("option-norfolk").click()
    page.get_by_test_id("option-suffolk").click()
    expect(page.get_by_role("region", name="What is asked")).to_contain_text("as fast")
    keep(page, "chosen")
    page.get_by_test_id("contact-C2").hover()  # which lies beside its hex
    expect(page.get_by_test_id("hex-card")).to_contain_text("D18")
    expect(page.get_by_test_id("hex-card")).to_contain_text("this turn")  # as chart and plot say it
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("subject-C1")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_ships_that_may_be_bought_show_what_they_cost(begin: Begin) -> None:
    page = begin("buy")
    page.get_by_test_id("option-tirpitz").click()
    assert "1 unit" in bar(page)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("shipyard")).to_have_count(0)


def test_ships_repair_refuel_and_lie_in_port(begin: Begin, keep: Keep) -> None:
    page = begin("orders")
    for row, *actions in (
        ("bismarck", "repair-rudder-bismarck", "repair-speed-bismarck"),
        ("prinz-eugen", "refuel-weissenburg-prinz-eugen"),
        ("KG2", "port"),
    ):
        page.get_by_test_id(f"row-{row}").click()
        for action in actions:
            page.get_by_test_id(f"do-{action}").click()
    keep(page, "written")
    orders = page.get_by_test_id("orders").inner_text()
    for order in ("Bismarck repairs her engines", "Prinz Eugen refuels from Weissenburg", "lies in port"):
        assert order in orders
    page.get_by_test_id("lock-orders").click()
    expect(page.get_by_text("Bismarck tries to regain speed.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_ships_part_company_and_join(begin: Begin) -> None:
    page = begin("orders")
    page.get_by_test_id("row-KG2").click()
    page.get_by_text("Task force and cards").click()
    page.get_by_test_id("do-detach-6-zerstorerflottille").click()
    expect(page.get_by_test_id("row-6-zerstorerflottille")).to_be_visible()
    page.get_by_test_id("row-bismarck").click()
    page.get_by_text("Task force and cards").click()
    page.get_by_test_id("join-prinz-eugen").click()
    expect(page.get_by_test_id("row-KG1")).to_be_visible()
    page.get_by_test_id("lock-orders").click()
    expect(page.get_by_text("Visibility Phase").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("name", ["torpedoes", "fire", "battle-move", "reinforce"])
def test_a_question_of_a_battle_is_answered_by_mouse(begin: Begin, keep: Keep, name: str) -> None:
    page = begin(name)
    question = page.get_by_test_id("prompt").inner_text()
    options = page.get_by_test_id(re.compile("^option-"))
    if options.count():
        options.first.click()
    keep(page, "asked")
    assert not RAW.search(bar(page)), bar(page)
    page.get_by_test_id("confirm").click()
    answered(page, question)
