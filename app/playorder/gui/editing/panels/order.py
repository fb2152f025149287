"""The order of play: drag to change it, or make something the oldest or the newest."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.scene import BoardScene
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import small_button
from playorder.gui.editing.panels.order_model import Column, OrderModel, Row, rows_of
from playorder.gui.widgets import FlowLayout, Panel, chip, drag_rows
from playorder.scenario.editing.ordering import reordered, swap_players
from playorder.timeline.board_view import BoardView

__all__ = ["OrderPanel"]

_WIDTHS: Final = {Column.ORDER: 28, Column.PLAYER: 54, Column.KIND: 78, Column.WHERE: 84}
"""Widths of the columns that are always alike, in pixels."""
_LEAST_NAME: Final = 120
"""The least width of the names; where there is not so much, the last column is scrolled to."""
_BESIDE: Final = 4
"""Room at the left and at the right of the words of a cell, in pixels."""


class _TextDelegate(QStyledItemDelegate):
    """Cells are text and nothing else: each is drawn by itself, for the style sheet would be asked anew for each."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen:
            painter.fillRect(option.rect, option.palette.highlight())
        words = str(index.data() or "")
        if words:
            ink = option.palette.highlightedText() if is_chosen else option.palette.text()
            box = option.rect.adjusted(_BESIDE, 0, -_BESIDE, 0)
            painter.setPen(ink.color())
            painter.drawText(
                box,
                int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
                option.fontMetrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width()),
            )


class OrderPanel(Panel):
    """A table of all that has a place in the order of play."""

    def __init__(self, editor: BoardEditor, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._scene = scene
        self._board: BoardView | None = None
        self.head.title.setText(self.tr("Order of play"))
        self.model = OrderModel(self)
        self.model.moved.connect(self._move)
        self.filter = QSortFilterProxyModel(self)
        self.filter.setSourceModel(self.model)
        self.filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter.setFilterKeyColumn(-1)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Filter"))
        self.field.setAccessibleName(self.tr("Filter the order of play"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(110)
        self.field.textChanged.connect(self.filter.setFilterFixedString)
        self.in_play = QCheckBox(self.tr("In play only"))
        self.in_play.setChecked(True)
        self.in_play.setToolTip(
            self.tr("Cards in hands, decks and graveyards have a place in the order as well")
        )
        self.in_play.toggled.connect(lambda _on: self.refill())
        self.oldest = small_button(self.tr("To oldest"), self.tr("Before everything else that is in play"))
        self.newest = small_button(self.tr("To newest"), self.tr("After everything else that is in play"))
        self.oldest.clicked.connect(lambda: self._move(self._marked(), 0))
        self.newest.clicked.connect(lambda: self._move(self._marked(), len(self.model.rows)))
        self.dominant = chip("", "warning")
        self.dominant.setToolTip(
            self.tr(
                "Rule 6.8: the triggers of the dominant player are queued and resolved first, whatever their order"
            )
        )
        self.swap = small_button(self.tr("Swap"), self.tr("Make the other player the dominant one"))
        self.swap.clicked.connect(self._swap)
        bar = QFrame()
        around = QVBoxLayout(bar)
        around.setContentsMargins(12, 6, 12, 6)
        row = FlowLayout(gap=8)
        for part in (self.field, self.in_play, self.oldest, self.newest):
            row.addWidget(part)
        self.head.row.addWidget(self.dominant)
        self.head.row.addWidget(self.swap)
        around.addLayout(row)
        self.table = self._make_table()
        self.body.addWidget(bar)
        self.body.addWidget(self.table, 1)
        scene.selection_changed.connect(self._follow_selection)

    def show_board(self, board: BoardView | None) -> None:
        """Show the order of another board."""
        self._board = board
        self.refill()

    def follow_mode(self) -> None:
        """What can be done depends on whether the board is edited."""
        active = self._editor.active
        for part in (self.oldest, self.newest, self.swap):
            part.setEnabled(active)
        has_dominant = self._editor.rules is not None and self._editor.rules.has_dominant_player
        self.dominant.setVisible(has_dominant and self._board is not None)
        self.swap.setVisible(has_dominant)
        self.table.setDragEnabled(active)

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.filter)
        table.setItemDelegate(_TextDelegate(table))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(26)
        table.setShowGrid(False)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        drag_rows(table)
        table.setMouseTracking(True)
        table.setAccessibleName(self.tr("Order of play, oldest first"))
        table.setToolTip(self.tr("Drag a row to another place"))
        header = table.horizontalHeader()
        header.setAccessibleName(self.tr("Columns of the order of play"))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        table.entered.connect(self._point_at)
        table.clicked.connect(self._select)
        table.viewport().installEventFilter(self)
        return table

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._scene.point_at(None)
        elif event.type() == QEvent.Type.Resize:
            self._share_width()
        return False

    def _share_width(self) -> None:
        """Half of the room that the others leave to the name, but never so little that it cannot be read."""
        room = self.table.viewport().width() - sum(_WIDTHS.values())
        self.table.horizontalHeader().resizeSection(Column.NAME, max(_LEAST_NAME, room // 2))

    # --- what is shown ---------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Show the rows of the board."""
        board = self._board
        rules = self._editor.rules
        rows: list[Row] = []
        if board is not None and rules is not None:
            rows = rows_of(board, rules.in_play, all_zones=not self.in_play.isChecked())
        dominant = next((player for player in board.players if player.dominant), None) if board else None
        # the new rows and what is marked among them are painted once, and not at all if nothing is different
        is_same = rows == self.model.rows
        self.table.viewport().setUpdatesEnabled(is_same)
        self.model.show_rows(rows, dominant.player if dominant is not None else 0)
        self.head.hint.set_text(self.tr("%1 shown, oldest first").replace("%1", str(len(rows))))
        name = f"p{dominant.player} {dominant.name}".strip() if dominant is not None else ""
        words = self.tr("Dominant: %1").replace("%1", name) if name else self.tr("No dominant player")
        self.dominant.setText(words)
        self.follow_mode()
        if not is_same:
            self.table.doItemsLayout()  # now, not after the next painting, which would be followed by another one
        self._follow_selection()
        self.table.viewport().setUpdatesEnabled(True)

    def _row(self, index: QModelIndex) -> Row:
        return self.model.rows[self.filter.mapToSource(index).row()]

    def _point_at(self, index: QModelIndex) -> None:
        self._scene.point_at(self._row(index).entity)

    def _select(self, index: QModelIndex) -> None:
        self._scene.select(self._row(index).entity)

    def _follow_selection(self) -> None:
        if self._board is not self._scene.board:
            return  # the rows of the board that is shown now come at once, and then what is selected among them
        chosen = self._scene.chosen
        current = self.table.currentIndex()
        if current.isValid() and self._row(current).entity == chosen:
            return
        for number, row in enumerate(self.model.rows):
            if row.entity == chosen and not row.is_attachment:
                index = self.filter.mapFromSource(self.model.index(number, 0))
                if index.isValid():
                    self.table.setCurrentIndex(index)

    # --- what is done ----------------------------------------------------------------------------------------

    def _marked(self) -> list[int]:
        indexes = self.table.selectionModel().selectedRows()
        return sorted(self.filter.mapToSource(index).row() for index in indexes)

    def _move(self, marked: list[int], before: int) -> None:
        """These rows before another one; the attachments of an entity that is moved go with it."""
        rows = self.model.rows
        if not self._editor.active or not marked:
            return
        going: list[Row] = []
        for number in marked:
            if rows[number] not in going and rows[number].in_play:
                going.append(rows[number])
                if not rows[number].is_attachment:
                    going += self._followers(number)
        rest = [row for row in rows[:before] if row not in going]
        order = [*rest, *going, *(row for row in rows[before:] if row not in going)]
        self._write([row for row in order if row.in_play], going)

    def _followers(self, number: int) -> list[Row]:
        """The attachments that stand directly behind their bearer."""
        found: list[Row] = []
        for row in self.model.rows[number + 1 :]:
            if not row.is_attachment or row.entity != self.model.rows[number].entity:
                break
            found.append(row)
        return found

    def _write(self, order: list[Row], going: list[Row]) -> None:
        names = {row.path: row.name for row in order}
        document = reordered(self._editor.document, [row.path for row in order], names.__getitem__)
        words = self.tr("Change the order of play of %1").replace("%1", going[0].name if going else "")
        self._editor.change_document(words, document)

    def _swap(self) -> None:
        if self._editor.active:
            self._editor.change_document(
                self.tr("Swap the dominant player"), swap_players(self._editor.document)
            )
