"""The question over the board: one of several cards, or any number of them, with mouse or keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.words import spoken, tooltip
from playorder.gui.cards.hand import paint_card
from playorder.gui.cards.look import Look, metrics, pen, text
from playorder.gui.cards.paths import rounded
from playorder.gui.tokens import DARK, Tokens
from playorder.timeline.board_view import EntityView

__all__ = ["CardButton", "Choice", "Picker"]

_HEAD = 48
"""Below the head of the board's panel."""
_IN_A_ROW = 7
_MOST_CARDS = 2 * _IN_A_ROW
"""More than this are listed, with a field to search them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One candidate: as a card if it is one, else in words; ``why_not`` says why it cannot be chosen."""

    words: str
    card: EntityView | None = None
    why_not: str = ""


class CardButton(QAbstractButton):
    """A candidate drawn as a card; checked, it is marked."""

    def __init__(
        self, choice: Choice, tokens: Tokens, scale: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.choice = choice
        self._tokens = tokens
        self._scale = scale
        self._size = QSize(round(124 * scale), round(148 * scale))
        self.setFixedSize(self._size)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        described = spoken(choice.card) if choice.card is not None else choice.words
        self.setAccessibleName(f"{described}: {choice.why_not}" if choice.why_not else described)
        tip = tooltip(choice.card) if choice.card is not None else choice.words
        self.setToolTip(f"{tip}<br>{choice.why_not}" if choice.why_not else tip)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self._scale, self._scale)
        if self.choice.why_not:
            painter.setOpacity(0.45)
        outline = rounded(-57, -68, 114, 136, 13)
        if self.isChecked():
            painter.fillPath(outline, QColor(t.accent_ground))
        if self.choice.card is not None:
            paint_card(painter, self.choice.card, Look(tokens=t, order=False, hovered=self.underMouse()))
        else:
            painter.fillPath(rounded(-52, -40, 104, 80, 10), QColor(t.card))
            painter.strokePath(rounded(-52, -40, 104, 80, 10), pen(t.strong_line, 1.5))
            text(painter, self.choice.words, QPointF(0, 0), 18, t.text, 600)
        painter.setOpacity(1.0)
        if self.isChecked() or self.hasFocus():
            painter.strokePath(outline, pen(t.accent, 3 if self.isChecked() else 2))
        if self.isChecked():
            painter.setBrush(QColor(t.accent))
            painter.setPen(pen(t.panel, 2))
            painter.drawEllipse(QPointF(46, -57), 11, 11)
            painter.setPen(pen(t.on_accent, 2.4))
            painter.drawPolyline([QPointF(41, -57), QPointF(44.5, -53), QPointF(51.5, -61)])
        painter.end()


class NameButton(CardButton):
    """A candidate that lies on the board, or is no card: its name is enough here."""

    def __init__(
        self, choice: Choice, tokens: Tokens, scale: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(choice, tokens, scale, parent)
        self.setFixedSize(round(metrics(13, 600).horizontalAdvance(choice.words)) + 24, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QPainterPath()
        box.addRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.fillPath(box, QColor(t.hover if self.underMouse() else t.card))
        painter.strokePath(box, pen(t.accent if self.hasFocus() else t.strong_line, 2))
        text(painter, self.choice.words, QRectF(self.rect()).center(), 13, t.text, 600)
        painter.end()


class Picker(QFrame):
    """Asks. Digits, arrows and Enter choose; Esc takes the action back that led here."""

    chosen = Signal(list)
    """The indices of what was chosen."""
    given_up = Signal()
    """Rather not: the action that asks is to be taken back, or the half-said move forgotten."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.avoided: Sequence[QPoint] = ()
        """Where on the board the candidates lie that can be clicked there: it stays small, and away from them."""
        self.setObjectName("picker")
        self._tokens: Tokens = DARK
        self._several = False
        self.buttons: list[CardButton] = []
        self.title = QLabel()
        self.title.setObjectName("section")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.hint = QLabel()
        self.hint.setObjectName("panelHint")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.confirm = QPushButton()
        self.confirm.setObjectName("primary")
        self.confirm.clicked.connect(self._confirm)
        self.give_up = QPushButton(self.tr("Take back"))
        self.give_up.setToolTip(self.tr("Take the action back that asks this (Esc)"))
        self.give_up.clicked.connect(self.given_up)
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(22, 16, 22, 16)
        self._body.setSpacing(10)
        self._body.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._body.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)
        self._middle = QWidget()
        self._body.addWidget(self._middle)
        self._body.addWidget(self.hint)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.give_up)
        row.addWidget(self.confirm)
        row.addStretch(1)
        self._body.addLayout(row)
        self.list: QListView | None = None
        self.field: QLineEdit | None = None
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        for button in self.buttons:
            button._tokens = tokens
            button.update()

    def ask(self, title: str, choices: Sequence[Choice], *, several: bool = False, give_up: str = "") -> None:
        """Ask for one of these, or for any number of them. ``give_up`` are the words for rather not."""
        self._several = several
        self.title.setText(title)
        self.setAccessibleName(title)
        self.give_up.setText(give_up or self.tr("Take back"))
        self.confirm.setVisible(several)
        self._fill(choices)
        self.hint.setText(self._hint_words(len(choices)))
        self.hint.setVisible(not self.avoided)
        self._body.activate()
        self.place()
        self.show()
        self.raise_()
        first = next((button for button in self.buttons if not button.choice.why_not), None)
        if first is not None:
            first.setFocus()
        elif self.field is not None:
            self.field.setFocus()

    def place(self) -> None:
        """In the middle of what it lies over; at its foot or head if there is less below it that is asked about."""
        room = self._over.size() - self.size()
        places = [QPoint(room.width() // 2, y) for y in (room.height() // 2, room.height() - 8, _HEAD)]
        self.move(min(places, key=self._covered))

    def _covered(self, at: QPoint) -> int:
        box = QRect(at, self.size())
        return sum(box.contains(point) for point in self.avoided)

    def _hint_words(self, count: int) -> str:
        if self._several:
            return self.tr("Space marks a card, Enter confirms, Esc takes back.")
        if self.list is not None:
            return self.tr("Type to search among %1, Enter chooses.").replace("%1", str(count))
        if not any(button.choice.card is not None for button in self.buttons):
            return self.tr("Click one, or press its number, 1 to %1.").replace("%1", str(min(9, count)))
        return self.tr("Click a card, or press its number, 1 to %1.").replace("%1", str(min(9, count)))

    def _fill(self, choices: Sequence[Choice]) -> None:
        middle = QWidget()
        self.buttons = []
        self.list = self.field = None
        if len(choices) > _MOST_CARDS and not self._several:
            self._fill_list(middle, choices)
        else:
            scale = 1.15 if len(choices) <= 5 else 0.9
            has_cards = any(choice.card is not None for choice in choices)
            kind = CardButton if self._several or (has_cards and not self.avoided) else NameButton
            grid = QGridLayout(middle)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(8)
            for index, choice in enumerate(choices):
                button = kind(choice, self._tokens, scale)
                button.setCheckable(self._several)
                button.clicked.connect(lambda _=False, index=index: self._clicked(index))
                self.buttons.append(button)
                grid.addWidget(button, *divmod(index, _IN_A_ROW))
        self._body.replaceWidget(self._middle, middle)
        self._middle.hide()
        self._middle.deleteLater()
        self._middle = middle
        self._update_confirm()

    def _fill_list(self, middle: QWidget, choices: Sequence[Choice]) -> None:
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search the candidates"))
        self.list = QListView()
        self.list.setAccessibleName(self.title.text())
        model = QSortFilterProxyModel(self.list)
        model.setSourceModel(QStringListModel([choice.words for choice in choices], model))
        model.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.list.setModel(model)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setMinimumSize(320, 280)
        self.field.textChanged.connect(model.setFilterFixedString)
        self.list.activated.connect(self._listed)
        self.list.clicked.connect(self._listed)
        column.addWidget(self.field)
        column.addWidget(self.list)

    def _listed(self, index: QModelIndex) -> None:
        model = self.list.model() if self.list is not None else None
        if isinstance(model, QSortFilterProxyModel):
            self._choose([model.mapToSource(index).row()])

    def _clicked(self, index: int) -> None:
        if self._several:
            self._update_confirm()
        elif not self.buttons[index].choice.why_not:
            self._choose([index])

    def _update_confirm(self) -> None:
        count = len(self._marked())
        self.confirm.setText(
            self.tr("Confirm: %1 marked").replace("%1", str(count) if count else self.tr("none"))
        )

    def _marked(self) -> list[int]:
        return [index for index, button in enumerate(self.buttons) if button.isChecked()]

    def _confirm(self) -> None:
        self._choose(self._marked())

    def _choose(self, indices: list[int]) -> None:
        self.hide()
        self.chosen.emit(indices)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        focus = next((index for index, button in enumerate(self.buttons) if button.hasFocus()), -1)
        if key == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.buttons:
            step = 1 if key == Qt.Key.Key_Right else -1
            self.buttons[(focus + step) % len(self.buttons)].setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._entered(focus)
        elif self.buttons and 0 <= key - Qt.Key.Key_1 < min(9, len(self.buttons)):
            self.buttons[key - Qt.Key.Key_1].click()
        else:
            super().keyPressEvent(event)

    def _entered(self, focus: int) -> None:
        if self._several:
            self._confirm()
        elif focus >= 0:
            self.buttons[focus].click()
        elif self.list is not None and self.list.model().rowCount():
            row = self.list.currentIndex()
            self._listed(row if row.isValid() else self.list.model().index(0, 0))
