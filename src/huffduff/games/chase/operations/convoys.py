"""Convoy hunting on the routes beyond the reach of Allied aircraft."""

from collections.abc import Generator
from typing import Any, Literal

import msgspec

from huffduff.engine.chance import Deal, Roll
from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Ask, Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former
from huffduff.games.chase.battle.ammunition import must_restock
from huffduff.games.chase.battle.hits import Modifier
from huffduff.games.chase.battle.rounds import battle_begins
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import (
    ALLIED,
    CONVOY,
    GERMAN,
    HEAVY,
    OFF_MAP,
    ON_MAP,
    SIGHTED,
    SUNK,
    ConvoyId,
    ShipId,
    YesNo,
)
from huffduff.games.chase.operations.reports import betrayed, found
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.status import allows
from huffduff.games.chase.ships.units import blind, d10, members, units
from huffduff.games.chase.state import Private, Public, Ship, State

NONE = "none"
MERCHANT = "merchant"
YES_OR_NO: tuple[YesNo, ...] = ("yes", "no")


class EitherConvoy(msgspec.Struct, frozen=True):
    """Which of two convoys it is, and whether it is attacked."""

    convoy: ConvoyId
    attack: YesNo


class Hunt(msgspec.Struct, frozen=True):
    """What a unit on the look-out can hope for: chances of anything, a convoy and a single merchant, of ten."""

    modifiers: tuple[Modifier, ...]
    prey: int
    convoy: int
    merchant: int


class MerchantHints(msgspec.Struct, frozen=True):
    """What a merchant is worth, and for how many turns she holds the hunter up."""

    points: float
    no_move: int


class Prize(msgspec.Struct, frozen=True):
    """What a convoy brings: its chits (half a chit counts half), what a chit can be, and who has to be sunk first.

    `doubtful` says that an escort may have been called away.
    """

    chits: float
    least: int
    most: int
    mean: float
    escorts: tuple[ShipId, ...]
    doubtful: bool


class ConvoyHints(msgspec.Struct, frozen=True):
    """The convoys that it may be, and for how many turns the hunter is held up who sinks one."""

    convoys: dict[ConvoyId, Prize]
    no_move: int


NO_PREY = question("chase-ask-no-prey", "CH-11.3.t", answer=Literal["none"])
MERCHANT_PREY = question("chase-ask-attack-merchant", "CH-11.3.f", answer=YesNo, hints=MerchantHints)
CONVOY_PREY = question("chase-ask-attack-convoy", "CH-11.3.i", answer=YesNo, hints=ConvoyHints)
EITHER_PREY = question(
    "chase-ask-either-convoy", "CH-11.3.h", answer=EitherConvoy, hints=ConvoyHints, former=former.either_convoy
)

Decision = YesNo | Literal["none"] | EitherConvoy


@rule("CH-11.3.a", "CH-11.3.b", "CH-11.3.c", "CH-7.7.2.ab")
def hunters(public: Public, private: Private, facts: Facts) -> list[str]:
    """The German units that may hunt: with a heavy ship, on a route, out of aircraft's reach, and free to do so."""
    return [unit for unit, ships in units(private).items() if may_hunt(public, facts, ships)]


def may_hunt(public: Public, facts: Facts, ships: list[Ship]) -> bool:
    place = ships[0].hex
    return (
        bool(facts.chart.route(place))
        and not facts.chart.air_zone(place)
        and any(facts.ships[ship.id].kind in HEAVY for ship in ships)
        and allows(facts, "hunt", *ships)
        and not any(must_restock(public, facts, ship) for ship in ships)
        and not (default(public, "hunting-in-the-dark") and blind(public, facts, place))
    )


@rule("CH-11.3.d", "CH-11.3.T2")
def hunting_modifiers(public: Public, facts: Facts, ships: list[Ship]) -> list[Modifier]:
    """Task forces and the centre line help, the night does not."""
    table = facts.tables.hunting
    found: list[Modifier] = []
    if len(ships) > 1:
        found.append(("chase-mod-task-force", table.task_force))
    if facts.chart.centre(ships[0].hex):
        found.append(("chase-mod-centre-line", table.centre_line))
    if facts.tracks.night(public.turn):
        found.append(("chase-mod-night", table.night))
    return found


def hunt_odds(public: Public, facts: Facts, ships: list[Ship]) -> Hunt:
    """What these ships can hope for."""
    modifiers = hunting_modifiers(public, facts, ships)
    shift = sum(value for _, value in modifiers)
    results = [facts.tables.hunting.result.at(face + shift) for face in range(10)]
    convoy, merchant = results.count("convoy"), results.count(MERCHANT)
    return Hunt(tuple(modifiers), convoy + merchant, convoy, merchant)


def merchant_hints(facts: Facts) -> MerchantHints:
    return MerchantHints(facts.tables.hunting.merchant_points, facts.tables.hunting.no_move)


@rule("CH-11.3.u")
def escorts_known(public: Public, facts: Facts, name: str) -> tuple[tuple[ShipId, ...], bool]:
    """The escorts that a convoy has for sure, as far as both sides know, and whether there may be another.

    Nobody is named who can have been called away, whether she was or not, for that is the Allied player's secret.
    """
    scenario = facts.scenarios[public.scenario]
    free_to_go = [relief.ship for relief in scenario.relief if public.turn > relief.turn]
    seen = (*public.cards, *public.lost, *public.removed)
    there = [ship for ship in facts.convoys[name].escorts if ship in scenario.away and ship not in seen]
    return tuple(ship for ship in there if ship not in free_to_go), any(ship in free_to_go for ship in there)


def convoy_hints(public: Public, facts: Facts, prey: tuple[str, ...]) -> ConvoyHints:
    """What is known of these convoys; who has left them meanwhile is not."""
    chits = facts.cups.convoy_chits
    mean = round(sum(chits) / len(chits), 1)
    rows = [facts.convoys[name] for name in prey]
    prizes = {
        row.id: Prize(row.chits, min(chits), max(chits), mean, *escorts_known(public, facts, row.id)) for row in rows
    }
    return ConvoyHints(prizes, facts.tables.hunting.no_move)


@rule("CH-11.3.d", "CH-11.3.e", "CH-11.3.g", "CH-11.3.T1")
def look_out(s: State, unit: str) -> Generator[Want, Any, tuple[str, ...]]:
    """One roll, seen by the German alone: nothing, a single merchant, or the smoke of a convoy."""
    modifiers = hunting_modifiers(s.public, s.data, members(s.private[GERMAN], unit))
    die = d10((yield Roll("chase-roll-hunt", (GERMAN,), (10,), unit=unit, modifiers=modifiers)))
    result = s.data.tables.hunting.result.at(die + sum(value for _, value in modifiers))
    prey = (MERCHANT,) if result == MERCHANT else (yield from identify(s, unit)) if result == "convoy" else ()
    if not prey:
        s.tell((GERMAN,), "chase-hunt-nothing", unit=unit)
    return prey


@rule("CH-11.3.g", "CH-11.3.h", "CH-11.3.q", "CH-11.3.T3")
def identify(s: State, unit: str) -> Generator[Want, Any, tuple[str, ...]]:
    """Which convoy it is, if it runs on this route and was not met before; where two routes cross it may be either."""
    german = s.private[GERMAN]
    lines = s.data.chart.route(members(german, unit)[0].hex)
    die = d10((yield Roll("chase-roll-convoy", (GERMAN,), (10,), unit=unit)))
    return tuple(
        row.id for row in s.data.tables.convoy if row.die == die and row.line in lines and row.id not in german.located
    )


@rule("CH-11.3.f", "CH-11.3.i", "CH-11.3.t")
def attack_ask(public: Public, facts: Facts, unit: str, prey: tuple[str, ...]) -> Ask:
    """The question whether to attack, which is put even if there is nothing to attack."""
    if not prey:
        return NO_PREY.ask(GERMAN, OneOf(("none",)))
    if prey == (MERCHANT,):
        return MERCHANT_PREY.ask(GERMAN, OneOf(YES_OR_NO, hints=lambda: merchant_hints(facts)), unit=unit)
    if len(prey) == 1:
        escorts, doubtful = escorts_known(public, facts, prey[0])
        return CONVOY_PREY.ask(
            GERMAN,
            OneOf(YES_OR_NO, hints=lambda: convoy_hints(public, facts, prey)),
            unit=unit,
            convoy=prey[0],
            escorts=escorts,
            escorted="yes" if escorts else "perhaps" if doubtful else "no",
        )
    answers = [EitherConvoy(name, answer) for name in prey for answer in YES_OR_NO]
    either = OneOf(answers, hints=lambda: convoy_hints(public, facts, prey))
    return EITHER_PREY.ask(GERMAN, either, unit=unit)


@rule("CH-11.3.i", "CH-11.3.q")
def attack_or_not(s: State, unit: str, prey: tuple[str, ...], value: Decision) -> list[Do]:
    """What follows from the answer; a convoy that is left alone has been met all the same."""
    if not prey:
        return []
    name, answer = (value.convoy, value.attack) if isinstance(value, EitherConvoy) else (prey[0], value)
    if name != MERCHANT:
        s.private[GERMAN].located = (*s.private[GERMAN].located, name)
    if answer == "no":
        return []
    return [do(attack_merchant, unit) if name == MERCHANT else do(attack_convoy, unit, name)]


@rule("CH-11.3.f")
@step
def attack_merchant(s: State, unit: str) -> None:
    """A single merchant is sunk, which gives the hunter away and holds her up."""
    s.private[GERMAN].merchants += 1
    s.tell(EVERYONE, "chase-merchant-sunk", hex=members(s.private[GERMAN], unit)[0].hex)
    hunter_betrayed(s, unit)


@rule("CH-11.3.j", "CH-11.3.k", "CH-11.3.u")
@step
def attack_convoy(s: State, unit: str, name: str) -> list[Do]:
    """A convoy without escort is lost at once; otherwise the escorts have to be fought."""
    row = s.data.convoys[name]
    ships = members(s.private[GERMAN], unit)
    place = ships[0].hex
    s.tell(EVERYONE, "chase-convoy-attacked", hex=place, convoy=name)
    allied = s.private[ALLIED].ships
    escorts = [escort for escort in row.escorts if escort in allied and allied[escort].status == OFF_MAP]
    if not escorts:
        return [*convoy_lost(s, name), do(hunter_betrayed, unit)]
    for escort in escorts:
        s.private[ALLIED].change(escort, status=ON_MAP, hex=place, task="")
    hunting = tuple(ship.id for ship in ships)
    return [
        do(battle_begins, place, GERMAN, hunting, tuple(escorts), CONVOY),
        do(convoy_settled, name, hunting, tuple(escorts)),
    ]


@rule("CH-11.3.o")
@step
def hunter_betrayed(s: State, unit: str) -> None:
    """Who sinks merchants gives herself away and is held up."""
    betrayed(s, GERMAN, unit, "attacking")
    stop(s, unit)


@rule("CH-11.3.l", "CH-11.3.m")
@step
def convoy_settled(s: State, name: str, hunting: tuple[str, ...], escorts: tuple[str, ...]) -> list[Do]:
    """Only when every escort is sunk is the convoy lost; surviving escorts stay on the chart."""
    lost = all(s.private[ALLIED].ships[escort].status == SUNK for escort in escorts)
    return [*(convoy_lost(s, name) if lost else ()), do(hunters_known, hunting, lost)]


@rule("CH-11.3.o", "CH-11.3.p")
@step
def hunters_known(s: State, hunting: tuple[str, ...], lost: bool) -> None:
    """Those who fought for a convoy are sighted, and held up if they sank it."""
    left = [ship for ship in hunting if s.private[GERMAN].ships[ship].status == ON_MAP]
    for unit in dict.fromkeys(s.private[GERMAN].ships[ship].unit for ship in left):
        found(s, GERMAN, unit, SIGHTED, "attacking")
        if lost or not default(s.public, "stop-after-convoy"):
            stop(s, unit)


def convoy_lost(s: State, name: str) -> list[Do]:
    """A convoy is sunk, and brings its chits."""
    s.tell(EVERYONE, "chase-convoy-lost")
    return [do(draw_chit, name)] * max(1, int(s.data.convoys[name].chits))


@rule("CH-11.3.r", "CH-11.3.s", "CH-2.3.3.i")
@step
def draw_chit(s: State, name: str) -> Asking:
    """The German draws a chit in secret; half a chit is a whole one that counts half."""
    chit = yield Deal("chase-deal-convoy", (GERMAN,), s.umpire.convoys, convoy=name)
    german, cup = s.private[GERMAN], list(s.umpire.convoys)
    cup.remove(chit)
    s.umpire.convoys = tuple(cup)
    if s.data.convoys[name].chits < 1:
        german.half_chits = (*german.half_chits, chit)
    else:
        german.chits = (*german.chits, chit)
    return None


def stop(s: State, unit: str) -> None:
    """Picking up and sinking takes time: no movement for the next turn."""
    for ship in members(s.private[GERMAN], unit):
        s.private[GERMAN].change(ship.id, no_move=s.data.tables.hunting.no_move)
