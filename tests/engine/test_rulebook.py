"""Clauses, code and tests are held against each other."""

import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from huffduff.engine.errors import BadData
from huffduff.engine.rulebook import Rulebook, marked_tests
from tests.engine.tiny import BOOK

PROOFS = """
import pytest

@pytest.mark.rule("TY-1", "TY-2")
def test_the_deal(): ...

class TestBids:
    @pytest.mark.parametrize("bid", [1, 2])
    @pytest.mark.rule("TY-2")
    def test_bids(self, bid): ...

@pytest.mark.rule("ZZ-9")
def test_another_game(): ...
"""


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_tiny.py").write_text(PROOFS)
    (tmp_path / "helper.py").write_text('@pytest.mark.rule("TY-3")\ndef test_not_collected(): ...\n')
    return tmp_path


def test_marks_are_read_without_running_the_tests(proofs: Path) -> None:
    assert marked_tests(proofs) == {
        "TY-1": ["test_tiny.py::test_the_deal"],
        "TY-2": ["test_tiny.py::test_the_deal", "test_tiny.py::test_bids"],
        "ZZ-9": ["test_tiny.py::test_another_game"],
    }


def test_the_trace_leads_from_clause_to_code_to_test(proofs: Path) -> None:
    trace = BOOK.trace(proofs)
    assert list(trace.code) == ["TY-1", "TY-2", "TY-2.1", "TY-3", "TY-4", "TY-5", "TY-6"]
    assert trace.code["TY-3"] == ["tiny.raid"]
    assert trace.tests["TY-1"] == ["test_tiny.py::test_the_deal"]
    assert trace.not_applicable == {"TY-6": "there is no bell to ring"}
    assert trace.missing == ["TY-2.1", "TY-3", "TY-4", "TY-5"]


def test_a_test_of_an_unknown_clause_is_an_error(proofs: Path) -> None:
    (proofs / "test_more.py").write_text('@pytest.mark.rule("TY-99")\ndef test_it(): ...\n')
    with pytest.raises(BadData, match="tiny: tests name clauses that do not exist: TY-99"):
        BOOK.trace(proofs)


CODE = "from huffduff.engine.rulebook import Rulebook\nBOOK = Rulebook(__name__)\n"
CONTENTS = 'game = "small"\nprefix = "SM"\nchapter = []\nclause = { "SM-1" = { basis = ["text"] } }\nruling = {}\n'


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of its own for books that are wrong."""
    package = tmp_path / "small"
    package.mkdir()
    (package / "__init__.py").write_text(CODE)
    (package / "rulebook.toml").write_text(CONTENTS)
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "small"]:
        del sys.modules[name]


def book_of(package: Path) -> Rulebook:
    book = import_module(package.name).BOOK
    assert isinstance(book, Rulebook)
    return book


def test_code_is_found_in_modules_nobody_imported_yet(small: Path) -> None:
    (small / "late.py").write_text("from small import BOOK\n@BOOK.rule('SM-1')\nclass Late: ...\n")
    assert book_of(small).trace(small).code == {"SM-1": ["late.Late"]}


def test_code_is_found_in_rooms_and_named_with_its_room(small: Path) -> None:
    (small / "room").mkdir()
    (small / "room" / "__init__.py").write_text("")
    (small / "room" / "late.py").write_text("from small import BOOK\n@BOOK.rule('SM-1')\nclass Late: ...\n")
    assert book_of(small).trace(small).code == {"SM-1": ["room.late.Late"]}


def test_code_of_an_unknown_clause_is_an_error(small: Path) -> None:
    (small / "late.py").write_text("from small import BOOK\n@BOOK.rule('SM-2')\ndef late(): ...\n")
    with pytest.raises(BadData, match="small: code name clauses that do not exist: SM-2"):
        book_of(small).trace(small)


@pytest.mark.parametrize("contents", ["game =", CONTENTS + "more = 1\n", CONTENTS.replace("basis", "base")])
def test_a_bad_rulebook_names_its_file(small: Path, contents: str) -> None:
    (small / "rulebook.toml").write_text(contents)
    with pytest.raises(BadData, match=r"^small/rulebook.toml: "):
        book_of(small).contents()


def test_two_steps_cannot_share_a_name() -> None:
    book = Rulebook("tests.engine.tiny")

    @book.step
    def turn() -> None: ...

    with pytest.raises(AssertionError, match="two steps are called turn"):
        book.step(turn)
