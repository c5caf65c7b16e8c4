"""The computer captain of this game: what he reckons with, how he decides, and the numbers he was tuned with."""
