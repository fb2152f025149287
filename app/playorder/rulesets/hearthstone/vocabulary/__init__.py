"""The words of which triggers and cards are made without code."""
