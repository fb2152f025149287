"""Piles while the board is edited: what is done in their lists is done to the document."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject

from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.pile_popup import PilePopup
from playorder.gui.board.scene import BoardScene
from playorder.gui.editing.clipboard import CARDS_MIME, entities_in
from playorder.gui.editing.editor import BoardEditor
from playorder.scenario.editing.places import ZonePlace

__all__ = ["PileEditing"]


class PileEditing(QObject):
    """Lets the lists of piles be edited, and keeps an open one as the document is."""

    def __init__(self, canvas: BoardCanvas, editor: BoardEditor) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._scene: BoardScene = canvas.board_scene
        self._editor = editor
        self._open: PilePopup | None = None
        canvas.pile_list_opened.connect(self._opened)
        self._scene.selection_changed.connect(self._refresh)

    def follow_mode(self) -> None:
        """Piles that are opened from now on can be edited, or only looked at."""
        self._canvas.piles_take = CARDS_MIME if self._editor.active else None
        if not self._editor.active and self._open is not None:
            self._open.close()

    def _opened(self, popup: PilePopup) -> None:
        if self._open is not None:
            self._open.close()
        self._open = popup if self._editor.active else None
        if self._open is None:
            return
        popup.moved.connect(self._move)
        popup.remove_wanted.connect(self._remove)
        popup.model.put_wanted.connect(self._put)
        popup.destroyed.connect(lambda: self._closed(popup))

    def _closed(self, popup: PilePopup) -> None:
        if self._open is popup:
            self._open = None

    def _move(self, entities: list[int], row: int) -> None:
        popup = self._open
        if popup is not None:
            self._scene.select_all(entities)
            self._editor.move(ZonePlace(popup.player, popup.zone.name, row))

    def _remove(self, entity: int) -> None:
        self._scene.select(entity)
        self._editor.remove()

    def _put(self, mime: QMimeData, row: int) -> None:
        popup = self._open
        if popup is not None:
            self._editor.put(entities_in(mime), ZonePlace(popup.player, popup.zone.name, row))

    def _refresh(self) -> None:
        """Another board: the list shows its pile."""
        popup, board = self._open, self._scene.board
        if popup is None or board is None:
            return
        zones = board.players[popup.player - 1].zones
        zone = next((zone for zone in zones if zone.name == popup.zone.name), None)
        if zone is not None and zone != popup.zone:
            popup.show_zone(zone)
