"""The End Phase: damage control, escalation and what closes a turn."""
