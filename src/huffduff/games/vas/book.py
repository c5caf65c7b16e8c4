"""The rulebook of the game: `@rule` names the clauses a function carries out, `@step` lets the agenda call it."""

from huffduff.engine.rulebook import Rulebook

BOOK = Rulebook(__package__)
rule = BOOK.rule
step = BOOK.step
question = BOOK.question
