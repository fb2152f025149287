"""The card workshop: the tutorial of its page step by step, and every kind of form, tried and saved."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from playorder.gui.builder.effects import EffectRow, EffectsEditor
from playorder.gui.plugins.service import PluginService
from playorder.gui.window import MainWindow
from playorder.gui.workshop.cards import write_card
from playorder.gui.workshop.target import TargetEditor
from playorder.gui.workshop.window import CardWorkshop
from playorder.paths import assets_folder

LEFT = Qt.MouseButton.LeftButton
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def workshop(qtbot: QtBot, real: MainWindow) -> CardWorkshop:
    qtbot.keyClick(real, Qt.Key.Key_K, CTRL_SHIFT)
    found = real.findChild(CardWorkshop)
    assert isinstance(found, CardWorkshop)
    qtbot.waitUntil(found.isVisible)
    return found


def choose(qtbot: QtBot, box: QComboBox, word: str) -> None:
    """Pick an entry with the keyboard, as its first letters and Return do."""
    box.setFocus()
    index = box.findData(word)
    assert index >= 0, f"no {word}"
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentIndex() != index:
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before, "the list has ended"


def write(qtbot: QtBot, field: QWidget, text: str) -> None:
    """Replace what stands in a field by typing."""
    edit = field.lineEdit() if isinstance(field, QComboBox) else field
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(edit, text)
    if isinstance(field, QComboBox):
        qtbot.keyClick(edit, Qt.Key.Key_Tab)


def show_tab(qtbot: QtBot, workshop: CardWorkshop, title: str) -> None:
    """Click a tab."""
    bar = workshop.form.tabs.tabBar()
    index = next(i for i in range(bar.count()) if bar.tabText(i) == title)
    qtbot.mouseClick(bar, LEFT, pos=bar.tabRect(index).center())


def add_effect(qtbot: QtBot, editor: EffectsEditor, kind: str, **slots: str) -> EffectRow:
    """Press the button, choose the kind of effect and fill the gaps."""
    qtbot.mouseClick(editor.add_button, LEFT)
    row = editor.rows[-1]
    choose(qtbot, row.kind, kind)
    for name, text in slots.items():
        field = row.fields[name]
        inner = field.combo or field.line
        assert inner is not None
        if field.combo is not None and not field.combo.isEditable():
            choose(qtbot, field.combo, text)
        else:
            write(qtbot, inner, text)
    return row


def try_it(qtbot: QtBot, workshop: CardWorkshop, real: MainWindow) -> Any:
    """Press the button, and wait for the run."""
    qtbot.waitUntil(workshop.try_button.isEnabled)
    real.session.history.mark_saved()
    with qtbot.waitSignal(real.session.run_finished, timeout=20_000):
        qtbot.mouseClick(workshop.try_button, LEFT)
    result = real.session.result
    assert result is not None
    assert not result.error
    assert not result.faults
    return result


def save(
    qtbot: QtBot, workshop: CardWorkshop, monkeypatch: pytest.MonkeyPatch, path: Path | None = None
) -> Path:
    """Press the button; the file dialogue is answered with what it offers, or with a path."""
    answered: list[Path] = []

    def answer(_parent: QWidget, _title: str, offered: str, *_rest: Any, **_options: Any) -> tuple[str, str]:
        answered.append(path or Path(offered))
        return str(answered[0]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    qtbot.mouseClick(workshop.save_button, LEFT)
    return answered[0]


# --- the page ------------------------------------------------------------------------------------------------------


def test_the_tutorial_of_the_page_can_be_followed_to_its_end(
    qtbot: QtBot, real: MainWindow, workshop: CardWorkshop, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = workshop.form
    assert (form.numbers["attack"].value(), form.numbers["health"].value()) == (2, 3)  # step 1
    assert workshop.try_button.isEnabled()
    write(qtbot, form.name, "Ember Fox")  # 2
    write(qtbot, form.id, "MY_FOX")
    assert form.type.currentData() == "minion"  # 3
    for name, number in (("cost", "3"), ("attack", "3"), ("health", "4")):
        write(qtbot, form.numbers[name], number)
    choose(qtbot, form.race, "beast")
    qtbot.keyClicks(form.text, "Battlecry: Deal 1 damage.")  # 4
    show_tab(qtbot, workshop, "Battlecry")  # 5
    add_effect(qtbot, form.effects["battlecry"], "damage", to="target")
    qtbot.waitUntil(lambda: "not aimed" in workshop.problem.text())
    assert not workshop.try_button.isEnabled()
    choose(qtbot, form.target.what, "character")  # 6
    qtbot.waitUntil(lambda: "can be played" in workshop.problem.text())
    show_tab(qtbot, workshop, "Triggers")  # 7
    qtbot.mouseClick(form.triggers.add_button, LEFT)
    trigger = form.triggers.rows[0]
    assert trigger.on.combo is not None
    assert trigger.condition.combo is not None
    choose(qtbot, trigger.on.combo, "damage")
    write(qtbot, trigger.condition.combo, "self")
    write(qtbot, trigger.name, "bite back")
    add_effect(qtbot, trigger.do, "damage", to="random_enemy_character")
    assert workshop.card == {
        "id": "MY_FOX", "name": "Ember Fox", "type": "minion", "cost": 3, "attack": 3, "health": 4, "race": "beast",
        "text": "Battlecry: Deal 1 damage.", "target": "character",
        "battlecry": [{"damage": 1, "to": "target"}],
        "triggers": [
            {"on": "damage", "if": "self", "do": [{"damage": 1, "to": "random_enemy_character"}], "name": "bite back"}
        ],
    }  # fmt: skip
    result = try_it(qtbot, workshop, real)  # 8
    damage = [node for node in result.nodes if node.kind == "damage"]
    assert "Ember Fox deals 1 damage to Chillwind Yeti (enemy)" in result.sentence(damage[0].id)
    path = save(qtbot, workshop, monkeypatch)  # 9
    assert path == home / "plugins" / "mine" / "my.cards.json"
    plugins = real.session.plugins
    assert plugins is not None
    qtbot.waitUntil(
        lambda: "mine" in plugins.plugins and plugins.plugins["mine"].card_ids == ["MY_FOX"], timeout=10_000
    )
    plugins.enable("mine")
    assert real.session.engine.catalogue("").find("Ember Fox").attack == 3


def test_saving_again_runs_what_is_open_and_shows_what_is_different(
    qtbot: QtBot, real: MainWindow, workshop: CardWorkshop, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = real.findChild(PluginService)
    assert isinstance(service, PluginService)
    add_effect(qtbot, workshop.form.effects["battlecry"], "armor", armor="2")
    qtbot.waitUntil(workshop.save_button.isEnabled)
    save(qtbot, workshop, monkeypatch)
    plugins = service.plugins
    qtbot.waitUntil(lambda: "mine" in plugins.plugins and plugins.plugins["mine"].card_ids == ["MY_001"])
    service.enable("mine", True)
    qtbot.waitUntil(lambda: plugins.plugins["mine"].enabled, timeout=10_000)
    path = home / "new.scenario.json"
    document = {
        "format": "playorder/scenario", "version": 1, "players": [{"hand": ["New Card"]}, {}],
        "script": [{"play": "New Card"}], "expect": [{"player": "p1", "hero_armor": 2}],
    }  # fmt: skip
    path.write_text(json.dumps(document), "utf-8")
    with qtbot.waitSignal(real.session.run_finished, timeout=20_000):
        real.session.open_file(str(path), run=True)
    assert real.session.result is not None
    assert real.session.result.ok
    amount = workshop.form.effects["battlecry"].rows[0].fields["armor"].combo
    assert amount is not None
    write(qtbot, amount, "7")
    qtbot.waitUntil(workshop.save_button.isEnabled)
    with qtbot.waitSignal(service.compared, timeout=20_000) as compared:
        save(qtbot, workshop, monkeypatch)
    assert any("holds no more" in line.text for line in compared.args[0])


def test_the_page_names_only_what_is_there(workshop: CardWorkshop, real: MainWindow) -> None:
    text = (assets_folder() / "docs" / "card-workshop.md").read_text("utf-8")
    named = set(re.findall(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)", text))
    known = {widget.text() for widget in workshop.findChildren(QLabel)}
    known |= {widget.text() for widget in workshop.findChildren(QAbstractButton)}
    known |= {workshop.form.tabs.tabText(index) for index in range(workshop.form.tabs.count())}
    known |= {action.text() for action in real.actions_by_name.values()}
    known |= {menu.title() for menu in real._menus} | {"Play"}
    plain = {word.replace("&", "") for word in known}
    assert named
    assert named - plain == set()
    assert (assets_folder() / "docs" / "pictures" / "workshop.png").stat().st_size > 10_000


# --- every form ----------------------------------------------------------------------------------------------------

WHOLE: dict[str, Any] = {
    "id": "A_1", "name": "Whole", "type": "minion", "cost": 3, "attack": 1, "health": 2, "class": "mage",
    "race": "beast",
    "keywords": ["taunt"], "text": "Text.",
    "target": {"what": "minion", "race": "demon", "max_attack": 3, "be": ["damaged"], "when": "always"},
    "battlecry": [{"if": "has_weapon", "then": [{"armor": 3}], "else": [{"draw": 2}]}],
    "deathrattle": [{"summon": "Wisp", "count": 2, "who": "opponent"}],
    "triggers": [{"on": "damage",
                  "do": [{"buff": "self", "attack": 1, "keywords": ["windfury"], "until": "end_of_turn"}],
                  "if": "self", "name": "grow"}],
    "auras": [
        {"to": "adjacent", "attack": 1, "keywords": ["taunt"], "while": "own_turn"},
        {"to": "friendly_hand_minions", "cost": {"count": "friendly_minions"}, "cost_floor": 1},
        {"flag": "double_battlecry"},
    ],
    "choose": [
        {"name": "One", "text": "Draw.", "do": [{"draw": 1}]},
        {"name": "Two", "target": "enemy_minion", "do": [{"damage": 2, "to": "target"}]},
    ],
    "rarity": "epic",
}  # fmt: skip


def test_a_card_comes_out_of_the_form_as_it_went_in(workshop: CardWorkshop) -> None:
    workshop.form.set_value(WHOLE)
    assert workshop.card == WHOLE


def test_an_aura_is_built_tried_and_saved(
    qtbot: QtBot, real: MainWindow, workshop: CardWorkshop, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_tab(qtbot, workshop, "Auras")
    add_effect(qtbot, workshop.form.auras, "to", to="other_friendly_minions", attack="2")
    assert workshop.card["auras"] == [{"to": "other_friendly_minions", "attack": 2}]
    result = try_it(qtbot, workshop, real)
    friend = [
        e
        for z in result.board_at(result.nodes[-1].id).players[0].zones
        for e in z.entities
        if e.key == "friend"
    ]
    assert friend[0].attack == 6
    path = save(qtbot, workshop, monkeypatch)
    assert json.loads(path.read_text("utf-8"))["cards"] == [workshop.card]


def test_an_aura_about_the_player_is_built(qtbot: QtBot, real: MainWindow, workshop: CardWorkshop) -> None:
    show_tab(qtbot, workshop, "Auras")
    add_effect(qtbot, workshop.form.auras, "flag", flag="double_battlecry")
    assert workshop.card["auras"] == [{"flag": "double_battlecry"}]
    try_it(qtbot, workshop, real)


def test_the_ways_of_choose_one_are_built_tried_and_saved(
    qtbot: QtBot, real: MainWindow, workshop: CardWorkshop, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_tab(qtbot, workshop, "Choose One")
    for name in ("Draw", "Bite"):
        qtbot.mouseClick(workshop.form.options.add_button, LEFT)
        write(qtbot, workshop.form.options.rows[-1].name, name)
    first, second = workshop.form.options.rows
    add_effect(qtbot, first.do, "draw")
    choose(qtbot, second.target.what, "enemy_minion")
    add_effect(qtbot, second.do, "damage", damage="3", to="target")
    assert workshop.card["choose"] == [
        {"name": "Draw", "do": [{"draw": 1}]},
        {"name": "Bite", "target": "enemy_minion", "do": [{"damage": 3, "to": "target"}]},
    ]
    result = try_it(qtbot, workshop, real)
    assert [node.amount for node in result.nodes if node.kind == "damage"][:1] == [3]
    assert any(node.kind == "draw" for node in result.nodes)
    assert len(real.session.history.document["script"]) == 3
    path = save(qtbot, workshop, monkeypatch)
    assert json.loads(path.read_text("utf-8"))["cards"][0]["choose"][1]["target"] == "enemy_minion"


def test_a_target_that_is_only_some_is_built_and_somebody_fits(
    qtbot: QtBot, real: MainWindow, workshop: CardWorkshop
) -> None:
    form = workshop.form
    target: TargetEditor = form.target
    assert not target.more.isEnabled()
    choose(qtbot, target.what, "minion")
    qtbot.mouseClick(target.more, LEFT)
    choose(qtbot, target.race, "demon")
    write(qtbot, target.bounds["max_attack"], "3")
    qtbot.mouseClick(target.states["damaged"], LEFT)
    choose(qtbot, target.when, "always")
    assert workshop.card["target"] == {
        "what": "minion", "race": "demon", "max_attack": 3, "be": ["damaged"], "when": "always",
    }  # fmt: skip
    qtbot.mouseClick(target.states["damaged"], LEFT)
    show_tab(qtbot, workshop, "Battlecry")
    add_effect(qtbot, form.effects["battlecry"], "damage", to="target")
    try_it(qtbot, workshop, real)
    assert real.session.history.document["script"][0]["target"] == "target"
    qtbot.mouseClick(target.more, LEFT)
    assert workshop.card["target"] == "minion", "what is folded away does not count"


def test_a_saved_card_takes_the_place_of_the_one_with_its_id_and_leaves_the_others(
    workshop: CardWorkshop, home: Path
) -> None:
    file = home / "plugins" / "ours" / "my.cards.json"
    write_card(file, {"id": "OTHER", "name": "Other", "type": "minion"})
    assert workshop.save(file)
    workshop.form.numbers["cost"].setValue(9)
    assert workshop.save(file)
    cards = json.loads(file.read_text("utf-8"))["cards"]
    assert [(card["id"], card.get("cost")) for card in cards] == [("OTHER", None), ("MY_001", 9)]
    file.write_text("[]", "utf-8")
    assert not workshop.save(file)
    assert "holds no list of cards" in workshop.problem.text()


def test_a_card_file_beside_the_plugins_is_put_into_one(workshop: CardWorkshop, home: Path) -> None:
    assert workshop.save(home / "plugins" / "loose.json")
    assert (home / "plugins" / "mine" / "loose.cards.json").is_file()
    assert (home / "plugins" / "mine" / "plugin.toml").is_file()


@pytest.mark.parametrize(
    "wrong",
    [
        {"cost": "three"}, {"attack": 10**12}, {"keywords": 3}, {"type": ["minion"]}, {"name": None},
        {"target": {"max_attack": "much"}}, {"battlecry": 5}, {"battlecry": ["draw"]}, {"triggers": [3]},
        {"auras": "all"}, {"choose": [[]]}, {"deathrattle": [{"no such effect": 1}]}, {"target": {"be": 7}},
        {"choose": {"do": 3}},
    ],
)  # fmt: skip
def test_a_card_file_with_a_card_that_is_wrong_never_ends_in_a_traceback(
    workshop: CardWorkshop, wrong: dict[str, Any], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "wrong.cards.json"
    path.write_text(json.dumps({"cards": [{**WHOLE, **wrong}]}), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    workshop.ask_and_open()
    workshop._look()
    assert workshop.card["id"] in ("A_1", "MY_001")


def test_everything_in_the_workshop_can_be_reached_and_has_a_name(workshop: CardWorkshop) -> None:
    workshop.form.set_value(WHOLE)
    for box in workshop.findChildren(QComboBox):
        assert box.accessibleName(), box
    for button in workshop.findChildren(QAbstractButton):
        if button.isVisible() and button.size() != QPoint(0, 0):
            assert button.accessibleName() or button.text(), button
