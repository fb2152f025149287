"""The zones of one side as they are shown: name, label, layout and limit. Windows draw what is declared here."""

from __future__ import annotations

from typing import Final

from playorder.model.zones import Layout, ZoneLayout
from playorder.rulesets.hearthstone.limits import BOARD_LIMIT, DECK_LIMIT, HAND_LIMIT, SECRET_LIMIT

ZONES: Final = (
    ZoneLayout("hand", "Hand", Layout.HAND, HAND_LIMIT),
    ZoneLayout("deck", "Deck", Layout.PILE, DECK_LIMIT),
    ZoneLayout("graveyard", "Graveyard", Layout.PILE),
    ZoneLayout("setaside", "Set aside", Layout.PILE),
    ZoneLayout("removed", "Removed", Layout.PILE),
    ZoneLayout("secrets", "Secrets", Layout.TOKENS, SECRET_LIMIT),
    ZoneLayout("hero_power", "Hero power", Layout.SLOT, 1),
    ZoneLayout("hero", "Hero", Layout.SLOT, 1),
    ZoneLayout("weapon", "Weapon", Layout.SLOT, 1),
    ZoneLayout("board", "Minions", Layout.ROW, BOARD_LIMIT),
)
"""A zone's name is the player's attribute that holds it."""
