"""What became of one entity, and why, out of the journal: when a tag changed, why it died, why its numbers are so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playorder.model.state import CREATED
from playorder.rulesets.hearthstone.account import Line, account
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.timeline.recorded import Recorded


@dataclass(frozen=True, slots=True)
class TagChange:
    """One change of a tag, with the node in which it happened (None: before the first)."""

    node: int | None
    tag: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Death:
    """Why an entity died. ``causes`` are the changes that brought it there, the last one first."""

    node: int
    destroyed: bool
    health: int
    causes: tuple[TagChange, ...]


def changes_of(run: Recorded, entity: int, tags: frozenset[str] = frozenset()) -> Iterator[TagChange]:
    """Every change of an entity in the order of time; of these tags only, if any are named."""
    for mark, (changed, tag, before, after) in enumerate(run.game.state.journal):
        if getattr(changed, "id", None) == entity and tag is not CREATED and (not tags or tag in tags):
            yield TagChange(run.node_of_mark(mark), tag, before, after)


QUIET = frozenset({"listening", "serial", "aura_effects", "cost_effects", "enchantments", "death_position"})
"""Tags of bookkeeping: a change of one of these alone is no change that a person would look for."""


def next_change(run: Recorded, entity: int, node: int, tag: str = "") -> int | None:
    """The next node after this one in which the entity (or one tag of it) changes; None if it stays as it is."""
    for change in changes_of(run, entity, frozenset({tag}) if tag else frozenset()):
        if change.node is not None and change.node > node and (tag or change.tag not in QUIET):
            return change.node
    return None


def previous_change(run: Recorded, entity: int, node: int, tag: str = "") -> int | None:
    """The last node before this one in which the entity (or one tag of it) changed; None if there is none."""
    found = None
    for change in changes_of(run, entity, frozenset({tag}) if tag else frozenset()):
        if change.node is not None and (tag or change.tag not in QUIET):
            if change.node >= node:
                break
            found = change.node
    return found


def why_dead(run: Recorded, entity: int) -> Death | None:
    """Why an entity died last; None if it did not die."""
    deaths = [node for node in run.nodes if node.kind == "death" and node.source == entity]
    if not deaths:
        return None
    node = deaths[-1]
    with run.at(node.begin):
        one: Entity = run.game.entities[entity]
        destroyed, health = bool(one.destroy), one.health
    tags = {"destroy"} if destroyed and health > 0 else {"damage", "max_health"}
    causes = [change for change in changes_of(run, entity, frozenset(tags)) if change.node is not None
              and change.node < node.id and _worse(change)]  # fmt: skip
    return Death(node.id, destroyed, health, tuple(reversed(causes)))


def _worse(change: TagChange) -> bool:
    """Whether a change brought the entity nearer to its death."""
    if change.tag == "max_health":
        return bool(change.after < change.before)
    return bool(change.after > change.before)


def numbers_at(run: Recorded, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
    """How attack, health and cost of an entity come about after a node; empty if it does not exist there."""
    with run.after(node):
        game = run.game
        if entity >= len(game.entities) or not isinstance(game.entities[entity], Entity):
            return {}
        one = game.entities[entity]
        names = ("attack", "health") if one.zone is Zone.PLAY else ("attack", "health", "cost")
        return {name: account(game, one, name) for name in names}
