## Refusals that do not depend on a game

engine-already-locked = Your answer is locked; you can take it back until the other side has answered.
engine-game-over = This game is over.
engine-no-such-game = There is no game called { $game }.
engine-no-such-option = There is no option { $option } with the value { $value }.
engine-no-such-player = There is no computer player called { $player }.
engine-no-such-scenario = There is no scenario called { $scenario }.
engine-not-an-answer = This is nothing that could be an answer.
engine-not-offered = This is not one of the answers you have.
engine-not-your-decision = This is not yours to decide now.

## Why an answer cannot be taken back

engine-undo-dice = This cannot be taken back: the dice have been rolled or a card was dealt.
engine-undo-nothing = There is nothing to take back.
engine-undo-others = This cannot be taken back: the other side has learned of it, or you have learned something from it.
engine-undo-over = This cannot be taken back: the game is over.

## How a game can end

engine-resigned = The { $seat } side gave the game up.
