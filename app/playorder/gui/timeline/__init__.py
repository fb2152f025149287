"""The run as a tree: model, delegate, search and the panel that holds them."""
