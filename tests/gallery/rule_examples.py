"""Finds the gallery scenarios that show each rule: `python tests/gallery/rule_examples.py` writes their list.

The list, `assets/gallery/rules.json`, is what the window's rule panel links to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "app"))

from playorder.assembly import Program  # noqa: E402
from playorder.scenario.document import Scenario, load  # noqa: E402
from playorder.scenario.run import RunResult, run  # noqa: E402

GALLERY = TOP / "assets" / "gallery"
MOST = 12
"""How many scenarios are listed for one rule."""


def runs() -> Iterator[tuple[str, Scenario, RunResult]]:
    """Every gallery scenario with its file and its run."""
    tools = Program().tools()
    for path in sorted(GALLERY.rglob("*.scenario.json")):
        for scenario in load(path):
            yield path.relative_to(GALLERY).as_posix(), scenario, run(scenario, tools)


def rules_of(result: RunResult) -> set[str]:
    """The rules that the nodes of a run name."""
    return {node.rule for node in result.nodes}


def is_of_chapter(scenario: Scenario, rule: str) -> bool:
    """Whether a scenario comes from the chapter of this rule."""
    document, _, number = rule.partition(":")
    chapter = str(scenario.source.get("rule", "")).partition(" ")[0]
    return str(scenario.source.get("document")) == document and chapter == number.replace("三", "3.")


def find() -> dict[str, list[list[object]]]:
    """For each rule its scenarios, those of its own chapter first, short runs before long ones."""
    found: dict[str, list[tuple[bool, int, str, int, str]]] = {}
    for file, scenario, result in runs():
        for rule in rules_of(result):
            key = (not is_of_chapter(scenario, rule), len(result.nodes), file, scenario.index, scenario.title)
            found.setdefault(rule, []).append(key)
    return {rule: [list(key[2:]) for key in sorted(found[rule])[:MOST]] for rule in sorted(found)}


def main() -> None:
    """Write the list, a scenario a line."""
    rules = []
    for rule, entries in find().items():
        lines = ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in entries)
        rules.append(f"  {json.dumps(rule, ensure_ascii=False)}: [\n{lines}\n  ]")
    (GALLERY / "rules.json").write_text("{\n" + ",\n".join(rules) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
