"""What a Flight does to a ship, as dice: one to hit by its role, then its Damage Dice."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Plane
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.arcs import side_on
from huffduff.games.vas.gunnery.attack import NEVER, SURE, Attack, flight_volley
from huffduff.games.vas.gunnery.modifiers import Modifier, target_modifiers
from huffduff.games.vas.state import Flight, Public, Ship


def target_of(flight: Flight) -> ShipId | None:
    """The ship that a Flight attacks, on the table or beyond it."""
    return flight.raid if flight.place == "raiding" else flight.target


@rule("VS-TRAIT.13", "VS-DEEP.11")
def beam_on(flight: Flight, target: Ship) -> bool:
    """Whether a ship shows a Flight her side; carriers beyond the table are taken to."""
    return flight.place == "raiding" or side_on(target, flight.at)


@rule("VS-NAT-US.1", "VS-NAT-US.2")
def _proof(facts: Facts, year: int, plane: Plane) -> int:
    """American torpedoes from the air fail like those of ships."""
    until = facts.navies[plane.navy].duds_until
    if plane.role == "torpedo-bomber" and until is not None and year <= until:
        return facts.tables.gunnery.dud_below
    return SURE


@rule("VS-AIR.31", "VS-AIR.32", "VS-AIR.33", "VS-KAMI.5", "VS-KAMI.6", "VS-KAMI.7", "VS-ORD.25")
@rule("VS-ORD.28", "VS-KAMI.1")
def flight_attack(facts: Facts, p: Public, flight: Flight, target: Ship) -> Attack:
    """One die to hit, which nothing modifies; a kamikaze has all modifiers but those of range, and a second try."""
    plane, side = facts.planes[flight.plane], beam_on(flight, target)
    diving = plane.role == "kamikaze"
    modifiers: tuple[Modifier, ...] = tuple(target_modifiers(facts, target, side=side, quick=False)) if diving else ()
    need = facts.tables.air.hits_on[plane.role] - sum(one.value for one in modifiers)
    return Attack(
        1,
        min(NEVER, max(SURE, need)),
        modifiers,
        0,
        diving,
        target.under("evade"),
        _proof(facts, p.year, plane),
        flight_volley(facts, plane, target, side=side),
        shakes=diving,
    )
