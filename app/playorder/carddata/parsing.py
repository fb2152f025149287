"""Reading ``CardDefs.xml``."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path

from playorder.carddata.errors import CardDataMissing

NAME, TEXT = 185, 184
"""Tags whose values are in every language."""


@dataclass(slots=True)
class RawCard:
    """An entity of the file, nothing interpreted: numbers by tag number, names and texts by language."""

    id: str
    dbf: int
    numbers: dict[int, int] = field(default_factory=dict)
    tag_names: dict[int, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    referenced: set[str] = field(default_factory=set)
    entourage: list[str] = field(default_factory=list)
    requirements: list[tuple[int, int]] = field(default_factory=list)


def read_cards(path: Path) -> list[RawCard]:
    """All cards of the file that have a type, by id. Takes about a second.

    Raises :class:`CardDataMissing` when the file cannot be read or is no such file.
    """
    cards = []
    try:
        for _, element in ElementTree.iterparse(path, events=("end",)):
            if element.tag == "Entity":
                card = _card(element)
                if card.names:
                    cards.append(card)
                element.clear()
    except (OSError, ElementTree.ParseError, ValueError, TypeError) as error:
        raise CardDataMissing(f"the card data cannot be read: {error}") from error
    return sorted(cards, key=lambda card: card.id)


def _card(entity: ElementTree.Element) -> RawCard:
    card = RawCard(entity.get("CardID", ""), int(entity.get("ID", "0")))
    master = (entity.findtext("MasterPower") or "").strip()
    powers: list[ElementTree.Element] = []
    for element in entity:
        if element.tag == "Tag":
            _tag(card, element)
        elif element.tag == "ReferencedTag":
            card.referenced.add(element.get("name", ""))
        elif element.tag == "EntourageCard":
            card.entourage.append(element.get("cardID", ""))
        elif element.tag == "Power":
            powers.append(element)
    played = [power for power in powers if power.get("definition") == master] or powers
    for power in played:
        for needed in power.iter("PlayRequirement"):
            pair = (int(needed.get("reqID", "0")), int(needed.get("param") or 0))
            if pair not in card.requirements:
                card.requirements.append(pair)
    return card


def _tag(card: RawCard, element: ElementTree.Element) -> None:
    number = int(element.get("enumID", "0"))
    if number in (NAME, TEXT):
        words = card.names if number == NAME else card.texts
        words.update((word.tag, word.text.strip()) for word in element if word.text)
    elif element.get("value") is not None:
        card.numbers[number] = int(element.get("value", "0"))
        card.tag_names[number] = element.get("name", "")
