"""The board as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from playorder.gui.board.scene import BoardScene

__all__ = ["board_picture"]


def board_picture(scene: BoardScene, scale: float) -> QImage:
    """What the scene shows, enlarged; an empty board gives one of the scene's size, too."""
    size = scene.sceneRect().size() * scale
    picture = QImage(max(1, round(size.width())), max(1, round(size.height())), QImage.Format.Format_ARGB32)
    picture.fill(scene.backgroundBrush().color())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(picture.rect()), scene.sceneRect())
    painter.end()
    return picture
