"""Stopping a run from outside, even one in which the code of a card never comes back.

Python has no way to end a thread, but it can be made to raise an exception at its next instruction. That reaches
whatever is pure Python; what waits inside a library written in C is stopped when it comes back.
"""

from __future__ import annotations

import ctypes
import threading
import time
from typing import Final

AGAIN_AFTER: Final = 0.05
"""Seconds between two attempts: card code may swallow an exception."""


class Stopped(BaseException):
    """The run was stopped. No :class:`Exception`, so that card code that catches those does not catch it."""


def stop_thread(thread: threading.Thread, *, patience: float = 5.0) -> threading.Thread:
    """Make a thread raise :class:`Stopped`, and again until it has ended or ``patience`` (seconds) is used up.

    Returns at once; the thread that sees to it is given back.
    """

    def insist() -> None:
        until = time.monotonic() + patience
        while thread.is_alive() and time.monotonic() < until:
            if thread.ident is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread.ident), ctypes.py_object(Stopped)
                )
            thread.join(AGAIN_AFTER)

    stopper = threading.Thread(target=insist, name="playorder-stop", daemon=True)
    stopper.start()
    return stopper
