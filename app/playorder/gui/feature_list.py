"""The features of the window, in the order in which they are installed."""

from __future__ import annotations

from collections.abc import Callable

from playorder.gui.editing.files import files_feature
from playorder.gui.editing.undoing import undo_feature
from playorder.gui.features import Feature, WindowParts
from playorder.gui.play.mode import play_feature

__all__ = ["FEATURES"]

FEATURES: tuple[Callable[[WindowParts], Feature], ...] = (
    files_feature,
    undo_feature,
    play_feature,
)
