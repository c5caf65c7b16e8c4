"""Single fights: two groups of ships on the battle board alone, for practice and for odds."""

from collections.abc import Iterable, Mapping

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.chase import former
from huffduff.games.chase.battle.rounds import battle_begins
from huffduff.games.chase.book import question, step
from huffduff.games.chase.drafts import Looked, first_refusal, reasons
from huffduff.games.chase.facts.deployment import Group, Scenario
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, FLEET, GERMAN, SEATS, ShipId
from huffduff.games.chase.setup import cups, enlist
from huffduff.games.chase.state import Private, Public, State
from huffduff.games.chase.victory import losses

PLACE = "P10"  # the open Atlantic
NOON = 3
MOST_SHIPS = 8


class FleetHints(msgspec.Struct, frozen=True):
    """The ships to choose from, and how many may be chosen."""

    ships: tuple[ShipId, ...]
    most: int


class FleetTried(msgspec.Struct, frozen=True):
    """Which ships cannot be chosen, what is wrong with their number, and how many more there may be."""

    orders: tuple[Reason | None, ...]
    owed: Reason | None
    left: int


SHIPS = question(
    "chase-ask-fleet",
    "CH-10.0.f",
    answer=tuple[ShipId, ...],
    hints=FleetHints,
    tried=FleetTried,
    former=former.second_words,
)


def fight(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """A fight of the data files, or one for which the players choose ships and conditions."""
    name = scenario.removeprefix("battle-")
    if name in facts.engagements:
        chosen = facts.engagements[name]
        s = sea(facts, scenario, options, chosen.visibility)
        plan = Scenario(name, 1, 2, chosen.visibility, (), hurt=chosen.hurt)
        for ships in (chosen.german, chosen.allied):
            muster(s, ships, plan)
        return s, opening(chosen.attacker, chosen.german, chosen.allied, chosen.kind)
    s = sea(facts, scenario, options, int(options["battle-visibility"]))
    return s, (do(choose_ships),)


def sea(facts: Facts, scenario: str, options: Mapping[str, str], visibility: int) -> State:
    """An empty sea in daylight."""
    public = Public(scenario, dict(options), NOON, min(visibility, 4), visibility, phase="naval-combat")
    return State(facts, public, {side: Private({}, {}) for side in SEATS}, cups(facts))


def muster(s: State, ships: tuple[str, ...], plan: Scenario | None = None) -> None:
    """Ships come to the place of the fight, together if there are several."""
    force = ("KG1" if s.data.ships[ships[0]].side == GERMAN else "TF1") if len(ships) > 1 else ""
    for name in ships:
        enlist(s, name, plan, Group(PLACE, ships, force))


def opening(attacker: str, german: tuple[str, ...], allied: tuple[str, ...], kind: str = FLEET) -> tuple[Do, ...]:
    """The fight and its verdict."""
    attacking, defending = (german, allied) if attacker == GERMAN else (allied, german)
    return do(battle_begins, PLACE, attacker, attacking, defending, kind), do(fight_ends)


@step
def choose_ships(s: State) -> Asking:
    """Both sides pick their ships under seal."""
    facts = s.data
    german, allied = yield from sealed(SHIPS.ask(side, fleet(facts, side)) for side in SEATS)
    for ships in (german, allied):
        muster(s, ships)
    return opening(s.public.options["battle-attacker"], german, allied)


def fleet(facts: Facts, side: str) -> Orders[ShipId]:
    """Any warships of a side, each once."""
    ready = tuple(card.id for card in facts.ships.values() if card.side == side and card.warship)
    return Orders(
        lambda value: first_refusal(fleet_looked_at(ready, value)),
        lambda rng: some_fleet(ready, rng),
        lambda: FleetHints(ready, MOST_SHIPS),
        lambda value: try_fleet(ready, value),
    )


def fleet_looked_at(ready: tuple[str, ...], value: tuple[ShipId, ...]) -> Looked:
    """Why these ships cannot fight together."""
    verdicts = [
        Refused("chase-refuse-not-in-fleet", ship=name) if name not in ready or name in value[:number] else None
        for number, name in enumerate(value)
    ]
    return verdicts, None if 1 <= len(value) <= MOST_SHIPS else Refused("chase-fleet-size", most=MOST_SHIPS)


def try_fleet(ready: tuple[str, ...], value: tuple[ShipId, ...]) -> FleetTried:
    """What is wrong with a fleet so far."""
    verdicts, owed = fleet_looked_at(ready, value)
    return FleetTried(reasons(verdicts), reason(owed), max(0, MOST_SHIPS - len(value)))


def some_fleet(ready: tuple[str, ...], rng: Rng) -> tuple[ShipId, ...]:
    """A few ships at random."""
    first = int(rng.random() * len(ready))
    return ready[first : first + 1 + int(rng.random() * 3)]


@step
def fight_ends(s: State) -> None:
    """Whoever took more than he lost has won, counted as in the campaign."""
    taken, lost = (losses(s.public, s.private[side], s.data) for side in (ALLIED, GERMAN))
    points = taken - lost
    s.public.final = {"allied-losses": float(taken), "german-losses": float(-lost), "total": float(points)}
    winner = GERMAN if points > 0 else ALLIED if points < 0 else None
    key = "chase-win-battle" if winner else "chase-draw-battle"
    s.tell(EVERYONE, key, winner=winner or "")
    s.outcome = Outcome(winner, key)
