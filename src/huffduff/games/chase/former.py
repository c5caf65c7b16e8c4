"""Answers as the first version of the game wrote them, lists of words, put into today's forms, so that old records
can be replayed."""

from typing import Any

Words = list[Any]
SLASH = "/"


def parted(words: Words) -> dict[str, Any]:
    """Two groups of ships with a slash between them."""
    cut = words.index(SLASH)
    return {"fast": words[:cut], "slow": words[cut + 1 :]}


def order(words: Words) -> dict[str, Any]:
    """One order of a turn."""
    verb, *rest = words
    names = {
        "return": ("ship",),
        "repair": ("ship", "wish"),
        "port": ("ship",),
        "refuel": ("tanker", "ship"),
        "patrol": ("unit",),
        "stay": ("unit",),
        "fly": ("wing", "path", "searches", "attack"),
    }
    if verb == "form":
        fields: dict[str, Any] = {"force": rest[0], "ships": rest[1:]}
    elif verb == "detach":
        fields = {"ships": rest}
    elif verb == "move":
        fields = {"unit": rest[0], "path": rest[1:]}
    else:
        fields = dict(zip(names[verb], rest, strict=True))
    return {"do": verb, **fields}


def orders(value: list[Words]) -> list[dict[str, Any]]:
    """The orders of a turn."""
    return [order(words) for words in value]


def second_words(value: list[Words]) -> list[Any]:
    """Ships that are bought, chosen or called: a verb and a name each."""
    return [name for _, name in value]


def berths(value: list[Words]) -> list[dict[str, Any]]:
    return [{"tanker": tanker, "hex": place} for _, tanker, place in value]


def salvoes(value: list[Words]) -> list[dict[str, Any]]:
    return [{"ship": ship, "target": target} for _, ship, target in value]


def launches(value: list[Words]) -> list[dict[str, Any]]:
    return [{"ship": ship, "target": target, "torpedoes": count} for _, ship, target, count in value]


def attempts(value: list[Words]) -> list[dict[str, Any]]:
    """One attempt to shadow, or a single word for none."""
    ((verb, *rest),) = value
    return [] if verb == "done" else [{"contact": rest[0], "ships": rest[1:]}]


def manoeuvre(value: Words) -> dict[str, Any]:
    verb, *rest = value
    return {"do": verb, **(parted(rest) if rest else {})}


def division(value: Words) -> dict[str, Any]:
    return parted(value[1:])


def attack(value: Words) -> dict[str, Any]:
    verb, *rest = value
    return {"do": verb, **dict(zip(("unit", "contact"), rest, strict=False))}


def air_target(value: Words) -> dict[str, Any]:
    return dict(zip(("hex", "wing", "kind"), value, strict=True))


def either_convoy(value: Words) -> dict[str, Any]:
    return dict(zip(("convoy", "attack"), value, strict=True))


def battle_move(value: Words) -> dict[str, Any]:
    return dict(zip(("position", "zones"), value, strict=True))
