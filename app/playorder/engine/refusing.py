"""The refusal of an action, as every ruleset raises it."""

from __future__ import annotations

from enum import Enum


class NotLegal(Exception):
    """An action that is not legal, by a ruleset's rules. Its text is a sentence; ``reason`` is one of its refusals."""

    reason: Enum
