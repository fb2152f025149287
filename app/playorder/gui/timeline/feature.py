"""What the timeline brings to the window: the panel that explains, the commands for walking, and the files to write."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFileDialog, QWidget

from playorder.export.forms import FORMS, Form
from playorder.gui.actions import Command, make_action
from playorder.gui.board.motion import StepMotion
from playorder.gui.features import Feature, MenuPart, PanelSpec, ToolGroup, WindowParts
from playorder.gui.timeline.explain import ExplainPanel
from playorder.gui.timeline.walking import SPEEDS, Walker
from playorder.paths import assets_folder
from playorder.timeline.rules import Example

__all__ = ["timeline_feature"]

_MENU = "&Timeline"
_WALKING = (
    Command("step_into", "Step &into", ("F11",), "into", "To the next node, whatever it lies in"),
    Command("step_over", "Step &over", ("F10",), "over", "To the next node that does not lie in this one"),
    Command("step_out", "Step o&ut", ("Shift+F11",), "out", "To the next node beside what this one lies in"),
    Command("step_back", "Step &back", ("Shift+F10",), "", "To the node before, of the same depth"),
)
_PLAY = Command(
    "play", "&Play the run", ("Ctrl+Return",), "play", "Move on by itself, until a breakpoint or the end"
)
_CHANGE = Command(
    "next_change", "Next &change of the card", ("Ctrl+Alt+Right",), "", "Where the selected card changes next"
)
_BEFORE = Command("previous_change", "Previous c&hange of the card", ("Ctrl+Alt+Left",), "",
                  "Where the selected card changed last")  # fmt: skip
_STOP = Command("next_stop", "Next brea&kpoint", ("F8",), "", "To the next breakpoint")
_STOP_BEFORE = Command("previous_stop", "Previous breakpoin&t", ("Shift+F8",), "", "To the breakpoint before")
_ANIMATE = Command(
    "animate", "&Animate steps on the board", (), "", "Cards move and numbers rise when a step is shown", True
)
_PAGES = (
    ("queue_page", "&Queue inspector", "Ctrl+1"), ("aura_page", "A&ura inspector", "Ctrl+2"),
    ("why_page", "&Why not?", "Ctrl+3"), ("rule_page", "&Rule of the node", "Ctrl+4"),
    ("break_page", "Br&eakpoints", "Ctrl+5"),
)  # fmt: skip


def timeline_feature(parts: WindowParts) -> Feature:
    """Everything of the timeline that is not in its own panel."""
    session, window = parts.session, parts.window
    panel = ExplainPanel(session)
    walker = Walker(session, window)
    walker.breakpoints = lambda: panel.breaks.breakpoints
    walker.nothing_found.connect(lambda words: window.statusBar().showMessage(words, 6000))
    scene = parts.board.scene
    scene.selected.connect(panel.show_entity)
    panel.example_wanted.connect(partial(_open_example, parts))
    motion = StepMotion(session, scene, window)

    steps = [make_action(window, command, handler) for command, handler in zip(
        _WALKING, (walker.into, walker.over, walker.out, walker.back), strict=True)]  # fmt: skip
    play = make_action(window, _PLAY, walker.toggle)
    play.setCheckable(True)
    walker.playing_changed.connect(play.setChecked)
    changes = [
        make_action(window, _CHANGE, lambda: walker.to_change(scene.chosen)),
        make_action(window, _BEFORE, lambda: walker.to_change(scene.chosen, backwards=True)),
    ]
    stops = [
        make_action(window, _STOP, walker.to_breakpoint),
        make_action(window, _STOP_BEFORE, lambda: walker.to_breakpoint(backwards=True)),
    ]
    animate = make_action(window, _ANIMATE, motion.set_enabled)
    animate.setChecked(parts.settings.value("timeline/animate", True, bool) is True)
    animate.toggled.connect(lambda on: parts.settings.setValue("timeline/animate", on))
    motion.set_enabled(animate.isChecked())
    pages: tuple[QWidget, ...] = (panel.queue, panel.auras, panel.why, panel.rule, panel.breaks)
    shown = [
        make_action(window, Command(name, words, (keys,)), partial(_show_page, parts, panel, page))
        for (name, words, keys), page in zip(_PAGES, pages, strict=True)
    ]
    speeds = _speed_actions(walker, parts)
    writing = [_export_action(parts, form) for form in FORMS] + [_picture_action(parts)]

    def enable() -> None:
        ran = session.result is not None
        for action in (*steps, play, *changes, *stops, *writing[:-1]):
            action.setEnabled(ran)
        writing[-1].setEnabled(session.scenario is not None)

    session.shown_changed.connect(lambda _shown: enable())
    enable()
    area = Qt.DockWidgetArea.RightDockWidgetArea
    return Feature(
        menus=(
            MenuPart(
                _MENU,
                (
                    None,
                    *steps,
                    None,
                    play,
                    *speeds,
                    None,
                    *changes,
                    None,
                    *stops,
                    None,
                    *shown,
                    None,
                    animate,
                ),
            ),
            MenuPart("&File", (*writing, None)),
        ),
        tools=(steps[1], steps[0], steps[2], play),
        tool_group=ToolGroup.RUN,
        panels=(PanelSpec("explain", "Explain", panel, area, beside="inspector"),),
    )


def _speed_actions(walker: Walker, parts: WindowParts) -> list[QAction]:
    group = QActionGroup(parts.window)
    found = []
    for speed in SPEEDS:
        words = QCoreApplication.translate("Commands", "Speed × %1").replace("%1", f"{speed:g}")
        action = make_action(
            parts.window,
            Command(f"speed_{speed:g}", words, tip="How fast it plays"),
            partial(walker.set_speed, speed),
        )
        action.setCheckable(True)
        action.setChecked(speed == walker.speed)
        group.addAction(action)
        found.append(action)
    return found


def _show_page(parts: WindowParts, panel: ExplainPanel, page: QWidget) -> None:
    parts.show_panel("explain")
    panel.show_page(page)


def _open_example(parts: WindowParts, example: Example) -> None:
    path = assets_folder() / "gallery" / example.file
    if parts.may_leave():
        parts.session.open_file(str(path), example.index, run=True)


def _export_action(parts: WindowParts, form: Form) -> QAction:
    words = QCoreApplication.translate("Commands", "Write the run as %1…").replace("%1", _NAMES[form.name])
    command = Command(f"export_{form.name}", words, tip=form.words)
    return make_action(parts.window, command, partial(_export, parts, form))


_NAMES = {
    "html": "a web page",
    "markdown": "Markdown",
    "text": "text",
    "timeline": "JSON",
    "svg": "a drawing of its end (SVG)",
}


def _export(parts: WindowParts, form: Form) -> None:
    result = parts.session.result
    if result is None:
        return
    path = _ask(parts, form.words, form.suffix)
    if path is not None:
        try:
            result.export(form.name, path)
        except OSError as error:
            _failed(parts, path, error)
        else:
            _written(parts, path)


def _picture_action(parts: WindowParts) -> QAction:
    words = QCoreApplication.translate("Commands", "Write the board as a picture (PNG)…")
    command = Command("export_png", words, tip="The board as it is shown now, at twice its size")
    return make_action(parts.window, command, partial(_picture, parts))


def _picture(parts: WindowParts) -> None:
    path = _ask(parts, QCoreApplication.translate("Commands", "The board as a picture"), ".png")
    if path is None:
        return
    from playorder.gui.board.picture import board_picture

    if board_picture(parts.board.scene, 2.0).save(str(path)):
        _written(parts, path)
    else:
        _failed(parts, path, OSError("no picture could be written there"))


def _ask(parts: WindowParts, words: str, suffix: str) -> Path | None:
    """The dialogue for where to write."""
    folder = str(parts.settings.value("files/exported", str(Path.home())))
    stem = Path(parts.session.path).name.removesuffix(".json").removesuffix(".scenario") or "run"
    name, _ = QFileDialog.getSaveFileName(
        parts.window, plain(words), str(Path(folder) / f"{stem}{suffix}"), f"*{suffix}"
    )
    if not name:
        return None
    path = Path(name) if Path(name).suffix else Path(name + suffix)
    parts.settings.setValue("files/exported", str(path.parent))
    return path


def plain(words: str) -> str:
    """Words as a title."""
    return words[:1].upper() + words[1:]


def _written(parts: WindowParts, path: Path) -> None:
    words = QCoreApplication.translate("Commands", "Written: %1").replace("%1", str(path))
    parts.window.statusBar().showMessage(words, 8000)


def _failed(parts: WindowParts, path: Path, error: OSError) -> None:
    words = QCoreApplication.translate("Commands", "%1 could not be written: %2")
    told = words.replace("%1", str(path)).replace("%2", error.strerror or str(error))
    parts.session.error.emit(told, told)
