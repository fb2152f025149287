"""The builder: effects and triggers as sentences, out of the words that a ruleset has."""
