"""Other truths behind the same table: what a seat cannot tell apart from the game it is in."""

from collections.abc import Iterator

from huffduff.engine.choices import Rng
from huffduff.engine.steps import Position, load
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import LANDING, READY, REFIT, SEATS, Private, Public, Umpire
from huffduff.games.chase.units import units

VARIANTS = 3


def variations(position: Position, seat: str | None, rng: Rng) -> Iterator[Position]:
    """The position with unseen units elsewhere, other fuel, other aircraft ready, and cups stirred.

    A step that has heard something may have drawn or told what depends on the truth, so only fresh steps are varied.
    """
    if position.heard or position.over:
        return
    for _ in range(VARIANTS):
        state = position.base.copy()
        for side in SEATS:
            if side != seat:
                disguise(state.data, state.public, state.private[side], rng)
        stir(state.umpire, rng)
        written = position.dump()
        written["state"] = state.dump()
        yield load(position.game, state.data, written)


def disguise(facts: Facts, public: Public, private: Private, rng: Rng) -> None:
    """One side's secrets, changed: everything about it that is neither marked nor on the battle board."""
    fighting = public.battle.fighters if public.battle else {}
    for ships in units(private).values():
        if not ships[0].marker and not any(ship.id in fighting for ship in ships):
            place = rng.choice(facts.chart.seas)
            for ship in ships:
                ship.hex, ship.through = place, ""
    for ship in private.ships.values():
        printed = facts.ships[ship.id]
        if ship.fuel:
            ship.fuel = rng.randint(1, printed.fuel)
        ship.restricted = ""
        ship.held = rng.random() < 0.5
        ship.moved = rng.randint(0, 2)
    for wing in private.wings.values():
        if wing.status in (READY, LANDING, REFIT):
            wing.status = rng.choice((READY, LANDING, REFIT))
    if private.chits:
        private.chits = private.chits[1:]
    private.merchants += 1
    private.searches = {rng.choice(facts.chart.seas): 1}
    private.located = (*private.located, "ob-323")


def stir(umpire: Umpire, rng: Rng) -> None:
    """The cups hold what they hold, in another order."""
    umpire.damage = tuple(rng.sample(umpire.damage, len(umpire.damage)))
    umpire.evasion = tuple(rng.sample(umpire.evasion, len(umpire.evasion)))
    umpire.convoys = tuple(rng.sample(umpire.convoys, len(umpire.convoys)))
