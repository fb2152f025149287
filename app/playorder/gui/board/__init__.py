"""The board: layout of whatever zones a ruleset declares, the scene that holds them and the view upon it."""
