"""Errors of plugins: which plugin, why, and where in its files."""

from __future__ import annotations

import traceback
from pathlib import Path


class PluginError(Exception):
    """A plugin that cannot be used, or something in it that is wrong.

    ``file``, ``line`` and ``column`` (both from 1, 0 for unknown) say where; ``source`` is that line of the file.
    ``details`` holds the traceback, if code was run.
    """

    def __init__(
        self,
        plugin: str,
        why: str,
        *,
        file: Path | None = None,
        line: int = 0,
        column: int = 0,
        source: str = "",
        details: str = "",
    ) -> None:
        self.plugin = plugin
        self.why = why
        self.file = file
        self.line = line
        self.column = column
        self.source = source.rstrip()
        self.details = details
        super().__init__(f"plugin {plugin}: {self.where}{why}")

    @property
    def where(self) -> str:
        """File, line and column for the beginning of a message, or nothing."""
        if self.file is None:
            return ""
        places = [str(place) for place in (self.line, self.column if self.line else 0) if place]
        return ":".join([str(self.file), *places]) + ": "

    @property
    def picture(self) -> str:
        """The line of the file with a caret under the place, or nothing."""
        if not self.source:
            return ""
        stripped = self.source.lstrip()
        caret = max(0, self.column - 1 - (len(self.source) - len(stripped)))
        return f"    {stripped}\n    {' ' * caret}^" if self.column else f"    {stripped}"


def error_in_code(plugin: str, folder: Path, file: Path, error: BaseException) -> PluginError:
    """What a module of a plugin raised when it was imported, with the place in the plugin's own files."""
    what = f"{type(error).__name__}: {error}"
    details = "".join(traceback.format_exception(error))
    if isinstance(error, SyntaxError) and error.filename:
        where = Path(error.filename)
        return PluginError(
            plugin, f"SyntaxError: {error.msg}", file=where, line=error.lineno or 0, column=error.offset or 0,
            source=error.text or "", details=details,
        )  # fmt: skip
    own = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).is_relative_to(folder)]
    if not own:
        return PluginError(plugin, what, file=file, details=details)
    frame = own[-1]
    column = (frame.colno + 1) if frame.colno is not None else 0
    line = frame.lineno or 0
    return PluginError(
        plugin, what, file=Path(frame.filename), line=line, column=column, source=_line_of(Path(frame.filename), line),
        details=details,
    )  # fmt: skip


def read_file(plugin: str, path: Path) -> str:
    """The text of a plugin's file. Raises :class:`PluginError` with the file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise PluginError(plugin, f"cannot be read: {error.strerror}", file=path) from error
    except UnicodeDecodeError as error:
        raise PluginError(plugin, "not UTF-8 text", file=path) from error


def line_in(text: str, number: int) -> str:
    """One line of a text with its indentation, counted from 1; empty if there is none of that number."""
    lines = text.splitlines()
    return lines[number - 1] if 0 < number <= len(lines) else ""


def _line_of(path: Path, number: int) -> str:
    try:
        return line_in(path.read_text("utf-8"), number)
    except (OSError, UnicodeDecodeError):
        return ""
