"""Plain sentences for nodes, made when they are shown."""

from __future__ import annotations

from typing import Any

from playorder.engine.decisions import names_entity
from playorder.timeline.nodes import Node


def sentence(node: Node, named: dict[int, str]) -> str:
    """One line about a node. ``named`` gives entities their names."""

    def name(entity: int | None) -> str:
        return "?" if entity is None else named.get(entity, f"#{entity}")

    rule = f"  [{node.rule}]" if node.rule else ""
    source, target = name(node.source), name(node.target)
    kind = node.kind
    if kind == "sequence":
        aim = f" at {target}" if node.target is not None else ""
        what = f": {source}{aim}" if node.source is not None else ""
        return f"Sequence {node.label}{what}{rule}"
    if kind == "phase":
        return f"Phase {node.label}{rule}"
    if kind == "event":
        parts = [part for part in (source if node.source is not None else "", target if node.target is not None else "")
                 if part]  # fmt: skip
        amount = f" {node.amount}" if node.amount else ""
        return f"Event {node.label}{amount}{': ' + ' → '.join(parts) if parts else ''}{rule}"
    if kind == "queue":
        members = ", ".join(f"{name(member[2])} ({member[3].name})" for member in node.queue)
        whose = f" of player {node.player}" if node.player else ""
        return f"Queue{whose}: {members}{rule}"
    if kind == "trigger":
        reason = f": {node.reason}" if node.reason else ""
        status = _STATUS.get(node.status, "")
        return f"{source} {status}{f' “{node.label}”' if node.label else ''}{reason}{rule}"
    if node.status == "failed":
        return f"{source}: {words(node.label)}: the card's code failed: {node.reason}{rule}"
    if kind == "effect":
        return f"{source}: {words(node.label)}{rule}"
    if kind == "damage":
        return f"{source} deals {node.amount} damage to {target}{rule}"
    if kind == "prevented":
        why = f": {node.reason}" if node.reason else ""
        return f"{source} deals no damage to {target}{why}{rule}"
    if kind == "heal":
        return f"{source} restores {node.amount} health to {target}{rule}"
    if kind == "death":
        return f"{source} dies{rule}"
    if kind == "draw":
        return f"Player {node.player} draws {source}{rule}"
    if kind in _OF_LINKS:
        return f"{_of_link(node, source, target)}{rule}"
    if kind in _OF_PACKETS:
        return f"{_of_packet(node, source, target)}{rule}"
    if kind == "priority":
        return f"Player {node.player} has priority ({node.label or 'no window'}){rule}"
    if kind == "combat_step":
        return f"{node.label.capitalize()}{f': {source} → {target}' if node.source is not None else ''}{rule}"
    if kind == "modifier":
        on = f" on {target}" if node.target is not None else ""
        return f"{source} makes a modifier{on}: {node.label or 'as its text says'}{rule}"
    if kind == "control":
        return f"Player {node.player} controls {source}{rule}"
    if kind == "unique_check":
        return f"Too many of {node.label}: {source} is given up by player {node.player}{rule}"
    if kind == "loss_check":
        return f"{f'Player {node.player} has' if node.player else 'Both players have'} lost{rule}"
    if kind == "summon":
        return f"{source} is summoned{rule}"
    if kind == "transform":
        return f"{source} becomes {target}{rule}"
    if kind == "attach":
        return f"{node.label} is attached to {target}{rule}"
    if kind in ("random", "choice"):
        return f"{'Chance' if kind == 'random' else 'Choice'} of {source} ({node.label}): {picked(node, named)}{rule}"
    if kind == "outcome_check":
        return f"Outcome check: {node.status}{rule}"
    return f"{node.label}{rule}"


_STATUS = {
    "resolved": "triggers",
    "waiting": "triggers, and waits",
    "aborted": "is aborted",
    "not_queued": "is not queued",
}
_OF_LINKS = ("link_added", "link_resolved", "link_interrupted")
_OF_PACKETS = ("packet", "replacement", "prevention")


def _of_link(node: Node, source: str, target: str) -> str:
    """A link on the chain: what it is, and what became of it."""
    what = f"{source} ({node.what})" + (f" at {target}" if node.target is not None else "")
    if node.kind == "link_added":
        return f"Player {node.player} adds {what} to the chain"
    if node.kind == "link_resolved":
        return f"{what} resolves"
    return f"{what} is interrupted" + (f": {node.reason}" if node.reason else "")


def _of_packet(node: Node, source: str, target: str) -> str:
    """A packet on its way, and what replaces it or takes from it."""
    if node.kind == "packet":
        return f"Packet of {node.amount} {node.label}: {source} → {target}"
    if node.kind == "prevention":
        return f"{source} prevents {node.amount}"
    if node.target is None:
        return f"{source} replaces the {node.label} of player {node.player}"
    return f"{source} replaces the packet: {node.amount} for {target}"


def picked(node: Node, named: dict[int, str]) -> str:
    """What was picked among how many."""

    def text(candidate: Any) -> str:
        name = named.get(candidate) if names_entity(candidate, node.label) else None
        return str(candidate) if name is None else name

    picks = node.pick if isinstance(node.pick, tuple) else (node.pick,)
    chosen = ", ".join(text(node.candidates[i]) for i in picks) or "nothing"
    return f"{chosen} out of {len(node.candidates)}"


def words(label: str) -> str:
    """``TakeControl`` as ``take control``."""
    spaced = "".join(" " + letter.lower() if letter.isupper() else letter for letter in label)
    return spaced.strip()
