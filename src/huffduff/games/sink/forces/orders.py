"""What a player can order in phase 1, one thing at a time."""

import msgspec

from huffduff.games.sink.facts.words import Hex, ShipId, TokenId


class Transfer(msgspec.Struct, frozen=True, tag_field="do", tag="transfer"):
    """Ships change over to another task force in their hex."""

    ships: tuple[ShipId, ...]
    into: TokenId


class Split(msgspec.Struct, frozen=True, tag_field="do", tag="split"):
    """Ships of one hex form a task force of their own, under a new marker."""

    ships: tuple[ShipId, ...]


class Place(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """A dummy comes to the map; in the hex of a port of its own it lies in it, unless it is to stay at sea."""

    hex: Hex
    at_sea: bool = False


class Remove(msgspec.Struct, frozen=True, tag_field="do", tag="remove"):
    """A dummy is taken off the map."""

    token: TokenId


class Enter(msgspec.Struct, frozen=True, tag_field="do", tag="enter"):
    """A ship that was due but found no free marker comes in now, joining a task force or under a marker of her own."""

    ship: ShipId
    into: TokenId = TokenId("")


Order = Transfer | Split | Place | Remove | Enter
