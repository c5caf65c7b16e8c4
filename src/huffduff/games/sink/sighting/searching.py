"""What may be searched for by whom, with what odds, and why not: as orders of one side, from its own view.

Whether a side is asked at all goes by what both can see; a side that has only dummies there is asked like any other.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.games.sink.attacks import FACES, Modifier
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import GERMAN, OTHER, AirId, ConvoyId, Hex, Seat, TokenId
from huffduff.games.sink.forces.dummies import no_removal
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.sighting.markers import attackable
from huffduff.games.sink.sighting.odds import lucky_faces, modifiers
from huffduff.games.sink.state import Public, SideView, card


class Search(msgspec.Struct, frozen=True, tag_field="do", tag="search"):
    """A task force or a recon aircraft (a token or an air unit) looks for a token or a convoy in its hex."""

    by: str
    target: str


class Prospect(msgspec.Struct, frozen=True):
    """A search that can be made: what changes the die, and on how many faces in ten it finds something.  A raider needs
    no die to look at convoys, and finds on all of them."""

    search: Search
    hex: Hex
    modifiers: tuple[Modifier, ...]
    faces: int


class Found(msgspec.Struct, frozen=True):
    """With what chance all searches for one target together find it, in per cent."""

    target: str
    percent: int


class SearchHints(msgspec.Struct, frozen=True):
    """Every search that can be made, with its odds, and the dummies that could be taken off."""

    searches: tuple[Prospect, ...]
    dummies: tuple[TokenId, ...]


class SearchTried(msgspec.Struct, frozen=True):
    """A draft: why each order cannot be (or nothing), and what is likely to be found."""

    orders: tuple[Reason | None, ...]
    found: tuple[Found, ...]


SearchOrder = Search | Remove


class Searches:
    """The searches of one side at one moment.

    `targets` limits them to some tokens or convoys, `by` to one searcher; `moving` is phase 9, in which aircraft do not
    search and a marker from an earlier hex does not save a new search for a German.
    """

    def __init__(
        self, view: SideView, targets: Sequence[str] | None = None, moving: bool = False, by: str = ""
    ) -> None:
        self.view, self.targets, self.moving, self.by = view, targets, moving, by
        self.public, self.facts, self.private = view.public, view.data, card(view)
        self.side = cast(Seat, view.seat)

    # --- why not ------------------------------------------------------------------------------------------------

    @rule("SB-10.1.b", "SB-10.1.c", "SB-10.1.e", "SB-4.3.a", "SB-10.5.a", "SB-10.5.c", "SB-8.11.b")
    def no_search(self, search: Search) -> Refused | None:
        """Why a search cannot be made: by its searcher, by where the two are, or by the target."""
        place = self.searcher_at(search)
        if isinstance(place, Refused):
            return place
        if self.targets is not None and search.target not in self.targets:
            return Refused("sink-no-such-target", "SB-10.1.c", target=search.target)
        if search.target in self.public.tokens:
            return self.no_search_for_force(search, place)
        if search.target in self.public.convoys and self.side == GERMAN:
            return self.no_search_for_convoy(search, place)
        return Refused("sink-no-such-target", "SB-10.1.c", target=search.target)

    @rule("SB-6.24.a", "SB-10.10.a", "SB-10.8.a", "SB-9.9.b", "SB-2.33.a", "SB-8.11.a")
    def searcher_at(self, search: Search) -> Hex | Refused:
        """Where the searcher is, or why it cannot search: attack aircraft, dummies and ships in port never do."""
        unit = AirId(search.by)
        if self.by and search.by != self.by:
            return Refused("sink-no-such-searcher", "SB-10.1.b", unit=search.by)
        if unit in self.public.recon and self.facts.aircraft[unit].side == self.side:
            return Refused("sink-recon-flies", "SB-10.8.a", unit=unit) if self.moving else self.public.recon[unit]
        force = self.private.forces.get(TokenId(search.by))
        if force is None:
            return Refused("sink-no-such-searcher", "SB-10.1.b", unit=search.by)
        if force.dummy:
            return Refused("sink-dummy-blind", "SB-6.24.a", token=force.token)
        token = self.public.tokens[force.token]
        return Refused("sink-in-port", "SB-10.9.a", token=force.token) if token.port else token.hex

    @rule("SB-10.3.a", "SB-10.9.a", "SB-9.9.c", "SB-4.3.b")
    def no_search_for_force(self, search: Search, place: Hex) -> Refused | None:
        """Why a task force cannot be searched for: it is one's own, elsewhere, in fog, in port where only aircraft
        look, or found already; and an escort looks for nobody."""
        token = self.public.tokens[TokenId(search.target)]
        force = self.private.forces.get(TokenId(search.by))
        if token.side == self.side or token.hex != place:
            return Refused("sink-not-in-hex", "SB-10.1.c", target=token.id, hex=place)
        if self.facts.chart.fog(place):
            return Refused("sink-fog", "SB-10.3.a", hex=place)
        if token.port and force is not None:
            return Refused("sink-target-in-port", "SB-10.9.a", target=token.id)
        if force is not None and force.escort:
            return Refused("sink-escort-blind", "SB-9.9.c", token=force.token)
        anew = self.moving and token.side == GERMAN
        known = token.id in self.public.shadows if anew else attackable(self.public, token)
        return Refused("sink-known-already", "SB-4.3.b", target=token.id) if known else None

    @rule("SB-9.9.a", "SB-9.9.e", "SB-11.8.a")
    def no_search_for_convoy(self, search: Search, place: Hex) -> Refused | None:
        """Why a convoy cannot be looked at: it is elsewhere, or its nature is known; a shadowed raider never can."""
        convoy = self.public.convoys[ConvoyId(search.target)]
        if convoy.hex != place:
            return Refused("sink-not-in-hex", "SB-10.1.c", target=convoy.id, hex=place)
        if search.by in self.public.tokens:
            if search.by in self.public.shadows:
                return Refused("sink-shadowed-raider", "SB-11.8.a", token=search.by)
            known = convoy.spotted == "raider"
        elif self.facts.chart.fog(place):
            return Refused("sink-fog", "SB-10.3.a", hex=place)
        else:
            known = convoy.real is not None
        return Refused("sink-known-already", "SB-9.9.e", target=convoy.id) if known else None

    # --- what there is --------------------------------------------------------------------------------------------

    def possible(self) -> Iterator[Prospect]:
        """Every search that can be made now."""
        public = self.public
        searchers: list[tuple[TokenId | AirId, Hex]] = [
            (token, public.tokens[token].hex) for token in self.private.forces
        ]
        searchers += public.recon.items()
        for by, place in searchers:
            for target in things(public, OTHER[self.side], place):
                search = Search(by, target)
                if self.no_search(search) is None:
                    yield self.prospect(search, place)

    def prospect(self, search: Search, place: Hex) -> Prospect:
        """The odds of a search."""
        if self.sure(search):
            return Prospect(search, place, (), FACES)
        found = modifiers(self.facts, self.public, self.private.forces.get(TokenId(search.by)))
        return Prospect(search, place, found, lucky_faces(self.facts, found))

    @rule("SB-9.9.a")
    def sure(self, search: Search) -> bool:
        """Whether a search needs no die: a raider looking at a convoy."""
        return search.by in self.public.tokens and search.target in self.public.convoys

    # --- as a choice ------------------------------------------------------------------------------------------------

    def verdicts(self, orders: Iterable[SearchOrder]) -> Iterator[Refused | None]:
        """Order by order, why it cannot be: each unit has one attempt at each target, and a dummy leaves but once."""
        made: list[SearchOrder] = []
        for order in orders:
            if order in made:
                yield Refused("sink-twice", "SB-10.5.a")
                continue
            made.append(order)
            yield no_removal(self.view, order.token) if isinstance(order, Remove) else self.no_search(order)

    def refused(self, orders: tuple[SearchOrder, ...]) -> Refused | None:
        """The first thing that is wrong with some orders."""
        return next((verdict for verdict in self.verdicts(orders) if verdict), None)

    def hints(self) -> SearchHints:
        dummies = tuple(token for token, force in self.private.forces.items() if force.dummy)
        return SearchHints(tuple(self.possible()), dummies)

    def tried(self, orders: tuple[SearchOrder, ...]) -> SearchTried:
        """What a draft comes to."""
        verdicts = tuple(self.verdicts(orders))
        missed: dict[str, float] = {}
        for order, verdict in zip(orders, verdicts, strict=True):
            if verdict is None and isinstance(order, Search):
                faces = self.prospect(order, Hex("")).faces
                missed[order.target] = missed.get(order.target, 1.0) * (1 - faces / FACES)
        found = tuple(Found(target, round(100 * (1 - chance))) for target, chance in missed.items())
        return SearchTried(tuple(reason(verdict) for verdict in verdicts), found)

    def sample(self, rng: Rng) -> tuple[SearchOrder, ...]:
        """Any of the searches; dummies are left where they are."""
        return tuple(prospect.search for prospect in self.possible() if rng.random() < 0.7)

    @rule("SB-10.10.b")
    def choice(self) -> Orders[SearchOrder]:
        """Any of these searches, or none: to keep silent is always allowed."""
        return Orders(self.refused, self.sample, self.hints, self.tried)


def things(public: Public, side: Seat, place: Hex) -> Iterator[str]:
    """The tokens of a side in a hex, and the convoys there if they could be looked at by its enemy."""
    for token in public.tokens.values():
        if token.side == side and token.hex == place:
            yield token.id
    if side != GERMAN:
        for convoy in public.convoys.values():
            if convoy.hex == place:
                yield convoy.id


@rule("SB-10.10.b", "SB-6.21.a")
def asked(public: Public, facts: Facts, side: Seat) -> bool:
    """Whether for all that both sides can see this one may have something to search for: a token of it, real or not,
    or a recon aircraft is where something lies that has not been found."""
    places = {token.hex for token in public.tokens.values() if token.side != side}
    if side == GERMAN:
        places.update(convoy.hex for convoy in public.convoys.values())
    afloat = [token for token in public.tokens.values() if token.side == side and token.hex in places]
    if any(not token.port and worth_a_look(public, facts, side, token.hex, token.id) for token in afloat):
        return True
    return any(
        place in places and facts.aircraft[unit].side == side and worth_a_look(public, facts, side, place, None)
        for unit, place in public.recon.items()
    )


def worth_a_look(public: Public, facts: Facts, side: Seat, place: Hex, token: TokenId | None) -> bool:
    """Whether in a hex something lies that a token, or else an aircraft, could look for."""
    convoys = public.convoys_at(place) if side == GERMAN else ()
    if token is not None and token not in public.shadows and any(convoy.spotted != "raider" for convoy in convoys):
        return True
    if facts.chart.fog(place):
        return False
    if token is None and any(convoy.real is None for convoy in convoys):
        return True
    return any(
        not attackable(public, other) and (token is None or not other.port)
        for other in public.tokens_at(place, OTHER[side])
    )
