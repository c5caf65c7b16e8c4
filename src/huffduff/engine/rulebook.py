"""A game's rulebook: every clause, the code that carries it out and the tests that prove it."""

import ast
import tomllib
from collections.abc import Callable
from importlib import import_module, resources
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, TypeVar

import msgspec
from typing_extensions import TypeForm

from huffduff.engine.choices import Verdict
from huffduff.engine.errors import BadData
from huffduff.engine.questions import Question

A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clause: where it comes from, the rulings that decide it, and why it is left out if it is."""

    basis: list[str]
    rulings: list[str] = []
    status: str = "done"
    reason: str | None = None


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an open question of the printed rules is decided, and the option that plays it the other way."""

    clauses: list[str] = []
    option: str | None = None


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter is the clauses whose ids begin with its own."""

    id: str


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `rulebook.toml`."""

    game: str
    prefix: str
    chapter: list[Chapter]
    clause: dict[str, Clause]
    ruling: dict[str, Ruling]


class Trace(msgspec.Struct, frozen=True):
    """Clause by clause: the functions and the tests that name it."""

    game: str
    code: dict[str, list[str]]
    tests: dict[str, list[str]]
    not_applicable: dict[str, str]

    @property
    def missing(self) -> list[str]:
        """Clauses that lack code or a test."""
        return [
            clause
            for clause in self.code
            if clause not in self.not_applicable and not (self.code[clause] and self.tests[clause])
        ]


class Rulebook:
    """Collects the steps of a game and which functions carry out which clause, as its modules are imported."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self.steps: dict[str, Callable[..., Any]] = {}
        self.code: dict[str, list[str]] = {}
        self.questions: dict[str, Question] = {}

    def rule(self, *clauses: str) -> Callable[[F], F]:
        """Mark a function or class as carrying out these clauses."""

        def mark(function: F) -> F:
            room = function.__module__.removeprefix(self.package).lstrip(".") or self.name
            place = f"{room}.{function.__qualname__}"
            for clause in clauses:
                self.code.setdefault(clause, []).append(place)
            return function

        return mark

    def step(self, function: F) -> F:
        """Make a function available to the agenda under its own name."""
        assert function.__name__ not in self.steps, f"two steps are called {function.__name__}"
        self.steps[function.__name__] = function
        return function

    def question(
        self,
        key: str,
        rule: str,
        answer: TypeForm[A],
        hints: type[msgspec.Struct] | None = None,
        tried: type[msgspec.Struct] = Verdict,
        former: Callable[[Any], Any] | None = None,
    ) -> Question[A]:
        """Declare a question; the client's types are generated from it."""
        assert key not in self.questions, f"two questions are called {key}"
        declared = self.questions[key] = Question(key, rule, answer, hints, tried, former)
        return declared

    def contents(self) -> Contents:
        """The list of clauses and rulings beside the code."""
        path = resources.files(self.package) / "rulebook.toml"
        try:
            return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Contents)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
            raise BadData(f"{self.name}/rulebook.toml: {error}") from error

    def trace(self, tests: Path) -> Trace:
        """Hold clauses, code and tests against each other; an id that does not exist is an error."""
        package = import_module(self.package)
        for module in walk_packages(package.__path__, self.package + "."):
            import_module(module.name)
        contents = self.contents()
        clauses = contents.clause
        ours = contents.prefix + "-"
        proofs = {name: places for name, places in marked_tests(tests).items() if name.startswith(ours)}
        for place, known in (("code", self.code), ("tests", proofs)):
            unknown = [name for name in known if name not in clauses]
            if unknown:
                raise BadData(f"{self.name}: {place} name clauses that do not exist: {', '.join(unknown)}")
        return Trace(
            self.name,
            {name: self.code.get(name, []) for name in clauses},
            {name: proofs.get(name, []) for name in clauses},
            {name: clause.reason or "" for name, clause in clauses.items() if clause.status == "not applicable"},
        )


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests below a folder by the clauses in their `@pytest.mark.rule(...)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marks(node):
                    found.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return found


def _marks(function: ast.FunctionDef) -> list[str]:
    calls = [node for node in function.decorator_list if isinstance(node, ast.Call)]
    return [
        str(ast.literal_eval(argument))
        for call in calls
        if ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
    ]
