"""The features of the window, in the order in which they are installed."""

from __future__ import annotations

from collections.abc import Callable

from playorder.gui.cardlist.feature import palette_feature
from playorder.gui.editing.board_editing import board_editing_feature
from playorder.gui.editing.files import files_feature
from playorder.gui.editing.new_board import new_board_feature
from playorder.gui.editing.panels.feature import game_panels_feature
from playorder.gui.editing.undoing import undo_feature
from playorder.gui.features import Feature, WindowParts
from playorder.gui.keys.feature import keys_feature
from playorder.gui.languages import language_feature
from playorder.gui.layouts import layouts_feature
from playorder.gui.library.feature import library_feature
from playorder.gui.library.sharing import share_feature
from playorder.gui.outcomes.feature import outcomes_feature
from playorder.gui.play.mode import play_feature
from playorder.gui.plugins.feature import plugins_feature
from playorder.gui.recovery.feature import recovery_feature
from playorder.gui.timeline.compare import compare_feature
from playorder.gui.timeline.feature import timeline_feature
from playorder.gui.tour.feature import tour_feature
from playorder.gui.workshop.feature import workshop_feature

__all__ = ["FEATURES"]

FEATURES: tuple[Callable[[WindowParts], Feature], ...] = (
    language_feature,
    new_board_feature,
    files_feature,
    recovery_feature,
    undo_feature,
    play_feature,
    board_editing_feature,
    palette_feature,
    game_panels_feature,
    outcomes_feature,
    workshop_feature,
    plugins_feature,
    library_feature,
    share_feature,
    timeline_feature,
    compare_feature,
    tour_feature,
    keys_feature,
    layouts_feature,
)
