"""Setting up: what the scenarios fix, what they leave to the players, and what each of them sees of it."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Do
from huffduff.engine.secrecy import Outcome
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, Hex, ShipId
from huffduff.games.sink.options import OPTIONS, caps
from huffduff.games.sink.setup import StartHints, prepare
from huffduff.games.sink.state import State
from huffduff.games.sink.stations import Station, Tanker, british_draft, german_draft, tanker_hexes

FACTS = load()
SCENARIOS = tuple(FACTS.scenarios)
SOURCE = Seeded(b"sink")


def rest(s: State) -> None:
    """The end of a test's agenda."""
    s.outcome = Outcome(None, "test-rested")


def begun(scenario: str = "historical", **options: str) -> Position[State]:
    """A game that waits for the German to set up."""
    game = Game(
        BOOK,
        1,
        SEATS,
        SCENARIOS,
        OPTIONS,
        State,
        load,
        lambda data, name, chosen: ((ready := prepare(data, name, chosen))[0], (*ready[1], Do("rest"))),
        {},
    )
    game.steps = {**BOOK.steps, "rest": rest}
    return begin(game, FACTS, scenario, {key.replace("_", "-"): value for key, value in options.items()}, SOURCE)


def german(scenario: str = "historical", *orders: Any, **options: str) -> Position[State]:
    """A game that waits for the British to set up."""
    return answer(begun(scenario, **options), GERMAN, orders or german_draft(FACTS.scenarios[scenario]), SOURCE)


def ships(*names: str) -> tuple[ShipId, ...]:
    return tuple(map(ShipId, names))


def swapped(stations: tuple[Station, ...], number: int, **changes: Any) -> tuple[Station, ...]:
    """A draft with one station changed."""
    return tuple(
        msgspec.structs.replace(one, **changes) if place == number else one for place, one in enumerate(stations)
    )


def refused(position: Position[State], seat: str, orders: Any) -> str:
    with pytest.raises(Refused) as refusal:
        answer(position, seat, orders, SOURCE)
    return refusal.value.key


@pytest.mark.rule("SB-3.0.a", "SB-16.1.h", "SB-16.1.i", "SB-16.0.b")
def test_the_german_sets_up_first_with_one_token_in_each_of_four_hexes() -> None:
    position = german()
    state = position.now
    assert SCENARIOS[0] == "historical"
    assert sorted(token.hex for token in state.public.tokens.values()) == ["3204", "3508", "3810", "3912"]
    assert sorted(len(force.ships) for force in state.private[GERMAN].forces.values()) == [0, 0, 0, 2]
    assert position.deciding == (BRITISH,)


BISMARCK = ships("bismarck", "prinz-eugen")


@pytest.mark.rule("SB-16.1.h", "SB-16.1.i", "SB-3.0.b")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"hex": Hex("3613")}, "sink-start-not-here"),
        ({"ships": ships("bismarck")}, "sink-start-left-out"),
        ({"ships": ships("bismarck", "prinz-eugen", "scheer")}, "sink-start-stranger"),
        ({"hex": Hex("3204")}, "sink-start-one-each"),
        ({"escort": True}, "sink-start-no-escort"),
    ],
)
def test_bismarck_and_prinz_eugen_start_together_in_one_of_the_hexes(change: dict[str, Any], key: str) -> None:
    draft = german_draft(FACTS.scenarios["historical"])
    assert refused(begun(), GERMAN, swapped(draft, 0, **change)) == key


@pytest.mark.rule("SB-16.1.h")
def test_the_two_ships_do_not_part() -> None:
    draft = german_draft(FACTS.scenarios["historical"])
    parted = swapped(swapped(draft, 0, ships=ships("bismarck")), 1, ships=ships("prinz-eugen"))
    assert refused(begun(), GERMAN, parted) == "sink-start-together"


@pytest.mark.rule("SB-16.2.b", "SB-16.2.d", "SB-16.3.a")
@pytest.mark.parametrize(("scenario", "tokens"), [("rheinuebung", 3), ("gneisenau", 2)])
def test_ships_and_dummies_lie_in_brest(scenario: str, tokens: int) -> None:
    state = german(scenario).now
    brest = state.public.tokens_at(Hex("3721"))
    assert len(brest) == tokens
    assert all(token.port for token in brest)
    draft = german_draft(FACTS.scenarios[scenario])
    assert refused(begun(scenario), GERMAN, draft[:-1]) == "sink-start-dummies-in-port"
    assert refused(begun(scenario), GERMAN, swapped(draft, 4, hex=Hex("3204"))) == "sink-start-not-here"
    for number in (4, 5):  # ships and dummies alike
        assert refused(begun(scenario), GERMAN, swapped(draft, number, at_sea=True)) == "sink-start-in-port"
        old = answer(begun(scenario, later_corrections="off"), GERMAN, swapped(draft, number, at_sea=True), SOURCE)
        assert [token.port for token in old.now.public.tokens_at(Hex("3721"))].count(False) == 1
    outside = answer(begun(scenario), GERMAN, swapped(draft, 0, at_sea=True), SOURCE)  # of Bergen, if he likes
    assert not any(token.port for token in outside.now.public.tokens_at(Hex("3912")))


@pytest.mark.rule("SB-16.5.a", "SB-16.5.b")
def test_scheer_apart_takes_the_place_of_a_dummy() -> None:
    orders = (
        Station(BISMARCK, Hex("3204")),
        Station(ships("scheer"), Hex("3912")),
        Station((), Hex("3508")),
        Station((), Hex("3810")),
    )
    state = german("breakout", *orders).now
    assert sorted(len(force.ships) for force in state.private[GERMAN].forces.values()) == [0, 0, 1, 2]


@pytest.mark.rule("SB-16.5.b")
@pytest.mark.parametrize(("allowed", "forces"), [("4", 4), ("5", 5)])
def test_the_breakout_can_be_played_with_a_fifth_marker(allowed: str, forces: int) -> None:
    public = begun("breakout", breakout_forces=allowed).now.public
    assert caps(public, FACTS.scenarios["breakout"], GERMAN).forces == forces
    assert caps(public, FACTS.scenarios["historical"], GERMAN).forces == 4
    assert caps(public, FACTS.scenarios["breakout"], BRITISH).forces == 13


@pytest.mark.rule("SB-17.12.c")
def test_three_tankers_wait_in_hexes_that_only_the_german_knows() -> None:
    draft = german_draft(FACTS.scenarios["historical"])
    tankers = tuple(map(Tanker, map(Hex, ("2410", "2220", "2628"))))
    state = german("historical", *draft, *tankers, fuel="on").now
    assert state.private[GERMAN].tankers == ("2410", "2220", "2628")
    assert b"2410" not in msgspec.json.encode(state.view(BRITISH).wire())
    for wrong, key in (
        (tankers[:2], "sink-start-tankers"),
        ((*tankers[:2], tankers[0]), "sink-start-tanker-hex"),
        ((*tankers[:2], Tanker(Hex("3721"))), "sink-start-tanker-hex"),
        ((*tankers[:2], Tanker(Hex("3717"))), "sink-start-tanker-hex"),
        ((*tankers[:2], Tanker(Hex("3107"))), "sink-start-tanker-hex"),
    ):
        assert refused(begun(fuel="on"), GERMAN, (*draft, *wrong)) == key
    assert refused(begun(), GERMAN, (*draft, *tankers)) == "sink-start-tankers"
    assert all(FACTS.chart.enters(GERMAN, place) for place in tanker_hexes(FACTS))


@pytest.mark.rule("SB-17.14.a", "SB-17.14.b")
@pytest.mark.parametrize(("place", "spent"), [("3204", 4), ("3508", 2), ("3810", 1), ("3912", 0)])
def test_the_way_to_the_start_has_cost_fuel(place: str, spent: int) -> None:
    tankers = tuple(map(Tanker, map(Hex, ("2410", "2220", "2628"))))
    others = [Station((), hex_) for hex_ in FACTS.scenarios["rheinuebung"].breakout.hexes if hex_ != place]
    brest = german_draft(FACTS.scenarios["rheinuebung"])[4:]
    state = german("rheinuebung", Station(BISMARCK, Hex(place)), *others, *brest, *tankers, fuel="on").now
    fleet = state.private[GERMAN].ships
    assert [fleet[ship].fuel for ship in BISMARCK] == [14 - spent, 9 - spent]
    assert fleet[ShipId("scharnhorst")].fuel == fleet[ShipId("gneisenau")].fuel == 12


@pytest.mark.rule("SB-1.0.b")
def test_without_the_option_nothing_is_spent_and_no_tanker_asked_for() -> None:
    position = begun()
    ask = position.ask(GERMAN)
    assert ask is not None
    hints = ask.choice.hints()
    assert isinstance(hints, StartHints)
    assert hints.tankers == 0
    assert german().now.private[GERMAN].ships[ShipId("bismarck")].fuel == 14


@pytest.mark.rule("SB-9.2.a", "SB-9.2.b", "SB-9.2.c", "SB-9.3.b", "SB-9.4.a", "SB-16.1.k")
def test_eight_convoys_are_drawn_and_only_the_british_knows_their_backs() -> None:
    state = german().now
    public, umpire = state.public, state.umpire
    starts = FACTS.scenarios["historical"].convoy
    assert [(one.designator, one.hex) for one in public.convoys.values()] == [
        (one.designator, one.hex) for one in starts
    ]
    assert list(public.convoys) == [f"{one.designator}-{number}" for number, one in enumerate(starts, 1)]
    assert state.private[BRITISH].cargo == umpire.values
    assert not state.private[GERMAN].cargo
    assert all(convoy.real is None for convoy in public.convoys.values())
    assert len(umpire.container) == 36 - 8
    backs = Counter((public.convoys[name].designator, value) for name, value in umpire.values.items())
    backs += Counter((counter.designator, counter.value) for counter in umpire.container)
    every = Counter(
        (card.id, value) for card in FACTS.convoys.values() for value in (*card.values, *[0] * card.dummies)
    )
    assert backs == every


@pytest.mark.rule("SB-9.3.b")
def test_blind_convoys_are_blind_to_the_british_too() -> None:
    position = german(blind_convoys="on")
    assert not position.now.private[BRITISH].cargo
    assert len(position.now.umpire.values) == 8
    assert not [event for event in position.events if event.key == "sink-deal-convoy" and event.audience]


@pytest.mark.rule("SB-16.1.a", "SB-16.1.b", "SB-16.1.d", "SB-16.0.c", "SB-2.311.a", "SB-6.12.b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_british_start_as_drafted_shows_tokens_and_no_ships(scenario: str) -> None:
    position = german(scenario)
    draft = british_draft(FACTS.scenarios[scenario], position.now.public)
    state = answer(position, BRITISH, draft, SOURCE).now
    mine = [token for token in state.public.tokens.values() if token.side == BRITISH]
    assert len(mine) == len(draft) <= 13
    late = [arrival.ship for arrival in FACTS.scenarios[scenario].arrival]
    fleet = state.private[BRITISH]
    assert [ship.id for ship in fleet.ships.values() if ship.status == "waiting"] == late
    afloat = [ship for force in fleet.forces.values() for ship in force.ships]
    assert sorted(afloat) == sorted(ship for ship in fleet.ships if ship not in late)
    seen = msgspec.json.encode(state.view(GERMAN).wire())
    assert not any(f'"{ship}"'.encode() in seen for ship in fleet.ships)
    assert all(token.port for token in state.public.tokens_at(Hex("3613")))
    assert not any(token.port for token in state.public.tokens_at(Hex("3010")))


@pytest.mark.rule("SB-16.1.a", "SB-16.1.b", "SB-16.1.c", "SB-16.1.d", "SB-6.13.c", "SB-6.22.a", "SB-9.10.d")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: swapped(d, 0, hex=Hex("3011")), "sink-start-fixed"),
        (lambda d: swapped(d, 7, hex=Hex("2925")), "sink-start-patrol-empty"),
        (lambda d: (*d, Station((), Hex("3205"))), "sink-start-too-near"),
        (lambda d: (*d, Station((), Hex("3204"))), "sink-start-too-near"),
        (lambda d: (*d, Station((), Hex("3517"))), "sink-start-no-sea"),
        (lambda d: (*d, *(Station((), Hex("2925")) for _ in range(3))), "sink-start-too-many-forces"),
        (lambda d: swapped(d, 6, escort=True), "sink-start-no-escort"),
        (lambda d: (*d, Station((), Hex("1718"), True)), "sink-start-no-escort"),
        (lambda d: d[:-1], "sink-start-left-out"),
        (lambda d: (*d, Station(ships("revenge"), Hex("1319"))), "sink-start-stranger"),
        (lambda d: (*d, Station(ships("norfolk"), Hex("2925"))), "sink-start-stranger"),
    ],
)
def test_the_british_cannot_start_otherwise(change: Any, key: str) -> None:
    position = german()
    draft = british_draft(FACTS.scenarios["historical"], position.now.public)
    assert refused(position, BRITISH, change(draft)) == key


@pytest.mark.rule("SB-16.1.b", "SB-16.1.d", "SB-6.12.c")
def test_golden_19_five_cruisers_and_two_dummies_share_six_markers() -> None:
    """G-19: seven task forces are fixed, so at least two of the cruisers sail together if both dummies are used."""
    position = german()
    fixed = british_draft(FACTS.scenarios["historical"], position.now.public)[:7]
    patrol = FACTS.scenarios["historical"].patrol
    places = [*patrol.hexes, Hex("2925"), Hex("2925"), Hex("2925")]
    forces: list[tuple[ShipId, ...]] = [*((ship,) for ship in patrol.ships), (), ()]
    single = tuple(Station(force, place) for force, place in zip(forces, places, strict=True))
    assert len(fixed) + len(single) == 14
    assert refused(position, BRITISH, (*fixed, *single)) == "sink-start-too-many-forces"
    forces = [patrol.ships[:2], *((ship,) for ship in patrol.ships[2:]), (), ()]
    shared = tuple(Station(force, place) for force, place in zip(forces, places[:6], strict=True))
    state = answer(position, BRITISH, (*fixed, *shared), SOURCE).now
    assert sum(token.side == BRITISH for token in state.public.tokens.values()) == 13


@pytest.mark.rule("SB-16.1.b", "SB-16.1.c")
def test_golden_20_the_patrol_is_never_too_near_to_a_german() -> None:
    """G-20: every hex of it is two or more from all in which a German can start."""
    scenario = FACTS.scenarios["historical"]
    far = [FACTS.chart.distance(one, other) for one in scenario.patrol.hexes for other in scenario.breakout.hexes]
    assert min(far) == 2


@pytest.mark.rule("SB-6.22.a", "SB-6.13.c")
def test_two_dummies_and_four_task_forces_in_a_hex_are_the_limit() -> None:
    position = german()
    *kept, last = british_draft(FACTS.scenarios["historical"], position.now.public)
    dummies = (Station((), Hex("2905")), Station((), Hex("3308")))
    assert answer(position, BRITISH, (*kept, last, *dummies), SOURCE).over
    crowd = (*kept[:-3], *(Station((ship,), Hex("2905")) for ship in FACTS.scenarios["historical"].patrol.ships))
    assert refused(position, BRITISH, crowd) == "sink-start-patrol-empty"
    assert (
        refused(position, BRITISH, (*kept[:7], *(Station((), Hex("2905")) for _ in range(3)))) == "sink-start-left-out"
    )


@pytest.mark.rule("SB-16.2.a", "SB-16.3.c", "SB-16.4.a")
def test_nelson_and_london_start_as_escorts_together_apart_or_with_a_force_that_stands_there() -> None:
    position = german("convoy-escort")
    draft = british_draft(FACTS.scenarios["convoy-escort"], position.now.public)[:-1]
    nelson, london = ships("nelson"), ships("london")
    apart = (Station(nelson, Hex("2811"), True), Station(london, Hex("3314"), True))
    assert answer(position, BRITISH, (*draft, *apart), SOURCE).over
    joined = (*swapped(draft, 3, ships=(*draft[3].ships, *nelson)), Station(london, Hex("2811"), True))
    assert answer(position, BRITISH, joined, SOURCE).over
    for wrong in (
        (*draft, Station((*nelson, *london), Hex("2925"), True)),
        (*draft, Station((*nelson, *london), Hex("2811"), False)),
        (*swapped(draft, 7, ships=(*draft[7].ships, *nelson)), Station(london, Hex("2811"), True)),
    ):
        assert refused(position, BRITISH, wrong) in ("sink-start-no-escort", "sink-start-escorts")


@pytest.mark.rule("SB-6.21.a", "SB-6.11.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("fuel", ["off", "on"])
def test_any_start_that_is_drawn_at_random_is_allowed_and_complete(scenario: str, fuel: str) -> None:
    rng = Random(7)
    for _ in range(25):
        position = begun(scenario, fuel=fuel)
        while not position.over:
            (seat,) = position.deciding
            ask = position.ask(seat)
            assert ask is not None
            position = answer(position, seat, ask.choice.sample(rng), SOURCE)
        state = position.now
        for side in SEATS:
            limits = FACTS.scenarios[scenario].caps(side)
            forces = state.private[side].forces
            assert len(forces) <= limits.forces
            assert sum(force.dummy for force in forces.values()) <= limits.dummies
            assert list(forces) == [token.id for token in state.public.tokens.values() if token.side == side]
        assert state.copy().public == state.public


@pytest.mark.rule("SB-6.21.a")
def test_which_of_two_tokens_in_a_hex_is_the_dummy_is_left_to_chance() -> None:
    orders = german_draft(FACTS.scenarios["gneisenau"])
    first = set()
    for seed in range(12):
        source = Seeded(bytes([seed]))
        state = answer(begun("gneisenau"), GERMAN, orders, source).now
        brest = [
            force for token, force in state.private[GERMAN].forces.items() if state.public.tokens[token].hex == "3721"
        ]
        first.add(brest[0].dummy)
    assert first == {True, False}
