"""Setting up the strait: sides, ships, decks, markers and the choice of captains."""

from collections import Counter
from random import Random

import pytest

from huffduff.engine.chance import Chance, Seeded
from huffduff.engine.errors import Reason, Refused
from huffduff.engine.game import uniform
from huffduff.engine.hot import play
from huffduff.engine.questions import do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games import GAMES, game
from huffduff.games.strait import GAME
from huffduff.games.strait.captains import Points
from huffduff.games.strait.numbers import throw
from huffduff.games.strait.setup import Bill, Officers, OfficersHints
from huffduff.games.strait.shooting import Fire, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, Public, State
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINCE_OF_WALES, PRINZ_EUGEN, Table, setting, space

SEED = Seeded(b"setup")


def opening(scenario: str = "denmark-strait") -> Position[State]:
    return begin(GAME, FACTS, scenario, {}, SEED)


def chosen(
    german: tuple[str, str] = ("lindemann", "brinkmann"), british: tuple[str, str] = ("holland", "leach")
) -> Public:
    position = answer(opening(), GERMAN, Officers(*german), SEED)
    return answer(position, BRITISH, Officers(*british), SEED).now.public


def refusal(seat: str, flagship: str, other: str) -> Refused:
    with pytest.raises(Refused) as caught:
        answer(opening(), seat, Officers(flagship, other), SEED)
    return caught.value


def offered(seat: str, scenario: str = "denmark-strait") -> list[tuple[str, str]]:
    ask = opening(scenario).ask(seat)
    assert ask is not None
    return [(pair.flagship, pair.other) for pair in ask.choice.offered()]


@pytest.mark.rule("DS-SET.1")
def test_each_side_has_one_seat_and_decides_for_itself_alone() -> None:
    assert GAME.seats == (GERMAN, BRITISH)
    position = opening()
    assert position.deciding == (GERMAN, BRITISH)
    locked = answer(position, GERMAN, Officers("lindemann", "brinkmann"), SEED)
    with pytest.raises(Refused, match="engine-already-locked"):
        answer(locked, GERMAN, Officers("holland", "leach"), SEED)


@pytest.mark.rule("DS-SET.2", "DS-SET.3")
def test_each_side_owns_its_two_ships() -> None:
    ships = opening().now.public.ships
    assert [name for name, ship in ships.items() if ship.side == GERMAN] == [BISMARCK, PRINZ_EUGEN]
    assert [name for name, ship in ships.items() if ship.side == BRITISH] == [HOOD, PRINCE_OF_WALES]


@pytest.mark.rule("DS-SET.4")
def test_two_dice_are_added_in_every_roll() -> None:
    sums: Counter[int] = Counter()
    for faces, share in throw("strait-roll-speed").odds().items():
        sums[sum(faces)] += int(share * 36)
    assert [sums[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    source = Seeded(b"dice")
    roll = throw("strait-roll-speed")
    rolled = [sum(roll.outcomes[source.draw(number, roll)]) for number in range(20_000)]
    assert (min(rolled), max(rolled)) == (2, 12)
    assert abs(sum(rolled) / len(rolled) - 7) < 0.07


@pytest.mark.rule("DS-SET.4")
def test_no_roll_of_a_game_uses_other_dice() -> None:
    class Spy:
        def __init__(self) -> None:
            self.seen: set[tuple[str, int]] = set()

        def draw(self, number: int, chance: Chance) -> int:
            if chance.reason != "strait-deal-card":
                self.seen.add((chance.reason, len(chance.outcomes)))
            return SEED.draw(number, chance)

    spy = Spy()
    for number in range(10):
        play(begin(GAME, FACTS, "squadrons", {}, spy), {GERMAN: uniform, BRITISH: uniform}, spy, Random(number))
    reasons = {reason for reason, _ in spy.seen}
    assert reasons >= {"strait-roll-speed", "strait-roll-shot", "strait-roll-repair", "strait-roll-morale"}
    assert {count for _, count in spy.seen} == {36}


@pytest.mark.rule("DS-SET.5")
def test_each_side_has_a_whole_deck_without_jokers() -> None:
    for deck in opening().now.public.decks.values():
        assert len(deck.left) == len(set(deck.left)) == 52
        assert Counter(card[:-1] for card in deck.left) == dict.fromkeys(FACTS.charts.deck.ranks, 4)
        assert deck.discarded == ()


@pytest.mark.rule("DS-SET.6")
def test_decks_are_dealt_at_random_and_apart() -> None:
    firsts = set()
    for seed in range(12):
        state = setting(bismarck="D4 S", hood="E4 S")
        table = Table(state, do(shooting_phase, GERMAN), script=[12], then=Seeded(seed.to_bytes(2, "big")))
        table.answer(Fire(BISMARCK, HOOD), Points(0, 0))
        firsts.add(table.told("strait-deal-card")[0]["outcome"])
        assert len(table.p.decks[GERMAN].left) < 52
        assert len(table.p.decks[BRITISH].left) == 52
    assert len(firsts) > 6


@pytest.mark.rule("DS-SET.7")
def test_every_ship_starts_with_both_markers_in_hand() -> None:
    ships = opening().now.public.ships.values()
    assert FACTS.charts.shooting.splash_markers * len(ships) == 8
    assert [(ship.target, ship.splashes) for ship in ships] == [("", 0)] * 4


@pytest.mark.rule("DS-SET.8")
def test_the_british_take_exactly_one_admiral() -> None:
    assert {admiral for admiral, _ in offered(BRITISH)} == {"tovey", "holland"}
    for wrong in (("leach", "kerr"), ("tovey", "holland")):
        assert refusal(BRITISH, *wrong).rule == "DS-SET.8", wrong


@pytest.mark.rule("DS-SET.9")
def test_the_admiral_commands_hood() -> None:
    ships = chosen(british=("holland", "leach")).ships
    assert (ships[HOOD].captain, ships[HOOD].admiral) == ("holland", "")
    assert refusal(BRITISH, "leach", "holland").rule == "DS-SET.9"


@pytest.mark.rule("DS-SET.10")
def test_prince_of_wales_gets_a_captain_who_is_no_admiral() -> None:
    assert chosen(british=("tovey", "kerr")).ships[PRINCE_OF_WALES].captain == "kerr"
    assert {captain for _, captain in offered(BRITISH)} == {"leach", "kerr", "patterson", "dalrymple-hamilton"}
    assert refusal(BRITISH, "holland", "tovey").rule == "DS-SET.8"


@pytest.mark.rule("DS-SET.11")
def test_british_officers_cost_nothing() -> None:
    assert len(offered(BRITISH)) == 2 * 4
    assert all(card.cost is None for card in FACTS.captains.values() if card.side == BRITISH)


@pytest.mark.rule("DS-SET.12", "DS-SET.16")
def test_lutjens_rides_in_bismarck_beside_her_bought_captain() -> None:
    bismarck = chosen().ships[BISMARCK]
    assert (bismarck.captain, bismarck.admiral) == ("lindemann", "lutjens")
    assert chosen().ships[PRINZ_EUGEN].admiral == ""
    assert refusal(GERMAN, "lutjens", "fein").rule == "DS-SET.12"
    ask = opening().ask(GERMAN)
    assert ask is not None
    assert ask.choice.hints() == OfficersHints(5)


@pytest.mark.rule("DS-SET.13", "DS-SET.14")
def test_german_captains_cost_at_most_five_points_together() -> None:
    pairs = offered(GERMAN)
    assert ("lindemann", "brinkmann") in pairs
    assert ("lindemann", "fein") in pairs
    over = refusal(GERMAN, "krancke", "meisel")
    assert (over.key, over.rule, over.params) == ("strait-over-budget", "DS-SET.13", {"cost": 6, "budget": 5})
    costs = {name: FACTS.captains[name].cost or 0 for name in FACTS.offers[GERMAN].captains}
    assert {costs[a] + costs[b] for a, b in pairs} == {2, 3, 4, 5}
    assert len(pairs) == sum(1 for a in costs for b in costs if a != b and costs[a] + costs[b] <= 5)


def test_a_choice_of_officers_is_previewed_with_its_bill() -> None:
    ask = opening().ask(GERMAN)
    assert ask is not None
    assert ask.preview({"flagship": "lindemann", "other": "fein"}) == Bill(None, 4, False)
    over = Reason("strait-over-budget", "DS-SET.13", {"cost": 6, "budget": 5})
    assert ask.preview(Officers("krancke", "meisel")) == Bill(over, 6, True)
    assert ask.preview(Officers("krancke", "nobody")) == Bill(Reason("engine-not-offered", None, {}), 4, False)
    missing = Reason("strait-officer-missing", "DS-SET.15", {})
    assert ask.preview(Officers("lindemann", "")) == Bill(missing, 3, False)


@pytest.mark.rule("DS-SET.15")
def test_each_german_ship_needs_a_captain_of_her_own() -> None:
    assert refusal(GERMAN, "lindemann", "lindemann").rule == "DS-SET.15"
    for wrong in ("lindemann", {"flagship": "lindemann"}, ("lindemann", "brinkmann")):
        with pytest.raises(Refused, match="engine-not-an-answer"):
            answer(opening(), GERMAN, wrong, SEED)


@pytest.mark.rule("DS-SET.17")
def test_captains_are_chosen_secretly_and_shown_together() -> None:
    before = opening()
    locked = answer(before, GERMAN, Officers("lindemann", "brinkmann"), SEED)
    assert locked.events == ()
    for seat in (GERMAN, BRITISH, None):
        assert locked.view(seat).public == before.view(seat).public
    shown = answer(locked, BRITISH, Officers("holland", "leach"), SEED)
    told = {event.params["ship"]: event.params["officer"] for event in shown.events if "officer" in event.params}
    assert told == {BISMARCK: "lindemann", PRINZ_EUGEN: "brinkmann", HOOD: "holland", PRINCE_OF_WALES: "leach"}


@pytest.mark.rule("DS-SET.18")
def test_ships_start_where_the_diagram_puts_them() -> None:
    ships = opening().now.public.ships
    assert {name: (ship.space, ship.facing) for name, ship in ships.items()} == {
        PRINZ_EUGEN: (space("C2"), 5),
        BISMARCK: (space("D2"), 5),
        HOOD: (space("G6"), 7),
        PRINCE_OF_WALES: (space("H7"), 7),
    }


@pytest.mark.rule("DS-SET.19")
def test_no_ship_starts_damaged_marked_or_shaken() -> None:
    for ship in chosen().ships.values():
        assert (ship.status, ship.hull, ship.cards, ship.failed, ship.splashes) == ("afloat", 0, (), False, 0)


@pytest.mark.rule("DS-SET.20")
def test_nobody_commands_for_the_enemy() -> None:
    assert refusal(GERMAN, "lindemann", "leach").rule == "DS-SET.20"
    assert refusal(BRITISH, "holland", "lindemann").rule == "DS-SET.20"
    assert refusal(GERMAN, "nobody", "fein").rule == "DS-SET.17"


def test_an_officer_with_a_ship_of_his_own_is_not_on_offer() -> None:
    assert not [pair for pair in offered(GERMAN, "squadrons") if "fein" in pair]
    assert not [pair for pair in offered(GERMAN, "cruiser-screens") if "meisel" in pair]
    assert refusal(GERMAN, "lindemann", "kreisch").rule == "DS-SET.15"


def test_games_are_found_by_name() -> None:
    assert game("strait") is GAME
    assert "strait" in GAMES
    with pytest.raises(Refused, match="engine-no-such-game"):
        game("checkers")
