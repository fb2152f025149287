"""The recorded run: nodes, the board at each of them, and sentences about them."""
