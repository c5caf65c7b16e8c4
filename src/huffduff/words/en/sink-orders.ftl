## Phase 1: organising task forces

sink-ask-organise = Organise your task forces: combine, split, shuffle ships between markers in one hex, take dummies off or put them on. The enemy will only see markers come and go.
sink-ask-keep-shadow = The shadowed task force in { $hex } has divided. Which marker do you keep shadowing?
sink-no-such-force = You have no task force { $token }.
sink-not-your-ship = { $ship } cannot be ordered about now, or is named twice.
sink-no-ships = Name at least one ship.
sink-already-there = Some of these ships are in { $token } already.
sink-not-together = Ships can only come together in one hex: { $hex }.
sink-port-and-sea = In { $hex } some of these ships lie in port and others at sea.
sink-escort-fixed = In { $hex } some of these ships escort and others do not; that changes only in phase 8.
sink-no-split-shadowed = { $token } is shadowed and did not fight last turn: its ships stay together.
sink-shadowed-empty = { $token } is shadowed: ships must stay behind that marker, or it must be taken off.
sink-contact-empty = { $token } holds contact with the enemy: a ship must stay behind that marker.
sink-no-marker = All { $most } of your markers are on the map.
sink-hex-full = { $hex } has room for { $most } task forces and no more.
sink-too-many-dummies = You can have no more than { $most } dummies on the map.
sink-no-place = No task force of yours could be in { $hex }.
sink-place-shadowed = A task force of yours in { $hex } is shadowed: no dummy can be put there.
sink-not-a-dummy = There are ships behind { $token }: only dummies can be taken off.
sink-not-due = { $ship } is not waiting for a marker.

## Phase 3: searches

sink-ask-searches = Which of your forces and aircraft search, and for what? An attempt tells the enemy that the searcher is real.
sink-no-such-searcher = { $unit } cannot search.
sink-dummy-blind = { $token } is a dummy, and dummies see nothing.
sink-in-port = { $token } lies in port and cannot search.
sink-recon-flies = Aircraft do not search while ships move.
sink-no-such-target = { $target } cannot be searched for here.
sink-not-in-hex = { $target } is not an enemy in { $hex }.
sink-fog = Fog lies over { $hex }: nobody can search there.
sink-target-in-port = { $target } lies in port, where only aircraft can find it.
sink-escort-blind = { $token } escorts a convoy and cannot search.
sink-known-already = { $target } is known already.
sink-shadowed-raider = { $token } is shadowed and cannot look at convoys.
sink-twice = The same order is there twice.

## Modifiers

sink-mod-good = Good visibility
sink-mod-dark = Poor visibility or night
sink-mod-recon = Aircraft by day
sink-mod-ships = Number of ships
sink-mod-carrier = Aircraft carrier
