## Questions

sink-ask-maintain = { $token } in { $hex } is shadowed. Which unit there keeps contact, or do you let it go?
sink-ask-shadow = An enemy has been detected in { $hex }. Does one of your units there shadow it?
sink-ask-high-speed = { $token } has been detected in { $hex } and is on the move. Does one of your units there go straight after it?

## What happens

sink-roll-shadow = { $by } shadows { $token }: { $need } or more makes contact.
sink-shadow-made = { $by } has contact with { $token } in { $hex }.
sink-shadow-failed = { $by } has no contact with { $token } in { $hex }.
sink-shadowed = { $token } is shadowed in { $hex } by { $by }: battleships { $battleship }, carriers { $carrier }, cruisers { $cruiser }, destroyer flotillas { $destroyers }.
sink-shadowed-by-air = { $token } is shadowed in { $hex } by { $by }, an aircraft.
sink-follows = { $by } follows { $token } to { $hex }.

## Modifiers

sink-mod-radar = Effective radar
sink-mod-shadow-air = Aircraft by night
sink-mod-fog = Fog

## Why nobody can shadow

sink-refuse-no-quarry = { $target } cannot be shadowed now: it has not been detected here.
sink-refuse-no-shadowing = { $by } cannot shadow: only your task forces and recon aircraft do.
sink-refuse-split-air = { $by } is an aircraft and has no ships to send.
sink-refuse-elsewhere = { $by } is not at sea in { $hex }.
sink-refuse-fog = Fog lies over { $hex }: without radar { $by } sees nothing.
sink-refuse-cannot-follow = { $by } cannot follow the enemy to the end of its move.
sink-refuse-far-from-base = { $by } shadows no further than { $most } hexes from its base.
sink-refuse-dummy-shadow = { $by } is a dummy and cannot shadow.
sink-refuse-cannot-keep-up = { $by } is too slow to keep up with the enemy.
sink-refuse-busy = { $by } shadows { $target } already.
sink-refuse-not-these = These ships are not in { $by }, or are named twice.
sink-refuse-all-of-them = All ships of { $by } go: name none of them.
sink-refuse-not-finder = { $by } did not find the enemy and cannot divide now.
sink-refuse-escorts = { $by } escorts a convoy and stays with it.
sink-refuse-one-shadower = Only one unit in a hex can be chosen to shadow.
