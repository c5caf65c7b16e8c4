## Órdenes

cli-about = Wargames navales de tablero sobre la caza del Bismarck: juégalos, alójalos y ponlos a prueba.
cli-usage = uso:
cli-commands = órdenes
cli-arguments = argumentos
cli-options = opciones
cli-value = VALOR
cli-odds-flags = lo que acepta { $game }, como "odds { $game } --attacker bismarck --weapons main --target warspite --range 25"
cli-help-games = enumera los juegos con sus puestos, escenarios, opciones y jugadores automáticos
cli-help-rules = muestra los artículos de un juego, o el código y las pruebas de cada uno
cli-help-sim = hace jugar muchas partidas a los jugadores automáticos y cuenta los resultados
cli-help-fuzz = juega al azar y busca fallos, callejones sin salida y partidas que no se guardan, deshacen o repiten bien
cli-help-leaks = busca cualquier cosa que un puesto averigüe de lo que se le oculta
cli-help-crashtest = mata una y otra vez un servidor en plena actividad y cuenta lo que se ha perdido
cli-help-doctor = revisa una carpeta de datos y dice qué está mal
cli-help-soak = hace vivir a un servidor todo lo que hacen los visitantes, durante unos minutos, y comprueba que sigue igual
cli-help-bench = mide la velocidad de un juego o del servidor
cli-help-replay = vuelve a contar una partida registrada
cli-help-verify = vuelve a tirar, a partir de la semilla, todos los dados de una partida registrada
cli-help-odds = calcular las probabilidades exactas de un ataque
cli-help-docs = escribe los documentos que salen de los reglamentos y de los datos
cli-help-schema = muestra el protocolo como JSON Schema
cli-help-serve = pone en marcha un servidor para otros
cli-help-play = pone en marcha un servidor para este equipo y abre el navegador

## Argumentos

cli-arg-help = muestra esta ayuda y termina
cli-arg-json = muestra el resultado como JSON
cli-arg-lang = idioma de los textos: en o es
cli-arg-game = nombre de un juego
cli-arg-bench-game = nombre de un juego, o «server»; sin él, todos los juegos
cli-arg-crash-game = nombre de un juego; si falta, strait
cli-arg-trace = muestra el código y las pruebas de cada artículo
cli-arg-tests = carpeta con las pruebas
cli-arg-scenario = nombre de un escenario
cli-arg-option = juega con una opción: NOMBRE=VALOR
cli-arg-games = número de partidas
cli-arg-bots = jugadores automáticos, uno por puesto en el orden que muestra «games»
cli-arg-seed = número del que dependen todos los dados
cli-arg-jobs = número de procesos
cli-arg-data = carpeta con un paquete de datos que sustituye nuestros valores
cli-arg-out = carpeta para las partidas que fallan
cli-arg-positions = número de posiciones que se examinan
cli-arg-kills = número de veces que se mata el servidor
cli-arg-seconds = duración de cada medición en segundos
cli-arg-matches = número de partidas que se juegan a la vez
cli-arg-file = archivo con un registro
cli-arg-seat = lo cuenta como lo vivió este puesto; sin él, como lo vieron todos
cli-arg-check = no escribe nada y falla si algún documento está anticuado
cli-arg-host = dirección en la que escucha
cli-arg-port = puerto en el que escucha
cli-arg-data-dir = carpeta que guarda las partidas
cli-arg-allowed-host = nombre por el que los visitantes preguntan por este servidor; se puede dar más de una vez
cli-arg-minutes = duración de la prueba en minutos

## Errores

cli-error-arguments = La línea de órdenes no sirve ({ $message }); { $command } --help muestra lo que admite.
cli-error-number = { $value } no es un número entero de al menos { $least }.
cli-error-seconds = { $value } no es un número de segundos mayor que 0.
cli-error-option = { $value } no tiene la forma NOMBRE=VALOR.
cli-error-game = No hay ningún juego llamado { $game }; hay: { $known }.
cli-error-bot = { $game } no tiene ningún jugador automático llamado { $bot }; tiene: { $known }.
cli-error-bots = { $game } tiene { $seats } puestos, así que indica { $seats } jugadores automáticos.
cli-error-scenario = { $game } no tiene ningún escenario llamado { $scenario }; tiene: { $known }.
cli-error-no-option = { $game } no tiene ninguna opción { $option } con el valor { $value }.
cli-error-seat = { $game } no tiene ningún puesto llamado { $seat }; tiene: { $known }.
cli-error-file = No se puede leer { $file }: { $reason }.
cli-error-folder = No existe la carpeta { $folder }.
cli-error-data = Los datos no se pueden usar: { $message }.
cli-error-record = { $file } está dañado: { $message }.
cli-error-checkout = Para esto hace falta la carpeta del código fuente, y aquí no está.
cli-error-no-odds = { $game } no tiene nada de que calcular probabilidades.
cli-error-flag = { $game } no sabe qué hacer con { $flag }; acepta estos, cada uno con un valor: { $known }.
cli-error-flag-value = { $flag } necesita un valor.
cli-error-flag-twice = { $flag } aparece dos veces.
cli-error-refused = { $rule ->
    [none] { $sentence }
   *[other] { $sentence } [{ $rule }]
}
cli-error-address = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.
cli-error-store-newer = { $file } fue escrito por una versión más nueva de Huffduff ({ $reason }): inicia esa versión o elige otra carpeta con --data-dir.
cli-error-store-damaged = { $file } está dañado ({ $reason }): detén todos los servidores, guarda una copia de la carpeta y recupera tu última copia de seguridad.
cli-error-store-read-only = No se puede escribir en { $file } ({ $reason }): da a este usuario permiso de escritura o elige otra carpeta con --data-dir.
cli-error-store-full = No queda sitio en el disco de { $file } ({ $reason }): libera espacio e inicia de nuevo; no se ha perdido nada de lo guardado.
cli-error-store-busy = Otro programa está usando { $file } ({ $reason }): detenlo o espera a que termine.
cli-error-store-unreadable = No se puede abrir { $file } ({ $reason }): revisa la carpeta y los permisos de este usuario o elige otra carpeta con --data-dir.
cli-error-no-store = No hay ninguna base de datos en { $folder }.

## Juegos y reglas

cli-games-seats = Puestos: { $names }
cli-games-scenarios = Escenarios: { $names }
cli-games-option = Opción { $name }: { $values }
cli-games-players = Jugadores automáticos: { $names }
cli-rules-not-applicable = no procede: { $reason }
cli-trace-none = nada
cli-trace-line = { $clause }: código { $code }; pruebas { $tests }
cli-trace-total = { $game }: { $clauses } artículos, { $with_code } con código, { $with_test } con pruebas, { $not_applicable } que no proceden, { $missing } incompletos.
cli-trace-missing = Incompletos: { $clauses }

## Series de partidas

cli-sim-total = { $game }, { $scenario }, semilla { $seed }: { $finished } de { $games } partidas terminadas, { $errors } fallidas.
cli-sim-seat = { $seat } ({ $bot })
cli-sim-draw = Empate
cli-sim-outcome = { $name }: { $count } ({ $share } %; con un 95 % de confianza, entre { $low } y { $high } %)
cli-sim-reason = { $count } × { $reason }
cli-sim-speed = { $turns } turnos de media; { $decisions } decisiones, { $rate } por segundo.
cli-sim-trouble = Primer fallo, partida { $trouble }
cli-fuzz-total = { $game }, semilla { $seed }: { $games } partidas, { $decisions } decisiones, { $probes } respuestas prohibidas intentadas, { $undos } deshechas, en { $seconds } s.
cli-fuzz-counts = { $crashes } fallos, { $dead_ends } callejones sin salida, { $endless } sin fin; discrepancias: { $save } al guardar, { $undo } al deshacer, { $replay } al repetir, { $hot } en caliente.
cli-fuzz-finding = Partida { $game }, decisión { $decision }, { $kind }: { $message } (siguiente respuesta: { $seat } { $value }; registro: { $file })
cli-leaks-total = { $game }, semilla { $seed }: { $positions } posiciones, { $pairs } pares comparados, { $canaries } canarios puestos, { $leaks } filtraciones, en { $seconds } s.
cli-leaks-found = Partida { $game }, decisión { $decision }, lo nota { $seat }: { $what }
cli-leaks-everybody = todo el mundo
cli-leaks-nothing = { $game } no oculta nada.
cli-leaks-http = Por HTTP: { $actions } acciones secretas observadas, { $answers } respuestas comparadas, { $leaks } filtraciones.

## Mediciones

cli-bench-total = { $game }: { $answer } decisiones por segundo con answer, { $advance } con advance, { $hot } en caliente; { $playouts } partidas al azar por segundo desde un tercio de una partida; una copia tarda { $copy } µs, una vista previa a lo sumo { $preview } ms.
cli-bench-player = { $player }: { $mean } ms por decisión de media, { $max } ms como máximo, en { $decisions } decisiones.
cli-bench-server = { $matches } partidas en { $sockets } conexiones: { $actions } acciones, { $rate } por segundo; la mitad en menos de { $p50 } ms, el 99 % en menos de { $p99 } ms.
cli-crashtest-total = { $kills } muertes, { $acknowledged } acciones confirmadas, { $lost } perdidas.
cli-soak-done = { $what }: { $count }
cli-soak-total = { $seconds } s: memoria { $memory_warm } kB en caliente, { $memory_end } kB al final; descriptores { $descriptors_start } al empezar, { $descriptors_most } como máximo, { $descriptors_end } al final; { $complaints } líneas en el registro.
cli-soak-flat = El servidor sigue como estaba.
cli-soak-not-flat = El servidor ha crecido, ha dejado algo abierto o se ha quejado.

## Registros y documentos

cli-log-dice = [{ $dice } = { $sum }]
cli-log-die = [{ $dice }]
cli-log-card = [{ $card }]
cli-log-modifier = { $name } { $value }
cli-verify-fine = El registro es auténtico: { $rolls ->
    [one] su único número aleatorio coincide
   *[other] sus { $rolls } números aleatorios coinciden
} con la semilla comprometida.
cli-verify-promise = La promesa que contiene, para compararla con la que te dieron: { $commitment }
cli-verify-number = { $side }: el número que contiene, para compararlo con el que se sacó allí: { $number }
cli-verify-bad = El registro no es auténtico: { $message }.
cli-docs-written = Escrito: { $file }
cli-docs-stale = Anticuado: { $file }
cli-docs-fresh = Al día: { $file }
cli-serve-ready = Huffduff está en { $address } (se detiene con Ctrl+C).

## La salud de una carpeta de datos

cli-doctor-total = { $file }: formato { $layout }, { $players } jugadores, { $matches } partidas, { $entries } entradas de registro, { $free } MB libres.
cli-doctor-fine = Todo está bien.
cli-doctor-structure = La base de datos está dañada: { $reason }. Guarda una copia de la carpeta y recupera tu última copia de seguridad.
cli-doctor-older = La base de datos tiene un formato anterior; el próximo inicio del servidor la pone al día.
cli-doctor-read-only = No se puede escribir en { $file } o en su carpeta: dale a este usuario permiso para escribir ahí, o ningún servidor podrá arrancar.
cli-doctor-room = Solo quedan { $free } MB libres en este disco: libera espacio antes de que el servidor tenga que rechazar jugadas.
cli-doctor-rules = La partida { $match } no puede continuar: su juego, sus reglas o sus datos no son los de esta versión.
cli-doctor-diverged = La partida { $match } ya no lleva al mismo juego a partir de la entrada { $entry } de su registro.
