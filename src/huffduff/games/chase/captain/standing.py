"""How the German side stands: what is won so far, what an ending would be worth, and where there is a haven."""

from functools import cached_property

from huffduff.games.chase.captain.chart_work import FARTHEST, field
from huffduff.games.chase.captain.numbers import LATE
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, BISMARCK, GERMAN
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.state import Private, Public, Ship
from huffduff.games.chase.victory import boxes, convoys, strategic


class Standing:
    """What can be read off his chart and the table."""

    def __init__(self, public: Public, private: Private, facts: Facts) -> None:
        self.public = public
        self.private = private
        self.facts = facts

    @property
    def chief(self) -> Ship:
        return self.private.ships[BISMARCK]

    @property
    def left(self) -> int:
        """Turns after this one."""
        return self.facts.scenarios[self.public.scenario].last_turn - self.public.turn

    @cached_property
    def endings(self) -> dict[str, float]:
        """What the ways to end are worth."""
        return {**self.facts.tables.victory.ending, **self.facts.scenarios[self.public.scenario].ending}

    @cached_property
    def score(self) -> float:
        """Points won so far."""
        return convoys(self.private, self.facts) + self.public.points

    @cached_property
    def sound(self) -> bool:
        """Whether Bismarck has lost nothing that cannot be made good."""
        printed, card = self.facts.ships[BISMARCK], self.chief.card
        whole = boxes(card) == (printed.bow, printed.stern, printed.secondary, printed.hull)
        return whole and not (card.fire_control or card.radar_out)

    @cached_property
    def triumph(self) -> bool:
        """Whether Bismarck need only come into any port to have won more than the day."""
        return strategic(self.public, self.facts, "port-france")

    def enough(self, ending: str) -> bool:
        """Whether the game would be won if it ended like this now."""
        glorious = self.triumph and ending in ("france", "norway")
        return glorious or self.score + self.endings[ending] >= self.facts.tables.victory.german_from

    @cached_property
    def havens(self) -> tuple[str, ...]:
        """Ports that the enemy does not watch: in Norway if that is enough, otherwise in France."""
        chart = self.facts.chart
        countries = ("france", "norway") if self.enough("norway") else ("france",)
        return tuple(
            port.hex for port in chart.ports if port.country in countries and not chart.intrinsic(ALLIED, port.hex)
        )

    def away(self, place: str, *goals: str) -> int:
        """Steps from a hex to the nearest of several goals."""
        return field(self.facts.chart, GERMAN, *goals).get(place, FARTHEST)

    def in_reach(self, turns: int) -> bool:
        """Whether Bismarck can be in a haven after so many turns, as fast as she is now."""
        return self.away(self.chief.hex, *self.havens) <= turns * sailing.pace(self.facts, self.chief)

    @cached_property
    def saved(self) -> bool:
        """Whether the game is won by coming into a haven, and one can still be reached."""
        return self.enough("france") and self.in_reach(self.left)

    @cached_property
    def harbours(self) -> tuple[str, ...]:
        """Ports at home."""
        return tuple(port.hex for port in self.facts.chart.ports if port.country == "home")

    @cached_property
    def reserve(self) -> int:
        """Fuel that Bismarck must have in the end, if she comes through it undamaged and the end is near or won."""
        wanted = self.sound and (self.enough("undamaged-at-sea") or self.left <= LATE)
        return self.facts.tables.victory.undamaged_fuel if wanted else 0

    def kind(self, ship: Ship) -> str:
        return self.facts.ships[ship.id].kind
