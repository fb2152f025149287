"""Pictures as the bytes of a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

__all__ = ["png_of"]


def png_of(image: QImage) -> bytes:
    """What a file of the picture holds. Whoever writes it is told of a full disk, which Qt itself does not say."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
