"""Spotting for attacks beyond the horizon: Observation Flights over targets that do not move."""

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.words import Seat, ShipId
from huffduff.games.vas.gunnery.sight import stationary
from huffduff.games.vas.state import State


class SpotHints(msgspec.Struct, frozen=True):
    """The stationary enemies."""

    targets: tuple[ShipId, ...]


SPOT = question("vas-ask-spot", "VS-BTH.3", answer=tuple[ShipId, ...], hints=SpotHints)


@rule("VS-BTH.3", "VS-OBS.4", "VS-BTH.2")
@step
def spot(s: State, seat: Seat) -> Asking:
    """Each Observation Flight that guides fire names one stationary enemy for this phase."""
    flights = s.public.sides[seat].observers_spotting
    targets = tuple(
        ship.id
        for ship in s.public.ships.values()
        if ship.side != seat and ship.status == "table" and stationary(s.data, ship)
    )
    if not flights or not targets:
        return ()

    def check(named: tuple[ShipId, ...]) -> Refused | None:
        for target in named:
            if target not in targets:
                return Refused("vas-not-to-spot", "VS-BTH.2", target=target)
        if len(set(named)) < len(named) or len(named) > flights:
            return Refused("vas-too-many-spotted", "VS-OBS.4", flights=flights)
        return None

    def sample(rng: Rng) -> tuple[ShipId, ...]:
        return tuple(target for target in targets if rng.random() < 0.7)[:flights]

    named = yield from SPOT.put(seat, Orders(check, sample, hints=lambda: SpotHints(targets)), flights=flights)
    others = tuple(pair for pair in s.public.spotted if pair[0] != seat)
    s.public.spotted = (*others, *((seat, target) for target in named))
    for target in named:
        s.tell(EVERYONE, "vas-spots", seat=seat, target=target)
    return ()
