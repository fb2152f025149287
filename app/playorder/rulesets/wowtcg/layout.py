"""The zones of one side as they are shown, and the chain beside them. Windows draw what is declared here."""

from __future__ import annotations

from typing import Final, NamedTuple


class ZoneLayout(NamedTuple):
    """One zone: its name, what it is called, and how it is laid out."""

    name: str
    label: str
    layout: str


CHAIN: Final = ZoneLayout("chain", "Chain", "row")
"""The chain is shared; it is shown once, at the turn player's side, the top link last."""

ZONES: Final = (
    ZoneLayout("hand", "Hand", "hand"),
    ZoneLayout("deck", "Deck", "pile"),
    ZoneLayout("graveyard", "Graveyard", "pile"),
    ZoneLayout("removed", "Removed from the game", "pile"),
    ZoneLayout("resources", "Resources", "tokens"),
    ZoneLayout("hero", "Hero", "slot"),
    ZoneLayout("allies", "Allies", "row"),
    ZoneLayout("equipment", "Equipment and abilities", "row"),
)
