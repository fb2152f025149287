"""The main window: menus, toolbar, docks, start page, and what belongs to a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMainWindow,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.actions import ICON_PROPERTY, make_actions
from playorder.gui.board.panel import BoardPanel
from playorder.gui.check_words import tally
from playorder.gui.checks import ChecksPanel
from playorder.gui.editing.edition_button import EditionMenu
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.error_bar import ErrorBar
from playorder.gui.feature_list import FEATURES
from playorder.gui.features import Feature, ToolGroup, WindowParts
from playorder.gui.finding import finder
from playorder.gui.icons import app_icon, icon
from playorder.gui.inspector import InspectorPanel
from playorder.gui.layouts import Layout
from playorder.gui.palette import CommandPalette
from playorder.gui.panels import Panels
from playorder.gui.plural import counted
from playorder.gui.protocols import RunLike, ScenarioLike
from playorder.gui.recent import RecentFiles
from playorder.gui.scenarios import ScenariosPanel
from playorder.gui.session import Session, Shown
from playorder.gui.start.gallery import GalleryEntry
from playorder.gui.start.page import StartPage
from playorder.gui.theme import Choice, ThemeManager
from playorder.gui.timeline.panel import TimelinePanel
from playorder.gui.tokens import Tokens
from playorder.gui.toolbar import Toolbar
from playorder.gui.widgets import ElidedLabel

__all__ = ["MainWindow"]

_ALWAYS_IN_TOOLBAR = frozenset({"save", "copy_code", "undo", "redo"})
_LEAST_TITLE = 160
"""Pixels of the toolbar for the title of the scenario."""
_PROGRESS_AFTER = 150
"""Milliseconds that work takes before it shows progress: the status bar does not flicker for what is done at once."""


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(
        self,
        session: Session,
        theme: ThemeManager,
        settings: QSettings,
        gallery: Sequence[GalleryEntry] = (),
    ) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self._settings = settings
        self.recent = RecentFiles(settings, self)
        self.setObjectName("MainWindow")
        self.setWindowTitle("Playorder[*]")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)

        self.error_bar = ErrorBar()
        self.board = BoardPanel(session)
        self.start = StartPage(gallery, self.recent, session.engine)
        self.start.setMinimumSize(360, 240)  # the page that is not shown asks for no room beside the panels
        self.timeline = TimelinePanel(session)
        self.inspector = InspectorPanel()
        self.checks = ChecksPanel(session)
        self.scenarios = ScenariosPanel(session)
        self.actions_by_name = self._make_actions()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.board)
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Working"))
        self._progress_delay = QTimer(self)
        self._progress_delay.setSingleShot(True)
        self._progress_delay.setInterval(_PROGRESS_AFTER)
        self._progress_delay.timeout.connect(self._progress.show)
        centre = QWidget()
        centre.setMinimumHeight(240)  # in a low window the board may have less than it asks for
        body = QVBoxLayout(centre)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.error_bar)
        body.addWidget(self.pages, 1)
        self.setCentralWidget(centre)
        self.panels = Panels(self, settings, self.scenarios, self.timeline, self.inspector, self.checks)
        self.editor = BoardEditor(session, self.board.scene, self)
        parts = WindowParts(
            self,
            session,
            settings,
            self.board,
            self.inspector,
            self.start,
            self.recent,
            self.editor,
            self.may_leave,
            self.panels.show_panel,
            self._arrange,
        )
        self._features = [make(parts) for make in FEATURES]
        for feature in self._features:
            for panel in feature.panels:
                self.panels.add(panel)
            for bar in feature.bars:
                body.insertWidget(body.indexOf(self.pages), bar)
        self._make_menus()
        self._make_toolbar()
        self._make_status()
        self._connect()
        self._apply_tokens(theme.tokens)
        self._show_start()
        self._restore()

    # Building

    def _make_actions(self) -> dict[str, QAction]:
        session = self.session
        handlers: dict[str, Callable[..., object]] = {
            "open": self.ask_for_file,
            "reload": self._reload,
            "close": self._close_file,
            "quit": self.close,
            "run": session.run,
            "cancel": session.cancel,
            "expect": self._expect,
            "first": session.to_start,
            "previous": lambda: session.step(-1),
            "next": lambda: session.step(1),
            "last": session.to_end,
            "find": self._focus_search,
            "find_next": self.timeline.find_next,
            "find_previous": self.timeline.find_previous,
            "fold": self.timeline.filters.fold.setChecked,
            "larger": lambda: self.board.canvas.set_zoom(self.board.canvas.zoom * 1.2),
            "smaller": lambda: self.board.canvas.set_zoom(self.board.canvas.zoom / 1.2),
            "fit": lambda: self.board.canvas.set_zoom(1.0),
            "to_board": self.board.canvas.setFocus,
            "order": self.board.scene.set_order_shown,
            "names": self.board.scene.set_names_shown,
            "palette": self.open_palette,
            "reset": self._reset_layout,
        }
        actions = make_actions(self, handlers)
        for name in ("order", "names"):
            actions[name].setChecked(True)
        self.timeline.filters.fold.toggled.connect(actions["fold"].setChecked)
        self.addActions(list(actions.values()))
        self.board.add_zoom_actions(actions["smaller"], actions["larger"], actions["fit"])
        return actions

    def _make_menus(self) -> None:
        a = self.actions_by_name
        file = self.menuBar().addMenu(self.tr("&File"))
        file.addAction(a["open"])
        self.recent_menu = file.addMenu(self.tr("Open &recent"))
        file.addAction(a["reload"])
        file.addAction(a["close"])
        file.addSeparator()
        quitting = file.addSeparator()
        file.addAction(a["quit"])
        edit = self.menuBar().addMenu(self.tr("&Edit"))
        view = self.menuBar().addMenu(self.tr("&View"))
        self._theme_group = QActionGroup(self)
        themes = view.addMenu(self.tr("&Theme"))
        labels: tuple[tuple[Choice, str], ...] = (
            ("system", self.tr("Theme: as the &system")),
            ("dark", self.tr("Theme: &dark")),
            ("light", self.tr("Theme: &light")),
        )
        self.theme_actions: dict[str, QAction] = {}
        for choice, words in labels:
            action = QAction(words, self)
            action.setCheckable(True)
            action.setChecked(self.theme.choice == choice)
            action.triggered.connect(lambda _=False, value=choice: self.theme.choose(value))
            self._theme_group.addAction(action)
            themes.addAction(action)
            self.theme_actions[choice] = action
        view.addSeparator()
        for name in ("order", "names"):
            view.addAction(a[name])
        view.addSeparator()
        for name in ("to_board", "larger", "smaller", "fit"):
            view.addAction(a[name])
        view.addSeparator()
        for dock in self.panels.docks:
            view.addAction(dock.toggleViewAction())
        view.addAction(a["reset"])
        run = self.menuBar().addMenu(self.tr("&Run"))
        for name in ("run", "cancel", "expect", "", "first", "previous", "next", "last"):
            if name:
                run.addAction(a[name])
            else:
                run.addSeparator()
        timeline = self.menuBar().addMenu(self.tr("&Timeline"))
        for name in ("find", "find_next", "find_previous", "fold"):
            timeline.addAction(a[name])
        tools = self.help_menu = self.menuBar().addMenu(self.tr("&Help"))
        tools.addAction(a["palette"])
        self._menus: list[QMenu] = [file, edit, run, timeline, view, themes, tools, self.recent_menu]
        self._fill_recent()
        for feature in self._features:
            self._add_menus(feature, quitting)

    def _add_menus(self, feature: Feature, quitting: QAction) -> None:
        """The commands of a feature, in the menus that it names; those for the files stand above Quit."""
        for part in feature.menus:
            menu = next((known for known in self._menus if known.title() == self.tr(part.menu)), None)
            if menu is None:
                menu = QMenu(self.tr(part.menu), self.menuBar())
                around = next((known for known in self._menus if known.title() == self.tr(part.inside)), None)
                if around is not None:
                    around.insertMenu(around.actions()[0], menu)
                else:
                    self.menuBar().insertMenu(self.help_menu.menuAction(), menu)
                self._menus.append(menu)
            last = quitting if quitting in menu.actions() else None
            above = menu.actions()[0] if part.first and menu.actions() else last
            for action in part.actions:
                added = action or QAction(menu)
                added.setSeparator(action is None)
                if above is not None:
                    menu.insertAction(above, added)
                else:
                    menu.addAction(added)
                if action is not None:
                    self.actions_by_name[action.objectName()] = action
                    self.addAction(action)

    def _make_toolbar(self) -> None:
        a = self.actions_by_name
        bar = Toolbar(self.tr("Tools"))
        bar.setObjectName("tools")
        self.addToolBar(bar)
        self._add_tools(bar, ToolGroup.NEW)
        bar.add_button(a["open"])
        self._add_tools(bar, ToolGroup.FILES)
        bar.addSeparator()
        for group in (ToolGroup.HISTORY, ToolGroup.MODE):
            self._add_tools(bar, group)
        bar.addSeparator()
        self.run_button = bar.add_button(a["run"], "primary", words=True)
        for name in ("first", "previous", "next", "last"):
            bar.add_button(a[name], optional=name in ("first", "last"))
        self._add_tools(bar, ToolGroup.RUN)
        bar.addSeparator()
        self._add_tools(bar, ToolGroup.OTHERS)
        bar.add_button(a["reload"], optional=True)
        self._editions = EditionMenu(self.editor, self)
        self.edition = self._editions.button
        bar.add_part(self.edition, optional=True)
        self._add_tools(bar, ToolGroup.SETTINGS)
        self.title = ElidedLabel()
        self.title.setObjectName("section")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.set_elastic(self.title, _LEAST_TITLE)
        self.palette_button = QToolButton()
        self.palette_button.setObjectName("outlined")
        self.palette_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.palette_button.setText("  " + self.tr("Any command   Ctrl+K"))
        self.palette_button.clicked.connect(a["palette"].trigger)
        bar.addWidget(self.palette_button)
        self.theme_button = QToolButton()
        self.theme_button.setAccessibleName(self.tr("Switch between dark and light"))
        self.theme_button.setToolTip(self.tr("Switch between dark and light"))
        self.theme_button.clicked.connect(self._toggle_theme)
        bar.addWidget(self.theme_button)

    def _add_tools(self, bar: Toolbar, group: ToolGroup) -> None:
        """What the features bring for a part of the toolbar."""
        for feature in self._features:
            for tool in feature.tools if feature.tool_group is group else ():
                if isinstance(tool, QAction):
                    bar.add_button(tool, optional=tool.objectName() not in _ALWAYS_IN_TOOLBAR)
                else:
                    bar.add_part(tool, optional=group is ToolGroup.SETTINGS)

    def _make_status(self) -> None:
        self.state = QLabel()
        self.moment = QLabel()
        self.hint = QLabel(self.tr("Hover previews, click pins, Esc returns to the end"))
        self.verdict = QLabel()
        status = self.statusBar()
        status.setSizeGripEnabled(False)
        status.addWidget(self.state)
        status.addWidget(self.moment)
        status.addPermanentWidget(self.hint)
        status.addPermanentWidget(self.verdict)
        self._progress.setFixedWidth(120)
        status.addPermanentWidget(self._progress)
        self._progress.hide()

    def _connect(self) -> None:
        session = self.session
        session.file_loaded.connect(self._file_loaded)
        session.scenario_loaded.connect(self._scenario_loaded)
        session.scenario_changed.connect(self._scenario_changed)
        session.history.dirty_changed.connect(self._dirty_changed)
        session.run_finished.connect(self._run_finished)
        session.run_failed.connect(lambda message: self.state.setText(message.partition("\n")[0]))
        session.shown_changed.connect(self._shown_changed)
        session.busy_changed.connect(self._busy)
        session.error.connect(self.error_bar.show_error)
        self.board.scene.selected.connect(self.inspector.show_entity)
        self.board.scene.selected.connect(self.checks.select)
        self.start.open_wanted.connect(self.ask_for_file)
        self.start.file_chosen.connect(self.open_path)
        self.recent.changed.connect(self._fill_recent)
        self.theme.changed.connect(self._apply_tokens)

    # Files

    def ask_for_file(self) -> None:
        """The dialogue for opening a file."""
        folder = str(self._settings.value("files/folder", str(Path.home())))
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a scenario"), folder, self.tr("Scenarios (*.json);;All files (*)")
        )
        if path:
            self._settings.setValue("files/folder", str(Path(path).parent))
            self.open_path(path)

    def open_path(self, path: str, index: int = 0) -> None:
        """Open a file, at one of its scenarios, or a link; changes to the open one are not lost without a question."""
        if any(feature.opens(path) for feature in self._features if feature.opens is not None):
            return
        if self.may_leave():
            self.session.open_file(path, index)

    def welcome(self) -> None:
        """The program was started with nothing to open."""
        for feature in self._features:
            if feature.welcome is not None:
                feature.welcome()

    def may_leave(self) -> bool:
        """Whether the open document may be left, as far as every feature is concerned."""
        return all(feature.may_leave() for feature in self._features if feature.may_leave is not None)

    def _reload(self) -> None:
        if self.may_leave():
            self.session.reload()

    def _close_file(self) -> None:
        if self.may_leave():
            self.session.close_file()
            self._show_start()

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for path in self.recent.paths:
            action = self.recent_menu.addAction(self.tr("Open recent: %1").replace("%1", path))
            action.triggered.connect(lambda _=False, path=path: self.open_path(path))
        self.recent_menu.addSeparator()
        self.recent_menu.addAction(self.tr("Clear the list of recent files")).triggered.connect(
            self.recent.clear
        )
        self.recent_menu.setEnabled(bool(self.recent.paths))

    def _file_loaded(self, path: str, scenarios: Sequence[ScenarioLike]) -> None:
        if path:
            self.recent.add(path)
        self.pages.setCurrentWidget(self.board)
        self._show_docks(True)
        self._update_actions()
        if len(scenarios) == 1:
            self.board.canvas.setFocus()
        else:
            self.scenarios.list.setFocus()

    def _scenario_loaded(self, scenario: ScenarioLike) -> None:
        self._scenario_changed(scenario)
        self.verdict.setText("")
        self.error_bar.hide()
        self._update_actions()

    def _scenario_changed(self, scenario: ScenarioLike) -> None:
        """What the window says of the scenario, which may have been edited."""
        title = scenario.title or Path(self.session.path).name or self.tr("New scenario")
        self.title.set_text(f"{title} •" if self.session.history.dirty else title)
        self.setWindowTitle(f"{title}[*] — Playorder")
        self._editions.show_edition(scenario.edition)
        self.state.setText(Path(self.session.path).name or self.tr("Not saved yet"))
        self._update_actions()

    def _show_start(self) -> None:
        self._show_docks(False)
        self.pages.setCurrentWidget(self.start)
        self.setWindowTitle("Playorder[*]")
        self.title.set_text("")
        self._editions.show_edition("")
        self.state.setText(self.tr("No file is open"))
        self.moment.setText("")
        self.verdict.setText("")
        self._update_actions()

    # Running and looking

    def _run_finished(self, result: RunLike) -> None:
        holding, total = tally(result)
        words = self.tr("%1 of %2 checks hold").replace("%1", str(holding)).replace("%2", str(total))
        if result.error:
            words = self.tr("the run stopped")
        self.verdict.setText(words if total or result.error else self.tr("no checks"))
        self._update_actions()
        if self.session.asked_for:
            self.timeline.tree.setFocus()

    def _shown_changed(self, shown: Shown) -> None:
        count = self.session.last + 1
        if not count:
            words = ""
        elif shown.mode == "start":
            words = counted(count, "Before the only node", "Before the first of %n nodes")
        else:
            mode = {
                "end": self.tr("the end of the run"),
                "pinned": self.tr("pinned, Esc returns to the end"),
                "preview": self.tr("preview"),
            }[shown.mode]
            words = self.tr("Node %1 of %2: %3").replace("%1", str(shown.position + 1))
            words = words.replace("%2", str(count)).replace("%3", mode)
        self.moment.setText(words)
        self._update_actions()

    def _dirty_changed(self, dirty: bool) -> None:
        self.setWindowModified(dirty)
        if self.session.scenario is not None:
            self._scenario_changed(self.session.scenario)

    def _busy(self, busy: bool) -> None:
        if busy and not self._progress.isVisible():
            self._progress_delay.start()
        elif not busy:
            self._progress_delay.stop()
            self._progress.hide()
        self._update_actions()

    def _update_actions(self) -> None:
        a, session = self.actions_by_name, self.session
        opened = session.scenario is not None and self.pages.currentWidget() is self.board
        ran = opened and session.result is not None
        a["reload"].setEnabled(opened)
        a["close"].setEnabled(opened)
        a["run"].setEnabled(opened and not session.running)
        a["cancel"].setEnabled(session.busy)
        for name in ("expect", "find", "find_next", "find_previous"):
            a[name].setEnabled(ran)
        for name in ("first", "previous"):
            a[name].setEnabled(ran and session.position >= 0)
        for name in ("next", "last"):
            a[name].setEnabled(ran and session.position < session.last)
        for name in ("to_board", "larger", "smaller", "fit"):
            a[name].setEnabled(opened)

    def _expect(self) -> None:
        """Of what is selected; the panel shows it, also where it lay behind another."""
        self.panels.show_panel("checks")
        self.checks.add(0)

    def _focus_search(self) -> None:
        self.panels.timeline.show()
        self.timeline.field.setFocus()
        self.timeline.field.selectAll()

    def open_palette(self) -> None:
        """Ctrl+K."""
        found = finder(self.start.gallery.search, self.session, self.editor, self.open_path)
        palette = CommandPalette(self._all_actions(), self, found)
        palette.open_over(self)
        self.palette_dialog = palette

    def _all_actions(self) -> list[QAction]:
        opening = {menu.menuAction() for menu in self._menus}
        return [
            action
            for menu in self._menus
            for action in menu.actions()
            if action not in opening and not action.isSeparator() and action.objectName() != "palette"
        ]

    # Look and layout

    def _apply_tokens(self, tokens: Tokens) -> None:
        for name, action in self.actions_by_name.items():
            sign = str(action.property(ICON_PROPERTY) or "")
            if sign:
                action.setIcon(icon(sign, tokens, tokens.on_accent if name == "run" else ""))
        for part in (self.board, self.start, self.timeline, self.checks, self.error_bar):
            part.set_tokens(tokens)
        for feature in self._features:
            if feature.set_tokens is not None:
                feature.set_tokens(tokens)
        self.palette_button.setIcon(icon("search", tokens, tokens.muted))
        other = "light" if tokens.dark else "dark"
        self.theme_button.setIcon(icon(other, tokens))
        self.theme_actions[self.theme.choice].setChecked(True)

    def _toggle_theme(self) -> None:
        self.theme.choose("light" if self.theme.tokens.dark else "dark")

    def _arrange(self, layout: Layout) -> None:
        self.panels.arrange(layout, self.pages.currentWidget() is self.board, len(self.session.scenarios))

    def _reset_layout(self) -> None:
        self.panels.reset(self.pages.currentWidget() is self.board, len(self.session.scenarios))

    def _show_docks(self, on: bool) -> None:
        self.panels.show(on, len(self.session.scenarios))
        self.hint.setVisible(on)

    def _restore(self) -> None:
        if not self.panels.restore():
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(1600, room.width() * 9 // 10), min(960, room.height() * 9 // 10))
        columns = self._settings.value("timeline/header")
        if isinstance(columns, QByteArray):
            self.timeline.restore_header(columns)
        self._show_docks(False)

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.session.result is not None:
            self.timeline.return_to_end()
            event.accept()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event) is not None:
            self.start.set_drop_hot(True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.start.set_drop_hot(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.start.set_drop_hot(False)
        path = _file_of(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_leave():
            event.ignore()
            return
        self.panels.save(self.pages.currentWidget() is self.board)
        if self.pages.currentWidget() is self.board:
            self._settings.setValue("timeline/header", self.timeline.header_state())
        self._settings.sync()
        for feature in self._features:
            if feature.closed is not None:
                feature.closed()
        self.session.close()
        super().closeEvent(event)


def _file_of(event: QDropEvent) -> str | None:
    """The first local file that is being dropped."""
    for url in event.mimeData().urls():
        if url.isLocalFile() and Path(url.toLocalFile()).is_file():
            return url.toLocalFile()
    return None
