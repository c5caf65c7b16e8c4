"""The computer player, and the numbers he was tuned with."""
