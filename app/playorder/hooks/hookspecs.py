"""The hooks that a plugin may implement (pluggy). They are asked at start and on look-up, never for game events."""

from __future__ import annotations

from collections.abc import Iterable

import pluggy

from playorder.cards.definition import CardDef

hookspec = pluggy.HookspecMarker("playorder")
hookimpl = pluggy.HookimplMarker("playorder")


class PlayorderSpecs:
    """All hooks, one method each."""

    @hookspec(firstresult=True)
    def card_definition(self, card_id: str) -> CardDef | None:
        """What a card does, or None if this plugin does not define it. Asked once for each card id of a run."""

    @hookspec
    def defined_cards(self) -> Iterable[str]:  # type: ignore[empty-body]
        """The ids of all cards that this plugin defines, without importing their modules."""
