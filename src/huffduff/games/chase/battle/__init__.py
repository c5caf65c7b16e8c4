"""Naval combat: the battle board and everything on it, and the damage that ships take anywhere."""
