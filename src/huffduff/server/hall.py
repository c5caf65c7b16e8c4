"""The hall: all tables of this server, brought up from disk when somebody asks for them, cleared when nobody does."""

import asyncio
import logging
from typing import NamedTuple

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.players import player_names
from huffduff.server.accounts import TOKEN, checked_number, hashed, new_id, new_token, now
from huffduff.server.course import Course, Move, rebuilt
from huffduff.server.faults import Fault
from huffduff.server.limits import LISTED
from huffduff.server.seating import match_info, seat_infos
from huffduff.server.store import Begun, Listed, MatchRow, PlayerRow, SeatRow, Write
from huffduff.server.tables import House, Table, agreement
from huffduff.server.wire import Created, Join, MatchInfo, NewMatch, Rematch, Seated, Take

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0


class Loaded(NamedTuple):
    """A match as it was read from disk; one that cannot be gone on with has a problem instead of a course."""

    listed: Listed
    course: Course | None
    problem: str | None
    chat_lines: int


class Hall:
    """Sets matches up, finds them, and keeps those in memory that somebody looks at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # Tables in memory.

    @property
    def tables(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    async def table(self, match: str) -> Table:
        """The table of a match; a fault where there is no such match."""
        table = self._tables.get(match)
        if table is not None:
            return table
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._bring_up(match))
        return await asyncio.shield(self._loading[match])

    async def _bring_up(self, match: str) -> Table:
        try:
            loaded = await asyncio.to_thread(self._load, match)
        finally:
            del self._loading[match]
        if loaded is None:
            raise Fault(404, "server-no-such-match")
        return self._place(loaded)

    def _place(self, loaded: Loaded) -> Table:
        listed, course, problem, chat_lines = loaded
        table = Table(self.house, listed.match, course, problem, listed.updated, chat_lines, self._clear)
        self._tables[listed.match.id] = table
        return table

    def _clear(self, table: Table) -> None:
        self._tables.pop(table.row.id, None)

    def close(self) -> None:
        for table in self.tables:
            table.close()

    def sweep(self) -> None:
        """Clear the tables that nobody has touched for a while."""
        limit = self.house.loop.time() - IDLE_SECONDS
        for table in self.tables:
            if table.idle and table.touched < limit:
                self._clear(table)

    def _load(self, match: str) -> Loaded | None:
        """Read a match and go through its log again, in another thread."""
        store = self.house.store
        listed = store.listed(match)
        if listed is None:
            return None
        last = store.chat(match, 1)
        chat_lines = last[0].number + 1 if last else 0
        problem = self._problem(listed.match)
        course = None
        if problem is None and all(seat.taken for seat in listed.match.seats):
            moves = [Move(entry.kind, entry.seat, entry.value) for entry in store.entries(match)]
            try:
                course = rebuilt(agreement(self.house.shelf, listed.match), moves)
            except Exception as error:
                # Rules that fail on an old log are as unfit for it as rules that refuse it.
                log.log(logging.ERROR, "match %s", match, exc_info=None if isinstance(error, Diverged) else error)
                return Loaded(listed, None, "server-diverged", chat_lines)
        return Loaded(listed, course, problem, chat_lines)

    def _problem(self, row: MatchRow) -> str | None:
        """Why the rules of this server cannot go on with a match, as far as its header tells."""
        game = self.house.shelf.games.get(row.game)
        if game is None:
            return "server-game-missing"
        if row.version != game.version:
            return "server-other-rules"
        return None if row.data == self.house.shelf.data(game).digest else "server-other-data"

    # The lobby.

    def infos(self, listed: list[Listed], player: PlayerRow | None) -> list[MatchInfo]:
        return [self._info(line, player) for line in listed]

    def _info(self, listed: Listed, player: PlayerRow | None) -> MatchInfo:
        row = listed.match
        table = self._tables.get(row.id)
        if table is not None:
            return table.info(player)
        seats = seat_infos(row, player, (), () if row.over else listed.deciding)
        return match_info(row, seats, listed.updated, self._problem(row))

    def mine(self, player: PlayerRow) -> list[MatchInfo]:
        return self.infos(self.house.store.unfinished(player.id, LISTED), player)

    def finished(self, player: PlayerRow) -> list[MatchInfo]:
        return self.infos(self.house.store.finished(player.id, LISTED), player)

    def open(self, player: PlayerRow | None) -> list[MatchInfo]:
        return self.infos(self.house.store.open(LISTED), player)

    def renamed(self, player: PlayerRow) -> None:
        for table in self.tables:
            table.renamed(player)

    # Setting up and sitting down.

    def game(self, name: str) -> Game:
        game = self.house.shelf.games.get(name)
        if game is None:
            raise Fault(404, "engine-no-such-game", field="game", game=name[:40])
        return game

    async def create(self, player: PlayerRow, wanted: NewMatch) -> Created:
        """Set a match up; if nobody has to be waited for, it begins at once."""
        game = self.game(wanted.game)
        number = checked_number(wanted.number)
        if wanted.scenario not in game.scenarios:
            raise Fault(400, "engine-no-such-scenario", field="scenario", scenario=wanted.scenario[:40])
        try:
            options = game.chosen(wanted.options)
        except Refused as refused:
            shown = {name: str(value)[:40] for name, value in refused.params.items()}
            raise Fault(400, refused.key, field="options", **shown) from None
        if sorted(wanted.seats) != sorted(game.seats):
            raise Fault(400, "server-no-such-seat", field="seats")
        links: dict[str, str] = {}
        seats = tuple(_seat(game, name, wanted.seats[name], player, number, links) for name in game.seats)
        row, course, writes = self._new(game, wanted.scenario, options, player.id, seats)
        await self.house.journal.committed(*writes)
        self._place(Loaded(Listed(row, (), row.created), course, None, 0)).wake()
        return Created(row.id, {name: f"/join/{token}" for name, token in links.items()})

    def _new(
        self, game: Game, scenario: str, options: dict[str, str], owner: str, seats: tuple[SeatRow, ...]
    ) -> tuple[MatchRow, Course | None, list[Write]]:
        row = MatchRow(
            id=new_id(),
            game=game.name,
            version=game.version,
            scenario=scenario,
            options=options,
            data=self.house.shelf.data(game).digest,
            seed=Seal().seed,
            owner=owner,
            created=now(),
            seats=seats,
        )
        if not all(seat.taken for seat in seats):
            return row, None, [row]
        course = Course(agreement(self.house.shelf, row))
        return row, course, [row, Begun(row.id, course.settled.deciding, row.created)]

    async def join(self, player: PlayerRow, wanted: Join) -> Seated:
        """Sit down by secret link."""
        place = self.house.store.invitation(hashed(wanted.token)) if TOKEN.fullmatch(wanted.token) else None
        if place is None:
            raise Fault(404, "server-no-such-link", field="token")
        match, seat = place
        await (await self.table(match)).take(player, seat, wanted.number, "friend")
        return Seated(match, seat)

    async def take(self, player: PlayerRow, match: str, wanted: Take) -> Seated:
        await (await self.table(match)).take(player, wanted.seat, wanted.number, "open")
        return Seated(match, wanted.seat)

    async def rematch(self, player: PlayerRow, match: str, wanted: Rematch) -> Created:
        """The same people in the same seats, with new dice."""
        table = await self.table(match)
        number = checked_number(wanted.number) if wanted.number is not None else None
        made: list[tuple[MatchRow, Course | None]] = []

        def new() -> tuple[MatchRow, list[Write]]:
            seats = tuple(_again(seat, player, number) for seat in table.row.seats)
            game = self.game(table.row.game)
            row, course, writes = self._new(game, table.row.scenario, table.row.options, player.id, seats)
            made.append((row, course))
            return row, writes

        name = await table.rematch(player, new)
        for row, course in made:
            self._place(Loaded(Listed(row, (), row.created), course, None, 0)).wake()
        return Created(name, {})


def _seat(game: Game, name: str, wish: str, player: PlayerRow, number: str, links: dict[str, str]) -> SeatRow:
    """A seat as it was wished for; the token of a secret link goes into `links` and is kept only as a hash."""
    kind, _, level = wish.partition(":")
    match kind, level:
        case "me", "":
            return SeatRow(name, "human", player.id, player.name, number)
        case "open", "":
            return SeatRow(name, "open")
        case "friend", "":
            links[name] = new_token()
            return SeatRow(name, "friend", token_hash=hashed(links[name]))
        case "computer", _ if level in player_names(game):
            return SeatRow(name, "computer", number=level, level=level)
    raise Fault(400, "engine-no-such-player", field=f"seats.{name}", player=wish[:40])


def _again(seat: SeatRow, player: PlayerRow, number: str | None) -> SeatRow:
    mine = number if number and seat.player == player.id else seat.number
    return SeatRow(seat.seat, seat.kind, seat.player, seat.name, mine, seat.level)
