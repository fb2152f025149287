"""The signs around and upon a card. Shape first, colour second; all of them can be combined."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from playorder.gui.cards import shapes
from playorder.gui.cards.look import Look, metrics, pen, text
from playorder.gui.cards.paths import path
from playorder.gui.tokens import GEM, Tokens

__all__ = [
    "attachment_badge",
    "badge",
    "cracks",
    "exhausted_mark",
    "foot_badges",
    "frame",
    "hover_ring",
    "ice",
    "mist",
    "rings",
    "role_ring",
    "tint",
]

_BADGES: dict[str, tuple[str, tuple[tuple[str, float], ...], tuple[str, ...]]] = {
    # name: colour, (path, stroke width or 0 = filled)…, cut-outs in the ground's colour
    "trigger": ("#F0C25A", (("M1.8 -8L-5 1.4H-.6L-1.8 8L5 -1.8H.6Z", 0),), ()),
    "deathrattle": (
        "#D5DAE2",
        (("M0 -7A6.4 6.2 0 0 1 4.4 3.6V6.2H-4.4V3.6A6.4 6.2 0 0 1 0 -7Z", 0),),
        (
            "M-4.2 -.8A1.7 1.7 0 1 1 -.8 -.8A1.7 1.7 0 1 1 -4.2 -.8ZM.8 -.8A1.7 1.7 0 1 1 "
            "4.2 -.8A1.7 1.7 0 1 1 .8 -.8Z",
        ),
    ),
    "aura": (
        "#9CC7FF",
        (
            ("M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0Z", 0),
            (
                "M5 0H7.8M-5 0H-7.8M0 5V7.8M0 -5V-7.8M3.5 3.5L5.5 5.5M-3.5 3.5L-5.5 5.5M3.5 -3.5"
                "L5.5 -5.5M-3.5 -3.5L-5.5 -5.5",
                1.7,
            ),
        ),
        (),
    ),
    "poisonous": (
        "#7FDC86",
        (("M0 -8C3.6 -3 5.4 -.2 5.4 2.6A5.4 5.4 0 0 1 -5.4 2.6C-5.4 -.2 -3.6 -3 0 -8Z", 0),),
        (),
    ),
    "silenced": (
        "#FF9A92",
        (
            ("M-6.5 0C-3 -3.8 3 -3.8 6.5 0C3 3.8 -3 3.8 -6.5 0Z", 1.6),
            ("M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5", 1.7),
        ),
        (),
    ),
    "enraged": ("#FF8A80", (("M-7 5L-5 -5L-1.8 0L0 -7L1.8 0L5 -5L7 5Z", 0),), ()),
    "windfury": (
        "#9BE3DA",
        (("M-6.5 -2.5H4M1 -6L4.8 -2.5L1 1M-4 3.5H6.5M3.5 .6L7 3.5L3.5 6.8", 1.7),),
        (),
    ),
    "immune": (
        "#E8BE57",
        (("M0 0C-2 -4 -7 -4 -7 0C-7 4 -2 4 0 0C2 -4 7 -4 7 0C7 4 2 4 0 0Z", 1.8),),
        (),
    ),
    "charge": ("#F0C25A", (("M-6 -5L0 0L-6 5M0 -5L6 0L0 5", 1.9),), ()),
    "cant_attack": (
        "#AAB3C1",
        (("M0 -6.2A6.2 6.2 0 1 1 0 6.2A6.2 6.2 0 1 1 0 -6.2ZM-4.2 4.2L4.2 -4.2", 1.7),),
        (),
    ),
    "exhausted": ("#AAB3C1", (("M-5 -6H1L-5 0H1M2 0H6.5L2 5.5H6.5", 1.7),), ()),
    "unscripted": (
        "#F0B95A",
        (("M-2.6 -3.4C-2.4 -7.6 4 -7 3 -2.8C2.4 -.8 0 -.4 0 2.4", 1.9), ("M-.9 5.6H.9", 2.2)),
        (),
    ),
}

_FOOT = ("deathrattle", "trigger", "aura", "poisonous", "silenced", "enraged")
_MIST = QColor(230, 237, 245, 150)


def badge(painter: QPainter, name: str, at: QPointF, radius: float = 11) -> None:
    """A small round sign."""
    colour, strokes, holes = _BADGES[name]
    painter.save()
    painter.translate(at)
    disc = shapes.ellipse(radius, radius)
    painter.fillPath(disc, QColor(GEM.ground))
    painter.strokePath(disc, pen(colour, 1.5))
    painter.scale(0.08 * radius, 0.08 * radius)
    for notation, width in strokes:
        if width:
            painter.strokePath(path(notation), pen(colour, width))
        else:
            painter.fillPath(path(notation), QColor(colour))
    for notation in holes:
        painter.fillPath(path(notation), QColor(GEM.ground))
    painter.restore()


def foot_badges(painter: QPainter, present: frozenset[str], y: float) -> None:
    """The signs at the foot of a plate: two between the number gems, more in a second row."""
    names = [name for name in _FOOT if name in present]
    if not names:
        return
    rows = [names] if len(names) == 1 else [names[:2], names[2:]]
    radius = 11.0 if len(names) == 1 else 9.0
    for line, row in enumerate(rows):
        start = -(radius + 0.5) * (len(row) - 1)
        for index, name in enumerate(row):
            badge(painter, name, QPointF(start + index * (2 * radius + 1), y + line * 17), radius)


def rings(painter: QPainter, tokens: Tokens, present: frozenset[str]) -> None:
    """What goes around a minion's plate: divine shield, immune, pending destroy."""
    if "divine_shield" in present:
        glow = QColor(tokens.ring)
        for width, alpha in ((12, 26), (8.5, 50), (5.5, 90)):
            glow.setAlpha(alpha)
            painter.strokePath(shapes.ellipse(51, 57), pen(glow, width))
        painter.strokePath(shapes.ellipse(51, 57), pen(tokens.ring, 3.5))
        painter.strokePath(shapes.ellipse(51, 57), pen("#FFFFFF", 1.2))
    if "immune" in present:
        painter.strokePath(shapes.ellipse(50, 56), pen(tokens.immune, 2.5))
        painter.strokePath(shapes.ellipse(55, 61), pen(tokens.immune, 2.5, [10, 5]))
    if "pending_destroy" in present:
        painter.strokePath(shapes.ellipse(53, 59), pen(tokens.refused, 3.5, [34, 12, 18, 12]))


def mist(painter: QPainter, clip: QPainterPath) -> None:
    """Stealth: slanting bands of mist."""
    painter.save()
    painter.setClipPath(clip)
    painter.fillPath(clip, QColor(199, 210, 224, 41))
    box = clip.boundingRect()
    painter.translate(box.center())
    painter.rotate(35)
    reach = max(box.width(), box.height())
    y = -reach
    while y < reach:
        painter.fillRect(QRectF(-reach, y, 2 * reach, 2.2), _MIST)
        y += 7
    painter.restore()


_ICE = "M57 -53L41 -60L19 -43L30 -33L42 -19L60 -37Z"
_ICE_LOW = "M56 14L46 2L40 20L28 58L44 62L58 48L62 30Z"
_ICE_LINES = "M57 -53L30 -33M41 -60L40 -41L60 -37M56 14L50 34L44 62M62 30L50 34"


def ice(painter: QPainter, tokens: Tokens, clip: QPainterPath) -> None:
    """Frozen: a blue cast, and ice at the four corners."""
    cast = QColor(tokens.ice)
    cast.setAlphaF(0.28)
    painter.fillPath(clip, cast)
    block = QColor(tokens.ice)
    block.setAlphaF(0.95)
    box = clip.boundingRect()
    for side in (1, -1):
        painter.save()
        painter.translate(box.center())
        painter.scale(side * box.width() / 92, box.height() / 104)
        for notation in (_ICE, _ICE_LOW):
            painter.fillPath(path(notation), block)
            painter.strokePath(path(notation), pen(tokens.ice_edge, 1.3))
        painter.strokePath(path(_ICE_LINES), pen(tokens.ice_edge, 1.1))
        painter.restore()


def tint(painter: QPainter, clip: QPainterPath, colour: str, opacity: float) -> None:
    """A cast over the picture: red for enraged, dark red for mortally wounded."""
    value = QColor(colour)
    value.setAlphaF(opacity)
    painter.fillPath(clip, value)


def cracks(painter: QPainter, clip: QPainterPath) -> None:
    """Mortally wounded: cracks over the picture."""
    painter.save()
    painter.setClipPath(clip)
    painter.strokePath(path("M-6 -52L4 -34L-8 -22L6 -6L-4 8L10 26L2 50"), pen("#0D0F13", 3.2))
    painter.strokePath(path("M4 -34L22 -26M-8 -22L-26 -12M6 -6L26 4"), pen("#0D0F13", 2.2))
    painter.restore()


def attachment_badge(painter: QPainter, tokens: Tokens, count: int, at: QPointF) -> None:
    """A clip and how many attachments there are."""
    number = str(count)
    width = 22 + metrics(11, 600).horizontalAdvance(number)
    box = QPainterPath()
    box.addRoundedRect(QRectF(at.x() - width / 2, at.y() - 9, width, 18), 9, 9)
    painter.fillPath(box, QColor(tokens.raised))
    painter.strokePath(box, pen(tokens.strong_line, 1))
    painter.save()
    painter.translate(at.x() - width / 2 + 10, at.y())
    painter.scale(0.72, 0.72)
    clip = path("M-3.5 .5L1.6 -4.6A2.4 2.4 0 0 1 5 -1.2L-1.2 5A3.8 3.8 0 0 1 -6.5 -.4L-1 -6")
    painter.strokePath(clip, pen(tokens.muted, 1.5))
    painter.restore()
    text(painter, number, QPointF(at.x() + 7, at.y()), 11, tokens.text, 600)


def exhausted_mark(painter: QPainter, at: QPointF) -> None:
    """Cannot be used again now: two small letters of sleep."""
    badge(painter, "exhausted", at, 10)


def hover_ring(painter: QPainter, tokens: Tokens, outline: QPainterPath) -> None:
    """A thin ring around what the pointer is over."""
    painter.strokePath(outline, pen(tokens.text, 1.6))


def frame(painter: QPainter, tokens: Tokens, box: QRectF) -> None:
    """The frame with handles around what is selected."""
    outline = QPainterPath()
    outline.addRoundedRect(box, 14, 14)
    painter.strokePath(outline, pen(tokens.accent, 2))
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        handle = QPainterPath()
        handle.addRoundedRect(QRectF(corner.x() - 4, corner.y() - 4, 8, 8), 2, 2)
        painter.fillPath(handle, QColor(tokens.accent))
        painter.strokePath(handle, pen(tokens.zone, 1.5))


def role_ring(painter: QPainter, look: Look, outline: QPainterPath) -> None:
    """What the card is in the shown step: its source (solid amber) or its target (dashed red)."""
    if look.role == "source":
        glow = QColor(look.tokens.trigger)
        glow.setAlpha(70)
        painter.strokePath(outline, pen(glow, 8))
        painter.strokePath(outline, pen(look.tokens.trigger, 3))
    elif look.role == "target":
        painter.strokePath(outline, pen(look.tokens.refused, 3, [7, 4]))
