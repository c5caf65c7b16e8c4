## Questions

sink-ask-strikes = Air attacks: send bombers and torpedo bombers against enemies who are detected or shadowed, or none.

## Refusals

sink-refuse-flown-twice = Order { $order }: { $unit } attacks once in a turn.
sink-refuse-cannot-attack = Order { $order }: { $unit } cannot attack anybody now.
sink-refuse-no-aim = Order { $order }: { $unit } needs a target.
sink-refuse-no-such-target = Order { $order }: { $unit } has no such target among the enemies who are detected or shadowed.
sink-refuse-one-hex = Order { $order }: all targets of { $unit } must be in { $hex }.
sink-refuse-out-of-reach = Order { $order }: { $hex } is out of reach of { $unit }.
sink-refuse-aimed-twice = Order { $order }: { $unit } can attack a ship only once.
sink-refuse-strength-shared = Order { $order }: { $unit } has a strength of { $strength } to share out, in whole points.
sink-refuse-no-recon = { $unit } is not one of your reconnaissance aircraft.
sink-refuse-off-map = { $hex } is off the map for { $unit }.
sink-refuse-over-britain = { $unit } may not fly over Great Britain, in { $hex }.
sink-refuse-too-far = { $unit } flies no further than { $radius } hexes from its base; { $hex } is too far.

## Dice

sink-deal-target = Which ship it is.
sink-roll-strike = { $category ->
    [battleship] { $unit } attacks battleship { $number } of { $token }, strength { $strength }.
    [carrier] { $unit } attacks carrier { $number } of { $token }, strength { $strength }.
    [cruiser] { $unit } attacks cruiser { $number } of { $token }, strength { $strength }.
   *[destroyers] { $unit } attacks flotilla { $number } of { $token }, strength { $strength }.
}

## What happened

sink-strike-flies = { $unit } takes off to attack in { $hex }.
sink-strike-launched = { $token } launches { $unit } to attack in { $hex }.
sink-strike-hits = { $points ->
    [one] { $unit } hits { $ship }: { $points } damage point.
   *[other] { $unit } hits { $ship }: { $points } damage points.
}
sink-strike-misses = { $category ->
    [battleship] { $unit } does no damage to battleship { $number } of { $token }.
    [carrier] { $unit } does no damage to carrier { $number } of { $token }.
    [cruiser] { $unit } does no damage to cruiser { $number } of { $token }.
   *[destroyers] { $unit } does no damage to flotilla { $number } of { $token }.
}
sink-strike-wasted = { $category ->
    [battleship] { $unit } finds battleship { $number } of { $token } sunk already.
    [carrier] { $unit } finds carrier { $number } of { $token } sunk already.
    [cruiser] { $unit } finds cruiser { $number } of { $token } sunk already.
   *[destroyers] { $unit } finds flotilla { $number } of { $token } sunk already.
}
