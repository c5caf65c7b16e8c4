## Questions

chase-ask-search = { $visibility ->
    [one] Search: call a hex in which you have any Search Factor, or finish.
   *[other] Search: call a hex in which you have at least { $visibility } Search Factors, or finish.
}
chase-ask-air-target = Air attack: choose an attack marker and the class of ship that your aircraft go for.
chase-ask-air-ship = Enemy aircraft go for { $kind ->
    [BB] a battleship
    [BC] a battlecruiser
    [CV] an aircraft carrier
    [CA] a heavy cruiser
    [CL] a light cruiser
    [DD] destroyers
    [CG] a coast guard ship
   *[TK] a tanker
} in { $hex }. Which of your ships do they attack?
chase-ask-sub-hex = One of your submarines is in contact. Name the hex; it finds ships up to two hexes away.
chase-ask-sub-ship = A submarine has met one of your ships. Which one?
chase-ask-end-german = Does one of your units hunt convoys this turn?
chase-ask-no-prey = There is nothing to attack. Confirm the end of the turn.
chase-ask-attack-merchant = { $unit } has found a single merchant ship. Do you attack? She is worth half a point and betrays where you are.
chase-ask-attack-convoy = { $escorted ->
    [yes] { $unit } has found the convoy { $convoy }, escorted by { $escorts }. Do you attack?
    [perhaps] { $unit } has found the convoy { $convoy }, whose escort may have been called away. Do you attack?
   *[no] { $unit } has found the convoy { $convoy }, which has no escort. Do you attack?
}
chase-ask-either-convoy = { $unit } has found a convoy where two routes cross. Choose which one it was, and whether you attack.
chase-ask-end-allied = The turn ends. Do you call an escort away from her convoy?

## Refusals

chase-refuse-called = You have called { $hex } already.
chase-refuse-factors = You have { $factors } of the { $need } Search Factors that a call of { $hex } needs.
chase-refuse-reported-anyway = { $hex } is watched closely enough: whoever is there has been reported without a call.

## Dice and chits

chase-roll-air = { $type ->
    [swordfish] Swordfish attack { $ship } in { $hex }.
    [beaufort] Beauforts attack { $ship } in { $hex }.
    [blenheim] Blenheims attack { $ship } in { $hex }.
    [fw-200c] FW-200C attack { $ship } in { $hex }.
    [he-111] He-111 attack { $ship } in { $hex }.
    [ju-88] Ju-88 attack { $ship } in { $hex }.
   *[other] Aircraft attack { $ship } in { $hex }.
}
chase-roll-secondary = Are secondary guns of { $ship } hit too? 3 or less costs a box.
chase-roll-submarine = Submarine contact: 2 or less.
chase-roll-submarine-attack = Whose submarine is it, and does it attack?
chase-roll-submarine-target = Which class of ship does the submarine meet?
chase-roll-submarine-hit = The submarine attacks { $ship }.
chase-roll-spotting = { $need ->
    [0] Random spotting of { $unit } in { $hex }: only a bearing is possible, on a 0.
    [one] Random spotting of { $unit } in { $hex }: located on a 1, a bearing on a 0.
   *[other] Random spotting of { $unit } in { $hex }: located on 1 to { $need }, a bearing on a 0.
}
chase-roll-hunt = { $unit } hunts: 0 or less a convoy, 1 a merchant ship.
chase-roll-convoy = Which convoy has { $unit } found?
chase-deal-damage = { $outcome ->
    [dud] Damage to { $ship }: a dud.
    [rudder] Damage to { $ship }: her rudder.
    [bow] Damage to { $ship }: bow guns.
    [stern] Damage to { $ship }: stern guns.
    [hull] Damage to { $ship }: her hull.
    [critical] Damage to { $ship }: a critical hit!
   *[fire-control] Damage to { $ship }: fire control.
}
chase-deal-evasion = Evasion Effect for { $ship }: -{ $outcome }.
chase-deal-convoy = A victory chit for the convoy { $convoy }: { $outcome }.
chase-deal-order = Units that look alike are listed in an order drawn by lot.

## Modifiers

chase-mod-slow-target = Slow target
chase-mod-channel = In the Channel
chase-mod-helpless = Rudder damaged, or refuelling at sea
chase-mod-in-port = In port
chase-mod-night = Night
chase-mod-submarine = Submarine attack
chase-mod-task-force = Task force
chase-mod-centre-line = Centre line of the convoy route

## Search

chase-called = { $side ->
    [german] The Germans search { $hex }.
   *[allied] The Allies search { $hex }.
}
chase-nothing-found = { $side ->
    [german] The Germans find nothing in { $hex }.
   *[allied] The Allies find nothing in { $hex }.
}
chase-found-searched = { $force ->
    [yes] Found in { $hex }: { $contact }, a task force ({ $classes }). { $marker ->
        [shadowed] It is shadowed.
       *[sighted] It is sighted.
    }
   *[no] Found in { $hex }: { $contact }, a single ship ({ $classes }). { $marker ->
        [shadowed] She is shadowed.
       *[sighted] She is sighted.
    }
}
chase-found-reported = { $force ->
    [yes] Coastal watch reports { $contact } in { $hex }, a task force ({ $classes }).
   *[no] Coastal watch reports { $contact } in { $hex }, a single ship ({ $classes }).
}
chase-found-spotted = { $force ->
    [yes] { $contact } is spotted by chance in { $hex }, a task force ({ $classes }), and is shadowed.
   *[no] { $contact } is spotted by chance in { $hex }, a single ship ({ $classes }), and is shadowed.
}
chase-found-attacking = { $force ->
    [yes] The attack gives away { $contact } in { $hex }, a task force ({ $classes }).
   *[no] The attack gives away { $contact } in { $hex }, a single ship ({ $classes }).
}
chase-betrayed-attacking = A distress call gives away { $contact } in { $hex }. What ships they are is not known.
chase-passed = { $count ->
    [one] { $count } ship has passed through { $through } and is now in { $hex }.
   *[other] { $count } ships have passed through { $through } and are now in { $hex }.
}
chase-huff-duff = Huff-Duff: a wireless bearing on { $hex }.

## Attacks

chase-attack-wasted = { $side ->
    [german] German aircraft find nothing to attack in { $hex }.
   *[allied] Allied aircraft find nothing to attack in { $hex }.
}
chase-sunk = { $ship } is sunk.
chase-submarine-at = A German submarine looks around { $hex }.
chase-submarine-meets = { $force ->
    [yes] The submarine meets { $kind ->
        [BB] a battleship
        [BC] a battlecruiser
        [CV] an aircraft carrier
        [CA] a heavy cruiser
        [CL] a light cruiser
        [DD] destroyers
        [CG] a coast guard ship
       *[TK] a tanker
    } of a task force in { $hex }.
   *[no] The submarine meets { $kind ->
        [BB] a battleship
        [BC] a battlecruiser
        [CV] an aircraft carrier
        [CA] a heavy cruiser
        [CL] a light cruiser
        [DD] destroyers
        [CG] a coast guard ship
       *[TK] a tanker
    } in { $hex }, on her own.
}
chase-submarine-nothing = The submarine meets nobody.
chase-hunt-nothing = { $unit } finds nothing but open sea.
chase-merchant-sunk = A merchant ship is sunk in { $hex }.
chase-convoy-attacked = The convoy { $convoy } is attacked in { $hex }.
chase-convoy-lost = The convoy is lost.

## How the game ends

chase-final = { $points ->
    [one] The reckoning: { $points } victory point for the Germans.
   *[other] The reckoning: { $points } victory points for the Germans.
}
chase-win-points = { $winner ->
    [german] The Germans win an operational victory.
   *[allied] The Allies win an operational victory.
}
chase-win-strategic = The Germans win a strategic victory: Bismarck has sunk two capital ships and is home.
chase-win-bismarck-sunk = The Allies win an operational victory: Bismarck is sunk.
