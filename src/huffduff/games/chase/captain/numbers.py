"""The numbers that the computer captains were tuned with, each once, with what it means.

Points are victory points, a chance is between 0 and 1, ways are in hexes and time is in turns of the game.
"""

from huffduff.games.chase.facts.terms import BISMARCK, CAPITAL

# How raiders are expected to sail (raiders.py): the shares of their plans, at first, once seen, and with Bismarck hurt.
WEST, STRAIT, SOUTH, FRANCE = "west", "strait", "south", "france"
AT_FIRST = {WEST: 0.4, STRAIT: 0.3, SOUTH: 0.15, FRANCE: 0.15}
WHEN_SEEN = {WEST: 0.55, SOUTH: 0.2, FRANCE: 0.25}
WHEN_HURT = {WEST: 0.15, SOUTH: 0.15, FRANCE: 0.7}
HURT = 0.8  # of her hull: with less Bismarck is expected to run for home
PACES = (0.2, 0.5, 0.3)  # chances to go none, one or two hexes in a turn
INTO, ALONG, BACK = 1.0, 0.35, 0.08  # how raiders choose among hexes nearer to their aim, as near, and farther
HOMESICK = 0.02  # of those at sea turn for home every turn
GATE_WEST = 1.5  # how far west of the fog in the strait raiders are through it
OTHERS = 0.012  # chance for each hex that a wireless bearing there is some other German unit
BEARING_TRUST = 0.95  # chance that a bearing means the raiders where no other German unit is likely
PASSED_TRUST, LONE_TRUST = 0.9, 0.5  # chances that ships which passed are the raiders: several of them, and one alone
FAINT, FAINT_STEP = 2e-4, 0.004  # chances that are dropped: of a hex, and of a way within a turn
RAIDERS_KEPT, SQUADRONS_KEPT = 400, 300  # turns of reckoning that are remembered

# Where Allied squadrons are expected (squadrons.py), and how the Allied captain deploys his (allied.py).
STRENGTH = {"BB": 0.5, "BC": 0.45, "CV": 0.2, "CA": 0.1, "CL": 0.05, "DD": 0.05}  # a pair of capital ships is deadly
STRENGTH_UNKNOWN = 0.25  # of ships whose classes nobody knows
CRUISING, CHASING = 1.4, 2.0  # hexes that a squadron goes in a turn, and when raiders have just been seen
CANDIDATES = 25  # hexes among which a squadron chooses
AROUND = 2  # hexes that it commands
ABSENT = 0.4  # chance that a squadron which did not come to raiders in sight of it is there all the same
HEADWAY = 0.9  # the most of a hex that a squadron brings along from a turn into the next
PATIENCE = 0.93  # what a chance is worth that comes a turn later
SURE = 0.9  # big ships burn no fuel for a smaller chance than this
CALL = 6  # hexes from which ships come to where the enemy was seen

# The Allied captain (allied.py).
ALLIED_AHEAD = 6  # turns that he looks ahead
SOON = 2  # turns ahead of which the likely hexes are looked at, too
LIKELY = 0.01  # the chance from which a hex is a station to think of
SETTLED = 1.02  # how much better another station must be than the present one
SHARED = 0.35  # of a chance is left for others where a unit stands already
BIG_REACH, SMALL_REACH = 2, 1  # hexes that big ships and others command from a station
DARING = 0.5  # points that a fight must promise
HELP = 0.3  # how much ships count that can come only as reinforcements
KEEP_AWAY = 2  # hexes at which carriers, and big ships that are too weak, wait near the enemy
CLOSE_TO_PREY = 3  # hexes from the enemy within which carriers leave the fighting ships
LONG_WAY = 3  # hexes above which ships hurry
CALLED = 0.002  # a hex with a smaller chance is not worth giving away who searches it
ALLIED_RESERVE = 3  # fuel points that are kept for the hour of need
LAST_OIL = 2  # with so little fuel a ship makes for port
NEAR_PORT = 4  # hexes that emergency fuel is sure to last
PRESUMED = ("BB", "CA")  # the classes behind a contact of which nothing is known
SHADOWERS = 3  # ships that are considered for shadowing a contact
RADAR_WORTH = 2  # points of evasion that a grade of radar is worth to a shadower
PRECIOUS = 5  # points of evasion that battleships and carriers are held to be worse at it

# Aircraft (aircraft.py).
LOOKED_AT = 14  # hexes that are worth a thought

# Coasts (chart_work.py): what a turn there costs a raider, and big ships under bombers.
FLEET_REACH, FLEET_TOLL = 6, 2.0  # hexes around the enemy's fleet base, and points for each that one is nearer
BASE_REACH, BASE_TOLL = 6, 0.12  # the same for an air base
WATCH_TOLL = 0.15  # points for every Search Factor of the coast
BOMBERS = 3  # hexes from an airfield in which big ships do not feel safe

# What the German captain fears (threat.py).
FORGOTTEN = 10  # turns after which a report says nothing any more
CALLS_FORGOTTEN = 5  # and a call
AIR_RADIUS = 8  # hexes from their bases in which aircraft may have made a search call possible
SPREAD, WIDEST = 0.9, 9.0  # hexes that the uncertainty of a report grows in a turn, and where it ends
FOCUS = 19.0  # hexes over which a report counts in full
FLEET_AHEAD = 6  # turns for which the enemy's ways can be guessed
WEATHER_AHEAD = 8  # turns for which the weather can be guessed
CLOSENESS = (1.0, 1.0, 1.0, 0.7, 0.5, 0.3, 0.15)  # of a squadron's strength is likely to come, by hexes
SEARCHERS = 0.8  # how much a squadron counts that nobody has seen
FAST_REACH = 2  # hexes that a fast ship goes in a turn
FOUND_BLIND, FOUND_BY_AIR = 0.02, 0.1  # chances to be found where nothing can be seen, and by aircraft
CLEAR, MURKY = 6, 0.5  # the visibility up to which these count in full, and how much they do beyond

# The way of a raider (course.py, german.py, standing.py).
HORIZON = 10  # turns that are thought through one by one
DANGER = 10.0  # points that it costs to be found where the enemy's strength is near
BOLD, DESPERATE = 2.0, 20  # what that is in the open Atlantic, and the turns before the end from which it is less
OUTSIDE = 50.0  # points that a place costs from which the goal cannot be reached
TURN = 1.4  # points that a turn under way to somewhere far costs
MISSED = 100.0  # points that it costs to lose a game that was won: not home in time, or without the fuel for the end
MARGIN = 2  # turns to spare on the way home
LATE = 8  # turns before the end in which fuel for it is put by
RISKY = 0.6  # strength of the enemy that may find a ship, at which nobody stops
SHY = 1.5  # strength nearby at which half a point is not worth being seen
FAR = 0.3  # points that a hunting ground loses with every hex from the haven that a damaged ship will need
MENDABLE, CALM = 21, 6  # the speed and the weather with which repairs are worth a turn

# German fuel (german.py).
KEEP, KEEP_ANY = {BISMARCK: 4, "prinz-eugen": 1}, 2  # fuel that these ships, and any other, had better keep
FILL = {BISMARCK: 12, "prinz-eugen": 5}  # fuel with which they leave a tanker
CHEAP_FUEL, DEAR_FUEL, LAST_FUEL = 0.7, 1.5, 12.0  # what a fuel point is worth: above that, below it, the last of all
NEVER = 999.0  # what a point would cost ships that cannot go fast
STORMS = 2  # fuel that the weather may take before the end
EVASION_FUEL = 2  # fuel above what is kept, with which an Evasion Maneuver is made
NEARBY = 2  # hexes to a tanker that make it worth while to fill up
OIL_WORTH, OIL_SOON = 0.9, 3  # points that a turn at a tanker is worth to the thirsty, and the turns in which it counts
# Where tankers wait, as near as it is allowed: which part of the western route beyond the reach of aircraft, counted
# from the west, and how many rows of hexes south of it.
BERTHS = ((0.57, -2), (0.57, -2), (0.18, -3), (0.18, -3), (0.39, 3))

# Convoys (german.py).
YIELD = 0.08  # what a turn of unseen hunting brings of every convoy, as far as one may hope
BAG, CHIT = 2.0, 3.4  # points of an average convoy whose chit counts half, and of a chit
NIGHT, ALONE, FRINGE = 0.35, 0.67, 0.6  # of what hunting brings by day, in company, and on a route's centre line
GUARDED = 0.5  # of what a convoy brings if its escorts have to be sunk first
WORTHWHILE = 1.0  # points for which it is worth fighting

# The forecast of a fight (fight_forecast.py).
ROUNDS = 8  # that are played on
STAND_OFF, NEAR_RANGE, CLOSE_RANGE = 9, 3, 1  # sea zones between at which a ship stops closing and turns her broadside
GONE = 0.08  # a ship less likely than this to be there is left out
SCATTER = 1.35  # hits scatter around their mean by so much times its root
BISMARCK_HIT, BISMARCK_LOST = 0.35, 20.0  # points; her loss ends the game
SMALL_HIT = 0.05  # points of a hit on ships that count only when they are sunk
NUISANCE = 0.1  # hull boxes that a die is worth even if it hits nothing else
ACQUIRED = 0.5  # chance to miss with all dice below which a target counts as acquired
WORST = 0.5  # how much the worst that the enemy may do counts, beside what his ships show

# Targets on the battle board (battle.py).
BISMARCK_BOX, BISMARCK_SUNK = 0.4, 20.0  # worth of each of her hull boxes, and of all together
GUN_WORTH = 0.1  # hull boxes that a gun is worth: whatever still fires back is better sunk first
HIT_WORTH = 0.02  # hull boxes that a hit of any kind is worth
OVERKILL = 1.0  # hull boxes above what a target has left that still count
TORPEDO_BOXES = 3  # hull boxes of a target that torpedoes are likely to take at most

BIG = (*CAPITAL, "CV")  # the classes that are kept away from bombers
