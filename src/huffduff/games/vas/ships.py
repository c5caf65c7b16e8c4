"""What a ship is worth now: speed, run-up, traits and dice after damage, as every chapter reads them."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.tables import Score
from huffduff.games.vas.facts.words import INCH, Area, Battery, ShipTrait, WeaponId
from huffduff.games.vas.state import Mount, Ship


def afloat(ship: Ship) -> bool:
    """Whether she is in the battle, on the table or in deep deployment."""
    return ship.status in ("table", "deep")


def fresh_mounts(card: Card) -> dict[WeaponId, Mount]:
    """Every weapon system ready, torpedo racks full; a Slow-Loading rack has one more set aboard."""
    return {
        weapon.id: Mount(loaded=weapon.dice, reloads=int(weapon.has("slow-loading")))
        if weapon.kind == "torpedo"
        else Mount()
        for weapon in card.weapons.values()
    }


@rule("VS-CRIT.4", "VS-END.6")
def active_scores(facts: Facts, ship: Ship, area: Area) -> list[Score]:
    """The rows of the Critical Score table in force for an area: every score up to the present one."""
    return facts.criticals.score[area][: ship.score(area)]


@rule("VS-MOVE.17", "VS-CRIT.10", "VS-CRIT.12", "VS-CRIP.3", "VS-GEO.17", "VS-EX.2")
def flank_speed(facts: Facts, ship: Ship) -> int:
    """Printed speed less engine penalties, then exactly half when crippled; no order counts here."""
    rows = active_scores(facts, ship, "engine")
    if any(row.stopped for row in rows):
        return 0
    speed = max(0, facts.cards[ship.card].speed + INCH * sum(row.speed for row in rows))
    return speed // 2 if ship.crippled else speed


@rule("VS-ORD.24", "VS-GEO.18", "VS-MOVE.17")
def speed_this_turn(facts: Facts, ship: Ship) -> int:
    """Current Flank Speed; an evading ship has half of it, rounded up to a whole inch."""
    speed = flank_speed(facts, ship)
    return -(-speed // (2 * INCH)) * INCH if ship.under("evade") else speed


@rule("VS-MOVE.7", "VS-TRAIT.2", "VS-CRIT.11", "VS-GEO.14")
def run_up(facts: Facts, ship: Ship) -> int:
    """How far she must go straight before each turn; a damaged rudder overrides Agile."""
    movement = facts.tables.movement
    if any(row.rudder for row in active_scores(facts, ship, "engine")):
        return movement.run_up_damaged * INCH
    return INCH * (movement.run_up_agile if has_trait(facts, ship, "agile") else movement.run_up)


@rule("VS-CRIP.4", "VS-CRIP.8", "VS-CRIP.9", "VS-TRAIT.8")
def has_trait(facts: Facts, ship: Ship, trait: ShipTrait) -> bool:
    """Whether a trait is printed on her card and not lost; a crippled ship is Lumbering."""
    if trait == "lumbering" and ship.crippled:
        return True
    return trait in facts.cards[ship.card].traits and trait not in ship.lost_traits


def trait_value(facts: Facts, ship: Ship, trait: ShipTrait) -> int:
    """The number of a trait, 0 where she does not have it."""
    return facts.cards[ship.card].traits[trait] if has_trait(facts, ship, trait) else 0


def _dice_lost(ship: Ship, battery: Battery) -> int:
    """Attack Dice that critical scores in force have taken from a battery."""
    return sum(
        penalty.dice
        for penalty in ship.penalties
        if penalty.battery == battery and ship.score(penalty.area) >= penalty.score
    )


@rule("VS-CRIP.5", "VS-CRIT.14", "VS-CRIT.15", "VS-CRIT.16", "VS-CRIT.18", "VS-CRIT.23", "VS-CRIT.25", "VS-END.7")
def rated_dice(ship: Ship, weapon: Weapon) -> int:
    """Present Attack Dice, whatever a rack holds: printed less losses, then every halving, rounding down."""
    if ship.mounts[weapon.id].out:
        return 0
    if weapon.kind == "main":
        return weapon.dice
    dice = max(0, weapon.dice - _dice_lost(ship, weapon.kind))
    return dice >> (ship.crippled + (ship.halvings if weapon.kind == "light" else 0))


@rule("VS-SPLIT.4")
def attack_dice(ship: Ship, weapon: Weapon) -> int:
    """Present Attack Dice; a rack has at most as many as it holds torpedoes."""
    dice = rated_dice(ship, weapon)
    return min(dice, ship.mounts[weapon.id].loaded) if weapon.kind == "torpedo" else dice


@rule("VS-CRIP.6", "VS-CRIT.15", "VS-TRAIT.29")
def local_dice(ship: Ship, weapon: Weapon) -> int:
    """Present Local dice of an AA battery: losses take its own dice first; crippling halves what is left."""
    over = max(0, _dice_lost(ship, "aa") - weapon.dice)
    return max(0, weapon.local - over) >> ship.crippled


@rule("VS-TRAIT.32")
def spent(ship: Ship, weapon: Weapon) -> bool:
    """Whether a One-Shot gun has fired; of a rack every torpedo is one shot by itself."""
    return weapon.kind != "torpedo" and weapon.has("one-shot") and ship.mounts[weapon.id].fired > 0


@rule("VS-TRAIT.34")
def still_loading(ship: Ship, weapon: Weapon, turn: int) -> bool:
    """Whether a Slow-Loading gun was used in the turn before; racks are reloaded by a rule of their own."""
    fired = ship.mounts[weapon.id].fired
    return weapon.kind != "torpedo" and weapon.has("slow-loading") and 0 < fired == turn - 1


@rule("VS-CRIT.19", "VS-VITAL.8", "VS-VITAL.9")
def permissions_needed(ship: Ship, weapon: Weapon) -> int:
    """How many permission rolls the system needs before it fires: a damaged turret one, a magazine ablaze one."""
    damaged = any(p.weapon == weapon.id and ship.score(p.area) >= p.score for p in ship.penalties)
    return damaged + ("magazine" in ship.vitals)


@rule("VS-ORD.9", "VS-CRIT.24", "VS-NAT-IT.3")
def crew_quality_modifier(facts: Facts, ship: Ship) -> int:
    """What is added to her crew quality checks: heavy shrapnel, and her navy's training."""
    shaken = sum(row.crew_quality for row in active_scores(facts, ship, "crew"))
    return shaken + facts.navies[facts.cards[ship.card].navy].crew_quality
