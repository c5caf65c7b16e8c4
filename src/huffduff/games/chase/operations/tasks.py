"""What ships do instead of moving: repair, lie in port, refuel at sea, patrol."""

from typing import Final

from huffduff.engine.chance import Roll
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import GERMAN, ON_MAP, PATROL, PORT, REFUEL, REPAIR, VIS_X
from huffduff.games.chase.options import default
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.status import bar
from huffduff.games.chase.ships.units import blind, d10, evasion, members
from huffduff.games.chase.state import Card, Private, Public, State

SPEED: Final = "speed"
RUDDER: Final = "rudder"
RULES = {REPAIR: "CH-7.3.a", PORT: "CH-7.4.a", REFUEL: "CH-7.5.b", PATROL: "CH-7.6.a"}


@rule("CH-2.3.3.h", "CH-7.3.b", "CH-7.3.h", "CH-7.4.e", "CH-7.5.f", "CH-7.6.e", "CH-7.7.2.ad")
def busy(public: Public, private: Private, name: str, task: str) -> Refused | None:
    """Why a ship cannot be given a task: she is not there, may not act, has moved, or has one already."""
    ship = private.ships.get(name)
    if ship is None or ship.status != ON_MAP:
        return Refused("chase-refuse-no-unit", RULES[task], unit=name)
    if ship.restricted:
        return Refused("chase-refuse-state", "CH-2.3.3.h", ship=name, state="restricted")
    if ship.steamed:
        return Refused("chase-refuse-moved", "CH-7.7.2.ad", ship=name)
    if ship.task and (PATROL in (task, ship.task) or ship.task == task or default(public, "one-task-a-turn")):
        return Refused("chase-refuse-task", "CH-7.7.2.ad", ship=name, task=ship.task)
    return None


@rule("CH-7.3.a", "CH-7.3.d", "CH-7.3.j")
def repair_refusal(public: Public, private: Private, name: str, wish: str) -> Refused | None:
    """Only a damaged rudder or lost speed can be repaired at sea; what shall be mended first is said beforehand."""
    refusal = busy(public, private, name, REPAIR)
    if refusal is not None:
        return refusal
    card = private.ships[name].card
    if not (card.rudder if wish == RUDDER else lost_speed(card)):
        return Refused("chase-refuse-nothing-to-repair", "CH-7.3.a", ship=name, wish=wish)
    return None


def lost_speed(card: Card) -> int:
    """All Evasion Effects together."""
    return sum(card.evasion) + card.lag


@rule("CH-7.4.a", "CH-7.4.c")
def port_refusal(public: Public, private: Private, facts: Facts, side: str, name: str) -> Refused | None:
    """A ship can be marked In Port where her own side has one."""
    refusal = busy(public, private, name, PORT)
    if refusal is None and not facts.chart.port(side, private.ships[name].hex):
        return Refused("chase-refuse-no-port", "CH-7.4.a", ship=name, hex=private.ships[name].hex)
    return refusal


def lie_in_port(private: Private, facts: Facts, name: str) -> None:
    """Fuel, torpedoes and shells come aboard."""
    private.change(name, task=PORT, battles=0, homebound=False)
    fuel.supply(private, facts, name, facts.tables.supply.port)


@rule("CH-2.3.1.i", "CH-7.5.a", "CH-7.5.b", "CH-7.5.d")
def refuel_refusal(public: Public, private: Private, facts: Facts, side: str, tanker: str, name: str) -> Refused | None:
    """A German tanker serves one warship in her hex; the Allies have none."""
    if side != GERMAN:
        return Refused("chase-refuse-german-only", "CH-7.5.a")
    refusal = busy(public, private, tanker, REFUEL) or busy(public, private, name, REFUEL)
    if refusal is not None:
        return refusal
    if facts.ships[tanker].warship:
        return Refused("chase-refuse-no-tanker", "CH-7.5.b", tanker=tanker)
    if not facts.ships[name].warship:
        return Refused("chase-refuse-tanker-needs-none", "CH-7.5.b", ship=name)
    if private.ships[tanker].hex != private.ships[name].hex:
        return Refused("chase-refuse-tanker-elsewhere", "CH-7.5.b", tanker=tanker, ship=name)
    return None


@rule("CH-7.5.b", "CH-7.5.c")
def refuel(private: Private, facts: Facts, tanker: str, name: str) -> None:
    """Both are marked, and the ship takes oil."""
    for marked in (tanker, name):
        private.change(marked, task=REFUEL)
    fuel.supply(private, facts, name, tanker_load(facts, name))


def tanker_load(facts: Facts, name: str) -> int:
    """What a tanker gives in a turn: destroyers take less aboard than others."""
    supply = facts.tables.supply
    return supply.tanker_destroyer if facts.ships[name].kind == "DD" else supply.tanker


@rule("CH-7.6.a", "CH-7.6.b", "CH-7.6.c", "CH-7.6.d", "CH-7.6.e")
def patrol_refusal(public: Public, private: Private, facts: Facts, unit: str) -> Refused | None:
    """A unit that does nothing else may patrol where there is anything to be seen."""
    ships = members(private, unit)
    if not ships:
        return Refused("chase-refuse-no-unit", "CH-7.6.a", unit=unit)
    for ship in ships:
        refusal = busy(public, private, ship.id, PATROL)
        if refusal is not None:
            return refusal
        if ship.homebound:
            return Refused("chase-refuse-restock", "CH-14.a", unit=unit)
        state = bar(facts, "patrol", ship)
        if state:
            return Refused("chase-refuse-state", "CH-7.6.a", ship=ship.id, state=state)
    if blind(public, facts, ships[0].hex):
        rule_id = "CH-7.6.d" if public.visibility >= VIS_X else "CH-7.6.c"
        return Refused("chase-refuse-blind", rule_id, hex=ships[0].hex)
    return None


@rule("CH-7.6.b", "CH-7.6.f")
def patrol(private: Private, unit: str) -> None:
    """All ships of the unit are on patrol and stay where they are."""
    for ship in members(private, unit):
        private.change(ship.id, task=PATROL)


@rule("CH-7.3.b", "CH-7.3.c", "CH-7.3.d", "CH-7.3.e", "CH-7.3.T1")
def repair(s: State, side: str, name: str, wish: str) -> Asking:
    """One roll with the weather; the best result mends the rudder where that was wished for, others give back speed."""
    table = s.data.tables.repair
    rough = table.weather.at(s.public.weather)
    dice = yield Roll(
        "chase-roll-repair", (side,), (10,), ship=name, wish=wish, modifiers=[["chase-mod-weather", rough]]
    )
    result = d10(dice) + rough
    if result == table.rudder_at and wish == RUDDER:
        s.private[side].change_card(name, rudder=False)
        s.tell(who_sees(s, side, name), "chase-rudder-repaired", ship=name)
        return None
    points = regain(s, side, name, table.gain.at(result))
    if points:
        speed = evasion(s.data.ships[name], s.private[side].ships[name].card)
        s.tell(who_sees(s, side, name), "chase-speed-repaired", ship=name, points=points, evasion=speed)
    else:
        s.tell((side,), "chase-repair-failed", ship=name)
    return None


def who_sees(s: State, side: str, name: str) -> tuple[str, ...]:
    """Who hears of something new on a ship's card: everybody if it lies open, else her owner."""
    return EVERYONE if reveal.card_again(s, name) else (side,)


def repair_chance(public: Public, facts: Facts, wish: str) -> int:
    """How many of ten faces mend the rudder, or give back any speed."""
    table = facts.tables.repair
    rough = table.weather.at(public.weather)
    results = [face + rough for face in range(10)]
    return sum(result == table.rudder_at if wish == RUDDER else table.gain.at(result) > 0 for result in results)


@rule("CH-7.3.f", "CH-7.3.g", "CH-7.3.j", "CH-2.3.3.e", "CH-9.p")
def regain(s: State, side: str, name: str, points: int) -> int:
    """Speed comes back up to the printed rating: chits made good return to the cup, a rest stays as a smaller one.

    The points that were really regained; what a chit took beyond all the speed that was left counts for nothing.
    """
    card = s.private[side].ships[name].card
    before = min(lost_speed(card), s.data.ships[name].evasion)
    lost = max(0, before - points)
    held = sorted(card.evasion, reverse=True)
    while sum(held) > lost:
        s.umpire.evasion = (*s.umpire.evasion, held.pop(0))
    s.private[side].change_card(name, evasion=tuple(held), lag=lost - sum(held))
    return before - lost
