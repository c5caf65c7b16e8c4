"""Ships that are crippled: slow, clumsy, half their small guns silent, and perhaps more."""

from msgspec.structs import replace

from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import throw
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.scores import working_turrets
from huffduff.games.vas.ships import afloat
from huffduff.games.vas.state import State

LOST_FROM = 4  # the face from which a gun or trait is lost


@rule(
    *("VS-CRIP.1", "VS-CRIP.2", "VS-CRIP.7", "VS-CRIP.8", "VS-CRIP.10", "VS-CRIP.11", "VS-CRIP.12"),
    *("VS-BASIC.6", "VS-WPN.1", "VS-EX.15"),
)
@step
def cripple(s: State, name: ShipId) -> Asking:
    """Once, when her Hull is at the second figure or below: a die for each turret and trait that she still has.

    Speed, Lumbering and halved dice follow from being crippled (see `ships`).
    """
    ship = s.public.ships[name]
    card = s.data.cards[ship.card]
    if not afloat(ship) or ship.crippled or ship.hull > card.cripple:
        return ()
    turrets = working_turrets(s.data, ship)
    traits = tuple(trait for trait in card.traits if trait not in ship.lost_traits)
    guns = yield from throw("vas-roll-cripple-guns", len(turrets), ship=name)
    luck = yield from throw("vas-roll-cripple-traits", len(traits), ship=name)
    silenced = [turret for turret, face in zip(turrets, guns, strict=True) if face >= LOST_FROM]
    lost = [trait for trait, face in zip(traits, luck, strict=True) if face >= LOST_FROM]
    mounts = {gun: replace(mount, out=mount.out or gun in silenced) for gun, mount in ship.mounts.items()}
    s.public.change_ship(name, crippled=True, mounts=mounts, lost_traits=(*ship.lost_traits, *lost))
    s.tell(EVERYONE, "vas-crippled", ship=name)
    for turret in silenced:
        s.tell(EVERYONE, "vas-gun-lost", ship=name, weapon=turret)
    for trait in lost:
        s.tell(EVERYONE, "vas-trait-lost", ship=name, trait=trait)
    return ()
