"""The one door between the task force cards: what one side has to tell of its own is written here alone.

Whatever is told here is told to both, for neither side learns anything of the enemy unknown to him.
"""

from typing import Literal

import msgspec

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.attacks import Result
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import (
    BISMARCK,
    BRITISH,
    CATEGORIES,
    GERMAN,
    OTHER,
    ConvoyId,
    Hex,
    Seat,
    ShipId,
    TokenId,
)
from huffduff.games.sink.options import blind, corrected
from huffduff.games.sink.parts import Aim, Fighter, Gone, Loss, Score, Seen, Shadow, Spotter, Strike, Types
from huffduff.games.sink.ships import evasion, in_order, launches, struck
from huffduff.games.sink.state import State

# --- task forces --------------------------------------------------------------------------------------------------


@rule("SB-10.4.b", "SB-12.12.a")
def disclose(s: State, token: TokenId, escort: bool = False) -> Types:
    """A task force has to tell how many battleships, carriers, cruisers and destroyer flotillas it has; that it escorts
    was seen only where somebody looked at the convoy, and is not forgotten within the turn."""
    shown, turn = s.public.tokens[token], s.public.turn
    force = s.private[shown.side].forces[token]
    kinds = [s.data.ships[ship].category for ship in force.ships]
    seen = shown.known is not None and shown.known.turn == turn and shown.known.escort
    battleships, carriers, cruisers, flotillas = (kinds.count(category) for category in CATEGORIES)
    types = Types(turn, battleships, carriers, cruisers, flotillas, escort or seen)
    s.public.change(token, known=types, real=True)
    return types


@rule("SB-16.1.f")
def bismarck_found(s: State, token: TokenId) -> None:
    """The first time that a task force with Bismarck is found, by whatever means, both sides are told of it."""
    if not s.public.located and BISMARCK in s.private[GERMAN].forces[token].ships:
        s.public.located = s.public.turn
        s.tell(EVERYONE, "sink-bismarck-found", hex=s.public.tokens[token].hex)


@rule("SB-6.11.a")
def remove_token(s: State, token: TokenId) -> None:
    """Take a task force off the map and off the card; nobody shadows it, nor it anybody."""
    shown = s.public.tokens.pop(token)
    s.public.gone = (*s.public.gone, Gone(token, shown.side, shown.trail, s.public.turn))
    private = s.private[shown.side]
    private.forces.pop(token)
    private.plots.pop(token, None)
    for target, shadow in tuple(s.public.shadows.items()):
        if token in (target, shadow.by):
            del s.public.shadows[target]
            if target != token:
                s.tell(EVERYONE, "sink-shadow-gone", token=target)


# --- surface combat -----------------------------------------------------------------------------------------------


@rule("SB-6.24.b", "SB-12.11.d", "SB-12.11.f", "SB-12.12.a")
def line_up(s: State, place: Hex, staying_out: tuple[TokenId, ...]) -> dict[ShipId, Fighter]:
    """All task forces at sea in a hex come into the open, ship by ship and by name, each of them detected; dummies are
    found out and removed."""
    public, line = s.public, {}
    for token in public.tokens_at(place):
        if token.port or token.id in staying_out:
            continue
        force = s.private[token.side].forces[token.id]
        if force.dummy:
            remove_token(s, token.id)
            s.tell(EVERYONE, "sink-dummy-in-battle", token=token.id, side=token.side)
            continue
        disclose(s, token.id, force.escort)
        public.change(token.id, detected=True, fought=public.turn)
        if token.side == GERMAN:
            bismarck_found(s, token.id)
        for name in in_order(s.data, force.ships) if corrected(public) else force.ships:
            line[name] = _fighter(s, token.side, token.id, name, force.escort)
    return line


def _fighter(s: State, side: Seat, token: TokenId, name: ShipId, escort: bool) -> Fighter:
    """A ship in the line, with what she can use once in a battle."""
    ship, card = s.private[side].ships[name], s.data.ships[name]
    night = s.public.turn in s.data.tables.track.night
    wings = [
        unit
        for unit in s.data.scenarios[s.public.scenario].aircraft
        if s.data.aircraft[unit].carrier == name and unit not in s.public.flown
    ]
    return Fighter(
        name,
        side,
        token,
        ship.damage,
        ship.flipped,
        escort,
        torpedoes=card.torpedoes > 0,
        aircraft=bool(wings) and not night and launches(s.data, name, ship.damage, ship.flipped),
    )


@rule("SB-2.34.a", "SB-12.19.a")
def write_back(s: State, fighter: Fighter) -> None:
    """After a battle damage goes back to the task force card, and both sides remember whom they saw."""
    s.private[fighter.seat].change(fighter.ship, damage=fighter.damage, flipped=fighter.flipped, engaged=s.public.turn)
    if fighter.left == "sunk":
        lose(s, fighter.seat, fighter.token, fighter.ship)
    else:
        see(s, fighter.seat, fighter.token, fighter.ship)


def see(s: State, side: Seat, token: TokenId, name: ShipId) -> None:
    """A ship is seen by name, as damaged as she is."""
    ship = s.private[side].ships[name]
    s.public.seen[name] = Seen(name, token, s.public.turn, ship.damage, ship.flipped)


@rule("SB-8.23.g", "SB-11.9.c", "SB-12.14.c", "SB-15.3.a", "SB-15.4.a")
def lose(s: State, side: Seat, token: TokenId, name: ShipId) -> None:
    """A ship is sunk, and the enemy scores; a task force that was nothing but her is gone, and with it a contact that
    it held."""
    public, private = s.public, s.private[side]
    place, turn = public.tokens[token].hex, public.turn
    left = tuple(other for other in private.forces[token].ships if other != name)
    private.change(name, status="sunk")
    public.losses[name] = Loss(name, turn, place, "sunk")
    public.seen.pop(name, None)
    public.score = (*public.score, Score(OTHER[side], turn, "sunk", name, worth(s, side, name)))
    if left:
        private.change_force(token, ships=left)
        disclose(s, token)
    else:
        remove_token(s, token)


def worth(s: State, side: Seat, name: ShipId) -> int:
    """The victory points that the enemy gets for sinking a ship."""
    victory, card = s.data.tables.victory, s.data.ships[name]
    if side == GERMAN:
        return victory.british.ships[name]
    return victory.german.ships.get(name) or victory.german.classes[card.kind]


def escorted(s: State, place: Hex) -> bool:
    """Whether a task force in a hex still escorts its convoys."""
    forces = s.private[BRITISH].forces
    return any(forces[token.id].escort for token in s.public.tokens_at(place, BRITISH))


@rule("SB-13.1.c")
def shadowed_with(s: State, side: Seat, name: ShipId) -> TokenId | None:
    """The shadowed task force in which a ship is, if she is in one: then repairs are seen by both sides."""
    forces = s.private[side].forces
    return next((token for token in s.public.shadows if token in forces and name in forces[token].ships), None)


# --- aircraft -----------------------------------------------------------------------------------------------------


@rule("SB-2.33.c", "SB-17.12.f")
def strike_flies(s: State, side: Seat, strike: Strike) -> None:
    """An air attack starts: it shows the marker that torpedo bombers come from, and is combat for those it is on."""
    public, private = s.public, s.private[side]
    public.flown = (*public.flown, strike.unit)
    carrier = s.data.aircraft[strike.unit].carrier
    if carrier:
        token = next(force.token for force in private.forces.values() if carrier in force.ships)
        public.change(token, real=True)
        s.tell(EVERYONE, "sink-strike-launched", unit=strike.unit, token=token, hex=strike.hex)
    else:
        s.tell(EVERYONE, "sink-strike-flies", unit=strike.unit, hex=strike.hex)
    enemy = s.private[OTHER[side]]
    for token in dict.fromkeys(aim.token for aim in strike.aims):
        for ship in enemy.forces[token].ships:
            enemy.change(ship, engaged=public.turn)


@rule("SB-12.33.a")
def bombed(s: State, aim: Aim, name: ShipId, result: Result) -> None:
    """A ship that is hit from the air takes the damage at once, and her name is known."""
    side = s.data.ships[name].side
    ship = s.private[side].ships[name]
    blow = struck(s.data, name, ship.damage, ship.flipped, result.points, result.exploded)
    s.private[side].change(name, damage=blow.damage, flipped=blow.flipped)
    if blow.sunk:
        s.tell(EVERYONE, "sink-ship-sunk", ship=name)
        lose(s, side, aim.token, name)
        return
    if blow.flipped != ship.flipped:
        s.tell(EVERYONE, "sink-ship-flips", ship=name)
    else:
        s.tell(EVERYONE, "sink-ship-damaged", ship=name, points=result.points, damage=blow.damage)
    see(s, side, aim.token, name)


# --- convoys ------------------------------------------------------------------------------------------------------


@rule("SB-9.10.d")
def relieve(s: State, place: Hex) -> None:
    """Where the last convoy of a hex is gone, those who escorted it escort nobody any more."""
    if corrected(s.public) and not s.public.convoys_at(place):
        for token in escorts(s, place):
            s.private[BRITISH].change_force(token, escort=False)


@rule("SB-9.3.b", "SB-9.9.f", "SB-9.10.b", "SB-9.11.b")
def destroy_convoy(s: State, convoy: ConvoyId, by: TokenId) -> None:
    """A convoy is destroyed, and now the value on its back is seen; a dummy turns out to be one, worth nothing."""
    public = s.public
    counter = public.convoys[convoy]
    value = take_convoy(s, convoy)
    if value:
        public.score = (*public.score, Score(GERMAN, public.turn, "convoy", convoy, value))
        s.tell(EVERYONE, "sink-convoy-destroyed", convoy=convoy, hex=counter.hex, token=by, points=value)
    else:
        s.tell(EVERYONE, "sink-convoy-was-dummy", convoy=convoy, hex=counter.hex)
    relieve(s, counter.hex)


# --- detection ----------------------------------------------------------------------------------------------------


@rule("SB-10.4.a", "SB-10.4.b", "SB-6.24.c", "SB-10.7.d", "SB-9.11.a", "SB-4.3.a")
def detect(s: State, token: TokenId, how: Literal["search", "coast", "escort", "attack"]) -> bool:
    """A task force is detected: a marker is put on it and its owner says what kinds of ships it has, not which; a dummy
    says so and is taken off.  Tells whether it is still there."""
    shown = s.public.tokens[token]
    place, side = shown.hex, shown.side
    if s.private[side].forces[token].dummy:
        remove_token(s, token)
        s.tell(EVERYONE, "sink-dummy-found", token=token, side=side, hex=place, how=how)
        return False
    types = disclose(s, token, escort=how == "escort")
    s.public.change(token, detected=True)
    counts = {category: types.count(category) for category in CATEGORIES}
    s.tell(EVERYONE, "sink-detected", token=token, side=side, hex=place, how=how, **counts)
    if side == GERMAN:
        bismarck_found(s, token)
    return True


def escorts(s: State, place: Hex) -> tuple[TokenId, ...]:
    """The task forces in a hex that escort its convoys."""
    forces = s.private[BRITISH].forces
    return tuple(token.id for token in s.public.tokens_at(place, BRITISH) if forces[token.id].escort)


# --- shadowing ----------------------------------------------------------------------------------------------------


@rule("SB-11.6.a")
def slowest(s: State, token: TokenId) -> int:
    """The evasion of a German task force, by which it is decided who can keep up with it: nobody is told the number."""
    private = s.private[GERMAN]
    ships = (private.ships[name] for name in private.forces[token].ships)
    return min(evasion(s.data, ship.id, ship.damage, ship.flipped) for ship in ships)


@rule("SB-11.10.c")
def course_left(s: State, token: TokenId) -> tuple[Hex, ...]:
    """What is left of a plot while it is sailed, by which it is decided who can follow to its end."""
    course = s.private[GERMAN].plots.get(token)
    return course.path if course else ()


@rule("SB-11.11.a", "SB-10.3.b")
def has_radar(s: State, unit: str) -> bool:
    """Whether a British shadower sees through fog: one ship with effective radar is enough, and aircraft have none."""
    force = s.private[BRITISH].forces.get(TokenId(unit))
    return force is not None and any(s.data.ships[ship].radar for ship in force.ships)


@rule("SB-11.3.b", "SB-11.9.a", "SB-11.9.d", "SB-10.4.b")
def shadow(s: State, token: TokenId, by: str, high_speed: bool) -> None:
    """A Shadowed marker: the German says again what he has, and the British what follows it, which counts as found."""
    public = s.public
    old = public.shadows.get(token)
    public.shadows[token] = Shadow(token, by, old.since if old else public.turn, high_speed)
    public.change(token, shadowed=public.turn)
    disclose(s, token)
    if by in public.tokens:
        types = disclose(s, TokenId(by))
        public.change(TokenId(by), detected=True)
        counts = {category: types.count(category) for category in CATEGORIES}
        s.tell(EVERYONE, "sink-shadowed", token=token, by=by, hex=public.tokens[token].hex, **counts)
    else:
        s.tell(EVERYONE, "sink-shadowed-by-air", token=token, by=by, hex=public.tokens[token].hex)


@rule("SB-6.14.c")
def shadow_passes(s: State, shadow: Shadow, to: TokenId) -> None:
    """A Shadowed marker goes with the ships that it lay on, or with those of them that the British chose; the others
    have to be found anew."""
    public, left = s.public, shadow.target
    if left != to:
        public.shadows.pop(left, None)
        public.shadows.setdefault(to, msgspec.structs.replace(shadow, target=to))
        public.change(to, shadowed=public.turn - 1)
        if left in public.tokens and corrected(public):
            public.change(left, shadowed=0)


# --- what becomes of convoys and raiders --------------------------------------------------------------------------


@rule("SB-9.9.e", "SB-9.9.f", "SB-9.9.g", "SB-9.3.a", "SB-9.3.b")
def convoy_spotted(s: State, convoy: ConvoyId, by: Spotter) -> bool:
    """Somebody has looked at a convoy: a dummy is out of the game, of a real one only that is told.  Tells whether it
    is real."""
    place = s.public.convoys[convoy].hex
    if s.umpire.values[convoy]:
        s.public.change_convoy(convoy, real=True, spotted=by)
        s.tell(EVERYONE, "sink-convoy-real", convoy=convoy, hex=place)
        return True
    take_convoy(s, convoy)
    s.tell(EVERYONE, "sink-convoy-dummy", convoy=convoy, hex=place)
    relieve(s, place)
    return False


@rule("SB-15.3.a", "SB-9.3.c")
def convoy_safe(s: State, convoy: ConvoyId) -> None:
    """A convoy has come home or left by the south: all see it, but only a British player who is not blind learns
    whether it counts."""
    public, counter = s.public, s.public.convoys[convoy]
    value = take_convoy(s, convoy)
    public.arrived = (*public.arrived, convoy)
    public.certain += counter.real is True
    s.tell(EVERYONE, "sink-convoy-safe", convoy=convoy, hex=counter.hex)
    s.umpire.safe += value > 0
    if not blind(public):
        s.private[BRITISH].safe += value > 0
        points = s.data.tables.victory.british.convoy if value else 0
        s.tell((BRITISH,), "sink-convoy-counts", convoy=convoy, points=points)


def take_convoy(s: State, convoy: ConvoyId) -> int:
    """Take a counter off the map and look at its back."""
    del s.public.convoys[convoy]
    s.private[BRITISH].cargo.pop(convoy, None)
    return s.umpire.values.pop(convoy)


@rule("SB-7.13.e", "SB-15.4.a")
def leave_map(s: State, token: TokenId) -> None:
    """A German task force sails off the southern edge for good; every ship that is still fast enough scores."""
    public, private, table = s.public, s.private[GERMAN], s.data.tables.victory.german
    place = public.tokens[token].hex
    for name in in_order(s.data, private.forces[token].ships):
        ship = private.change(name, status="exited")
        public.losses[name] = Loss(name, public.turn, place, "exited")
        public.seen.pop(name, None)
        fast = evasion(s.data, name, ship.damage, ship.flipped) >= table.exit_evasion
        if fast:
            public.score = (*public.score, Score(GERMAN, public.turn, "exit", name, table.exit))
        s.tell(EVERYONE, "sink-ship-exits", ship=name, hex=place, points=table.exit if fast else 0)
    remove_token(s, token)


@rule("SB-15.3.a", "SB-2.35.b")
def open_books(s: State) -> None:
    """After the end: which convoys at sea were real, and what was plotted."""
    public = s.public
    for convoy, value in s.umpire.values.items():
        public.change_convoy(convoy, real=value > 0)
    public.logs = {side: s.private[side].log for side in (GERMAN, BRITISH)}
