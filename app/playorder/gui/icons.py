"""Line icons drawn from short paths, in the colours of the theme and sharp at any scale."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from playorder.gui.cards.look import pen
from playorder.gui.cards.paths import path
from playorder.gui.tokens import Tokens

__all__ = ["app_icon", "icon"]

# In a box of 20 × 20. The first path is stroked, the second filled.
_ICONS: dict[str, tuple[str, str]] = {
    "open": ("M3 15.5V5H8L10 7H16.5V9M3 15.5L5.5 9H18L15.5 15.5Z", ""),
    "run": ("", "M6 4L16 10L6 16Z"),
    "stop": ("", "M5 5H15V15H5Z"),
    "first": ("M5 5V15", "M15.5 4.5V15.5L7.5 10Z"),
    "previous": ("", "M13.5 4.5V15.5L5.5 10Z"),
    "next": ("", "M6.5 4.5V15.5L14.5 10Z"),
    "last": ("M15 5V15", "M4.5 4.5V15.5L12.5 10Z"),
    "into": ("M10 3V12M6.5 8.8L10 12.3L13.5 8.8M4 16.5H16", ""),
    "over": (
        "M3.5 12A6.5 6.5 0 0 1 16 11M16.5 6.5V11.3H11.7",
        "M8.4 15.5A1.6 1.6 0 1 0 11.6 15.5A1.6 1.6 0 1 0 8.4 15.5Z",
    ),
    "out": ("M10 12.5V3.5M6.5 7L10 3.5L13.5 7M4 16.5H16", ""),
    "play": ("M3.5 4V16M16.5 10A6 6 0 1 1 16.5 9.9", "M8.4 7L14 10L8.4 13Z"),
    "reload": ("M15.5 7A6.3 6.3 0 1 0 16.3 11M16 3.5V7.3H12.2", ""),
    "search": ("M8.8 3.5A5.3 5.3 0 1 0 8.8 14.1A5.3 5.3 0 1 0 8.8 3.5ZM12.8 12.8L17 17", ""),
    "up": ("M5 12.5L10 7.5L15 12.5", ""),
    "down": ("M5 7.5L10 12.5L15 7.5", ""),
    "close": ("M5.5 5.5L14.5 14.5M14.5 5.5L5.5 14.5", ""),
    "share": ("M10 12.5V3M6.8 6L10 2.8L13.2 6M6.5 9H4.5V17H15.5V9H13.5", ""),
    "copy": ("M7 7H16V16H7ZM13 7V4H4V13H7", ""),
    "filter": ("M3.5 5H16.5L11.5 11V16L8.5 14.5V11Z", ""),
    "check": ("M4.5 10.5L8.5 14.5L15.5 6", ""),
    "cross": ("M5.5 5.5L14.5 14.5M14.5 5.5L5.5 14.5", ""),
    "dark": ("M16 11.5A6.5 6.5 0 1 1 8.5 4A5.2 5.2 0 0 0 16 11.5Z", ""),
    "light": (
        "M10 6.6A3.4 3.4 0 1 0 10 13.4A3.4 3.4 0 1 0 10 6.6ZM10 2V3.6M10 16.4V18M2 10H3.6M16.4 10H18"
        "M4.3 4.3L5.5 5.5M14.5 14.5L15.7 15.7M4.3 15.7L5.5 14.5M14.5 5.5L15.7 4.3",
        "",
    ),
    "system": ("M3.5 4.5H16.5V13H3.5ZM7 16.5H13M10 13V16.5", ""),
    "plus": ("M10 4.5V15.5M4.5 10H15.5", ""),
    "minus": ("M4.5 10H15.5", ""),
    "fit": ("M4 7.5V4H7.5M12.5 4H16V7.5M16 12.5V16H12.5M7.5 16H4V12.5", ""),
    "new": ("M5 3H11.5L15 6.5V17H5ZM10 8.5V13.5M7.5 11H12.5", ""),
    "save": ("M3.5 3.5H13.5L16.5 6.5V16.5H3.5ZM6.5 3.5V8H12.5V3.5M6 16.5V11.5H14V16.5", ""),
    "undo": ("M7 4.5L3.5 8L7 11.5M3.5 8H11.5A4.5 4.5 0 0 1 11.5 16.5H8", ""),
    "redo": ("M13 4.5L16.5 8L13 11.5M16.5 8H8.5A4.5 4.5 0 0 0 8.5 16.5H12", ""),
    "library": ("M4 3.5H7V16.5H4ZM8.5 3.5H11.5V16.5H8.5ZM13 5L15.6 4.2L18 15.8L15.4 16.5Z", ""),
    "file": ("M5 3H11.5L15 6.5V17H5ZM11.5 3V6.5H15", ""),
    "home": ("M3.5 10L10 4L16.5 10M5.5 8.5V16H14.5V8.5", ""),
    "lock": ("M5 9.5H15V16.5H5ZM7 9.5V7A3 3 0 0 1 13 7V9.5", ""),
    "forbidden": ("M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM5.2 5.2L14.8 14.8", ""),
    "edit": ("M4 16L4.8 12.5L13 4.3L15.7 7L7.5 15.2Z", ""),
    "delete": ("M4.5 6H15.5M8 6V4H12V6M6 6L6.8 16.5H13.2L14 6M8.7 8.5V14M11.3 8.5V14", ""),
    "dice": (
        "M4 4H16V16H4Z",
        "M6.4 7.5A1.1 1.1 0 1 0 8.6 7.5A1.1 1.1 0 1 0 6.4 7.5Z"
        "M11.4 12.5A1.1 1.1 0 1 0 13.6 12.5A1.1 1.1 0 1 0 11.4 12.5Z",
    ),
    "pin": ("M7 3.5H13L12 9L14.5 11.5H5.5L8 9ZM10 11.5V17", ""),
    "fan": ("M3.5 10H8L15.5 4M8 10H16.5M8 10L15.5 16", ""),
    "warning": ("M10 3.5L17.5 16.5H2.5ZM10 8.5V12M10 14.3V14.4", ""),
}


def icon(name: str, tokens: Tokens, colour: str = "", size: int = 20) -> QIcon:
    """An icon in the text colour of the theme, or in another; disabled it is faint."""
    result = QIcon()
    for mode, ink in (
        (QIcon.Mode.Normal, colour or tokens.text),
        (QIcon.Mode.Disabled, tokens.strong_line),
    ):
        for ratio in (1.0, 1.5, 2.0, 3.0):
            result.addPixmap(_pixmap(name, ink, size, ratio), mode)
    return result


def _pixmap(name: str, ink: str, size: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 20, size / 20)
    line, solid = _ICONS[name]
    if line:
        painter.strokePath(path(line), pen(ink, 1.6))
    if solid:
        painter.fillPath(path(solid), QColor(ink))
    painter.end()
    return pixmap


def app_icon() -> QIcon:
    """The program's own icon: three steps of a queue on a blue tile."""
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 32, size / 32)
        painter.fillPath(path("M7 2H25Q30 2 30 7V25Q30 30 25 30H7Q2 30 2 25V7Q2 2 7 2Z"), QColor("#2F6BC2"))
        painter.fillPath(path("M8 8H18V12H8Z"), QColor("#FFFFFF"))
        painter.fillPath(path("M8 14H24V18H8Z"), QColor("#F0C15C"))
        painter.fillPath(path("M8 20H14V24H8Z"), QColor("#FFFFFF"))
        painter.end()
        result.addPixmap(pixmap)
    return result
