"""Whether a card is scripted, needs no script, or is unscripted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playorder.carddata.cards import CardData, CardType

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
        return bool(card.keywords & NEEDING)
    return False


def card_status(card: CardData, defined: Callable[[str], bool]) -> str:
    """``scripted``, ``vanilla`` (needs no script) or ``unscripted``."""
    if defined(card.id):
        return "scripted"
    return "unscripted" if needs_script(card) else "vanilla"
