"""The computer captain, for either side; he knows what a player in his seat knows, and nothing else."""

from typing import TypeVar, cast

from huffduff.engine.choices import OneOf, Rng
from huffduff.engine.game import Player
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.vas.air.carriers import LaunchHints
from huffduff.games.vas.air.moving import FlyHints
from huffduff.games.vas.captain import aircraft, deployment, fleet, guns, helm
from huffduff.games.vas.captain.missions import mission
from huffduff.games.vas.captain.stance import caution, weights
from huffduff.games.vas.captain.standing import Lookout
from huffduff.games.vas.captain.worth import Gauge
from huffduff.games.vas.end.damage_control import RepairHints
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Seat, ShipId
from huffduff.games.vas.gunnery.slots import AIRCRAFT, SlotHints
from huffduff.games.vas.gunnery.targets import TargetHints
from huffduff.games.vas.movement.course import helm as helm_of
from huffduff.games.vas.movement.orders import OrderHints
from huffduff.games.vas.movement.sailing import CourseHints
from huffduff.games.vas.state import Private, Public
from huffduff.games.vas.war.building import FleetHints
from huffduff.games.vas.war.deployment import DeployHints
from huffduff.games.vas.war.scouting import Commitment

H = TypeVar("H")
SideView = View[Facts, Public, Private]


def captain(view: SideView, ask: Ask, rng: Rng) -> object:
    """An answer to any question of the game; where he has no opinion, or an illegal one, any answer will do."""
    value = _before(view, ask)
    if value is None:
        value = _at_sea(view, ask)
    if value is None:
        value = _in_the_air(view, ask)
    return value if value is not None and value in ask.choice else ask.choice.sample(rng)


def make_captain() -> Player:
    return captain


def _hints(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    return hints


def _lookout(view: SideView, seat: Seat) -> Lookout:
    public = view.public
    secret = view.private.objective if view.private else None
    objective = public.sides[seat].objective or secret
    gauge = Gauge(view.data, public, weights(view.data, public, seat, objective))
    aim = mission(view.data, public, seat, objective)
    return Lookout(gauge, aim, caution(view.data, public, seat, objective))


def _before(view: SideView, ask: Ask) -> object:
    """Before the battle: the fleet, who scouts (nobody: every gun is wanted), and where it begins."""
    facts, public, seat = view.data, view.public, cast(Seat, ask.seat)
    match ask.key:
        case "vas-ask-fleet":
            return fleet.build(facts, _hints(ask, FleetHints), int(public.options["points"]))
        case "vas-ask-scouts":
            return Commitment()
        case "vas-ask-deploy":
            return deployment.berths(facts, public, seat, _hints(ask, DeployHints))
    return None


def _at_sea(view: SideView, ask: Ask) -> object:
    facts, public, seat = view.data, view.public, cast(Seat, ask.seat)
    match ask.key:
        case "vas-ask-mover":
            assert isinstance(ask.choice, OneOf)
            return min(ask.choice.options, key=lambda ship: facts.cards[public.ships[ship].card].points)
        case "vas-ask-order":
            return helm.order(facts, public, _lookout(view, seat), _hints(ask, OrderHints))
        case "vas-ask-course":
            ship = public.ships[_hints(ask, CourseHints).ship]
            return helm.best_course(facts, _lookout(view, seat), ship, helm_of(facts, ship))[1]
        case "vas-ask-gunnery-slot":
            return slot(view, seat, _hints(ask, SlotHints))
        case "vas-ask-targets":
            return guns.targets(_lookout(view, seat).gauge, _hints(ask, TargetHints))
        case "vas-ask-reroll":
            assert isinstance(ask.choice, OneOf)
            return max(ask.choice.options)
        case "vas-ask-fan":
            return "yes"
        case "vas-ask-repair":
            return repair(ask, _hints(ask, RepairHints))
    return None


def _in_the_air(view: SideView, ask: Ask) -> object:
    facts, public = view.data, view.public
    match ask.key:
        case "vas-ask-fly":
            return aircraft.sortie(facts, public, _hints(ask, FlyHints))
        case "vas-ask-launch":
            return aircraft.launches(facts, public, _hints(ask, LaunchHints))
        case "vas-ask-scramble" | "vas-ask-pass":
            return "yes"
    return None


def slot(view: SideView, seat: Seat, hints: SlotHints) -> str:
    """The ship whose fire is worth most, before the enemy can spoil it; aircraft when the ships have fired."""
    if not hints.ships:
        return AIRCRAFT
    lookout = _lookout(view, seat)
    worth: dict[ShipId, float] = {ship: lookout.best_shot(view.public.ships[ship]) for ship in hints.ships}
    return max(hints.ships, key=lambda ship: worth[ship])


def repair(ask: Ask, hints: RepairHints) -> str:
    """Everything where that is allowed, else the area with the worst score."""
    if "all" in ask.choice.offered():
        return "all"
    return max(hints.areas, key=lambda area: area.score).area
