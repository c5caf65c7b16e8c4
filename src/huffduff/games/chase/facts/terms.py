"""The terms of the rulebook: sides, classes, markers, statuses and all other words that rules and data share."""

from typing import Final, Literal

# What a piece of text names.
Hex = str  # the printed label, as "K29"
ShipId = str
UnitId = str  # a task force, or a ship that sails alone
WingId = str
ContactId = str  # a located enemy unit, whoever she is
ConvoyId = str
ClassId = str

YesNo = Literal["yes", "no"]

GERMAN = "german"
ALLIED = "allied"
SEATS = (GERMAN, ALLIED)
OTHER = {GERMAN: ALLIED, ALLIED: GERMAN}
FORCE_PREFIX = {GERMAN: "KG", ALLIED: "TF"}

# Ships.
CLASSES = ("BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK")  # the heaviest first
CAPITAL = ("BB", "BC")
HEAVY = ("BB", "BC", "CA")
SPEEDS = ("F", "M", "S", "VS")
RADARS = ("", "I", "II", "II*")
GUN_ROWS = ("bow", "stern", "secondary")
BOXES = (*GUN_ROWS, "hull", "torpedoes")
BISMARCK = "bismarck"

# Where a ship is.
ON_MAP = "map"
OFF_MAP = "off"  # an escort with its convoy, a reinforcement that has not come yet
SUNK = "sunk"
REMOVED = "removed"  # out of emergency fuel

# What a ship does instead of moving.
REPAIR = "repair"
PORT = "port"
REFUEL = "refuel"
PATROL = "patrol"

# How the enemy knows a unit.
SIGHTED = "sighted"
SHADOWED = "shadowed"

# The states of the matrix, and what its cells say.
STATES = (
    *("none", REFUEL, PORT, REPAIR, "tried-to-shadow", "evading", PATROL, "no-move", "restricted"),
    *(SIGHTED, SHADOWED, "held", "crippled", "emergency", "returning", "tanker"),
)
PERMISSIONS = ("yes", "no", "-", "one-hex", "free", "first")

# Aircraft.
READY = "ready"
ALOFT = "aloft"
LANDING = "landing"
REFIT = "refit"
LOST = "lost"

# Chart and tracks.
LINES = ("east-west", "north-south")
AIR_ZONES = ("east", "west")
COUNTRIES = ("france", "norway", "home", "allied")
TIMES = ("night", "morning", "noon", "afternoon", "evening")
VIS_X = 10  # the rightmost box of the visibility track
FOG_FROM = 5  # the weather box from which fog lies on the fog hexes

# Battle.
FLEET, CONVOY = BATTLES = ("fleet", "convoy")
CLOSING: Final = "closing"
OPENING: Final = "opening"
BREAKING_OFF: Final = "breaking-off"
POSITIONS = (CLOSING, OPENING, BREAKING_OFF)
Heading = Literal["closing", "opening", "breaking-off"]
RANGES = ("short", "medium", "long", "extreme")
GUN_RESULTS = (*GUN_ROWS, "hull", "hull-evasion", "two-hull-evasion", "special", "miss")
DAMAGE = ("dud", "rudder", "bow", "stern", "hull", "critical", "fire-control")

# How the game ends for Bismarck, and the endings in port by the reason that is announced.
ENDINGS = ("undamaged-at-sea", "france", "norway", "turn-track", "out-of-fuel")
PORTS = {"port-france": "france", "port-norway": "norway"}
