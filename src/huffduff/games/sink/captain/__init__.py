"""The computer captain: both sides, from the view of a player alone."""
