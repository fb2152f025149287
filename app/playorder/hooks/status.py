"""Whether a card is scripted, needs no script, or is unscripted."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase
from typing import Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.looks import plain_id
from playorder.cards.definition import CardDef

PRINTED_ONLY: Final = frozenset({
    "taunt", "divine_shield", "charge", "windfury", "stealth", "poisonous", "cant_attack", "forgetful", "immune",
    "cant_be_targeted_by_spells", "cant_be_targeted_by_hero_powers", "overload", "spell_power",
})  # fmt: skip
"""Keywords that the rules carry out from the card data alone."""

NEEDING: Final = frozenset({
    "battlecry", "deathrattle", "combo", "choose_one", "secret", "inspire", "discover", "enrage", "aura", "trigger",
    "lifesteal", "morph", "silence", "freeze",
})  # fmt: skip


def needs_script(card: CardData) -> bool:
    """Whether the printed values and keywords are not all that the card does."""
    if card.type in (CardType.SPELL, CardType.HERO_POWER):
        return True
    if card.type is CardType.MINION or card.type is CardType.WEAPON:
        needing = card.keywords & NEEDING
        if "forgetful" in card.keywords:  # the card data marks what the rules do for it as a trigger
            needing -= {"trigger"}
        return bool(needing)
    return False


def card_status(card: CardData, definition_of: Callable[[str], CardDef | None]) -> str:
    """``scripted``, ``vanilla`` (needs no script) or ``unscripted``; an alternate look is what its plain card is."""
    definition = definition_of(card.id) or definition_of(plain_id(card.id))
    if definition is not None or is_option(card.id, definition_of):
        return "scripted"
    return "unscripted" if needs_script(card) else "vanilla"


def is_option(card_id: str, definition_of: Callable[[str], CardDef | None]) -> bool:
    """Whether the card shows one way of a Choose One card, whose script says what it does.

    Its id is that of the Choose One card with a letter more.
    """
    parent = definition_of(card_id.rstrip(ascii_lowercase))
    return parent is not None and any(option.card == card_id for option in parent.choose)
