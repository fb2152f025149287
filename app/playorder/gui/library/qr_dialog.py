"""A share code as a QR picture, to be photographed, copied or saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.widgets import wrapping
from playorder.scenario.sharing import qr

__all__ = ["QrDialog"]

_SIDE = 420


class QrDialog(QDialog):
    """The picture and the code under it. Raises :class:`ShareCodeError` if the code is too long for a picture."""

    def __init__(self, code: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Share as a QR picture"))
        self._code = code
        self._png = qr.png(code)
        image = QImage.fromData(self._png, "PNG")  # type: ignore[arg-type]
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(self.tr("QR picture of %1").replace("%1", title))
        side = max(1, _SIDE // image.width()) * image.width() if image.width() <= _SIDE else _SIDE
        self.picture.setPixmap(
            QPixmap.fromImage(image).scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)
        )
        self.field = QLineEdit(code)
        self.field.setReadOnly(True)
        self.field.setAccessibleName(self.tr("Share code"))
        words = self.tr("The picture holds the link playorder:CODE. The code has %1 characters.")
        self.note = wrapping(words.replace("%1", str(len(code))), "muted")
        self.copy_button = QPushButton(self.tr("Copy the picture"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setImage(image))
        self.save_button = QPushButton(self.tr("Save the picture…"))
        self.save_button.clicked.connect(self._save)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.save_button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        body = QVBoxLayout(self)
        body.setSpacing(12)
        body.addWidget(self.picture)
        body.addWidget(self.field)
        body.addWidget(self.note)
        body.addLayout(buttons)

    def _save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the picture"), "playorder.png", self.tr("Pictures (*.png *.svg)")
        )
        if not path:
            return
        target = Path(path)
        if target.suffix.lower() not in qr.SUFFIXES:
            target = target.with_name(target.name + ".png")
        try:
            qr.save(self._code, target)
        except OSError as problem:
            what = self.tr("%1 could not be saved").replace("%1", target.name)
            self.note.setText(f"{what}: {problem.strerror or problem}")
