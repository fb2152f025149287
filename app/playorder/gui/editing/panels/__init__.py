"""Panels of Edit mode: the order of play, and the game around the board."""
