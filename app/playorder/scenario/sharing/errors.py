"""Why a share code is refused."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """What is wrong with a share code, or with a document that none can be made of."""

    NOT_A_CODE = "not a share code"
    NEWER = "made by a newer version of the program"
    CHANGED = "changed or cut on its way"
    TOO_LARGE = "too large"
    DAMAGED = "holds no document"


class ShareCodeError(Exception):
    """A share code that cannot be read or made; ``message`` says in one line why, and what to do."""

    def __init__(self, reason: Reason, message: str) -> None:
        self.reason = reason
        self.message = message
        super().__init__(message)
