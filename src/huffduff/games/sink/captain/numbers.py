"""The numbers that the computer captains were tuned with, each once, with what it means.

Points are victory points, a chance is between 0 and 1, ways are in hexes and time is in turns of the game.
"""

# The forecast of a fight (forecast.py).
ROUNDS = 14  # that are played on
HURT_POWER = 2.0  # a ship that has taken a part of what sinks her counts as that part to this power of her points
BISMARCK_EXTRA = 10.0  # points that her loss is worth beside the schedule: it ends the raid
FRESH = 0.5  # how much a ship without damage appeals as a target, where one that is nearly sunk has one more
SCREENED = 0.01  # how much a carrier does, at whom nobody may fire as long as her friends are whole
SPOILED = 0.15  # damage points that a second ship firing at a target costs the first
GUN_WORTH = 0.15  # points of a gun's strength: whatever fires back is better sunk first
AT_MOST = 3  # ships that fire at one target as long as there are others

# When to fight (duels.py).
GERMAN_DARING = 1.0  # points that a fight must promise the German
BRITISH_DARING = 0.5  # and the British, who are after one ship
GERMAN_STAYS = -0.5  # points that the next rounds must promise, else the German leaves
BRITISH_STAYS = -1.5  # and the British
AHEAD = 6  # rounds that count for staying or leaving

# What the German expects behind British markers (fleet.py).
CRUISER_LIKELY = 0.75  # chance that there are ships behind a marker from a patrol's hex
STRANGER_LIKELY = 0.6  # and behind one that appeared later

# The way of a raider (course.py).
GUESS = 0.55  # chance that a British force next to a hex will come into it when a raider ends its move there
GUESS_FADES = 0.5  # what is left of that with each further hex
FOUND = 0.5  # chance that it then finds the raider
FOUND_DARK = 0.3  # the same if the next turn is night
SHADOWED_GUESS = 1.0  # chance that a force comes which has seen the raider go there
CAUGHT = 3  # rounds that a raider who is caught will have to fight
BRUISE = 0.8  # how much the damage of these rounds counts, by the part of a ship's points that it comes to
EXPOSURE = 1.5  # points that it costs to be found by anybody at all
COAST = 4.0  # points that it costs to end a turn where a coast sees her, and to pass there
COAST_PASSED = 2.0
PASSING = 0.5  # of the danger of a British force counts if the raider only sails through its hex
NERVE = 0.6  # how much less danger counts for a raider who has still to hunt when the game is nearly over
TURN = 1.5  # points that a turn is worth: so much may be won in one
HORIZON = 9  # turns ahead in which a convoy is worth going for
LEFT_BEHIND = 0.55  # chance that the convoy is still on the expected track then
GUARDED = 0.15  # of a convoy's points if a strong force is seen with it
HARASSED = 0.5  # of them if a weak one is
UNGUARDED = 0.9  # of them if none is
ITSELF = 0.4  # chance that a convoy goes on as it would by itself
DODGES = 0.4  # and that it goes where it is furthest from raiders
HOMEWARD = 1.2  # points that a hex nearer to the goal is worth on the way out
HURRY = 4.0  # the same when time is short
OIL = 0.1  # points that a factor of fuel is worth
LAST_OIL = 20.0  # and the last one
THIRST = 2  # factors of fuel with which a ship makes for a tanker
FOG_WORTH = 1.0  # points for which fog is good when shadowed

# What convoys will bring (merchants.py).
ARRIVALS = 0.25  # new counters in a turn once the map is full: as many as come home

# When the German goes home (prospects.py).
LEAD = 5.0  # points ahead at the end with which the German is content: convoys may turn out real
MARGIN = 2  # turns to spare on the last way south
CRIPPLED = 0.5  # of her hull: with less left Bismarck leaves as she can

# German dummies (german.py).
DUMMY_PACE = 3  # hexes a turn that a dummy sails, as a battleship would
DUMMY_WHIM = 4.0  # points by which the wishes of dummies differ from the real thing
BESIDE = 0.85  # chance that a dummy comes back beside real ships rather than beside another dummy
START_SHARES = (4, 3, 2, 1)  # how often the breakout starts in each hex, from the one nearest to the open sea

# Where tankers wait (openings.py): hexes from the tracks of convoys, and from each other.
NEAREST, FURTHEST, APART = 3, 6, 5
BERTHS = 12  # hexes that come into question for each of them, the nearest to the convoys first

# Whom the British suspect (suspicion.py).
DUMMY_FOR_SURE = 0.005  # weight of a marker that did what no ship can
DOUBTFUL = 0.25  # weight of a marker whose moves are slower than a raider's
SURE = 0.97  # chance that ships known to be there still are
RESTLESS = 0.2  # points that any hex draws a raider with
COAST_SHY = 0.3  # how likely a raider ends where a coast sees it, beside where none does
OTHER_REAL = 0.15  # chance that there is another real force beside all that are known

# Shadowing (contacts.py): faces of the die that it is worth to spare a big ship, and each ship of a force.
BIG_SHADOWER, MANY_SHADOWERS = 0.4, 0.05

# The British fleet (british.py).
LURE = 2.5  # hexes at which a convoy draws a raider half as much
HASTE = 2.0  # how much more likely a raider sails another hex than stops
LIES_STILL = 0.5  # chance that a marker which did not move in the last turn does not in this one either
FIND = 10.0  # points that finding a raider is worth
NEAR = 0.25  # points that a hex nearer to the likeliest raider is worth to big ships, and to scouts
NEAR_SCOUT = 0.35
SHARED = 0.45  # of a chance is left for others where a force looks already
GUARD = 0.6  # of a convoy's points that escorting it is worth
THREAT_RANGE = 12.0  # hexes at which a raider threatens a convoy hardly any more
CLEAR = 40.0  # hexes of detour that a convoy would make not to meet a raider for certain
OFF_TRACK = 0.1  # hexes of detour for each that a convoy is off its track
WHIM = 0.2  # hexes of detour that a convoy makes for no reason, not to be foreseen
FAR_THREAT = 0.1  # how much a raider threatens a convoy wherever it is
LAUNCH = 10.0  # points for a carrier next to a raider that is shadowed
TOO_SLOW = 2  # evasion below the raiders' with which big ships escort convoys rather than hunt
TRIED = 8  # stations of a force that are tried, should the best be full
DECOY_PACE = 4  # hexes that a British dummy sails, as a cruiser would
NEVER = 999  # hexes to a place that cannot be reached
CLOSE = 30.0  # points for coming up with a raider that is shadowed, if the fight promises something
WEAK = -6.0  # points of a fight below which a force keeps away from a raider
