"""Walking along the steps of a sequence: the rest waits on the stack only while a step has opened something."""

from __future__ import annotations

from collections.abc import Callable

from playorder.engine.machine import Frame, Machine


def walk(machine: Machine, frame: Frame, last: int, do: Callable[[int], None]) -> None:
    """Do the step that the frame's last item names, and go on at once where it opened nothing.

    Before each step but the ``last`` the same frame with the next number is put on the stack, so that whatever the
    step pushes is resolved first. A step that ends the game empties the stack, and so ends the walk too.
    """
    step: int = frame[-1]
    head = frame[:-1]
    rest = machine.stack
    depth = 1 if rest is None else rest[2] + 1
    while step < last:
        waiting = ((*head, step + 1), rest, depth)
        machine.stack = waiting
        do(step)
        if machine.stack is not waiting:
            return
        step += 1
    machine.stack = rest
    do(step)
