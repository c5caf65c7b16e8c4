"""A preview that takes any answer of the right kind, for tests of how previews are asked for and told."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import Refused
from tests.engine.table import fresh


class Weighed(msgspec.Struct):
    """What the preview says: the draft, and whether it would be accepted."""

    draft: Any
    stands: bool


def weigh(ask: Any, draft: object) -> Weighed:
    if not isinstance(draft, (int, str, list)) or isinstance(draft, bool):
        raise Refused("engine-not-an-answer", ask.rule)
    return Weighed(draft, draft in ask.wire()["choice"]["options"])


def put_up(monkeypatch: pytest.MonkeyPatch, preview: Any = weigh) -> None:
    """Let every question answer drafts this way."""
    monkeypatch.setattr(type(fresh().asks[0]), "preview", preview, raising=False)
