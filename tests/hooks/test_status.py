"""Every collectible card up to the League of Explorers is scripted, or its text is nothing but printed keywords."""

from __future__ import annotations

import re
from collections import Counter

from playorder.assembly import Program
from playorder.carddata.cards import CardType

SETS = {"CORE": 142, "EXPERT1": 239, "HOF": 10, "NAXX": 30, "GVG": 123, "BRM": 31, "TGT": 132, "LOE": 45}
PRINTED = re.compile(
    r"((Taunt|Charge|Divine Shield|Windfury|Stealth|Poisonous|Spell Damage \+\d|Overload: \(\d\)"
    r"|Can.t attack( heroes)?\.?|Can.t be targeted by spells or Hero Powers\."
    r"|50% chance to attack the wrong enemy\.)[.,]?\s*)+"
)


def test_no_card_of_the_era_is_without_what_its_text_says() -> None:
    program = Program()
    catalogue = program.catalogue()
    defined = program.plugins.defined_cards()
    counted: Counter[str] = Counter()
    missing = []
    for card in catalogue:
        if not card.collectible or card.card_set not in SETS:
            continue
        counted[card.card_set] += 1
        text = catalogue.text(card.id).replace("\n", " ").strip()
        vanilla = not text or card.type is CardType.HERO or PRINTED.fullmatch(text) is not None
        if card.id not in defined and not vanilla:
            missing.append(f"{card.id} {card.name}")
    assert counted == SETS
    assert not missing
