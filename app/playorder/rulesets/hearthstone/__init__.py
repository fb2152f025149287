"""The Hearthstone ruleset of the Advanced Rulebook, editions 2016-03 and 2015-08."""
