"""Other truths behind the same table: what a seat cannot tell apart from the battle it is in."""

from collections.abc import Iterator

from huffduff.engine.choices import Rng
from huffduff.engine.game import Truth
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import SEATS, Seat
from huffduff.games.vas.state import State
from huffduff.games.vas.war.deployment import deploy, roll_deployment
from huffduff.games.vas.war.scouting import Commitments, reveal_scouts

VARIANTS = 3


@rule("VS-HID.1", "VS-HID.3", "VS-HID.4")
def variations(truth: Truth[State], seat: str | None, rng: Rng) -> Iterator[Truth[State]]:
    """The truth with other scouts until they are revealed, and with other objectives where those are secret; none where
    nothing is hidden from a seat."""
    lines = tuple((line.step, line.args) for line in truth.agenda)
    steps = [step for step, _ in lines]
    public, others = truth.state.public, [side for side in SEATS if side != seat]
    unrevealed = reveal_scouts.__name__ in steps
    scouting = [side for side in others if unrevealed and public.sides[side].commitment]
    secretive = [side for side in others if _keeps_objective(truth.state, side)]
    for _ in range(VARIANTS if scouting or secretive else 0):
        state = truth.state.copy()
        for side in scouting:
            deployed = roll_deployment.__name__ not in steps and (deploy.__name__, (side,)) not in lines
            _other_scouts(state, side, rng, deployed=deployed)
        for side in secretive:
            _other_objective(state, side, rng)
        yield Truth(state, truth.agenda, truth.fresh)


def _keeps_objective(state: State, side: Seat) -> bool:
    """Whether a side has an objective that nobody else knows."""
    return state.private[side].objective is not None and state.public.sides[side].objective is None


def _other_scouts(state: State, side: Seat, rng: Rng, *, deployed: bool) -> None:
    """Another commitment; once a side has deployed, what is missing on the table shows which ships scout."""
    private = state.private[side]
    other = Commitments(state.data, state.public, side).sample(rng)
    if not deployed:
        private.scouts = other.ships
    private.observers = tuple((row.ship, row.scouting) for row in other.observers)
    private.salt = tuple(1 + int(rng.random() * 10) for _ in private.salt)


def _other_objective(state: State, side: Seat, rng: Rng) -> None:
    """Another objective of the same priority, which the open budget gives away."""
    private, rows = state.private[side], state.data.war.objective
    (priority,) = (row.priority for row in rows if row.id == private.objective)
    same = [row.id for row in rows if row.priority == priority]
    private.objective = same[int(rng.random() * len(same))]
