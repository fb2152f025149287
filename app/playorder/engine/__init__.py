"""The resolution machine: a stack of frames, decisions, and the recorder protocol. It knows no game."""
