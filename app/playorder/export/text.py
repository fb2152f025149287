"""The timeline as plain text and as Markdown."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playorder.export.told import Told, outline

_SPECIAL = str.maketrans({sign: "\\" + sign for sign in "\\`*_[]<>#|"})


def lines(run: Told) -> Iterator[str]:
    """The timeline as a tree, a node a line, two blanks for each depth."""
    for node, depth in outline(run.nodes):
        yield "  " * depth + run.sentence(node.id)


def as_text(run: Told) -> str:
    """Title, what was expected, and the tree."""
    head = [run.title or "A run", f"Edition {run.edition}", *_checks(run), ""]
    return "\n".join([*(part for part in head), *lines(run), ""])


def as_markdown(run: Told) -> str:
    """A Markdown page: the tree as nested lists, and the rules that its nodes name."""
    parts = [f"# {plain(run.title or 'A run')}", ""]
    if run.description:
        parts += [plain(run.description), ""]
    parts += [f"Edition {plain(run.edition)}.", ""]
    checks = _checks(run)
    if checks:
        parts += [*(f"- {plain(check)}" for check in checks), ""]
    parts += ["## Timeline", ""]
    for node, depth in outline(run.nodes):
        parts.append("  " * depth + "- " + plain(run.sentence(node.id)))
    named = {node.rule for node in run.nodes}
    told = [rule for rule in run.rules.values() if rule.id in named]
    if told:
        parts += ["", "## Rules", ""]
        parts += [f"- `{rule.id}` **{plain(rule.title)}.** {plain(rule.text)}" for rule in told]
    return "\n".join([*parts, ""])


def plain(text: str) -> str:
    """Text in which nothing is taken for a mark of Markdown."""
    return " ".join(text.translate(_SPECIAL).split())


def _checks(run: Told) -> list[str]:
    found = [f"The run stopped: {run.error}"] if run.error else []
    for check in run.checks:
        expected = json.dumps(check.check, ensure_ascii=False)
        got = "" if check.ok else f", got {json.dumps(check.got, ensure_ascii=False)}"
        found.append(f"{'holds' if check.ok else 'fails'}: {expected}{got}")
    return found
