## Objetivos y flotas

vas-roll-objective = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} tira 2D6 por su objetivo.
vas-roll-pairing = Quién tiene qué objetivo: con 1-3 el primer bando tiene el primero.
vas-mission = { $seat ->
    [blue] Primer bando
    [red] Segundo bando
   *[other] { $seat }
}: { $objective ->
    [destroy] { vas-objective-destroy }
    [breakout] { vas-objective-breakout }
    [defence-line] { vas-objective-defence-line }
    [attrition] { vas-objective-attrition }
    [sweep-and-clear] { vas-objective-sweep-and-clear }
    [domination] { vas-objective-domination }
    [fighting-retreat] { vas-objective-fighting-retreat }
    [last-stand] { vas-objective-last-stand }
   *[ultimate-enemy] { vas-objective-ultimate-enemy }
}, { $priority ->
    [high] { vas-priority-high }
    [medium] { vas-priority-medium }
   *[low] { vas-priority-low }
}, { $budget } puntos.
vas-objective-shown = El objetivo { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
} era: { $objective ->
    [destroy] { vas-objective-destroy }
    [breakout] { vas-objective-breakout }
    [defence-line] { vas-objective-defence-line }
    [attrition] { vas-objective-attrition }
    [sweep-and-clear] { vas-objective-sweep-and-clear }
    [domination] { vas-objective-domination }
    [fighting-retreat] { vas-objective-fighting-retreat }
    [last-stand] { vas-objective-last-stand }
   *[ultimate-enemy] { vas-objective-ultimate-enemy }
}
vas-ask-fleet = Forma tu flota.
vas-fleet-built = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} trae { $ships ->
    [one] un buque
   *[other] { $ships } buques
} por { $points } puntos.

## Viento y despliegue

vas-roll-wind = De dónde sopla el viento: 1-2 norte, 3 este, 4-5 sur, 6 oeste.
vas-wind = El viento sopla del { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}.
vas-roll-deployment = Despliegue: un D10 cada uno, primero { $first ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $first }
} y luego { $second ->
    [blue] el primer bando
    [red] el segundo bando
   *[other] la { $second }
}.
vas-deploys-first = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} tiene el dado menor: elige zona y despliega primero.
vas-ask-zone = ¿Qué zona es la tuya?
vas-zone = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} toma la zona { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}.
vas-ask-deploy = Despliega tus buques.
vas-deployed = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} ha desplegado { $ships ->
    [one] un buque
   *[other] { $ships } buques
}.
vas-not-to-deploy = { $ship } no está entre los buques que despliegas ahora.
vas-no-heading = No existe el rumbo { $heading }.
vas-outside-zone = El puente de { $ship } está fuera de tu zona.
vas-berth-taken = { $ship } quedaría encima de otro buque.
vas-not-all-deployed = Tienes que desplegar todos tus buques.
vas-battle-begins = Comienza la batalla.

## El final

vas-scored = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} tiene { $points } puntos de victoria y { $level ->
    [none] ninguna victoria
    [minor] una victoria menor
   *[major] una victoria mayor
}.
vas-draw = La batalla termina en tablas.
vas-victory = { $winner ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $winner }
} { $level ->
    [minor] logra una victoria menor
   *[major] logra una victoria mayor
}.

## Scouting

vas-ask-scouts = ¿Qué barcos y Escuadrillas de observación envías a explorar? El enemigo no lo sabrá hasta después del despliegue.
vas-committed = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} ha decidido quién explora.
vas-cannot-scout = { $ship } no puede explorar: solo destructores y cruceros pueden, cada uno una vez.
vas-one-stays = Al menos un barco tiene que quedarse con la flota.
vas-too-many-observers = { $ship } tiene { $most } Escuadrillas de observación que enviar.
vas-roll-salt = Números que sellan tu decisión.
vas-scouts-revealed = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} ha enviado { $ships ->
    [one] un barco
   *[other] { $ships } barcos
} y { $observers ->
    [one] una Escuadrilla de observación
   *[other] { $observers } Escuadrillas de observación
}; { $kept ->
    [yes] el sello está intacto.
   *[no] ¡el sello está roto!
}
vas-roll-scouting = { $ship } explora: encuentra algo con { $need } o más.
vas-roll-scouting-again = El radar de { $ship } busca otra vez: encuentra algo con { $need } o más.
vas-scout-finds = { $ship } ha encontrado al enemigo.
vas-roll-observers = Exploran las Escuadrillas de observación { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
}: encuentran algo con { $need } o más.
vas-observers-find = Las Escuadrillas de observación { $seat ->
    [blue] del primer bando
    [red] del segundo bando
   *[other] de la { $seat }
} traen { $points ->
    [one] un punto de exploración
   *[other] { $points } puntos de exploración
}.
vas-scouting-points = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} tiene { $points ->
    [one] un punto de exploración
   *[other] { $points } puntos de exploración
}.
vas-ask-redeploy = Gracias a tus exploradores puedes llevar cualquiera de tus barcos a una zona mayor.
vas-redeployed = { $seat ->
    [blue] El primer bando
    [red] El segundo bando
   *[other] La { $seat }
} cambia de sitio { $ships ->
    [one] un barco
   *[other] { $ships } barcos
}.
vas-too-near-enemy = { $ship } quedaría demasiado cerca de un enemigo.

## Flights before the battle

vas-ask-patrol = ¿Qué Escuadrillas empiezan en el aire, y en qué lugar de tu zona?
vas-posted = { $flight } está en el aire.
vas-not-to-post = { $flight } no puede ponerse en el aire ahora.
vas-post-outside = { $flight } quedaría fuera de tu zona.
vas-too-many-up = No empiezan en el aire más de { $most } Escuadrillas de { $carrier }.
vas-not-posted = { $flight } viene de tierra y hay que colocarla.
vas-ask-deep = ¿Qué portaaviones van al despliegue profundo, y cuáles de sus Escuadrillas empiezan sobre la mesa?
vas-goes-deep = { $carrier } se queda muy por detrás de la flota.
vas-cannot-go-deep = { $carrier } no puede ir al despliegue profundo.
