"""Sentences out of the Fluent files, for the command line; the client reads the same files in the browser."""

import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es")
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*)[ .}]")  # a text that another one quotes

# Replaces ids among the parameters by what people call them; what is no id stays as it is.
Namer = Callable[[str, Any], Any]


def preferred(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, else the first of the environment's that we speak, else English."""
    named = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for tag in (wanted or "", *named[0].split(":"), *named[1:]):
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return LANGUAGES[0]


def same(name: str, value: Any) -> Any:  # noqa: ARG001
    return value


class Words:
    """The texts of one language.  A file is parsed when the first of its texts is wanted, because that takes long, and
    with it the files of the texts that it quotes."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [file for file in (resources.files(__name__) / language).iterdir() if file.name.endswith(".ftl")]
        self._unread = [file.read_text(encoding="utf-8") for file in files]

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def __call__(self, key: str, params: Mapping[str, Any] | None = None, namer: Namer = same) -> str:
        """The sentence for a key, or for an attribute of it (`key.attribute`); a key without a text shows itself."""
        pattern = self._pattern(key)
        if pattern is None:
            return key
        shown = {name: _shown(namer(name, value)) for name, value in (params or {}).items()}
        text, _ = self._bundle.format_pattern(pattern, shown)
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            holding = re.compile(rf"^{re.escape(name)} *=", re.MULTILINE)
            source = next((source for source in self._unread if holding.search(source)), None)
            if source is None:
                return None
            self._unread.remove(source)
            self._bundle.add_resource(FluentResource(source))
            for quoted in dict.fromkeys(REFERENCE.findall(source)):
                self._pattern(quoted)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _shown(value: Any) -> str | int | float:
    """Text and numbers as they are, truth as yes or no, and anything else, which no sentence shows, as nothing."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int | float) else ""
