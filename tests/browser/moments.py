"""Moments of the chase that come up rarely: for each the position, and the seat that is asked."""

from collections.abc import Callable
from typing import Any, NamedTuple

from huffduff.engine.questions import Do, do
from huffduff.games.chase.battle import combat
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.battle.gunnery import gunfire
from huffduff.games.chase.battle.moves import BattleMove, battle_movement
from huffduff.games.chase.battle.rounds import battle_ends, concession
from huffduff.games.chase.battle.torpedoes import torpedo_launch
from huffduff.games.chase.battle.withdrawal import aborts, reinforcement
from huffduff.games.chase.facts.terms import (
    ALLIED,
    BREAKING_OFF,
    CLOSING,
    GERMAN,
    OFF_MAP,
    OPENING,
    SHADOWED,
    SIGHTED,
)
from huffduff.games.chase.operations import air_attack, chance, shadow, submarines
from huffduff.games.chase.operations.manoeuvres import Divert
from huffduff.games.chase.operations.repairs import repairs
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.shadow import Attempt
from huffduff.games.chase.setup import buy_units, place_tankers
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, Place, clash
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting, wing

UNARMED = {"bow": 0, "stern": 0, "secondary": 0, "torpedoes": 0}


class Moment(NamedTuple):
    """A written position that a match is to begin with."""

    seat: str
    position: dict[str, Any]


def moment(seat: str, table: Table) -> Moment:
    """The position of a test's table, after which the turns go on as always."""
    written = table.position.dump()
    written["agenda"] = [line for line in written["agenda"] if line[0] != "rest"] + [["game_turn", []]]
    return Moment(seat, written)


def scene(s: State | None = None) -> State:
    """Daylight in the Denmark Strait: a German force with two cruisers beside it, a tanker, the Home Fleet far off."""
    s = s or setting(visibility=2)
    band(s, "KG1", "D18", "bismarck", "prinz-eugen")
    put(s, "weissenburg", "S12")
    band(s, "TF1", "K27", "hood", "prince-of-wales")
    put(s, "norfolk", "D18")
    put(s, "suffolk", "D18")
    return s


def boat() -> Table:
    """A German submarine is in contact."""
    return Table(scene(), do(submarines.german_boat, "german"))


def pursuit() -> Table:
    """Two cruisers try to shadow the force."""
    s = scene()
    contact = locate(s, "bismarck", SIGHTED)
    return Table(s, do(shadow.shadow_attempts, (), (), ())).answer((Attempt(contact, ("norfolk", "suffolk")),))


def parted() -> Table:
    """The force has split up before them."""
    return pursuit().answer(Divert(("prinz-eugen",), ("bismarck",)))


def two_in_one_hex() -> Table:
    """Two sighted units in the same hex."""
    s = scene()
    put(s, "5-zerstorerflottille", "D18")
    locate(s, "bismarck", SIGHTED)
    locate(s, "5-zerstorerflottille", SIGHTED)
    return Table(s, do(shadow.shadow_attempts, (), (), ()))


def found() -> Table:
    """The force is sighted, and cruisers are in its hex."""
    s = scene()
    locate(s, "bismarck", SIGHTED)
    return Table(s, do(combat.initiate, ALLIED))


def bombers() -> Table:
    """German aircraft over a shadowed force of cruisers."""
    s = scene()
    band(s, "TF2", "T17", "dorsetshire", "norfolk", "suffolk")
    locate(s, "TF2", SHADOWED)
    bomber = next(name for name, card in FACTS.wings.items() if card.type == "he-111")
    s.private[GERMAN].attacks = (("T17", wing(s, bomber).id),)
    return Table(s, do(air_attack.air_strike, GERMAN))


def hunter() -> Table:
    """Bismarck alone on a convoy route, beyond the reach of aircraft."""
    s = scene()
    put(s, "bismarck", "L10")
    return Table(s, do(chance.hunt))


def prey(*names: str) -> Table:
    """What she has found there."""
    s = scene()
    put(s, "bismarck", "L10")
    return Table(s, do(chance.last_decisions, "bismarck", names))


def at_work() -> Table:
    """Ships with more to do than to sail: hurt, short of fuel beside a tanker, in port, in company, with aircraft."""
    s = scene(setting(visibility=2, repairs="with-orders"))
    put(s, "bismarck", "S12", fuel=3, evasion=(5,), rudder=True)
    put(s, "prinz-eugen", "S12", fuel=2)
    band(s, "KG2", "J30", "5-zerstorerflottille", "6-zerstorerflottille")
    for name, card in FACTS.wings.items():
        if card.side == GERMAN:
            wing(s, name)
    return Table(s, do(movement_orders))


def battle(step: Do, *places: Place, attacker: str = GERMAN, changes: dict[str, Any] | None = None) -> Table:
    """A step of a battle round that has come to its third; another ship of each side is in the hex."""
    s = clash(*places, attacker=attacker, number=3, changes=changes)
    return Table(s, step, do(battle_ends))


def duel(step: Do, apart: int) -> Table:
    """Two cruisers on the board with so many zones between them."""
    return battle(step, ("prinz-eugen", 10, OPENING), ("norfolk", 10 + apart, OPENING))


def pushed() -> Table:
    """Hood breaks off from the edge of the board, and Prinz Eugen falls behind."""
    places = ("hood", 1, BREAKING_OFF), ("prinz-eugen", 26, BREAKING_OFF)
    return battle(do(battle_movement), *places, attacker=ALLIED).answer(BattleMove(BREAKING_OFF, 3))


def help_near() -> Table:
    """A battle with another ship of ours in the hex."""
    s = clash(("prinz-eugen", 10, OPENING), ("norfolk", 20, OPENING), number=3)
    put(s, "bismarck", HERE)
    return Table(s, do(reinforcement, GERMAN), do(battle_ends))


def in_hiding() -> Table:
    """The tankers wait for their places."""
    s = scene()
    for name in FACTS.scenarios["campaign"].placed:
        put(s, name, "", status=OFF_MAP)
    return Table(s, do(place_tankers))


def limping() -> Table:
    """Bismarck's card lies open and shows what can be mended."""
    s = scene()
    change(s, "bismarck", rudder=True, lag=4)
    show_card(s, "bismarck")
    return Table(s, do(repairs), do(movement_orders))


def shipyard() -> Table:
    """Both sides may buy."""
    return Table(scene(setting(visibility=2, optional_units="on")), do(buy_units))


MOMENTS: dict[str, Callable[[], Moment]] = {
    "sub-hex": lambda: moment(GERMAN, boat()),
    "sub-ship": lambda: moment(ALLIED, boat().answer("D18")),
    "tankers": lambda: moment(GERMAN, in_hiding()),
    "buy": lambda: moment(GERMAN, shipyard()),
    "shadow": lambda: moment(ALLIED, two_in_one_hex()),
    "evade": lambda: moment(GERMAN, pursuit()),
    "divert": lambda: moment(ALLIED, parted()),
    "divide": lambda: moment(ALLIED, parted().answer("both")),
    "combat": lambda: moment(ALLIED, found()),
    "air-target": lambda: moment(GERMAN, bombers()),
    "air-ship": lambda: moment(ALLIED, bombers().answer(bombers().options[0])),
    "end-german": lambda: moment(GERMAN, hunter()),
    "attack-merchant": lambda: moment(GERMAN, prey("merchant")),
    "attack-convoy": lambda: moment(GERMAN, prey("hx-127")),
    "either-convoy": lambda: moment(GERMAN, prey("hx-127", "sl-74")),
    "no-prey": lambda: moment(GERMAN, prey()),
    "end-allied": lambda: moment(ALLIED, prey()),
    "repairs": lambda: moment(GERMAN, limping()),
    "orders": lambda: moment(GERMAN, at_work()),
    "torpedoes": lambda: moment(GERMAN, duel(do(torpedo_launch, GERMAN), 6)),
    "fire": lambda: moment(GERMAN, duel(do(gunfire, GERMAN), 6)),
    "battle-move": lambda: moment(ALLIED, duel(do(battle_movement), 6)),
    "pushed": lambda: moment(GERMAN, pushed()),
    "abort": lambda: moment(GERMAN, battle(do(aborts), ("prinz-eugen", 1, BREAKING_OFF), ("norfolk", 22, CLOSING))),
    "reinforce": lambda: moment(GERMAN, help_near()),
    "concede": lambda: moment(
        ALLIED,
        battle(
            do(concession, ALLIED),
            ("prinz-eugen", 10, CLOSING),
            ("norfolk", 14, CLOSING),
            changes={"norfolk": {**UNARMED, "rudder": True}},
        ),
    ),
}
