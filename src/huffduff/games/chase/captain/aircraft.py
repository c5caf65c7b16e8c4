"""Aircraft of the computer players: attack what is shadowed, search where the enemy is likeliest to be."""

from collections.abc import Mapping

from huffduff.games.chase.captain.chart_work import flight
from huffduff.games.chase.captain.numbers import LOOKED_AT
from huffduff.games.chase.captain.order_pad import Pad
from huffduff.games.chase.facts.terms import ALOFT, OTHER, READY, SHADOWED, VIS_X
from huffduff.games.chase.operations.flights import base_hex, starts_from
from huffduff.games.chase.operations.orders import Fly
from huffduff.games.chase.operations.search import factors
from huffduff.games.chase.ships.units import blind
from huffduff.games.chase.state import Wing


class Air:
    """The flights of a side in one turn, planned when its ships have their orders."""

    def __init__(self, pad: Pad) -> None:
        self.pad = pad
        self.chart = pad.facts.chart
        self.need = pad.public.visibility

    def ready(self, status: str = READY) -> list[Wing]:
        return [
            wing
            for wing in self.pad.private.wings.values()
            if wing.status == status and base_hex(self.pad.private, self.pad.facts, wing.id)
        ]

    def base(self, wing: Wing) -> str:
        return base_hex(self.pad.private, self.pad.facts, wing.id)

    def strike(self) -> None:
        """Every combat wing that can reach a shadowed enemy warship attacks her."""
        targets = [
            contact.hex
            for contact in self.pad.public.contacts.values()
            if contact.side == OTHER[self.pad.side]
            and contact.marker == SHADOWED
            and not blind(self.pad.public, self.pad.facts, contact.hex)
        ]
        for wing in self.ready() if targets else ():
            card = self.pad.facts.wings[wing.id]
            base = self.base(wing)
            for place in targets if card.kind == "combat" else ():
                there = self.chart.distance(base, place)
                if 0 < there <= card.speed // 2 and self.pad.give(self.there_and_back(wing, place, (), place)):
                    break

    def there_and_back(self, wing: Wing, place: str, searches: tuple[str, ...], attack: str = "") -> Fly:
        base = self.base(wing)
        out = flight(self.chart, base, place)
        return Fly(wing.id, (*out, *out[-2::-1], base), searches, attack)

    def search(self, chances: Mapping[str, float]) -> None:
        """First those that are in the air fly home, then the likeliest hexes are searched as long as wings last."""
        if self.need >= VIS_X:
            return
        left = {place: chance for place, chance in chances.items() if not blind(self.pad.public, self.pad.facts, place)}
        have = factors(self.pad.public, self.pad.private, self.pad.facts, self.pad.side)
        for wing in self.ready(ALOFT):
            self.fly_home(wing, left, have)
        wings = self.ready()
        for place in sorted(left, key=lambda place: -left[place])[:LOOKED_AT]:
            if left[place] <= 0.0:
                continue
            team = self.team(wings, place, self.lacking(have, place))
            for wing, markers in team:
                if self.send(wing, place, markers, left, have):
                    wings.remove(wing)

    def lacking(self, have: Mapping[str, int], place: str) -> int:
        """Markers that a hex still needs; one in any case, for only aircraft keep in touch with what they find."""
        table = self.pad.facts.tables.search
        return max(1, -(-(self.need - have.get(place, 0)) // table.flight))

    def capacity(self, wing: Wing, place: str) -> int:
        """How many search markers a wing can drop in a hex and still come home in time."""
        card, base = self.pad.facts.wings[wing.id], self.base(wing)
        there = self.chart.distance(base, place)
        if not there:
            return 0
        spare = card.speed - 2 * there
        if spare < 0 and card.endurance > 1:
            spare = card.speed - there
        return self.pad.facts.tables.search.free_markers + spare // self.need if spare >= 0 else 0

    def team(self, wings: list[Wing], place: str, lacking: int) -> list[tuple[Wing, int]]:
        """The fewest wings that can search a hex together; nobody if all are not enough."""
        able = [(wing, markers) for wing in wings if (markers := self.capacity(wing, place))]
        alone = [(wing, markers) for wing, markers in able if markers >= lacking]
        if alone:
            return [(min(alone, key=lambda item: (item[1], self.pad.facts.wings[item[0].id].endurance))[0], lacking)]
        chosen: list[tuple[Wing, int]] = []
        for wing, markers in sorted(able, key=lambda item: -item[1]):
            if lacking > 0:
                chosen.append((wing, min(markers, lacking)))
                lacking -= markers
        return chosen if lacking <= 0 else []

    def send(self, wing: Wing, place: str, markers: int, left: dict[str, float], have: dict[str, int]) -> bool:
        """Fly out, drop the markers, and use those that are left for other hexes on the way."""
        card, base = self.pad.facts.wings[wing.id], self.base(wing)
        out = flight(self.chart, base, place)
        stays = 2 * len(out) > card.speed
        path = (*out,) if stays else (*out, *out[-2::-1], base)
        searches = (place,) * markers + self.spare(out, place, self.capacity(wing, place) - markers, left, have)
        if not self.pad.give(Fly(wing.id, path, searches, "")):
            return False
        self.note(searches, left, have)
        return True

    def spare(
        self, path: list[str], place: str, markers: int, left: Mapping[str, float], have: Mapping[str, int]
    ) -> tuple[str, ...]:
        """Markers to spare go to the likeliest hexes on the way that they can complete."""
        found: list[str] = []
        for other in sorted(path, key=lambda other: -left.get(other, 0.0)):
            needed = self.lacking(have, other)
            if other != place and left.get(other, 0.0) > 0.0 and needed <= markers:
                found += [other] * needed
                markers -= needed
        return tuple(found)

    def note(self, searches: tuple[str, ...], left: dict[str, float], have: dict[str, int]) -> None:
        for place in searches:
            have[place] = have.get(place, 0) + self.pad.facts.tables.search.flight
            if have[place] >= self.need:
                left[place] = 0.0

    def fly_home(self, wing: Wing, left: dict[str, float], have: dict[str, int]) -> None:
        """On the way home there are markers to drop, too."""
        facts = self.pad.facts
        path = flight(self.chart, starts_from(self.pad.private, facts, wing), self.base(wing))
        spare = facts.wings[wing.id].speed - len(path)
        if path and spare >= 0:
            searches = self.spare(path, "", facts.tables.search.free_markers + spare // self.need, left, have)
            if self.pad.give(Fly(wing.id, tuple(path), searches, "")):
                self.note(searches, left, have)
