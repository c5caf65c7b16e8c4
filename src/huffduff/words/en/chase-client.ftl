## Chart

client-chase-chart = Chart of the North Atlantic. Arrow keys move the cursor, Enter chooses the hex, plus and minus zoom.
client-chase-layer-fog = Fog hexes
client-chase-layer-air = Allied air cover
client-chase-layer-destroyers = German destroyer boundary
client-chase-layer-lanes = Convoy routes
client-chase-layer-watch = Search Factors of the coast
client-chase-layer-labels = Names of hexes
client-chase-layer-plot = Where the enemy can be
client-chase-layer-searched = What I searched
client-chase-date = { $date } May
client-chase-weather = Weather
client-chase-weather-hint = From box 5 on, fog lies on the fog hexes. In box 9 a storm may cost fuel.
client-chase-fog = fog
client-chase-visibility = Visibility
client-chase-visibility-hint = So many Search Factors are needed to call a hex. At X nothing can be seen at all.
client-chase-land = land
client-chase-channel = the Channel
client-chase-reach = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} · { $fuel ->
    [0] no fuel
    [one] 1 fuel point each
   *[other] { $fuel } fuel points each
}
client-chase-dark = Visibility X: nothing can be searched, attacked or fought this turn.
client-chase-in-fog = Fog: nothing can be seen here.
client-chase-factors = Search Factors { $factors } of { $need }
client-chase-factors-units = units { $number }
client-chase-factors-patrol = patrol { $number }
client-chase-factors-air = air { $number }
client-chase-factors-watch = coast { $number }
client-chase-called-ago = Searched { $when }
client-chase-seen = { $hours } h ago
client-chase-seen-now = this turn
client-chase-trace = { $how }, { $when }
client-chase-unit-label = { $side }: { $unit } in { $hex } ({ $ships })
client-chase-contact-label = Contact { $contact } in { $hex }: { $classes }. { $marker }, { $when }
client-chase-out-of-reach = { $unit } cannot reach { $hex } this turn.
client-chase-no-marker = The { $wing } can drop no marker in { $hex }.
client-chase-last-fuel = { $ship } burns her last fuel: what is left for emergencies lasts until turn { $turn }.
client-chase-rests = { $turns ->
    [one] She cannot move in the turn after.
   *[other] She cannot move for { $turns } turns after.
}
client-chase-into-fog = In the fog of { $hex } she is lost from sight.
client-chase-reported = Reported to the enemy without a call: { $hexes }
client-chase-spotted = { $chance } to be located by chance where she ends
client-chase-limits = { $hexes ->
    [one] 1 hex at most because of { $ships }
   *[other] { $hexes } hexes at most because of { $ships }
}
client-chase-fate-flies-home = Without orders it flies home.
client-chase-fate-lost = It cannot reach its base any more and will be lost.

## Panel

client-chase-panel-orders = Orders
client-chase-panel-battle = Battle
client-chase-panel-fleet = Fleet
client-chase-panel-plot = Plot
client-chase-panel-tables = Tracks
client-chase-ships = Ships
client-chase-aircraft = Aircraft
client-chase-written = Orders given
client-chase-with-orders = { $number } of { $all } with orders
client-chase-in-refit = { $number } landing or in refit
client-chase-no-wings = No aircraft is ready.
client-chase-held = { $number ->
    [one] 1 unit may not act yet
   *[other] { $number } units may not act yet
}
client-chase-orders-hint = Pick a unit, then click the hexes of her path or drag from her counter. Units without orders stay where they are.
client-chase-mark-held = May not act yet
client-chase-mark-done = The orders stand
client-chase-mark-tried = The orders are being looked at
client-chase-mark-wrong = An order cannot be carried out
client-chase-mark-idle = No orders yet
client-chase-mark-free = Nothing to order
client-chase-fuel = Fuel { $fuel } of { $full }{ $cost ->
    [0] {""}
   *[other] , { $cost } to be burnt
}

## Orders

client-chase-lock = Lock orders
client-chase-orders-summary = { $orders ->
    [0] No orders yet.
    [one] 1 order.
   *[other] { $orders } orders.
} { $idle ->
    [0] Every unit has one.
    [one] 1 unit stays as it is.
   *[other] { $idle } units stay as they are.
}
client-chase-due = { $units } must sail home now, towards the destroyer boundary or for new shells towards a port.
client-chase-stays = { $unit } stays
client-chase-moves = { $unit } to { $hex }
client-chase-confirm-moves = Move
client-chase-confirm-stay = Stay
client-chase-order-move = { $unit }: { $path }{ $fuel ->
    [0] {""}
   *[other] {" "}· { $fuel } FP
}
client-chase-order-form = { $force }: { $ships }
client-chase-order-detach = { $ships } on their own
client-chase-order-return = { $unit } returns to base
client-chase-order-repair = { $wish ->
    [rudder] { $ship } repairs her rudder
   *[speed] { $ship } repairs her engines
}
client-chase-order-port = { $unit } lies in port
client-chase-order-refuel = { $ship } refuels from { $tanker }
client-chase-order-patrol = { $unit } patrols
client-chase-order-fly = { $wing }: { $cost } of { $speed }{ $markers ->
    [no] {""}
   *[other] , search { $markers }
}{ $attack ->
    [no] {""}
   *[other] , attack { $attack }
}{ $lands ->
    [yes] , lands
   *[no] , stays in the air
}
client-chase-do-patrol = Patrol
client-chase-do-port = Lie in port
client-chase-do-repair-speed = Repair speed
client-chase-do-repair-rudder = Repair rudder
client-chase-do-refuel = Refuel from { $tanker }
client-chase-gain-search = +{ $factors } search
client-chase-gain-fuel = +{ $points } FP
client-chase-ends-game = In this port the game ends for { $ship }, and with it the chase. Press again if that is what you want.
client-chase-do-return = Return to base
client-chase-do-detach = Detach { $ship }
client-chase-do-join = Sail with { $unit }
client-chase-do-nothing = Take orders back
client-chase-company = Task force and cards
client-chase-open-card = Card: { $ship }
client-chase-type-path = Path: click hexes, or type K27 J27
client-chase-flight = { $cost } of { $speed } points · { $lands ->
    [yes] lands
   *[no] stays in the air
}
client-chase-flight-hint = Click hexes to fly there; click a hex of the path to drop a search marker. The way home is added as far as endurance reaches; beyond that it stays in the air.
client-chase-mark-search = Search marker here
client-chase-mark-attack = Attack marker here
client-chase-stay-aloft = Stay in the air
client-chase-land-now = Land this turn
client-chase-shorten = Last hex back
client-chase-ground = Do not fly

## Questions

client-chase-continue = Continue
client-chase-knots = { $knots } kn
client-chase-tankers-placed = { $placed } of { $all } tankers placed: click a hex for the tanker that is marked.
client-chase-no-berth = No tanker can start in { $hex }.
client-chase-confirm-tankers = Hide tankers
client-chase-no-shadow = Do not shadow
client-chase-whole-force = All of { $unit }
client-chase-shadow-nobody = You have no ship there that could try.
client-chase-shadow-pick = Pick the ships that try. Some of a task force leave the others; whoever tries does not search this turn.
client-chase-shadow-summary = { $knots } kn{ $modifiers ->
    [no] {""}
   *[other] {" "}({ $modifiers })
}: { $equal } if they are as fast, { $faster } if 1 slower, { $slower } if 1 faster, none if 2 faster.
client-chase-confirm-shadow = Shadow
client-chase-evade-summary = You do not see who follows you. Every manoeuvre costs fuel at once, whatever comes of it.
client-chase-evade-only = Not every ship has the fuel: a Diversion costs { $points }, an Evasion { $more }.
client-chase-fuel-points = { $points } FP
client-chase-no-manoeuvre = Hold course
client-chase-no-manoeuvre-hint = Costs nothing. Only speed, radar and visibility count.
client-chase-evade = Evade
client-chase-evade-hint = { $modifier } on their die, and this unit moves { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} at most this turn. Fuel: { $bunkers }.
client-chase-divert = Divert: { $fast } away from { $slow }
client-chase-divert-hint = The force splits. { $modifier } on their die against { $fast }; they choose whom to follow. Fuel: { $bunkers }.
client-chase-divide = { $fast } after the fast part, { $slow } after the slow one
client-chase-answer-fast = The fast part, { $contact }
client-chase-answer-slow = The slow part, { $contact }
client-chase-answer-both = Both parts
client-chase-follow-fast = The fast part is harder to follow: { $modifier } on your die.
client-chase-follow-slow = No modifier: speed, radar and visibility count.
client-chase-follow-both = You divide your ships, with a die for each part.
client-chase-answer-stay = Close and stay
client-chase-answer-leave = Leave the battle
client-chase-pushed-hint = { $zones ->
    [one] To stay she turns to Closing and spends 1 zone of her next move.
   *[other] To stay she turns to Closing and spends { $zones } zones of her next move.
} Otherwise she is out of this battle for good.
client-chase-answer-try = Try to get away
client-chase-answer-fight-on = Fight on
client-chase-answer-give-up = Give them up
client-chase-abort-hint = { $modifiers ->
    [no] One die. Once away she is out of this battle for good and stays in her hex.
   *[other] One die ({ $modifiers }). Once away she is out of this battle for good and stays in her hex.
}
client-chase-concede-hint = Ships that are given up count as sunk, and the battle is over at once.
client-chase-concede-not-yet = They cannot be given up as long as ships of yours in this hex may still come to their help.
client-chase-call-all = Call all { $number }
client-chase-search-done = No more calls
client-chase-search-summary = { $number ->
    [one] 1 hex can be called.
   *[other] { $number } hexes can be called: click one on the chart.
}
client-chase-search-none = No hex has enough Search Factors.
client-chase-confirm-call = Call
client-chase-hex-picked = { $hex } it is.
client-chase-pick-hex = Click a hex on the chart, or type its name.
client-chase-sub-trace = { $how } in { $hex }, turn { $turn }.
client-chase-no-attack = No attack
client-chase-attack = { $unit } attacks { $contact }
client-chase-attack-hint = { $ships } fight on the battle board. Your unit is Sighted from now on, and both sides see each other's cards.
client-chase-attack-unseen = { $ships } fight on the battle board, and both sides see each other's cards.
client-chase-attack-nobody = No unit of yours that may fight is in a hex with a located enemy.
client-chase-air-target = { $wing }: { $class } in { $hex }
client-chase-class-BB = battleship
client-chase-class-BC = battlecruiser
client-chase-class-CV = aircraft carrier
client-chase-class-CA = heavy cruiser
client-chase-class-CL = light cruiser
client-chase-class-DD = destroyer flotilla
client-chase-class-CG = coast guard ship
client-chase-class-TK = tanker
client-chase-air-hint = { $modifiers ->
    [no] One die, { $chance } to hit at all. A slow or helpless target is hit more easily.
   *[other] One die, { $chance } to hit at all ({ $modifiers }). A slow or helpless target is hit more easily.
}
client-chase-air-summary = Each hit draws a damage chit. If there is no such ship, the attack is wasted.
client-chase-air-ship-summary = The enemy will see her card.
client-chase-sub-ship-summary = The enemy hears her class and hex, and whether she sails in company. The boat may attack her.
client-chase-victim = { $ship }, { $class } in { $hex }, hull { $hull } of { $full }{ $force ->
    [no] , on her own.
   *[other] , in { $force }.
}
client-chase-convoy-choice = { $answer ->
    [yes] Attack { $convoy }
   *[no] Leave { $convoy } alone
}
client-chase-no-hunt = No hunting
client-chase-hunt = { $unit } hunts
client-chase-hunt-hint = { $modifiers ->
    [no] A convoy { $convoy }, a merchant ship { $merchant }. Nobody but you sees the die.
   *[other] A convoy { $convoy }, a merchant ship { $merchant } ({ $modifiers }). Nobody but you sees the die.
}
client-chase-hunt-summary = One unit may look for prey. Whatever she finds, you decide afterwards whether to attack.
client-chase-hunt-nobody = No unit of yours can hunt: it takes a heavy ship free to do so, on a convoy route beyond Allied air cover.
client-chase-attack-her = Attack
client-chase-let-go = Let her go
client-chase-merchant-hint = Half a victory point. The enemy hears where you are, and you cannot move for { $turns } turns.
client-chase-merchant-spared = Nobody learns that you were there.
client-chase-attack-convoy = Attack
client-chase-spare-convoy = Leave it alone
client-chase-convoy-hint = { $escorts ->
    [no] No escort: the convoy is lost at once.
    [perhaps] Its escort may have been called away; if not, you have to sink it on the battle board.
   *[other] You have to sink every escort ({ $escorts }) on the battle board.
} { $chits ->
    [0.5] Half a victory chit
    [one] One victory chit
   *[other] { $chits } victory chits
} of { $least } to { $most } points, { $mean } on average. The enemy hears where you are.
client-chase-convoy-spared = Nobody learns that you were there, but you will not meet this convoy again.
client-chase-end-turn = End the turn
client-chase-no-relief = Leave the escorts with their convoys
client-chase-relieve = Call { $ship } away
client-chase-relieve-hint = { $ship } appears in { $hex }, and the convoy { $convoy } sails on without her.
client-chase-relief-nobody = No escort can be called away this turn.

## Buying and choosing ships

client-chase-shipyard = Optional units
client-chase-shipyard-text = Every unit shifts the final points by its price, as the German counts them. The dice may tell the enemy its name.
client-chase-fleet = Your fleet
client-chase-fleet-text = Pick the ships that fight for you, eight at most. The enemy picks at the same time.
client-chase-ware-figures = speed { $evasion } · guns { $guns } · hull { $hull } · torpedoes { $torpedoes }
client-chase-price = { $points } points · starts in { $hex } · { $chance } that the enemy hears of her
client-chase-buy-summary = { $number ->
    [0] Nothing bought.
    [one] 1 unit, { $points } points.
   *[other] { $number } units, { $points } points.
}
client-chase-fleet-summary = { $number ->
    [one] 1 ship.
   *[other] { $number } ships.
}
client-chase-confirm-buy = Lock purchases
client-chase-confirm-fleet = Lock fleet

## Battle

client-chase-battle-board = Battle board
client-chase-battle-in = Battle in { $hex }
client-chase-battle-round = Round { $round }
client-chase-left = gone: { $ships }
client-chase-attacker = { $side } attack →
client-chase-defender = ← defence
client-chase-band-extreme = Extreme
client-chase-band-long = Long
client-chase-band-medium = Medium
client-chase-band-short = Short
client-chase-hull = hull { $hull }/{ $full }
client-chase-fighter-label = { $ship }, { $side }, zone { $zone }, { $position }, hull { $hull } of { $full }
client-chase-shot-detail = { $dice } d10 · { $chance }
client-chase-shot-summary = { $dice ->
    [one] { $range }: 1 die, { $chance } to hit, about { $hull } hull boxes.
   *[other] { $range }: { $dice } dice, { $chance } each, about { $hull } hull boxes.
}
client-chase-each = a die
client-chase-expected = About { $hull } hull boxes
client-chase-expected-hits = About { $hits } damage chits a torpedo
client-chase-hold = Hold fire
client-chase-confirm-fire = { $number ->
    [0] Hold all fire
    [one] Fire (1 ship)
   *[other] Fire ({ $number } ships)
}
client-chase-torpedo-summary = { $range }: { $left } more torpedoes this round.
client-chase-confirm-launch = Launch
client-chase-confirm-no-launch = Launch none
client-chase-battle-move = { $zones ->
    [0] { $position }
   *[other] { $position } { $zones }
}
client-chase-battle-move-hint = Click a zone on the board, or pick a position.
client-chase-zones = Zones
client-chase-zones-upto = { $least }–{ $most } zones
client-chase-confirm-move = Give order
client-chase-reinforce-nobody = You have nobody in this hex to call.
client-chase-reinforce-hint = A die for each ship you call. Whoever comes enters behind the line on which the battle began; the others stay unseen.
client-chase-confirm-reinforce = Call them
client-chase-repairs-hint = Each ship mends one thing and neither moves nor searches this turn.
client-chase-repairs-nobody = None of your ships can repair anything now.
client-chase-confirm-repairs = Begin repairs
client-chase-result-two-hull-evasion = 2 hull + evasion
client-chase-result-hull-evasion = hull + evasion
client-chase-result-hull = hull
client-chase-result-bow = bow guns
client-chase-result-stern = stern guns
client-chase-result-secondary = secondary guns
client-chase-result-special = special damage

## Ship cards

client-chase-row-bow = Bow
client-chase-row-stern = Stern
client-chase-row-secondary = Secondary
client-chase-row-hull = Hull
client-chase-row-torpedoes = Torpedoes
client-chase-evasion = Evasion
client-chase-evasion-hint = Evasion Rating: her speed as it is now
client-chase-radar = Radar
client-chase-flag-rudder = Rudder damaged
client-chase-flag-fire-control = Fire control
client-chase-flag-radar = Radar out
client-chase-flag-exhausted = Exhausted
client-chase-off-map = Off the chart
client-chase-enemy-cards = Enemy cards on the table

## Plot

client-chase-contacts = Contacts
client-chase-no-contacts = No enemy is located.
client-chase-force = task force
client-chase-reports = Reports
client-chase-can-be = Can be within { $hexes } hexes of { $hex }
client-chase-they-know = What they know of us
client-chase-searched = Searched
client-chase-not-searched = Nothing called yet.

## Tracks and points

client-chase-turn-track = Turns
client-chase-submarine = Submarines
client-chase-points = Victory points
client-chase-points-known = Known to both
client-chase-points-secret = Convoys, secret
client-chase-merchants = { $number ->
    [one] 1 merchant
   *[other] { $number } merchants
}
client-chase-points-hint = Counted for the German. He wins with { $points } or more at the end, and loses if Bismarck is sunk.
client-chase-lost = { $count ->
    [0] { $ship } sunk
   *[other] { $ship } sunk by { $by }
}
client-chase-ended = The chase ended on turn { $turn }, { $date } May, { $time }.
client-chase-search-record = { $side }: { $calls ->
    [one] 1 hex called
   *[other] { $calls } hexes called
}, { $found ->
    [one] 1 unit found by calls.
   *[other] { $found } units found by calls.
}

## First turn

client-chase-guide-german-aim = Break out
    .text = You lead Bismarck and Prinz Eugen into the Atlantic. The Allies do not see this chart. { $touch ->
        [yes] Zoom with two fingers, drag to pan, and tap a hex
       *[no] Zoom with the wheel, drag to pan, and point at a hex
    } to see what is known of it.
client-chase-guide-german-tankers = Hide your tankers
    .text = Each tanker waits somewhere at sea. Click a marked hex for each of them: far from the convoy routes, but where you may want fuel.
client-chase-guide-german-move = Give orders
    .text = Pick a unit here or on the chart, then click one or two hexes, or drag from her counter. One hex is free, two cost fuel. Aircraft fly by clicks too.
client-chase-guide-german-conditions = Watch the light
    .text = The visibility is the number of Search Factors the enemy needs to find you. Bad weather and night hide you; fog hides you best.
client-chase-guide-german-lock = Lock your orders
    .text = Nothing happens before both sides have locked. Until then everything can be changed, and your draft stays here even if you close the page.
client-chase-guide-allied-aim = Find them
    .text = Somewhere in the north-east Bismarck is about to sail. You see only your own ships. { $touch ->
        [yes] Zoom with two fingers, drag to pan, and tap a hex
       *[no] Zoom with the wheel, drag to pan, and point at a hex
    } to see how well you search it.
client-chase-guide-allied-patrol = Send out patrols
    .text = Pick a unit and move her, or let her patrol where she is: 3 more Search Factors. A hex is searched when its factors reach the visibility.
client-chase-guide-allied-fly = Fly
    .text = Pick an aircraft, click where it shall fly, and click hexes of its path to drop search markers. The way home is added as far as endurance reaches; beyond that it stays in the air.
client-chase-guide-allied-conditions = Watch the light
    .text = The visibility is the number of Search Factors that a hex needs. In fog nothing is seen at all.
client-chase-guide-allied-lock = Lock your orders
    .text = Nothing happens before both sides have locked. Until then everything can be changed, and your draft stays here even if you close the page.
