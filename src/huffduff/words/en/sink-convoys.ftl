## Under way

sink-convoy-sails = Convoy { $convoy } moves to { $hex }.

## Raiders

sink-ask-raider-looks = { $token } is in { $hex }. What does it look for? An attempt tells the enemy that it is real.
sink-ask-raid = { $token } is among convoys in { $hex }. Does it sail on, stop, or destroy?
sink-raider-stops = { $token } stops among the convoys in { $hex }.

## Why a convoy cannot go there

sink-refuse-no-convoy = There is no convoy { $convoy } on the map.
sink-refuse-convoy-exit = { $convoy } may not leave the map here.
sink-refuse-convoy-stays = { $convoy } must move.
sink-refuse-convoy-one-hex = { $convoy } moves one hex a turn, by sea, and { $hex } is not next to it.
sink-refuse-off-track = { $hex } is more than { $leash } hexes from the track of { $convoy }.
sink-refuse-further-away = In { $hex } { $convoy } would be further from where it is bound.
sink-refuse-convoys-full = { $hex } has room for { $most } convoys and no more.

## Why a raid is refused

sink-refuse-dummy-raid = { $token } is a dummy: it can only sail on.
sink-refuse-escorted = The convoys in { $hex } are escorted: sink the escort first.
sink-refuse-raid-stops = { $token } destroys what it has seen here, and then its move is over.
