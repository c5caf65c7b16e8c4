"""AA fire: both sides declare it before anything else in the Gunnery Phase, then all of it is rolled."""

from collections.abc import Generator, Iterable
from typing import Any, Literal

import msgspec

from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.contact import down, in_contact
from huffduff.games.vas.air.division import AaHints, AaTried, Division
from huffduff.games.vas.air.guns import face_needed, guns_of
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.defaults import Usually
from huffduff.games.vas.dice import d6, throw
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.words import FlightId, Seat, ShipId, WeaponId
from huffduff.games.vas.options import corrected
from huffduff.games.vas.ships import local_dice, permissions_needed
from huffduff.games.vas.state import Burst, Ship, State


class PassHints(msgspec.Struct, frozen=True):
    """The Local dice of a ship, what they have to show, and how many hits bring the Flight down."""

    ship: ShipId
    flight: FlightId
    dice: int
    need: int
    hits: int


AA = question("vas-ask-aa", "VS-AIR.23", answer=tuple[Burst, ...], hints=AaHints, tried=AaTried)
PASS = question("vas-ask-pass", "VS-TRAIT.30", answer=Literal["yes", "no"], hints=PassHints)


@rule("VS-AIR.18", "VS-AIR.23", "VS-TRAIT.25", "VS-TRAIT.31")
@step
def declare_antiaircraft(s: State, seat: Seat) -> Asking:
    """A side divides the dice of its AA batteries, and of the DP guns that it wants to use on aircraft."""
    guns = guns_of(s.data, s.public, seat)
    if not guns:
        return ()
    division = Division(guns)
    bursts = division.default if division.forced else (yield from AA.put(seat, division))
    declare(s, bursts)
    return ()


def declare(s: State, bursts: tuple[Burst, ...]) -> None:
    """Declared fire is open to all."""
    s.public.bursts = (*s.public.bursts, *bursts)
    for burst in bursts:
        s.tell(EVERYONE, "vas-aa-aims", ship=burst.ship, flight=burst.flight, dice=burst.dice + burst.local)


@rule("VS-AIR.18", "VS-TRAIT.31")
@step
def fire_antiaircraft(s: State) -> Iterable[Do]:
    """Everything that was declared, system by system."""
    systems = dict.fromkeys((burst.ship, burst.weapon) for burst in s.public.bursts)
    return [do(fire_aa_system, ship, weapon) for ship, weapon in systems]


@rule(
    *("VS-AIR.21", "VS-AIR.23", "VS-TRAIT.24", "VS-TRAIT.40", "VS-TRAIT.41", "VS-TRAIT.42", "VS-VITAL.8", "VS-EX.16"),
    *("VS-NAT-US.6", "VS-FSM.3"),
)
@step
def fire_aa_system(s: State, name: ShipId, weapon_id: WeaponId) -> Asking:
    """One system rolls at all its Flights; enough hits of it alone bring one down, fewer are forgotten."""
    ship, facts = s.public.ships[name], s.data
    weapon = facts.cards[ship.card].weapons[weapon_id]
    bursts = [burst for burst in s.public.bursts if (burst.ship, burst.weapon) == (name, weapon_id)]
    alive = [burst for burst in bursts if s.public.flights[burst.flight].place in ("air", "raiding")]
    permitted = bool(alive) and (yield from _permitted(s, ship, weapon))
    shot_down = []
    for burst in alive if permitted else ():
        flight = s.public.flights[burst.flight]
        plane, contact = facts.planes[flight.plane], in_contact(facts, ship, flight)
        hits = 0
        for dice, local in ((burst.dice, False), (burst.local, True)):
            need = face_needed(facts, plane, contact=contact, local=local)
            faces = yield from throw("vas-roll-aa", dice, ship=name, flight=flight.id, need=need)
            hits += sum(face >= need for face in faces)
        if hits >= plane.hits_to_down:
            shot_down.append(flight.id)
    s.public.change_ship(name, mounts=ship.mounted(weapon_id, fired=s.public.turn))
    s.public.bursts = tuple(burst for burst in s.public.bursts if burst not in bursts)
    for flight_id in shot_down:
        down(s, flight_id)
    return ()


@rule("VS-VITAL.8", "VS-VITAL.9")
def _permitted(s: State, ship: Ship, weapon: Weapon) -> Generator[Want, Any, bool]:
    """While a magazine is ablaze every system has to roll before it fires."""
    need = s.data.tables.gunnery.permission
    for _ in range(permissions_needed(ship, weapon)):
        face = yield from d6("vas-roll-aa-permission", ship=ship.id, need=need)
        if face < need:
            return False
    return True


@rule("VS-TRAIT.30", "VS-TRAIT.31", "VS-AIR.15", "VS-KAMI.3", "VS-FSM.3", "VS-VITAL.8", "VS-VITAL.9")
@step
def pass_over(s: State, name: FlightId, over: ShipId) -> Asking:
    """A Flight passes over an enemy ship, whose Local dice may be rolled at it at once, every time; a battery that a
    magazine ablaze has silenced is silent for the whole turn."""
    flight, ship, facts = s.public.flights[name], s.public.ships[over], s.data
    ready = (weapon for weapon in facts.cards[ship.card].of("aa") if ship.mounts[weapon.id].fired != s.public.turn)
    batteries = [weapon for weapon in ready if local_dice(ship, weapon)]
    if flight.place != "air" or ship.status != "table" or not batteries:
        return ()
    plane = facts.planes[flight.plane]
    need = face_needed(facts, plane, contact=False, local=True)
    dice = sum(local_dice(ship, weapon) for weapon in batteries)
    hints = PassHints(over, name, dice, need, plane.hits_to_down)
    choice: Usually[Literal["yes", "no"]] = Usually("yes", ("yes", "no"), hints=lambda: hints)
    fire = yield from PASS.put(ship.side, choice, ship=over, flight=name)
    if fire == "no":
        return ()
    for weapon in batteries:
        if not (yield from _permitted(s, ship, weapon)):
            if corrected(s.public.options):
                s.public.change_ship(over, mounts=s.public.ships[over].mounted(weapon.id, fired=s.public.turn))
            continue
        faces = yield from throw("vas-roll-aa", local_dice(ship, weapon), ship=over, flight=name, need=need)
        if sum(face >= need for face in faces) >= plane.hits_to_down:
            down(s, name)
            break
    return ()
