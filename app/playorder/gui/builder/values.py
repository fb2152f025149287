"""What is written in a slot's field, as a value of a document, and back."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["from_text", "to_text"]


def to_text(value: Any) -> str:
    """A value as it stands in a field: words as they are, everything else as JSON."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def from_text(text: str) -> Any:
    """A field's text as a value: what begins like JSON is read as JSON, everything else is a word; empty is None."""
    stripped = text.strip()
    if not stripped:
        return None
    if stripped[0] in "[{" or stripped.lstrip("-").isdigit() or stripped in ("true", "false"):
        try:
            return json.loads(stripped)
        except ValueError:
            return stripped
    return stripped
