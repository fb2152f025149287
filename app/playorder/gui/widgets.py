"""Small parts that several panels share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

__all__ = [
    "Chip",
    "ElidedLabel",
    "FlowLayout",
    "Panel",
    "PanelHead",
    "chip",
    "drag_rows",
    "narrow_combo",
    "new_page",
    "ok_or_cancel",
    "quiet_button",
    "restyle",
    "rule_line",
    "scroll_area",
    "tell_rows",
    "to_front",
    "wrapping",
]


class Chip(QLabel):
    """A rounded label whose text is painted shortened with dots where there is no room for all of it."""

    def minimumSizeHint(self) -> QSize:
        size, measure = super().minimumSizeHint(), self.fontMetrics()
        least = measure.horizontalAdvance(self.text()[:1] + "…")
        return QSize(size.width() - max(0, measure.horizontalAdvance(self.text()) - least), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room, measure = self.contentsRect(), self.fontMetrics()
        if measure.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        shown = measure.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        middle = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.style().drawItemText(
            painter, room, middle, self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )


def chip(text: str, kind: str = "plain") -> Chip:
    """A rounded label: plain, accent, good, warning, refused, player1 or player2."""
    label = Chip(text)
    label.setProperty("chip", kind)
    label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return label


def wrapping(text: str = "", name: str = "") -> QLabel:
    """A label that breaks its lines."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setObjectName(name)
    return label


def rule_line() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setObjectName("line")
    line.setFixedHeight(1)
    return line


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at; only if it changes is the widget styled and laid out anew."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def to_front(window: QWidget) -> None:
    """Show a window before all others, ready for keys."""
    window.show()
    window.raise_()
    window.activateWindow()


def quiet_button(tip: str) -> QToolButton:
    """A button without a frame, for a sign: what it is for stands in its tip."""
    button = QToolButton()
    button.setObjectName("quiet")
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button


def narrow_combo(name: str, letters: int) -> QComboBox:
    """A box to choose from that asks for the room of so many letters, however long its entries are."""
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.setToolTip(name)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(letters)
    return combo


def drag_rows(view: QAbstractItemView) -> None:
    """Let rows be dragged to other places, and what comes from elsewhere be dropped between them."""
    view.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
    view.setDefaultDropAction(Qt.DropAction.MoveAction)
    view.setDragDropOverwriteMode(False)
    view.setDropIndicatorShown(True)


def tell_rows(rows: QListWidget, words: Sequence[str]) -> None:
    """Show these words, a row for each; only rows whose words are different are drawn anew."""
    for number, told in enumerate(words[: rows.count()]):
        item = rows.item(number)
        if item.text() != told:
            item.setText(told)
    rows.addItems(list(words[rows.count() :]))
    while rows.count() > len(words):
        rows.takeItem(rows.count() - 1)


def ok_or_cancel(dialog: QDialog) -> QDialogButtonBox:
    """The two buttons of a dialogue, which end it."""
    kinds = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


class ElidedLabel(QLabel):
    """One line that is shortened with dots; the whole text is in the tool tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self._fit()

    @property
    def whole(self) -> str:
        """The text in full."""
        return self._whole

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(40, self.width() - 2)
        )
        if self.width() < 40 and self.fontMetrics().horizontalAdvance(shown) > self.width():
            shown = ""  # rather nothing than letters that are cut off
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
        self.setAccessibleName(self._whole)


class PanelHead(QFrame):
    """The head of a panel: a title, a muted hint, and room for controls at the right."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panelHead")
        self.title = QLabel(title)
        self.title.setObjectName("panelTitle")
        self.hint = ElidedLabel()
        self.hint.setObjectName("panelHint")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(16, 6, 10, 6)
        self.row.setSpacing(8)
        self.row.addWidget(self.title)
        self.row.addWidget(self.hint, 1)
        self.setMinimumHeight(40)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


class Panel(QWidget):
    """A panel of the window: its head above, what a subclass puts into ``body`` below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = PanelHead()
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        self.body.addWidget(self.head)
        self._is_seen = True
        self._is_due = False

    def refill(self) -> None:
        """Fill the panel anew: now if it is seen, else when it comes to the front."""
        self._is_due = not self._is_seen
        if self._is_seen:
            self.fill()

    def fill(self) -> None:
        """What a panel does that asks to be filled anew."""

    def set_seen(self, on: bool) -> None:
        """Whether it is open and no other panel stands in front of it."""
        self._is_seen = on
        if on and self._is_due:
            self.refill()


def scroll_area() -> QScrollArea:
    """A frameless area that scrolls up and down only."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QFrame.Shape.NoFrame)
    return area


def new_page(margins: tuple[int, int, int, int], spacing: int) -> tuple[QWidget, QVBoxLayout]:
    """An empty page for a scroll area, with its layout."""
    page = QWidget()
    page.setObjectName("panel")
    body = QVBoxLayout(page)
    body.setContentsMargins(*margins)
    body.setSpacing(spacing)
    return page, body


class FlowLayout(QLayout):
    """Puts its items beside each other and goes on in the next line where there is no more room."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """By width, until something in it changes: the layouts around it ask many times."""
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._lay(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, move: bool) -> int:
        x, y, height = rect.x(), rect.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue  # hidden
            hint = item.sizeHint()
            if x + hint.width() > rect.right() + 1 and height:
                if move:
                    _centre(line, height)
                line = []
                x = rect.x()
                y += height + self._gap
                height = 0
            line.append((item, QRect(QPoint(x, y), hint)))
            x += hint.width() + self._gap
            height = max(height, hint.height())
        if move:
            _centre(line, height)
        return y + height - rect.y()


def _centre(line: list[tuple[QLayoutItem, QRect]], height: int) -> None:
    """Put the items of one line at their places, the lower ones in its middle."""
    for item, place in line:
        item.setGeometry(place.translated(0, (height - place.height()) // 2))
