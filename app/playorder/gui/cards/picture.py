"""Which emblem and which ground a card gets, from its tribe, its type and what it does."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from playorder.gui.cards.emblems import paint_emblem
from playorder.timeline.board_view import EntityView

__all__ = ["Picture", "paint_ground", "paint_picture", "picture_for"]


@dataclass(frozen=True, slots=True)
class Picture:
    """An emblem on a two-tone ground; the hills may be mirrored."""

    emblem: str
    top: str
    bottom: str
    mirrored: bool = False


_TRIBES = {
    "BEAST": "paw",
    "PET": "paw",
    "MECHANICAL": "gear",
    "MECH": "gear",
    "MURLOC": "fish",
    "DRAGON": "dragon",
    "TOTEM": "totem",
    "DEMON": "horns",
    "PIRATE": "anchor",
    "ELEMENTAL": "crystal",
}

_GROUNDS = {
    "paw": ("#7C8B4F", "#333A26"),
    "gear": ("#8C7A62", "#35322F"),
    "fish": ("#4C93A0", "#1F3C48"),
    "dragon": ("#A3503E", "#3E1E26"),
    "totem": ("#5D8C86", "#22393C"),
    "horns": ("#84517F", "#331D38"),
    "anchor": ("#4F7497", "#1F2F42"),
    "crystal": ("#6B8FB8", "#26384F"),
    "knives": ("#8A5A44", "#3A2530"),
    "flame": ("#C66A3D", "#4E2320"),
    "sword": ("#8793A5", "#303846"),
    "swords": ("#8793A5", "#303846"),
    "axe": ("#94735F", "#3A2A2A"),
    "hammer": ("#B9954E", "#4A3823"),
    "bow": ("#7C8B4F", "#333A26"),
    "shield": ("#6F7F97", "#2C3646"),
    "sun": ("#C69A4A", "#5A3B26"),
    "star": ("#B58A3E", "#463420"),
    "bolt": ("#5A7DC0", "#243358"),
    "flask": ("#5B8F6A", "#22383B"),
    "banner": ("#5878B0", "#25304F"),
    "hood": ("#6E568F", "#2A2340"),
    "mask": ("#6C8366", "#27332B"),
    "snowflake": ("#6FA7CF", "#274663"),
    "spark": ("#7D67C4", "#2B2453"),
    "book": ("#7B6BB0", "#2D2950"),
    "skull": ("#6B6F7C", "#272932"),
    "leaf": ("#6C9657", "#2A3D26"),
    "heart": ("#B87A6A", "#4A2A2E"),
    "eye": ("#7A5FA8", "#2B2146"),
    "egg": ("#A39266", "#423A2A"),
    "coin": ("#8F7A45", "#3A2F20"),
    "swirl": ("#4F8F8B", "#1F3A42"),
    "chain": ("#7A7480", "#2D2A33"),
    "mirror": ("#6D84A8", "#27324A"),
    "card": ("#5F86B5", "#24334C"),
    "helmet": ("#7E7A74", "#302E2F"),
    "person": ("#5F86B5", "#24334C"),
}

_CLASS_GROUNDS = {
    "MAGE": ("#5F86B5", "#24334C"),
    "PALADIN": ("#B9954E", "#4A3823"),
    "HUNTER": ("#6C8F54", "#29381F"),
    "WARLOCK": ("#7A5A9E", "#2D2142"),
    "PRIEST": ("#9AA3B2", "#3B4250"),
    "WARRIOR": ("#A2604C", "#43231F"),
    "ROGUE": ("#767D8A", "#2B2F38"),
    "SHAMAN": ("#4A7CAB", "#1C3048"),
    "DRUID": ("#9A7446", "#3D2C1C"),
}

# What a card does, read off its printed text: the first pattern that fits gives the emblem.
_WORDS: tuple[tuple[str, str], ...] = (
    (r"\bfreeze|\bfrozen", "snowflake"),
    (r"\bsecret", "eye"),
    (r"\bcounter\b|\bsilence", "chain"),
    (r"\bcopy|\bcopies|\btransform", "mirror"),
    (r"\bdeathrattle\b.*\bsummon", "egg"),
    (r"\bdestroy\b", "skull"),
    (r"\bspell damage\b|\bspell\b.*\bcast", "spark"),
    (r"\bother (friendly )?(minions|beasts|murlocs)\b.*\bhave|\bgive .* \+\d", "banner"),
    (r"\barmor\b", "shield"),
    (r"\brestore\b|\bheal", "heart"),
    (r"\bmissile|\bdeal \d+ damage to a random", "knives"),
    (r"\bdeal\b.*\bdamage|\bdamage to\b", "flame"),
    (r"\bmana crystal", "crystal"),
    (r"\bdraw\b", "book"),
    (r"\breturn\b|\bhand\b", "swirl"),
    (r"\bsummon\b", "star"),
    (r"\battack\b", "swords"),
)
_PATTERNS = tuple((re.compile(pattern, re.IGNORECASE | re.DOTALL), emblem) for pattern, emblem in _WORDS)
_WEAPONS = (
    ("axe", "axe"),
    ("reaver", "axe"),
    ("hammer", "hammer"),
    ("justice", "hammer"),
    ("mace", "hammer"),
)
_WEAPONS_MORE = (("bow", "bow"), ("dagger", "knives"), ("knife", "knives"), ("blade", "sword"))
_POWERS = {
    "MAGE": "flame",
    "PALADIN": "hammer",
    "HUNTER": "bow",
    "WARLOCK": "book",
    "PRIEST": "heart",
    "WARRIOR": "shield",
    "ROGUE": "knives",
    "SHAMAN": "totem",
    "DRUID": "leaf",
}


def picture_for(entity: EntityView) -> Picture:
    """The picture of a card. The same card always gets the same one."""
    name, text = entity.english or (entity.name, entity.text)
    return _picture(entity.card, name, entity.type, entity.race, entity.card_class, text, _signs(entity))


def _signs(entity: EntityView) -> str:
    if "taunt" in entity.keywords:
        return "shield"
    if "divine_shield" in entity.keywords:
        return "sun"
    if "stealth" in entity.keywords:
        return "hood"
    if "windfury" in entity.keywords:
        return "bolt"
    return "aura" if "aura" in entity.marks else "deathrattle" if "deathrattle" in entity.marks else ""


@lru_cache(maxsize=2048)
def _picture(card: str, name: str, kind: str, race: str, card_class: str, text: str, signs: str) -> Picture:
    emblem = _emblem(name.lower(), kind, race, card_class, text, signs, card)
    if kind == "hero":
        ground = _CLASS_GROUNDS.get(card_class, _GROUNDS["helmet"])
    else:
        ground = _GROUNDS.get(emblem, ("#8793A5", "#303846"))
    return Picture(emblem, ground[0], ground[1], mirrored=zlib.crc32(card.encode()) % 2 == 1)


def _emblem(name: str, kind: str, race: str, card_class: str, text: str, signs: str, card: str) -> str:
    if kind == "hero":
        return "horns" if race == "DEMON" else "person"
    if kind == "weapon":
        return next((emblem for word, emblem in (*_WEAPONS, *_WEAPONS_MORE) if word in name), "sword")
    if kind == "hero_power":
        return _POWERS.get(card_class, "spark")
    if kind == "minion" and race.upper() in _TRIBES:
        return _TRIBES[race.upper()]
    if "coin" in name.split():
        return "coin"
    for pattern, emblem in _PATTERNS:
        if pattern.search(text):
            return emblem
    if signs in _GROUNDS:
        return signs
    if signs:
        return {"aura": "banner", "deathrattle": "skull"}[signs]
    plain = (
        ("spark", "book", "star", "bolt") if kind == "spell" else ("helmet", "swords", "mask", "hood", "star")
    )
    return plain[zlib.crc32(card.encode()) % len(plain)]


def paint_ground(
    painter: QPainter, box: QRectF, clip: QPainterPath, picture: Picture, grey: float = 0.0
) -> None:
    """Fill the clip with the two-tone ground, a light above and two hills below."""
    painter.save()
    painter.setClipPath(clip)
    if picture.mirrored:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, _greyed(picture.top, grey))
    gradient.setColorAt(1, _greyed(picture.bottom, grey))
    painter.fillRect(box, gradient)
    light = QPainterPath()
    x, y, width, height = box.x(), box.y(), box.width(), box.height()
    light.addEllipse(QPointF(x + 0.25 * width, y + 0.02 * height), 0.55 * width, 0.3 * height)
    painter.fillPath(light, QColor(255, 255, 255, 26))
    for start, c1, c2, end, alpha in ((0.66, 0.5, 0.86, 0.58, 41), (0.82, 0.98, 0.66, 0.8, 46)):
        hill = QPainterPath(QPointF(x, y + start * height))
        hill.cubicTo(
            x + 0.33 * width,
            y + c1 * height,
            x + 0.58 * width,
            y + c2 * height,
            x + width,
            y + end * height,
        )
        hill.lineTo(x + width, y + height)
        hill.lineTo(x, y + height)
        hill.closeSubpath()
        painter.fillPath(hill, QColor(0, 0, 0, alpha))
    painter.restore()


def _greyed(colour: str, amount: float) -> QColor:
    value = QColor(colour)
    if not amount:
        return value
    return QColor.fromHsvF(max(0.0, value.hsvHueF()), value.hsvSaturationF() * (1 - amount), value.valueF())


def paint_picture(
    painter: QPainter,
    entity: EntityView,
    box: QRectF,
    clip: QPainterPath,
    centre: QPointF,
    scale: float,
    grey: float = 0.0,
) -> None:
    """The ground and the emblem upon it."""
    picture = picture_for(entity)
    paint_ground(painter, box, clip, picture, grey)
    painter.save()
    painter.translate(centre)
    paint_emblem(painter, picture.emblem, scale, 0.55 if grey else 1.0)
    painter.restore()
