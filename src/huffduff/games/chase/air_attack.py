"""Air attack: every attack marker is one attack on one ship, the Allied ones first."""

from huffduff.engine.choices import OneOf
from huffduff.engine.secrecy import EVERYONE
from huffduff.engine.steps import Ask, Asking, Do, do
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.damage import hit_by_chits, show_card
from huffduff.games.chase.exhaustion import engage
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.hits import Modifier, common_modifiers, roll_hits
from huffduff.games.chase.options import default
from huffduff.games.chase.state import ALLIED, GERMAN, OTHER, PORT, REFUEL, SEATS, Public, Ship, State
from huffduff.games.chase.units import on_map


@rule("CH-4.1.g", "CH-9.a")
@step
def air_attack_phase(s: State) -> list[Do] | None:
    """Held only where attack markers lie; the Allied player resolves all of his first."""
    if not any(s.private[side].attacks for side in SEATS):
        return None
    return [do(air_strike, ALLIED), do(air_strike, GERMAN)]


@rule("CH-9.b", "CH-9.c", "CH-9.d", "CH-9.h", "CH-9.t", "CH-9.u")
@step
def air_strike(s: State, side: str) -> Asking:
    """One marker after the other: the attacker names a class, the owner the ship, and the die falls."""
    private, enemy = s.private[side], OTHER[side]
    targets = {place: targets_in(s, enemy, place) for place, _ in private.attacks}
    wasted = [(place, wing) for place, wing in private.attacks if not targets[place]]
    for place, _ in wasted:
        s.tell(EVERYONE, "chase-attack-wasted", side=side, hex=place)
    private.attacks = tuple(attack for attack in private.attacks if attack not in wasted)
    options = [
        (place, wing, kind)
        for place, wing in private.attacks
        for kind in dict.fromkeys(s.data.ships[ship.id].kind for ship in targets[place])
    ]
    if not options:
        return None
    place, wing, kind = yield Ask(side, "chase-ask-air-target", "CH-9.c", OneOf(options))
    private.attacks = tuple(attack for attack in private.attacks if attack != (place, wing))
    names = [ship.id for ship in targets[place] if s.data.ships[ship.id].kind == kind]
    name = names[0]
    if len(names) > 1:
        name = yield Ask(enemy, "chase-ask-air-ship", "CH-9.c", OneOf(names), hex=place, kind=kind)
    engage(s, name)
    show_card(s, name)
    ship = s.private[enemy].ships[name]
    modifiers = air_modifiers(s.public, s.data, ship)
    hits = yield from roll_hits(s, "chase-roll-air", name, modifiers, type=s.data.wings[wing].type, hex=place)
    yield from hit_by_chits(s, name, hits, (wing,))
    return [do(air_strike, side)]


@rule("CH-9.c")
def targets_in(s: State, enemy: str, place: str) -> list[Ship]:
    """The ships in a hex that aircraft can go for: those of located units."""
    ships = [ship for ship in on_map(s.private[enemy]) if ship.hex == place]
    return [ship for ship in ships if ship.marker] if default(s.public, "air-targets") else ships


@rule("CH-9.i", "CH-9.T2")
def air_modifiers(public: Public, facts: Facts, ship: Ship) -> list[Modifier]:
    """What helps or hinders aircraft against this ship."""
    table = facts.tables.hit
    found = common_modifiers(public, facts, ship.id, ship.card)
    if facts.chart.channel(ship.hex):
        found.append(("chase-mod-channel", table.channel))
    if ship.card.rudder or ship.task == REFUEL:
        found.append(("chase-mod-helpless", table.helpless))
    if ship.task == PORT:
        found.append(("chase-mod-in-port", table.in_port))
    if facts.tracks.night(public.turn):
        found.append(("chase-mod-night", table.night))
    return found
