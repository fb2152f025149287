"""What is done to the board in Edit mode: each thing is one step of the history. Nothing here knows a widget."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from playorder.gui.board.scene import BoardScene
from playorder.gui.editing.trigger_dialog import BuilderParts
from playorder.gui.session import Session
from playorder.scenario.editing.entities import (
    Document,
    Entry,
    entities_of,
    entity_at,
    update_entity,
    without_ids,
)
from playorder.scenario.editing.moving import Arranger, Edit
from playorder.scenario.editing.places import ZonePlace, place_of
from playorder.scenario.editing.refusals import EditRefused
from playorder.scenario.editing.rules import EditingRules
from playorder.timeline.board_view import EntityView

__all__ = ["BoardEditor"]


class BoardEditor(QObject):
    """The selection as places of the document, and the edits of what is selected."""

    refused = Signal(str)
    """A sentence that says why an edit is not made."""
    selection_changed = Signal()
    names_ready = Signal()
    """The names of what can be attached are known now."""

    def __init__(self, session: Session, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._wanted: tuple[ZonePlace, ...] | None = None
        session.history.changed.connect(self._keep_selection)
        session.names_ready.connect(self.names_ready)
        scene.selection_changed.connect(self.selection_changed)

    # --- what there is ---------------------------------------------------------------------------------------

    @property
    def active(self) -> bool:
        """Whether the board that is shown is the document's and can be edited."""
        session = self._session
        is_shown = session.editing and session.scenario is not None and session.shown.mode == "start"
        return is_shown and self.rules is not None

    @property
    def rules(self) -> EditingRules | None:
        """What the document's ruleset declares for the editor; None if its boards cannot be put together."""
        return self._session.editing_rules

    @property
    def document(self) -> Document:
        """The document as it is now."""
        return self._session.history.document

    @property
    def views(self) -> list[EntityView]:
        """What is selected, in the order of the document."""
        found = [(place_of(view.path), view) for view in self._scene.chosen_views()]
        return [
            view
            for place, view in sorted(((p, v) for p, v in found if p is not None), key=lambda pair: pair[0])
        ]

    @property
    def places(self) -> tuple[ZonePlace, ...]:
        """Where in the document the selected entities are written."""
        return tuple(place for view in self.views if (place := place_of(view.path)) is not None)

    @property
    def entries(self) -> list[Entry]:
        """The selected entities as the document has them."""
        document = self.document
        return [
            entity_at(document, place) or {"card": view.card}
            for place, view in zip(self.places, self.views, strict=True)
        ]

    @property
    def looked_at(self) -> int | None:
        """The one of the selected entities that the inspector shows."""
        return self._scene.chosen

    def entry_of(self, view: EntityView) -> Entry:
        """An entity as the document has it."""
        place = place_of(view.path)
        found = entity_at(self.document, place) if place is not None else None
        return found or {"card": view.card}

    def selected_words(self) -> str:
        """What is selected, for the words of a step."""
        return self._selected()

    def is_printed(self, card: str, keyword: str) -> bool:
        """Whether a card has a keyword by itself."""
        return self.rules is not None and self.rules.is_printed(card, keyword)

    def attachable(self, card: str) -> str:
        """What documents call a card by name or id that can be attached. Raises :class:`EditRefused`."""
        assert self.rules is not None
        return self.rules.attachable(self._session.attachable().get(card, card))

    def attachable_names(self) -> list[str]:
        """The names of all cards that can be attached."""
        return list(self._session.attachable())

    def builder_parts(self) -> BuilderParts:
        """What triggers are built from; asked only where documents write some."""
        rules = self.rules
        assert rules is not None
        return BuilderParts(
            rules.vocabulary(),
            lambda typed: list(rules.card_names(typed)),
            rules.wrong_trigger,
            self._session.name_of_reference,
        )

    def name_of(self, card: Any) -> str:
        """The name of a card as an entity has it, or what was said for it where no card is called so."""
        if isinstance(card, dict):
            return str(card.get("name", ""))
        known = self.rules.get(str(card)) if self.rules is not None else None
        return self._session.card_name(known) if known is not None else str(card)

    # --- edits -------------------------------------------------------------------------------------------------

    def put(
        self, entities: Sequence[Entry], place: ZonePlace | None = None, other_side: bool = False
    ) -> bool:
        """New entities at a place, or without one where they belong: behind what is selected, or in their zone."""
        if not entities:
            return False
        at = place or self._cursor(entities[0]["card"], other_side)
        words = self.tr("Put %1 there").replace("%1", self._several(entities))
        return at is not None and self._do(words, lambda work, document: work.insert(document, at, entities))

    def move(self, to: ZonePlace) -> bool:
        """What is selected to another place."""
        places = self.places
        words = self.tr("Move %1").replace("%1", self._selected())
        return bool(places) and self._do(words, lambda work, document: work.move(document, places, to))

    def nudge(self, by: int) -> bool:
        """What is selected one place to the left (-1) or to the right (1) in its zone."""
        places = self.places
        if not places or places[0].is_slot:
            return False
        index = places[0].index - 1 if by < 0 else places[-1].index + 2
        return index >= 0 and self.move(ZonePlace(places[0].player, places[0].zone, index))

    def change_side(self) -> bool:
        """What is selected to the other player."""
        places = self.places
        words = self.tr("Change the side of %1").replace("%1", self._selected())
        return bool(places) and self._do(words, lambda work, document: work.change_side(document, places))

    def duplicate(self) -> bool:
        """A copy of what is selected behind it."""
        places = self.places
        words = self.tr("Duplicate %1").replace("%1", self._selected())
        return bool(places) and self._do(words, lambda work, document: work.duplicate(document, places))

    def remove(self) -> bool:
        """Take what is selected off the board."""
        places = self.places
        words = self.tr("Remove %1").replace("%1", self._selected())
        return bool(places) and self._do(words, lambda work, document: work.remove(document, places))

    def copied(self) -> str:
        """What is selected as text for the clipboard."""
        return json.dumps([without_ids(entry) for entry in self.entries], ensure_ascii=False)

    def change_entities(self, words: str, change: Callable[[Entry, EntityView], Entry]) -> bool:
        """Alter the selected entities, each by itself, as one step."""
        document = self.document
        for place, view in zip(self.places, self.views, strict=True):
            document = update_entity(document, place, view.card, partial(_given, change, view))
        return self._write(words, Edit(document, self.places))

    def change_last(self, words: str, change: Callable[[Entry, EntityView], Entry]) -> bool:
        """Alter only the entity that the inspector shows."""
        view = self._scene.find(self._scene.chosen)
        place = place_of(view.path) if view is not None else None
        if view is None or place is None:
            return False
        document = update_entity(self.document, place, view.card, partial(_given, change, view))
        return self._write(words, Edit(document, self.places))

    def change_document(self, words: str, document: Document) -> bool:
        """Alter something else in the document; the selection stays."""
        return self._write(words, Edit(document, self.places))

    # --- within ------------------------------------------------------------------------------------------------

    def _do(self, words: str, edit: Callable[[Arranger, Document], Edit]) -> bool:
        rules = self.rules
        if not self.active or rules is None:
            return False
        try:
            done = edit(Arranger(rules), self.document)
        except EditRefused as refusal:
            self.refused.emit(str(refusal))
            return False
        return self._write(words, done)

    def _write(self, words: str, edit: Edit) -> bool:
        self._wanted = edit.places
        try:
            return self._session.history.change(words, edit.document)
        finally:
            self._wanted = None

    def _keep_selection(self) -> None:
        """The next board has other entities: select what stands in the wanted places of it."""
        wanted = self.places if self._wanted is None else self._wanted
        self._scene.select_next(lambda view: place_of(view.path) in wanted)

    def _cursor(self, card: Any, other_side: bool) -> ZonePlace | None:
        """Where a card goes without a place being named."""
        rules = self.rules
        if rules is None:
            return None
        try:
            home = Arranger(rules).home(card, 1)
        except EditRefused as refusal:
            self.refused.emit(str(refusal))
            return None
        places = self.places
        last = places[-1] if places else None
        player = last.player if last is not None else 1
        player = 3 - player if other_side else player
        if last is not None and not other_side and (last.zone == home.zone or last.zone in rules.piles):
            return ZonePlace(player, last.zone, 0 if last.is_slot else last.index + 1)
        count = len(entities_of(self._session.history.document, player, home.zone))
        return ZonePlace(player, home.zone, 0 if home.is_slot else count)

    def _selected(self) -> str:
        return self._counted([view.name for view in self.views])

    def _several(self, entities: Iterable[Entry]) -> str:
        return self._counted([self.name_of(entity["card"]) for entity in entities])

    def _counted(self, names: Sequence[str]) -> str:
        return names[0] if len(names) == 1 else self.tr("%1 cards").replace("%1", str(len(names)))


def _given(change: Callable[[Entry, EntityView], Entry], view: EntityView, entry: Entry) -> Entry:
    return change(entry, view)
