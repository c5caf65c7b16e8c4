"""How the German stands, and whether it is time to leave: south over the edge, or into a port."""

import msgspec

from huffduff.games.sink.captain.forecast import Hull, taken
from huffduff.games.sink.captain.merchants import expected_british
from huffduff.games.sink.captain.numbers import CRIPPLED, LEAD, MARGIN
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BISMARCK, BRITISH, GERMAN, Hex
from huffduff.games.sink.movement.speed import pace
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Force
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.state import Private, Public


class Aim(msgspec.Struct, frozen=True):
    """Where a force is bound if it does not hunt: hexes of the southern edge (`exit`) or ports; none means to hunt.
    It is `urgent` when time is short."""

    goals: tuple[Hex, ...] = ()
    exit: bool = False
    urgent: bool = False


def edge(facts: Facts) -> tuple[Hex, ...]:
    """The hexes from which one can leave the map."""
    return tuple(place for place in facts.chart.seas if facts.chart.southern(place))


def havens(facts: Facts) -> tuple[Hex, ...]:
    """The ports in which Bismarck ends the game."""
    return tuple(port.hex for port in facts.chart.ports if port.side == GERMAN and port.haven)


def exit_points(facts: Facts, private: Private, force: Force) -> int:
    """What the ships of a force bring by leaving the map as they are."""
    rule = facts.tables.victory.german
    ships = (private.ships[name] for name in force.ships)
    return sum(rule.exit for ship in ships if evasion(facts, ship.id, ship.damage, ship.flipped) >= rule.exit_evasion)


def turns_to(facts: Facts, public: Public, private: Private, force: Force, goals: tuple[Hex, ...], more: int) -> int:
    """The turns that a force needs to a goal and so many hexes beyond: at full speed as long as the oil lasts, but for
    the last factor, and a hex slower then."""
    here = public.tokens[force.token].hex
    steps = facts.chart.steps_to(GERMAN, goals).get(here)
    if steps is None:
        return facts.tables.limits.turns
    speed, way = max(pace(facts, public, private, force.ships).allowance, 1), steps + more
    if not fuel(public) or speed == 1:
        return -(-way // speed)
    fast = min(max(min(private.ships[name].fuel for name in force.ships) - 1, 0), -(-way // speed))
    return fast + -(-max(way - fast * speed, 0) // (speed - 1))


def aim(facts: Facts, public: Public, private: Private, force: Force) -> Aim:
    """Leave if that wins, or if there is no time left for anything else; crippled, leave where it is nearest."""
    south, ports = edge(facts), havens(facts)
    out = turns_to(facts, public, private, force, south, 1)
    home = turns_to(facts, public, private, force, ports, 0)
    left = facts.tables.limits.turns - public.turn + 1
    bonus = exit_points(facts, private, force)
    german, british = public.points(GERMAN), public.points(BRITISH)
    wins_out = german + bonus >= british + expected_british(facts, public, out) + LEAD
    wins_home = german >= british + expected_british(facts, public, home) + LEAD
    if BISMARCK not in force.ships:
        return Aim(south, True, True) if left <= out + MARGIN and bonus else Aim()
    ship = private.ships[BISMARCK]
    hurt = taken(facts, Hull(BISMARCK, GERMAN, ship.damage, ship.flipped)) > 1 - CRIPPLED
    if wins_home and (home < out or hurt) and home <= left:
        return Aim(ports)
    if wins_out and out <= left:
        return Aim(south, True)
    if hurt:
        return Aim(south, True) if out <= home and bonus else Aim(ports)
    return Aim(south, True, True) if bonus and left <= out + MARGIN else Aim()
