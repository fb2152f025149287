"""The outcomes panel: all that can come of a scenario, as a chart and a table."""
