## The game

strait-title = The Battle of the Denmark Strait
    .text = Dawn, 24 May 1941, between Greenland and Iceland: Bismarck and Prinz Eugen are breaking out into the Atlantic, and Hood and Prince of Wales have come to stop them. Command one side on a chart of 8 by 8 spaces, choose your captains, spend their points where it hurts most, find the range with your splashes and keep your crews' nerve.
strait-seat-german = German
strait-seat-british = British

## Scenarios

strait-scenario-denmark-strait = Denmark Strait
    .text = The historical battle: Bismarck and Prinz Eugen against Hood and Prince of Wales.
strait-scenario-squadrons = Squadrons
    .text = Gneisenau and two destroyers join the Germans; Norfolk, Suffolk and two destroyers join the British. Five ships against six.
strait-scenario-light-cruisers = Light cruisers
    .text = The squadrons with a light cruiser more on each side, Nürnberg and Manchester. Six ships against seven.
strait-scenario-cruiser-screens = Cruiser screens
    .text = Admiral Hipper against Suffolk, with two destroyers on each side, around the four ships of the historical battle. Five ships against five.
strait-scenario-heavy-ships = Heavy ships
    .text = The squadrons without their destroyers: three heavy German ships against four British ones.

## Options

strait-option-straight-ahead-only = Straight ahead only
    .text = A ship that moves may enter only the space her bow points at, not the two spaces beside it.

## Ship classes

strait-class-BB = Battleship
strait-class-BC = Battlecruiser
strait-class-CA = Heavy cruiser
strait-class-CL = Light cruiser
strait-class-DD = Destroyer

## Ranks of officers

strait-rank-admiral = Admiral
strait-rank-vice-admiral = Vice-Admiral
strait-rank-captain = Captain
strait-rank-commander = Commander
strait-rank-lieutenant-commander = Lieutenant-Commander
strait-rank-kapitan-zur-see = Kapitän zur See
strait-rank-fregattenkapitan = Fregattenkapitän
strait-rank-korvettenkapitan = Korvettenkapitän

## Abilities

strait-ability-squadron-signal = Squadron signal
    .text = Once per game, after the German speed roll, you may roll it again; all German ships use the new roll. His 2 points each turn may go to any German ship.
strait-ability-gunnery-specialist = Gunnery specialist
    .text = Each turn the first -1 on his ship's shooting number costs 1 point instead of 2.
strait-ability-steady-crew = Steady crew
    .text = Once per game you may roll his ship's failed morale check again; the second roll stands.
strait-ability-raiders-eye = Raider's eye
    .text = Firing at a target outside the broadside costs his ship +1 instead of +2.
strait-ability-bows-on = Bows-on
    .text = Firing at a target outside the broadside costs his ship +1 instead of +2.
strait-ability-quick-helm = Quick helm
    .text = His ship pays 2 points instead of 3 to turn and move in the same turn.
strait-ability-repair-parties = Drilled repair parties
    .text = Add 1 to his ship's repair rolls. Whether a failed repair is final still depends on the natural dice.
strait-ability-quick-ranging = Quick ranging
    .text = When his ship fires at a new target, the first splash marker is placed before the roll and the second after it.
strait-ability-second-salvo = Second salvo
    .text = Once per game you may roll his ship's missed shot again; the second roll stands.
strait-ability-fleet-confidence = Fleet confidence
    .text = Each turn up to 2 of his points may be spent by other British ships.
strait-ability-close-the-range = Close the range
    .text = While his flagship is in the battle, every British ship pays 2 points instead of 3 to turn and move in the same turn.
strait-ability-makers-men = Makers' men aboard
    .text = Add 1 to his ship's repair rolls against an Ace, a King or a 2.
strait-ability-station-keeping = Station-keeping
    .text = His ship counts the speed roll as 1 higher.
strait-ability-radar-watch = Radar watch
    .text = His ship's shooting number is 1 lower against targets at range 4 or more.

## Damage cards

strait-damage-A = Gunnery radar
    .text = Shooting number +2 until repaired.
strait-damage-K = Gunnery
    .text = Shooting number +1 until repaired.
strait-damage-Q = Speed
    .text = Speed number +1 until repaired.
strait-damage-J = Speed
    .text = Speed number +1 until repaired.
strait-damage-10 = Hull
    .text = 10 points of hull damage, which cannot be repaired.
strait-damage-9 = Hull
    .text = 9 points of hull damage, which cannot be repaired.
strait-damage-8 = Hull
    .text = 8 points of hull damage, which cannot be repaired.
strait-damage-7 = Hull
    .text = 7 points of hull damage, which cannot be repaired.
strait-damage-6 = Hull
    .text = 6 points of hull damage, which cannot be repaired.
strait-damage-5 = Hull
    .text = 5 points of hull damage, which cannot be repaired.
strait-damage-4 = Hull
    .text = 4 points of hull damage, which cannot be repaired.
strait-damage-3 = Bridge
    .text = The captain has 1 point less each turn for the rest of the game. Cannot be repaired.
strait-damage-2 = Magazine
    .text = Roll both dice: on 10 or more the ship blows up. Otherwise shooting number +1 until repaired.
