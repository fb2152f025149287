"""The tour in the window: it comes by itself the first time, and is in the Help menu for ever."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.tokens import Tokens
from playorder.gui.tour.bubble import Ring, TourBubble
from playorder.gui.tour.steps import example, tour_steps

__all__ = ["Tour", "tour_feature"]

TOUR = Command("tour", "&Tour", (), "", "Five steps through the window, on a board of their own")
_SETTING = "tour/done"


class Tour(QObject):
    """Goes through the steps. Nothing of the window is locked meanwhile."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.steps = tour_steps(parts)
        self._at = -1
        self._opened = False
        self.ring = Ring(parts.window)
        self.bubble = TourBubble(parts.window)
        self.action = make_action(parts.window, TOUR, self.begin)
        self.bubble.next_wanted.connect(lambda: self._go(self._at + 1))
        self.bubble.back_wanted.connect(lambda: self._go(self._at - 1))
        self.bubble.skip_wanted.connect(self.end)
        parts.window.installEventFilter(self)
        # the run takes the focus to the timeline; the tour goes on with the keys
        parts.session.run_finished.connect(lambda _run: QTimer.singleShot(0, self._take_focus))

    @property
    def number(self) -> int:
        """Which step is shown, the first being 1; 0 while there is no tour."""
        return self._at + 1

    def welcome(self) -> None:
        """Begin, unless the tour was skipped or taken already."""
        if str(self._parts.settings.value(_SETTING, "")) != "yes":
            self.begin()

    def begin(self) -> None:
        """Begin with the first step."""
        self._opened = False
        self._go(0)

    def end(self) -> None:
        """No more of it: it does not come by itself again."""
        self._parts.settings.setValue(_SETTING, "yes")
        self._at = -1
        had_focus = self.bubble.isAncestorOf(QApplication.focusWidget() or self._parts.window)
        self.bubble.hide()
        self.ring.hide()
        if had_focus:
            shown = self._parts.board.canvas if self._parts.board.isVisible() else self._parts.start
            shown.setFocus()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.ring.tokens = tokens
        self.ring.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._at >= 0 and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            QTimer.singleShot(0, self._place)
        return False

    def _take_focus(self) -> None:
        if self._at >= 0:
            self.bubble.next.setFocus()

    def _go(self, number: int) -> None:
        if number >= len(self.steps):
            self.end()
            return
        step = self.steps[number]
        if step.needs_board and not self._opened:
            if not self._parts.may_leave():
                return
            self._parts.session.open_document(example())
            self._opened = True
        if step.needs_run and self._parts.session.result is None:
            self._parts.session.run()
        self._at = number
        if step.panel:
            self._parts.show_panel(step.panel)
        self.bubble.tell(step.title, step.words, number + 1, len(self.steps))
        self._place()
        # panels that were hidden have no place yet; and what is opened or run takes the focus
        QTimer.singleShot(0, self._place)

    def _place(self) -> None:
        if self._at < 0:
            return
        window = self._parts.window
        target = self.steps[self._at].target()
        box = _box_of(target, window)
        is_shown = target is not None and target.isVisible()
        self.ring.setVisible(is_shown)
        if is_shown:
            self.ring.setGeometry(box.adjusted(-3, -3, 3, 3))
            self.ring.raise_()
        self.bubble.go_beside(box)
        self.bubble.raise_()


def _box_of(target: QWidget | None, window: QWidget) -> QRect:
    """Where a part of the window is; the whole window if it is not shown."""
    if target is None or not target.isVisible():
        return window.rect()
    return QRect(target.mapTo(window, target.rect().topLeft()), target.size())


def tour_feature(parts: WindowParts) -> Feature:
    """The tour."""
    tour = Tour(parts)
    return Feature(
        menus=(MenuPart("&Help", (tour.action,)),), set_tokens=tour.set_tokens, welcome=tour.welcome
    )
