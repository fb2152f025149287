"""The keywords of an entity, each to be switched on and off."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from playorder.gui.board.words import keyword_word
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section
from playorder.gui.widgets import FlowLayout
from playorder.scenario.editing.entities import Entry
from playorder.scenario.editing.rules import EditingRules
from playorder.timeline.board_view import EntityView

__all__ = ["KeywordsSection"]


class KeywordsSection(Section):
    """The usual keywords; “more” shows all that the ruleset has."""

    def __init__(self, editor: BoardEditor, rules: EditingRules) -> None:
        super().__init__(editor, "")
        self._rules = rules
        self.title.setText(self.tr("Keywords"))
        self.buttons: dict[str, QToolButton] = {}
        flow = FlowLayout()
        usual = rules.usual_keywords
        self._rare = [keyword for keyword in rules.keywords if keyword not in usual]
        self._flow = flow
        for keyword in [*usual, *self._rare]:
            self._add(keyword)
        self.more = QToolButton()
        self.more.setObjectName("keyword")
        self.more.setText(self.tr("More…"))
        self.more.clicked.connect(self._show_rare)
        flow.addWidget(self.more)
        self.body.addLayout(flow)

    def _add(self, keyword: str) -> None:
        button = QToolButton()
        button.setObjectName("keyword")
        button.setCheckable(True)
        button.setText(keyword_word(keyword))
        button.clicked.connect(lambda on: self._set(keyword, on))
        self.buttons[keyword] = button
        self._flow.addWidget(button)

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        self.setVisible((view.kind or view.type) in self._rules.keyword_types)
        written = set(entry.get("keywords", []))
        for keyword in sorted((view.keywords | written) - self.buttons.keys()):
            self._rare.append(keyword)  # a card defines it
            self._add(keyword)
        for keyword, button in self.buttons.items():
            button.setChecked(keyword in view.keywords or keyword in written)
            stays = keyword in view.keywords and keyword not in written
            button.setEnabled(self._rules.takes_printed_keywords or not stays)
            button.setVisible(keyword not in self._rare or button.isChecked() or self.more.isHidden())

    def _show_rare(self) -> None:
        self.more.hide()
        for keyword in self._rules.more_keywords(self.editor.document):
            if keyword not in self.buttons:
                self._rare.append(keyword)
                self._add(keyword)
        for keyword in self._rare:
            self.buttons[keyword].show()

    def _set(self, keyword: str, on: bool) -> None:
        words = self.tr("Give %2 %1") if on else self.tr("Take %1 from %2")
        words = words.replace("%1", keyword_word(keyword)).replace("%2", self.editor.selected_words())
        self.editor.change_entities(
            words,
            lambda entry, view: self._rules.with_keyword(
                entry, keyword, on, self._rules.is_printed(view.card, keyword)
            ),
        )
