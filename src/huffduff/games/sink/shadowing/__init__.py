"""Shadowing: how the British keep contact with what they have found."""
