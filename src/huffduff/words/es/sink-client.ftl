## Bandos y jugadores del ordenador


## Carta

client-sink-chart = Carta del Atlántico. Las flechas mueven el cursor, Intro elige el hexágono, más y menos acercan y alejan.
client-sink-layer-fog = Hexágonos de niebla
client-sink-layer-restricted = Vedado a los alemanes
client-sink-layer-tracks = Rutas de convoyes
client-sink-layer-trails = Estelas de las fichas
client-sink-layer-reach = Alcance del enemigo marcado
client-sink-layer-labels = Números de los hexágonos
client-sink-phase-1 = Fuerzas
client-sink-phase-2 = Vista
client-sink-phase-3 = Busca
client-sink-phase-4 = Combate
client-sink-phase-5 = Aire
client-sink-phase-6 = Sigue
client-sink-phase-7 = Traza
client-sink-phase-8 = Británico
client-sink-phase-9 = Alemán
client-sink-phase-10 = Repara
client-sink-date = { $day ->
    [32] 1 de junio
   *[other] { $day } de mayo
}
client-sink-day = { $hour } h
client-sink-night = { $hour } h, noche
client-sink-turn-of = Turno { $turn } de { $turns }
client-sink-visibility = Visibilidad
client-sink-land = tierra
client-sink-fog = niebla
client-sink-restricted = vedado a los buques alemanes
client-sink-exit = fuera por el sur
client-sink-convoy = Convoy { $convoy }
client-sink-convoy-left = { $left ->
    [one] Convoy { $convoy }: le falta 1 hexágono
   *[other] Convoy { $convoy }: le faltan { $left } hexágonos
}
client-sink-cost = { $cost ->
    [one] 1 hexágono
   *[other] { $cost } hexágonos
}
client-sink-coast-sees = Aquí la costa la verá sin falta.
client-sink-risk = { $count ->
    [one] { $risk } de que la encuentre la ficha de aquí, si es real y busca
   *[other] { $risk } de que la encuentren las { $count } fichas de aquí, si son reales y buscan
}

## Fichas

client-sink-dummy = Señuelo
client-sink-dummy-name = { $token } señuelo
client-sink-force-name = { $more ->
    [0] { $token } { $ship }
   *[other] { $token } { $ship } +{ $more }
}
client-sink-known = { $types } (turno { $turn })
client-sink-unknown = desconocido
client-sink-in-port = en puerto
client-sink-escorts = de escolta
client-sink-shadowed-by = seguido por { $by }
client-sink-shadows = sigue a { $token }
client-sink-detected = detectado
client-sink-mark-shadowed = seguido
client-sink-mark-detected = detectado
client-sink-mark-seen = turno { $turn }
client-sink-mark-dummy = ≤ { $chance }
client-sink-verdict-open = Señuelo con un { $chance } como mucho.
client-sink-verdict-real-seen = { $turn ->
    [0] Real: ha hecho lo que ningún señuelo puede.
   *[other] Real: se vieron buques en el turno { $turn }.
}
client-sink-verdict-dummy-fast = Señuelo: en el turno { $turn } fue más rápido que cualquier buque.
client-sink-verdict-dummy-nowhere = Señuelo: salió de la nada en el turno { $turn }.
client-sink-origin-start = Desde el comienzo, de { $hex }.
client-sink-origin-arrival = Turno { $turn } en { $hex }: allí se esperaba un buque.
client-sink-origin-split = Turno { $turn } en { $hex }: puede haberse separado de { $parents }.
client-sink-origin-nowhere = Turno { $turn } en { $hex }, donde no había nadie.
client-sink-lately = Últimamente: { $hexes }
client-sink-enemy-stock = { $shown } fichas enemigas en el mapa, { $free } más posibles; como mucho { $dummies } son señuelos.
client-sink-no-enemies = No hay fichas enemigas en el mapa.
client-sink-seen = Buques enemigos vistos por su nombre
client-sink-seen-line = en { $token }, turno { $turn }, daño { $damage }.

## Panel

client-sink-panel-orders = Órdenes
client-sink-panel-battle = Combate
client-sink-panel-forces = Fuerzas
client-sink-panel-enemy = Enemigo
client-sink-panel-convoys = Convoyes
client-sink-panel-points = Puntos
client-sink-forces = Fuerzas operativas
client-sink-recon = Reconocimiento
client-sink-convoys = Convoyes
client-sink-written = Órdenes hasta ahora
client-sink-no-movers = Ahora no puedes dar órdenes a ninguna fuerza.
client-sink-no-forces = Ninguna fuerza en el mapa.
client-sink-courses-hint = Elige una fuerza y haz clic en su rumbo sobre la carta, o arrástralo. Lo que no tiene orden se queda.
client-sink-taken-off = fuera del mapa
client-sink-left = { $left ->
    [one] falta 1 hexágono
   *[other] faltan { $left } hexágonos
}
client-sink-contact-kept = { $by } sigue con { $token }.
client-sink-contact-lost = { $by } pierde el contacto con { $token }.
client-sink-pace-evasion = el más lento
client-sink-pace-odd-turn = solo se mueve en turnos pares
client-sink-pace-fuel = sin combustible
client-sink-pace-held = retenida hasta que se halle el Bismarck
client-sink-pace-none = sin límite
client-sink-pace = quedan { $left } de { $most } hexágonos
client-sink-no-limit = Señuelo: tantos hexágonos como quieras, pero ser más rápido que cualquier buque lo delata.
client-sink-hexes = { $most ->
    [one] 1 hexágono
   *[other] { $most } hexágonos
}
client-sink-leaves-convoys = Sus convoyes siguen sin ella.
client-sink-burns = A toda máquina: gasta combustible.
client-sink-finds = Encuentra a quien pase por su último hexágono con un { $chance }.
client-sink-type-course = Rumbo
client-sink-shorten = Un hexágono menos
client-sink-no-course = Sin rumbo
client-sink-outside = Quedarse fuera de { $port }
client-sink-escort = Escoltar convoyes
client-sink-take-off = Retirar
client-sink-stock = Fichas libres: { $markers }. Señuelos disponibles: { $dummies }.
client-sink-split = Bajo una ficha nueva
client-sink-into = A { $token }
client-sink-due = { $ship } espera una ficha.
client-sink-enter = Que entre
client-sink-new-marker = Ficha nueva
client-sink-move-ship = { $ship }: ¿a qué ficha?
client-sink-new-station = A una nueva
client-sink-join-here = Aquí
client-sink-add-dummy = Señuelo en { $hex }
client-sink-tankers = Petroleros
client-sink-tankers-at = Los petroleros esperan en { $hexes }.
client-sink-fixed = { $count ->
    [one] 1 fuerza con comienzo fijo
   *[other] { $count } fuerzas con comienzo fijo
}
client-sink-waiting = Aún no están en el mapa: { $ships }.
client-sink-search-hint = Quien busca muestra que hay buques tras la ficha.
client-sink-nothing-to-search = Ninguna de tus unidades puede buscar aquí.
client-sink-together = en conjunto { $chance }
client-sink-take-off-dummies = Retirar señuelos del mapa
client-sink-send-part = Enviar solo algunos de sus buques
client-sink-only-part = solo algunos buques
client-sink-leave-too = Otra parte que también la deja
client-sink-strength-spent = { $spent } de { $strength }
client-sink-aim-odds = acierta con un { $chance }, { $points } puntos esperados
client-sink-no-wings = Ninguno de tus aviones puede atacar ahora.
client-sink-fuel = combustible { $fuel }
client-sink-fuel-of = combustible { $fuel } de { $full }
client-sink-damage = Daño
client-sink-flipped = volteado

## Ficha del buque

client-sink-now = ataque { $attack }, evasión { $evasion }
client-sink-attack = Ataque
client-sink-evasion = Evasión
client-sink-capacity = Daño que aguanta
client-sink-face-front = Anverso
client-sink-face-back = Reverso
client-sink-face-none = hundido
client-sink-range = alcance { $range }
client-sink-defence = defensa { $defence }
client-sink-radar = radar eficaz
client-sink-torpedoes = torpedos { $strength }
client-sink-gunnery = sus propios cañones { $value }
client-sink-status-sunk = Hundido en { $hex }, turno { $turn }.
client-sink-status-exited = Salió del mapa desde { $hex }, turno { $turn }.

## Convoyes

client-sink-bound = a { $place }, { $left ->
    [one] 1 turno
   *[other] { $left } turnos
}
client-sink-bound-south = el sur
client-sink-convoy-worth = { $value ->
    [one] vale 1 punto para el alemán
   *[other] vale { $value } puntos para el alemán
}
client-sink-convoy-real = real
client-sink-convoy-unknown = real o señuelo
client-sink-escorted-by = escolta: { $names }
client-sink-spotted-recon = visto desde el aire este turno
client-sink-spotted-raider = visto por un corsario este turno
client-sink-forces-move = Las fuerzas se mueven: { $moves }.
client-sink-convoys-move = Se mueven convoyes: { $moves }.
client-sink-recon-moves = Reconocimiento: { $moves }.
client-sink-no-convoys = No hay convoyes en el mapa.
client-sink-arrived = Convoyes a salvo o idos al sur: { $count }.

## Puntos

client-sink-standing-hint = Si la partida acabara ahora, por lo que sabes. Un margen son convoyes que pueden ser señuelos.
client-sink-standing-ended = Hasta donde sabes, cuando se abandonó la partida. Un intervalo son convoyes que pueden ser señuelos.
client-sink-scores = Puntúa el bando { $side }
client-sink-scored = Puntos hasta ahora
client-sink-tables = Tablas
client-sink-table-detection = Detección
client-sink-table-detects = Con { $need } o más se encuentra; con un { $fumble } en el dado, nunca.
client-sink-table-ships = Fuerza de { $number } buques
client-sink-table-shadow = Seguimiento
client-sink-table-shadows = Con { $need } o más hay contacto. Los aviones no siguen a nadie a más de { $hexes } hexágonos de su base.
client-sink-table-radar = Radar eficaz: { $ships }.
client-sink-table-damage = Puntos de daño
client-sink-table-damages = Fuerza del ataque según el dado modificado. 5X son { $points } puntos, y todo buque que no sea un acorazado estalla si un segundo dado da { $from } o más.
client-sink-table-strength = Fuerza
client-sink-award-ship = { $ship } hundido
client-sink-award-class = { $kind } hundido, cada uno
client-sink-award-convoy = Convoy a salvo o en el mar al final, cada uno
client-sink-award-raided = Convoyes destruidos, según su valor
client-sink-award-sum = { $number ->
    [one] 1 convoy: { $points }
   *[other] { $number } convoyes: { $points }
}
client-sink-award-exit = Buque ido al sur aún rápido, cada uno
client-sink-score-sunk = Turno { $turn }: { $what } hundido
client-sink-score-convoy = Turno { $turn }: convoy { $what } destruido
client-sink-score-exit = Turno { $turn }: { $what } ido al sur

## Respuestas

client-sink-lock = Fijar órdenes
client-sink-sail = Navegar
client-sink-take-back = Quitar lo último
client-sink-leave-map = Salir del mapa
client-sink-type-hex = Hexágono
client-sink-choose-unit = { $count ->
    [0] Elige a quién ordenar, en la carta o en el panel.
    [one] 1 orden. Elige a quién más ordenar, o fija.
   *[other] { $count } órdenes. Elige a quién más ordenar, o fija.
}
client-sink-course-hint = { $unit }: haz clic en hexágonos uno a uno o en una meta al alcance; otra vez en el último lo quita.
client-sink-out-of-reach = { $token } no llega a { $hex } este turno.
client-sink-too-far = { $unit } no puede volar a { $hex }.
client-sink-convoy-not-there = { $convoy } no puede ir a { $hex }.
client-sink-place-dummy = Poner un señuelo ({ $count })
client-sink-place-hint = Haz clic en el hexágono donde ha de aparecer el señuelo.
client-sink-organise-hint = { $count ->
    [0] Nada cambia. Elige buques en el panel para reagruparlos.
    [one] 1 orden.
   *[other] { $count } órdenes.
}
client-sink-german-start-hint = Haz clic en el hexágono de la fuerza marcada; el señuelo de allí cambia de sitio con ella.
client-sink-british-start-hint = Elige una ficha en el panel y haz clic en su hexágono; allí pasas buques de una a otra.
client-sink-hide-tankers = { $count ->
    [one] Esconde 1 petrolero más: haz clic en un hexágono.
   *[other] Esconde { $count } petroleros más: haz clic en sus hexágonos.
}
client-sink-stays = se queda
client-sink-at-sea = fuera del puerto
client-sink-order-fly = { $unit } a { $hex }
client-sink-order-steer = { $convoy } a { $hex }
client-sink-order-remove = { $token } fuera del mapa
client-sink-order-transfer = { $ships } a { $token }
client-sink-order-split = { $ships } bajo una ficha nueva
client-sink-order-place = Señuelo en { $hex }
client-sink-order-enter = { $ship } entra ({ $token })
client-sink-search-all = Buscan todos
client-sink-search-none = Nadie
client-sink-search = { $count ->
    [one] Buscar
   *[other] { $count } búsquedas
}
client-sink-silent = Guardar silencio
client-sink-found-chance = { $target }: { $chance }
client-sink-drop-contact = Dejarlo ir
client-sink-no-contact = Nadie
client-sink-contact-chance = Sale bien con un { $chance }.
client-sink-nobody-shadows = Ninguna de tus unidades puede seguir aquí.
client-sink-fight = Combatir
client-sink-no-fight = No atacar
client-sink-with = con { $names }
client-sink-fight-hint = Entran todas las fuerzas en el mar del hexágono: { $forces } contra { $enemies }.
client-sink-no-fight-hint = Si el enemigo quiere combatir, habrá combate de todos modos.
client-sink-combat-summary = Enemigo: { $enemies }. Propias: { $forces }.
client-sink-range-skip = Empezar a alcance B
    .text = El alcance A se omite si el enemigo también lo quiere.
client-sink-range-no = Empezar a alcance A
    .text = El combate empieza al mayor alcance.
client-sink-raid-on = Seguir navegando
client-sink-raid-on-hint = Aún trazado: { $course }
client-sink-raid-stop = Detenerse aquí
client-sink-raid-stop-hint = El movimiento acaba aquí y no se ataca nada.
client-sink-raid-destroy = Destruir { $convoys }
client-sink-raid-destroy-hint = No hace falta dado. La fuerza queda detectada y acaba su movimiento.
client-sink-raid-free = { $convoys }, sin escolta.
client-sink-raid-escorted = { $convoys }, con escolta de { $escorts }: nada se puede destruir antes de hundir la escolta.
client-sink-destroy = { $count ->
    [one] Destruirlo
   *[other] Destruir { $count }
}
client-sink-spare = No destruir ninguno
client-sink-after-group = tras el grupo { $group }
client-sink-group = grupo { $group }: { $ships } (evasión { $evasion })
client-sink-pursuit = { $groups }. Se combate a alcance { $range }; un grupo escapa con { $need } o más.
client-sink-pursue = { $count ->
    [one] Perseguir con 1 buque
   *[other] Perseguir con { $count } buques
}
client-sink-pursue-all = Todos los que puedan
client-sink-pursue-none = Nadie
client-sink-pursuit-of = A quién persigue { $ship }
client-sink-points-hit = { $points ->
    [0] sin daño
    [one] 1 punto de daño
   *[other] { $points } puntos de daño
}
client-sink-let-go = Dejarlos ir
client-sink-break-off = { $count ->
    [one] 1 buque abandona
   *[other] { $count } buques abandonan
}
client-sink-press-on = Seguir la persecución
client-sink-disengage-fight = Seguir combatiendo
client-sink-disengage-together = Retirarse juntos
client-sink-disengage-apart = Cada uno por su lado
client-sink-group-followed = { $ships } (evasión { $evasion }): pueden perseguirlos { $pursuers }.
client-sink-group-away = { $ships } (evasión { $evasion }) escapa: nadie es bastante rápido.
client-sink-fire = Abrir fuego
client-sink-hold-fire = No disparar
client-sink-fire-summary = { $arms ->
    [one] 1 arma puede disparar
   *[other] { $arms } armas pueden disparar
}; { $shots ->
    [0] aún ningún blanco anunciado.
    [one] 1 blanco anunciado.
   *[other] { $shots } blancos anunciados.
}
client-sink-all-at = Todos al { $ship }
client-sink-arm = { $ship } · { $weapon } { $strength }
client-sink-weapon-main = cañones
client-sink-weapon-secondary = secundaria
client-sink-weapon-torpedo = torpedos
client-sink-weapon-aircraft = aviones
client-sink-target = { $category } { $number } de { $token }
client-sink-strike = { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}
client-sink-no-strike = Sin ataque
client-sink-strike-summary = { $count ->
    [0] Aún no ataca nadie. Reparte fuerzas en el panel.
    [one] Ataca 1 unidad.
   *[other] Atacan { $count } unidades.
}

## Combate

client-sink-battle-in = Combate en { $hex }
client-sink-round = Asalto { $round }
client-sink-at-night = noche
client-sink-chase-on = persecución
client-sink-fighter = { $ship } en la línea
client-sink-runs = el grupo { $group } huye
client-sink-crippled = incapacitado
client-sink-figures = Los cañones alcanzan hasta la distancia { $range } con fuerza { $guns }; evasión { $evasion }; { $damage } de { $capacity } puntos de daño
client-sink-battle-legend = Alcance, cañones · evasión; daño de lo que soporta
client-sink-mean = { $points } puntos esperados
client-sink-left-sunk = hundido
client-sink-left-away = escapó
client-sink-left-out = fuera
client-sink-fate-bars = Probabilidades de puntos de daño
client-sink-fate = { $sinks } hundido · { $flips } incapacitado · { $explodes } volado
client-sink-evasion-is = evasión { $evasion }
client-sink-group-of = Grupo de { $ship }
client-sink-in-group = grupo { $group }
client-sink-stays-in-line = se queda
client-sink-could-follow = Podrían perseguirlo { $ships }.
client-sink-nobody-follows = Nadie es bastante rápido para perseguirlo.
client-sink-battle-open = En combate todo está a la vista: buques, daño, alcance.

## Informe

client-sink-plots = Trazados de ambos bandos
client-sink-plots-legend = Las líneas continuas son buques, las discontinuas señuelos; el último turno va en negrita. Una cruz es un buque hundido, una flecha uno que salió por el sur.
client-sink-plots-own = La partida se abandonó antes de abrir los libros: estos son tus propios trazados. La repetición muestra los de ambos bandos.
client-sink-plots-until = Trazados hasta el turno { $turn }

## Guía

client-sink-guide-german-aim = Tú eres el corsario
    .text = Destruye convoyes, hunde buques, sal por el sur, y lleva el Bismarck a puerto o ponlo a salvo. El británico ve tus fichas, no lo que hay detrás.
client-sink-guide-german-start = Tu comienzo
    .text = Elige con un clic el hexágono de la fuerza del Bismarck. En los otros hay señuelos, y nadie sabe cuál es cuál.
client-sink-guide-german-organise = Organizar
    .text = En la primera fase de cada turno los buques pueden cambiar de ficha, y los señuelos van y vienen. El enemigo solo ve fichas.
client-sink-guide-german-plot = Trazar
    .text = Haz clic en una ficha y luego en su rumbo, hexágono a hexágono. Se cumple en la fase 9, cuando el británico ya se ha movido.
client-sink-guide-german-points = Puntos
    .text = Lo que vale cada cosa, y cómo va la partida por lo que sabes.
client-sink-guide-german-lock = Fijar
    .text = Nada se envía antes de fijarlo. Hasta entonces cada clic se puede deshacer.
client-sink-guide-british-aim = Tú cazas
    .text = Cuatro fichas alemanas, una de ellas el Bismarck. Encuéntralo, síguelo, trae los buques pesados y lleva los convoyes a casa.
client-sink-guide-british-start = Tus puestos
    .text = La patrulla debe cubrir todos sus hexágonos. Pasa buques de una ficha a otra, y pon señuelos donde asusten.
client-sink-guide-british-search = Buscar
    .text = En la fase 3, y siempre que pase un alemán, tus buques pueden buscar. La visibilidad y la noche cambian el dado.
client-sink-guide-british-convoys = Convoyes
    .text = Cada uno avanza solo un hexágono por turno. Puedes dirigirlo, o ponerle buques de escolta.
client-sink-guide-british-enemy = El enemigo
    .text = De dónde vino cada ficha, y cuán probable es que sea un señuelo según sus movimientos.
client-sink-guide-british-lock = Fijar
    .text = Nada se envía antes de fijarlo. Hasta entonces cada clic se puede deshacer.
