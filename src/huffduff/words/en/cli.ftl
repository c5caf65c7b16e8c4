## Commands

cli-about = Naval board wargames about the hunt for the Bismarck: play them, host them, test them.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-value = VALUE
cli-odds-flags = what { $game } takes, as "odds { $game } --attacker bismarck --weapons main --target warspite --range 25"
cli-help-games = list the games with their seats, scenarios, options and computer players
cli-help-rules = print the clauses of a game, or trace each to its code and its tests
cli-help-sim = let computer players play many games and count the results
cli-help-fuzz = play at random and look for crashes, dead ends and games that do not save, undo or replay
cli-help-leaks = look for anything that a seat learns about what is hidden from it
cli-help-crashtest = kill a busy server again and again and count what was lost
cli-help-doctor = check a data directory and say what is wrong with it
cli-help-soak = let a server live through everything that visitors do, for some minutes, and see that it stays as it was
cli-help-bench = measure how fast a game runs, or the server
cli-help-replay = tell a recorded game again
cli-help-verify = roll every die of a recorded game again from its seed
cli-help-odds = work out the exact chances of an attack
cli-help-docs = write the papers that are made from rulebooks and data
cli-help-schema = print the protocol as JSON Schema
cli-help-serve = run a server for others
cli-help-play = run a server for this machine and open the browser

## Arguments

cli-arg-help = show this help and stop
cli-arg-json = print the result as JSON
cli-arg-lang = language of the texts: en or es
cli-arg-game = name of a game
cli-arg-bench-game = name of a game, or "server"; without it, every game
cli-arg-crash-game = name of a game; without it, strait
cli-arg-trace = show the code and the tests of every clause
cli-arg-tests = folder with the tests
cli-arg-scenario = name of a scenario
cli-arg-option = play with an option: NAME=VALUE
cli-arg-games = number of games
cli-arg-bots = computer players, one for each seat in the order that "games" prints
cli-arg-seed = number that all the dice depend on
cli-arg-jobs = number of processes
cli-arg-data = folder with a data pack that replaces our own values
cli-arg-out = folder for games that fail
cli-arg-positions = number of positions to examine
cli-arg-kills = number of times to kill the server
cli-arg-seconds = length of each measurement in seconds
cli-arg-matches = number of matches played at the same time
cli-arg-file = file with a record
cli-arg-seat = tell it as this seat knew it; without it, as everybody did
cli-arg-check = write nothing, and fail if a paper is out of date
cli-arg-host = address to listen on
cli-arg-port = port to listen on
cli-arg-data-dir = folder that keeps the matches
cli-arg-allowed-host = name by which visitors ask for this server; may be given more than once
cli-arg-minutes = length of the test in minutes

## Errors

cli-error-arguments = The command line cannot be used ({ $message }); { $command } --help shows what it takes.
cli-error-number = { $value } is not a whole number of at least { $least }.
cli-error-seconds = { $value } is not a number of seconds above 0.
cli-error-option = { $value } does not have the form NAME=VALUE.
cli-error-game = There is no game called { $game }; there are: { $known }.
cli-error-bot = { $game } has no computer player called { $bot }; it has: { $known }.
cli-error-bots = { $game } has { $seats } seats, so name { $seats } computer players.
cli-error-scenario = { $game } has no scenario called { $scenario }; it has: { $known }.
cli-error-no-option = { $game } has no option { $option } with the value { $value }.
cli-error-seat = { $game } has no seat called { $seat }; it has: { $known }.
cli-error-file = { $file } cannot be read: { $reason }.
cli-error-folder = There is no folder { $folder }.
cli-error-data = The data cannot be used: { $message }.
cli-error-record = { $file } is damaged: { $message }.
cli-error-checkout = This needs the source folder of the project, and there is none here.
cli-error-no-odds = { $game } has nothing to work out odds for.
cli-error-flag = { $game } does not know what to do with { $flag }; it takes these, each with a value: { $known }.
cli-error-flag-value = { $flag } needs a value.
cli-error-flag-twice = { $flag } is given twice.
cli-error-refused = { $rule ->
    [none] { $sentence }
   *[other] { $sentence } [{ $rule }]
}
cli-error-address = The server cannot listen on { $host }, port { $port }: { $reason }.
cli-error-store-newer = { $file } was written by a newer version of Huffduff ({ $reason }): start that version, or choose another folder with --data-dir.
cli-error-store-damaged = { $file } is damaged ({ $reason }): stop all servers, keep a copy of the folder, and bring back your last backup.
cli-error-store-read-only = { $file } cannot be written ({ $reason }): give this user the right to write there, or choose another folder with --data-dir.
cli-error-store-full = There is no room on the disk of { $file } ({ $reason }): make room and start again; nothing that was stored is lost.
cli-error-store-busy = { $file } is being used by another program ({ $reason }): stop it, or wait until it is done.
cli-error-store-unreadable = { $file } cannot be opened ({ $reason }): check the folder and the rights of this user, or choose another folder with --data-dir.
cli-error-no-store = There is no database in { $folder }.

## Games and rules

cli-games-seats = Seats: { $names }
cli-games-scenarios = Scenarios: { $names }
cli-games-option = Option { $name }: { $values }
cli-games-players = Computer players: { $names }
cli-rules-not-applicable = not applicable: { $reason }
cli-trace-none = none
cli-trace-line = { $clause }: code { $code }; tests { $tests }
cli-trace-total = { $game }: { $clauses } clauses, { $with_code } with code, { $with_test } with tests, { $not_applicable } not applicable, { $missing } missing.
cli-trace-missing = Missing: { $clauses }

## Series of games

cli-sim-total = { $game }, { $scenario }, seed { $seed }: { $finished } of { $games } games finished, { $errors } failed.
cli-sim-seat = { $seat } ({ $bot })
cli-sim-draw = Draw
cli-sim-outcome = { $name }: { $count } ({ $share } %, with 95 % confidence { $low } to { $high } %)
cli-sim-reason = { $count } × { $reason }
cli-sim-speed = { $turns } turns on average; { $decisions } decisions, { $rate } a second.
cli-sim-trouble = First failure, game { $trouble }
cli-fuzz-total = { $game }, seed { $seed }: { $games } games, { $decisions } decisions, { $probes } forbidden answers tried, { $undos } taken back, in { $seconds } s.
cli-fuzz-counts = { $crashes } crashes, { $dead_ends } dead ends, { $endless } without an end; mismatches: { $save } saving, { $undo } undoing, { $replay } replaying, { $hot } hot.
cli-fuzz-finding = Game { $game }, decision { $decision }, { $kind }: { $message } (next answer: { $seat } { $value }; record: { $file })
cli-leaks-total = { $game }, seed { $seed }: { $positions } positions, { $pairs } pairs compared, { $canaries } canaries planted, { $leaks } leaks, in { $seconds } s.
cli-leaks-found = Game { $game }, decision { $decision }, noticed by { $seat }: { $what }
cli-leaks-everybody = everybody
cli-leaks-nothing = { $game } hides nothing.
cli-leaks-http = Over HTTP: { $actions } secret actions watched, { $answers } answers compared, { $leaks } leaks.

## Measurements

cli-bench-total = { $game }: { $answer } decisions a second through answer, { $advance } through advance, { $hot } hot; { $playouts } random games a second from a third into a game; a copy takes { $copy } µs, a preview at most { $preview } ms.
cli-bench-player = { $player }: { $mean } ms for a decision on average, { $max } ms at most, over { $decisions } decisions.
cli-bench-server = { $matches } matches on { $sockets } sockets: { $actions } actions, { $rate } a second; half of them within { $p50 } ms, 99 % within { $p99 } ms.
cli-crashtest-total = { $kills } kills, { $acknowledged } actions acknowledged, { $lost } lost.
cli-soak-done = { $what }: { $count }
cli-soak-total = { $seconds } s: memory { $memory_warm } kB when warm, { $memory_end } kB at the end; descriptors { $descriptors_start } at the start, { $descriptors_most } at most, { $descriptors_end } at the end; { $complaints } lines in the log.
cli-soak-flat = The server is as it was.
cli-soak-not-flat = The server has grown, has kept something open, or has complained.

## Records and papers

cli-log-dice = [{ $dice } = { $sum }]
cli-log-die = [{ $dice }]
cli-log-card = [{ $card }]
cli-log-modifier = { $name } { $value }
cli-verify-fine = The record is genuine: { $rolls ->
    [one] its one random number agrees
   *[other] all its { $rolls } random numbers agree
} with the seed that was committed to.
cli-verify-promise = The promise in it, to be compared with the one that you were given: { $commitment }
cli-verify-number = { $side }: the number in it, to be compared with the one that was drawn there: { $number }
cli-verify-bad = The record is not genuine: { $message }.
cli-docs-written = Written: { $file }
cli-docs-stale = Out of date: { $file }
cli-docs-fresh = Up to date: { $file }
cli-serve-ready = Huffduff is at { $address } (stop it with Ctrl+C).

## The health of a data directory

cli-doctor-total = { $file }: layout { $layout }, { $players } players, { $matches } matches, { $entries } log entries, { $free } MB free.
cli-doctor-fine = Nothing is wrong.
cli-doctor-structure = The database is damaged: { $reason }. Keep a copy of the folder and bring back your last backup.
cli-doctor-older = The database has an older layout; the next start of the server brings it up to date.
cli-doctor-read-only = { $file } or its folder cannot be written: give this user the right to write there, or no server can start.
cli-doctor-room = Only { $free } MB are free on this disk: make room before the server has to refuse moves.
cli-doctor-rules = Match { $match } cannot be gone on with: its game, its rules or its data are not those of this version.
cli-doctor-diverged = Match { $match } no longer leads to the same game from entry { $entry } of its log on.
