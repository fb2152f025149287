"""The commands of Edit mode for what is selected: in the menu, in the board's own menu, and as keys on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from playorder.gui.actions import Command, make_action
from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.scene import BoardScene
from playorder.gui.editing.clipboard import entities_in, mime_of
from playorder.gui.editing.editor import BoardEditor
from playorder.scenario.editing.entities import entities_of
from playorder.scenario.editing.places import ZonePlace

__all__ = ["EditCommands"]


class EditCommands(QObject):
    """Makes the actions, and lets them be used when there is something to use them on."""

    def __init__(self, window: QObject, canvas: BoardCanvas, editor: BoardEditor) -> None:
        super().__init__(window)
        self._canvas = canvas
        self._scene: BoardScene = canvas.board_scene
        self._editor = editor
        self._on_board: list[QAction] = []
        make = self._make
        self.cut = make(Command("cut", "Cu&t", ("Ctrl+X",), "", "Take the selected cards off the board, to paste them"),
                        self._cut)  # fmt: skip
        self.copy = make(Command("copy", "&Copy", ("Ctrl+C",), "copy", "Copy the selected cards"), self._copy)
        self.paste = make(
            Command("paste", "&Paste", ("Ctrl+V",), "", "Put the copied cards behind the selected one"),
            self._paste,
        )
        self.duplicate = make(
            Command("duplicate", "&Duplicate", ("Ctrl+D",), "", "A copy of the selected cards behind them"),
            editor.duplicate,
        )
        self.delete = make(
            Command(
                "delete", "Re&move", ("Del", "Backspace"), "delete", "Take the selected cards off the board"
            ),
            editor.remove,
        )
        self.side = make(
            Command("side", "Change &side", ("S",), "", "Give the selected cards to the other player"),
            editor.change_side,
        )
        self.left = make(
            Command("move_left", "Move &left", ("Ctrl+Left",), "", "One place to the left"),
            lambda: editor.nudge(-1),
        )
        self.right = make(
            Command("move_right", "Move &right", ("Ctrl+Right",), "", "One place to the right"),
            lambda: editor.nudge(1),
        )
        self.everything = make(
            Command(
                "select_all",
                "Select &all",
                ("Ctrl+A",),
                "",
                "Select all cards of the side of the selected one",
            ),
            self._select_all,
        )
        self.menu = QMenu(canvas)
        self.moving = QMenu(self.tr("Move t&o"), canvas)
        self._destinations: tuple[tuple[str, str], ...] = ()
        self.menu.addActions([self.cut, self.copy, self.paste, self.duplicate, self.delete])
        self.menu.addSeparator()
        self.menu.addAction(self.side)
        self.menu.addMenu(self.moving)
        self.menu.addActions([self.left, self.right])
        self.menu.addSeparator()
        self.menu.addAction(self.everything)
        self.menu.aboutToShow.connect(self.update)
        editor.selection_changed.connect(self.update)
        self.update()

    @property
    def actions(self) -> tuple[QAction | None, ...]:
        """For the Edit menu."""
        return (
            None,
            self.cut,
            self.copy,
            self.paste,
            self.duplicate,
            self.delete,
            None,
            self.side,
            self.left,
            self.right,
            self.everything,
        )

    def update(self) -> None:
        """What can be done with what is selected now."""
        active = self._editor.active
        places = self._editor.places if active else ()
        self._fill_moving()
        for action in self._on_board:
            action.setEnabled(bool(places))
        self.copy.setEnabled(bool(places))
        self.moving.setEnabled(bool(places))
        self.paste.setEnabled(active)
        self.everything.setEnabled(active)

    def _fill_moving(self) -> None:
        """The zones of the document's ruleset to which things can be moved."""
        rules = self._editor.rules
        if rules is None or rules.destinations == self._destinations:
            return
        self._destinations = rules.destinations
        self.moving.clear()
        for zone, words in rules.destinations:
            action = self.moving.addAction(self.tr(words))
            action.triggered.connect(lambda _=False, zone=zone: self._move_to(zone))

    def _make(self, command: Command, handler: Callable[[], object]) -> QAction:
        """An action whose keys are those of the board alone: in a text field they mean what they always mean."""
        action = make_action(self, command, handler)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._canvas.addAction(action)
        self._on_board.append(action)
        return action

    def _cut(self) -> None:
        self._copy()
        self._editor.remove()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setMimeData(mime_of(self._editor.entries))

    def _paste(self) -> None:
        entities = entities_in(QGuiApplication.clipboard().mimeData())
        places = self._editor.places
        at = None
        if places and not places[-1].is_slot:
            at = ZonePlace(places[-1].player, places[-1].zone, places[-1].index + 1)
        self._editor.put(entities, at)

    def _move_to(self, zone: str) -> None:
        places = self._editor.places
        if places:
            held = len(entities_of(self._editor.document, places[0].player, zone))
            self._editor.move(ZonePlace(places[0].player, zone, 0 if zone == "deck" else held))

    def _select_all(self) -> None:
        places = self._editor.places
        player = places[-1].player if places else 1
        rules = self._editor.rules
        zone = places[-1].zone if places else "" if rules is None else rules.main_zone
        self._scene.select_all(
            [view.entity for view in self._scene.entity_views() if (view.player, view.zone) == (player, zone)]
        )
