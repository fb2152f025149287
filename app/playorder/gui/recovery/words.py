"""Moments as the user's language writes them."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

__all__ = ["clock", "moment_words"]


def clock(moment: datetime) -> str:
    """12:03"""
    return QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)


def moment_words(moment: datetime) -> str:
    """At 12:03, with the day if it was another one."""
    if moment.date() == datetime.now().date():
        return QCoreApplication.translate("Recovery", "at %1").replace("%1", clock(moment))
    day = QLocale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
    words = QCoreApplication.translate("Recovery", "on %2 at %1")
    return words.replace("%1", clock(moment)).replace("%2", day)
