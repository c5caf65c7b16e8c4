"""Write the matches of today's rules that every later version has to replay: `tests/records/corpus`.

Run it when the version of a game changes; files of earlier versions stay as they are.
"""

from pathlib import Path
from random import Random

from huffduff import games
from huffduff.engine import record
from huffduff.engine.chance import Seal
from huffduff.engine.game import Game
from huffduff.engine.match import Agreement, Entry, Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "corpus"
SCENARIOS = 3  # of every game
LONGEST = 300  # answers, before one side resigns


def played(game: Game, scenario: str, seed: int) -> record.Record:
    """A match between two who answer at random."""
    rng = Random(seed)
    numbers = {seat: rng.randbytes(8).hex() for seat in game.seats}
    data = game.load_data(None)
    match = Match(Agreement(game, game.version, data, scenario, game.chosen({}), Seal(rng.randbytes(32)), numbers))
    while not match.settled.over:
        ask = next(ask for ask in match.position.asks if ask.seat not in match.position.sealed)
        resigns = match.length >= LONGEST
        match.enter(Entry(ask.seat, kind="resign") if resigns else Entry(ask.seat, ask.choice.sample(rng)))
    return record.of(match)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games.GAMES:
        game = games.game(name)
        for scenario in game.scenarios[:SCENARIOS]:
            file = FOLDER / f"{name}-{game.version}-{scenario}.json"
            if not file.exists():
                file.write_bytes(record.write(played(game, scenario, 1941)))


if __name__ == "__main__":
    main()
