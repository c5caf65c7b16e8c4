"""Victory at Sea: fleets on an open table, with gunnery, torpedoes, aircraft and carriers."""
