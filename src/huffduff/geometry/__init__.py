"""Pure maths of boards: hexes, squares with eight facings, and the open table measured in small whole units."""
