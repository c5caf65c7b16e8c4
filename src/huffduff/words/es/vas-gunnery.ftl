## The phase

vas-gunnery-phase = Fase de Artillería: empieza { $seat ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $seat }
}
vas-end-phase = Fase Final del turno { $turn }
vas-ask-gunnery-slot = ¿Qué barco ataca ahora?
vas-nominates = Ataca { $ship }.
vas-nominates-aircraft = Atacan los aviones { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
}.
vas-not-to-nominate = { $ship } no puede ser designado ahora, y nadie puede pasar.

## Targets

vas-ask-targets = { $ship }: ¿a qué dispara cada arma? Disparan en el orden en que las nombras.
vas-aims = { $firer } apunta { $kind ->
    [main] la torre { $weapon }
    [torpedo] { $dice ->
        [one] un torpedo
       *[other] { $dice } torpedos
    }
   *[light] { $dice } dados de cañones ligeros
} a { $target }.
vas-holds-fire = { $ship } no dispara.
vas-only-at-aircraft = La batería antiaérea solo dispara a aviones.
vas-weapon-out = { $weapon } está fuera de combate.
vas-weapon-used = { $weapon } ya se ha usado este turno.
vas-evading-no-torpedoes = { $ship } está evadiendo y no puede lanzar torpedos.
vas-no-torpedoes = A { $weapon } no le quedan torpedos.
vas-weapon-spent = { $weapon } solo puede disparar una vez por batalla.
vas-weapon-loading = { $weapon } disparó el turno pasado y está cargando.
vas-no-dice = A { $weapon } no le quedan dados de ataque.
vas-no-such-weapon = Este barco no tiene el arma { $weapon }.
vas-no-such-target = No hay ningún barco enemigo { $target } en la mesa.
vas-out-of-arc = { $weapon } no alcanza a apuntar a { $target }.
vas-out-of-range = { $target } está fuera del alcance de { $weapon }.
vas-behind-smoke = { $target } está tras el humo.
vas-behind-land = { $target } está tras tierra, y ahí solo se puede alcanzar lo que no se mueve.
vas-over-horizon = { $target } está tras el horizonte, y ahí solo se puede alcanzar lo que no se mueve.
vas-not-spotted = Ninguna Escuadrilla de observación dirige el fuego sobre { $target }.
vas-too-close = { $target } es demasiado pequeño y está demasiado cerca para { $weapon }.
vas-too-few-dice = { $weapon } tiene muy pocos dados para disparar a { $target } tras el horizonte.
vas-no-splitting = { $weapon } solo puede disparar a un blanco.
vas-named-twice = { $weapon } se nombra dos veces contra { $target }.
vas-all-dice = { $weapon } dispara sus { $dice } dados o ninguno.
vas-too-many-dice = { $weapon } no puede poner tantos dados ahí; { $dice } es el máximo contra un blanco.

## Beyond the horizon

vas-ask-spot = ¿Sobre qué blancos dirigen el fuego tus { $flights } Escuadrillas de observación?
vas-spots = Escuadrillas de observación { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
} dirigen el fuego sobre { $target }.
vas-not-to-spot = { $target } no es un blanco que observar: solo lo son los enemigos que no se mueven.
vas-too-many-spotted = Cada una de tus { $flights } Escuadrillas de observación observa un blanco.

## Firing

vas-mod-point-blank = A quemarropa
vas-mod-short = Distancia corta
vas-mod-long = Distancia larga
vas-mod-extreme = Distancia extrema
vas-mod-destroyer = Destructor
vas-mod-fast = Blanco rápido
vas-mod-stationary = Blanco inmóvil
vas-mod-silhouette = Silueta grande
vas-mod-torpedo = Torpedo
vas-mod-all-hands = ¡Todos a cubierta!
vas-mod-evade = Evadiendo
vas-mod-ap = Penetración de blindaje
vas-mod-plunging = Tiro en picado
vas-mod-belt = { vas-trait-torpedo-belt }
vas-mod-deck = { vas-trait-armoured-deck }
vas-term-evaded = Evade: los impactos se tiran otra vez
vas-term-linked = { vas-trait-twin-linked }: los fallos se tiran otra vez
vas-term-proof = Cada impacto cuenta con { $face } o más
vas-term-permission = Solo dispara con { $face } o más
vas-roll-permission = ¿Puede disparar { $kind ->
    [main] la torre { $weapon }
    [torpedo] un montaje de torpedos
   *[light] una batería de cañones ligeros
} de { $firer }? Necesita { $need } o más.
vas-not-permitted = { $kind ->
    [main] La torre { $weapon }
    [torpedo] Un montaje de torpedos
   *[light] Una batería de cañones ligeros
} de { $firer } no puede disparar este turno.
vas-fire-lost = { $kind ->
    [main] La torre { $weapon }
    [torpedo] Un montaje de torpedos
   *[light] Una batería de cañones ligeros
} de { $firer } se queda sin blanco.
vas-roll-attack = { $firer } dispara { $kind ->
    [main] la torre { $weapon }
    [torpedo] torpedos
   *[light] { $weapon }
} a { $target }; { $need ->
    [7] nada puede acertar
   *[other] acierta con { $need } o más
}.
vas-ask-reroll = { $misses ->
    [one] Un dado de { $firer } falló contra { $target }. ¿Se vuelve a tirar?
   *[other] { $misses } dados de { $firer } fallaron contra { $target }. ¿Cuántos se vuelven a tirar?
}
vas-roll-again = Se vuelven a tirar dados de { $firer } contra { $target }; acierta con { $need } o más.
vas-roll-proof = ¿Llegan los torpedos de { $firer } a { $target } y estallan? Cada uno necesita { $need } o más.
vas-hits = { $hits ->
    [0] { $firer } no acierta a { $target }.
    [one] { $firer } acierta a { $target } una vez.
   *[other] { $firer } acierta a { $target } { $hits } veces.
}

## Fan salvoes

vas-ask-fan = ¿Lanza { $ship } una salva en abanico antes de que empiece la batalla?
vas-roll-fan = Salva en abanico de { $firer }: con un { $need } encuentra un blanco.
vas-fan-missed = La salva en abanico de { $firer } no acierta a nadie.
vas-deal-fan = Qué barco encuentra la salva en abanico de { $firer }.
vas-fan-hits = La salva en abanico de { $firer } acierta a { $target }.

## Scouts come back

vas-roll-return = ¿Vuelve { $ship } de explorar? Necesita un { $need }.
vas-roll-return-edge = Por qué borde vuelve { $ship }.
vas-scout-returns = { $ship } vuelve el próximo turno por el borde { $edge ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}.
