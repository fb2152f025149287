"""The steps and phases of a turn by their labels, for people."""

from __future__ import annotations

from typing import Final

from playorder.engine.phases import Phase

PHASES: Final = (
    Phase("Ready step", "the turn player's exhausted cards become ready", "001:501.1"),
    Phase("Draw step", "the turn player draws a card, but not in the very first turn", "001:501.2"),
    Phase("Action phase", "the turn player plays cards, proposes combat and places a resource", "001:502"),
    Phase("End phase", "what happens at the end of a turn, and the last priority in it", "001:503.1"),
    Phase("Wrap-up step", "discarding down to the hand's limit; nobody gets priority", "001:503.2"),
)
