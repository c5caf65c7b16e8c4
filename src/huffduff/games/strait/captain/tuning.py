"""The numbers that the computer captain was tuned with.  What is not a range is worth in points of hull."""

CREW = {"german": ("lindemann", "brinkmann"), "british": ("holland", "leach")}  # flagship, other ship

CHAIN = 1.64  # cards that count in a chain, on average
LASTING = {"A": 6.0, "K": 4.0, "Q": 3.0, "J": 3.0, "3": 3.0, "2": 8.0}  # what a card is worth
CAUTION = 0.75  # how much harm suffered counts against harm done
LIGHT = 0.6  # how much harm to a ship counts that never decides the battle
LOYALTY = 0.2  # what each splash marker on a target adds to firing at her again
POINT = 0.4  # what a captain point is worth when a manoeuvre is to be paid for

GOOD_RANGE = {"german": 4, "british": 2}  # where a side likes to fight
DRIFT = 0.35  # what each space off the good range costs
BEARING = 0.3  # what it is worth to have an enemy on the broadside
FAR = 6  # the range at which Germans are out of reach
AWAY = 3.0  # what it is worth to a German to be there, and what each space towards it costs a Briton
TOUCH = 2  # how many spaces before that the British begin to worry

SPARE_REPAIR = 1  # points that a damaged ship keeps for a repair while she shoots
SPARE_MORALE = 1  # points that a ship keeps for a check of morale
