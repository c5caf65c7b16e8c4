"""Aircraft: how far they fly, and the attacks of bombers and torpedo bombers."""
