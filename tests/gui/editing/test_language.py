"""Names and texts of cards follow the chosen card language everywhere in the window."""

from __future__ import annotations

from edit_hands import Hands
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.carddata.official import LANGUAGES
from playorder.gui.board.pile_popup import PilePopup
from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.cards.picture import picture_for
from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.panels.order import OrderPanel
from playorder.gui.play.bubble import Bubble
from playorder.gui.play.script_panel import ScriptPanel
from playorder.gui.protocols import Engine
from playorder.gui.timeline.tree_model import Column
from playorder.gui.window import MainWindow

YETI, JUGGLER, WISP, FIREBALL = "冰风雪人", "飞刀杂耍者", "小精灵", "火球术"


def menu_of(window: MainWindow) -> QMenu:
    """The menu of card languages, which lies in View."""
    return next(menu for menu in window.findChildren(QMenu) if menu.title() == "Card &language")


def choose(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Take a language from the menu."""
    action = next(action for action in menu_of(window).actions() if action.text().endswith(name))
    with qtbot.waitSignal(window.session.language_changed, timeout=60_000):
        action.trigger()
    qtbot.waitUntil(lambda: not window.session.busy, timeout=60_000)
    QApplication.processEvents()


def shown(hands: Hands) -> list[str]:
    """The names on the board."""
    return [item.entity.name for item in hands.scene.entity_items()]


def words(widget: object) -> list[str]:
    """What the labels of a panel say."""
    assert hasattr(widget, "findChildren")
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_all_languages_of_the_card_data_are_in_the_menu_and_in_the_palette_of_commands(
    window: MainWindow,
) -> None:
    actions = menu_of(window).actions()
    assert len(actions) == len(LANGUAGES) == 14
    assert all(action.isCheckable() for action in actions)
    assert [action.text() for action in actions if action.isChecked()] == ["Card language: English"]
    assert set(actions) <= set(window._all_actions())


def test_board_hand_inspector_palette_order_and_piles_follow(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    document = window.session.history.document
    hands.click("Chillwind Yeti")
    before = {item.entity.card: picture_for(item.entity) for item in hands.scene.entity_items()}
    choose(qtbot, window, "简体中文")
    assert {YETI, JUGGLER, WISP, FIREBALL} <= set(shown(hands))
    assert {item.entity.card: picture_for(item.entity) for item in hands.scene.entity_items()} == before, (
        "the pictures are those of the same cards"
    )
    form = window.findChild(EntityForm)
    assert form is not None
    assert YETI in words(form)
    order = window.findChild(OrderPanel)
    assert order is not None
    assert YETI in [row.name for row in order.model.rows]
    palette = window.findChild(PalettePanel)
    assert palette is not None
    qtbot.waitUntil(lambda: not palette.search.busy and palette.model.rowCount() > 1000, timeout=60_000)
    rows = [str(palette.model.index(row).data()) for row in range(palette.model.rowCount())]
    assert JUGGLER in rows
    assert "Knife Juggler" not in rows
    pile = hands.scene.pile_of(1, "deck")
    assert pile is not None
    qtbot.mouseClick(hands.viewport, Qt.MouseButton.LeftButton, pos=hands.canvas.mapFromScene(pile.pos()))
    popup = window.findChild(PilePopup)
    assert popup is not None
    assert "战利品贮藏者" in str(popup.list.model().index(0, 0).data())
    popup.close()
    assert window.session.history.document == document, "the document says what it said"


def test_the_timeline_and_its_sentences_follow_and_stay_where_they_were(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    history = window.session.history
    history.change("Play", {**history.document, "script": [{"attack": "yeti", "target": "p2.hero"}]})
    with qtbot.waitSignal(window.session.run_finished, timeout=60_000):
        window.actions_by_name["run"].trigger()
    assert window.session.result is not None
    assert not window.session.result.error
    place = 2
    window.session.pin(place)
    choose(qtbot, window, "简体中文")
    model = window.timeline.model
    sources = {model.text_of(at, Column.SOURCE) for at in range(len(model.nodes))}
    assert YETI in sources
    assert not any("Yeti" in name for name in sources)
    assert window.session.position == place
    assert not window.session.editing
    assert YETI in window.session.sentence()
    choose(qtbot, window, "English")
    assert "Chillwind Yeti" in shown(hands)
    assert "Chillwind Yeti" in window.session.sentence()


def test_the_language_is_remembered(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, engine: Engine, settings: QSettings
) -> None:
    choose(qtbot, window, "Deutsch")
    other = shown_window(qtbot, qapp, engine, settings, (1200, 800))
    with qtbot.waitSignal(other.session.board_changed, timeout=60_000):
        other.session.open_document(window.session.history.document)
    names = [item.entity.name for item in other.board.scene.entity_items()]
    assert "Messerjongleur" in names
    other.session.close()


def test_a_language_that_is_not_known_any_more_is_english(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings
) -> None:
    settings.setValue("cards/language", "tlhAA")
    window = shown_window(qtbot, qapp, engine, settings, (1200, 800))
    assert window.session.language == "enUS"
    window.session.close()


def test_a_card_is_put_there_and_an_attachment_made_by_its_name_in_the_language(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    choose(qtbot, window, "简体中文")
    hands.click(YETI)
    form = window.findChild(EntityForm)
    assert form is not None
    field = form.attachments.card
    field.setFocus()
    qtbot.waitUntil(lambda: bool(window.session.attachable()), timeout=60_000)
    field.setText("王者祝福")

    def press() -> None:
        qtbot.keyClick(field, Qt.Key.Key_Return)

    hands.after(press)
    assert hands.window.session.history.document["players"][0]["board"][1]["attach"] == ["CS2_092e"]
    assert "王者祝福" in form.attachments.list.item(0).text()
    assert window.session.history.last_step.count("王者祝福") == 1


def test_script_expectations_and_the_message_of_a_refused_action_follow(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    history = window.session.history
    told = {
        "script": [{"attack": "yeti", "target": "p2.hero"}, {"play": "Fireball", "target": "yeti"}],
        "expect": [{"entity": "yeti", "zone": "play"}, {"player": "p1", "hand": ["Fireball", "Wisp"]}],
        "players": [{**history.document["players"][0], "mana": {"crystals": 1}}, {}],
    }
    history.change("Play", {**history.document, **told})
    with qtbot.waitSignal(window.session.run_finished, timeout=60_000):
        window.actions_by_name["run"].trigger()
    choose(qtbot, window, "简体中文")

    script = window.findChild(ScriptPanel)
    assert script is not None
    assert f"Play {FIREBALL} on {YETI}" in str(script.model.index(1).data())
    said = [words for _, words in window.checks.rows]
    assert said == [f"{YETI}: zone play", f"p1: hand {FIREBALL}, {WISP}"]
    assert window.session.result is not None
    assert window.session.result.error.startswith(f"action 2 is refused: {FIREBALL} costs more"), (
        "counted as the script panel counts"
    )
    choose(qtbot, window, "English")
    assert "Play Fireball on Chillwind Yeti" in str(script.model.index(1).data())


def test_script_and_expectations_speak_of_cards_before_anything_is_run(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    history = window.session.history
    change = {
        "script": [{"attack": "yeti", "target": "p2.hero"}],
        "expect": [{"entity": "yeti", "damage": 0}],
    }
    hands.after(history.change, "Script", {**history.document, **change})
    choose(qtbot, window, "Русский")
    script = window.findChild(ScriptPanel)
    assert script is not None
    assert "Морозный йети" in str(script.model.index(0).data())
    assert any("Морозный йети: damage 0" in word for word in words(window.checks))


def test_a_refused_play_names_the_card_in_the_language(
    qtbot: QtBot, window: MainWindow, hands: Hands
) -> None:
    history = window.session.history
    poor = {**history.document["players"][0], "mana": {"crystals": 1}}
    hands.after(history.change, "Mana", {**history.document, "players": [poor, {}]})
    choose(qtbot, window, "简体中文")
    with qtbot.waitSignal(window.session.run_finished, timeout=60_000):
        hands.key(Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: not window.session.busy, timeout=60_000)
    hands.click(FIREBALL)
    hands.key(Qt.Key.Key_P)
    bubbles = window.findChildren(Bubble)
    qtbot.waitUntil(lambda: any(bubble.isVisible() for bubble in bubbles))
    bubble = next(bubble for bubble in bubbles if bubble.isVisible())
    assert FIREBALL in bubble.words.text()
    assert "Fireball" not in bubble.words.text()
