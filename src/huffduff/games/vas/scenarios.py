"""The scenarios by name, in the order in which they are offered."""

SCENARIOS = (
    "war-at-sea",
    "competitive",
    "free-battle",
    "denmark-strait",
    "last-battle",
    "swordfish-strike",
    "tassafaronga",
    "coral-sea",
)
