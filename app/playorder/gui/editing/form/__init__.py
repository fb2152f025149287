"""The inspector's form: everything of the selected entity that can be edited."""
