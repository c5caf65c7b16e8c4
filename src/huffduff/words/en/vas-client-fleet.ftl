## The shipyard

client-vas-yard-total = { NUMBER($total) }
client-vas-shipyard = Shipyard
client-vas-your-fleet = Fleet
client-vas-saved-fleets = Saved
client-vas-filter = Which ships are shown
client-vas-filter-all = All
client-vas-filter-battleship = Battleships
client-vas-filter-cruiser = Cruisers
client-vas-filter-destroyer = Destroyers
client-vas-filter-carrier = Carriers
client-vas-filter-flights = Flights
client-vas-sort = In which order
client-vas-sort-points = By points
client-vas-sort-name = By name
client-vas-sort-year = By year
client-vas-sort-type = By type
client-vas-find = Find a ship
client-vas-none-found = Nothing here is called that.
client-vas-sealed = Your list is sealed.
client-vas-add = Add { $ship }
client-vas-chosen = chosen
client-vas-chosen-of = { $chosen } of { $ships }
client-vas-over = { $points } over
client-vas-reach = Guns reach { $reach } inches
client-vas-yard-speed = Speed
client-vas-yard-armour = Armour
client-vas-yard-hull = Hull
client-vas-yard-torpedoes = Torpedoes
client-vas-yard-flights = Flights
client-vas-yard-ships = Ships
client-vas-yard-points = points
client-vas-yard-dice = { $dice } AD
client-vas-yard-dogfight = dogfight { $bonus }
client-vas-bombs = DD { $dice }, AP { $ap }
client-vas-land-note = Flights from land. Those of a carrier come with her: open her deck in your fleet.

## The fleet so far

client-vas-bill = { $left ->
    [-1] { $total } points.
    [0] { $total } points, none left.
   *[other] { $total } points, { $left } left.
}
client-vas-fill = Fill it for me
client-vas-confirm-fleet = Lock fleet
client-vas-fleet-hint = Press ships in the shipyard, or let the list be filled for you.
client-vas-nothing-yet = Nothing is chosen yet.
client-vas-of-points = of { $budget } points
client-vas-left = { $points } left
client-vas-which-ship = Which ship of the class { $card }
client-vas-vt = VT fuses
client-vas-vt-hint = VT fuses for her DP guns
client-vas-remove = Leave { $ship } out
client-vas-deck = Deck: { $flights } of { $capacity } Flights
client-vas-from-land = Flights from land
client-vas-legal = Is it legal?
client-vas-is-legal = The list is legal.
client-vas-lost-points = { $points ->
    [one] 1 point left is lost.
   *[other] { $points } points left are lost.
}
client-vas-without = Without { $ship }
client-vas-fewer-of = One { $flight } fewer

## Saved fleets and files

client-vas-fleet-name = Name of the fleet
client-vas-save = Save
client-vas-load = Load
client-vas-forget = Forget
client-vas-export = Export
client-vas-import = Import
client-vas-kept = In this browser
client-vas-kept-line = { $navy }, { $year }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
client-vas-none-kept = No fleet is saved here yet.
client-vas-saved = { $name } is saved in this browser.
client-vas-loaded = { $name } is loaded.
client-vas-forgotten = { $name } is forgotten.
client-vas-file-long = { $file } is too long for a fleet.
client-vas-file-json = { $file } is not a fleet: it cannot be read as JSON.
client-vas-file-kind = { $file } is not a fleet of Victory at Sea.
client-vas-file-version = { $file } was written by another version; version { $version } can be read.
client-vas-file-field = { $file } is damaged: something is wrong with “{ $field }”.

## Scouts and deployment

client-vas-scouts-note = What you send out is not deployed: each ship and Flight rolls a die for scouting points instead. It stays secret until both fleets are on the table. A ship may come back in an End Phase.
client-vas-scouts-gain = What scouting points give, and how likely
client-vas-scouts-row = { $points } or more
client-vas-scouts-initiative = initiative +{ $bonus }
client-vas-scouts-deep = carriers far off the table
client-vas-scouts-zone = { $zone ->
    [enhanced] ships put anew, in a larger zone
   *[superior] ships put anew, in the largest zone
}
client-vas-scouts-air = { $airborne ->
    [half] half of the Flights begin in the air
   *[all] all Flights begin in the air
}
client-vas-scouts = { $ships ->
    [0] No ship
    [one] 1 ship
   *[other] { $ships } ships
} and { $observers ->
    [0] no Observation Flight
    [one] 1 Observation Flight
   *[other] { $observers } Observation Flights
} will scout.
client-vas-seal = Seal it
client-vas-observers = Observation Flights
client-vas-observers-note = How many of each ship scout; the others guide her fire.
client-vas-observers-of = Observation Flights of { $ship } that scout
client-vas-of = of { $number }
client-vas-spread = Side by side
client-vas-put = Press where { $piece } shall be, drag it, or type its place.
client-vas-all-put = Everything has its place; drag to change it.
client-vas-put-down = Put down
client-vas-take-off = Take { $piece } off again
client-vas-zone = Your zone: { $west } to { $east }″ from the west, { $south } to { $north }″ from the south.
client-vas-x = W
client-vas-y = S
client-vas-x-long = inches from the western edge
client-vas-y-long = inches from the southern edge
client-vas-course-field = Heading
client-vas-stay-put = Leave all as they are
client-vas-enters = She comes in { $along }″ along the edge, on { $heading }.
client-vas-enter-note = Press where on the edge she shall come in, or set it here.
client-vas-enter-along = Inches from the western or southern end
client-vas-enter-off = Degrees off straight in, to starboard
client-vas-up-to = { $carrier }: { $most ->
    [one] 1 Flight
   *[other] up to { $most } Flights
}
client-vas-deep-carriers = Carriers far behind the table
client-vas-deep-hint = Carriers in deep deployment leave the table; any of their Flights may begin over it.
client-vas-no-deep = All stay on the table

## Aircraft

client-vas-aircraft = Aircraft
client-vas-attack = Attack { $target }
client-vas-engage = Engage { $enemy }
client-vas-land = Land on { $carrier }
client-vas-raid = Raid { $carrier }
client-vas-there = Fly there
client-vas-rest = All others stay
client-vas-rest-hint = No more of your Flights move this turn.
client-vas-fly = Fly
client-vas-fly-hint = Choose a Flight and what it does, or press where it shall go.
client-vas-nothing-near = Nothing is within straight reach.
client-vas-join = Join, to support or escort
client-vas-bend = Turning point
client-vas-straighten = Straight
client-vas-flown = { $passed ->
    [0] { $length } of { $speed }″.
    [one] { $length } of { $speed }″, passing over 1 ship that can shoot.
   *[other] { $length } of { $speed }″, passing over { $passed } ships that can shoot.
}
client-vas-launch = Launch
client-vas-launch-none = Launch none
client-vas-order-hint = The first in the list comes first.
client-vas-order-note = They come in this order. Beside each the chance that it succeeds.
client-vas-strike-line = at { $target }: { $need }+, DD { $dice }
client-vas-fight-line = { $ours } against { $theirs }, draw { $draw }, lost { $loses }
client-vas-intercepts = { $number ->
    [0] Nobody goes up.
    [one] 1 Flight goes up.
   *[other] { $number } Flights go up.
}
client-vas-stays-aboard = stays aboard
client-vas-rearms = { $number ->
    [0] None is re-armed.
    [one] 1 Flight is tried.
   *[other] { $number } Flights are tried.
}
client-vas-down = Shot down: { $flights }
client-vas-chances-down = Chance to be shot down
client-vas-nobody-shot-at = Nobody is shot at.
client-vas-evenly = Divide evenly
client-vas-aa-dice = { $local ->
    [0] { $used } of { $dice } dice.
   *[other] { $used } of { $dice } dice, { $usedLocal } of { $local } Local dice.
}
client-vas-aa-must = It fires all of them.
client-vas-aa-may = What fires here cannot fire at ships.
client-vas-aa-needs = { $faces }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
client-vas-aa-field = Dice at { $flight }
client-vas-local-field = Local dice at { $flight }
client-vas-needs = Her crew manages it on { $face } or more.
client-vas-pass = { $dice } Local dice, hits on { $need } or more; hits that bring it down: { $hits }.

## Decks

client-vas-in-the-air = In the air
client-vas-gone = Gone
client-vas-no-aircraft = No aircraft.
client-vas-deck-line = { $flights } of { $capacity }
client-vas-deck-open = deck open
client-vas-deck-closed = deck closed
client-vas-deck-gone = { $status ->
    [sunk] sunk
    [withdrawn] withdrawn
   *[other] not on the table
}
client-vas-deep = deep deployment
client-vas-to-rearm = to be re-armed
client-vas-raids = raids { $carrier }
client-vas-fights = fights { $enemy }
client-vas-goes-for = goes for { $target }
client-vas-flight-lost = shot down
client-vas-flight-spent = spent
client-vas-flight-drowned = lost with her carrier
client-vas-wind-note = The wind comes from the { $edge }: a carrier opens her deck by sailing straight into it.

## The guide through a first battle

client-vas-guide-blue-aim = Your battle
    .text = The blue ships are yours. On the table lie two fleets of warships, drawn in true size; eight turns decide. Points come from enemy ships crippled and sunk, and from your objective.
client-vas-guide-blue-move = Moving
    .text = Both sides move one ship after the other. When it is your turn, choose a ship, give her an Order or none, then drag her course on the table or type it: 2 P45 1.5 is two inches ahead, 45 degrees to port, one and a half more.
client-vas-guide-blue-card = Her card
    .text = Press any ship to see her card: hull and cripple mark, speed, every weapon with its arcs and range bands, and what has been shot to pieces.
client-vas-guide-blue-fire = Firing
    .text = After all have moved, ships fire in turn. Name a target for each weapon; the odds card shows the exact chances of hits, damage, crippling and sinking before you fire.
client-vas-guide-blue-read = Reading the battle
    .text = The log shows every die with its modifiers. The line on the table tells how far one can see, who holds the token and how the points stand.
client-vas-guide-blue-answer = Your turn
    .text = The bar below says what is asked, why something would be refused, and under which rule. Enter confirms, Escape takes back, 1 to 9 choose.
client-vas-guide-red-aim = Your battle
    .text = The red ships are yours. On the table lie two fleets of warships, drawn in true size; eight turns decide. Points come from enemy ships crippled and sunk, and from your objective.
client-vas-guide-red-move = Moving
    .text = Both sides move one ship after the other; who has lost the initiative moves first. Choose a ship, give her an Order or none, then drag her course on the table or type it: 2 S45 1.5 is two inches ahead, 45 degrees to starboard, one and a half more.
client-vas-guide-red-card = Her card
    .text = Press any ship to see her card: hull and cripple mark, speed, every weapon with its arcs and range bands, and what has been shot to pieces.
client-vas-guide-red-fire = Firing
    .text = After all have moved, ships fire in turn. Turrets only fire where they bear: turn broadside on and all of them do. The odds card shows the exact chances before you fire.
client-vas-guide-red-read = Reading the battle
    .text = The log shows every die with its modifiers. The line on the table tells how far one can see, who holds the token and how the points stand.
client-vas-guide-red-answer = Your turn
    .text = The bar below says what is asked, why something would be refused, and under which rule. Enter confirms, Escape takes back, 1 to 9 choose.
