"""How any game is run: agenda, asks, chance, compartments, records and rulebooks."""
