"""Colour tokens of both themes, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CLASS_EDGES", "DARK", "GEM", "LIGHT", "GemColours", "Tokens"]


@dataclass(frozen=True, slots=True)
class Tokens:
    """The named colours of one theme. Every text colour reads at 4.5 : 1 or more on the grounds below."""

    name: str
    window: str
    panel: str
    raised: str
    input: str
    hover: str
    board: str
    zone: str
    line: str
    strong_line: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_ground: str
    on_accent: str
    good: str
    good_ground: str
    on_good: str
    warning: str
    warning_ground: str
    refused: str
    refused_ground: str
    player1: str
    player1_text: str
    player1_ground: str
    player2: str
    player2_text: str
    player2_ground: str
    card: str
    strip: str
    strip_line: str
    strip_text: str
    taunt: str
    taunt_edge: str
    ring: str
    immune: str
    ice: str
    ice_edge: str
    sequence: str
    phase: str
    event: str
    queue: str
    trigger: str
    trigger_text: str
    effect: str
    effect_text: str
    death: str
    draw: str
    shadow: float

    @property
    def dark(self) -> bool:
        """Whether this is a dark theme."""
        return self.name == "dark"

    def player_edge(self, player: int) -> str:
        """The edge colour of a player's things."""
        return self.player2 if player == 2 else self.player1

    def player_text(self, player: int) -> str:
        """The text colour that goes on `player_ground`."""
        return self.player2_text if player == 2 else self.player1_text

    def player_ground(self, player: int) -> str:
        """The tinted ground of a player's labels."""
        return self.player2_ground if player == 2 else self.player1_ground


DARK = Tokens(
    name="dark",
    window="#101318",
    panel="#181C23",
    raised="#212630",
    input="#0E1115",
    hover="#2A313D",
    board="#14181E",
    zone="#1A1F27",
    line="#2A303B",
    strong_line="#414B5B",
    text="#E8EBF0",
    muted="#AAB3C1",
    faint="#8892A2",
    accent="#6CA8FF",
    accent_ground="#1D3252",
    on_accent="#0A1422",
    good="#5CCB8F",
    good_ground="#173527",
    on_good="#08170F",
    warning="#F0B95A",
    warning_ground="#3A2D14",
    refused="#FF857D",
    refused_ground="#40211F",
    player1="#6CA8FF",
    player1_text="#6CA8FF",
    player1_ground="#1D3252",
    player2="#E08A6B",
    player2_text="#E08A6B",
    player2_ground="#3A261E",
    card="#242A34",
    strip="#0F1319",
    strip_line="#414B5B",
    strip_text="#F2F4F7",
    taunt="#38424F",
    taunt_edge="#B9C4D3",
    ring="#FFE38A",
    immune="#E8BE57",
    ice="#9ADCF7",
    ice_edge="#F2FBFF",
    sequence="#5C6B80",
    phase="#3A70C2",
    event="#17807A",
    queue="#9AA6B6",
    trigger="#E3A83E",
    trigger_text="#2B1D00",
    effect="#D5DBE4",
    effect_text="#1A2230",
    death="#A33A42",
    draw="#8259CC",
    shadow=0.45,
)

LIGHT = Tokens(
    name="light",
    window="#E6E9EE",
    panel="#F7F8FA",
    raised="#FFFFFF",
    input="#FFFFFF",
    hover="#EAEFF6",
    board="#EDF0F4",
    zone="#E1E6EC",
    line="#DADFE7",
    strong_line="#B4BDCA",
    text="#1A2230",
    muted="#4A5667",
    faint="#586376",
    accent="#1A5CC0",
    accent_ground="#DCE8FB",
    on_accent="#FFFFFF",
    good="#0B6E43",
    good_ground="#D8F0E3",
    on_good="#FFFFFF",
    warning="#855600",
    warning_ground="#FBEFD6",
    refused="#B3261E",
    refused_ground="#FBE3E1",
    player1="#6CA8FF",
    player1_text="#1A56B0",
    player1_ground="#DCE8FB",
    player2="#E08A6B",
    player2_text="#98401C",
    player2_ground="#F8E2D8",
    card="#FFFFFF",
    strip="#FFFFFF",
    strip_line="#B4BDCA",
    strip_text="#1A2230",
    taunt="#C3CCD8",
    taunt_edge="#66758A",
    ring="#F0C22E",
    immune="#B98A1C",
    ice="#4FA9D6",
    ice_edge="#1F6E99",
    sequence="#5A687C",
    phase="#2F6BC2",
    event="#127A73",
    queue="#5A687C",
    trigger="#F0C15C",
    trigger_text="#2B1D00",
    effect="#E9EDF2",
    effect_text="#1A2230",
    death="#93282F",
    draw="#6F47C4",
    shadow=0.26,
)


@dataclass(frozen=True, slots=True)
class GemColours:
    """The number gems look the same in both themes, so that white, green and red read alike."""

    ground: str = "#10141A"
    printed: str = "#FFFFFF"
    above: str = "#74E6A5"
    damaged: str = "#FF938B"
    attack: str = "#D9A441"
    health: str = "#D8574F"
    cost: str = "#4E93DB"
    shield: str = "#9AA7B8"


GEM = GemColours()

CLASS_EDGES: dict[str, str] = {
    "NEUTRAL": "#8D96A3",
    "MAGE": "#4E93DB",
    "PALADIN": "#D9AC45",
    "HUNTER": "#62A34E",
    "WARLOCK": "#8F6ACB",
    "PRIEST": "#C3CAD4",
    "WARRIOR": "#B4523F",
    "ROGUE": "#7F8794",
    "SHAMAN": "#3F7FB8",
    "DRUID": "#A9743F",
}
