"""The compiled build is the same program: what is compiled exists, and a compiled machine tells the same.

`.ci/compiled` compiles all of it and runs the tests of the engine, the rules, the cards and the odds against it.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import playorder
from playorder import compiling

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(playorder.__file__).parent
CAN_COMPILE = importlib.util.find_spec("mypyc") is not None and shutil.which("gcc") is not None


def test_what_is_compiled_and_what_stays_plain_is_there() -> None:
    modules = {path.as_posix() for path in compiling.compiled_modules(PACKAGE)}

    assert {"playorder/model/state.py", "playorder/engine/machine.py"} <= modules
    assert "playorder/rulesets/hearthstone/queues.py" in modules
    assert all((PACKAGE / path).is_file() for path in compiling.PLAIN), "a plain module that is gone"
    assert not {f"playorder/{path}" for path in compiling.PLAIN} & modules
    assert all((PACKAGE.parent / path).is_file() for path in modules)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")

    with pytest.raises(compiling.CannotCompile, match="holds something else"):
        compiling.copy_package(tmp_path)

    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_a_compiler_that_refuses_is_told(tmp_path: Path) -> None:
    if not CAN_COMPILE:
        pytest.skip("no mypyc or no gcc")
    package = tmp_path / "playorder" / "model"
    package.mkdir(parents=True)
    (package / "state.py").write_text("def broken(value: int) -> str:\n    return value\n")

    with pytest.raises(compiling.CannotCompile, match="Incompatible return value"):
        compiling.compile_in(tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not CAN_COMPILE, reason="no mypyc or no gcc")
@pytest.mark.parametrize("trained", [False, True])
def test_a_compiled_machine_tells_the_same_timelines(tmp_path: Path, trained: bool) -> None:
    compiling.copy_package(tmp_path / "built")
    patterns = ("model/state.py", "model/values.py", "engine/*.py")
    made = compiling.compile_in(tmp_path / "built", patterns, trained=trained)
    assert {path.name.split(".")[0] for path in made} >= {"state", "machine", "decisions", "steps"}

    runs = [traced(folder, tmp_path / "home") for folder in (tmp_path / "built", PACKAGE.parent)]
    assert [compiled for compiled, _ in runs] == [True, False]
    assert runs[0] == (True, runs[1][1])


def traced(folder: Path, home: Path) -> tuple[bool, str]:
    """Whether the package in a folder is compiled, and the timelines of the examples as it prints them."""
    code = """
import sys
from playorder.cli.main import main
from playorder.compiling import is_compiled
print(is_compiled())
sys.exit(main(["run", "--json", "--trace", *sys.argv[1:]]))
"""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PLAYORDER_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code, ROOT / "assets" / "examples"],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    compiled, _, timelines = done.stdout.partition("\n")
    assert '"label"' in timelines
    return compiled == "True", timelines
