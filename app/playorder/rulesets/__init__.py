"""Rulesets: each brings its own events, selections, effects and rules."""
