"""The pages below `docs` show code that works and links that lead somewhere."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"


@pytest.mark.parametrize("page", sorted(file.name for file in DOCS.glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (DOCS / page).read_text(encoding="utf-8"))
    assert not [link for link in links if not (DOCS / link).exists()]
