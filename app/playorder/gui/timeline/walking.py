"""Walking through a run: step into, over, out and back, play and pause, to the next change or breakpoint."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from playorder.gui.session import Session
from playorder.gui.timeline.breakpoints import Breakpoint, next_stop
from playorder.gui.timeline.outline import Outline

__all__ = ["SPEEDS", "Walker"]

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
_PACE = 700
"""Milliseconds of a step at speed 1."""


class Walker(QObject):
    """Moves the cursor of the session. Playing ends at a breakpoint, at the end, and with any step by hand."""

    playing_changed = Signal(bool)
    nothing_found = Signal(str)
    """What was looked for is nowhere further on; in words for the status bar."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._outline = Outline(())
        self._of: object = None
        self.breakpoints: Callable[[], Sequence[Breakpoint]] = lambda: ()
        self.speed = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        session.run_started.connect(self.pause)
        session.scenario_loaded.connect(lambda _scenario: self.pause())

    @property
    def outline(self) -> Outline:
        """How the nodes of the present run lie in each other; made when it is first needed."""
        result = self._session.result
        if result is not self._of:
            self._of = result
            self._outline = Outline(() if result is None else result.nodes)
        return self._outline

    def into(self) -> None:
        """The next node."""
        self._go(self.outline.into)

    def over(self) -> None:
        """The next node that does not lie in the shown one."""
        self._go(self.outline.over)

    def out(self) -> None:
        """The next node beside what the shown one lies in."""
        self._go(self.outline.out)

    def back(self) -> None:
        """The node before, of the same depth."""
        self._go(self.outline.back)

    def _go(self, goal: Callable[[int], int]) -> None:
        self.pause()
        if self._session.result is not None and self.outline.count:
            self._session.pin(goal(self._session.position))

    # To what changes

    def to_change(self, entity: int | None, *, backwards: bool = False) -> None:
        """The next or previous node in which an entity changes."""
        self.pause()
        result = self._session.result
        if result is None or result.questions is None:
            return
        if entity is None:
            self.nothing_found.emit(self.tr("Select a card first: then its next change can be found"))
            return
        position = self._session.position
        ask = result.questions.previous_change if backwards else result.questions.next_change
        found = ask(entity, position)
        if found is None:
            words = (
                self.tr("%1 does not change any more")
                if not backwards
                else self.tr("%1 has not changed before")
            )
            self.nothing_found.emit(words.replace("%1", self._session.name_of(entity)))
        else:
            self._session.pin_node(found)

    def to_breakpoint(self, *, backwards: bool = False) -> None:
        """The next or previous breakpoint."""
        self.pause()
        found = self._stop(backwards=backwards)
        if found is None:
            self.nothing_found.emit(self.tr("No breakpoint is reached from here"))
        else:
            self._session.pin(found)

    def _stop(self, *, backwards: bool = False) -> int | None:
        result = self._session.result
        if result is None:
            return None
        position = self._session.position
        return next_stop(self.breakpoints(), result.nodes, position, result.questions, backwards=backwards)

    # Playing

    @property
    def playing(self) -> bool:
        """Whether the cursor moves by itself."""
        return self._timer.isActive()

    def play(self) -> None:
        """Move on by itself; from the end it begins again at the start."""
        if self._session.result is None or self._session.last < 0:
            return
        if self._session.position >= self._session.last:
            self._session.to_start()
        self._timer.start(self._pause_between())
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stay here."""
        if self._timer.isActive():
            self._timer.stop()
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Play or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: float) -> None:
        """How fast it plays; 1 is a comfortable pace."""
        self.speed = speed
        if self._timer.isActive():
            self._timer.start(self._pause_between())

    def _pause_between(self) -> int:
        return max(20, round(_PACE / self.speed))

    def _tick(self) -> None:
        session = self._session
        if session.result is None or session.position >= session.last:
            self.pause()
            return
        session.pin(session.position + 1)
        node = session.result.nodes[session.position]
        stops = any(one.stops_at(node, session.result.questions) for one in self.breakpoints())
        if stops or session.position >= session.last:
            self.pause()
