"""Sequences: their steps in order; the rest waits on the stack while a step has opened something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.engine.machine import Frame, Machine

Steps = tuple[Callable[[Any, Any], None], ...]
"""The steps of a sequence in order; each gets the machine, and what the sequence is about."""


def begin_steps(machine: Machine, steps: Steps, about: Any = None, first: int = 0) -> None:
    """Push a sequence, from a step on that is counted from 0."""
    machine.push((walk, steps, about, first))


def walk(machine: Machine, frame: Frame) -> None:
    """Frame: do the step that the last item counts, and go on at once where it opened nothing.

    Before each step but the last the same frame with the next number is put on the stack, so that whatever the
    step pushes is resolved first. A step that ends the game empties the stack, and so ends the walk too.
    """
    steps: Steps = frame[1]
    about = frame[2]
    number: int = frame[3]
    last = len(steps) - 1
    rest = machine.stack
    depth: int = 1 if rest is None else rest[2] + 1
    for step in steps[number:last]:
        number += 1
        # typed as a Cell it would narrow what is read again below, which a compiled build takes at its word
        waiting: Any = ((frame[0], steps, about, number), rest, depth)
        machine.stack = waiting
        step(machine, about)
        if machine.stack is not waiting:
            return
    machine.stack = rest
    steps[last](machine, about)
