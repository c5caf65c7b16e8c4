"""Reports in sentences."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.game import Game
from huffduff.engine.record import Record
from huffduff.engine.rulebook import Contents, Trace
from huffduff.lab import bench, fuzz, leaks, sim
from huffduff.lab.papers import text_of
from huffduff.words import Words


def seat_name(words: Words, game: Game, seat: str) -> str:
    return words(f"{game.name}-seat-{seat}")


def verified(words: Words, game: Game, record: Record, rolls: int) -> Iterable[str]:
    """That all dice agree, and what only whoever was there can compare."""
    yield words("cli-verify-fine", {"rolls": rolls})
    yield words("cli-verify-promise", {"commitment": record.commitment})
    for seat, number in record.contributions.items():
        yield words("cli-verify-number", {"side": seat_name(words, game, seat), "number": number})


def shelf(words: Words, game: Game, players: Iterable[str]) -> Iterable[str]:
    """A game with everything that can be chosen about it."""
    yield f"{game.name}: {words(f'{game.name}-title')}"
    yield "  " + words("cli-games-seats", {"names": ", ".join(game.seats)})
    yield "  " + words("cli-games-scenarios", {"names": ", ".join(game.scenarios)})
    for option in game.options:
        yield "  " + words("cli-games-option", {"name": option.key, "values": ", ".join(option.values)})
    yield "  " + words("cli-games-players", {"names": ", ".join(players)})


def rules(words: Words, contents: Contents) -> Iterable[str]:
    """Every clause below the title of its chapter."""
    for chapter in contents.chapter:
        yield f"\n{words(chapter.id)}"
        for name, clause in contents.clause.items():
            if name.startswith(f"{chapter.id}."):
                left_out = f" ({words('cli-rules-not-applicable', {'reason': clause.reason})})" if clause.reason else ""
                yield f"  {name} {words(text_of(name))}{left_out}"


def counts(trace: Trace) -> dict[str, int]:
    """How many clauses there are, and how many of them have what they need."""
    return {
        "clauses": len(trace.code),
        "with_code": sum(1 for places in trace.code.values() if places),
        "with_test": sum(1 for places in trace.tests.values() if places),
        "not_applicable": len(trace.not_applicable),
        "missing": len(trace.missing),
    }


def traced(words: Words, trace: Trace) -> Iterable[str]:
    none = words("cli-trace-none")
    for clause in trace.code:
        code, tests = (", ".join(places[clause]) or none for places in (trace.code, trace.tests))
        yield words("cli-trace-line", {"clause": clause, "code": code, "tests": tests})
    if trace.missing:
        yield words("cli-trace-missing", {"clauses": ", ".join(trace.missing)})
    yield words("cli-trace-total", {"game": trace.game, **counts(trace)})


def simulated(words: Words, game: Game, report: sim.Report) -> Iterable[str]:
    scenario = words(f"{game.name}-scenario-{report.scenario}")
    yield words("cli-sim-total", {**msgspec.structs.asdict(report), "scenario": scenario, "seed": str(report.seed)})
    for name, count in report.outcomes.items():
        seat = {"seat": seat_name(words, game, name), "bot": report.bots.get(name)}
        parts = count / max(report.finished, 1), *report.intervals[name]
        share, low, high = (round(100 * part, 1) for part in parts)
        shown = words("cli-sim-draw") if name == sim.DRAW else words("cli-sim-seat", seat)
        yield "  " + words("cli-sim-outcome", {"name": shown, "count": count, "share": share, "low": low, "high": high})
        for key, often in report.reasons[name].items():
            yield "    " + words("cli-sim-reason", {"count": often, "reason": words(key, {"winner": name})})
    speed = {"decisions": report.decisions, "rate": round(report.decisions_per_second)}
    yield words("cli-sim-speed", {"turns": round(report.turns_mean, 1), **speed})
    if report.trouble:
        yield words("cli-sim-trouble", {"trouble": report.trouble})


def fuzzed(words: Words, report: fuzz.Report) -> Iterable[str]:
    told = {name.removesuffix("_mismatches"): value for name, value in msgspec.structs.asdict(report).items()}
    yield words("cli-fuzz-total", {**told, "seed": str(report.seed), "seconds": round(report.seconds, 1)})
    yield words("cli-fuzz-counts", told)
    for finding in report.findings:
        yield words("cli-fuzz-finding", msgspec.structs.asdict(finding))


def leaked(words: Words, report: leaks.Report) -> Iterable[str]:
    told = msgspec.structs.asdict(report)
    yield words("cli-leaks-total", {**told, "seed": str(report.seed), "seconds": round(report.seconds, 1)})
    if not report.positions:
        yield words("cli-leaks-nothing", told)
    for leak in report.found:
        seat = leak.seat or words("cli-leaks-everybody")
        yield words("cli-leaks-found", {**msgspec.structs.asdict(leak), "seat": seat})


def measured(words: Words, reports: Iterable[bench.Report]) -> Iterable[str]:
    for report in reports:
        rates = {
            name: round(getattr(report, f"{name}_per_second")) for name in ("answer", "advance", "hot", "playouts")
        }
        costs = {"copy": round(report.copy_us, 1), "preview": round(report.preview_ms, 2)}
        yield words("cli-bench-total", {"game": report.game, **rates, **costs})
        for name, taken in report.decision_ms.items():
            times = {"mean": round(taken.mean, 3), "max": round(taken.max, 3), "decisions": taken.decisions}
            yield "  " + words("cli-bench-player", {"player": name, **times})
