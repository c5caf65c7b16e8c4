## El turno

vas-turn = Turno { $turn }
vas-phase = Fase: { $phase ->
    [setup] { vas-phase-setup }
    [initiative] { vas-phase-initiative }
    [movement] { vas-phase-movement }
    [gunnery] { vas-phase-gunnery }
    [end] { vas-phase-end }
   *[over] { vas-phase-over }
}
vas-roll-initiative = Iniciativa: un D10 cada uno, primero { $first ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $first }
} y luego { $second ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $second }
}.
vas-initiative-scouting = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} suma { $bonus } por lo que hallaron sus exploradores.
vas-initiative-coordination = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} pierde { $lost } porque sus Escuadrillas vienen de tierra.
vas-initiative = Iniciativa: { $seat ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $seat }
} tiene { $result } contra { $other } y toma la ficha.
vas-initiative-tie = Iniciativa: ambos bandos tienen { $result } y tiran otra vez.

## Turnos de los buques y rumbos

vas-ask-mover = ¿Cuál de tus buques mueve ahora?
vas-moves = Mueve { $ship }.
vas-ask-course = El rumbo de { $ship }: entre { $minimum } y { $speed } pulgadas, por ejemplo 2 P45 1.5.
vas-sails = { $ship } navega { $moved }": { $course }.
vas-lies = { $ship } se queda donde está.
vas-no-word = Nadie puede gobernar «{ $word }». Escribe pulgadas en línea recta y giros: 2.5 P45 2 S30.
vas-no-run = Un tramo de { $word } no lleva a ninguna parte.
vas-no-turn = { $word } no es un giro.
vas-cannot-move = No puede moverse este turno, y por tanto tampoco girar.
vas-too-far = { $length }" es demasiado: este turno hace { $speed }".
vas-too-short = Tiene que avanzar al menos { $minimum }" en línea recta.
vas-run-up = Antes de este giro avanza { $run }" en línea recta; necesita { $needed }".
vas-too-sharp = Un giro de { $degrees } grados es demasiado cerrado: { $sharpest } es lo máximo.
vas-no-more-turns = { $turns ->
    [0] No puede girar.
    [one] Solo puede girar una vez en este movimiento.
   *[other] Solo puede girar { $turns } veces en este movimiento.
}
vas-jammed = { $rudder ->
    [port] Su timón está bloqueado a babor: en cuanto puede girar, gira. A esta distancia navega: { $course }.
   *[starboard] Su timón está bloqueado a estribor: en cuanto puede girar, gira. A esta distancia navega: { $course }.
}

## Bordes, lugares y humo

vas-ask-entry = { $ship } entra por el borde { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}. ¿Dónde y con qué rumbo?
vas-enters = { $ship } entra por el borde { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}.
vas-off-edge = Eso no está en su borde, que mide { $longest }".
vas-not-inward = Un rumbo de { $heading } no lleva a la mesa.
vas-ask-edge = { $ship } sale justo por la esquina. ¿Por qué borde?
vas-withdrawn = { $ship } deja la mesa por el borde { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}{ $safe ->
    [yes] .
   *[no] , donde nadie está a salvo: cuenta como perdido.
}
vas-ask-side = { $ship } quedaría justo encima de otro buque. ¿A qué banda de este se coloca?
vas-set-beside = { $ship } se coloca al costado del buque que ya estaba allí.
vas-smoke-laid = { $ship } deja tras de sí { $counters ->
    [one] un marcador de humo
   *[other] { $counters } marcadores de humo
}.
