"""Putting boards of Hearthstone together: where cards may stand, and what the document can say of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import AmbiguousCard, UnknownCard
from playorder.carddata.official import LANGUAGES
from playorder.cards.vocabulary import Vocabulary, VocabularyError
from playorder.rulesets.hearthstone.editions import EDITIONS, SWITCHES
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.own_keywords import own_keywords
from playorder.rulesets.hearthstone.placing import home_of, why_not
from playorder.rulesets.hearthstone.vocabulary.listing import vocabulary
from playorder.rulesets.hearthstone.vocabulary.reader import Reader
from playorder.scenario.editing.attachments import attachable, attachable_cards
from playorder.scenario.editing.entities import Entry, set_keyword
from playorder.scenario.editing.refusals import EditRefusal, EditRefused
from playorder.scenario.editing.rules import (
    AttachmentForm,
    EditingRules,
    FlagField,
    NumberField,
    PlayerNumber,
    Stock,
    TagForm,
)
from playorder.scenario.hearthstone_board import printed_view
from playorder.scenario.tags import COUNTERS, is_tag, known_tags
from playorder.timeline.board_view import EntityView

MANA_TIPS: Final = {
    "crystals": "Mana Crystals, 0 to 10; more is possible here",
    "used": "Crystals used this turn",
    "temporary": "Crystals of this turn only, as from The Coin",
    "locked": "Crystals locked by Overload this turn",
    "owed": "Crystals that Overload will lock next turn",
}
USUAL_KEYWORDS: Final = 9
"""So many keywords of the rules' own table are offered at once."""


class HearthstoneEditing(EditingRules):
    """Its answers, for the cards of one edition."""

    editions = EDITIONS
    switches = SWITCHES
    slots = ("hero", "hero_power", "weapon")
    in_play = ("board", "weapon", "secrets", "hero", "hero_power")
    destinations = (
        ("board", "To the &board"),
        ("hand", "To the &hand"),
        ("deck", "To the &top of the deck"),
        ("graveyard", "To the &graveyard"),
        ("setaside", "Set a&side"),
        ("removed", "To what is &removed"),
    )
    piles = ("hand", "deck", "graveyard", "setaside", "removed")
    main_zone = "board"
    keywords = tuple(KEYWORDS)
    usual_keywords = (*keywords[:USUAL_KEYWORDS], "silenced")
    keyword_types = ("minion", "hero", "weapon")
    numbers = (
        NumberField("attack", "Attack", ("minion", "weapon", "hero"), "Attack before attachments and auras",
                    "base_attack"),
        NumberField("health", "Health", ("minion", "hero"), "Maximum Health before attachments and auras",
                    "base_health"),
        NumberField("durability", "Durability", ("weapon",), "Durability of an unused weapon", "base_health"),
        NumberField("damage", "Damage", ("minion", "hero", "weapon"), "Damage taken, or durability used"),
        NumberField("armor", "Armor", ("hero",), "Armor of the hero"),
        NumberField("cost", "Cost", ("minion", "weapon", "spell", "hero_power"), "Cost before what changes it",
                    "base_cost"),
        NumberField("attacks_this_turn", "Attacks", ("minion", "hero"), "How often it has attacked this turn"),
    )  # fmt: skip
    flags = (
        FlagField("exhausted", "Exhausted", "It came this turn and has no Charge; a hero power is used",
                  "Exhaust %1", "Ready %1", ("minion", "hero_power")),
    )  # fmt: skip
    player_numbers = (
        *(PlayerNumber("mana", field, field.capitalize(), tip) for field, tip in MANA_TIPS.items()),
        PlayerNumber("fatigue", "", "Fatigue", "Damage that the last draw from an empty deck dealt"),
        *(
            PlayerNumber(
                "counters",
                name,
                name.removeprefix("NUM_").replace("_", " ").capitalize(),
                "What this turn and game have counted so far",
            )
            for name in COUNTERS
        ),
    )
    cost_words = "%1 mana"
    find_words = "Name in any language, or id"
    free_costs = (
        "Mana does not limit what may be played",
        "Any card may be used whatever it costs; the cost is paid as far as mana reaches",
    )
    attachments = AttachmentForm(
        "attach",
        "attach",
        (
            ("", "for good"),
            ("end_of_turn", "until end of turn"),
            ("start_of_your_turn", "until your next turn"),
        ),
        "by",
        "Attach: enchantment, or what makes it",
    )
    tags = TagForm(
        "tags",
        "Tags",
        "Raw values by their official names; they have the last word",
        "EXHAUSTED = 1",
        known_tags,
        is_tag,
        in_capitals=True,
    )
    writes_triggers = True
    has_dominant_player = True

    def __init__(self, stock: Stock) -> None:
        self._stock = stock

    def card(self, reference: Any) -> CardData:
        try:
            return self._stock.catalogue().find(reference)
        except (UnknownCard, AmbiguousCard) as error:
            raise EditRefused(EditRefusal.UNKNOWN_CARD, reference) from error

    def get(self, reference: str) -> CardData | None:
        return self._stock.catalogue().get(reference)

    def home_of(self, card: CardData) -> str:
        return home_of(card)

    def why_not(self, zone: str, card: CardData, held: Sequence[CardData]) -> Enum | None:
        return why_not(zone, card, held)

    def is_printed(self, card: str, keyword: str) -> bool:
        known = self.get(card)
        return known is not None and keyword in known.keywords

    def printed(self, card: CardData) -> EntityView:
        return printed_view(card)

    def attachable(self, card: str) -> str:
        return attachable(card, self._stock.catalogue(), self._stock.definition_of)

    def attachables(self, language: str) -> dict[str, str]:
        catalogue = self._stock.catalogue()
        cards = attachable_cards(catalogue, self._stock.definition_of)
        named = {catalogue.name(card.id, language): card.id for card in cards}
        # where several have the name, the English one decides which is meant, as in documents
        is_english = language == LANGUAGES[0]
        return {name: catalogue[card].name if is_english else card for name, card in sorted(named.items())}

    def more_keywords(self, document: Mapping[str, Any]) -> Iterable[str]:
        yield from own_keywords(self._stock.catalogue())
        for card in document.get("cards", ()):
            if isinstance(card, dict) and "keyword" in card:
                yield str(card["keyword"])

    def with_keyword(self, entity: Entry, keyword: str, on: bool, printed: bool) -> Entry:
        return set_keyword(entity, keyword, on, printed)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def wrong_trigger(self, trigger: dict[str, Any]) -> str:
        try:
            Reader(self._stock.catalogue()).trigger(trigger, "trigger")
        except VocabularyError as error:
            return error.told
        return ""

    def card_names(self, typed: str) -> Iterable[str]:
        return [card.name for card in self._stock.catalogue().search(typed, language="enUS", limit=20)]
