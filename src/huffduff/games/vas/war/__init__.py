"""Before and after the battle: fleets, scouting, deployment, objectives and victory points."""
