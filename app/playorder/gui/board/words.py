"""An entity in words: for tool tips, the inspector, the list of a pile, and people who listen."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from playorder.gui.cards.gems import attack_level, cost_level, health_level
from playorder.timeline.board_view import AttachmentView, EntityView

__all__ = [
    "attachment_line",
    "keyword_names",
    "keyword_word",
    "mark_names",
    "numbers_line",
    "spoken",
    "title_case",
    "tooltip",
    "type_line",
]


_MOST_LINES = 8
"""Of a tool tip, for what lies on a card or what its numbers come from."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Words", text)


_MARKS = {
    "deathrattle": "Deathrattle",
    "trigger": "listens to an event",
    "aura": "Aura",
    "battlecry": "Battlecry",
    "secret": "Secret",
    "exhausted": "exhausted",
    "can_attack": "can attack",
    "pending_destroy": "marked for destruction",
    "mortally_wounded": "mortally wounded",
    "enraged": "Enraged",
    "unscripted": "no script yet",
    "face_down": "face down",
    "attacker": "attacking",
    "proposed_defender": "proposed as defender",
    "protecting": "protecting",
    "defender": "defending",
}
_KEYWORDS = {
    "cant_attack": "can't attack",
    "divine_shield": "Divine Shield",
    "cant_be_targeted": "can't be targeted",
}
_TYPES = {"hero_power": "hero power"}


def title_case(value: str) -> str:
    """MAGE → Mage, SPELL_DAMAGE → Spell damage."""
    return value.replace("_", " ").capitalize()


def keyword_word(keyword: str) -> str:
    """divine_shield → Divine Shield."""
    return _tr(_KEYWORDS.get(keyword, title_case(keyword)))


def keyword_names(entity: EntityView) -> list[str]:
    """The keywords in words, in alphabetical order."""
    return sorted(map(keyword_word, entity.keywords))


def mark_names(entity: EntityView) -> list[str]:
    """The other signs on the card in words."""
    return [_tr(word) for mark, word in _MARKS.items() if mark in entity.marks]


def type_line(entity: EntityView) -> str:
    """Neutral minion · Beast · rare."""
    kind = entity.kind or _TYPES.get(entity.type, entity.type)
    has_class = entity.card_class and not (entity.kind and entity.card_class == "NEUTRAL")
    parts = [f"{title_case(entity.card_class)} {kind}" if has_class else title_case(kind)]
    if entity.race and entity.race.upper() not in ("INVALID", "NONE"):
        parts.append(title_case(entity.race))
    if entity.rarity and entity.rarity.upper() not in ("INVALID", "FREE", "NONE"):
        parts.append(entity.rarity.lower())
    return " · ".join(parts)


def numbers_line(entity: EntityView) -> str:
    """The numbers in words, with what is printed where it differs."""
    parts: list[str] = []

    def say(name: str, now: int, printed: int, differs: bool) -> None:
        parts.append(
            f"{name} {now}" + (" " + _tr("(printed %1)").replace("%1", str(printed)) if differs else "")
        )

    for name, now, printed in entity.numbers:
        say(_tr(name), now, printed, now != printed and bool(printed))
    if entity.numbers:
        return " · ".join(parts)
    if entity.type in ("minion", "weapon") or (entity.type == "hero" and entity.attack):
        say(_tr("Attack"), entity.attack, entity.base_attack, attack_level(entity) == "above")
    if entity.type in ("minion", "hero"):
        shown = f"{_tr('Health')} {entity.health}"
        if health_level(entity) == "damaged":
            shown += " " + _tr("of %1").replace("%1", str(entity.max_health))
        elif entity.max_health != entity.base_health:
            shown += " " + _tr("(printed %1)").replace("%1", str(entity.base_health))
        parts.append(shown)
    if entity.type == "weapon":
        say(_tr("Durability"), entity.durability, entity.base_health, entity.durability != entity.base_health)
    if entity.armor:
        parts.append(f"{_tr('Armor')} {entity.armor}")
    if entity.type != "hero":
        say(_tr("Cost"), entity.cost, entity.base_cost, cost_level(entity) != "printed")
    return " · ".join(parts)


def origin_steps(entity: EntityView) -> list[tuple[str, str, str]]:
    """Where attack and health come from: for each step its name, what it changes and what it leaves; then what is now.

    Empty where nothing changed what is printed.
    """
    found: list[tuple[str, str, str]] = []
    before: tuple[int, int] | None = None
    for step in entity.origins:
        now = (step.attack, step.health)
        if before is None:
            is_printed = now == (entity.base_attack, entity.base_health)
            name = _tr("Base, printed") if is_printed else _tr("Base, set here")
            printed = f"{entity.base_attack}/{entity.base_health}"
            change = "" if is_printed else _tr("printed %1").replace("%1", printed)
        else:
            change = f"{now[0] - before[0]:+d}/{now[1] - before[1]:+d}"
            name = _tr("%1, aura").replace("%1", step.name) if step.kind == "aura" else step.name
        found.append((name, change, f"{now[0]}/{now[1]}"))
        before = now
    if before is not None:
        damaged = _tr("%1 damage").replace("%1", str(entity.damage)) if entity.damage else ""
        left = entity.durability if entity.type == "weapon" else entity.health
        found.append((_tr("Now"), damaged, f"{entity.attack}/{left}"))
    return found


def attachment_line(attachment: AttachmentView) -> str:
    """Blessing of Kings +4/+4."""
    shown = attachment.name or _tr("Enchantment")
    if attachment.attack or attachment.health:
        shown += f" {attachment.attack:+d}/{attachment.health:+d}"
    if attachment.note:
        shown += f" ({attachment.note})"
    return shown


def spoken(entity: EntityView) -> str:
    """One sentence for a screen reader."""
    parts = [
        entity.name,
        type_line(entity),
        numbers_line(entity),
        *keyword_names(entity),
        *mark_names(entity),
    ]
    parts += [attachment_line(attachment) for attachment in entity.attachments]
    return ", ".join(part for part in parts if part)


def _told_steps(steps: list[tuple[str, str, str]]) -> list[str]:
    """Each step on a line; of very many the last ones, which lead to what is now."""
    left_out = max(0, len(steps) - _MOST_LINES - 1)
    told = [steps[0], *steps[1 + left_out :]] if left_out else steps
    lines = [
        " ".join(escape(part) for part in (f"{name}:", change, f"→ {now}") if part)
        for name, change, now in told
    ]
    if left_out:
        lines.insert(1, _and_more(left_out))
    return lines


def _and_more(count: int) -> str:
    return escape(_tr("and %1 more").replace("%1", str(count)))


def tooltip(entity: EntityView) -> str:
    """The bubble that shows when the pointer rests on a card."""
    lines = [f"<b>{escape(entity.name)}</b>", f"<span>{escape(type_line(entity))}</span>"]
    lines.append(escape(numbers_line(entity)))
    if entity.text:
        lines.append(f"<i>{escape(entity.text)}</i>")
    signs = keyword_names(entity) + mark_names(entity)
    if signs:
        lines.append(escape(", ".join(signs)))
    steps = origin_steps(entity)
    if steps:
        lines += _told_steps(steps)
    else:
        shown = entity.attachments[:_MOST_LINES]
        lines += ["+ " + escape(attachment_line(attachment)) for attachment in shown]
        if len(entity.attachments) > len(shown):
            lines.append(_and_more(len(entity.attachments) - len(shown)))
    where = (
        _tr("p%1 · order of play %2").replace("%1", str(entity.player)).replace("%2", str(entity.told_order))
    )
    if entity.key:
        where += f" · {entity.key}"
    lines.append(escape(where))
    body = "<br>".join(line for line in lines if line)
    return f"<div style='max-width: 320px'>{body}</div>"
