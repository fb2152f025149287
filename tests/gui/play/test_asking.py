"""Cards that cannot be played are faint; what is asked is answered on the board; all outcomes are one click away."""

from __future__ import annotations

from hands import Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from playorder.gui.outcomes.panel import OutcomesPanel

LEFT = Qt.MouseButton.LeftButton
KNIVES = [
    {"board": ["Knife Juggler"], "hand": [{"id": "wisp", "card": "Wisp"}]},
    {"board": [{"id": "yeti", "card": "Chillwind Yeti"}, {"id": "ogre", "card": "Boulderfist Ogre"}]},
]


def faint(hands: Hands) -> set[str]:
    """The cards that are drawn faintly."""
    return {item.entity.name for item in hands.scene.entity_items() if item.opacity() < 1}


def test_cards_in_hand_that_cannot_be_played_are_faint(hands: Hands) -> None:
    mine = {"hand": ["Wisp", "Pyroblast", "Fireball"], "mana": {"crystals": 4}}
    hands.open([mine, {"hand": ["Pyroblast"]}], options={})
    assert faint(hands) == {"Pyroblast"}
    assert sum(item.opacity() < 1 for item in hands.scene.entity_items()) == 1, "the opponent's is not judged"
    hands.bot.mouseClick(hands.mode.switch.edit, LEFT)
    hands.settle()
    assert faint(hands) == set(), "while one edits, every card is as good as another"


def test_an_open_decision_of_chance_is_decided_by_a_click_on_the_board(hands: Hands) -> None:
    hands.open(KNIVES)
    hands.bot.mouseClick(hands.mode.picks.by_asking, LEFT)
    hands.settle()
    hands.drag(hands.at("wisp"), hands.canvas.viewport().rect().center())
    assert hands.mode.picker.isVisible()
    lit = {hands.scene.find(entity).name for entity in hands.mode.overlay.legal}  # type: ignore[union-attr]
    assert lit == {"Jaina Proudmoore", "Chillwind Yeti", "Boulderfist Ogre"}
    for name in ("p2.hero", "yeti", "ogre"):
        at = hands.canvas.mapTo(hands.window.board, hands.at(name))
        assert not hands.mode.picker.geometry().contains(at), "the question leaves the candidates free"
    hands.click(hands.at("ogre"))
    assert hands.item("ogre").entity.damage == 1
    assert [pick["pick"] for pick in hands.document["random"]["picks"]] == ["ogre"]
    assert not hands.mode.picker.isVisible()


def test_a_click_beside_the_candidates_decides_nothing(hands: Hands) -> None:
    hands.open(KNIVES)
    hands.bot.mouseClick(hands.mode.picks.by_asking, LEFT)
    hands.settle()
    hands.drag(hands.at("wisp"), hands.canvas.viewport().rect().center())
    hands.click(hands.at("Knife Juggler"))
    assert hands.mode.picker.isVisible()
    assert "random" not in hands.document or not hands.document["random"].get("picks")


def test_all_outcomes_are_one_of_the_modes_of_chance(hands: Hands) -> None:
    hands.open(KNIVES, script=[{"play": "wisp"}])
    panel = hands.window.findChild(OutcomesPanel)
    dock = hands.window.findChild(QDockWidget, "outcomes")
    assert panel is not None
    assert dock is not None
    hands.bot.mouseClick(hands.mode.picks.all_outcomes, LEFT)
    hands.bot.waitUntil(lambda: panel.outcomes is not None, timeout=60_000)
    assert panel.table.rowCount() == 3, "the knife hits one of three"
    assert dock.isVisible()
    assert hands.mode.picks.by_seed.isChecked(), "the run that is shown is decided as before"
