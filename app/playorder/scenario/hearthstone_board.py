"""A Hearthstone state as a :class:`BoardView`, ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playorder.carddata.cards import CardData, CardType
from playorder.rulesets.hearthstone.actions import could_attack
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.keywords import bits_of, names_of
from playorder.rulesets.hearthstone.layout import ZONES
from playorder.rulesets.hearthstone.origins import listening, origins
from playorder.rulesets.hearthstone.own_keywords import keywords_of
from playorder.rulesets.hearthstone.targeting import has_deathrattle
from playorder.timeline.board_view import (
    AttachmentView,
    BoardView,
    EntityView,
    ListenView,
    OriginView,
    PlayerView,
    ZoneView,
)

_TYPE_NAMES = {
    CardType.MINION: "minion", CardType.HERO: "hero", CardType.WEAPON: "weapon", CardType.SPELL: "spell",
    CardType.HERO_POWER: "hero_power", CardType.ENCHANTMENT: "enchantment",
}  # fmt: skip
_PRINTED_MARKS = frozenset({"battlecry", "deathrattle", "secret"})


def board_view(game: Any, edition: str = "", paths: Mapping[int, str] | None = None) -> BoardView:
    """Both sides as they are now; `paths` says where the document has each entity."""
    info = game.info
    known = paths or {}
    return BoardView(
        (_player(game, 1, known), _player(game, 2, known)), info.active, info.turn,
        "" if info.result == "ongoing" else info.result, edition,
    )  # fmt: skip


def _player(game: Any, number: int, paths: Mapping[int, str]) -> PlayerView:
    player = game.players[number]
    zones = []
    for zone in ZONES:
        held = getattr(player, zone.name)
        ids = held if isinstance(held, tuple) else () if held is None else (held,)
        views = tuple(_entity(game, game.entities[i], zone.name, place, paths) for place, i in enumerate(ids))
        zones.append(ZoneView(zone.name, zone.label, zone.layout, views, zone.limit))
    return PlayerView(
        number, player.name, tuple(zones), player.mana, player.crystals, player.locked, player.owed, player.fatigue,
        number == 1 and game.rules.dominant_player,
    )  # fmt: skip


def printed_view(card: CardData) -> EntityView:
    """A card as it is printed, outside every game."""
    health = card.health or card.durability
    is_weapon = card.type is CardType.WEAPON
    return EntityView(
        entity=-1,
        card=card.id,
        name=card.name,
        type=_TYPE_NAMES.get(card.type, "spell"),
        card_class=card.card_class,
        race=card.race,
        rarity=card.rarity,
        attack=card.attack,
        health=0 if is_weapon else health,
        max_health=0 if is_weapon else health,
        armor=card.armor,
        durability=card.durability,
        cost=card.cost,
        base_attack=card.attack,
        base_health=health,
        base_cost=card.cost,
        keywords=frozenset(names_of(bits_of(card.keywords))),
        marks=card.keywords & _PRINTED_MARKS,
    )


def _entity(game: Any, entity: Entity, zone: str, place: int, paths: Mapping[int, str]) -> EntityView:
    card = entity.card
    is_weapon = entity.type is CardType.WEAPON
    return EntityView(
        entity=entity.id,
        key=entity.key,
        path=paths.get(entity.id, ""),
        card=card.id,
        name=card.name,
        type=_TYPE_NAMES.get(entity.type, "spell"),
        card_class=card.card_class,
        race=card.race,
        rarity=card.rarity,
        player=entity.controller,
        zone=zone,
        position=place,
        attack=game.attack_of(entity) if zone in ("board", "hero", "weapon") else entity.attack,
        health=0 if is_weapon else entity.health,
        max_health=0 if is_weapon else entity.max_health,
        damage=entity.damage,
        armor=entity.armor,
        durability=entity.health if is_weapon else 0,
        cost=game.cost_of(entity),
        base_attack=card.attack,
        base_health=card.health or card.durability,
        base_cost=card.cost,
        keywords=frozenset(keywords_of(game, entity)),
        marks=_marks(game, entity, zone),
        attachments=tuple(_attachment(game, i, paths) for i in entity.enchantments),
        origins=_origins(game, entity),
        listens=_listens(game, entity),
        order=entity.order,
    )


def _marks(game: Any, entity: Entity, zone: str) -> frozenset[str]:
    marks: set[str] = set()
    definition = entity.definition
    printed = entity.card.keywords
    if not entity.silenced:
        marks.update(mark for mark in ("battlecry", "secret") if mark in printed)
        if definition is not None:
            if definition.triggers:
                marks.add("trigger")
            if definition.auras:
                marks.add("aura")
            if definition.death_trigger is not None:
                marks.add("deathrattle")
    if has_deathrattle(game, entity):
        marks.add("deathrattle")
    if zone in ("board", "hero"):
        if entity.destroy:
            marks.add("pending_destroy")
        if game.is_mortally_wounded(entity):
            marks.add("mortally_wounded")
        if entity.exhausted and entity.type is CardType.MINION:
            marks.add("exhausted")
        if entity.controller == game.info.active and could_attack(game, entity) is None:
            marks.add("can_attack")
        if entity.enraged >= 0:
            marks.add("enraged")
    if entity.card.id in game.unscripted:
        marks.add("unscripted")
    return frozenset(marks)


def _origins(game: Any, entity: Entity) -> tuple[OriginView, ...]:
    printed = (entity.card.attack, entity.card.health or entity.card.durability)
    if (
        not entity.enchantments
        and not entity.aura_effects
        and printed == (entity.base_attack, entity.base_health)
    ):
        return ()
    return tuple(
        OriginView(step.kind.value, card.name, step.attack, step.health, card.id)
        for step in origins(game, entity)
        for card in (game.entities[step.source].card,)
    )


def _listens(game: Any, entity: Entity) -> tuple[ListenView, ...]:
    definition = entity.definition
    is_plain = definition is None or not (definition.triggers or definition.death_trigger)
    if is_plain and not entity.enchantments and not entity.extra_triggers:
        return ()
    found = []
    for number, trigger in listening(game, entity):
        event = "Deathrattle" if trigger.on is None else trigger.on.text
        is_written = number == entity.id and trigger in entity.extra_triggers
        bringer = None if number == entity.id else game.entities[number].card
        written = entity.extra_triggers.index(trigger) if is_written else -1
        name, card = ("", "") if bringer is None else (str(bringer.name), str(bringer.id))
        found.append(ListenView(event, trigger.name, name, written, card))
    return tuple(found)


def _attachment(game: Any, i: int, paths: Mapping[int, str]) -> AttachmentView:
    entity: Entity = game.entities[i]
    change = entity.enchant
    notes = []
    if change is not None:
        if change.set_attack is not None:
            notes.append(f"attack set to {change.set_attack}")
        if change.set_health is not None:
            notes.append(f"health set to {change.set_health}")
        if change.attack_times != 1:
            notes.append(f"attack × {change.attack_times}")
        if change.set_cost is not None:
            notes.append(f"cost set to {change.set_cost}")
        if change.cost:
            notes.append(f"cost {change.cost:+d}")
        notes.extend(keyword.replace("_", " ") for keyword in change.keywords)
        if change.until:
            notes.append("until " + change.until.replace("_", " "))
    attack = change.attack if change is not None else 0
    health = change.health if change is not None else 0
    return AttachmentView(
        i,
        entity.card.name,
        attack,
        health,
        ", ".join(notes),
        paths.get(i, ""),
        entity.order,
        entity.card.id,
    )
