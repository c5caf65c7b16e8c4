## The table

client-vas-turn-of = Turn { $turn } of { $last }
client-vas-moved = Ships that have moved or will
client-vas-fired = Ships that have attacked or will
client-vas-done = done
client-vas-flies = { $flight }, { $role }, { $side }{ $armed ->
    [yes] {""}
   *[no] , not armed
}
client-vas-role-fighter = F
client-vas-role-bomber = B
client-vas-role-dive-bomber = D
client-vas-role-torpedo-bomber = T
client-vas-role-kamikaze = K
client-vas-in-dogfight = Dogfight
client-vas-salvo = { $hits ->
    [0] { $firer } missed { $target }.
    [one] { $firer } hit { $target } once.
   *[other] { $firer } hit { $target } { $hits } times.
}
client-vas-salvo-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
client-vas-table = Battle table, 72 by 48 inches. Arrow keys move the view, plus and minus zoom, Home shows all ships, 0 the whole table.
client-vas-horizon = Horizon
client-vas-wind = Wind from
client-vas-token = Token
client-vas-lies = { $crippled ->
    [yes] { $ship }, { $side }, heading { $heading }, { $hull } hull points left, crippled
   *[no] { $ship }, { $side }, heading { $heading }, { $hull } hull points left
}
client-vas-inches = { $inches }″
client-vas-vp = { $points } VP
client-vas-result = Result
client-vas-so-far = If it ended now
client-vas-level-none = No victory
client-vas-level-minor = Minor victory
client-vas-level-major = Major victory
client-vas-panel-orders = Orders
client-vas-panel-ship = Ship
client-vas-panel-fleets = Fleets
client-vas-panel-air = Air
client-vas-panel-score = Score
client-vas-no-ship = Press a ship on the table to see her card.

## Weapons

client-vas-turret = Turret { $letter }
client-vas-turrets = Turrets { $letters }
client-vas-light = Light guns { $number }
client-vas-aa = AA battery
client-vas-torpedo = { $side ->
    [port] Torpedoes to port { $number }
    [starboard] Torpedoes to starboard { $number }
    [fore] Bow torpedoes { $number }
    [aft] Stern torpedoes { $number }
    [sides] Torpedoes to either side { $number }
   *[other] Torpedoes { $number }
}

## Sailing

client-vas-typed = Course
client-vas-course-tag = { $moved } of { $speed }″ · { $heading }
client-vas-bears = { $range }″ { $band } · { $dice } AD { $need }+
client-vas-torpedo-reach = torpedoes { $range }″
client-vas-port = To port
client-vas-ahead = Straight ahead
client-vas-starboard = To starboard
client-vas-sail = Sail
client-vas-course = { $moved } of { $speed }″, ends on { $heading }.
client-vas-course-hint = Drag the ship on the table, press where she shall go, or type her course.
client-vas-helm = She makes up to { $speed }″ and turns up to { $turn }° after every { $run }″.
client-vas-no-order = No Order
client-vas-from = { $face }+
client-vas-edge-north = North
client-vas-edge-east = East
client-vas-edge-south = South
client-vas-edge-west = West
client-vas-air-order-why = You hold the token, so you decide. Whoever moves later sees where the others have gone.
client-vas-slot-why = The sides take turns. A ship names all her targets before she fires.
client-vas-mover-speeds = The sides take turns, ship by ship. Beside each: how far she can sail now.
client-vas-zone-first = You deploy first, in the zone that you choose here; the enemy has the opposite one.
client-vas-stage-fleets = Fleets
client-vas-stage-scouts = Scouts
client-vas-stage-deployment = Deployment

## Fire

client-vas-everything = Everything
client-vas-ad = { $dice } AD
client-vas-hits-on = Hits on { $need } or more
client-vas-odds = Odds of this fire
client-vas-odds-more = All odds
client-vas-odds-less = Fewer
client-vas-odds-on = Fire at { $target }
client-vas-if-stays = on this course, if { $target } stays
client-vas-if-through = if nobody stops it
client-vas-damage-on = { $need ->
    [7] no die can do damage
   *[other] { $dice ->
        [one] one Damage Die a hit, damage on { $need }+
       *[other] { $dice } Damage Dice a hit, damage on { $need }+
    }
}
client-vas-cripples-from = { $points } or more cripples
client-vas-of-dice = { $dice } of { $most } dice
client-vas-fewer = One die fewer
client-vas-more = One die more
client-vas-permission = It has to roll before it may fire.
client-vas-silent = { $number ->
    [one] 1 weapon cannot fire
   *[other] { $number } weapons cannot fire
}
client-vas-all-at = All at { $target }
client-vas-weapons = { $number ->
    [one] 1 weapon
   *[other] { $number } weapons
}
client-vas-fires = { $firer } at { $target }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}{ $lost ->
    [0] , no damage.
   *[other] , −{ $lost } Hull.
} ({ $weapons })
client-vas-hold = Hold fire
client-vas-clear = No targets
client-vas-fire = Fire
client-vas-promise = { $target }: { $damage } damage expected, crippled { $cripple }, sunk { $sink }.
client-vas-cripple = cripple
client-vas-sink = sink
client-vas-hits = Hits
client-vas-damage = Damage expected
client-vas-again = { $number ->
    [0] Roll none again
    [one] Roll 1 die again
   *[other] Roll { $number } dice again
}
client-vas-shown = Thrown: { $faces }. Each hits on { $need } or more.

## Damage control

client-vas-repair-none = Leave it
client-vas-repair-chances = Beside each area stands its score, and the chance that it gets better.
client-vas-repair-hint = New score: { $scores }.
client-vas-repair-all = All areas

## Ships

client-vas-points = { $points } points
client-vas-hull = Hull { $hull } of { $full }, crippled at { $cripple }
client-vas-speed = Speed
client-vas-now = now { $value }″
client-vas-armour = Armour
client-vas-turns = Turns { $turn }° after { $run }″
client-vas-is-crippled = crippled
client-vas-scores = Critical scores
client-vas-score-of = { $score } of { $most }
client-vas-sound = sound
client-vas-arms = Weapons
client-vas-short-point-blank = PB
client-vas-short-short = S
client-vas-short-long = L
client-vas-short-extreme = E
client-vas-ad-short = AD
client-vas-ad-long = Attack Dice
client-vas-ap-short = AP
client-vas-ap-long = Armour penetration
client-vas-dd-short = DD
client-vas-dd-long = Damage Dice for each hit
client-vas-local = Local { $dice }
client-vas-out = out
client-vas-torpedoes-loaded = { $more ->
    [0] { $loaded } loaded
   *[other] { $loaded } loaded, { $more } more
}
client-vas-traits = Traits
client-vas-damage-report = Damage report
client-vas-in-turn = Turn { $turn }
client-vas-lost-hull = −{ $lost } Hull
client-vas-unhurt = Nothing has hit her yet.
client-vas-objective = Objective
client-vas-secret = secret
client-vas-status-fleet = not deployed
client-vas-status-table = on the table
client-vas-status-scouting = scouting
client-vas-status-entering = enters next turn
client-vas-status-waiting = arrives in turn { $turn }
client-vas-status-deep = deep deployment
client-vas-status-sunk = sunk
client-vas-status-withdrawn = withdrawn
