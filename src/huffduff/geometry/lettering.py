"""Labels made of letters and a number, such as K27; letters count as on map edges: A is 1, Z is 26, AA 27, AH 34."""

import re


def read_label(label: str) -> tuple[int, int]:
    """The number that the letters stand for, and the number behind them."""
    match = re.fullmatch("([A-Z]+)([1-9][0-9]*)", label)
    if not match:
        raise ValueError(f"{label!r} is not capital letters and a number")
    lettered = 0
    for letter in match[1]:
        lettered = lettered * 26 + ord(letter) - ord("A") + 1
    return lettered, int(match[2])


def write_label(lettered: int, number: int) -> str:
    """Write two positive numbers, the first one in letters."""
    if lettered < 1 or number < 1:
        raise ValueError(f"no label stands for {lettered} and {number}")
    letters = ""
    while lettered:
        lettered, digit = divmod(lettered - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return f"{letters}{number}"
