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
client-percent = { $value } %
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
client-begin-anew = Begin anew
client-list-more = Show more
client-recovery = Recovery link
client-recovery-text = Keep this link in a safe place. It brings your name and your seats back on any browser; whoever has it can play for you. A new link makes this one useless.
client-recover-title = Come back as you were
client-recover-text = This browser takes over the name and the seats of the link that you have opened. Whoever it was before is forgotten here.
client-recover = Bring my seats back

## New match

client-game = Game
client-scenario = Scenario
client-options = Options
client-more-options = { $number ->
    [0] More rules that can be played in another way
   *[other] More rules that can be played in another way ({ $number } changed)
}
client-side-twice = { $number ->
    [1] { $side } · 1st
   *[2] { $side } · 2nd
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

## Levels of computer players

client-level-random = Easy (cadet)
client-level-captain = Strong (captain)
client-level-steady = Passive (does the least)

## Before a match begins

client-waiting-room = Waiting for the other side
client-friend-link = Link for your friend
client-friend-link-text = Send this link to your friend. Whoever opens it first takes the seat, and the battle begins.
client-open-seat-text = This seat is listed in the lobby. The battle begins as soon as somebody takes it.
client-copy = Copy link
client-copied = Copied
client-copy-by-hand = Your browser does not let the page copy: the link is marked, copy it as you copy any text.

## Table

client-turn = Turn
client-before-battle = Before the battle
client-sequence = Phases of the turn
client-you = you
client-beside-you = beside you
client-deciding = deciding
client-online = connected
client-offline = not connected
client-log = Log
client-log-empty = Nothing has happened yet.
client-panel = Ships
client-pages = Log and chat
client-prompt = What is asked of you
client-subjects = Ships to be given orders
client-rule = Rule { $rule }
client-open-rule = Read this rule
client-undo = Undo
client-undo-hint = Take your last answer back
client-sending = Sending…
client-waiting-for = Waiting for { $names }.
client-waiting-for-player = Waiting for somebody to take the { $side } seat.
client-waiting-arrival = The battle begins once everybody has come to the table.
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
client-verified = The seed revealed now is the one that was promised when this browser first saw the match.
client-not-verified = The seed revealed now is not the one that was promised. Do not trust these dice.
client-number-used = The number that this browser drew went into the dice.
client-number-not-used = The number that this browser drew is not the one in the dice. Do not trust them.
client-number-none = This browser has drawn no number for these dice, so it cannot tell whether somebody chose them.
client-dice-agree = All { $count } random numbers follow from the seed and the numbers, and those that were shown to you are among them.
client-dice-differ = After { $count } random numbers, what was shown no longer follows from the seed and the numbers. Do not trust these dice.
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

client-guide = Guide
client-guide-next = Next
client-guide-back = Back
client-guide-end = Begin
client-guide-close = No guide
