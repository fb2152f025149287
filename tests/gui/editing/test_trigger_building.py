"""Triggers are put together from drop-downs; the document has what the preview says, and it runs."""

from __future__ import annotations

from collections.abc import Callable

from edit_hands import Hands
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox
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
        dialog.set_value(ARMOR)
        assert "gain 3 armor" in dialog.preview.text()
        assert dialog.problem.text() == ""
        qtbot.mouseClick(ok, LEFT)

    in_dialog(build)
    hands.after(qtbot.mouseClick, form.triggers.build, LEFT)
    assert window.session.history.document["players"][0]["board"][1]["triggers"] == [ARMOR]
    document = {**window.session.history.document, "script": [{"end_turn": True}]}
    hands.after(window.session.history.change, "End the turn", document)
    with qtbot.waitSignal(window.session.run_finished, timeout=60000):
        window.actions_by_name["run"].trigger()
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
    form.triggers.list.setCurrentRow(0)
    in_dialog(lambda dialog: dialog.reject())
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
        dialog.set_value(ARMOR)
        dialog.accept()

    in_dialog(build)
    hands.after(game.triggers.build[1].click)
    assert window.session.history.document["players"][1]["triggers"] == [ARMOR]
    assert game.triggers.list.item(0).text().startswith("p2: When the End of Turn phase")
    game.triggers.list.setCurrentRow(0)
    hands.after(game.triggers.remove.click)
    assert "triggers" not in window.session.history.document["players"][1]
