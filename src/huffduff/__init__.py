"""Naval board wargames about the hunt for the Bismarck: rules, computer players, server and browser table."""

__version__ = "0.1.0"
