"""Finding text among the nodes, a slice at a time, so that the window stays alive over long runs."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)

from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.tree_model import Column, NodeTreeModel

__all__ = ["MatchFilter", "Narrowing", "NodeSearch"]

_SLICE = 1500
_OF_ROWS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_COLUMNS = (Column.WHAT, Column.SOURCE, Column.TARGET, Column.RULE, Column.STATUS)


@dataclass(frozen=True, slots=True)
class Narrowing:
    """What is wanted besides words: some kinds, one player, one entity as source or target. Empty is everything."""

    kinds: frozenset[str] = frozenset()
    player: int = 0
    entity: int | None = None

    def keeps(self, node: NodeLike) -> bool:
        """Whether a node is wanted."""
        if self.kinds and node.kind not in self.kinds:
            return False
        if self.player and node.player != self.player:
            return False
        return self.entity is None or self.entity in (node.source, node.target)


EVERYTHING = Narrowing()


class NodeSearch(QObject):
    """Keeps the sorted list of nodes that are wanted and whose text has all the words that were asked for."""

    changed = Signal()

    def __init__(self, model: NodeTreeModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: list[str] = []
        self._narrowing = EVERYTHING
        self._matches: list[int] = []
        self._at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._scan)
        model.modelAboutToBeReset.connect(self._forget)

    @property
    def matches(self) -> list[int]:
        """Indexes of the nodes found so far, in the order of time."""
        return self._matches

    @property
    def active(self) -> bool:
        """Whether there is something to look for."""
        return bool(self._words) or self.narrowed

    @property
    def narrowed(self) -> bool:
        """Whether only some kinds, one player or one entity are wanted."""
        return self._narrowing != EVERYTHING

    def narrow(self, narrowing: Narrowing) -> None:
        """Want only some of the nodes."""
        if narrowing != self._narrowing:
            self._narrowing = narrowing
            self.restart()

    def look_for(self, text: str) -> None:
        """Look for nodes with all these words; upper and lower case are the same."""
        words = text.casefold().split()
        if words != self._words:
            self._words = words
            self.restart()

    def after(self, position: int) -> int | None:
        """The next match behind a position, from the top again after the last."""
        if not self._matches:
            return None
        return self._matches[bisect_right(self._matches, position) % len(self._matches)]

    def before(self, position: int) -> int | None:
        """The match before a position, from the bottom again before the first."""
        if not self._matches:
            return None
        return self._matches[bisect_left(self._matches, position) - 1]

    def rank(self, position: int) -> int:
        """Which match a position is, counted from 1; 0 if it is none."""
        at = bisect_left(self._matches, position)
        return at + 1 if at < len(self._matches) and self._matches[at] == position else 0

    def _forget(self) -> None:
        self._timer.stop()
        self._matches = []
        self._at = 0

    def restart(self) -> None:
        """Look again from the beginning; who shows the nodes calls it when there are others."""
        self._forget()
        if self.active:
            self._scan()
            if self._at < len(self._model.nodes):
                self._timer.start()
        else:
            self.changed.emit()

    def _scan(self) -> None:
        end = min(len(self._model.nodes), self._at + _SLICE)
        nodes, narrowing = self._model.nodes, self._narrowing
        for position in range(self._at, end):
            if not narrowing.keeps(nodes[position]):
                continue
            if not self._words:
                self._matches.append(position)
                continue
            text = " ".join(self._model.text_of(position, column) for column in _COLUMNS).casefold()
            if all(word in text for word in self._words):
                self._matches.append(position)
        self._at = end
        if end >= len(self._model.nodes):
            self._timer.stop()
        self.changed.emit()


class MatchFilter(QSortFilterProxyModel):
    """Shows only matching rows and what they lie in, when it is told to; rows that are folded not at all."""

    def __init__(self, model: NodeTreeModel, search: NodeSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._search = search
        self._only_matches = False
        self._filtering = False
        self._kept: set[int] = set()
        self._folded: frozenset[int] = frozenset()
        model.modelAboutToBeReset.connect(self._forget)
        self.setSourceModel(model)
        # not on the model's own reset: this proxy has to know of it first, or Qt reads rows that are gone
        self.modelReset.connect(search.restart)
        search.changed.connect(self._refresh)

    @property
    def only_matches(self) -> bool:
        """Whether rows without a match are hidden."""
        return self._only_matches

    def set_only_matches(self, on: bool) -> None:
        """Hide rows that neither match nor contain a match, or show all."""
        self._only_matches = on
        self._refresh()

    def set_folded(self, nodes: frozenset[int]) -> None:
        """Hide these nodes, named by their ids; nothing may lie in them."""
        if nodes != self._folded:
            with self._changing():
                self._folded = nodes

    def _refresh(self) -> None:
        kept: set[int] = set()
        filtering = (self._only_matches and self._search.active) or self._search.narrowed
        if filtering:
            for position in self._search.matches:
                while position >= 0 and position not in kept:
                    kept.add(position)
                    position = self._model.parent_of(position)
        if filtering or self._filtering:
            with self._changing():
                self._kept, self._filtering = kept, filtering

    def _forget(self) -> None:
        """What is hidden is of nodes that are about to go."""
        self._kept, self._filtering, self._folded = set(), False, frozenset()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Around a change of what is shown."""
        modern = hasattr(self, "endFilterChange")  # since Qt 6.10, where the older call is deprecated
        if modern:
            self.beginFilterChange()
        yield
        if modern:
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        else:
            self.invalidateRowsFilter()

    def keeps(self, position: int) -> bool:
        """Whether a node is shown: it is not folded, and it matches, or contains a match, or nothing is hidden."""
        if self._folded and self._model.nodes[position].id in self._folded:
            return False
        return not self._filtering or position in self._kept

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Every row can be chosen; the view asks for each cell that it paints, and the nodes need not be asked."""
        return _OF_ROWS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        if not self._filtering and not self._folded:
            return True
        return self.keeps(self._model.position_of(self._model.index(row, 0, parent)))
