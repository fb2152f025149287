"""A compiled build: state, machine, the rules of Hearthstone and the graph of odds as extension modules, by mypyc.

The program is the same Python as ever and runs without any of this. ``python -m playorder.compiling FOLDER`` puts a
copy of the package into a folder and compiles the modules named here in it; with that folder first in ``PYTHONPATH``
they are what is imported. A wheel gets them with ``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel .`` (``hatch_build.py``).
Compiling needs a C compiler and the extra ``playorder[compile]``, and takes a few minutes.

Cards and plugins stay plain Python, and so do the conditions that cards are written with: they are told to people by
their docstrings, and positions apart by the code of small functions; compiled ones have neither.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playorder.paths import assets_folder, plugins_folder

RULES: Final = "rulesets/hearthstone"
COMPILED: Final = (
    "carddata/cards.py", "model/state.py", "model/values.py", "engine/decisions.py", "engine/faults.py",
    "engine/game.py", "engine/machine.py", "engine/steps.py", "cards/context.py", "cards/definition.py",
    "cards/effects.py", "cards/selectors.py", "explore/budget.py", "explore/fingerprint.py", "explore/graph.py",
    f"{RULES}/*.py", f"{RULES}/effects/*.py",
)  # fmt: skip
"""What is compiled, as patterns within the package."""
_PLAIN_RULES: Final = (
    "absence", "account", "api", "conditions", "editions", "invariants", "keyword_triggers", "layout", "limits",
    "moves", "random_games", "reasons", "refusals",
)  # fmt: skip
PLAIN: Final = frozenset(f"{RULES}/{name}.py" for name in _PLAIN_RULES)
"""Modules of the rules that stay plain: what cards are written with, and what only explains."""

_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--strict", "--follow-imports=silent", "--explicit-package-bases", "--namespace-packages",
                    "--ignore-missing-imports", *sys.argv[1:]], opt_level="3", debug_level="0", multi_file=True)
for module in modules:
    module.extra_compile_args += {flags}
    module.extra_link_args += {link}
setup(name="playorder-compiled", ext_modules=modules,
      script_args=["-q", "build_ext", "--inplace", "--force", "-j", "{jobs}"])
"""
_DIRECT: Final = ("-fvisibility=hidden", "-fno-plt") if sys.platform == "linux" else ()
"""Functions of the compiled modules call one another, and Python's library, without a table between: a twentieth."""
_COUNTING: Final = ("-fprofile-generate", "-fprofile-update=single")
"""For gcc: the modules count which of their ways are taken."""
_COUNTED: Final = (
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-coverage-mismatch",
)
"""For gcc: the modules are laid out for the ways that were counted, and where none were, as ever."""
_TRAINING: Final = """
import random
from playorder.assembly import Program
from playorder.rulesets.hearthstone.known_cards import KnownCards
from playorder.rulesets.hearthstone.random_player import random_game

program = Program()
cards, source = KnownCards(program.plugins.definition), random.Random(1)
for _ in range(150):
    random_game(program.catalogue(), cards, source)
"""
"""What is played while the ways are counted."""


class CannotCompile(Exception):
    """Something that compiling needs is missing, or the compiler refused; the message says what to do."""


def compiled_modules(package: Path, patterns: tuple[str, ...] = COMPILED) -> list[Path]:
    """The modules of a package folder that are to be compiled, relative to the folder that holds it."""
    found = {path for pattern in patterns for path in package.glob(pattern) if path.name != "__init__.py"}
    top = package.parent
    return sorted(
        path.relative_to(top) for path in found if path.relative_to(package).as_posix() not in PLAIN
    )


def is_compiled() -> bool:
    """Whether the engine that runs in this process is a compiled one."""
    from playorder.engine import machine

    return not str(machine.__file__).endswith(".py")


def compile_in(folder: Path, patterns: tuple[str, ...] = COMPILED, *, trained: bool = False) -> list[Path]:
    """Compile the package that lies in a folder, in place; the extension modules. Raises :class:`CannotCompile`.

    ``trained`` compiles twice, by gcc, with random games between: the second time for the ways that those took. The
    package must have its plugins with it, as :func:`copy_package` puts them there.
    """
    modules = [str(path) for path in compiled_modules(folder / "playorder", patterns)]
    if trained:
        _build(folder, modules, _COUNTING, _COUNTING)
        _run(folder, _TRAINING)
    _build(folder, modules, _COUNTED if trained else ())
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(path for suffix in (".so", ".pyd") for path in folder.rglob(f"*{suffix}"))


def _build(folder: Path, modules: list[str], flags: tuple[str, ...], link: tuple[str, ...] = ()) -> None:
    setup = _SETUP.format(jobs=os.cpu_count() or 1, flags=[*_DIRECT, *flags], link=list(link))
    _run(folder, setup, *modules)


def _run(folder: Path, code: str, *arguments: str) -> None:
    """Run some Python in the folder, which is where it finds the package."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0:
        if "No module named 'mypyc'" in done.stderr or "No module named 'setuptools'" in done.stderr:
            raise CannotCompile("mypyc is not installed: pip install 'playorder[compile]'")
        said = f"{done.stdout}\n{done.stderr}".strip()
        raise CannotCompile(f"compiling failed; is a C compiler installed (apt-get install gcc)?\n{said}")


def copy_package(folder: Path) -> None:
    """A copy of this package, with what ships beside it, in a folder that is new or holds an older copy."""
    target = folder / "playorder"
    if folder.exists() and any(folder.iterdir()) and not (target / "compiling.py").is_file():
        raise CannotCompile(f"{folder} holds something else: name a new folder")
    shutil.rmtree(folder, ignore_errors=True)
    no_leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_shipped")
    shutil.copytree(Path(__file__).parent, target, ignore=no_leftovers)
    for shipped in (plugins_folder(), assets_folder()):
        shutil.copytree(shipped, target / "_shipped" / shipped.name, ignore=no_leftovers)


def main() -> int:
    """The command; see the module."""
    parser = argparse.ArgumentParser(prog="python -m playorder.compiling", description="make a compiled copy")
    parser.add_argument("folder", type=Path, help="where to put it; an older copy there is replaced")
    parser.add_argument(
        "--trained", action="store_true",
        help="compile twice, with random games between, for the ways that those took: some percent faster (gcc only)",
    )  # fmt: skip
    arguments = parser.parse_args()
    folder: Path = arguments.folder.absolute()
    try:
        copy_package(folder)
        made = compile_in(folder, trained=arguments.trained)
    except (CannotCompile, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"compiled {len(made) - 1} modules; use it with PYTHONPATH={folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
