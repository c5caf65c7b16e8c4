"""Courses: straight runs and turns as they are typed, and which of them a ship can steer.

A course is written `2.5 P45 2 S30`: inches straight ahead, degrees to port or starboard.  Lengths become whole
hundredths of an inch, turns whole degrees, starboard positive.
"""

import re
from typing import NamedTuple, NewType

import msgspec

from huffduff.engine.choices import Rng
from huffduff.engine.errors import Refused
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, Rudder
from huffduff.games.vas.ships import has_trait, run_up, speed_this_turn
from huffduff.games.vas.state import Ship

CourseText = NewType("CourseText", str)

RUN = re.compile(r"(?P<whole>[0-9]{1,3})(?:[.,](?P<part>[0-9]{1,2}))?")
TURN = re.compile(r"(?P<side>[PS])(?P<degrees>[0-9]{1,3})", re.IGNORECASE)


class Leg(NamedTuple):
    """A straight run and the turn at its end, 0 where there is none."""

    run: int
    turn: int


Course = tuple[Leg, ...]


class Draft(NamedTuple):
    """A course as far as its text can be read, and the first word that cannot be."""

    course: Course
    refusal: Refused | None


@rule("VS-GEO.1", "VS-GEO.13", "VS-MOVE.6")
def read(text: str) -> Draft:
    """A typed course; neighbouring runs are one run, and there is no going astern."""
    legs: list[Leg] = []
    for word in text.split():
        run, turn = RUN.fullmatch(word), TURN.fullmatch(word)
        if run is not None:
            length = int(run["whole"]) * INCH + int((run["part"] or "").ljust(2, "0"))
            if not length:
                return Draft(tuple(legs), Refused("vas-no-run", "VS-GEO.13", word=word))
            if legs and not legs[-1].turn:
                length += legs.pop().run
            legs.append(Leg(length, 0))
        elif turn is not None:
            degrees = int(turn["degrees"])
            if not degrees:
                return Draft(tuple(legs), Refused("vas-no-turn", "VS-GEO.13", word=word))
            straight = legs.pop().run if legs and not legs[-1].turn else 0
            legs.append(Leg(straight, degrees if turn["side"] in "Ss" else -degrees))
        else:
            return Draft(tuple(legs), Refused("vas-no-word", "VS-GEO.13", word=word))
    return Draft(tuple(legs), None)


def inches(length: int) -> str:
    """A length as people write it: 2.5."""
    whole, part = divmod(length, INCH)
    return f"{whole}.{part:02}".rstrip("0") if part else str(whole)


def written(course: Course) -> CourseText:
    """The text of a course, which `read` reads again."""
    words: list[str] = []
    for run, turn in course:
        if run:
            words.append(inches(run))
        if turn:
            words.append(f"S{turn}" if turn > 0 else f"P{-turn}")
    return CourseText(" ".join(words))


def length_of(course: Course) -> int:
    """How far a course goes: the sum of its runs, never measured on the table."""
    return sum(leg.run for leg in course)


class Helm(msgspec.Struct, frozen=True):
    """What a ship can do this turn: how far she goes at most and at least, the straight run before each turn, the
    sharpest turn in degrees, how many turns (None: any number), and whether her rudder is jammed.

    `why_turns` is the clause that limits their number.
    """

    speed: int
    minimum: int
    run_up: int
    sharpest: int
    turns: int | None
    rudder: Rudder
    why_turns: str | None


@rule("VS-BASIC.4", "VS-MOVE.4", "VS-MOVE.5", "VS-MOVE.17", "VS-GEO.14", "VS-GEO.15", "VS-GEO.16", "VS-GEO.20")
@rule("VS-ORD.15", "VS-ORD.16", "VS-TRAIT.8", "VS-CRIP.4", "VS-VITAL.6")
def helm(facts: Facts, ship: Ship) -> Helm:
    """A ship at anchor stays; a jammed rudder, Come About! and Lumbering each limit how often she turns."""
    movement = facts.tables.movement
    speed = 0 if ship.anchored else speed_this_turn(facts, ship)
    turns, why = None, None
    if ship.rudder == "ahead":
        turns, why = 0, "VS-VITAL.6"
    elif ship.under("come-about"):
        turns, why = 1, "VS-ORD.16"
    elif has_trait(facts, ship, "lumbering"):
        turns, why = 1, "VS-TRAIT.8"
    sharpest = movement.come_about if ship.under("come-about") else movement.turn
    return Helm(speed, min(movement.minimum * INCH, speed), run_up(facts, ship), sharpest, turns, ship.rudder, why)


@rule("VS-MOVE.3", "VS-MOVE.5", "VS-MOVE.10", "VS-MOVE.11", "VS-MOVE.12", "VS-GEO.14", "VS-GEO.20", "VS-EX.18")
def why_not(able: Helm, course: Course) -> Refused | None:
    """Why a ship cannot steer a course, or None; the first fault along the way is the one that is named."""
    if not able.speed:
        return Refused("vas-cannot-move", "VS-MOVE.5") if course else None
    gone = 0
    for number, leg in enumerate(course, start=1):
        gone += leg.run
        if gone > able.speed:
            return Refused("vas-too-far", "VS-MOVE.3", length=inches(length_of(course)), speed=inches(able.speed))
        refusal = _no_turn(able, leg, number) if leg.turn else None
        if refusal is not None:
            return refusal
    if gone < able.minimum:
        return Refused("vas-too-short", "VS-MOVE.4", minimum=inches(able.minimum))
    if able.rudder in ("port", "starboard") and course != forced(able, gone):
        return Refused("vas-jammed", "VS-VITAL.5", rudder=able.rudder, course=written(forced(able, gone)))
    return None


@rule("VS-MOVE.7", "VS-MOVE.8", "VS-MOVE.9", "VS-ORD.15", "VS-ORD.16", "VS-ORD.17", "VS-TRAIT.2", "VS-TRAIT.8")
@rule("VS-VITAL.6", "VS-CRIT.11", "VS-GEO.14", "VS-GEO.15", "VS-GEO.16")
def _no_turn(able: Helm, leg: Leg, number: int) -> Refused | None:
    """Each turn needs a fresh run straight ahead, is no sharper than the helm allows, and is one of those allowed."""
    if able.turns is not None and number > able.turns:
        return Refused("vas-no-more-turns", able.why_turns, turns=able.turns)
    if leg.run < able.run_up:
        return Refused("vas-run-up", "VS-MOVE.7", run=inches(leg.run), needed=inches(able.run_up))
    if abs(leg.turn) > able.sharpest:
        return Refused("vas-too-sharp", "VS-MOVE.8", degrees=abs(leg.turn), sharpest=able.sharpest)
    return None


@rule("VS-VITAL.5", "VS-GEO.19")
def forced(able: Helm, length: int) -> Course:
    """The one course of this length with the rudder jammed to a side: as soon as she may turn she does, all the way."""
    turn = -able.sharpest if able.rudder == "port" else able.sharpest
    legs: list[Leg] = []
    while length >= able.run_up and (able.turns is None or len(legs) < able.turns):
        legs.append(Leg(able.run_up, turn))
        length -= able.run_up
    return (*legs, Leg(length, 0)) if length else tuple(legs)


@rule("VS-FSM.5")
def least(able: Helm) -> Course:
    """What a ship does when nobody says anything: the least she must, straight ahead if her rudder lets her."""
    if able.rudder in ("port", "starboard"):
        return forced(able, able.minimum)
    return (Leg(able.minimum, 0),) if able.minimum else ()


def any_course(able: Helm, rng: Rng) -> Course:
    """Some course that she can steer."""
    length = able.minimum + int(rng.random() * (able.speed - able.minimum + 1))
    if able.rudder in ("port", "starboard"):
        return forced(able, length)
    legs: list[Leg] = []
    while length >= able.run_up and (able.turns is None or len(legs) < able.turns) and rng.random() < TURNS_AGAIN:
        run = able.run_up + int(rng.random() * (length - able.run_up + 1))
        turn = 1 + int(rng.random() * able.sharpest)
        legs.append(Leg(run, turn if rng.random() < 0.5 else -turn))
        length -= run
    return (*legs, Leg(length, 0)) if length else tuple(legs)


TURNS_AGAIN = 0.75  # how often a ship that sails at random turns where she could
