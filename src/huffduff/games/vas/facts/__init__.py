"""What the game is played with: cards, aircraft, navies and tables, loaded from data and checked."""
