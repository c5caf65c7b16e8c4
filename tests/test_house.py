"""The rules of the house that no other tool checks: layers, sizes, words in both languages, what files may hold."""

import ast
import json
import re
import subprocess
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "huffduff"
WORDS = PACKAGE / "words"
LANGUAGES = ("en", "es")
LONGEST_FILE = 500

# The rooms of a large game; each may use those before it.
ROOMS = ("facts", "ships", "battle", "operations", "captain")
# A part may import parts of its own height and below.
HEIGHT = {"engine": 0, "geometry": 0, "words": 0, "players": 1, "games": 2, "lab": 3, "server": 4, "cli": 5}
IMPURE = {"asyncio", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}

REGISTRY = re.compile(r"\b(?:pypi|npmjs|npmmirror|pythonhosted|yarnpkg)\.(?:org|com|io)\b", re.IGNORECASE)
MACHINE_PATH = re.compile(r"file:/{3}|(?<![\w.:/~}-])/(?:home|root|work|tmp|Users|mnt)/\w|\b[A-Z]:\\\\?Users\b")


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def origin_of(file: Path, node: ast.ImportFrom) -> str:
    """The package or module from which something is imported, relative imports resolved."""
    package = file.relative_to(PACKAGE.parent).parent.parts
    base = [*package[: len(package) - node.level + 1]] if node.level else []
    return ".".join([*base, node.module] if node.module else base)


def imported_modules(file: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports anywhere in it, with the line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(file, node)
            yield node.lineno, origin
            if origin in ("huffduff", "huffduff.games"):
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def layering_faults(importer: str, imported: str) -> bool:
    """Whether an import climbs the house, or reaches from one game into another."""
    upper, lower = importer.split("."), imported.split(".")
    if len(upper) < 2 or len(lower) < 2 or lower[0] != "huffduff" or lower[1] not in HEIGHT:
        return False
    if HEIGHT[lower[1]] > HEIGHT[upper[1]]:
        return True
    return upper[1] == lower[1] == "games" and len(upper) > 2 and len(lower) > 2 and upper[2] != lower[2]


def tracked_files() -> list[Path]:
    """What the repository holds or is about to hold."""
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows which files belong to the project")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def tracked_texts() -> Iterator[tuple[str, str]]:
    for file in tracked_files():
        content = file.read_bytes()
        if b"\0" not in content:
            yield file.relative_to(ROOT).as_posix(), content.decode("utf-8")


def test_every_part_of_the_package_has_its_height() -> None:
    parts = {file.relative_to(PACKAGE).parts[0].removesuffix(".py") for file in sources(PACKAGE)}
    assert parts - {"__init__"} <= set(HEIGHT)


def test_imports_point_one_way() -> None:
    faults = [
        f"{module_name(file)}:{line} imports {imported}"
        for file in sources(PACKAGE)
        for line, imported in imported_modules(file)
        if layering_faults(module_name(file), imported)
    ]
    assert not faults


def modules_imported(file: Path, known: Container[str]) -> Iterator[str]:
    """The modules of this package that a file imports, be it for the type checker alone."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(file, node)
            for name in (f"{origin}.{alias.name}" for alias in node.names):
                if name in known or origin in known:
                    yield name if name in known else origin


def import_cycles(imports: dict[str, set[str]]) -> list[str]:
    """Modules on a way from one that imports itself, in the end, to another: nothing can be taken off either end."""
    left = imports
    while True:
        used = {name for found in left.values() for name in found}
        kept = {name: found & left.keys() for name, found in left.items() if found & left.keys() and name in used}
        if kept == left:
            return sorted(left)
        left = kept


def test_no_modules_import_each_other() -> None:
    files = {module_name(file): file for file in sources(PACKAGE)}
    imports = {name: set(modules_imported(file, files)) for name, file in files.items()}
    assert not import_cycles(imports)


@pytest.mark.parametrize(
    ("imports", "cycle"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, ["b", "c"]),
        ({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}, ["b", "c"]),
        ({"a": {"a"}}, ["a"]),
    ],
)
def test_cycles_of_imports_are_found(imports: dict[str, set[str]], cycle: list[str]) -> None:
    assert import_cycles(imports) == cycle


@pytest.mark.parametrize(
    ("importer", "imported", "fault"),
    [
        ("huffduff.engine.steps", "huffduff.games", True),
        ("huffduff.geometry.hexes", "huffduff.engine.errors", False),
        ("huffduff.games.strait.captain.captain", "huffduff.players", False),
        ("huffduff.players", "huffduff.games", True),
        ("huffduff.games.strait.state", "huffduff.games.chase.state", True),
        ("huffduff.games", "huffduff.games.strait", False),
        ("huffduff.lab.sim", "huffduff.server.web.app", True),
        ("huffduff.server.web.app", "huffduff.cli", True),
        ("huffduff.cli", "huffduff.server.web.app", False),
        ("huffduff.games.strait.state", "msgspec", False),
    ],
)
def test_climbing_imports_are_told_from_others(importer: str, imported: str, fault: bool) -> None:
    assert layering_faults(importer, imported) is fault


def test_rules_and_players_reach_for_neither_dice_nor_clock_nor_system() -> None:
    faults = [
        f"{module_name(file)}:{line} imports {imported}"
        for folder in (PACKAGE / "games", PACKAGE / "geometry", PACKAGE / "players")
        for file in sources(folder)
        for line, imported in imported_modules(file)
        if imported.split(".")[0] in IMPURE
    ]
    assert not faults


@pytest.mark.parametrize("game", ["chase"])
def test_the_rooms_of_a_game_stand_one_above_the_other(game: str) -> None:
    faults = [
        f"{room}/{file.name} imports {imported}"
        for height, room in enumerate(ROOMS)
        for file in sources(PACKAGE / "games" / game / room)
        for _, imported in imported_modules(file)
        for above in ROOMS[height + 1 :]
        if f"{imported}.".startswith(f"huffduff.games.{game}.{above}.")
    ]
    assert not faults


def test_captains_name_no_hex() -> None:
    named = re.compile(r"""["'](?!KG)[A-Z]{1,2}[1-9][0-9]?["']""")
    faults = [
        f"{module_name(file)}: {found.group()}"
        for file in sources(PACKAGE / "games")
        if file.parent.name == "captain"
        for found in named.finditer(file.read_text(encoding="utf-8"))
    ]
    assert not faults


def test_no_source_file_is_too_long() -> None:
    lengths = {module_name(file): file.read_text(encoding="utf-8").count("\n") for file in sources(PACKAGE)}
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FILE}


class Entry(NamedTuple):
    """What two translations of one message must have in common."""

    variables: frozenset[str]
    attributes: frozenset[str]


class Variables(Visitor):
    """Collects the variables that a message uses, in its value and in its attributes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (the parser's naming)
        self.names.add(node.id.name)


def entries(language: str, file_name: str) -> dict[str, Entry]:
    """The messages and terms of one Fluent file; text that is not Fluent, or an id given twice, is an error."""
    found: dict[str, Entry] = {}
    resource = FluentParser(with_spans=False).parse((WORDS / language / file_name).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{file_name}: {entry.content}"
        if isinstance(entry, fluent.Message | fluent.Term):
            name = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert name not in found, f"{language}/{file_name}: {name} twice"
            variables = Variables()
            variables.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[name] = Entry(frozenset(variables.names), attributes)
    return found


def word_files() -> list[str]:
    return sorted({file.name for language in LANGUAGES for file in (WORDS / language).glob("*.ftl")})


@pytest.mark.parametrize("file_name", word_files())
def test_words_are_complete_in_both_languages(file_name: str) -> None:
    english, spanish = (entries(language, file_name) for language in LANGUAGES)
    assert english.keys() == spanish.keys()
    assert {name: entry for name, entry in english.items() if spanish[name] != entry} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_defined_in_two_files(language: str) -> None:
    home: dict[str, str] = {}
    for file_name in word_files():
        for name in entries(language, file_name):
            assert home.setdefault(name, file_name) == file_name, name


def test_no_file_names_a_registry_or_a_machine() -> None:
    faults = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in tracked_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if REGISTRY.search(line) or MACHINE_PATH.search(line)
    ]
    assert not faults


def test_the_forbidden_addresses_are_recognised() -> None:
    assert REGISTRY.search("https://files." + "pythonhosted" + ".org/x")
    assert MACHINE_PATH.search("see /" + "home/me/x")
    assert not MACHINE_PATH.search("href='https://example.org/home/page' and ../work/x")


def test_text_files_end_with_a_newline_of_the_right_kind() -> None:
    assert not [name for name, text in tracked_texts() if text and (not text.endswith("\n") or "\r" in text)]


def addresses(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "resolved" in value:
            yield value["resolved"]
        for part in value.values():
            yield from addresses(part)


def test_the_client_lock_names_no_place_to_download_from() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["lockfileVersion"] >= 3
    assert not list(addresses(lock))
    assert not [
        name
        for name, package in lock["packages"].items()
        if name.startswith("node_modules/") and "integrity" not in package
    ]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "requirements-node.txt"])
def test_every_locked_package_has_its_hashes(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    packages = [number for number, line in enumerate(lines) if re.match(r"[a-z]", line)]
    assert packages
    for number in packages:
        assert re.fullmatch(r"[a-z0-9.-]+==\S+ \\", lines[number])
        assert lines[number + 1].startswith("    --hash=sha256:")
    assert not [line for line in lines if re.match(r"-|.*://", line)]


def test_the_two_python_locks_agree() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9.-]+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))

    assert pins("requirements.txt") < pins("requirements-dev.txt")
