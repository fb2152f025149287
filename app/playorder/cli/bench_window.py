"""How fast the window is on a full board. It is measured in a process of its own, with no display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Final

BARS: Final = {
    "window_repaint_ms": (16, "at most"),
    "window_edit_ms": (50, "at most"),
}

_PATIENCE: Final = 300
"""Seconds."""


def measures() -> dict[str, float]:
    """The median repaint during a drag, and each kind of edit until it is shown, in ms of processor time.

    ``window_edit_ms`` is the slowest kind. Empty where Qt cannot be loaded.
    """
    return measured_without_display("playorder.gui.measuring")


def measured_without_display(module: str, *arguments: str) -> dict[str, float]:
    """The figures that a module of the window prints as JSON in a process of its own; empty if it cannot."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", module, *arguments]
    try:
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, env=environment, timeout=_PATIENCE
        )
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return {}
    return found
