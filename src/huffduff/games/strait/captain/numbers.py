"""The numbers that the computer captain was tuned with, each once, with what it means; worth is in points of hull."""

from huffduff.games.strait.state import BRITISH, GERMAN

CREW = {GERMAN: ("lindemann", "brinkmann"), BRITISH: ("holland", "leach")}  # who was there
CHAIN = 1.64  # cards that count in a chain, on average
LASTING = {"A": 6.0, "K": 4.0, "Q": 3.0, "J": 3.0, "3": 3.0, "2": 8.0}  # what a card with lasting effects is worth
GOOD_RANGE = {GERMAN: 4, BRITISH: 2}  # the range that a side seeks
CAUTION = 0.75  # how much harm taken counts beside harm done
FAR = 6  # the range at which a German is out of reach
AWAY = 3.0  # what it is worth to him to be there
BEARING = 0.3  # what it is worth to have an enemy on the broadside
DRIFT = 0.35  # what every space away from the good range costs
OUT_OF_TOUCH = 2  # spaces short of out of reach from which a British ship loses touch
TURN_AND_MOVE = 1.2  # what a turn and a move at once has to bring
LOST = -1000.0  # what it is worth to be off the board
LOYALTY = 0.2  # what each splash marker on the present target is worth
SPARE_REPAIR, SPARE_MORALE = 1, 1  # captain points that are kept for a repair and for a check
