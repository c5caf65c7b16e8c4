"""Hits on Vital Systems, which nobody repairs."""

from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6, throw
from huffduff.games.vas.facts.words import AREAS, Rudder, ShipId
from huffduff.games.vas.gunnery.hull import lose, sink
from huffduff.games.vas.gunnery.scores import raise_score
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import State

# What a rudder jams at, by the face of the die.
JAMMED: tuple[Rudder, ...] = ("port", "port", "ahead", "ahead", "starboard", "starboard")


@rule(
    *("VS-VITAL.1", "VS-VITAL.2", "VS-VITAL.3", "VS-VITAL.4", "VS-VITAL.7", "VS-VITAL.8", "VS-VITAL.10"),
    *("VS-VITAL.11", "VS-VITAL.12", "VS-VITAL.13"),
)
@step
def vital_hit(s: State, name: ShipId) -> Asking:
    """One D6 on the Vital System table: damage each time, the lasting effect once; a rudder may jam anew."""
    ship = s.public.ships[name]
    if not afloat(ship):
        return ()
    face = yield from d6("vas-roll-vital", ship=name)
    (row,) = (row for row in s.data.criticals.vital if row.face == face)
    if row.id == "catastrophe":
        s.tell(EVERYONE, "vas-vital", ship=name, vital=row.id, damage=ship.hull)
        sink(s, name)
        return ()
    damage = row.damage.plus
    if row.damage.d6:
        damage += sum((yield from throw("vas-roll-vital-damage", row.damage.d6, ship=name, vital=row.id)))
    s.tell(EVERYONE, "vas-vital", ship=name, vital=row.id, damage=damage)
    if lose(s, name, damage):
        return ()
    if row.id not in ship.vitals:
        s.public.change_ship(name, vitals=(*ship.vitals, row.id))
    if row.id == "rudder":
        rudder = JAMMED[(yield from d6("vas-roll-rudder", ship=name)) - 1]
        s.public.change_ship(name, rudder=rudder)
        s.tell(EVERYONE, "vas-rudder", ship=name, rudder=rudder)
    if row.id == "explosions":
        return [do(raise_score, name, area, "cascade") for area in AREAS]
    return ()
