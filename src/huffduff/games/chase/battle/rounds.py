"""A battle from the first sight to the last ship: rounds of torpedoes, gunfire, movement, abort and reinforcement."""

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.battle.ammunition import fire_away
from huffduff.games.chase.battle.board import board, decided, own_end, side_of
from huffduff.games.chase.battle.damage import mark_card, ship_of, show_card, sink
from huffduff.games.chase.battle.exhaustion import engage
from huffduff.games.chase.battle.gun_hits import clear_sunk, gun_damage
from huffduff.games.chase.battle.gunnery import gunfire
from huffduff.games.chase.battle.moves import battle_movement
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.battle.torpedoes import torpedo_hits, torpedo_launch
from huffduff.games.chase.battle.withdrawal import aborts, may_abort, newcomers, reinforcement
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BREAKING_OFF, CLOSING, CONVOY, OTHER, Heading, YesNo
from huffduff.games.chase.state import Battle, Fighter, Public, State

# The rules know no end to a battle in which nobody does anything; ours is broken off.
LAST_ROUND = 40

CONCESSION = question("chase-ask-concede", "CH-10.7.c", answer=YesNo)


@rule("CH-2.2.a", "CH-10.0.i", "CH-10.0.l", "CH-10.0.m", "CH-10.9.a")
@step
def battle_begins(
    s: State, place: str, attacker: str, attacking: tuple[str, ...], defending: tuple[str, ...], kind: str
) -> list[Do]:
    """Attackers closing, defenders breaking off, each as many zones from their own end as the visibility says.

    Tankers stay out of it.
    """
    fighters: dict[str, Fighter] = {}
    lines: tuple[tuple[tuple[str, ...], str, Heading], ...] = (
        (attacking, attacker, CLOSING),
        (defending, OTHER[attacker], BREAKING_OFF),
    )
    for names, side, position in lines:
        zone = own_end(s.data, side == attacker, s.public.visibility)
        warships = [name for name in names if s.data.ships[name].warship]
        fighters |= {name: Fighter(name, side, zone, position) for name in warships}
    s.public.battle = Battle(place, attacker, kind, 0, fighters, escorts=defending if kind == CONVOY else ())
    for name in fighters:
        engage(s, name)
        fire_away(s, name)
        show_card(s, name)
    s.tell(EVERYONE, "chase-battle-begins", hex=place, side=attacker)
    return [do(battle_round)]


@rule("CH-10.2.T1", "CH-10.7.a")
@step
def battle_round(s: State) -> list[Do]:
    """One round after the other, until a side has nobody left on the board."""
    battle = board(s.public)
    if decided(battle) or battle.round >= LAST_ROUND:
        return [do(battle_ends)]
    battle = s.public.change_battle(round=battle.round + 1)
    first, second = battle.attacker, OTHER[battle.attacker]
    s.tell(EVERYONE, "chase-battle-round", round=battle.round)
    return [
        do(torpedo_launch, first),
        do(torpedo_launch, second),
        do(gunfire, first),
        do(gunfire, second),
        do(gun_damage),
        do(torpedo_hits),
        do(radar_fails),
        do(manoeuvre),
        do(battle_round),
    ]


@rule("CH-2.3.1.c")
@step
def radar_fails(s: State) -> None:
    """Sets that were only good for the first salvoes fail in the first round of their ship's first battle.

    It is done before ships leave and join, so that it meets those who took part in the round and nobody else.
    """
    for name in board(s.public).fighters:
        card = ship_of(s, name).card
        if s.data.ships[name].radar == "II*" and not card.radar_spent:
            mark_card(s, name, radar_spent=True)
            show_card(s, name)


@rule("CH-10.2.T1")
@step
def manoeuvre(s: State) -> list[Do] | None:
    """Ships move, try to get away, and are joined by others, unless the battle is over already."""
    battle = board(s.public)
    if decided(battle):
        return None
    first, second = battle.attacker, OTHER[battle.attacker]
    return [
        do(battle_movement),
        do(aborts),
        do(reinforcement, first),
        do(reinforcement, second),
        do(concession, first),
        do(concession, second),
    ]


def armed(public: Public, name: str) -> bool:
    """Whether a ship has anything left to fight with."""
    card = public.cards[name]
    return bool(card.bow or card.stern or card.secondary or card.torpedoes)


@rule("CH-10.7.c")
def helpless(public: Public, facts: Facts, side: str) -> bool:
    """Whether a side can neither fight nor try to get away, while the enemy can still fire."""
    battle = board(public)
    ours, theirs = side_of(battle, side), side_of(battle, OTHER[side])
    able = any(armed(public, fighter.ship) or may_abort(public, facts, fighter) for fighter in ours)
    return bool(ours) and not able and any(armed(public, fighter.ship) for fighter in theirs)


@rule("CH-10.7.c")
@step
def concession(s: State, side: str) -> Asking:
    """A side that can neither fight nor be helped may call its ships lost.

    Whether help is near is not for the enemy to know, so the question is put all the same.
    """
    p, battle = s.public, board(s.public)
    if not helpless(p, s.data, side):
        return None
    answers: tuple[YesNo, ...] = ("no",) if newcomers(p, s.private[side], s.data) else ("no", "yes")
    if (yield from CONCESSION.put(side, OneOf(answers))) == "yes":
        victors = tuple(other.ship for other in side_of(battle, OTHER[side]) if armed(p, other.ship))
        for fighter in side_of(battle, side):
            sink(s, fighter.ship, victors)
        clear_sunk(s)
    return None


@rule("CH-10.7.a", "CH-10.7.b", "CH-10.9.b")
@step
def battle_ends(s: State) -> None:
    """The board is put away; damage and torpedoes spent stay on the cards, and tankers may have lost their escort."""
    s.tell(EVERYONE, "chase-battle-ends", hex=board(s.public).hex)
    s.public.battle = None
    sink_tankers(s)
