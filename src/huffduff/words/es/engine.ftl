## Rechazos que no dependen del juego

engine-already-locked = Tu respuesta está sellada; puedes retirarla hasta que responda el otro bando.
engine-game-over = Esta partida ha terminado.
engine-no-such-game = No hay ningún juego llamado { $game }.
engine-no-such-option = No existe la opción { $option } con el valor { $value }.
engine-no-such-player = No hay ningún jugador automático llamado { $player }.
engine-no-such-scenario = No hay ningún escenario llamado { $scenario }.
engine-not-an-answer = Esto no puede ser una respuesta.
engine-not-offered = Esta no es una de las respuestas posibles.
engine-not-your-decision = Ahora no te toca decidir esto.

## Por qué una respuesta no se puede retirar

engine-undo-dice = No se puede deshacer: ya se han tirado los dados o se ha repartido una carta.
engine-undo-nothing = No hay nada que deshacer.
engine-undo-others = No se puede deshacer: el otro bando ya lo sabe, o tú has averiguado algo con ello.
engine-undo-over = No se puede deshacer: la partida ha terminado.

## Cómo puede acabar una partida

engine-resigned = Abandona la partida: { $seat }.
