"""What every test needs: no display, nothing written into the user's folders, repeatable property tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent / "shared"))

settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile(
    "ci",
    deadline=None,
    print_blob=True,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "local")

_made_here: list[str] = []


def pytest_configure() -> None:
    """Give the run a home of its own, shared by xdist's workers (so they share one cache of card data)."""
    if "PLAYORDER_TEST_HOME" not in os.environ:
        home = tempfile.mkdtemp(prefix="playorder-tests-")
        _made_here.append(home)
        os.environ["PLAYORDER_TEST_HOME"] = home
    os.environ["PLAYORDER_HOME"] = os.environ["PLAYORDER_TEST_HOME"]


def pytest_unconfigure() -> None:
    """Take the home away again, in the process that made it."""
    while _made_here:
        shutil.rmtree(_made_here.pop(), ignore_errors=True)
        os.environ.pop("PLAYORDER_TEST_HOME", None)
        os.environ.pop("PLAYORDER_HOME", None)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of a user who has nothing yet, for one test."""
    home = tmp_path / "home"
    home.mkdir()
    cache = Path(os.environ["PLAYORDER_HOME"]) / "cache"
    cache.mkdir(exist_ok=True)
    (home / "cache").symlink_to(cache)  # reading the card data anew for each test would take seconds
    monkeypatch.setenv("PLAYORDER_HOME", str(home))
    return home


@pytest.fixture
def outcome_of() -> Callable[[Path], subprocess.CompletedProcess[str]]:
    """Runs the tests of a plugin's folder as its author does, in a process of their own."""

    def outcome(folder: Path) -> subprocess.CompletedProcess[str]:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "playorder.testing",
            "-p",
            "no:cacheprovider",
            str(folder),
        ]
        return subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=folder, env=dict(os.environ)
        )

    return outcome
