## Fleets

client-vas-bill = { $total } points
client-vas-confirm-fleet = Lock fleet
client-vas-spread = Side by side
client-vas-put = Press where { $piece } shall be.

## Aircraft

client-vas-aircraft = Aircraft
client-vas-attack = Attack { $target }
client-vas-engage = Engage { $enemy }
client-vas-land = Land on { $carrier }
client-vas-raid = Raid { $carrier }
client-vas-there = Fly there
client-vas-rest = All others stay
client-vas-fly = Fly
client-vas-fly-hint = Press where the Flight shall go, or choose.
client-vas-flown = { $passed ->
    [0] { $length } of { $speed }″.
    [one] { $length } of { $speed }″, passing over 1 ship that can shoot.
   *[other] { $length } of { $speed }″, passing over { $passed } ships that can shoot.
}
client-vas-order-hint = Press what shall come first.
client-vas-down = Shot down: { $flights }
client-vas-needs = Her crew manages it on { $face } or more.
client-vas-pass = { $dice } Local dice, hits on { $need } or more; hits that bring it down: { $hits }.
