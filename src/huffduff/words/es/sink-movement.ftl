## Fase 7: trazado alemán

sink-ask-plots = Traza hexágono a hexágono el rumbo de tus fuerzas, y adónde van tus aviones de reconocimiento. Nadie lo ve antes de la fase 9; lo que no tiene trazado se queda.
sink-ask-shadowed-move = { $token }, en { $hex }, está siendo seguida: muévela ahora, a la vista del enemigo.
sink-plotted = El alemán ha trazado sus movimientos.

## Fase 8: movimiento británico

sink-ask-moves = Mueve tus fuerzas y tus aviones de reconocimiento. Los convoyes siguen solos su derrota si no los gobiernas tú.

## Fase 9: movimiento alemán

sink-ask-next-mover = ¿Cuál de tus fuerzas mueve ahora?
sink-ask-watch = { $token } pasa por { $hex }. ¿Cuáles de tus fuerzas de allí la buscan?
sink-no-room = Ya no hay sitio para { $token } en { $hex }: se detiene antes.

## Lo que se ve

sink-sails = { $token } se mueve a { $hex }.
sink-flies = { $unit } vuela a { $hex }.
sink-in-port-now = { $token } está en puerto en { $hex }.
sink-at-sea-now = { $token } está en la mar en { $hex }.

## Por qué se rechaza un rumbo

sink-refuse-held = { $token } no puede moverse antes de que se detecte al Bismarck.
sink-refuse-no-fuel = Un buque de { $token } no tiene petróleo: se mueve { $most ->
    [one] un hexágono
   *[other] { $most } hexágonos
} como mucho.
sink-refuse-too-fast = { $token } puede moverse { $most ->
    [0] cero hexágonos
    [one] un hexágono
   *[other] { $most } hexágonos
} en este turno, no { $cost }.
sink-refuse-after-exit = { $token } ha salido del mapa: después no viene nada.
sink-refuse-no-sea = { $token } no puede entrar en { $hex }: es tierra o no tiene número.
sink-refuse-not-adjacent = { $token } no puede ir de { $start } a { $hex }: no se tocan.
sink-refuse-restricted = { $token } no puede entrar en { $hex }: esas aguas están cerradas a los buques alemanes.
sink-refuse-land-between = { $token } no puede ir de { $start } a { $hex }: hay tierra entre los dos.
sink-refuse-exit-british = { $token } no puede salir del mapa: las fuerzas británicas nunca lo hacen.
sink-refuse-exit-dummy = { $token } es un señuelo y no puede salir del mapa.
sink-refuse-no-exit = { $token } no puede salir del mapa desde { $hex }: solo por el borde sur.
sink-refuse-ordered-twice = { $unit } tiene dos órdenes.
sink-refuse-not-now = { $token } no se traza: una fuerza seguida se mueve a la vista.
sink-refuse-dummy-escort = { $token } es un señuelo y no puede escoltar.
sink-refuse-nothing-to-escort = En { $hex } no habrá ningún convoy que { $token } pueda escoltar.
