"""Drafts: what a window keeps of unsaved documents, each in a file of its own that a lock ties to its window.

The operating system frees the lock when the window's process ends, however it ends: a draft whose lock is free is one
that nobody is working on.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from filelock import FileLock, Timeout

from playorder.scenario.writing import replacing

__all__ = ["Draft", "DraftFile", "abandoned_drafts", "changed_at"]

log = logging.getLogger(__name__)

_END: Final = ".draft.json"
_LARGEST: Final = 1 << 26
"""Bytes of a draft that is read."""

Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Draft:
    """The documents of one window, as they were at a moment."""

    documents: tuple[Document, ...]
    index: int
    """Which of them was edited."""
    path: str
    """The file that they were opened from; an empty text if they were never saved."""
    file_changed: int | None
    """When that file was last changed, in nanoseconds, as far as the window knew; None without a file."""
    written: datetime

    @property
    def title(self) -> str:
        """What to call it: the title of the document that was edited, or the name of its file."""
        title = self.documents[self.index].get("title")
        return title if isinstance(title, str) and title else Path(self.path).name

    @property
    def is_overtaken(self) -> bool:
        """Whether its file was changed by something else since: saving over it would lose that."""
        return bool(self.path) and changed_at(self.path) != self.file_changed


class DraftFile:
    """The file of a draft. Whoever has one holds its lock; close it when it is done with."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path = path
        self._lock = lock

    @classmethod
    def begin(cls, folder: Path) -> DraftFile:
        """A new one, with nothing written yet. Raises :class:`OSError`."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{uuid4().hex}{_END}"
        lock = _lock_of(path)
        lock.acquire(blocking=False)
        return cls(path, lock)

    def write(self, draft: Draft) -> None:
        """Put another draft in the place of the one before, whole or not at all. Raises :class:`OSError`."""
        value = {
            "documents": draft.documents,
            "index": draft.index,
            "path": draft.path,
            "file_changed": draft.file_changed,
            "written": draft.written.isoformat(timespec="seconds"),
        }
        with replacing(self._path) as beside, beside.open("w", encoding="utf-8") as file:
            json.dump(value, file)  # ASCII: half characters are kept as they are
            file.flush()
            os.fsync(file.fileno())

    def read(self) -> Draft | None:
        """The draft; None if it is damaged or of another version of the program."""
        try:
            if self._path.stat().st_size > _LARGEST:
                return None
            return _draft_of(json.loads(self._path.read_bytes()))
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as problem:
            log.warning("the draft %s cannot be read: %s", self._path, problem)
            return None

    def remove(self) -> None:
        """The draft is not needed any more: nothing of it stays. Raises :class:`OSError`."""
        self._path.unlink(missing_ok=True)
        self.close()
        # after the draft: who takes the lock from now on finds nothing that it would be for
        Path(self._lock.lock_file).unlink(missing_ok=True)

    def close(self) -> None:
        """Leave the draft where it is, for somebody else."""
        self._lock.release()


def abandoned_drafts(folder: Path) -> list[tuple[DraftFile, Draft]]:
    """The drafts of windows that are gone, the latest first. They belong to the caller now."""
    found: list[tuple[DraftFile, Draft]] = []
    for path in folder.glob(f"*{_END}"):
        lock = _lock_of(path)
        try:
            lock.acquire(blocking=False)
        except (Timeout, OSError):
            continue  # its window lives
        file = DraftFile(path, lock)
        draft = file.read() if path.exists() else None
        if draft is None:
            file.close()
        else:
            found.append((file, draft))
    return sorted(found, key=lambda pair: pair[1].written, reverse=True)


def changed_at(path: str) -> int | None:
    """When a file was last changed, in nanoseconds; None if there is none."""
    try:
        return Path(path).stat().st_mtime_ns if path else None
    except OSError:
        return None


def _lock_of(path: Path) -> FileLock:
    # written in one thread and closed in another
    return FileLock(path.with_name(path.name.removesuffix(_END) + ".lock"), thread_local=False)


def _draft_of(value: dict[str, Any]) -> Draft:
    documents: Sequence[Document] = value["documents"]
    index: int = value["index"]
    if not all(isinstance(document, dict) for document in documents) or not 0 <= index < len(documents):
        raise ValueError("no documents")
    return Draft(
        tuple(documents),
        index,
        str(value["path"]),
        value["file_changed"],
        datetime.fromisoformat(value["written"]),
    )
