"""The state of a game as data: entities, zones held by players, and the journal of every change."""
