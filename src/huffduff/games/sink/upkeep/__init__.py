"""Phase 10: what both sides do for their ships at the end of a turn."""
