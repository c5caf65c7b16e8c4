"""Data with provenance: TOML files that say of every value where it comes from, and packs that replace them."""

import hashlib
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from huffduff.engine.errors import BadData

SOURCES = ("printed", "implied", "transcribed", "derived", "reconstructed")

T = TypeVar("T")


class Origin(msgspec.Struct, frozen=True):
    """Where one value, or all values of a file that say nothing else, come from."""

    file: str
    key: str
    source: str
    why: str


class Loader:
    """Reads a game's data files, from a pack where it has them, and keeps the origin of every value."""

    def __init__(self, package: str, pack: Path | None = None) -> None:
        self._data = resources.files(package) / "data"
        self._game = package.rpartition(".")[2]
        self._pack = pack
        self._hash = hashlib.sha256()
        self.origins: list[Origin] = []
        self._refuse_strangers()

    @property
    def digest(self) -> str:
        """A fingerprint of everything read so far, for the headers of records."""
        return self._hash.hexdigest()

    def read(self, name: str, kind: type[T]) -> T:
        """One file as a frozen object; unknown keys, missing sources and impossible values are refused."""
        label, raw = self._bytes(name)
        self._hash.update(name.encode() + b"\0" + raw + b"\0")
        try:
            content = tomllib.loads(raw.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{label}: {error}") from error
        provenance = content.pop("provenance", None)
        if not isinstance(provenance, dict):
            raise BadData(f"{label}: [provenance] is missing")
        self._origin(label, "*", provenance.get("source"), str(provenance.get("why", "")))
        try:
            return msgspec.convert(self._strip(label, "", content), kind)
        except msgspec.ValidationError as error:
            raise BadData(f"{label}: {error}") from error

    def _refuse_strangers(self) -> None:
        """A file of a pack that takes no other's place would be passed over in silence."""
        ours = sorted(file.name for file in self._data.iterdir() if file.name.endswith(".toml"))
        for file in sorted((self._pack / self._game).glob("*.toml")) if self._pack else ():
            if file.name not in ours:
                raise BadData(f"{self._game}/{file.name} (pack): not one of {', '.join(ours)}")

    def _bytes(self, name: str) -> tuple[str, bytes]:
        if self._pack is not None:
            replaced = self._pack / self._game / name
            if replaced.is_file():
                return f"{self._game}/{name} (pack)", replaced.read_bytes()
        return f"{self._game}/{name}", (self._data / name).read_bytes()

    def _origin(self, label: str, key: str, source: Any, why: str) -> None:
        if source not in SOURCES:
            raise BadData(f"{label}: {key}: the source is {source!r}, not one of {', '.join(SOURCES)}")
        if source == "reconstructed" and key == "*" and not why:
            raise BadData(f"{label}: {key}: reconstructed values need a reason (why)")
        self.origins.append(Origin(label, key, source, why))

    def _strip(self, label: str, key: str, value: Any) -> Any:
        """The content without `sources` and `why`, which are checked and remembered."""
        if isinstance(value, list):
            return [self._strip(label, f"{key}[{_name(item, number)}]", item) for number, item in enumerate(value)]
        if not isinstance(value, dict):
            return value
        sources = value.get("sources", {})
        if not isinstance(sources, dict):
            raise BadData(f"{label}: {key}: sources is not a table")
        for field, source in sources.items():
            if field not in value:
                raise BadData(f"{label}: {key}: a source is given for {field!r}, which is not there")
            self._origin(label, f"{key}.{field}".lstrip("."), source, str(value.get("why", "")))
        rest = {name: item for name, item in value.items() if name not in ("sources", "why")}
        return {name: self._strip(label, f"{key}.{name}".lstrip("."), item) for name, item in rest.items()}


def _name(item: Any, number: int) -> str:
    return str(item.get("id", number)) if isinstance(item, dict) else str(number)
