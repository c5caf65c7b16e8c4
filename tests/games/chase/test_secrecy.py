"""Secrecy: the leak tests vary every hidden fact, and nothing that is said names what its hearer must not know."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.game import Truth
from huffduff.engine.questions import Do, do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.chase import GAME
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.facts.terms import ALLIED, ALOFT, GERMAN, ON_MAP, OTHER, SEATS, SHADOWED
from huffduff.games.chase.operations.chance import hunt, last_decisions
from huffduff.games.chase.operations.search import search_call
from huffduff.games.chase.operations.submarines import allied_boat
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import deploy
from huffduff.games.chase.ships.units import on_map, units
from huffduff.games.chase.state import Private, Public, Ship, State
from huffduff.games.chase.variations import variations
from huffduff.lab.leaks import examine
from tests.games.chase.table import FACTS, Table, change, locate

EXPERIMENTS = 8


def midgame(**options: str) -> State:
    """The campaign on 24 May: tankers at sea, optional units, hurt ships whose cards lie open, and some in sight."""
    s = deploy(FACTS, "campaign", {**DEFAULTS, "optional-units": "on", **options})
    s.public.turn, s.public.weather, s.public.visibility, s.public.phase = 14, 3, 3, "search"
    for number, name in enumerate(FACTS.scenarios["campaign"].placed):
        change(s, name, status=ON_MAP, hex=f"R{4 + number}")
    for name in ("bismarck", "suffolk"):
        change(s, name, rudder=True, evasion=(5,), torpedoes=0)
        show_card(s, name)
    s.umpire.evasion = tuple(chit for chit in s.umpire.evasion if chit != 5)
    locate(s, "norfolk", SHADOWED)
    locate(s, "5-zerstorerflottille", SHADOWED)
    return s


def others(position: Position, seat: str | None) -> Iterator[State]:
    """Other truths that a seat cannot tell apart from this one."""
    rng = Random(3)
    for _ in range(EXPERIMENTS):
        for variant in variations(truth(position), seat, rng):
            yield variant.state


def truth(position: Position[State]) -> Truth[State]:
    """What lies behind a position."""
    return Truth(position.kept, position.agenda, not position.heard)


def tight(position: Position) -> bool:
    """Whether there is something hidden behind a position, and nobody gets to know any of it."""
    position.game.variations = variations
    examined = examine(position, Random(3), Seeded(b"tight"))
    return examined.pairs > 0 and not examined.leaks


def each(fact: Callable[[Ship], Any]) -> Callable[[Private], Any]:
    """A fact about all ships of a side that are on the chart."""
    return lambda private: {ship.id: fact(ship) for ship in on_map(private)}


# The rows of the table of hidden information, each as something that can be read off a side's chart.
HIDDEN: dict[str, Callable[[Private], Any]] = {
    "where units are": each(lambda ship: ship.hex),
    "where they came through": each(lambda ship: ship.through),
    "who sails in company": lambda private: sorted(len(ships) for ships in units(private).values()),
    "fuel": each(lambda ship: ship.fuel),
    "emergency fuel": each(lambda ship: bool(ship.emergency)),
    "what they do": each(lambda ship: ship.task),
    "who may not move": each(lambda ship: ship.no_move),
    "what they moved": each(lambda ship: ship.moved),
    "who is restricted": each(lambda ship: ship.restricted),
    "who tried to shadow": each(lambda ship: ship.tried_to_shadow),
    "who was shadowed": each(lambda ship: ship.held),
    "rudders repaired": each(lambda ship: ship.card.rudder),
    "speed repaired": each(lambda ship: (ship.card.evasion, ship.card.lag)),
    "torpedoes replaced": each(lambda ship: ship.card.torpedoes),
    "aircraft": lambda private: {wing.id: wing.status for wing in private.wings.values()},
    "where aircraft are": lambda private: {
        wing.id: wing.hex for wing in private.wings.values() if wing.status == ALOFT
    },
    "search markers": lambda private: private.searches,
    "attack markers": lambda private: private.attacks,
    "units that were bought": lambda private: private.bought,
}
GERMAN_ONLY: dict[str, Callable[[Private], Any]] = {
    "where tankers are": lambda private: {ship.id: ship.hex for ship in on_map(private) if ship.id == "belchen"},
    "who returns to base": each(lambda ship: ship.returning),
    "convoy chits": lambda private: private.chits,
    "half chits": lambda private: private.half_chits,
    "merchants": lambda private: private.merchants,
    "convoys that were met": lambda private: private.located,
}
ALLIED_ONLY: dict[str, Callable[[Private], Any]] = {
    "whether Rodney came": lambda private: private.ships["rodney"].status
}


@pytest.mark.rule("CH-1.b", "CH-2.1.a", "CH-2.3.3.i", "CH-4.3.h", "CH-11.3.s", "CH-13.1.c")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_leak_tests_vary_every_hidden_fact(seat: str | None) -> None:
    s = midgame(**{"ship-cards": "as-last-seen"})
    position = Table(s, do(search_call, ALLIED, ())).position
    for side, more in ((GERMAN, GERMAN_ONLY), (ALLIED, ALLIED_ONLY)):
        for name, fact in {**HIDDEN, **more}.items():
            seen = [fact(other.private[side]) for other in others(position, seat)]
            changed = any(value != fact(s.private[side]) for value in seen)
            assert changed is (side != seat), f"{side}: {name}"


@pytest.mark.rule("CH-2.1.a")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_what_a_seat_knows_is_the_same_in_all_of_them(seat: str | None) -> None:
    s = midgame()
    position = Table(s, do(search_call, ALLIED, ())).position
    for other in others(position, seat):
        assert other.public == s.public
        for name in ("norfolk", "5-zerstorerflottille"):
            side = FACTS.ships[name].side
            assert other.private[side].ships[name].hex == s.private[side].ships[name].hex
    assert tight(position)


@pytest.mark.rule("CH-11.3.t", "CH-12.c")
def test_what_the_german_found_on_his_hunt_is_varied_too() -> None:
    position = Table(midgame(), do(hunt)).answer("none").position
    assert position.agenda[0] == Do(last_decisions.__name__, ("none", ()))
    found = [variant.agenda[0].args for variant in variations(truth(position), ALLIED, Random(3))]
    found += [variant.agenda[0].args for variant in variations(truth(position), ALLIED, Random(4))]
    assert {prey for _, prey in found} > {()}
    assert all(variant.agenda == position.agenda for variant in variations(truth(position), GERMAN, Random(3)))
    assert tight(position)


@pytest.mark.rule("CH-7.7.2.v", "CH-6.m")
def test_where_a_step_has_heard_something_fuel_and_aircraft_are_varied_still() -> None:
    s = midgame()
    change(s, "bismarck", fuel=3)
    position = Table(s, do(hunt)).position
    spoken = Truth(position.kept, position.agenda, fresh=False)
    bismarcks = [variant.state.private[GERMAN].ships["bismarck"] for variant in variations(spoken, ALLIED, Random(3))]
    assert {(ship.fuel, ship.hex) for ship in bismarcks} == {(18, "J30")}


@pytest.mark.rule("CH-11.1.d", "CH-11.1.h")
def test_a_submarine_that_meets_somebody_says_no_more_than_the_rules_do() -> None:
    s = midgame()
    s.public.phase = "chance"
    for name in s.private[GERMAN].ships:
        if FACTS.ships[name].warship and name != "bismarck":
            change(s, name, hex="R8", force="")
    change(s, "bismarck", force="")
    position = Table(s, do(allied_boat)).position
    assert position.deciding == (GERMAN,)
    assert tight(position)


def texts(value: Any) -> Iterator[str]:
    """Every text in plain data, keys and all."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from texts(key)
            yield from texts(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from texts(part)


def secret_names(public: Public, private: Private, side: str) -> set[str]:
    """The ships of a side that the enemy cannot name yet, its aircraft and its task forces."""
    known = {*public.cards, *public.announced, *public.lost, *public.removed}
    ships = {ship.id for ship in FACTS.ships.values() if ship.side == side} - known
    wings = {wing.id for wing in FACTS.wings.values() if wing.side == side}
    return ships | wings | {ship.force for ship in private.ships.values() if ship.force}


@pytest.mark.rule("CH-8.h", "CH-11.2.d", "CH-2.1.a", "CH-3.d", "CH-13.1.c")
@pytest.mark.parametrize("scenario", ["campaign", "denmark-strait", "swordfish"])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_is_said_or_shown_names_what_is_not_known(scenario: str, seed: int) -> None:
    source, rng = Seeded(bytes([seed])), Random(seed)
    position = begin(GAME, FACTS, scenario, {"optional-units": "on"}, source)
    while not position.over:
        public = position.now.public
        for seat in SEATS:
            secret = secret_names(public, position.now.private[OTHER[seat]], OTHER[seat])
            said = [texts(event.params) for event in position.events if event.reaches(seat)]
            shown = texts(msgspec.to_builtins(public))
            assert not secret & {word for words in (*said, shown) for word in words}
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)


PRIVATE = {
    "chase-emergency-fuel",
    "chase-flies-home",
    "chase-hunt-nothing",
    "chase-reinforcement",
    "chase-released",
    "chase-repair-failed",
    "chase-roll-convoy",
    "chase-roll-hunt",
    "chase-roll-reinforce",
    "chase-roll-repair",
    "chase-roll-secret",
    "chase-roll-spotting",
    "chase-wing-lost",
    "chase-deal-convoy",
    "chase-deal-order",
}


@pytest.mark.rule("CH-11.2.f", "CH-11.3.t", "CH-7.3.b", "CH-13.1.c", "CH-12.a")
@pytest.mark.parametrize("scenario", ["campaign", "swordfish"])
def test_hidden_dice_and_private_news_have_one_hearer_and_all_else_is_for_everybody(scenario: str) -> None:
    source, rng = Seeded(b"hearers"), Random(5)
    position = begin(GAME, FACTS, scenario, {"optional-units": "on"}, source)
    while not position.over:
        for event in position.events:
            hearers = [seat for seat in (*SEATS, None) if event.reaches(seat)]
            assert (len(hearers) == 3) is (event.key not in PRIVATE), event
            assert len(hearers) in (0, 1, 3)
            assert hearers != [None]
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)
