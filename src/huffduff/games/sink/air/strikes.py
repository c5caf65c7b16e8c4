"""Phase 5: both sides declare their air attacks under seal, then the German ones are rolled for, then the British."""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from huffduff.engine.chance import Deal, Roll
from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Ask, Asking, Do, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.air.targets import Target, Wing, could_attack, known_ships, marked, targets, wings
from huffduff.games.sink.attacks import FACES, Modifier, Odds, can_explode, odds, resolve, shift, target_modifiers
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import CATEGORIES, SEATS, AirId, Category, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Aim, Strike
from huffduff.games.sink.state import Private, Public, State


class StrikeHints(msgspec.Struct, frozen=True):
    """What can fly, and at whom it may be sent."""

    wings: tuple[Wing, ...]
    targets: tuple[Target, ...]


class AimTried(msgspec.Struct, frozen=True):
    """The odds of one aim of a draft; while it is not known who the ship is, at their worst and at their best."""

    worst: Odds
    best: Odds


class StrikeTried(msgspec.Struct, frozen=True):
    """A draft of an air attack: why it is refused, or what its aims may come to."""

    refusal: Reason | None
    aims: tuple[AimTried, ...]


class StrikesTried(msgspec.Struct, frozen=True):
    """All air attacks of a draft."""

    strikes: tuple[StrikeTried, ...]


STRIKES = question("sink-ask-strikes", "SB-8.27.a", answer=tuple[Strike, ...], hints=StrikeHints, tried=StrikesTried)


@rule("SB-4.5.a", "SB-14.11.c")
@step
def air_phase(s: State) -> Iterable[Do]:
    """By night no aircraft attacks; by day every task force that may be attacked has told its types."""
    public = s.public
    if public.turn in s.data.tables.track.night:
        return ()
    for seat in SEATS:
        for token in marked(public, seat):
            if token.known is None or token.known.turn != public.turn:
                reveal.disclose(s, token.id)
    return (do(declare_strikes),)


@rule("SB-8.11.d", "SB-8.21.a", "SB-8.27.a", "SB-12.31.a", "SB-12.34.a")
@step
def declare_strikes(s: State) -> Asking:
    """Each side commits all its air attacks before it knows those of the other; all take off before the first is
    rolled for, each unit by itself."""
    public = s.public
    asks = [strike_ask(public, s.private[seat], s.data, seat) for seat in SEATS if could_attack(public, s.data, seat)]
    if not asks:
        return None
    if len(asks) > 1:
        answers: tuple[tuple[Strike, ...], ...] = yield from sealed(asks)
    else:
        answers = ((yield asks[0]),)
    flying: list[Strike] = []
    for ask, strikes in zip(asks, answers, strict=True):
        for each in strikes:
            reveal.strike_flies(s, cast(Seat, ask.seat), each)
        flying += strikes
    s.umpire.strikes = tuple(flying)
    tokens = dict.fromkeys(aim.token for each in flying for aim in each.aims)
    attacks = [do(strike, each.unit, number) for each in flying for number in range(len(each.aims))]
    return (*(do(number_targets, token) for token in tokens), *attacks, do(end_strikes))


def strike_ask(public: Public, private: Private, facts: Facts, seat: Seat) -> Ask[tuple[Strike, ...]]:
    """The question for one side, from what it knows."""
    flights = wings(public, private, facts, seat)
    shown = tuple(target for token in marked(public, seat) for target in targets(public, facts, token))

    def check(strikes: tuple[Strike, ...]) -> Refused | None:
        return next((refusal for refusal in refusals(flights, shown, strikes) if refusal), None)

    choice = Orders(
        check,
        lambda rng: some_strikes(flights, shown, rng),
        lambda: StrikeHints(flights, shown),
        lambda strikes: strikes_preview(public, facts, flights, shown, strikes),
    )
    return STRIKES.ask(seat, choice)


# --- what may be declared -----------------------------------------------------------------------------------------


@rule("SB-8.21.a", "SB-8.27.a", "SB-12.31.a")
def refusals(flights: Sequence[Wing], shown: Sequence[Target], strikes: Sequence[Strike]) -> tuple[Refused | None, ...]:
    """Attack by attack, why it cannot be flown."""
    able = {wing.unit: wing for wing in flights}
    return tuple(
        Refused("sink-refuse-flown-twice", "SB-8.27.a", order=number, unit=each.unit)
        if any(other.unit == each.unit for other in strikes[: number - 1])
        else _refusal(able.get(each.unit), shown, each, number)
        for number, each in enumerate(strikes, 1)
    )


@rule("SB-12.32.b", "SB-12.32.c", "SB-12.33.b", "SB-12.33.c", "SB-12.33.d")
def _refusal(wing: Wing | None, shown: Sequence[Target], each: Strike, number: int) -> Refused | None:
    """One hex, ships of task forces there within reach, no ship twice, and no more strength than there is."""
    about = {"order": number, "unit": each.unit}
    if wing is None:
        return Refused("sink-refuse-cannot-attack", "SB-8.27.a", **about)
    if not each.aims:
        return Refused("sink-refuse-no-aim", "SB-12.33.d", **about)
    aimed: list[tuple[TokenId, Category, int]] = []
    for aim in each.aims:
        key = (aim.token, aim.category, aim.number)
        target = next((one for one in shown if (one.token, one.category, one.number) == key), None)
        if target is None:
            return Refused("sink-refuse-no-such-target", "SB-12.32.b", **about)
        if target.hex != each.hex:
            return Refused("sink-refuse-one-hex", "SB-8.27.a", **about, hex=each.hex)
        if aim.token not in wing.tokens:
            return Refused("sink-refuse-out-of-reach", "SB-12.32.c", **about, hex=each.hex)
        if key in aimed:
            return Refused("sink-refuse-aimed-twice", "SB-12.33.c", **about)
        if aim.strength < 1:
            return Refused("sink-refuse-strength-shared", "SB-12.33.b", **about, strength=wing.strength)
        aimed.append(key)
    if sum(aim.strength for aim in each.aims) > wing.strength:
        return Refused("sink-refuse-strength-shared", "SB-12.33.b", **about, strength=wing.strength)
    return None


def some_strikes(flights: Sequence[Wing], shown: Sequence[Target], rng: Rng) -> tuple[Strike, ...]:
    """Most units that can, each with all its strength at anybody."""
    found = []
    for wing in flights:
        near = [target for target in shown if target.token in wing.tokens]
        target = near[int(rng.random() * len(near))]
        if rng.random() < 0.8:
            aim = Aim(target.token, target.category, target.number, wing.strength)
            found.append(Strike(wing.unit, target.hex, (aim,)))
    return tuple(found)


def strikes_preview(
    public: Public, facts: Facts, flights: Sequence[Wing], shown: Sequence[Target], strikes: tuple[Strike, ...]
) -> StrikesTried:
    """Attack by attack whether it stands, and the odds of each aim."""
    known = {(target.token, target.category, target.number): target.ship for target in shown}

    def tried(aim: Aim) -> AimTried:
        ship = known[aim.token, aim.category, aim.number]
        candidates = [ship] if ship else possible(public, facts, aim)
        chances = [_odds(public, facts, aim, name) for name in candidates]
        return AimTried(min(chances, key=lambda part: part.mean), max(chances, key=lambda part: part.mean))

    refused = refusals(flights, shown, strikes)
    return StrikesTried(
        tuple(
            StrikeTried(reason(refusal), () if refusal else tuple(map(tried, each.aims)))
            for each, refusal in zip(strikes, refused, strict=True)
        )
    )


def possible(public: Public, facts: Facts, aim: Aim) -> list[ShipId]:
    """The ships that a target may be, as far as everybody knows: of her category, in this game, and not sunk."""
    scenario, side = facts.scenarios[public.scenario], public.tokens[aim.token].side
    return [
        name
        for name in scenario.ships(side)
        if facts.ships[name].category == aim.category and name not in public.losses
    ]


def _odds(public: Public, facts: Facts, aim: Aim, name: ShipId) -> Odds:
    """The odds against a ship as she was last seen, or undamaged."""
    seen = public.seen.get(name)
    change = shift(target_modifiers(facts, name, seen.damage if seen else 0, bool(seen and seen.flipped)))
    return odds(facts, aim.strength, change, can_explode(facts, name))


# --- the attacks --------------------------------------------------------------------------------------------------


@rule("SB-12.33.d")
@step
def number_targets(s: State, token: TokenId) -> Asking:
    """Nobody knows which ship goes by which running number: those known by name come first, the others are dealt."""
    public = s.public
    ships = s.private[public.tokens[token].side].forces[token].ships
    order: list[ShipId] = []
    for category in CATEGORIES:
        named = known_ships(public, s.data, token, category)
        hidden = [name for name in ships if s.data.ships[name].category == category and name not in named]
        order += named
        while len(hidden) > 1:
            dealt = yield Deal("sink-deal-target", (), tuple(hidden))
            hidden.remove(dealt)
            order.append(dealt)
        order += hidden
    s.umpire.lineup[token] = tuple(order)
    return None


@rule("SB-12.33.a", "SB-12.33.e", "SB-12.33.f", "SB-12.34.a", "SB-12.13.e")
@step
def strike(s: State, unit: AirId, number: int) -> Asking:
    """Roll for one ship that a unit attacks; damage is applied at once, and nothing can ward the attack off."""
    facts = s.data
    aim = next(each for each in s.umpire.strikes if each.unit == unit).aims[number]
    of_category = [name for name in s.umpire.lineup[aim.token] if facts.ships[name].category == aim.category]
    name = of_category[aim.number - 1]
    about = {"unit": unit, "token": aim.token, "category": aim.category, "number": aim.number}
    if name in s.public.losses:
        s.tell(EVERYONE, "sink-strike-wasted", **about)
        return None
    changes = ship_modifiers(s, name)
    roll = Roll("sink-roll-strike", EVERYONE, (FACES,), **about, strength=aim.strength)
    result = yield from resolve(facts, roll, aim.strength, shift(changes), name)
    if result.points:
        s.tell(EVERYONE, "sink-strike-hits", unit=unit, ship=name, points=result.points)
        if result.exploded:
            s.tell(EVERYONE, "sink-explodes", ship=name)
        reveal.bombed(s, aim, name, result)
    else:
        s.tell(EVERYONE, "sink-strike-misses", **about)
    return None


def ship_modifiers(s: State, name: ShipId) -> tuple[Modifier, ...]:
    """What a ship changes in an attack on her, as she is now."""
    ship = s.private[s.data.ships[name].side].ships[name]
    return target_modifiers(s.data, name, ship.damage, ship.flipped)


@rule("SB-8.11.d", "SB-8.23.f")
@step
def end_strikes(s: State) -> Iterable[Do]:
    """All are back at their bases and on their carriers; running numbers are forgotten."""
    s.umpire.strikes, s.umpire.lineup = (), {}
    return (Do("check_end"),)
