"""The command `huffduff`: plays, tests and measures the games, and runs the server."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

import msgspec

from huffduff import games
from huffduff.cli import serving
from huffduff.cli.console import FAILED, Console, Trouble, data_pack, find, folder, source_folder
from huffduff.engine import record
from huffduff.engine.errors import BadData, Diverged, Refused
from huffduff.engine.game import Game
from huffduff.lab import bench, fuzz, leaks, odds, papers, playthrough, prose, sim, tale
from huffduff.lab.crew import Plan
from huffduff.players import RANDOM, player_names
from huffduff.words import LANGUAGES, Words, preferred

MISUSED = 2
INTERRUPTED = 130
WORTH_SHARING = 200
MOST_ANSWERED = 20  # secret actions that are watched over HTTP
SERVER = "server"

# What is asked for.


def plan(chosen: argparse.Namespace, game: Game, scenario: str | None) -> Plan:
    """The series of games that the arguments describe; a scenario of None plays them all in turn."""
    if scenario is not None and scenario not in game.scenarios:
        raise Trouble("cli-error-scenario", game=game.name, scenario=scenario, known=", ".join(game.scenarios))
    options = dict(chosen.option)
    try:
        game.chosen(options)
    except Refused as refused:
        raise Trouble("cli-error-no-option", game=game.name, **refused.params) from None
    pack = data_pack(chosen.data)
    game.load_data(pack)  # a bad pack is found before the first game
    return Plan(game.book.package, scenario, options, chosen.seed, str(pack.resolve()) if pack else None)


def players(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """A computer player for each seat."""
    if len(names) != len(game.seats):
        raise Trouble("cli-error-bots", game=game.name, seats=len(game.seats))
    known = player_names(game)
    for name in names:
        if name not in known:
            raise Trouble("cli-error-bot", game=game.name, bot=name, known=", ".join(known))
    return tuple(names)


def jobs(chosen: argparse.Namespace, amount: int) -> int:
    """All cores, unless somebody says otherwise or there is too little to do; the results do not depend on it."""
    if chosen.jobs:
        return int(chosen.jobs)
    return (os.cpu_count() or 1) if amount >= WORTH_SHARING else 1


def recorded(chosen: argparse.Namespace) -> tuple[record.Record, Game, Any]:
    """The record in a file, its game and the data."""
    try:
        read = record.read(Path(chosen.file).read_bytes())
    except OSError as error:
        raise Trouble("cli-error-file", file=chosen.file, reason=error.strerror) from None
    except Diverged as diverged:
        raise Trouble("cli-error-record", file=chosen.file, message=str(diverged)) from None
    game = find(read.game)
    return read, game, game.load_data(data_pack(chosen.data))


# The commands.


def list_games(console: Console, chosen: argparse.Namespace) -> int:  # noqa: ARG001
    shelf = [find(name) for name in games.GAMES]
    report = [
        {
            "name": game.name,
            "title": console.words(f"{game.name}-title"),
            "seats": game.seats,
            "scenarios": game.scenarios,
            "options": game.options,
            "players": player_names(game),
        }
        for game in shelf
    ]
    console.show(report, (line for game in shelf for line in prose.shelf(console.words, game, player_names(game))))
    return 0


def show_rules(console: Console, chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    if chosen.trace:
        return trace_rules(console, game, folder(chosen.tests) or source_folder("tests"))
    contents = game.book.contents()
    chapters = {chapter.id: console.words(chapter.id) for chapter in contents.chapter}
    texts = {name: console.words(papers.text_of(name)) for name in contents.clause}
    console.show({"game": game.name, "chapters": chapters, "clauses": texts}, prose.rules(console.words, contents))
    return 0


def trace_rules(console: Console, game: Game, tests: Path) -> int:
    trace = game.book.trace(tests)
    report = {"game": game.name, **prose.counts(trace), "missing_clauses": trace.missing}
    places = {"code": trace.code, "tests": trace.tests, "reasons": trace.not_applicable}
    console.show({**report, **places}, prose.traced(console.words, trace))
    return FAILED if trace.missing else 0


def simulate(console: Console, chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    seated = players(game, chosen.bots or [RANDOM] * len(game.seats))
    series = plan(chosen, game, chosen.scenario or game.scenarios[0])._replace(bots=seated)
    report = sim.run(series, chosen.games, jobs(chosen, chosen.games), console.progress)
    console.show(report, prose.simulated(console.words, game, report))
    return FAILED if report.errors else 0


def fuzz_game(console: Console, chosen: argparse.Namespace) -> int:
    series, out = plan(chosen, find(chosen.game), chosen.scenario), folder(chosen.out) or Path.cwd()
    report = fuzz.run(series, chosen.games, jobs(chosen, chosen.games), out, console.progress)
    console.show(report, prose.fuzzed(console.words, report))
    return FAILED if report.findings else 0


def find_leaks(console: Console, chosen: argparse.Namespace) -> int:
    series = plan(chosen, find(chosen.game), chosen.scenario)
    report = leaks.run(series, chosen.positions, jobs(chosen, chosen.positions), console.progress)
    answered = serving.answered(series.game, min(chosen.positions, MOST_ANSWERED), chosen.seed)
    lines = [*prose.leaked(console.words, report), *serving.told_by_answers(console, answered)]
    console.show({**msgspec.structs.asdict(report), "http": answered}, lines)
    return FAILED if report.leaks or answered.leaks else 0


def measure(console: Console, chosen: argparse.Namespace) -> int:
    """One game gives its own report; without a game, the figures are those of the slowest one."""
    if chosen.game == SERVER:
        return serving.measure(console, chosen)
    shelf = [find(name) for name in ([chosen.game] if chosen.game else games.GAMES)]
    seconds = chosen.seconds or 1.0
    plans = [plan(chosen, game, chosen.scenario or game.scenarios[0]) for game in shelf]
    reports = [bench.run(one, seconds, console.progress) for one in plans]
    slowest = {
        "answer_per_second": min(report.answer_per_second for report in reports),
        "advance_per_second": min(report.advance_per_second for report in reports),
        "hot_per_second": min(report.hot_per_second for report in reports),
        "playouts_per_second": min(report.playouts_per_second for report in reports),
        "copy_us": max(report.copy_us for report in reports),
        "games": reports,
    }
    console.show(reports[0] if chosen.game else slowest, prose.measured(console.words, reports))
    return 0


def tell(console: Console, chosen: argparse.Namespace) -> int:
    read, game, data = recorded(chosen)
    if chosen.seat is not None and chosen.seat not in game.seats:
        raise Trouble("cli-error-seat", game=game.name, seat=chosen.seat, known=", ".join(game.seats))
    teller = tale.Teller(console.words, game, data)
    try:
        lines = [teller.line(event) for event in tale.heard(record.replay(read, game, data), chosen.seat)]
    except Diverged as diverged:
        raise Trouble("cli-error-record", file=chosen.file, message=str(diverged)) from None
    report = {"game": game.name, "scenario": read.scenario, "seat": chosen.seat, "outcome": read.outcome}
    console.show({**report, "lines": lines}, (line.text for line in lines))
    return 0


def verify(console: Console, chosen: argparse.Namespace) -> int:
    read, game, data = recorded(chosen)
    report = {"game": game.name, "commitment": read.commitment, "outcome": read.outcome, "numbers": read.contributions}
    try:
        rolls = record.verify(read, game, data)
    except Diverged as diverged:
        message = str(diverged)
        text = console.words("cli-verify-bad", {"message": message})
        console.show({**report, "genuine": False, "why": message}, [text])
        return FAILED
    console.show({**report, "genuine": True, "rolls": rolls}, prose.verified(console.words, game, read, rolls))
    return 0


def work_out_odds(console: Console, chosen: argparse.Namespace) -> int:
    game = find(chosen.game)
    data = game.load_data(data_pack(chosen.data))
    namer = partial(game.naming, data)
    try:
        worked = odds.work_out(game, data, chosen.rest)
    except Refused as refused:
        sentence = console.words(refused.key, refused.params, namer)
        raise Trouble("cli-error-refused", sentence=sentence, rule=refused.rule or "none") from None
    console.show(worked.report, (console.words(key, params, namer) for key, params in worked.lines))
    return 0


def write_papers(console: Console, chosen: argparse.Namespace) -> int:
    """The papers made from rulebooks and data, and the games told as text that the tests hold against the rules."""
    made = {f"docs/{name}": text for name, text in papers.write_all().items()}
    made |= {f"tests/playthroughs/{name}": text for name, text in playthrough.all_of(games.GAMES.values()).items()}
    report: dict[str, str] = {}
    for name, text in made.items():
        folder, _, base = name.rpartition("/")
        file = source_folder(folder) / base
        fresh = file.is_file() and file.read_text(encoding="utf-8") == text
        if not fresh and not chosen.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        report[name] = "fresh" if fresh else "stale" if chosen.check else "written"
    console.show(report, (console.words(f"cli-docs-{how}", {"file": file}) for file, how in report.items()))
    return FAILED if "stale" in report.values() else 0


def print_schema(console: Console, chosen: argparse.Namespace) -> int:  # noqa: ARG001
    from huffduff.server import wire

    print(msgspec.json.format(msgspec.json.encode(wire.schema()), indent=2).decode())
    return 0


# The arguments.


class Argument(NamedTuple):
    """One argument: its name on the command line and how it is read; the help is the text of the same name."""

    flag: str
    reading: Mapping[str, Any] = MappingProxyType({})
    text: str = ""


class Command(NamedTuple):
    """What a command runs and reads; one that `takes_more` hands on what it does not know itself."""

    run: Callable[[Console, argparse.Namespace], int]
    arguments: tuple[Argument, ...] = ()
    takes_more: bool = False


def whole(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < least:
            raise Trouble("cli-error-number", value=text, least=least)
        return int(text)

    return read


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise Trouble("cli-error-seconds", value=text)
    return value


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Trouble("cli-error-option", value=text)
    return name, value


GAME = Argument("game")
SCENARIO = Argument("--scenario")
OPTION = Argument("--option", {"type": pair, "action": "append", "default": []})
SEED = Argument("--seed", {"type": whole(0), "default": 1})
JOBS = Argument("--jobs", {"type": whole(1)})
DATA = Argument("--data")
SERIES = (SCENARIO, OPTION, SEED, DATA)
FILE = Argument("file")
DATA_DIR = Argument("--data-dir")


def count_of(flag: str, default: int) -> Argument:
    return Argument(flag, {"type": whole(1), "default": default})


def switch(flag: str) -> Argument:
    return Argument(flag, {"action": "store_true"})


COMMANDS = {
    "games": Command(list_games),
    "rules": Command(show_rules, (GAME, switch("--trace"), Argument("--tests"))),
    "sim": Command(simulate, (GAME, count_of("--games", 100), Argument("--bots", {"nargs": "+"}), *SERIES, JOBS)),
    "fuzz": Command(fuzz_game, (GAME, count_of("--games", 100), *SERIES, JOBS, Argument("--out"))),
    "leaks": Command(find_leaks, (GAME, count_of("--positions", 1000), JOBS, *SERIES)),
    "crashtest": Command(serving.crashes, (Argument("game", {"nargs": "?"}, "crash-game"), count_of("--kills", 10))),
    "soak": Command(serving.soak, (count_of("--minutes", 30), SEED)),
    "bench": Command(
        measure,
        (
            Argument("game", {"nargs": "?"}, "bench-game"),
            Argument("--seconds", {"type": seconds}),
            count_of("--matches", 40),
            *SERIES,
        ),
    ),
    "replay": Command(tell, (FILE, Argument("--seat"), DATA)),
    "verify": Command(verify, (FILE, DATA)),
    "odds": Command(work_out_odds, (GAME, DATA), takes_more=True),
    "docs": Command(write_papers, (switch("--check"),)),
    "schema": Command(print_schema),
    "serve": Command(
        serving.serve,
        (
            Argument("--host", {"default": "127.0.0.1"}),
            count_of("--port", 8000),
            Argument("--allowed-host", {"action": "append", "default": []}),
            DATA_DIR,
            DATA,
        ),
    ),
    "doctor": Command(serving.examine, (DATA_DIR, DATA)),
    "play": Command(serving.play, (DATA_DIR, DATA)),
}


class Parser(argparse.ArgumentParser):
    """Reads the command line; what is wrong with it is said in one sentence."""

    def __init__(self, *, words: Words, of_games: bool = False, **given: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **given)
        self._words = words
        self._of_games = of_games
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-arg-help"))

    def error(self, message: str) -> NoReturn:
        raise Trouble("cli-error-arguments", message=message, command=self.prog)

    def format_help(self) -> str:
        if self._of_games:
            self._add_flags_of_games()
        return super().format_help().replace("usage:", self._words("cli-usage"), 1)

    def _add_flags_of_games(self) -> None:
        """What each game takes by itself, which is read only when somebody wants to know."""
        for game in map(find, games.GAMES):
            if game.odds is not None:
                group = self.add_argument_group(self._words("cli-odds-flags", {"game": game.name}))
                for flag in game.odds.flags:
                    text = self._words(f"{game.name}-flag-{flag}").replace("%", "%%")
                    group.add_argument(f"--{flag}", metavar=self._words("cli-value"), help=text)


def reader(words: Words) -> Parser:
    parser = Parser(words=words, prog="huffduff", description=words("cli-about"))
    listed = parser.add_subparsers(title=words("cli-commands"), metavar="COMMAND", dest="command", required=True)
    for name, command in COMMANDS.items():
        text = words(f"cli-help-{name}")
        sub = listed.add_parser(name, words=words, help=text, description=text, of_games=command.takes_more)
        for flag, reading, described in command.arguments:
            key = described or flag.removeprefix("--")
            shape: dict[str, Any] = {} if reading.get("action") == "store_true" else {"metavar": key.upper()}
            sub.add_argument(flag, **shape, **reading, help=words(f"cli-arg-{key}"))
        sub.add_argument("--json", action="store_true", help=words("cli-arg-json"))
        sub.add_argument("--lang", choices=LANGUAGES, help=words("cli-arg-lang"))
    return parser


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The language has to be known before the command line is read, because reading it may need a sentence."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--lang")
    try:
        known, _ = parser.parse_known_args(arguments)
    except argparse.ArgumentError:
        return None
    return None if known.lang is None else str(known.lang)


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(preferred(wanted_language(given), os.environ))
    try:
        parser = reader(words)
        chosen, rest = parser.parse_known_args(given, argparse.Namespace())
        chosen.rest = rest
        if rest and not COMMANDS[chosen.command].takes_more:
            parser.error(f"unrecognized arguments: {' '.join(rest)}")
        code = COMMANDS[chosen.command].run(Console(words, chosen.json), chosen)
        sys.stdout.flush()
        return code
    except Trouble as trouble:
        print(words(trouble.key, trouble.params), file=sys.stderr)
    except BadData as bad:
        print(words("cli-error-data", {"message": str(bad)}), file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains again at its own end
        return FAILED
    return MISUSED
