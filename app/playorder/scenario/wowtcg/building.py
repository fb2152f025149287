"""Building a game from a document: cards in the order of their timestamps, then what lies on them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from playorder.cards.spelling import near
from playorder.cards.whole import WholeCard
from playorder.engine.faults import OnFault
from playorder.rulesets.wowtcg.definitions import (
    EQUIPMENT,
    Card,
    CardType,
    DamageType,
    Modifier,
    Tag,
    Target,
)
from playorder.rulesets.wowtcg.descriptions import anything
from playorder.rulesets.wowtcg.editions import rules_of
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.modifiers import Lasting, Until
from playorder.rulesets.wowtcg.opening import begin_game
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.rulesets.wowtcg.triggers import listen
from playorder.rulesets.wowtcg.turns import ACTION, begin_turn
from playorder.rulesets.wowtcg.zones import attach, place_in_row, put_in
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.switches import rules_for
from playorder.scenario.wowtcg.document import CardSpec, SideSpec
from playorder.scenario.wowtcg.reading import PILES, ROWS, read_keywords

DEFAULT_HERO: Final = "Hero"
_TAG: Final = re.compile(r"(.+?)\s*\((\d+)\)")

ROW_OF: Final = {"equipment": Row.HERO, "abilities": Row.HERO, "allies": Row.ALLY, "resources": Row.RESOURCE}
BELONG: Final = {
    "equipment": lambda card: card.type in EQUIPMENT,
    "abilities": lambda card: card.type is CardType.ABILITY and card.attach is None,
    "allies": lambda card: card.type is CardType.ALLY,
    "resources": lambda _card: True,
}
"""What may lie in which row."""


def catalogue_of(cards: Iterable[WholeCard]) -> dict[str, Card]:
    """The cards of this ruleset by name."""
    return {card.name: card for card in cards if isinstance(card, Card)}


def build(
    scenario: Scenario,
    catalogue: Mapping[str, Card],
    on_fault: OnFault = OnFault.RAISE,
    stand_ins: bool = False,
) -> tuple[WowGame, dict[str, int], dict[int, str]]:
    """The game that a document describes, which entity each id means, and where each is written.

    What happens first, the opening or the active player's priority, is on the stack. Raises :class:`ScenarioError`.
    With ``stand_ins`` a card that is not known is one that does nothing.
    """
    if scenario.cards:
        raise ScenarioError(
            "$.cards", "this ruleset knows no cards of this form", "write them where they lie"
        )
    game = WowGame(catalogue, rules_for(scenario, rules_of))
    game.ignore_mana = scenario.ignore_mana
    game.info.active = scenario.active
    game.info.turn = scenario.turn
    builder = _Builder(game, scenario, stand_ins)
    builder.place_all()
    game.state.journal.clear()
    game.on_fault = on_fault
    if scenario.start == "game":
        begin_game(game)
    else:
        game.push((begin_turn, ACTION))
    return game, builder.ids, builder.paths


class _Builder:
    def __init__(self, game: WowGame, scenario: Scenario, stand_ins: bool) -> None:
        self.game = game
        self.scenario = scenario
        self.ids: dict[str, int] = {}
        self.paths: dict[int, str] = {}
        self.stand_ins = stand_ins
        self.modified: list[tuple[Entity, CardSpec]] = []

    def place_all(self) -> None:
        sides: list[SideSpec] = list(self.scenario.players)
        for number, side in enumerate(sides, 1):
            player = self.game.players[number]
            player.name = side.name or player.name
            player.placed = side.placed
            hero = side.hero or CardSpec(f"$.players[{number - 1}].hero", DEFAULT_HERO)
            self.place(hero, number, Row.HERO, f"p{number}.hero", lambda card: card.type is CardType.HERO)
            for name in ROWS:
                for spec in getattr(side, name):
                    self.place(spec, number, ROW_OF[name], "", BELONG[name])
        for number, side in enumerate(sides, 1):
            for name in PILES:
                for spec in getattr(side, name):
                    self.put_in_pile(spec, number, Zone(name))
        self.order()
        for entity, spec in self.modified:
            self.modify(entity, spec)

    # --- cards -----------------------------------------------------------------------------------------------

    def card(self, spec: CardSpec) -> Card:
        """The card that a spec names or brings along."""
        where = spec.path if spec.path.endswith("]") else f"{spec.path}.card"
        if isinstance(spec.card, dict):
            return inline_card(spec.card, where)
        found = self.game.catalogue.get(spec.card)
        if found is None and self.stand_ins:
            return _stand_in(spec)
        if found is None:
            close = difflib.get_close_matches(spec.card, self.game.catalogue, 3, 0.5)
            hint = (
                f"did you mean {', '.join(repr(name) for name in close)}?" if close else "give an exact name"
            )
            raise ScenarioError(where, f"unknown card {spec.card!r}", hint)
        return found

    def create(self, spec: CardSpec, player: int, default_id: str = "") -> Entity:
        entity = Entity(self.card(spec), spec.owner or player, self.game.new_order())
        self.game.state.create(entity)
        entity.controller = entity.entered_under = player
        entity.key = spec.id or default_id
        self.paths[entity.id] = spec.path
        for name in {spec.id, default_id} - {""}:
            self.ids[name] = entity.id
        for tag in ("attack", "health", "cost", "strike", "defense"):
            value = getattr(spec, tag)
            if value is not None:
                setattr(entity, f"base_{tag}", value)
        entity.keywords = spec.keywords
        return entity

    def place(self, spec: CardSpec, player: int, row: Row, default_id: str, belongs: Any) -> None:
        """A card in a row, with its attachments."""
        controller = spec.controller or player
        entity = self.create(spec, controller, default_id)
        if not belongs(entity.card):
            raise ScenarioError(spec.path, f"{entity.card.name} is {_a(entity.card)}", "it belongs elsewhere")
        self.enter(entity, spec)
        place_in_row(self.game, entity, row)
        default = row is Row.RESOURCE
        entity.face_down = default if spec.face_down is None else spec.face_down
        if row is not Row.RESOURCE:
            listen(self.game, entity)
        for attachment in spec.attached:
            self.attach(attachment, entity)

    def attach(self, spec: CardSpec, host: Entity) -> None:
        """A card on another."""
        entity = self.create(spec, spec.controller or host.controller)
        if spec.owner == 0:
            entity.owner = entity.controller
        if entity.card.attach is None:
            raise ScenarioError(
                spec.path, f"{entity.card.name} is {_a(entity.card)}", "it attaches to nothing"
            )
        self.enter(entity, spec)
        attach(self.game, entity, host)
        listen(self.game, entity)
        for attachment in spec.attached:
            self.attach(attachment, entity)

    def enter(self, entity: Entity, spec: CardSpec) -> None:
        """The state of a card in play."""
        put_in(self.game, entity, Zone.PLAY)
        entity.damage = spec.damage
        entity.exhausted = spec.exhausted
        entity.counters = tuple(sorted((name, count) for name, count in spec.counters.items() if count))
        entity.since_start_of_turn = spec.since_start_of_turn
        if spec.modifiers:
            self.modified.append((entity, spec))

    def put_in_pile(self, spec: CardSpec, player: int, zone: Zone) -> None:
        """A card in hand, deck, graveyard, or out of the game."""
        entity = self.create(spec, player)
        entity.owner = player
        put_in(self.game, entity, zone)

    def modify(self, entity: Entity, spec: CardSpec) -> None:
        """The plain modifiers that the document puts on a card."""
        for modifier in spec.modifiers:
            until = Until.END_OF_TURN if modifier.until == "end_of_turn" else Until.GAME
            plain = Modifier(
                attack=modifier.attack, health=modifier.health, keywords=modifier.keywords, name="modifier"
            )
            lasting = Lasting(
                plain, entity.id, entity.controller, until, self.game.new_order(), entity.id, entity.stays
            )
            self.game.info.lasting = (*self.game.info.lasting, lasting)

    # --- timestamps --------------------------------------------------------------------------------------------

    def order(self) -> None:
        """Timestamps: what the order of play names first, in its order, then the rest as it was made."""
        if not self.scenario.play_order:
            return
        named = [self.ids[name] for name in self.scenario.play_order]
        rest = [e.id for e in self.game.entities if isinstance(e, Entity) and e.id not in named]
        for stamp, number in enumerate((*named, *rest), 1):
            self.game.entities[number].order = stamp


_STAND_INS: Final = {
    "hero": CardType.HERO, "allies": CardType.ALLY, "equipment": CardType.ITEM, "abilities": CardType.ABILITY
}  # fmt: skip


def _stand_in(spec: CardSpec) -> Card:
    """A card of that name that does nothing and cannot be played, of a type that belongs where it lies."""
    zone = spec.path.split("]")[1].lstrip(".").split("[")[0] if "]" in spec.path else ""
    is_attached = ".attached[" in spec.path
    kind = CardType.ABILITY if is_attached else _STAND_INS.get(zone, CardType.ABILITY)
    return Card(
        name=str(spec.card),
        type=kind,
        health=30 if kind is CardType.HERO else 1 if kind is CardType.ALLY else None,
        ongoing=kind is CardType.ABILITY,
        attach=Target(anything, "anything") if is_attached else None,
        playable=False,
        is_stand_in=True,
    )


def _a(card: Card) -> str:
    word = card.type.value
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def inline_card(data: dict[str, Any], path: str) -> Card:
    """A card without powers out of a document."""
    damage_type = data.get("damage_type")
    kind = CardType(data["type"])
    is_totem = kind is CardType.ABILITY and data.get("health") is not None  # 306.3a: only totems have health
    return Card(
        name=data["name"],
        type=kind,
        damage_type=None if damage_type is None else DamageType(damage_type),
        traits=tuple(data.get("traits", ())),
        keywords=read_keywords(data.get("keywords", []), f"{path}.keywords"),
        tags=tuple(_tag(tag, f"{path}.tags[{i}]") for i, tag in enumerate(data.get("tags", ()))),
        cost=data.get("cost"),
        attack=data.get("attack"),
        health=data.get("health"),
        strike=data.get("strike"),
        defense=data.get("defense"),
        ongoing=is_totem,
        totem=is_totem,
    )


def _tag(text: str, path: str) -> Tag:
    """“Unique”, or a tag with its number: “Pet (1)”."""
    if text == "Unique":
        return Tag("Unique", 1)
    match = _TAG.fullmatch(text)
    if match is None:
        raise ScenarioError(path, f"{text!r} is no tag", near(text, ("Unique", "Pet (1)", "Melee (1)")))
    return Tag(match[1], int(match[2]))
