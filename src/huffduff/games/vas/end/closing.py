"""The end of a turn: scouts that come back, counters off the table, and whether there is another turn."""

from collections.abc import Iterable

from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.rearming import rearm
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.end.damage_control import damage_control
from huffduff.games.vas.end.escalation import escalation_phase
from huffduff.games.vas.facts.words import OTHER, SEATS, Edge, EdgeSeen, Seat, ShipId
from huffduff.games.vas.gunnery.torpedoes import reload
from huffduff.games.vas.state import Public, State

OPPOSITE: dict[Edge, Edge] = {"north": "south", "south": "north", "east": "west", "west": "east"}
GONE = ("sunk", "withdrawn")
DOWN = ("lost", "spent", "drowned")


@rule("VS-END.1", "VS-TURN.13")
@step
def end_phase(s: State) -> Iterable[Do]:
    """Damage control, escalation, re-arming, scouts, clean-up, and the question whether it goes on."""
    s.public.phase = "end"
    first = s.public.token
    assert first is not None, "nobody has the initiative"
    second = OTHER[first]
    s.tell(EVERYONE, "vas-end-phase", turn=s.public.turn)
    return (
        do(damage_control, first),
        do(damage_control, second),
        do(escalation_phase),
        do(rearm, first),
        do(rearm, second),
        do(scouts_return),
        do(clean_up),
        do(end_check),
    )


@rule("VS-SCOUT.11", "VS-SCOUT.13")
@step
def scouts_return(s: State) -> Iterable[Do]:
    """Every ship that still scouts; after the last turn it is too late."""
    if s.public.turn >= s.public.last_turn:
        return ()
    return [do(scout_returns, ship.id) for ship in s.public.ships.values() if ship.status == "scouting"]


@rule("VS-SCOUT.11", "VS-SCOUT.12")
@step
def scout_returns(s: State, name: ShipId) -> Asking:
    """One die: on 6 she comes back in the next Movement Phase, over an edge that a second die picks."""
    ship, war = s.public.ships[name], s.data.war
    if (yield from d6("vas-roll-return", ship=name, need=war.return_face)) < war.return_face:
        return ()
    face = yield from d6("vas-roll-return-edge", ship=name)
    (row,) = (row for row in war.returning if face in row.faces)
    own = s.public.sides[ship.side].edge
    assert own is not None, "a scout returns before the zones are chosen"
    edges: dict[EdgeSeen, Edge] = {"own": own, "enemy": OPPOSITE[own], "west": "west", "east": "east"}
    s.public.change_ship(name, status="entering", edge=edges[row.edge])
    s.tell(EVERYONE, "vas-scout-returns", ship=name, edge=edges[row.edge])
    return ()


@rule("VS-END.20", "VS-ORD.20", "VS-SPLIT.7", "VS-TRAIT.35")
@step
def clean_up(s: State) -> None:
    """Smoke is gone, racks are reloaded, and what was of this turn is forgotten."""
    p = s.public
    if p.smoke:
        s.tell(EVERYONE, "vas-smoke-clears")
    p.smoke, p.shots, p.bursts, p.spotted, p.aircraft_nominated = (), (), (), (), ()
    p.slot = p.nominated = p.air_first = None
    for ship in tuple(p.ships):
        reload(s, ship)
        p.change_ship(
            ship,
            order=None,
            obeyed=False,
            nimble=None,
            moved=0,
            turned=False,
            wake=(),
            has_moved=False,
            has_fired=False,
            deck_open=False,
            operations=0,
            repaired=(),
        )
    for flight in tuple(p.flights):
        p.change_flight(flight, target=None, launched=False, safe=False, has_moved=False, wake=())


@rule("VS-WAS.3")
def fleet_gone(public: Public, seat: Seat) -> bool:
    """Whether all ships of a side are sunk or have left; only a fleet of aircraft alone lives on in its Flights."""
    if public.sides[seat].all_air:
        flights = (flight for flight in public.flights.values() if flight.side == seat)
        return all(flight.place in DOWN for flight in flights)
    return all(ship.status in GONE for ship in public.ships.values() if ship.side == seat)


@rule("VS-WAS.2", "VS-WAS.3", "VS-TURN.1")
@step
def end_check(s: State) -> Iterable[Do]:
    """After the last turn, or when a fleet is gone, the battle is scored; otherwise a new turn begins."""
    over = s.public.turn >= s.public.last_turn or any(fleet_gone(s.public, seat) for seat in SEATS)
    return (Do("score_battle" if over else "turn"),)
