"""The kinds of move of this ruleset, as its documents write them."""

from __future__ import annotations

from typing import Final

from playorder.engine.moves import Verb

PLAY: Final = Verb("play", "Play", "P")
PLAY_OTHERWISE: Final = Verb("play_otherwise", "Play for its other cost", "O")
PLACE: Final = Verb("place", "Place face down", "R", "resources")
PLACE_FACE_UP: Final = Verb("place_face_up", "Place face up", "F")
USE: Final = Verb("use", "Use", "U")
COMPLETE: Final = Verb("complete", "Complete", "C")
PROPOSE: Final = Verb("propose", "Attack", "A")
DISRUPT: Final = Verb("disrupt", "Disrupt", "D")
STRIKE: Final = Verb("strike", "Strike", "S")
PASS: Final = Verb("pass", "Pass", "N")
END_TURN: Final = Verb("end_turn", "End turn", "E")
