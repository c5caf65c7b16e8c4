"""Orders as tests write them: in plain words, without saying each time what kind of a name a name is."""

from collections.abc import Iterable

from huffduff.games.sink.convoys.raiding import Raid
from huffduff.games.sink.facts.words import AirId, ConvoyId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.orders import Fly, Plot, Sail, Steer
from huffduff.games.sink.shadowing.eligible import Contact


def plot(token: str, path: Iterable[str] = (), at_sea: bool = False) -> Plot:
    return Plot(TokenId(token), tuple(map(Hex, path)), at_sea)


def sail(token: str, path: Iterable[str] = (), at_sea: bool = False, escort: bool = False) -> Sail:
    return Sail(TokenId(token), tuple(map(Hex, path)), at_sea, escort)


def fly(unit: str, place: str) -> Fly:
    return Fly(AirId(unit), Hex(place))


def steer(convoy: str, place: str) -> Steer:
    return Steer(ConvoyId(convoy), Hex(place))


def remove(token: str) -> Remove:
    return Remove(TokenId(token))


def contact(by: str, target: str = "G1", ships: Iterable[str] = (), *parts: Iterable[str]) -> Contact:
    return Contact(by, TokenId(target), tuple(map(ShipId, ships)), tuple(tuple(map(ShipId, part)) for part in parts))


def raid(stop: bool, convoys: Iterable[str] = ()) -> Raid:
    return Raid(stop, tuple(map(ConvoyId, convoys)))
