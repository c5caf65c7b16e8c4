"""The tool that compares answers over HTTP finds nothing, and would find something."""

import pytest

from huffduff.games import GAMES, game
from huffduff.server.tools import http_answers, http_leaks


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", GAMES)
def test_no_answer_over_http_tells_of_a_secret_action(name: str) -> None:
    leaky = http_leaks.run(game(name), 4)
    assert (leaky.actions, leaky.leaks, leaky.found) == (4, 0, [])
    assert leaky.answers == 4 * 3 * len(http_answers.PATHS)


@pytest.mark.timeout(120)
def test_an_answer_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A path that tells the time stands for a leak."""
    tell = http_answers.answers
    clock = iter(range(1000))

    def ticking(*given: object) -> object:
        return tuple(answer._replace(body=b"%d" % next(clock)) for answer in tell(*given))  # type: ignore[arg-type]

    monkeypatch.setattr(http_leaks, "answers", ticking)
    leaky = http_leaks.run(game("strait"), 1, paths=("/api/games",))
    assert leaky.leaks == 3
    assert leaky.found[0].startswith("/api/games: b'")
