"""The computer captain, for either side; he knows what a player in his seat knows, and nothing else."""

from collections.abc import Callable, Mapping

from huffduff.engine.choices import Rng
from huffduff.engine.game import Player
from huffduff.engine.questions import Ask
from huffduff.games.vas.captain import aircraft, antiaircraft, deployment, fleet, guns, helm, interception
from huffduff.games.vas.captain.desk import Desk, SideView
from huffduff.games.vas.end.damage_control import RepairHints
from huffduff.games.vas.gunnery.horizon import SpotHints
from huffduff.games.vas.gunnery.slots import AIRCRAFT, SlotHints


def captain(view: SideView, ask: Ask, rng: Rng) -> object:
    """An answer to any question of the game; where he has no opinion, or an illegal one, any answer will do."""
    value = ANSWERS[ask.key](Desk(view, ask))
    return value if value is not None and value in ask.choice else ask.choice.sample(rng)


def make_captain() -> Player:
    return captain


def slot(desk: Desk) -> str:
    """The ship whose fire is worth most, before the enemy can spoil it; aircraft when the ships have fired."""
    ships = desk.hints(SlotHints).ships
    if not ships:
        return AIRCRAFT
    worth = {ship: desk.lookout.best_shot(desk.public.ships[ship]) for ship in ships}
    return max(ships, key=lambda ship: worth[ship])


def repair(desk: Desk) -> str:
    """Everything where that is allowed, else the area with the worst score."""
    if "all" in desk.choice.offered():
        return "all"
    return max(desk.hints(RepairHints).areas, key=lambda area: area.score).area


def spot(desk: Desk) -> tuple[str, ...]:
    """The most valuable ships that lie still."""
    most = desk.public.sides[desk.seat].observers_spotting
    ships = sorted(desk.hints(SpotHints).targets, key=lambda ship: -desk.gauge.counts(desk.public.ships[ship]))
    return tuple(ships[:most])


def first(desk: Desk) -> object:
    """The first of what is offered, where one is as good as the other."""
    return desk.choice.offered()[0]


def agreed(desk: Desk) -> str:  # noqa: ARG001
    """What costs nothing and can only help."""
    return "yes"


ANSWERS: Mapping[str, Callable[[Desk], object]] = {
    # before the battle
    "vas-ask-fleet": fleet.build,
    "vas-ask-scouts": deployment.scouts,
    "vas-ask-zone": first,
    "vas-ask-deploy": deployment.berths,
    "vas-ask-redeploy": deployment.redeployed,
    "vas-ask-deep": deployment.deep,
    "vas-ask-patrol": deployment.patrol,
    "vas-ask-fan": guns.fan,
    # movement
    "vas-ask-mover": helm.mover,
    "vas-ask-order": helm.order,
    "vas-ask-entry": helm.entry,
    "vas-ask-course": helm.course,
    "vas-ask-edge": helm.edge,
    "vas-ask-side": first,
    # aircraft
    "vas-ask-scramble": agreed,
    "vas-ask-launch": aircraft.launches,
    "vas-ask-air-order": aircraft.first_to_fly,
    "vas-ask-fly": aircraft.sortie,
    "vas-ask-pass": agreed,
    "vas-ask-aa": antiaircraft.division,
    "vas-ask-strike": aircraft.strikes,
    "vas-ask-dogfights": interception.dogfights,
    "vas-ask-intercept": interception.interceptors,
    "vas-ask-rearm": aircraft.rearmed,
    # gunnery and the end of a turn
    "vas-ask-spot": spot,
    "vas-ask-gunnery-slot": slot,
    "vas-ask-targets": guns.targets,
    "vas-ask-reroll": lambda desk: max(desk.choice.offered()),
    "vas-ask-repair": repair,
}
