"""The scenario document: read, validate, build a state, run, check what was expected."""
