"""How the computer players fight on the battle board: as a forecast of the next rounds tells them."""

from collections.abc import Sequence

from huffduff.games.chase.battle.board import between, board, side_of
from huffduff.games.chase.battle.gunnery import Fire, salvo, shots
from huffduff.games.chase.battle.moves import BattleMove, zones_allowed
from huffduff.games.chase.battle.torpedoes import Torpedoes, torpedo_targets
from huffduff.games.chase.captain.fight_forecast import RANGE, RUN, on_board
from huffduff.games.chase.captain.numbers import (
    BISMARCK_BOX,
    BISMARCK_SUNK,
    GUN_WORTH,
    HIT_WORTH,
    OVERKILL,
    TORPEDO_BOXES,
)
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, BREAKING_OFF, CLOSING, OPENING, OTHER
from huffduff.games.chase.state import Public


def stance(public: Public, facts: Facts, side: str) -> str:
    """How a side had best go on."""
    battle = board(public)
    return on_board(public, facts, battle).best(side == battle.attacker)[0]


def worth(public: Public, facts: Facts, name: str) -> float:
    """How much a hull box of a ship counts: more the fewer are left, and most of all Bismarck's."""
    printed, card = facts.ships[name], public.cards[name]
    if name == BISMARCK:
        return BISMARCK_BOX + BISMARCK_SUNK / max(1, card.hull)
    full = printed.hull if printed.kind in facts.tables.victory.capital else facts.tables.victory.other_sunk
    guns = GUN_WORTH * (card.bow + card.stern)
    return (full + guns) / max(1, card.hull)


def fire(public: Public, facts: Facts, side: str) -> tuple[Fire, ...]:
    """Every ship at the target where her shells promise most."""
    orders: list[Fire] = []
    fighters = board(public).fighters
    for firer, targets in shots(public, facts, side).items():
        if targets:

            def promise(target: str, firer: str = firer) -> float:
                shot = salvo(public, facts, fighters[firer], fighters[target])
                hits = shot.hull + HIT_WORTH * shot.dice * shot.chance
                return min(hits, public.cards[target].hull + OVERKILL) * worth(public, facts, target)

            orders.append(Fire(firer, max(targets, key=promise)))
    return tuple(orders)


def torpedoes(public: Public, facts: Facts, side: str) -> tuple[Torpedoes, ...]:
    """As many as are allowed, at the most valuable target in reach."""
    most = facts.tables.battle.torpedoes
    return tuple(
        Torpedoes(
            firer,
            max(targets, key=lambda name: min(public.cards[name].hull, TORPEDO_BOXES) * worth(public, facts, name)),
            min(most, public.cards[firer].torpedoes),
        )
        for firer, targets in torpedo_targets(public, facts, side).items()
    )


def move(public: Public, facts: Facts, name: str, options: Sequence[BattleMove]) -> BattleMove:
    """Run, close, or turn the broadside, as the side fights; carriers always run."""
    fighter = board(public).fighters[name]
    enemies = side_of(board(public), OTHER[fighter.side])
    zones = zones_allowed(public, facts, name) - fighter.lost_ground
    chosen = RUN if facts.ships[name].kind == "CV" else stance(public, facts, fighter.side)
    if chosen == RUN:
        wish = BattleMove(BREAKING_OFF, zones)
    elif min(between(facts, fighter.zone, enemy.zone) for enemy in enemies) > RANGE[chosen]:
        wish = BattleMove(CLOSING, zones)
    else:
        wish = BattleMove(OPENING, 0)
    return wish if wish in options else options[-1]


def leaves(public: Public, facts: Facts, side: str) -> bool:
    """Whether it is time to get away."""
    return stance(public, facts, side) == RUN
