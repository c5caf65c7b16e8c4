## El juego

chase-title = La caza del Bismarck
    .text = Mayo de 1941: el Bismarck y el Prinz Eugen están a punto de salir al Atlántico, y la Royal Navy tiene que encontrarlos antes de poder combatirlos. Cada bando mueve en secreto sobre su propia carta del Atlántico Norte. Envía patrullas y aviones, lee el tiempo, sigue las marcaciones de radio, persigue lo que encuentres, caza convoyes, vigila el combustible y decide la lucha en el tablero de batalla cuando se encuentren las flotas.
chase-seat-german = Alemania
chase-seat-allied = Aliados

## Escenarios

chase-scenario-campaign = La campaña
    .text = La operación entera, de la noche del 22 de mayo al anochecer del 29: 40 turnos, con todos los buques y aviones. El Bismarck y el Prinz Eugen empiezan en Bergen, la Home Fleet en Scapa Flow y la Fuerza H en Gibraltar.
chase-scenario-denmark-strait = En el estrecho de Dinamarca
    .text = Noche del 24 de mayo: el Norfolk y el Suffolk no sueltan al Bismarck y al Prinz Eugen, y el Hood y el Prince of Wales están a un hexágono. 10 turnos, hasta el anochecer del 25 de mayo. Terminar en alta mar le cuesta menos al alemán: 0 si el Bismarck no tiene daños y conserva 10 puntos de combustible; si no, -5.
chase-scenario-swordfish = Swordfish
    .text = Mediodía del 26 de mayo: el Hood se ha perdido. Un Catalina ha encontrado al Bismarck, averiado y con 6 puntos de combustible, y el Ark Royal se interpone entre él y Brest. 10 turnos, hasta la mañana del 28 de mayo. Llegar a puerto le cuesta al alemán solo -2 en Francia y -4 en Noruega.
chase-scenario-battle = Un combate a tu gusto
    .text = Solo el tablero de batalla: cada bando elige en secreto hasta 8 buques. La visibilidad y el atacante se fijan con las opciones de abajo. Gana quien obtenga más puntos de los que pierda.
chase-scenario-battle-denmark-strait = Combate: estrecho de Dinamarca
    .text = El Hood y el Prince of Wales atacan al Bismarck y al Prinz Eugen al amanecer. Solo el tablero de batalla, visibilidad 2.
chase-scenario-battle-cruisers = Combate: dos cruceros
    .text = El Prinz Eugen ataca al Norfolk con mala luz, visibilidad 9. Un combate breve en el tablero de batalla, bueno para aprender.
chase-scenario-battle-last-stand = Combate: la última batalla
    .text = El King George V, el Rodney, el Norfolk y el Dorsetshire atacan al Bismarck, que ha perdido el timón. Solo el tablero de batalla, visibilidad 4.
chase-scenario-battle-convoy = Combate: el convoy
    .text = El Bismarck y el Prinz Eugen atacan a la escolta de un convoy, el Revenge y seis destructores, que no pueden huir. Solo el tablero de batalla, visibilidad 3.
chase-scenario-battle-destroyers = Combate: destructores en la noche
    .text = Unos destructores y el Sheffield atacan con torpedos, a oscuras, al Bismarck malherido. Solo el tablero de batalla, visibilidad 7.

## Opciones

chase-option-optional-units = Unidades opcionales
    .text = Antes de empezar, cada bando puede comprar más buques a cambio de puntos de victoria. Una tirada secreta decide si el enemigo se entera.
chase-option-crew-exhaustion = Agotamiento de la tripulación
    .text = Un buque pesado alemán que ha entrado en acción dos veces en un día dispara peor cuando vuelve a hacerlo al día siguiente.
chase-option-ammunition = Munición
    .text = Un acorazado o crucero de batalla que haya librado tres combates debe ir a un puerto, y hasta haber estado en él no combate, caza ni patrulla por propia iniciativa.
chase-option-slow-target = Blancos lentos
    .text = La evasión con la que aviones, submarinos y torpedos aciertan a un buque con más facilidad.
chase-option-slow-target-25-or-less = 25 o menos
chase-option-slow-target-below-25 = Menos de 25
chase-option-one-task-a-turn = Una tarea por turno
    .text = Un buque solo hace una de estas cosas por turno: reparar, estar en puerto o repostar en alta mar. Sin esta regla puede combinarlas.
chase-option-points-for-damage = Puntos por daños
    .text = Qué impactos en buques pesados que siguen a flote valen puntos de victoria.
chase-option-points-for-damage-hull = Solo casco
chase-option-points-for-damage-all-hits = Casco y cañones
chase-option-shadowing-radar = Radar de los perseguidores
    .text = Qué radar cuenta cuando varios buques intentan perseguir juntos a una unidad.
chase-option-shadowing-radar-best = El mejor
chase-option-shadowing-radar-worst = El peor
chase-option-report-when-standing = Informes de buques que no mueven
    .text = De los buques que solo se quedan en un hexágono vigilado por el enemigo se informa igual que de los que entran en él.
chase-option-air-targets = Objetivos de los ataques aéreos
    .text = A qué buques pueden atacar los aviones en el hexágono de su marcador de ataque.
chase-option-air-targets-located = Buques localizados
chase-option-air-targets-any = Cualquier buque
chase-option-carrier-guns = Cañones de los portaaviones
    .text = Cómo se modifica el fuego de portaaviones y guardacostas, y el dirigido contra ellos.
chase-option-carrier-guns-as-cruisers = Como cruceros
chase-option-carrier-guns-no-modifier = Sin modificador
chase-option-ships-that-pass = Buques que se cruzan
    .text = Con qué cañones dispara un buque a un enemigo al que ha rebasado en el tablero de batalla.
chase-option-ships-that-pass-other-battery = Los del otro extremo
chase-option-ships-that-pass-ignore = Los de siempre
chase-option-escorted-tankers = Petroleros con escolta
    .text = Qué ocurre con un petrolero localizado junto a buques de guerra aliados cuando navegan con él buques de guerra alemanes.
chase-option-escorted-tankers-sunk = Hundidos
chase-option-escorted-tankers-safe = A salvo
chase-option-neutral-attacks = Ataques estadounidenses
    .text = Qué buques estadounidenses pueden iniciar combates y unirse a ellos como los demás: los comprados, ninguno antes de que se ataque a uno, o todos.
chase-option-neutral-attacks-bought = Los comprados
chase-option-attacker-sighted = El atacante queda avistado
    .text = Una unidad que inicia un combate o se une a él se marca como Avistada.
chase-option-hunting-in-the-dark = Caza con niebla y a oscuras
    .text = Se pueden cazar convoyes incluso con visibilidad X y con niebla.
chase-option-spotting-in-fog = Detección aleatoria con niebla
    .text = Qué puede decir la detección aleatoria de las unidades alemanas en hexágonos de niebla mientras la hay.
chase-option-spotting-in-fog-huff-duff-only = Solo Huff-Duff
chase-option-spotting-in-fog-full = Lo de siempre
chase-option-stop-after-convoy = Parada tras un convoy
    .text = Cuándo un ataque a un convoy impide al cazador mover en el turno siguiente.
chase-option-stop-after-convoy-if-chits-drawn = Si se hunde
chase-option-stop-after-convoy-always = Siempre
chase-option-exhausted-classes = Tripulaciones que se agotan
    .text = Las clases de buques alemanes cuya tripulación puede agotarse, si se juega con esa regla.
chase-option-exhausted-classes-bb-bc-ca = BB, BC, CA
chase-option-exhausted-classes-bb-ca-cv = BB, CA, CV
chase-option-abort-in-the-dark = Escapar a oscuras
    .text = Con visibilidad 7 a 9 es más fácil escapar de un combate: -1 en la tirada para abortar.
chase-option-unreliable-guns = Cañones poco fiables
    .text = El King George V y el Prince of Wales disparan con un dado menos en la ronda siguiente a una salva en la que dos o más dados muestren 9.
chase-option-ship-cards = Fichas de buque en juego
    .text = Si el enemigo ve lo que se repara y se repone en una ficha de buque que ya ha entrado en juego.
chase-option-ship-cards-open = Siempre a la vista
chase-option-ship-cards-as-last-seen = Como se vio
chase-option-repairs = Reparaciones en el mar
    .text = Si las reparaciones se hacen antes de escribir las demás órdenes o junto con ellas.
chase-option-repairs-first = Primero
chase-option-repairs-with-orders = Con las órdenes
chase-option-later-corrections = Correcciones posteriores
    .text = Detalles corregidos al releer el reglamento. Las partidas anteriores siguen sin ellas.
chase-option-battle-visibility = Visibilidad del combate
    .text = Solo para un combate a tu gusto: 1 es el día más claro y 9 la noche más oscura.
chase-option-battle-attacker = Atacante en el combate
    .text = Solo para un combate a tu gusto: el atacante empieza en acercamiento y tira primero; el defensor empieza en huida.
chase-option-battle-attacker-german = Alemán
chase-option-battle-attacker-allied = Aliado

## Clases de buque

chase-class-BB = Acorazado
chase-class-BC = Crucero de batalla
chase-class-CV = Portaaviones
chase-class-CA = Crucero pesado
chase-class-CL = Crucero ligero
chase-class-DD = Flotilla de destructores
chase-class-CG = Guardacostas
chase-class-TK = Petrolero

## Categorías de velocidad

chase-speed-F = Rápido
    .text = Hasta 2 hexágonos por turno. 1 hexágono es gratis; 2 hexágonos cuestan 1 punto de combustible, o 2 si movió 2 hexágonos en el turno anterior.
chase-speed-M = Medio
    .text = 1 hexágono por turno. Cuesta 1 punto de combustible si también movió en el turno anterior.
chase-speed-S = Lento
    .text = 1 hexágono cada 2 turnos, sin combustible.
chase-speed-VS = Muy lento
    .text = 1 hexágono cada 4 turnos, sin combustible.

## Fases del turno

chase-phase-setup = Preparación
    .text = Todo ocupa su sitio y el alemán esconde sus petroleros.
chase-phase-visibility = Visibilidad
    .text = Cambia el tiempo, viene o se va la niebla y se fija el nivel de visibilidad.
chase-phase-shadow = Persecución
    .text = Los buques aliados intentan mantener el contacto con unidades alemanas avistadas en su hexágono.
chase-phase-movement = Movimiento
    .text = Las unidades perseguidas mueven a la vista; las demás, con órdenes selladas.
chase-phase-search = Búsqueda
    .text = Cada bando nombra hexágonos donde tiene suficientes factores de búsqueda, y el enemigo responde.
chase-phase-air-attack = Ataque aéreo
    .text = Los aviones atacan a los buques que han encontrado.
chase-phase-naval-combat = Combate naval
    .text = Los buques atacan en el tablero de batalla a los enemigos localizados en su hexágono.
chase-phase-chance = Azar
    .text = Submarinos, detección aleatoria y caza de convoyes.
chase-phase-admin = Mantenimiento
    .text = Llegan refuerzos, se preparan los aviones, se retiran marcadores y acaba el turno.

## Horas del día

chase-time-night = Noche
chase-time-morning = Mañana
chase-time-noon = Mediodía
chase-time-afternoon = Tarde
chase-time-evening = Anochecer

## Fichas de daño

chase-damage-dud = Sin estallar
    .text = Sin efecto.
chase-damage-rudder = Timón
    .text = El buque no puede mover hasta que se repare el timón.
chase-damage-bow = Proa
    .text = 1 casilla de los cañones de proa, o del casco si no queda ninguna.
chase-damage-stern = Popa
    .text = 1 casilla de los cañones de popa, o del casco si no queda ninguna.
chase-damage-hull = Casco
    .text = 1 casilla de casco y un efecto de evasión; un dado de 0 a 3 quita además una casilla de los cañones secundarios.
chase-damage-critical = Crítico
    .text = 2 casillas de casco, 2 efectos de evasión y 1 casilla de los cañones secundarios.
chase-damage-fire-control = Dirección de tiro
    .text = +1 en todos los dados de artillería del buque desde ahora.

## Aviones

chase-kind-combat = Combate
    .text = Suelta marcadores de búsqueda o un marcador de ataque.
chase-kind-recon = Reconocimiento
    .text = Solo suelta marcadores de búsqueda.
chase-flight-ready = Listo
    .text = En su base o a bordo de su portaaviones; puede volar.
chase-flight-aloft = En vuelo
    .text = Debe aterrizar en la próxima fase de movimiento.
chase-flight-landing = Aterrizaje
    .text = Ha aterrizado este turno y pasa a Revisión en la fase de mantenimiento.
chase-flight-refit = Revisión
    .text = Vuelve a estar listo tras la próxima fase de mantenimiento.
chase-flight-lost = Perdido
    .text = Se hundió con su portaaviones o no pudo aterrizar.

## Qué hacen y qué sufren los buques

chase-state-none = Libre
    .text = Nada le impide nada.
chase-state-refuel = Repostaje en alta mar
    .text = Recibe combustible de un petrolero, o lo da: sin movimiento, búsqueda, patrulla ni combate este turno.
chase-state-port = En puerto
    .text = Carga combustible y torpedos: sin movimiento, búsqueda, patrulla ni combate este turno.
chase-state-repair = Reparación en alta mar
    .text = Arregla el timón o la velocidad: sin movimiento, búsqueda ni patrulla este turno.
chase-state-tried-to-shadow = Ha intentado perseguir
    .text = Ha seguido a un enemigo este turno y no puede buscar ni patrullar.
chase-state-evading = Maniobra de evasión
    .text = Mueve 1 hexágono como máximo en esta fase de movimiento.
chase-state-patrol = Patrulla
    .text = 3 factores de búsqueda más en su hexágono; no mueve.
chase-state-no-move = Sin movimiento
    .text = No puede mover ni cazar hasta que desaparezca el marcador.
chase-state-restricted = Restringido
    .text = No puede hacer nada antes de que se cumpla su condición.
chase-state-sighted = Avistado
    .text = El enemigo sabe dónde está y puede atacarlo allí.
chase-state-shadowed = Perseguido
    .text = El enemigo mantiene el contacto: mueve antes que los demás, informa de dónde termina y puede sufrir ataques aéreos.
chase-state-held = Perseguido este turno
    .text = Fue perseguido en la fase de persecución de este turno y no puede cazar convoyes.
chase-state-crippled = Inmovilizado
    .text = Con el timón dañado o sin evasión no puede mover.
chase-state-emergency = Combustible de emergencia
    .text = Solo movimientos gratuitos; debe repostar o llegar a puerto antes de que venza su plazo.
chase-state-returning = Regreso a la base
    .text = Los destructores alemanes pueden salir a su encuentro; no puede cazar convoyes.
chase-state-tanker = Petrolero
    .text = Abastece a otros, nunca combate y nunca patrulla.
chase-status-map = En la carta
chase-status-off = Fuera de la carta
chase-status-sunk = Hundido
chase-status-removed = Sin combustible

## Cómo supo el enemigo de una unidad

chase-how-located = Localizada antes
chase-how-searched = Encontrada en una búsqueda
chase-how-reported = Comunicada desde la costa
chase-how-passed = De paso
chase-how-shadowed = Alcanzada por los perseguidores
chase-how-followed = Seguida
chase-how-fog = Perdida en la niebla
chase-how-spotted = Detectada por azar
chase-how-huff-duff = Marcación Huff-Duff
chase-how-submarine = Encontrada por un submarino
chase-how-attacking = Atacó a mercantes
chase-how-fighting = Participó en un combate

## La carta

chase-line-east-west = Línea Este-Oeste
chase-line-north-south = Línea Norte-Sur
chase-zone-east = Sector aéreo del este
chase-zone-west = Sector aéreo del oeste

## El tablero de batalla

chase-position-closing = Acercamiento
    .text = Proa al enemigo: disparan los cañones de proa y avanza hacia él.
chase-position-opening = Costado
    .text = De través: disparan todos los cañones y no mueve.
chase-position-breaking-off = Huida
    .text = Popa al enemigo: disparan los cañones de popa y se aleja de él.
chase-range-short = Alcance corto
    .text = Ninguna zona marítima o 1 entre los buques. Dado y medio por cañón; torpedos.
chase-range-medium = Alcance medio
    .text = 2 o 3 zonas marítimas entre los buques. Un dado por cañón; torpedos.
chase-range-long = Alcance largo
    .text = 4 a 6 zonas marítimas entre los buques. Medio dado por cañón de proa y popa.
chase-range-extreme = Alcance extremo
    .text = 7 zonas marítimas entre los buques. Un tercio de dado por cañón de proa y popa de CA, BC y BB.

## Puntos de victoria

chase-ledger-ending = El Bismarck al final
chase-ledger-convoys = Convoyes y mercantes
chase-ledger-allied-losses = Buques aliados hundidos y dañados
chase-ledger-german-losses = Buques alemanes hundidos y dañados
chase-ledger-bought = Unidades opcionales
chase-ledger-total = Total
