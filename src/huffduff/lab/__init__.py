"""What plays thousands of games: simulation, fuzzing, leak tests, measurements and the papers made from the rules."""
