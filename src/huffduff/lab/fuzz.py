"""Fuzzing: random games that check the engine and the rules at every step, and write down the game that fails."""

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from huffduff.engine import hot, record
from huffduff.engine.errors import DeadEnd, Refused
from huffduff.engine.game import Game, Player
from huffduff.engine.match import Entry, Watched
from huffduff.engine.questions import Ask
from huffduff.engine.record import Record
from huffduff.engine.secrecy import View
from huffduff.engine.steps import Position, advance, answer, begin, load, unseal
from huffduff.lab.crew import Lot, Plan, Progress, silent, spread
from huffduff.lab.junk import bent
from huffduff.players import RANDOM, find_player, player_names

LONGEST_GAME = 5000
UNDOS = 3
UNDO_CHANCE = 0.05
PROBE_CHANCE = 0.1
# One game in so many is played by the game's own computer players, who get further than chance does.
SENSIBLE_GAMES = 8


class Finding(msgspec.Struct):
    """A game that went wrong: how, at which decision, and the file with everything that led to it."""

    kind: str
    game: int
    decision: int
    message: str
    seat: str = ""
    value: Any = None
    file: str = ""


class Report(msgspec.Struct):
    """What a series of games showed; everything but games, decisions and probes has to be 0."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    probes: int = 0
    undos: int = 0
    crashes: int = 0
    dead_ends: int = 0
    endless: int = 0
    save_mismatches: int = 0
    undo_mismatches: int = 0
    replay_mismatches: int = 0
    advance_mismatches: int = 0
    hot_mismatches: int = 0
    findings: list[Finding] = []
    seconds: float = 0.0


COUNTED = {
    "crash": "crashes",
    "dead end": "dead_ends",
    "endless": "endless",
    "save": "save_mismatches",
    "undo": "undo_mismatches",
    "replay": "replay_mismatches",
    "advance": "advance_mismatches",
    "hot": "hot_mismatches",
}


class Found(Exception):
    """A check that failed."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def paper(value: Any) -> bytes:
    """A value as a file holds it, which makes tuples and lists comparable."""
    return msgspec.json.encode(value)


def likeness(position: Position) -> bytes:
    """Everything that a position is and shows to anybody, but not how it was reached."""
    shown = []
    for viewer in (*position.game.seats, None):
        ask = position.ask(viewer)
        shown.append([position.shown(viewer), ask and ask.wire()])
    return paper([position.dump(), shown, position.deciding, position.outcome])


def moment(position: Position) -> bytes:
    """What everybody is shown and told of a position, however it was reached."""
    viewers = (*position.game.seats, None)
    asks = [position.ask(viewer) for viewer in viewers]
    shown = [position.now.dump(), [ask and ask.wire() for ask in asks], position.deciding, position.outcome]
    return paper([shown, position.events, position.draws, position.settled])


class Again:
    """A player who repeats what was answered before."""

    def __init__(self, answers: deque[Any]) -> None:
        self._answers = answers

    def __call__(self, view: View, ask: Ask, rng: Random) -> object:  # noqa: ARG002
        return self._answers.popleft()


class Fuzzed:
    """One game, played through `answer` and checked on the way."""

    def __init__(self, game: Game, data: Any, scenario: str, options: Mapping[str, str], lot: Lot) -> None:
        self.game, self.data, self.scenario, self.options = game, data, scenario, options
        self.lot, self.rng = lot, lot.rng
        self.dice = Watched(lot.dice)
        self.entries: list[Entry] = []
        self.history: list[Position] = []
        self.prints: list[bytes] = []
        self.seat: str = ""
        self.value: Any = None
        self.decisions = self.probes = self.undos = 0

    def play(self, players: Mapping[str, Player]) -> None:
        """Play to the end; `Found` says what failed."""
        position = begin(self.game, self.data, self.scenario, self.options, self.dice)
        self._keep(position)
        while not position.over:
            if len(self.entries) >= LONGEST_GAME:
                raise Found("endless", f"not over after {LONGEST_GAME} decisions")
            self._saved(position)
            ask = self.rng.choice([ask for ask in position.asks if ask.seat not in position.sealed])
            if self.rng.random() < PROBE_CHANCE:
                self._probe(position, ask)
            self.seat, self.value = ask.seat, None
            self.value = ask.checked(players[ask.seat](position.view(ask.seat), ask, self.rng))
            position = answer(position, ask.seat, self.value, self.dice)
            self.decisions += 1
            self.entries.append(Entry(ask.seat, self.value))
            self._keep(position)
            if not position.settled and self.undos < UNDOS and self.rng.random() < UNDO_CHANCE:
                position = self._undo(position)
        self._saved(position)
        self._replayed()
        self._advanced()
        self._heated()

    def _keep(self, position: Position) -> None:
        """Remember a position, and what it was when it was made."""
        self.history.append(position)
        self.prints.append(paper(position.dump()))

    def _saved(self, position: Position) -> None:
        """Saving and loading a position changes nothing about it."""
        before = likeness(position)
        after = likeness(load(self.game, self.data, msgspec.json.decode(paper(position.dump()))))
        if before != after:
            raise Found("save", difference(before, after))

    def _probe(self, position: Position, ask: Ask) -> None:
        """What is not allowed is refused, with a reason that can be told, and leaves the position as it was."""
        before = paper(position.dump())
        self.seat, self.value = ask.seat, bent(ask.choice.sample(self.rng), self.rng)
        self.probes += 1
        for seat in self.game.seats:
            try:
                answer(position, seat, self.value, self.dice)
            except Refused as refused:
                paper([refused.key, refused.rule, refused.params])
            else:
                asked = position.ask(seat)
                if asked is None or asked.question.decoded(self.value) not in asked.choice:
                    raise Found("crash", "an answer that is not offered was accepted")
        if paper(position.dump()) != before:
            raise Found("undo", "a refused answer changed the position")

    def _undo(self, position: Position) -> Position:
        """Take the last answer back: the position before is what the record without it leads to."""
        entry = self.entries.pop()
        self.history.pop()
        self.prints.pop()
        back = self.history[-1]
        self.undos += 1
        if back.draws != position.draws:
            raise Found("undo", "a random number would be taken back")
        *_, rebuilt = record.replay(self.record(), self.game, self.data)
        kept = likeness(back)
        if kept != likeness(rebuilt):
            raise Found("undo", difference(kept, likeness(rebuilt)))
        if position.sealed:
            opened = unseal(position, entry.seat)
            if (opened.sealed, paper(opened.now.dump())) != (back.sealed, paper(back.now.dump())):
                raise Found("undo", "an opened seal leaves something behind")
        return back

    def _replayed(self) -> None:
        """No position has changed since it was made; the record leads through all of them, and its dice roll again."""
        for position, made in zip(self.history, self.prints, strict=True):
            if paper(position.dump()) != made:
                raise Found("undo", difference(made, paper(position.dump())))
        written = record.read(record.write(self.record()))
        again = record.replay(written, self.game, self.data)
        for mine, made, theirs in zip(self.history, self.prints, again, strict=True):
            if (made, mine.events) != (paper(theirs.dump()), theirs.events):
                raise Found("replay", difference(made, paper(theirs.dump())))
        record.verify(written, self.game, self.data)

    def _advanced(self) -> None:
        """The same answers, given to a position that is used up each time, lead through the same moments."""
        position = begin(self.game, self.data, self.scenario, self.options, self.lot.dice)
        for entry, kept in zip([None, *self.entries], self.history, strict=True):
            if entry is not None:
                position = advance(position, entry.seat, entry.value, self.lot.dice)
            mine, theirs = moment(kept), moment(position)
            if mine != theirs:
                raise Found("advance", difference(mine, theirs))

    def _heated(self) -> None:
        """The hot runner, given the same answers and dice, ends in the same state, from the start or the middle."""
        last = self.history[-1]
        for start in (0, len(self.entries) // 2):
            given: dict[str, deque[Any]] = {seat: deque() for seat in self.game.seats}
            for entry in self.entries[start:]:
                given[entry.seat].append(entry.value)
            players: dict[str, Player] = {seat: Again(answers) for seat, answers in given.items()}
            played = hot.play(self.history[start], players, self.lot.dice, self.rng)
            cold, heated = paper(last.now.dump()), paper(played.state.dump())
            if (cold, last.draws, len(self.entries) - start) != (heated, played.draws, played.decisions):
                raise Found("hot", difference(cold, heated))

    def record(self) -> Record:
        """The game so far, to be imported, replayed and verified."""
        position = self.history[-1] if self.history else None
        return Record(
            game=self.game.name,
            version=self.game.version,
            scenario=self.scenario,
            options=dict(self.options),
            data=self.data.digest,
            commitment=self.lot.seal.commitment,
            contributions=self.lot.contributions,
            seed=self.lot.seal.seed.hex(),
            entries=list(self.entries),
            rolls=self.dice.rolls[: position.draws] if position else [],
            outcome=position.outcome if position else None,
        )


def difference(one: bytes, other: bytes) -> str:
    """Where two texts begin to differ."""
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - 60)
    return f"{one[start : place + 60].decode(errors='replace')} <> {other[start : place + 60].decode(errors='replace')}"


def _players(game: Game, number: int, rng: Random) -> dict[str, Player]:
    """Chance at both seats, now and then the game's own players."""
    sensible = number % SENSIBLE_GAMES == SENSIBLE_GAMES - 1
    return {seat: find_player(game, rng.choice(player_names(game)) if sensible else RANDOM) for seat in game.seats}


def play(plan: Plan, numbers: range) -> tuple[Report, list[bytes]]:
    """Fuzz these games of a series; a record for each finding."""
    game, report, records = plan.game, Report(plan.game.name, plan.seed), list[bytes]()
    for number in numbers:
        fuzzed = Fuzzed(game, plan.data, *plan.setting(number), plan.lot(number))
        found: tuple[str, str] | None = None
        try:
            fuzzed.play(_players(game, number, fuzzed.rng))
        except Found as failed:
            found = failed.kind, str(failed)
        except DeadEnd as dead_end:
            found = "dead end", str(dead_end)
        except Exception as error:
            found = "crash", f"{type(error).__name__}: {error}"
        if found:
            kind, message = found
            finding = Finding(kind, number, len(fuzzed.entries), message, fuzzed.seat, repr(fuzzed.value))
            report.findings.append(finding)
            records.append(record.write(fuzzed.record()))
            setattr(report, COUNTED[kind], getattr(report, COUNTED[kind]) + 1)
        report.games += 1
        report.decisions += fuzzed.decisions
        report.probes += fuzzed.probes
        report.undos += fuzzed.undos
    return report, records


def run(plan: Plan, games: int, jobs: int, folder: Path, progress: Progress = silent) -> Report:
    """Fuzz a whole series; games that fail are written into the folder."""
    begun = perf_counter()
    total = Report(plan.game.name, plan.seed)
    for share, records in spread(play, plan, games, jobs, progress):
        for name in ("games", "decisions", "probes", "undos", *COUNTED.values()):
            setattr(total, name, getattr(total, name) + getattr(share, name))
        for finding, written in zip(share.findings, records, strict=True):
            file = folder / f"fuzz-{total.game}-{plan.seed}-{finding.game}.json"
            file.write_bytes(written)
            finding.file = str(file)
            total.findings.append(finding)
    total.seconds = perf_counter() - begun
    return total
