"""Ships, officers, charts and scenarios: the frozen data the game is played with."""

from pathlib import Path
from typing import NewType

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData
from huffduff.engine.tables import Count, Positive, Strict
from huffduff.games.strait.book import rule
from huffduff.games.strait.sea import HEADINGS, SPACES, Heading, Space
from huffduff.geometry.squares import Facing, Square

ShipId = NewType("ShipId", str)

EFFECTS = ("gunnery-radar", "gunnery", "speed", "hull", "bridge", "magazine")
SIDES = ("german", "british")
SCENARIOS = ("denmark-strait", "squadrons", "light-cruisers", "cruiser-screens", "heavy-ships")
ABILITIES = (
    "squadron-signal",
    "gunnery-specialist",
    "steady-crew",
    "raiders-eye",
    "quick-helm",
    "repair-parties",
    "quick-ranging",
    "second-salvo",
    "fleet-confidence",
    "close-the-range",
    "makers-men",
    "station-keeping",
    "radar-watch",
)


class Silhouette(Strict, frozen=True):
    """What a ship looks like from above: turrets from bow to stern, each with its number of guns."""

    length_m: int
    beam_m: int
    turrets_fore: list[int]
    turrets_aft: list[int]
    funnels: int


@rule("DS-SHP.1", "DS-SHP.2", "DS-SHP.10")
class ShipCard(Strict, frozen=True, rename={"kind": "class"}):
    """A ship card; an armour list names the ranks that do harm when fired by a class of ship."""

    id: ShipId
    name: str
    side: str
    kind: str
    speed: int
    shooting: int
    hull: int
    armour: dict[str, tuple[str, ...]]
    silhouette: Silhouette


class Ships(Strict, frozen=True):
    """The file `ships.toml`."""

    ship: list[ShipCard]


@rule("DS-CAP.1")
class CaptainCard(Strict, frozen=True):
    """An officer; an admiral aboard Bismarck has no morale number, British officers have no price."""

    id: str
    name: str
    rank: str
    side: str
    role: str
    points: int
    ability: str
    morale: int | None = None
    cost: int | None = None
    title: str | None = None


class Captains(Strict, frozen=True):
    """The file `captains.toml`."""

    captain: list[CaptainCard]


class GunDamage(Strict, frozen=True, rename={"bb": "BB", "ca": "CA", "cl": "CL", "dd": "DD"}):
    """The greatest range at which a hit draws several cards, a row for each class that fires."""

    target: tuple[str, ...]
    bb: tuple[int, ...]
    ca: tuple[int, ...]
    cl: tuple[int, ...]
    dd: tuple[int, ...]

    def rows(self) -> dict[str, tuple[int, ...]]:
        return {"BB": self.bb, "CA": self.ca, "CL": self.cl, "DD": self.dd}


class Effect(Strict, frozen=True):
    """What a card does that gets through the armour."""

    cards: tuple[str, ...]
    effect: str
    lasting: bool
    repairable: bool
    shooting: int = 0
    speed: int = 0
    captain_points: int = 0
    sinks_from: Count | None = None


class DeckFigures(Strict, frozen=True):
    ranks: tuple[str, ...]
    copies: Count


class MapFigures(Strict, frozen=True):
    columns: Count
    rows: Count
    closed_edge: str


class MovementFigures(Strict, frozen=True):
    hull_points_per_speed_step: Positive
    manoeuvre_points: Count


class ShootingFigures(Strict, frozen=True):
    points_per_step: Positive
    per_space: int
    outside_broadside: int
    failed_morale: int
    per_splash_marker: int
    splash_markers: Count


class RepairFigures(Strict, frozen=True):
    repaired_from: Count


class MoraleFigures(Strict, frozen=True):
    per_point: int
    per_card: int
    already_failed: int


class VictoryFigures(Strict, frozen=True):
    distance: Count
    turn_limit: Positive


class Charts(Strict, frozen=True):
    """The file `charts.toml`."""

    chart_class: dict[str, str]
    gun_damage: GunDamage
    damage_effect: tuple[Effect, ...]
    deck: DeckFigures
    map: MapFigures
    movement: MovementFigures
    shooting: ShootingFigures
    damage_control: RepairFigures
    morale: MoraleFigures
    victory: VictoryFigures


class Offer(Strict, frozen=True):
    """The officers a side chooses from; only the Germans have a budget."""

    flagship: ShipId
    admirals: tuple[str, ...]
    captains: tuple[str, ...]
    budget: int | None = None


class Station(Strict, frozen=True):
    """Where a ship starts, and her captain if she is not given one by choice."""

    space: str
    facing: str
    captain: str | None = None

    def place(self) -> tuple[Space, Heading]:
        """Space and facing as the numbers the table uses."""
        square = Square.at(self.space)
        return SPACES[square.row * 8 + square.column], HEADINGS[Facing[self.facing]]


class Decisive(Strict, frozen=True):
    classes: tuple[str, ...]


class Scenario(Strict, frozen=True):
    """The ships of both sides."""

    id: str
    german: tuple[ShipId, ...]
    british: tuple[ShipId, ...]

    def ships(self) -> tuple[ShipId, ...]:
        return self.german + self.british


class Scenarios(Strict, frozen=True):
    """The file `scenarios.toml`."""

    choice: dict[str, Offer]
    station: dict[ShipId, Station]
    victory: Decisive
    scenario: list[Scenario]


class Facts(msgspec.Struct, frozen=True):
    """Everything out of the data files, by id.

    `effects` goes by rank, `gun_ranks` are the ranks that spoil the shooting and by how much, `chain_range` goes by the
    classes of firer and target; `decisive` are the ships that count for victory; `flagship` goes by side.
    """

    ships: dict[ShipId, ShipCard]
    captains: dict[str, CaptainCard]
    charts: Charts
    offers: dict[str, Offer]
    stations: dict[ShipId, Station]
    scenarios: dict[str, Scenario]
    effects: dict[str, Effect]
    gun_ranks: tuple[tuple[str, int], ...]
    chain_range: dict[str, dict[str, int]]
    decisive: frozenset[ShipId]
    flagship: dict[str, ShipId]
    digest: str
    origins: tuple[Origin, ...]


def load(pack: Path | None = None) -> Facts:
    """Read the four files, from a pack where it has them, and make sure that they fit together."""
    loader = Loader("huffduff.games.strait", pack)
    ships = loader.read("ships.toml", Ships)
    captains = loader.read("captains.toml", Captains)
    charts = loader.read("charts.toml", Charts)
    scenarios = loader.read("scenarios.toml", Scenarios)
    facts = Facts(
        {card.id: card for card in ships.ship},
        {card.id: card for card in captains.captain},
        charts,
        scenarios.choice,
        scenarios.station,
        {scenario.id: scenario for scenario in scenarios.scenario},
        {rank: effect for effect in charts.damage_effect for rank in effect.cards},
        tuple((rank, effect.shooting) for effect in charts.damage_effect for rank in effect.cards if effect.shooting),
        _chain_ranges(charts),
        frozenset(card.id for card in ships.ship if card.kind in scenarios.victory.classes),
        {side: offer.flagship for side, offer in scenarios.choice.items()},
        loader.digest,
        tuple(loader.origins),
    )
    labels = [origin.file for origin in loader.origins if origin.key == "*"]
    _check_charts(Check(labels[2]), charts)
    _check_ships(Check(labels[0]), ships, charts)
    _check_captains(Check(labels[1]), captains)
    _check_choice(Check(labels[3]), facts)
    _check_scenarios(Check(labels[3]), scenarios, facts)
    return facts


class Check:
    """Complains about one file, naming it and the key."""

    def __init__(self, label: str) -> None:
        self._label = label

    def __call__(self, fine: bool, key: str, complaint: str) -> None:
        if not fine:
            raise BadData(f"{self._label}: {key}: {complaint}")

    def distinct(self, key: str, names: list[str]) -> None:
        for number, name in enumerate(names):
            self(name not in names[:number], f"{key}[{name}]", "this id is used twice")


def _chain_ranges(charts: Charts) -> dict[str, dict[str, int]]:
    """The gun chart by the ships' own classes, of which two may share a row and a column."""
    rows, columns = charts.gun_damage.rows(), charts.gun_damage.target
    return {
        firing: {
            target: dict(zip(columns, rows.get(row, ()), strict=False)).get(column, 0)
            for target, column in charts.chart_class.items()
        }
        for firing, row in charts.chart_class.items()
    }


def _check_charts(check: Check, charts: Charts) -> None:
    rows = charts.gun_damage.rows()
    check(sorted(charts.gun_damage.target) == sorted(rows), "gun_damage.target", f"must name {', '.join(rows)}")
    for firing, ranges in rows.items():
        check(len(ranges) == len(rows) and min(ranges) >= 0, f"gun_damage.{firing}", "needs a range for every column")
    for name, row in charts.chart_class.items():
        check(row in rows, f"chart_class.{name}", f"{row!r} is no row of the gun chart")
    dealt = [rank for effect in charts.damage_effect for rank in effect.cards]
    check(sorted(dealt) == sorted(charts.deck.ranks), "damage_effect", "every rank of the deck needs one effect")
    for effect in charts.damage_effect:
        key = f"damage_effect[{effect.effect}]"
        check(effect.effect in EFFECTS, f"{key}.effect", "nobody knows what this is")
        hull = all(rank.isdigit() for rank in effect.cards)
        check(effect.lasting or hull, f"{key}.lasting", "only a card with a number can go into the hull")
        harmless = not (effect.repairable or effect.shooting or effect.speed or effect.captain_points)
        check(effect.lasting or harmless, key, "a card that does not last changes nothing but the hull")
    check(charts.deck.copies == 4, "deck.copies", "a deck has four suits")
    shape = (charts.map.columns, charts.map.rows, charts.map.closed_edge)
    check(shape == (8, 8, "N"), "map", "the sea has 8 columns and 8 rows and is closed in the north")


def _check_ships(check: Check, ships: Ships, charts: Charts) -> None:
    check.distinct("ship", [card.id for card in ships.ship])
    columns = sorted(charts.gun_damage.target)
    for card in ships.ship:
        key = f"ship[{card.id}]"
        check(card.side in SIDES, f"{key}.side", f"{card.side!r} is no side")
        check(card.kind in charts.chart_class, f"{key}.class", f"{card.kind!r} is no class of the charts")
        check(card.hull > 0, f"{key}.hull", "a ship must float")
        check(sorted(card.armour) == columns, f"{key}.armour", f"needs a list for each of {', '.join(columns)}")
        for firing, ranks in card.armour.items():
            strange = [rank for rank in ranks if rank not in charts.deck.ranks]
            check(not strange, f"{key}.armour.{firing}", f"no such ranks: {', '.join(strange)}")


def _check_captains(check: Check, captains: Captains) -> None:
    check.distinct("captain", [card.id for card in captains.captain])
    for card in captains.captain:
        key = f"captain[{card.id}]"
        german = card.side == "german"
        check(card.side in SIDES, f"{key}.side", f"{card.side!r} is no side")
        check(card.role in ("admiral", "captain"), f"{key}.role", f"{card.role!r} is neither admiral nor captain")
        check(card.ability in ABILITIES, f"{key}.ability", f"{card.ability!r} is no ability of the rules")
        check(card.points >= 0, f"{key}.points", "must not be below 0")
        check((card.cost is not None) == german, f"{key}.cost", "German officers have a price, British ones have none")
        commands = card.role == "captain" or not german
        check((card.morale is not None) == commands, f"{key}.morale", "who commands a ship, and no other, has one")


def _check_choice(check: Check, facts: Facts) -> None:
    check(sorted(facts.offers) == sorted(SIDES), "choice", "needs the german and the british side")
    for side, offer in facts.offers.items():
        key = f"choice.{side}"
        flagship = facts.ships.get(offer.flagship)
        owned = flagship is not None and flagship.side == side
        check(owned, f"{key}.flagship", f"{offer.flagship!r} is none of theirs")
        check(bool(offer.admirals), f"{key}.admirals", "nobody is on offer")
        check((offer.budget is not None) == (side == "german"), f"{key}.budget", "only the Germans buy their captains")
        for role, names in (("admiral", offer.admirals), ("captain", offer.captains)):
            for name in names:
                card = facts.captains.get(name)
                fits = card is not None and (card.side, card.role) == (side, role)
                check(fits, f"{key}.{role}s", f"{name!r} is no {side} {role}")
    for card in facts.captains.values():
        bought = card.id in facts.offers["german"].captains
        check(bought or not card.cost, f"choice.german.captains[{card.id}]", "who has a price must be for sale")
    check(len(facts.offers["german"].admirals) == 1, "choice.german.admirals", "one admiral rides in the flagship")


def _check_scenarios(check: Check, scenarios: Scenarios, facts: Facts) -> None:
    for name in scenarios.victory.classes:
        check(name in facts.charts.chart_class, "victory.classes", f"{name!r} is no class of the charts")
    for ship, station in scenarios.station.items():
        key = f"station.{ship}"
        check(ship in facts.ships, key, "there is no such ship")
        check(station.facing in Facing.__members__, f"{key}.facing", f"{station.facing!r} is no facing")
        on_map = len(station.space) == 2 and station.space[0] in "ABCDEFGH" and station.space[1] in "12345678"
        check(on_map, f"{key}.space", f"{station.space!r} is not on the map")
        captain = facts.captains.get(station.captain or "")
        fits = captain is not None and (captain.side, captain.role) == (facts.ships[ship].side, "captain")
        check(fits or station.captain is None, f"{key}.captain", f"{station.captain!r} is no captain of her side")
    names = [scenario.id for scenario in scenarios.scenario]
    check.distinct("scenario", names)
    check(sorted(names) == sorted(SCENARIOS), "scenario", f"must be {', '.join(SCENARIOS)}")
    for scenario in scenarios.scenario:
        _check_scenario(check, scenario, facts)


def _check_scenario(check: Check, scenario: Scenario, facts: Facts) -> None:
    key = f"scenario[{scenario.id}]"
    for side, ships in (("german", scenario.german), ("british", scenario.british)):
        for ship in ships:
            fits = ship in facts.stations and facts.ships[ship].side == side
            check(fits, f"{key}.{side}", f"{ship!r} is no {side} ship with a station")
        chosen = [ship for ship in ships if facts.stations[ship].captain is None]
        flag_first = len(chosen) == 2 and chosen[0] == facts.flagship[side]
        check(flag_first, f"{key}.{side}", "the flagship and one other ship get their captains by choice")
    places = [facts.stations[ship].space for ship in scenario.ships()]
    check(len(dict.fromkeys(places)) == len(places), key, "two ships start on the same space")
    captains = [captain for ship in scenario.ships() if (captain := facts.stations[ship].captain)]
    check(len(dict.fromkeys(captains)) == len(captains), key, "an officer commands two ships")
    offer = facts.offers["german"]
    prices = sorted(facts.captains[name].cost or 0 for name in offer.captains if name not in captains)
    check(sum(prices[:2]) <= (offer.budget or 0) and len(prices) > 1, f"{key}.german", "no two captains can be paid")
