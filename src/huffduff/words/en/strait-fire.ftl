## Questions

strait-ask-shoot = Choose a ship and fire at an enemy, or hold her fire.
strait-ask-second-salvo = { $ship } has missed { $target }. Use { $officer }'s second salvo and roll again? The second roll stands.
strait-ask-repair = Choose a damaged ship and a card to repair, or leave her as she is.

## Refusals

strait-no-second-shot = { $ship } has had her chance to fire this turn.
strait-no-friendly-fire = { $target } is one of your own ships.
strait-no-second-repair = { $ship } has had her chance to repair this turn.
strait-no-such-card = { $ship } has no such card. Points of hull damage can never be repaired.
strait-no-permanent-repair = { $card } on { $ship } has become permanent and cannot be repaired any more.
strait-no-bridge-repair = A hit on the bridge can never be repaired.

## Dice and cards

strait-roll-shot = { $ship } at { $target }, range { $range }: { $need } or more hits.
strait-roll-magazine = Fire near the magazine of { $ship }: { $need } or more blows her up.
strait-roll-repair = { $ship } repairs { $card }: { $need } or more removes it.
strait-deal-card = Damage card for { $target }, dealt by { $firer }.

## What happened in the shooting phase

strait-fires = { $points ->
    [0] { $ship } fires at { $target }.
    [one] { $ship } fires at { $target } with { $points } captain point.
   *[other] { $ship } fires at { $target } with { $points } captain points.
}
strait-holds-fire = { $ship } holds her fire.
strait-hit = { $ship } hits { $target }!
strait-miss = { $ship } misses { $target }.
strait-card-through = { $card } gets through the armour of { $target }: { $effect ->
    [hull] hull.
    [gunnery-radar] gunnery radar.
    [gunnery] gunnery.
    [speed] speed.
    [bridge] bridge.
   *[magazine] magazine!
}
strait-card-stopped = { $card } is stopped by the armour of { $target }.
strait-card-ends = { $card } is not higher than the card before: no more cards for { $target }.
strait-reshuffled = { $side ->
    [german] The German discards are shuffled into a new draw pile.
   *[british] The British discards are shuffled into a new draw pile.
}

## Damage

strait-damage = { $effect ->
    [hull] { $ship } takes { $points } points of hull damage ({ $card }): { $hull } of the { $full } that she can take.
    [gunnery-radar] The gunnery radar of { $ship } is hit ({ $card }): her shooting number rises by 2.
    [gunnery] The guns of { $ship } are hit ({ $card }): her shooting number rises by 1.
    [speed] { $ship } loses speed ({ $card }): her speed number rises by 1.
    [bridge] The bridge of { $ship } is hit ({ $card }): her captain has 1 point less each turn.
   *[magazine] A magazine of { $ship } is hit ({ $card }): if she survives, her shooting number rises by 1.
}
strait-sunk = { $cause ->
    [magazine] { $ship } blows up and sinks!
   *[hull] { $ship } sinks: her hull can take no more.
}

## Damage control

strait-repair-passed = { $ship } repairs nothing this turn.
strait-repaired = { $ship } has repaired { $card }.
strait-repair-failed = { $permanent ->
    [yes] { $ship } cannot repair { $card }. The dice were odd: the damage is permanent.
   *[no] { $ship } cannot repair { $card } this turn. The dice were even: she may try again.
}

## Modifiers

strait-mod-base = Base number
strait-mod-points = Captain points
strait-mod-range = Range
strait-mod-splash = Own splash markers on the target
strait-mod-quick-ranging = Quick ranging
strait-mod-king = Gunnery damage (King)
strait-mod-ace = Gunnery radar damage (Ace)
strait-mod-magazine = Magazine damage (2)
strait-mod-failed = Failed morale
strait-mod-broadside = Target outside the broadside
strait-mod-radar-watch = Radar watch
strait-mod-repair-parties = Drilled repair parties
strait-mod-makers-men = Makers' men aboard
