"""How the computer players fight on the battle board: the strong close and turn their broadsides, the weak run."""

import math

from huffduff.engine.choices import Rng, Value
from huffduff.games.chase.battle_moves import zones_allowed
from huffduff.games.chase.board import BREAKING_OFF, CLOSING, OPENING, between, board, side_of
from huffduff.games.chase.bot_plot import fit
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.gunnery import dice, preview, shots
from huffduff.games.chase.state import OTHER, Public
from huffduff.games.chase.torpedoes import torpedo_targets

STAND = 0.8  # of the enemy's strength: with less a ship runs
BROADSIDE_RANGE = 4  # sea zones between


def odds(public: Public, facts: Facts, side: str) -> float:
    """A side's strength on the board against the other's."""
    ours, theirs = (
        sum(fit(facts, fighter.ship, public.cards[fighter.ship]) for fighter in side_of(board(public), each))
        for each in (side, OTHER[side])
    )
    return ours / max(theirs, 0.1)


def fire(public: Public, facts: Facts, side: str) -> tuple[Value, ...]:
    """Every ship at the target where her shells promise most, a damaged one being worth more."""
    orders: list[Value] = []
    fighters = board(public).fighters
    for firer, targets in shots(public, facts, side).items():
        if targets:

            def promise(target: str, firer: str = firer) -> float:
                shot = preview(public, facts, fighters[firer], fighters[target])
                card, printed = public.cards[target], facts.ships[target]
                hurt = 2.0 - card.hull / max(1, printed.hull)
                return float(shot["dice"] * shot["chance"][0]) * hurt * math.sqrt(printed.hull)

            orders.append(("fire", firer, max(targets, key=promise)))
    return tuple(orders)


def torpedoes(public: Public, facts: Facts, side: str) -> tuple[Value, ...]:
    """As many as are allowed, at the biggest target in reach."""
    most = facts.tables.battle.torpedoes
    return tuple(
        (
            "launch",
            firer,
            max(targets, key=lambda name: facts.ships[name].hull),
            min(most, public.cards[firer].torpedoes),
        )
        for firer, targets in torpedo_targets(public, facts, side).items()
    )


def move(public: Public, facts: Facts, name: str, options: list[Value], rng: Rng) -> Value:
    """Run if the enemy is stronger, otherwise close to where all guns tell and turn broadside on."""
    fighter = board(public).fighters[name]
    enemies = side_of(board(public), OTHER[fighter.side])
    zones = zones_allowed(public, facts, name) - fighter.lost_ground
    if odds(public, facts, fighter.side) < STAND and rng.random() < 0.9:
        wish: Value = (BREAKING_OFF, zones)
    elif min(between(facts, fighter.zone, enemy.zone) for enemy in enemies) > BROADSIDE_RANGE:
        wish = (CLOSING, zones)
    else:
        wish = (OPENING, 0)
    return wish if wish in options else options[-1]


def outgunned(public: Public, facts: Facts, side: str) -> bool:
    """Whether it is time to get away."""
    hopeless = not any(
        dice(public, facts, firer, target)
        for firer in side_of(board(public), side)
        for target in side_of(board(public), OTHER[side])
    )
    return hopeless or odds(public, facts, side) < 1.0
