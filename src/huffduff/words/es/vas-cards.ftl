## The game

vas-title = Victory at Sea
    .text = Flotas de la Segunda Guerra Mundial sobre una mesa abierta. Elige tus barcos, traza sus rumbos pulgada a pulgada, haz que batan tus torres y mira qué hacen obuses, torpedos y aviones con el acero y las tripulaciones.
vas-seat-blue = Primer bando
vas-seat-red = Segundo bando

## Scenarios

vas-scenario-war-at-sea = War at Sea
    .text = Cada bando tira por su objetivo, forma una flota con sus puntos, explora, despliega y combate durante 8 turnos.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-competitive = War at Sea, objetivos emparejados
    .text = Como War at Sea, con un par equilibrado de objetivos en lugar de tirarlos.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-free-battle = Batalla libre
    .text = Trae los barcos que quieras; nadie cuenta puntos hasta que empiezan los disparos. Gana quien tenga más puntos de victoria tras 8 turnos.
    .blue = { $blue-navy }
    .red = { $red-navy }
vas-scenario-denmark-strait = Estrecho de Dinamarca
    .text = 24 de mayo de 1941: Hood y Prince of Wales se acercan a Bismarck y Prinz Eugen. Norfolk y Suffolk pueden llegar en el turno 3.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-last-battle = La última batalla
    .text = 27 de mayo de 1941: King George V y Rodney encuentran al Bismarck lento y sin gobierno.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-swordfish-strike = Swordfish
    .text = 26 de mayo de 1941: el Ark Royal se mantiene tras el horizonte y envía sus Swordfish contra el Bismarck, que tiene que abrirse paso.
    .blue = { vas-navy-GB }
    .red = { vas-navy-DE }
vas-scenario-tassafaronga = Tassafaronga
    .text = 30 de noviembre de 1942, de noche: cruceros estadounidenses se topan con destructores japoneses y sus torpedos de largo alcance. Nadie ve a más de 14".
    .blue = { vas-navy-US }
    .red = { vas-navy-JP }
vas-scenario-coral-sea = Mar del Coral
    .text = 8 de mayo de 1942: Lexington y Yorktown contra Shokaku y Zuikaku, cada cual con su escolta y Escuadrillas en cubierta.
    .blue = { vas-navy-US }
    .red = { vas-navy-JP }

## Options

vas-option-points = Puntos
    .text = Con cuántos puntos se forma cada flota, antes de la bonificación o penalización de su objetivo.
vas-option-year = Año
    .text = El año decide sobre barcos, reformas, aviones, espoletas VT y torpedos que fallan.
vas-option-blue-navy = Marina del primer bando
    .text = De qué marina forma su flota el primer bando.
vas-option-blue-navy-GB = Royal Navy
vas-option-blue-navy-DE = Kriegsmarine
vas-option-blue-navy-US = US Navy
vas-option-blue-navy-JP = Marina Imperial Japonesa
vas-option-blue-navy-IT = Regia Marina
vas-option-blue-navy-FR = Marine Nationale
vas-option-red-navy = Marina del segundo bando
    .text = De qué marina forma su flota el segundo bando.
vas-option-red-navy-GB = Royal Navy
vas-option-red-navy-DE = Kriegsmarine
vas-option-red-navy-US = US Navy
vas-option-red-navy-JP = Marina Imperial Japonesa
vas-option-red-navy-IT = Regia Marina
vas-option-red-navy-FR = Marine Nationale
vas-option-pairing = Objetivos emparejados
    .text = Por qué par de objetivos se libra una batalla competitiva.
vas-option-pairing-attrition-destroy = Desgaste contra ¡Destruir!
vas-option-pairing-attrition-retreat = Desgaste contra Retirada combatiendo
vas-option-pairing-breakout-line = Ruptura contra Línea defensiva
vas-option-pairing-destroy-stand = ¡Destruir! contra Última resistencia
vas-option-pairing-sweep-line = Barrer y despejar contra Línea defensiva
vas-option-pairing-sides = Quién toma cuál
    .text = Qué bando tiene el primero de los objetivos emparejados.
vas-option-pairing-sides-diced = Por los dados
vas-option-pairing-sides-first-blue = El primer bando
vas-option-pairing-sides-first-red = El segundo bando
vas-option-cards = Fichas de barco
    .text = Las fichas revisadas, o también los demás barcos y reformas de una transcripción de aficionados.
vas-option-cards-core = Fichas revisadas
vas-option-cards-all = Todas las fichas
vas-option-reinforcements = Refuerzos
    .text = En las batallas fijas pueden llegar más barcos en un turno posterior.
vas-option-secret-objectives = Objetivos secretos
    .text = Cada bando guarda para sí su objetivo hasta el final.
vas-option-dogfight-blocks-attack = El combate aéreo impide atacar
    .text = Una Escuadrilla en combate aéreo no ataca el barco que toca.
vas-option-later-corrections = Correcciones posteriores
    .text = Detalles corregidos al releer el reglamento. Las partidas anteriores siguen sin ellas.

## Navies

vas-navy-US = US Navy
vas-navy-JP = Marina Imperial Japonesa
vas-navy-GB = Royal Navy
vas-navy-DE = Kriegsmarine
vas-navy-IT = Regia Marina
vas-navy-FR = Marine Nationale

## Types and roles

vas-type-battleship = Acorazado
vas-type-cruiser = Crucero
vas-type-destroyer = Destructor
vas-type-carrier = Portaaviones
vas-type-civilian = Civil
vas-role-fighter = Caza
vas-role-bomber = Bombardero
vas-role-dive-bomber = Bombardero en picado
vas-role-kamikaze = Kamikaze
vas-role-torpedo-bomber = Torpedero

## Traits

vas-trait-advanced-radar = Radar avanzado
    .text = Suma 2 al dado de exploración del barco, que puede repetirse.
vas-trait-agile = Ágil
    .text = El barco puede girar tras cada 1".
vas-trait-aircraft = Aviones
    .text = El número de Escuadrillas de observación, para explorar o guiar el fuego.
vas-trait-armoured-deck = Cubierta acorazada
    .text = Sin tiro en picado; los bombarderos en picado y los kamikazes tienen -1 en sus dados de daño.
vas-trait-carrier = Portaaviones
    .text = Lanza o recupera una Escuadrilla por turno.
vas-trait-depth-charge = Cargas de profundidad
    .text = No tiene regla en este libro.
vas-trait-lumbering = Torpe
    .text = Un giro por movimiento, y no evade.
vas-trait-radar = Radar
    .text = Suma 1 al dado de exploración del barco, que puede repetirse.
vas-trait-sub-hunter = Cazasubmarinos
    .text = No tiene regla en este libro.
vas-trait-torpedo-belt = Cinturón antitorpedo
    .text = Se resta de cada dado de daño de los torpedos de costado.
vas-trait-devastating = Devastador
    .text = Daño según muestra el dado, sea cual sea el Blindaje; 5 y 6 son críticos.
vas-trait-dp = DP
    .text = Puede tirar a aviones en lugar de barcos.
vas-trait-fast-track = Seguimiento rápido
    .text = Ignora los blancos rápidos y tira a cualquiera a quemarropa.
vas-trait-heavy = Pesado
    .text = 5 y 6 se comprueban por si son críticos.
vas-trait-local = Local
    .text = Dados contra Escuadrillas que tocan el barco o lo sobrevuelan.
vas-trait-one-shot = Un solo disparo
    .text = Lo disparado queda gastado.
vas-trait-restricted = Restringido
    .text = Como mucho la mitad de los dados a cada costado.
vas-trait-slow-loading = Carga lenta
    .text = No puede disparar en el turno siguiente; los torpedos se recargan una vez.
vas-trait-twin-linked = Acoplado
    .text = Los dados que fallan pueden repetirse.
vas-trait-weak = Débil
    .text = Sin críticos, salvo en barcos civiles.
vas-trait-large = Grande
    .text = Los dados antiaéreos contra esta Escuadrilla tienen +1.
vas-trait-tough = Resistente
    .text = La derriban dos impactos de un mismo sistema antiaéreo.
vas-trait-very-tough = Muy resistente
    .text = La derriban tres impactos de un mismo sistema antiaéreo.

## Objectives

vas-objective-destroy = ¡Destruir!
    .text = Incapacita o destruye todos los barcos enemigos.
vas-objective-breakout = Ruptura
    .text = Saca la mitad de tus barcos por el borde enemigo.
vas-objective-defence-line = Línea defensiva
    .text = Ten más puntos de victoria y niega al enemigo la victoria mayor.
vas-objective-attrition = Desgaste
    .text = Logra vez y media los puntos de victoria del enemigo.
vas-objective-sweep-and-clear = Barrer y despejar
    .text = Saca la mitad de tus barcos por el borde enemigo y ten más puntos de victoria.
vas-objective-domination = Dominación
    .text = Ocupa tres cuartos de la mesa sin barcos enemigos.
vas-objective-fighting-retreat = Retirada combatiendo
    .text = Saca la mitad de tus barcos por tu borde y ten más puntos de victoria.
vas-objective-last-stand = Última resistencia
    .text = Hunde un barco y ten más puntos de victoria.
vas-objective-ultimate-enemy = Enemigo supremo
    .text = Destruye el barco enemigo más valioso y ten más puntos de victoria.
vas-priority-high = Prioridad alta
vas-priority-medium = Prioridad media
vas-priority-low = Prioridad baja

## Orders

vas-order-all-hands = ¡Todos a cubierta!
    .text = Control de daños en todas las zonas con +1, pero -1 en cada dado de ataque. Exige un chequeo.
vas-order-come-about = ¡Virar!
    .text = Un giro de hasta 90 grados. Exige un chequeo.
vas-order-smoke = ¡Humo!
    .text = Un marcador de humo por cada 3" recorridas, hasta el final del turno.
vas-order-evade = ¡Evadir!
    .text = Los aciertos enemigos se repiten; media velocidad, -1 en tus propios dados, sin torpedos.
vas-order-flood = ¡Inundar pañoles!
    .text = Detiene toda Propagación a cambio de una torre. Exige un chequeo.
vas-order-scramble = ¡Despegue inmediato!
    .text = Dos operaciones de vuelo en lugar de una. Exige un chequeo.

## Critical areas and scores

vas-area-engine = Máquinas
vas-area-weapons = Armas
vas-area-crew = Tripulación
vas-effect-props-damaged = Hélices dañadas
vas-effect-rudder-damaged = Timón dañado
vas-effect-turbine-damaged = Turbina dañada
vas-effect-fuel-system-ruptured = Fuga de combustible
vas-effect-engines-disabled = Máquinas paradas
vas-effect-fuel-explosion = Explosión de combustible
vas-effect-secondary-weapons-damaged = Armas secundarias dañadas
vas-effect-secondary-weapons-destroyed = Armas secundarias destruidas
vas-effect-turret-damaged = Torre dañada
vas-effect-turret-destroyed = Torre destruida
vas-effect-magazine-explosion = Explosión de pañol
vas-effect-multiple-explosions = Explosiones múltiples
vas-effect-shrapnel = Metralla
vas-effect-fire = Fuego
vas-effect-multiple-fires = Varios fuegos
vas-effect-heavy-shrapnel = Mucha metralla
vas-effect-hull-breach = Brecha en el casco
vas-effect-explosion = Explosión
vas-vital-bridge = Puente destruido
vas-vital-rudder = Timón trabado
vas-vital-engineering = Fuego en máquinas
vas-vital-magazine = Pañol en llamas
vas-vital-explosions = Explosiones secundarias
vas-vital-catastrophe = Explosión catastrófica

## Phases, bands, edges, zones

vas-phase-setup = Preparación
vas-phase-initiative = Iniciativa
vas-phase-movement = Movimiento
vas-phase-gunnery = Artillería
vas-phase-end = Final
vas-phase-over = Terminada
vas-band-point-blank = a quemarropa
vas-band-short = corta
vas-band-long = larga
vas-band-extreme = extrema
vas-edge-north = norte
vas-edge-east = este
vas-edge-south = sur
vas-edge-west = oeste
