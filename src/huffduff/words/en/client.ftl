## Everywhere

client-home = Huffduff: to the front page
client-lobby = Games and matches
client-language = Language
client-dark-chart = Dark chart
client-loading = One moment…
client-close = Close
client-cancel = Cancel
client-save = Save
client-confirm = Confirm
client-value-yes = Yes
client-value-no = No
client-value-on = On
client-value-off = Off
client-more = One more
client-fewer = One fewer
client-percent = { $value } %
client-success = success
client-failure = failure
client-chance-hint = Chance of success before the dice were rolled
client-to-lobby = To the lobby
client-lost-page = There is no such page.

## When something goes wrong

client-error-unreachable = The server cannot be reached. Check your connection and try again.
client-error-unexpected = The server could not do that (error { $status }).
client-error-offline = You are not connected at the moment, so nothing was sent. Your order is still here.

## Lobby

client-play-now = Play now against the computer
client-new-match = New match
client-you-are = You are
client-your-name = Your name
client-change-name = Change your name
client-list-mine = My matches
client-list-mine-none = You are not in a match yet.
client-list-open = Open matches
client-list-open-none = Nobody is waiting for an opponent. Create an open match and be the first.
client-list-finished = Finished matches
client-list-finished-none = Matches that are over can be seen again here.
client-import = Import a record
client-your-turn = Your turn
client-turn-of = Turn of { $name }
client-in-play = In play
client-waiting-seats = Waiting for an opponent
client-won = { $side } victory
client-drawn = A draw
client-take-seat = Play { $side }

## New match

client-game = Game
client-scenario = Scenario
client-options = Options
client-more-options = { $number ->
    [0] More rules that can be played in another way
   *[other] More rules that can be played in another way ({ $number } changed)
}
client-seats = Who plays?
client-seat-me = Me
client-seat-friend = A friend, by link
client-seat-open = Anybody
client-seat-empty = nobody yet
client-the-computer = computer
client-computer = Computer: { $level }
client-one-screen = Both sides are yours: play at one screen, alone or two of you in turns.
client-create = Create match
client-join-title = A friend invites you to a battle
client-join = Take your seat

## Seats and computer players

client-seat-strait-german = German
client-seat-strait-british = British
client-level-strait-random = at random
client-level-strait-captain = captain
client-seat-chase-german = German
client-seat-chase-allied = Allied
client-level-chase-random = at random
client-level-chase-captain = captain
client-seat-vas-blue = First side
client-seat-vas-red = Second side
client-level-vas-random = at random
client-level-vas-steady = steady

## Before a match begins

client-waiting-room = Waiting for the other side
client-friend-link = Link for your friend
client-friend-link-text = Send this link to your friend. Whoever opens it first takes the seat, and the battle begins.
client-open-seat-text = This seat is listed in the lobby. The battle begins as soon as somebody takes it.
client-copy = Copy link
client-copied = Copied

## Table

client-turn = Turn
client-before-battle = Before the battle
client-sequence = Phases of the turn
client-you = you
client-deciding = deciding
client-online = connected
client-offline = not connected
client-log = Log
client-log-empty = Nothing has happened yet.
client-panel = Ships
client-prompt = What is asked of you
client-subjects = Ships to be given orders
client-rule = Rule { $rule }
client-open-rule = Read this rule
client-undo = Undo
client-undo-hint = Take your last answer back
client-sending = Sending…
client-waiting-for = Waiting for { $names }.
client-waiting-for-player = Waiting for somebody to take the { $side } seat.
client-waiting-server = Waiting for the server.
client-sealed = Your choice is locked. Waiting for { $names }.
client-link-lost = Connection lost. Trying again in { $seconds } s. Nothing that was confirmed is lost.
client-link-now = Try now
client-link-connecting = Connecting again…
client-link-closed = The server has closed this table.
client-handover = Hand over to the { $side } player
client-handover-text = The next choice is secret. Let the other player sit down before you go on.
client-handover-ready = I am the { $side } player
client-resign = Resign
client-resign-question = Give the battle up? The other side wins at once, and this cannot be taken back.
client-resign-yes = Resign

## Chat

client-chat = Chat
client-chat-empty = No messages yet.
client-chat-say = Say something
client-chat-send = Send

## Keys

client-keys = Keyboard
client-key-numbers = pick an answer of the prompt bar
client-key-enter = choose the space or ship under the cursor; confirm the order
client-key-escape = drop the order being prepared
client-key-arrows = move the cursor on the chart; in a replay, go back and forward
client-key-tab = next ship, arrow or button
client-key-brackets = previous or next ship to be given orders
client-key-steps = one captain point more or fewer
client-key-undo = undo
client-key-rule = read the rule behind the question
client-key-chat = chat
client-key-help = this help

## Rules

client-rules = Rules
client-rules-search = Search the rules
client-rules-chapters = Chapters
client-rules-none = No rule says this.
client-rules-pick = Pick a chapter, or search.
client-ruling = Ruling:
client-not-applicable = Not used in this edition.

## After the battle

client-report = Battle report
client-victory = Victory
client-defeat = Defeat
client-rematch = Rematch
client-rematch-join = Go to the rematch
client-replay = Replay
client-record = Download record
client-verify = Verify the dice
client-verified = The dice are true: the seed revealed now is the one that was promised before the first roll.
client-not-verified = The seed revealed now is not the one that was promised. Do not trust these dice.
client-seed = Seed
client-commitment = SHA-256 promised before the battle
client-replay-play = Play
client-replay-pause = Pause
client-replay-back = One moment back
client-replay-next = One moment on
client-replay-moment = Moment of the battle
client-view-of = As seen by
client-view-everyone = Everyone
client-view-truth = The truth

## The Denmark Strait: chart

client-strait-board = Sea chart of 8 by 8 spaces
client-strait-ice = PACK ICE · CLOSED
client-strait-place-1 = DENMARK
client-strait-place-2 = STRAIT
client-strait-date = 24 May 1941
client-strait-facing-0 = N
    .long = north
client-strait-facing-1 = NE
    .long = north-east
client-strait-facing-2 = E
    .long = east
client-strait-facing-3 = SE
    .long = south-east
client-strait-facing-4 = S
    .long = south
client-strait-facing-5 = SW
    .long = south-west
client-strait-facing-6 = W
    .long = west
client-strait-facing-7 = NW
    .long = north-west
client-strait-ship-label = { $ship }, { $mine ->
    [yes] own
   *[no] enemy
} { $class }, on { $space }, heading { $facing }, hull { $hull } of { $full }{ $failed ->
    [yes] , morale failed
   *[no] {""}
}
client-strait-space-label = { $space }{ $taken ->
    [yes] , { $ship }
   *[no] {""}
}{ $offered ->
    [yes] , can be reached
   *[no] {""}
}
client-strait-wreck = { $ship } sank here
client-strait-face = On { $space }, head { $facing }
client-strait-empty-space = { $space } is empty sea.

## The Denmark Strait: phases and orders

client-strait-stay = Stay
client-strait-turn-port = Turn to port ({ $facing })
client-strait-turn-starboard = Turn to starboard ({ $facing })
client-strait-move = { $space }, heading { $facing }
client-strait-leave = { $turned ->
    [yes] Turn { $facing } and leave the map
   *[no] Leave the map
}
client-strait-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-strait-may-move = She needs { $need } and may move: pick a space on the chart, or turn.
client-strait-may-turn = She needs { $need } to move, so she can only turn.
client-strait-pick-facing = Pick the facing she ends with.
client-strait-chip = range { $range } · { $chance }
client-strait-hold = Hold fire
client-strait-pass = No repair
client-strait-shot-title = { $firer } at { $target }
client-strait-needs = to roll { $need } or more
client-strait-shot-summary = Range { $range }, { $broadside ->
    [yes] on the broadside
   *[no] outside the broadside
}: { $need } or more hits. { $cards ->
    [chain] A hit may draw several cards.
   *[one] A hit draws one card.
}
client-strait-cards-one = A hit draws one card.
client-strait-cards-chain = A hit may draw several cards.
client-strait-points-summary = { $need } or more needed: { $chance }
client-strait-admiral = Admiral
client-strait-confirm-captains = Lock officers
client-strait-confirm-move = Give order
client-strait-confirm-fire = Fire
client-strait-confirm-pay = Pay
client-strait-confirm-points-shooting = Fire
client-strait-confirm-points-repair = Repair
client-strait-confirm-points-morale = Check morale

## The Denmark Strait: ship cards

client-strait-squadron-german = German squadron
client-strait-squadron-british = British squadron
client-strait-deck = Deck { $left } · discards { $discarded }
client-strait-deck-hint = Damage cards of this side still to be dealt, and those discarded
client-strait-hull = Hull
client-strait-hull-hint = Hull points left; every { $step } points of damage make her slower by 1
client-strait-speed = Speed
client-strait-speed-hint = The speed roll must reach this number for her to move
client-strait-shooting = Guns
client-strait-shooting-hint = Shooting number before range, splashes and broadside: low is good
client-strait-morale = Morale
client-strait-morale-hint = Number to be reached in a morale check
client-strait-points = Points
client-strait-points-hint = Captain points each turn
client-strait-points-left = { $left } of { $full } captain points left
client-strait-used = used
client-strait-permanent = (permanent)
client-strait-failed = Morale failed
client-strait-aim = On { $ship }: { $splashes ->
    [one] 1 splash
   *[other] { $splashes } splashes
}
client-strait-status-afloat = Afloat
client-strait-status-sunk = Sunk
client-strait-status-left = Left the map

## The Denmark Strait: officers

client-strait-officers = Choose your officers
client-strait-officers-german = Two captains, bought out of one purse. The British see them only when both sides have locked.
client-strait-officers-british = An admiral for your flagship and a captain for the other ship. The Germans see them only when both sides have locked.
client-strait-budget = Budget
client-strait-budget-spent = { $spent } of { $budget } spent
client-strait-over-budget = Too expensive
client-strait-cost-hint = Price
client-strait-no-officer = nobody yet
client-strait-with-admiral = with { $officer } aboard

## The Denmark Strait: report

client-strait-report-ship = Ship
client-strait-report-shots = Shots
client-strait-report-hits = Hits
client-strait-report-cards = Damage cards
client-strait-report-repaired = Repaired
client-strait-report-failures = Lost heart
client-strait-report-state = At the end
client-strait-report-moments = Decisive moments
client-strait-report-quiet = Nothing stood out: it was a quiet morning.

## Maps

client-zoom-in = Closer
client-zoom-out = Farther
client-zoom-fleet = My ships
client-zoom-whole = Whole chart
client-layers = What the chart shows
client-boxes = { $label }: { $left } of { $full }
client-type-hex = Hex
client-no-such-hex = There is no hex { $text } on this chart.
client-hex-open = can be chosen
client-hex-chosen = chosen
client-notes = Pencil notes
client-note-hint = A note on this hex

## Lists of orders

client-order-earlier = Carry out earlier
client-order-later = Carry out later
client-strike = Strike out
client-strike-all = Strike out all

## A first turn by the hand

client-guide-next = Next
client-guide-end = Begin
client-guide-close = No guide
