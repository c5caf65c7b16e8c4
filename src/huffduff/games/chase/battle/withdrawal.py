"""Leaving a battle by choice, and ships that come late to it."""

from typing import Literal

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import OneOf, Orders, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.battle.ammunition import fire_away
from huffduff.games.chase.battle.board import DARKEST, between, board, decided, own_end, side_of
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.battle.exhaustion import engage
from huffduff.games.chase.battle.hits import Modifier
from huffduff.games.chase.battle.moves import leave, tactical_evasion
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import ListTried, Looked, first_refusal, list_tried
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BREAKING_OFF, CLOSING, OTHER, SIGHTED, ShipId
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.ships.neutrals import stands_aside
from huffduff.games.chase.ships.status import bar
from huffduff.games.chase.ships.units import d10, on_map
from huffduff.games.chase.state import Fighter, Private, Public, State
from huffduff.games.chase.victory import single_fight


class AbortHints(msgspec.Struct, frozen=True):
    """What is added to the die, and the chance to get away, of ten."""

    modifiers: tuple[Modifier, ...]
    chance: int


class ReinforceHints(msgspec.Struct, frozen=True):
    """The ships that can be called, and the chance that one comes in time, of ten."""

    ships: tuple[ShipId, ...]
    chance: int


ABORT = question("chase-ask-abort", "CH-10.5.a", answer=Literal["try", "stay"], hints=AbortHints)
REINFORCE = question(
    "chase-ask-reinforce",
    "CH-10.6.a",
    answer=tuple[ShipId, ...],
    hints=ReinforceHints,
    tried=ListTried,
    former=former.second_words,
)


@rule("CH-10.5.a", "CH-10.5.d", "CH-11.3.n")
def may_abort(public: Public, facts: Facts, fighter: Fighter) -> bool:
    """A ship that runs, with six sea zones between her and every enemy; escorts stay with their convoy."""
    battle = board(public)
    if fighter.position != BREAKING_OFF or fighter.ship in battle.escorts:
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
    if fighter is None or decided(battle) or not may_abort(p, facts, fighter):
        return None
    modifiers = abort_modifiers(p, facts, fighter)
    shift = sum(value for _, value in modifiers)
    good = [face for face in range(10) if facts.tables.battle.abort.at(face + shift) == "success"]
    need = max(face for face in range(10) if facts.tables.battle.abort.at(face) == "success")
    answers: tuple[Literal["try", "stay"], ...] = ("try", "stay")
    choice = OneOf(answers, hints=lambda: AbortHints(tuple(modifiers), len(good)))
    if (yield from ABORT.put(fighter.side, choice, ship=name)) == "stay":
        return None
    params = {"ship": name, "need": need, "modifiers": modifiers, "chance": len(good)}
    if d10((yield Roll("chase-roll-abort", EVERYONE, (10,), **params))) in good:
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
        found.append(("chase-mod-differential", speed))
    sight = table.abort_visibility.at(public.visibility)
    if sight and not default(public, "abort-in-the-dark"):
        found.append(("chase-mod-visibility", sight))
    return found


@rule("CH-10.6.a", "CH-10.6.d", "CH-10.9.a")
def newcomers(public: Public, private: Private, facts: Facts) -> list[str]:
    """A side's warships in the hex that take no part, have not left this battle, and are free to come."""
    battle = board(public)
    return [
        ship.id
        for ship in on_map(private)
        if ship.hex == battle.hex
        and ship.id not in battle.fighters
        and ship.id not in battle.gone
        and facts.ships[ship.id].warship
        and not bar(facts, "reinforce", ship)
        and not ship.homebound
        and not stands_aside(public, facts, ship.id)
    ]


@rule("CH-10.6.a", "CH-10.6.b")
@step
def reinforcement(s: State, side: str) -> Asking:
    """From the third round on both sides are asked, whether they have anybody to send or not.

    Only ships that come are seen: nobody hears of the dice of those that are too late.
    """
    facts, battle = s.data, board(s.public)
    alone = single_fight(s.public, facts)
    if alone or battle.round < facts.tables.battle.reinforcement_round or decided(battle):
        return None
    ready = newcomers(s.public, s.private[side], facts)
    good = [face for face in range(10) if facts.tables.battle.reinforcement.at(face) == "enters"]
    choice = Orders[ShipId](
        lambda orders: first_refusal(calls_looked_at(ready, orders)),
        lambda rng: some_calls(ready, rng),
        lambda: ReinforceHints(tuple(ready), len(good)),
        lambda orders: list_tried(calls_looked_at(ready, orders)),
    )
    called = yield from REINFORCE.put(side, choice, round=battle.round)
    for name in called:
        params = {"ship": name, "need": max(good), "chance": len(good)}
        if d10((yield Roll("chase-roll-reinforce", (side,), (10,), **params))) in good:
            enter(s, side, name)
    return None


@rule("CH-10.6.c", "CH-10.0.i")
def enter(s: State, side: str, name: str) -> None:
    """She comes up one space behind the line on which the battle began, closing, and everybody sees who she is.

    Her unit is Sighted as that of an attacker is.
    """
    battle = board(s.public)
    zone = own_end(s.data, side == battle.attacker, min(s.public.visibility, DARKEST) - 1)
    engage(s, name)
    fire_away(s, name)
    show_card(s, name)
    s.public.change_battle(fighters={**battle.fighters, name: Fighter(name, side, zone, CLOSING)})
    s.tell(EVERYONE, "chase-joins-battle", ship=name)
    ship = s.private[side].ships[name]
    if ship.marker or not default(s.public, "attacker-sighted") or not corrected(s.public):
        reveal.sighting(s, side, battle.hex, "fighting", (s.data.ships[name].kind,), 1)
    else:
        reveal.mark(s, side, ship.unit, SIGHTED, "fighting")
        sink_tankers(s)


def calls_looked_at(ready: list[str], orders: tuple[ShipId, ...]) -> Looked:
    """Each ship in the hex once."""
    return [
        Refused("chase-refuse-cannot-join", "CH-10.6.a", ship=name)
        if name not in ready or name in orders[:number]
        else None
        for number, name in enumerate(orders)
    ], None


def some_calls(ready: list[str], rng: Rng) -> tuple[ShipId, ...]:
    """Any of them."""
    return tuple(name for name in ready if rng.random() < 0.5)
