"""Victory at Sea before and above the guns: fleets, deployment, aircraft, every question once, a phone, Spanish."""

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from huffduff.engine import match
from huffduff.engine.chance import Source
from huffduff.engine.game import Game
from huffduff.engine.steps import Position, load
from huffduff.games import game
from tests.browser.conftest import Opener
from tests.browser.judging import OVER
from tests.browser.vas_moments import moment

Keep = Callable[[Page, str], None]
Sit = Callable[[Page, str], None]

RAW = re.compile(r"\b(vas|client)-[a-z]|\b(blue|red)-[a-z]")


@pytest.fixture
def shelf() -> tuple[Game, ...]:
    """The games that the server has."""
    return (game("vas"),)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sits down at a match that begins with one of the moments."""

    def down(page: Page, key: str) -> None:
        seat, position = moment(key)

        def start(game: Game, data: object, _scenario: str, _options: Mapping[str, str], _source: Source) -> Position:
            return load(game, data, position)

        monkeypatch.setattr(match, "begin", start)
        create(page, seat=seat)

    return down


def create(page: Page, scenario: str | None = None, seat: str = "blue", against: str = "computer-random") -> None:
    """A match against a computer, in a seat."""
    page.goto(re.sub(r"(https?://[^/]+).*", r"\1/new", page.url))
    if scenario:
        page.get_by_test_id(f"scenario-{scenario}").check(force=True)
    page.get_by_test_id(f"seat-{seat}-me").check(force=True)
    page.get_by_test_id(f"seat-{'red' if seat == 'blue' else 'blue'}-{against}").check(force=True)
    page.get_by_test_id("create-match").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()


def ready(page: Page) -> Locator:
    """The button that sends the answer, once the server has nothing against it."""
    return page.locator('[data-testid="confirm"]:enabled, [data-testid="lock-fleet"]:enabled')


def in_words(page: Page) -> None:
    """Nothing on the page is a key or an id."""
    found = RAW.search(page.locator("body").inner_text())
    assert not found, found


def send(page: Page) -> None:
    """Prepare the first answer if one is needed, and send it."""
    question = page.get_by_test_id("prompt").inner_text()
    offered = page.locator('[data-testid^="option-"]:enabled')
    expect(ready(page).or_(offered).first).to_be_visible()
    if not ready(page).count():
        offered.first.click()
    for _ in range(100):
        if page.get_by_test_id("prompt").inner_text() != question:
            return
        if ready(page).count():
            ready(page).click()
            return
        page.wait_for_timeout(100)


def drag(page: Page, piece: Locator, right: int, down: int) -> None:
    """Pull something on the table so many pixels."""
    piece.hover()
    box = piece.bounding_box()
    assert box is not None
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2 + down, steps=3)
    page.mouse.up()


def files(folder: Path, name: str, content: str) -> Path:
    file = folder / name
    file.write_text(content, encoding="utf-8")
    return file


def test_a_fleet_is_bought_refused_repaired_saved_and_passed_on(visit: Opener, keep: Keep, tmp_path: Path) -> None:
    page = visit("/new", reduced_motion="reduce")
    create(page, "war-at-sea", seat="red")
    total, verdict = page.get_by_test_id("fleet-total"), page.get_by_test_id("verdict")
    expect(page.get_by_test_id("fleet-builder")).to_contain_text("Kriegsmarine")
    expect(page.get_by_test_id("lock-fleet")).to_be_disabled()
    for card in ("bismarck-1941", "z23", "z23"):
        page.get_by_test_id(f"offer-{card}").click()
    expect(total).to_contain_text("725")
    expect(verdict).to_contain_text("legal")
    expect(page.get_by_test_id("offer-z23")).to_contain_text("2 of 8")
    expect(page.get_by_test_id("over-tirpitz-1941")).to_be_visible()
    page.get_by_test_id("find").fill("tirpitz")
    expect(page.get_by_test_id("offer-bismarck-1941")).to_have_count(0)
    page.get_by_test_id("offer-tirpitz-1941").click()
    expect(verdict).to_contain_text("VS-OBJ.3")
    expect(page.get_by_test_id("lock-fleet")).to_be_disabled()
    keep(page, "refused")
    page.get_by_test_id("repair-ship-3").click()
    expect(verdict).to_contain_text("legal")
    page.get_by_test_id("filter-flights").click()
    page.get_by_test_id("find").fill("")
    page.get_by_test_id("plane-ju-87b-2-c-0-dive-bomber").fill("40")
    page.get_by_test_id("plane-ju-87b-2-c-0-dive-bomber").press("Enter")
    expect(verdict).to_contain_text("VS-AIR.10")
    page.get_by_test_id("plane-ju-87b-2-c-0-dive-bomber").fill("2")
    page.get_by_test_id("plane-ju-87b-2-c-0-dive-bomber").press("Enter")
    expect(verdict).to_contain_text("legal")
    page.get_by_test_id("fleet-name-2").select_option("Z30")

    page.get_by_test_id("builder-saved").click()
    page.get_by_test_id("fleet-name").fill("Rheinübung")
    page.get_by_test_id("fleet-save").click()
    expect(page.get_by_test_id("kept-0")).to_contain_text("Rheinübung")
    with page.expect_download() as download:
        page.get_by_test_id("fleet-export").click()
    written = Path(download.value.path()).read_text(encoding="utf-8")
    assert [ship["name"] for ship in json.loads(written)["fleet"]["ships"]] == ["Bismarck", "Z23", "Z30"]

    page.get_by_test_id("kept-drop-0").click()
    expect(page.get_by_test_id("kept-0")).to_have_count(0)
    said = page.get_by_test_id("fleet-said")
    for name, content, word in (
        ("notes.json", "ships: all", "JSON"),
        ("other.json", '{"kind": "something"}', "not a fleet"),
        ("hurt.json", written.replace('"Z30"', "30"), "ships 3"),
    ):
        page.get_by_test_id("fleet-file").set_input_files(files(tmp_path, name, content))
        expect(said).to_contain_text(word)
        expect(said).to_contain_text(name)
    changed = written.replace("Rheinübung", "Berlin").replace('"Z30"', '"Z29"')
    page.get_by_test_id("fleet-file").set_input_files(files(tmp_path, "berlin.json", changed))
    expect(page.get_by_test_id("kept-0")).to_contain_text("Berlin")
    page.get_by_test_id("builder-fleet").click()
    expect(page.get_by_test_id("fleet-name-2")).to_have_value("Z29")
    in_words(page)
    keep(page, "bought")
    expect(page.get_by_test_id("phase")).to_have_text("Fleets")
    page.get_by_test_id("lock-fleet").click()
    expect(page.get_by_test_id("scouts")).to_be_visible()
    expect(page.get_by_test_id("phase")).to_have_text("Scouts")
    likely = page.get_by_test_id("prospects").locator("tr").first
    expect(likely).to_contain_text("0 %")
    for ship in page.get_by_test_id(re.compile("^scout-")).all():
        ship.check(force=True)
    expect(likely).not_to_contain_text(re.compile(r"\b0 %"))

    # What was saved is there for the next battle.
    create(page, "free-battle", seat="red")
    page.get_by_test_id("builder-saved").click()
    page.get_by_test_id("kept-load-0").click()
    page.get_by_test_id("builder-fleet").click()
    expect(page.get_by_test_id("fleet-name-2")).to_have_value("Z29")
    expect(page.get_by_test_id("lock-fleet")).to_be_enabled()


def test_a_zone_is_pressed_on_a_table_that_is_seen_whole(visit: Opener, sit: Sit, keep: Keep) -> None:
    page = visit("/new", reduced_motion="reduce")
    sit(page, "vas-ask-zone")
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_disabled()
    page.get_by_test_id("zone-north").click()
    expect(page.get_by_test_id("option-north")).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_enabled()
    sea, paper = (page.locator(part).bounding_box() for part in ('[data-testid="sea"]', "rect.frame"))
    assert sea is not None
    assert paper is not None
    assert sea["x"] <= paper["x"]
    assert paper["x"] + paper["width"] <= sea["x"] + sea["width"]
    keep(page, "zones")


@pytest.mark.parametrize("key", ["vas-ask-launch", "vas-ask-intercept"])
def test_no_name_lies_under_the_wind_the_scale_or_the_tools(visit: Opener, sit: Sit, keep: Keep, key: str) -> None:
    page = visit("/new", reduced_motion="reduce")
    sit(page, key)
    expect(page.get_by_test_id(re.compile("^plate-")).first).to_be_visible()
    keep(page, "table")
    assert page.evaluate(OVER, ['[data-testid^="plate-"] rect', ".corner > *, .tools"]) == []
    assert page.evaluate(OVER, ['[data-testid^="ship-"]', ".corner > *"]) == []


def test_ships_are_deployed_by_mouse_and_typed(visit: Opener, sit: Sit, keep: Keep) -> None:
    page = visit("/new", reduced_motion="reduce")
    sit(page, "vas-ask-deploy")
    places = page.get_by_test_id("places")
    expect(places).to_be_visible()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_disabled()
    page.get_by_test_id("option-spread").click()
    expect(confirm).to_be_enabled()
    last = page.locator('[data-testid^="put-"] [data-piece^="berth/"]').last
    name = (last.get_attribute("data-piece") or "").removeprefix("berth/")
    west, south, heading = (page.get_by_test_id(f"{field}-{name}") for field in ("x", "y", "heading"))
    before = west.input_value()

    # A drag moves her, a drag of her bow turns her.
    drag(page, last, -25, -5)
    expect(west).not_to_have_value(before)
    turned = heading.input_value()
    drag(page, page.get_by_test_id(f"bow-{name}"), 30, 10)
    expect(heading).not_to_have_value(turned)

    # Outside the zone she is refused with the rule.
    south.fill("24")
    south.press("Enter")
    expect(places.get_by_test_id("refusal")).to_contain_text("VS-DEP.6")
    expect(confirm).to_be_disabled()
    keep(page, "outside")
    page.get_by_test_id(f"unplace-{name}").click()
    expect(page.get_by_test_id(f"put-{name}")).to_have_count(0)
    expect(confirm).to_be_disabled()

    # A press on the water puts the one that is left into the zone.
    zone = page.get_by_test_id("zone")
    box = zone.bounding_box()
    assert box is not None
    zone.click(position={"x": box["width"] - 12, "y": box["height"] / 2})
    expect(page.get_by_test_id(f"put-{name}")).to_have_count(1)
    heading.fill("090")
    heading.press("Enter")
    expect(heading).to_have_value("090")
    expect(confirm).to_be_enabled()
    keep(page, "deployed")
    page.reload()
    expect(heading).to_have_value("090")
    confirm.click()
    expect(places.get_by_test_id(f"x-{name}")).to_have_count(0)


def test_a_carrier_launches_and_a_strike_is_flown(visit: Opener, sit: Sit, keep: Keep) -> None:
    page = visit("/new", reduced_motion="reduce")
    sit(page, "vas-ask-launch")
    zero, kate = "blue-a6m2-zero-fighter-1", "blue-b5n2-kate-torpedo-bomber"
    page.get_by_test_id(f"put-down-{zero}").click()
    expect(page.get_by_test_id(f"put-{zero}")).to_be_visible()
    page.get_by_test_id(f"x-{zero}").fill("40")
    page.get_by_test_id(f"x-{zero}").press("Enter")
    expect(page.get_by_test_id("places").get_by_test_id("refusal")).to_contain_text("VS-CV.10")
    page.get_by_test_id("option-spread").click()
    expect(page.get_by_test_id("places").get_by_test_id("refusal")).to_have_count(0)
    keep(page, "launch")
    ready(page).click()

    # Three torpedo-bombers go for one ship, the first of them over a turning point.
    expect(page.get_by_test_id("flights")).to_be_visible()
    for number in (2, 3, 4):
        page.get_by_test_id(f"fly-{kate}-{number}").click()
        if number == 2:
            page.get_by_test_id("bend").click()
            page.get_by_test_id("fly-x").fill("22")
            page.get_by_test_id("fly-y").fill("25")
            page.get_by_test_id("fly-typed").click()
            expect(page.get_by_test_id("straighten")).to_be_visible()
        page.get_by_test_id("goal-fly-red-portland").click()
        expect(page.get_by_test_id("goal-fly-red-portland")).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_test_id("prospect")).to_contain_text("%")
        keep(page, f"strike-{number}")
        ready(page).click()
        expect(page.get_by_test_id(f"fly-{kate}-{number}")).to_have_count(0)
        expect(page.get_by_text(f"Nakajima B5N2 Kate {number} goes for Portland.")).to_be_visible()
    page.get_by_test_id("panel-air").click()
    expect(page.get_by_test_id("air")).to_contain_text("Shokaku")
    keep(page, "decks")
    in_words(page)


@pytest.mark.timeout(600)
def test_every_question_is_put_in_words_and_can_be_answered(visit: Opener, sit: Sit, keep: Keep) -> None:
    page = visit("/new", reduced_motion="reduce")
    for key in sorted(game("vas").questions):
        sit(page, key)
        question = page.get_by_test_id("prompt").inner_text()
        offered = page.locator('[data-testid="option-spread"], [data-testid="option-fill"]')
        expect(ready(page).or_(page.locator('[data-testid^="option-"]:enabled')).first).to_be_visible()
        in_words(page)
        keep(page, key)
        if offered.count():
            offered.first.click()
            expect(ready(page)).to_be_visible()
        send(page)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert question


@pytest.mark.timeout(600)
def test_a_battle_of_carriers_is_played_against_the_computer(visit: Opener, keep: Keep) -> None:
    page = visit("/new", reduced_motion="reduce")
    create(page, "coral-sea")
    over = page.get_by_test_id("battle-report")
    answers = 0
    for _ in range(1500):
        if over.count() or answers >= 60:
            break
        if not ready(page).or_(page.locator('[data-testid^="option-"]:enabled')).count():
            page.wait_for_timeout(50)
            continue
        send(page)
        answers += 1
    assert answers > 10
    keep(page, "table")
    if not over.count():
        page.get_by_test_id("resign").click()
        page.get_by_test_id("resign-confirm").click()
    expect(over).to_be_visible()
    in_words(page)
    keep(page, "report")


def test_a_phone_in_spanish(visit: Opener, sit: Sit, keep: Keep) -> None:
    page = visit("/new", width=390, height=844, locale="es-ES", reduced_motion="reduce")
    create(page, "war-at-sea")
    page.get_by_test_id("option-fill").click()
    expect(page.get_by_test_id("lock-fleet")).to_be_enabled()
    for tab in ("yard", "fleet", "saved"):
        page.get_by_test_id(f"builder-{tab}").click()
        in_words(page)
        keep(page, tab)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for key in ("vas-ask-deploy", "vas-ask-fly", "vas-ask-aa"):
        sit(page, key)
        expect(page.get_by_test_id("panel-orders")).to_be_visible()
        in_words(page)
        keep(page, key)
