"""Frames: all that one viewer sees of a match, made from the match and from nothing else."""

from huffduff.engine.chance import Seal
from huffduff.engine.match import Match, Viewer
from huffduff.server.storage.store import MatchRow
from huffduff.server.wire import AskInfo, Frame, SeatInfo, UndoInfo


def frame(
    row: MatchRow,
    match: Match | None,
    seats: list[SeatInfo],
    viewer: Viewer,
    log_from: int,
    reply: int | None,
    stopped: bool = False,
) -> Frame:
    """What this viewer sees now; before the match begins, the seats and the promise of the dice.

    In a match that is `stopped`, because the rules no longer agree with its log, nobody is asked anything.
    """
    commitment = Seal(row.seed).commitment
    if match is None:
        undo = UndoInfo(False, "engine-undo-nothing")
        return Frame(0, reply, seats, None, None, None, undo, 0, [], None, commitment, None, None)
    position = match.shown(viewer)
    ask = None if row.over or stopped else position.ask(viewer)
    why = "engine-undo-nothing" if stopped else match.undo_refusal(viewer)
    told = match.told[viewer]
    return Frame(
        seq=told.seq,
        reply=reply,
        seats=seats,
        view=position.shown(viewer),
        ask=AskInfo(**ask.wire()) if ask else None,
        sealed=position.sealed.get(viewer) if viewer else None,
        undo=UndoInfo(why is None, why),
        log_from=log_from,
        log=told.lines[log_from:],
        outcome=position.outcome,
        commitment=commitment,
        seed=row.seed.hex() if row.over else None,
        numbers={seat.seat: seat.contribution for seat in row.seats} if row.over else None,
    )
