"""The hooks that a plugin may implement (pluggy). They are asked at start and on look-up, never for game events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pluggy

from playorder.cards.definition import CardDef

hookspec = pluggy.HookspecMarker("playorder")
hookimpl = pluggy.HookimplMarker("playorder")


@dataclass(frozen=True)
class RulesetInfo:
    """A ruleset that documents may name: its word, a title for people, and its editions, the usual one first."""

    name: str
    title: str
    editions: tuple[str, ...]


class PlayorderSpecs:
    """All hooks, one method each."""

    @hookspec(firstresult=True)
    def card_definition(self, card_id: str) -> CardDef | None:
        """What a card does, or None if this plugin does not define it. Asked once for each card id of a run."""

    @hookspec
    def defined_cards(self) -> Iterable[str]:  # type: ignore[empty-body]
        """The ids of all cards that this plugin defines, without importing their modules."""

    @hookspec
    def rulesets(self) -> Iterable[RulesetInfo]:  # type: ignore[empty-body]
        """The rulesets that this plugin provides. Asked at start; a name that two provide belongs to the first."""
