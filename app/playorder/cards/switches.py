"""Rule switches: every difference between the editions of a game has one name, one explanation, one rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule switch: what it means when it is on, and its place in the documents."""

    name: str
    explanation: str
    rule: str
    editions: dict[str, bool]


class UnknownSwitch(ValueError):
    """A rule switch or edition of a name that does not exist."""


def settings(
    switches: Sequence[Switch], editions: Sequence[str], edition: str, overrides: Mapping[str, bool] | None
) -> dict[str, bool]:
    """How the switches of a game stand in an edition with overrides. Raises :class:`UnknownSwitch`."""
    if edition not in editions:
        raise UnknownSwitch(f"unknown edition {edition!r}; known: {', '.join(editions)}")
    values = {switch.name: switch.editions[edition] for switch in switches}
    for name, value in (overrides or {}).items():
        if name not in values:
            raise UnknownSwitch(f"unknown rule switch {name!r}; known: {', '.join(sorted(values))}")
        values[name] = value
    return values
