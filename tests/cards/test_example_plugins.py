"""The plugins that ship as examples: their tests pass, they hold up to the check, and their tests need them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from playorder.paths import assets_folder
from playorder.plugin_check import check_plugin

OutcomeOf = Callable[[Path], subprocess.CompletedProcess[str]]

EXAMPLES = sorted(path.parent for path in (assets_folder() / "example_plugins").glob("*/plugin.toml"))


def test_there_are_examples() -> None:
    assert [folder.name for folder in EXAMPLES] == ["hearthside", "tricks"]


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_the_tests_of_an_example_pass_and_nothing_is_wrong_in_it(folder: Path, outcome_of: OutcomeOf) -> None:
    done = outcome_of(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert check_plugin(folder) == []


@pytest.mark.parametrize(
    ("name", "module", "failed"), [("hearthside", "cards.py", "4 failed"), ("tricks", "rules.py", "9 failed")]
)
def test_the_tests_of_an_example_fail_without_what_its_code_does(
    name: str, module: str, failed: str, tmp_path: Path, outcome_of: OutcomeOf
) -> None:
    copy = tmp_path / name
    shutil.copytree(assets_folder() / "example_plugins" / name, copy)
    (copy / module).unlink()
    done = outcome_of(copy)
    assert failed in done.stdout, done.stdout
