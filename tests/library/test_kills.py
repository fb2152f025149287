"""Killed in the middle of a save: what was confirmed is there, the last save is whole or not there, nothing is between.

20 kills in the normal run; ``.ci/long kills`` does 200.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from playorder.library.entries import Query
from playorder.library.store import Library

from .saving_without_end import NoNames

KILLS = int(os.environ.get("PLAYORDER_KILLS", "20"))
SAVER = Path(__file__).with_name("saving_without_end.py")


def killed_after(path: Path, run: str, seconds: float) -> dict[int, str]:
    """Start saving, kill it so long after the library is open, and give the title confirmed last of each scenario."""
    with subprocess.Popen(
        [sys.executable, str(SAVER), str(path), run],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as saver:
        assert saver.stdout is not None
        assert saver.stderr is not None
        first = saver.stdout.readline()
        assert first == "open\n", saver.stderr.read()
        time.sleep(seconds)
        saver.kill()
        lines = saver.stdout.read().splitlines()
    confirmed: dict[int, str] = {}
    for line in lines:
        number, _, title = line.partition(" ")
        if title.count("-") == 2 and title[-1].isdigit():
            confirmed[int(number)] = title
    return confirmed


def test_two_programs_that_save_at_once_and_are_killed_lose_nothing(path: Path) -> None:
    Library.open(path, NoNames()).close()
    both = [
        subprocess.Popen(
            [sys.executable, str(SAVER), str(path), name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for name in ("one", "two")
    ]  # fmt: skip
    confirmed: dict[int, str] = {}
    first: list[str] = []
    for saver in both:
        assert saver.stdout is not None
        assert saver.stdout.readline() == "open\n"
    for saver in both:
        assert saver.stdout is not None
        first.append(saver.stdout.readline().strip())  # however slow the machine is: both have come to save
    time.sleep(0.5)
    for saver in both:
        saver.kill()
    for saver, line in zip(both, first, strict=True):
        with saver:
            assert saver.stdout is not None
            lines = [line, *saver.stdout.read().splitlines()]
        told = {int(number): title for number, _, title in (line.partition(" ") for line in lines) if title}
        assert told, "both came to save"
        assert not told.keys() & confirmed.keys()
        confirmed.update(told)
    with Library.open(path, NoNames()) as library:
        assert not library.notice
        entries = {entry.id: entry for entry in library.search(Query(limit=1_000_000))}
    assert confirmed.keys() <= entries.keys()
    for number, title in confirmed.items():
        there = entries[number].title
        assert there[:-1] == title[:-1]
        assert int(there[-1]) - int(title[-1]) in (0, 1)


def test_a_killed_save_is_there_whole_or_not_at_all(path: Path) -> None:
    source = random.Random(5)
    expected: dict[int, str] = {}
    for run in range(KILLS):
        expected.update(killed_after(path, str(run), source.uniform(0.0, 0.15)))
        with Library.open(path, NoNames()) as library:
            assert not library.notice
            entries = {entry.id: entry for entry in library.search(Query(limit=1_000_000))}
            assert expected.keys() <= entries.keys(), "a confirmed scenario is lost"
            assert len(entries) <= len(expected) + 1
            for number, entry in entries.items():
                newest = library.document(number)
                assert newest["title"] == entry.title
                assert newest["description"] == entry.title * 50
                assert entry.revision == int(entry.title[-1]) == len(library.revisions(number))
                if number in expected:
                    assert int(entry.title[-1]) - int(expected[number][-1]) in (0, 1), (
                        "a confirmed revision is lost"
                    )
            assert library.count("wis") == len(entries)
        # what was saved without having been confirmed stays, and is expected from now on
        expected = {number: entry.title for number, entry in entries.items()}
    assert len(expected) > KILLS
