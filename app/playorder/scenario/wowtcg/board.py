"""The board of this game as views, ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from playorder.rulesets.wowtcg import modifiers
from playorder.rulesets.wowtcg.counters import added_by_counters
from playorder.rulesets.wowtcg.definitions import Card, CardType
from playorder.rulesets.wowtcg.entities import Entity, Link, What, Window, Zone
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
from playorder.timeline.board_view import (
    AttachmentView,
    BoardView,
    EntityView,
    OriginView,
    PlayerView,
    ZoneView,
)

SHAPES: Final = {
    CardType.ALLY: "minion", CardType.HERO: "hero", CardType.WEAPON: "weapon", CardType.ARMOR: "weapon",
    CardType.ITEM: "spell", CardType.ABILITY: "spell", CardType.QUEST: "spell",
}  # fmt: skip
"""How a card of each type is drawn where it does not lie in a row."""
TILED: Final = ("equipment",)
"""Rows in which whatever is no character lies as a tile, with its name."""


WINDOWS: Final = {
    Window.READY: "ready step", Window.DRAW: "draw step", Window.ACTION: "action phase", Window.ATTACK: "attack window",
    Window.DEFEND: "defend window", Window.END: "end phase",
}  # fmt: skip


def board_view(
    game: WowGame, edition: str = "", paths: Mapping[int, str] = MappingProxyType({})
) -> BoardView:
    """Both sides as they are now, with the chain among the zones of the turn player."""
    info = game.info
    result = "" if info.result == "ongoing" else info.result
    sides = (_player(game, 1, paths), _player(game, 2, paths))
    return BoardView(sides, info.active, info.turn, result, edition, WINDOWS.get(info.window, ""))


def _player(game: WowGame, number: int, paths: Mapping[int, str]) -> PlayerView:
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
            tuple(_card(game, card, zone.name, place, paths) for place, card in enumerate(held[zone.name])),
        )
        for zone in ZONES
    ]  # fmt: skip
    if number == game.info.active:
        links = tuple(_link(game, link, place) for place, link in enumerate(game.links()))
        zones.append(ZoneView(CHAIN.name, CHAIN.label, CHAIN.layout, links))
    ready = sum(not card.exhausted for card in held["resources"])
    has_priority = game.info.priority == number and not game.info.ended
    return PlayerView(
        number, player.name, tuple(zones), ready, len(player.resources), has_priority=has_priority
    )


def printed_view(card: Card) -> EntityView:
    """A card as it is printed, outside every game."""
    return EntityView(
        entity=-1,
        card=card.id,
        name=card.name,
        type=SHAPES[card.type],
        kind=card.type.value,
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
        base_armor=card.defense or 0,
        base_durability=card.strike or 0,
        numbers=_numbers(card, {}),
        keywords=frozenset(card.keywords),
        text=words_of(card),
    )


def _numbers(card: Card, now: dict[str, int]) -> tuple[tuple[str, int, int], ...]:
    """The numbers that a card of this type has, by what the rules call them; ``now`` are the present ones."""
    kind = card.type
    is_character = card.health is not None
    rows = (
        ("ATK", "attack", card.attack, kind in (CardType.ALLY, CardType.WEAPON, CardType.HERO)),
        ("Health", "health", card.health, is_character),
        ("Damage", "damage", 0, is_character),
        ("Strike cost", "strike", card.strike, kind is CardType.WEAPON),
        ("DEF", "defense", card.defense, kind is CardType.ARMOR),
        ("Cost", "cost", card.cost, card.cost is not None),
    )
    return tuple(
        (words, now.get(name, printed or 0), printed or 0)
        for words, name, printed, is_there in rows
        if is_there
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


def _card(game: WowGame, entity: Entity, zone: str, place: int, paths: Mapping[int, str]) -> EntityView:
    card = entity.card
    is_in_play = entity.zone is Zone.PLAY
    shape = SHAPES[card.type]
    if card.totem and is_in_play:
        shape = "minion"
    elif zone in TILED:
        shape = "tile"
    now = {
        "attack": attack_of(game, entity),
        "health": health_of(game, entity),
        "damage": entity.damage,
        "strike": strike_cost_of(game, entity),
        "defense": defense_of(game, entity),
        "cost": entity.base_cost or 0,
    }
    is_character = card.health is not None
    changes = _changes(game, entity) if is_in_play else []
    return EntityView(
        entity=entity.id,
        key=entity.key,
        path=paths.get(entity.id, ""),
        card=card.id,
        name=card.name,
        type=shape,
        kind=card.type.value,
        card_class=card.card_class.upper() or "NEUTRAL",
        race=" ".join(card.traits),
        player=entity.controller,
        zone=zone,
        position=place,
        attack=now["attack"],
        health=now["health"] - entity.damage if is_character else 0,
        max_health=now["health"] if is_character else 0,
        damage=entity.damage,
        armor=now["defense"] if card.type is CardType.ARMOR else 0,
        durability=now["strike"] if card.type is CardType.WEAPON else 0,
        cost=now["cost"],
        base_attack=card.attack or 0,
        base_health=card.health or 0,
        base_cost=card.cost or 0,
        base_armor=card.defense or 0,
        base_durability=card.strike or 0,
        numbers=_numbers(card, now),
        keywords=keywords_of(game, entity),
        text=words_of(card),
        marks=_marks(game, entity),
        attachments=tuple(_attachments(game, entity, changes, paths)),
        origins=_origins(entity, changes) if is_in_play else (),
        order=entity.order,
    )


def _marks(game: WowGame, entity: Entity) -> frozenset[str]:
    card = entity.card
    marks = set()
    if card.triggers:
        marks.add("trigger")
    if card.modifiers or card.replacements:
        marks.add("aura")
    if card.is_stand_in:
        marks.add("unscripted")
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


class _Change(NamedTuple):
    """What a modifier changes on a card."""

    item: modifiers.Active
    attack: int
    health: int


def _changes(game: WowGame, entity: Entity) -> list[_Change]:
    """What modifiers change on a card in play, in their order."""
    return [
        _Change(
            item,
            modifiers.number_of(item.modifier.attack, game, item, entity),
            modifiers.number_of(item.modifier.health, game, item, entity),
        )
        for item in sorted(modifiers.on(game, entity), key=lambda item: item.order)
    ]


def _attachments(
    game: WowGame, entity: Entity, changes: list[_Change], paths: Mapping[int, str]
) -> list[AttachmentView]:
    """Cards attached to it, and what modifiers change on it."""
    attached = [game.entity(number) for number in entity.attachments]
    found = [
        AttachmentView(card.id, card.card.name, path=paths.get(card.id, ""), order=card.order)
        for card in attached
    ]
    for item, attack, health in changes:
        modifier = item.modifier
        notes = [modifier.name, *(flag.value for flag in modifier.flags), *modifier.keywords]
        note = ", ".join(dict.fromkeys(note for note in notes if note))
        found.append(AttachmentView(item.source.id, item.source.card.name, attack, health, note))
    return found


def _origins(entity: Entity, changes: list[_Change]) -> tuple[OriginView, ...]:
    """Where ATK and health come from, step by step; nothing for what is as it is printed or set."""
    if entity.card.totem:
        return ()
    attack, health = entity.base_attack or 0, entity.base_health or 0
    steps = [OriginView("base", entity.card.name, attack, health, entity.card.id)]
    found = [("Counters", "", added_by_counters(entity, "atk"), added_by_counters(entity, "health"))]
    for item, more_attack, more_health in changes:
        source = item.source.card
        found.append((source.name, source.id, more_attack, more_health))
    for name, card, more_attack, more_health in found:
        if more_attack or more_health:
            attack, health = attack + more_attack, health + more_health
            steps.append(OriginView("enchantment", name, attack, health, card))
    return tuple(steps) if len(steps) > 1 else ()


def _link(game: WowGame, link: Link, place: int) -> EntityView:
    """A link: the card, or an effect by the card that it comes from, with what it aims at."""
    source = game.entity(link.source)
    hidden = link.what is What.RESOURCE and source.face_down
    name = "face-down resource" if hidden else source.card.name
    if link.what is not What.CARD and not hidden:
        name += f" ({link.what.value})"
    aims = ", ".join(game.entity(number).card.name for number in link.targets)
    is_ally = source.card.type is CardType.ALLY and link.is_card and not hidden
    return EntityView(
        # a card is on the chain itself; an effect of one is not the card, which lies elsewhere
        entity=source.id if link.is_card else link.id,
        key=source.key if link.is_card else "",
        card="" if hidden else source.card.id,
        name=f"{name} → {aims}" if aims else name,
        type="minion" if is_ally else "spell",
        kind=f"{link.what.value} on the chain",
        player=link.controller,
        zone=CHAIN.name,
        position=place,
        attack=source.base_attack or 0 if is_ally else 0,
        health=source.base_health or 0 if is_ally else 0,
        max_health=source.base_health or 0 if is_ally else 0,
        cost=source.base_cost or 0,
        text="" if hidden else words_of(source.card),
        order=link.order,
    )
