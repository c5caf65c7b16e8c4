## Questions

sink-ask-combat = Enemies have been found in { $hex }, where you have task forces. Do you want to fight them?
sink-ask-skip-range = Begin at range B? Range A is skipped only if both sides want it.
sink-ask-fire = Round { $round }: announce a target for every gun, torpedo and aircraft that shall be used.
sink-ask-disengage = Round { $round } is over. Fight on, or leave with all your ships, in groups of your choice?
sink-ask-pursue = The enemy runs. Send ships that can keep up after his groups, or let them go.
sink-ask-break-off = Round { $round } of the battle is over. Which of your ships give up the pursuit?
sink-ask-destroy-escorted = The escort in { $hex } is sunk. Which convoys do you destroy?

## Refusals

sink-refuse-nobody-to-fight = You have no ships there to fight with.
sink-refuse-no-shadower = Only your task forces that shadow in this hex can be brought in or kept out.
sink-refuse-no-fighter = Order { $order }: { $ship } is not one of your ships in this battle.
sink-refuse-no-opponent = Order { $order }: { $ship } has no such enemy before her.
sink-refuse-screened = Order { $order }: { $target } may not be fired at while a ship that screens her is undamaged.
sink-refuse-out-of-range = Order { $order }: the guns of { $ship } do not fire at range { $range }.
sink-refuse-split-guns = Order { $order }: the strength of guns and torpedoes cannot be shared out.
sink-refuse-fired-already = Order { $order }: { $ship } has announced this already, or fires her guns instead of torpedoes.
sink-refuse-secondary-target = Order { $order }: secondary batteries do not fire at battleships and battlecruisers.
sink-refuse-no-secondary = Order { $order }: { $ship } has no secondary batteries that she could use now.
sink-refuse-no-torpedoes = Order { $order }: { $ship } has no torpedoes that she could use now.
sink-refuse-no-aircraft = Order { $order }: { $ship } has no aircraft that she could use now.
sink-refuse-under-gunfire = Order { $order }: aircraft keep away from { $target }, who is under gunfire.
sink-refuse-struck-twice = Order { $order }: the aircraft of { $ship } attack { $target } already.
sink-refuse-strength = Order { $order }: the aircraft of { $ship } have a strength of { $strength } to share out.
sink-refuse-empty-group = Group { $order } has no ships.
sink-refuse-not-leaving = Group { $order }: { $ship } cannot leave, or is in a group already.
sink-refuse-whole-force = All of your ships leave or none: { $ship } is in no group.
sink-refuse-no-pursuit = Order { $order }: { $ship } cannot take up this pursuit.
sink-refuse-escort-pursues = Order { $order }: { $ship } escorts a convoy and stays with it.
sink-refuse-too-slow = Order { $order }: { $ship } is too slow for this group.
sink-refuse-pursues-two = Order { $order }: { $ship } pursues another group already.
sink-refuse-not-pursuing = Order { $order }: { $ship } is not one of your pursuers, or is too slow and falls back anyway.
sink-refuse-no-convoy-here = Order { $order }: there is no such convoy here.

## Dice

sink-roll-main = { $ship } fires at { $target }, range { $range }, strength { $strength }.
sink-roll-secondary = The secondary batteries of { $ship } fire at { $target }, strength { $strength }.
sink-roll-torpedo = { $ship } attacks { $target } with torpedoes, strength { $strength }.
sink-roll-aircraft = Aircraft of { $ship } attack { $target }, strength { $strength }.
sink-roll-explosion = A magazine of { $ship } may be hit: she blows up on { $need } or more.
sink-roll-escape = Group { $group } tries to get away: { $need } or more succeeds.

## Modifiers

sink-mod-concentrated = Several ships fire at this target
sink-mod-gunnery = Guns with teething troubles
sink-mod-german = German gunnery
sink-mod-night = Night
sink-mod-capital = Heavy ship at range C
sink-mod-defence = Defence of the target
sink-mod-crippled = The target can hardly turn

## What happened

sink-no-combat = Nobody opens fire in { $hex }.
sink-battle-begins = { $side ->
    [german] A battle begins in { $hex }; the Germans attack.
    [british] A battle begins in { $hex }; the British attack.
   *[both] A battle begins in { $hex }; both sides want it.
}
sink-dummy-in-battle = { $side ->
    [german] { $token } was nothing but a German dummy.
   *[british] { $token } was nothing but a British dummy.
}
sink-bismarck-found = Bismarck has been found in { $hex }!
sink-range-skipped = Both sides close in: the battle begins at range B.
sink-round = { $pursuit ->
    [yes] Round { $round }, in pursuit at range { $range }.
   *[no] Round { $round } at range { $range }.
}
sink-holds-fire = { $side ->
    [german] The Germans hold their fire.
   *[british] The British hold their fire.
}
sink-shot-result = { $points ->
    [0] { $target } is not damaged.
    [one] { $target } takes { $points } damage point.
   *[other] { $target } takes { $points } damage points.
}
sink-explodes = { $ship } blows up!
sink-ship-damaged = { $points ->
    [one] { $ship }: { $points } more damage point, { $damage } in all.
   *[other] { $ship }: { $points } more damage points, { $damage } in all.
}
sink-ship-flips = { $ship } is crippled and fights on with what is left of her.
sink-ship-sunk = { $ship } is sunk.
sink-runs = { $ship } disengages, in group { $group }.
sink-pursues = { $ship } goes after group { $group }.
sink-breaks-off = { $ship } gives up the pursuit.
sink-falls-back = { $ship } is too slow now and falls back.
sink-group-away = Group { $group } has got away.
sink-battle-ends = The battle in { $hex } is over.
sink-shadow-gone = { $token } is no longer shadowed.
sink-convoy-destroyed = { $points ->
    [one] { $token } destroys convoy { $convoy } in { $hex }: { $points } victory point.
   *[other] { $token } destroys convoy { $convoy } in { $hex }: { $points } victory points.
}
sink-convoy-was-dummy = There is nothing behind convoy { $convoy } in { $hex }.

## Damage control

sink-roll-repair = Damage control on { $ship }.
sink-repaired = { $damage ->
    [0] { $ship } has repaired all her damage.
    [one] { $ship } is repaired; { $damage } damage point is left.
   *[other] { $ship } is repaired; { $damage } damage points are left.
}
