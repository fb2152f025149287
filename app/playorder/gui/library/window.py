"""The library's window: search and filters, the list with pictures, and the chosen scenario at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.background import Job
from playorder.gui.error_bar import ErrorBar
from playorder.gui.library.chores import Chores
from playorder.gui.library.entries_model import ENTRY_ROLE, EntriesModel
from playorder.gui.library.pictures import pictures_of_entries
from playorder.gui.library.preview import Preview
from playorder.gui.library.revisions import RevisionsDialog
from playorder.gui.library.rows import EntryRows
from playorder.gui.library.shelf import Shelf
from playorder.gui.plural import counted
from playorder.gui.protocols import Engine
from playorder.gui.tokens import DARK, Tokens
from playorder.library.entries import Entry, Query, Sort

__all__ = ["LibraryWindow"]

_TYPING = 60
"""Milliseconds after the last letter until the list follows; so that a fast typist is not held up."""


class LibraryWindow(QWidget):
    """A window of its own, beside the main one."""

    open_wanted = Signal(object, object)
    """An `Entry` and its document, to be opened."""

    def __init__(self, shelf: Shelf, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("library")
        self.setWindowTitle(self.tr("Library"))
        self.resize(1180, 760)
        self.setAcceptDrops(True)
        self._shelf = shelf
        self._tokens: Tokens = DARK
        self._job: Job | None = None
        self._failures: dict[int, str] = {}
        self.chores = Chores(engine)
        self.pictures = pictures_of_entries(shelf, engine, self)
        self.model = EntriesModel(shelf, self)
        self.rows = EntryRows(self.pictures, self)
        self.error_bar = ErrorBar()
        self.field = self._field()
        self.folder = self._combo(self.tr("Folder"))
        self.tag = self._combo(self.tr("Tag"))
        self.show_what = self._combo(self.tr("Which scenarios"))
        self.sort = self._combo(self.tr("Order"))
        for words, which in (
            (self.tr("All"), "all"),
            (self.tr("Favourites"), "favourites"),
            (self.tr("Those that fail"), "failed"),
            (self.tr("Trash"), "trash"),
        ):
            self.show_what.addItem(words, which)
        for words, order in (
            (self.tr("Best match"), Sort.RELEVANCE),
            (self.tr("Changed"), Sort.CHANGED),
            (self.tr("Made"), Sort.CREATED),
            (self.tr("Title"), Sort.TITLE),
            (self.tr("By folder"), Sort.FOLDER),
        ):
            self.sort.addItem(words, order)
        self.list = self._list()
        self.preview = Preview(self.pictures)
        self.count = QLabel()
        self.count.setObjectName("muted")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.stop_button = QPushButton(self.tr("Stop"))
        self.stop_button.clicked.connect(self._stop)
        self._actions()
        self._lay_out()
        self._typing = QTimer(self, singleShot=True, interval=_TYPING)
        self._typing.timeout.connect(self.search)
        self._connect()
        self._show_progress(False)

    # Building

    def _field(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(self.tr("Search titles, descriptions, tags, and cards in any language"))
        field.setAccessibleName(self.tr("Search the library"))
        field.setClearButtonEnabled(True)
        return field

    def _combo(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMaximumWidth(160)
        box.setMinimumHeight(30)
        return box

    def _list(self) -> QListView:
        view = QListView()
        view.setModel(self.model)
        view.setItemDelegate(self.rows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setDragEnabled(True)
        view.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setAccessibleName(self.tr("Scenarios"))
        view.setMinimumWidth(420)
        return view

    def _actions(self) -> None:
        self.open_action = self._action(self.tr("&Open"), "Return", self._open)
        self.run_action = self._action(self.tr("&Run"), "Ctrl+R", self._run)
        self.favourite_action = self._action(self.tr("&Favourite"), "Ctrl+D", self._favour)
        self.tags_action = self._action(self.tr("&Tags…"), "Ctrl+T", self._edit_tags)
        self.folder_action = self._action(self.tr("&Move to folder…"), "Ctrl+M", self._move)
        self.revisions_action = self._action(self.tr("Re&visions…"), "Ctrl+H", self._show_revisions)
        self.export_action = self._action(self.tr("&Export…"), "Ctrl+E", self._export)
        self.trash_action = self._action(self.tr("Move to &trash"), "Delete", self._trash)
        self.restore_action = self._action(self.tr("Re&store"), "Ctrl+Shift+Z", self._restore)
        self.import_action = self._action(self.tr("&Import files…"), "Ctrl+I", self._ask_for_files)
        self.import_folder_action = self._action(self.tr("Import a &folder…"), "", self._ask_for_folder)
        self.deck_action = self._action(self.tr("Import a &deck…"), "", self._ask_for_deck)
        self.empty_action = self._action(self.tr("Empty the trash"), "", self._empty)
        find = self._action(self.tr("Search"), "Ctrl+F", self.field.setFocus)
        find.setVisible(False)

    def _action(self, words: str, key: str, do: Callable[[], object]) -> QAction:
        action = QAction(words, self)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _checked=False: do())
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        more = QPushButton(self.tr("Import"))
        menu = QMenu(more)
        menu.addActions([self.import_action, self.import_folder_action, self.deck_action])
        more.setMenu(menu)
        self.run_button = QPushButton(self.tr("Run all"))
        self.run_button.setToolTip(
            self.tr("Run the chosen scenarios, or all that are listed if none is chosen")
        )
        self.run_button.clicked.connect(self._run)
        top = QHBoxLayout()
        top.setContentsMargins(12, 10, 12, 10)
        top.setSpacing(8)
        top.addWidget(self.field, 1)
        for box in (self.show_what, self.folder, self.tag, self.sort):
            top.addWidget(box)
        top.addWidget(more)
        top.addWidget(self.run_button)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(12, 6, 12, 8)
        bottom.setSpacing(12)
        bottom.addWidget(self.count, 1)
        bottom.addWidget(self.progress, 1)
        bottom.addWidget(self.stop_button)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.list)
        split.addWidget(self.preview)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([680, 500])
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.error_bar)
        body.addLayout(top)
        body.addWidget(split, 1)
        body.addLayout(bottom)

    def _connect(self) -> None:
        shelf = self._shelf
        shelf.opened.connect(self.refresh)
        shelf.changed.connect(self.refresh)
        shelf.notice.connect(self.error_bar.show_error)
        self.field.textChanged.connect(lambda _text: self._typing.start())
        self.field.returnPressed.connect(self._to_list)
        for box in (self.folder, self.tag, self.show_what, self.sort):
            box.activated.connect(lambda _index: self.search())
        self.list.selectionModel().selectionChanged.connect(lambda _on, _off: self._show_chosen())
        self.list.doubleClicked.connect(lambda _index: self._open())
        self.list.customContextMenuRequested.connect(self._menu)
        self.pictures.arrived.connect(self.model.refresh_pictures)
        self.preview.open_wanted.connect(self._open)
        self.preview.run_wanted.connect(self._run)
        self.preview.revisions_wanted.connect(self._show_revisions)

    # Showing

    @property
    def chosen(self) -> list[Entry]:
        """The chosen entries, in the order of the list."""
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [index.data(ENTRY_ROLE) for index in indexes]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.rows.tokens = tokens
        self.pictures.set_tokens(tokens)
        self.error_bar.set_tokens(tokens)

    def refresh(self) -> None:
        """Ask the library again, for its folders and tags too; what was chosen stays chosen."""
        library = self._shelf.library
        if library is None:
            return
        self._fill(self.folder, self.tr("All folders"), [(name, name) for name in library.folders()])
        self._fill(
            self.tag, self.tr("All tags"), [(f"{tag} ({count})", tag) for tag, count in library.tags()]
        )
        self.search()

    def search(self) -> None:
        """List what is asked for now. This is all that is done while somebody types."""
        library = self._shelf.library
        if library is None:
            return
        kept = {entry.id for entry in self.chosen}
        query = self._query()
        self.model.show(query)
        selection = self.list.selectionModel()
        for row, entry in enumerate(self.model.entries):
            if entry.id in kept:
                selection.select(self.model.index(row), QItemSelectionModel.SelectionFlag.Select)
        count = library.count(query)
        words = self.tr("%1 scenarios") if count != 1 else self.tr("One scenario")
        if not count:
            empty = self.tr("Nothing here. Drop scenario files into this window.")
            words = self.tr("Nothing fits.") if self.field.text() else empty
        self.count.setText(words.replace("%1", str(count)))
        self._show_chosen()

    def _query(self) -> Query:
        what = self.show_what.currentData()
        return Query(
            words=self.field.text(),
            folder=self.folder.currentData(),
            tag=self.tag.currentData(),
            favourite=True if what == "favourites" else None,
            passed=False if what == "failed" else None,
            trash=what == "trash",
            sort=self.sort.currentData(),
        )

    def _fill(self, box: QComboBox, every: str, items: Sequence[tuple[str, str]]) -> None:
        """The items of a filter, its choice kept."""
        kept = box.currentData()
        box.clear()
        box.addItem(every, None)
        for words, value in items:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(kept)))

    def _show_chosen(self) -> None:
        chosen = self.chosen
        is_trash = self.show_what.currentData() == "trash"
        entry = chosen[0] if len(chosen) == 1 else None
        self.preview.show_entry(
            entry, len(chosen), self._failures.get(entry.id, "") if entry is not None else ""
        )
        self.run_button.setText(self.tr("Run chosen") if chosen else self.tr("Run all"))
        for action in (self.open_action, self.tags_action, self.revisions_action):
            action.setEnabled(entry is not None)
        for action in (self.favourite_action, self.folder_action, self.export_action):
            action.setEnabled(bool(chosen))
        self.trash_action.setEnabled(bool(chosen) and not is_trash)
        self.restore_action.setEnabled(bool(chosen) and is_trash)

    def _menu(self, place: object) -> None:
        menu = QMenu(self)
        menu.addActions([self.open_action, self.run_action, self.favourite_action, self.tags_action])
        menu.addActions([self.folder_action, self.revisions_action, self.export_action])
        menu.addSeparator()
        menu.addActions([self.trash_action, self.restore_action, self.empty_action])
        menu.popup(self.list.viewport().mapToGlobal(place))  # type: ignore[call-overload]

    def _to_list(self) -> None:
        self._typing.stop()
        self.search()
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()

    # Acting on what is chosen

    def _open(self) -> None:
        library = self._shelf.library
        chosen = self.chosen
        if library is None or len(chosen) != 1:
            return
        try:
            document = library.document(chosen[0].id)
        except Exception as problem:
            self._shelf.report(problem)
            return
        self.open_wanted.emit(chosen[0], document)

    def _favour(self) -> None:
        numbers = [entry.id for entry in self.chosen]
        on = not all(entry.favourite for entry in self.chosen)
        self._shelf.write(lambda library: library.favour(numbers, on))

    def _edit_tags(self) -> None:
        entry = self.chosen[0]
        text, ok = QInputDialog.getText(
            self, self.tr("Tags"), self.tr("Tags, with commas between them:"), text=", ".join(entry.tags)
        )
        if ok:
            tags = [tag.strip() for tag in text.split(",") if tag.strip()]
            self._shelf.write(lambda library: library.tag(entry.id, tags, entry.revision))

    def _move(self) -> None:
        library = self._shelf.library
        numbers = [entry.id for entry in self.chosen]
        if library is None or not numbers:
            return
        folder, ok = QInputDialog.getItem(
            self,
            self.tr("Move to folder"),
            self.tr("Folder (empty for none):"),
            ["", *library.folders()],
            editable=True,
        )
        if ok:
            self._shelf.write(lambda library: library.move(numbers, folder.strip()))

    def _trash(self) -> None:
        numbers = [entry.id for entry in self.chosen]
        self._shelf.write(lambda library: library.trash(numbers))

    def _restore(self) -> None:
        numbers = [entry.id for entry in self.chosen]
        self._shelf.write(lambda library: library.restore(numbers))

    def _empty(self) -> None:
        """Delete for good what is in the trash, after a question: nothing else in the library cannot be undone."""
        library = self._shelf.library
        count = 0 if library is None else library.count(Query(trash=True))
        if not count:
            self.count.setText(self.tr("The trash is empty."))
            return
        question = QMessageBox(self)
        question.setObjectName("emptyTrash")
        question.setIcon(QMessageBox.Icon.Warning)
        question.setWindowTitle(self.tr("Empty the trash"))
        question.setText(counted(count, "Delete one scenario for good?", "Delete %n scenarios for good?"))
        question.setInformativeText(self.tr("All their revisions go too. This cannot be undone."))
        delete = question.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        question.exec()
        if question.clickedButton() is delete:
            self._shelf.write(lambda library: library.empty_trash())

    def _show_revisions(self) -> None:
        library = self._shelf.library
        if library is None or len(self.chosen) != 1:
            return
        number = self.chosen[0].id
        self.revisions_dialog = RevisionsDialog(library.revisions(number), self._tokens, self)
        self.revisions_dialog.restore_wanted.connect(
            lambda revision: self._shelf.write(lambda library: library.restore_revision(number, revision))
        )
        self.revisions_dialog.open()

    # Long work

    def _run(self) -> None:
        entries = self.chosen or None
        query = self._query()
        self._start(lambda library, job: self.chores.run_all(library, job, entries, query), self._ran)

    def _ran(self, failures: dict[int, str]) -> None:
        self._failures = failures
        failed = [number for number, words in failures.items() if words]
        words = self.tr("%1 of %2 pass").replace("%1", str(len(failures) - len(failed)))
        self.count.setText(words.replace("%2", str(len(failures))))
        self._show_chosen()

    def take_in(self, paths: Sequence[Path]) -> None:
        """Import files, folders and archives."""
        folder = self.folder.currentData() or ""
        self._start(lambda library, job: self.chores.take_in(library, job, paths, folder), self._taken_in)

    def _taken_in(self, words: tuple[str, str]) -> None:
        line, details = words
        self.count.setText(line)
        if details:
            self.error_bar.show_error(line, details)

    def _ask_for_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Import scenarios"),
            "",
            self.tr("Scenarios and archives (*.json *.zip);;All files (*)"),
        )
        if names:
            self.take_in([Path(name) for name in names])

    def _ask_for_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Import a folder of scenarios"))
        if name:
            self.take_in([Path(name)])

    def _ask_for_deck(self) -> None:
        text, ok = QInputDialog.getMultiLineText(
            self, self.tr("Import a deck"), self.tr("A deck code of the game, or card names, one a line:")
        )
        if ok and text.strip():
            self._start(lambda library, _job: self.chores.take_deck(library, text), self._taken_in)

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export"), "scenarios.zip",
            self.tr("With timeline and picture (*.zip);;One file of scenarios (*.json)"),
        )  # fmt: skip
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the chosen scenarios to a file: ``*.json`` is one file of scenarios, else a posting of each."""
        entries, tokens = self.chosen, self._tokens
        self._start(
            lambda library, job: self.chores.export(library, job, entries, path, tokens), self._taken_in
        )

    def _start(self, work: Callable[..., object], done: Callable[..., None]) -> None:
        """Begin something long, if nothing long is going on."""
        if self._job is not None:
            return
        self._show_progress(True)
        self._job = self._shelf.long_work(work, done, self._progressed, self._ended)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _ended(self) -> None:
        self._job = None
        self._show_progress(False)

    def _show_progress(self, on: bool) -> None:
        self.progress.setRange(0, 0)
        self.progress.setVisible(on)
        self.stop_button.setVisible(on)
        self.run_button.setEnabled(not on)

    # Events

    def sizeHint(self) -> QSize:
        return QSize(1180, 760)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shelf.open()
        self.refresh()
        self.field.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is not self.list and _paths_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = _paths_of(event)
        if paths:
            event.acceptProposedAction()
            self.take_in(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop()
        super().closeEvent(event)


def _paths_of(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
