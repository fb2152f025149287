"""Errors of scenario documents and runs; each says what to do."""

from __future__ import annotations

from playorder.engine.decisions import AnswerError


class ScenarioError(Exception):
    """A document that is not valid: the file, the JSON path, what is wrong and what would be right."""

    def __init__(self, path: str, wrong: str, right: str = "", file: str = "") -> None:
        self.path = path
        self.wrong = wrong
        self.right = right
        self.file = file
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """One line for people."""
        where = f"{self.file}: " if self.file else ""
        right = f"; {self.right}" if self.right else ""
        return f"{where}{self.path}: {self.wrong}{right}"


class PickError(AnswerError):
    """A scripted pick that does not fit the decision it applies to."""


class RunError(Exception):
    """Something in the script that cannot be run, such as an unknown entity or a refused action."""

    def __init__(self, message: str, action: int | None = None) -> None:
        super().__init__(message)
        self.action = action
