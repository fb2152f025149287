"""The board of this game as views, ready to be drawn."""

from __future__ import annotations

from typing import Final

from playorder.rulesets.wowtcg import modifiers
from playorder.rulesets.wowtcg.definitions import Card, CardType
from playorder.rulesets.wowtcg.entities import Entity, Link, What, Zone
from playorder.rulesets.wowtcg.layout import CHAIN, ZONES
from playorder.rulesets.wowtcg.proposals import check_attacker
from playorder.rulesets.wowtcg.refusals import Refused
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.rulesets.wowtcg.statistics import (
    attack_of,
    defense_of,
    has_fatal_damage,
    health_of,
    keywords_of,
    strike_cost_of,
)
from playorder.timeline.board_view import AttachmentView, BoardView, EntityView, PlayerView, ZoneView

SHAPES: Final = {
    CardType.ALLY: "minion", CardType.HERO: "hero", CardType.WEAPON: "weapon", CardType.ARMOR: "weapon",
    CardType.ITEM: "spell", CardType.ABILITY: "spell", CardType.QUEST: "spell",
}  # fmt: skip
"""How a card of each type is drawn where it does not lie in a row."""
TILED: Final = ("equipment", CHAIN.name)
"""Rows in which whatever is no character lies as a tile, with its name."""


def board_view(game: WowGame, edition: str = "") -> BoardView:
    """Both sides as they are now, with the chain at the turn player's."""
    info = game.info
    result = "" if info.result == "ongoing" else info.result
    return BoardView((_player(game, 1), _player(game, 2)), info.active, info.turn, result, edition)


def _player(game: WowGame, number: int) -> PlayerView:
    player = game.players[number]
    hero_row = [game.entity(i) for i in player.hero_row]
    hero = game.hero_of(number)
    held: dict[str, list[Entity]] = {
        "hero": [] if hero is None else [hero],
        "equipment": [card for card in hero_row if card is not hero],
        **{
            name: [game.entity(i) for i in getattr(player, name)]
            for name in ("hand", "deck", "graveyard", "removed", "resources", "allies")
        },
    }
    zones = [
        ZoneView(
            zone.name, zone.label, zone.layout,
            tuple(_card(game, card, zone.name, place) for place, card in enumerate(held[zone.name])),
        )
        for zone in ZONES
        if held[zone.name] or zone.name not in ("removed", "equipment")
    ]  # fmt: skip
    if number == game.info.active and game.info.chain:
        links = tuple(_link(game, link, place) for place, link in enumerate(game.links()))
        zones.append(ZoneView(CHAIN.name, CHAIN.label, CHAIN.layout, links))
    ready = sum(not card.exhausted for card in held["resources"])
    name = f"{player.name} · priority" if game.info.priority == number else player.name
    return PlayerView(number, name, tuple(zones), ready, len(player.resources))


def printed_view(card: Card) -> EntityView:
    """A card as it is printed, outside every game."""
    return EntityView(
        entity=-1,
        card=card.id,
        name=card.name,
        type=SHAPES[card.type],
        card_class=card.card_class.upper() or "NEUTRAL",
        race=" ".join(card.traits),
        attack=card.attack or 0,
        health=card.health or 0,
        max_health=card.health or 0,
        armor=card.defense or 0,
        durability=card.strike or 0,
        cost=card.cost or 0,
        base_attack=card.attack or 0,
        base_health=card.health or 0,
        base_cost=card.cost or 0,
        keywords=frozenset(card.keywords),
        text=words_of(card),
    )


def words_of(card: Card) -> str:
    """What the card does, as far as the names of its powers, triggers and modifiers tell."""
    words = [word.replace("_", "-").capitalize() for word in card.keywords]
    words += [f"Power {place}: {power.name}" for place, power in enumerate(card.powers) if power.name]
    words += [f"When {trigger.on.text}: {trigger.name}" for trigger in card.triggers]
    words += [modifier.name for modifier in card.modifiers if modifier.name]
    if card.reward is not None:
        words.append(f"Reward: pay ({card.reward.resources})")
    return ". ".join(words)


def _card(game: WowGame, entity: Entity, zone: str, place: int) -> EntityView:
    card = entity.card
    is_in_play = entity.zone is Zone.PLAY
    shape = SHAPES[card.type]
    if card.totem and is_in_play:
        shape = "minion"
    elif zone in TILED:
        shape = "tile"
    health = health_of(game, entity)
    is_character = card.health is not None
    return EntityView(
        entity=entity.id,
        key=entity.key,
        card=card.id,
        name=card.name,
        type=shape,
        card_class=card.card_class.upper() or "NEUTRAL",
        race=" ".join(card.traits),
        player=entity.controller,
        zone=zone,
        position=place,
        attack=attack_of(game, entity),
        health=health - entity.damage if is_character else 0,
        max_health=health if is_character else 0,
        damage=entity.damage,
        armor=defense_of(game, entity) if card.type is CardType.ARMOR else 0,
        durability=strike_cost_of(game, entity) if card.type is CardType.WEAPON else 0,
        cost=entity.base_cost or 0,
        base_attack=card.attack or 0,
        base_health=card.health or 0,
        base_cost=card.cost or 0,
        keywords=keywords_of(game, entity),
        text=words_of(card),
        marks=_marks(game, entity),
        attachments=tuple(_attachments(game, entity)),
        order=entity.order,
    )


def _marks(game: WowGame, entity: Entity) -> frozenset[str]:
    card = entity.card
    marks = set()
    if card.triggers:
        marks.add("trigger")
    if card.modifiers or card.replacements:
        marks.add("aura")
    if entity.zone is not Zone.PLAY:
        return frozenset(marks)
    if entity.exhausted:
        marks.add("exhausted")
    if entity.face_down:
        marks.add("face_down")
    if game.is_character(entity) and has_fatal_damage(game, entity):
        marks.add("mortally_wounded")
    try:
        check_attacker(game, game.info.active, entity)
        marks.add("can_attack")
    except Refused:
        pass
    for role in ("attacker", "defender", "proposed_defender", "protecting"):
        if getattr(game.info, role) == entity.id:
            marks.add(role)
    return frozenset(marks)


def _attachments(game: WowGame, entity: Entity) -> list[AttachmentView]:
    """Cards attached to it, and what modifiers change on it."""
    found = [AttachmentView(number, game.entity(number).card.name) for number in entity.attachments]
    if entity.zone is not Zone.PLAY:
        return found
    for item in sorted(modifiers.on(game, entity), key=lambda item: item.order):
        modifier = item.modifier
        attack = modifiers.number_of(modifier.attack, game, item, entity)
        health = modifiers.number_of(modifier.health, game, item, entity)
        notes = [modifier.name, *(flag.value for flag in modifier.flags), *modifier.keywords]
        note = ", ".join(dict.fromkeys(note for note in notes if note))
        found.append(AttachmentView(item.source.id, item.source.card.name, attack, health, note))
    return found


def _link(game: WowGame, link: Link, place: int) -> EntityView:
    """A link: the card, or an effect by the card that it comes from."""
    source = game.entity(link.source)
    hidden = link.what is What.RESOURCE and source.face_down
    words = link.what.value if link.what is not What.CARD else ""
    aims = ", ".join(game.entity(number).card.name for number in link.targets)
    note = AttachmentView(link.id, aims, 0, 0, "target") if aims else None
    return EntityView(
        entity=source.id,
        key=source.key,
        card="" if hidden else source.card.id,
        name="face-down resource"
        if hidden
        else f"{source.card.name} ({words})"
        if words
        else source.card.name,
        type="minion" if source.card.type is CardType.ALLY and link.is_card else "tile",
        player=link.controller,
        zone=CHAIN.name,
        position=place,
        attack=source.base_attack or 0 if link.is_card else 0,
        health=source.base_health or 0 if link.is_card else 0,
        max_health=source.base_health or 0 if link.is_card else 0,
        cost=source.base_cost or 0,
        attachments=(note,) if note else (),
        order=link.order,
    )
