"""Surface combat: who is drawn in, rounds and ranges, fire, and the ways out of it."""
