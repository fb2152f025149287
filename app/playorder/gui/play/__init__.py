"""Play mode: what is done at the board with mouse and keys becomes the script; chance and checks beside it."""
