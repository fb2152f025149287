"""The game around the board: turn, what players have, edition, and every rule switch with its explanation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.document_number import DocumentNumber
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.panels.player_triggers import PlayerTriggers
from playorder.gui.widgets import Panel, new_page, rule_line, scroll_area, wrapping
from playorder.scenario.editing.rules import EditingRules, PlayerFlag
from playorder.scenario.editing.settings import (
    player_value,
    set_edition,
    set_option,
    set_player_flag,
    set_player_value,
    set_rule,
    set_top,
)

__all__ = ["GamePanel"]

_MOST = 2**31 - 1
_NARROW = 84
"""Pixels in which a number can be read and altered."""
_TURN, _ACTIVE = 20, "p1"


class GamePanel(Panel):
    """Fields for everything of the document that is no entity; each change is a step of its own."""

    def __init__(self, editor: BoardEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._rules: EditingRules | None = None
        self._filling: list[Callable[[dict[str, Any]], None]] = []
        self.head.title.setText(self.tr("Game"))
        self.page = QWidget()
        self._area = scroll_area()
        self.body.addWidget(self._area, 1)

    def fill(self) -> None:
        """Show what the document says now."""
        rules = self._editor.rules
        self.page.setEnabled(rules is not None)
        if rules is None:
            return
        if type(rules) is not type(self._rules):  # another edition of the same has the same fields
            self._make_page(rules)
        for fill in self._filling:
            fill(self._editor.document)

    def _make_page(self, rules: EditingRules) -> None:
        """The fields as a ruleset declares them; those of another one go."""
        self._rules = rules
        self._filling = []
        self.page, body = new_page((16, 12, 16, 16), 10)
        body.addLayout(self._make_top(rules))
        body.addWidget(rule_line())
        body.addLayout(self._make_players(rules))
        body.addWidget(rule_line())
        if rules.writes_triggers:
            self.triggers = PlayerTriggers(self._editor)
            self._filling.append(self.triggers.show_document)
            body.addWidget(self.triggers)
            body.addWidget(rule_line())
        body.addLayout(self._make_rules(rules))
        body.addStretch(1)
        self._area.setWidget(self.page)

    # --- parts -----------------------------------------------------------------------------------------------

    def _make_top(self, rules: EditingRules) -> QGridLayout:
        grid = QGridLayout()
        self.title = self._text("title", self.tr("Title"))
        self.about = self._text("description", self.tr("Description"))
        self.active = QComboBox()
        self.active.addItems(["p1", "p2"])
        self._named(self.active, self.tr("Whose turn"), self.tr("Whose turn it is"))
        self.active.activated.connect(lambda index: self._top("active", f"p{index + 1}", _ACTIVE))
        self._filling.append(
            lambda document: self.active.setCurrentIndex(document.get("active", _ACTIVE) == "p2")
        )
        self.turn = self._spin(
            self.tr("Turn"),
            self.tr("Number of the turn of the game"),
            lambda document: document.get("turn", _TURN),
            lambda value: self._top("turn", value, _TURN),
        )
        self.edition = QComboBox()
        self.edition.addItems(rules.editions)
        self._named(
            self.edition, self.tr("Edition"), self.tr("By which edition of the rulebook it is played")
        )
        self.edition.activated.connect(
            lambda index: self._change(
                self.tr("Edition %1").replace("%1", rules.editions[index]),
                set_edition(self._editor.document, rules.editions[index]),
            )
        )
        self._filling.append(
            lambda document: self.edition.setCurrentText(document.get("edition", rules.editions[0]))
        )
        words, tip = rules.free_costs
        self.ignore_mana = QCheckBox(self.tr(words))
        self.ignore_mana.setToolTip(self.tr(tip))
        self.ignore_mana.clicked.connect(
            lambda on: self._change(
                self.tr("Ignore costs") if on else self.tr("Heed costs"),
                set_option(self._editor.document, "ignore_mana", on),
            )
        )
        self._filling.append(
            lambda document: self.ignore_mana.setChecked(
                bool(document.get("options", {}).get("ignore_mana", False))
            )
        )
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Title"), self.title),
            (self.tr("Description"), self.about),
            (self.tr("Whose turn"), self.active),
            (self.tr("Turn"), self.turn),
            (self.tr("Edition"), self.edition),
        )
        for number, (words, field) in enumerate(rows):
            grid.addWidget(self._label(words), number, 0)
            grid.addWidget(field, number, 1)
        grid.addWidget(self.ignore_mana, len(rows), 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def _make_players(self, rules: EditingRules) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._label("p1"), 0, 1)
        grid.addWidget(self._label("p2"), 0, 2)
        self.player_fields: dict[tuple[int, str, str], QSpinBox] = {}
        self.player_flags: dict[tuple[int, str], QCheckBox] = {}
        for row, (part, field, words, tip) in enumerate(rules.player_numbers, 1):
            label = wrapping(self.tr(words), "muted")
            label.setToolTip(self.tr(tip))
            grid.addWidget(label, row, 0)
            for player in (1, 2):
                box = self._player_spin(player, part, field, words, self.tr(tip))
                grid.addWidget(box, row, player)
                self.player_fields[player, part, field] = box
        for row, flag in enumerate(rules.player_flags, 1 + len(rules.player_numbers)):
            label = wrapping(self.tr(flag.words), "muted")
            label.setToolTip(self.tr(flag.tip))
            grid.addWidget(label, row, 0)
            for player in (1, 2):
                mark = self._player_flag(player, flag)
                grid.addWidget(mark, row, player)
                self.player_flags[player, flag.field] = mark
        return grid

    def _make_rules(self, rules: EditingRules) -> QVBoxLayout:
        body = QVBoxLayout()
        body.setSpacing(8)
        head = QLabel(self.tr("Rule switches"))
        head.setObjectName("section")
        body.addWidget(head)
        self.switches: dict[str, QCheckBox] = {}
        self.differs: dict[str, QLabel] = {}
        for switch in rules.switches:
            box = QCheckBox(switch.name.replace("_", " ").capitalize())
            box.setToolTip(f"{switch.explanation} ({switch.rule})")
            box.clicked.connect(lambda on, name=switch.name: self._set_rule(name, on))
            differs = QLabel()
            differs.setObjectName("faint")
            self.switches[switch.name] = box
            self.differs[switch.name] = differs
            body.addWidget(box)
            body.addWidget(wrapping(f"{self.tr(switch.explanation)} ({switch.rule})", "muted"))
            body.addWidget(differs)
        self._filling.append(self._fill_rules)
        return body

    # --- fields ----------------------------------------------------------------------------------------------

    def _label(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setObjectName("muted")
        return label

    def _named(self, field: QWidget, name: str, tip: str) -> None:
        field.setAccessibleName(name)
        field.setToolTip(tip)

    def _text(self, field: str, words: str) -> QLineEdit:
        line = QLineEdit()
        self._named(line, words, words)
        line.editingFinished.connect(lambda: self._top(field, line.text(), ""))
        self._filling.append(
            lambda document: None if line.hasFocus() else line.setText(str(document.get(field, "")))
        )
        return line

    def _spin(
        self, words: str, tip: str, read: Callable[[dict[str, Any]], int], write: Callable[[int], None]
    ) -> QSpinBox:
        box = DocumentNumber()
        box.setRange(0, _MOST)
        box.setMinimumWidth(_NARROW)  # a narrow panel leaves room for two beside each other
        box.setKeyboardTracking(False)
        self._named(box, words, tip)
        box.valueChanged.connect(write)

        def fill(document: dict[str, Any]) -> None:
            with QSignalBlocker(box):
                box.setValue(int(read(document)))

        self._filling.append(fill)
        return box

    def _player_spin(self, player: int, part: str, field: str, words: str, tip: str) -> QSpinBox:
        def write(value: int) -> None:
            step = self.tr("Set %1 of p%2 to %3").replace("%1", words.lower()).replace("%2", str(player))
            document = set_player_value(self._editor.document, player, part, value, field)
            self._change(step.replace("%3", str(value)), document)

        name = f"p{player} {words}"
        return self._spin(name, tip, lambda document: player_value(document, player, part, field), write)

    def _player_flag(self, player: int, flag: PlayerFlag) -> QCheckBox:
        box = QCheckBox()
        self._named(box, f"p{player} {self.tr(flag.words)}", self.tr(flag.tip))

        def write(on: bool) -> None:
            step = self.tr("Set %1 of p%2 to %3").replace("%1", flag.words.lower())
            step = step.replace("%2", str(player)).replace("%3", self.tr("on") if on else self.tr("off"))
            self._change(step, set_player_flag(self._editor.document, player, flag.field, on))

        box.clicked.connect(write)
        self._filling.append(
            lambda document: box.setChecked(bool(document["players"][player - 1].get(flag.field, False)))
        )
        return box

    def _fill_rules(self, document: dict[str, Any]) -> None:
        assert self._rules is not None
        edition = document.get("edition", self._rules.editions[0])
        for switch in self._rules.switches:
            usual = switch.editions.get(edition, False)
            now = bool(document.get("rules", {}).get(switch.name, usual))
            self.switches[switch.name].setChecked(now)
            differs = self.differs[switch.name]
            differs.setVisible(now is not usual)
            as_usual = self.tr("on") if usual else self.tr("off")
            differs.setText(
                self.tr("differs: %1 in edition %2").replace("%1", as_usual).replace("%2", str(edition))
            )

    # --- what is done ----------------------------------------------------------------------------------------

    def _top(self, field: str, value: Any, default: Any) -> None:
        words = self.tr("Set %1 to %2").replace("%1", field).replace("%2", str(value)[:40])
        self._change(words, set_top(self._editor.document, field, value, default))

    def _set_rule(self, name: str, on: bool) -> None:
        assert self._rules is not None
        document = self._editor.document
        switch = next(switch for switch in self._rules.switches if switch.name == name)
        usual = switch.editions.get(document.get("edition", self._rules.editions[0]), False)
        words = self.tr("Switch on %1") if on else self.tr("Switch off %1")
        self._change(words.replace("%1", name.replace("_", " ")), set_rule(document, name, on, usual))

    def _change(self, words: str, document: dict[str, Any]) -> None:
        if self._editor.document:
            self._editor.change_document(words, document)
