"""The protocol: every message that crosses the wire, as a type.  The client's types are generated from these.

All times are milliseconds since the beginning of 1970.
"""

from typing import Any, Literal

import msgspec

from huffduff import games
from huffduff.engine.game import Game, Option
from huffduff.engine.match import LogLine
from huffduff.engine.secrecy import Outcome


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: a field that is not known is an error that names it."""


class Told(msgspec.Struct):
    """What clients are told."""


# The lobby, over HTTP.


class Me(Told):
    """The visitor: a name, and nothing that could be used elsewhere."""

    name: str


class Welcome(Strict):
    """The wish to be known.  A browser whose cookie the server has never heard of has to say that it begins anew."""

    anew: bool = False


class Rename(Strict):
    name: str


class Recovery(Told):
    """The secret link that brings the visitor's seats back, on any browser: a path, `/recover/TOKEN`."""

    link: str


class Recover(Strict):
    token: str


class GameInfo(Told):
    """An installed game: seats in order, scenarios, options and the computer players it has."""

    name: str
    seats: list[str]
    scenarios: list[str]
    options: list[Option]
    players: list[str]


class NewMatch(Strict):
    """Who sits where: `me`, `friend` (by secret link), `open` (anybody in the lobby) or `computer:LEVEL`."""

    game: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]


class Created(Told):
    """The new match, the promise of its dice and, by seat, the secret link of every seat kept for a friend.

    A link is a path, `/join/TOKEN`.
    """

    match: str
    commitment: str
    links: dict[str, str]


class Join(Strict):
    """Take the seat that a secret link was made for."""

    token: str


class Take(Strict):
    """Take a seat that is open to anybody."""

    seat: str


class Numbers(Strict):
    """What the visitor's browser has drawn for the dice, by seat, once it knew the promise: hexadecimal digits."""

    numbers: dict[str, str]


class Seated(Told):
    """The seat that was taken, or that was the visitor's already, and the promise of the dice."""

    match: str
    seat: str
    commitment: str


class SeatInfo(Told):
    """Who sits there.  A seat that has something to decide is `deciding` and nothing more is said of it.

    An empty seat is `open` where anybody may take it, and otherwise kept for whoever has the secret link.  Where
    `number_wanted`, this visitor's browser has to draw the seat's number for the dice.
    """

    seat: str
    kind: Literal["empty", "human", "computer"]
    name: str
    mine: bool
    online: bool
    deciding: bool
    open: bool = False
    number_wanted: bool = False


class Problem(Told, tag="problem", tag_field="type"):
    """Why something was not done: a text key with parameters, the rule or the field at fault, and which message."""

    key: str
    params: dict[str, Any] = {}
    rule: str | None = None
    field: str | None = None
    reply: int | None = None


class MatchInfo(Told):
    """A line of the lobby.  `updated` is when this visitor could last see something happen in the match.

    `commitment` is the promise of the dice; `problem` says why the match cannot be gone on with.
    """

    match: str
    game: str
    scenario: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "finished"]
    outcome: Outcome | None
    created: int
    updated: int
    commitment: str
    problem: Problem | None = None


# A match, over a websocket.  `reply` numbers are the client's own; `seq` is the frame that it answers.


class Answer(Strict, tag="answer", tag_field="type"):
    reply: int
    seq: int
    value: Any


class Try(Strict, tag="try", tag_field="type"):
    """A draft of an answer: what would it come to?  Nothing is decided by it."""

    reply: int
    seq: int
    value: Any


class Undo(Strict, tag="undo", tag_field="type"):
    reply: int
    seq: int


class Resign(Strict, tag="resign", tag_field="type"):
    reply: int
    seq: int


class Say(Strict, tag="say", tag_field="type"):
    reply: int
    text: str


FromClient = Answer | Try | Undo | Resign | Say


class AskInfo(Told):
    """What this seat has to decide: the sentence, the rule behind it, and the answers allowed."""

    key: str
    rule: str
    params: dict[str, Any]
    choice: dict[str, Any]


class UndoInfo(Told):
    """Whether the last answer can be taken back, and if not, the sentence that says why."""

    allowed: bool
    why: str | None


class Frame(Told, tag="frame", tag_field="type"):
    """All that a viewer sees now.  The log is cut at `log_from` and continued with `log`.

    After the end, `seed` and the `numbers` of all seats are what the dice were made of.
    """

    seq: int
    reply: int | None
    seats: list[SeatInfo]
    view: dict[str, Any] | None
    ask: AskInfo | None
    sealed: Any
    undo: UndoInfo
    log_from: int
    log: list[LogLine]
    outcome: Outcome | None
    commitment: str
    seed: str | None
    numbers: dict[str, str] | None


class Tried(Told, tag="tried", tag_field="type"):
    """What a draft would come to, for the connection that asked and for nobody else; its type is the question's own."""

    reply: int
    seq: int
    tried: Any


class Presence(Told, tag="presence", tag_field="type"):
    """Somebody came, left, took a seat, or a rematch was set up."""

    seats: list[SeatInfo]
    rematch: str | None


class Chat(Told, tag="chat", tag_field="type"):
    """A line of talk; the number continues from the last one that was read."""

    number: int
    seat: str | None
    name: str
    text: str
    at: int
    reply: int | None


FromServer = Frame | Tried | Presence | Chat | Problem


class ReplayStep(Told):
    """One moment of a finished game, as one viewer knew it then; `seat` and `value` are the viewer's last answer."""

    view: dict[str, Any]
    log: list[LogLine]
    deciding: list[str]
    seat: str | None
    value: Any


class Replay(Told):
    viewer: str | None
    steps: list[ReplayStep]


class Drawn(Told):
    """A random number of a finished game: why it was drawn and what came out.

    Where dice were thrown, `sides` are theirs; else it was dealt from what stands at the place `pile` among the piles.
    """

    reason: str
    outcome: Any
    sides: tuple[int, ...] | None
    pile: int | None


class Dice(Told):
    """Every random number of a finished game in order, hidden ones too, and the piles that some were dealt from."""

    piles: list[list[Any]]
    drawn: list[Drawn]


LOBBY = (
    *(Me, Welcome, Rename, Recovery, Recover, GameInfo),
    *(NewMatch, Created, Join, Take, Numbers, Seated, MatchInfo, Replay, Dice),
)


def schema() -> dict[str, Any]:
    """Every message, and what the view and the data of every game are made of, as JSON Schema."""
    (*_, from_client, from_server), types = msgspec.json.schema_components(
        (*LOBBY, FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    types |= {"FromClient": from_client, "FromServer": from_server}
    for name in games.GAMES:
        types |= _game_schema(games.game(name))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Huffduff",
        "$defs": dict(sorted(types.items())),
    }


def _game_schema(game: Game) -> dict[str, Any]:
    """The types of one game under its own name, as another game may use the same words."""
    data = game.load_data(None)
    state, _ = game.start(data, game.scenarios[0], {})
    parts = (type(state.public), type(state.private[game.seats[0]]), type(data))
    prefix = game.name.capitalize()
    (public, private, facts), types = msgspec.json.schema_components(parts, ref_template=f"#/$defs/{prefix}{{name}}")
    view = {
        "title": f"{prefix}View",
        "type": "object",
        "properties": {
            "seat": {"anyOf": [{"enum": list(game.seats)}, {"type": "null"}]},
            "public": public,
            "private": {"anyOf": [private, {"type": "null"}]},
        },
        "required": ["seat", "public", "private"],
    }
    named = {f"{prefix}{name}": {**part, "title": f"{prefix}{name}"} for name, part in types.items()}
    return {**named, f"{prefix}View": view, f"{prefix}Data": facts}
