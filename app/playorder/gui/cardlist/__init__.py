"""The palette: all cards, found by typing, to be put on the board."""
