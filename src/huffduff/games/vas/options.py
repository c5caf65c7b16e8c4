"""What two players agree on before the battle, and the rulings that can be played the other way."""

from collections.abc import Mapping

from huffduff.engine.game import Option

NAVIES = ("GB", "DE", "US", "JP", "IT", "FR")
PAIRINGS = ("attrition-destroy", "attrition-retreat", "breakout-line", "destroy-stand", "sweep-line")
YEARS = ("1941", "1936", "1937", "1938", "1939", "1940", "1942", "1943", "1944", "1945")

COUNTED = ("war-at-sea", "competitive")
BUILT = (*COUNTED, "free-battle")
PAIRED = ("competitive",)
REINFORCED = ("denmark-strait", "last-battle")

OPTIONS = (
    Option("points", ("1000", "500", "750", "1500", "2000", "3000"), "VS-OBJ.1", scenarios=COUNTED),
    Option("year", YEARS, "VS-NAT.1", scenarios=BUILT),
    Option("blue-navy", NAVIES, "VS-NAT.2", scenarios=BUILT),
    Option("red-navy", ("DE", "GB", "US", "JP", "IT", "FR"), "VS-NAT.2", scenarios=BUILT),
    Option("pairing", PAIRINGS, "VS-WAS.6", scenarios=PAIRED),
    Option("pairing-sides", ("diced", "first-blue", "first-red"), "VS-WAS.6", scenarios=PAIRED),
    Option("cards", ("core", "all"), "VS-BASIC.9", scenarios=BUILT),
    Option("reinforcements", ("off", "on"), "VS-WAS.1", scenarios=REINFORCED),
    Option("secret-objectives", ("off", "on"), "VS-OBJ.2", scenarios=COUNTED),
    Option("dogfight-blocks-attack", ("off", "on"), "VS-DOG.15"),
    Option("later-corrections", ("on", "off"), "VS-DEEP.7", former="off"),  # D-12
)


def corrected(options: Mapping[str, str]) -> bool:
    """Whether the match was begun after the rulebook was read a second time; those begun before go on as they were."""
    return options.get("later-corrections") != "off"
