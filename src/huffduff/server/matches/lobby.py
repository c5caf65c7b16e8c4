"""The lobby: matches are set up, found and joined here; those that somebody looks at are kept in memory."""

import asyncio
import logging
from collections.abc import Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Generic, NamedTuple

import msgspec

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.engine.match import Match, Viewer, replayed
from huffduff.players import player_names
from huffduff.server.clock import now
from huffduff.server.faults import Fault, T
from huffduff.server.matches.listing import match_info, seat_infos
from huffduff.server.matches.running import RunningMatch
from huffduff.server.matches.shared import Shared, agreement
from huffduff.server.storage.store import Listed, MatchRow, Page, PlayerRow, SeatRow, Write
from huffduff.server.tokens import TOKEN, hashed, new_id, new_token
from huffduff.server.wire import Created, Join, MatchInfo, NewMatch, Numbers, Problem, Seated, Take

log = logging.getLogger(__name__)

UNFIT = {"rules": "server-other-rules", "data": "server-other-data"}  # what keeps a match from being replayed

IDLE_SECONDS = 60.0
STRETCH_SECONDS = 0.05
PAGE = 50

Work = Generator[None, None, T]  # something long, with a pause after every step


class End(NamedTuple, Generic[T]):
    """What came out of something long."""

    value: T


class Loaded(NamedTuple):
    """A match as it was read from disk, as far as its log agrees with the rules; where it does not, the problem.

    `seen` is when each viewer could last see something happen.
    """

    row: MatchRow
    match: Match | None
    problem: Problem | None
    seen: Mapping[Viewer, int]
    chat_lines: int


class Lobby:
    """Sets matches up, finds them, and keeps those in memory that somebody looks at."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self._running: dict[str, RunningMatch] = {}
        self._loading: dict[str, asyncio.Task[RunningMatch]] = {}
        # Going through logs takes a while: matches under way do not wait for those that are over.
        self._readers = {over: ThreadPoolExecutor(1, "finished" if over else "under way") for over in (True, False)}

    # Matches in memory.

    @property
    def in_memory(self) -> tuple[RunningMatch, ...]:
        return tuple(self._running.values())

    async def running(self, match: str) -> RunningMatch:
        """A match by its id; a fault where there is none."""
        running = self._running.get(match)
        if running is not None:
            return running
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._bring_in(match))
        return await asyncio.shield(self._loading[match])

    async def _bring_in(self, match: str) -> RunningMatch:
        try:
            listed = self.shared.store.listed(match)
            if listed is None:
                raise Fault(404, "server-no-such-match")
            return self._place(await self.read(listed.row.over, self._load(listed)))
        finally:
            del self._loading[match]

    async def read(self, over: bool, work: Work[T]) -> T:
        """Go through a log in the thread for matches that are over, or for those under way, a stretch at a time:
        the shortest does not wait for the longest."""
        loop, reader = asyncio.get_running_loop(), self._readers[over]
        while True:
            end = await loop.run_in_executor(reader, _stretch, work)
            if end is not None:
                return end.value

    def _place(self, loaded: Loaded) -> RunningMatch:
        running = RunningMatch(self.shared, *loaded, self._put_away)
        self._running[loaded.row.id] = running
        return running

    def _put_away(self, running: RunningMatch) -> None:
        self._running.pop(running.row.id, None)

    def close(self) -> None:
        for running in self.in_memory:
            running.close()
        for reader in self._readers.values():
            reader.shutdown(wait=True, cancel_futures=True)

    def sweep(self) -> None:
        """Put away the matches that nobody has touched for a while."""
        limit = self.shared.loop.time() - IDLE_SECONDS
        for running in self.in_memory:
            if running.idle and running.touched < limit:
                self._put_away(running)

    def _load(self, listed: Listed) -> Work[Loaded]:
        """Go through the log of a match again, in another thread."""
        last = self.shared.store.chat(listed.row.id, 1)
        chat_lines = last[0].line + 1 if last else 0
        seen = _seen_at(listed.row, listed.updated)
        problem = self._problem(listed.row)
        if problem or not listed.row.ready:
            return Loaded(listed.row, None, problem, seen, chat_lines)
        played, problem = yield from self._replayed(listed.row, seen)
        return Loaded(listed.row, played, problem, seen, chat_lines)

    def _replayed(self, row: MatchRow, seen: dict[Viewer, int]) -> Work[tuple[Match | None, Problem | None]]:
        """Go through a log as far as it agrees with the rules of today."""
        kept = self.shared.store.log(row.id)
        times = iter(line.at for line in kept)
        entries, digests = [line.entry for line in kept], [line.digest for line in kept]
        match, done = None, 0
        try:
            for done, moment in enumerate(replayed(agreement(self.shared.games, row), entries, digests)):  # noqa: B007
                match = moment.match
                if moment.entry is not None:
                    seen.update(dict.fromkeys(moment.news, next(times)))
                yield
        except Exception as error:
            # Rules that fail on an old log are as unfit for it as rules that refuse it.
            log.log(logging.ERROR, "match %s: %s", row.id, error, exc_info=None if _diverged(error) else error)
            return match, Problem("server-diverged", {"entry": done + 1 if match else 0})
        return match, None

    def _problem(self, row: MatchRow) -> Problem | None:
        """Why the rules of this server cannot go on with a match, as far as its header tells."""
        game = self.shared.games.by_name.get(row.game)
        if game is None:
            return Problem("server-game-missing")
        unfit = game.unfit(row.version, row.data, self.shared.games.data(game))
        return Problem(UNFIT[unfit]) if unfit else None

    # The lobby.

    def infos(self, listed: list[Listed], player: PlayerRow | None) -> list[MatchInfo]:
        return [self._info(line, player) for line in listed]

    def _info(self, listed: Listed, player: PlayerRow | None) -> MatchInfo:
        row = listed.row
        running = self._running.get(row.id)
        if running is not None:
            return running.info(player)
        seats = seat_infos(row, player, (), () if row.over else listed.deciding)
        return match_info(row, seats, listed.updated, self._problem(row))

    def mine(self, player: PlayerRow, page: int) -> list[MatchInfo]:
        return self.infos(self.shared.store.unfinished(player.id, _page(page)), player)

    def finished(self, player: PlayerRow, page: int) -> list[MatchInfo]:
        return self.infos(self.shared.store.finished(player.id, _page(page)), player)

    def open(self, player: PlayerRow | None, page: int) -> list[MatchInfo]:
        return self.infos(self.shared.store.open(_page(page)), player)

    def renamed(self, player: PlayerRow) -> None:
        for running in self.in_memory:
            running.renamed(player)

    # Setting up and sitting down.

    def game(self, name: str) -> Game:
        game = self.shared.games.by_name.get(name)
        if game is None:
            raise Fault(404, "engine-no-such-game", field="game", game=name[:40])
        return game

    async def create(self, player: PlayerRow, wanted: NewMatch) -> Created:
        """Set a match up; it begins once every seat is taken and everybody has given a number for the dice."""
        game = self.game(wanted.game)
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
        seats = tuple(_seat(game, name, wanted.seats[name], player, links) for name in game.seats)
        row = self._new(game, wanted.scenario, options, player.id, seats)
        await self.shared.journal.committed(row)
        self._place(_unplayed(row))
        paths = {name: f"/join/{token}" for name, token in links.items()}
        return Created(row.id, Seal(row.seed).commitment, paths)

    def _new(
        self, game: Game, scenario: str, options: dict[str, str], owner: str, seats: tuple[SeatRow, ...]
    ) -> MatchRow:
        return MatchRow(
            id=new_id(),
            game=game.name,
            version=game.version,
            scenario=scenario,
            options=options,
            data=self.shared.games.data(game).digest,
            seed=Seal().seed,
            owner=owner,
            created=now(),
            seats=seats,
        )

    async def join(self, player: PlayerRow, wanted: Join) -> Seated:
        """Sit down by secret link."""
        place = self.shared.store.invitation(hashed(wanted.token)) if TOKEN.fullmatch(wanted.token) else None
        if place is None:
            raise Fault(404, "server-no-such-link", field="token")
        return await self._sit(player, *place, "friend")

    async def take(self, player: PlayerRow, match: str, wanted: Take) -> Seated:
        return await self._sit(player, match, wanted.seat, "open")

    async def _sit(self, player: PlayerRow, match: str, seat: str, kind: str) -> Seated:
        running = await self.running(match)
        await running.take(player, seat, kind)
        return Seated(match, seat, Seal(running.row.seed).commitment)

    async def give(self, player: PlayerRow, match: str, wanted: Numbers) -> MatchInfo:
        running = await self.running(match)
        await running.give(player, wanted.numbers)
        return running.info(player)

    async def rematch(self, player: PlayerRow, match: str) -> Created:
        """The same people in the same seats, with new dice: everybody draws a number again."""
        running = await self.running(match)
        made: list[MatchRow] = []

        def new() -> tuple[MatchRow, list[Write]]:
            seats = tuple(msgspec.structs.replace(seat, contribution="", token_hash=None) for seat in running.row.seats)
            game = self.game(running.row.game)
            row = self._new(game, running.row.scenario, running.row.options, player.id, seats)
            made.append(row)
            return row, [row]

        name = await running.rematch(player, new)
        for row in made:
            self._place(_unplayed(row))
        return Created(name, Seal((await self.running(name)).row.seed).commitment, {})


def _stretch(work: Work[T]) -> End[T] | None:
    """Go on with something long for a moment."""
    until = monotonic() + STRETCH_SECONDS
    try:
        while True:
            next(work)
            if monotonic() >= until:
                return None
    except StopIteration as end:
        return End(end.value)


def _page(number: int) -> Page:
    return Page(number * PAGE, PAGE)


def _diverged(error: Exception) -> bool:
    return isinstance(error, Diverged)


def _seen_at(row: MatchRow, at: int) -> dict[Viewer, int]:
    return {None: at} | {seat.seat: at for seat in row.seats}


def _unplayed(row: MatchRow) -> Loaded:
    return Loaded(row, None, None, _seen_at(row, row.created), 0)


def _seat(game: Game, name: str, wish: str, player: PlayerRow, links: dict[str, str]) -> SeatRow:
    """A seat as it was wished for; the token of a secret link goes into `links` and is kept only as a hash."""
    kind, _, level = wish.partition(":")
    match kind, level:
        case "me", "":
            return SeatRow(name, "human", player.id, player.name)
        case "open", "":
            return SeatRow(name, "open")
        case "friend", "":
            links[name] = new_token()
            return SeatRow(name, "friend", token_hash=hashed(links[name]))
        case "computer", _ if level in player_names(game):
            return SeatRow(name, "computer", level=level)
    raise Fault(400, "engine-no-such-player", field=f"seats.{name}", player=wish[:40])
