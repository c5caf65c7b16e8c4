## Questions

chase-ask-buy = Buy optional units, or none. Each shifts the victory points, and a secret roll may betray it.
chase-ask-tankers = Choose a hex for each of your tankers, off the convoy routes and beyond the eastern air cover.
chase-ask-shadow = Choose a sighted contact and the ships that try to shadow it, or finish.
chase-ask-evade = Enemy ships try to shadow { $contact }. Do you evade, divert, or hold your course?
chase-ask-divert = The contact has split: { $fast } is the faster part, { $slow } the slower one. Which do you follow?
chase-ask-divide = Which of your ships follow the faster part { $fast }, and which the slower part { $slow }?
chase-ask-shadowed-moves = Your shadowed units move first. The enemy will hear where each of them ends.
chase-ask-fleet = Choose the ships that fight for you.

## Refusals

chase-not-an-order = Order { $order } cannot be understood.
chase-not-for-sale = Order { $order } buys a unit that you cannot have, or have bought already.
chase-no-sea = { $hex } is not a sea hex.
chase-tanker-on-route = { $hex } lies on a convoy route, where tankers may never be.
chase-tanker-in-air-cover = { $hex } is within the eastern Allied air cover.
chase-tanker-left = { $ship } still needs a hex.
chase-fleet-size = Choose between one and { $most } ships.
chase-one-attempt = One attempt at a time: name one contact and the ships that try, or finish.
chase-no-such-contact = There is no enemy contact { $contact }.
chase-shadow-once = Somebody has tried to shadow { $contact } this turn already.
chase-shadowed-already = { $contact } is being shadowed already.
chase-cannot-shadow = { $ship } cannot try to shadow { $contact }: she is not there, not free to do so, or named twice.
chase-no-split-shadowed = A task force that is itself shadowed cannot split.
chase-too-slow-to-shadow = With an Evasion Rating of { $evasion } your ships cannot keep up with { $contact }.
chase-not-shadowed = Order { $order } is for { $unit }, which is not a shadowed unit of yours that still has to move.
chase-shadowed-must-report = { $unit } is shadowed: order her to move or to stay.

## Dice

chase-roll-secret = Is { $ship } betrayed? { $need } or less tells the enemy her name.
chase-roll-weather = Weather change from box { $weather }.
chase-roll-storm = Storm: { $need } or less costs every ship a point of fuel.
chase-roll-shadow = Shadowing { $contact }: { $need } or less succeeds.

## Modifiers

chase-mod-weather-box = End of the weather track
chase-mod-differential = Difference in Evasion Rating
chase-mod-evasion-manoeuvre = Evasion Manoeuvre
chase-mod-fast-part = Faster part of a diverted force

## What happened

chase-turn = { $time ->
    [night] { $date } May 1941, night (turn { $turn })
    [morning] { $date } May 1941, morning (turn { $turn })
    [noon] { $date } May 1941, noon (turn { $turn })
    [afternoon] { $date } May 1941, afternoon (turn { $turn })
   *[evening] { $date } May 1941, evening (turn { $turn })
}
chase-phase = { $phase ->
    [setup] Set-up
    [visibility] Visibility Phase
    [shadow] Shadow Phase
    [movement] Movement Phase
    [search] Search Phase
    [air-attack] Air Attack Phase
    [naval-combat] Naval Combat Phase
    [chance] Chance Phase
   *[admin] Admin Phase
}
chase-unit-announced = { $side ->
    [german] The Allies learn that { $ship } takes part.
   *[allied] The Germans learn that { $ship } takes part.
}
chase-weather = { $fog ->
    [on] Weather { $weather }, fog; visibility { $visibility }.
   *[off] Weather { $weather }, no fog; visibility { $visibility }.
}
chase-contact-lost = { $contact } in { $hex } is lost from sight.
chase-storm = { $points ->
    [one] The storm costs every ship { $points } point of fuel.
   *[other] The storm costs every ship { $points } points of fuel.
}
chase-no-storm = The storm costs no fuel.
chase-shadow-attempt = Allied ships try to shadow { $contact } in { $hex }.
chase-shadow-too-fast = { $contact } is too fast for the ships that wanted to shadow it.
chase-shadow-success = { $contact } in { $hex } is shadowed.
chase-shadow-failure = { $contact } in { $hex } gets away.
chase-evades = { $contact } makes an Evasion Manoeuvre.
chase-diverts = { $contact } makes a Diversion Manoeuvre and splits into { $fast }, the faster part, and { $slow }.
chase-shadowed-ends = { $contact } is now in { $hex }.
chase-shadowed-into-fog = { $contact } has vanished in the fog of { $hex }.
chase-reinforcement = { $ship } appears in { $hex }.
chase-released = { $ship } may act from now on.
chase-out-of-fuel = { $ship } has run out of emergency fuel and takes no further part.

## How a single fight ends

chase-win-battle = { $winner ->
    [german] The Germans win the fight: they took more than they lost.
   *[allied] The Allies win the fight: they took more than they lost.
}
chase-draw-battle = The fight ends in a draw.
