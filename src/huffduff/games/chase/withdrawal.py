"""Leaving a battle by choice, and ships that come late to it."""

from huffduff.engine.chance import Roll
from huffduff.engine.choices import OneOf, Orders, Rng, Value
from huffduff.engine.errors import Refused
from huffduff.engine.secrecy import EVERYONE
from huffduff.engine.steps import Ask, Asking, Do, do
from huffduff.games.chase.ammunition import fire_away
from huffduff.games.chase.battle_moves import leave, tactical_evasion
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.damage import show_card
from huffduff.games.chase.exhaustion import engage
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.gunnery import BREAKING_OFF, CLOSING, between, board, side_of
from huffduff.games.chase.hits import Modifier
from huffduff.games.chase.options import default
from huffduff.games.chase.state import ALLIED, OTHER, Battle, Fighter, Private, Public, State
from huffduff.games.chase.status import bar
from huffduff.games.chase.units import d10, on_map

CONVOY = "convoy"


@rule("CH-10.5.a", "CH-10.5.d", "CH-11.3.n")
def may_abort(public: Public, facts: Facts, fighter: Fighter) -> bool:
    """A ship that runs, with six sea zones between her and every enemy; escorts stay with their convoy."""
    battle = board(public)
    if fighter.position != BREAKING_OFF or (battle.kind == CONVOY and fighter.side == ALLIED):
        return False
    return all(
        between(facts, fighter.zone, enemy.zone) >= facts.tables.battle.abort_between
        for enemy in side_of(battle, OTHER[fighter.side])
    )


@rule("CH-10.5.c")
@step
def aborts(s: State) -> list[Do]:
    """Every ship gets one try in a round."""
    return [do(abort, name) for name in board(s.public).fighters]


@rule("CH-10.5.b", "CH-10.5.T1")
@step
def abort(s: State, name: str) -> Asking:
    """A die with the difference in evasion against the fastest enemy decides whether she gets away."""
    p, facts, battle = s.public, s.data, board(s.public)
    fighter = battle.fighters.get(name)
    if fighter is None or not side_of(battle, OTHER[fighter.side]) or not may_abort(p, facts, fighter):
        return None
    ask = Ask(fighter.side, "chase-ask-abort", "CH-10.5.a", OneOf(("try", "stay")), ship=name)
    if (yield ask) == "stay":
        return None
    modifiers = abort_modifiers(p, facts, fighter)
    die = d10((yield Roll("chase-roll-abort", EVERYONE, (10,), ship=name, modifiers=modifiers)))
    if facts.tables.battle.abort.at(die + sum(value for _, value in modifiers)) == "success":
        leave(s, name)
        s.tell(EVERYONE, "chase-aborted", ship=name)
    return None


@rule("CH-10.5.b")
def abort_modifiers(public: Public, facts: Facts, fighter: Fighter) -> list[Modifier]:
    """Faster ships get away more easily, and so do all in bad light if it is played so."""
    table = facts.tables.battle
    enemies = side_of(board(public), OTHER[fighter.side])
    fastest = max(tactical_evasion(public, facts, enemy.ship) for enemy in enemies)
    found: list[Modifier] = []
    speed = table.abort_differential.at(tactical_evasion(public, facts, fighter.ship) - fastest)
    if speed:
        found.append(("chase-mod-evasion", speed))
    sight = table.abort_visibility.at(public.visibility)
    if sight and not default(public, "abort-in-the-dark"):
        found.append(("chase-mod-visibility", sight))
    return found


@rule("CH-10.6.a", "CH-10.6.d")
def newcomers(private: Private, facts: Facts, battle: Battle) -> list[str]:
    """A side's warships in the hex that take no part, have not left this battle, and are free to come."""
    return [
        ship.id
        for ship in on_map(private)
        if ship.hex == battle.hex
        and ship.id not in battle.fighters
        and ship.id not in battle.gone
        and facts.ships[ship.id].warship
        and not bar(facts, "reinforce", ship)
    ]


@rule("CH-10.6.a", "CH-10.6.b", "CH-10.6.c")
@step
def reinforcement(s: State, side: str) -> Asking:
    """From the third round on both sides are asked, whether they have anybody to send or not."""
    facts, battle = s.data, board(s.public)
    if battle.round < facts.tables.battle.reinforcement_round or not all(side_of(battle, each) for each in OTHER):
        return None
    ready = newcomers(s.private[side], facts, battle)
    choice = Orders(
        lambda orders: call_refusal(ready, orders),
        lambda rng: some_calls(ready, rng),
        lambda: {"ships": ready},
    )
    orders = yield Ask(side, "chase-ask-reinforce", "CH-10.6.a", choice, round=battle.round)
    for _, name in orders:
        die = d10((yield Roll("chase-roll-reinforce", (side,), (10,), ship=name)))
        if facts.tables.battle.reinforcement.at(die) == "enters":
            enter(s, side, name)
    return None


def enter(s: State, side: str, name: str) -> None:
    """She comes up on her own side's end, closing."""
    battle = board(s.public)
    zone = max(1, min(s.public.visibility, 9) - 1)
    if side != battle.attacker:
        zone = s.data.tables.battle.zones + 1 - zone
    engage(s, name)
    fire_away(s, name)
    show_card(s, name)
    battle.fighters[name] = Fighter(name, side, zone, CLOSING)
    s.tell(EVERYONE, "chase-joins-battle", ship=name)


def call_refusal(ready: list[str], orders: tuple[Value, ...]) -> Refused | None:
    """Each ship in the hex once."""
    left = list(ready)
    for number, order in enumerate(orders):
        if len(order) != 2 or order[0] != "roll":
            return Refused("chase-not-an-order", "CH-10.6.a", order=number)
        if order[1] not in left:
            return Refused("chase-refuse-cannot-join", "CH-10.6.a", order=number, ship=order[1])
        left.remove(order[1])
    return None


def some_calls(ready: list[str], rng: Rng) -> tuple[Value, ...]:
    """Any of them."""
    return tuple(("roll", name) for name in ready if rng.random() < 0.5)
