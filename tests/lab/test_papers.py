"""The papers in `docs` say what rulebooks and data say today."""

from pathlib import Path

import pytest

from huffduff.lab import papers
from huffduff.words import Words
from tests.engine.tiny import GAME

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("name", papers.PAPERS)
def test_the_papers_are_fresh(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == papers.write_all()[name], "run `huffduff docs`"


def test_a_ruling_names_its_clauses() -> None:
    assert "- **C1.** TY-C1 Clauses: TY-2, TY-2.1." in papers.rulings([GAME], Words("en"))


def test_a_value_is_listed_with_its_source_and_reason() -> None:
    text = papers.provenance([GAME], Words("en"))
    assert "### `tiny/figures.toml`\n\nUnless it says otherwise, *printed*.\n" in text
    assert "| implied | `worth.convoy` |  | half a fort |" in text
    assert "| reconstructed | `turns` |  | small numbers make short tests |" in text
