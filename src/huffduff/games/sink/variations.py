"""Other truths behind the same map: what a seat cannot tell apart from the game it is in."""

from collections.abc import Iterator, Sequence

from huffduff.engine.choices import Rng
from huffduff.engine.game import Truth
from huffduff.games.sink.air.recon import patrols
from huffduff.games.sink.facts.words import BISMARCK, BRITISH, GERMAN, RECON, SEATS, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.options import blind
from huffduff.games.sink.parts import Counter, Course, Line
from huffduff.games.sink.shadowing.attempts import shadowable
from huffduff.games.sink.shadowing.high_speed import high_speed_shadow
from huffduff.games.sink.sighting.markers import attackable, shadow_held
from huffduff.games.sink.state import State

VARIANTS = 3
PLOTTED = (7, 8, 9)  # the phases in which something is plotted
TRIED = (6, 9)  # those in which somebody may be asked who shadows
WALK = 4


def variations(truth: Truth[State], seat: str | None, rng: Rng) -> Iterator[Truth[State]]:
    """The truth with everything changed that this seat must not know.

    A step that has heard something may have told what depends on the ships behind a marker; then only bunkers, logs
    and the backs of counters are others.
    """
    if not truth.agenda:
        return
    followed = truth.agenda[0].args[0] if truth.agenda[0].step == high_speed_shadow.__name__ else ""
    for _ in range(VARIANTS):
        state = truth.state.copy()
        for side in SEATS:
            if side != seat:
                restock(state, side, rng)
                if truth.fresh:
                    disguise(state, side, rng)
        if seat != GERMAN:
            replot(state, TokenId(followed), rng)
        redraw(state, seat, rng)
        yield Truth(state, truth.agenda, truth.fresh)


def restock(s: State, side: Seat, rng: Rng) -> None:
    """Oil, tankers, what was written down, and how ships stand on the card: nothing on the map depends on it before it
    is used."""
    private, seas = s.private[side], s.data.chart.seas
    for force in tuple(private.forces.values()):
        private.change_force(force.token, ships=tuple(rng.sample(force.ships, len(force.ships))))
    for ship in tuple(private.ships.values()):
        private.change(ship.id, fuel=rng.randint(0, s.data.ships[ship.id].fuel), fuelled=rng.randint(0, 1))
    if private.tankers:
        private.tankers = tuple(rng.sample(seas, len(private.tankers)))
    private.log = (*private.log[:-1], Line(s.public.turn, "G1", (rng.choice(seas),)))


def unknown(s: State, side: Seat) -> list[TokenId]:
    """The markers of a side of which the enemy knows nothing but where they are: what was once told of one that is no
    longer known to be real may be true of another by now."""
    return [
        token.id
        for token in s.public.tokens.values()
        if token.side == side and not (token.real or attackable(s.public, token) or shadowable(s.public, token))
    ]


def nameless(s: State, side: Seat) -> list[TokenId]:
    """The markers of a side of which the enemy knows that there are ships behind them, and nothing of these."""
    return [
        token.id
        for token in s.public.tokens.values()
        if token.side == side and token.real and token.known is None and not shadow_held(s.public, token.id)
    ]


def disguise(s: State, side: Seat, rng: Rng) -> None:
    """Other ships, or none, behind every marker that has told nothing yet, and others of the same types behind those
    that have told no more: more or less damaged, further moved, on escort."""
    rename(s, side, rng)
    for tokens in (unknown(s, side), nameless(s, side)):
        exchange(s, side, tokens, rng)
    for token in tuple(s.private[side].forces):
        employ(s, side, token, rng)


def rename(s: State, side: Seat, rng: Rng) -> None:
    """Ships of which no more is known than their type change places with others of it; who shadows a raider learns how
    fast she is, and all are told when Bismarck is found."""
    private, types = s.private[side], dict[tuple[str, int], list[ShipId]]()
    for force in private.forces.values():
        for ship in force.ships:
            card = s.data.ships[ship]
            if ship not in s.public.seen and ship != BISMARCK:
                types.setdefault((card.category, card.front.evasion if side == GERMAN else 0), []).append(ship)
    names: dict[ShipId, ShipId] = {}
    for ships in types.values():
        names |= zip(ships, rng.sample(ships, len(ships)), strict=True)
    for force in tuple(private.forces.values()):
        private.change_force(force.token, ships=tuple(names.get(ship, ship) for ship in force.ships))


def exchange(s: State, side: Seat, tokens: Sequence[TokenId], rng: Rng) -> None:
    """What is behind some markers changes places."""
    private = s.private[side]
    contents = [private.forces[token].ships for token in tokens]
    for token, ships in zip(tokens, rng.sample(contents, len(contents)), strict=True):
        private.change_force(token, ships=ships)


def employ(s: State, side: Seat, token: TokenId, rng: Rng) -> None:
    """What a task force has done and suffered; the damage of one that is shadowed, or that somebody is about to shadow,
    can be told."""
    public, private, shown = s.public, s.private[side], s.public.tokens[token]
    ships = private.forces[token].ships
    here = public.convoys_at(shown.hex) if side == BRITISH and ships and not shown.port else ()
    escorts = bool(here) and not any(convoy.spotted == "raider" for convoy in here)
    private.change_force(
        token,
        escort=rng.random() < 0.5 if escorts else private.forces[token].escort and bool(here),
        moved=rng.randint(0, WALK),
        allowance=rng.randint(0, WALK),
    )
    told = token in public.shadows or (shown.side == GERMAN and public.phase in TRIED and shown.detected)
    for ship in () if told or public.battle else ships:
        flipped = s.data.ships[ship].back is not None and rng.random() < 0.5
        private.change(ship, damage=rng.randint(0, 2), flipped=flipped, engaged=rng.randint(0, public.turn))


def replot(s: State, followed: TokenId, rng: Rng) -> None:
    """Other courses, or none, for all but the task force whose followers are being chosen, who must be able to keep
    up, and but those that were moved openly."""
    private = s.private[GERMAN]
    for token in private.forces if s.public.phase in PLOTTED[1:] else ():
        if token != followed and token not in s.public.shadows:
            private.plots.pop(token, None)
            if rng.random() < 0.8:
                private.plots[token] = Course(some_way(s, token, rng), rng.random() < 0.5)
    if s.public.phase in PLOTTED and private.recon_plots:
        own = [unit for unit, card in s.data.aircraft.items() if card.side == GERMAN and card.kind == RECON]
        private.recon_plots = {unit: rng.choice(patrols(s.data, unit)) for unit in own if unit in s.public.recon}


def some_way(s: State, token: TokenId, rng: Rng) -> tuple[Hex, ...]:
    """Any course from where a task force is."""
    path: list[Hex] = []
    here = s.public.tokens[token].hex
    for _ in range(rng.randint(1, WALK)):
        here = rng.choice(s.data.chart.ways(GERMAN, here) or (here,))
        path.append(here)
    return tuple(path)


def redraw(s: State, seat: str | None, rng: Rng) -> None:
    """The container in another order; for those who may not look, other backs on the counters too, and other convoys
    that have come home."""
    umpire, cargo = s.umpire, s.private[BRITISH].cargo
    container = rng.sample(umpire.container, len(umpire.container))
    if seat != BRITISH or blind(s.public):
        for name, convoy in s.public.convoys.items():
            backs = [counter.value for counter in container if counter.designator == convoy.designator]
            if convoy.real is None and backs:
                value = rng.choice(backs)
                container.remove(Counter(convoy.designator, value))
                container.append(Counter(convoy.designator, umpire.values[name]))
                umpire.values[name] = value
            if name in cargo:
                cargo[name] = umpire.values[name]
        umpire.safe = rng.randint(s.public.certain, len(s.public.arrived))
        s.private[BRITISH].safe = 0 if blind(s.public) else umpire.safe
    umpire.container = tuple(container)
