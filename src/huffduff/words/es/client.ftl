## En todas partes

client-home = Huffduff: a la portada
client-lobby = Juegos y partidas
client-language = Idioma
client-dark-chart = Carta oscura
client-loading = Un momento…
client-close = Cerrar
client-cancel = Cancelar
client-save = Guardar
client-confirm = Confirmar
client-value-yes = Sí
client-value-no = No
client-value-on = Sí
client-value-off = No
client-more = Uno más
client-fewer = Uno menos
client-percent = { $value } %
client-success = éxito
client-failure = fallo
client-chance-hint = Probabilidad de éxito antes de tirar los dados
client-to-lobby = Ir a la portada
client-lost-page = Esta página no existe.

## Cuando algo va mal

client-error-unreachable = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
client-error-unexpected = El servidor no ha podido hacerlo (error { $status }).
client-error-offline = Ahora mismo no hay conexión, así que no se ha enviado nada. Tu orden sigue aquí.

## Portada

client-play-now = Jugar ya contra el ordenador
client-new-match = Nueva partida
client-you-are = Eres
client-your-name = Tu nombre
client-change-name = Cambiar de nombre
client-list-mine = Mis partidas
client-list-mine-none = Todavía no estás en ninguna partida.
client-list-open = Partidas abiertas
client-list-open-none = Nadie espera rival. Crea una partida abierta y sé el primero.
client-list-finished = Partidas terminadas
client-list-finished-none = Aquí podrás volver a ver las partidas terminadas.
client-import = Importar un registro
client-your-turn = Te toca
client-turn-of = Le toca a { $name }
client-in-play = En juego
client-waiting-seats = Esperando rival
client-won = Victoria: { $side }
client-drawn = Empate
client-take-seat = Jugar: { $side }
client-begin-anew = Empezar de nuevo
client-list-more = Mostrar más
client-recovery = Enlace de recuperación
client-recovery-text = Guarda este enlace en un lugar seguro. Te devuelve tu nombre y tus puestos en cualquier navegador; quien lo tenga puede jugar por ti. Un enlace nuevo deja este sin efecto.
client-recover-title = Vuelve a ser quien eras
client-recover-text = Este navegador toma el nombre y los puestos del enlace que has abierto. Se olvida aquí a quien fuera antes.
client-recover = Recuperar mis puestos

## Nueva partida

client-game = Juego
client-scenario = Escenario
client-options = Opciones
client-more-options = { $number ->
    [0] Más reglas que se pueden jugar de otro modo
    [one] Más reglas que se pueden jugar de otro modo (1 cambiada)
   *[other] Más reglas que se pueden jugar de otro modo ({ $number } cambiadas)
}
client-side-twice = { $number ->
    [1] { $side } · 1.º
   *[2] { $side } · 2.º
}
client-seats = ¿Quién juega?
client-seat-me = Yo
client-seat-friend = Un amigo, por enlace
client-seat-open = Cualquiera
client-seat-empty = nadie todavía
client-the-computer = ordenador
client-computer = Ordenador: { $level }
client-one-screen = Los dos bandos son tuyos: se juega en una sola pantalla, a solas o entre dos por turnos.
client-create = Crear partida
client-join-title = Un amigo te invita a una batalla
client-join = Ocupar mi puesto

## Niveles del ordenador

client-level-random = Fácil (cadete)
client-level-captain = Fuerte (capitán)
client-level-steady = Pasivo (hace lo mínimo)

## Antes de empezar

client-waiting-room = Esperando al otro bando
client-friend-link = Enlace para tu amigo
client-friend-link-text = Envía este enlace a tu amigo. Quien lo abra primero ocupa el puesto y empieza la batalla.
client-open-seat-text = Este puesto aparece en la portada. La batalla empieza en cuanto alguien lo ocupe.
client-copy = Copiar enlace
client-copied = Copiado
client-copy-by-hand = El navegador no deja copiar a la página: el enlace está marcado, cópialo como cualquier texto.

## Mesa

client-turn = Turno
client-before-battle = Antes de la batalla
client-sequence = Fases del turno
client-you = tú
client-beside-you = a tu lado
client-deciding = decide
client-online = con conexión
client-offline = sin conexión
client-log = Diario
client-log-empty = Todavía no ha pasado nada.
client-panel = Buques
client-pages = Diario y charla
client-prompt = Lo que se te pide
client-subjects = Buques pendientes de órdenes
client-rule = Regla { $rule }
client-open-rule = Leer esta regla
client-undo = Deshacer
client-undo-hint = Retirar tu última respuesta
client-sending = Enviando…
client-waiting-for = Esperando a { $names }.
client-waiting-for-player = Esperando a que alguien ocupe el puesto de { $side }.
client-waiting-arrival = La batalla empieza en cuanto todos se hayan acercado a la mesa.
client-waiting-server = Esperando al servidor.
client-sealed = Tu elección está cerrada. Esperando a { $names }.
client-link-lost = Se ha perdido la conexión. Nuevo intento en { $seconds } s. No se pierde nada de lo confirmado.
client-link-now = Intentarlo ya
client-link-connecting = Volviendo a conectar…
client-link-closed = El servidor ha cerrado esta mesa.
client-handover = Deja el sitio a quien lleva { $side }
client-handover-text = La próxima elección es secreta. Deja que se siente la otra persona antes de seguir.
client-handover-ready = Yo llevo { $side }
client-resign = Rendirse
client-resign-question = ¿Abandonar la batalla? El otro bando gana en el acto y no hay vuelta atrás.
client-resign-yes = Rendirse

## Charla

client-chat = Charla
client-chat-empty = Todavía no hay mensajes.
client-chat-say = Di algo
client-chat-send = Enviar

## Teclado

client-keys = Teclado
client-key-numbers = elegir una respuesta de la barra
client-key-enter = elegir la casilla o el buque bajo el cursor; confirmar la orden
client-key-escape = descartar la orden en preparación
client-key-arrows = mover el cursor por la carta; en una repetición, ir atrás y adelante
client-key-tab = siguiente buque, flecha o botón
client-key-brackets = buque anterior o siguiente pendiente de órdenes
client-key-steps = un punto de capitán más o menos
client-key-undo = deshacer
client-key-rule = leer la regla de la pregunta
client-key-chat = charla
client-key-help = esta ayuda

## Reglas

client-rules = Reglas
client-rules-search = Buscar en las reglas
client-rules-chapters = Capítulos
client-rules-none = Ninguna regla lo dice.
client-rules-pick = Elige un capítulo o busca.
client-ruling = Aclaración:
client-not-applicable = No se usa en esta edición.

## Después de la batalla

client-report = Parte de la batalla
client-victory = Victoria
client-defeat = Derrota
client-rematch = Revancha
client-rematch-join = Ir a la revancha
client-replay = Repetición
client-record = Descargar el registro
client-verify = Comprobar los dados
client-verified = La semilla revelada ahora es la que se prometió cuando este navegador vio la partida por primera vez.
client-not-verified = La semilla revelada ahora no es la que se prometió. No te fíes de estos dados.
client-number-used = El número que sacó este navegador ha entrado en los dados.
client-number-not-used = El número que sacó este navegador no es el que está en los dados. No te fíes de ellos.
client-number-none = Este navegador no ha sacado ningún número para estos dados, así que no puede saber si alguien los eligió.
client-dice-agree = Los { $count } números aleatorios se siguen de la semilla y de los números, y los que se te mostraron están entre ellos.
client-dice-differ = Tras { $count } números aleatorios, lo que se mostró ya no se sigue de la semilla y de los números. No te fíes de estos dados.
client-seed = Semilla
client-commitment = SHA-256 prometido antes de la batalla
client-replay-play = Reproducir
client-replay-pause = Pausa
client-replay-back = Un momento atrás
client-replay-next = Un momento adelante
client-replay-moment = Momento de la batalla
client-view-of = Visto por
client-view-everyone = Todos
client-view-truth = La verdad

## Maps

client-zoom-in = Acercar
client-zoom-out = Alejar
client-zoom-fleet = Mis buques
client-zoom-whole = Toda la carta
client-layers = Qué muestra la carta
client-boxes = { $label }: { $left } de { $full }
client-type-hex = Hexágono
client-no-such-hex = No hay ningún hexágono { $text } en esta carta.
client-hex-open = se puede elegir
client-hex-chosen = elegido
client-notes = Notas a lápiz
client-note-hint = Una nota sobre este hexágono

## Lists of orders

client-order-earlier = Ejecutar antes
client-order-later = Ejecutar después
client-strike = Tachar
client-strike-all = Tachar todas

## A first turn by the hand

client-guide = Guía
client-guide-next = Siguiente
client-guide-back = Atrás
client-guide-end = Empezar
client-guide-close = Sin guía
