"""Who may shadow whom, with what odds, and why not: from what the British player can see.

What he could not know by himself, whether a unit can keep up, he learns by being told which units are fit for it.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.games.sink.air.recon import home
from huffduff.games.sink.attacks import FACES, Modifier, shift
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, EXIT, AirId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.limits import no_marker
from huffduff.games.sink.movement.speed import pace, rating
from huffduff.games.sink.parts import Force
from huffduff.games.sink.state import Public, SideView, card


class Contact(msgspec.Struct, frozen=True, tag_field="do", tag="shadow"):
    """A task force or a recon aircraft is to shadow a German task force; with `ships`, only these of it do, under a
    marker of their own, and each of the `parts` leaves it as well, under another."""

    by: str
    target: TokenId
    ships: tuple[ShipId, ...] = ()
    parts: tuple[tuple[ShipId, ...], ...] = ()

    @property
    def leaving(self) -> tuple[tuple[ShipId, ...], ...]:
        """All that leave the task force, those that shadow first."""
        return (self.ships, *self.parts) if self.ships or self.parts else ()


class Shadower(msgspec.Struct, frozen=True):
    """A unit that could shadow, or why it cannot, what changes its die, and on how many faces of ten it succeeds."""

    contact: Contact
    refusal: Reason | None
    modifiers: tuple[Modifier, ...]
    faces: int


class ContactHints(msgspec.Struct, frozen=True):
    """All units in the hex, and the task forces that may send only some of their ships."""

    units: tuple[Shadower, ...]
    divisible: tuple[TokenId, ...]


class ContactTried(msgspec.Struct, frozen=True):
    """A draft: what the attempt comes to, and why it cannot be left so."""

    attempts: tuple[Shadower, ...]
    refusal: Reason | None


class Prey(msgspec.Struct, frozen=True):
    """A German task force that may be shadowed: its evasion, the hexes that it still has to sail while it moves, and
    the task force that found it, which may divide."""

    token: TokenId
    hex: Hex
    evasion: int
    course: tuple[Hex, ...] = ()
    finder: str = ""

    @property
    def end(self) -> Hex:
        """Where it will be when it has moved."""
        return self.course[-1] if self.course else self.hex


@rule("SB-11.6.c")
def near_base(facts: Facts, unit: AirId, place: Hex) -> bool:
    """Whether a hex is near enough to an aircraft's base for it to shadow there."""
    return facts.chart.distance(home(facts, unit), place) <= facts.tables.shadow.air_radius


@rule("SB-11.3.a", "SB-5.2.a")
def modifiers(facts: Facts, public: Public, place: Hex, ships: Sequence[ShipId] | None) -> tuple[Modifier, ...]:
    """What changes the die of some ships or, where there are none, of a recon aircraft: visibility, the kind of unit,
    radar, and fog."""
    table, night = facts.tables.shadow, public.turn in facts.tables.track.night
    found: list[tuple[str, int]] = []
    if public.visibility == "good":
        found.append(("sink-mod-good", table.good))
    if night or public.visibility == "poor":
        found.append(("sink-mod-dark", table.dark))
    if ships is None:
        found.append(("sink-mod-shadow-air", table.recon + (table.recon_at_night if night else 0)))
    elif any(facts.ships[ship].radar for ship in ships):
        found.append(("sink-mod-radar", table.radar))
    if facts.chart.fog(place):
        found.append(("sink-mod-fog", table.fog))
    return tuple(Modifier(key, value) for key, value in found if value)


@rule("SB-11.10.c")
def cannot_follow(by: str) -> Refused:
    """A unit cannot be where a German move ends; it is not told why, for that would tell where that is."""
    return Refused("sink-refuse-cannot-follow", "SB-11.10.c", by=by)


def lucky_faces(facts: Facts, found: Iterable[Modifier]) -> int:
    """On how many faces of the die contact is made."""
    need = facts.tables.shadow.need - shift(found)
    return min(max(FACES + 1 - need, 0), FACES)


class Contacts:
    """The attempts that can be made at one moment, of which at most one will be.  `moving` is phase 9, where a shadower
    must be able to follow to the end of the German move."""

    def __init__(self, view: SideView, quarries: Sequence[Prey], moving: bool = False) -> None:
        self.view, self.public, self.facts, self.private = view, view.public, view.data, card(view)
        self.quarries, self.moving = {quarry.token: quarry for quarry in quarries}, moving

    # --- why not --------------------------------------------------------------------------------------------------

    @rule("SB-11.1.b", "SB-11.1.c", "SB-11.1.d")
    def no_contact(self, contact: Contact) -> Refused | None:
        """Why an attempt cannot be made: by its target, or by the unit."""
        quarry = self.quarries.get(contact.target)
        if quarry is None:
            return Refused("sink-refuse-no-quarry", "SB-11.1.b", target=contact.target)
        unit = AirId(contact.by)
        if unit in self.public.recon and self.facts.aircraft[unit].side == BRITISH:
            return self.no_air_contact(unit, quarry, contact)
        force = self.private.forces.get(TokenId(contact.by))
        if force is None:
            return Refused("sink-refuse-no-shadowing", "SB-11.1.c", by=contact.by)
        return self.no_force_contact(force, quarry, contact)

    @rule("SB-11.6.b", "SB-11.6.c", "SB-11.11.a", "SB-11.10.c")
    def no_air_contact(self, unit: AirId, quarry: Prey, contact: Contact) -> Refused | None:
        """Why an aircraft cannot shadow: it is elsewhere, too far from its base now or at the end, or in fog."""
        if contact.leaving:
            return Refused("sink-refuse-split-air", "SB-11.5.a", by=unit)
        if self.public.recon[unit] != quarry.hex:
            return Refused("sink-refuse-elsewhere", "SB-11.1.d", by=unit, hex=quarry.hex)
        if self.facts.chart.fog(quarry.hex):
            return Refused("sink-refuse-fog", "SB-11.11.a", by=unit, hex=quarry.hex)
        if not near_base(self.facts, unit, quarry.hex):
            return Refused("sink-refuse-far-from-base", "SB-11.6.c", by=unit, most=self.facts.tables.shadow.air_radius)
        if EXIT in quarry.course or not near_base(self.facts, unit, quarry.end):
            return cannot_follow(unit)
        return self.busy(contact)

    @rule("SB-11.1.d", "SB-11.6.a", "SB-11.11.a", "SB-10.9.a")
    def no_force_contact(self, force: Force, quarry: Prey, contact: Contact) -> Refused | None:
        """Why a task force cannot shadow: there is nothing behind the marker, it is elsewhere or in port, too slow, or
        blind in fog."""
        token, ships = self.public.tokens[force.token], contact.ships or force.ships
        if force.dummy:
            return Refused("sink-refuse-dummy-shadow", "SB-11.1.c", by=force.token)
        if token.hex != quarry.hex or token.port:
            return Refused("sink-refuse-elsewhere", "SB-11.1.d", by=force.token, hex=quarry.hex)
        refusal = self.busy(contact) or self.no_division(force, quarry, contact)
        if refusal:
            return refusal
        if rating(self.facts, self.private, ships) < quarry.evasion:
            return Refused("sink-refuse-cannot-keep-up", "SB-11.6.a", by=force.token)
        if self.facts.chart.fog(quarry.hex) and not any(self.facts.ships[ship].radar for ship in ships):
            return Refused("sink-refuse-fog", "SB-11.11.a", by=force.token, hex=quarry.hex)
        return self.no_following(force, quarry, ships) if self.moving else None

    def busy(self, contact: Contact) -> Refused | None:
        """A unit that shadows somebody else already; ships that leave it are free for another enemy."""
        for target, shadow in self.public.shadows.items():
            if shadow.by == contact.by and target != contact.target and not contact.ships:
                return Refused("sink-refuse-busy", "SB-11.1.f", by=contact.by, target=target)
        return None

    @rule("SB-11.5.a", "SB-6.14.b")
    def no_division(self, force: Force, quarry: Prey, contact: Contact) -> Refused | None:
        """Why only some ships cannot be sent: only the task force that found the enemy may divide, into two parts or
        more that all have ships, if markers are free and the hex has room."""
        if not contact.leaving:
            return None
        ships = [ship for part in contact.leaving for ship in part]
        if not all(contact.leaving) or any(ships.count(ship) > 1 or ship not in force.ships for ship in ships):
            return Refused("sink-refuse-not-these", "SB-11.5.a", by=force.token)
        if len(ships) == len(force.ships):
            return Refused("sink-refuse-all-of-them", "SB-11.5.a", by=force.token)
        if quarry.finder != force.token:
            return Refused("sink-refuse-not-finder", "SB-11.5.a", by=force.token)
        return no_marker(self.public, self.facts, BRITISH, quarry.hex, len(contact.leaving))

    @rule("SB-11.10.b", "SB-11.10.c", "SB-7.32.a", "SB-6.13.c", "SB-9.10.e")
    def no_following(self, force: Force, quarry: Prey, ships: Sequence[ShipId]) -> Refused | None:
        """Why ships cannot follow to the end of the German move: they have not enough hexes left, it ends where there
        is no room or no map, or they escort a convoy."""
        if force.escort:
            return Refused("sink-refuse-escorts", "SB-9.10.e", by=force.token)
        left = pace(self.facts, self.public, self.private, ships).allowance - force.moved
        others = [token for token in self.public.tokens_at(quarry.end, BRITISH) if token.id != force.token]
        full = bool(quarry.course) and len(others) >= self.facts.tables.limits.stack
        return cannot_follow(force.token) if full or EXIT in quarry.course or len(quarry.course) > left else None

    # --- what there is --------------------------------------------------------------------------------------------

    def prospect(self, contact: Contact) -> Shadower:
        """The odds of an attempt, if it can be made."""
        refusal = self.no_contact(contact)
        if refusal:
            return Shadower(contact, reason(refusal), (), 0)
        place = self.quarries[contact.target].hex
        found = modifiers(self.facts, self.public, place, self.ships(contact))
        return Shadower(contact, None, found, lucky_faces(self.facts, found))

    def ships(self, contact: Contact) -> tuple[ShipId, ...] | None:
        """The ships that would shadow; None is an aircraft."""
        force = self.private.forces.get(TokenId(contact.by))
        return contact.ships or force.ships if force else None

    def units(self) -> Iterator[Contact]:
        """Every unit in the hex of a quarry, fit for it or not."""
        for quarry in self.quarries.values():
            for token in self.public.tokens_at(quarry.hex, BRITISH):
                yield Contact(token.id, quarry.token)
            for unit, place in self.public.recon.items():
                if place == quarry.hex and self.facts.aircraft[unit].side == BRITISH:
                    yield Contact(unit, quarry.token)

    # --- as a choice ----------------------------------------------------------------------------------------------

    @rule("SB-11.1.f", "SB-4.6.a")
    def refused(self, contacts: tuple[Contact, ...]) -> Refused | None:
        """One unit may be selected, and no more."""
        if len(contacts) > 1:
            return Refused("sink-refuse-one-shadower", "SB-11.1.f")
        return self.no_contact(contacts[0]) if contacts else None

    def tried(self, contacts: tuple[Contact, ...]) -> ContactTried:
        """What a draft comes to."""
        return ContactTried(tuple(map(self.prospect, contacts)), reason(self.refused(contacts)))

    def hints(self) -> ContactHints:
        """All who could be selected."""
        finders = (TokenId(quarry.finder) for quarry in self.quarries.values() if quarry.finder in self.private.forces)
        divisible = tuple(token for token in finders if len(self.private.forces[token].ships) > 1)
        return ContactHints(tuple(map(self.prospect, self.units())), divisible)

    def sample(self, rng: Rng) -> tuple[Contact, ...]:
        """Mostly somebody, sometimes a part of the finder."""
        fit = [contact for contact in self.units() if self.no_contact(contact) is None]
        fit += self.some_division(rng)
        return (fit[int(rng.random() * len(fit))],) if fit and rng.random() < 0.9 else ()

    def some_division(self, rng: Rng) -> list[Contact]:
        """A part of a task force that may divide, and perhaps another that leaves it too."""
        found = []
        for quarry in self.quarries.values():
            force = self.private.forces.get(TokenId(quarry.finder))
            if force is not None and len(force.ships) > 1:
                sent, other = rng.sample(force.ships, 2)
                parts = ((other,),) if rng.random() < 0.3 else ()
                contact = Contact(force.token, quarry.token, (sent,), parts)
                if self.no_contact(contact) is None:
                    found.append(contact)
        return found

    def choice(self) -> Orders[Contact]:
        """One of these attempts, or none."""
        return Orders(self.refused, self.sample, self.hints, self.tried)
