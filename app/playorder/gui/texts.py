"""Puts names and texts in the chosen card language onto the cards of a board.

The texts are for tool tips, the inspector and the choice of emblems; a board as the rules make it has none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from playorder.carddata.catalogue import Catalogue
from playorder.carddata.official import LANGUAGES
from playorder.timeline.board_view import BoardView, EntityView, PlayerView

__all__ = ["ENGLISH", "CardTexts"]

ENGLISH = LANGUAGES[0]


@dataclass(frozen=True, slots=True)
class _Words:
    """What is printed on a card, in English and in the chosen language."""

    english_name: str
    english_text: str
    name: str
    text: str


class CardTexts:
    """Remembers the words of each card of an edition; a card that the data does not know keeps its own."""

    def __init__(self, catalogue: Catalogue, language: str = ENGLISH) -> None:
        self._catalogue = catalogue
        self._language = language
        self._known: dict[str, _Words | None] = {}

    @property
    def language(self) -> str:
        """The chosen language."""
        return self._language

    def set_language(self, language: str) -> None:
        """Give names and texts in another language from now on."""
        if language != self._language:
            self._language = language
            self._known = {}

    def name(self, card: str, otherwise: str) -> str:
        """The name of a card, or of a card of the document's own what it is called there."""
        words = self._of(card)
        return words.name if words is not None and words.english_name == otherwise else otherwise

    def fill(self, board: BoardView) -> BoardView:
        """The board with texts, and with names in the chosen language."""
        one, two = (self._player(player) for player in board.players)
        return replace(board, players=(one, two))

    def entity(self, entity: EntityView) -> EntityView:
        """A card with its text, if it had none, and its name in the chosen language."""
        words = self._of(entity.card)
        if self._language == ENGLISH:
            text = "" if entity.text or words is None else words.text
            return replace(entity, text=text) if text else entity
        entity = self._with_names(entity)
        if words is None or entity.name != words.english_name:
            return entity
        own_text = entity.text
        return replace(
            entity,
            name=words.name,
            text=own_text or words.text,
            english=(entity.name, own_text or words.english_text),
        )

    def _with_names(self, entity: EntityView) -> EntityView:
        """What lies upon it, what its numbers come from and what brings its triggers, by their names."""
        if not entity.attachments and not entity.origins:
            return entity  # triggers that are not its own come from what lies upon it
        return replace(
            entity,
            attachments=tuple(replace(one, name=self.name(one.card, one.name)) for one in entity.attachments),
            origins=tuple(replace(one, name=self.name(one.card, one.name)) for one in entity.origins),
            listens=tuple(
                replace(one, bringer=self.name(one.bringer_card, one.bringer)) if one.bringer else one
                for one in entity.listens
            ),
        )

    def _player(self, player: PlayerView) -> PlayerView:
        zones = tuple(
            replace(zone, entities=tuple(self.entity(entity) for entity in zone.entities))
            if zone.entities
            else zone
            for zone in player.zones
        )
        return replace(player, zones=zones)

    def _of(self, card: str) -> _Words | None:
        if card not in self._known:
            self._known[card] = self._look_up(card)
        return self._known[card]

    def _look_up(self, card: str) -> _Words | None:
        catalogue = self._catalogue
        if card not in catalogue:
            return None
        name, text = catalogue[card].name, catalogue.text(card)
        if self._language == ENGLISH:
            return _Words(name, text, name, text)
        return _Words(name, text, catalogue.name(card, self._language), catalogue.text(card, self._language))
