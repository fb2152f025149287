"""What can be seen of an end position, as plain values: the same in every process, and cheap to compare."""

from __future__ import annotations

from typing import Any, NamedTuple

from playorder.explore.walking import Walk
from playorder.model.zones import Layout
from playorder.rulesets.hearthstone.entities import Entity, Player
from playorder.rulesets.hearthstone.keywords import names_of
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.timeline.board_view import EntityView, PlayerView


class MinionFacts(NamedTuple):
    """A minion on the board, or a weapon (``health`` is its durability then)."""

    name: str
    attack: int
    health: int
    keywords: int = 0

    def text(self) -> str:
        """Such as ``Chillwind Yeti 4/5 taunt``."""
        return " ".join((f"{self.name} {self.attack}/{self.health}", *sorted(names_of(self.keywords))))


class SideFacts(NamedTuple):
    """One player's side. ``hand`` and ``secrets`` are names of cards in alphabetical order, ``deck`` a number."""

    hero: str
    health: int
    armor: int
    hand: tuple[str, ...]
    deck: int
    mana: int
    board: tuple[MinionFacts, ...]
    weapon: MinionFacts | None
    secrets: tuple[str, ...]
    row: tuple[str, ...] = ()
    """What lies in further rows, in games that have such."""
    resources: int = 0
    """What is ready to pay with, in games where that is no mana."""


class EndFacts(NamedTuple):
    """An end position: the result of the game, both sides, and what stopped the run early, if anything."""

    result: str
    p1: SideFacts
    p2: SideFacts
    stopped: str = ""


COLUMNS: dict[str, str] = {
    "result": "Result",
    "p1.health": "Health of player 1",
    "p1.armor": "Armor of player 1",
    "p1.board": "Board of player 1",
    "p1.hand": "Hand of player 1",
    "p1.deck": "Deck of player 1",
    "p1.mana": "Mana of player 1",
    "p1.weapon": "Weapon of player 1",
    "p1.secrets": "Secrets of player 1",
    "p1.hero": "Hero of player 1",
    "p1.row": "Further cards of player 1",
    "p1.resources": "Resources of player 1",
    "p2.health": "Health of player 2",
    "p2.armor": "Armor of player 2",
    "p2.board": "Board of player 2",
    "p2.hand": "Hand of player 2",
    "p2.deck": "Deck of player 2",
    "p2.mana": "Mana of player 2",
    "p2.weapon": "Weapon of player 2",
    "p2.secrets": "Secrets of player 2",
    "p2.hero": "Hero of player 2",
    "p2.row": "Further cards of player 2",
    "p2.resources": "Resources of player 2",
    "stopped": "Stopped",
}
"""What an outcome can be told by, each with its heading."""


def cell(facts: EndFacts, column: str) -> int | str:
    """The value of one column, for people."""
    side, _, name = column.rpartition(".")
    value = getattr(getattr(facts, side) if side else facts, name)
    if isinstance(value, MinionFacts):
        return value.text()
    if isinstance(value, tuple):
        return ", ".join(item.text() if isinstance(item, MinionFacts) else str(item) for item in value)
    return "" if value is None else value


def differing(found: list[EndFacts]) -> list[str]:
    """The columns in which not all are equal; and what stopped a run, even if it stopped them all alike."""
    values = {name: {cell(facts, name) for facts in found} for name in COLUMNS}
    return [name for name, seen in values.items() if len(seen) > 1 or (name == "stopped" and seen != {""})]


def end_facts(walk: Walk) -> EndFacts:
    """What can be seen where the walk stands."""
    game = walk.game
    if isinstance(game, HearthstoneGame):
        return EndFacts(game.info.result, _side(game, 1), _side(game, 2), walk.stopped)
    one, two = walk.ruleset.board_view(game, walk.scenario.edition, {}).players
    return EndFacts(game.info.result, _shown(one), _shown(two), walk.stopped)


def _shown(side: PlayerView) -> SideFacts:
    """What a board shows of a side, whatever the game."""
    zones = {zone.name: zone for zone in side.zones}
    hero = next((one for zone in side.zones for one in zone.entities if one.type == "hero"), EntityView(-1))
    rows = [zone for zone in side.zones if zone.layout is Layout.ROW]
    hands = [one.name for zone in side.zones if zone.layout is Layout.HAND for one in zone.entities]
    return SideFacts(
        hero.name,
        hero.health,
        hero.armor,
        tuple(sorted(hands)),
        len(zones["deck"].entities) if "deck" in zones else 0,
        0,
        tuple(
            MinionFacts(one.key or one.name, one.attack, one.health)
            for row in rows[:1]
            for one in row.entities
        ),
        None,
        (),
        tuple(one.key or one.name for row in rows[1:] for one in row.entities),
        side.mana,
    )


def _side(game: Any, number: int) -> SideFacts:
    player: Player = game.players[number]
    entities = game.entities
    hero = game.hero_of(number)
    weapon = None if player.weapon is None else entities[player.weapon]
    return SideFacts(
        hero.card.name,
        hero.max_health - hero.damage,
        hero.armor,
        tuple(sorted([entities[i].card.name for i in player.hand])),
        len(player.deck),
        player.mana,
        tuple([_minion(entities[i]) for i in player.board]),
        None if weapon is None else _minion(weapon),
        tuple(sorted([entities[i].card.name for i in player.secrets])),
    )


def _minion(entity: Entity) -> MinionFacts:
    return MinionFacts(
        entity.key or entity.card.name, entity.attack, entity.max_health - entity.damage, entity.keywords
    )
