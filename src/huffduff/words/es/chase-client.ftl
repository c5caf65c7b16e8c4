## Chart

client-chase-chart = Carta del Atlántico Norte. Las flechas mueven el cursor, Intro elige el hexágono, más y menos cambian la escala.
client-chase-layer-fog = Hexágonos de niebla
client-chase-layer-air = Cobertura aérea aliada
client-chase-layer-destroyers = Límite de los destructores alemanes
client-chase-layer-lanes = Rutas de convoyes
client-chase-layer-watch = Factores de búsqueda de la costa
client-chase-layer-labels = Nombres de los hexágonos
client-chase-layer-plot = Dónde puede estar el enemigo
client-chase-layer-searched = Lo que he buscado
client-chase-date = { $date } de mayo
client-chase-weather = Tiempo
client-chase-weather-hint = Desde la casilla 5 hay niebla en los hexágonos de niebla. En la 9 el temporal puede costar combustible.
client-chase-fog = niebla
client-chase-visibility = Visibilidad
client-chase-visibility-hint = Factores de búsqueda necesarios para nombrar un hexágono. Con X no se ve nada en absoluto.
client-chase-land = tierra
client-chase-channel = el canal de la Mancha
client-chase-reach = { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
} · { $fuel ->
    [0] sin gasto
    [one] 1 punto de combustible por buque
   *[other] { $fuel } puntos de combustible por buque
}
client-chase-dark = Visibilidad X: este turno no se puede buscar, atacar ni combatir.
client-chase-in-fog = Niebla: aquí no se ve nada.
client-chase-factors = Factores de búsqueda: { $factors } de { $need }
client-chase-factors-units = unidades { $number }
client-chase-factors-patrol = patrulla { $number }
client-chase-factors-air = aviones { $number }
client-chase-factors-watch = costa { $number }
client-chase-called-ago = Buscado { $when }
client-chase-seen = hace { $hours } h
client-chase-seen-now = este turno
client-chase-trace = { $how }, { $when }
client-chase-unit-label = { $side }: { $unit } en { $hex } ({ $ships })
client-chase-contact-label = Contacto { $contact } en { $hex }: { $classes }. { $marker }, { $when }
client-chase-out-of-reach = { $unit } no puede llegar a { $hex } este turno.
client-chase-no-marker = { $wing } no puede dejar ningún marcador en { $hex }.
client-chase-last-fuel = { $ship } quema su último combustible: lo que queda para emergencias dura hasta el turno { $turn }.
client-chase-rests = { $turns ->
    [one] No podrá moverse en el turno siguiente.
   *[other] No podrá moverse durante { $turns } turnos.
}
client-chase-into-fog = En la niebla de { $hex } se pierde de vista.
client-chase-reported = El enemigo lo sabrá sin buscar: { $hexes }
client-chase-spotted = { $chance } de que la localicen por azar donde termina
client-chase-limits = { $hexes ->
    [one] 1 hexágono como mucho, por { $ships }
   *[other] { $hexes } hexágonos como mucho, por { $ships }
}
client-chase-fate-flies-home = Sin órdenes vuelve a su base.
client-chase-fate-lost = Ya no puede alcanzar su base y se perderá.

## Panel

client-chase-panel-orders = Órdenes
client-chase-panel-battle = Combate
client-chase-panel-fleet = Flota
client-chase-panel-plot = Situación
client-chase-panel-tables = Indicadores
client-chase-ships = Buques
client-chase-aircraft = Aviones
client-chase-written = Órdenes dadas
client-chase-with-orders = { $number } de { $all } con órdenes
client-chase-in-refit = { $number } aterrizando o en revisión
client-chase-no-wings = No hay aviones listos.
client-chase-held = { $number ->
    [one] 1 unidad aún no puede actuar
   *[other] { $number } unidades aún no pueden actuar
}
client-chase-orders-hint = Elige una unidad y pulsa los hexágonos de su rumbo, o arrastra desde su ficha. Las unidades sin órdenes se quedan donde están.
client-chase-mark-held = Aún no puede actuar
client-chase-mark-done = Las órdenes valen
client-chase-mark-tried = Se están revisando las órdenes
client-chase-mark-wrong = Una orden no puede cumplirse
client-chase-mark-idle = Sin órdenes todavía
client-chase-mark-free = Nada que ordenar
client-chase-fuel = Combustible { $fuel } de { $full }{ $cost ->
    [0] {""}
   *[other] , gastará { $cost }
}

## Orders

client-chase-lock = Cerrar órdenes
client-chase-orders-summary = { $orders ->
    [0] Aún no hay órdenes.
    [one] 1 orden.
   *[other] { $orders } órdenes.
} { $idle ->
    [0] Todas las unidades tienen la suya.
    [one] 1 unidad se queda como está.
   *[other] { $idle } unidades se quedan como están.
}
client-chase-due = { $units } debe volver ya, hacia el límite de los destructores o, por munición, hacia un puerto.
client-chase-stays = { $unit } se queda
client-chase-moves = { $unit } a { $hex }
client-chase-confirm-moves = Mover
client-chase-confirm-stay = Quedarse
client-chase-order-move = { $unit }: { $path }{ $fuel ->
    [0] {""}
   *[other] {" "}· { $fuel } PC
}
client-chase-order-form = { $force }: { $ships }
client-chase-order-detach = { $ships } por su cuenta
client-chase-order-return = { $unit } regresa a la base
client-chase-order-repair = { $wish ->
    [rudder] { $ship } repara el timón
   *[speed] { $ship } repara las máquinas
}
client-chase-order-port = { $unit } permanece en puerto
client-chase-order-refuel = { $ship } reposta del { $tanker }
client-chase-order-patrol = { $unit } patrulla
client-chase-order-fly = { $wing }: { $cost } de { $speed }{ $markers ->
    [no] {""}
   *[other] , busca en { $markers }
}{ $attack ->
    [no] {""}
   *[other] , ataca en { $attack }
}{ $lands ->
    [yes] , aterriza
   *[no] , sigue en el aire
}
client-chase-do-patrol = Patrullar
client-chase-do-port = Quedar en puerto
client-chase-do-repair-speed = Reparar velocidad
client-chase-do-repair-rudder = Reparar timón
client-chase-do-refuel = Repostar del { $tanker }
client-chase-gain-search = +{ $factors } búsqueda
client-chase-gain-fuel = +{ $points } PC
client-chase-ends-game = En este puerto termina el viaje del { $ship } y, con él, la partida. Pulsa otra vez si es lo que quieres.
client-chase-do-return = Regresar a la base
client-chase-do-detach = Separar { $ship }
client-chase-do-join = Navegar con { $unit }
client-chase-do-nothing = Retirar las órdenes
client-chase-company = Fuerza y fichas
client-chase-open-card = Ficha: { $ship }
client-chase-type-path = Rumbo: pulsa hexágonos o escribe K27 J27
client-chase-flight = { $cost } de { $speed } puntos · { $lands ->
    [yes] aterriza
   *[no] sigue en el aire
}
client-chase-flight-hint = Pulsa hexágonos para volar hasta ellos; pulsa uno de la ruta para dejar un marcador de búsqueda. La vuelta se añade hasta donde llega la autonomía; más allá se queda en el aire.
client-chase-mark-search = Marcador de búsqueda aquí
client-chase-mark-attack = Marcador de ataque aquí
client-chase-stay-aloft = Seguir en el aire
client-chase-land-now = Aterrizar este turno
client-chase-shorten = Quitar el último
client-chase-ground = No volar

## Questions

client-chase-continue = Continuar
client-chase-knots = { $knots } nudos
client-chase-tankers-placed = { $placed } de { $all } petroleros colocados: pulsa un hexágono para el petrolero señalado.
client-chase-no-berth = Ningún petrolero puede empezar en { $hex }.
client-chase-confirm-tankers = Esconder petroleros
client-chase-no-shadow = No perseguir
client-chase-whole-force = Toda la { $unit }
client-chase-shadow-nobody = No tienes allí ningún buque que pueda intentarlo.
client-chase-shadow-pick = Elige los buques que lo intentan. Los de una fuerza se separan del resto; quien lo intenta no busca este turno.
client-chase-shadow-summary = { $knots } nudos{ $modifiers ->
    [no] {""}
   *[other] {" "}({ $modifiers })
}: { $equal } si son igual de rápidos, { $faster } si lo son 1 menos, { $slower } si lo son 1 más, nada si lo son 2 más.
client-chase-confirm-shadow = Perseguir
client-chase-evade-summary = No ves quién te persigue. Toda maniobra gasta combustible al momento, salga como salga.
client-chase-evade-only = No todos los buques tienen combustible: una distracción cuesta { $points }; una evasión, { $more }.
client-chase-fuel-points = { $points } PC
client-chase-no-manoeuvre = Mantener el rumbo
client-chase-no-manoeuvre-hint = No cuesta nada. Solo cuentan la velocidad, el radar y la visibilidad.
client-chase-evade = Evadirse
client-chase-evade-hint = { $modifier } a su dado, y la unidad mueve { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
} como máximo este turno. Combustible: { $bunkers }.
client-chase-divert = Distracción: { $fast } se aparta de { $slow }
client-chase-divert-hint = La fuerza se divide. { $modifier } a su dado contra { $fast }; eligen a quién perseguir. Combustible: { $bunkers }.
client-chase-divide = { $fast } tras la parte rápida, { $slow } tras la lenta
client-chase-answer-fast = La parte rápida, { $contact }
client-chase-answer-slow = La parte lenta, { $contact }
client-chase-answer-both = Ambas partes
client-chase-follow-fast = La parte rápida es más difícil de perseguir: { $modifier } a tu dado.
client-chase-follow-slow = Sin modificador: cuentan la velocidad, el radar y la visibilidad.
client-chase-follow-both = Divides tus buques, con un dado para cada parte.
client-chase-answer-stay = Acercarse y quedarse
client-chase-answer-leave = Dejar el combate
client-chase-pushed-hint = { $zones ->
    [one] Para quedarse pasa a acercarse y gasta 1 zona de su próximo movimiento.
   *[other] Para quedarse pasa a acercarse y gasta { $zones } zonas de su próximo movimiento.
} Si no, queda fuera de este combate para siempre.
client-chase-answer-try = Intentar escapar
client-chase-answer-fight-on = Seguir combatiendo
client-chase-answer-give-up = Darlos por perdidos
client-chase-abort-hint = { $modifiers ->
    [no] Un dado. Si escapa, queda fuera de este combate para siempre y sigue en su hexágono.
   *[other] Un dado ({ $modifiers }). Si escapa, queda fuera de este combate para siempre y sigue en su hexágono.
}
client-chase-concede-hint = Los buques dados por perdidos cuentan como hundidos y el combate acaba en el acto.
client-chase-concede-not-yet = No se pueden dar por perdidos mientras otros buques tuyos del hexágono puedan acudir en su ayuda.
client-chase-call-all = Nombrar los { $number }
client-chase-search-done = No nombrar más
client-chase-search-summary = { $number ->
    [one] Se puede nombrar 1 hexágono.
   *[other] Se pueden nombrar { $number } hexágonos: pulsa uno en la carta.
}
client-chase-search-none = Ningún hexágono tiene bastantes factores de búsqueda.
client-chase-confirm-call = Nombrar
client-chase-hex-picked = Será { $hex }.
client-chase-pick-hex = Pulsa un hexágono de la carta o escribe su nombre.
client-chase-sub-trace = { $how } en { $hex }, turno { $turn }.
client-chase-no-attack = No atacar
client-chase-attack = { $unit } ataca a { $contact }
client-chase-attack-hint = { $ships } combate en el tablero. Tu unidad queda avistada y cada bando ve las fichas del otro.
client-chase-attack-unseen = { $ships } combate en el tablero y cada bando ve las fichas del otro.
client-chase-attack-nobody = Ninguna unidad tuya que pueda combatir está en un hexágono con un enemigo localizado.
client-chase-air-target = { $wing }: { $class } en { $hex }
client-chase-class-BB = acorazado
client-chase-class-BC = crucero de batalla
client-chase-class-CV = portaaviones
client-chase-class-CA = crucero pesado
client-chase-class-CL = crucero ligero
client-chase-class-DD = flotilla de destructores
client-chase-class-CG = guardacostas
client-chase-class-TK = petrolero
client-chase-air-hint = { $modifiers ->
    [no] Un dado, { $chance } de acertar algo. Un blanco lento o indefenso es más fácil.
   *[other] Un dado, { $chance } de acertar algo ({ $modifiers }). Un blanco lento o indefenso es más fácil.
}
client-chase-air-summary = Cada impacto saca una ficha de daño. Si no hay un buque de esa clase, el ataque se pierde.
client-chase-air-ship-summary = El enemigo verá su ficha.
client-chase-sub-ship-summary = El enemigo sabrá su clase, su hexágono y si navega en compañía. El submarino puede atacarla.
client-chase-victim = { $ship }, { $class } en { $hex }, casco { $hull } de { $full }{ $force ->
    [no] , por su cuenta.
   *[other] , en { $force }.
}
client-chase-convoy-choice = { $answer ->
    [yes] Atacar { $convoy }
   *[no] Dejar en paz { $convoy }
}
client-chase-no-hunt = No cazar
client-chase-hunt = { $unit } sale de caza
client-chase-hunt-hint = { $modifiers ->
    [no] Un convoy, { $convoy }; un mercante, { $merchant }. Solo tú ves el dado.
   *[other] Un convoy, { $convoy }; un mercante, { $merchant } ({ $modifiers }). Solo tú ves el dado.
}
client-chase-hunt-summary = Una unidad puede buscar presas. Encuentre lo que encuentre, después decides si atacas.
client-chase-hunt-nobody = Ninguna unidad tuya puede cazar: hace falta un buque pesado y libre en una ruta de convoyes, fuera de la cobertura aérea aliada.
client-chase-attack-her = Atacar
client-chase-let-go = Dejarlo ir
client-chase-merchant-hint = Medio punto de victoria. El enemigo sabrá dónde estás y no podrás mover durante { $turns } turnos.
client-chase-merchant-spared = Nadie sabrá que estabas allí.
client-chase-attack-convoy = Atacar
client-chase-spare-convoy = Dejarlo en paz
client-chase-convoy-hint = { $escorts ->
    [no] Sin escolta: el convoy se pierde al instante.
    [perhaps] Quizá su escolta se haya retirado; si no, hay que hundirla en el tablero de batalla.
   *[other] Hay que hundir toda la escolta ({ $escorts }) en el tablero de batalla.
} { $chits ->
    [0.5] Media ficha de victoria
    [one] Una ficha de victoria
   *[other] { $chits } fichas de victoria
} de { $least } a { $most } puntos, { $mean } de media. El enemigo sabrá dónde estás.
client-chase-convoy-spared = Nadie sabrá que estabas allí, pero no volverás a encontrar este convoy.
client-chase-end-turn = Acabar el turno
client-chase-no-relief = Dejar la escolta con sus convoyes
client-chase-relieve = Retirar { $ship }
client-chase-relieve-hint = { $ship } aparece en { $hex } y el convoy { $convoy } sigue sin su escolta.
client-chase-relief-nobody = Este turno no se puede retirar ningún buque de escolta.

## Buying and choosing ships

client-chase-shipyard = Unidades opcionales
client-chase-shipyard-text = Cada unidad desplaza los puntos finales en su precio, contados para el alemán. Los dados pueden revelar su nombre al enemigo.
client-chase-fleet = Tu flota
client-chase-fleet-text = Elige los buques que combaten por ti, ocho como máximo. El enemigo elige al mismo tiempo.
client-chase-ware-figures = velocidad { $evasion } · cañones { $guns } · casco { $hull } · torpedos { $torpedoes }
client-chase-price = { $points } puntos · empieza en { $hex } · { $chance } de que el enemigo se entere
client-chase-buy-summary = { $number ->
    [0] Nada comprado.
    [one] 1 unidad, { $points } puntos.
   *[other] { $number } unidades, { $points } puntos.
}
client-chase-fleet-summary = { $number ->
    [one] 1 buque.
   *[other] { $number } buques.
}
client-chase-confirm-buy = Cerrar compras
client-chase-confirm-fleet = Cerrar flota

## Battle

client-chase-battle-board = Tablero de batalla
client-chase-battle-in = Combate en { $hex }
client-chase-battle-round = Ronda { $round }
client-chase-left = fuera: { $ships }
client-chase-attacker = Ataque: { $side } →
client-chase-defender = ← defensa
client-chase-band-extreme = Extremo
client-chase-band-long = Largo
client-chase-band-medium = Medio
client-chase-band-short = Corto
client-chase-hull = casco { $hull }/{ $full }
client-chase-fighter-label = { $ship }, { $side }, zona { $zone }, { $position }, casco { $hull } de { $full }
client-chase-shot-detail = { $dice } d10 · { $chance }
client-chase-shot-summary = { $dice ->
    [one] { $range }: 1 dado, { $chance } de acertar, unas { $hull } casillas de casco.
   *[other] { $range }: { $dice } dados, { $chance } cada uno, unas { $hull } casillas de casco.
}
client-chase-each = por dado
client-chase-expected = Unas { $hull } casillas de casco
client-chase-expected-hits = Unas { $hits } fichas de daño por torpedo
client-chase-hold = No disparar
client-chase-confirm-fire = { $number ->
    [0] Alto el fuego
    [one] Fuego (1 buque)
   *[other] Fuego ({ $number } buques)
}
client-chase-torpedo-summary = { $range }: quedan { $left } torpedos esta ronda.
client-chase-confirm-launch = Lanzar
client-chase-confirm-no-launch = No lanzar
client-chase-battle-move = { $zones ->
    [0] { $position }
   *[other] { $position } { $zones }
}
client-chase-battle-move-hint = Pulsa una zona del tablero o elige una posición.
client-chase-zones = Zonas
client-chase-zones-upto = { $least }–{ $most } zonas
client-chase-confirm-move = Dar la orden
client-chase-reinforce-nobody = No tienes a nadie en este hexágono a quien llamar.
client-chase-reinforce-hint = Un dado por cada buque que llames. Quien acude entra tras la línea en que empezó el combate; a los demás nadie los ve.
client-chase-confirm-reinforce = Llamarlos
client-chase-repairs-hint = Cada buque repara una cosa y este turno ni se mueve ni busca.
client-chase-repairs-nobody = Ningún buque tuyo puede reparar nada ahora.
client-chase-confirm-repairs = Empezar reparaciones
client-chase-result-two-hull-evasion = 2 de casco + evasión
client-chase-result-hull-evasion = casco + evasión
client-chase-result-hull = casco
client-chase-result-bow = cañones de proa
client-chase-result-stern = cañones de popa
client-chase-result-secondary = cañones secundarios
client-chase-result-special = daño especial

## Ship cards

client-chase-row-bow = Proa
client-chase-row-stern = Popa
client-chase-row-secondary = Secundaria
client-chase-row-hull = Casco
client-chase-row-torpedoes = Torpedos
client-chase-evasion = Evasión
client-chase-evasion-hint = Valor de evasión: su velocidad actual
client-chase-radar = Radar
client-chase-flag-rudder = Timón dañado
client-chase-flag-fire-control = Dirección de tiro
client-chase-flag-radar = Radar averiado
client-chase-flag-exhausted = Agotada
client-chase-off-map = Fuera de la carta
client-chase-enemy-cards = Fichas enemigas sobre la mesa

## Plot

client-chase-contacts = Contactos
client-chase-no-contacts = No hay ningún enemigo localizado.
client-chase-force = fuerza
client-chase-reports = Informes
client-chase-can-be = Puede estar a { $hexes } hexágonos o menos de { $hex }
client-chase-they-know = Lo que saben de nosotros
client-chase-searched = Buscado
client-chase-not-searched = Aún no se ha nombrado ningún hexágono.

## Tracks and points

client-chase-turn-track = Turnos
client-chase-submarine = Submarinos
client-chase-points = Puntos de victoria
client-chase-points-known = Conocidos por ambos
client-chase-points-secret = Convoyes, en secreto
client-chase-merchants = { $number ->
    [one] 1 mercante
   *[other] { $number } mercantes
}
client-chase-points-hint = Contados para el alemán. Gana con { $points } o más al final, y pierde si se hunde el Bismarck.
client-chase-lost = { $count ->
    [0] { $ship } hundido
   *[other] { $ship } hundido por { $by }
}
client-chase-ended = La caza terminó en el turno { $turn }, { $date } de mayo, { $time }.
client-chase-search-record = { $side }: { $calls ->
    [one] 1 hexágono nombrado
   *[other] { $calls } hexágonos nombrados
}, { $found ->
    [one] 1 unidad hallada así.
   *[other] { $found } unidades halladas así.
}

## First turn

client-chase-guide-german-aim = Rompe el cerco
    .text = Llevas el Bismarck y el Prinz Eugen al Atlántico. Los Aliados no ven esta carta. { $touch ->
        [yes] Cambia la escala con dos dedos, arrastra para moverte y toca un hexágono
       *[no] Cambia la escala con la rueda, arrastra para moverte y señala un hexágono
    } para ver lo que se sabe de él.
client-chase-guide-german-tankers = Esconde tus petroleros
    .text = Cada petrolero espera en algún lugar del mar. Pulsa un hexágono señalado para cada uno: lejos de las rutas de convoyes, pero donde quieras repostar.
client-chase-guide-german-move = Da órdenes
    .text = Elige una unidad aquí o en la carta y pulsa uno o dos hexágonos, o arrastra desde su ficha. Un hexágono es gratis, dos cuestan combustible. Los aviones también vuelan a golpe de clic.
client-chase-guide-german-conditions = Atento a la luz
    .text = La visibilidad es el número de factores de búsqueda que el enemigo necesita para encontrarte. El mal tiempo y la noche te esconden; la niebla, más que nada.
client-chase-guide-german-lock = Cierra tus órdenes
    .text = No pasa nada hasta que ambos bandos las cierran. Hasta entonces todo se puede cambiar, y el borrador sigue aquí aunque cierres la página.
client-chase-guide-allied-aim = Encuéntralos
    .text = En algún lugar del nordeste el Bismarck está a punto de zarpar. Solo ves tus propios buques. { $touch ->
        [yes] Cambia la escala con dos dedos, arrastra para moverte y toca un hexágono
       *[no] Cambia la escala con la rueda, arrastra para moverte y señala un hexágono
    } para ver lo bien que lo vigilas.
client-chase-guide-allied-patrol = Envía patrullas
    .text = Elige una unidad y muévela, o que patrulle donde está: 3 factores de búsqueda más. Un hexágono queda cubierto cuando sus factores alcanzan la visibilidad.
client-chase-guide-allied-fly = Vuela
    .text = Elige un avión, pulsa adónde debe volar y pulsa hexágonos de su ruta para dejar marcadores de búsqueda. La vuelta se añade hasta donde llega la autonomía; más allá se queda en el aire.
client-chase-guide-allied-conditions = Atento a la luz
    .text = La visibilidad es el número de factores de búsqueda que necesita un hexágono. En la niebla no se ve nada.
client-chase-guide-allied-lock = Cierra tus órdenes
    .text = No pasa nada hasta que ambos bandos las cierran. Hasta entonces todo se puede cambiar, y el borrador sigue aquí aunque cierres la página.
