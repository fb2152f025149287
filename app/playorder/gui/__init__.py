"""The window. The only package that imports Qt; it holds no rules and talks to the rest through `Session`."""
