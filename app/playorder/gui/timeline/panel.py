"""The timeline panel: search and filters above, the strip, and the tree below it; both are in step."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.icons import icon
from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.timeline.delegate import NodeDelegate
from playorder.gui.timeline.filters import FilterBar
from playorder.gui.timeline.legend import Legend
from playorder.gui.timeline.search import MatchFilter, Narrowing, NodeSearch
from playorder.gui.timeline.strip import StripWidget
from playorder.gui.timeline.tree_model import Column, NodeTreeModel
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import Panel, quiet_button

__all__ = ["TimelinePanel"]

_EXPAND_ALL, _EXPAND_MORE = 600, 6000
_PREVIEW_AFTER = 60
_ROOM_FOR_FILTERS, _ROOM_FOR_ZOOM = 860, 480
"""Pixels of the panel's width."""


class _Tree(QTreeView):
    """Tells when the pointer has left, and gives Esc to the window."""

    def __init__(self, panel: TimelinePanel) -> None:
        super().__init__()
        self._panel = panel

    def drawRow(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = self._panel.tokens
        if self.selectionModel().isRowSelected(index.row(), index.parent()):
            painter.fillRect(option.rect, QColor(tokens.accent_ground))
            bar = option.rect.adjusted(0, 0, 0, 0)
            bar.setWidth(3)
            super().drawRow(painter, option, index)
            painter.fillRect(bar, QColor(tokens.accent))
            return
        super().drawRow(painter, option, index)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._panel.hover(-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._panel.hover(self._panel.position_of(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._panel.return_to_end()
            event.accept()
        else:
            super().keyPressEvent(event)


class TimelinePanel(Panel):
    """The tree of a run. The current row and the board agree: a click pins, hovering previews, Esc returns."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._syncing = False
        self._shared = False
        self._hovered = -1
        self.model = NodeTreeModel(self)
        self.search = NodeSearch(self.model, self)
        self.filter = MatchFilter(self.model, self.search, self)
        self._delegate = NodeDelegate(self.model, self.position_of, self._words, self)
        self._hover_timer = QTimer(self)
        self._hover_timer.setSingleShot(True)
        self._hover_timer.setInterval(_PREVIEW_AFTER)
        self._hover_timer.timeout.connect(self._preview)

        self.head.title.setText(self.tr("Timeline"))
        self._depth = 0
        self.filters = FilterBar()
        self.head.row.insertWidget(1, self.filters)
        self._make_search()
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(280)
        self.tree = self._make_tree()
        self.strip = self._make_strip()
        self.legend = Legend()
        self.views = self._make_views()
        self.stack = QStackedWidget()
        self.stack.addWidget(self._make_empty())
        self.stack.addWidget(self.views)
        self.body.addWidget(self.stack, 1)

        session.scenario_loaded.connect(self._clear)
        session.run_finished.connect(self._show_run)
        session.node_changed.connect(self._follow)
        session.run_started.connect(lambda: self.empty_text.setText(self.tr("Running…")))
        session.run_failed.connect(self.empty_text.setText)
        self.search.changed.connect(self._found)
        self.filters.narrowed.connect(self._narrow)
        self.filters.folded.connect(self._fold)
        self.filters.depth_chosen.connect(self._open_to)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What the head has no room for is left out: first the filters, then the buttons of the strip."""
        super().resizeEvent(event)
        self._share_width()
        self.filters.setVisible(self.width() >= _ROOM_FOR_FILTERS)
        for button in self._zooms.values():
            button.setVisible(self.width() >= _ROOM_FOR_ZOOM)

    # Parts

    def _make_strip(self) -> StripWidget:
        strip = StripWidget()
        strip.hovered.connect(self.hover)
        strip.chosen.connect(self._session.pin)
        strip.left.connect(self.return_to_end)
        strip.set_kept(self.filter.keeps)
        return strip

    def _make_views(self) -> QSplitter:
        above = QWidget()
        body = QVBoxLayout(above)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.strip, 1)
        body.addWidget(self.legend)
        views = QSplitter(Qt.Orientation.Vertical)
        views.setObjectName("timelineViews")
        views.setChildrenCollapsible(True)
        views.setHandleWidth(3)
        views.addWidget(above)
        views.addWidget(self.tree)
        views.setStretchFactor(0, 1)
        views.setStretchFactor(1, 1)
        return views

    def _make_search(self) -> None:
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search the timeline"))
        self.field.setAccessibleName(self.tr("Search the timeline"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(120)
        self.field.setMaximumWidth(260)
        self.field.textChanged.connect(self.search.look_for)
        self.field.returnPressed.connect(self.find_next)
        self.found = QLabel()
        self.found.setObjectName("panelHint")
        self.previous_button = self._button(self.tr("Previous match (Shift+F3)"), self.find_previous)
        self.next_button = self._button(self.tr("Next match (F3)"), self.find_next)
        self.only = self._button(self.tr("Show only rows that match"), None)
        self.only.setCheckable(True)
        self.only.toggled.connect(self.filter.set_only_matches)
        self.head.row.addWidget(self.found)
        self.head.row.addWidget(self.field, 2)
        for button in (self.previous_button, self.next_button, self.only):
            self.head.row.addWidget(button)
        self._zooms = {
            "minus": self._button(self.tr("Zoom out (−)"), lambda: self.strip.zoom(1 / 1.4)),
            "plus": self._button(self.tr("Zoom in (+)"), lambda: self.strip.zoom(1.4)),
            "fit": self._button(self.tr("The whole run (F)"), lambda: self.strip.fit()),
        }
        for button in self._zooms.values():
            self.head.row.addWidget(button)

    def _button(self, tip: str, action: object) -> QToolButton:
        button = quiet_button(tip)
        button.setAutoRaise(True)
        if callable(action):
            button.clicked.connect(lambda _on=False: action())
        return button

    def _make_tree(self) -> QTreeView:
        tree = _Tree(self)
        tree.setModel(self.filter)
        tree.setItemDelegate(self._delegate)
        tree.setUniformRowHeights(True)
        tree.setMouseTracking(True)
        tree.setAlternatingRowColors(False)
        tree.setIndentation(16)
        tree.setSelectionBehavior(QTreeView.SelectionBehavior.SelectRows)
        tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        tree.setAccessibleName(self.tr("Timeline of the run"))
        header = tree.header()
        header.setAccessibleName(self.tr("What is told of each node"))
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(48)
        header.sectionResized.connect(self._resized_by_hand)
        tree.selectionModel().currentChanged.connect(self._current_changed)
        tree.clicked.connect(self._clicked)
        return tree

    def _make_empty(self) -> QWidget:
        page = QWidget()
        self.empty_text = QLabel(self.tr("Open a scenario to see what happens in it."))
        self.empty_text.setObjectName("panelHint")
        self.empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty_text.setWordWrap(True)
        self.run_button = QPushButton(self.tr("Run"))
        self.run_button.setObjectName("primary")
        self.run_button.clicked.connect(self._session.run)
        self.run_button.hide()
        body = QVBoxLayout(page)
        body.addStretch(1)
        body.addWidget(self.empty_text)
        body.addWidget(self.run_button, 0, Qt.AlignmentFlag.AlignHCenter)
        body.addStretch(1)
        return page

    # What happens

    @property
    def tokens(self) -> Tokens:
        """The colours that the tree is drawn in."""
        return self._delegate.tokens

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._delegate.tokens = tokens
        self.previous_button.setIcon(icon("up", tokens))
        self.next_button.setIcon(icon("down", tokens))
        self.only.setIcon(icon("filter", tokens))
        for name, button in self._zooms.items():
            button.setIcon(icon(name, tokens))
        self.strip.set_tokens(tokens)
        self.legend.set_tokens(tokens)
        self.tree.viewport().update()

    def position_of(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The position in the run of a row of the tree."""
        return self.model.position_of(self.filter.mapToSource(index)) if index.isValid() else -1

    def row_at(self, position: int) -> QModelIndex:
        """The row of the tree that shows a position of the run."""
        return self.filter.mapFromSource(self.model.index_at(position))

    def hover(self, position: int) -> None:
        """The pointer rests on this node: preview it after a moment."""
        if position != self._hovered:
            self._hovered = position
            self._hover_timer.start()

    def return_to_end(self) -> None:
        """Esc: the board shows the end of the run again; while it is edited, only a preview ends."""
        self._hover_timer.stop()
        self._session.preview(None)
        if not self._session.editing:
            self._session.to_end()

    def find_next(self) -> None:
        """Pin the next match."""
        self._pin(self.search.after(self._session.position))

    def find_previous(self) -> None:
        """Pin the match before."""
        self._pin(self.search.before(self._session.position))

    def _pin(self, position: int | None) -> None:
        if position is not None:
            self._session.pin(position)

    def _words(self) -> list[str]:
        return self.field.text().casefold().split()

    def _preview(self) -> None:
        self._session.preview(self._hovered if self._hovered >= 0 else None)

    def _clear(self, scenario: object) -> None:
        self._syncing = True
        self.model.set_nodes((), self._session.name_of)
        self.strip.set_run((), self.model.outline, self._session.name_of)
        self._syncing = False
        self.head.hint.set_text("")
        self.empty_text.setText(self.tr("Run the script to see every queue, aura update and death in order."))
        self.run_button.show()
        self.stack.setCurrentIndex(0)

    def _show_run(self, result: RunLike) -> None:
        self._syncing = True
        self._share_width()
        self.model.set_nodes(result.nodes, self._session.name_of)
        questions = result.questions
        unchanged = frozenset if questions is None else questions.unchanged_steps
        self.filters.set_run(result.nodes, self._session.name_of, unchanged)
        self.strip.set_run(result.nodes, self.model.outline, self._session.name_of)
        self.legend.set_run(result.nodes)
        self._open_as_usual()
        last = self._row_of_moment()
        if last.isValid():
            self.tree.setCurrentIndex(last)
        self._syncing = False
        self.head.hint.set_text(counted(len(result.nodes), "%n node", "%n nodes"))
        if result.nodes:
            self.stack.setCurrentIndex(1)
        else:
            self.empty_text.setText(self.tr("Nothing happened in this run."))
            self.run_button.hide()
            self.stack.setCurrentIndex(0)

    def _open_as_usual(self) -> None:
        """Open all of a short run, and of a long one its actions or their phases."""
        if len(self.model.nodes) <= _EXPAND_ALL:
            self.tree.expandAll()
        else:
            self.tree.expandToDepth(1 if len(self.model.nodes) <= _EXPAND_MORE else 0)

    def _open_to(self, depth: int) -> None:
        """Open so many levels in both views; 0 opens as much as usual."""
        self._depth = depth
        self.strip.set_depth(depth)
        if depth == 0:
            self._open_as_usual()
        elif depth == 1:
            self.tree.collapseAll()
        else:
            self.tree.expandToDepth(depth - 2)

    def _fold(self, nodes: frozenset[int]) -> None:
        self._syncing = True
        self.filter.set_folded(nodes)
        self.strip.set_kept(self.filter.keeps)
        self._syncing = False

    def _narrow(self, narrowing: Narrowing) -> None:
        self.search.narrow(narrowing)

    def _share_width(self) -> None:
        """Give the columns their parts of the width, until the user has given them others."""
        if self._shared:
            return
        width = max(560, self.stack.width())
        for column, part in zip(Column, (0.29, 0.13, 0.13, 0.11, 0.12), strict=False):
            self.tree.header().resizeSection(column, round(width * part))

    def _resized_by_hand(self, _column: int, _before: int, _now: int) -> None:
        if QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton and self.tree.header().underMouse():
            self._shared = True

    def header_state(self) -> QByteArray:
        """The widths and places of the columns."""
        return self.tree.header().saveState()

    def restore_header(self, state: QByteArray) -> None:
        """Put the columns as they were."""
        self._shared = self.tree.header().restoreState(state)

    def _follow(self, node_id: object) -> None:
        """The session went elsewhere: both views follow."""
        self._syncing = True
        self.strip.set_cursor(self._session.position)
        row = self._row_of_moment()
        if row.isValid():
            above = row.parent()
            while above.isValid():
                self.tree.expand(above)
                above = above.parent()
            self.tree.setCurrentIndex(row)
            if not self.tree.viewport().rect().contains(self.tree.visualRect(row)):
                self.tree.scrollTo(row, QTreeView.ScrollHint.PositionAtCenter)
        else:
            self.tree.selectionModel().clear()
        self._syncing = False
        self._found()

    def _row_of_moment(self) -> QModelIndex:
        """The row of the shown moment; where it is folded or filtered out, of the last one before that is shown."""
        for position in range(self._session.position, -1, -1):
            if self.filter.keeps(position):
                return self.row_at(position)
        return QModelIndex()

    def _current_changed(self, current: QModelIndex, before: QModelIndex) -> None:
        if not self._syncing and current.isValid():
            self._hover_timer.stop()
            self._session.pin(self.position_of(current))

    def _clicked(self, index: QModelIndex) -> None:
        position = self.position_of(index)
        if position != self._session.position or self._session.shown.mode == "preview":
            self._session.pin(position)

    def _found(self) -> None:
        count = len(self.search.matches)
        if not self.search.active:
            text = ""
        elif count == 0:
            text = self.tr("nothing found")
        else:
            rank = self.search.rank(self._session.position)
            text = (
                self.tr("%1 of %2").replace("%1", str(rank)).replace("%2", str(count))
                if rank
                else counted(count, "%n found", "%n found")
            )
        self.found.setText(text)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(count > 0)
        self.only.setEnabled(self.search.active)
        self.strip.set_kept(self.filter.keeps)
        if (
            (self.filter.only_matches or self.search.narrowed)
            and self.search.active
            and len(self.model.nodes) <= _EXPAND_ALL
        ):
            self.tree.expandAll()
        self.tree.viewport().update()
