"""Morale: checks after hits, recovery, and the duty of a ship that has failed to keep away from the enemy."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule, step
from huffduff.games.strait.captains import MORALE, YES_OR_NO, SecondRoll, YesNo, commit, once, use, worth
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre, occupied
from huffduff.games.strait.numbers import HIGHEST_ROLL, Modifier, chance_of, throw, total
from huffduff.games.strait.sea import AHEAD, RANGE, TURNS, Heading, Space, square
from huffduff.games.strait.state import AFLOAT, OTHER, Public, Ship, State
from huffduff.geometry.squares import FACINGS, off_bow

CHECK = question("strait-ask-morale", "DS-MOR.1", ShipId, former=lambda value: value[0])
STEADY_CREW = question("strait-ask-steady-crew", "DS-CAP.18", YesNo, hints=SecondRoll)

OPEN_RANGE = "open-range"
TURN_AWAY = "turn-away"
DO_NOT_CLOSE = "do-not-close"
RULE_OF_DUTY = {OPEN_RANGE: "DS-MOR.14", TURN_AWAY: "DS-MOR.15", DO_NOT_CLOSE: "DS-MOR.16"}


@rule("DS-MOR.1", "DS-MOR.2", "DS-MOR.17", "DS-MOR.19", "DS-TRN.7")
def must_check(p: Public, side: str) -> list[ShipId]:
    """The ships afloat that were hit this turn or have failed before, each once; none of them can be passed over."""
    return [ship.id for ship in p.waiting(side) if ship.hit or ship.failed]


@rule("DS-MOR.8", "DS-MOR.9", "DS-MOR.10", "DS-CAP.16", "DS-CAP.19")
def morale_number(p: Public, facts: Facts, name: ShipId, spent: int = 0) -> list[Modifier]:
    """The captain's number, more for each damage card and for an earlier failure, less for each point."""
    ship = p.ships[name]
    figures = facts.charts.morale
    modifiers = [("strait-mod-base", facts.captains[ship.captain].morale or 0)]
    if ship.cards:
        modifiers.append(("strait-mod-cards", len(ship.cards) * figures.per_card))
    if ship.failed:
        modifiers.append(("strait-mod-already-failed", figures.already_failed))
    if spent:
        modifiers.append(("strait-mod-points", worth(p, facts, name, MORALE, spent) * figures.per_point))
    return modifiers


@rule("DS-TRN.7", "DS-TRN.10", "DS-MOR.19")
@step
def morale_phase(s: State, side: str) -> Asking | None:
    """The ships of a side that have to check do so, if there are any."""
    ships = must_check(s.public, side)
    return check_ship(s, side, ships) if ships else None


@rule("DS-TRN.10", "DS-MOR.19")
def check_ship(s: State, side: str, ships: list[ShipId]) -> Asking:
    """One ship of the side checks, picked by the player if several have to; then the next."""
    p, name = s.public, ships[0]
    if len(ships) > 1:
        name = yield from CHECK.put(side, OneOf(ships, lambda value: no_check(p, side, value)))
    yield from check(s, name)
    return (do(morale_phase, side),) if len(ships) > 1 else None


def no_check(p: Public, side: str, name: ShipId) -> Refused | None:
    """Why a ship cannot check now."""
    ship = p.ships.get(name)
    if ship is None or ship.side != side:
        return None
    if ship.status != AFLOAT:
        return Refused("strait-ship-gone", "DS-MOR.17", ship=ship.id, status=ship.status)
    if ship.id in p.acted:
        return Refused("strait-checked-already", "DS-MOR.2", ship=ship.id)
    return Refused("strait-no-check-due", "DS-MOR.1", ship=ship.id)


@rule("DS-MOR.4", "DS-MOR.5", "DS-MOR.6", "DS-MOR.7", "DS-MOR.18", "DS-CAP.16", "DS-CAP.18")
def check(s: State, name: ShipId) -> Generator[Want, Any, None]:
    """The number or more holds; a ship that fails gets the one marker there is, a ship that holds loses it.

    A steady crew may roll again where that can help.
    """
    p, facts = s.public, s.data
    ship = p.ships[name]
    spent = yield from commit(s, name, MORALE, total(morale_number(p, facts, name)))
    modifiers = morale_number(p, facts, name, spent)
    need = total(modifiers)
    roll = throw("strait-roll-morale", ship=name, need=need, modifiers=modifiers)
    holds = sum((yield roll)) >= need
    officer = None if holds or need > HIGHEST_ROLL else once(p, facts, name, "steady-crew")
    if officer is not None:
        choice = OneOf(YES_OR_NO, hints=lambda: SecondRoll(need, chance_of(need)))
        again = yield from STEADY_CREW.put(ship.side, choice, ship=name, officer=officer)
        if again == "yes":
            use(s, officer)
            holds = sum((yield roll)) >= need
    if not holds:
        s.tell(EVERYONE, "strait-morale-fails", ship=name)
    elif ship.failed:
        s.tell(EVERYONE, "strait-morale-recovers", ship=name)
    else:
        s.tell(EVERYONE, "strait-morale-holds", ship=name)
    p.change(name, failed=not holds)
    p.has_acted(name)


@rule("DS-MOR.13")
def nearest(enemies: list[Ship], space: Space) -> int:
    """The range from a space to the nearest of these ships."""
    ranges = RANGE[space]
    return min(ranges[enemy.space] for enemy in enemies)


@rule("DS-MOR.12", "DS-MOR.14", "DS-MOR.15", "DS-MOR.16", "DS-MOV.25")
def duty_of(p: Public, ship: Ship, options: tuple[Manoeuvre, ...]) -> tuple[str, tuple[Manoeuvre, ...]]:
    """What a failed ship owes, and which of her manoeuvres pay it: open the range, else turn away, else not close.

    Leaving the map is always enough and never owed; points may be spent on the duty but never have to be.
    """
    enemies = p.afloat(OTHER[ship.side]) if ship.failed else []
    if not enemies:
        return "", options
    now = nearest(enemies, ship.space)
    gains: list[tuple[Manoeuvre, int]] = []
    for option in options:
        space, _ = option.end(ship)
        gains.append((option, 8 if space == OUTSIDE else nearest(enemies, space) - now))
    opening = tuple(option for option, gain in gains if gain > 0)
    if any(option.space != OUTSIDE and not option.paid for option in opening):
        return OPEN_RANGE, opening
    turns = turns_away([enemy for enemy in enemies if RANGE[ship.space][enemy.space] == now], ship)
    if not turns and p.straight_only:
        turns = turns_round(p, enemies, ship)
    if turns:
        turning = (option for option in options if option.space is None and option.facing in turns)
        return TURN_AWAY, (*turning, *opening)
    return DO_NOT_CLOSE, tuple(option for option, gain in gains if gain >= 0)


@rule("DS-MOR.15")
def turns_away(nearest_enemies: list[Ship], ship: Ship) -> list[Heading]:
    """The turns that bring the bow nearer to the heading away from the enemy; none if it is within 45 degrees of it.

    Among equally near enemies the player may keep away from whichever he likes.
    """
    turns: list[Heading] = []
    port, starboard = TURNS[ship.facing]
    here = square(ship.space)
    for enemy in nearest_enemies:
        there = square(enemy.space)
        ahead, abeam = off_bow(FACINGS[ship.facing], here.column - there.column, here.row - there.row)
        if ahead >= abs(abeam):
            return []
        if abeam <= 0:
            turns.append(port)
        if abeam >= 0:
            turns.append(starboard)
    return turns


@rule("DS-MOR.15")
def turns_round(p: Public, enemies: list[Ship], ship: Ship) -> list[Heading]:
    """Where only the space straight ahead is forward, a bow that is barred is no excuse, however well it points.

    She turns, by the shortest way, towards a heading on which she could open the range.
    """
    now, taken = nearest(enemies, ship.space), occupied(p)

    def opens(bow: int) -> bool:
        ahead = AHEAD[True][bow & 7][ship.space]
        return any(not taken >> to & 1 and nearest(enemies, to) > now for to in ahead)

    port, starboard = TURNS[ship.facing]
    for eighths in range(5):
        turns = [turn for turn, way in ((port, -eighths), (starboard, eighths)) if opens(ship.facing + way)]
        if turns:
            return turns if eighths else []
    return []
