"""The zones of one side as they are shown: name, label, layout and limit. Windows draw what is declared here."""

from __future__ import annotations

from typing import Final, NamedTuple

from playorder.rulesets.hearthstone.zones import BOARD_LIMIT, DECK_LIMIT, HAND_LIMIT, SECRET_LIMIT


class ZoneLayout(NamedTuple):
    """One zone: the player's attribute, what it is called, how it is laid out, how many it holds."""

    name: str
    label: str
    layout: str
    limit: int | None


ZONES: Final = (
    ZoneLayout("hand", "Hand", "hand", HAND_LIMIT),
    ZoneLayout("deck", "Deck", "pile", DECK_LIMIT),
    ZoneLayout("graveyard", "Graveyard", "pile", None),
    ZoneLayout("setaside", "Set aside", "pile", None),
    ZoneLayout("removed", "Removed", "pile", None),
    ZoneLayout("secrets", "Secrets", "tokens", SECRET_LIMIT),
    ZoneLayout("hero_power", "Hero power", "slot", 1),
    ZoneLayout("hero", "Hero", "slot", 1),
    ZoneLayout("weapon", "Weapon", "slot", 1),
    ZoneLayout("board", "Minions", "row", BOARD_LIMIT),
)
