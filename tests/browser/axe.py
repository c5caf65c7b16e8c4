"""Whether a page shuts anybody out, as axe-core judges it."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
JUDGE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = (id) => ({ target, html }) => `${id}: ${target} ${html.slice(0, 200)}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(told(id)));
}"""


def faults(page: Page) -> list[str]:
    """Everything that is wrong with the page as it is."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(JUDGE)
    return found
