## Damage

vas-roll-damage = Dados de daño de { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} en { $target }{ $armour ->
    [0] : cada uno hace lo que muestra.
   *[other] , Blindaje { $armour }+.
}
vas-roll-check = ¿Fue crítico? Cada dado en { $target } necesita { $need } o más.
vas-damage = { $ship } pierde { $damage } de Casco; le quedan { $hull }.
vas-sunk = { $ship } se hunde.

## Crippled ships

vas-roll-cripple-guns = Un dado por cada torre de { $ship } que aún funciona: con 4 o más se pierde.
vas-roll-cripple-traits = Un dado por cada rasgo de { $ship }: con 4 o más se pierde.
vas-crippled = { $ship } queda incapacitado.
vas-gun-lost = { $ship } pierde la torre { $weapon }.
vas-trait-lost = { $ship } pierde { $trait ->
    [advanced-radar] { vas-trait-advanced-radar }
    [agile] { vas-trait-agile }
    [aircraft] { vas-trait-aircraft }
    [armoured-deck] { vas-trait-armoured-deck }
    [carrier] { vas-trait-carrier }
    [depth-charge] { vas-trait-depth-charge }
    [lumbering] { vas-trait-lumbering }
    [radar] { vas-trait-radar }
    [sub-hunter] { vas-trait-sub-hunter }
   *[torpedo-belt] { vas-trait-torpedo-belt }
}.

## Critical hits

vas-roll-area = Impacto crítico en { $ship }: ¿qué área?
vas-roll-score = Impacto devastador en { $ship }: el nuevo nivel de { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}.
vas-score-stays = { $ship } ya tiene { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} { $score }.
vas-roll-extra = Daño adicional en { $ship }: { $effect ->
    [engines-disabled] { vas-effect-engines-disabled }
    [fuel-explosion] { vas-effect-fuel-explosion }
    [turret-destroyed] { vas-effect-turret-destroyed }
    [magazine-explosion] { vas-effect-magazine-explosion }
    [multiple-explosions] { vas-effect-multiple-explosions }
    [hull-breach] { vas-effect-hull-breach }
   *[explosion] { vas-effect-explosion }
}.
vas-score = { $ship }: { $effect ->
    [props-damaged] { vas-effect-props-damaged }
    [rudder-damaged] { vas-effect-rudder-damaged }
    [turbine-damaged] { vas-effect-turbine-damaged }
    [fuel-system-ruptured] { vas-effect-fuel-system-ruptured }
    [engines-disabled] { vas-effect-engines-disabled }
    [fuel-explosion] { vas-effect-fuel-explosion }
    [secondary-weapons-damaged] { vas-effect-secondary-weapons-damaged }
    [secondary-weapons-destroyed] { vas-effect-secondary-weapons-destroyed }
    [turret-damaged] { vas-effect-turret-damaged }
    [turret-destroyed] { vas-effect-turret-destroyed }
    [magazine-explosion] { vas-effect-magazine-explosion }
    [multiple-explosions] { vas-effect-multiple-explosions }
    [shrapnel] { vas-effect-shrapnel }
    [fire] { vas-effect-fire }
    [multiple-fires] { vas-effect-multiple-fires }
    [heavy-shrapnel] { vas-effect-heavy-shrapnel }
    [hull-breach] { vas-effect-hull-breach }
   *[explosion] { vas-effect-explosion }
} ({ $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} { $score }), { $damage } de daño adicional.
vas-score-again = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} sigue en { $score }, otra vez { $damage } de daño adicional.
vas-roll-starred = { $again ->
    [yes] A { $ship } no le queda nada así; se tira otra vez.
   *[no] Qué armas de { $ship } pierden dados: 1-3 cañones ligeros, 4-5 batería antiaérea, 6 torpedos.
}
vas-dice-lost = { $ship } pierde { $dice ->
    [one] un dado de ataque
   *[other] { $dice } dados de ataque
} de { $battery ->
    [light] cada sistema de cañones ligeros
    [aa] la batería antiaérea
   *[torpedo] cada sistema de torpedos
}.
vas-deal-turret = Qué torre de { $ship } es alcanzada: { $outcome }.
vas-turret-damaged = La torre { $weapon } de { $ship } tiene que sacar 4 o más antes de disparar.
vas-turret-destroyed = La torre { $weapon } de { $ship } queda destruida.
vas-light-halved = Los cañones ligeros de { $ship } quedan a la mitad para siempre.

## Vital Systems

vas-roll-vital = Un sistema vital de { $ship } es alcanzado.
vas-roll-vital-damage = Daño en { $ship }: { $vital ->
    [rudder] { vas-vital-rudder }
    [engineering] { vas-vital-engineering }
    [magazine] { vas-vital-magazine }
   *[explosions] { vas-vital-explosions }
}.
vas-vital = { $ship }: { $vital ->
    [bridge] { vas-vital-bridge }, ya no hay Órdenes
    [rudder] { vas-vital-rudder }
    [engineering] { vas-vital-engineering }, ya no hay control de daños
    [magazine] { vas-vital-magazine }, cada sistema saca 4 o más antes de disparar
    [explosions] { vas-vital-explosions }, cada área sube 1
   *[catastrophe] { vas-vital-catastrophe }
}; { $damage } de daño.
vas-roll-rudder = Cómo se bloquea el timón de { $ship }: 1-2 a babor, 3-4 a la vía, 5-6 a estribor.
vas-rudder = { $rudder ->
    [port] { $ship } solo puede virar a babor.
    [starboard] { $ship } solo puede virar a estribor.
   *[ahead] { $ship } ya no puede virar.
}

## Damage control and escalation

vas-ask-repair = Control de daños de { $ship }: ¿qué área?
vas-one-area = Solo un área por turno, sin ¡Todos a cubierta!
vas-no-repair-sound = Ahí no hay nada que reparar.
vas-no-repair-worst = Un nivel 6 no se puede reparar.
vas-roll-repair = Control de daños de { $ship } en { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}: cada punto por encima de 4 quita 1.
vas-mod-repair-hands = ¡Todos a cubierta!
vas-mod-repair-fire = Lucha contra incendios
vas-repaired = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} baja a { $score }.
vas-not-repaired = { $ship }: { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
} sigue en { $score }.
vas-roll-escalation = Propagación en { $ship }, { $area ->
    [engine] { vas-area-engine }
    [weapons] { vas-area-weapons }
   *[crew] { vas-area-crew }
}: se extiende con { $need } o más.
vas-escalates = { $ship }: el daño se extiende.
vas-contained = { $ship }: el daño está contenido.
vas-reloaded = { $ship } ha recargado torpedos.
vas-smoke-clears = El humo se disipa.
