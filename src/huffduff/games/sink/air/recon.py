"""How far aircraft fly from their base, and where reconnaissance may be."""

from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, RECON, AirId, Hex, Seat

PLYMOUTH = "Plymouth"  # the one port in Great Britain that German bombers may attack


def home(facts: Facts, unit: AirId) -> Hex:
    """The hex of the base of an aircraft that is not a carrier's."""
    card = facts.aircraft[unit]
    return facts.chart.base(card.side, card.base)


@rule("SB-8.22.a", "SB-8.23.a", "SB-8.23.c", "SB-8.23.d", "SB-8.28.a")
def patrols(facts: Facts, unit: AirId) -> tuple[Hex, ...]:
    """All hexes in which a recon unit may be: those within its radius, counted from its base wherever it is now."""
    card = facts.aircraft[unit]
    return facts.chart.sky(card.side, home(facts, unit), card.radius)


@rule("SB-8.11.c", "SB-8.21.a", "SB-8.22.a", "SB-8.23.e", "SB-8.24.a", "SB-8.25.a", "SB-8.26.a")
def recon_refusal(facts: Facts, seat: Seat, unit: AirId, place: Hex) -> Refused | None:
    """Why a side may not send a recon unit to a hex; it may go to any in its radius, every turn, and stay there."""
    card = facts.aircraft.get(unit)
    if card is None or card.side != seat or card.kind != RECON:
        return Refused("sink-refuse-no-recon", "SB-8.11.a", unit=unit)
    if place not in facts.chart.places:
        return Refused("sink-refuse-off-map", "SB-8.23.e", unit=unit, hex=place)
    if not facts.chart.flies(seat, place):
        return Refused("sink-refuse-over-britain", "SB-8.23.a", unit=unit, hex=place)
    if place not in patrols(facts, unit):
        return Refused("sink-refuse-too-far", "SB-8.22.a", unit=unit, hex=place, radius=card.radius)
    return None


@rule("SB-8.23.a", "SB-8.23.b", "SB-12.32.c")
def attack_distance(chart: Chart, seat: Seat, start: Hex, place: Hex, port: bool) -> int | None:
    """How far an attack has to fly; None where it may not.  Germans fly round Great Britain, and into it only against
    ships in the port of Plymouth."""
    if seat == BRITISH:
        return chart.distance(start, place)
    flown = chart.flights(seat, start)
    if place in flown:
        return flown[place]
    harbour = chart.port(BRITISH, place)
    if not port or harbour is None or harbour.name != PLYMOUTH:
        return None
    return min((flown[near] + 1 for near in chart.neighbours(place) if near in flown), default=None)
