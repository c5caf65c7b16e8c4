"""The words that rules, data and state share: seats, identities, areas, traits, orders, edges.

Lengths are whole hundredths of an inch (`INCH`), bearings whole degrees clockwise from north; x grows to the east, y to
the north, and the south-west corner of the table is the origin.
"""

from typing import Final, Literal, NewType

ShipId = NewType("ShipId", str)  # one ship of this battle: "blue-bismarck", "red-la-vallette"
FlightId = NewType("FlightId", str)  # one Flight of this battle: "blue-swordfish-i-torpedo-bomber-1"
CardId = NewType("CardId", str)  # a card with its refits: "tirpitz", "tirpitz-1941"
WeaponId = NewType("WeaponId", str)  # a line of a card: "A", "light-1", "torpedo-port-2", "aa"
PlaneId = NewType("PlaneId", str)  # a row of an aircraft chart: "a6m2-zero-fighter"

Seat = Literal["blue", "red"]
BLUE: Final = "blue"
RED: Final = "red"
SEATS: Final[tuple[Seat, Seat]] = (BLUE, RED)
OTHER: Final[dict[Seat, Seat]] = {BLUE: RED, RED: BLUE}

INCH: Final = 100
HORIZON: Final = 30 * INCH
SMOKE_RADIUS: Final = 50  # a counter is an inch across

Navy = Literal["US", "JP", "GB", "DE", "IT", "FR"]
ShipType = Literal["battleship", "cruiser", "destroyer", "carrier", "civilian", "boat", "submarine", "installation"]
WeaponKind = Literal["main", "light", "aa", "torpedo"]
Role = Literal["fighter", "bomber", "dive-bomber", "kamikaze", "torpedo-bomber"]
Area = Literal["engine", "weapons", "crew"]
AREAS: Final[tuple[Area, Area, Area]] = ("engine", "weapons", "crew")
Vital = Literal["bridge", "rudder", "engineering", "magazine", "explosions", "catastrophe"]
Rudder = Literal["free", "port", "ahead", "starboard"]
Order = Literal["all-hands", "come-about", "smoke", "evade", "flood", "scramble"]
Battery = Literal["light", "aa", "torpedo"]  # the classes of weapon that starred critical results take dice from
Band = Literal["point-blank", "short", "long", "extreme"]
Edge = Literal["north", "east", "south", "west"]
Phase = Literal["setup", "initiative", "movement", "gunnery", "end", "over"]
Objective = Literal[
    "destroy",
    "breakout",
    "defence-line",
    "attrition",
    "sweep-and-clear",
    "domination",
    "fighting-retreat",
    "last-stand",
    "ultimate-enemy",
]
Priority = Literal["high", "medium", "low"]
ZoneName = Literal["standard", "enhanced", "superior"]
Airborne = Literal["patrol", "half", "all"]  # how many Flights of a carrier begin in the air
EdgeSeen = Literal["own", "enemy", "west", "east"]  # an edge as a side sees the table
Effect = Literal[
    "props-damaged",
    "rudder-damaged",
    "turbine-damaged",
    "fuel-system-ruptured",
    "engines-disabled",
    "fuel-explosion",
    "secondary-weapons-damaged",
    "secondary-weapons-destroyed",
    "turret-damaged",
    "turret-destroyed",
    "magazine-explosion",
    "multiple-explosions",
    "shrapnel",
    "fire",
    "multiple-fires",
    "heavy-shrapnel",
    "hull-breach",
    "explosion",
]
Level = Literal["none", "minor", "major"]

ShipTrait = Literal[
    "advanced-radar",
    "agile",
    "aircraft",
    "armoured-deck",
    "carrier",
    "depth-charge",
    "lumbering",
    "radar",
    "sub-hunter",
    "torpedo-belt",
]
WeaponTrait = Literal[
    "devastating",
    "dp",
    "fast-track",
    "heavy",
    "local",
    "one-shot",
    "restricted",
    "slow-loading",
    "twin-linked",
    "weak",
]
PlaneTrait = Literal["devastating", "large", "tough", "very-tough"]

FORE: Final = 1
STARBOARD: Final = 2
AFT: Final = 4
PORT: Final = 8
ALL_ROUND: Final = 15
ARC_LETTERS: Final = {"F": FORE, "S": STARBOARD, "A": AFT, "P": PORT}
