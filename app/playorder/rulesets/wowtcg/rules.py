"""Putting the game together: what the rules need of one another."""

from __future__ import annotations

from playorder.rulesets.wowtcg import priority
from playorder.rulesets.wowtcg.entities import Window
from playorder.rulesets.wowtcg.game import Game


class WowGame(Game):
    """A game with all its rules."""

    def open_window(self, window: Window) -> None:
        """Open a priority window (001:409.4)."""
        priority.open_window(self, window)
