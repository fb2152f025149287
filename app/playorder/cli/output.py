"""What several verbs print alike."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def complain(verb: str, message: str, status: int) -> int:
    """Print one line to standard error that begins with the verb, and hand the status on."""
    print(f"playorder {verb}: {message}", file=sys.stderr)
    return status


def name_written(file: Path | str) -> None:
    """Say on standard error which file was written, so that standard output holds what was asked for alone."""
    print(f"wrote  {file}", file=sys.stderr)


def print_json(value: dict[str, Any]) -> None:
    """Print one JSON object in one line."""
    json.dump(value, sys.stdout, ensure_ascii=False)
    sys.stdout.write("\n")
