#!/usr/bin/env python3
"""Set Huffduff up in its own folder, then run it.

python3 run.py                start the server on this machine and open the browser
python3 run.py COMMAND ...    run `huffduff COMMAND ...`
python3 run.py test [ARG ...] run every check and test; the arguments go to pytest
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
WINDOWS = os.name == "nt"
BUILD_LEFTOVERS = {"node_modules", "dist", "coverage", ".svelte-kit"}
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# By itself npm waits more than a minute before it says that there is no network.
NPM_CI_OPTIONS = ("--no-audit", "--no-fund", "--fetch-retry-maxtimeout=10000")
TESTS_FAILED = 1  # an exit code of pytest
NO_TESTS_COLLECTED = 5

DISK_FULL = "The disk is full: free some space, then run this again."
UNREACHABLE = "The package registry could not be reached: check the network connection, then run this again."
NO_CHROMIUM = "The browser tests need Chromium: install Chromium or Chrome, or put its path into HUFFDUFF_CHROMIUM."

DISK_FULL_SIGNS = re.compile(
    r"No space left on device|ENOSPC|Errno 28\b|not enough space on the disk|Disk quota exceeded|EDQUOT", re.IGNORECASE
)
UNREACHABLE_SIGNS = re.compile(
    r"name resolution|getaddrinfo|NewConnectionError|ConnectTimeout|ReadTimeout|Max retries exceeded|ProxyError"
    r"|SSLError|Connection (refused|reset|aborted)|Network is unreachable|\(from versions: none\)"
    r"|\b(EAI_AGAIN|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b"
    r"|\bE?50[0234]\b.*(Server Error|Bad Gateway|Unavailable|Time-?out)",
    re.IGNORECASE,
)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Trouble(Exception):
    """A reason to stop, told to the person at the keyboard in one sentence."""


class Stage(NamedTuple):
    """One part of the test run; a stage with an obstacle cannot run and counts as failed.

    `again` runs once more what failed, where a busy machine can spoil a test; the summary tells of it.
    A stage that runs `beside` the others begins with the first of them, and its output is shown when its turn comes."""

    name: str
    command: list[str]
    folder: Path
    obstacle: str = ""
    may_be_empty: bool = False
    again: tuple[str, ...] = ()
    beside: bool = False


class Ran(NamedTuple):
    """How a stage went: its exit code, how long it took, and whether it needed a second attempt."""

    code: int
    seconds: float
    second_attempt: bool = False


def refuse_old_python(version: tuple[int, ...]) -> None:
    """Only the Pythons that the code is written for are let through."""
    if version[:2] < OLDEST_PYTHON:
        needed, found = (".".join(str(part) for part in parts[:2]) for parts in (OLDEST_PYTHON, version))
        raise Trouble(
            f"Huffduff needs Python {needed} or newer, and this is Python {found}: "
            "install a newer Python and use it to start run.py."
        )


def explanation(output: str) -> str:
    """The plain reason hidden in the output of a failed installer, or nothing where it is not a common one."""
    if DISK_FULL_SIGNS.search(output):
        return DISK_FULL
    if UNREACHABLE_SIGNS.search(output):
        return UNREACHABLE
    return ""


def digest(root: Path, files: list[Path], *facts: str) -> str:
    """A fingerprint of some files, by name and content, and of the facts that matter beside them."""
    whole = hashlib.sha256()
    for fact in facts:
        whole.update(fact.encode() + b"\0")
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return whole.hexdigest()


def files_below(folder: Path) -> list[Path]:
    """Every source file below a folder in a fixed order, without what the build tools leave behind."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in BUILD_LEFTOVERS]
        found += [Path(place, name) for name in names]
    return sorted(found)


def has_stamp(file: Path, value: str) -> bool:
    """A step is up to date when its stamp holds the fingerprint of what it would be made from now."""
    return file.is_file() and file.read_text(encoding="utf-8") == value


def node_is_new_enough(version: str) -> bool:
    """The client's build tools ask for Node 20.19, 22.12 or anything later than 22."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if not numbers:
        return False
    release = (int(numbers[1]), int(numbers[2]))
    return (20, 19) <= release < (21, 0) or release >= (22, 12)


def run_quietly(what: str, command: list[str], folder: Path, failure: str, env: dict[str, str] | None = None) -> None:
    """Run one step of the set-up, showing its output only when it fails for a reason that needs reading."""
    print(f"  {what} ...", flush=True)
    done = subprocess.run(command, cwd=folder, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return
    output = COLOURS.sub("", done.stdout.decode(errors="replace"))
    reason = explanation(output)
    if not reason:
        print(*output.splitlines()[-30:], sep="\n", file=sys.stderr)
    raise Trouble(reason or failure)


@contextlib.contextmanager
def one_at_a_time(file: Path) -> Iterator[None]:
    """Two set-ups started together take turns; the system frees the lock of one that dies."""
    with file.open("w") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Waiting for another set-up in this folder to end ...", flush=True)
                fcntl.flock(handle, fcntl.LOCK_EX)
        yield


class Setup:
    """The folder of the project and what has to stand in it before Huffduff can run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.client = root / "client"
        self.static = root / "src" / "huffduff" / "server" / "static"
        self.scripts = self.venv / ("Scripts" if WINDOWS else "bin")
        self.python = self.script("python")
        self.unfinished = self.venv / ".huffduff-unfinished"

    def script(self, name: str) -> Path:
        return self.scripts / (name + ".exe" if WINDOWS else name)

    def prepare(self, *, for_tests: bool = False) -> None:
        """Bring packages and client up to date; where nothing changed this only compares fingerprints."""
        with one_at_a_time(self.root / ".setup.lock"):
            self.install_packages("requirements-dev.txt" if for_tests else "requirements.txt")
            self.build_client()

    def package_stamp(self, requirements: str) -> tuple[Path, str]:
        files = [self.root / requirements, self.root / "pyproject.toml"]
        stamp = digest(self.root, files, str(self.root), os.path.realpath(self.python))
        return self.venv / (".huffduff-" + requirements), stamp

    def install_packages(self, requirements: str) -> None:
        """The locked packages and, in place, the project itself."""
        if not self.unfinished.exists() and has_stamp(*self.package_stamp(requirements)):
            return
        print(f"Setting Huffduff up in {self.root}")
        self.make_environment()
        with self.marked_unfinished():
            self.install("Python packages", "--require-hashes", "-r", requirements)
            self.install("Huffduff itself", "--no-index", "--no-deps", "--no-build-isolation", "-e", ".")
        stamp_file, stamp = self.package_stamp(requirements)
        stamp_file.write_text(stamp, encoding="utf-8")

    def make_environment(self) -> None:
        """A sound environment is kept; one that is missing, broken or left half-made is made anew."""
        if self.unfinished.exists() or not self.environment_works():
            run_quietly(
                "Python environment",
                [sys.executable, "-m", "venv", "--clear", str(self.venv)],
                self.root,
                "Python could not make an environment: on Debian and Ubuntu, install the package python3-venv first.",
            )

    def environment_works(self) -> bool:
        question = f"import pip, sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
        try:
            return subprocess.call([str(self.python), "-c", question], stderr=subprocess.DEVNULL) == 0
        except OSError:
            return False

    @contextlib.contextmanager
    def marked_unfinished(self) -> Iterator[None]:
        """An install that is cut short leaves its mark, except when it failed before it changed anything."""
        self.unfinished.touch()
        try:
            yield
        except Trouble as trouble:
            if str(trouble) == UNREACHABLE:
                self.unfinished.unlink()
            raise
        self.unfinished.unlink()

    def install(self, what: str, *arguments: str) -> None:
        run_quietly(
            what,
            [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments],
            self.root,
            "The Python packages could not be installed: the output above says why.",
        )

    def build_client(self) -> None:
        """The pages that the server shows, built from the client's sources and the words they display."""
        lock = digest(self.root, [self.client / "package.json", self.client / "package-lock.json"])
        sources = files_below(self.client) + files_below(self.root / "src" / "huffduff" / "words")
        build = digest(self.root, sources)
        lock_stamp = self.client / "node_modules" / ".huffduff-packages"
        build_stamp = self.static / ".huffduff-build"
        if has_stamp(lock_stamp, lock) and has_stamp(build_stamp, build):
            return
        env = self.node_environment()
        failure = "The browser client could not be built: the output above says why."
        if not has_stamp(lock_stamp, lock):
            run_quietly("Client packages", self.npm(env, "ci", *NPM_CI_OPTIONS), self.client, failure, env)
            lock_stamp.write_text(lock, encoding="utf-8")
        with contextlib.suppress(FileNotFoundError):
            build_stamp.unlink()
        run_quietly("Browser client", self.npm(env, "run", "build"), self.client, failure, env)
        if not (self.static / "index.html").is_file():
            raise Trouble("The browser client could not be built: its build wrote no pages.")
        build_stamp.write_text(build, encoding="utf-8")

    def node_environment(self) -> dict[str, str]:
        """The environment in which `npm` is found: the system's own, or the one installed beside our packages."""
        env = dict(os.environ)
        if not self.has_node(env):
            env["PATH"] = os.pathsep.join([str(self.scripts), env.get("PATH", os.defpath)])
            if not self.has_node(env):
                with self.marked_unfinished():
                    self.install("Node.js", "--require-hashes", "-r", "requirements-node.txt")
        return env

    def has_node(self, env: dict[str, str]) -> bool:
        node = shutil.which("node", path=env.get("PATH"))
        if not node or not shutil.which("npm", path=env.get("PATH")):
            return False
        answer = subprocess.run([node, "--version"], env=env, check=False, stdout=subprocess.PIPE)
        return node_is_new_enough(answer.stdout.decode(errors="replace"))

    def npm(self, env: dict[str, str], *arguments: str) -> list[str]:
        return [shutil.which("npm", path=env.get("PATH")) or "npm", *arguments]


def chromium_candidates() -> Iterator[str | None]:
    """Where a Chromium may be: on the path, or where the installers of macOS and Windows put it."""
    for name in CHROMIUM_NAMES:
        yield shutil.which(name)
    yield "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    yield "/Applications/Chromium.app/Contents/MacOS/Chromium"
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if variable in os.environ:
            yield os.path.join(os.environ[variable], "Google", "Chrome", "Application", "chrome.exe")


def find_chromium() -> str:
    """The browser for the tests: the one that was named, else one that is installed, else none."""
    named = os.environ.get("HUFFDUFF_CHROMIUM")
    if named:
        return named if os.path.isfile(named) else ""
    return next((place for place in chromium_candidates() if place and os.path.isfile(place)), "")


def install_chromium(root: Path) -> None:
    """The administrator of a Debian or Ubuntu machine gets Chromium from the system's own packages."""
    if WINDOWS or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run_quietly("Package lists", ["apt-get", "update"], root, NO_CHROMIUM, env)
    run_quietly("Chromium", ["apt-get", "install", "-y", "--no-install-recommends", "chromium"], root, NO_CHROMIUM, env)


def obtain_chromium(root: Path) -> tuple[str, str]:
    """The path of a Chromium, or the reason why the browser tests cannot run."""
    if not find_chromium() and not os.environ.get("HUFFDUFF_CHROMIUM"):
        try:
            install_chromium(root)
        except Trouble as trouble:
            return "", str(trouble)
    found = find_chromium()
    return found, "" if found else NO_CHROMIUM


def split_arguments(root: Path, arguments: list[str]) -> tuple[list[str], list[str], list[str]]:
    """The paths given for the ordinary tests, those for the browser tests, and everything else."""
    ordinary, browser, others = [], [], []
    for argument in arguments:
        path = Path(os.path.abspath(root / argument.split("::")[0]))
        if argument.startswith("-") or not path.exists() or root / "tests" not in (path, *path.parents):
            others.append(argument)
        elif root / "tests" / "browser" in (path, *path.parents):
            browser.append(argument)
        else:
            ordinary.append(argument)
    return ordinary, browser, others


def all_stages(setup: Setup, arguments: list[str], npm: list[str], obstacle: str) -> list[Stage]:
    """Everything that has to pass, the quick checks first and the browser in a process of its own beside them."""
    root, python = setup.root, [str(setup.python), "-m"]
    ordinary, browser, others = split_arguments(root, arguments)
    chosen = bool(arguments)
    stages = [
        Stage("ruff check", [*python, "ruff", "check", "."], root),
        Stage("ruff format", [*python, "ruff", "format", "--check", "."], root),
        Stage("mypy", [*python, "mypy", "src", "tests", "tools", "run.py"], root),
        Stage("client types", [*npm, "check"], setup.client),
        Stage("client tests", [*npm, "test"], setup.client),
    ]
    if ordinary or not browser:
        command = [*python, "pytest", *(ordinary or ["tests"]), "--ignore=tests/browser", *others]
        again = (*command, "--last-failed")
        stages.append(Stage("tests", command, root, may_be_empty=chosen, again=again))
    if browser or not ordinary:
        cache = ("-o", "cache_dir=.pytest_cache/browser")  # what failed is remembered apart from the other tests
        command = [*python, "pytest", *(browser or ["tests/browser"]), *cache, *others]
        again = (*command, "--last-failed")
        stages.append(Stage("browser tests", command, root, obstacle, may_be_empty=chosen, again=again, beside=True))
    return stages


def run_stage(stage: Stage, env: dict[str, str], output: IO[bytes] | None = None) -> Ran:
    """Run one stage, a second time if it may be, with its output to the screen or into a file."""
    begun, second = time.monotonic(), False
    code = subprocess.call(stage.command, cwd=stage.folder, env=env, stdout=output, stderr=output)
    if code == TESTS_FAILED and stage.again:
        code, second = subprocess.call(stage.again, cwd=stage.folder, env=env, stdout=output, stderr=output), True
    return Ran(code, time.monotonic() - begun, second)


def run_stages(stages: list[Stage], env: dict[str, str]) -> int:
    """Run every stage whatever the others did, then say how each one went."""
    summary, failed = [], 0
    with contextlib.ExitStack() as stack:
        pool = stack.enter_context(ThreadPoolExecutor())
        beside = {}
        for stage in stages:
            if stage.beside and not stage.obstacle:
                output = stack.enter_context(tempfile.TemporaryFile())
                beside[stage.name] = output, pool.submit(run_stage, stage, env, output)
        for stage in stages:
            print(f"\n== {stage.name}", flush=True)
            ran = Ran(TESTS_FAILED, 0.0)
            if stage.obstacle:
                print(stage.obstacle)
            elif stage.name in beside:
                output, running = beside[stage.name]
                ran = running.result()
                output.seek(0)
                print(output.read().decode(errors="replace"), flush=True)
            else:
                ran = run_stage(stage, env)
            passed = ran.code == 0 or (stage.may_be_empty and ran.code == NO_TESTS_COLLECTED)
            failed += not passed
            remark = "  (at the second attempt)" if ran.second_attempt else ""
            summary.append(f"  {stage.name:<14} {'passed' if passed else 'FAILED'} {ran.seconds:7.1f} s{remark}")
    print("\nSummary", *summary, sep="\n")
    return 1 if failed else 0


def run_tests(setup: Setup, arguments: list[str]) -> int:
    setup.prepare(for_tests=True)
    env = setup.node_environment()
    chromium, obstacle = obtain_chromium(setup.root)
    if chromium:
        env["HUFFDUFF_CHROMIUM"] = chromium
    return run_stages(all_stages(setup, arguments, setup.npm(env, "run"), obstacle), env)


def hand_over(command: list[str]) -> NoReturn:
    """Become the command, so that its signals and its exit code are those of this process."""
    sys.stdout.flush()
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def main(arguments: list[str]) -> int:
    try:
        refuse_old_python(sys.version_info[:2])
        setup = Setup(ROOT)
        if arguments[:1] == ["test"]:
            return run_tests(setup, arguments[1:])
        setup.prepare()
        hand_over([str(setup.script("huffduff")), *(arguments or ["play"])])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        print(DISK_FULL if full else f"{error.filename}: {error.strerror}.", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
