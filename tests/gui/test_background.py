"""Work off the window's thread: what happens when the window goes before it is done."""

from __future__ import annotations

import subprocess
import sys

import pytest

# In a process of its own: what is told to an object that is just being destroyed ends the process. It hits one time
# in some hundreds, so it is tried very often, with threads that take turns as often as they can.
MANY = """
import sys, time
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from playorder.gui.background import Background
from playorder.gui.latest import Latest

def begin_latest(parent):
    Latest(parent).start(lambda: time.sleep(0.0005), lambda _: None, lambda _: None)

def begin_background(parent):
    Background(parent).start(lambda _: time.sleep(0.0005), lambda _: None, lambda _: None)

sys.setswitchinterval(1e-6)
app = QCoreApplication([])
for number in range(3000):
    parent = QObject()
    BEGIN(parent)
    going = time.perf_counter() + 0.0004 + number % 40 * 0.00001
    while time.perf_counter() < going:
        pass
    shiboken6.delete(parent)
print("all went")
"""


@pytest.mark.parametrize("begin", ["begin_latest", "begin_background"])
def test_work_that_ends_just_as_its_window_goes_does_no_harm(begin: str) -> None:
    code = MANY.replace("BEGIN", begin)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout == "all went\n", done.stderr[-2000:]
