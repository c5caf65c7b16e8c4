"""Exact chances of attacks, worked out from the same description that the rules roll."""
