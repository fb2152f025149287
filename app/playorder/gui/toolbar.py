"""The toolbar: where the window is too narrow for all of it, it leaves out what menus and keys have as well."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from playorder.gui.actions import plain_words

__all__ = ["Toolbar", "menu_button"]


def menu_button(name: str, action: QAction | None = None) -> QToolButton:
    """A button of the toolbar with a menu: all of it opens the menu, or with an action the arrow beside it does."""
    button = QToolButton()
    button.setObjectName(name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    modes = QToolButton.ToolButtonPopupMode
    button.setPopupMode(modes.InstantPopup if action is None else modes.MenuButtonPopup)
    if action is not None:
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button


class _Button(QToolButton):
    """A button that is laid out anew only when it looks different: the words of Undo change after each edit."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[object, ...] = ()

    def actionEvent(self, event: QActionEvent) -> None:
        action = event.action()
        shown = (
            action.icon().cacheKey(), action.iconText(), action.isVisible(), action.isEnabled(),
            action.isCheckable(), action.isChecked(),
        )  # fmt: skip
        if event.type() == QEvent.Type.ActionChanged and shown == self._shown:
            self.setToolTip(action.toolTip())
            return
        self._shown = shown
        super().actionEvent(event)


class Toolbar(QToolBar):
    """Buttons and other parts in a row; of those that may be left out, the last one goes first."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._optional: list[QAction] = []
        self._elastic: QWidget | None = None
        self._least = 0
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    def add_button(
        self, action: QAction, name: str = "", *, words: bool = False, optional: bool = False
    ) -> QToolButton:
        """A button for a command; `name` is what the style sheet knows it by."""
        button = _Button()
        button.setDefaultAction(action)
        if name:
            button.setObjectName(name)
        # the bar is laid out for these words; those of Undo in the menu are others after each edit
        action.setIconText("  " * words + plain_words(action))
        if words:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_part(button, optional=optional)
        return button

    def add_part(self, part: QWidget, *, optional: bool = False) -> QAction:
        """Another part; gives the action that shows and hides it."""
        shown = self.addWidget(part)
        if optional:
            self._optional.append(shown)
        return shown

    def set_elastic(self, part: QWidget, least: int) -> None:
        """The part that takes what room is left, but this many pixels at least."""
        self._elastic, self._least = part, least
        self.addWidget(part)

    def event(self, event: QEvent) -> bool:
        # parts grow and shrink: a title comes, an edition is shown
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show as many of the optional parts as there is room for."""
        layout = self.layout()
        spacing = layout.spacing() if layout is not None else 0
        widths = [spacing + self._width_of(shown) for shown in self._optional]
        needed = self.sizeHint().width()
        needed += sum(
            width for shown, width in zip(self._optional, widths, strict=True) if not shown.isVisible()
        )
        if self._elastic is not None:
            needed += self._least - self._elastic.sizeHint().width()
        for shown, width in reversed(list(zip(self._optional, widths, strict=True))):
            is_shown = needed <= self.width()
            if not is_shown:
                needed -= width
            if shown.isVisible() is not is_shown:
                shown.setVisible(is_shown)

    def _width_of(self, shown: QAction) -> int:
        widget = self.widgetForAction(shown)
        return widget.sizeHint().width() if widget is not None else 0
