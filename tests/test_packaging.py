"""The distribution ships what it says. Building the wheel for real and running from it is done by .ci/run."""

from __future__ import annotations

import importlib
import importlib.metadata
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import playorder

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_wheel_ships_plugins_and_assets_where_the_program_looks(project: dict[str, Any]) -> None:
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    shipped = {name: f"playorder/_shipped/{name}" for name in ("plugins", "assets")}

    assert wheel["sources"] == {"app": "", **shipped}
    assert set(wheel["only-include"]) == {"app/playorder", *shipped}
    assert all((ROOT / name).is_dir() for name in wheel["only-include"])


def test_the_command_is_there(project: dict[str, Any]) -> None:
    module, _, function = project["project"]["scripts"]["playorder"].partition(":")

    assert callable(getattr(importlib.import_module(module), function))


def test_the_version_is_that_of_the_distribution(project: dict[str, Any]) -> None:
    try:
        installed = importlib.metadata.version("playorder")
    except importlib.metadata.PackageNotFoundError:
        assert playorder.__version__ == "0+unknown"
    else:
        assert playorder.__version__ == installed == project["project"]["version"]


def test_the_package_has_no_other_attributes_by_magic() -> None:
    with pytest.raises(AttributeError, match="no attribute 'version'"):
        playorder.version  # noqa: B018


def test_importing_the_package_imports_nothing_of_weight() -> None:
    code = "import sys; import playorder.cli.main; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "app"
    )

    heavy = {"PySide6", "hearthstone", "rich", "sqlite_utils", "pluggy", "msgspec", "platformdirs"}
    assert not heavy & set(run.stdout.split())


def test_the_readme_has_its_two_commands_and_its_pictures() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    marked = re.findall(r"<!-- test-command -->\n```sh\n(.*)\n```", readme)
    assert len(marked) == 1
    assert "-m pytest" in marked[0]
    opening = re.search(r"\.venv/bin/playorder (\S+)", readme)
    assert opening
    assert (ROOT / opening[1]).is_file()
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", readme):
        assert (ROOT / picture).is_file(), picture


def test_the_readme_names_every_verb_and_no_other() -> None:
    from playorder.cli.main import VERBS

    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert re.findall(r"^\| `playorder (\w+)", readme, flags=re.MULTILINE) == list(VERBS)
