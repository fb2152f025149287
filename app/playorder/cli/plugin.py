"""``playorder plugin list|rulesets|enable|disable|new|check``: plugins that people write themselves."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from playorder.hooks.errors import PluginError

HOLDS, PROBLEMS, USAGE = 0, 1, 2


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser("plugin", help="list, turn on and off, begin and check plugins")
    verbs = parser.add_subparsers(
        dest="what", required=True, metavar="list|rulesets|enable|disable|new|check"
    )
    listing = verbs.add_parser("list", help="all plugins: state, version, where from, cards, what is wrong")
    listing.add_argument("--json", action="store_true", help="print JSON")
    rulesets = verbs.add_parser(
        "rulesets", help="all rulesets: editions, zones, phases and documents to begin with"
    )
    rulesets.add_argument("--json", action="store_true", help="print JSON")
    for name, words in (
        ("enable", "turn a plugin on: its code runs with your rights"),
        ("disable", "turn it off"),
    ):
        verbs.add_parser(name, help=words).add_argument("name", metavar="NAME")
    new = verbs.add_parser("new", help="begin a plugin: one card that works and a test that passes")
    new.add_argument("name", metavar="NAME")
    new.add_argument(
        "--in", dest="folder", type=Path, metavar="FOLDER", help="where (default: your plugin folder)"
    )
    check = verbs.add_parser(
        "check", help="look a plugin over; status 1 if anything is wrong (its modules are imported)"
    )
    check.add_argument("path", type=Path, metavar="PATH", help="its folder, or the name of one that is found")


def run(arguments: argparse.Namespace) -> int:
    """Do what is asked for; the result is the exit status."""
    if arguments.what == "new":
        return _new(arguments.name, arguments.folder)
    if arguments.what == "check":
        return _check(arguments.path)
    if arguments.what == "list":
        return _list(as_json=arguments.json)
    if arguments.what == "rulesets":
        return _rulesets(as_json=arguments.json)
    return _turn(arguments.name, on=arguments.what == "enable")


def show(error: PluginError, file: Any = None) -> None:
    """One error with its line and a caret under the place."""
    print(f"{error.where}{error.why}", file=file)
    if error.picture:
        print(error.picture, file=file)


def _new(name: str, where: Path | None) -> int:
    from playorder.hooks.writing import write_plugin
    from playorder.paths import assets_folder, user_plugins_folder

    home = (where or user_plugins_folder()).resolve()
    try:
        made = write_plugin(home, name, assets_folder() / "schemas" / "cards.schema.json")
    except PluginError as error:
        print(f"playorder: {error.why}", file=sys.stderr)
        return USAGE
    for path in made:
        print(path)
    print(f"\ntest it:     pytest {home / name}\ncheck it:    playorder plugin check {home / name}")
    if where is None:
        print(f"turn it on:  playorder plugin enable {name}")
    return HOLDS


def _check(path: Path) -> int:
    from playorder.plugin_check import check_plugin

    folder = path if path.is_dir() else _folder_named(str(path))
    if folder is None:
        print(
            f"playorder: {path} is neither a folder nor a plugin; name the folder with the plugin.toml",
            file=sys.stderr,
        )
        return USAGE
    problems = check_plugin(folder.resolve())
    for problem in problems:
        show(problem)
    print(f"{len(problems)} problem{'' if len(problems) == 1 else 's'}" if problems else "nothing is wrong")
    return PROBLEMS if problems else HOLDS


def _folder_named(name: str) -> Path | None:
    """The folder of a plugin that is found by its name."""
    from playorder.assembly import Program

    plugin = Program().plugins.plugins.get(name)
    return None if plugin is None else plugin.found.folder


def _list(*, as_json: bool) -> int:
    from playorder.assembly import Program

    plugins = Program().plugins
    if as_json:
        listed = [
            {
                "name": plugin.name, "state": plugin.state.value, "source": plugin.found.source.value,
                "folder": str(plugin.found.folder), "version": plugin.manifest.version if plugin.manifest else None,
                "provides": plugin.manifest.provides if plugin.manifest else None, "cards": len(plugin.card_ids),
                "error": str(plugin.error) if plugin.error else None,
            }
            for plugin in plugins.plugins.values()
        ]  # fmt: skip
        collisions = [{"card": c.card, "plugins": c.plugins, "why": c.why} for c in plugins.collisions()]
        print(json.dumps({"plugins": listed, "collisions": collisions}, indent=1, ensure_ascii=False))
        return HOLDS
    width = max(len(name) for name in plugins.plugins) if plugins.plugins else 0
    for plugin in plugins.plugins.values():
        manifest = plugin.manifest
        version = manifest.version if manifest else "?"
        cards = f"{len(plugin.card_ids)} cards" if plugin.card_ids else ""
        print(
            f"{plugin.name:{width}}  {plugin.state.value:7} {version:7} {cards:10} {plugin.found.source.value}"
        )
        if plugin.error is not None:
            show(plugin.error)
    for collision in plugins.collisions():
        winner, *others = collision.plugins
        print(
            f"{collision.card} is defined by {winner} and {', '.join(others)}: {winner} has it, {collision.why}"
        )
    for failure in plugins.failed:
        if not any(plugin.error is failure for plugin in plugins.plugins.values()):
            show(failure)
    return HOLDS


def _rulesets(*, as_json: bool) -> int:
    from playorder.assembly import Program

    program = Program()
    found = program.rulesets().all()
    if as_json:
        listed = [
            {
                "name": ruleset.name, "title": ruleset.title, "editions": ruleset.editions,
                "zones": [zone._asdict() for zone in ruleset.zones],
                "phases": [phase._asdict() for phase in ruleset.phases],
                "templates": [template.title for template in ruleset.templates()],
            }
            for ruleset in found
        ]  # fmt: skip
        print(json.dumps({"rulesets": listed}, indent=1, ensure_ascii=False))
        return HOLDS
    for ruleset in found:
        print(f"{ruleset.name}: {ruleset.title}; editions {', '.join(ruleset.editions)}")
        print(f"  zones   {', '.join(f'{zone.name} ({zone.layout})' for zone in ruleset.zones)}")
        for phase in ruleset.phases:
            print(f"  phase   {phase.label}: {phase.meaning}{f'  [{phase.rule}]' if phase.rule else ''}")
    for failure in program.plugins.failed:
        show(failure, sys.stderr)
    return HOLDS


def _turn(name: str, *, on: bool) -> int:
    from playorder.assembly import Program
    from playorder.cards.spelling import near
    from playorder.hooks.finding import Source

    plugins = Program().plugins
    plugin = plugins.plugins.get(name)
    if plugin is None:
        print(f"playorder: no plugin {name!r}; {near(name, plugins.plugins)}", file=sys.stderr)
        return USAGE
    try:
        plugins.enable(name, on)
    except OSError as error:
        print(f"playorder: the choice could not be kept: {error}", file=sys.stderr)
        return PROBLEMS
    if plugin.error is not None and on:
        show(plugin.error, sys.stderr)
        return PROBLEMS
    print(f"{name} is {'on' if on else 'off'}")
    if on and plugin.found.source is not Source.SHIPPED:
        print(
            f"It is code from {plugin.found.folder} and runs with your own rights: it can do whatever you can do."
        )
    return HOLDS
