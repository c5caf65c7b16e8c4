"""Finished matches: their records going out and coming in, and what every viewer knew at every moment."""

import asyncio
import logging

import msgspec

from huffduff.engine import record as records
from huffduff.engine.errors import Diverged
from huffduff.engine.match import Viewer, replayed
from huffduff.engine.record import Record
from huffduff.server.clock import now
from huffduff.server.faults import Fault
from huffduff.server.matches.lobby import UNFIT, Lobby
from huffduff.server.matches.running import RunningMatch
from huffduff.server.storage.store import Logged, MatchRow, PlayerRow, SeatRow, Write
from huffduff.server.tokens import new_id
from huffduff.server.wire import Created, Replay, ReplayStep

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


async def export(lobby: Lobby, match: str) -> bytes:
    """The record of a finished match."""
    running = await lobby.running(match)
    return records.write(_record(running))


def _record(running: RunningMatch) -> Record:
    if running.problem:
        raise Fault(409, running.problem)
    if not running.row.over or running.match is None:
        raise Fault(409, "server-not-finished")
    return records.of(running.match)


async def bring_in(lobby: Lobby, player: PlayerRow, raw: bytes) -> Created:
    """A record that was checked die by die becomes a finished match of whoever brought it."""
    record = await asyncio.to_thread(_checked, lobby, raw)
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
    entries: list[Write] = [Logged(row.id, place, entry, (), row.created) for place, entry in enumerate(record.entries)]
    await lobby.shared.journal.committed(row, *entries)
    return Created(row.id, {})


def _checked(lobby: Lobby, raw: bytes) -> Record:
    try:
        record = records.read(raw)
    except Diverged:
        raise Fault(400, "server-record-unreadable") from None
    game = lobby.game(record.game)
    data = lobby.shared.games.data(game)
    unfit = game.unfit(record.version, record.data, data)
    if unfit:
        raise Fault(409, UNFIT[unfit])
    if sorted(record.contributions) != sorted(game.seats):
        raise Fault(400, "server-record-unreadable", field="contributions")
    try:
        records.verify(record, game, data)
    except Exception as error:
        # A record that the rules stumble over is as unfit for them as one that they refuse.
        log.info("a record was turned away", exc_info=error)
        raise Fault(409, "server-record-diverged") from None
    record.contributions = {seat: record.contributions[seat] for seat in game.seats}
    return record


async def replay(lobby: Lobby, match: str, viewer: Viewer, player: PlayerRow | None) -> bytes:
    """Every moment of a finished match as one viewer knew it then."""
    running = await lobby.running(match)
    record = _record(running)
    if viewer is not None and viewer not in record.contributions:
        raise Fault(400, "server-no-such-seat", field="seat")
    return await asyncio.to_thread(_replay, running, record, viewer, player)


def _replay(running: RunningMatch, record: Record, viewer: Viewer, player: PlayerRow | None) -> bytes:
    assert running.match is not None
    steps = []
    for then, entry, news in replayed(running.match.agreement, record.entries):
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
    return encode(Replay(running.info(player), viewer, steps))
