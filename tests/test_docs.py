"""The pages below `docs` show code that works and links that lead somewhere."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"


@pytest.mark.parametrize("page", sorted(file.name for file in DOCS.glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (DOCS / page).read_text(encoding="utf-8"))
    assert not [link for link in links if not (DOCS / link).exists()]


def test_the_game_for_newcomers_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "newcomer.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "newcomer.md", "exec"), {"__name__": "newcomer"})
    assert re.fullmatch(r"(german|british) wins in turn \d+\n", capsys.readouterr().out)
