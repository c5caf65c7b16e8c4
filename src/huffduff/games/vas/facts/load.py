"""All the data of the game, read once, checked and frozen."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.battles import Scenario, Scenarios, check_scenario
from huffduff.games.vas.facts.cards import Card, Plane, plain_letters
from huffduff.games.vas.facts.checks import check_card, check_plane, check_rows, check_tables
from huffduff.games.vas.facts.rows import Origins, Planes, Refit, ShipRow, Ships, cards, plane
from huffduff.games.vas.facts.tables import Criticals, Navies, NavyRow, Tables, War
from huffduff.games.vas.facts.words import INCH, CardId, Navy, PlaneId
from huffduff.games.vas.scenarios import SCENARIOS

PACKAGE = "huffduff.games.vas"
PREFIXES = ("hms", "uss", "ijn", "kms")  # what some navies put before a ship's name
# Each file of cards: where its cards come from, and the pack they belong to.
FILES = (
    ("printed.toml", "printed", "core"),
    ("ships.toml", "transcribed", "core"),
    ("derived.toml", "derived", "core"),
    ("more.toml", "transcribed", "more"),
)


class Facts(msgspec.Struct, frozen=True, dict=True):
    """Everything the game is played with; cards stand with their refits applied, oldest first for each ship.

    `oddities` are what the checks found strange in transcribed cards and let pass.
    """

    cards: dict[CardId, Card]
    planes: dict[PlaneId, Plane]
    navies: dict[Navy, NavyRow]
    tables: Tables
    criticals: Criticals
    war: War
    scenarios: dict[str, Scenario]
    oddities: tuple[str, ...]
    origins: tuple[Origin, ...]
    digest: str

    @cached_property
    def ships(self) -> dict[CardId, tuple[Card, ...]]:
        """The cards of every ship, oldest first."""
        found: dict[CardId, tuple[Card, ...]] = {}
        for card in self.cards.values():
            found[card.ship] = (*found.get(card.ship, ()), card)
        return found

    @cached_property
    def sisters(self) -> dict[tuple[Navy, str], tuple[Card, ...]]:
        """The cards of every class, as its ships were commissioned."""
        found: dict[tuple[Navy, str], tuple[Card, ...]] = {}
        for card, *_ in self.ships.values():
            kind = card.navy, card.ship_class
            found[kind] = (*found.get(kind, ()), card)
        return found

    @cached_property
    def ship_names(self) -> dict[str, str]:
        """The names of all ships that any card allows, by the way ids spell them."""
        return {plain_letters(name): name for card in self.cards.values() for name in (card.name, *card.members)}

    @rule("VS-GUN.9")
    def horizon(self, scenario: Scenario) -> int:
        """How far one sees in a scenario: as far as ever, or less by night."""
        return INCH * (scenario.horizon or self.tables.gunnery.horizon)

    @rule("VS-WAS.2")
    def turns(self, scenario: Scenario) -> int:
        """How many turns a scenario lasts at most."""
        return scenario.turns or self.war.turns

    @rule("VS-BASIC.9", "VS-NAT.1")
    def card_in(self, ship: CardId, year: int, *, core_only: bool = False) -> Card | None:
        """The card with which a ship sails in a year: every refit up to it; none before she is commissioned."""
        sailing = [card for card in self.ships[ship] if card.year <= year and not (core_only and card.pack != "core")]
        return sailing[-1] if sailing else None

    @cached_property
    def _called(self) -> dict[str, CardId]:
        """Ships by all that they are called: id, name, id and class, and last the names of those who share a card."""
        firsts = [(ship, cards[0]) for ship, cards in self.ships.items()]
        names = [(name, ship) for ship, card in firsts for name in (ship, card.name, f"{ship} {card.ship_class}")]
        names += [(member, ship) for ship, card in firsts for member in card.members]
        return {_squeezed(name): ship for name, ship in reversed(names)}

    def find(self, name: str, year: int | None = None) -> Card | None:
        """A card by what people type: its id, or a ship and the year of a refit; a ship alone has the newest refit up
        to a year, none without one."""
        wanted = plain_letters(name.strip())
        first, _, others = wanted.partition("-")
        wanted = others if first in PREFIXES else wanted
        stem, _, suffix = wanted.rpartition("-")
        ship = self._called.get(_squeezed(wanted))
        if ship is not None:
            return self.cards[ship] if year is None else self.card_in(ship, year)
        card = self.cards.get(CardId(wanted))
        if card is None and stem in self.ships and suffix.isdigit():
            card = self.card_in(CardId(stem), int(suffix))
        return card if card is not None and (year is None or card.year <= year) else None


def _squeezed(name: str) -> str:
    return plain_letters(name).replace("-", "")


@rule("VS-NAT-DE.1", "VS-NAT-FR.1")
def load(pack: Path | None = None) -> Facts:
    """The data of the game, from a pack where it has some."""
    loader = Loader(PACKAGE, pack)
    navies = loader.read("navies.toml", Navies)
    tables = loader.read("tables.toml", Tables)
    criticals = loader.read("criticals.toml", Criticals)
    war = loader.read("war.toml", War)
    check_rows(navies, tables, criticals, war)
    check_tables(criticals, war)
    planes = tuple(plane("vas/aircraft.toml", row) for row in loader.read("aircraft.toml", Planes).plane)
    for one in planes:
        check_plane(one)
    made = _cards(loader)
    oddities = tuple(text for card in made for text in check_card(card))
    by_id, flying = _by_id(made), {one.id: one for one in planes}
    if len(flying) < len(planes):
        raise BadData("vas/aircraft.toml: two Flights have the same id")
    scenarios = loader.read("scenarios.toml", Scenarios).scenario
    if sorted(scenario.id for scenario in scenarios) != sorted(SCENARIOS):
        raise BadData(f"vas/scenarios.toml: its scenarios are not {', '.join(SCENARIOS)}")
    for scenario in scenarios:
        check_scenario(scenario, by_id, flying, war.table)
    return Facts(
        by_id,
        flying,
        {row.id: row for row in navies.navy},
        tables,
        criticals,
        war,
        {scenario.id: scenario for scenario in scenarios},
        oddities,
        tuple(loader.origins),
        loader.digest,
    )


def _cards(loader: Loader) -> list[Card]:
    """The cards of every file; a later file may add refits to the ships of an earlier one."""
    rows: dict[str, tuple[ShipRow, Origins]] = {}
    later: dict[str, tuple[tuple[Refit, Origins], ...]] = {}
    for name, source, pack in FILES:
        content, origin = loader.read(name, Ships), Origins(f"vas/{name}", source, pack)
        for row in content.ship:
            if row.id in rows:
                raise BadData(f"vas/{name}: there are two ships {row.id}")
            rows[row.id] = (row, origin)
        for refit in content.refit:
            if refit.of not in rows:
                raise BadData(f"vas/{name}: a refit of {refit.of}, which has no card")
            later[refit.of] = (*later.get(refit.of, ()), (refit, origin))
    return [card for row, origin in rows.values() for card in cards(row, origin, later.get(row.id, ()))]


def _by_id(made: Iterable[Card]) -> dict[CardId, Card]:
    found: dict[CardId, Card] = {}
    for card in made:
        if card.id in found:
            raise BadData(f"vas: there are two cards {card.id}")
        found[card.id] = card
    return found
