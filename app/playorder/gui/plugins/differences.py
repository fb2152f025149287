"""What is different in one run from another: for a card that was changed while a scenario is open."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from playorder.gui.protocols import RunLike

__all__ = ["Difference", "differences"]

_NUMBERED = re.compile(r" \(\d+\)")


@dataclass(frozen=True, slots=True)
class Difference:
    """One line: `gone` were only in the run before, the others only in the run after."""

    text: str
    gone: bool


def differences(before: RunLike, after: RunLike, limit: int = 200) -> list[Difference]:
    """Checks that hold no more or hold now, then the steps of the timeline that one of the two runs has alone."""
    found = [
        Difference(f"the check {wanted} {'holds now' if ok else 'holds no more'}", not ok)
        for (was, _, _), (ok, wanted, _) in zip(before.checks, after.checks, strict=False)
        if was != ok
    ]
    if before.error != after.error:
        found += [
            Difference(error, gone) for error, gone in ((before.error, True), (after.error, False)) if error
        ]
    old, new = _steps(before), _steps(after)
    for line in difflib.unified_diff(old, new, lineterm="", n=0):
        if line.startswith(("---", "+++", "@@")):
            continue
        found.append(Difference(line[1:], line.startswith("-")))
        if len(found) >= limit:
            break
    return found


def _steps(run: RunLike) -> Sequence[str]:
    # the numbers of entities shift when one more is made: they are no difference
    return [_NUMBERED.sub("", run.sentence(node.id)) for node in run.nodes]
