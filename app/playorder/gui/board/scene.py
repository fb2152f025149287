"""The scene: shows a `BoardView`, keeps the selection, and says what the pointer is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from playorder.gui.board.furniture import furniture_facts, paint_arrow, paint_furniture
from playorder.gui.board.items import EmptyItem, EntityItem, PileItem, drawn_facts
from playorder.gui.board.layout import BoardLayout, Place, lay_out
from playorder.gui.cards.look import Look
from playorder.gui.tokens import DARK, Tokens
from playorder.timeline.board_view import BoardView, EntityView

__all__ = ["BoardScene"]

MARGIN = 10.0


class BoardScene(QGraphicsScene):
    """Both sides of a board. Items are kept from one board to the next, so that only what changed is drawn."""

    hovered = Signal(object)
    """The `EntityView` under the pointer, or None."""
    selected = Signal(object)
    """The `EntityView` that was selected, or None."""
    selection_changed = Signal()
    """Other entities are selected, or the same ones on another board."""
    pile_opened = Signal(int, object)
    """Player and `ZoneView` of the pile that was clicked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens = DARK
        self._board: BoardView | None = None
        self._layout: BoardLayout | None = None
        self._view = QSizeF(1200, 700)
        self._items: dict[int, EntityItem] = {}
        self._piles: dict[tuple[int, str], PileItem] = {}
        self._empties: list[EmptyItem] = []
        self._kept: set[tuple[int, str]] = set()
        self._all_kept = False
        self._chosen: int | None = None
        self._also: frozenset[int] = frozenset()
        self._held = False
        """Whether the looked-at entity stays selected when the keys go on."""
        self._keeping = False
        """Whether the keys gather a selection: what was held before stays in it."""
        self._next: Callable[[EntityView], bool] | None = None
        self._source: int | None = None
        self._target: int | None = None
        self._arrow_colour = ""
        self._furnished: tuple[object, ...] = ()
        self._order = True
        self._names = True
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    @property
    def board(self) -> BoardView | None:
        """The board that is shown."""
        return self._board

    @property
    def tokens(self) -> Tokens:
        """The colours that it is drawn in."""
        return self._tokens

    def item_of(self, entity: int) -> EntityItem | None:
        """The drawn card of an entity, if it is drawn."""
        return self._items.get(entity)

    def entity_items(self) -> list[EntityItem]:
        """All drawn cards."""
        return list(self._items.values())

    def pile_of(self, player: int, zone: str) -> PileItem | None:
        """The drawn pile of a zone."""
        return self._piles.get((player, zone))

    def point_at(self, entity: int | None) -> None:
        """Show a card as if the pointer were over it, such as for a row of a list that is hovered."""
        for identity, item in self._items.items():
            item.set_pointed(identity == entity)

    def find(self, entity: int | None) -> EntityView | None:
        """An entity of the shown board, drawn or lying in a pile."""
        return next((view for view in self.entity_views() if view.entity == entity), None)

    def entity_views(self) -> Iterator[EntityView]:
        """All entities of the shown board, drawn or lying in piles."""
        if self._board is not None:
            for player in self._board.players:
                for zone in player.zones:
                    yield from zone.entities

    def forget(self) -> None:
        """Another document: nothing is selected and no empty zone keeps its room."""
        self._kept.clear()
        self._next = None
        self._source = self._target = None
        self.select(None)

    def reserve(self, board: BoardView) -> None:
        """Keep room for the zones that are filled in this board, now and later."""
        for player in board.players:
            self._kept |= {(player.player, zone.name) for zone in player.zones if zone.entities}

    def show_board(self, board: BoardView) -> None:
        """Show another state."""
        self._board = board
        self.reserve(board)
        if self._next is not None:
            chosen = [view.entity for view in self.entity_views() if self._next(view)]
            self._next = None
            self._chosen = chosen[-1] if chosen else None
            self._also = frozenset(chosen[:-1])
        self._arrange()
        self._tell_selection()

    def keep_all(self, on: bool) -> None:
        """Keep room for every zone, filled or not, so that something can be put there."""
        if on != self._all_kept:
            self._all_kept = on
            self._arrange()

    @property
    def layout(self) -> BoardLayout | None:
        """Where everything lies."""
        return self._layout

    def show_nothing(self) -> None:
        """There is no board."""
        for item in (*self._items.values(), *self._piles.values(), *self._empties):
            self.removeItem(item)
        self._items.clear()
        self._piles.clear()
        self._empties.clear()
        self._board = self._layout = None
        self.select(None)
        self._furnish()
        self.update()

    def resize(self, view: QSizeF) -> None:
        """Lay out for a view of this size."""
        if view != self._view:
            self._view = view
            self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.setBackgroundBrush(QColor(tokens.board))
        self._arrange()

    def set_order_shown(self, on: bool) -> None:
        """Show or hide the tabs with the order of play."""
        self._order = on
        self._restyle()

    def set_names_shown(self, on: bool) -> None:
        """Show or hide the name strips of minions."""
        self._names = on
        self._restyle()

    def mark_step(self, source: int | None, target: int | None, colour: str) -> None:
        """Mark what acts and what is acted upon in the shown step."""
        if (source, target, colour) == (self._source, self._target, self._arrow_colour):
            return
        self._source, self._target, self._arrow_colour = source, target, colour
        self._restyle()
        self.update()

    @property
    def chosen(self) -> int | None:
        """The selected entity."""
        return self._chosen

    def select(self, entity: int | None) -> None:
        """Select an entity, or nothing."""
        self.select_all([] if entity is None else [entity])

    def select_all(self, entities: Sequence[int]) -> None:
        """Select several; the last one is the one that is looked at."""
        self._held = self._keeping = False
        self._chosen = entities[-1] if entities else None
        self._also = frozenset(entities[:-1])
        self._restyle()
        self._tell_selection()

    def step_to(self, entity: int) -> None:
        """The keys went on to an entity; what is held stays selected with it."""
        others = [known for known in self._also if known != entity]
        if self._held and self._chosen is not None and self._chosen != entity:
            others.append(self._chosen)
        keeping = self._keeping
        self.select_all([*others, entity] if keeping else [entity])
        self._keeping = keeping

    def hold(self) -> None:
        """Keep the looked-at entity selected while the keys go on to others, or no longer; without one, take one."""
        if self._chosen is None:
            self.select_towards(0, 1)
        else:
            self._held = not self._held
            self._keeping = self._held or bool(self._also)

    def toggle(self, entity: int) -> None:
        """Add an entity to what is selected, or take it out."""
        others = [known for known in self.chosen_all if known != entity]
        self.select_all(others if entity in self.chosen_all else [*others, entity])

    def select_next(self, wanted: Callable[[EntityView], bool]) -> None:
        """On the board that is shown next, select what this is true of: its entities may have other numbers."""
        self._next = wanted

    @property
    def chosen_all(self) -> list[int]:
        """All selected entities; the last one is the one that is looked at."""
        return [*sorted(self._also), self._chosen] if self._chosen is not None else []

    def chosen_views(self) -> list[EntityView]:
        """The selected entities as the board has them."""
        chosen = set(self.chosen_all)
        return [view for view in self.entity_views() if view.entity in chosen]

    def _tell_selection(self) -> None:
        self.selected.emit(self.find(self._chosen))
        self.selection_changed.emit()

    def select_towards(self, dx: int, dy: int) -> None:
        """Select the nearest card in a direction; without a selection, the middle of the near side."""
        items = self.entity_items()
        if not items:
            return
        here = self._items.get(self._chosen) if self._chosen is not None else None
        if here is None:
            middle = QPointF(self.sceneRect().center().x(), self.sceneRect().bottom() * 0.6)
            best = min(items, key=lambda item: _distance(item.pos(), middle))
            self.step_to(best.entity.entity)
            return
        ahead = []
        for item in items:
            step = item.pos() - here.pos()
            along = step.x() * dx + step.y() * dy
            across = abs(step.x() * dy) + abs(step.y() * dx)
            if item is not here and along > 8 and (dx == 0 or across < 60):
                ahead.append((along + 1.6 * across, item))
        if ahead:
            self.step_to(min(ahead, key=lambda pair: pair[0])[1].entity.entity)

    def _arrange(self) -> None:
        if self._board is None:
            return
        kept = set(self._kept)
        if self._all_kept:
            kept |= {(player.player, zone.name) for player in self._board.players for zone in player.zones}
        layout = lay_out(self._board, self._view, kept=frozenset(kept))
        self._layout = layout
        self.setSceneRect(
            QRectF(-MARGIN, -MARGIN, layout.size.width() + 2 * MARGIN, layout.size.height() + 2 * MARGIN)
        )
        self._items = self._items_for(self._on_pixels(layout.places))
        for pile in layout.piles:
            key = (pile.player, pile.zone.name)
            shown = self._piles.get(key)
            if shown is None:
                shown = self._piles[key] = PileItem(self, pile.player, pile.zone, self._tokens)
                self.addItem(shown)
            shown.show_zone(pile.zone, pile.at, self._tokens)
        wanted = {(pile.player, pile.zone.name) for pile in layout.piles}
        for key in [key for key in self._piles if key not in wanted]:
            self.removeItem(self._piles.pop(key))
        self._outline(layout)
        self._restyle()
        self._furnish()

    def _outline(self, layout: BoardLayout) -> None:
        """The outlines of the empty places; those that stay the same are not drawn anew."""
        wanted = [(empty.zone.label, empty.box, self._tokens) for empty in layout.empties]
        if wanted == [empty.facts for empty in self._empties]:
            return
        for empty in self._empties:
            self.removeItem(empty)
        self._empties = [EmptyItem(*facts) for facts in wanted]
        for empty in self._empties:
            self.addItem(empty)

    def _on_pixels(self, places: Sequence[Place]) -> list[Place]:
        """The places moved onto whole pixels of a view that fits the window: the picture of a card that only goes
        elsewhere is the same one there, and need not be painted anew.
        """
        margins, whole = QSizeF(2 * MARGIN, 2 * MARGIN), self.sceneRect()
        view = self._view + margins
        scale = min(view.width() / whole.width(), view.height() / whole.height())
        return [
            Place(
                place.entity,
                QPointF(round(place.at.x() * scale) / scale, round(place.at.y() * scale) / scale),
                place.form,
                place.width,
                place.zone,
            )
            for place in places
        ]

    def _items_for(self, places: Sequence[Place]) -> dict[int, EntityItem]:
        """An item for each place. Those that there are stay, for the same entity or for one that looks the same:
        an edit gives many entities other numbers, and nothing of what is drawn need change for that.
        """
        left = dict(self._items)
        found: dict[int, EntityItem] = {}
        alike: dict[tuple[object, ...], list[int]] = {}
        for place in places:
            item = left.get(place.entity.entity)
            if item is not None and item.drawn == drawn_facts(place.entity):
                found[place.entity.entity] = left.pop(place.entity.entity)
        for identity, item in left.items():
            alike.setdefault(item.drawn, []).append(identity)
        for place in places:
            if place.entity.entity not in found and (same := alike.get(drawn_facts(place.entity))):
                found[place.entity.entity] = left.pop(same.pop(0))
        items: dict[int, EntityItem] = {}
        for place in places:
            identity = place.entity.entity
            item = found.get(identity) or left.pop(identity, None)
            if item is None:
                item = EntityItem(self, place, Look(tokens=self._tokens))
                self.addItem(item)
            else:
                item.place_at(place)
            items[identity] = item
        for item in left.values():
            self.removeItem(item)
        return items

    def _furnish(self) -> None:
        """Paint the ground anew if it is another one: the view keeps a picture of it."""
        facts: tuple[object, ...] = ()
        if self._board is not None and self._layout is not None:
            facts = furniture_facts(self._board, self._layout, self._tokens)
        if facts != self._furnished:
            self._furnished = facts
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _restyle(self) -> None:
        for identity, item in self._items.items():
            role = "source" if identity == self._source else "target" if identity == self._target else ""
            item.restyle(
                Look(
                    tokens=self._tokens,
                    order=self._order,
                    names=self._names,
                    selected=identity == self._chosen or identity in self._also,
                    role=role,
                )
            )

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor(self._tokens.board))
        if self._board is not None and self._layout is not None:
            paint_furniture(painter, self._board, self._layout, self._tokens)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._source is None or self._target is None:
            return
        source, target = self._items.get(self._source), self._items.get(self._target)
        if source is not None and target is not None and source is not target:
            paint_arrow(painter, source.pos(), target.pos(), self._arrow_colour, self._tokens)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        if not event.isAccepted():
            self.select(None)


def _distance(a: QPointF, b: QPointF) -> float:
    return abs(a.x() - b.x()) + abs(a.y() - b.y())
