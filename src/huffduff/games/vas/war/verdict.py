"""The battle is over: victory points, objectives, and who has won."""

from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.facts.words import BLUE, RED, Level, Seat
from huffduff.games.vas.reveal import reveal_objectives
from huffduff.games.vas.state import State
from huffduff.games.vas.war.objectives import levels
from huffduff.games.vas.war.points import in_points, quarters

RANK: dict[Level, int] = {"none": 0, "minor": 1, "major": 2}


@rule("VS-WAS.4", "VS-WAS.5", "VS-VP.8")
@step
def score_battle(s: State) -> None:
    """Each side by its own objective: major beats minor, minor beats none, all else is a draw."""
    p = s.public
    reveal_objectives(s)
    p.phase = "over"
    reached = levels(s.data, p)
    blue, red = reached[BLUE], reached[RED]
    p.final = dict(reached)
    for seat, level in reached.items():
        s.tell(EVERYONE, "vas-scored", seat=seat, points=in_points(quarters(s.data, p, seat)), level=level)
    if RANK[blue] == RANK[red]:
        s.outcome = Outcome(None, "vas-draw", "VS-WAS.4")
    else:
        winner: Seat = BLUE if RANK[blue] > RANK[red] else RED
        s.outcome = Outcome(winner, "vas-victory", "VS-WAS.4", reached[winner])
