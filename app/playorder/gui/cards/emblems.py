"""The painted emblems: light figures of a few pieces, drawn in a box of about 48 × 48 around (0, 0)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from playorder.gui.cards.paths import path

__all__ = ["EMBLEMS", "Piece", "paint_emblem"]

BODY = "#F3EFE6"
SHADE = "#55000000"
DEEP = "#88000000"
GOLD = "#E8BE57"
EMBER = "#E88A3E"
GREEN = "#3E9E6A"
BLUE = "#BFD6F2"
NIGHT = "#1B1626"


@dataclass(frozen=True, slots=True)
class Piece:
    """One filled or stroked path of an emblem."""

    notation: str
    colour: str = BODY
    stroke: float = 0.0
    turn: float = 0.0
    pivot: float = 0.0
    even_odd: bool = False


def _blade(turn: float) -> tuple[Piece, ...]:
    return (
        Piece("M0 -23L4.2 -12V4H-4.2V-12Z", turn=turn, pivot=16),
        Piece("M0 -23L4.2 -12V4H0Z", SHADE, turn=turn, pivot=16),
        Piece("M-7.5 4H7.5V6.8H-7.5ZM-2 6.8H2V15.8H-2Z", turn=turn, pivot=16),
    )


def _sword(turn: float) -> tuple[Piece, ...]:
    return (
        Piece("M0 -26L5 -18V8H-5V-18Z", turn=turn),
        Piece("M0 -26L5 -18V8H0Z", SHADE, turn=turn),
        Piece(
            "M-12 8H12V12H-12ZM-2.6 12H2.6V22H-2.6ZM0 20.6A3.4 3.4 0 1 1 0 27.4A3.4 3.4 0 1 1 0 20.6Z",
            turn=turn,
        ),
    )


_FLAKE = "M0 0V-22M0 -14L-5 -19M0 -14L5 -19M0 -7L-4 -11M0 -7L4 -11"
_GEAR = (
    "M21.9 2.2L21.1 6.4L15 8L13.1 10.8L14 17L10.4 19.4L4.9 16.3L1.7 16.9L-2.2 21.9L-6.4 21.1L-8 15"
    "L-10.8 13.1L-17 14L-19.4 10.4L-16.3 4.9L-16.9 1.7L-21.9 -2.2L-21.1 -6.4L-15 -8L-13.1 -10.8L-14 -17"
    "L-10.4 -19.4L-4.9 -16.3L-1.7 -16.9L2.2 -21.9L6.4 -21.1L8 -15L10.8 -13.1L17 -14L19.4 -10.4L16.3 -4.9"
    "L16.9 -1.7ZM8 0A8 8 0 1 0 -8 0A8 8 0 1 0 8 0Z"
)
_PAW = (
    "M0 -3C8 -3 14 6 13 13C12 20 5 18 0 18C-5 18 -12 20 -13 13C-14 6 -8 -3 0 -3Z"
    "M-18.3 -3A4.3 6 0 1 1 -9.7 -3A4.3 6 0 1 1 -18.3 -3ZM-10.1 -13A4.6 6.5 0 1 1 -.9 -13A4.6 6.5 0 1 1 -10.1 -13Z"
    "M.9 -13A4.6 6.5 0 1 1 10.1 -13A4.6 6.5 0 1 1 .9 -13ZM9.7 -3A4.3 6 0 1 1 18.3 -3A4.3 6 0 1 1 9.7 -3Z"
)
_BUST = "M-10.5 -8A10.5 10.5 0 1 1 10.5 -8A10.5 10.5 0 1 1 -10.5 -8ZM-22 24C-21 9 -11 5 0 5C11 5 21 9 22 24Z"

EMBLEMS: dict[str, tuple[Piece, ...]] = {
    "knives": (*_blade(-38), *_blade(38), *_blade(0)),
    "sword": _sword(40),
    "swords": (*_sword(40), *_sword(-40)),
    "axe": (
        Piece("M-2.5 -24H2.5V26H-2.5Z"),
        Piece("M2.5 -22C12 -22 20 -15 20 -6C20 0 18 5 14 8C13 1 9 -2 2.5 -3Z"),
        Piece("M-2.5 -22C-12 -22 -20 -15 -20 -6C-20 0 -18 5 -14 8C-13 1 -9 -2 -2.5 -3Z"),
        Piece("M2.5 -22C12 -22 20 -15 20 -6C20 0 18 5 14 8C13 1 9 -2 2.5 -3Z", SHADE),
    ),
    "hammer": (
        Piece("M-2.6 -8H2.6V26H-2.6Z", turn=38),
        Piece("M-15 -22H15V-6H-15Z", turn=38),
        Piece("M0 -22H15V-6H0Z", SHADE, turn=38),
        Piece("M-17.5 -18H-13V-10H-17.5ZM13 -18H17.5V-10H13Z", turn=38),
    ),
    "bow": (
        Piece("M-8 -24C18 -20 18 20 -8 24", stroke=4.4),
        Piece("M-8 -24V24", stroke=1.6),
        Piece("M-20 0H18M18 0L11 -5M18 0L11 5", stroke=2.8),
    ),
    "flame": (
        Piece(
            "M1 -24C10 -12 18 -5 17 8C16 18 8 23 0 23C-8 23 -16 18 -17 8C-18 0 -12 -4 -9 -12"
            "C-5 -9 -3 -8 -2 -6C1 -11 2 -17 1 -24Z"
        ),
        Piece("M1 -3C6 3 9 6 8 12C7 18 3 20 0 20C-4 20 -8 17 -8 12C-8 8 -4 5 1 -3Z", EMBER),
    ),
    "shield": (
        Piece("M0 -23L19 -16V1C19 14 9 21 0 24C-9 21 -19 14 -19 1V-16Z"),
        Piece("M0 -23L19 -16V1C19 14 9 21 0 24Z", SHADE),
        Piece("M0 -13V14M-10 -2H10", "#66000000", stroke=3.5),
    ),
    "sun": (
        Piece("M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0Z"),
        *(Piece(f"M0 -12.5V{-21 if i % 2 else -17}", stroke=2.8, turn=30 * i) for i in range(12)),
    ),
    "paw": (Piece(_PAW),),
    "fish": (
        Piece("M-20 0C-12 -16 8 -16 14 0L23 -10V10L14 0C8 16 -12 16 -20 0Z"),
        Piece("M-3 -12L4 -20L7 -10Z"),
        Piece("M-11.6 -3A2.6 2.6 0 1 1 -6.4 -3A2.6 2.6 0 1 1 -11.6 -3Z", "#112233"),
        Piece("M-2 -8C2 -3 2 3 -2 8", SHADE, stroke=2),
    ),
    "star": (
        Piece("M0 -22L6.4 -7.6L22 -6L10.4 4.4L13.6 20L0 12L-13.6 20L-10.4 4.4L-22 -6L-6.4 -7.6Z"),
        Piece("M0 -22L6.4 -7.6L22 -6L10.4 4.4L13.6 20L0 12Z", "#2A000000"),
    ),
    "bolt": (Piece("M5 -24L-15 4H-2L-5 24L15 -5H2Z"),),
    "flask": (
        Piece("M-5.5 -21H5.5V-8L17 13C19.4 18 17 21 12 21H-12C-17 21 -19.4 18 -17 13L-5.5 -8Z"),
        Piece("M-11 4.5C-5 1 3 9 11 4.5L16 14C17.6 17.4 16 19 12 19H-12C-16 19 -17.6 17.4 -16 14Z", GREEN),
        Piece(
            "M-6.4 12A2.4 2.4 0 1 1 -1.6 12A2.4 2.4 0 1 1 -6.4 12ZM3.4 14A1.6 1.6 0 1 1 6.6 14A1.6 1.6 0 1 1 3.4 14Z"
        ),
        Piece("M-8 -24H8V-20H-8Z"),
    ),
    "banner": (
        Piece("M-15 -23H-11.8V24H-15Z"),
        Piece("M-11 -21H18L11 -9.5L18 2H-11Z"),
        Piece("M-11 -9.5H11L18 2H-11Z", SHADE),
        Piece(
            "M-2 -17L.8 -12.4L6 -11.6L2.2 -8L3.2 -2.8L-2 -5.4L-7.2 -2.8L-6.2 -8L-10 -11.6L-4.8 -12.4Z", GOLD
        ),
    ),
    "hood": (
        Piece("M0 -23C15 -21 19 -3 20 22H-20C-19 -3 -15 -21 0 -23Z"),
        Piece("M0 -12C9 -11 11 0 9 10C6 17 -6 17 -9 10C-11 0 -9 -11 0 -12Z", NIGHT),
        Piece("M-6.5 1L-1.5 3.4L-6 4.6ZM6.5 1L1.5 3.4L6 4.6Z", GOLD),
    ),
    "mask": (
        Piece("M-16 -20C-8 -26 8 -26 16 -20C21 -10 18 4 12 12L6 24L0 16L-6 24L-12 12C-18 4 -21 -10 -16 -20Z"),
        Piece("M-10 -8L-3 -4L-9 0ZM10 -8L3 -4L9 0Z", "#1D2420"),
        Piece("M-7 8L-4 5L-1 8L2 5L5 8", "#1D2420", stroke=2),
    ),
    "gear": (Piece(_GEAR, even_odd=True), Piece("M-3.2 0A3.2 3.2 0 1 1 3.2 0A3.2 3.2 0 1 1 -3.2 0Z")),
    "snowflake": tuple(Piece(_FLAKE, stroke=2.6, turn=60 * i) for i in range(6)),
    "spark": (
        Piece("M0 -24C2 -7 7 -2 24 0C7 2 2 7 0 24C-2 7 -7 2 -24 0C-7 -2 -2 -7 0 -24Z"),
        Piece(
            "M11.4 -14A2.6 2.6 0 1 1 16.6 -14A2.6 2.6 0 1 1 11.4 -14ZM-17 13A2 2 0 1 1 -13 13A2 2 0 1 1 -17 13Z"
        ),
    ),
    "book": (
        Piece("M0 -14C-7 -19 -15 -19 -21 -16V16C-15 13 -7 13 0 18C7 13 15 13 21 16V-16C15 -19 7 -19 0 -14Z"),
        Piece(
            "M0 -14V18M-15 -9C-11 -10 -8 -9 -5 -7M-15 -1C-11 -2 -8 -1 -5 1M5 -7C8 -9 11 -10 "
            "15 -9M5 1C8 -1 11 -2 15 -1",
            DEEP,
            stroke=2,
        ),
    ),
    "person": (Piece(_BUST), Piece("M-11 -12C-9 -22 9 -22 11 -12C6 -15 -6 -15 -11 -12Z", BLUE)),
    "helmet": (
        Piece("M0 -24C13 -24 20 -15 20 -2V22H7V6L3 2H-3L-7 6V22H-20V-2C-20 -15 -13 -24 0 -24Z"),
        Piece("M0 -24C13 -24 20 -15 20 -2V22H7V6L3 2H0Z", "#33000000"),
        Piece("M-14 -3H-4V1H-14ZM4 -3H14V1H4Z", NIGHT),
    ),
    "skull": (
        Piece(
            "M0 -23A20 19 0 0 1 13 10.5V19C13 21 12 22 10 22H-10C-12 22 -13 21 -13 19V10.5A20 19 0 0 1 0 -23Z"
        ),
        Piece(
            "M-13.4 -3A5.4 5.4 0 1 1 -2.6 -3A5.4 5.4 0 1 1 -13.4 -3ZM2.6 -3A5.4 5.4 0 1 1 "
            "13.4 -3A5.4 5.4 0 1 1 2.6 -3Z"
            "M0 4L3 10H-3Z",
            NIGHT,
        ),
        Piece("M-5 22V15M0 22V15M5 22V15", NIGHT, stroke=2),
    ),
    "dragon": (
        Piece(
            "M-20 21C-17 9 -13 3 -8 -1C-15 -3 -19 -8 -20 -15C-14 -11 -9 -11 -4 -13L-8 -23C0 -21 6 -18 9 -14"
            "L22 -5C23 -2 22 0 19 1L9 1L13 6C8 7 4 8 2 10C6 13 7 17 6 21Z"
        ),
        Piece("M5 -10L11 -8L6 -5Z", NIGHT),
        Piece("M-20 21C-17 9 -13 3 -8 -1C-8 7 -6 14 -1 21Z", SHADE),
    ),
    "totem": (
        Piece("M-11 -24H11V24H-11Z"),
        Piece("M-22 -14L-11 -8V4L-22 -4ZM22 -14L11 -8V4L22 -4Z"),
        Piece("M0 -24H11V24H0Z", "#33000000"),
        Piece(
            "M-7 -17H-2V-12H-7ZM2 -17H7V-12H2ZM-6 -7H6V-4H-6ZM-7 5H-2V10H-7ZM2 5H7V10H2ZM-6 15H6V18H-6Z",
            NIGHT,
        ),
    ),
    "horns": (
        Piece(
            "M-12 -8C-20 -9 -23 -16 -21 -24C-17 -18 -12 -15 -6 -14C-2 -15 2 -15 6 -14C12 -15 "
            "17 -18 21 -24C23 -16 20 -9 12 -8C15 -2 14 6 9 13L0 23L-9 13C-14 6 -15 -2 -12 -8Z"
        ),
        Piece("M-9 -2L-2 2L-8 5ZM9 -2L2 2L8 5Z", "#7A1F1F"),
        Piece("M-5 12L-2.5 9.5L0 12L2.5 9.5L5 12", NIGHT, stroke=2),
    ),
    "anchor": (
        Piece("M0 -12V20M-9 -7H9M-18 6C-17 15 -9 20 0 20C9 20 17 15 18 6M-18 6L-22 12M18 6L22 12", stroke=4),
        Piece("M-5 -17A5 5 0 1 1 5 -17A5 5 0 1 1 -5 -17Z", stroke=3.4),
    ),
    "crystal": (
        Piece("M0 -24L14 -8L9 20H-9L-14 -8Z"),
        Piece("M0 -24L14 -8L9 20H0Z", SHADE),
        Piece("M-14 -8H14M0 -24L-4 -8L0 20L4 -8Z", "#33000000", stroke=1.6),
        Piece("M17 4L23 11L20 21H15ZM-17 6L-23 12L-20 21H-15Z"),
    ),
    "leaf": (
        Piece("M-18 20C-24 -6 -6 -24 22 -22C24 4 8 22 -12 17Z"),
        Piece("M-20 23C-12 6 -2 -6 14 -15M-8 6L-9 -5M0 -3L1 -12M-8 6H3M0 -3H10", SHADE, stroke=2.2),
    ),
    "heart": (
        Piece(
            "M0 22C-14 11 -22 4 -22 -7C-22 -15 -16 -20 -10 -20C-6 -20 -2 -18 0 -13C2 -18 6 "
            "-20 10 -20C16 -20 22 -15 22 -7C22 4 14 11 0 22Z"
        ),
        Piece("M0 22C14 11 22 4 22 -7C22 -15 16 -20 10 -20C6 -20 2 -18 0 -13Z", "#33000000"),
        Piece("M0 -6V10M-8 2H8", "#B8433C", stroke=4),
    ),
    "eye": (
        Piece("M-24 0C-14 -16 14 -16 24 0C14 16 -14 16 -24 0Z"),
        Piece("M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z", "#5B3E91"),
        Piece("M-3.6 0A3.6 3.6 0 1 1 3.6 0A3.6 3.6 0 1 1 -3.6 0Z", NIGHT),
        Piece("M-14 -16L-17 -21M0 -18V-24M14 -16L17 -21", stroke=2.6),
    ),
    "egg": (
        Piece("M0 -24C11 -24 18 -6 18 5C18 16 10 23 0 23C-10 23 -18 16 -18 5C-18 -6 -11 -24 0 -24Z"),
        Piece("M0 -24C11 -24 18 -6 18 5C18 16 10 23 0 23Z", "#2A000000"),
        Piece("M-17 3L-9 -3L-3 4L4 -4L10 3L17 -2", NIGHT, stroke=2.2),
    ),
    "coin": (
        Piece("M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z", GOLD),
        Piece("M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z", "#8A6420", stroke=2),
        Piece("M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z", "#FFF3CF"),
    ),
    "swirl": (
        Piece(
            "M0 2C-3 2 -5 0 -5 -3C-5 -8 0 -11 5 -10C12 -8 14 0 11 7C7 15 -4 17 -12 12C-21 6 -22 -7 -15 -16",
            stroke=4.2,
        ),
        Piece("M16 -17L20 -21M20 9L25 9M-2 21L-3 25", stroke=2.8),
    ),
    "chain": (
        Piece("M-6 -6L-14 -14M6 6L14 14", stroke=4),
        Piece(
            "M-20 -10C-26 -18 -18 -26 -10 -20L-3 -13C2 -8 0 -3 -4 -1M20 10C26 18 18 26 10 20L3 13C-2 8 0 3 4 1",
            stroke=4,
        ),
    ),
    "mirror": (
        Piece("M-16 -18H4V12H-16Z", "#B8C2CF"),
        Piece("M-6 -10H16V20H-6Z"),
        Piece("M5 -10H16V20H5Z", "#2A000000"),
        Piece("M5 -2L8 5L5 12L2 5Z", "#5A7DC0"),
    ),
    "card": (
        Piece("M-15 -21H15V21H-15Z"),
        Piece("M-10 -16H10V16H-10Z", SHADE, stroke=2),
        Piece("M0 -9L6 0L0 9L-6 0Z", "#5A7DC0"),
    ),
}


def paint_emblem(painter: QPainter, name: str, scale: float = 1.0, opacity: float = 1.0) -> None:
    """Paint an emblem around the painter's origin."""
    painter.save()
    painter.scale(scale, scale)
    painter.setOpacity(painter.opacity() * opacity)
    for piece in EMBLEMS.get(name, EMBLEMS["star"]):
        turned = piece.turn != 0
        if turned:
            painter.save()
            painter.translate(0, piece.pivot)
            painter.rotate(piece.turn)
            painter.translate(0, -piece.pivot)
        colour = QColor(piece.colour)
        if piece.stroke:
            pen = QPen(colour, piece.stroke)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path(piece.notation), pen)
        else:
            painter.fillPath(path(piece.notation, piece.even_odd), QBrush(colour))
        if turned:
            painter.restore()
    painter.restore()
