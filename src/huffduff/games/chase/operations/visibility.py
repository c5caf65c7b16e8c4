"""Visibility Phase: the weather changes, fog comes or goes, and a level says how many Search Factors a hex needs."""

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.terms import SEATS, VIS_X
from huffduff.games.chase.ships.fuel import pay
from huffduff.games.chase.ships.units import blind, d10, on_map
from huffduff.games.chase.state import State


@rule("CH-4.1.c", "CH-5.a")
@step
def visibility_phase(s: State) -> Asking:
    """Weather, fog, visibility level, and the sea's price in a storm, in this order."""
    p, tracks = s.public, s.data.tracks
    yield from weather_change(s)
    p.visibility = tracks.visibility(p.weather, p.turn)
    tell_level(s)
    lose_sight(s)
    yield from storm(s)
    return None


@rule("CH-5.b", "CH-5.c", "CH-5.d")
def weather_change(s: State) -> Asking:
    """One roll for the whole map, modified at either end of the track by the box the marker leaves."""
    p, table = s.public, s.data.tables.weather
    modifiers = [("chase-mod-weather-box", table.box.at(p.weather))] if table.box.at(p.weather) else []
    dice = yield Roll("chase-roll-weather", EVERYONE, (10,), weather=p.weather, modifiers=modifiers)
    shift = table.change.at(d10(dice) + sum(value for _, value in modifiers))
    p.weather = min(max(p.weather + shift, 1), s.data.tracks.boxes.weather)
    return None


@rule("CH-5.e", "CH-5.h", "CH-5.i", "CH-5.l")
def tell_level(s: State) -> None:
    """Everybody sees the weather, whether fog lies on its hexes, and how many Search Factors are needed."""
    p, tracks = s.public, s.data.tracks
    fog = "on" if p.fog else "off"
    level = "X" if p.visibility == VIS_X else str(p.visibility)
    s.tell(EVERYONE, "chase-weather", weather=p.weather, fog=fog, time=tracks.time(p.turn), visibility=level)


@rule("CH-5.f", "CH-5.g", "CH-5.j")
def lose_sight(s: State) -> None:
    """Units in fog, or all units where nothing can be seen, lose their markers."""
    for contact in list(s.public.contacts.values()):
        if blind(s.public, s.data, contact.hex):
            reveal.lose(s, contact.id)


@rule("CH-5.k", "CH-7.7.2.t")
def storm(s: State) -> Asking:
    """In the worst weather one roll decides whether every ship that burns fuel loses a point of it."""
    p, table = s.public, s.data.tables.weather
    if p.weather != table.storm_box:
        return None
    bad = [die for die in range(10) if table.storm.at(die)]
    die = d10((yield Roll("chase-roll-storm", EVERYONE, (10,), need=max(bad), chance=len(bad))))
    points = table.storm.at(die)
    s.tell(EVERYONE, "chase-storm" if points else "chase-no-storm", points=points)
    for side in SEATS:
        for ship in on_map(s.private[side]):
            if points and s.data.ships[ship.id].uses_fuel:
                pay(s, side, ship.id, points)
    return None
