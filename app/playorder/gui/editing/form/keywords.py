"""The keywords of an entity, each to be switched on and off."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from playorder.gui.board.words import keyword_word
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section
from playorder.gui.widgets import FlowLayout
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.scenario.editing.entities import Entry, set_keyword
from playorder.timeline.board_view import EntityView

__all__ = ["KeywordsSection"]

_FIRST = 10


class KeywordsSection(Section):
    """The usual keywords; “more” shows all that the ruleset has."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__(editor, "")
        self.title.setText(self.tr("Keywords"))
        self.buttons: dict[str, QToolButton] = {}
        flow = FlowLayout()
        usual = [*list(KEYWORDS)[: _FIRST - 1], "silenced"]
        self._rare = [keyword for keyword in KEYWORDS if keyword not in usual]
        for keyword in [*usual, *self._rare]:
            button = QToolButton()
            button.setObjectName("keyword")
            button.setCheckable(True)
            button.setText(keyword_word(keyword))
            button.clicked.connect(lambda on, keyword=keyword: self._set(keyword, on))
            self.buttons[keyword] = button
            flow.addWidget(button)
        self.more = QToolButton()
        self.more.setObjectName("keyword")
        self.more.setText(self.tr("More…"))
        self.more.clicked.connect(self._show_rare)
        flow.addWidget(self.more)
        self.body.addLayout(flow)
        self._printed: frozenset[str] = frozenset()

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        self.setVisible(view.type in ("minion", "hero", "weapon"))
        written = set(entry.get("keywords", []))
        for keyword, button in self.buttons.items():
            button.setChecked(keyword in view.keywords or keyword in written)
            button.setVisible(keyword not in self._rare or button.isChecked() or self.more.isHidden())

    def _show_rare(self) -> None:
        self.more.hide()
        for keyword in self._rare:
            self.buttons[keyword].show()

    def _set(self, keyword: str, on: bool) -> None:
        words = self.tr("Give %2 %1") if on else self.tr("Take %1 from %2")
        words = words.replace("%1", keyword_word(keyword)).replace("%2", self.editor.selected_words())
        self.editor.change_entities(
            words,
            lambda entry, view: set_keyword(entry, keyword, on, self.editor.is_printed(view.card, keyword)),
        )
