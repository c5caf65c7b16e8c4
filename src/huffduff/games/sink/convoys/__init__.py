"""Convoys: their counters, their tracks, and what becomes of them."""
