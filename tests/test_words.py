"""Sentences for the command line: the right language, names for ids, and a text for every key."""

import re
from pathlib import Path

import pytest

from huffduff.games import GAMES
from huffduff.words import LANGUAGES, Words, preferred

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "huffduff"


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {}, "en"),
        ("es", {"LANG": "en_GB.UTF-8"}, "es"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "en_US", "LANG": "es_ES"}, "en"),
        (None, {"LANGUAGE": "gl:es:en", "LANG": "en_GB"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("xx", {"LC_MESSAGES": "es"}, "es"),
    ],
)
def test_the_language_is_asked_for_or_found(wanted: str | None, environment: dict[str, str], language: str) -> None:
    assert preferred(wanted, environment) == language


def test_parameters_are_named_before_they_are_shown() -> None:
    params = {"ship": "hood", "target": "bismarck", "points": 1}

    def namer(name: str, value: object) -> object:
        return str(value).title() if name in ("ship", "target") else value

    assert Words("en")("strait-fires", params, namer) == "Hood fires at Bismarck with 1 captain point."
    assert Words("es")("strait-fires", params, namer) == "El Hood dispara al Bismarck con 1 punto de capitán."


def test_attributes_have_texts_of_their_own() -> None:
    words = Words("en")
    assert words.has("strait-title.text")
    assert words("strait-title.text") != words("strait-title")
    assert not words.has("strait-title.nothing")


@pytest.mark.parametrize(("language", "text"), [("en", "Movement Phase"), ("es", "Fase: Movimiento")])
def test_a_text_quotes_texts_of_other_files(language: str, text: str) -> None:
    assert Words(language)("vas-phase", {"phase": "movement"}) == text


def test_a_key_without_a_text_shows_itself() -> None:
    words = Words("es")
    assert words("no-such-key", {"ship": "hood"}) == "no-such-key"
    assert not words.has("no-such-key")


def test_what_no_sentence_shows_is_left_out() -> None:
    words = Words("en")
    assert words("strait-holds-fire", {"ship": ["hood"]}) == " holds her fire."
    assert words("strait-holds-fire", {"ship": True}) == "yes holds her fire."


def keys_in(folder: Path, prefix: str) -> set[str]:
    """The text keys that stand in the code as they are."""
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        found |= set(re.findall(rf'"({prefix}-[a-z-]+[a-z])"', file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["cli", "engine"])
def test_every_key_in_the_code_has_a_text(language: str, prefix: str) -> None:
    words = Words(language)
    keys = keys_in(PACKAGE, prefix)
    assert len(keys) > 5
    assert not [key for key in sorted(keys) if not words.has(key)]


def code() -> str:
    """All that could say something: the package, the client, and the texts that are parts of others."""
    client = PACKAGE.parent.parent / "client" / "src"
    files = [*PACKAGE.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def put_together(text: str) -> re.Pattern[str]:
    """The keys that code makes out of a fixed part and words of a game; the game itself may be the first of them."""
    made = [re.sub(r"\$?\{[^{}]*\}", "\0", key) for key in re.findall(r'[f`]"?([^"`\s]*\{[^"`\n]*)["`]', text)]
    made += [f"{begun}\0" for begun in re.findall(r"`([a-z]+-[a-z-]+-)\$\{", text)]
    fixed = {key for key in made if re.fullmatch(r"\0?[a-z-]*[a-z-]{4}[\w\0-]*", key)}
    games = "|".join(GAMES)
    return re.compile("|".join(re.sub("\0", r"[\\w-]+", re.sub("^\0", f"(?:{games})", key)) for key in sorted(fixed)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language: str) -> None:
    text = code()
    made, named = put_together(text), set(re.findall(r"[\w-]+", text))
    files = [file for file in sorted((PACKAGE / "words" / language).glob("*.ftl")) if "-rules" not in file.name]
    written = {file.name: file.read_text(encoding="utf-8") for file in files}
    named |= {name for page in written.values() for name in re.findall(r"\{ (-?[\w-]+)", page)}
    left = [
        f"{file}: {key}"
        for file, page in written.items()
        for key in re.findall(r"^(-?[\w-]+) =", page, re.MULTILINE)
        if key not in named and not made.fullmatch(key)
    ]
    assert not left


# How one says "you" to a stranger: the word itself, orders given that way, and what is his.
FORMAL = re.compile(
    r"\b[Uu]sted(es)?\b|\bsuy[oa]s? en\b|(?:= |\. |: )(?:Elija|Organice|Haga|Ocupe|Indique|Nombre al|Pulse|Mueva|Ponga|"
    r"Escoja|Coloque|Trace|Envíe|Decida|Arrastre|No tiene ninguna|No puede tener)\b"
)


def test_spanish_speaks_to_its_reader_as_to_a_friend() -> None:
    formal = [
        f"{path.name}: {line}"
        for path in sorted((PACKAGE / "words" / "es").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not path.name.endswith("-rules.ftl") and FORMAL.search(line)
    ]
    assert not formal
    assert FORMAL.search("sink-ask = Elija un hexágono")


@pytest.mark.parametrize(
    ("key", "count", "one", "several"),
    [
        ("client-chase-search-record", "calls", "1 hex called", "2 hexes called"),
        ("client-chase-search-record", "found", "1 unit found", "2 units found"),
        ("chase-refuse-fuel", "need", "1 point of", "2 points of"),
    ],
)
def test_one_is_not_several(key: str, count: str, one: str, several: str) -> None:
    others = {"side": "Allied", "ship": "Hood", "calls": 0, "found": 0, "fuel": 0}
    for number, said in ((1, one), (2, several)):
        assert said in Words("en")(key, {**others, count: number})
