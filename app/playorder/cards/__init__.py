"""The shared vocabulary of cards: frozen values that say what a card does. No state, no game of its own."""
