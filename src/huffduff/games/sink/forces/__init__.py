"""Task forces and dummies: what they are made of, and phase 1, in which they come, go, combine and split."""
