"""Names in scripts and checks: as everywhere, and effects on the chain by their source."""

from __future__ import annotations

from typing import Any, Final

from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.scenario.errors import RunError
from playorder.scenario.naming import Names

EFFECT: Final = "effect:"
"""With this before it an id means the topmost effect on the chain whose source the card is."""


class WowNames(Names):
    """Finds cards, and effects on the chain."""

    def find(self, name: str) -> Any:
        """The card or effect that a name means."""
        if not name.startswith(EFFECT):
            return super().find(name)
        game: WowGame = self.game
        source = super().find(name.removeprefix(EFFECT))
        for link in reversed(game.links()):
            if source is not None and link.source == source.id and not link.is_card:
                return link
        return None


def card_named(names: Names, name: str) -> Entity:
    """The card that an action names: by its id, or by a card's name that only one card outside decks has.

    Raises :class:`RunError` if there is none, or several.
    """
    found = names.find(name)
    if isinstance(found, Entity):
        return found
    game: WowGame = names.game
    near = (Zone.HAND, Zone.PLAY, Zone.CHAIN)
    fitting = [e for e in game.entities if isinstance(e, Entity) and e.zone in near and e.card.name == name]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise RunError(f"several cards are named {name!r}; give them ids")
    if name in game.catalogue or any(isinstance(e, Entity) and e.card.name == name for e in game.entities):
        raise Refused(Refusal.NOT_IN_PLAY, name)
    raise RunError(f"no card {name!r}: neither an id of the document nor NAME#n of something that was made")
