"""The scenarios by name, in the order in which they are offered: set battles first, for those who play at once."""

SCENARIOS = (
    "denmark-strait",
    "last-battle",
    "swordfish-strike",
    "tassafaronga",
    "coral-sea",
    "war-at-sea",
    "competitive",
    "free-battle",
)
