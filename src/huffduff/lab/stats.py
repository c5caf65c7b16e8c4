"""Statistics of many games."""

from math import sqrt

CONFIDENCE_95 = 1.959964


def wilson(successes: int, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The interval in which a true share lies, by Wilson's score, when so many of so many trials went that way."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
