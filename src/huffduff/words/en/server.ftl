## Messages that are not understood

server-bad-field = Something is wrong with “{ $field }”.
server-bad-number = Your number for the dice must have 8 to 64 hexadecimal digits.
server-bad-request = The server did not understand this.
server-busy = The server has too much to do just now. Please try again in a moment.
server-internal = Something went wrong on the server. Nothing was changed.
server-not-found = There is nothing here.
server-not-json = The server could not read this message.
server-not-stored = This could not be stored, so it was not done. Please try again.
server-too-big = This is too big.
server-too-fast = That was too much at once. Please wait a moment.
server-too-many-matches = You have set up many matches just now. Please wait a moment before the next.
server-wrong-host = This server does not go by the name that you have asked for.
server-wrong-origin = This came from another page and was not done.

## Names and talk

server-name-characters = This name has characters in it that cannot be seen.
server-name-empty = Please choose a name.
server-name-too-long = A name has at most { $longest } characters.
server-text-characters = This has characters in it that cannot be seen.
server-text-empty = There is nothing to say in this.
server-text-too-long = Please say it in { $longest } characters at most.

## Visitors, seats and links

server-already-seated = You already have a seat in this match. The link is for whoever plays against you.
server-no-number-wanted = No number for the dice is wanted from you for this seat.
server-no-such-link = This link leads nowhere. Ask for it again.
server-no-such-match = There is no such match.
server-no-such-seat = This match has no such seat.
server-no-visitor = The server does not know you yet. Please load the page again.
server-not-your-match = You did not play in this match.
server-not-your-seat = This seat is not yours.
server-unknown-visitor = This browser was here before, but the server does not know it any more. If you have a recovery link, open it; otherwise begin anew.
server-only-watching = You are only watching this match.
server-seat-taken = Somebody else has this seat.
server-waiting = The match begins when every seat is taken and everybody has come to the table once.

## Playing

server-stale = Something has happened in the meantime. Please look again before you decide.

## Matches that cannot be gone on with, and records

server-diverged = From entry { $entry } of its log on, this match no longer fits the rules of this server, so it can be looked at as far as that, but not gone on with.
server-game-missing = The game of this match is not installed on this server.
server-not-finished = This has to wait for the end of the match.
server-other-data = This was played with other ship and map data than this server has.
server-other-rules = This was played by another version of the rules than this server has.
server-record-diverged = This record does not agree with its own dice or with the rules.
server-record-unfinished = This game was not played to its end.
server-record-unreadable = This is not a record of a game.
