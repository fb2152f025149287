"""The plugins that ship as examples: their tests pass, they hold up to the check, and their tests need them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playorder.paths import assets_folder
from playorder.plugin_check import check_plugin

EXAMPLES = sorted(path.parent for path in (assets_folder() / "example_plugins").glob("*/plugin.toml"))


def outcome_of(folder: Path) -> subprocess.CompletedProcess[str]:
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


def test_there_are_examples() -> None:
    assert [folder.name for folder in EXAMPLES] == ["hearthside"]


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_the_outcome_of_an_example_pass_and_nothing_is_wrong_in_it(folder: Path) -> None:
    done = outcome_of(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert check_plugin(folder) == []


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_the_outcome_of_an_example_fail_without_what_its_code_does(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / folder.name
    shutil.copytree(folder, copy)
    (copy / "cards.py").unlink()
    done = outcome_of(copy)
    assert "4 failed" in done.stdout, done.stdout
