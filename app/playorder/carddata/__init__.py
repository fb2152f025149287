"""The catalogue: what is printed on every card, as it was in the edition asked for."""
