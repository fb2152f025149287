"""Dependencies point one way: the imports under app/ and plugins/ are parsed, and a breach fails.

The order is that of the design: model < engine < cards < rulesets < scenario, timeline < explore, library <
cli, gui; carddata stands beside model; hooks know no rules, only what plugins hand on: cards, and rulesets as scenario
asks them; assembly puts the pieces together for trials, cli and gui. The checker itself is tried on small made-up
trees, so it is known to be able to fail.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAX_LINES = 700

_RULES = frozenset({"model", "engine", "cards", "carddata", "rulesets"})
_DOCUMENTS = _RULES | {"paths", "scenario", "timeline"}
_TOOLS = _DOCUMENTS | {"explore", "library", "export"}
ALLOWED: dict[str, frozenset[str]] = {
    "paths": frozenset(),
    "compiling": frozenset({"paths", "engine"}),
    "model": frozenset(),
    "carddata": frozenset({"paths"}),
    "engine": frozenset({"model"}),
    "cards": frozenset({"model", "engine", "carddata"}),
    "rulesets": frozenset({"model", "engine", "cards", "carddata"}),
    "hooks": frozenset({"paths", "model", "cards", "carddata", "scenario"}),
    "scenario": _DOCUMENTS,
    "timeline": _DOCUMENTS,
    "export": _DOCUMENTS,
    "explore": _TOOLS,
    "library": _TOOLS,
    "plugin_cards": _RULES | {"hooks"},
    "assembly": _TOOLS | {"hooks", "plugin_cards"},
    "ruleset_check": _TOOLS | {"hooks", "assembly"},
    "plugin_check": _TOOLS | {"hooks", "plugin_cards", "assembly", "ruleset_check"},
    "card_making": _TOOLS | {"hooks", "assembly"},
    "testing": _TOOLS | {"hooks", "assembly"},
    "trials": _TOOLS | {"hooks", "assembly"},
    "cli": _TOOLS | {"hooks", "assembly", "plugin_check", "trials", "gui", "compiling"},
    "gui": _TOOLS | {"hooks", "assembly", "card_making", "plugin_check", "cli"},
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
}
"""What each part of the package may import besides itself. A part that is not named here is a breach."""

PLUGINS_MAY_IMPORT = _RULES | {"hooks"}
FRONT_DOOR = ("cli.main", "gui")
"""The one import left out when circles are looked for: the command opens the window, late."""


@dataclass(frozen=True)
class Import:
    """One import: of `target` (dotted, absolute), by the module `module`."""

    module: str
    target: str
    where: str
    star: bool = False


def breaches(root: Path) -> list[str]:
    """Everything under root's app/playorder and plugins that the architecture does not allow."""
    found: list[str] = []
    edges: dict[tuple[str, str], str] = {}
    for path in _modules(root / "app" / "playorder"):
        where = path.relative_to(root).as_posix()
        module = _module_name(path.relative_to(root / "app"))
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MAX_LINES:
            found.append(f"{where}: {lines} lines, more than {MAX_LINES}")
        part = _part(module)
        if part not in ALLOWED:
            found.append(f"{where}: {part!r} has no place in the order of parts")
            continue
        for item in _imports(path, module, where):
            found += _judge(item, part)
            other = _part(item.target)
            is_own = item.target.split(".")[0] == "playorder"
            is_front_door = (module.removeprefix("playorder."), other) == FRONT_DOOR
            if is_own and other != part and not is_front_door:
                edges.setdefault((part, other), item.where)
    for path in _modules(root / "plugins"):
        where = path.relative_to(root).as_posix()
        for item in _imports(path, f"plugins.{path.stem}", where):
            found += _judge_plugin(item)
    return found + _circles(edges)


def _judge(item: Import, part: str) -> list[str]:
    """What is wrong with one import by a module of this part."""
    found = [f"{item.where}: import *"] if item.star else []
    top = item.target.split(".")[0]
    if top in {"PySide6", "shiboken6"} and part != "gui":
        found.append(f"{item.where}: {part} imports {top}, which belongs into gui/ only")
    if top != "playorder":
        return found
    other = _part(item.target)
    if other not in {part, "__init__"} and other not in ALLOWED[part]:
        found.append(f"{item.where}: {part} must not import {other} ({item.target})")
    if other == "gui" and part == "cli" and item.module != f"playorder.{FRONT_DOOR[0]}":
        found.append(f"{item.where}: of the command line only {FRONT_DOOR[0]} opens the window")
    ours, theirs = _ruleset(item.module), _ruleset(item.target)
    if ours and theirs and ours != theirs:
        found.append(f"{item.where}: the ruleset {ours} must not import the ruleset {theirs}")
    return found


def _judge_plugin(item: Import) -> list[str]:
    """What is wrong with one import by a module of a shipped plugin."""
    found = [f"{item.where}: import *"] if item.star else []
    top = item.target.split(".")[0]
    if top == "PySide6":
        found.append(f"{item.where}: a plugin imports {top}")
    if top == "playorder" and _part(item.target) not in PLUGINS_MAY_IMPORT:
        found.append(f"{item.where}: a plugin must not import {item.target}")
    return found


def _circles(edges: dict[tuple[str, str], str]) -> list[str]:
    """Circles among the parts, each told once."""
    following: dict[str, list[str]] = {}
    for start, end in edges:
        following.setdefault(start, []).append(end)
    circles: set[tuple[str, ...]] = set()

    def walk(path: tuple[str, ...]) -> None:
        for part in following.get(path[-1], ()):
            if part in path:
                circle = path[path.index(part) :]
                first = circle.index(min(circle))
                circles.add(circle[first:] + circle[:first])
            else:
                walk((*path, part))

    for part in sorted(following):
        walk((part,))
    return [
        "circle: " + " -> ".join([*circle, circle[0]]) + f" (see {edges[circle[-1], circle[0]]})"
        for circle in sorted(circles)
    ]


def _imports(path: Path, module: str, where: str) -> Iterator[Import]:
    """Every import in a file, however deep in it; `from a import b` counts as a.b: b could be a module."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        line = f"{where}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Import(names=names):
                for name in names:
                    yield Import(module, name.name, line)
            case ast.ImportFrom(module=source, names=names, level=level):
                base = ".".join(package.split(".")[: len(package.split(".")) - level + 1]) if level else ""
                target = ".".join(filter(None, (base, source)))
                for name in names:
                    is_star = name.name == "*"
                    yield Import(module, target if is_star else f"{target}.{name.name}", line, is_star)
            case ast.Call(func=ast.Attribute(attr="import_module"), args=[ast.Constant(value=str(name)), *_]):
                yield Import(module, name, line)


def _modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _module_name(path: Path) -> str:
    """`playorder/model/state.py` -> `playorder.model.state`."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 2 else parts)


def _part(module: str) -> str:
    """The part of the package that a dotted name lies in; names of the package itself are `__init__`."""
    parts = module.split(".")
    return "__init__" if len(parts) < 2 or parts[1] == "__version__" else parts[1]


def _ruleset(module: str) -> str:
    """The ruleset's folder that a dotted name lies in, or nothing."""
    parts = module.split(".")
    is_inside = len(parts) > 2 and parts[:2] == ["playorder", "rulesets"]
    is_folder = is_inside and (ROOT / "app" / "playorder" / "rulesets" / parts[2]).is_dir()
    return parts[2] if is_folder or (is_inside and len(parts) > 3) else ""


NEUTRAL = ("model", "engine", "cards", "timeline", "gui")
"""Parts that know no game: they neither import a ruleset nor name one."""


def names_of_games(root: Path) -> list[str]:
    """Where the neutral parts import a ruleset or speak of one; only what a distribution is called is no name."""
    folders = sorted(
        path.name for path in (root / "app" / "playorder" / "rulesets").iterdir() if path.is_dir()
    )
    words = [name for name in folders if not name.startswith("_")] + ["warcraft", "playorder.rulesets"]
    return [
        f"{path.relative_to(root).as_posix()}:{number}: {line.strip()}"
        for part in NEUTRAL
        for path in _modules(root / "app" / "playorder" / part)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(word in line.lower() for word in words)
    ]


def test_nothing_below_the_rulesets_and_nothing_of_the_window_names_one() -> None:
    assert names_of_games(ROOT) == []


def test_the_name_of_a_game_is_found_wherever_it_stands(tmp_path: Path) -> None:
    tree = _tree(
        tmp_path,
        {
            "app/playorder/rulesets/solitaire/__init__.py": "",
            "app/playorder/engine/a.py": "x = 1  # as in Solitaire",
            "app/playorder/gui/b.py": "from playorder.rulesets import other",
            "app/playorder/scenario/c.py": "from playorder.rulesets.solitaire import y",
        },
    )

    assert [found.split(":")[0] for found in names_of_games(tree)] == [
        "app/playorder/engine/a.py",
        "app/playorder/gui/b.py",
    ]


def test_this_program_keeps_to_its_architecture() -> None:
    assert breaches(ROOT) == []


def _tree(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


ALLOWED_EXAMPLES = {
    "downwards": ("app/playorder/engine/a.py", "from playorder.model.state import State"),
    "the window": ("app/playorder/gui/a.py", "from PySide6.QtGui import QColor"),
    "within": ("app/playorder/cards/a.py", "from . import b\nfrom .c import d"),
    "version": ("app/playorder/model/a.py", "from playorder import __version__"),
    "front door": (
        "app/playorder/cli/main.py",
        "def f():\n    from playorder.gui.application import open_window",
    ),
    "paths": ("app/playorder/carddata/a.py", "from playorder import paths"),
    "plugin": ("plugins/classic/mage.py", "from playorder.rulesets.hearthstone.api import Deal"),
    "at the limit": ("app/playorder/model/a.py", "x = 1\n" * MAX_LINES),
}

FORBIDDEN_EXAMPLES = {
    "upwards": ("app/playorder/model/a.py", "import playorder.engine.machine"),
    "upwards, late": ("app/playorder/model/a.py", "def f():\n    from playorder import engine"),
    "upwards, for types": (
        "app/playorder/engine/a.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from playorder.cards import x",
    ),
    "upwards, relative": ("app/playorder/engine/deep/a.py", "from ...cards import x"),
    "upwards, relative, package": ("app/playorder/engine/__init__.py", "from ..cards import x"),
    "upwards, by name": (
        "app/playorder/cards/a.py",
        "import importlib\nimportlib.import_module('playorder.scenario')",
    ),
    "rules in the hooks": ("app/playorder/hooks/a.py", "from playorder.rulesets.hearthstone import game"),
    "card data's neighbour": ("app/playorder/carddata/a.py", "from playorder.model import state"),
    "engine and card data": ("app/playorder/engine/a.py", "from playorder.carddata import cards"),
    "hooks below": ("app/playorder/scenario/a.py", "from playorder.hooks import manager"),
    "Qt in a verb": ("app/playorder/cli/run.py", "import PySide6.QtCore"),
    "Qt, late": ("app/playorder/timeline/a.py", "def f():\n    from PySide6 import QtCore"),
    "window from a verb": ("app/playorder/cli/run.py", "from playorder.gui import session"),
    "star": ("app/playorder/cards/a.py", "from playorder.model.state import *"),
    "star from outside": ("app/playorder/cards/a.py", "from math import *"),
    "too long": ("app/playorder/model/a.py", "x = 1\n" * (MAX_LINES + 1)),
    "assembly below": ("app/playorder/explore/a.py", "from playorder.assembly import Program"),
    "unknown part": ("app/playorder/helpers/a.py", "x = 1"),
    "unknown target": ("app/playorder/gui/a.py", "from playorder.helpers import x"),
    "rulesets mixed": (
        "app/playorder/rulesets/wowtcg/a.py",
        "from playorder.rulesets.hearthstone.game import Game",
    ),
    "plugin and scenario": ("plugins/classic/mage.py", "from playorder.scenario import document"),
    "plugin and Qt": ("plugins/classic/mage.py", "import PySide6"),
    "plugin and star": ("plugins/classic/mage.py", "from playorder.cards.effects import *"),
}


@pytest.mark.parametrize("example", ALLOWED_EXAMPLES)
def test_the_checker_lets_pass(example: str, tmp_path: Path) -> None:
    name, text = ALLOWED_EXAMPLES[example]

    assert breaches(_tree(tmp_path, {name: text})) == []


@pytest.mark.parametrize("example", FORBIDDEN_EXAMPLES)
def test_the_checker_finds(example: str, tmp_path: Path) -> None:
    name, text = FORBIDDEN_EXAMPLES[example]

    found = breaches(_tree(tmp_path, {name: text}))

    assert len(found) == 1, found
    assert found[0].startswith(name)


def test_the_checker_finds_circles_among_equals(tmp_path: Path) -> None:
    tree = _tree(
        tmp_path,
        {
            "app/playorder/scenario/a.py": "from playorder.timeline.b import x",
            "app/playorder/timeline/b.py": "def f():\n    from playorder.scenario import a",
            "app/playorder/cli/main.py": "def f():\n    from playorder.gui import application",
            "app/playorder/gui/application.py": "from playorder.cli import common",
        },
    )

    assert breaches(tree) == ["circle: scenario -> timeline -> scenario (see app/playorder/timeline/b.py:2)"]
