"""Puts the printed texts onto the cards of a board, for tool tips, the inspector and the choice of emblems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playorder.timeline.board_view import BoardView, EntityView, PlayerView

__all__ = ["CardTexts"]


class CardTexts:
    """Remembers the text of each card; a card that the data does not know has none."""

    def __init__(self, text_of: Callable[[str], str]) -> None:
        self._text_of = text_of
        self._known: dict[str, str] = {}

    def of(self, card: str) -> str:
        """The printed text of a card."""
        known = self._known.get(card)
        if known is None:
            try:
                known = self._text_of(card)
            except LookupError:
                known = ""
            self._known[card] = known
        return known

    def fill(self, board: BoardView) -> BoardView:
        """The board with texts where there were none."""
        one, two = (self._player(player) for player in board.players)
        return replace(board, players=(one, two))

    def _player(self, player: PlayerView) -> PlayerView:
        zones = tuple(
            replace(zone, entities=tuple(self.entity(entity) for entity in zone.entities))
            if zone.entities
            else zone
            for zone in player.zones
        )
        return replace(player, zones=zones)

    def entity(self, entity: EntityView) -> EntityView:
        """A card with its text, if it had none."""
        text = "" if entity.text else self.of(entity.card)
        return replace(entity, text=text) if text else entity
