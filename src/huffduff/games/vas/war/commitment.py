"""What a side has committed itself to, sealed so that it can be checked when it is opened."""

from hashlib import sha256

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import Seat
from huffduff.games.vas.state import Private


@rule("VS-HID.2")
def seal(seat: Seat, private: Private) -> str:
    """A hash of the scouts, the tasks of the Observation Flights and the salt."""
    parts = (seat, private.scouts, private.observers, private.salt)
    return sha256(repr(parts).encode()).hexdigest()
