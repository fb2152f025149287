"""All outcomes of a scenario with their odds: exact, sampled, on several cores, and the best play."""
