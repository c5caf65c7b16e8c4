"""Aircraft: movement, contact, anti-aircraft fire, attacks, dogfights, carriers."""
