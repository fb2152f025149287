"""The zones of one side as they are shown, and the chain beside them. Windows draw what is declared here."""

from __future__ import annotations

from typing import Final

from playorder.model.zones import Layout, ZoneLayout

CHAIN: Final = ZoneLayout("chain", "Chain", Layout.STACK)
"""The chain is shared; it is shown once, among the zones of the turn player, the top link last."""

ZONES: Final = (
    ZoneLayout("hand", "Hand", Layout.HAND),
    ZoneLayout("deck", "Deck", Layout.PILE),
    ZoneLayout("graveyard", "Graveyard", Layout.PILE),
    ZoneLayout("removed", "Removed from the game", Layout.PILE),
    ZoneLayout("resources", "Resources", Layout.TOKENS),
    ZoneLayout("hero", "Hero", Layout.SLOT),
    ZoneLayout("allies", "Allies", Layout.ROW),
    ZoneLayout("equipment", "Equipment and abilities", Layout.ROW),
)
