"""Drafts: what an answer that is still being prepared would come to, from what its seat may know."""

import logging

import msgspec

from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask
from huffduff.server.faults import INTERNAL, Fault
from huffduff.server.wire import Problem, Tried, Try

log = logging.getLogger(__name__)


def tried(ask: Ask, draft: Try) -> Tried | Problem:
    """What a draft comes to, or why nothing can be said of it."""
    try:
        return Tried(draft.reply, draft.seq, ask.preview(draft.value))
    except Refused as refused:
        problem = Fault.of(refused).problem
    except Exception:
        log.exception("a draft for %s could not be tried", ask.key)
        problem = INTERNAL
    return msgspec.structs.replace(problem, reply=draft.reply)
