"""The palette: type a part of a name in any language, or an id; Enter or the mouse puts the card on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playorder.carddata.cards import CardData
from playorder.gui.board.words import type_line
from playorder.gui.cardlist.delegate import CardDelegate
from playorder.gui.cardlist.filters import FilterRow
from playorder.gui.cardlist.model import CardListModel
from playorder.gui.cardlist.search import CardSearch, Question
from playorder.gui.cardlist.shelves import Shelves
from playorder.gui.plural import counted
from playorder.gui.session import Session
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import Panel, wrapping
from playorder.scenario.editing.rules import EditingCard, EditingRules
from playorder.scenario.printed import printed_view
from playorder.timeline.board_view import EntityView

__all__ = ["PalettePanel"]

_ALL, _RECENT, _FAVOURITES = range(3)
_ROOMY = 430
"""From this height on, in pixels, a palette tells all of the chosen card; a lower one has its name and text."""
_LOWEST = 250
"""Below this height even the filters give way to it."""
_LOW = 400
"""Below this height the list has all the room."""
_KEYS_TO_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PalettePanel(Panel):
    """A search field, filters, the cards that fit, and what the chosen one says."""

    put_wanted = Signal(str, bool)
    """A card's id, and whether it goes to the other side."""

    def __init__(self, session: Session, settings: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._opened = False
        self._kind: type[EditingRules] | None = None
        self.shelves = Shelves(settings, self)
        self.search = CardSearch(self)
        self.model = CardListModel(self._name_of, self)
        self.model.set_unscripted(lambda card: not self._is_scripted(card))
        self.model.set_views(self._view_of)
        self.head.title.setText(self.tr("Palette"))
        self.field = QLineEdit()
        self.field.setAccessibleName(self.tr("Search all cards"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.filters = FilterRow()
        self.tabs = self._make_tabs()
        self.count = QLabel()
        self.count.setObjectName("muted")
        self.delegate = CardDelegate(self)
        self.list = self._make_list()
        self.reading = self._make_reading()
        self.about = self._make_about()
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(60)
        self._delay.timeout.connect(self.ask)
        above = QVBoxLayout()
        above.setContentsMargins(12, 10, 12, 6)
        above.setSpacing(8)
        above.addWidget(self.field)
        above.addWidget(self.filters)
        row = QHBoxLayout()
        row.addLayout(self.tabs[1])
        row.addStretch(1)
        self.head.row.addWidget(self.count)
        above.addLayout(row)
        self.body.addLayout(above)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.about)
        self.field.textChanged.connect(lambda _text: self._delay.start())
        self.filters.changed.connect(self.ask)
        self.search.found.connect(self._show_searched)
        self.search.failed.connect(self._tell_failure)
        self.shelves.changed.connect(self._shelves_changed)
        session.board_changed.connect(lambda _board: self._first_time())
        session.board_lost.connect(self._first_time)
        session.language_changed.connect(self._rename)
        session.scenario_loaded.connect(lambda _scenario: self._follow_rules())

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.delegate.tokens = tokens
        self.list.viewport().update()

    @property
    def chosen(self) -> EditingCard | None:
        """The card of the marked row."""
        return self.model.card_at(self.list.currentIndex().row())

    def ask(self) -> None:
        """Look for what is typed."""
        session = self._session
        if session.scenario is None:
            return
        shelf = self.tabs[0].checkedId()
        rules = session.editing_rules
        if rules is None:
            self._show_found(())
        elif shelf == _ALL and rules.shelf is not None:
            self._show_found(rules.shelf.find(self.field.text()))
        elif shelf == _ALL:
            words = self.field.text().strip()
            catalogue = session.catalogue_source()
            self.search.ask(Question(words, self.filters.filter, catalogue, session.is_scripted))
        else:
            cards = self.shelves.recent if shelf == _RECENT else self.shelves.favourites
            known = [card for name in cards if (card := rules.get(name)) is not None]
            words = self.field.text().casefold().strip()
            fitting = [
                card
                for card in known
                if words in self._name_of(card).casefold()
                and (
                    not isinstance(card, CardData)
                    or self.filters.filter.accepts(card, session.is_scripted(card))
                )
            ]
            self._show_found(fitting)

    # --- parts -----------------------------------------------------------------------------------------------

    def _make_tabs(self) -> tuple[QButtonGroup, QHBoxLayout]:
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(2)
        for number, words in enumerate((self.tr("All"), self.tr("Recent"), self.tr("Favourites"))):
            button = QToolButton()
            button.setObjectName("shelf")
            button.setText(words)
            button.setCheckable(True)
            button.setChecked(number == _ALL)
            group.addButton(button, number)
            row.addWidget(button)
        group.idClicked.connect(lambda _id: self.ask())
        return group, row

    def _make_list(self) -> QListView:
        view = QListView()
        view.setModel(self.model)
        view.setItemDelegate(self.delegate)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setDragEnabled(True)
        view.setDragDropMode(QListView.DragDropMode.DragOnly)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setAccessibleName(self.tr("Cards"))
        view.setToolTip(
            self.tr("Enter puts the card on the board, Alt+Enter on the other side; or drag it there")
        )
        view.customContextMenuRequested.connect(self._open_menu)
        view.doubleClicked.connect(lambda _index: self._put(False))
        view.selectionModel().currentChanged.connect(self._show_about)
        view.installEventFilter(self)
        return view

    def _make_reading(self) -> QLabel:
        """What the list says until it has cards."""
        words = wrapping(self.tr("Reading the cards…"), "panelHint")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        QVBoxLayout(self.list.viewport()).addWidget(words)
        return words

    def _make_about(self) -> QFrame:
        frame = QFrame()
        frame.setObjectName("item")
        body = QVBoxLayout(frame)
        body.setContentsMargins(12, 8, 12, 8)
        body.setSpacing(4)
        self.about_name = QLabel()
        self.about_name.setObjectName("section")
        self.about_kind = QLabel()
        self.about_kind.setObjectName("muted")
        self.about_text = wrapping()
        self.keys = wrapping(self.tr("Enter: put it there · Alt+Enter: other side · F: favourite"), "faint")
        for label in (self.about_name, self.about_kind, self.about_text, self.keys):
            body.addWidget(label)
        frame.hide()
        return frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.filters.setVisible(event.size().height() >= _LOWEST)
        roomy = event.size().height() >= _ROOMY
        for label in (self.about_kind, self.keys):
            label.setVisible(roomy)
        self._show_about(self.list.currentIndex(), QModelIndex())

    # --- keys and mouse --------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._put(bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
            return True
        if watched is self.field and event.key() in _KEYS_TO_LIST:
            self.list.event(event)
            return True
        if watched is self.list and event.key() == Qt.Key.Key_F and self.chosen is not None:
            self.shelves.toggle_favourite(self.chosen.id)
            return True
        return False

    def _put(self, other_side: bool) -> None:
        card = self.chosen
        if card is not None:
            self.put_wanted.emit(card.id, other_side)

    def _open_menu(self, at: QPoint) -> None:
        card = self.model.card_at(self.list.indexAt(at).row())
        if card is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Put on the board")).triggered.connect(lambda: self._put(False))
        menu.addAction(self.tr("Put on the other side")).triggered.connect(lambda: self._put(True))
        is_favourite = card.id in self.shelves.favourites
        words = self.tr("No longer a favourite") if is_favourite else self.tr("Favourite")
        menu.addAction(words).triggered.connect(lambda: self.shelves.toggle_favourite(card.id))
        menu.popup(self.list.viewport().mapToGlobal(at))

    # --- what is shown ---------------------------------------------------------------------------------------

    def _first_time(self) -> None:
        """Card data is there once a board is, or could not be built."""
        if not self._opened:
            self._opened = True
            self.model.set_favourites(frozenset(self.shelves.favourites))
            self.ask()

    def _rename(self) -> None:
        """Names and texts are in another language."""
        if self._opened:
            self.model.rename()
            self._show_about(self.list.currentIndex(), QModelIndex())

    def _shelves_changed(self) -> None:
        self.model.set_favourites(frozenset(self.shelves.favourites))
        if self.tabs[0].checkedId() != _ALL:
            self.ask()

    def _show_searched(self, cards: Sequence[CardData]) -> None:
        """What a search has found, unless a document of another ruleset has been opened meanwhile."""
        rules = self._session.editing_rules
        if rules is not None and rules.shelf is None:
            self._show_found(cards)

    def _tell_failure(self, words: str) -> None:
        self.reading.hide()
        self._session.error.emit(words, words)

    def _show_found(self, cards: Sequence[EditingCard]) -> None:
        self.reading.hide()
        self.model.show_cards(cards, self.field.text().strip())
        self.count.setText(counted(len(cards), "%n card", "%n cards") if cards else self.tr("nothing fits"))
        if cards:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.scrollToTop()
        else:
            self.about.hide()

    def _show_about(self, current: QModelIndex, before: QModelIndex) -> None:
        card = self.model.card_at(current.row())
        # the rows of a low panel tell the same in their tool tips
        self.about.setVisible(card is not None and self.height() >= _LOW)
        if card is not None:
            self.about_name.setText(self._name_of(card))
            view = self._view_of(card)
            self.about_kind.setText(type_line(view))
            text = view.text
            self.about_text.setText(text)
            self.about_text.setVisible(bool(text))

    def _follow_rules(self) -> None:
        """The opened document may be of another ruleset, whose cards are others."""
        rules = self._session.editing_rules
        if rules is None or type(rules) is self._kind:
            return
        self._kind = type(rules)
        self.model.show_cards(())
        self.count.clear()
        self.reading.show()
        self.about.hide()
        self.model.cost_words = rules.cost_words
        self.field.setPlaceholderText(self.tr(rules.find_words))
        self.filters.setVisible(rules.shelf is None)
        if self._opened:
            self.ask()

    def _is_scripted(self, card: EditingCard) -> bool:
        return not isinstance(card, CardData) or self._session.is_scripted(card)

    def _view_of(self, card: EditingCard) -> EntityView:
        """The card as it is printed; its picture is chosen by its English words, as on the board."""
        session = self._session
        rules = session.editing_rules
        if not isinstance(card, CardData):
            return EntityView(-1, name=card.name) if rules is None else rules.printed(card)
        name, text = session.card_name(card), session.card_text(card)
        english = (card.name, session.catalogue.text(card.id) if card.id in session.catalogue else "")
        return replace(printed_view(card), name=name, text=text, english=english)

    def _name_of(self, card: EditingCard) -> str:
        return self._session.card_name(card)
