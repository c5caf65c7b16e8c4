"""What may be behind an enemy's marker, from all that was told of it and from where it came."""

from huffduff.games.sink.captain.forecast import Hull
from huffduff.games.sink.captain.numbers import CRUISER_LIKELY, STRANGER_LIKELY
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BISMARCK, BRITISH, CATEGORIES, GERMAN, Category, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Token
from huffduff.games.sink.state import Private, Public


def own_hulls(private: Private, side: Seat, token: TokenId) -> list[Hull]:
    """A task force of one's own."""
    force = private.forces[token]
    ships = (private.ships[name] for name in force.ships)
    return [Hull(ship.id, side, ship.damage, ship.flipped, force.escort) for ship in ships]


def enemy_hulls(facts: Facts, public: Public, token: Token) -> list[Hull]:
    """The ships that a marker of the enemy is likely to be: those that started with it, as far as the types that were
    told last allow it, and damaged as they were last seen."""
    side = token.side
    started = [ship for ship in origin(facts, public, token) if ship not in public.losses]
    if token.known is None:
        chance = (
            1.0 if token.real or (started and side == BRITISH and at_start(facts, public, token)) else likely(token)
        )
        names = started or some(facts, public, side, "cruiser" if side == BRITISH else "battleship", 1, [])
        return [hull(public, name, side, chance) for name in names]
    found: list[ShipId] = [seen.ship for seen in public.seen.values() if seen.token == token.id]
    for category in CATEGORIES:
        known = [ship for ship in found if facts.ships[ship].category == category]
        missing = token.known.count(category) - len(known)
        fit = [ship for ship in started if facts.ships[ship].category == category and ship not in found][
            : max(missing, 0)
        ]
        found += fit
        found += some(facts, public, side, category, missing - len(fit), found)
    escort = token.known.escort
    return [hull(public, name, side, 1.0, escort) for name in found]


def hull(public: Public, name: ShipId, side: Seat, likely: float, escort: bool = False) -> Hull:
    """A ship as she was last seen, or undamaged."""
    seen = public.seen.get(name)
    if seen is None:
        return Hull(name, side, 0.0, False, escort, likely=likely)
    return Hull(name, side, seen.damage, seen.flipped, escort, likely=likely)


def at_start(facts: Facts, public: Public, token: Token) -> bool:
    """Whether a marker stood in the hex of one of the scenario's groups when the game began."""
    turn, place = token.trail[0]
    groups = facts.scenarios[public.scenario].group
    return turn == 1 and any(group.hex == place for group in groups)


def origin(facts: Facts, public: Public, token: Token) -> tuple[ShipId, ...]:
    """The ships that started where a marker came from."""
    scenario = facts.scenarios[public.scenario]
    turn, place = token.trail[0]
    if token.side == GERMAN:
        return scenario.breakout.ships if BISMARCK not in public.losses else ()
    if turn == 1:
        for group in scenario.group:
            if group.hex == place:
                return group.ships
    for arrival in scenario.arrival:
        if arrival.hex == place and turn > 1:
            return (arrival.ship,)
    return ()


def likely(token: Token) -> float:
    """The chance that there are ships behind a marker of which nothing is known."""
    return CRUISER_LIKELY if token.trail[0][0] == 1 else STRANGER_LIKELY


def some(facts: Facts, public: Public, side: Seat, category: Category, count: int, taken: list[ShipId]) -> list[ShipId]:
    """Ships of a category that nobody has accounted for, the middling ones first."""
    if count <= 0:
        return []
    names = [
        name
        for name in facts.scenarios[public.scenario].ships(side)
        if facts.ships[name].category == category and name not in public.losses and name not in taken
    ]
    names.sort(key=lambda name: (name != BISMARCK, -facts.ships[name].front.attack))
    if side == GERMAN:
        return names[:count]
    middle = max(0, (len(names) - count) // 2)
    return names[middle : middle + count]


def line(facts: Facts, public: Public, private: Private, side: Seat, token: Token) -> list[Hull]:
    """The ships of any marker, one's own or the enemy's."""
    return own_hulls(private, side, token.id) if token.side == side else enemy_hulls(facts, public, token)
