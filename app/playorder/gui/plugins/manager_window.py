"""The plugin manager: every plugin with its state, what is wrong, which cards collide, and what a change changed."""

from __future__ import annotations

import html

from PySide6.QtCore import QModelIndex, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QMessageBox,
    QPushButton,
    QSplitter,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.plugins.differences import Difference
from playorder.gui.plugins.model import Column, PluginModel
from playorder.gui.plugins.service import PluginService
from playorder.gui.widgets import wrapping
from playorder.hooks.errors import PluginError
from playorder.hooks.finding import Source
from playorder.hooks.manager import Collision, Plugin, PluginState
from playorder.hooks.writing import write_plugin
from playorder.paths import assets_folder

__all__ = ["PluginManagerWindow"]


class PluginManagerWindow(QDialog):
    """Lists plugins and turns them on and off. It stays open beside the window."""

    asked = Signal(str)
    """The user is asked whether a plugin from outside shall be on."""

    def __init__(self, service: PluginService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.service = service
        self._begun = ""
        """A plugin that was just written and is to be shown when it is found."""
        self.setWindowTitle(self.tr("Plugins"))
        self.setObjectName("plugins")
        self.resize(860, 560)
        self.model = PluginModel(service.plugins)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("All plugins"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(Column.SOURCE, QHeaderView.ResizeMode.Stretch)
        # the boxes are drawn larger than the header reckons
        self.table.horizontalHeader().setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Interactive)
        self.table.horizontalHeader().resizeSection(Column.NAME, 220)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.details = QTextBrowser()
        self.details.setAccessibleName(self.tr("About the chosen plugin"))
        self.details.setOpenLinks(False)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.table)
        split.addWidget(self.details)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([340, 190])
        told = wrapping(
            self.tr(
                "A plugin is code that runs with your own rights. Those from outside are off until you say so."
            )
        )
        self.new_button = self._button(
            self.tr("&New plugin…"), self.begin, self.tr("A card that works and a test")
        )
        self.folder_button = self._button(self.tr("Open &folder"), self.open_folder, str(service.folder))
        self.reload_button = self._button(
            self.tr("&Reload"), service.refresh, self.tr("Read all files again")
        )
        close = self._button(self.tr("&Close"), self.close, "")
        close.setDefault(True)
        buttons = QHBoxLayout()
        for button in (self.new_button, self.folder_button, self.reload_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(told)
        layout.addWidget(split, 1)
        layout.addLayout(buttons)
        self.model.wanted.connect(self.turn)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        service.changed.connect(self._changed)
        service.compared.connect(lambda _found: self._tell())
        self.table.selectRow(0)

    def _button(self, words: str, do: object, tip: str) -> QPushButton:
        button = QPushButton(words)
        button.setToolTip(tip)
        button.clicked.connect(lambda _checked=False: do())  # type: ignore[operator]
        return button

    @property
    def chosen(self) -> Plugin | None:
        """The plugin of the chosen row."""
        return self.model.plugin(self.table.currentIndex().row())

    def choose(self, name: str) -> None:
        """Choose a plugin by its name."""
        row = self.model.row_of(name)
        if row >= 0:
            self.table.selectRow(row)

    def turn(self, name: str, on: bool) -> None:
        """Turn a plugin on or off; for one from outside that is to be on, the user is told what that means first."""
        plugin = self.service.plugins.plugins[name]
        if on and plugin.found.source is not Source.SHIPPED and not self._agreed(plugin):
            return
        self.service.enable(name, on)

    def _agreed(self, plugin: Plugin) -> bool:
        self.asked.emit(plugin.name)
        box = QMessageBox(self)
        box.setWindowTitle(self.tr("Turn a plugin on"))
        box.setText(self.tr("Turn on %1?").replace("%1", plugin.name))
        box.setInformativeText(
            self.tr("It is code from %1 and runs with your own rights: it can do whatever you can do.")
            .replace("%1", str(plugin.found.folder))
        )  # fmt: skip
        yes = box.addButton(self.tr("Turn &on"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is yes

    def begin(self) -> None:
        """Write a new plugin; it is off like any other."""
        name, agreed = QInputDialog.getText(
            self, self.tr("New plugin"), self.tr("Name, in small letters, digits and _:")
        )
        if not agreed or not name:
            return
        try:
            write_plugin(self.service.folder, name, assets_folder() / "schemas" / "cards.schema.json")
        except PluginError as error:
            self.service.failed.emit(error.why, "")
            return
        self._begun = name
        self.service.refresh()

    def open_folder(self) -> None:
        """Show the user's plugin folder in the file manager; it is made if it is not there."""
        try:
            self.service.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.service.failed.emit(f"{self.service.folder}: {error.strerror}", "")
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.service.folder)))

    def _changed(self) -> None:
        chosen = "" if self.chosen is None else self.chosen.name
        self.model.refresh()
        if self.model.row_of(self._begun) >= 0:
            chosen, self._begun = self._begun, ""
        if chosen:
            self.choose(chosen)
        if not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index(0, 0, QModelIndex()))
        self._tell()

    def _tell(self) -> None:
        plugin = self.chosen
        collisions = [
            c for c in self.service.plugins.collisions() if plugin is None or plugin.name in c.plugins
        ]
        parts = [] if plugin is None else [about(plugin)]
        parts += [f"<p>{html.escape(collision_words(c))}</p>" for c in collisions[:20]]
        parts.append(changes(self.service.last_differences))
        self.details.setHtml("".join(parts))


def about(plugin: Plugin) -> str:
    """A plugin as HTML: who made it, where it lies, and what is wrong with it."""
    manifest = plugin.manifest
    lines = [f"<h3>{html.escape(plugin.name)}</h3>"]
    if manifest is not None:
        by = f" · {html.escape(manifest.author)}" if manifest.author else ""
        lines.append(f"<p>{html.escape(manifest.provides)}{by} · API {manifest.api}</p>")
    lines.append(f"<p><code>{html.escape(str(plugin.found.folder))}</code></p>")
    if plugin.error is not None:
        where = html.escape(plugin.error.where)
        is_kept = plugin.enabled and plugin.state is PluginState.ACTIVATED
        kept = "<p>The last good version stays in use.</p>" if is_kept else ""
        picture = f"<pre>{html.escape(plugin.error.picture)}</pre>" if plugin.error.picture else ""
        lines.append(f"<p><b>⚠ {where}{html.escape(plugin.error.why)}</b></p>{picture}{kept}")
    ids = plugin.card_ids
    if ids and plugin.found.source is not Source.SHIPPED:
        lines.append(f"<p>{html.escape(', '.join(ids[:60]))}{' …' if len(ids) > 60 else ''}</p>")
    return "".join(lines)


def collision_words(collision: Collision) -> str:
    """Who has a card that several define, and why."""
    winner, *others = collision.plugins
    return f"{collision.card} is also defined by {', '.join(others)}: {winner} has it, {collision.why}."


def changes(found: list[Difference]) -> str:
    """What the last change changed in the open scenario, as HTML."""
    if not found:
        return ""
    rows = "".join(f"<div>{'−' if line.gone else '+'} {html.escape(line.text)}</div>" for line in found[:80])
    return f"<h3>What the last change changed in the open scenario</h3>{rows}"
