"""Armour and damage: which cards of a hit get through, what they do to a ship, and how she sinks."""

from collections.abc import Iterable

from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule, step
from huffduff.games.strait.cards import discard
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.numbers import throw
from huffduff.games.strait.state import AFLOAT, NOBODY, OTHER, SUNK, Damage, Public, Salvo, State

HULL = "hull"
MAGAZINE = "magazine"


@rule("DS-EFF.1", "DS-SHP.9", "DS-SHP.10", "DS-EXT.5")
def pierces(facts: Facts, firer: ShipId, target: ShipId, card: str) -> bool:
    """Whether a card is on the list that the target's armour has for the firer's class."""
    firing = facts.charts.chart_class[facts.ships[firer].kind]
    return card[:-1] in facts.ships[target].armour[firing]


@rule("DS-EFF.1", "DS-EFF.2", "DS-CRD.7", "DS-CRD.12", "DS-MOR.3", "DS-GOLD.4")
def strike(s: State, firer: ShipId, target: ShipId, counted: tuple[str, ...], ender: str) -> None:
    """Hold the cards of a hit against the armour; those that get through wait until everybody has fired."""
    p = s.public
    through: list[str] = []
    stopped: list[str] = []
    for card in counted:
        got_through = pierces(s.data, firer, target, card)
        (through if got_through else stopped).append(card)
        key = "strait-card-through" if got_through else "strait-card-stopped"
        s.tell(EVERYONE, key, card=card, target=target, effect=s.data.effects[card[:-1]].effect)
    if ender:
        s.tell(EVERYONE, "strait-card-ends", card=ender, target=target)
        discard(s, p.ships[firer].side, *stopped, ender)
    elif stopped:
        discard(s, p.ships[firer].side, *stopped)
    p.change(target, hit=True)
    p.salvos = (*p.salvos, Salvo(firer, target, tuple(through), tuple(stopped)))


@step
@rule("DS-EFF.2", "DS-SHO.24", "DS-SHO.25", "DS-TRN.5")
def apply_damage(s: State) -> Iterable[Do]:
    """After the last shot all cards take effect together; who goes down is seen when all have."""
    p = s.public
    salvos, p.salvos = p.salvos, ()
    return (*(do(suffer, salvo.target, card) for salvo in salvos for card in salvo.through), do(go_down))


@step
@rule("DS-EFF.3", "DS-EFF.4", "DS-EFF.5", "DS-EFF.6", "DS-EFF.7", "DS-EFF.8", "DS-EFF.12", "DS-EFF.13", "DS-CRD.12")
def suffer(s: State, target: ShipId, card: str) -> Iterable[Do]:
    """One card takes effect: a lasting one lies down beside the ship, a hull card is noted and discarded."""
    p = s.public
    ship = p.ships[target]
    effect = s.data.effects[card[:-1]]
    points = 0
    if effect.lasting:
        p.change(target, cards=(*ship.cards, Damage(card)))
    else:
        points = int(card[:-1])
        ship = p.change(target, hull=ship.hull + points)
        discard(s, OTHER[ship.side], card)
    full = s.data.ships[target].hull
    s.tell(
        EVERYONE,
        "strait-damage",
        ship=target,
        card=card,
        effect=effect.effect,
        points=points,
        hull=ship.hull,
        full=full,
    )
    return () if effect.sinks_from is None else (do(magazine_roll, target, effect.sinks_from),)


@step
@rule("DS-EFF.9", "DS-EFF.10", "DS-EFF.11", "DS-EFF.17", "DS-CAP.4")
def magazine_roll(s: State, target: ShipId, sinks_from: int) -> Asking:
    """Each magazine card has a roll of its own, which nothing can change; a high one blows the ship up."""
    dice = yield throw("strait-roll-magazine", ship=target, need=sinks_from)
    if sum(dice) >= sinks_from:
        s.public.change(target, exploded=True)
    return ()


@step
@rule("DS-EFF.14", "DS-EFF.15", "DS-SHP.8")
def go_down(s: State) -> None:
    """Ships that blew up or have lost their hull are sunk, on both sides at once."""
    for ship in s.public.ships.values():
        if ship.status == AFLOAT:
            if ship.exploded:
                sink(s, ship.id, MAGAZINE)
            elif ship.hull >= s.data.ships[ship.id].hull:
                sink(s, ship.id, HULL)


@rule("DS-SHP.12")
def sink(s: State, name: ShipId, cause: str) -> None:
    """A sunk ship is out of play; the cards beside her stay out of the decks."""
    s.public.change(name, status=SUNK)
    take_back_markers(s.public, name)
    s.tell(EVERYONE, "strait-sunk", ship=name, cause=cause)


@rule("DS-SHO.29", "DS-SHP.12")
def take_back_markers(p: Public, gone: ShipId) -> None:
    """The splash markers on a ship that is gone return to their owners, and so do her own."""
    for ship in p.ships.values():
        if gone in (ship.id, ship.target):
            p.change(ship.id, target=NOBODY, splashes=0)
