"""What the tour shows: a card with the words of a step, and a ring around what they are about."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from playorder.gui.cards.look import pen
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import wrapping

__all__ = ["Ring", "TourBubble"]

_GAP = 14
_WIDTH = 380


class Ring(QWidget):
    """A frame around a part of the window; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(QColor(self.tokens.accent), 3))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -3, -3), 8, 8)


class TourBubble(QFrame):
    """Title, words, how far the tour is, and the ways on: Next, Back, Skip; Esc skips as well."""

    next_wanted = Signal()
    back_wanted = Signal()
    skip_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("tour")
        self.setFixedWidth(_WIDTH)
        self.title = QLabel()
        self.title.setObjectName("entityName")
        self.words = wrapping()
        self.place = QLabel()
        self.place.setObjectName("muted")
        self.skip = QPushButton(self.tr("Skip for good"))
        self.skip.setToolTip(
            self.tr("The tour does not come by itself again; it stays in the Help menu (Esc)")
        )
        self.back = QPushButton(self.tr("Back"))
        self.next = QPushButton()
        self.next.setObjectName("primary")
        self.skip.clicked.connect(self.skip_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.next.clicked.connect(self.next_wanted)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.skip)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.next)
        body = QVBoxLayout(self)
        body.setContentsMargins(18, 14, 18, 14)
        body.setSpacing(8)
        for part in (self.place, self.title, self.words):
            body.addWidget(part)
        body.addSpacing(4)
        body.addLayout(row)
        QWidget.setTabOrder(self.next, self.back)
        QWidget.setTabOrder(self.back, self.skip)
        self.hide()

    def tell(self, title: str, words: str, number: int, count: int) -> None:
        """Show step `number` of `count`, the first being 1."""
        self.title.setText(title)
        self.words.setText(words)
        place = self.tr("Step %1 of %2").replace("%1", str(number)).replace("%2", str(count))
        self.place.setText(place)
        self.back.setEnabled(number > 1)
        self.next.setText(self.tr("Next") if number < count else self.tr("Finish"))
        self.setAccessibleName(f"{place}: {title}")
        self.setAccessibleDescription(words)
        # a screen reader tells of what gets the focus
        self.next.setAccessibleDescription(f"{place}. {title}. {words}")
        self.adjustSize()
        self.show()
        self.raise_()
        self.next.setFocus()

    def go_beside(self, target: QRect) -> None:
        """Stand beside a part of the parent, wholly within the parent; upon it where there is no other room."""
        room = self._over.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        self.move(place_beside(target, self.size(), room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.skip_wanted.emit()
            case Qt.Key.Key_PageDown:
                self.next_wanted.emit()
            case Qt.Key.Key_PageUp if self.back.isEnabled():
                self.back_wanted.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                focus = self.focusWidget()
                (focus if isinstance(focus, QPushButton) else self.next).click()
            case _:
                super().keyPressEvent(event)


def place_beside(target: QRect, size: QSize, room: QRect) -> QPoint:
    """The corner of a box of this size: below a wide target, beside a high one, else wherever there is room."""
    middle = target.center() - QPoint(size.width() // 2, size.height() // 2)
    below = QPoint(middle.x(), target.bottom() + _GAP)
    above = QPoint(middle.x(), target.top() - _GAP - size.height())
    sides = [
        QPoint(target.right() + _GAP, middle.y()),
        QPoint(target.left() - _GAP - size.width(), middle.y()),
    ]
    is_wide = target.width() > target.height()
    for way in [below, *sides, above] if is_wide else [*sides, below, above]:
        held = _held(way, size, room)
        if not QRect(held, size).intersects(target):
            return held
    return _held(middle, size, room)


def _held(at: QPoint, size: QSize, room: QRect) -> QPoint:
    x = max(room.left(), min(at.x(), room.right() - size.width()))
    y = max(room.top(), min(at.y(), room.bottom() - size.height()))
    return QPoint(x, y)
