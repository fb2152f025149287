"""Editing a scenario in the window: the history of changes, files, and what is done with mouse and keys."""
