"""The drawing of a board is one that another program can draw: Qt's, without a word of complaint."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from playorder.assembly import Program
from playorder.export.board_svg import board_svg
from playorder.export.palette import DARK, LIGHT
from playorder.paths import assets_folder
from playorder.scenario.document import load
from playorder.scenario.run import RunResult, run

EVERY = 12
"""So many files of the gallery for one of them that is drawn."""


@pytest.fixture(scope="module")
def runs() -> list[RunResult]:
    """A scenario of every few files of the gallery, of both games, run."""
    tools = Program().tools()
    folder = assets_folder() / "gallery"
    files = sorted(folder.glob("*/*.scenario.json"))[::EVERY]
    found = [run(load(file)[0], tools) for file in files]
    assert {one.scenario.ruleset for one in found} == {"hearthstone", "wowtcg"}
    return found


def painted(drawing: str) -> QImage:
    """The drawing in its own size."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    assert renderer.isValid()
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_board_is_drawn_whole(runs: list[RunResult], *, dark: bool) -> None:
    palette = DARK if dark else LIGHT
    for result in runs:
        for node in (None, len(result.nodes) - 1):
            image = painted(
                board_svg(result.board_at(node if result.nodes else None), dark=dark, title=result.title)
            )
            corners = {
                image.pixelColor(x, y).name() for x in (0, image.width() - 1) for y in (0, image.height() - 1)
            }
            assert corners == {palette.ground.lower()}
            drawn = {
                image.pixelColor(x, y).name()
                for x in range(0, image.width(), 10)
                for y in range(0, image.height(), 10)
            }
            assert {palette.side.lower(), palette.plate.lower()} <= drawn
