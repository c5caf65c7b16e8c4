## Questions

chase-ask-combat = Naval combat: attack a located enemy with one of your units in the same hex, or finish.
chase-ask-torpedoes = Round { $round }: launch torpedoes, up to three from each ship, or none.
chase-ask-fire = Round { $round }: choose a target for the guns of each ship, or hold fire.
chase-ask-battle-move = { $ship }: choose her position, and how many zones she moves forward.
chase-ask-pushed = { $zones ->
    [one] { $ship } is pushed { $zones } zone off the board. Make up the ground and close, or leave the battle?
   *[other] { $ship } is pushed { $zones } zones off the board. Make up the ground and close, or leave the battle?
}
chase-ask-abort = { $ship } is far enough away. Does she try to get out of the battle?
chase-ask-reinforce = Round { $round }: call ships of yours that are in this hex into the battle, or none.
chase-ask-concede = Your ships can neither fight nor get away. Do you give them up for lost?

## Refusals

chase-refuse-no-second-shot = Order { $order }: { $ship } is not one of your ships in this battle, or she fires already.
chase-refuse-no-target = Order { $order }: { $ship } cannot bring a gun to bear on this target.
chase-refuse-torpedo-range = Order { $order }: { $ship } has no torpedoes, or her target is beyond Medium range.
chase-refuse-torpedoes = Order { $order }: { $ship } cannot launch so many torpedoes. Three a round is the most.
chase-refuse-cannot-join = Order { $order }: { $ship } cannot join this battle.
chase-refuse-not-in-fleet = Order { $order }: { $ship } is no warship of your side, or you have chosen her already.

## Dice

chase-roll-gun = { $range ->
    [extreme] { $ship } fires at { $target }, Extreme range.
    [long] { $ship } fires at { $target }, Long range.
    [medium] { $ship } fires at { $target }, Medium range.
   *[short] { $ship } fires at { $target }, Short range.
}
chase-roll-torpedo = A torpedo of { $firer } at { $ship }.
chase-roll-special = Special Damage on { $ship }.
chase-roll-fuel-loss = Fuel lost by { $ship }: half the die, rounded up.
chase-roll-subtable = The worst kind of hit on { $ship }.
chase-roll-abort = { $ship } tries to get away: { $need } or less succeeds.
chase-roll-reinforce = { $ship } tries to join the battle: { $need } or less succeeds.

## Modifiers

chase-mod-acquired = Target Acquired
chase-mod-radar = Radar
chase-mod-visibility = Visibility
chase-mod-firer-turned = Firing ship Closing or Breaking-off
chase-mod-target-turned = Target Closing or Breaking-off
chase-mod-fire-control = Fire control damaged
chase-mod-exhausted = Crew exhausted
chase-mod-class = Class of ship against class of target
chase-mod-target-opening = Target in Opening position
chase-mod-target-breaking-off = Target in Breaking-off position
chase-mod-medium-range = Medium range

## What happened

chase-attacks = { $side ->
    [german] The Germans attack { $contact } in { $hex }.
   *[allied] The Allies attack { $contact } in { $hex }.
}
chase-battle-begins = { $side ->
    [german] A battle begins in { $hex }; the Germans attack.
   *[allied] A battle begins in { $hex }; the Allies attack.
}
chase-battle-round = Round { $round } of the battle
chase-battle-ends = The battle in { $hex } is over.
chase-launches = { $count ->
    [one] { $ship } launches { $count } torpedo at { $target }.
   *[other] { $ship } launches { $count } torpedoes at { $target }.
}
chase-gun-result = { $result ->
    [two-hull-evasion] { $ship } hits { $target }: 2 hull boxes and an Evasion Effect.
    [hull-evasion] { $ship } hits { $target }: 1 hull box and an Evasion Effect.
    [hull] { $ship } hits { $target }: 1 hull box.
    [bow] { $ship } hits { $target }: bow guns.
    [stern] { $ship } hits { $target }: stern guns.
    [secondary] { $ship } hits { $target }: secondary guns.
   *[special] { $ship } hits { $target }: Special Damage!
}
chase-guns-jam = The guns of { $ship } are giving trouble: one die less in the next round.
chase-special = { $result ->
    [fire-control] The fire control of { $ship } is damaged.
    [fuel] { $ship } loses fuel.
    [radar] The radar of { $ship } is out of action.
   *[subtable] { $ship } has been hit in a vital place!
}
chase-blows-up = { $ship } blows up!
chase-battle-moved = { $position ->
    [closing] { $zones ->
        [0] { $ship } is Closing and keeps her place.
        [one] { $ship }, Closing, moves { $zones } zone forward.
       *[other] { $ship }, Closing, moves { $zones } zones forward.
    }
    [opening] { $ship } lies in Opening position, broadside on.
   *[breaking-off] { $zones ->
        [0] { $ship } is Breaking off and keeps her place.
        [one] { $ship }, Breaking off, moves { $zones } zone away.
       *[other] { $ship }, Breaking off, moves { $zones } zones away.
    }
}
chase-left-behind = { $ship } is left behind and out of the battle.
chase-aborted = { $ship } gets away and is out of the battle.
chase-joins-battle = { $ship } joins the battle.
