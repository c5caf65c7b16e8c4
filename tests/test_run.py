"""The starter: what it refuses, when it works and when it rests, and how it says what went wrong."""

import ast
import errno
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import run

FAKE_PIP = """\
import os, sys
with open("calls.txt", "a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
print(os.environ.get("FAKE_PIP_SAYS", ""))
sys.exit(1 if "FAKE_PIP_SAYS" in os.environ else 0)
"""
FAKE_NPM = """\
#!/bin/sh
echo "$@" >> ../npm-calls.txt
mkdir -p node_modules
if [ "$1" = run ]; then
  [ -f broken ] && { echo "src/App.svelte: unexpected token"; exit 1; }
  [ -f lazy ] || { mkdir -p ../src/huffduff/server/static && echo page > ../src/huffduff/server/static/index.html; }
fi
exit 0
"""

posix_only = pytest.mark.skipif(os.name == "nt", reason="the fakes are shell scripts")


def script(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> run.Setup:
    """A project whose environment is complete, with a pip and an npm that only note what they were asked."""
    root = tmp_path / "project"
    (root / "client").mkdir(parents=True)
    (root / "src" / "huffduff" / "words").mkdir(parents=True)
    for name in ("requirements.txt", "requirements-dev.txt", "pyproject.toml"):
        (root / name).write_text(name, encoding="utf-8")
    for name in ("package.json", "package-lock.json", "main.ts"):
        (root / "client" / name).write_text(name, encoding="utf-8")
    setup = run.Setup(root)
    script(root / "fake" / "pip" / "__main__.py", FAKE_PIP)
    (root / "fake" / "pip" / "__init__.py").touch()
    script(setup.python, f'#!/bin/sh\nPYTHONPATH="{root}/fake" exec "{sys.executable}" "$@"\n')
    tools = tmp_path / "tools"
    script(tools / "node", "#!/bin/sh\necho v22.12.0\n")
    script(tools / "npm", FAKE_NPM)
    monkeypatch.setenv("PATH", os.pathsep.join([str(tools), os.defpath]))
    return setup


def calls(setup: run.Setup, name: str) -> list[str]:
    file = setup.root / name
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    file.unlink(missing_ok=True)
    return lines


@pytest.mark.parametrize("version", [(2, 7), (3, 8), (3, 10)])
def test_an_old_python_is_refused_with_both_versions(version: tuple[int, int]) -> None:
    with pytest.raises(run.Trouble, match=rf"needs Python 3\.11 .* this is Python {version[0]}\.{version[1]}:"):
        run.refuse_old_python(version)


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_is_let_through(version: tuple[int, int]) -> None:
    run.refuse_old_python(version)


def test_an_old_python_can_read_the_starter_far_enough_to_be_refused() -> None:
    source = Path(run.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 8))
    imported = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    assert imported <= {"contextlib", "errno", "hashlib", "os", "re", "shutil", "subprocess", "sys", "tempfile", "time"}


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", run.DISK_FULL),
        ("npm error code ENOSPC", run.DISK_FULL),
        ("OSError: [WinError 112] There is not enough space on the disk", run.DISK_FULL),
        ("Failed to establish a new connection: [Errno -3] Temporary failure in name resolution", run.UNREACHABLE),
        ("ERROR: Could not find a version that satisfies the requirement anyio (from versions: none)", run.UNREACHABLE),
        ("npm error code EAI_AGAIN", run.UNREACHABLE),
        ("npm error code E503\nnpm error 503 Service Unavailable", run.UNREACHABLE),
        ("npm error code ECONNREFUSED", run.UNREACHABLE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", ""),
        ("src/App.svelte:12 Unexpected token", ""),
    ],
)
def test_common_failures_are_told_in_one_sentence(output: str, reason: str) -> None:
    assert run.explanation(output) == reason


def test_a_full_disk_is_named_before_the_network_that_suffered_from_it() -> None:
    assert run.explanation("ECONNRESET while writing\nENOSPC") == run.DISK_FULL


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0\n", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("", False),
        ("no such command", False),
    ],
)
def test_only_the_releases_of_node_that_the_build_tools_accept_are_used(version: str, good: bool) -> None:
    assert run.node_is_new_enough(version) is good


def test_a_fingerprint_follows_names_contents_and_facts(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    first.write_text("x")
    second.write_text("x")
    prints = {
        run.digest(tmp_path, [first]),
        run.digest(tmp_path, [second]),
        run.digest(tmp_path, [first, second]),
        run.digest(tmp_path, [first], "fact"),
    }
    assert len(prints) == 4
    before = run.digest(tmp_path, [first])
    first.write_text("y")
    assert run.digest(tmp_path, [first]) != before


def test_build_leftovers_are_not_sources(tmp_path: Path) -> None:
    for name in ("src/b.ts", "src/a.ts", "node_modules/x/index.js", "dist/a.js"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert run.files_below(tmp_path) == [tmp_path / "src" / "a.ts", tmp_path / "src" / "b.ts"]


@posix_only
def test_the_second_start_has_nothing_to_do(project: run.Setup) -> None:
    project.prepare()
    assert len(calls(project, "calls.txt")) == 2
    assert [line.split()[0] for line in calls(project, "npm-calls.txt")] == ["ci", "run"]
    project.prepare()
    assert calls(project, "calls.txt") == calls(project, "npm-calls.txt") == []


@posix_only
@pytest.mark.parametrize("name", ["client/main.ts", "src/huffduff/words/en.ftl"])
def test_a_changed_source_or_word_rebuilds_the_client_alone(project: run.Setup, name: str) -> None:
    project.prepare()
    calls(project, "calls.txt"), calls(project, "npm-calls.txt")
    (project.root / name).write_text("changed", encoding="utf-8")
    project.prepare()
    assert calls(project, "calls.txt") == []
    assert calls(project, "npm-calls.txt") == ["run build"]


@posix_only
def test_tests_install_their_own_lock(project: run.Setup) -> None:
    project.prepare(for_tests=True)
    assert calls(project, "calls.txt")[0].endswith("--require-hashes -r requirements-dev.txt")
    project.prepare()
    assert calls(project, "calls.txt")[0].endswith("--require-hashes -r requirements.txt")
    project.prepare(for_tests=True)
    assert calls(project, "calls.txt") == []


@posix_only
def test_an_install_without_network_leaves_the_environment_usable(
    project: run.Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_PIP_SAYS", "Temporary failure in name resolution")
    with pytest.raises(run.Trouble, match="registry could not be reached"):
        project.prepare()
    assert not project.unfinished.exists()
    assert "name resolution" not in capsys.readouterr().err


@posix_only
def test_an_install_that_breaks_off_is_made_anew(
    project: run.Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAKE_PIP_SAYS", "something unheard of")
    with pytest.raises(run.Trouble, match="packages could not be installed"):
        project.prepare()
    assert "something unheard of" in capsys.readouterr().err
    assert project.unfinished.exists()

    made: list[list[str]] = []
    monkeypatch.setattr(run, "run_quietly", lambda what, command, *_: made.append([what, *command]))
    project.make_environment()
    assert made[0][0] == "Python environment"
    assert "--clear" in made[0]


@posix_only
def test_a_sound_environment_is_kept_and_a_broken_one_is_not(project: run.Setup) -> None:
    assert project.environment_works()
    script(project.python, "#!/bin/sh\nexit 1\n")
    assert not project.environment_works()
    project.python.unlink()
    assert not project.environment_works()


@posix_only
def test_a_client_that_does_not_build_is_reported_with_its_output(
    project: run.Setup, capsys: pytest.CaptureFixture[str]
) -> None:
    (project.client / "broken").touch()
    with pytest.raises(run.Trouble, match="client could not be built"):
        project.prepare()
    assert "unexpected token" in capsys.readouterr().err


@posix_only
def test_a_build_without_pages_is_no_build(project: run.Setup) -> None:
    (project.client / "lazy").touch()
    with pytest.raises(run.Trouble, match="wrote no pages"):
        project.prepare()


@posix_only
def test_node_is_installed_where_the_system_has_none(project: run.Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = project.root / "empty"
    empty.mkdir()
    monkeypatch.setenv("PATH", str(empty))
    env = project.node_environment()
    assert calls(project, "calls.txt")[0].endswith("--require-hashes -r requirements-node.txt")
    assert env["PATH"].split(os.pathsep)[0] == str(project.scripts)


@posix_only
def test_the_node_of_the_system_is_preferred(project: run.Setup) -> None:
    assert project.node_environment()["PATH"] == os.environ["PATH"]
    assert calls(project, "calls.txt") == []


@posix_only
def test_a_named_chromium_must_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUFFDUFF_CHROMIUM", str(tmp_path / "missing"))
    assert run.obtain_chromium(tmp_path) == ("", run.NO_CHROMIUM)
    script(tmp_path / "browser", "")
    monkeypatch.setenv("HUFFDUFF_CHROMIUM", str(tmp_path / "browser"))
    assert run.obtain_chromium(tmp_path) == (str(tmp_path / "browser"), "")


@posix_only
def test_chromium_is_found_on_the_path_or_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HUFFDUFF_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(run, "chromium_candidates", lambda: iter([shutil.which("chromium")]))
    assert run.obtain_chromium(tmp_path) == ("", run.NO_CHROMIUM)
    script(tmp_path / "chromium", "")
    assert run.obtain_chromium(tmp_path) == (str(tmp_path / "chromium"), "")


@posix_only
def test_an_administrator_with_apt_gets_chromium(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HUFFDUFF_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path), os.defpath]))
    monkeypatch.setattr(run, "chromium_candidates", lambda: iter([shutil.which("chromium", path=str(tmp_path))]))
    script(tmp_path / "apt-get", f'#!/bin/sh\n[ "$1" = install ] && cp "$0" "{tmp_path}/chromium"\nexit 0\n')
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert run.obtain_chromium(tmp_path) == ("", run.NO_CHROMIUM)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert run.obtain_chromium(tmp_path) == (str(tmp_path / "chromium"), "")


@posix_only
def test_two_set_ups_take_turns(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code = "import pathlib, run\nwith run.one_at_a_time(pathlib.Path('lock')): print('in', flush=True); input()"
    env = dict(os.environ, PYTHONPATH=str(run.ROOT))
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        assert first.stdout.readline() == b"in\n"
        second = subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path, env=env, stdin=subprocess.PIPE)
        with pytest.raises(subprocess.TimeoutExpired):
            second.wait(0.5)
        first.communicate(b"\n")
        second.communicate(b"\n")
    assert capfd.readouterr().out.splitlines() == ["Waiting for another set-up in this folder to end ...", "in"]


def stage_names(setup: run.Setup, *arguments: str) -> dict[str, list[str]]:
    return {stage.name: stage.command for stage in run.all_stages(setup, list(arguments), ["npm", "run"], "")}


def test_all_stages_run_and_the_browser_has_a_process_of_its_own() -> None:
    stages = stage_names(run.Setup(run.ROOT))
    assert list(stages) == [
        "ruff check",
        "ruff format",
        "mypy",
        "client types",
        "client tests",
        "tests",
        "browser tests",
    ]
    assert stages["tests"][2:] == ["pytest", "tests", "--ignore=tests/browser"]
    assert stages["browser tests"][2:] == ["pytest", "tests/browser", "-o", "cache_dir=.pytest_cache/browser"]


def test_arguments_go_to_pytest_alone() -> None:
    stages = stage_names(run.Setup(run.ROOT), "-k", "morale")
    assert [name for name, command in stages.items() if "morale" in command] == ["tests", "browser tests"]


def test_a_path_chooses_among_the_tests() -> None:
    stages = stage_names(run.Setup(run.ROOT), "tests/test_run.py::test_x", "-x")
    assert stages["tests"][2:] == ["pytest", "tests/test_run.py::test_x", "--ignore=tests/browser", "-x"]
    assert "browser tests" not in stages


def test_every_stage_runs_and_one_failure_is_enough(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def python(code: str) -> list[str]:
        return [sys.executable, "-c", code]

    stages = [
        run.Stage("first", python("raise SystemExit(3)"), tmp_path),
        run.Stage("second", python("print('ran')"), tmp_path),
        run.Stage("third", python("print('never')"), tmp_path, obstacle=run.NO_CHROMIUM),
        run.Stage("fourth", python("raise SystemExit(5)"), tmp_path, may_be_empty=True),
    ]
    assert run.run_stages(stages, dict(os.environ)) == 1
    told = capfd.readouterr().out
    assert "ran" in told
    assert "never" not in told
    assert [line.split()[:2] for line in told.splitlines()[-4:]] == [
        ["first", "FAILED"],
        ["second", "passed"],
        ["third", "FAILED"],
        ["fourth", "passed"],
    ]
    assert run.run_stages(stages[1:2], dict(os.environ)) == 0


def test_a_stage_beside_the_others_runs_with_them_and_is_shown_in_its_turn(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # The first one ends only when the one beside it has begun.
    wait = "import pathlib, time\nwhile not pathlib.Path('begun').exists(): time.sleep(0.01)\nprint('first')"
    begin = "import pathlib\npathlib.Path('begun').touch()\nprint('beside')\nraise SystemExit(1)"
    stages = [
        run.Stage("waits", [sys.executable, "-c", wait], tmp_path),
        run.Stage("begins", [sys.executable, "-c", begin], tmp_path, beside=True),
    ]
    assert run.run_stages(stages, dict(os.environ)) == 1
    told = capfd.readouterr().out.split()
    assert told.index("first") < told.index("beside")
    assert told[told.index("Summary") + 1 :: 4] == ["waits", "begins"]


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize(("first", "second", "passed"), [(1, 0, True), (1, 1, False), (2, 0, False)])
def test_what_failed_in_the_browser_runs_once_more_and_the_summary_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], first: int, second: int, passed: bool, beside: bool
) -> None:
    command, again = ([sys.executable, "-c", f"raise SystemExit({code})"] for code in (first, second))
    stage = run.Stage("browser", command, tmp_path, again=tuple(again), beside=beside)
    assert run.run_stages([stage], dict(os.environ)) == (0 if passed else 1)
    assert ("second attempt" in capfd.readouterr().out) == (first == 1)


@pytest.mark.parametrize(
    ("raised", "told", "code"),
    [
        (run.Trouble("One sentence."), "One sentence.", 1),
        (OSError(errno.ENOSPC, "No space left on device"), run.DISK_FULL, 1),
        (PermissionError(errno.EACCES, "Permission denied", "x"), "x: Permission denied.", 1),
        (KeyboardInterrupt(), "Stopped.", 130),
    ],
)
def test_trouble_ends_in_one_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    raised: BaseException,
    told: str,
    code: int,
) -> None:
    def stop(_setup: run.Setup) -> None:
        raise raised

    monkeypatch.setattr(run.Setup, "prepare", stop)
    assert run.main(["games"]) == code
    assert capsys.readouterr().err.strip() == told


@posix_only
@pytest.mark.parametrize(("arguments", "passed_on"), [([], ["play"]), (["sim", "strait"], ["sim", "strait"])])
def test_the_command_is_handed_over_and_play_is_the_default(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], passed_on: list[str]
) -> None:
    class HandedOver(Exception):
        """Stands for becoming another program."""

    def execv(_path: str, command: list[str]) -> None:
        raise HandedOver(command)

    monkeypatch.setattr(run.Setup, "prepare", lambda _setup: None)
    monkeypatch.setattr(os, "execv", execv)
    with pytest.raises(HandedOver) as handed:
        run.main(arguments)
    assert handed.value.args[0] == [str(run.Setup(run.ROOT).script("huffduff")), *passed_on]


@posix_only
def test_the_exit_code_is_that_of_the_command() -> None:
    code = "import run; run.hand_over(['/bin/sh', '-c', 'exit 7'])"
    assert subprocess.call([sys.executable, "-c", code], cwd=run.ROOT) == 7
