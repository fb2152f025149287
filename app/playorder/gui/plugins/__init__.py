"""The plugin manager: what is there, turning it on and off, and taking in what was changed."""
