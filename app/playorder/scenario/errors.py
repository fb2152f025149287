"""Errors of scenario documents and runs; each says what to do."""

from __future__ import annotations

from playorder.engine.decisions import AnswerError

LONGEST_PART = 500
"""Characters of a message that tell what is wrong, or what would be right."""


class ScenarioError(Exception):
    """A document that is not valid: the file, the JSON path, what is wrong and what would be right."""

    def __init__(self, path: str, wrong: str, right: str = "", file: str = "") -> None:
        self.path = clipped(path)
        self.wrong = clipped(wrong)
        self.right = clipped(right)
        self.file = file
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """One line for people."""
        where = f"{self.file}: " if self.file else ""
        return f"{where}{self.path}: {self.told}"

    @property
    def told(self) -> str:
        """What is wrong and what would be right, for those who know where."""
        return f"{self.wrong}; {self.right}" if self.right else self.wrong


class PickError(AnswerError):
    """A scripted pick that does not fit the decision it applies to."""


class RunError(Exception):
    """Something in the script that cannot be run, such as an unknown entity or a refused action."""

    def __init__(self, message: str, action: int | None = None) -> None:
        super().__init__(message)
        self.action = action


def clipped(text: str) -> str:
    """A text as it is, or its beginning and its end if it is too long for a message."""
    half = LONGEST_PART // 2
    return text if len(text) <= LONGEST_PART else f"{text[:half]} … {text[-half:]}"
