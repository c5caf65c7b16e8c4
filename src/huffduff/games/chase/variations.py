"""Other truths behind the same table: what a seat cannot tell apart from the game it is in."""

from collections.abc import Iterator

from huffduff.engine.choices import Rng
from huffduff.engine.game import Truth
from huffduff.engine.questions import Do
from huffduff.games.chase.facts.terms import (
    ALLIED,
    ALOFT,
    GERMAN,
    LANDING,
    OFF_MAP,
    ON_MAP,
    PATROL,
    PORT,
    READY,
    REFIT,
    REFUEL,
    REPAIR,
    SEATS,
)
from huffduff.games.chase.operations.chance import last_decisions
from huffduff.games.chase.operations.convoys import MERCHANT, NONE
from huffduff.games.chase.operations.submarines import allied_boat
from huffduff.games.chase.options import default
from huffduff.games.chase.setup import enlist
from huffduff.games.chase.ships.forces import detach, dissolve, form, free_name
from huffduff.games.chase.ships.units import on_map, units
from huffduff.games.chase.state import Private, State, Umpire
from huffduff.games.chase.victory import single_fight

VARIANTS = 3
TASKS = ("", REPAIR, PORT, REFUEL, PATROL)
HIDDEN_ATTACKS = ("movement", "search")  # the phases in which nobody knows yet of markers for an air attack


def variations(truth: Truth[State], seat: str | None, rng: Rng) -> Iterator[Truth[State]]:
    """The truth with everything changed that this seat must not know.

    A step that has heard something may have drawn or told what depends on where units are, and a submarine's question
    itself says that somebody is there; then only the bunkers, the aircraft and the German's gains are others.
    """
    if not truth.agenda:
        return
    first, *rest = truth.agenda
    fresh = truth.fresh and first.step != allied_boat.__name__
    for _ in range(VARIANTS):
        state = truth.state.copy()
        for side in SEATS:
            if side != seat:
                restock(state, side, rng)
                if fresh:
                    disguise(state, side, rng)
        stir(state.umpire, rng)
        begins = first
        if first.step == last_decisions.__name__ and seat != GERMAN:
            begins = Do(first.step, rng.choice(((NONE, ()), ("bismarck", (MERCHANT,)), ("KG1", ("hx-126",)))))
        yield Truth(state, (begins, *rest), truth.fresh)


def restock(s: State, side: str, rng: Rng) -> None:
    """What nothing that happens on the table depends on: full bunkers, aircraft in another state, other gains."""
    private, chart = s.private[side], s.data.chart
    for ship in private.ships.values():
        fuel = s.data.ships[ship.id].fuel if ship.fuel else 0
        private.change(ship.id, fuel=fuel, moved=rng.randint(0, 2))
    for wing in private.wings.values():
        if wing.status in (READY, LANDING, REFIT, ALOFT):
            enduring = s.data.wings[wing.id].endurance > 1
            status = rng.choice((READY, LANDING, REFIT, ALOFT) if enduring else (READY, LANDING, REFIT))
            private.change_wing(wing.id, status=status, hex=rng.choice(chart.seas) if status == ALOFT else "")
    if side == GERMAN:
        cup = rng.sample((*s.umpire.convoys, *private.chits, *private.half_chits), len(s.data.cups.convoy_chits))
        private.chits, private.half_chits = tuple(cup[:3]), tuple(cup[3 : 3 + rng.randint(0, 2)])
        s.umpire.convoys = tuple(cup[3 + len(private.half_chits) :])
        private.merchants += 1
        private.located = tuple(rng.sample(list(s.data.convoys), 3))


def disguise(s: State, side: str, rng: Rng) -> None:
    """One side's secrets, changed: all that is neither marked, nor on the battle board, nor announced."""
    public, private = s.public, s.private[side]
    fighting = public.battle.fighters if public.battle else {}
    if not single_fight(public, s.data):
        buy(s, side, rng)
        relieve(s, side, rng)
    regroup(private, side, [ship.id for ship in on_map(private) if not ship.marker and ship.id not in fighting], rng)
    for ships in units(private).values():
        if not ships[0].marker and not any(ship.id in fighting for ship in ships):
            place = rng.choice(s.data.chart.seas)
            for ship in ships:
                private.change(ship.id, hex=place, through=rng.choice(("", rng.choice(s.data.chart.seas))))
    for ship in on_map(private):
        burden(s, side, ship.id, rng)
        if ship.id in public.cards and ship.id not in fighting and not default(public, "ship-cards"):
            mend(s, side, ship.id, rng)
    private.searches = {rng.choice(s.data.chart.seas): rng.randint(1, 3)}
    if public.phase in HIDDEN_ATTACKS:
        private.attacks = ((rng.choice(s.data.chart.seas), next(iter(private.wings))),) if private.wings else ()


def burden(s: State, side: str, name: str, rng: Rng) -> None:
    """What her owner alone sees on a ship's counter: fuel and its end, tasks, rests, restrictions and intentions."""
    limit = s.data.ships[name].fuel
    fuel = rng.randint(0, limit)
    scenario = s.data.scenarios.get(s.public.scenario)
    s.private[side].change(
        name,
        fuel=fuel,
        emergency=s.public.turn + rng.randint(1, 10) if limit and not fuel else 0,
        task=rng.choice(TASKS),
        no_move=rng.randint(0, 4),
        tried_to_shadow=rng.random() < 0.5,
        held=rng.random() < 0.5,
        returning=side == GERMAN and rng.random() < 0.5,
        restricted=rng.choice(("", *(scenario.release if scenario else ()))),
    )


def mend(s: State, side: str, name: str, rng: Rng) -> None:
    """Repairs and fresh torpedoes that the enemy has not heard of, though he has seen her card."""
    card = s.private[side].ships[name].card
    s.umpire.evasion = (*s.umpire.evasion, *card.evasion)
    s.private[side].change_card(
        name,
        evasion=(),
        lag=rng.randint(0, 3),
        rudder=card.rudder and rng.random() < 0.5,
        torpedoes=s.data.ships[name].torpedoes,
    )


def regroup(private: Private, side: str, names: list[str], rng: Rng) -> None:
    """Ships that nobody has seen sail in other company."""
    detach(private, tuple(name for name in names if rng.random() < 0.3))
    alone = [name for name in names if not private.ships[name].force]
    if len(alone) > 1:
        form(private, free_name(private, side), tuple(rng.sample(alone, 2)))
    gather(private)


def gather(private: Private) -> None:
    """The ships of a force are in one hex."""
    for ships in units(private).values():
        for ship in ships:
            private.change(ship.id, hex=ships[0].hex)


def buy(s: State, side: str, rng: Rng) -> None:
    """Units that were bought, or were not, and of which the enemy has heard nothing."""
    public, private = s.public, s.private[side]
    if public.options["optional-units"] == "off" or public.phase == "setup":
        return
    for unit, offer in s.data.optional.items():
        ship = private.ships.get(unit)
        known = unit in public.announced or unit in public.cards or (ship is not None and bool(ship.marker))
        if known or s.data.ships[unit].side != side or rng.random() < 0.5:
            continue
        if ship is None:
            enlist(s, unit, status=ON_MAP, hex=offer.hex)
            private.bought = (*private.bought, unit)
        elif ship.status == ON_MAP:
            del private.ships[unit]
            private.bought = tuple(name for name in private.bought if name != unit)
    dissolve(private)


def relieve(s: State, side: str, rng: Rng) -> None:
    """An escort that has left her convoy, or has not; neither is announced."""
    if side != ALLIED:
        return
    for relief in s.data.scenarios[s.public.scenario].relief:
        ship = s.private[side].ships[relief.ship]
        if ship.status == OFF_MAP and s.public.turn > relief.turn and rng.random() < 0.5:
            s.private[side].change(ship.id, status=ON_MAP, hex=relief.hex)
        elif ship.status == ON_MAP and not ship.marker and ship.id not in s.public.cards:
            s.private[side].change(ship.id, status=OFF_MAP, hex="", force="")
    dissolve(s.private[side])


def stir(umpire: Umpire, rng: Rng) -> None:
    """The cups hold what they hold, in another order."""
    umpire.damage = tuple(rng.sample(umpire.damage, len(umpire.damage)))
    umpire.evasion = tuple(rng.sample(umpire.evasion, len(umpire.evasion)))
    umpire.convoys = tuple(rng.sample(umpire.convoys, len(umpire.convoys)))
