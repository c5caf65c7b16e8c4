"""Phase 5: air attacks declared under seal, and what they do."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.air.strikes import air_phase
from huffduff.games.sink.air.targets import marked, wings
from huffduff.games.sink.attacks import odds
from huffduff.games.sink.facts.words import BRITISH, GERMAN, AirId, Category, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Aim, Loss, Score, Seen, Strike, Types
from huffduff.games.sink.reveal import lose
from huffduff.games.sink.state import State
from tests.games.sink.battle import oracle
from tests.games.sink.battle.fight import change
from tests.games.sink.table import FACTS, Table, band, convoy, recon, setting, shadow

NEAR_BREST = "3320"  # within reach of the bombers of Brest, no coast
ARK, VICTORIOUS = "swordfish-ark-royal", "swordfish-victorious"


def aim(strength: int, token: str = "G1", category: Category = "battleship", number: int = 1) -> Aim:
    return Aim(TokenId(token), category, number, strength)


def raid(unit: str, place: str, *aims: Aim) -> Strike:
    return Strike(AirId(unit), Hex(place), aims)


def afloat(*german: str, turn: int = 1, **marks: Any) -> State:
    """A German force beside Ark Royal's, far from every bomber."""
    s = setting(turn)
    band(s, "G1", "2924", *german, **{"detected": True, **marks})
    band(s, "B1", "2925", "ark-royal", "sheffield")
    return s


def phase(s: State, *script: Any) -> Table:
    return Table(s, do(air_phase), script=script)


def units(s: State, seat: Seat) -> list[str]:
    return [wing.unit for wing in wings(s.public, s.private[seat], FACTS, seat)]


# --- who may attack whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-4.5.a", "SB-10.1.a", "SB-10.5.b", "SB-10.6.b", "SB-12.32.b", "SB-8.11.d")
def test_only_detected_or_shadowed_forces_are_attacked() -> None:
    assert phase(afloat("bismarck", detected=False)).rested
    table = phase(afloat("bismarck"))
    assert (table.ask.key, table.ask.seat) == ("sink-ask-strikes", BRITISH)
    s = afloat("bismarck", detected=False)
    shadow(s, "G1", "recon-ireland")
    assert phase(s).ask.seat == BRITISH
    s = afloat("bismarck")
    band(s, "G2", "2924", "prinz-eugen")
    refusal = phase(s).refused((raid(ARK, "2924", aim(12, "G2", "cruiser")),))
    assert (refusal.key, refusal.rule) == ("sink-refuse-no-such-target", "SB-12.32.b")


@pytest.mark.rule("SB-11.9.d")
def test_bombers_may_attack_a_shadower() -> None:
    s = setting()
    band(s, "G1", NEAR_BREST, "bismarck")
    band(s, "B1", NEAR_BREST, "suffolk")
    shadow(s, "G1", "B1")
    assert [token.id for token in marked(s.public, GERMAN)] == ["B1"]
    table = phase(s, 1)
    assert {ask.seat for ask in table.asks} == {GERMAN, BRITISH}
    assert table.token("B1").known == Types(1, cruiser=1)


@pytest.mark.rule("SB-14.11.c")
def test_nobody_attacks_by_night() -> None:
    assert phase(afloat("bismarck", turn=3)).rested


@pytest.mark.rule("SB-8.21.a")
def test_nobody_has_to_attack() -> None:
    assert phase(afloat("bismarck")).answer(()).rested


@pytest.mark.rule("SB-8.22.a", "SB-12.32.c")
def test_a_target_must_be_within_the_radius() -> None:
    s = setting()
    band(s, "B1", "3120", "hood", detected=True)  # 6 hexes from Brest
    band(s, "B2", "3020", "rodney", detected=True)  # 7
    table = phase(s)
    assert table.ask.seat == GERMAN
    refusal = table.refused((raid("bomber-brest", "3020", aim(6, "B2")),))
    assert (refusal.key, refusal.rule) == ("sink-refuse-out-of-reach", "SB-12.32.c")
    assert table.ask.choice.refusal((raid("bomber-brest", "3120", aim(6, "B1")),)) is None
    assert table.refused((raid("bomber-bergen", "3120", aim(5, "B1")),)).key == "sink-refuse-cannot-attack"


@pytest.mark.rule("SB-12.32.c")
@pytest.mark.parametrize(("place", "within"), [("2923", True), ("2922", False)])
def test_torpedo_bombers_fly_two_hexes_from_their_carrier(place: str, within: bool) -> None:
    s = setting()
    band(s, "G1", place, "bismarck", detected=True)
    band(s, "B1", "2925", "ark-royal")
    assert units(s, BRITISH) == ([ARK] if within else [])
    assert phase(s).ask.choice.refusal((raid(ARK, place, aim(12)),) if within else ()) is None


@pytest.mark.rule("SB-8.23.b", "SB-12.32.d")
def test_ships_in_port_may_be_attacked_if_detected() -> None:
    s = setting()
    band(s, "B1", "3719", "hood", port=True, detected=True)
    assert units(s, GERMAN) == ["bomber-brest"]
    s = setting()
    band(s, "B1", "3719", "hood", detected=True)  # off Plymouth, over land of Great Britain
    assert units(s, GERMAN) == []
    s = setting()
    band(s, "G1", "3912", "bismarck", port=True, detected=True)
    assert units(s, BRITISH) == ["bomber-scapa-flow"]


@pytest.mark.rule("SB-12.32.a", "SB-9.10.h", "SB-8.28.b")
def test_neither_convoys_nor_aircraft_are_targets() -> None:
    s = setting()
    convoy(s, "HX-1", NEAR_BREST, spotted="raider", real=True)
    recon(s, "recon-ireland", NEAR_BREST)
    assert phase(s).rested


@pytest.mark.rule("SB-2.33.a", "SB-2.33.b", "SB-8.11.a", "SB-8.11.b", "SB-12.31.b")
def test_recon_never_attacks() -> None:
    s = setting()
    band(s, "G1", "3515", "bismarck", detected=True)
    recon(s, "recon-ireland", "3515")
    assert sorted(units(s, BRITISH)) == ["bomber-ireland", "bomber-plymouth", "bomber-scapa-flow"]
    assert phase(s).refused((raid("recon-ireland", "3515", aim(1)),)).key == "sink-refuse-cannot-attack"
    assert all(FACTS.aircraft[AirId(unit)].carrier for unit in (ARK, VICTORIOUS))


@pytest.mark.rule("SB-8.27.a", "SB-12.31.a", "SB-12.18.d")
def test_a_unit_attacks_once_in_a_turn() -> None:
    s = afloat("bismarck")
    table = phase(s)
    order = raid(ARK, "2924", aim(6))
    twice = table.refused((order, order))
    assert (twice.key, twice.params["order"]) == ("sink-refuse-flown-twice", 2)
    s = afloat("bismarck")
    s.public.flown = (AirId(ARK),)  # in battle
    assert units(s, BRITISH) == []


@pytest.mark.rule("SB-8.27.a")
def test_a_unit_attacks_in_one_hex() -> None:
    s = afloat("bismarck")
    band(s, "G2", "2926", "prinz-eugen", detected=True)
    both = raid(ARK, "2924", aim(6), aim(6, "G2", "cruiser"))
    refusal = phase(s).refused((both,))
    assert (refusal.key, refusal.params["order"]) == ("sink-refuse-one-hex", 1)


@pytest.mark.rule("SB-12.33.g", "SB-13.2.c")
@pytest.mark.parametrize(("damage", "flipped", "fit"), [(1, False, True), (2, False, False), (0, True, False)])
def test_a_damaged_carrier_launches_nothing(damage: int, flipped: bool, fit: bool) -> None:
    s = afloat("bismarck")
    change(s, "ark-royal", damage=damage, flipped=flipped)
    assert units(s, BRITISH) == ([ARK] if fit else [])
    table = phase(s)  # asked all the same: whether a carrier is near and fit is nobody's business
    if not fit:
        assert table.refused((raid(ARK, "2924", aim(12)),)).key == "sink-refuse-cannot-attack"


@pytest.mark.rule("SB-8.23.g")
def test_the_aircraft_of_a_sunk_carrier_are_lost() -> None:
    s = setting()
    band(s, "G1", "2924", "bismarck", detected=True)
    for name in ("ark-royal", "victorious"):
        s.public.losses[ShipId(name)] = Loss(ShipId(name), 1, Hex("2924"), "sunk")
    assert phase(s).rested  # nobody is asked: nothing could be left to attack with


@pytest.mark.rule("SB-8.23.g", "SB-11.9.c")
def test_a_carrier_that_goes_down_takes_only_her_own_aircraft_with_her() -> None:
    s = afloat("bismarck")
    band(s, "B2", "2925", "victorious")
    assert units(s, BRITISH) == [ARK, "swordfish-victorious"]
    lose(s, BRITISH, TokenId("B1"), ShipId("ark-royal"))  # in the battle of this turn
    assert units(s, BRITISH) == ["swordfish-victorious"]
    assert phase(s).refused((raid(ARK, "2924", aim(12)),)).key == "sink-refuse-cannot-attack"


@pytest.mark.rule("SB-2.33.c")
def test_the_question_comes_wherever_the_carriers_are() -> None:
    s = setting()
    band(s, "G1", "1530", "bismarck", detected=True)
    band(s, "B1", "3613", "ark-royal")
    table = phase(s)
    assert table.ask.seat == BRITISH
    assert table.refused((raid(ARK, "1530", aim(12)),)).key == "sink-refuse-cannot-attack"
    table.answer(())
    assert table.rested


# --- what is declared ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.33.b", "SB-12.33.c", "SB-12.33.d")
def test_strength_is_shared_out_in_any_way_but_once_to_a_ship() -> None:
    table = phase(afloat("bismarck", "prinz-eugen"))

    def declared(*aims: Aim) -> str | None:
        refusal = table.ask.choice.refusal((raid(ARK, "2924", *aims),))
        return refusal.key if refusal else None

    eugen: Category = "cruiser"
    assert declared(aim(8), aim(4, category=eugen)) is None
    assert declared(aim(11), aim(1, category=eugen)) is None
    assert declared(aim(3)) is None
    assert declared(aim(8), aim(5, category=eugen)) == "sink-refuse-strength-shared"
    assert declared(aim(12), aim(0, category=eugen)) == "sink-refuse-strength-shared"
    assert declared(aim(6), aim(6)) == "sink-refuse-aimed-twice"
    assert declared() == "sink-refuse-no-aim"
    assert declared(aim(12, number=2)) == "sink-refuse-no-such-target"
    assert declared(aim(12, category="carrier")) == "sink-refuse-no-such-target"


@pytest.mark.rule("SB-12.33.d")
def test_targets_are_numbers_until_they_have_names() -> None:
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", "prinz-eugen", detected=True)
    band(s, "B1", "2925", "ark-royal")
    hints = phase(s).ask.choice.hints()
    assert [(part.category, part.number, part.ship) for part in hints.targets] == [  # type: ignore[union-attr]
        ("battleship", 1, None),
        ("battleship", 2, None),
        ("cruiser", 1, None),
    ]
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    s.public.seen[ShipId("gneisenau")] = Seen(ShipId("gneisenau"), TokenId("G1"), 1, 2, False)
    hints = phase(s).ask.choice.hints()
    assert [part.ship for part in hints.targets] == ["gneisenau", None]  # type: ignore[union-attr]
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    for name in ("gneisenau", "scharnhorst"):
        s.public.seen[ShipId(name)] = Seen(ShipId(name), TokenId("G1"), 1, 2, False)
    hints = phase(s).ask.choice.hints()
    assert [part.ship for part in hints.targets] == ["gneisenau", "scharnhorst"]  # type: ignore[union-attr]


def test_what_was_seen_in_another_turn_or_force_names_nobody() -> None:
    s = afloat("bismarck", turn=2)
    s.public.seen[ShipId("bismarck")] = Seen(ShipId("bismarck"), TokenId("G1"), 1, 0, False)
    hints = phase(s).ask.choice.hints()
    assert [part.ship for part in hints.targets] == [None]  # type: ignore[union-attr]
    s = afloat("bismarck", turn=2)
    s.public.seen[ShipId("bismarck")] = Seen(ShipId("bismarck"), TokenId("G9"), 2, 0, False)
    hints = phase(s).ask.choice.hints()
    assert [part.ship for part in hints.targets] == [None]  # type: ignore[union-attr]


def test_the_types_are_told_anew_where_they_may_be_out_of_date() -> None:
    s = afloat("bismarck", "prinz-eugen", turn=5, detected=False, known=Types(4, battleship=1))
    shadow(s, "G1", "recon-ireland")
    assert phase(s).token("G1").known == Types(5, battleship=1, cruiser=1)


def test_a_draft_tells_the_odds_as_far_as_they_can_be_known() -> None:
    table = phase(afloat("bismarck"))
    tried = table.ask.preview((raid(ARK, "2924", aim(12)), raid(ARK, "2924", aim(12))))
    first, second = tried.strikes  # type: ignore[attr-defined]
    assert first.refusal is None
    assert first.aims[0].worst == odds(FACTS, 12, -1, False)  # in this scenario it can only be Bismarck
    assert first.aims[0].best == odds(FACTS, 12, -1, False)
    assert (second.refusal.key, second.aims) == ("sink-refuse-flown-twice", ())


def test_a_draft_tells_the_worst_and_the_best() -> None:
    s = setting()
    band(s, "B1", NEAR_BREST, "hood", "rodney", detected=True)
    tried = phase(s).ask.preview((raid("bomber-brest", NEAR_BREST, aim(6, "B1")),))
    (part,) = tried.strikes[0].aims  # type: ignore[attr-defined]
    assert part.worst == odds(FACTS, 6, -1, False)
    assert part.best == odds(FACTS, 6, 1, True)  # Repulse


# --- what they do -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.33.a", "SB-12.33.e", "SB-12.33.f")
def test_an_attack_is_rolled_for_and_applied_at_once() -> None:
    table = phase(afloat("bismarck", turn=2), 9).answer((raid(ARK, "2924", aim(12)),))
    assert table.rested
    assert table.ship("bismarck").damage == 2  # strength 12, 9 - 1
    assert table.ship("bismarck").engaged == 2
    assert table.p.seen[ShipId("bismarck")] == Seen(ShipId("bismarck"), TokenId("G1"), 2, 2, False)
    assert table.p.flown == (ARK,)
    assert table.told("sink-strike-hits") == [{"unit": ARK, "ship": "bismarck", "points": 2}]


@pytest.mark.rule("SB-12.33.e")
@pytest.mark.parametrize(
    ("name", "damage", "flipped", "die", "points"),
    [
        ("bismarck", 0, False, 6, 1),  # defence -1: row 5
        ("bismarck", 0, False, 5, 0),
        ("bismarck", 4, True, 5, 1),  # defence -1, evasion 10 +1: row 5
        ("prinz-eugen", 0, False, 5, 1),
        ("prinz-eugen", 0, False, 4, 0),
    ],
)
def test_only_the_target_changes_the_die(name: str, damage: int, flipped: bool, die: int, points: int) -> None:
    s = afloat(name)
    change(s, name, damage=damage, flipped=flipped)
    table = phase(s, die).answer((raid(ARK, "2924", aim(12, category=FACTS.ships[ShipId(name)].category)),))
    assert table.ship(name).damage == damage + points


@pytest.mark.rule("SB-12.33.e")
def test_german_bombers_get_nothing_for_being_german() -> None:
    s = setting()
    band(s, "B1", NEAR_BREST, "norfolk", detected=True)
    table = phase(s, 7).answer((raid("bomber-brest", NEAR_BREST, aim(6, "B1", "cruiser")),))
    assert table.ship("norfolk").damage == 1  # row 7; row 8 would be the same, so the next die tells
    s = setting()
    band(s, "B1", NEAR_BREST, "norfolk", detected=True)
    table = phase(s, 6).answer((raid("bomber-brest", NEAR_BREST, aim(6, "B1", "cruiser")),))
    assert table.ship("norfolk").damage == 0
    assert table.told("sink-strike-misses")[0]["number"] == 1


@pytest.mark.rule("SB-12.33.a", "SB-12.13.e")
@pytest.mark.parametrize(("second", "sunk"), [(8, False), (9, True)])
def test_a_5x_from_the_air_may_blow_her_up(second: int, sunk: bool) -> None:
    table = phase(afloat("prinz-eugen"), 10, second).answer((raid(ARK, "2924", aim(12, category="cruiser")),))
    assert (ShipId("prinz-eugen") in table.p.losses) is sunk
    if sunk:
        assert "G1" not in table.p.tokens
        assert table.p.score == (Score(BRITISH, 1, "sunk", "prinz-eugen", 10),)
    else:
        assert (table.ship("prinz-eugen").flipped, table.ship("prinz-eugen").damage) == (True, 0)
        assert len(table.told("sink-ship-flips")) == 1


@pytest.mark.rule("SB-12.33.f", "SB-8.11.d", "SB-8.23.f", "SB-8.24.a")
def test_attackers_lose_nothing_and_are_back_at_once() -> None:
    table = phase(afloat("bismarck"), 1).answer((raid(ARK, "2924", aim(12)),))
    table.p.flown = ()  # the next turn
    table.state.outcome = None
    assert units(table.state, BRITISH) == [ARK]
    assert table.state.umpire.strikes == ()
    assert table.state.umpire.lineup == {}
    assert not set(table.p.recon) & {ARK}


def test_after_the_attacks_the_game_may_be_over() -> None:
    looked: list[State] = []
    steps = {"check_end": looked.append}
    table = Table(afloat("bismarck"), do(air_phase), script=[1], steps=steps).answer((raid(ARK, "2924", aim(12)),))
    assert table.rested
    assert len(looked) == 1


@pytest.mark.rule("SB-12.34.a", "SB-12.33.a")
def test_every_unit_rolls_for_itself_and_finds_what_the_one_before_left() -> None:
    s = setting()
    band(s, "G1", "3515", "prinz-eugen", detected=True)
    change(s, "prinz-eugen", damage=4)
    one, other = (
        raid("bomber-scapa-flow", "3515", aim(4, category="cruiser")),
        raid("bomber-ireland", "3515", aim(4, category="cruiser")),
    )
    table = phase(s, 8, 7).answer((one, other))
    # The first point flips her; on her other side she has 12 of evasion and no damage, and 7 does nothing with 4.
    assert (table.ship("prinz-eugen").flipped, table.ship("prinz-eugen").damage) == (True, 0)
    assert [told["strength"] for told in table.told("sink-roll-strike")] == [4, 4]


@pytest.mark.rule("SB-12.33.a")
def test_a_ship_sunk_from_the_air_is_gone_from_her_force() -> None:
    s = setting()
    band(s, "B1", NEAR_BREST, "flotilla-1", "flotilla-2", detected=True)
    for name in ("flotilla-1", "flotilla-2"):
        change(s, name, damage=3)
    table = phase(s, ShipId("flotilla-2"), 10).answer((raid("bomber-brest", NEAR_BREST, aim(6, "B1", "destroyers")),))
    assert ShipId("flotilla-2") in table.p.losses
    assert table.private(BRITISH).forces[TokenId("B1")].ships == ("flotilla-1",)
    assert table.token("B1").known == Types(1, destroyers=1)


@pytest.mark.rule("SB-12.33.a")
def test_the_second_unit_may_find_her_sunk() -> None:
    s = setting()
    band(s, "G1", "3515", "prinz-eugen", detected=True)
    change(s, "prinz-eugen", damage=3, flipped=True)
    orders = tuple(raid(unit, "3515", aim(4, category="cruiser")) for unit in ("bomber-scapa-flow", "bomber-ireland"))
    table = phase(s, 8).answer(orders)
    assert table.rested
    assert ShipId("prinz-eugen") in table.p.losses
    assert len(table.told("sink-strike-wasted")) == 1


@pytest.mark.rule("SB-12.33.d")
def test_which_ship_goes_by_a_number_is_drawn() -> None:
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    table = phase(s, ShipId("gneisenau"), 9)
    table.answer((raid(ARK, "2924", aim(12, number=1)),))
    assert table.rested
    assert table.ship("gneisenau").damage == 2
    assert table.ship("scharnhorst").damage == 0
    assert table.ship("scharnhorst").engaged == 1  # an attack on the force is combat for all of it
    assert table.heard(None).count("sink-deal-target") == 0
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    table = phase(s, ShipId("gneisenau"), 9).answer((raid(ARK, "2924", aim(12, number=2)),))
    assert table.ship("scharnhorst").damage == 2


@pytest.mark.rule("SB-12.33.d")
def test_a_ship_known_by_name_is_the_one_that_is_hit() -> None:
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    s.public.seen[ShipId("gneisenau")] = Seen(ShipId("gneisenau"), TokenId("G1"), 1, 0, False)
    table = phase(s, 9).answer((raid(ARK, "2924", aim(12, number=1)),))
    assert table.ship("gneisenau").damage == 2


def test_a_miss_names_nobody() -> None:
    s = setting()
    band(s, "G1", "2924", "scharnhorst", "gneisenau", detected=True)
    band(s, "B1", "2925", "ark-royal")
    table = phase(s, ShipId("gneisenau"), 1).answer((raid(ARK, "2924", aim(12)),))
    assert table.p.seen == {}
    assert "ship" not in table.told("sink-strike-misses")[0]
    assert set(table.told("sink-roll-strike")[0]) == {"unit", "token", "category", "number", "strength", "outcome"}


@pytest.mark.rule("SB-2.33.c")
def test_a_launch_shows_where_the_carrier_is() -> None:
    s = afloat("bismarck")
    band(s, "B2", "2925", "norfolk")
    table = phase(s, 1).answer((raid(ARK, "2924", aim(12)),))
    assert table.told("sink-strike-launched") == [{"unit": ARK, "token": "B1", "hex": "2924"}]
    assert table.token("B1").real
    assert not table.token("B2").real
    assert table.token("B1").known is None


@pytest.mark.rule("SB-12.31.a", "SB-12.33.a")
def test_german_attacks_come_first_but_all_have_taken_off() -> None:
    s = setting()
    band(s, "G1", NEAR_BREST, "bismarck", detected=True)
    band(s, "B1", "3420", "ark-royal", "victorious", detected=True)
    table = phase(s, ShipId("ark-royal"), 9, 9)
    assert {ask.seat for ask in table.asks} == {GERMAN, BRITISH}
    bomb = raid("bomber-brest", "3420", aim(6, "B1", "carrier"))
    table.sealed((bomb,), (raid(ARK, NEAR_BREST, aim(12)),))
    assert table.ship("ark-royal").damage == 2  # 9 + 1: too much to launch with, but her aircraft are in the air
    assert table.ship("bismarck").damage == 2
    assert [told["unit"] for told in table.told("sink-roll-strike")] == ["bomber-brest", ARK]


@pytest.mark.rule("SB-12.33.a", "SB-12.33.e")
@pytest.mark.parametrize(("unit", "strength"), [(ARK, 12), (VICTORIOUS, 8)])
def test_the_chances_against_bismarck(unit: str, strength: int) -> None:
    """From the card: 0.9 and 0.6 points on average, 50 and 40 % for a hit, 30 and 20 % for more than one point."""
    assert FACTS.aircraft[AirId(unit)].strength == strength
    found = oracle.outcomes(strength, -1, battleship=True)
    expected = {12: (0.9, 0.5, 0.3), 8: (0.6, 0.4, 0.2)}[strength]
    mean = float(sum(points * chance for (points, _), chance in found.items()))
    some = float(sum(chance for (points, _), chance in found.items() if points))
    more = float(sum(chance for (points, _), chance in found.items() if points > 1))
    assert (mean, some, more) == pytest.approx(expected)
    mine = odds(FACTS, strength, -1, False)
    assert (mine.mean, 1 - mine.points[0] / 10) == pytest.approx(expected[:2])


def test_a_split_strike_of_eleven_can_still_be_a_5x() -> None:
    assert odds(FACTS, 11, 0, True).points[5] == 1
    assert odds(FACTS, 12, -1, False).points[5] == 0
