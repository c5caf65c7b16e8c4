"""Matches and their seats as a visitor of the lobby sees them."""

from collections.abc import Iterable, Sequence

from huffduff.engine.chance import Seal
from huffduff.server.storage.store import MatchRow, PlayerRow
from huffduff.server.wire import MatchInfo, Problem, SeatInfo


def seat_infos(
    row: MatchRow, player: PlayerRow | None, online: Iterable[str | None], deciding: Sequence[str]
) -> list[SeatInfo]:
    """The seats as this visitor sees them."""
    wanted = row.numbers_from(player.id) if player is not None else []
    return [
        SeatInfo(
            seat=seat.seat,
            kind="human" if seat.kind == "human" else "computer" if seat.kind == "computer" else "empty",
            name=seat.level if seat.kind == "computer" else seat.name,
            mine=player is not None and seat.player == player.id,
            online=seat.kind == "computer" or seat.seat in online,
            deciding=seat.seat in deciding,
            open=seat.kind == "open",
            number_wanted=seat.seat in wanted,
        )
        for seat in row.seats
    ]


def match_info(row: MatchRow, seats: list[SeatInfo], updated: int, problem: Problem | None) -> MatchInfo:
    """A line of the lobby."""
    return MatchInfo(
        match=row.id,
        game=row.game,
        scenario=row.scenario,
        options=row.options,
        seats=seats,
        status="finished" if row.over else "playing" if row.ready else "waiting",
        outcome=row.outcome,
        created=row.created,
        updated=updated,
        commitment=Seal(row.seed).commitment,
        problem=problem,
    )
