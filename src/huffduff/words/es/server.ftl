## Mensajes que no se entienden

server-bad-field = Hay algo mal en «{ $field }».
server-bad-number = Tu número para los dados debe tener entre 8 y 64 cifras hexadecimales.
server-bad-request = El servidor no ha entendido esta petición.
server-busy = El servidor tiene ahora demasiado que hacer. Inténtalo de nuevo dentro de un momento.
server-internal = Algo ha fallado en el servidor. No se ha cambiado nada.
server-not-found = Aquí no hay nada.
server-not-json = El servidor no ha podido leer este mensaje.
server-not-stored = No se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.
server-too-big = Es demasiado grande.
server-too-fast = Demasiado de una vez. Espera un momento.
server-too-many-matches = Has creado muchas partidas hace un momento. Espera un poco antes de la siguiente.
server-wrong-host = Este servidor no responde al nombre por el que has preguntado.
server-wrong-origin = Esto venía de otra página y no se ha hecho.

## Nombres y conversación

server-name-characters = Este nombre contiene caracteres invisibles.
server-name-empty = Elige un nombre.
server-name-too-long = Un nombre tiene como máximo { $longest } caracteres.
server-text-characters = Este mensaje contiene caracteres invisibles.
server-text-empty = El mensaje está vacío.
server-text-too-long = Un mensaje tiene como máximo { $longest } caracteres.

## Visitantes, puestos y enlaces

server-already-seated = Ya tienes un puesto en esta partida. El enlace es para quien juegue contra ti.
server-no-number-wanted = Para este puesto no se te pide ningún número para los dados.
server-no-such-link = Este enlace no lleva a ninguna parte. Pide que te lo envíen otra vez.
server-no-such-match = Esta partida no existe.
server-no-such-seat = Esta partida no tiene ese puesto.
server-no-visitor = El servidor aún no te conoce. Vuelve a cargar la página.
server-not-your-match = No has jugado esta partida.
server-not-your-seat = Este puesto no es tuyo.
server-unknown-visitor = Este navegador ya estuvo aquí, pero el servidor ya no lo conoce. Si tienes un enlace de recuperación, ábrelo; si no, empieza de nuevo.
server-only-watching = En esta partida solo eres espectador.
server-seat-taken = Este puesto ya está ocupado.
server-waiting = La partida empieza cuando todos los puestos están ocupados y todos se han acercado una vez a la mesa.

## Durante el juego

server-stale = Entretanto ha pasado algo. Vuelve a mirar antes de decidir.

## Partidas que no pueden continuar y actas

server-diverged = A partir de la entrada { $entry } de su registro, esta partida ya no encaja con las reglas de este servidor: se puede ver hasta ahí, pero no puede continuar.
server-game-missing = El juego de esta partida no está instalado en este servidor.
server-not-finished = Para esto hay que esperar al final de la partida.
server-other-data = Se jugó con otros datos de barcos y mapa que los de este servidor.
server-other-rules = Se jugó con otra versión de las reglas que la de este servidor.
server-record-diverged = Esta acta no coincide con sus propios dados o con las reglas.
server-record-unfinished = Esta partida no se jugó hasta el final.
server-record-unreadable = Esto no es el acta de una partida.
