"""The computer player: what he reckons with, how he decides, and the numbers he was tuned with."""
