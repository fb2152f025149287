"""What the user has turned on and off, kept in one file of the user's folder."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Final

FILE: Final = "plugins.json"


class Choices:
    """Plugins by name: on, off, or not chosen. A file that cannot be read counts as empty and is kept as it is
    until something is chosen."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / FILE
        self._chosen: dict[str, bool] = {}
        if self._path is not None:
            try:
                data = json.loads(self._path.read_text("utf-8"))
                self._chosen = {str(name): on for name, on in data.items() if isinstance(on, bool)}
            except (OSError, ValueError, AttributeError):
                self._chosen = {}

    def of(self, name: str) -> bool | None:
        """What was chosen for a plugin; None if nothing was."""
        return self._chosen.get(name)

    def choose(self, name: str, on: bool) -> None:
        """Keep a choice. Raises :class:`OSError` if the file cannot be written."""
        self._chosen[name] = on
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle, made = tempfile.mkstemp(dir=self._path.parent, prefix=FILE)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(self._chosen, file, indent=1, sort_keys=True)
        Path(made).replace(self._path)
