"""Edits of a document. Documents are never changed in place: each function gives a new one. No event happens."""
