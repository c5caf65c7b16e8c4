"""The numbers that the computer captain was tuned with, each once, with what it means.

Worth is counted in victory points; lengths are hundredths of an inch, chances between 0 and 1.
"""

# What fire is worth (worth.py).
CRITICAL_HULL = 3.5  # points of Hull that a critical hit counts as, besides the damage of its die
EARNED_EARLY = 0.5  # part of what crippling or sinking a ship gives that counts bit by bit before she is

# A place on the table (standing.py).
NEXT_TURN = 0.5  # what the fight of the next turn counts, on the same heading and with all others where they are
NEXT_RUN = 500  # how far she will have gone by then; with the edge nearer ahead of her she will hardly turn in time
APPROACH = 0.012  # part of her points that each inch too far from the nearest enemy costs
GOOD_RANGE = 1400  # nearer than that she has no need to close
EDGE_AHEAD = 0.6  # part of her points that such a heading costs
LEAVES = 1.0  # part of her points that leaving the table costs a ship that is not crippled
STANDS_OFF = 3600  # a carrier, and any ship that is outgunned, wants to be no nearer to an enemy than that
DECK_OPEN = 25.0  # worth of every Flight that she could launch or recover, up to two
QUARTER = 30.0  # worth of holding a quarter of the table where quarters are to be held, times the turn

# What is dared (stance.py): what an own expected loss counts against the loss that is dealt, enemies seldom all firing
# at one ship; at first the same for all, and after the last turn:
EVEN = 0.4  # at the start
LEADING = 0.9  # for the side that would win
DARING = 0.3  # where nobody would
TRAILING = 0.2  # for the side that would lose
OUTGUNNED = 0.25  # part of what the enemy's fire costs the own ships below which they keep away from him
PRIZE = 2.5  # times her points that the enemy ship counts that the objective asks for
GUARDED = 1.4  # times her points that an own ship counts that the enemy's objective asks for

# The objective (missions.py).
PROGRESS = 0.01  # part of her points that an inch nearer to the edge she has to leave over is worth, with time to spare
URGENT = 0.1  # and without
SPARE_TURNS = 2  # turns more than she needs that count as time to spare
GONE = 1.5  # part of her points that leaving over the right edge is worth

# Orders (helm.py).
MARGIN = 3.0  # worth by which an Order has to beat none
REPAIR = 6.0  # worth of each critical score that All Hands on Deck! lets her repair besides the first
FLOOD_FROM = 5  # from this critical score on the magazines are flooded
SCREENS = 0.6  # chance that smoke still hides her when enemies move after her
LENGTHS = (1.0, 0.5)  # parts of her speed that she tries
CREEPING = (*LENGTHS, 0.0)  # a carrier also goes as slowly as she can
LEAST_FLIGHTS = 2  # Flights on deck from which on it is worth to Scramble!

# Targets (guns.py).
ENOUGH = 0.9  # a ship as likely as that to sink gets no further fire
TORPEDO_CHANCE = 0.16  # chance of a hit from which on a torpedo is let go before the last turns
LAST_TURNS = 2  # turns before the end in which torpedoes are not saved any more

# Fleets (fleet.py).
TYPICAL_ARMOUR = 5  # the Armour that guns are judged by
HORIZON = 3000  # reach beyond which more is worth nothing
TORPEDO_PART = 0.35  # what a torpedo, which is launched once or twice, counts of a gun that fires every turn
HARD_TO_HIT = 1.4  # how much longer destroyers last, which are harder to hit
DECK_HELPS = 1.2  # how much longer ships with an armoured deck last
RUNNER = 500  # slower ships are not bought where ships have to cross the table
FLIGHT_FIRE = 1.0  # dice of gunfire that a Flight aboard counts as
FLIGHTS_PART = 0.15  # part of the budget that may go to Flights from land

# Deployment (deployment.py).
ABREAST = 350  # between ships of a line
ROW = 700  # between lines
SEA_ROOM = 100  # from the own edge to carriers at the rear of the zone
FRONT = 0  # from the front of the zone to the first line

# Aircraft (aircraft.py).
FIGHT_WORTH = 0.6  # part of an enemy Flight's points that meeting it in the air is worth with equal Fighters
ODDS_OF_FIGHT = 0.15  # more or less of it for each point of the dogfight values
ARMED_EXTRA = 10.0  # an enemy Flight that is still armed is worth so many points more
HOMEWARD = 5.0  # worth of landing a Flight that has spent its load
LEAST_ODDS = -1  # the difference of dogfight values from which on a Flight goes up against a raider
