"""The steps of the tour: what each says, and which part of the window it is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDockWidget, QWidget

from playorder.gui.features import WindowParts
from playorder.gui.play.switch import ModeSwitch
from playorder.scenario.editing.entities import Document
from playorder.scenario.editing.templates import empty_document

__all__ = ["Step", "example", "tour_steps"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `target` is the part of the window it points to, if that is shown."""

    title: str
    words: str
    target: Callable[[], QWidget | None]
    panel: str = ""
    """A panel that it needs, to be brought to the front."""
    needs_board: bool = True
    """Whether it is about the example, which is opened for it."""
    needs_run: bool = False
    """Whether the example has to have been run."""


def example() -> Document:
    """The board of the tour: a battlecry brings minions for the other side, and a knife is thrown at somebody."""
    juggler = {
        "name": "Jaina",
        "board": [{"id": "juggler", "card": "Knife Juggler"}],
        "hand": [{"id": "leeroy", "card": "Leeroy Jenkins"}, "Fireball"],
        "mana": {"crystals": 10},
    }
    return {
        **empty_document(),
        "title": QCoreApplication.translate("Tour", "Does the knife hit a Whelp?"),
        "description": QCoreApplication.translate(
            "Tour", "Leeroy Jenkins brings two Whelps for the opponent, then the Knife Juggler answers him."
        ),
        "turn": 9,
        "players": [juggler, {"name": "Uther", "hero": "HERO_04", "board": ["Chillwind Yeti"]}],
        "script": [{"play": "leeroy"}],
    }


def tour_steps(parts: WindowParts) -> tuple[Step, ...]:
    """The five steps, in order."""
    window = parts.window

    def dock(name: str) -> Callable[[], QWidget | None]:
        return lambda: window.findChild(QDockWidget, name)

    def tr(words: str) -> str:
        return QCoreApplication.translate("Tour", words)

    return (
        Step(
            tr("Begin with a board"),
            tr(
                "A new board, a case of the rulebook, a file or a share code: they all begin on the start page "
                "(Ctrl+W). For this tour, a small board opens with the next step."
            ),
            lambda: parts.start,
            needs_board=False,
        ),
        Step(
            tr("Find a card"),
            tr(
                "Type a part of its name in any language and press Enter, or drag it to its place. "
                "Ctrl+P comes back here from anywhere."
            ),
            dock("palette"),
            panel="palette",
        ),
        Step(
            tr("Put the board together"),
            tr(
                "Drag cards between zones and sides. Select one, and the inspector changes its numbers, attachments "
                "and triggers. While you edit, nothing triggers and nothing dies; Ctrl+Z takes back every step."
            ),
            lambda: parts.board.canvas,
        ),
        Step(
            tr("Let the rules in"),
            tr(
                "In Play mode (F4) cards are played by the rules: drag one from the hand, attack by dragging, and "
                "what is not legal says why. The next step plays Leeroy Jenkins for you."
            ),
            lambda: window.findChild(ModeSwitch),
        ),
        Step(
            tr("Read what happened, and why"),
            tr(
                "Every phase, queue, trigger and death in its order, with the rule. Point at a step to see the board "
                "then, click to stay there, Esc returns. Explain answers why something did not trigger."
            ),
            dock("timeline"),
            panel="timeline",
            needs_run=True,
        ),
    )
