"""The form of the selected entity, which takes the place of the inspector's page while the board is edited."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.attachments import AttachmentsSection
from playorder.gui.editing.form.keywords import KeywordsSection
from playorder.gui.editing.form.numbers import NumbersSection, OriginsSection
from playorder.gui.editing.form.section import Section
from playorder.gui.editing.form.tags import TagsSection
from playorder.gui.editing.form.triggers import TriggersSection
from playorder.gui.entity_head import EntityHead
from playorder.gui.inspector import InspectorPanel
from playorder.gui.widgets import new_page, rule_line, scroll_area, wrapping
from playorder.scenario.editing.entities import Document
from playorder.scenario.editing.rules import EditingRules
from playorder.timeline.board_view import EntityView

__all__ = ["EntityForm"]


class EntityForm(QWidget):
    """All sections, kept from one entity to the next, so that a field keeps the focus while one types."""

    def __init__(self, editor: BoardEditor, inspector: InspectorPanel) -> None:
        super().__init__()
        self._editor = editor
        self._inspector = inspector
        self.sections: tuple[Section, ...] = ()
        self._rules: EditingRules | None = None
        self._shown: tuple[Document, list[EntityView]] | None = None
        self.several = wrapping("", "panelHint")
        self._page, body = new_page((16, 14, 16, 16), 12)
        self._head = EntityHead()
        body.addWidget(self._head)
        body.addWidget(self.several)
        self._parts = QVBoxLayout()
        self._parts.setSpacing(12)
        body.addLayout(self._parts)
        body.addStretch(1)
        self.area = scroll_area()
        self.area.setWidget(self._page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)
        inspector.set_form(self)

    def _make_sections(self, rules: EditingRules) -> None:
        """The sections as a ruleset declares them; those of another one go."""
        self._rules = rules
        self._shown = None
        while (item := self._parts.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        editor = self._editor
        self.numbers = NumbersSection(editor, rules)
        self.origins = OriginsSection(editor)
        self.keywords = KeywordsSection(editor, rules)
        self.attachments = AttachmentsSection(editor, rules)
        self.tags = TagsSection(editor, rules.tags)
        sections: list[Section] = [self.numbers, self.origins, self.keywords, self.attachments]
        if rules.writes_triggers:
            self.triggers = TriggersSection(editor)
            sections.append(self.triggers)
        self.sections = (*sections, self.tags)
        for section in self.sections:
            if section is self.attachments:
                self._parts.addWidget(rule_line())
            self._parts.addWidget(section)

    def focus_first(self) -> None:
        """Go to the first number of what is shown."""
        fields = [box for box in self.numbers.fields.values() if box.isVisible()] if self.sections else []
        if fields:
            fields[0].setFocus()
            fields[0].selectAll()

    def show_selection(self) -> None:
        """Show what is selected, if it can be edited; else the inspector shows its own page."""
        rules = self._editor.rules
        if rules is not None and rules is not self._rules:
            self._make_sections(rules)
        views = self._editor.views if self._editor.active else []
        view = self._looked_at(views)
        self._inspector.show_form(view is not None)
        if view is None:
            return
        document = self._editor.document
        if self._shown is not None and self._shown[0] is document and self._shown[1] == [*views, view]:
            return  # several signals tell of one edit
        self._shown = (document, [*views, view])
        self._head.show_entity(view)
        count = len(views)
        entry = self._editor.entry_of(view)
        words = self.tr("What is changed here changes all %1 selected cards.").replace("%1", str(count))
        self.several.setText(words)
        self.several.setVisible(count > 1)
        for section in self.sections:
            section.show_entity(view, entry)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay everything out at once: else it would be painted before that, and once more after each part of it."""
        for part in (*self.sections, self._head, self._page):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        QCoreApplication.sendEvent(self.area.viewport(), QEvent(QEvent.Type.LayoutRequest))

    def _looked_at(self, views: list[EntityView]) -> EntityView | None:
        entity = self._editor.looked_at
        return next((view for view in views if view.entity == entity), None)
