"""The Gunnery Phase: targets, firing, torpedoes, damage and critical hits."""
