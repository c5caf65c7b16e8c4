## The table

client-vas-table = Battle table, 72 by 48 inches. Arrow keys move the view, plus and minus zoom, Home shows all ships, 0 the whole table.
client-vas-horizon = Horizon
client-vas-wind = Wind from
client-vas-token = Token
client-vas-score = Points
client-vas-lies = { $ship }, heading { $heading }°, { $hull } hull points left
client-vas-inches = { $inches }″
client-vas-panel-orders = Orders
client-vas-panel-ship = Ship
client-vas-panel-fleets = Fleets
client-vas-panel-air = Air
client-vas-panel-score = Score
client-vas-no-ship = Press a ship on the table to see her card.

## Weapons

client-vas-turret = Turret { $letter }
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

client-vas-port = To port
client-vas-ahead = Straight ahead
client-vas-starboard = To starboard
client-vas-sail = Sail
client-vas-course = { $moved } of { $speed }″, ends on { $heading }.
client-vas-course-hint = Drag the ship on the table, press where she shall go, or type her course.
client-vas-no-order = No Order
client-vas-from = { $face }+
client-vas-edge-north = North
client-vas-edge-east = East
client-vas-edge-south = South
client-vas-edge-west = West
client-vas-along = Inches along the edge
client-vas-off = Degrees off straight in
client-vas-heading = She comes in on { $heading }.

## Fire

client-vas-all-at = All at { $target }
client-vas-weapons = { $number ->
    [one] 1 weapon
   *[other] { $number } weapons
}
client-vas-hold = Hold fire
client-vas-fire = Fire
client-vas-promise = { $target }: { $damage } damage expected, crippled { $cripple }, sunk { $sink }.
client-vas-cripple = cripple
client-vas-sink = sink
client-vas-hits = Hits
client-vas-damage = Damage, { $mean } expected
client-vas-again = { $number ->
    [0] Roll none again
    [one] Roll 1 die again
   *[other] Roll { $number } dice again
}
client-vas-shown = Thrown: { $faces }. Each hits on { $need } or more.

## Damage control

client-vas-repair-none = Leave it
client-vas-repair-all = All areas
