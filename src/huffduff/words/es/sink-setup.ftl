## Preparación

sink-ask-german-start = ¿Dónde empieza la operación? Elige el hexágono de la fuerza del Bismarck; en los demás hay señuelos.
sink-ask-british-start = Ocupa tus puestos: la patrulla debe cubrir todos sus hexágonos.
sink-germans-ready = El alemán ha desplegado: hay { $count } fuerzas en el mapa.
sink-british-ready = El británico ha desplegado: hay { $count } fuerzas en el mapa.
sink-deal-token = Qué ficha va primero.
sink-deal-convoy = { $convoy } en { $hex }: { $outcome ->
    [0] un señuelo
    [one] un convoy que vale 1 punto
   *[other] un convoy que vale { $outcome } puntos
}.

## Por qué se rechaza un despliegue

sink-start-stranger = { $ship } no puede colocarse aquí o está colocado dos veces.
sink-start-left-out = { $ship } no se ha colocado.
sink-start-not-here = Estos buques no pueden empezar en { $hex }.
sink-start-together = El Bismarck y el Prinz Eugen empiezan en una misma fuerza.
sink-start-one-each = En { $hex } debe haber una fuerza, y solo una.
sink-start-dummies-in-port = En { $hex } debe haber { $count ->
    [one] un señuelo
   *[other] { $count } señuelos
}.
sink-start-in-port = Quien empieza en { $hex } está allí en puerto.
sink-start-tanker-hex = Ningún petrolero puede esperar en { $hex }.
sink-start-tankers = Indica { $count } hexágonos distintos para los petroleros.
sink-start-patrol-empty = Nadie patrulla { $hex }.
sink-start-too-many-forces = No puede haber más de { $count } fuerzas.
sink-start-too-many-dummies = No puede haber más de { $count } señuelos.
sink-start-stack = Hay más de { $count } fuerzas en { $hex }.
sink-start-no-sea = Ninguna fuerza puede estar en { $hex }.
sink-start-no-escort = Solo los buques que están en el hexágono de un convoy pueden escoltarlo.
sink-start-escorts = { $ship } empieza como escolta de un convoy.
sink-start-fixed = Esta fuerza empieza en { $hex }, con estos buques y ningún otro.
sink-start-too-near = { $hex } está demasiado cerca de una fuerza alemana.
