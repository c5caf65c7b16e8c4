"""Shadow Phase: Allied ships in the hex of a sighted German unit try to keep in touch with her."""

from collections.abc import Generator, Iterable
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import OneOf, Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SEATS, SHADOWED, SIGHTED, ContactId, ShipId
from huffduff.games.chase.operations import manoeuvres
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.status import allows
from huffduff.games.chase.ships.units import blind, d10, evasion, members, on_map, radar
from huffduff.games.chase.state import Private, Public, Ship, State

SUCCESS = "success"

Modifier = tuple[str, int]


class Attempt(msgspec.Struct, frozen=True):
    """Ships that try to shadow a contact."""

    contact: ContactId
    ships: tuple[ShipId, ...]


class Sight(msgspec.Struct, frozen=True):
    """A contact that may be shadowed: who could try, with their Evasion Rating, and what sight adds to the die."""

    ships: dict[ShipId, int]
    visibility: int


class ShadowHints(msgspec.Struct, frozen=True):
    """The sighted contacts on which no attempt has been made."""

    contacts: dict[ContactId, Sight]


class AttemptTried(msgspec.Struct, frozen=True):
    """What an attempt comes to as far as its ships know: all but how fast the quarry is.

    The slowest of them (`limits`) has this `evasion`; chances, of ten, against a quarry as fast as she is, one that is
    slower and one that is faster.
    """

    refusal: Reason | None
    evasion: int = 0
    limits: tuple[ShipId, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    as_fast: int = 0
    slower: int = 0
    faster: int = 0


ATTEMPT = question(
    "chase-ask-shadow",
    "CH-6.d",
    answer=tuple[Attempt, ...],
    hints=ShadowHints,
    tried=AttemptTried,
    former=former.attempts,
)


@rule("CH-4.1.d", "CH-6.a", "CH-6.w")
@step
def shadow_phase(s: State) -> Iterable[Do]:
    """All naval attempts, then the Sighted markers go; aircraft have their say in the searches."""
    del s
    return do(shadow_attempts, (), (), ()), do(end_of_shadowing)


@rule("CH-6.g")
def targets(public: Public, tried: tuple[str, ...]) -> list[str]:
    """The sighted German contacts on which no attempt has been made this turn."""
    return [
        name
        for name, contact in public.contacts.items()
        if contact.side == GERMAN and contact.marker == SIGHTED and name not in tried
    ]


@rule("CH-5.f", "CH-5.j", "CH-6.c", "CH-6.d")
def shadowers(public: Public, private: Private, facts: Facts, contact: str) -> list[Ship]:
    """Allied ships in a contact's hex that are free to shadow; none where nothing can be seen."""
    place = public.contacts[contact].hex
    if blind(public, facts, place):
        return []
    return [ship for ship in on_map(private) if ship.hex == place and allows(facts, "shadow", ship)]


@rule("CH-6.c", "CH-6.d", "CH-6.e", "CH-6.f", "CH-6.g")
@step
def shadow_attempts(
    s: State, tried: tuple[str, ...], parted: tuple[tuple[str, str], ...], hopeless: tuple[tuple[str, int], ...]
) -> Asking:
    """One attempt after the other until the Allied player has had enough.

    He is asked as long as anything is sighted, whether he has a ship there or not, so that the question says nothing.
    `parted` are the fast and slow parts of forces that diverted: they have had their manoeuvre.
    """
    p, facts = s.public, s.data
    if not targets(p, tried):
        return None
    private = s.private[ALLIED]
    choice = Orders[Attempt](
        lambda value: no_attempt(p, private, facts, tried, hopeless, value),
        lambda rng: some_attempt(p, private, facts, tried, hopeless, rng),
        lambda: hints(p, private, facts, tried),
        lambda value: try_attempt(p, private, facts, no_attempt(p, private, facts, tried, hopeless, value), value),
    )
    orders = yield from ATTEMPT.put(ALLIED, choice)
    if not orders:
        return None
    contact, pursuers = orders[0].contact, [private.ships[name] for name in orders[0].ships]
    quarry = members(s.private[GERMAN], reveal.contact_unit(s, contact))
    pace = slowest(facts, pursuers)
    if too_fast(facts, pace, quarry):
        s.tell(EVERYONE, "chase-shadow-too-fast", contact=contact)
        return (do(shadow_attempts, tried, parted, (*hopeless, (contact, pace))),)
    s.tell(EVERYONE, "chase-shadow-attempt", contact=contact, hex=p.contacts[contact].hex)
    pursuers = commit(s, pursuers)
    had_theirs = any(contact in parts for parts in parted)
    evades = [manoeuvres.HOLD] if had_theirs else manoeuvres.reactions(p, facts, quarry)
    reaction = yield from manoeuvres.EVADING.put(
        GERMAN, OneOf(evades, hints=lambda: manoeuvres.evade_hints(facts, quarry)), contact=contact
    )
    evading = isinstance(reaction, manoeuvres.Evade)
    if isinstance(reaction, manoeuvres.Divert):
        parts = manoeuvres.divert(s, contact, reaction)
        chosen = yield from manoeuvres.choose_part(s, parts, pursuers)
        parted = (*parted, parts)
    else:
        if evading:
            manoeuvres.evade(s, contact, quarry)
        chosen = ((contact, tuple(pursuers)),)
    fast = [parts[0] for parts in parted]
    for part, following in chosen:
        yield from attempt(s, part, following, evading=evading, diverted=part in fast)
    return (do(shadow_attempts, (*tried, *(part for part, _ in chosen)), parted, hopeless),)


def no_attempt(
    public: Public,
    private: Private,
    facts: Facts,
    tried: tuple[str, ...],
    hopeless: tuple[tuple[str, int], ...],
    value: tuple[Attempt, ...],
) -> Refused | None:
    """Why the Allied player cannot order this, as far as his own board tells him."""
    if not value:
        return None
    if len(value) > 1:
        return Refused("chase-one-attempt", "CH-6.g")
    contact, names = value[0].contact, value[0].ships
    if not names:
        return Refused("chase-not-an-order", "CH-6.d", order=1)
    known = public.contacts.get(contact)
    if known is None or known.side != GERMAN:
        return Refused("chase-no-such-contact", "CH-6.d", contact=contact)
    if contact in tried:
        return Refused("chase-shadow-once", "CH-6.g", contact=contact)
    if known.marker == SHADOWED:
        return Refused("chase-shadowed-already", "CH-6.u", contact=contact)
    free = {ship.id: ship for ship in shadowers(public, private, facts, contact)}
    for number, name in enumerate(names):
        if name not in free or name in names[:number]:
            return Refused("chase-cannot-shadow", "CH-6.d", ship=name, contact=contact)
    pursuers = [free[name] for name in names]
    if torn(private, pursuers):
        return Refused("chase-no-split-shadowed", "CH-6.f")
    pace = slowest(facts, pursuers)
    if any(contact == other and pace <= known_pace for other, known_pace in hopeless):
        return Refused("chase-too-slow-to-shadow", "CH-6.j", contact=contact, evasion=pace)
    return None


def try_attempt(
    public: Public, private: Private, facts: Facts, refusal: Refused | None, value: tuple[Attempt, ...]
) -> AttemptTried:
    """What an attempt that is allowed would come to."""
    if refusal is not None or not value:
        return AttemptTried(reason(refusal))
    pursuers = [private.ships[name] for name in value[0].ships]
    pace = slowest(facts, pursuers)
    modifiers = known_modifiers(public, facts, pursuers)
    as_fast, slower, faster = (shadow_chance(facts, modifiers, gap) for gap in (0, 1, -1))
    limits = tuple(ship.id for ship in pursuers if pace_of(facts, ship) == pace)
    return AttemptTried(None, pace, limits, tuple(modifiers), as_fast, slower, faster)


def shadow_chance(facts: Facts, modifiers: Iterable[Modifier], gap: int) -> int:
    """How many of ten faces succeed for pursuers who are so much faster, apart from any manoeuvre."""
    table = facts.tables.shadow
    if gap <= table.impossible_to:
        return 0
    shift = table.differential.at(gap) + sum(value for _, value in modifiers)
    return sum(table.result.at(face + shift) == SUCCESS for face in range(10))


@rule("CH-6.f")
def torn(private: Private, chosen: list[Ship]) -> bool:
    """Whether a Shadowed task force would have to split to send these ships."""
    return any(
        mate not in chosen
        for ship in chosen
        if ship.force and ship.marker == SHADOWED
        for mate in members(private, ship.force)
    )


def some_attempt(
    public: Public,
    private: Private,
    facts: Facts,
    tried: tuple[str, ...],
    hopeless: tuple[tuple[str, int], ...],
    rng: Rng,
) -> tuple[Attempt, ...]:
    """Any attempt by all free ships of one unit, or none."""
    ready = [
        (contact, ship.unit)
        for contact in targets(public, tried)
        for ship in shadowers(public, private, facts, contact)
    ]
    if ready:
        contact, unit = ready[int(rng.random() * len(ready))]
        free = shadowers(public, private, facts, contact)
        orders = (Attempt(contact, tuple(ship.id for ship in free if ship.unit == unit)),)
        if no_attempt(public, private, facts, tried, hopeless, orders) is None:
            return orders
    return ()


def hints(public: Public, private: Private, facts: Facts, tried: tuple[str, ...]) -> ShadowHints:
    """Who could try what, from the Allied board."""
    sight = facts.tables.shadow.visibility.at(public.visibility)
    return ShadowHints(
        {
            contact: Sight(
                {ship.id: pace_of(facts, ship) for ship in shadowers(public, private, facts, contact)}, sight
            )
            for contact in targets(public, tried)
        }
    )


def pace_of(facts: Facts, ship: Ship) -> int:
    """A ship's Evasion Rating as it is now."""
    return evasion(facts.ships[ship.id], ship.card)


def slowest(facts: Facts, ships: Iterable[Ship]) -> int:
    """The lowest Evasion Rating among ships."""
    return min(pace_of(facts, ship) for ship in ships)


@rule("CH-6.i", "CH-6.j")
def too_fast(facts: Facts, pace: int, quarry: Iterable[Ship]) -> bool:
    """Whether the quarry's slowest ship is so much faster than the slowest pursuer that no attempt is possible."""
    return pace - slowest(facts, quarry) <= facts.tables.shadow.impossible_to


@rule("CH-6.f", "CH-6.v")
def commit(s: State, pursuers: list[Ship]) -> list[Ship]:
    """The ships that try leave the company of those that do not, and will not search this turn.

    The ships as they are then.
    """
    private = s.private[ALLIED]
    for unit in dict.fromkeys(ship.unit for ship in pursuers):
        together = [ship.id for ship in pursuers if ship.unit == unit]
        if len(together) < len(members(private, unit)):
            manoeuvres.separate(private, ALLIED, together)
    return [private.change(ship.id, tried_to_shadow=True) for ship in pursuers]


@rule("CH-6.h", "CH-6.s", "CH-6.T1")
def attempt(
    s: State, contact: str, pursuers: tuple[Ship, ...], evading: bool, diverted: bool
) -> Generator[Want, Any, None]:
    """The roll for one contact; success turns its marker to Shadowed."""
    p, facts = s.public, s.data
    unit = reveal.contact_unit(s, contact)
    quarry = members(s.private[GERMAN], unit)
    if too_fast(facts, slowest(facts, pursuers), quarry):
        s.tell(EVERYONE, "chase-shadow-too-fast", contact=contact)
        return
    modifiers = shadow_modifiers(p, facts, pursuers, quarry, evading, diverted)
    table = facts.tables.shadow.result
    shift = sum(value for _, value in modifiers)
    need = max(die for die in range(10) if table.at(die) == SUCCESS)
    chance = sum(table.at(die + shift) == SUCCESS for die in range(10))
    params = {"contact": contact, "need": need, "modifiers": modifiers, "chance": chance}
    result = table.at(d10((yield Roll("chase-roll-shadow", EVERYONE, (10,), **params))) + shift)
    if result == SUCCESS:
        reveal.mark(s, GERMAN, unit, SHADOWED, "shadowed")
    s.tell(EVERYONE, f"chase-shadow-{result}", contact=contact, hex=p.contacts[contact].hex)


@rule("CH-6.i", "CH-6.k", "CH-6.p", "CH-6.T2", "CH-10.2.u")
def shadow_modifiers(
    public: Public, facts: Facts, pursuers: Iterable[Ship], quarry: Iterable[Ship], evading: bool, diverted: bool
) -> list[Modifier]:
    """What is added to the die: speed, radar, sight and the quarry's manoeuvre."""
    table = facts.tables.shadow
    pursuers = tuple(pursuers)
    listed = [
        ("chase-mod-differential", table.differential.at(slowest(facts, pursuers) - slowest(facts, quarry))),
        *known_modifiers(public, facts, pursuers),
        ("chase-mod-evasion-manoeuvre", table.evasion if evading else 0),
        ("chase-mod-fast-part", table.fast_part if diverted else 0),
    ]
    return [modifier for modifier in listed if modifier[1]]


@rule("CH-6.T2", "CH-10.2.u")
def known_modifiers(public: Public, facts: Facts, pursuers: Iterable[Ship]) -> list[Modifier]:
    """What the pursuers know of beforehand: their radar and how far they see."""
    table = facts.tables.shadow
    grades = [radar(facts.ships[ship.id], ship.card) for ship in pursuers]
    grade = max(grades) if default(public, "shadowing-radar") else min(grades)
    listed = [
        ("chase-mod-radar", table.radar.at(grade)),
        ("chase-mod-visibility", table.visibility.at(public.visibility)),
    ]
    return [modifier for modifier in listed if modifier[1]]


@rule("CH-4.1.d", "CH-6.t", "CH-6.u")
@step
def end_of_shadowing(s: State) -> None:
    """Sighted units of both sides are lost from sight; units that are Shadowed stay so and cannot hunt this turn."""
    for contact in list(s.public.contacts.values()):
        if contact.marker == SIGHTED:
            reveal.lose(s, contact.id)
    for private in (s.private[side] for side in SEATS):
        for ship in on_map(private):
            if ship.held != (ship.marker == SHADOWED):
                private.change(ship.id, held=not ship.held)
