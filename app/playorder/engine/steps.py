"""Walking along the steps of a sequence: the rest waits on the stack only while a step has opened something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.engine.machine import Frame, Machine

Steps = tuple[Callable[..., None], ...]
"""The steps of a sequence in order; each gets the machine, and what the sequence is about."""


def walk(machine: Machine, frame: Frame, steps: Steps, *about: Any) -> None:
    """Do the step that the frame's last item counts from 0, and go on at once where it opened nothing.

    Before each step but the last the same frame with the next number is put on the stack, so that whatever the
    step pushes is resolved first. A step that ends the game empties the stack, and so ends the walk too.
    """
    step: int = frame[-1]
    head = frame[:-1]
    last = len(steps) - 1
    rest = machine.stack
    while step < last:
        machine.push((*head, step + 1))
        waiting = machine.stack
        steps[step](machine, *about)
        if machine.stack is not waiting:
            return
        machine.stack = rest
        step += 1
    steps[last](machine, *about)
