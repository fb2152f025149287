"""The list of scenarios of a file that holds several."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.widgets import Panel

__all__ = ["ScenarioListModel", "ScenariosPanel"]

AnyIndex = QModelIndex | QPersistentModelIndex


class ScenarioListModel(QAbstractListModel):
    """The titles of an opened file's scenarios, with the mark of their last run."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._marks: dict[int, bool] = {}
        session.file_loaded.connect(self._reset)
        session.run_finished.connect(self._mark)

    def _reset(self, path: str, scenarios: object) -> None:
        self.beginResetModel()
        self._marks.clear()
        self.endResetModel()

    def _mark(self, result: RunLike) -> None:
        row = self._session.index
        self._marks[row] = result.ok
        self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._session.scenarios)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._session.scenarios):
            return None
        scenario = self._session.scenarios[index.row()]
        title = scenario.title or self.tr("Scenario %1").replace("%1", str(index.row() + 1))
        if role == Qt.ItemDataRole.DisplayRole:
            mark = self._marks.get(index.row())
            return title if mark is None else f"{'✓' if mark else '✗'}  {title}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return title
        return None


class ScenariosPanel(Panel):
    """A search field over the list; choosing a row opens that scenario."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._syncing = False
        self.model = ScenarioListModel(session, self)
        self.filter = QSortFilterProxyModel(self)
        self.filter.setSourceModel(self.model)
        self.filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Filter by title"))
        self.field.setAccessibleName(self.tr("Filter by title"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.filter.setFilterFixedString)
        self.list = QListView()
        self.list.setModel(self.filter)
        self.list.setObjectName("roomy")
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Scenarios of this file"))
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.head.title.setText(self.tr("Scenarios"))
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 10, 12, 8)
        inner.addWidget(self.field)
        self.body.addLayout(inner)
        self.body.addWidget(self.list, 1)
        session.file_loaded.connect(self._opened)
        session.scenario_loaded.connect(self._follow)

    def _opened(self, path: str, scenarios: object) -> None:
        self.head.hint.set_text(str(len(self._session.scenarios)))
        self.field.clear()

    def _follow(self, scenario: object) -> None:
        self._syncing = True
        row = self.filter.mapFromSource(self.model.index(self._session.index))
        if row.isValid():
            self.list.setCurrentIndex(row)
            self.list.scrollTo(row)
        self._syncing = False

    def _chosen(self, current: QModelIndex, before: QModelIndex) -> None:
        if not self._syncing and current.isValid():
            row = self.filter.mapToSource(current).row()
            if row != self._session.index:
                self._session.choose(row)
