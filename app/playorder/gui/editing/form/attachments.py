"""The attachments of an entity: added, removed, put in order, and how long and for whom they are."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QStringListModel, Qt, QTimer
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QListWidget, QSpinBox

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section, small_button
from playorder.gui.widgets import narrow_combo, tell_rows
from playorder.scenario.editing.attachments import (
    attach,
    attachments_of,
    detach,
    move_attachment,
    set_attachment,
)
from playorder.scenario.editing.entities import Entry
from playorder.scenario.editing.refusals import EditRefused
from playorder.scenario.editing.rules import EditingRules
from playorder.timeline.board_view import EntityView

__all__ = ["AttachmentsSection"]


class AttachmentsSection(Section):
    """A list, oldest first, with what can be done to the marked one; below it what adds one."""

    def __init__(self, editor: BoardEditor, rules: EditingRules) -> None:
        super().__init__(editor, "")
        self._rules = rules
        self._form = form = rules.attachments
        self._until = tuple(value for value, _ in form.until)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Attachments, oldest first"))
        self.list.setMaximumHeight(112)
        self.list.currentRowChanged.connect(lambda _row: self._follow())
        self.up = small_button("↑", self.tr("Older: before the one above"))
        self.down = small_button("↓", self.tr("Newer: after the one below"))
        self.remove = small_button("✕", self.tr("Take the attachment off"))
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.remove.clicked.connect(self._remove)
        for button in (self.up, self.down, self.remove):
            self.head.addWidget(button)
        self.until = narrow_combo(self.tr("How long the attachment lasts"), 6)
        self.until.addItems([self.tr(words) for _, words in form.until])
        self.until.activated.connect(lambda index: self._set("until", self._until[index]))
        self.by = narrow_combo(self.tr("Who controls the attachment"), 6)
        self.by.addItems([self.tr("its controller's"), "p1", "p2"])
        self.by.activated.connect(lambda index: self._set(form.controller, ("", "p1", "p2")[index]))
        of_one = QHBoxLayout()
        of_one.addWidget(self.until, 1)
        of_one.addWidget(self.by, 1)
        self.card = QLineEdit()
        self.card.setPlaceholderText(self.tr(form.hint))
        self.card.setAccessibleName(self.tr("Card to attach"))
        self.card.setToolTip(
            self.tr("The name or id of a card that can be attached, or makes what can be; Enter attaches it")
        )
        self._names = QStringListModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.card.setCompleter(self._completer)
        self.card.installEventFilter(self)
        self.card.returnPressed.connect(self._attach)
        self.attack, self.health = QSpinBox(), QSpinBox()
        for box, words in ((self.attack, self.tr("Attack to add")), (self.health, self.tr("Health to add"))):
            box.setRange(-99, 999)
            box.setPrefix("+")
            box.setMinimumWidth(64)
            box.setAccessibleName(words)
            box.setToolTip(words)
        self.plain = small_button("+a/+h", self.tr("Attach plain statistics"))
        self.plain.clicked.connect(self._attach_plain)
        plain = QHBoxLayout()
        plain.addWidget(self.attack, 1)
        plain.addWidget(self.health, 1)
        plain.addWidget(self.plain)
        self.body.addWidget(self.list)
        self.body.addLayout(of_one)
        self.body.addWidget(self.card)
        self.body.addLayout(plain)
        self._held: list[Entry] = []
        editor.names_ready.connect(self._fill_names)

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        self._held = attachments_of(entry, self._form)
        row = self.list.currentRow()
        words = [self._words(item) for item in self._held]
        with QSignalBlocker(self.list):
            tell_rows(self.list, words)
            self.list.setCurrentRow(min(max(row, 0), len(words) - 1))
        self.title.setText(f"{self.tr('Attachments')}  {len(self._held) or ''}")
        self.list.setVisible(bool(self._held))
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._fill_names()  # not before: it takes all plugins to be read
        return False

    def _fill_names(self) -> None:
        names = self.editor.attachable_names()
        if names == self._names.stringList():
            return
        self._names.setStringList(names)
        typed = self.card.text()
        if typed and self.card.hasFocus():  # before the names were there
            self._completer.setCompletionPrefix(typed)
            self._completer.complete()

    def _words(self, item: Entry) -> str:
        name = item.get("name") or (
            self.editor.name_of(item["card"]) if item.get("card") else self.tr("Plain statistics")
        )
        plain = (item.get("attack", 0), item.get("health", 0))
        parts = [f"{name} {plain[0]:+d}/{plain[1]:+d}" if any(plain) else str(name)]
        if item.get("cost"):
            parts.append(self.tr("cost %1").replace("%1", f"{item['cost']:+d}"))
        if item.get("until"):
            parts.append(self.until.itemText(self._place_of(item)))
        if item.get(self._form.controller):
            parts.append(self.tr("by %1").replace("%1", item[self._form.controller]))
        parts += [keyword.replace("_", " ") for keyword in item.get("keywords", [])]
        return " · ".join(parts)

    def _follow(self) -> None:
        row = self.list.currentRow()
        chosen = self._held[row] if 0 <= row < len(self._held) else None
        is_card = chosen is not None and "card" in chosen
        for part in (self.up, self.down, self.remove):
            part.setVisible(chosen is not None)
        self.until.setVisible(chosen is not None and (not is_card or self._form.cards_end))
        self.by.setVisible(chosen is not None and (is_card or self._form.plain_controlled))
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < len(self._held) - 1)
        if chosen is not None:
            self.until.setCurrentIndex(self._place_of(chosen))
            self.by.setCurrentIndex(("", "p1", "p2").index(chosen.get(self._form.controller, "")))

    def _place_of(self, item: Entry) -> int:
        """Which of the durations an attachment has; the first one if it says nothing."""
        until = item.get("until", "")
        return self._until.index(until) if until in self._until else 0

    # --- what is done ----------------------------------------------------------------------------------------

    def _attach(self) -> None:
        try:
            card = self.editor.attachable(self.card.text().strip())
        except EditRefused as refusal:
            self.editor.refused.emit(str(refusal))
            return
        QTimer.singleShot(0, self.card.clear)  # a name that was chosen from the list is written after this
        self._add({"card": card}, self.editor.name_of(card))

    def _attach_plain(self) -> None:
        attack, health = self.attack.value(), self.health.value()
        if attack or health:
            item = {key: value for key, value in (("attack", attack), ("health", health)) if value}
            self._add(item, f"{attack:+d}/{health:+d}")

    def _add(self, item: Entry, name: str) -> None:
        words = self.tr("Attach %1 to %2").replace("%1", name).replace("%2", self.editor.selected_words())
        if self.editor.change_entities(words, lambda entry, _view: attach(entry, item, self._form)):
            self.list.setCurrentRow(len(self._held))

    def _remove(self) -> None:
        row = self.list.currentRow()
        words = self.tr("Take an attachment off %1").replace("%1", self.editor.selected_words())
        self.editor.change_last(words, lambda entry, _view: detach(entry, row, self._form))

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        words = self.tr("Order the attachments of %1").replace("%1", self.editor.selected_words())
        if self.editor.change_last(
            words, lambda entry, _view: move_attachment(entry, row, row + by, self._form)
        ):
            self.list.setCurrentRow(row + by)

    def _set(self, field: str, value: str) -> None:
        row = self.list.currentRow()
        words = self.tr("Change an attachment of %1").replace("%1", self.editor.selected_words())
        self.editor.change_last(
            words, lambda entry, _view: set_attachment(entry, row, field, value, self._form)
        )
