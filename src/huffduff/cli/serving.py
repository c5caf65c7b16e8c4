"""The commands that run a server, or hold one against what it promises."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from huffduff.cli.console import FAILED, SOURCE, Console, Trouble, data_pack, find
from huffduff.engine.game import Game

if TYPE_CHECKING:
    from huffduff.server.tools import http_leaks


def measure(console: Console, chosen: argparse.Namespace) -> int:
    from huffduff.server.tools import benchmark

    result = benchmark.run(chosen.matches, chosen.seconds or 10.0)
    told = {**msgspec.structs.asdict(result), "rate": result.actions_per_second}
    console.show(result, [console.words("cli-bench-server", {**told, "p50": result.p50_ms, "p99": result.p99_ms})])
    return 0


def crashes(console: Console, chosen: argparse.Namespace) -> int:
    from huffduff.server.tools.crash_test import crash_test

    game = find(chosen.game or "strait")
    progress = lambda done: console.progress(done, chosen.kills)  # noqa: E731
    result = crash_test(chosen.kills, module=game.book.package, progress=progress)
    console.show(result, [console.words("cli-crashtest-total", msgspec.structs.asdict(result))])
    return FAILED if result.lost else 0


def answered(game: Game, actions: int, seed: int) -> "http_leaks.Leaky":
    """Whether anything that is done in secret shows in what others can ask for."""
    from huffduff.server.tools import http_leaks

    return http_leaks.run(game, actions, seed)


def told_by_answers(console: Console, leaky: "http_leaks.Leaky") -> list[str]:
    return [console.words("cli-leaks-http", msgspec.structs.asdict(leaky)), *leaky.found]


def soak(console: Console, chosen: argparse.Namespace) -> int:
    from huffduff.server.tools import soak as tool

    seconds = 60 * chosen.minutes
    result = tool.run(seconds, chosen.seed, lambda done: console.progress(done, seconds))
    told = {name: value for name, value in msgspec.structs.asdict(result).items() if name != "done"}
    lines = [console.words("cli-soak-done", {"what": what, "count": count}) for what, count in result.done.items()]
    lines.append(console.words("cli-soak-total", told))
    lines.append(console.words("cli-soak-flat" if result.flat else "cli-soak-not-flat"))
    console.show({**msgspec.structs.asdict(result), "flat": result.flat}, lines)
    return 0 if result.flat else FAILED


def serve(console: Console, chosen: argparse.Namespace) -> int:
    return run_server(console, chosen, chosen.host, chosen.port, chosen.allowed_host, open_browser=False)


def play(console: Console, chosen: argparse.Namespace) -> int:
    return run_server(console, chosen, "127.0.0.1", 0, (), open_browser=True)


def data_folder(chosen: argparse.Namespace) -> Path:
    home = SOURCE if (SOURCE / "pyproject.toml").is_file() else Path.home()
    return Path(chosen.data_dir) if chosen.data_dir else home / ".huffduff"


def examine(console: Console, chosen: argparse.Namespace) -> int:
    from huffduff.server.matches.installed import InstalledGames, all_games
    from huffduff.server.storage.layout import Unusable
    from huffduff.server.tools import doctor
    from huffduff.server.web.serve import FILE

    path = data_folder(chosen) / FILE
    if not path.is_file():
        raise Trouble("cli-error-no-store", folder=str(path.parent))
    try:
        report = doctor.examine(path, InstalledGames(all_games(), data_pack(chosen.data)))
    except Unusable as unusable:
        raise unfit_store(unusable) from None
    lines = [console.words("cli-doctor-total", msgspec.structs.asdict(report))]
    lines += [console.words(finding.key, finding.params) for finding in report.findings]
    lines += [console.words("cli-doctor-fine")] if report.healthy else []
    console.show(report, lines)
    return 0 if report.healthy else FAILED


def unfit_store(unusable: Any) -> Trouble:
    return Trouble(f"cli-error-store-{unusable.kind}", file=str(unusable.path), reason=unusable.reason)


def run_server(
    console: Console, chosen: argparse.Namespace, host: str, port: int, hosts: Iterable[str], open_browser: bool
) -> int:
    from huffduff.server.storage.layout import Unusable
    from huffduff.server.web import serve as web

    data_dir, pack = data_folder(chosen), data_pack(chosen.data)

    def announce(address: str) -> None:
        console.show({"address": address}, [console.words("cli-serve-ready", {"address": address})])
        sys.stdout.flush()

    try:
        return web.serve(host, port, data_dir, pack, open_browser, announce=announce, hosts=hosts)
    except Unusable as unusable:
        raise unfit_store(unusable) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble("cli-error-address", host=host, port=str(port), reason=reason) from None
