"""The palette as a panel of the window, and the command that goes to its search field."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from playorder.gui.actions import Command, make_action
from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.features import Feature, MenuPart, PanelSpec, WindowParts

__all__ = ["palette_feature"]

FIND_CARD = Command(
    "find_card", "Find a c&ard", ("Ctrl+P", "Ins"), "search", "Go to the palette to put a card on the board"
)


class _Palette(QObject):
    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.panel = PalettePanel(parts.session, parts.settings)
        self.panel.setMinimumWidth(190)
        self.panel.put_wanted.connect(self._put)
        self.find = make_action(parts.window, FIND_CARD, self._go)

    def _put(self, card: str, other_side: bool) -> None:
        if not self._parts.editor.active:
            self._parts.session.set_editing(True)
        if self._parts.editor.put([{"card": card}], other_side=other_side):
            self.panel.shelves.use(card)

    def _go(self) -> None:
        self._parts.show_panel("palette")
        self.panel.field.setFocus()
        self.panel.field.selectAll()


def palette_feature(parts: WindowParts) -> Feature:
    """The palette."""
    palette = _Palette(parts)
    area = Qt.DockWidgetArea.LeftDockWidgetArea
    return Feature(
        panels=(PanelSpec("palette", "Palette", palette.panel, area),),
        menus=(MenuPart("&Edit", (None, palette.find)),),
        set_tokens=palette.panel.set_tokens,
    )
