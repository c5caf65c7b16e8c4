"""What the rules of the chase make of its data, file by file: asked as directly as the rules can be asked."""

from collections.abc import Callable, Generator, Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec

from huffduff.engine.chance import Chance, Deal
from huffduff.engine.questions import Ask
from huffduff.games.chase.battle import damage, gun_hits, gunnery, moves, torpedoes, withdrawal
from huffduff.games.chase.battle.board import between, own_end
from huffduff.games.chase.battle.engagements import fight, fleet
from huffduff.games.chase.battle.hits import hits_of
from huffduff.games.chase.captain import chart_work
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OFF_MAP, SEATS, Heading
from huffduff.games.chase.facts.tracks import ACTIVITIES
from huffduff.games.chase.operations import (
    admin,
    convoys,
    flights,
    hints,
    manoeuvres,
    sailing,
    shadow,
    spotting,
    submarines,
    tasks,
    visibility,
)
from huffduff.games.chase.operations.air_attack import air_modifiers
from huffduff.games.chase.operations.search import callable_hexes, sources
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import UNHURT, betrayed, card, cups, deploy, place_tankers, price_tag
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.neutrals import stands_aside
from huffduff.games.chase.ships.status import bar, states
from huffduff.games.chase.ships.units import classes, evasion, radar
from huffduff.games.chase.state import Battle, Fighter, Private, Public, Ship, Sighting, State, Wing
from huffduff.games.chase.victory import accounts, finish, losses, price_of_hits, price_of_loss, strategic

HERE = "P10"
HEADINGS: tuple[Heading, ...] = ("closing", "opening", "breaking-off")
LEVELS = range(1, 11)
FACES = range(1, 11)


def sea(facts: Facts, turn: int = 8, weather: int = 3, level: int = 3, **options: str) -> State:
    """An empty chart; options are given with underscores."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    public = Public("campaign", {**DEFAULTS, **chosen}, turn, weather, level)
    return State(facts, public, {side: Private({}, {}) for side in SEATS}, cups(facts))


def put(s: State, name: str, place: str = HERE, **changes: Any) -> Ship:
    printed = s.data.ships[name]
    ship = Ship(name, card(s.data, name, UNHURT), place, fuel=printed.fuel)
    s.private[printed.side].ships[name] = msgspec.structs.replace(ship, **changes)
    damage.show_card(s, name)
    return s.private[printed.side].ships[name]


def drive(step: Generator[Any, Any, Any], *faces: int) -> list[Any]:
    """All that a step asks for and comes to; dice fall as listed, the last one for ever."""
    told: list[Any] = []
    left = list(faces)
    try:
        want = next(step)
        while True:
            if isinstance(want, Chance):
                told.append((want.reason, want.params, want.outcomes if isinstance(want, Deal) else ()))
                face = left.pop(0) if len(left) > 1 else left[0]
                want = step.send(want.outcomes[0] if isinstance(want, Deal) else (face,))
            elif isinstance(want, Ask):
                told.append((want.key, want.params, want.choice.hints()))
                want = step.send(want.choice.sample(Random(1)))
            else:
                want = step.send(tuple(ask.choice.sample(Random(1)) for ask in want))
    except StopIteration as stop:
        return [told, stop.value]


def duel(s: State, one: str, other: str, apart: int, position: Heading, number: int = 3) -> tuple[Fighter, Fighter]:
    """Two ships on the battle board."""
    for name in (one, other):
        put(s, name)
    first = Fighter(one, s.data.ships[one].side, 1, position)
    second = Fighter(other, s.data.ships[other].side, 1 + apart, position)
    s.public.battle = Battle(HERE, first.side, "fleet", number, {one: first, other: second})
    return first, second


def of_ships(facts: Facts) -> Iterator[Any]:
    """Every ship alone, in a fight, at her price."""
    yield [fleet(facts, side).hints() for side in SEATS]
    for name, printed in facts.ships.items():
        s = sea(facts, unreliable_guns="on", neutral_attacks="off")
        enemy = "bismarck" if printed.side == ALLIED else "hood"
        yield stands_aside(s.public, facts, name)
        yield put(s, name), printed.uses_fuel, sailing.pace(facts, s.private[printed.side].ships[name])
        ship = s.private[printed.side].ships[name]
        yield (
            [fuel.cost(facts, ship, hexes) for hexes in range(sailing.pace(facts, ship) + 1)],
            radar(printed, ship.card),
            evasion(printed, ship.card),
            [name in s.private[side].ships for side in SEATS],
        )
        yield (
            classes(facts, [ship]),
            price_of_loss(s.public, facts, name),
            price_of_hits(s.public, facts, name, ship.card),
        )
        yield gunnery.jams(s.public, facts, name, [9, 9]), states(printed, ship)
        yield strategic(
            Public("campaign", DEFAULTS, 1, 1, 1, lost={name: ("bismarck",), "hood": ("bismarck",)}),
            facts,
            "port-france",
        )
        if name != enemy and facts.ships[enemy].side != printed.side:
            for apart, position in product((0, 8, 26), HEADINGS):
                first, second = duel(s, name, enemy, apart, position)
                yield gunnery.salvo(s.public, facts, first, second), moves.moves(s.public, facts, first)
                yield torpedoes.torpedo_targets(s.public, facts, printed.side)
                yield shadow.shadow_modifiers(s.public, facts, [ship], [ship], evading=False, diverted=False)


def of_wings(facts: Facts) -> Iterator[Any]:
    """Where every wing stands, and what it can do."""
    s = deploy(facts, "campaign", DEFAULTS)
    for side in SEATS:
        for wing in s.private[side].wings.values():
            flight = flights.flight_refusal(s.public, s.private[side], facts, side, wing.id, (HERE,), (), HERE)
            yield hints.wing_hints(s.private[side], facts, wing), flight and flight.key
    for unit in facts.wings.values():
        s = sea(facts)
        put(s, "bismarck", HERE)
        s.private[unit.side].wings[unit.id] = Wing(unit.id, "aloft", HERE)
        yield unit.id, flights.comes_home(s.private[unit.side], facts, unit.id)
        start = s.private[unit.side].wings[unit.id].hex
        near = facts.chart.neighbours(start)[0]
        flight = flights.flight_refusal(s.public, s.private[unit.side], facts, unit.side, unit.id, (near,), (), near)
        yield flight and flight.key


def of_tables(facts: Facts) -> Iterator[Any]:
    """Every printed table, row by row."""
    yield from of_sky(facts)
    yield from of_chart_tables(facts)
    yield from of_attacks(facts)
    yield from of_battle(facts)
    yield from of_chance(facts)
    yield from of_victory(facts)


def of_sky(facts: Facts) -> Iterator[Any]:
    for weather, face in product(range(1, 10), FACES):
        s = sea(facts, weather=weather)
        put(s, "hood")
        yield drive(visibility.weather_change(s), face), s.public.weather
        yield drive(visibility.storm(s), face), s.private[ALLIED].ships["hood"].fuel
        for wish in (tasks.SPEED, tasks.RUDDER):
            put(s, "prinz-eugen", card=msgspec.structs.replace(card(facts, "prinz-eugen", UNHURT), lag=20, rudder=True))
            yield drive(tasks.repair(s, GERMAN, "prinz-eugen", wish), face), s.private[GERMAN].ships["prinz-eugen"].card


def of_chart_tables(facts: Facts) -> Iterator[Any]:
    # No ship of ours is of speed S.
    slow = msgspec.structs.replace(facts.ships["belchen"], speed="S")
    yield from of_pace(msgspec.structs.replace(facts, ships={**facts.ships, "belchen": slow}), "belchen")
    for name in ("bismarck", "5-zerstorerflottille", "rodney", "belchen", "revenge"):
        yield from of_pace(facts, name)
    s = sea(facts)
    for lag in range(15):
        quarry = put(s, "prinz-eugen", card=msgspec.structs.replace(card(facts, "prinz-eugen", UNHURT), lag=lag))
        for name in ("norfolk", "hood", "rodney", "hood-flotilla"):
            blind = name == "hood-flotilla"
            pursuer = put(s, name, card=msgspec.structs.replace(card(facts, name, UNHURT), lag=5, radar_out=blind))
            yield shadow.too_fast(facts, shadow.slowest(facts, [pursuer]), [quarry])
            for level in LEVELS:
                s.public.visibility = level
                yield shadow.shadow_modifiers(s.public, facts, [pursuer], [quarry], evading=True, diverted=True)
    yield [shadow.shadow_chance(facts, (), gap) for gap in range(-12, 12)]
    yield [[facts.tables.shadow.result.at(face + shift) for face in range(10)] for shift in (-3, 0, 5)]
    ships = [put(s, name, fuel=3) for name in ("bismarck", "prinz-eugen")]
    yield manoeuvres.evade_hints(facts, ships), manoeuvres.reactions(s.public, facts, ships)
    yield [manoeuvres.reactions(s.public, facts, [put(s, "bismarck", fuel=points), ships[1]]) for points in range(4)]
    s = sea(facts)
    put(s, "hood", task="patrol")
    s.private[ALLIED].searches = {HERE: 2}
    yield sources(s.public, s.private[ALLIED], facts, ALLIED)
    yield [flights.price(s.public, facts, (HERE,), (HERE,) * number) for number in range(5)]


def of_pace(facts: Facts, name: str) -> Iterator[Any]:
    """How far a ship goes, and what it costs her."""
    s = sea(facts)
    for moved, evading, emergency in product(range(3), (False, True), (0, 9)):
        ship = put(s, name, moved=moved, evading=evading, emergency=emergency)
        pace = sailing.pace(facts, ship)
        yield pace, [fuel.cost(facts, ship, hexes) for hexes in range(pace + 1)]
    ship = put(s, name, card=msgspec.structs.replace(card(facts, name, UNHURT), lag=10))
    yield sailing.pace(facts, ship), tasks.tanker_load(facts, name), fuel.burnt(facts, 5, ship, 99)
    private = s.private[facts.ships[name].side]
    put(s, name, fuel=0)
    tasks.lie_in_port(private, facts, name)
    yield private.ships[name].fuel
    put(s, name)
    step = facts.chart.ways(facts.ships[name].side, HERE)[:1]
    sailing.steam(s.public, private, facts, name, step)
    yield private.ships[name].no_move


def of_attacks(facts: Facts) -> Iterator[Any]:
    yield [[hits_of(facts, face, [("", shift)]) for face in range(10)] for shift in range(-4, 8)]
    for level, turn, place in product(LEVELS, (6, 8), (HERE, "Q29")):
        s = sea(facts, turn=turn, level=level)
        for changes in ({}, {"task": "port"}, {"task": "refuel"}):
            for lag in (0, 6, 7, 8):
                ship = put(
                    s,
                    "prinz-eugen",
                    place,
                    card=msgspec.structs.replace(card(facts, "prinz-eugen", UNHURT), lag=lag),
                    **changes,
                )
                yield (
                    air_modifiers(s.public, facts, ship),
                    submarines.boat_modifiers(s.public, facts, ship.id, ship.card),
                )
        for position, band in product(HEADINGS, ("short", "medium")):
            duel(s, "prinz-eugen", "norfolk", 8, position)
            yield torpedoes.torpedo_modifiers(s.public, facts, "norfolk", band)
    for chit, face in product(("hull", "critical"), FACES):
        s = sea(facts)
        put(s, "hood")
        yield drive(damage.apply_chit(s, "hood", chit, ()), face), s.private[ALLIED].ships["hood"].card


def of_battle(facts: Facts) -> Iterator[Any]:
    for level in LEVELS:
        s = sea(facts, level=level)
        first, second = duel(s, "prinz-eugen", "norfolk", 26, "breaking-off")
        yield gunnery.gun_modifiers(s.public, facts, first, second), withdrawal.may_abort(s.public, facts, first)
        yield withdrawal.abort_modifiers(
            msgspec.structs.replace(s.public, options={**DEFAULTS, "abort-in-the-dark": "on"}), facts, first
        )
        yield own_end(facts, attacks=False, space=level)
    s = sea(facts)
    yield [between(facts, 1, zone) for zone in range(1, 28)]
    for one, other in product(facts.ships, ("bismarck", "prinz-eugen", "scharnhorst", "5-zerstorerflottille", "koln")):
        if facts.ships[one].side == ALLIED and facts.ships[one].kind in ("BB", "CV", "CA", "CL", "DD", "CG", "BC"):
            yield gunnery.class_modifier(s.public, facts, facts.ships[one].kind, facts.ships[other].kind)
    for one, other in product(("BB", "BC", "CV", "CA", "CL", "DD", "CG"), repeat=2):
        yield gunnery.class_modifier(s.public, facts, one, other)
    for apart, position in product(range(0, 27, 2), HEADINGS):
        first, second = duel(s, "bismarck", "norfolk", apart, position)
        yield gunnery.salvo(s.public, facts, first, second), gunnery.salvo(s.public, facts, second, first)
        yield gunnery.bearing(s.public, facts, first, second), torpedoes.torpedo_targets(s.public, facts, ALLIED)
        yield withdrawal.may_abort(s.public, facts, first)
    for name, printed in facts.ships.items():
        if printed.side == ALLIED:
            first, second = duel(s, name, "bismarck", 26, "opening")
            yield gunnery.salvo(s.public, facts, first, second)
    for band, column in facts.tables.gun.results.items():
        yield [drive_salvo(facts, band, face) for face in FACES], [column.at(face) for face in range(-3, 14)]
    first, second = duel(s, "bismarck", "norfolk", 3, "opening")
    hurt = msgspec.structs.replace(card(facts, "bismarck", UNHURT), fire_control=True, exhausted=True)
    s.public.cards["bismarck"] = hurt
    yield gunnery.gun_modifiers(s.public, facts, msgspec.structs.replace(first, acquired="norfolk"), second)
    for face, then in product(FACES, FACES):
        s = sea(facts)
        duel(s, "bismarck", "hood", 3, "opening")
        yield drive(gun_hits.special_damage(s, "hood", ()), face, then), s.private[ALLIED].ships["hood"]
    for lag in range(32):
        s = sea(facts)
        first, _ = duel(s, "prinz-eugen", "norfolk", 26, "breaking-off")
        s.public.cards["prinz-eugen"] = msgspec.structs.replace(card(facts, "prinz-eugen", UNHURT), lag=lag)
        yield moves.zones_allowed(s.public, facts, "prinz-eugen"), withdrawal.abort_modifiers(s.public, facts, first)
        yield drive(withdrawal.abort(s, "prinz-eugen"), 1)
        s.public.cards["norfolk"] = msgspec.structs.replace(card(facts, "norfolk", UNHURT), lag=lag)
        s.public.cards["prinz-eugen"] = card(facts, "prinz-eugen", UNHURT)
        yield torpedoes.in_a_round(s.public, facts, "norfolk"), withdrawal.abort_modifiers(s.public, facts, first)
    for number, face in product(range(1, 6), FACES):
        s = sea(facts)
        duel(s, "prinz-eugen", "norfolk", 20, "opening", number)
        put(s, "bismarck")
        yield drive(withdrawal.reinforcement(s, GERMAN), face), s.public.battle


def drive_salvo(facts: Facts, band: str, face: int) -> Any:
    s = sea(facts)
    apart = {"short": 0, "medium": 9, "long": 15, "extreme": 26}[band]
    duel(s, "bismarck", "hood", apart, "opening")
    return drive(gunnery.fire(s, "bismarck", "hood"), face), s.public.battle


def of_chance(facts: Facts) -> Iterator[Any]:
    for one, two in product(FACES, FACES):
        yield drive(submarines.submarine_contact(sea(facts, turn=9)), one, two)
    for face in FACES:
        s = sea(facts)
        put(s, "hood", "P12")
        put(s, "norfolk", "P12")
        put(s, "hood-flotilla", "P12")
        put(s, "ark-royal", "P12")
        put(s, "galatea", "P12")
        put(s, "rodney", "P12")
        yield drive(submarines.of_one_class(s, list(s.private[ALLIED].ships.values())), face)
    s = sea(facts)
    yield drive(submarines.german_boat(s, "german"), 1)
    for level, place in product(LEVELS, ("J30", "E24", "P10", "L10", HERE, "N24", "O21", "C20", "R8")):
        yield spotting.spotting_value(sea(facts, level=level).public, facts, place)
    for turn, place in product((6, 8), ("L10", "K10", "X18")):
        s = sea(facts, turn=turn)
        ships = [put(s, name, place, force="KG1") for name in ("bismarck", "prinz-eugen")]
        yield convoys.hunt_odds(s.public, facts, ships), convoys.hunt_odds(s.public, facts, ships[:1])
        for face in FACES:
            yield drive(convoys.look_out(s, "KG1"), face, face), drive(convoys.identify(s, "KG1"), face)
    yield convoys.merchant_hints(facts)
    s = sea(facts)
    put(s, "bismarck", "L10")
    convoys.stop(s, "bismarck")
    yield s.private[GERMAN].ships["bismarck"].no_move
    for name, row in facts.convoys.items():
        s = sea(facts)
        put(s, "bismarck", "L10")
        for escort in row.escorts:
            put(s, escort, "", status=OFF_MAP)
        yield name, convoys.convoy_hints(s.public, facts, (name,)), convoys.attack_convoy(s, "bismarck", name)
        yield (
            [line.step for line in convoys.convoy_lost(s, name)],
            drive(convoys.draw_chit(s, name), 1),
            s.private[GERMAN],
        )
    for name in facts.optional:
        yield name, price_tag(facts, name), betrayed(facts.optional[name])


def of_victory(facts: Facts) -> Iterator[Any]:
    s = sea(facts)
    for points in range(8, 13):
        put(s, "bismarck", fuel=points)
        german, allied = s.private[GERMAN], s.private[ALLIED]
        for reason in ("turn-track", "port-france", "port-norway", "out-of-fuel"):
            yield accounts(s.public, german, allied, facts, reason)
    s = sea(facts)
    put(s, "bismarck")
    s.private[GERMAN].merchants = 3
    s.private[GERMAN].bought = tuple(facts.optional)
    yield accounts(s.public, s.private[GERMAN], s.private[ALLIED], facts, "turn-track")
    for name in facts.ships:
        for boxes in range(8):
            hurt = card(facts, name, UNHURT)
            yield price_of_hits(s.public, facts, name, msgspec.structs.replace(hurt, hull=max(0, hurt.hull - boxes)))
        yield price_of_loss(s.public, facts, name), losses(s.public, s.private[GERMAN], facts)
    capital = [name for name, printed in facts.ships.items() if printed.side == ALLIED]
    for pair in product(("king-george-v", "prince-of-wales", "hood", "repulse"), capital):
        lost: dict[str, tuple[str, ...]] = dict.fromkeys(pair, ("bismarck",))
        yield strategic(Public("campaign", DEFAULTS, 1, 1, 1, lost=lost), facts, "port-france")
    yield strategic(Public("campaign", DEFAULTS, 1, 1, 1, lost={"hood": ("bismarck",)}), facts, "port-france")
    for merchants in range(20, 32):
        s = sea(facts)
        put(s, "bismarck", fuel=1)
        s.private[GERMAN].merchants = merchants
        finish(s, "turn-track")
        yield s.outcome


def of_scenarios(facts: Facts) -> Iterator[Any]:
    """How every scenario begins, and what comes later in it."""
    for name, scenario in facts.scenarios.items():
        s = deploy(facts, name, DEFAULTS)
        yield (
            s.dump(),
            [
                accounts(s.public, s.private[GERMAN], s.private[ALLIED], facts, reason)
                for reason in ("turn-track", "port-france", "port-norway")
            ],
        )
        if scenario.placed:
            yield drive(place_tankers(s), 1)
        s.private[GERMAN].change_card("bismarck", hull=1)
        yield accounts(s.public, s.private[GERMAN], s.private[ALLIED], facts, "turn-track")
        for turn in range(1, 41):
            s = deploy(facts, name, DEFAULTS)
            s.public.turn = turn
            yield [line.step for line in admin.admin_phase(s)], s.public.turn
            yield {side: s.private[side].ships for side in SEATS}
            yield (
                admin.reliefs(s.public, s.private[ALLIED], facts),
                convoys.convoy_hints(s.public, facts, tuple(facts.convoys)),
            )
        for release, where in product(scenario.release.values(), ("J30", HERE)):
            s.public.turn, s.public.sightings = 1, ()
            s.public.sightings = (Sighting(GERMAN, where, 1, "huff-duff"),)
            yield admin.released(s.public, facts, release)
    for name in facts.engagements:
        s, agenda = fight(facts, f"battle-{name}", {**DEFAULTS})
        yield s.dump(), [(line.step, line.args) for line in agenda]


def of_status(facts: Facts) -> Iterator[Any]:
    """What keeps ships from what, state by state."""
    marked: tuple[dict[str, Any], ...] = (
        *({"task": task} for task in ("refuel", "port", "repair", "patrol")),
        *({"tried_to_shadow": True}, {"evading": True}, {"no_move": 1}, {"restricted": "x"}, {"marker": "sighted"}),
        *({"marker": "shadowed"}, {"held": True}, {"emergency": 9}, {"returning": True}, {}),
    )
    for changes in marked:
        ship = put(sea(facts), "bismarck", **changes)
        yield [bar(facts, activity, ship) for activity in ACTIVITIES]
    ship = put(sea(facts), "bismarck", card=msgspec.structs.replace(card(facts, "bismarck", UNHURT), rudder=True))
    yield [bar(facts, activity, ship) for activity in ACTIVITIES]
    yield [bar(facts, activity, put(sea(facts), "belchen")) for activity in ACTIVITIES]


def of_tracks(facts: Facts) -> Iterator[Any]:
    """Dates, light and weather."""
    tracks = facts.tracks
    for turn in range(1, 42):
        yield tracks.date(turn), tracks.time(turn), tracks.night(turn), tracks.submarine(turn)
        yield [tracks.visibility(weather, turn) for weather in range(1, 10)]
    s = sea(facts, weather=9)
    yield drive(visibility.weather_change(s), 9), s.public.weather, tracks.last


def of_cups(facts: Facts) -> Iterator[Any]:
    """What can be drawn."""
    yield cups(facts)


def of_chart(facts: Facts) -> Iterator[Any]:
    """All that is asked of the sheet."""
    chart = facts.chart
    for side in SEATS:
        yield [chart.ways(side, place) for place in chart.seas], chart.watched(side)
        yield [(chart.port(side, place), chart.port_distance(side, place)) for place in chart.seas]
        yield callable_hexes(sea(facts).public, sea(facts).private[side], facts, side)
    for asked in (chart.fog, chart.destroyers, chart.channel, chart.air_zone, chart.route, chart.centre):
        yield [asked(place) for place in chart.seas]
    yield chart_work.shores(facts), sorted(chart_work.bombed(chart))


SAID: dict[str, Callable[[Facts], Iterator[Any]]] = {
    "ships.toml": of_ships,
    "wings.toml": of_wings,
    "tables.toml": of_tables,
    "scenarios.toml": of_scenarios,
    "status.toml": of_status,
    "tracks.toml": of_tracks,
    "cups.toml": of_cups,
    "chart.toml": of_chart,
    "terrain.toml": of_chart,
}
