## El astillero

client-vas-yard-total = { NUMBER($total) }
client-vas-shipyard = Astillero
client-vas-your-fleet = Flota
client-vas-saved-fleets = Guardadas
client-vas-filter = Qué buques se muestran
client-vas-filter-all = Todo
client-vas-filter-battleship = Acorazados
client-vas-filter-cruiser = Cruceros
client-vas-filter-destroyer = Destructores
client-vas-filter-carrier = Portaaviones
client-vas-filter-flights = Escuadrillas
client-vas-sort = En qué orden
client-vas-sort-points = Por puntos
client-vas-sort-name = Por nombre
client-vas-sort-year = Por año
client-vas-sort-type = Por tipo
client-vas-find = Buscar un buque
client-vas-none-found = Nada se llama así.
client-vas-sealed = Tu lista está sellada.
client-vas-add = Añadir { $ship }
client-vas-chosen = elegido
client-vas-chosen-of = { $chosen } de { $ships }
client-vas-over = faltan { $points }
client-vas-reach = Los cañones alcanzan { $reach } pulgadas
client-vas-yard-speed = Velocidad
client-vas-yard-armour = Blindaje
client-vas-yard-hull = Casco
client-vas-yard-torpedoes = Torpedos
client-vas-yard-flights = Escuadrillas
client-vas-yard-ships = Buques
client-vas-yard-points = puntos
client-vas-yard-dice = { $dice } DA
client-vas-yard-dogfight = combate aéreo { $bonus }
client-vas-bombs = DD { $dice }, PA { $ap }
client-vas-land-note = Escuadrillas de tierra. Las de un portaaviones van con él: abre su cubierta en tu flota.

## La flota hasta ahora

client-vas-bill = { $left ->
    [-1] { $total } puntos.
    [0] { $total } puntos, no queda ninguno.
   *[other] { $total } puntos, quedan { $left }.
}
client-vas-fill = Complétala por mí
client-vas-confirm-fleet = Cerrar la flota
client-vas-fleet-hint = Pulsa buques en el astillero, o deja que se complete la lista.
client-vas-nothing-yet = Aún no hay nada elegido.
client-vas-of-points = de { $budget } puntos
client-vas-left = quedan { $points }
client-vas-which-ship = Qué buque de la clase { $card }
client-vas-vt = Espoletas VT
client-vas-vt-hint = Espoletas VT para sus cañones DP
client-vas-remove = Quitar { $ship }
client-vas-deck = Cubierta: { $flights } de { $capacity } Escuadrillas
client-vas-from-land = Escuadrillas de tierra
client-vas-legal = ¿Es legal?
client-vas-is-legal = La lista es legal.
client-vas-lost-points = { $points ->
    [one] El punto que queda se pierde.
   *[other] Los { $points } puntos que quedan se pierden.
}
client-vas-without = Sin { $ship }
client-vas-fewer-of = Un { $flight } menos

## Flotas guardadas y archivos

client-vas-fleet-name = Nombre de la flota
client-vas-save = Guardar
client-vas-load = Cargar
client-vas-forget = Olvidar
client-vas-export = Exportar
client-vas-import = Importar
client-vas-kept = En este navegador
client-vas-kept-line = { $navy }, { $year }, { $ships ->
    [one] 1 buque
   *[other] { $ships } buques
}
client-vas-none-kept = Aún no hay ninguna flota guardada.
client-vas-saved = { $name } queda guardada en este navegador.
client-vas-loaded = { $name } está cargada.
client-vas-forgotten = { $name } está olvidada.
client-vas-file-long = { $file } es demasiado largo para ser una flota.
client-vas-file-json = { $file } no es una flota: no se puede leer como JSON.
client-vas-file-kind = { $file } no es una flota de Victory at Sea.
client-vas-file-version = { $file } viene de otra versión; se lee la versión { $version }.
client-vas-file-field = { $file } está dañado: algo falla en «{ $field }».

## Exploradores y despliegue

client-vas-scouts-note = Lo que envíes no se despliega: cada buque y Escuadrilla tira un dado por puntos de exploración. Es secreto hasta que ambas flotas estén en la mesa. Un buque puede volver en una Fase final.
client-vas-scouts-gain = Qué dan los puntos de exploración, y con qué probabilidad
client-vas-scouts-row = { $points } o más
client-vas-scouts-initiative = iniciativa +{ $bonus }
client-vas-scouts-deep = portaaviones lejos de la mesa
client-vas-scouts-zone = { $zone ->
    [enhanced] buques recolocados en una zona mayor
   *[superior] buques recolocados en la zona máxima
}
client-vas-scouts-air = { $airborne ->
    [half] la mitad de las Escuadrillas empieza en vuelo
   *[all] todas las Escuadrillas empiezan en vuelo
}
client-vas-scouts = Explorarán { $ships ->
    [0] ningún buque
    [one] 1 buque
   *[other] { $ships } buques
} y { $observers ->
    [0] ninguna Escuadrilla de observación
    [one] 1 Escuadrilla de observación
   *[other] { $observers } Escuadrillas de observación
}.
client-vas-seal = Sellarlo
client-vas-observers = Escuadrillas de observación
client-vas-observers-note = Cuántas de cada buque exploran; las demás guían su fuego.
client-vas-observers-of = Escuadrillas de observación de { $ship } que exploran
client-vas-of = de { $number }
client-vas-spread = Uno al lado del otro
client-vas-put = Pulsa dónde debe estar { $piece }, arrástralo o escribe su lugar.
client-vas-all-put = Todo tiene su lugar; arrastra para cambiarlo.
client-vas-put-down = Colocar
client-vas-take-off = Retirar { $piece }
client-vas-zone = Tu zona: de { $west } a { $east }″ desde el oeste, de { $south } a { $north }″ desde el sur.
client-vas-x = O
client-vas-y = S
client-vas-x-long = pulgadas desde el borde oeste
client-vas-y-long = pulgadas desde el borde sur
client-vas-course-field = Rumbo
client-vas-stay-put = Dejarlos donde están
client-vas-enters = Entra a { $along }″ del extremo del borde, con rumbo { $heading }.
client-vas-enter-note = Pulsa en qué lugar del borde debe entrar, o fíjalo aquí.
client-vas-enter-along = Pulgadas desde el extremo oeste o sur
client-vas-enter-off = Grados respecto a entrar recto, a estribor
client-vas-up-to = { $carrier }: { $most ->
    [one] 1 Escuadrilla
   *[other] hasta { $most } Escuadrillas
}
client-vas-deep-carriers = Portaaviones muy detrás de la mesa
client-vas-deep-hint = Los portaaviones en despliegue profundo dejan la mesa; sus Escuadrillas pueden empezar sobre ella.
client-vas-no-deep = Todos siguen en la mesa

## Aviones

client-vas-aircraft = Aviones
client-vas-attack = Atacar { $target }
client-vas-engage = Trabar combate con { $enemy }
client-vas-land = Aterrizar en { $carrier }
client-vas-raid = Incursión contra { $carrier }
client-vas-there = Volar allí
client-vas-rest = Las demás se quedan
client-vas-rest-hint = Ninguna otra de tus Escuadrillas se mueve este turno.
client-vas-fly = Volar
client-vas-fly-hint = Elige una Escuadrilla y lo que hace, o pulsa adónde debe ir.
client-vas-nothing-near = No hay nada al alcance en línea recta.
client-vas-join = Unirse, para apoyar o escoltar
client-vas-bend = Punto de giro
client-vas-straighten = Recto
client-vas-flown = { $passed ->
    [0] { $length } de { $speed }″.
    [one] { $length } de { $speed }″, sobre 1 buque que puede disparar.
   *[other] { $length } de { $speed }″, sobre { $passed } buques que pueden disparar.
}
client-vas-launch = Lanzar
client-vas-launch-none = No lanzar
client-vas-order-hint = Lo primero de la lista va primero.
client-vas-order-note = Van en este orden. Al lado, la probabilidad de éxito.
client-vas-strike-line = a { $target }: { $need }+, DD { $dice }
client-vas-fight-line = { $ours } contra { $theirs }, empate { $draw }, derrota { $loses }
client-vas-intercepts = { $number ->
    [0] No sube ninguna.
    [one] Sube 1 Escuadrilla.
   *[other] Suben { $number } Escuadrillas.
}
client-vas-stays-aboard = se queda a bordo
client-vas-rearms = { $number ->
    [0] No se rearma ninguna.
    [one] Se intenta con 1 Escuadrilla.
   *[other] Se intenta con { $number } Escuadrillas.
}
client-vas-down = Derribados: { $flights }
client-vas-chances-down = Probabilidad de ser derribada
client-vas-nobody-shot-at = No se dispara a nadie.
client-vas-evenly = Repartir por igual
client-vas-aa-dice = { $local ->
    [0] { $used } de { $dice } dados.
   *[other] { $used } de { $dice } dados, { $usedLocal } de { $local } dados Locales.
}
client-vas-aa-must = Los dispara todos.
client-vas-aa-may = Lo que dispara aquí no puede disparar a buques.
client-vas-aa-needs = { $faces }, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
client-vas-aa-field = Dados contra { $flight }
client-vas-local-field = Dados Locales contra { $flight }
client-vas-needs = La tripulación lo consigue con { $face } o más.
client-vas-pass = { $dice } dados Locales, impactan con { $need } o más; impactos que la derriban: { $hits }.

## Cubiertas

client-vas-in-the-air = En el aire
client-vas-gone = Perdidas
client-vas-no-aircraft = Sin aviones.
client-vas-deck-line = { $flights } de { $capacity }
client-vas-deck-open = cubierta abierta
client-vas-deck-closed = cubierta cerrada
client-vas-deck-gone = { $status ->
    [sunk] hundido
    [withdrawn] retirado
   *[other] no está en la mesa
}
client-vas-deep = despliegue profundo
client-vas-to-rearm = por rearmar
client-vas-raids = incursión contra { $carrier }
client-vas-fights = combate con { $enemy }
client-vas-goes-for = va a por { $target }
client-vas-flight-lost = derribada
client-vas-flight-spent = gastada
client-vas-flight-drowned = perdida con su portaaviones
client-vas-wind-note = El viento viene del { $edge }: un portaaviones abre su cubierta navegando recto hacia él.

## La guía por una primera batalla

client-vas-guide-blue-aim = Tu batalla
    .text = Los buques azules son tuyos. En la mesa hay dos flotas de buques, dibujados a su tamaño; ocho turnos deciden. Los puntos vienen de los buques enemigos incapacitados y hundidos, y de tu objetivo.
client-vas-guide-blue-move = Mover
    .text = Ambos bandos mueven un buque tras otro. Cuando te toque, elige un buque, dale una Orden o ninguna, y arrastra su rumbo en la mesa o escríbelo: 2 P45 1.5 son dos pulgadas avante, 45 grados a babor y una y media más.
client-vas-guide-blue-card = Su ficha
    .text = Pulsa cualquier buque para ver su ficha: casco y marca de incapacitado, velocidad, cada arma con sus arcos y alcances, y lo que está destrozado.
client-vas-guide-blue-fire = Disparar
    .text = Cuando todos han movido, los buques disparan por turno. Nombra un blanco para cada arma; la ficha de probabilidades muestra las exactas de impactos, daño, incapacitar y hundir antes de disparar.
client-vas-guide-blue-read = Leer la batalla
    .text = El diario muestra cada dado con sus modificadores. La línea sobre la mesa dice hasta dónde se ve, quién tiene la ficha y cómo van los puntos.
client-vas-guide-blue-answer = Te toca
    .text = La barra de abajo dice qué se pide, por qué algo se rechazaría y según qué regla. Intro confirma, Escape deshace, 1 a 9 eligen.
client-vas-guide-red-aim = Tu batalla
    .text = Los buques rojos son tuyos. En la mesa hay dos flotas de buques, dibujados a su tamaño; ocho turnos deciden. Los puntos vienen de los buques enemigos incapacitados y hundidos, y de tu objetivo.
client-vas-guide-red-move = Mover
    .text = Ambos bandos mueven un buque tras otro; quien ha perdido la iniciativa mueve primero. Elige un buque, dale una Orden o ninguna, y arrastra su rumbo en la mesa o escríbelo: 2 S45 1.5 son dos pulgadas avante, 45 grados a estribor y una y media más.
client-vas-guide-red-card = Su ficha
    .text = Pulsa cualquier buque para ver su ficha: casco y marca de incapacitado, velocidad, cada arma con sus arcos y alcances, y lo que está destrozado.
client-vas-guide-red-fire = Disparar
    .text = Cuando todos han movido, los buques disparan por turno. Las torres solo disparan donde apuntan: ponte de costado y lo hacen todas. La ficha de probabilidades muestra las exactas antes de disparar.
client-vas-guide-red-read = Leer la batalla
    .text = El diario muestra cada dado con sus modificadores. La línea sobre la mesa dice hasta dónde se ve, quién tiene la ficha y cómo van los puntos.
client-vas-guide-red-answer = Te toca
    .text = La barra de abajo dice qué se pide, por qué algo se rechazaría y según qué regla. Intro confirma, Escape deshace, 1 a 9 eligen.
