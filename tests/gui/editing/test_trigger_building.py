"""Triggers are put together from drop-downs; the document has what the preview says, and it runs."""

from __future__ import annotations

from collections.abc import Callable

from edit_hands import Hands
from menus import click_row, give
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.panels.game import GamePanel
from playorder.gui.editing.trigger_dialog import TriggerDialog
from playorder.gui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
ARMOR = {"on": "turn_end", "if": "friendly", "do": [{"armor": 3}], "name": "dig in"}


def in_dialog(act: Callable[[TriggerDialog], None]) -> None:
    """Do something in the dialogue that comes next."""

    def later() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, TriggerDialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(200, later)


def choose(qtbot: QtBot, combo: QComboBox | None, words: str) -> None:
    """Take an entry of a drop-down with the keys: by typing where one can, else with the arrows."""
    assert combo is not None
    combo.setFocus()
    line = combo.lineEdit()
    if line is not None:
        qtbot.keyClick(combo, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(combo, words)
        qtbot.keyClick(combo, Qt.Key.Key_Tab)
    else:
        qtbot.keyClick(combo, Qt.Key.Key_Home)
        for _ in range(combo.count()):
            if combo.currentText() == words:
                break
            qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == words


def build_armor(qtbot: QtBot, dialog: TriggerDialog) -> None:
    """When the turn of its own side ends, its hero gains 3 armor: by drop-downs, keys and the mouse alone."""
    trigger = dialog.editor
    choose(qtbot, trigger.on.combo, "turn end")
    choose(qtbot, trigger.whose.combo, "its own side")
    qtbot.mouseClick(trigger.do.add_button, LEFT)
    effect = trigger.do.rows[0]
    choose(qtbot, effect.kind, "armor")
    choose(qtbot, effect.fields["armor"].combo, "3")
    qtbot.keyClicks(trigger.name, "dig in")


def test_a_trigger_is_built_for_the_selected_minion_and_runs(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    form = window.findChild(EntityForm)
    assert form is not None
    hands.click("Chillwind Yeti")

    def build(dialog: TriggerDialog) -> None:
        ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert not ok.isEnabled(), "nothing is done yet"
        assert dialog.problem.text()
        build_armor(qtbot, dialog)
        assert "gain 3 armor" in dialog.preview.text()
        assert dialog.problem.text() == ""
        qtbot.mouseClick(ok, LEFT)

    in_dialog(build)
    hands.after(qtbot.mouseClick, form.triggers.build, LEFT)
    assert window.session.history.document["players"][0]["board"][1]["triggers"] == [ARMOR]
    document = {**window.session.history.document, "script": [{"end_turn": True}]}
    hands.after(window.session.history.change, "End the turn", document)
    with qtbot.waitSignal(window.session.run_finished, timeout=60000):
        give(window, "run")
    hero = next(view for view in hands.scene.entity_views() if view.type == "hero" and view.player == 1)
    assert hero.armor == 3


def test_a_built_trigger_is_edited_and_cancel_leaves_it(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    form = window.findChild(EntityForm)
    assert form is not None
    trigger = {"on": "death", "do": [{"draw": 1}], "once": True}
    hands.click("Wisp")
    hands.after(window.editor.change_entities, "x", lambda entry, _view: {**entry, "triggers": [trigger]})
    click_row(form.triggers.list, 0)
    in_dialog(lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    qtbot.mouseClick(form.triggers.edit, LEFT)
    assert window.session.history.document["players"][0]["board"][0]["triggers"] == [trigger]

    def name(dialog: TriggerDialog) -> None:
        qtbot.keyClicks(dialog.editor.name, "last words")
        qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)

    in_dialog(name)
    hands.after(qtbot.mouseClick, form.triggers.edit, LEFT)
    assert window.session.history.document["players"][0]["board"][0]["triggers"] == [
        {**trigger, "name": "last words"}
    ]


def test_a_player_has_a_trigger_without_any_entity(qtbot: QtBot, window: MainWindow, hands: Hands) -> None:
    game = window.findChild(GamePanel)
    assert game is not None
    window.panels.show_panel("game")

    def build(dialog: TriggerDialog) -> None:
        build_armor(qtbot, dialog)
        qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)

    in_dialog(build)
    hands.after(qtbot.mouseClick, game.triggers.build[1], LEFT)
    assert window.session.history.document["players"][1]["triggers"] == [ARMOR]
    assert game.triggers.list.item(0).text().startswith("p2: When the End of Turn phase")
    click_row(game.triggers.list, 0)
    hands.after(qtbot.mouseClick, game.triggers.remove, LEFT)
    assert "triggers" not in window.session.history.document["players"][1]


def test_whose_it_is_and_a_condition_stand_beside_each_other(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    form = window.findChild(EntityForm)
    assert form is not None
    hands.click("Wisp")

    def build(dialog: TriggerDialog) -> None:
        trigger = dialog.editor
        choose(qtbot, trigger.on.combo, "after summon")
        choose(qtbot, trigger.whose.combo, "the other side")
        choose(qtbot, trigger.condition.combo, "minion")
        qtbot.mouseClick(trigger.do.add_button, LEFT)
        choose(qtbot, trigger.do.rows[0].kind, "draw")
        assert "a minion has entered play" in dialog.preview.text()
        assert "the event's player does not control the bearer and the event's target is a minion" in (
            dialog.preview.text()
        )
        qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)

    in_dialog(build)
    hands.after(qtbot.mouseClick, form.triggers.build, LEFT)
    (built,) = window.session.history.document["players"][0]["board"][0]["triggers"]
    assert built["if"] == ["enemy", "minion"]

    def look(dialog: TriggerDialog) -> None:
        assert dialog.editor.whose.value == "enemy"
        assert dialog.editor.condition.value == "minion"
        assert dialog.value == built, "what is opened and left is as it was"
        dialog.reject()

    click_row(form.triggers.list, 0)
    in_dialog(look)
    qtbot.mouseClick(form.triggers.edit, LEFT)
