"""A visitor who plays by pressing what the page offers."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener

OFFICERS = {"german": ("lindemann", "brinkmann"), "british": ("holland", "leach")}

# In one go, so that the page cannot change between looking and pressing: confirm what is ready, otherwise fire rather
# than hold, move rather than stay; where only the board offers anything, take up a ship and try its spaces.
PRESS = """async () => {
  const all = (start) => [...document.querySelectorAll(`button[data-testid^="${start}"]`)].filter((b) => !b.disabled);
  const soon = () => new Promise((done) => setTimeout(done));
  const confirmed = () => {
    const ready = all("confirm")[0] || all("lock-orders")[0];
    ready?.click();
    return Boolean(ready);
  };
  if (confirmed()) return true;
  const options = all("option-");
  for (const wish of ["-fire-", "-move-", "-repair-", ""]) {
    const liked = options.find((button) => button.dataset.testid.includes(wish));
    if (liked) { liked.click(); return true; }
  }
  for (const ship of [null, ...all("subject-")]) {
    if (ship) { ship.click(); await soon(); }
    if (all("option-").length || !document.querySelector('[role="tab"][aria-selected="true"]')) continue;
    for (const space of document.querySelectorAll('[data-testid^="space-"]')) {
      space.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await soon();
      if (confirmed()) return true;
    }
  }
  return all("option-").length > 0;
}"""


# Ways of the cursor across a chart, one after the other.
STEPS = (
    ("Left",),
    ("Up",),
    ("Right", "Right"),
    ("Down", "Down"),
    ("Left",),
    ("Up",),
    ("Down", "Right"),
    ("Up", "Left"),
)


def asked(page: Page) -> None:
    """Wait until something is asked: until then the bar says what it waits for."""
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-asked", "true", timeout=30_000)


class Sailor:
    """Someone at a page, in a seat."""

    def __init__(self, page: Page, seat: str) -> None:
        self.page = page
        self.seat = seat
        self._tries = 0

    def choose_officers(self) -> None:
        """Pick a man for each ship and lock."""
        for officer in OFFICERS[self.seat]:
            self.page.get_by_test_id(f"captain-{officer}").click()
        self.page.get_by_test_id("confirm").click()

    @property
    def over(self) -> bool:
        return self.page.get_by_test_id("battle-report").count() > 0

    def answer(self) -> bool:
        """Press something, if need be on the chart; whether there was anything to press."""
        if self.page.evaluate(PRESS):
            return True
        chart = self.page.get_by_test_id("chart")
        if self.sentence.startswith("Waiting") or not chart.count():
            return False
        self._tries += 1
        subjects = self.page.get_by_test_id(re.compile("^subject-"))
        if subjects.count():
            subjects.nth(self._tries % subjects.count()).click()
        chart.focus()
        if self.over:  # a key would close the report that has come up meanwhile
            return False
        for key in STEPS[self._tries % len(STEPS)]:
            self.page.keyboard.press(f"Arrow{key}")
        self.page.keyboard.press("Enter")
        return True

    @property
    def sentence(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()


def rounds(page: Page, most: int, *acts: Callable[[], bool]) -> Iterator[None]:
    """Everybody acts, so many times at the most; waiting for a slow machine is no act."""
    done = 0
    while done < most:
        yield
        acted = [act() for act in acts]
        if any(acted):
            done += 1
        else:
            page.wait_for_timeout(30)


def play(*sailors: Sailor, presses: int = 240) -> None:
    """Everybody answers what he is asked until the battle is over; if it drags on, the first one gives it up."""
    for _ in rounds(sailors[0].page, presses, *(sailor.answer for sailor in sailors)):
        if all(sailor.over for sailor in sailors):
            return
    sailors[0].page.get_by_test_id("resign").click()
    sailors[0].page.get_by_test_id("resign-confirm").click()


def friend_of(page: Page, visit: Opener, name: str) -> Page:
    """The page of a friend who opens the secret link on a new match's page, and takes the seat."""
    link = page.get_by_test_id("friend-link").input_value()
    friend = visit(re.sub(r"^https?://[^/]+", "", link), reduced_motion="reduce")
    friend.get_by_test_id("name").fill(name)
    friend.get_by_test_id("join").click()
    return friend
