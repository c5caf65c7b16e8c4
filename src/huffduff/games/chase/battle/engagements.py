"""Single fights: two groups of ships on the battle board alone, for practice and for odds."""

from collections.abc import Iterable, Mapping

from huffduff.engine.choices import Orders, Rng, Value
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Asking, Do, do
from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.chase.battle.rounds import battle_begins
from huffduff.games.chase.book import step
from huffduff.games.chase.facts.deployment import Group, Scenario
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, FLEET, GERMAN, SEATS
from huffduff.games.chase.setup import cups, enlist
from huffduff.games.chase.state import Private, Public, State
from huffduff.games.chase.victory import losses

PLACE = "P10"  # the open Atlantic
NOON = 3
MOST_SHIPS = 8


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
    picked = yield tuple(Ask(side, "chase-ask-fleet", "CH-10.0.f", fleet(facts, side)) for side in SEATS)
    german, allied = (tuple(name for _, name in orders) for orders in picked)
    for ships in (german, allied):
        muster(s, ships)
    return opening(s.public.options["battle-attacker"], german, allied)


def fleet(facts: Facts, side: str) -> Orders:
    """Any warships of a side, each once."""
    ready = [card.id for card in facts.ships.values() if card.side == side and card.warship]
    return Orders(lambda value: no_fleet(ready, value), lambda rng: some_fleet(ready, rng), lambda: {"ships": ready})


def no_fleet(ready: list[str], value: tuple[Value, ...]) -> Refused | None:
    """Why these ships cannot fight together."""
    if not 1 <= len(value) <= MOST_SHIPS:
        return Refused("chase-fleet-size", most=MOST_SHIPS)
    for number, order in enumerate(value):
        if len(order) != 2 or order[0] != "ship":
            return Refused("chase-not-an-order", order=number)
        if order[1] not in ready or order in value[:number]:
            return Refused("chase-refuse-not-in-fleet", order=number, ship=order[1])
    return None


def some_fleet(ready: list[str], rng: Rng) -> tuple[Value, ...]:
    """A few ships at random."""
    first = int(rng.random() * len(ready))
    return tuple(("ship", name) for name in ready[first : first + 1 + int(rng.random() * 3)])


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
