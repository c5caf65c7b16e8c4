"""The command `huffduff`: what it prints, for people and for programs, and how it says no."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from huffduff import cli
from huffduff.cli import console
from huffduff.engine import record
from huffduff.engine.game import uniform
from huffduff.engine.match import Entry
from huffduff.engine.secrecy import Outcome
from huffduff.engine.steps import resign
from huffduff.games import GAMES, game
from huffduff.lab.crew import Plan
from huffduff.lab.fuzz import Fuzzed
from huffduff.server.tools import benchmark, crash_test
from huffduff.server.web import serve as web
from tests.lab.broken import STRAIT

ROOT = Path(__file__).resolve().parent.parent
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


def told(capsys: Captured, *arguments: str, code: int = 0) -> str:
    assert cli.main(arguments) == code
    out, err = capsys.readouterr()
    assert not err
    return out


def parsed(capsys: Captured, *arguments: str, code: int = 0) -> Any:
    return json.loads(told(capsys, *arguments, "--json", code=code))


def refused(capsys: Captured, *arguments: str) -> str:
    """The one sentence that says what is wrong."""
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    return err.strip()


def resigned(folder: Path) -> Path:
    """The record of a game of the strait that the British gave up after some decisions."""
    plan = Plan(STRAIT, "denmark-strait", {}, 1)
    fuzzed = Fuzzed(plan.game, plan.data, "denmark-strait", {}, plan.lot(0))
    fuzzed.play(dict.fromkeys(plan.game.seats, uniform))
    short = fuzzed.record()
    position = fuzzed.history[20]
    over = resign(position, "british")
    short.entries = [*short.entries[:20], Entry("british", kind="resign")]
    short.rolls = short.rolls[: position.draws]
    short.outcome = over.outcome
    file = folder / "game.json"
    file.write_bytes(record.write(short))
    return file


def test_games_are_listed_with_seats_in_order(capsys: Captured) -> None:
    strait = next(listed for listed in parsed(capsys, "games") if listed["name"] == "strait")
    assert strait["seats"] == ["german", "british"]
    assert strait["scenarios"] == list(game("strait").scenarios)
    assert strait["players"][0] == "random"
    assert "Seats: german, british" in told(capsys, "games")


def test_rules_are_printed_in_both_languages(capsys: Captured) -> None:
    english, spanish = (parsed(capsys, "rules", "strait", "--lang", language) for language in ("en", "es"))
    assert len(english["clauses"]) == len(spanish["clauses"]) == 216
    assert english["clauses"]["DS-SET.2"] != spanish["clauses"]["DS-SET.2"]
    assert all(text != name.replace(".", "-") for name, text in english["clauses"].items())
    assert f"  DS-SET.2 {spanish['clauses']['DS-SET.2']}" in told(capsys, "rules", "strait", "--lang", "es")


def test_every_clause_of_the_strait_has_code_and_a_test(capsys: Captured) -> None:
    trace = parsed(capsys, "rules", "strait", "--trace")
    assert (trace["game"], trace["clauses"], trace["missing"]) == ("strait", 216, 0)
    assert trace["with_code"] + trace["not_applicable"] >= 216
    assert trace["with_test"] + trace["not_applicable"] >= 216
    lines = told(capsys, "rules", "strait", "--trace").splitlines()
    assert lines[0].startswith("DS-SET.1: code setup.start; tests test_")
    assert lines[-1].startswith("strait: 216 clauses")


def test_clauses_without_a_test_are_missing(capsys: Captured, tmp_path: Path) -> None:
    trace = parsed(capsys, "rules", "strait", "--trace", "--tests", str(tmp_path), code=1)
    assert (trace["missing"], len(trace["missing_clauses"])) == (216, 216)


def test_a_simulation_has_every_key(capsys: Captured) -> None:
    report = parsed(capsys, "sim", "strait", "--games", "4", "--seed", "9", "--jobs", "1")
    assert (report["game"], report["scenario"]) == ("strait", "denmark-strait")
    assert (report["games"], report["finished"]) == (4, 4)
    assert report["errors"] == 0
    assert list(report["outcomes"]) == ["german", "british", "draw"]
    assert report["turns_mean"] > 1
    assert report["decisions"] > 100
    assert report["decisions_per_second"] > 0
    again = parsed(capsys, "sim", "strait", "--games", "4", "--seed", "9", "--jobs", "1")
    assert (again["outcomes"], again["decisions"]) == (report["outcomes"], report["decisions"])


def test_a_simulation_takes_scenario_options_and_bots(capsys: Captured) -> None:
    series = ("sim", "strait", "--games", "2", "--scenario", "squadrons", "--option", "straight-ahead-only=on")
    report = parsed(capsys, *series, "--bots", "random", "random")
    assert (report["scenario"], report["options"]) == (
        "squadrons",
        {"straight-ahead-only": "on", "barred-way": "turn-round"},
    )
    assert report["bots"] == {"german": "random", "british": "random"}
    assert "2 of 2 games finished, 0 failed." in told(capsys, *series)
    assert "2 de 2 partidas terminadas, 0 fallidas." in told(capsys, *series, "--lang", "es")


def test_a_simulation_tells_each_sides_endings_of_that_side(capsys: Captured) -> None:
    series = ("sim", "strait", "--games", "30", "--seed", "3", "--bots", "random", "random")
    german, british = told(capsys, *series).split("British (random)")
    assert "The Germans win" in german
    assert "The British win" not in german
    assert "The British win" in british
    assert "The Germans win" not in british


def test_the_language_of_the_environment_is_spoken(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Puestos: german, british" in told(capsys, "games")


def test_fuzzing_has_every_key(capsys: Captured, tmp_path: Path) -> None:
    report = parsed(capsys, "fuzz", "strait", "--games", "1", "--scenario", "denmark-strait", "--out", str(tmp_path))
    assert (report["games"], report["crashes"], report["dead_ends"]) == (1, 0, 0)
    assert report["decisions"] > 20
    assert (report["save_mismatches"], report["undo_mismatches"], report["replay_mismatches"]) == (0, 0, 0)
    assert "0 crashes" in told(capsys, "fuzz", "strait", "--games", "1", "--scenario", "denmark-strait")


def test_leak_tests_have_every_key(capsys: Captured) -> None:
    report = parsed(capsys, "leaks", "strait", "--positions", "6")
    assert (report["positions"], report["leaks"]) == (6, 0)
    assert report["pairs"] > 6
    assert "0 leaks" in told(capsys, "leaks", "strait", "--positions", "2")


def test_measurements_have_every_key(capsys: Captured) -> None:
    report = parsed(capsys, "bench", "strait", "--seconds", "0.01")
    assert report["hot_per_second"] > 0
    assert report["answer_per_second"] > 0
    assert report["copy_us"] > 0
    assert report["decision_ms"]["random"]["max"] >= report["decision_ms"]["random"]["mean"]
    every = parsed(capsys, "bench", "--seconds", "0.01")
    figures = {"answer_per_second", "advance_per_second", "hot_per_second", "playouts_per_second", "copy_us"}
    assert {*figures, "games"} == set(every)
    assert "decisions a second" in told(capsys, "bench", "strait", "--seconds", "0.01")


def test_the_server_is_measured_by_its_own_tool(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, float]] = []

    def run(matches: int, seconds: float) -> benchmark.Result:
        asked.append((matches, seconds))
        return benchmark.Result(matches, 2 * matches, 900, 450.0, 3.5, 20.0)

    monkeypatch.setattr(benchmark, "run", run)
    report = parsed(capsys, "bench", "server", "--matches", "3", "--seconds", "2")
    assert asked == [(3, 2.0)]
    assert (report["sockets"], report["actions"], report["actions_per_second"]) == (6, 900, 450.0)
    assert (report["p50_ms"], report["p99_ms"]) == (3.5, 20.0)
    assert "40 matches on 80 sockets" in told(capsys, "bench", "server")


def test_crashes_are_counted_by_the_servers_own_tool(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(kills: int, **_: Any) -> crash_test.Result:
        return crash_test.Result(kills, 77, kills // 10)

    monkeypatch.setattr(crash_test, "crash_test", run)
    assert parsed(capsys, "crashtest", "--kills", "3") == {"kills": 3, "acknowledged": 77, "lost": 0}
    assert "1 lost" in told(capsys, "crashtest", code=1)


def test_a_record_is_told_again(capsys: Captured, tmp_path: Path) -> None:
    file = str(resigned(tmp_path))
    text = told(capsys, "replay", file)
    assert "Hood" in text
    assert "[" in text
    report = parsed(capsys, "replay", file, "--seat", "german")
    assert (report["game"], report["seat"]) == ("strait", "german")
    assert report["lines"][-1]["key"] == "engine-resigned"
    assert report["outcome"]["winner"] == "german"


def test_a_record_is_verified(capsys: Captured, tmp_path: Path) -> None:
    file = resigned(tmp_path)
    report = parsed(capsys, "verify", str(file))
    assert report["genuine"]
    assert report["rolls"] > 0
    text = told(capsys, "verify", str(file))
    assert "genuine" in text
    assert report["commitment"] in text
    assert set(report["numbers"]) == {"german", "british"}
    for side, number in zip(("German", "British"), report["numbers"].values(), strict=True):
        assert f"{side}: the number in it" in text
        assert f": {number}\n" in text
    changed = record.read(file.read_bytes())
    changed.outcome = Outcome("british", "engine-resigned")
    file.write_bytes(record.write(changed))
    assert not parsed(capsys, "verify", str(file), code=1)["genuine"]
    assert "not genuine" in told(capsys, "verify", str(file), code=1)


def test_a_record_of_other_data_is_not_genuine(capsys: Captured, tmp_path: Path) -> None:
    file = resigned(tmp_path)
    (tmp_path / "strait").mkdir()
    ships = ROOT / "src" / "huffduff" / "games" / "strait" / "data" / "ships.toml"
    (tmp_path / "strait" / "ships.toml").write_text(ships.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    assert "other data" in told(capsys, "verify", str(file), "--data", str(tmp_path), code=1)


def test_the_papers_are_checked_without_being_written(capsys: Captured) -> None:
    assert set(parsed(capsys, "docs", "--check").values()) == {"fresh"}


def test_papers_are_written_where_they_are_stale(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(console, "SOURCE", tmp_path)
    assert set(parsed(capsys, "docs", "--check", code=1).values()) == {"stale"}
    assert not list((tmp_path / "docs").iterdir())
    assert "Written: docs/rulings.md" in told(capsys, "docs")
    assert "Up to date: docs/rulings.md" in told(capsys, "docs", "--check")


def test_the_schema_is_json(capsys: Captured) -> None:
    schema = json.loads(told(capsys, "schema"))
    assert {"Frame", "Answer", "NewMatch"} <= set(schema["$defs"])


@pytest.mark.parametrize(
    ("arguments", "host", "port", "opens"),
    [
        (["serve", "--host", "0.0.0.0", "--port", "9000"], "0.0.0.0", 9000, False),
        (["serve"], "127.0.0.1", 8000, False),
        (["play"], "127.0.0.1", 0, True),
    ],
)
def test_a_server_is_started(
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
    tmp_path: Path,
    arguments: list[str],
    host: str,
    port: int,
    opens: bool,
) -> None:
    def serve(*given: Any, announce: Any, hosts: Any) -> int:
        announce("http://127.0.0.1:1234")
        assert given == (host, port, tmp_path / "new", None, opens)
        assert list(hosts) == []
        return 0

    monkeypatch.setattr(web, "serve", serve)
    text = told(capsys, *arguments, "--data-dir", str(tmp_path / "new"))
    assert "http://127.0.0.1:1234" in text


def test_an_address_in_use_is_said_plainly(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    def serve(*_: Any, **__: Any) -> int:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(web, "serve", serve)
    assert "Address already in use" in refused(capsys, "serve", "--data-dir", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "COMMAND"),
        ("fly", "invalid choice: 'fly'"),
        ("sim", "GAME"),
        ("sim chess", f"There is no game called chess; there are: {', '.join(GAMES)}."),
        ("sim strait --bots random", "strait has 2 seats"),
        ("sim strait --bots random deep-blue", "no computer player called deep-blue; it has: random"),
        ("sim strait --games 0", "0 is not a whole number of at least 1."),
        ("sim strait --games many", "many is not a whole number"),
        ("sim strait --scenario jutland", "no scenario called jutland"),
        ("sim strait --option fog", "fog does not have the form NAME=VALUE."),
        ("sim strait --option fog=on", "strait has no option fog with the value on."),
        ("sim strait --data no-such-folder", "There is no folder no-such-folder."),
        ("bench strait --seconds nan", "nan is not a number of seconds above 0."),
        ("bench chess", "no game called chess"),
        ("leaks strait --positions -3", "-3 is not a whole number"),
        ("fuzz strait --out no-such-folder", "no-such-folder"),
        ("rules strait --lang fr", "invalid choice: 'fr'"),
        ("rules strait --trace --tests no-such-folder", "no-such-folder"),
        ("verify no-such-file", "no-such-file cannot be read: No such file or directory."),
        ("verify .", "cannot be read: Is a directory."),
        ("replay LICENSE", "LICENSE is damaged: not a record"),
        ("games --jso", "unrecognized arguments: --jso"),
    ],
)
def test_bad_arguments_get_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(ROOT)
    assert sentence in refused(capsys, *arguments.split())


def test_a_seat_and_a_record_that_do_not_fit_are_refused(capsys: Captured, tmp_path: Path) -> None:
    file = resigned(tmp_path)
    assert "no seat called french" in refused(capsys, "replay", str(file), "--seat", "french")
    written = record.read(file.read_bytes())
    written.entries[0] = Entry("german", ["tovey", "tovey"])
    file.write_bytes(record.write(written))
    assert "is damaged: entry 1 of the log is refused" in refused(capsys, "replay", str(file))
    written.game = "chess"
    file.write_bytes(record.write(written))
    assert "no game called chess" in refused(capsys, "verify", str(file))


def test_a_bad_pack_is_refused_with_file_and_key(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "strait").mkdir()
    (tmp_path / "strait" / "ships.toml").write_text("ship = []\n", encoding="utf-8")
    sentence = refused(capsys, "sim", "strait", "--data", str(tmp_path))
    assert "strait/ships.toml (pack): [provenance] is missing" in sentence


@pytest.mark.parametrize(
    ("file", "named"), [("strat/ships.toml", "strat"), ("ships.toml", "ships.toml"), ("strait/ships.tml", "no file")]
)
def test_a_pack_that_would_be_passed_over_is_refused(capsys: Captured, tmp_path: Path, file: str, named: str) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text("ship = []\n", encoding="utf-8")
    for command in ("sim strait", "serve", "play", "odds vas"):
        sentence = refused(capsys, *command.split(), "--data", str(tmp_path))
        assert f": {named}: the files of a pack are in chase/, sink/, strait/, vas/" in sentence


def test_papers_need_the_source_folder(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    monkeypatch.setattr(console, "SOURCE", tmp_path)
    assert "source folder" in refused(capsys, "docs")


def test_an_interrupted_command_says_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def stop(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.COMMANDS, "games", cli.Command(stop))
    assert cli.main(["games"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_command_and_argument_has_its_help(capsys: Captured, language: str) -> None:
    for name in cli.COMMANDS:
        with pytest.raises(SystemExit) as stopped:
            cli.main([name, "--help", "--lang", language])
        assert stopped.value.code == 0
        text = capsys.readouterr().out
        assert "cli-" not in text.replace("--", "")
        assert text.startswith({"en": "usage:", "es": "uso:"}[language])


class Screen:
    """A terminal that remembers what was written."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None: ...


def test_the_bar_is_for_terminals_alone(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    told(capsys, "sim", "strait", "--games", "2")  # which asserts that nothing went to stderr
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    assert cli.main(["sim", "strait", "--games", "2"]) == 0
    assert "] 0/2" in screen.text
    assert screen.text.endswith("2/2\r\033[K")


def test_a_reader_who_has_seen_enough_is_no_trouble() -> None:
    command = [sys.executable, "-m", "huffduff.cli", "rules", "strait"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
