## The game

sink-title = Sink the Bismarck!
    .text = May 1941, on one open chart: every task force is a marker, but only its owner knows whether ships are behind it. The German plots his raids in secret, mixes dummies with battleships, hunts convoys and breaks out to the south. The British patrols, searches, shadows what is found and brings up the heavy ships.

## Scenarios

sink-scenario-historical = Historical
    .text = Bismarck and Prinz Eugen break out from one of four hexes, with three dummies in the others. 28 turns from 23 May 1941. The best one to begin with.
sink-scenario-rheinuebung = Rheinübung as planned
    .text = Scharnhorst and Gneisenau lie ready in Brest, with two more dummies; Nelson escorts a convoy. The game also ends when both are sunk.
sink-scenario-gneisenau = The Gneisenau
    .text = Only Gneisenau could be made ready in Brest, with one more dummy; Nelson escorts a convoy.
sink-scenario-convoy-escort = Convoy escort
    .text = Nelson and London guard convoys from the start.
sink-scenario-breakout = The breakout
    .text = Scheer sails too, with Bismarck or by a way of her own.

## Options

sink-option-fuel = Fuel
    .text = Ships burn oil when they steam at full speed. Ports refuel, and the German hides three tankers at sea.
sink-option-blind-convoys = Blind convoys
    .text = Not even the British knows which convoys are dummies, and what the others are worth.
sink-option-breakout-forces = German markers in the breakout
    .text = How many task forces the German may have in play when Scheer sails.
sink-option-breakout-forces-4 = Four
sink-option-breakout-forces-5 = Five
sink-option-later-corrections = Later corrections
    .text = Details that were corrected when the rulebook was read again. Older matches go on without them.

## Sides and phases

sink-seat-german = German
sink-seat-british = British

## Words of the counters

sink-visibility-good = Good
sink-visibility-fair = Fair
sink-visibility-poor = Poor
sink-class-BB = Battleship
sink-class-BC = Battlecruiser
sink-class-CV = Aircraft carrier
sink-class-CA = Heavy cruiser
sink-class-CL = Light cruiser
sink-class-DD = Destroyer flotilla
sink-category-battleship = Battleship
sink-category-carrier = Carrier
sink-category-cruiser = Cruiser
sink-category-destroyers = Destroyers
sink-track-atlantic = Atlantic track
sink-track-african = African track
