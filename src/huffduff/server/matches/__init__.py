"""Matches on a server: set up in the lobby, played one action at a time, shown in frames, kept after their end."""
