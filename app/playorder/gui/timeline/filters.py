"""The filters above the timeline: kinds of nodes, player, entity, and how deep it is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import KINDS
from playorder.gui.timeline.search import Narrowing
from playorder.gui.widgets import restyle

__all__ = ["FilterBar"]

_MOST_ENTITIES = 40
_DEEPEST = 8


class FilterBar(QWidget):
    """Buttons with menus, and a switch. What is chosen stands on the button, so that a filter is never forgotten."""

    narrowed = Signal(object)
    """A `Narrowing`: what is wanted now."""
    folded = Signal(object)
    """The ids of the nodes that are not to be shown, a frozenset."""
    depth_chosen = Signal(int)
    """How many levels are opened; 0 is all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nodes: Sequence[NodeLike] = ()
        self._name_of: Callable[[int | None], str] = lambda _entity: ""
        self._kinds: set[str] = set()
        self._player = 0
        self._entity: int | None = None
        self._depth = 0
        self._unchanged: Callable[[], frozenset[int]] = frozenset
        self._folded: frozenset[int] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.kinds = self._button(row, self.tr("Which kinds of nodes are shown"), self._fill_kinds)
        self.player = self._button(row, self.tr("Whose nodes are shown"), self._fill_players)
        self.entity = self._button(row, self.tr("Nodes of which card are shown"), self._fill_entities)
        self.levels = self._button(row, self.tr("How deep the timeline is opened"), self._fill_depths)
        self.fold = self._switch(row)
        self._tell()

    @property
    def narrowing(self) -> Narrowing:
        """What is chosen now."""
        return Narrowing(frozenset(self._kinds), self._player, self._entity)

    def set_run(
        self,
        nodes: Sequence[NodeLike],
        name_of: Callable[[int | None], str],
        unchanged: Callable[[], frozenset[int]] = frozenset,
    ) -> None:
        """Another run: all of it is shown, but steps that change nothing stay folded if they are.

        ``unchanged`` tells these; it is asked when they are to be folded first.
        """
        self._nodes, self._name_of = nodes, name_of
        self._unchanged, self._folded = unchanged, None
        self.clear()
        self._fold(self.fold.isChecked())

    def clear(self) -> None:
        """Show everything again."""
        self._kinds, self._player, self._entity, self._depth = set(), 0, None, 0
        self._changed()

    def choose_entity(self, entity: int | None) -> None:
        """Only the nodes of one entity; None shows all."""
        self._entity = entity
        self._changed()

    def _button(self, row: QHBoxLayout, tip: str, fill: Callable[[QMenu], None]) -> QToolButton:
        button = QToolButton()
        button.setObjectName("filter")
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.aboutToShow.connect(lambda: self._refill(menu, fill))
        button.setMenu(menu)
        row.addWidget(button)
        return button

    def _switch(self, row: QHBoxLayout) -> QToolButton:
        button = QToolButton()
        button.setObjectName("filter")
        button.setCheckable(True)
        tip = self.tr("Fold steps that change nothing (Ctrl+Shift+F)")
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self._fold)
        row.addWidget(button)
        return button

    def _fold(self, on: bool) -> None:
        if on and self._folded is None:
            self._folded = self._unchanged()
        self._tell()
        self.folded.emit(self._folded if on and self._folded is not None else frozenset())

    def _refill(self, menu: QMenu, fill: Callable[[QMenu], None]) -> None:
        menu.clear()
        fill(menu)

    def _fill_kinds(self, menu: QMenu) -> None:
        there = Counter(node.kind for node in self._nodes)
        self._add(menu, self.tr("All kinds"), not self._kinds, lambda: self._choose_kinds(()))
        menu.addSeparator()
        for kind in sorted(there, key=lambda kind: list(KINDS).index(kind) if kind in KINDS else len(KINDS)):
            words = f"{_kind_words(kind)}  ({there[kind]})"
            self._add(menu, words, kind in self._kinds, partial(self._choose_kinds, self._kinds ^ {kind}))

    def _choose_kinds(self, kinds: Iterable[str]) -> None:
        self._kinds = set(kinds)
        self._changed()

    def _fill_players(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for player, words in (
            (0, self.tr("Both players")),
            (1, self.tr("Player 1")),
            (2, self.tr("Player 2")),
        ):
            group.addAction(
                self._add(menu, words, self._player == player, partial(self._choose_player, player))
            )

    def _choose_player(self, player: int) -> None:
        self._player = player
        self._changed()

    def _fill_entities(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        group.addAction(
            self._add(menu, self.tr("All cards"), self._entity is None, lambda: self.choose_entity(None))
        )
        menu.addSeparator()
        there: Counter[int] = Counter()
        for node in self._nodes:
            there.update({one for one in (node.source, node.target) if one is not None})
        for entity, count in there.most_common(_MOST_ENTITIES):
            words = f"{self._name_of(entity)}  ({count})"
            group.addAction(
                self._add(menu, words, self._entity == entity, partial(self.choose_entity, entity))
            )

    def _fill_depths(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for depth in range(_DEEPEST + 1):
            words = self.tr("All levels") if depth == 0 else self.tr("%1 levels").replace("%1", str(depth))
            group.addAction(self._add(menu, words, self._depth == depth, partial(self.choose_depth, depth)))

    def choose_depth(self, depth: int) -> None:
        """Open so many levels; 0 opens all."""
        self._depth = depth
        self._tell()
        self.depth_chosen.emit(depth)

    def _add(self, menu: QMenu, words: str, chosen: bool, then: Callable[[], None]) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(lambda _on=False: then())
        return action

    def _changed(self) -> None:
        self._tell()
        self.narrowed.emit(self.narrowing)

    def _tell(self) -> None:
        kinds = self.tr("All kinds")
        if len(self._kinds) == 1:
            kinds = _kind_words(next(iter(self._kinds)))
        elif self._kinds:
            kinds = self.tr("%1 kinds").replace("%1", str(len(self._kinds)))
        player = (
            self.tr("Player") if not self._player else self.tr("Player %1").replace("%1", str(self._player))
        )
        entity = self.tr("Card") if self._entity is None else self._name_of(self._entity)
        depth = self.tr("Depth") if not self._depth else self.tr("Depth %1").replace("%1", str(self._depth))
        steps = self.tr("Steps folded") if self.fold.isChecked() else self.tr("All steps")
        for button, words, on in (
            (self.fold, steps, self.fold.isChecked()),
            (self.kinds, kinds, bool(self._kinds)), (self.player, player, bool(self._player)),
            (self.entity, entity, self._entity is not None), (self.levels, depth, bool(self._depth)),
        ):  # fmt: skip
            button.setText(words if len(words) <= 18 else words[:17] + "…")
            restyle(button, "chosen", on)
            button.setMinimumWidth(button.sizeHint().width())


def _kind_words(kind: str) -> str:
    style = KINDS.get(kind)
    if style is None:
        return kind.replace("_", " ").capitalize()
    return QCoreApplication.translate("Kinds", style.title)
