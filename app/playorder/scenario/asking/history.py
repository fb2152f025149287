"""What is read out of a run in the same way for every ruleset: when an entity changed or died, and values in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playorder.model.state import CREATED
from playorder.model.watching import Reading
from playorder.scenario.asking.answers import TagChange
from playorder.scenario.naming import is_card
from playorder.timeline.nodes import Node
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


def last_death(run: Recorded, entity: int) -> Node | None:
    """Where an entity died last; None if it did not."""
    deaths = (node for node in reversed(run.nodes) if node.kind == "death" and node.source == entity)
    return next(deaths, None)


def causes_of(
    run: Recorded, death: Node, entity: int, tags: frozenset[str], is_worse: Callable[[TagChange], bool]
) -> tuple[TagChange, ...]:
    """The changes of these tags before a death that brought the entity nearer to it, the last one first."""
    found = [
        change
        for change in changes_of(run, entity, tags)
        if change.node is not None and change.node < death.id and is_worse(change)
    ]
    return tuple(reversed(found))


def told(run: Recorded, reading: Reading) -> str:
    """A value that was read, in words: ``Knife Juggler's controller: 1``."""
    entity, tag, value = reading
    found = run.game.entities[entity]
    if is_card(found):
        whose = f"{found.card.name}'s "
    elif number := getattr(found, "number", 0):
        whose = f"player {number}'s "
    else:
        whose = "the game's "
    return f"{whose}{tag.replace('_', ' ')}: {value}"
