"""What visitors write: names, talk, and their contributions to the dice, fit to be shown to others."""

import re
import unicodedata

from huffduff.server.faults import Fault

NAME_LENGTH = 40
CHAT_LENGTH = 500
CONTRIBUTION = re.compile(r"[0-9a-fA-F]{8,64}")
# Letters and signs of which nothing can be seen.
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
JOINERS = "\u200c\u200d"  # some scripts and many emoji are written with them


def checked_text(text: str, field: str, longest: int, allowed: str = "") -> str:
    """Something a visitor wrote for others to read: not empty, not too long, nothing unseen that changes the rest."""
    text = text.strip()
    if not text:
        raise Fault(400, f"server-{field}-empty", field=field)
    if len(text) > longest:
        raise Fault(400, f"server-{field}-too-long", field=field, longest=longest)
    if any(_unseen(letter) and letter not in allowed for letter in text) or not any(map(_seen, text)):
        raise Fault(400, f"server-{field}-characters", field=field)
    return text


def _unseen(letter: str) -> bool:
    return letter in BLANK or unicodedata.category(letter) in UNSEEN


def _seen(letter: str) -> bool:
    """Marks and joiners are only seen on something else."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK


def checked_name(name: str) -> str:
    return checked_text(name, "name", NAME_LENGTH)


def checked_chat(text: str) -> str:
    return checked_text(text, "text", CHAT_LENGTH, allowed=JOINERS)


def checked_contribution(digits: str, field: str) -> str:
    """A contribution to the dice: a hexadecimal number of 8 to 64 digits."""
    if not CONTRIBUTION.fullmatch(digits):
        raise Fault(400, "server-bad-number", field=field[:40])
    return digits.lower()
