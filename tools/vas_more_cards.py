"""Imports the further ship cards of Victory at Sea from a community transcription, once, and reports what it did.

    python tools/vas_more_cards.py TRANSCRIPTION

TRANSCRIPTION is a table with one weapon line a row (tab separated).  Written are `more.toml` among the game's data and
`docs/vas-more-cards.md`, which counts every spelling that was made uniform and names every card that was left out:
nothing is guessed and nothing is lost silently.  The tracked file is the source afterwards.
"""

import csv
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from huffduff.engine.data import Loader
from huffduff.engine.errors import BadData
from huffduff.games.vas.facts.checks import check_card
from huffduff.games.vas.facts.load import FILES, PACKAGE
from huffduff.games.vas.facts.rows import Origins, Refit, ShipRow, Ships, WeaponLine, card, refitted
from huffduff.games.vas.facts.words import CardId

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src" / "huffduff" / "games" / "vas" / "data"
REPORT = ROOT / "docs" / "vas-more-cards.md"

NAVIES = {"The Imperial Japanese Navy": "JP", "The Kriegsmarine": "DE", "The Royal Navy": "GB", "The US Navy": "US"}
# Length and beam in metres, and the year of the first ship, by class; single ships that came later stand below.
CLASSES = {
    "Mogami": (201.6, 20.6, 1935),
    "Furutaka": (185.2, 16.9, 1926),
    "Fubuki": (118.4, 10.4, 1928),
    "Shiretoko": (138.7, 17.7, 1920),
    "Shokaku": (257.5, 26.0, 1941),
    "Kongo": (222.0, 31.0, 1937),
    "Agano": (174.5, 15.2, 1942),
    "Kagero": (118.5, 10.8, 1939),
    "Yamato": (263.0, 38.9, 1941),
    "Bismarck": (251.0, 36.0, 1940),
    "Scharnhorst": (235.0, 30.0, 1939),
    "Admiral Hipper": (202.8, 21.3, 1939),
    "Type 1936A": (127.0, 12.0, 1940),
    "Konigsberg": (174.0, 15.3, 1929),
    "Dido": (156.1, 15.4, 1940),
    "Edinburgh": (187.0, 19.3, 1939),
    "Queen Elizabeth": (196.8, 31.8, 1937),
    "King George V": (227.1, 31.4, 1940),
    "Leander": (169.0, 17.0, 1933),
    "Dale": (146.5, 18.8, 1937),
    "Portland": (185.9, 20.1, 1933),
    "New Mexico": (190.2, 29.7, 1917),
    "Fletcher": (114.8, 12.1, 1942),
    "Essex": (265.8, 28.3, 1943),
    "Pennsylvania": (185.3, 32.4, 1916),
    "Cimarron": (168.6, 22.9, 1939),
    "Iowa": (270.4, 33.0, 1943),
}
YEARS = {
    **dict.fromkeys(("Shikinami", "Shirakumo", "Hatsuyuki", "Murakumo", "Uranami", "Miyuki", "Isonami"), 1929),
    **dict.fromkeys(("Ayanami", "Asagiri", "Amagiri", "Yugiri"), 1930),
    **dict.fromkeys(("Akebono", "Oboro", "Sagiri", "Ushio"), 1931),
    "Sazanami": 1932,
    **dict.fromkeys(("Amatsukaze", "Hayashio", "Natsushio", "Oyashio", "Kuroshio", "Hatsukaze", "Yukikaze"), 1940),
    **dict.fromkeys(("Isokaze", "Tokitsukaze", "Urakaze"), 1940),
    **dict.fromkeys(("Akigumo", "Arashi", "Hagikaze", "Hamakaze", "Maikaze", "Nowaki", "Tanikaze"), 1941),
    **dict.fromkeys(("Noshiro", "Yahagi"), 1943),
    "Sakawa": 1944,
    "Musashi": 1942,
    "Tirpitz": 1940,
    "Prinz Eugen": 1940,
    **dict.fromkeys(("Z25", "Z26", "Z27", "Z28", "Z29", "Z30"), 1941),
    "Duke of York": 1941,
    "Prince of Wales": 1941,
    **dict.fromkeys(("Anson", "Howe"), 1942),
    **dict.fromkeys(("Neptune", "Orion"), 1934),
    "Ajax": 1935,
    **dict.fromkeys(("Stevens", "Halford"), 1943),
    "New Jersey": 1943,
    **dict.fromkeys(("Missouri", "Wisconsin"), 1944),
    **dict.fromkeys(("Yorktown", "Lexington", "Bunker Hill", "Intrepid", "Hornet", "Wasp"), 1943),
    **dict.fromkeys(("Franklin", "Hancock", "Ticonderoga", "Shangri-La", "Bennington", "Randolph"), 1944),
    "Bon Homme Richard": 1944,
    **dict.fromkeys(("Boxer", "Lake Champlain", "Antietam", "Tarawa", "Princeton"), 1945),
}
NAMES = {"Konigsberg": "Königsberg", "Koln": "Köln", "Blucher": "Blücher", "Lake Champaign": "Lake Champlain"}
ARCS = {"Fore": "F", "Forward": "F", "Port": "P", "Starboard": "S", "Starboad": "S", "Aft": "A"}
TRAITS = {"Armored Deck": "Armoured Deck", "Sub-hunter": "Sub-Hunter", "Depth-Charges": "Depth Charge"}
VARIANT = re.compile(
    r"(?P<name>.+?)(?: (?P<before>Prior to \d{4})| (?:Refit )?(?P<year>\d{4})(?:-\d{4})?)?(?P<note> - .+)?"
)
HEAD = """\
# Further ships of four navies and later refits of curated ones; `docs/vas-more-cards.md` tells what was left out.

[provenance]
source = "transcribed"
why = "a public community transcription of the ship cards; years and sizes of models are historical"
"""
# A line of the transcription that the curated card of the same ship reads as two mounts.
MOUNTS = {"Port/Starboard Mk 15 Torpedoes": 2}


class Report:
    """What was made uniform, and what was left out and why."""

    def __init__(self) -> None:
        self.uniform: Counter[str] = Counter()
        self.left_out: dict[str, str] = {}
        self.curated: list[str] = []

    def text(self, cards: int) -> str:
        parts = [
            "# The further cards of Victory at Sea",
            "",
            "Written by `tools/vas_more_cards.py`. The pack `more.toml` holds cards of four navies from a public",
            "community transcription of the printed ones. Years of commissioning and sizes of models are historical.",
            "",
            f"{cards} cards were taken over, refits counted.",
            "",
            "## Spellings made uniform",
            "",
            *(f"- {text}: {count}" for text, count in sorted(self.uniform.items())),
            "",
            "## Cards left out",
            "",
            *(f"- {name}: {why}" for name, why in sorted(self.left_out.items())),
            "",
            "## Cards that the curated ones replace",
            "",
            f"{', '.join(self.curated)}.",
            "",
        ]
        return "\n".join(parts)


def inches(text: str) -> int:
    return int(text.replace('"', ""))


def weapon_lines(row: dict[str, str], report: Report) -> list[WeaponLine]:
    """One transcribed row as one weapon line, or as several where it says "x 2"."""
    name = re.sub(r"\s+", " ", row["weapon"]).strip()
    plain = name.replace("Lights Guns", "Light Guns").replace("( ", "(").replace("24x", "24 x")
    plain = plain.replace("G7s/T-1", "G7a/T-1").replace("Mk15", "Mk 15").replace("Mk IX**", "Mk IX")
    plain = re.sub(r"^Turret ([A-Z]+) ", r"\1 Turret ", plain)
    if name.startswith("Turret"):
        report.uniform["weapon 'Turret A' is 'A Turret', and so on"] += 1
    elif plain != name:
        report.uniform[f"weapon {name!r} is {plain!r}"] += 1
    if plain.endswith("Inoperable"):
        report.uniform["an inoperable turret is no weapon"] += 1
        return []
    copies = MOUNTS.get(plain, 1)
    if copies > 1:
        report.uniform[f"{plain!r} is {copies} mounts, as on the curated card"] += 1
    if several := re.fullmatch(r"(.+) x ?(\d)", plain):
        plain, copies = several[1], int(several[2])
        report.uniform[f"{name!r} is {copies} mounts"] += 1
    arcs = "".join(ARCS[arc] for arc in row["arcs"].split(", "))
    arcs = "".join(letter for letter in "FAPS" if letter in arcs)
    if "Starboad" in row["arcs"]:
        report.uniform["arc 'Starboad' is Starboard"] += 1
    if "Forward" in row["arcs"]:
        report.uniform["arc 'Forward' is Fore"] += 1
    if plain == "AA Battery" and row["dd"] != "-":
        report.uniform["the Damage Dice of an AA battery are dropped: whatever it hits is destroyed"] += 1
    traits = tuple(trait for text in row["wtraits"].split(",") if (trait := text.strip()) not in ("", "-"))
    if plain == "AA Battery" and (row["extreme"] == "-" or row["class"].startswith("Dale")):
        if row["extreme"] != "-":
            report.uniform["the AA battery of the Dale class has no bands, and so no dice but Local ones"] += 1
        return [WeaponLine(plain, traits=traits)]
    bands = [inches(row[band]) for band in ("pb", "short", "long", "extreme")]
    if row["class"].startswith("Edinburgh") and bands == [5, 10, 18, 20]:
        bands[2] = 15
        report.uniform["the long band of the 4-inch of Edinburgh and Belfast is 15, not 18"] += 1
    ap = 0 if row["ap"] == "-" else int(row["ap"])
    line = WeaponLine(plain, arcs, (*bands,), int(row["ad"]), ap, int(row["dd"].replace("-", "0")), traits)  # type: ignore[arg-type]
    return [line] * copies


def ship_traits(row: dict[str, str], report: Report) -> tuple[str, ...]:
    """The traits of a ship as our data spell them."""
    found = []
    for text in filter(None, (part.strip() for part in row["traits"].split(","))):
        trait = TRAITS.get(text, text)
        if flights := re.fullmatch(r"(\d+) Flights", text):
            trait = f"Flights {flights[1]}"
        if row["class"].startswith("New Mexico") and text == "Aircraft 4":
            trait = "Aircraft 3"
        if trait != text:
            report.uniform[f"trait {text!r} is {trait!r}"] += 1
        found.append(trait)
    return tuple(found)


def ship_row(name: str, year: int, rows: list[dict[str, str]], report: Report) -> ShipRow:
    """The transcribed rows of one variant as a row of our data."""
    first = rows[0]
    kind = first["class"].split("-Class")[0]
    length, beam, commissioned = CLASSES[kind]
    type_ = first["type"].lower()
    if type_ == "furutaka":
        type_ = "cruiser"
        report.uniform["type 'Furutaka' is Cruiser"] += 1
    return ShipRow(
        re.sub(r"[^a-z0-9]+", "-", name.lower().replace("ö", "o").replace("ü", "u")).strip("-"),
        name,
        NAVIES[first["navy"]],  # type: ignore[arg-type]
        kind,
        type_,  # type: ignore[arg-type]
        year or YEARS.get(name, commissioned),
        int(first["points"]),
        inches(first["flank"]),
        int(first["armour"].rstrip("+")),
        (int(first["hull"]), int(first["crippled"])),
        ship_traits(first, report),
        length,
        beam,
        tuple(line for row in rows for line in weapon_lines(row, report)),
    )


def mirrored(row: ShipRow) -> bool:
    """Whether every torpedo mount to port has its like to starboard."""
    sides = [
        sorted(line.name.removeprefix(side) + str(line.ad) for line in row.weapons if line.name.startswith(side + " "))
        for side in ("Port", "Starboard")
    ]
    return sides[0] == sides[1]


def change(before: ShipRow, after: ShipRow) -> Refit:
    """What a refit changed."""
    found: dict[str, Any] = {
        field: getattr(after, field)
        for field in ("speed", "armour", "hull", "traits", "weapons")
        if getattr(after, field) != getattr(before, field)
    }
    if "weapons" in found and only_local(before, after):
        del found["weapons"]
        battery = next(line for line in after.weapons if line.name == "AA Battery")
        found["local"] = int(battery.traits[0].removeprefix("Local "))
    return Refit(after.year, after.points, **found)


def only_local(before: ShipRow, after: ShipRow) -> bool:
    """Whether two sets of weapons differ in the Local score of the AA battery alone."""
    plain = [
        [msgspec.structs.replace(line, traits=()) if line.name == "AA Battery" else line for line in row.weapons]
        for row in (before, after)
    ]
    return plain[0] == plain[1] and all(len(line.traits) == 1 for line in after.weapons if line.name == "AA Battery")


def curated_rows() -> dict[str, ShipRow]:
    """The ships of the curated files, each with her latest refit."""
    loader = Loader(PACKAGE)
    found: dict[str, ShipRow] = {}
    for name, _, pack in FILES:
        for row in loader.read(name, Ships).ship if pack == "core" else ():
            for refit in row.refit:
                row = refitted(row, refit)
            found[row.id] = row
    return found


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, WeaponLine):
        fields = {name: item for name, item in msgspec.structs.asdict(value).items() if item not in (None, ())}
        if value.name == "AA Battery":
            kept = ("name", "range", "ad", "traits") if value.range else ("name", "traits")
            fields = {name: item for name, item in fields.items() if name in kept}
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in fields.items()) + " }"
    if isinstance(value, tuple | list):
        if value and isinstance(value[0], WeaponLine):
            return "[\n" + "".join(f"  {toml(item)},\n" for item in value) + "]"
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return str(value)


def section(title: str, fields: dict[str, Any]) -> str:
    return f"[[{title}]]\n" + "".join(f"{name} = {toml(item)}\n" for name, item in fields.items() if item is not None)


def imported(rows: list[dict[str, str]], report: Report) -> tuple[list[ShipRow], list[tuple[str, Refit]]]:
    """New ships with their refits, and refits of ships that have a curated card."""
    variants: dict[tuple[str, str], list[dict[str, str]]] = {}
    for row in rows:
        variants.setdefault((row["class"], row["variant"].strip()), []).append(row)
    ships: dict[tuple[str, str], dict[int, ShipRow]] = {}
    for (_, variant), lines in variants.items():
        found = VARIANT.fullmatch(variant)
        assert found is not None
        name = NAMES.get(found["name"], found["name"])
        name = re.sub("-Class$", " class", name)
        if name != found["name"]:
            report.uniform[f"name {found['name']!r} is {name!r}"] += 1
        reason = left_out(found["note"], lines)
        if reason:
            report.left_out[variant] = reason
            continue
        made = ship_row(name, int(found["year"] or 0), lines, report)
        ships.setdefault((made.ship_class, made.id), {})[made.year if found["year"] else 0] = made
    return placed(ships, report)


def left_out(note: str | None, lines: list[dict[str, str]]) -> str:
    """Why a variant cannot be taken over, if it cannot."""
    if note:
        return f"two cards for one year, or one that never was: {note.strip(' -')}"
    for row in lines:
        if row["weapon"] != "AA Battery" and "Inoperable" not in row["weapon"] and not row["ad"].isdigit():
            return f"{row['weapon']} has no dice"
    return ""


def placed(
    ships: dict[tuple[str, str], dict[int, ShipRow]], report: Report
) -> tuple[list[ShipRow], list[tuple[str, Refit]]]:
    """Ships of our own pack, and refits of curated ships whose earlier card agrees with the curated one."""
    curated = curated_rows()
    fresh: list[ShipRow] = []
    refits: list[tuple[str, Refit]] = []
    for (kind, name), cards in ships.items():
        ours = curated.get(name)
        if ours is not None and ours.ship_class.split(" (")[0] == kind:
            refits.extend((name, refit) for refit in _later(ours, cards, report))
            continue
        if ours is not None or any(row.id == name for row in fresh):
            name = f"{name}-{kind.lower()}"
        row = cards.get(0) or cards[min(cards)]
        made = _ship(msgspec.structs.replace(row, id=name), cards, report)
        if made is not None:
            fresh.append(made)
    return fresh, refits


def _sound(row: ShipRow, label: str, report: Report) -> bool:
    try:
        check_card(card(row, CardId(row.id), Origins("more.toml", "transcribed", "more")))
    except BadData as error:
        report.left_out[label] = str(error)
        return False
    if not mirrored(row):
        report.left_out[label] = "a torpedo mount on one side only"
        return False
    return True


def _ship(row: ShipRow, cards: dict[int, ShipRow], report: Report) -> ShipRow | None:
    """A ship with those of her refits that are sound."""
    if not _sound(row, row.name, report):
        return None
    refits: list[Refit] = []
    now = row
    for year in sorted(year for year in cards if year and cards[year] is not row and year >= row.year):
        after = cards[year]
        if _sound(after, f"{row.name} {year}", report):
            refits.append(change(now, after))
            now = after
    for year in sorted(year for year in cards if 0 < year < row.year):
        report.left_out[f"{row.name} {year}"] = f"a refit before she was commissioned in {row.year}"
    return msgspec.structs.replace(row, refit=tuple(refits))


def _later(ours: ShipRow, cards: dict[int, ShipRow], report: Report) -> list[Refit]:
    """Refits later than the curated card, if the transcription agrees with it about the ship herself."""
    found: list[Refit] = []
    now = ours
    for year, row in sorted(cards.items()):
        label = f"{ours.name} {year or ''}".strip()
        if year <= ours.year:
            report.curated.append(label)
            continue
        if ours.id == "tirpitz":
            row = tirpitz(row)
            report.uniform["Tirpitz keeps the Hull of the printed card, and her torpedo mounts are alike"] += 1
        differs = [field for field in ("type", "armour", "hull") if getattr(row, field) != getattr(ours, field)]
        if differs:
            report.left_out[label] = f"{', '.join(differs)} contradict the curated card"
        elif _sound(row, label, report):
            found.append(change(now, row))
            now = row
    return found


def tirpitz(row: ShipRow) -> ShipRow:
    """The starboard torpedo mount mirrors the port one, where only that was transcribed; Hull as printed."""
    ports = [line for line in row.weapons if line.name.startswith("Port ")]
    others = tuple(line for line in row.weapons if not line.name.startswith("Starboard "))
    starboards = tuple(
        msgspec.structs.replace(line, name=line.name.replace("Port", "Starboard"), arcs="S") for line in ports
    )
    battery = next(n for n, line in enumerate(others) if line.name == "AA Battery")
    weapons = (*others[:battery], *starboards, *others[battery:])
    return msgspec.structs.replace(row, hull=(102, 34), weapons=weapons)


def main(transcription: str) -> None:
    report = Report()
    with Path(transcription).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    fresh, refits = imported(rows, report)
    parts = [HEAD]
    parts.extend(section("refit", {"of": name, **msgspec.structs.asdict(refit)}) for name, refit in refits)
    for row in fresh:
        fields = msgspec.structs.asdict(row)
        shown = {("class" if k == "ship_class" else k.replace("_m", "-m")): v for k, v in fields.items()}
        del shown["members"], shown["refit"]
        parts.append(section("ship", shown))
        parts.extend(section("ship.refit", msgspec.structs.asdict(refit)) for refit in row.refit)
    (DATA / "more.toml").write_text("\n".join(parts), encoding="utf-8")
    cards = len(refits) + sum(1 + len(row.refit) for row in fresh)
    REPORT.write_text(report.text(cards), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
