"""The shape that all data files have in common."""

import msgspec


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are refused."""
