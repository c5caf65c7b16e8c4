"""The words that data and rules share: sides, names of things, classes of ships, kinds of aircraft."""

from typing import Final, Literal, NewType

Seat = Literal["german", "british"]
GERMAN: Final = "german"
BRITISH: Final = "british"
SEATS: tuple[Seat, Seat] = (GERMAN, BRITISH)
OTHER: dict[Seat, Seat] = {GERMAN: BRITISH, BRITISH: GERMAN}

Hex = NewType("Hex", str)  # the printed number, such as 3716
ShipId = NewType("ShipId", str)
AirId = NewType("AirId", str)
TokenId = NewType("TokenId", str)  # a task force marker on the map; says its side and nothing else
ConvoyId = NewType("ConvoyId", str)  # designator and a number, in the order in which they came to the map

SCENARIOS = ("historical", "rheinuebung", "gneisenau", "convoy-escort", "breakout")  # as they are offered

BISMARCK = ShipId("bismarck")  # whose finding, sinking or escape the rules speak of
EXIT = Hex("exit")  # the last entry of a course that leaves the map over the southern edge

ShipClass = Literal["BB", "BC", "CV", "CA", "CL", "DD"]
CLASSES: tuple[ShipClass, ...] = ("BB", "BC", "CV", "CA", "CL", "DD")
CAPITAL: tuple[ShipClass, ...] = ("BB", "BC")

# What a detected force has to tell of a ship: less than her class.
Category = Literal["battleship", "carrier", "cruiser", "destroyers"]
CATEGORIES: tuple[Category, ...] = ("battleship", "carrier", "cruiser", "destroyers")
CATEGORY: dict[ShipClass, Category] = {
    "BB": "battleship",
    "BC": "battleship",
    "CV": "carrier",
    "CA": "cruiser",
    "CL": "cruiser",
    "DD": "destroyers",
}

Range = Literal["A", "B", "C"]  # from the longest to the shortest
RANGES: tuple[Range, ...] = ("A", "B", "C")

AirKind = Literal["R", "B", "T"]
RECON: Final = "R"
TORPEDO_BOMBER: Final = "T"

Visibility = Literal["good", "fair", "poor"]
VISIBILITIES: tuple[Visibility, ...] = ("good", "fair", "poor")

Designator = Literal["HX", "SC", "ON", "ONS", "SL", "OG", "WS8B"]
DESIGNATORS: tuple[Designator, ...] = ("HX", "SC", "ON", "ONS", "SL", "OG", "WS8B")

Track = Literal["atlantic", "african"]
TRACKS: tuple[Track, ...] = ("atlantic", "african")

Country = Literal[
    "great-britain", "ireland", "iceland", "newfoundland", "gibraltar", "norway", "occupied-europe", "neutral"
]
COUNTRIES: tuple[Country, ...] = (
    "great-britain",
    "ireland",
    "iceland",
    "newfoundland",
    "gibraltar",
    "norway",
    "occupied-europe",
    "neutral",
)
