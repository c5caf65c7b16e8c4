"""Air attacks: every unit that can fly goes for the ship that is worth most."""

from huffduff.games.sink.air.strikes import StrikeHints
from huffduff.games.sink.air.targets import Target, Wing
from huffduff.games.sink.attacks import can_explode, odds, shift, target_modifiers
from huffduff.games.sink.captain.fleet import some
from huffduff.games.sink.captain.forecast import worth
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import ShipId
from huffduff.games.sink.parts import Aim, Strike
from huffduff.games.sink.state import Public


def strikes(facts: Facts, public: Public, hints: StrikeHints) -> tuple[Strike, ...]:
    """Each unit with all its strength at the best target in its reach."""
    found = []
    for wing in hints.wings:
        near = [target for target in hints.targets if target.token in wing.tokens]
        best = max(near, key=lambda target: gain(facts, public, wing, target))
        aim = Aim(best.token, best.category, best.number, wing.strength)
        found.append(Strike(wing.unit, best.hex, (aim,)))
    return tuple(found)


def gain(facts: Facts, public: Public, wing: Wing, target: Target) -> float:
    """What an attack may bring: the part of a ship that it takes away, by what she is worth."""
    name = target.ship or guess(facts, public, target)
    if name is None:
        return 0.0
    seen, card = public.seen.get(name), facts.ships[name]
    damage, flipped = (seen.damage, seen.flipped) if seen else (0, False)
    change = shift(target_modifiers(facts, name, damage, flipped))
    chances = odds(facts, wing.strength, change, can_explode(facts, name))
    capacity = card.front.capacity + (card.back.capacity if card.back else 0)
    return (chances.mean / capacity + chances.explodes / 100) * worth(facts, name)


def guess(facts: Facts, public: Public, target: Target) -> ShipId | None:
    """Who a target may be."""
    names = some(facts, public, public.tokens[target.token].side, target.category, 1, [])
    return names[0] if names else None
