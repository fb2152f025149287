"""Putting boards of this game together: where cards may lie, and what the document can say of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

from playorder.rulesets.wowtcg.definitions import Card, CardType, Keyword
from playorder.rulesets.wowtcg.editions import EDITIONS, SWITCHES
from playorder.rulesets.wowtcg.placing import home_of, why_not
from playorder.scenario.editing.entities import Entry, set_field
from playorder.scenario.editing.refusals import EditRefusal, EditRefused
from playorder.scenario.editing.rules import (
    AttachmentForm,
    EditingRules,
    FlagField,
    NumberField,
    PlayerFlag,
    Stock,
    TagForm,
)
from playorder.scenario.errors import ScenarioError
from playorder.scenario.wowtcg.board import printed_view, words_of
from playorder.scenario.wowtcg.building import catalogue_of, inline_card
from playorder.timeline.board_view import EntityView

CHARACTERS: Final = ("ally", "hero", "ability")
"""Heroes, allies, and the abilities that may be totems."""
IN_PLAY: Final = ("hero", "allies", "equipment", "resources")
ANY: Final = tuple(kind.value for kind in CardType)
COUNTERS: Final = ("+1 ATK", "-1 ATK", "+1 health", "-1 health", "+1 DEF", "-1 DEF")


class WowShelf:
    """The cards that plugins bring for this game."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = sorted(cards.values(), key=lambda card: card.name)

    def find(self, words: str) -> Sequence[Card]:
        """Those in whose name, type, traits, keywords or powers each of the words occurs."""
        wanted = words.casefold().split()
        return [card for card in self._cards if all(word in _described(card) for word in wanted)]


def _described(card: Card) -> str:
    kind = "instant " if card.instant else "ongoing " if card.ongoing else ""
    parts = (card.name, kind + card.type.value, card.card_class, card.faction, *card.traits, words_of(card))
    return " ".join((*parts, "totem" if card.totem else "")).casefold()


class WowEditing(EditingRules):
    """Its answers."""

    editions = EDITIONS
    switches = SWITCHES
    slots = ("hero",)
    in_play = IN_PLAY
    destinations = (
        ("allies", "To the &allies"),
        ("equipment", "To the &hero row"),
        ("resources", "To the &resources"),
        ("hand", "To the &hand"),
        ("deck", "To the &top of the deck"),
        ("graveyard", "To the &graveyard"),
        ("removed", "Out of the &game"),
    )
    piles = ("hand", "deck", "graveyard", "removed", "resources")
    main_zone = "allies"
    keywords = Keyword.ALL
    usual_keywords = Keyword.ALL
    keyword_types = CHARACTERS
    takes_printed_keywords = False
    numbers = (
        NumberField("attack", "ATK", ("ally", "hero", "weapon"), "ATK before modifiers", "base_attack"),
        NumberField("health", "Health", CHARACTERS, "Health before modifiers; damage is apart", "base_health"),
        NumberField("damage", "Damage", CHARACTERS, "Damage that lies on it"),
        NumberField("strike", "Strike cost", ("weapon",), "Resources that a strike costs", "base_durability"),
        NumberField("defense", "DEF", ("armor",), "How much it prevents", "base_armor"),
        NumberField("cost", "Cost", ("ally", "weapon", "armor", "item", "ability"), "The printed cost",
                    "base_cost"),
    )  # fmt: skip
    flags = (
        FlagField("exhausted", "Exhausted", "It is turned sideways", "Exhaust %1", "Ready %1", ANY, zones=IN_PLAY),
        FlagField("face_down", "Face down", "Its face is hidden: a flipped hero, a card used as a resource",
                  "Turn %1 face down", "Turn %1 face up", ANY, zones=("hero", "resources"), usual_in=("resources",)),
        FlagField("since_start_of_turn", "Since the turn began",
                  "It has been in the party since its controller's latest turn began, so it may attack",
                  "Let %1 have been there since the turn began", "Let %1 have come this turn", ("ally",),
                  usual=True, zones=("allies",)),
    )  # fmt: skip
    player_numbers = ()
    player_flags = (
        PlayerFlag("placed", "Resource placed", "Whether this player has placed a resource this turn"),
    )
    cost_words = "cost %1"
    find_words = "Name, type, trait, or keyword"
    free_costs = (
        "Resources do not limit what may be played",
        "Any card may be played and any power used; costs in resources count as paid",
    )
    attachments = AttachmentForm(
        "attached",
        "modifiers",
        (("", "for the rest of the game"), ("end_of_turn", "until end of turn")),
        "controller",
        "Attach: an ability that attaches",
        cards_end=False,
        plain_controlled=False,
    )
    tags = TagForm(
        "counters",
        "Counters",
        "How many of each name lie on it; one called +1 ATK, -1 health or +1 DEF changes that",
        "+1 ATK = 2",
        lambda: list(COUNTERS),
        bool,
        in_capitals=False,
    )

    def __init__(self, stock: Stock) -> None:
        self._cards = catalogue_of(stock.whole_cards("wowtcg").values())
        self.shelf = WowShelf(self._cards)

    def card(self, reference: Any) -> Card:
        if isinstance(reference, dict):
            try:
                return inline_card(reference, "$.card")
            except (ScenarioError, LookupError) as error:
                raise EditRefused(EditRefusal.UNKNOWN_CARD, str(reference.get("name", ""))) from error
        found = self._cards.get(reference)
        if found is None:
            raise EditRefused(EditRefusal.UNKNOWN_CARD, reference)
        return found

    def get(self, reference: str) -> Card | None:
        return self._cards.get(reference)

    def home_of(self, card: Card) -> str:
        return home_of(card)

    def why_not(self, zone: str, card: Card, _held: Sequence[Card]) -> Enum | None:
        return why_not(zone, card)

    def place_for(self, zone: str, index: int, card: Card, lengths: Mapping[str, int]) -> tuple[str, int]:
        """Equipment and abilities lie in one row, equipment first; the document has a list for each."""
        armed = lengths.get("equipment", 0)
        if zone == "equipment" and card.type is CardType.ABILITY:
            return "abilities", max(0, index - armed)
        return (zone, min(index, armed)) if zone == "equipment" else (zone, index)

    def is_printed(self, card: str, keyword: str) -> bool:
        known = self.get(card)
        return known is not None and (
            keyword in known.keywords or (known.instant and keyword == Keyword.INSTANT)
        )

    def printed(self, card: Card) -> EntityView:
        return printed_view(card)

    def attachable(self, card: str) -> str:
        known = self.card(card)
        if known.attach is None:
            raise EditRefused(EditRefusal.ATTACHES_TO_NOTHING, known.name)
        return known.name

    def attachables(self, _language: str) -> dict[str, str]:
        return {name: name for name in sorted(self._cards) if self._cards[name].attach is not None}

    def with_keyword(self, entity: Entry, keyword: str, on: bool, printed: bool) -> Entry:
        held = [known for known in entity.get("keywords", []) if known != keyword]
        return set_field(entity, "keywords", [*held, keyword] if on and not printed else held or None)
