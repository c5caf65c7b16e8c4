"""The lobby: matches are set up, found and joined here; those that somebody looks at are kept in memory."""

import asyncio
import logging
from typing import NamedTuple

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.engine.match import Match, rebuilt
from huffduff.players import player_names
from huffduff.server.clock import now
from huffduff.server.faults import Fault
from huffduff.server.matches.listing import match_info, seat_infos
from huffduff.server.matches.running import RunningMatch, Shared, agreement
from huffduff.server.storage.store import Begun, Listed, MatchRow, PlayerRow, SeatRow, Write
from huffduff.server.texts import checked_contribution
from huffduff.server.tokens import TOKEN, hashed, new_id, new_token
from huffduff.server.wire import Created, Join, MatchInfo, NewMatch, Rematch, Seated, Take

log = logging.getLogger(__name__)

UNFIT = {"rules": "server-other-rules", "data": "server-other-data"}  # what keeps a match from being replayed

IDLE_SECONDS = 60.0
LISTED = 100


class Loaded(NamedTuple):
    """A match as it was read from disk; one that cannot be gone on with has a problem instead."""

    listed: Listed
    match: Match | None
    problem: str | None
    chat_lines: int


class Lobby:
    """Sets matches up, finds them, and keeps those in memory that somebody looks at."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self._running: dict[str, RunningMatch] = {}
        self._loading: dict[str, asyncio.Task[RunningMatch]] = {}

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
            loaded = await asyncio.to_thread(self._load, match)
        finally:
            del self._loading[match]
        if loaded is None:
            raise Fault(404, "server-no-such-match")
        return self._place(loaded)

    def _place(self, loaded: Loaded) -> RunningMatch:
        listed, match, problem, chat_lines = loaded
        running = RunningMatch(self.shared, listed.row, match, problem, listed.updated, chat_lines, self._put_away)
        self._running[listed.row.id] = running
        return running

    def _put_away(self, running: RunningMatch) -> None:
        self._running.pop(running.row.id, None)

    def close(self) -> None:
        for running in self.in_memory:
            running.close()

    def sweep(self) -> None:
        """Put away the matches that nobody has touched for a while."""
        limit = self.shared.loop.time() - IDLE_SECONDS
        for running in self.in_memory:
            if running.idle and running.touched < limit:
                self._put_away(running)

    def _load(self, match: str) -> Loaded | None:
        """Read a match and go through its log again, in another thread."""
        store = self.shared.store
        listed = store.listed(match)
        if listed is None:
            return None
        last = store.chat(match, 1)
        chat_lines = last[0].line + 1 if last else 0
        problem = self._problem(listed.row)
        played = None
        if problem is None and all(seat.taken for seat in listed.row.seats):
            try:
                played = rebuilt(agreement(self.shared.games, listed.row), store.entries(match))
            except Exception as error:
                # Rules that fail on an old log are as unfit for it as rules that refuse it.
                log.log(logging.ERROR, "match %s", match, exc_info=None if isinstance(error, Diverged) else error)
                return Loaded(listed, None, "server-diverged", chat_lines)
        return Loaded(listed, played, problem, chat_lines)

    def _problem(self, row: MatchRow) -> str | None:
        """Why the rules of this server cannot go on with a match, as far as its header tells."""
        game = self.shared.games.by_name.get(row.game)
        if game is None:
            return "server-game-missing"
        unfit = game.unfit(row.version, row.data, self.shared.games.data(game))
        return UNFIT[unfit] if unfit else None

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

    def mine(self, player: PlayerRow) -> list[MatchInfo]:
        return self.infos(self.shared.store.unfinished(player.id, LISTED), player)

    def finished(self, player: PlayerRow) -> list[MatchInfo]:
        return self.infos(self.shared.store.finished(player.id, LISTED), player)

    def open(self, player: PlayerRow | None) -> list[MatchInfo]:
        return self.infos(self.shared.store.open(LISTED), player)

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
        """Set a match up; if nobody has to be waited for, it begins at once."""
        game = self.game(wanted.game)
        contribution = checked_contribution(wanted.number)
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
        seats = tuple(_seat(game, name, wanted.seats[name], player, contribution, links) for name in game.seats)
        row, match, writes = self._new(game, wanted.scenario, options, player.id, seats)
        await self.shared.journal.committed(*writes)
        self._place(Loaded(Listed(row, (), row.created), match, None, 0)).wake()
        return Created(row.id, {name: f"/join/{token}" for name, token in links.items()})

    def _new(
        self, game: Game, scenario: str, options: dict[str, str], owner: str, seats: tuple[SeatRow, ...]
    ) -> tuple[MatchRow, Match | None, list[Write]]:
        row = MatchRow(
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
        if not all(seat.taken for seat in seats):
            return row, None, [row]
        match = Match(agreement(self.shared.games, row))
        return row, match, [row, Begun(row.id, match.settled.deciding, row.created)]

    async def join(self, player: PlayerRow, wanted: Join) -> Seated:
        """Sit down by secret link."""
        place = self.shared.store.invitation(hashed(wanted.token)) if TOKEN.fullmatch(wanted.token) else None
        if place is None:
            raise Fault(404, "server-no-such-link", field="token")
        match, seat = place
        await (await self.running(match)).take(player, seat, wanted.number, "friend")
        return Seated(match, seat)

    async def take(self, player: PlayerRow, match: str, wanted: Take) -> Seated:
        await (await self.running(match)).take(player, wanted.seat, wanted.number, "open")
        return Seated(match, wanted.seat)

    async def rematch(self, player: PlayerRow, match: str, wanted: Rematch) -> Created:
        """The same people in the same seats, with new dice."""
        running = await self.running(match)
        contribution = checked_contribution(wanted.number) if wanted.number is not None else None
        made: list[tuple[MatchRow, Match | None]] = []

        def new() -> tuple[MatchRow, list[Write]]:
            seats = tuple(_again(seat, player, contribution) for seat in running.row.seats)
            game = self.game(running.row.game)
            row, match, writes = self._new(game, running.row.scenario, running.row.options, player.id, seats)
            made.append((row, match))
            return row, writes

        name = await running.rematch(player, new)
        for row, begun in made:
            self._place(Loaded(Listed(row, (), row.created), begun, None, 0)).wake()
        return Created(name, {})


def _seat(game: Game, name: str, wish: str, player: PlayerRow, contribution: str, links: dict[str, str]) -> SeatRow:
    """A seat as it was wished for; the token of a secret link goes into `links` and is kept only as a hash."""
    kind, _, level = wish.partition(":")
    match kind, level:
        case "me", "":
            return SeatRow(name, "human", player.id, player.name, contribution)
        case "open", "":
            return SeatRow(name, "open")
        case "friend", "":
            links[name] = new_token()
            return SeatRow(name, "friend", token_hash=hashed(links[name]))
        case "computer", _ if level in player_names(game):
            return SeatRow(name, "computer", contribution=level, level=level)
    raise Fault(400, "engine-no-such-player", field=f"seats.{name}", player=wish[:40])


def _again(seat: SeatRow, player: PlayerRow, contribution: str | None) -> SeatRow:
    mine = contribution if contribution and seat.player == player.id else seat.contribution
    return SeatRow(seat.seat, seat.kind, seat.player, seat.name, mine, seat.level)
