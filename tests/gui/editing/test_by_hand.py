"""Three scenarios of the gallery, built from nothing through the widgets, are equal to the stored ones in what runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from by_hand import Builder
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.protocols import Engine, NodeLike, RunLike
from playorder.paths import assets_folder
from playorder.timeline.board_view import BoardView, EntityView


@pytest.fixture
def builder(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[Builder]:
    """Somebody at the start page."""
    window = shown_window(qtbot, qapp, engine, settings, (1600, 1000))
    yield Builder(qtbot, window)
    window.session.close()


def stored(file: str, title: str) -> dict[str, Any]:
    """A scenario of the gallery."""
    collection = json.loads((assets_folder() / "gallery" / file).read_text(encoding="utf-8"))
    return next(one for one in collection["scenarios"] if one["title"] == title)


def told_card(view: EntityView) -> tuple[object, ...]:
    """What a card is and what its numbers are, but not what the document calls it."""
    signs = (view.keywords, view.marks, [(one.name, one.attack, one.health) for one in view.attachments])
    return (view.card, view.zone, view.position, view.attack, view.health, view.damage, view.cost, *signs)


def told_board(board: BoardView) -> list[object]:
    """All of a board, and the order of play of what is in play."""
    views = [view for player in board.players for zone in player.zones for view in zone.entities]
    in_play = [view for view in views if view.zone in ("board", "weapon", "secrets")]
    order = [(view.player, view.card) for view in sorted(in_play, key=lambda view: view.order)]
    players = [(player.mana, player.crystals, player.dominant, player.fatigue) for player in board.players]
    return [[(view.player, *told_card(view)) for view in views], order, players, board.active, board.result]


def told_run(run: RunLike) -> list[object]:
    """Every node of a run: what, who, whom, how much, by which rule, and what became of it."""

    def who(entity: int | None) -> str:
        return "" if entity is None else run.name_of(entity).partition(" (")[0].partition("#")[0]

    def told(node: NodeLike) -> tuple[object, ...]:
        return (node.kind, node.label, node.rule, who(node.source), who(node.target), node.player, node.amount,
                node.status, node.parent, len(node.candidates))  # fmt: skip

    return [told(node) for node in run.nodes]


def assert_runs_like(builder: Builder, engine: Engine, document: dict[str, Any]) -> None:
    """The document that was built begins, runs and ends as the stored one does."""
    session = builder.window.session
    assert session.result is not None
    assert not session.stale
    wanted = engine.read(document, "", 0)
    assert told_board(engine.start_board(session.scenario)) == told_board(engine.start_board(wanted))
    built = told_run(session.result), told_board(session.result.board_at(session.result.nodes[-1].id))
    found = engine.run(wanted)
    assert found.ok
    assert built == (told_run(found), told_board(found.board_at(found.nodes[-1].id)))


def test_mad_scientist_and_duplicate(builder: Builder, engine: Engine) -> None:
    builder.begin()
    builder.put("Mad Scientist", "Bloodfen Raptor")
    builder.drop("Duplicate", 1, "deck")
    builder.put("Flamestrike", player=2)
    builder.turn_of(2)
    builder.ignore_mana()
    builder.rules_on()
    builder.play_card("Flamestrike")
    assert [view.name for view in builder.board.scene.entity_views() if view.zone == "hand"] == [
        "Bloodfen Raptor",
        "Bloodfen Raptor",
    ]
    document = stored(
        "02-rules/rule-07-and-08-death-phases.scenario.json",
        "Deaths one after the other: Duplicate catches the Raptor",
    )
    assert_runs_like(builder, engine, document)


def test_stormwind_champion_and_explosive_sheep(builder: Builder, engine: Engine) -> None:
    builder.begin()
    builder.put("Explosive Sheep", "Sylvanas Windrunner", "Bloodfen Raptor")
    builder.put("Stormwind Champion", "Bloodfen Raptor", "Cone of Cold", player=2)
    builder.damage("Sylvanas Windrunner", 4)
    builder.older("Sylvanas Windrunner", than="Explosive Sheep")
    builder.turn_of(2)
    builder.ignore_mana()
    builder.rules_on()
    builder.play_card("Cone of Cold", on="Explosive Sheep")
    builder.pick(0, "Stormwind Champion")
    document = stored(
        "04-mechanics/06-auras.scenario.json",
        "A stolen Champion changes sides for the aura only at the update",
    )
    assert_runs_like(builder, engine, document)


def test_the_dominant_players_tidecaller_comes_first(builder: Builder, engine: Engine) -> None:
    builder.begin()
    builder.put("Murloc Tidecaller")
    builder.put("Murloc Tidecaller", "Bluegill Warrior", player=2)
    builder.drag("Bluegill Warrior", 2, "hand")
    first, second = [row.player for row in builder.order.model.rows if row.name == "Murloc Tidecaller"]
    assert (first, second) == (1, 2)
    builder.make_oldest("Murloc Tidecaller", player=2)
    builder.turn_of(2)
    builder.ignore_mana()
    builder.rules_on()
    builder.play_card("Bluegill Warrior", to=builder.board.zone(2, "board") + QPoint(300, 0))
    document = stored(
        "06-special/08-the-dominant-player.scenario.json",
        "Two Tidecallers, dominant player first (on the other's turn)",
    )
    assert_runs_like(builder, engine, document)
