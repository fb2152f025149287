"""The card workshop: a card without code as a form, drawn and tried while it is made."""
