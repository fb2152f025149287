"""Names in scripts and checks: as everywhere, and effects on the chain by their source."""

from __future__ import annotations

import re
from typing import Any, Final

from playorder.rulesets.wowtcg.entities import Entity, Link, Zone
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.scenario.errors import RunError
from playorder.scenario.naming import Names

_MADE: Final = re.compile(r".+#\d+")
EFFECT: Final = "effect:"
"""With this before it an id means the topmost effect on the chain whose source the card is."""


class WowNames(Names):
    """Finds cards, and effects on the chain."""

    def find(self, name: str) -> Any:
        """The card or effect that a name means: of effects the topmost on the chain, else the last that was there."""
        if not name.startswith(EFFECT):
            return super().find(name)
        game: WowGame = self.game
        source = super().find(name.removeprefix(EFFECT))
        if source is None:
            return None
        effects = [
            link
            for link in game.entities
            if isinstance(link, Link) and link.source == source.id and not link.is_card
        ]
        waiting = [link for link in effects if link.id in game.info.chain]
        return next(reversed(waiting or effects), None)


def card_named(names: Names, name: str) -> Entity:
    """The card that an action names: by its id, or by a card's name that only one card outside decks has.

    Raises :class:`Refused` for what is no card but an effect, or is not there at the time; :class:`RunError` for names
    that mean nothing, or several cards.
    """
    found = names.find(name)
    if isinstance(found, Entity):
        return found
    if name.startswith(EFFECT) and names.find(name.removeprefix(EFFECT)) is not None:
        raise Refused(Refusal.ILLEGAL_TARGET, name)  # 706.1: a card, or a player
    if _MADE.fullmatch(name):
        raise Refused(Refusal.NOT_IN_PLAY, name)  # not made yet
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
