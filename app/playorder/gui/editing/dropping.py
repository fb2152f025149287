"""Where on the board something would be dropped."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from playorder.gui.board.scene import BoardScene
from playorder.scenario.editing.places import ZonePlace

__all__ = ["DropTarget", "drop_target"]


@dataclass(frozen=True, slots=True)
class DropTarget:
    """A place of the document, and where on the board it is shown: as a line between cards, or as a box."""

    place: ZonePlace
    mark: QRectF


def drop_target(scene: BoardScene, at: QPointF) -> DropTarget | None:
    """What a drop at this point of the scene means; None where no zone is."""
    area = scene.layout.area_at(at) if scene.layout is not None else None
    if area is None:
        return None
    index = area.index_at(at.x())
    place = ZonePlace(area.player, area.zone.name, index)
    if not area.centres:
        return DropTarget(place, area.box.adjusted(2, 2, -2, -2))
    pitch = area.centres[1] - area.centres[0] if len(area.centres) > 1 else 120.0
    x = area.centres[0] + (index - 0.5) * pitch
    return DropTarget(place, QRectF(x - 2, area.box.top() + 8, 4, area.box.height() - 16))
