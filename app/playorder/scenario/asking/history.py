"""When an entity changed, out of the journal; the same for every ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from playorder.model.state import CREATED
from playorder.scenario.asking.answers import TagChange
from playorder.timeline.recorded import Recorded


def changes_of(run: Recorded, entity: int, tags: frozenset[str] = frozenset()) -> Iterator[TagChange]:
    """Every change of an entity in the order of time; of these tags only, if any are named."""
    for mark, (changed, tag, before, after) in enumerate(run.game.state.journal):
        if getattr(changed, "id", None) == entity and tag is not CREATED and (not tags or tag in tags):
            yield TagChange(run.node_of_mark(mark), tag, before, after)


def next_change(
    run: Recorded, entity: int, node: int, tag: str = "", quiet: frozenset[str] = frozenset()
) -> int | None:
    """The next node after this one in which the entity (or one tag of it) changes; None if it stays as it is.

    Changes of tags in ``quiet`` do not count unless such a tag is asked for.
    """
    for change in changes_of(run, entity, frozenset({tag}) if tag else frozenset()):
        if change.node is not None and change.node > node and (tag or change.tag not in quiet):
            return change.node
    return None


def previous_change(
    run: Recorded, entity: int, node: int, tag: str = "", quiet: frozenset[str] = frozenset()
) -> int | None:
    """The last node before this one in which the entity (or one tag of it) changed; None if there is none."""
    found = None
    for change in changes_of(run, entity, frozenset({tag}) if tag else frozenset()):
        if change.node is not None and (tag or change.tag not in quiet):
            if change.node >= node:
                break
            found = change.node
    return found
