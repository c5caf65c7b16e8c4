"""The firing steps of a round: what a side is asked, what its plan would come to, and the dice."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.attacks import FACES, Fate, Modifier, Odds, can_explode, fate, odds, resolve, shift, told
from huffduff.games.sink.battle.gunnery import GUNS, Arm, arms, modifiers, refusals, strength, wing
from huffduff.games.sink.battle.line import board, over, range_of
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Range, Seat, ShipId
from huffduff.games.sink.parts import Battle, Hit, Shot, Sort
from huffduff.games.sink.state import Public, State


class Mark(msgspec.Struct, frozen=True):
    """A target for a weapon: what changes the die if nobody else fires at it, and the odds."""

    target: ShipId
    modifiers: tuple[Modifier, ...]
    odds: Odds


class ArmHint(msgspec.Struct, frozen=True):
    """A weapon of a ship with all its targets; the odds of aircraft are those of their whole strength."""

    firer: ShipId
    weapon: Sort
    range: Range
    strength: int
    marks: tuple[Mark, ...]


class FireHints(msgspec.Struct, frozen=True):
    """Everything that a side can attack with in this round."""

    round: int
    arms: tuple[ArmHint, ...]


class ShotTried(msgspec.Struct, frozen=True):
    """A shot of a draft: why it cannot be announced, or what changes its die and the odds."""

    refusal: Reason | None
    strength: int
    modifiers: tuple[Modifier, ...]
    odds: Odds | None


class TargetTried(msgspec.Struct, frozen=True):
    """What all shots of a draft at one ship come to together."""

    target: ShipId
    fate: Fate


class FirePlan(msgspec.Struct, frozen=True):
    """A draft of a side's fire, shot by shot and target by target."""

    shots: tuple[ShotTried, ...]
    targets: tuple[TargetTried, ...]


ROLLS: dict[Sort, str] = {
    "main": "sink-roll-main",
    "secondary": "sink-roll-secondary",
    "torpedo": "sink-roll-torpedo",
    "aircraft": "sink-roll-aircraft",
}
FIRE = question("sink-ask-fire", "SB-12.12.d", answer=tuple[Shot, ...], hints=FireHints, tried=FirePlan)


@rule("SB-12.12.b")
@step
def german_fire(s: State) -> Asking:
    """The German announces all his fire, and rolls for it."""
    return (yield from fire(s, GERMAN))


@rule("SB-12.12.b")
@step
def british_fire(s: State) -> Asking:
    """The British player, who has seen the German fire and its results, announces his with what he had before it."""
    return (yield from fire(s, BRITISH))


@rule("SB-12.12.c", "SB-12.12.d", "SB-12.12.e", "SB-12.13.b", "SB-12.16.b", "SB-12.18.d")
def fire(s: State, seat: Seat) -> Asking:
    """Every shot is announced before the first die; results wait for the end of the round."""
    public, facts, battle = s.public, s.data, board(s.public)
    usable = arms(facts, battle, seat)
    if not usable:
        return None
    shots = yield from FIRE.put(seat, fire_choice(public, facts, seat, usable), round=battle.round)
    battle.shots = (*battle.shots, *shots)
    if not shots:
        s.tell(EVERYONE, "sink-holds-fire", side=seat)
    for shot in shots:
        if shot.weapon == "torpedo":
            battle.change(shot.firer, torpedoes=False)
        elif shot.weapon == "aircraft" and battle.fighters[shot.firer].aircraft:
            battle.change(shot.firer, aircraft=False)
            public.flown = (*public.flown, wing(facts, shot.firer))
        changes, power = modifiers(facts, battle, shot, shots), _power(usable, shot)
        roll = Roll(
            ROLLS[shot.weapon],
            EVERYONE,
            (FACES,),
            ship=shot.firer,
            target=shot.target,
            range=range_of(facts, battle, battle.fighters[shot.firer]),
            strength=power,
            modifiers=told(changes),
        )
        result = yield from resolve(facts, roll, power, shift(changes), shot.target)
        if result.points:
            battle.hits = (*battle.hits, Hit(shot.firer, shot.target, result.points, result.exploded))
        s.tell(EVERYONE, "sink-shot-result", ship=shot.firer, target=shot.target, points=result.points)
        if result.exploded:
            s.tell(EVERYONE, "sink-explodes", ship=shot.target)
    return None


def _power(usable: Sequence[Arm], shot: Shot) -> int:
    if shot.weapon == "aircraft":
        return shot.strength
    return next(arm.strength for arm in usable if (arm.firer, arm.weapon) == (shot.firer, shot.weapon))


def fire_choice(public: Public, facts: Facts, seat: Seat, usable: Sequence[Arm]) -> Orders[Shot]:
    """What a side may announce."""
    battle = board(public)

    def check(plan: tuple[Shot, ...]) -> Refused | None:
        return next((refusal for refusal in refusals(facts, battle, seat, plan) if refusal), None)

    return Orders(
        check,
        lambda rng: some_fire(usable, rng),
        lambda: fire_hints(facts, battle, usable),
        lambda plan: fire_plan(facts, battle, seat, plan),
    )


def some_fire(usable: Sequence[Arm], rng: Rng) -> tuple[Shot, ...]:
    """Most ships fire, at anything; aircraft strike whom the guns spare, with all their strength or half of it."""
    plan: list[Shot] = []
    for arm in usable:
        spared = arm.targets
        if arm.weapon == "aircraft":
            aimed = [shot.target for shot in plan if shot.weapon in GUNS]
            spared = tuple(target for target in arm.targets if target not in aimed)
        fired = any(shot.firer == arm.firer and arm.weapon == "torpedo" for shot in plan)
        if not spared or fired or rng.random() < 0.1:
            continue
        target = spared[int(rng.random() * len(spared))]
        power = (arm.strength if rng.random() < 0.5 else -(-arm.strength // 2)) if arm.weapon == "aircraft" else 0
        plan.append(Shot(arm.firer, target, arm.weapon, power))
    aimed = [shot.target for shot in plan if shot.weapon in GUNS]
    return tuple(shot for shot in plan if shot.weapon != "aircraft" or shot.target not in aimed)


# --- what a player is shown ---------------------------------------------------------------------------------------


def fire_hints(facts: Facts, battle: Battle, usable: Sequence[Arm]) -> FireHints:
    """What each weapon could do to each target by itself."""

    def mark(arm: Arm, target: ShipId) -> Mark:
        changes = modifiers(facts, battle, Shot(arm.firer, target, arm.weapon), ())
        return Mark(target, changes, odds(facts, arm.strength, shift(changes), can_explode(facts, target)))

    def hint(arm: Arm) -> ArmHint:
        marks = tuple(mark(arm, target) for target in arm.targets)
        return ArmHint(arm.firer, arm.weapon, arm.range, arm.strength, marks)

    return FireHints(battle.round, tuple(map(hint, usable)))


def fire_plan(facts: Facts, battle: Battle, seat: Seat, plan: tuple[Shot, ...]) -> FirePlan:
    """Order by order whether it stands and its odds with all others fired, and what the targets are in for."""
    refused = refusals(facts, battle, seat, plan)
    stands = tuple(shot for shot, refusal in zip(plan, refused, strict=True) if refusal is None)

    def tried(shot: Shot, refusal: Refused | None) -> ShotTried:
        if refusal is not None:
            return ShotTried(reason(refusal), 0, (), None)
        changes, power = modifiers(facts, battle, shot, stands), strength(facts, battle, shot)
        chances = odds(facts, power, shift(changes), can_explode(facts, shot.target))
        return ShotTried(None, power, changes, chances)

    shots = tuple(tried(shot, refusal) for shot, refusal in zip(plan, refused, strict=True))
    attacks: dict[ShipId, list[Odds]] = {}
    for shot, part in zip(plan, shots, strict=True):
        if part.odds is not None:
            attacks.setdefault(shot.target, []).append(part.odds)
    return FirePlan(shots, tuple(TargetTried(name, _fate(facts, battle, name, part)) for name, part in attacks.items()))


def _fate(facts: Facts, battle: Battle, name: ShipId, attacks: Sequence[Odds]) -> Fate:
    target = battle.fighters[name]
    return fate(facts, name, target.damage, target.flipped, attacks)


def nobody_can_fire(facts: Facts, battle: Battle) -> bool:
    """Whether no ship on either side has anything to fire and anybody to fire at."""
    return not over(battle) and not arms(facts, battle, GERMAN) and not arms(facts, battle, BRITISH)
