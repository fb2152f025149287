"""Drawing of cards: plates, gems, signs and painted emblems, all from our own vector shapes."""
