"""Queue and aura inspector, why-not, rule panel, breakpoints, walking and writing, with real mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QTabBar
from pytestqt.qtbot import QtBot
from timeline_window import entity_of, explain_of, position_of

from playorder.gui.board.motion import StepMotion
from playorder.gui.timeline.breakpoints import BreakOn, Breakpoint
from playorder.gui.timeline.facts_page import FactsPage
from playorder.gui.window import MainWindow


def shown_text(window: MainWindow, page: FactsPage, place: int) -> str:
    """All that a page says at a position."""
    panel = explain_of(window)
    panel.tabs.setCurrentWidget(page)
    window.session.pin(place)
    panel.refresh()
    return "\n".join(page.texts())


def click_link(qtbot: QtBot, page: FactsPage, words: str) -> None:
    found = [button for button in page.area.findChildren(QPushButton) if words in button.text()]
    assert found, words
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def death_of(window: MainWindow, name: str) -> int:
    entity = entity_of(window, name)
    return position_of(window, lambda n: n.kind == "event" and n.label == "death" and n.target == entity)


def test_the_queue_inspector_shows_members_conditions_and_outcomes(real: MainWindow) -> None:
    page = explain_of(real).queue
    text = shown_text(real, page, death_of(real, "Loot Hoarder (hoarder)"))
    assert "1.  Flesheating Ghoul" in text
    assert "resolved" in text
    assert "queue condition" in text
    assert "Not in this queue" in text
    assert "Cult Master" in text
    assert "in the graveyard" in text


def test_the_queue_inspector_counts_the_order_of_play_as_the_board_does(real: MainWindow) -> None:
    panel, ghoul = explain_of(real), entity_of(real, "Flesheating Ghoul")
    panel.show_page(panel.queue)
    real.session.pin(position_of(real, lambda node: node.kind == "event" and node.label == "death"))
    panel.refresh()
    item = next(item for item in real.board.scene.entity_items() if item.entity.entity == ghoul)
    assert item.entity.rank
    assert f"order of play {item.entity.rank}" in panel.queue.texts()


def test_a_link_of_the_queue_inspector_goes_to_the_node(qtbot: QtBot, real: MainWindow) -> None:
    page = explain_of(real).queue
    shown_text(real, page, death_of(real, "Loot Hoarder (hoarder)"))
    click_link(qtbot, page, "its turn")
    assert real.session.shown.node is not None
    assert real.session.shown.node.kind == "trigger"


def test_outside_an_event_the_queue_inspector_says_what_to_do(real: MainWindow) -> None:
    place = position_of(real, lambda node: node.kind == "sequence")
    assert "Choose an event" in shown_text(real, explain_of(real).queue, place)


def test_the_aura_inspector_shows_the_arithmetic_before_and_after(real: MainWindow) -> None:
    updates = [place for place, node in enumerate(real.timeline.model.nodes) if node.kind == "aura_update"]
    texts = [shown_text(real, explain_of(real).auras, place) for place in updates]
    ended = next(text for text in texts if "(removed)" in text)
    assert "−  Stormwind Champion: +1/+1 (removed)" in ended
    assert "attack before" in ended
    assert "attack after" in ended


def test_why_not_is_asked_by_selecting_a_card(qtbot: QtBot, real: MainWindow) -> None:
    page = explain_of(real).why
    real.session.to_start()
    real.board.scene.select(entity_of(real, "Cult Master"))
    text = shown_text(real, page, death_of(real, "Loot Hoarder (hoarder)"))
    assert "Cult Master did not trigger" in text
    assert "002:4a" in text
    assert "Why is Cult Master dead?" in text
    assert "attack" in text
    click_link(qtbot, page, "it left play")
    assert real.session.shown.node is not None
    assert real.session.shown.node.kind == "death"


def test_why_not_says_so_if_it_did_trigger(real: MainWindow) -> None:
    real.board.scene.select(entity_of(real, "Flesheating Ghoul"))
    text = shown_text(real, explain_of(real).why, death_of(real, "Loot Hoarder (hoarder)"))
    assert "Flesheating Ghoul did trigger" in text


def test_another_card_can_be_chosen_in_the_box(real: MainWindow) -> None:
    page = explain_of(real).why
    shown_text(real, page, death_of(real, "Loot Hoarder (hoarder)"))
    place = page.entity.findText("Duplicate")
    assert place >= 0
    page.entity.setCurrentIndex(place)
    page.entity.activated.emit(place)
    assert "Duplicate" in "\n".join(page.texts())


def test_the_rule_panel_tells_the_rule_and_opens_a_scenario(qtbot: QtBot, real: MainWindow) -> None:
    page = explain_of(real).rule
    place = position_of(real, lambda node: node.kind == "death_creation")
    text = shown_text(real, page, place)
    assert "Between phases" in text
    assert "Scenarios that show it" in text
    first = page.area.findChildren(QPushButton)[0]
    title = first.text()
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert real.session.scenario is not None
    assert real.session.scenario.title == title


def test_step_commands(qtbot: QtBot, real: MainWindow) -> None:
    outline = real.timeline.model.outline
    real.session.pin(1)
    real.activateWindow()
    qtbot.keyClick(real, Qt.Key.Key_F11)
    assert real.session.position == 2
    real.session.pin(1)
    qtbot.keyClick(real, Qt.Key.Key_F10)
    assert real.session.position == outline.over(1)
    real.session.pin(2)
    qtbot.keyClick(real, Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    assert real.session.position == outline.out(2)
    here = real.session.position
    qtbot.keyClick(real, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert real.session.position == outline.back(here)


def test_the_next_change_of_the_selected_card(real: MainWindow) -> None:
    champion = entity_of(real, "Stormwind Champion")
    real.session.to_start()
    real.board.scene.select(champion)
    real.actions_by_name["next_change"].trigger()
    first = real.session.position
    assert real.session.shown.node is not None
    assert real.session.shown.node.kind == "damage"
    assert real.session.shown.node.target == champion
    real.actions_by_name["next_change"].trigger()
    assert real.session.position > first
    real.actions_by_name["previous_change"].trigger()
    assert real.session.position == first


def test_without_a_selected_card_the_status_bar_says_what_to_do(real: MainWindow) -> None:
    real.board.scene.select(None)
    real.actions_by_name["next_change"].trigger()
    assert "Select a card first" in real.statusBar().currentMessage()


def test_playing_moves_on_and_stops_at_a_breakpoint(qtbot: QtBot, real: MainWindow) -> None:
    page = explain_of(real).breaks
    explain_of(real).show_page(page)
    page.on.setCurrentIndex(page.on.findData(BreakOn.KIND))
    page.value.setCurrentIndex(page.value.findData("death"))
    qtbot.mouseClick(page.add, Qt.MouseButton.LeftButton)
    assert page.breakpoints == [Breakpoint(BreakOn.KIND, "death")]
    real.actions_by_name["speed_8"].trigger()
    death = position_of(real, lambda node: node.kind == "death")
    real.session.pin(death - 3)
    real.actions_by_name["play"].trigger()
    assert real.actions_by_name["play"].isChecked()
    qtbot.waitUntil(lambda: not real.actions_by_name["play"].isChecked(), timeout=5000)
    assert real.session.position == death
    real.actions_by_name["next_stop"].trigger()
    assert real.session.position > death
    real.actions_by_name["previous_stop"].trigger()
    assert real.session.position == death
    click_link(qtbot, page, "Remove")
    assert page.breakpoints == []
    real.actions_by_name["next_stop"].trigger()
    assert "No breakpoint" in real.statusBar().currentMessage()


def test_playing_stops_at_an_event_of_a_kind(qtbot: QtBot, real: MainWindow) -> None:
    page = explain_of(real).breaks
    explain_of(real).show_page(page)
    page.value.setCurrentIndex(page.value.findData("event:death"))
    assert page.value.currentText() == "Event: death"
    qtbot.mouseClick(page.add, Qt.MouseButton.LeftButton)
    result = real.session.result
    assert result is not None
    real.session.to_start()
    stops = []
    while not stops or real.session.position != stops[-1]:
        stops.append(real.session.position)
        real.actions_by_name["next_stop"].trigger()
    assert stops[1:] == [n.id for n in result.nodes if n.kind == "event" and n.label == "death"]
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert page.breakpoints == [Breakpoint(BreakOn.KIND, "event:death")]
    assert page.value.currentData() == "event:death", "what was chosen stays"


def test_the_legend_tells_only_signs_of_the_run(real: MainWindow) -> None:
    words = real.timeline.legend.words
    assert {"Aura Update (Health/Attack)", "Death Creation", "Queue", "Trigger", "not queued"} <= set(words)
    assert not {"Weapon Update", "Summon Resolution", "Aura Update (Other)", "Priority"} & set(words)


@pytest.mark.parametrize("on", [BreakOn.ENTITY, BreakOn.TAG, BreakOn.RULE])
def test_breakpoints_on_a_card_a_tag_and_a_rule(real: MainWindow, on: BreakOn) -> None:
    champion = entity_of(real, "Stormwind Champion")
    result = real.session.result
    assert result is not None
    wanted = {
        BreakOn.ENTITY: Breakpoint(on, "", champion),
        BreakOn.TAG: Breakpoint(on, "damage", champion),
        BreakOn.RULE: Breakpoint(on, "002:8"),
    }[on]
    stops = [node for node in result.nodes if wanted.stops_at(node, result.questions)]
    if on is BreakOn.RULE:
        assert all(node.rule == "002:8" for node in stops)
    elif on is BreakOn.TAG:
        assert [node.kind for node in stops] == ["damage", "death"], "in the graveyard the damage is gone"
    else:
        assert stops
        assert all(champion in (node.source, node.target) for node in stops)


def test_pausing_keeps_the_place(qtbot: QtBot, real: MainWindow) -> None:
    real.actions_by_name["speed_8"].trigger()
    real.actions_by_name["play"].trigger()
    qtbot.waitUntil(lambda: 1 <= real.session.position < real.session.last, timeout=5000)
    real.actions_by_name["play"].trigger()
    here = real.session.position
    qtbot.wait(200)
    assert real.session.position == here


def test_a_step_is_animated_unless_that_is_switched_off(qtbot: QtBot, real: MainWindow) -> None:
    motion = real.findChild(StepMotion)
    assert isinstance(motion, StepMotion)
    hit = position_of(real, lambda node: node.kind == "damage")
    real.session.pin(hit - 1)
    real.session.pin(hit)
    assert motion.running >= 1, "a number rises from what was hit"
    qtbot.waitUntil(lambda: motion.running == 0, timeout=3000)
    real.actions_by_name["animate"].trigger()
    real.session.pin(hit - 1)
    real.session.pin(hit)
    assert motion.running == 0


def test_the_run_and_the_board_are_written(
    real: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = {
        "html": (".html", b"<!doctype html>"), "svg": (".svg", b"<svg"), "png": (".png", b"\x89PNG"),
        "markdown": (".md", b"# "), "text": (".txt", b"Flamestrike"), "timeline": (".json", b"{"),
    }  # fmt: skip
    for name, (suffix, begins) in written.items():
        target = tmp_path / f"out{suffix}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, target=target: (str(target), ""))
        real.actions_by_name[f"export_{name}"].trigger()
        assert target.read_bytes().startswith(begins), name
        assert str(target) in real.statusBar().currentMessage()


def test_a_place_that_cannot_be_written_is_told_in_the_bar(
    real: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    target = tmp_path / "taken" / "x.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    real.actions_by_name["export_html"].trigger()
    assert real.error_bar.isVisible()


def test_the_layout_for_reading_gives_the_timeline_most_of_the_room(qtbot: QtBot, real: MainWindow) -> None:
    real.actions_by_name["layout_read"].trigger()
    qtbot.waitUntil(lambda: real.timeline.height() > real.height() * 0.4, timeout=5000)
    assert explain_of(real).isVisible()
    assert {dock.objectName() for dock in real.panels.docks if dock.isVisible()} == {
        "timeline", "inspector", "explain"
    }  # fmt: skip


def test_layouts_stay_for_the_next_file_and_leave_no_tabs_behind(qtbot: QtBot, real: MainWindow) -> None:
    def tabs() -> list[str]:
        bars = [bar for bar in real.findChildren(QTabBar) if bar.parent() is real and bar.isVisible()]
        return sorted(bar.tabText(place) for bar in bars for place in range(bar.count()) if bar.count() > 1)

    real.actions_by_name["layout_build"].trigger()
    for name in ("palette", "inspector", "timeline", "order"):
        assert next(dock for dock in real.panels.docks if dock.objectName() == name).isVisible(), name
    assert not explain_of(real).isVisible()
    assert tabs() == sorted(["Order of play", "Game", "Expectations", "Script", "Picks"])
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert not explain_of(real).isVisible()
    real.actions_by_name["why_page"].trigger()
    with qtbot.waitSignal(real.session.run_finished, timeout=60000):
        real.session.reload()
    assert explain_of(real).isVisible(), "what was asked for stays"
    real.actions_by_name["layout_read"].trigger()
    assert tabs() == []
    real.actions_by_name["reset"].trigger()
    assert tabs().count("Timeline") == 1


def test_every_page_has_a_name_and_a_key(real: MainWindow) -> None:
    panel = explain_of(real)
    for place in range(panel.tabs.count()):
        page = panel.tabs.widget(place)
        assert page.accessibleName()
    for name in ("queue_page", "aura_page", "why_page", "rule_page", "break_page"):
        action = real.actions_by_name[name]
        assert not action.shortcut().isEmpty()
        action.trigger()
    assert panel.tabs.currentWidget() is panel.breaks
