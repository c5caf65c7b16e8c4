"""What a course would come to, from what its owner can see: hexes and their cost, coasts, fog, and who lies there."""

from collections.abc import Iterable

from huffduff.engine.errors import Refused, reason
from huffduff.games.sink.air.recon import patrols
from huffduff.games.sink.attacks import FACES
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import OTHER, Hex, Seat, TokenId
from huffduff.games.sink.movement.orders import CourseTried, Flyer, Leg, Mover, Reach
from huffduff.games.sink.movement.paths import onward, reach
from huffduff.games.sink.movement.speed import Pace, pace
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Token
from huffduff.games.sink.sighting.odds import force_modifiers, lucky_faces, modifiers
from huffduff.games.sink.state import Private, Public

SHOWN = 6  # hexes around a dummy, which could go anywhere, that are offered


def movers(facts: Facts, public: Public, private: Private, tokens: Iterable[TokenId]) -> tuple[Mover, ...]:
    """Task forces of one side with the hexes that they can reach."""
    found = []
    for token in tokens:
        shown, limit = public.tokens[token], pace(facts, public, private, private.forces[token].ships)
        costs = reach(facts.chart, shown.side, shown.hex, SHOWN if limit.most is None else limit.most)
        ways = facts.chart.ways
        before = {
            place: next((near for near in ways(shown.side, place) if costs.get(near) == cost - 1), place)
            for place, cost in costs.items()
        }
        places = tuple(Reach(place, cost, before[place]) for place, cost in costs.items())
        found.append(Mover(token, shown.hex, limit, places))
    return tuple(found)


def flyers(facts: Facts, public: Public, seat: Seat) -> tuple[Flyer, ...]:
    """The recon aircraft of one side with the hexes that they may go to."""
    return tuple(
        Flyer(unit, place, patrols(facts, unit))
        for unit, place in public.recon.items()
        if facts.aircraft[unit].side == seat
    )


def tried(
    facts: Facts,
    public: Public,
    private: Private,
    token: TokenId,
    path: tuple[Hex, ...],
    limit: Pace,
    refusal: Refused | None,
    idle: bool,
) -> CourseTried:
    """A course of a draft, as far as it can be sailed; whoever lies in port at its end or escorts is `idle`."""
    shown, force = public.tokens[token], private.forces[token]
    sea = facts.chart.sea
    legs = tuple(leg(facts, public, shown, place, cost) for cost, place in enumerate(path, 1) if sea(place))
    last = path[-1] if path else shown.hex
    left = None if limit.most is None else max(limit.most - len(path), 0)
    further = onward(facts.chart, shown.side, last, limit) if left != 0 and sea(last) else ()
    burns = fuel(public) and bool(path) and len(path) == limit.most
    silent = idle or force.dummy or not sea(last) or facts.chart.fog(last)
    finds = 0 if silent else lucky_faces(facts, modifiers(facts, public, force))
    return CourseTried(reason(refusal), legs, left, further, burns, finds)


def leg(facts: Facts, public: Public, token: Token, place: Hex, cost: int) -> Leg:
    """One hex of a course."""
    markers = [other for other in public.tokens_at(place, OTHER[token.side]) if not other.port]
    coast, fog = facts.chart.exposes(token.side, place), facts.chart.fog(place)
    return Leg(place, cost, coast, fog, len(markers), 100 if coast else 0 if fog else risk(facts, public, markers))


def risk(facts: Facts, public: Public, markers: Iterable[Token]) -> int:
    """The chance in per cent that one of some markers finds somebody who comes by, by what is known of them."""
    missed = 1.0
    for token in markers:
        known = token.known
        if known is not None and known.escort and known.turn == public.turn:
            continue
        ships = 1 if known is None else known.battleship + known.carrier + known.cruiser + known.destroyers
        found = force_modifiers(facts, public, ships, known is not None and known.carrier > 0)
        missed *= 1 - lucky_faces(facts, found) / FACES
    return round(100 * (1 - missed))
