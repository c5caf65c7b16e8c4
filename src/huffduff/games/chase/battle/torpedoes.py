"""Torpedoes: assigned before the guns fire, resolved after them."""

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former
from huffduff.games.chase.battle.board import Targets, board, range_of, side_of
from huffduff.games.chase.battle.damage import hit_by_chits, mark_card, ship_of, show_card
from huffduff.games.chase.battle.gun_hits import clear_sunk
from huffduff.games.chase.battle.hits import HitOdds, Modifier, common_modifiers, hit_odds, roll_hits
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import first_refusal, reasons
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BREAKING_OFF, OPENING, ShipId
from huffduff.games.chase.state import Launch, Public, State


class Torpedoes(msgspec.Struct, frozen=True):
    """A ship launches so many at a target."""

    ship: ShipId
    target: ShipId
    torpedoes: int


class Run(msgspec.Struct, frozen=True):
    """What one torpedo at a target would be."""

    range: str
    odds: HitOdds


class TorpedoHints(msgspec.Struct, frozen=True):
    """How many each ship can launch, and the targets in reach."""

    most: dict[ShipId, int]
    shots: dict[ShipId, dict[ShipId, Run]]


class LaunchTried(msgspec.Struct, frozen=True):
    """One order to launch: why it cannot stand, or what each of its torpedoes comes to."""

    refusal: Reason | None
    run: Run | None


class TorpedoesTried(msgspec.Struct, frozen=True):
    """What a draft comes to: what each ship could still launch, and the damage chits each target draws on average."""

    orders: tuple[LaunchTried, ...]
    left: dict[ShipId, int]
    hits: dict[ShipId, float]


LAUNCH = question(
    "chase-ask-torpedoes",
    "CH-10.2.a",
    answer=tuple[Torpedoes, ...],
    hints=TorpedoHints,
    tried=TorpedoesTried,
    former=former.launches,
)


@rule("CH-10.2.c", "CH-10.2.e")
def torpedo_targets(public: Public, facts: Facts, side: str) -> Targets:
    """For each ship of a side with torpedoes left the enemies near enough, whatever her position."""
    battle, table = board(public), facts.tables.battle
    return {
        firer.ship: targets
        for firer in side_of(battle, side)
        if public.cards[firer.ship].torpedoes
        and (
            targets := [
                target.ship
                for target in battle.fighters.values()
                if target.side != side and range_of(facts, firer, target) in table.torpedo_ranges
            ]
        )
    }


@rule("CH-10.2.a", "CH-10.2.b", "CH-10.2.d", "CH-2.3.3.g", "CH-10.0.k")
@step
def torpedo_launch(s: State, side: str) -> Asking:
    """Up to three from each ship, at one target or several; what is launched is gone."""
    p, facts, battle = s.public, s.data, board(s.public)
    targets = torpedo_targets(p, facts, side)
    if not targets:
        return None
    choice = Orders[Torpedoes](
        lambda orders: first_refusal((launches_looked_at(p, facts, targets, orders), None)),
        lambda rng: some_launches(p, facts, targets, rng),
        lambda: launch_hints(p, facts, targets),
        lambda orders: try_launches(p, facts, targets, orders),
    )
    orders = yield from LAUNCH.put(side, choice, round=battle.round)
    for order in orders:
        firer, target, count = order.ship, order.target, order.torpedoes
        band = range_of(facts, battle.fighters[firer], battle.fighters[target])
        p.change_battle(launches=(*board(p).launches, Launch(firer, target, count, band)))
        mark_card(s, firer, torpedoes=ship_of(s, firer).card.torpedoes - count)
        show_card(s, firer)
        s.tell(EVERYONE, "chase-launches", ship=firer, target=target, count=count)
    return None


def launches_looked_at(
    public: Public, facts: Facts, targets: Targets, orders: tuple[Torpedoes, ...]
) -> list[Refused | None]:
    """No more than three in a round, no more than are left, and only at Medium or Short range."""
    left = {firer: in_a_round(public, facts, firer) for firer in targets}
    verdicts: list[Refused | None] = []
    for order in orders:
        firer, count = order.ship, order.torpedoes
        if count < 1:
            verdicts.append(Refused("chase-not-an-order", "CH-10.2.a"))
        elif order.target not in targets.get(firer, ()):
            verdicts.append(Refused("chase-refuse-torpedo-range", "CH-10.2.c", ship=firer))
        elif count > left[firer]:
            verdicts.append(Refused("chase-refuse-torpedoes", "CH-10.2.a", ship=firer))
        else:
            left[firer] -= count
            verdicts.append(None)
    return verdicts


def try_launches(public: Public, facts: Facts, targets: Targets, orders: tuple[Torpedoes, ...]) -> TorpedoesTried:
    """What a draft of launches comes to."""
    fighters = board(public).fighters
    left = {firer: in_a_round(public, facts, firer) for firer in targets}
    launches: list[LaunchTried] = []
    hits: dict[ShipId, float] = {}
    for order, refusal in zip(orders, reasons(launches_looked_at(public, facts, targets, orders)), strict=True):
        one = None
        if refusal is None:
            one = run(public, facts, order.target, range_of(facts, fighters[order.ship], fighters[order.target]))
            left[order.ship] -= order.torpedoes
            hits[order.target] = round(hits.get(order.target, 0.0) + order.torpedoes * one.odds.hits, 2)
        launches.append(LaunchTried(refusal, one))
    return TorpedoesTried(tuple(launches), left, hits)


def in_a_round(public: Public, facts: Facts, name: str) -> int:
    """How many torpedoes a ship can launch in this round."""
    return min(facts.tables.battle.torpedoes, public.cards[name].torpedoes)


def launch_hints(public: Public, facts: Facts, targets: Targets) -> TorpedoHints:
    """How many each ship can launch, and what one of them would be worth against each target."""
    fighters = board(public).fighters
    return TorpedoHints(
        {firer: in_a_round(public, facts, firer) for firer in targets},
        {
            firer: {
                target: run(public, facts, target, range_of(facts, fighters[firer], fighters[target]))
                for target in near
            }
            for firer, near in targets.items()
        },
    )


def run(public: Public, facts: Facts, target: str, band: str) -> Run:
    """Range, modifiers, the chance that one torpedo hits, and the damage chits it brings on average."""
    return Run(band, hit_odds(facts, torpedo_modifiers(public, facts, target, band)))


def some_launches(public: Public, facts: Facts, targets: Targets, rng: Rng) -> tuple[Torpedoes, ...]:
    """Some ships launch some torpedoes."""
    return tuple(
        Torpedoes(firer, near[int(rng.random() * len(near))], 1 + int(rng.random() * in_a_round(public, facts, firer)))
        for firer, near in targets.items()
        if rng.random() < 0.7
    )


@rule("CH-10.3.a", "CH-10.3.b", "CH-10.3.c")
@step
def torpedo_hits(s: State) -> Asking:
    """One die for each torpedo, also of a firer that is gone; none for a target that has sunk already."""
    by: dict[str, tuple[str, ...]] = {}
    for launch in board(s.public).launches:
        for _ in range(launch.count):
            if launch.target in board(s.public).fighters:
                modifiers = torpedo_modifiers(s.public, s.data, launch.target, launch.range)
                hits = yield from roll_hits(s, "chase-roll-torpedo", launch.target, modifiers, firer=launch.firer)
                if hits:
                    by[launch.target] = tuple(dict.fromkeys((*by.get(launch.target, ()), launch.firer)))
                    yield from hit_by_chits(s, launch.target, hits, by[launch.target])
                    clear_sunk(s)
    s.public.change_battle(launches=())
    return None


@rule("CH-10.3.a", "CH-9.T2")
def torpedo_modifiers(public: Public, facts: Facts, name: str, band: str) -> list[Modifier]:
    """What counts for every attack, and the target's position and distance."""
    table = facts.tables.hit
    target = board(public).fighters[name]
    found = common_modifiers(public, facts, name, public.cards[name], tactical=True)
    if target.position == OPENING:
        found.append(("chase-mod-target-opening", table.target_opening))
    if target.position == BREAKING_OFF:
        found.append(("chase-mod-target-breaking-off", table.target_breaking_off))
    if band == "medium":
        found.append(("chase-mod-medium-range", table.medium_range))
    return found
