"""What mouse and keys mean at the board while the rules are on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from playorder.engine.moves import Reason, Step
from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.items import EntityItem
from playorder.gui.board.scene import BoardScene
from playorder.gui.play.bubble import Bubble
from playorder.gui.play.controller import PlayController
from playorder.gui.play.gaps import Gaps
from playorder.gui.play.overlay import PlayOverlay

__all__ = ["Gestures"]

_CONFIRM = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_HOME = 62.0
"""How far from where it was taken, in scene units, a card must be let go of to be used."""


class Gestures(QObject):
    """Watches the canvas: drags and clicks say a move, so do letters, arrows and Enter."""

    def __init__(
        self,
        canvas: BoardCanvas,
        scene: BoardScene,
        controller: PlayController,
        overlay: PlayOverlay,
        bubble: Bubble,
    ) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._scene = scene
        self._controller = controller
        self._overlay = overlay
        self._bubble = bubble
        self._press: tuple[QPoint, int] | None = None
        self._clicking = False
        self._pointer: QPoint | None = None
        self._dropped_at: QPointF | None = None
        self._judged: tuple[int | None, Reason | None] = (None, None)
        canvas.installEventFilter(self)
        canvas.viewport().installEventFilter(self)
        controller.changed.connect(self._follow)
        controller.refused.connect(self._tell)
        scene.selected.connect(lambda _entity: self._point_at_selection())

    # --- events ------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._controller.on:
            return False
        kind = event.type()
        if watched is self._canvas:
            if (
                kind == QEvent.Type.ShortcutOverride
                and isinstance(event, QKeyEvent)
                and self._controller.move is not None
            ):
                event.accept()
                return True
            return kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseButtonPress:
                return self._pressed(event)
            if kind == QEvent.Type.MouseMove:
                return self._moved(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._released(event)
            if kind == QEvent.Type.MouseButtonDblClick:
                return self._doubled(event)
        return False

    def _pressed(self, event: QMouseEvent) -> bool:
        self._pointer = event.position().toPoint()
        self._canvas.setFocus()
        self._bubble.hide()
        if self._controller.move is not None:
            if event.button() == Qt.MouseButton.RightButton:
                self._controller.cancel()
            self._clicking = event.button() == Qt.MouseButton.LeftButton
            return True
        item = self._item_at(self._pointer)
        if event.button() == Qt.MouseButton.RightButton and item is not None:
            self._open_menu(item)
            return True
        place = None if item is None else self._controller.answers.get(item.entity.entity)
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._controller.answer([place])
            return True
        if event.button() == Qt.MouseButton.LeftButton and item is not None:
            self._press = (self._pointer, item.entity.entity)
        return False

    def _moved(self, event: QMouseEvent) -> bool:
        here = event.position().toPoint()
        self._pointer = here
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            start, entity = self._press
            if (here - start).manhattanLength() >= QApplication.startDragDistance():
                self._press = None
                grabber = self._scene.mouseGrabberItem()
                if (
                    grabber is not None
                ):  # the release is not the scene's; it would wait for it, and miss the next click
                    grabber.ungrabMouse()
                self._controller.start(entity, held=True)
        if self._controller.move is None:
            return False
        self._point_at(self._canvas.mapToScene(here), self._item_at(here))
        return True

    def _released(self, event: QMouseEvent) -> bool:
        self._press = None
        self._pointer = event.position().toPoint()
        controller = self._controller
        if controller.move is None:
            return False
        was_held, was_clicking, self._clicking = controller.held, self._clicking, False
        if event.button() != Qt.MouseButton.LeftButton or not (was_held or was_clicking):
            return True
        at = self._canvas.mapToScene(self._pointer)
        item = self._item_at(self._pointer)
        self._point_at(at, item)
        if was_held and self._is_home(at):
            controller.cancel()
        elif was_held:
            self._drop(item, at)
        else:
            self._choose(item, at)
        return True

    def _doubled(self, event: QMouseEvent) -> bool:
        item = self._item_at(event.position().toPoint())
        self._pointer = event.position().toPoint()
        if self._controller.move is not None or item is None:
            return self._controller.move is not None
        return self._controller.start(item.entity.entity)

    # --- the mouse ---------------------------------------------------------------------------------------------

    def _drop(self, item: EntityItem | None, at: QPointF) -> None:
        """What was held is let go of over the board."""
        controller = self._controller
        need = controller.need
        step = need.step if need is not None else None
        self._dropped_at = at
        if controller.drop(None if item is None else item.entity.entity, self._zone_at(at)):
            return
        controller.held = False
        if step is Step.TARGET and item is None:
            controller.cancel()
        elif step in (Step.TARGET, Step.PLACE):
            self._choose(item, at)
        else:
            controller.put_down()

    def _open_menu(self, item: EntityItem) -> None:
        """All that a card is for, with the reason where it cannot be done now."""
        entity = item.entity.entity
        offers = self._controller.offers_of(entity)
        self._scene.select(entity)
        if not offers or self._pointer is None:
            return
        menu = QMenu(self._canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for offer in offers:
            words = self.tr(offer.verb.words)
            action = menu.addAction(f"{words}\t{offer.verb.key}")
            action.setEnabled(offer.refused is None)
            action.setToolTip(str(offer.refused) if offer.refused is not None else words)
            action.triggered.connect(partial(self._controller.start, entity, offer.verb.key))
        menu.popup(self._canvas.viewport().mapToGlobal(self._pointer))

    def _zone_at(self, at: QPointF) -> str:
        """The zone at a point, if it is of the side of the card that is held."""
        area = self._scene.layout.area_at(at) if self._scene.layout is not None else None
        source = self._source_item()
        is_own = area is not None and source is not None and area.player == source.entity.player
        return area.zone.name if area is not None and is_own else ""

    def _choose(self, item: EntityItem | None, at: QPointF) -> None:
        """A click, or the end of a drag, answers what is asked."""
        need = self._controller.need
        if need is None:
            return
        if need.step is Step.PLACE and self._overlay.gaps is not None:
            self._controller.choose_place(self._overlay.gaps.nearest(at))
        elif need.step is Step.TARGET:
            if item is None:
                self._controller.cancel()
            else:
                self._controller.choose_target(item.entity.entity)

    def _is_home(self, at: QPointF) -> bool:
        """Whether the pointer is still, or again, where the drag began."""
        item = self._source_item()
        if item is None:
            return False
        away = at - item.pos()
        return abs(away.x()) < _HOME and abs(away.y()) < _HOME

    # --- keys --------------------------------------------------------------------------------------------------

    def _key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        self._pointer = None
        self._bubble.hide()
        key = Qt.Key(event.key())
        if self._controller.move is not None:
            return self._key_within(key)
        letter = event.text().upper()
        chosen = self._scene.chosen
        if chosen is not None:
            keys = {offer.verb.key for offer in self._controller.offers_of(chosen)}
            if letter and (letter in keys or (letter == "T" and keys)):
                self._controller.start(chosen, letter if letter in keys else "")
                return True
            if key in _CONFIRM and keys:
                self._controller.start(chosen)
                return True
        if letter and any(offer.verb.key == letter for offer in self._controller.general):
            self._controller.start_general(letter)
            return True
        return False

    def _key_within(self, key: Qt.Key) -> bool:
        """A key while a move is being said."""
        controller, overlay = self._controller, self._overlay
        need = controller.need
        if key == Qt.Key.Key_Escape:
            controller.cancel()
        elif need is not None and need.step is Step.PLACE:
            gap = overlay.gap or 0
            if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                overlay.gap = max(0, min(need.count - 1, gap + (1 if key == Qt.Key.Key_Right else -1)))
                overlay.update()
            elif key in _CONFIRM:
                controller.choose_place(gap)
        elif need is not None and need.step is Step.TARGET:
            if key in _CONFIRM:
                chosen = self._scene.chosen
                if chosen is not None:
                    controller.choose_target(chosen)
            elif key == Qt.Key.Key_T:
                self._next_target()
            else:
                return False
        return True

    def _next_target(self) -> None:
        """Select the legal target after the one that is selected, from left to right and from far to near."""
        items = [self._scene.item_of(target) for target in self._controller.targets]
        ordered = sorted(
            (item for item in items if item is not None), key=lambda one: (one.pos().y(), one.pos().x())
        )
        if ordered:
            here = [item.entity.entity for item in ordered]
            chosen = self._scene.chosen
            place = here.index(chosen) + 1 if chosen in here else 0
            self._scene.select(here[place % len(here)])

    # --- what is shown -----------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Another thing is asked, or nothing."""
        controller, overlay = self._controller, self._overlay
        self._judged = (None, None)
        overlay.usable = controller.playable if controller.ready else frozenset()
        board = self._scene.board
        is_asked = controller.question is not None or controller.done is None
        overlay.hand = 0 if board is None or is_asked or not controller.ready else board.active
        overlay.clear()
        move, need = controller.move, controller.need
        if move is None:
            self._dropped_at = None
            overlay.legal = frozenset(controller.answers)
            overlay.refresh()
            return
        overlay.source = move.entity
        if need is not None and need.step is Step.TARGET:
            overlay.aiming = True
            overlay.legal = controller.targets
        elif need is not None and need.step is Step.PLACE:
            overlay.gaps = Gaps(self._scene, need.player, need.zone)
            overlay.gap = need.count - 1
            if self._dropped_at is not None and not controller.held:
                # something else had to be asked first; the place was shown by the drop
                dropped, self._dropped_at = self._dropped_at, None
                controller.choose_place(overlay.gaps.nearest(dropped))
                return
        overlay.refresh()
        if self._pointer is not None:
            self._point_at(self._canvas.mapToScene(self._pointer), None)
        elif overlay.aiming:
            self._next_target()

    def _point_at(self, at: QPointF, item: EntityItem | None) -> None:
        """The pointer is here while a move is being said."""
        overlay, controller = self._overlay, self._controller
        overlay.pointer = at
        if overlay.gaps is not None:
            overlay.gap = overlay.gaps.nearest(at)
        move = controller.move
        is_source = item is not None and move is not None and item.entity.entity == move.entity
        if overlay.aiming and item is not None and not is_source:
            self._judge(item.entity.entity)
        elif overlay.struck is not None:
            overlay.struck = None
            self._bubble.hide()
        overlay.update()

    def _judge(self, entity: int) -> None:
        """Strike out what may not be chosen, and say why."""
        if self._judged[0] != entity:
            self._judged = (entity, self._controller.why_not(entity))
        reason = self._judged[1]
        was = self._overlay.struck
        self._overlay.struck = entity if reason is not None else None
        if reason is None:
            self._bubble.hide()
        elif was != entity:
            self._tell(reason, entity)

    def _point_at_selection(self) -> None:
        """With the keyboard the arrow ends at what is selected."""
        if self._pointer is not None or not self._overlay.aiming:
            return
        chosen = self._scene.chosen
        item = self._scene.item_of(chosen) if chosen is not None else None
        if item is not None:
            self._point_at(item.pos(), item)

    def _tell(self, reason: Reason, entity: int | None) -> None:
        """Say why something is refused, where the pointer is, or at the card that was tried with the keyboard."""
        at = self._pointer
        if at is None:
            item = self._scene.item_of(entity) if entity is not None else None
            at = self._canvas.mapFromScene(item.pos()) if item is not None else self._canvas.rect().center()
        note = self.tr("lit targets are allowed") if self._controller.targets else ""
        self._bubble.tell(self._controller.in_language(reason), note, at)

    def _item_at(self, at: QPoint) -> EntityItem | None:
        found = self._canvas.itemAt(at)
        return found if isinstance(found, EntityItem) else None

    def _source_item(self) -> EntityItem | None:
        move = self._controller.move
        return self._scene.item_of(move.entity) if move is not None and move.entity is not None else None
