"""Papers made from rulebooks and data: what was ruled where the books are silent, and where values come from."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from huffduff import games
from huffduff.engine.data import Origin
from huffduff.engine.game import Game
from huffduff.words import Words

MADE = "<!-- Made by `huffduff docs`; change the rulebooks, the data or the words and run it again. -->\n"

RULINGS = """# Rulings

Where a rulebook is silent, unclear or contradicts itself, this is how we play it, with the clauses that depend on it.
"""

PROVENANCE = """# Provenance

Where the values in the data files come from. Each file says it for all of its values, and names the exceptions.

- *printed*: in the text of the rulebook
- *implied*: forced by a worked example of the rulebook
- *transcribed*: from a public transcription of the printed component
- *derived*: worked out from historical facts or from other values
- *reconstructed*: our own choice, with the reason
"""


def text_of(clause: str) -> str:
    """The key of a clause's text: Fluent has no dots in its keys."""
    return clause.replace(".", "-")


def rulings(shelf: Iterable[Game], words: Words) -> str:
    """Every ruling of every game."""
    lines = [MADE, RULINGS]
    for game in shelf:
        contents = game.book.contents()
        lines.append(f"## {words(f'{game.name}-title')}\n")
        for name, ruling in contents.ruling.items():
            bearing = [clause for clause, entry in contents.clause.items() if name in entry.rulings]
            clauses = ", ".join(dict.fromkeys([*bearing, *ruling.clauses]))
            option = words(f"{game.name}-option-{ruling.option}") if ruling.option else ""
            ends = [f"Clauses: {clauses}." if clauses else "", f"Option: *{option}*." if option else ""]
            lines.append(" ".join([f"- **{name}.**", words(f"{contents.prefix}-{name}"), *filter(None, ends)]))
        lines.append("")
    return "\n".join(lines)


def provenance(shelf: Iterable[Game], words: Words) -> str:
    """The origin of every value of every game."""
    lines = [MADE, PROVENANCE]
    for game in shelf:
        lines.append(f"## {words(f'{game.name}-title')}\n")
        origins: tuple[Origin, ...] = game.load_data(None).origins
        for whole in (origin for origin in origins if origin.key == "*"):
            reason = f": {whole.why}" if whole.why else ""
            lines.append(f"### `{whole.file}`\n\nUnless it says otherwise, *{whole.source}*{reason}.\n")
            lines += _exceptions([origin for origin in origins if origin.file == whole.file and origin.key != "*"])
    return "\n".join(lines)


def _exceptions(origins: list[Origin]) -> list[str]:
    """A table of the values that come from elsewhere; a value that many things of a list have takes one row."""
    rows: dict[tuple[str, str, str], list[str]] = {}
    for origin in origins:
        whose = re.findall(r"\[([^]]*)\]", origin.key)
        value = re.sub(r"\[[^]]*\]", "", origin.key)
        rows.setdefault((origin.source, value, origin.why), []).append(" ".join(whose))
    if not rows:
        return []
    table = [f"| {source} | `{value}` | {', '.join(whose)} | {why} |" for (source, value, why), whose in rows.items()]
    return ["| source | value | of | why |", "|---|---|---|---|", *sorted(table), ""]


PAPERS: dict[str, Callable[[Iterable[Game], Words], str]] = {"rulings.md": rulings, "provenance.md": provenance}


def write_all(shelf: Iterable[Game] | None = None) -> dict[str, str]:
    """The text of every paper by the name of its file, in English."""
    found: list[Any] = [games.game(name) for name in games.GAMES] if shelf is None else list(shelf)
    return {name: paper(found, Words("en")) for name, paper in PAPERS.items()}
