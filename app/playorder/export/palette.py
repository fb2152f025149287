"""The few colours that drawings and pages outside the window use, in both themes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme; text reads at 4.5 : 1 or more on every ground."""

    ground: str
    side: str
    plate: str
    line: str
    text: str
    muted: str
    players: tuple[str, str]
    good: str
    bad: str
    taunt: str
    shield: str


LIGHT: Final = Palette("#EDF0F4", "#E1E6EC", "#FFFFFF", "#B4BDCA", "#1A2230", "#4A5667", ("#1A56B0", "#98401C"),
                       "#0B6E43", "#B3261E", "#7A8494", "#C08A1E")  # fmt: skip
DARK: Final = Palette("#14181E", "#1A1F27", "#212630", "#414B5B", "#E8EBF0", "#AAB3C1", ("#6CA8FF", "#E08A6B"),
                      "#5CCB8F", "#FF857D", "#9AA7B8", "#F0B95A")  # fmt: skip

CLASSES: Final = {
    "MAGE": "#4E93DB", "PALADIN": "#D9AC45", "HUNTER": "#62A34E", "WARLOCK": "#8F6ACB", "PRIEST": "#A9B2BF",
    "WARRIOR": "#B4523F", "ROGUE": "#5C6B80", "SHAMAN": "#3A70C2", "DRUID": "#9A6A3A",
}  # fmt: skip
"""Edge of a card by class; a neutral one has :data:`NEUTRAL`."""
NEUTRAL: Final = "#8D96A3"

KINDS: Final = {
    "sequence": "#5A687C", "phase": "#2F6BC2", "event": "#127A73", "queue": "#5A687C", "trigger": "#B77A00",
    "effect": "#8892A2", "damage": "#B3261E", "prevented": "#8892A2", "heal": "#0B6E43", "summon": "#127A73",
    "death": "#93282F", "draw": "#6F47C4", "transform": "#6F47C4", "attach": "#2F6BC2", "death_creation": "#93282F",
    "random": "#855600", "choice": "#855600",
}  # fmt: skip
"""Colour of a node's mark by kind; steps have the colour of text."""
