"""Keywords: which tags of the card data say yes or no, and what this program calls them."""

from __future__ import annotations

from typing import Final

KEYWORD_OF_TAG: Final[dict[int, str]] = {
    32: "trigger",
    189: "windfury",
    190: "taunt",
    191: "stealth",
    194: "divine_shield",
    197: "charge",
    208: "freeze",
    212: "enrage",
    215: "overload",
    217: "deathrattle",
    218: "battlecry",
    219: "secret",
    220: "combo",
    227: "cant_attack",
    240: "immune",
    247: "cant_be_destroyed",
    293: "morph",
    311: "cant_be_targeted_by_spells",
    314: "cant_be_silenced",
    332: "cant_be_targeted_by_hero_powers",
    335: "invisible_deathrattle",
    339: "silence",
    349: "immune_to_spell_power",
    350: "adjacent_buff",
    362: "aura",
    363: "poisonous",
    370: "affected_by_spell_power",
    377: "topdeck",
    388: "spare_part",
    389: "forgetful",
    396: "hero_power_damage",
    403: "inspire",
    404: "receives_double_spell_power",
    415: "discover",
    424: "ritual",
    441: "jade_golem",
    443: "choose_one",
    448: "untouchable",
    456: "cant_be_fatigued",
    457: "auto_attack",
    462: "quest",
    482: "grimy_goons",
    483: "jade_lotus",
    484: "kabal",
    685: "lifesteal",
}
"""By the tag's number (``hearthstone.enums.GameTag``). ``spell_power`` comes from its amount, see :data:`AMOUNTS`."""

AMOUNTS: Final[dict[int, str]] = {192: "spell_power", 296: "overload"}
"""Tags that hold an amount and are also a keyword where it is above 0.

``OVERLOAD_OWED`` (296) is the amount; ``OVERLOAD`` (215) repeats it on every card but Elemental Destruction, so only
296 is counted."""

REFERENCED: Final[dict[str, str]] = {"DISCOVER": "discover"}
"""Keywords that this build only mentions (``ReferencedTag``) on cards that do have them."""

KEYWORDS: Final[frozenset[str]] = frozenset(
    (*KEYWORD_OF_TAG.values(), *AMOUNTS.values(), *REFERENCED.values())
)
"""Every keyword that :attr:`playorder.carddata.cards.CardData.keywords` can hold."""
