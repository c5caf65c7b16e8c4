## Objetivos y flotas

vas-roll-objective = { $seat ->
    [blue] El primer bando
   *[red] El segundo bando
} tira 2D6 por su objetivo.
vas-roll-pairing = Quién tiene qué objetivo: con 1-3 el primer bando tiene el primero.
vas-mission = { $seat ->
    [blue] Primer bando
   *[red] Segundo bando
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
vas-objective-shown = El objetivo del { $seat ->
    [blue] primer bando
   *[red] segundo bando
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
   *[red] El segundo bando
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
vas-roll-deployment = Despliegue: un D10 cada bando; el menor despliega primero.
vas-ask-zone = ¿Qué zona es la tuya?
vas-zone = { $seat ->
    [blue] El primer bando
   *[red] El segundo bando
} toma la zona { $edge ->
    [north] { vas-edge-north }
    [east] { vas-edge-east }
    [south] { vas-edge-south }
   *[west] { vas-edge-west }
}.
vas-ask-deploy = Despliega tus buques.
vas-deployed = { $seat ->
    [blue] El primer bando
   *[red] El segundo bando
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

vas-scored = Puntos de victoria: { $blue } para el primer bando, { $red } para el segundo. El primer bando tiene { $first ->
    [none] ninguna victoria
    [minor] una victoria menor
   *[major] una victoria mayor
}, el segundo { $second ->
    [none] ninguna victoria
    [minor] una victoria menor
   *[major] una victoria mayor
}.
vas-draw = La batalla termina en tablas.
vas-victory = La batalla está ganada.
