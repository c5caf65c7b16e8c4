"""Secrecy: the leak tests vary every hidden fact, and nothing that is said names what its hearer must not know."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.game import Player, Truth
from huffduff.engine.questions import do
from huffduff.engine.secrecy import Event
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.sink import GAME
from huffduff.games.sink.facts.words import BRITISH, GERMAN, OTHER, SEATS, AirId, ConvoyId, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.parts import Counter, Course, Line, Seen, Types
from huffduff.games.sink.state import Private, State
from huffduff.games.sink.variations import variations
from huffduff.players import find_player
from tests.games.sink.table import FACTS, band, convoy, recon, setting

EXPERIMENTS = 10
Fact = Callable[[State, Private], Any]


def midgame() -> State:
    """Phase 8 of a turn with fuel: real markers and dummies, some of them told of once and no longer sure, some that
    have searched, some detected in this turn; convoys, plots, tankers, and counters in the container."""
    s = setting(8, fuel="on")
    s.public.phase = 8
    band(s, "G1", "2815", "bismarck")
    band(s, "G2", "2415", known=Types(3, battleship=1, cruiser=1))
    band(s, "G3", "2010")
    band(s, "G4", "2112", "prinz-eugen", real=True)
    band(s, "G5", "2113", "scheer", real=True)
    band(s, "G6", "2312", "scharnhorst", detected=True, real=True, known=Types(8, battleship=1))
    band(s, "G7", "2313", "gneisenau", detected=True, real=True, known=Types(8, battleship=1))
    band(s, "B1", "3010", "hood", "prince-of-wales")
    band(s, "B2", "2920", "rodney", "exeter", escort=True)
    band(s, "B3", "2617")
    band(s, "B4", "2618", "norfolk", real=True)
    band(s, "B5", "2619", "suffolk", real=True)
    band(s, "B6", "2511", "edinburgh", detected=True, real=True, known=Types(8, cruiser=1))
    band(s, "B7", "2512", "kenya", detected=True, real=True, known=Types(8, cruiser=1))
    s.public.seen[ShipId("rodney")] = Seen(ShipId("rodney"), TokenId("B2"), 4, 3, False)
    recon(s, "recon-bordeaux", "3923")
    for name, place, value in (("HX-1", "2920", 9), ("SC-2", "2511", 0), ("ON-3", "3314", 5)):
        convoy(s, name, place, value)
    s.public.arrived = (ConvoyId("SL-7"), ConvoyId("OG-8"))
    s.umpire.container = tuple(Counter(kind, value) for kind in ("HX", "SC", "ON", "SL") for value in (0, 4, 8, 12))
    german = s.private[GERMAN]
    german.tankers = (Hex("2410"), Hex("2220"), Hex("2628"))
    german.plots = {TokenId("G1"): Course((Hex("2814"),)), TokenId("G3"): Course((Hex("2011"),))}
    german.recon_plots = {AirId("recon-bordeaux"): Hex("3525")}
    for side in SEATS:
        s.private[side].log = (Line(7, "G1", (Hex("2815"),)),)
    return s


def others(s: State, seat: Seat) -> Iterator[State]:
    """Other truths that a seat cannot tell apart from this one."""
    rng = Random(3)
    for _ in range(EXPERIMENTS):
        for variant in variations(Truth(s, (do(british_movement),), True), seat, rng):
            yield variant.state


def ships(fact: Callable[[Any], Any]) -> Fact:
    """A fact about all ships of a side."""
    return lambda _, private: {name: fact(ship) for name, ship in private.ships.items()}


def boxes(fact: Callable[[Any], Any]) -> Fact:
    """A fact about all boxes of a card."""
    return lambda _, private: {token: fact(force) for token, force in private.forces.items()}


# The rows of the table of hidden information, each as something that can be read off a side's card.
HIDDEN: dict[str, Fact] = {
    "which markers are dummies": lambda _, private: [private.forces[t].dummy for t in private.forces if t[1] in "123"],
    "which ships are behind a marker": boxes(lambda force: sorted(force.ships)),
    "which of those that searched is which": lambda _, private: [
        private.forces[t].ships for t in tuple(private.forces)[3:5]
    ],
    "which ships those are of which the types are known": lambda _, private: [
        private.forces[t].ships for t in tuple(private.forces)[5:]
    ],
    "how ships stand on the card": boxes(lambda force: force.ships),
    "what was moved": boxes(lambda force: (force.moved, force.allowance)),
    "damage": ships(lambda ship: ship.damage),
    "damage of those that are detected": lambda _, private: [
        private.ships[ship].damage for t in tuple(private.forces)[5:] for ship in private.forces[t].ships
    ],
    "which counters are flipped": ships(lambda ship: ship.flipped),
    "combat": ships(lambda ship: ship.engaged),
    "fuel": ships(lambda ship: ship.fuel),
    "refuelling": ships(lambda ship: ship.fuelled),
    "what was written down": lambda _, private: private.log,
}
GERMANS: dict[str, Fact] = {
    "plots": lambda _, private: private.plots,
    "who has a plot": lambda _, private: list(private.plots),
    "where reconnaissance goes": lambda _, private: private.recon_plots,
    "tankers": lambda _, private: private.tankers,
}
BRITONS: dict[str, Fact] = {
    "escorts": boxes(lambda force: force.escort),
    "whether a force that is detected escorts": lambda _, private: private.forces[TokenId("B6")].escort,
    "repairs since she was seen": lambda _, private: private.ships[ShipId("rodney")].damage,
    "values of convoys": lambda s, private: (private.cargo, s.umpire.values),
    "which convoys are dummies": lambda s, _: [value > 0 for value in s.umpire.values.values()],
    "how many that came home were real": lambda s, private: (private.safe, s.umpire.safe),
}


@pytest.mark.rule("SB-6.12.b", "SB-6.21.a", "SB-2.35.b", "SB-9.3.b", "SB-17.12.c")
@pytest.mark.parametrize(
    ("side", "name"),
    [
        *((side, name) for side in SEATS for name in HIDDEN),
        *((GERMAN, name) for name in GERMANS),
        *((BRITISH, name) for name in BRITONS),
    ],
)
def test_the_leak_tests_vary_everything_that_is_hidden(side: Seat, name: str) -> None:
    fact, s = {**HIDDEN, **GERMANS, **BRITONS}[name], midgame()
    found = fact(s, s.private[side])
    assert any(fact(other, other.private[side]) != found for other in others(s, OTHER[side]))
    for other in others(s, OTHER[side]):
        assert other.public == s.public
        assert other.private[OTHER[side]] == s.private[OTHER[side]]


@pytest.mark.rule("SB-9.4.a")
def test_the_order_of_the_container_is_varied_for_everybody() -> None:
    s = midgame()
    for seat in SEATS:
        assert any(other.umpire.container != s.umpire.container for other in others(s, seat))
    assert all(other.umpire.values == s.umpire.values for other in others(s, BRITISH))


# --- what is said -------------------------------------------------------------------------------------------------


def named(event: Event) -> set[ShipId]:
    """The ships that an event speaks of."""
    words = [
        word for value in event.params.values() for word in (value if isinstance(value, (list, tuple)) else [value])
    ]
    return {ShipId(word) for word in words if isinstance(word, str) and word in FACTS.ships}


def whole_game(scenario: str, seed: int, *bots: str) -> Iterator[Position[State]]:
    source, rng = Seeded(bytes([seed])), Random(seed)
    players: dict[str, Player] = {seat: find_player(GAME, bot) for seat, bot in zip(SEATS, bots, strict=True)}
    position: Position[State] = begin(GAME, FACTS, scenario, {"fuel": "on"}, source)
    while not position.over:
        yield position
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        value = players[ask.seat](position.view(ask.seat), ask, rng)
        position = answer(position, ask.seat, value, source)
    yield position


@pytest.mark.rule("SB-6.12.b", "SB-10.4.b", "SB-12.33.d", "SB-2.311.a")
@pytest.mark.parametrize(
    ("scenario", "bots"),
    [
        ("historical", ("captain", "captain")),
        ("rheinuebung", ("random", "captain")),
        ("breakout", ("random", "random")),
    ],
)
def test_nobody_hears_the_name_of_an_enemy_ship_before_she_was_seen(scenario: str, bots: tuple[str, str]) -> None:
    """Seen in battle, hit from the air, sunk or gone by the south: all of that is on the open table."""
    heard = 0
    for position in whole_game(scenario, 4, *bots):
        public = position.now.public
        open_ships = {*public.seen, *public.losses, *(public.battle.fighters if public.battle else ())}
        assert position.over or not public.logs
        open_ships |= {ship for lines in public.logs.values() for line in lines for ship in line.ships}
        for event in position.events:
            for seat in (*SEATS, None):
                if event.reaches(seat):
                    strangers = {ship for ship in named(event) if FACTS.ships[ship].side != seat}
                    assert strangers <= open_ships, event
                    heard += len(strangers)
        table = msgspec.json.encode(public)
        assert {ship for ship in FACTS.ships if f'"{ship}"'.encode() in table} <= open_ships
    assert heard
