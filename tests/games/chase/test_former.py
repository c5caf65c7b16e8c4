"""Records of the first version, whose answers were lists of words, lead through the same games."""

from pathlib import Path
from typing import Any

import pytest

from huffduff.engine import record
from huffduff.games.chase import GAME
from huffduff.games.chase.battle.combat import COMBAT, DONE, Attack
from huffduff.games.chase.battle.engagements import SHIPS
from huffduff.games.chase.battle.gunnery import GUNFIRE, Fire
from huffduff.games.chase.battle.moves import MOVE, BattleMove
from huffduff.games.chase.battle.torpedoes import LAUNCH, Torpedoes
from huffduff.games.chase.battle.withdrawal import REINFORCE
from huffduff.games.chase.operations.air_attack import TARGET, AirTarget
from huffduff.games.chase.operations.convoys import EITHER_PREY, EitherConvoy
from huffduff.games.chase.operations.manoeuvres import DIVISION, EVADE, EVADING, HOLD, Divert, Division
from huffduff.games.chase.operations.orders import (
    Detach,
    Fly,
    Form,
    InPort,
    Move,
    Patrol,
    Refuel,
    Repair,
    Return,
    Stay,
)
from huffduff.games.chase.operations.sealed_orders import ORDERS
from huffduff.games.chase.operations.shadow import ATTEMPT, Attempt
from huffduff.games.chase.operations.shadowed import MOVES
from huffduff.games.chase.setup import BERTHS, PURCHASE, Berth
from tests.games.chase.table import FACTS

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("name", ["swordfish", "battle"])
def test_a_record_of_the_first_version_leads_through_the_same_game(name: str) -> None:
    old = record.read((RECORDS / f"chase-1-{name}.json").read_bytes())
    assert old.version == 1 < GAME.version
    assert record.verify(old, GAME, FACTS) == len(old.rolls) > 0


@pytest.mark.parametrize(
    ("question", "former", "today"),
    [
        (ORDERS, [["form", "KG1", "koln", "tirpitz"]], (Form("KG1", ("koln", "tirpitz")),)),
        (ORDERS, [["detach", "koln"], ["return", "tirpitz"]], (Detach(("koln",)), Return("tirpitz"))),
        (ORDERS, [["repair", "koln", "speed"], ["port", "hood"]], (Repair("koln", "speed"), InPort("hood"))),
        (ORDERS, [["refuel", "belchen", "koln"], ["patrol", "TF1"]], (Refuel("belchen", "koln"), Patrol("TF1"))),
        (ORDERS, [["move", "KG1", "P10", "P11"]], (Move("KG1", ("P10", "P11")),)),
        (ORDERS, [["fly", "a", ["K27", "K28"], ["K27"], ""]], (Fly("a", ("K27", "K28"), ("K27",), ""),)),
        (MOVES, [["stay", "KG1"], ["move", "koln", "P10"]], (Stay("KG1"), Move("koln", ("P10",)))),
        (ATTEMPT, [["done"]], ()),
        (ATTEMPT, [["shadow", "C1", "norfolk", "suffolk"]], (Attempt("C1", ("norfolk", "suffolk")),)),
        (EVADING, ["none"], HOLD),
        (EVADING, ["evade"], EVADE),
        (EVADING, ["divert", "bismarck", "/", "koln", "lutzow"], Divert(("bismarck",), ("koln", "lutzow"))),
        (DIVISION, ["divide", "norfolk", "/", "suffolk"], Division(("norfolk",), ("suffolk",))),
        (COMBAT, ["done"], DONE),
        (COMBAT, ["attack", "TF1", "C2"], Attack("TF1", "C2")),
        (TARGET, ["P10", "swordfish-1", "BB"], AirTarget("P10", "swordfish-1", "BB")),
        (EITHER_PREY, ["ws-8b", "no"], EitherConvoy("ws-8b", "no")),
        (MOVE, ["closing", 2], BattleMove("closing", 2)),
        (GUNFIRE, [["fire", "hood", "bismarck"]], (Fire("hood", "bismarck"),)),
        (LAUNCH, [["launch", "norfolk", "koln", 2]], (Torpedoes("norfolk", "koln", 2),)),
        (REINFORCE, [["roll", "hood"]], ("hood",)),
        (PURCHASE, [["buy", "tirpitz"]], ("tirpitz",)),
        (SHIPS, [["ship", "hood"], ["ship", "norfolk"]], ("hood", "norfolk")),
        (BERTHS, [["tanker", "belchen", "R8"]], (Berth("belchen", "R8"),)),
    ],
)
def test_every_answer_of_the_first_version_is_understood(question: Any, former: Any, today: Any) -> None:
    assert question.decoded(question.modern(former)) == today
