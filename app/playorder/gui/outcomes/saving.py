"""Outcomes as files: CSV for tables, JSON for programs, a picture of the chart."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from PySide6.QtGui import QPixmap

from playorder.explore.outcomes import Outcomes
from playorder.explore.report import outcomes_entry, table
from playorder.gui.png import png_of

__all__ = ["SUFFIXES", "save_outcomes"]

SUFFIXES = (".csv", ".json", ".png")


def save_outcomes(path: Path, outcomes: Outcomes, chart: QPixmap) -> None:
    """Write a file in the form that its name's ending says. Raises :class:`OSError`, and for another ending
    :class:`ValueError`."""
    suffix = path.suffix.lower()
    if suffix == ".csv":
        text = io.StringIO()
        csv.writer(text).writerows(table(outcomes))
        path.write_text(text.getvalue(), encoding="utf-8", newline="")
    elif suffix == ".json":
        path.write_text(json.dumps(outcomes_entry(outcomes), ensure_ascii=False, indent=1), encoding="utf-8")
    elif suffix == ".png":
        path.write_bytes(png_of(chart.toImage()))
    else:
        raise ValueError(f"the name must end with one of {', '.join(SUFFIXES)}")
