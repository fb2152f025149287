"""Telling a Linux desktop (by the freedesktop.org entry) that this program opens ``playorder:`` links."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playorder.paths import assets_folder

_ENTRY = "playorder.desktop"


def register() -> Path:
    """Write the desktop entry and the icon for this user and make it the default for links; the entry's path.

    Raises :class:`OSError` where that cannot be written.
    """
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    entry = data / "applications" / _ENTRY
    entry.parent.mkdir(parents=True, exist_ok=True)
    text = (assets_folder() / "desktop" / _ENTRY).read_text(encoding="utf-8")
    entry.write_text(text.replace("Exec=playorder ", f"Exec={_command()} "), encoding="utf-8")
    icons = data / "icons" / "hicolor" / "scalable" / "apps"
    icons.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(assets_folder() / "icons" / "playorder.svg", icons / "playorder.svg")
    for command in (
        ["xdg-mime", "default", _ENTRY, "x-scheme-handler/playorder"],
        ["update-desktop-database", str(entry.parent)],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False, capture_output=True, timeout=30)
    return entry


def _command() -> str:
    """How the desktop starts this very program, quoted as an entry's Exec line wants it."""
    return " ".join(_quoted(word) for word in (sys.executable, "-m", "playorder"))


def _quoted(word: str) -> str:
    escaped = (
        word.replace("\\", "\\\\")
        .replace('"', '\\"')
        .replace("`", "\\`")
        .replace("$", "\\$")
        .replace("%", "%%")
    )
    return f'"{escaped}"' if any(letter in word for letter in " \t\"'\\><~|&;$*?#()`") else escaped
