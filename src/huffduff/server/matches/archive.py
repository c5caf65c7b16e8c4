"""Finished matches: their records going out and coming in, what every viewer knew at every moment, and the dice."""

import asyncio
import gzip
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial

import msgspec

from huffduff.engine import record as records
from huffduff.engine.errors import Diverged
from huffduff.engine.match import Match, Viewer, rebuilt, replayed
from huffduff.engine.record import Record
from huffduff.players import player_names
from huffduff.server.clock import now
from huffduff.server.faults import Fault
from huffduff.server.matches.lobby import UNFIT, Lobby, Work
from huffduff.server.matches.running import RunningMatch
from huffduff.server.matches.thinking import Thinking, Who
from huffduff.server.storage.store import Logged, MatchRow, PlayerRow, SeatRow, Write
from huffduff.server.texts import CONTRIBUTION
from huffduff.server.tokens import new_id
from huffduff.server.wire import Created, Dice, Drawn, Replay, ReplayStep

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

SEED = re.compile(r"[0-9a-fA-F]{64}")
LEVEL = 4  # of compression: little work for most of the gain
MOST_WAITING = 8  # what is to be built for an address before whoever asks for more is turned away
KEPT_BYTES = 16 * 1024 * 1024

Build = Callable[[Match], object]


class Archive:
    """Builds what is long only once, in a thread of its own, and keeps it compressed as long as there is room."""

    def __init__(self, lobby: Lobby, thinking: Thinking) -> None:
        self._lobby = lobby
        self._thinking = thinking
        self._building: dict[tuple[str, str], asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()  # how much is built for each address
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def replay(self, match: str, viewer: Viewer, who: Who) -> bytes:
        """Every moment of a finished match as one viewer knew it then, compressed."""
        running = await self._lobby.running(match)
        finished = _finished(running)
        if viewer is not None and viewer not in finished.agreement.contributions:
            raise Fault(400, "server-no-such-seat", field="seat")
        return await self._built((match, f"replay {viewer or ''}"), finished, partial(_replay, viewer=viewer), who)

    async def dice(self, match: str, who: Who) -> bytes:
        """Every random number of a finished match, compressed."""
        finished = _finished(await self._lobby.running(match))
        return await self._built((match, "dice"), finished, _dice, who)

    async def _built(self, name: tuple[str, str], match: Match, build: Build, who: Who) -> bytes:
        kept = self._kept.get(name)
        if kept is not None:
            self._kept.move_to_end(name)
            return kept
        if name not in self._building:
            if self._waiting[who.address] >= MOST_WAITING:
                raise Fault(503, "server-busy")
            self._waiting[who.address] += 1
            self._building[name] = asyncio.create_task(self._build(name, match, build, who))
        return await asyncio.shield(self._building[name])

    async def _build(self, name: tuple[str, str], match: Match, build: Build, who: Who) -> bytes:
        try:
            made = await self._thinking.think(partial(_packed, match, build), who)
        finally:
            del self._building[name]
            self._waiting -= Counter([who.address])
        self._kept[name] = made
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            self._kept.popitem(last=False)
        return made


def _packed(match: Match, build: Build) -> bytes:
    return gzip.compress(encode(build(match)), LEVEL, mtime=0)


def _replay(match: Match, viewer: Viewer) -> Replay:
    steps = []
    for then, entry, news in replayed(match.agreement, tuple(match.standing)):
        if viewer in news:
            position = then.shown(viewer)
            own = entry if entry is not None and entry.seat == viewer else None
            steps.append(
                ReplayStep(
                    view=position.shown(viewer),
                    log=then.told[viewer].lines[news[viewer] :],
                    deciding=list(position.deciding),
                    seat=own.seat if own else None,
                    value=own.value if own else None,
                )
            )
    return Replay(viewer, steps)


def _dice(match: Match) -> Dice:
    places: dict[bytes, int] = {}
    dice = Dice([], [])
    for reason, outcome, sides, left in rebuilt(match.agreement, tuple(match.standing), noting=True).drawn:
        pile = None
        if left is not None:
            pile = places.setdefault(encode(left), len(places))
            if pile == len(dice.piles):
                dice.piles.append(list(left))
        dice.drawn.append(Drawn(reason, outcome, sides, pile))
    return dice


async def export(lobby: Lobby, match: str) -> bytes:
    """The record of a finished match."""
    running = await lobby.running(match)
    if running.problem:
        raise Fault.told(409, running.problem)
    return records.write(records.of(_finished(running)))


def _finished(running: RunningMatch) -> Match:
    """A match that is over, as far as its log agrees with the rules."""
    if running.match is None and running.problem:
        raise Fault.told(409, running.problem)
    if not running.row.over or running.match is None:
        raise Fault(409, "server-not-finished")
    return running.match


async def bring_in(lobby: Lobby, player: PlayerRow, raw: bytes) -> Created:
    """A record that was checked die by die becomes a finished match of whoever brought it."""
    record, digests = await lobby.read(True, _checked(lobby, raw))
    seats = tuple(SeatRow(seat, "human", contribution=given) for seat, given in record.contributions.items())
    row = MatchRow(
        id=new_id(),
        game=record.game,
        version=record.version,
        scenario=record.scenario,
        options=record.options,
        data=record.data,
        seed=bytes.fromhex(record.seed),
        owner=player.id,
        created=now(),
        seats=seats,
        imported=True,
        outcome=record.outcome,
    )
    entries: list[Write] = [
        Logged(row.id, place, entry, (), row.created, digest)
        for place, (entry, digest) in enumerate(zip(record.entries, digests, strict=True))
    ]
    await lobby.shared.journal.committed(row, *entries)
    return Created(row.id, record.commitment, {})


def _checked(lobby: Lobby, raw: bytes) -> Work[tuple[Record, list[str]]]:
    """A record that agrees with the rules die by die, and the digests of the positions that its entries lead to."""
    try:
        record = records.read(raw)
    except Diverged:
        raise Fault(400, "server-record-unreadable") from None
    game = lobby.game(record.game)
    data = lobby.shared.games.data(game)
    unfit = game.unfit(record.version, record.data, data)
    if unfit:
        raise Fault(409, UNFIT[unfit])
    if not SEED.fullmatch(record.seed):
        raise Fault(400, "server-record-unreadable", field="seed")
    # The numbers of computers were their names once, and games that tools play have none.
    odd = ("", *player_names(game))
    numbers = (CONTRIBUTION.fullmatch(given) or given in odd for given in record.contributions.values())
    if sorted(record.contributions) != sorted(game.seats) or not all(numbers):
        raise Fault(400, "server-record-unreadable", field="contributions")
    if record.outcome is None:
        raise Fault(409, "server-record-unfinished")
    if any(entry.kind == "undo" for entry in record.entries):  # what was taken back is no part of a record
        raise Fault(400, "server-record-unreadable", field="entries")
    digests = []
    try:
        for digest in records.digests(record, game, data):
            digests.append(digest)
            yield
    except Exception as error:
        # A record that the rules stumble over is as unfit for them as one that they refuse.
        log.info("a record was turned away", exc_info=error)
        raise Fault(409, "server-record-diverged") from None
    record.contributions = {seat: record.contributions[seat] for seat in game.seats}
    return record, digests
