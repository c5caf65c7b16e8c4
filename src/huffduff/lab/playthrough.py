"""Playthroughs: the beginning of a game as text, with what every seat sees at each question.

They are kept under version control, so that a change of the rules shows as a change that can be read.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from huffduff.engine.game import Game
from huffduff.engine.questions import Ask
from huffduff.engine.steps import Position, answer, begin
from huffduff.lab.crew import Plan
from huffduff.lab.tale import Teller
from huffduff.players import find_player, player_names
from huffduff.words import Words

DECISIONS = 30  # of each scenario
OPTIONS_SHOWN = 6
FIELDS_IN_A_LINE = 40  # a part with more of them is told field by field


def file_name(game: Game, scenario: str) -> str:
    return f"{game.name}-{scenario}.txt"


def playthroughs(package: str) -> Iterator[tuple[str, str]]:
    """The file and the text of every scenario of a game, played by its strongest computer players."""
    game = Plan(package, None, {}, 0).game
    best = player_names(game)[-1]
    for scenario in game.scenarios:
        plan = Plan(package, scenario, {}, 1, bots=(best,) * len(game.seats))
        yield file_name(game, scenario), "\n".join(told(plan)) + "\n"


def told(plan: Plan) -> Iterator[str]:
    """One game, decision by decision."""
    game, lot, words = plan.game, plan.lot(0), Words("en")
    players = {seat: find_player(game, name) for seat, name in zip(game.seats, plan.bots, strict=True)}
    teller = Teller(words, game, plan.data)
    seen: dict[str | None, dict[str, str]] = {viewer: {} for viewer in (*game.seats, None)}
    position = begin(game, plan.data, *plan.setting(0), lot.dice)
    yield f"{words(f'{game.name}-title')}: {plan.scenario}, {' against '.join(plan.bots)}"
    for decision in range(DECISIONS):
        yield from happened(position, teller)
        yield from changes(position, seen)
        if position.over:
            break
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        value = ask.checked(players[ask.seat](position.view(ask.seat), ask, lot.rng))
        yield f"\n== {decision + 1}. {ask.seat} [{ask.rule}] {teller.sentence(ask.key, ask.params)}"
        yield from offered(ask)
        yield f"   answers {line(value)}"
        position = answer(position, ask.seat, value, lot.dice)
    if end := position.outcome:
        how = {"winner": end.winner or "", "level": end.level or ""}
        yield f"\n== {end.winner or 'nobody'} wins: {teller.sentence(end.key, how)}"


def happened(position: Position, teller: Teller) -> Iterator[str]:
    """What was told, and to whom."""
    for event in position.events:
        yield f"   ({', '.join(event.audience)}) {teller.line(event).text}"


def offered(ask: Ask) -> Iterator[str]:
    """The answers, if there are few of them."""
    options = ask.choice.offered()
    if options:
        few = ", ".join(line(option) for option in options[:OPTIONS_SHOWN])
        yield f"   of {len(options)}: {few}{', ...' if len(options) > OPTIONS_SHOWN else ''}"


def changes(position: Position, seen: dict[str | None, dict[str, str]]) -> Iterator[str]:
    """What every viewer sees now that was different before; what both see of the table stands once."""
    for viewer, before in seen.items():
        view = position.view(viewer)
        now = dict(lines("private", view.private) if viewer else lines("public", view.public))
        for path in before.keys() - now.keys():
            now[path] = "-"
        news = [
            f"   {viewer or 'everybody'} sees {path}: {text}" for path, text in now.items() if before.get(path) != text
        ]
        yield from sorted(news)
        seen[viewer] = {path: text for path, text in now.items() if text != "-"}


def lines(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """A value as lines that can be compared: a part without parts of its own takes one."""
    if isinstance(value, Mapping) and any(isinstance(part, (dict, msgspec.Struct)) for part in value.values()):
        for key, part in value.items():
            yield from lines(f"{path}.{key}", part)
    elif isinstance(value, msgspec.Struct) and not _simple(value):
        for field in value.__struct_fields__:
            yield from lines(f"{path}.{field}", getattr(value, field))
    elif isinstance(value, tuple) and any(isinstance(part, msgspec.Struct) for part in value):
        for number, part in enumerate(value):
            yield from lines(f"{path}.{number}", part)
    elif value not in (None, "", (), {}, 0, False):
        yield path, line(value)


def _simple(value: Any) -> bool:
    """Whether a value can be told in one line."""
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, field) for field in value.__struct_fields__]
        return len(fields) <= FIELDS_IN_A_LINE and all(not isinstance(part, (dict, msgspec.Struct)) for part in fields)
    return not isinstance(value, dict)


def line(value: Any) -> str:
    """A value in short: fields that are as they usually are stay away."""
    if isinstance(value, msgspec.Struct):
        usual = {field.name: field.default for field in msgspec.structs.fields(value)}
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        parts = [f"{name} {line(part)}" for name, part in fields.items() if part != usual[name]]
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(line(part) for part in value)}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key} {line(part)}' for key, part in value.items())}}}"
    return str(value)


def all_of(packages: Iterable[str]) -> dict[str, str]:
    """The text of every playthrough by the name of its file."""
    return {name: text for package in packages for name, text in playthroughs(package)}
