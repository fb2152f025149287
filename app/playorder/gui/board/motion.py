"""Steps on the board: cards glide to their places, and what they lose or gain rises from them."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QFont
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from playorder.gui.board.scene import BoardScene
from playorder.gui.session import Session, Shown
from playorder.timeline.board_view import BoardView, EntityView

__all__ = ["StepMotion"]

_GLIDE = 180
_RISE = 700


class StepMotion(QObject):
    """Listens to the session: only a single step on, shown for good, is animated; anything else is there at once."""

    def __init__(self, session: Session, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._enabled = True
        self._position = -1
        self._places: dict[int, QPointF] = {}
        self._numbers: dict[int, EntityView] = {}
        self._running: list[tuple[QVariantAnimation, QGraphicsItem | None]] = []
        session.shown_changed.connect(self._shown)

    @property
    def running(self) -> int:
        """How many things are moving."""
        return len(self._running)

    def set_enabled(self, on: bool) -> None:
        """Switch all motion on or off."""
        self._enabled = on
        if not on:
            self._finish()

    def _shown(self, shown: Shown) -> None:
        self._finish()
        step = shown.position - self._position
        animated = self._enabled and step == 1 and shown.mode in ("pinned", "end") and bool(self._places)
        places, numbers = self._places, self._numbers
        self._position = shown.position
        self._places = {item.entity.entity: item.pos() for item in self._scene.entity_items()}
        self._numbers = _numbers(self._scene.board)
        if not animated:
            return
        for entity, place in self._places.items():
            before = places.get(entity)
            if before is not None and before != place:
                self._glide(entity, before, place)
        for entity, view in self._numbers.items():
            old = numbers.get(entity)
            if old is not None and entity in self._places and view.zone == old.zone:
                change = view.health - old.health + view.armor - old.armor
                if change:
                    self._rise(self._places[entity], change)

    def _glide(self, entity: int, start: QPointF, end: QPointF) -> None:
        item = self._scene.item_of(entity)
        if item is None:
            return
        motion = self._animation(_GLIDE, None)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.valueChanged.connect(item.setPos)
        motion.start()

    def _rise(self, place: QPointF, change: int) -> None:
        tokens = self._scene.tokens
        told = QGraphicsSimpleTextItem(f"+{change}" if change > 0 else f"−{-change}")
        font = QFont()
        font.setPixelSize(30)
        font.setWeight(QFont.Weight.Bold)
        told.setFont(font)
        told.setBrush(QBrush(QColor(tokens.good if change > 0 else tokens.refused)))
        told.setZValue(1000)
        box = told.boundingRect()
        start = QPointF(place.x() - box.width() / 2, place.y() - box.height())
        told.setPos(start)
        self._scene.addItem(told)
        motion = self._animation(_RISE, told)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)

        def rise(share: object) -> None:
            if isinstance(share, float):
                told.setPos(start.x(), start.y() - 26 * share)
                told.setOpacity(1.0 - share**3)

        motion.valueChanged.connect(rise)
        motion.start()

    def _animation(self, duration: int, item: QGraphicsItem | None) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setDuration(duration)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        entry = (motion, item)
        self._running.append(entry)
        motion.finished.connect(lambda: self._end(entry))
        return motion

    def _end(self, entry: tuple[QVariantAnimation, QGraphicsItem | None]) -> None:
        if entry not in self._running:
            return
        self._running.remove(entry)
        motion, item = entry
        if item is not None and item.scene() is self._scene:
            self._scene.removeItem(item)
        motion.deleteLater()

    def _finish(self) -> None:
        """Everything that moves is where it goes, at once."""
        for motion, item in list(self._running):
            if item is None:
                motion.setCurrentTime(motion.duration())
            motion.stop()
            self._end((motion, item))


def _numbers(board: BoardView | None) -> dict[int, EntityView]:
    if board is None:
        return {}
    return {
        view.entity: view
        for player in board.players
        for zone in player.zones
        if zone.name in ("board", "hero")
        for view in zone.entities
    }
