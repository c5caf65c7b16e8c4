## Seats and computer players


## Chart

client-sink-chart = Chart of the Atlantic. Arrow keys move the cursor, Enter chooses the hex, plus and minus zoom.
client-sink-layer-fog = Fog hexes
client-sink-layer-restricted = Closed to German ships
client-sink-layer-tracks = Convoy tracks
client-sink-layer-trails = Trails of markers
client-sink-layer-reach = Reach of the marked enemy
client-sink-layer-labels = Numbers of hexes
client-sink-phase-1 = Units
client-sink-phase-2 = Sight
client-sink-phase-3 = Search
client-sink-phase-4 = Combat
client-sink-phase-5 = Air
client-sink-phase-6 = Shadow
client-sink-phase-7 = Plot
client-sink-phase-8 = British
client-sink-phase-9 = German
client-sink-phase-10 = Repairs
client-sink-date = { $day ->
    [32] 1 June
   *[other] { $day } May
}
client-sink-day = { $hour } h
client-sink-night = { $hour } h, night
client-sink-turn-of = Turn { $turn } of { $turns }
client-sink-visibility = Visibility
client-sink-land = land
client-sink-fog = fog
client-sink-restricted = closed to German ships
client-sink-exit = off the south
client-sink-convoy = Convoy { $convoy }
client-sink-convoy-left = { $left ->
    [one] Convoy { $convoy }: 1 hex to go
   *[other] Convoy { $convoy }: { $left } hexes to go
}
client-sink-cost = { $cost ->
    [one] 1 hex
   *[other] { $cost } hexes
}
client-sink-coast-sees = The coast is sure to see it here.
client-sink-risk = { $count ->
    [one] { $risk } to be found by the marker here, if it is real and searches
   *[other] { $risk } to be found by the { $count } markers here, if they are real and search
}

## Markers

client-sink-dummy = Dummy
client-sink-dummy-name = { $token } dummy
client-sink-force-name = { $more ->
    [0] { $token } { $ship }
   *[other] { $token } { $ship } +{ $more }
}
client-sink-known = { $types } (turn { $turn })
client-sink-unknown = unknown
client-sink-in-port = in port
client-sink-escorts = on escort
client-sink-shadowed-by = shadowed by { $by }
client-sink-shadows = shadows { $token }
client-sink-detected = detected
client-sink-mark-shadowed = shadowed
client-sink-mark-detected = detected
client-sink-mark-seen = turn { $turn }
client-sink-mark-dummy = ≤ { $chance }
client-sink-verdict-open = A dummy with at most { $chance }.
client-sink-verdict-real-seen = { $turn ->
    [0] Real: it has done what no dummy can.
   *[other] Real: ships were seen in turn { $turn }.
}
client-sink-verdict-dummy-fast = A dummy: in turn { $turn } it was faster than any ship.
client-sink-verdict-dummy-nowhere = A dummy: it came from nowhere in turn { $turn }.
client-sink-origin-start = Since the start, from { $hex }.
client-sink-origin-arrival = Turn { $turn } in { $hex }: a ship was due there.
client-sink-origin-split = Turn { $turn } in { $hex }: it may have parted from { $parents }.
client-sink-origin-nowhere = Turn { $turn } in { $hex }, where nobody was.
client-sink-lately = Lately: { $hexes }
client-sink-enemy-stock = { $shown } enemy markers on the map, { $free } more possible; at most { $dummies } of them dummies.
client-sink-no-enemies = No enemy marker is on the map.
client-sink-seen = Enemy ships seen by name
client-sink-seen-line = in { $token }, turn { $turn }, damage { $damage }.

## Panel

client-sink-panel-orders = Orders
client-sink-panel-battle = Battle
client-sink-panel-forces = Forces
client-sink-panel-enemy = Enemy
client-sink-panel-convoys = Convoys
client-sink-panel-points = Points
client-sink-forces = Task forces
client-sink-recon = Reconnaissance
client-sink-convoys = Convoys
client-sink-written = Orders so far
client-sink-no-movers = No task force of yours can be ordered now.
client-sink-no-forces = No task force on the map.
client-sink-courses-hint = Choose a task force and click its course on the chart, or drag it. What has no order stays.
client-sink-taken-off = off the map
client-sink-left = { $left ->
    [one] 1 hex to go
   *[other] { $left } hexes to go
}
client-sink-contact-kept = { $by } stays with { $token }.
client-sink-contact-lost = { $by } loses contact with { $token }.
client-sink-pace-evasion = slowest
client-sink-pace-odd-turn = moves in even turns only
client-sink-pace-fuel = out of oil
client-sink-pace-held = held until Bismarck is found
client-sink-pace-none = no limit
client-sink-pace = { $left } of { $most } hexes left
client-sink-no-limit = A dummy: as many hexes as you like, but to be faster than any ship gives it away.
client-sink-hexes = { $most ->
    [one] 1 hex
   *[other] { $most } hexes
}
client-sink-leaves-convoys = Its convoys sail on without it.
client-sink-burns = Full speed: this burns oil.
client-sink-finds = Finds whoever comes through its last hex with { $chance }.
client-sink-type-course = Course
client-sink-shorten = One hex less
client-sink-no-course = No course
client-sink-outside = Stay outside { $port }
client-sink-escort = Escort convoys
client-sink-take-off = Take off
client-sink-stock = Free markers: { $markers }. Dummies left: { $dummies }.
client-sink-split = Under a new marker
client-sink-into = Into { $token }
client-sink-due = { $ship } waits for a marker.
client-sink-enter = Come in
client-sink-new-marker = New marker
client-sink-move-ship = { $ship }: to which marker?
client-sink-new-station = A new one
client-sink-join-here = Here
client-sink-add-dummy = Dummy in { $hex }
client-sink-tankers = Tankers
client-sink-tankers-at = Tankers wait in { $hexes }.
client-sink-fixed = { $count ->
    [one] 1 task force whose start is fixed
   *[other] { $count } task forces whose start is fixed
}
client-sink-waiting = Not on the map yet: { $ships }.
client-sink-search-hint = Whoever searches shows that there are ships behind the marker.
client-sink-nothing-to-search = None of your units can search here.
client-sink-together = together { $chance }
client-sink-take-off-dummies = Take dummies off the map
client-sink-send-part = Send only some of its ships
client-sink-only-part = only some ships
client-sink-leave-too = A further part that leaves it too
client-sink-strength-spent = { $spent } of { $strength }
client-sink-aim-odds = hits with { $chance }, { $points } points expected
client-sink-no-wings = None of your aircraft can attack now.
client-sink-fuel = oil { $fuel }
client-sink-fuel-of = oil { $fuel } of { $full }
client-sink-damage = Damage
client-sink-flipped = flipped

## Ship card

client-sink-now = attack { $attack }, evasion { $evasion }
client-sink-attack = Attack
client-sink-evasion = Evasion
client-sink-capacity = Damage she bears
client-sink-face-front = Front
client-sink-face-back = Back
client-sink-face-none = sunk
client-sink-range = range { $range }
client-sink-defence = defence { $defence }
client-sink-radar = effective radar
client-sink-torpedoes = torpedoes { $strength }
client-sink-gunnery = her own guns { $value }
client-sink-status-sunk = Sunk in { $hex }, turn { $turn }.
client-sink-status-exited = Left the map from { $hex }, turn { $turn }.

## Convoys

client-sink-bound = to { $place }, { $left ->
    [one] 1 turn
   *[other] { $left } turns
}
client-sink-bound-south = the south
client-sink-convoy-worth = { $value ->
    [one] worth 1 point to the German
   *[other] worth { $value } points to the German
}
client-sink-convoy-real = real
client-sink-convoy-unknown = real or dummy
client-sink-escorted-by = escort: { $names }
client-sink-spotted-recon = seen from the air this turn
client-sink-spotted-raider = seen by a raider this turn
client-sink-forces-move = Task forces move: { $moves }.
client-sink-convoys-move = Convoys move: { $moves }.
client-sink-recon-moves = Reconnaissance: { $moves }.
client-sink-no-convoys = No convoy is on the map.
client-sink-arrived = Convoys safe or gone south: { $count }.

## Points

client-sink-standing-hint = If the game ended now, as far as you know. A range is convoys that may be dummies.
client-sink-standing-ended = As far as you know, when the game was given up. A range is convoys that may be dummies.
client-sink-scores = The { $side } scores
client-sink-scored = Scored so far
client-sink-tables = Charts and tables
client-sink-table-detection = Detection
client-sink-table-detects = { $need } or more finds; a die of { $fumble } never does.
client-sink-table-ships = Task force of { $number } ships
client-sink-table-shadow = Shadowing
client-sink-table-shadows = { $need } or more makes contact. Aircraft shadow no further than { $hexes } hexes from their base.
client-sink-table-radar = Effective radar: { $ships }.
client-sink-table-damage = Damage points
client-sink-table-damages = Strength of the attack by the modified die. 5X is { $points } points, and any ship but a battleship blows up if a second die is { $from } or more.
client-sink-table-strength = Strength
client-sink-award-ship = { $ship } sunk
client-sink-award-class = { $kind } sunk, each
client-sink-award-convoy = Convoy safe or at sea at the end, each
client-sink-award-raided = Convoys destroyed, by their value
client-sink-award-sum = { $number ->
    [one] 1 convoy: { $points }
   *[other] { $number } convoys: { $points }
}
client-sink-award-exit = Ship gone south while still fast, each
client-sink-score-sunk = Turn { $turn }: { $what } sunk
client-sink-score-convoy = Turn { $turn }: convoy { $what } destroyed
client-sink-score-exit = Turn { $turn }: { $what } gone south

## Answers

client-sink-lock = Lock orders
client-sink-sail = Sail
client-sink-take-back = Take back
client-sink-leave-map = Leave the map
client-sink-type-hex = Hex
client-sink-choose-unit = { $count ->
    [0] Choose what to order, on the chart or in the panel.
    [one] 1 order. Choose what else to order, or lock.
   *[other] { $count } orders. Choose what else to order, or lock.
}
client-sink-course-hint = { $unit }: click hexes one by one or a goal in reach; the last hex again takes it back.
client-sink-out-of-reach = { $token } cannot reach { $hex } this turn.
client-sink-too-far = { $unit } cannot fly to { $hex }.
client-sink-convoy-not-there = { $convoy } cannot go to { $hex }.
client-sink-place-dummy = Place a dummy ({ $count })
client-sink-place-hint = Click the hex in which the dummy shall appear.
client-sink-organise-hint = { $count ->
    [0] Nothing changes. Pick ships in the panel to regroup them.
    [one] 1 order.
   *[other] { $count } orders.
}
client-sink-german-start-hint = Click the hex for the marked force; the dummy there changes places with it.
client-sink-british-start-hint = Choose a marker in the panel and click its hex; move ships between markers there.
client-sink-hide-tankers = { $count ->
    [one] Hide 1 more tanker: click a hex.
   *[other] Hide { $count } more tankers: click their hexes.
}
client-sink-stays = stays
client-sink-at-sea = outside the port
client-sink-order-fly = { $unit } to { $hex }
client-sink-order-steer = { $convoy } to { $hex }
client-sink-order-remove = { $token } off the map
client-sink-order-transfer = { $ships } into { $token }
client-sink-order-split = { $ships } under a new marker
client-sink-order-place = Dummy in { $hex }
client-sink-order-enter = { $ship } comes in ({ $token })
client-sink-search-all = All search
client-sink-search-none = Nobody
client-sink-search = { $count ->
    [one] Search
   *[other] { $count } searches
}
client-sink-silent = Keep silent
client-sink-found-chance = { $target }: { $chance }
client-sink-drop-contact = Let it go
client-sink-no-contact = Nobody
client-sink-contact-chance = Succeeds with { $chance }.
client-sink-nobody-shadows = None of your units can shadow here.
client-sink-fight = Fight
client-sink-no-fight = Do not attack
client-sink-with = with { $names }
client-sink-fight-hint = All task forces at sea in the hex are drawn in: { $forces } against { $enemies }.
client-sink-no-fight-hint = If the enemy wants to fight, there is a battle all the same.
client-sink-combat-summary = Enemy: { $enemies }. Own: { $forces }.
client-sink-range-skip = Begin at range B
    .text = Range A is left out if the enemy wants that too.
client-sink-range-no = Begin at range A
    .text = The battle begins at the longest range.
client-sink-raid-on = Sail on
client-sink-raid-on-hint = Still plotted: { $course }
client-sink-raid-stop = Stop here
client-sink-raid-stop-hint = The move ends here, and nothing is attacked.
client-sink-raid-destroy = Destroy { $convoys }
client-sink-raid-destroy-hint = No die is needed. The force is detected, and its move ends.
client-sink-raid-free = { $convoys }, without escort.
client-sink-raid-escorted = { $convoys }, escorted by { $escorts }: nothing can be destroyed before the escort is sunk.
client-sink-destroy = { $count ->
    [one] Destroy it
   *[other] Destroy { $count }
}
client-sink-spare = Destroy none
client-sink-after-group = after group { $group }
client-sink-group = group { $group }: { $ships } (evasion { $evasion })
client-sink-pursuit = { $groups }. Fought at range { $range }; a group gets away on { $need } or more.
client-sink-pursue = { $count ->
    [one] Pursue with 1 ship
   *[other] Pursue with { $count } ships
}
client-sink-pursue-all = All who can
client-sink-pursue-none = Nobody
client-sink-pursuit-of = Whom { $ship } pursues
client-sink-points-hit = { $points ->
    [0] no damage
    [one] 1 damage point
   *[other] { $points } damage points
}
client-sink-let-go = Let them go
client-sink-break-off = { $count ->
    [one] 1 ship gives up
   *[other] { $count } ships give up
}
client-sink-press-on = Press on
client-sink-disengage-fight = Fight on
client-sink-disengage-together = Leave together
client-sink-disengage-apart = Each by herself
client-sink-group-followed = { $ships } (evasion { $evasion }) can be pursued by { $pursuers }.
client-sink-group-away = { $ships } (evasion { $evasion }) gets away: nobody is fast enough.
client-sink-fire = Open fire
client-sink-hold-fire = Hold fire
client-sink-fire-summary = { $arms ->
    [one] 1 weapon can fire
   *[other] { $arms } weapons can fire
}; { $shots ->
    [0] no target announced yet.
    [one] 1 target announced.
   *[other] { $shots } targets announced.
}
client-sink-all-at = All at { $ship }
client-sink-arm = { $ship } · { $weapon } { $strength }
client-sink-weapon-main = guns
client-sink-weapon-secondary = secondary
client-sink-weapon-torpedo = torpedoes
client-sink-weapon-aircraft = aircraft
client-sink-target = { $category } { $number } of { $token }
client-sink-strike = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
client-sink-no-strike = No attack
client-sink-strike-summary = { $count ->
    [0] Nobody attacks yet. Set strengths in the panel.
    [one] 1 unit attacks.
   *[other] { $count } units attack.
}

## Battle

client-sink-battle-in = Battle in { $hex }
client-sink-round = Round { $round }
client-sink-at-night = night
client-sink-chase-on = pursuit
client-sink-fighter = { $ship } in the line
client-sink-runs = group { $group } runs
client-sink-crippled = crippled
client-sink-figures = Guns reach to range { $range } with strength { $guns }; evasion { $evasion }; { $damage } of { $capacity } damage points
client-sink-battle-legend = Range, guns · evasion; damage of what she bears
client-sink-mean = { $points } points expected
client-sink-left-sunk = sunk
client-sink-left-away = away
client-sink-left-out = out of it
client-sink-fate-bars = Chances of damage points
client-sink-fate = { $sinks } sunk · { $flips } crippled · { $explodes } blown up
client-sink-evasion-is = evasion { $evasion }
client-sink-group-of = Group of { $ship }
client-sink-in-group = group { $group }
client-sink-stays-in-line = stays
client-sink-could-follow = Could be pursued by { $ships }.
client-sink-nobody-follows = Nobody is fast enough to pursue her.
client-sink-battle-open = In battle everything lies open: ships, damage, range.

## Report

client-sink-plots = Plots of both sides
client-sink-plots-legend = Solid lines are ships, dashed ones dummies; the last turn is drawn bold. A cross is a ship sunk, an arrow one that left by the south.
client-sink-plots-own = The game was given up before the books were opened: these are your own plots. The replay shows those of both sides.
client-sink-plots-until = Plots up to turn { $turn }

## Guide

client-sink-guide-german-aim = You are the raider
    .text = Destroy convoys, sink ships, break out to the south, and bring Bismarck home or get her away. The British sees your markers, not what is behind them.
client-sink-guide-german-start = Your start
    .text = Choose the hex of Bismarck's force by clicking it. Dummies stand in the others, and nobody knows which is which.
client-sink-guide-german-organise = Organise
    .text = In the first phase of every turn ships may change markers, and dummies come and go. The enemy only sees markers.
client-sink-guide-german-plot = Plot
    .text = Click a marker and then its course, hex by hex. It is carried out in phase 9, when the British has moved.
client-sink-guide-german-points = Points
    .text = What everything is worth, and how it stands as far as you know.
client-sink-guide-german-lock = Lock
    .text = Nothing is sent before you lock it. Until then every click can be taken back.
client-sink-guide-british-aim = You hunt
    .text = Four German markers, one of them Bismarck. Find her, shadow her, bring up the heavy ships, and bring the convoys home.
client-sink-guide-british-start = Your stations
    .text = The patrol must cover all of its hexes. Move ships between markers, and put dummies where they frighten.
client-sink-guide-british-search = Search
    .text = In phase 3 and whenever a German comes through, your ships may search. Visibility and night change the die.
client-sink-guide-british-convoys = Convoys
    .text = Each sails a hex a turn by itself. You may steer it, or put ships beside it as an escort.
client-sink-guide-british-enemy = The enemy
    .text = Where every marker came from, and how likely it is a dummy as far as its moves tell.
client-sink-guide-british-lock = Lock
    .text = Nothing is sent before you lock it. Until then every click can be taken back.
