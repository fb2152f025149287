"""What the library tells of a scenario, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """A scenario of the library without its document. Times are UTC, ISO 8601, to the millisecond."""

    id: int
    title: str
    description: str
    tags: tuple[str, ...]
    folder: str
    ruleset: str
    edition: str
    cards: tuple[str, ...]
    """Ids of the cards that it names; what is not known stands as it is written."""
    favourite: bool
    created: str
    changed: str
    revision: int
    """The number of the newest revision, from 1."""
    passed: bool | None
    """Whether its checks held when it was run last; None if it was not run since it was saved."""
    trashed: str
    """When it was put into the trash; empty if it is not there."""


@dataclass(frozen=True, slots=True)
class Revision:
    """One state of a scenario, as it was saved."""

    scenario: int
    number: int
    saved: str
    document: dict[str, Any]


class Sort(Enum):
    """The order of a list."""

    RELEVANCE = "relevance"
    """Best match first; the newest change first where there are no words."""
    CHANGED = "changed"
    CREATED = "created"
    TITLE = "title"
    FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class Query:
    """What to list. Every word must be found as the beginning of a word; None lets anything pass."""

    words: str = ""
    folder: str | None = None
    tag: str | None = None
    favourite: bool | None = None
    passed: bool | None = None
    trash: bool = False
    sort: Sort = Sort.RELEVANCE
    descending: bool | None = None
    """None is what one expects: times newest first, words from A."""
    limit: int = 200
    offset: int = 0
