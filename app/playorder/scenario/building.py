"""Building a state: entities in the contract's order of play, then attachments, then one update of each aura."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.carddata.extended import ExtendedCatalogue
from playorder.cards.definition import CardDef, Enchant
from playorder.cards.spelling import near
from playorder.cards.vocabulary import VocabularyError
from playorder.engine.faults import OnFault
from playorder.rulesets.hearthstone.auras import update_health_attack, update_other
from playorder.rulesets.hearthstone.editions import rules_of
from playorder.rulesets.hearthstone.enchantments import attach, recalculate, update_enrage
from playorder.rulesets.hearthstone.entities import Entity, Player, Zone
from playorder.rulesets.hearthstone.index import listen, unlisten
from playorder.rulesets.hearthstone.keywords import KEYWORDS, bits_of
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.rulesets.hearthstone.vocabulary.cards import read_cards
from playorder.rulesets.hearthstone.weapons import update_weapons
from playorder.rulesets.hearthstone.zones import put_in
from playorder.scenario.document import MANA, AttachmentSpec, EntitySpec, PlayerSpec, Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.made import made_by
from playorder.scenario.switches import rules_for
from playorder.scenario.tags import COUNTERS, counter_of, set_tag

DEFAULT_HERO = "HERO_08"
ZONES = (("secrets", Zone.SECRET), ("board", Zone.PLAY), ("graveyard", Zone.GRAVEYARD), ("setaside", Zone.SETASIDE),
         ("removed", Zone.REMOVED))  # fmt: skip

Definitions = Callable[[str], "CardDef | None"]


@dataclasses.dataclass
class Built:
    """A game ready to run, which entity each id of the document means, and where in it each entity is written."""

    game: HearthstoneGame
    ids: dict[str, int]
    paths: dict[int, str]


@dataclasses.dataclass
class _Placed:
    """An entity of the document with the place it goes to."""

    spec: EntitySpec
    player: int
    zone: Zone
    default_id: str = ""
    kind: CardType | None = None

    @property
    def names(self) -> list[str]:
        return [name for name in (self.spec.id, self.default_id) if name]


def build(
    scenario: Scenario,
    catalogue: Catalogue,
    definitions: Definitions,
    compile_trigger: Any,
    on_fault: OnFault = OnFault.RAISE,
) -> Built:
    """The state that a scenario describes. Raises :class:`ScenarioError` for unknown cards, keywords, switches.

    ``compile_trigger`` turns a trigger written in the document into a :class:`Trigger`. An aura whose code fails here
    is noted in the game's faults and does nothing, unless ``on_fault`` is :attr:`OnFault.RAISE`.
    """
    if scenario.cards:
        catalogue, definitions = with_own_cards(scenario, catalogue, definitions)
    game = HearthstoneGame(catalogue, definitions, rules_for(scenario, rules_of))
    game.ignore_mana = scenario.ignore_mana
    game.on_fault = on_fault if on_fault is OnFault.RAISE else OnFault.GO_ON
    info = game.info
    info.active = scenario.active
    info.turn = scenario.turn
    builder = _Builder(game, scenario, compile_trigger)
    builder.place_all()
    for number, spec in enumerate(scenario.players, 1):
        builder.set_player(game.players[number], spec, number)
    _first_updates(game)
    game.state.journal.clear()
    game.on_fault = on_fault
    return Built(game, builder.ids, builder.paths)


def with_own_cards(
    scenario: Scenario, catalogue: Catalogue, definitions: Definitions
) -> tuple[Catalogue, Definitions]:
    """Catalogue and definitions with the cards that the document brings along, which come before all others.

    Raises :class:`ScenarioError`. The cards are data: no code comes with them, and no plugin is asked for.
    """
    try:
        written = read_cards(list(scenario.cards), "$.cards", catalogue)
    except VocabularyError as error:
        raise ScenarioError(error.path, error.wrong, error.right) from error
    own = {card.data.id for card in written.cards}

    def defined(card_id: str) -> CardDef | None:
        found = written.definitions.get(card_id)
        # a card of the game that only gets other numbers still does what it does
        return (
            found
            if found is not None or (card_id in own and card_id not in catalogue)
            else definitions(card_id)
        )

    return ExtendedCatalogue(catalogue, written.cards), defined


def _first_updates(game: HearthstoneGame) -> None:
    update_weapons(game)
    for _ in range(2):  # the second time for what reads a number that an aura gave (Dread Corsair's cost)
        game.set(game.info, "check_auras", True)
        update_health_attack(game)
    update_other(game)
    game.set(game.info, "check_deaths", True)
    for number in (1, 2):
        for minion in game.minions_of(number):
            update_enrage(game, minion)


class _Builder:
    def __init__(self, game: HearthstoneGame, scenario: Scenario, compile_trigger: Any) -> None:
        self.game = game
        self.scenario = scenario
        self.compile_trigger = compile_trigger
        self.ids: dict[str, int] = {}
        self.paths: dict[int, str] = {}
        self.made: dict[str, Entity] = {}
        self.own_keywords = game.own_keywords
        self.plain: dict[tuple[CardData, str], CardData] = {}
        self.found: dict[tuple[str, tuple[CardType, ...]], CardData] = {}

    # --- finding cards ---------------------------------------------------------------------------------------

    def card(self, reference: str, path: str, types: tuple[CardType, ...] = ()) -> CardData:
        known = self.found.get((reference, types))
        if known is None:
            known = self.found[reference, types] = self.find(reference, path, types)
        return known

    def find(self, reference: str, path: str, types: tuple[CardType, ...]) -> CardData:
        try:
            found = self.game.catalogue.find(reference, types)
        except UnknownCard as error:
            names = ", ".join(repr(name) for name in error.near)
            raise ScenarioError(
                path,
                f"unknown card {reference!r}",
                f"did you mean {names}?" if names else "give a card id or an exact English name",
            ) from error
        except AmbiguousCard as error:
            raise ScenarioError(
                path,
                f"several cards are named {reference!r}",
                "give one of the ids " + ", ".join(candidate.id for candidate in error.candidates),
            ) from error
        if types and found.type not in types:
            wanted = " or ".join(card_type.value.replace("_", " ") for card_type in types)
            raise ScenarioError(
                path, f"{found.name} ({found.id}) is a {found.type.value}", f"a {wanted} belongs here"
            )
        return found

    # --- entities in order of play ----------------------------------------------------------------------------

    def place_all(self) -> None:
        placed = [self.with_keywords(item) for item in self.in_document_order()]
        rank: dict[str, int] = {name: i for i, name in enumerate(self.scenario.play_order)}
        named: list[_Placed] = []
        early: list[_Placed] = []
        cards: list[_Placed] = []
        late: list[_Placed] = []
        for p in placed:
            if any(name in rank for name in p.names):
                named.append(p)
            elif p.kind in (CardType.HERO, CardType.HERO_POWER):
                early.append(p)
            elif p.zone in (Zone.DECK, Zone.HAND):
                cards.append(p)
            else:
                late.append(p)
        attachments = {
            item.id: (owner, item)
            for owner in placed
            for item in owner.spec.attach
            if item.id and item.id in rank
        }
        order: list[tuple[_Placed, AttachmentSpec | None]] = []

        def add(item: _Placed) -> None:
            order.append((item, None))
            order.extend(
                (item, attachment) for attachment in item.spec.attach if attachment.id not in attachments
            )

        for item in [*early, *cards]:
            add(item)
        by_name = {name: p for p in named for name in p.names}
        for name in self.scenario.play_order:
            if name in by_name:
                add(by_name[name])
            elif name in attachments:
                order.append(attachments[name])
        for item in late:
            add(item)
        attached: list[tuple[_Placed, AttachmentSpec, int]] = []
        entities: dict[int, Entity] = {}
        for owner, attachment in order:
            stamp = self.game.new_order()
            if attachment is None:
                entities[id(owner)] = self.create(owner, stamp)
            else:
                attached.append((owner, attachment, stamp))
        for item in placed:
            self.put(entities[id(item)], item)
        attached.sort(key=lambda entry: entry[2])
        for owner, attachment, stamp in attached:
            self.attach(entities[id(owner)], attachment, stamp)
        for bearer in {id(owner): entities[id(owner)] for owner, _, _ in attached}.values():
            recalculate(self.game, bearer)  # now that all its enchantments stand in their order
        for item in placed:
            entity = entities[id(item)]
            entity.damage = item.spec.damage
            for tag, value in item.spec.tags.items():
                set_tag(self.game, entity, tag, value, f"{item.spec.path}.tags.{tag}")
            if item.kind is CardType.HERO_POWER and entity.exhausted:
                self.game.players[item.player].power_uses = 1

    def with_keywords(self, item: _Placed) -> _Placed:
        """The same with an attachment for each keyword that cards define."""
        spec = self.with_keywords_attached(item.spec)
        return item if spec is item.spec else dataclasses.replace(item, spec=spec)

    def with_keywords_attached(self, spec: EntitySpec) -> EntitySpec:
        """The same with an attachment for each keyword that cards define, of the entity and of its attachments.

        Raises :class:`ScenarioError` for a keyword that nobody defines.
        """
        attached: list[AttachmentSpec] = []
        parts: list[EntitySpec | AttachmentSpec] = [spec, *spec.attach]
        for part in parts:
            check_keywords(part, self.own_keywords)
            if isinstance(part, AttachmentSpec):
                attached.append(part)
            given = (name for name in part.keywords if name in self.own_keywords and name not in KEYWORDS)
            attached += (AttachmentSpec("", card=self.own_keywords[name]) for name in given)
        return dataclasses.replace(spec, attach=tuple(attached)) if len(attached) > len(spec.attach) else spec

    def in_document_order(self) -> list[_Placed]:
        found: list[_Placed] = []
        for number, player in enumerate(self.scenario.players, 1):
            hero = player.hero or EntitySpec(f"$.players[{number - 1}].hero", DEFAULT_HERO)
            if not hero.card:
                hero = dataclasses.replace(hero, card=DEFAULT_HERO)
            found.append(_Placed(hero, number, Zone.PLAY, f"p{number}.hero", CardType.HERO))
            power = player.hero_power
            if power is None or not power.card:
                card = self.card(hero.card, f"{hero.path}.card", (CardType.HERO,))
                if card.hero_power:
                    power = power or EntitySpec(f"$.players[{number - 1}].hero_power", "")
                    power = dataclasses.replace(power, card=card.hero_power)
                elif power is not None:
                    raise ScenarioError(power.path, f"{card.name} has no hero power", "name its card")
            if power is not None:
                found.append(_Placed(power, number, Zone.PLAY, f"p{number}.power", CardType.HERO_POWER))
        for number, player in enumerate(self.scenario.players, 1):
            found.extend(_Placed(spec, number, Zone.DECK) for spec in player.deck)
            found.extend(_Placed(spec, number, Zone.HAND) for spec in player.hand)
        for number, player in enumerate(self.scenario.players, 1):
            if player.weapon is not None:
                found.append(_Placed(player.weapon, number, Zone.PLAY, f"p{number}.weapon", CardType.WEAPON))
            for name, zone in ZONES:
                found.extend(_Placed(spec, number, zone) for spec in getattr(player, name))
        return found

    def create(self, item: _Placed, stamp: int) -> Entity:
        game = self.game
        spec = item.spec
        types: tuple[CardType, ...] = ()
        if item.kind is not None:
            types = (item.kind,)
        elif item.zone is Zone.PLAY:
            types = (CardType.MINION,)
        elif item.zone is Zone.SECRET:
            types = (CardType.SPELL,)
        elif item.zone in (Zone.HAND, Zone.DECK):
            types = (CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO)
        card = self.card(spec.card, spec.path if spec.path.endswith("]") else f"{spec.path}.card", types)
        if item.zone is Zone.SECRET and "secret" not in card.keywords:
            raise ScenarioError(spec.path, f"{card.name} is no secret", "put it into hand or deck")
        entity = Entity(card, game.definition_of(card.id), item.player, stamp)
        entity.own = entity.keywords = bits_of(card.keywords)
        game.state.create(entity)
        entity.key = spec.id or item.default_id
        self.paths[entity.id] = spec.path
        for name in item.names:
            self.ids[name] = entity.id
        return entity

    def put(self, entity: Entity, item: _Placed) -> None:
        spec = item.spec
        if spec.attack is not None:
            entity.base_attack = spec.attack
        if spec.health is not None:
            entity.base_health = spec.health
        if spec.durability is not None:
            entity.base_health = spec.durability
        if spec.cost is not None:
            entity.base_cost = spec.cost
        entity.armor = spec.armor
        entity.own |= bits_of(spec.keywords)
        if "silenced" in spec.keywords:
            entity.silenced = True
            entity.own &= bits_of(spec.keywords)
        entity.exhausted = entity.just_played = spec.exhausted
        entity.attacks = spec.attacks_this_turn
        entity.extra_triggers = tuple(
            self.compile_trigger(trigger, f"{spec.path}.triggers[{i}]", self.game.catalogue)
            for i, trigger in enumerate(spec.triggers)
        )
        if item.kind is CardType.HERO:
            player = self.game.players[item.player]
            player.hero = entity.id
            entity.zone = Zone.PLAY
            listen(self.game, entity)
        else:
            put_in(self.game, entity, item.zone)
        recalculate(self.game, entity)

    # --- attachments ------------------------------------------------------------------------------------------

    def attach(self, bearer: Entity, spec: AttachmentSpec, stamp: int) -> None:
        game = self.game
        caster = {"p1": 1, "p2": 2}.get(spec.by, bearer.controller)
        plain = None
        if spec.attack or spec.health or spec.cost or spec.keywords or spec.until or not spec.card:
            plain = Enchant(spec.attack, spec.health, spec.cost, keywords=spec.keywords, until=spec.until)
        if spec.card:
            card, enchant, definition = self.enchantment(spec, bearer.type)
            if plain is not None and enchant is not None:
                plain = dataclasses.replace(
                    enchant,
                    attack=enchant.attack + spec.attack,
                    health=enchant.health + spec.health,
                    cost=enchant.cost + spec.cost,
                    until=spec.until or enchant.until,
                    keywords=(*enchant.keywords, *spec.keywords),
                )
            # one that changes what a player holds is that player's, whoever has put it there (Loatheb)
            of_player = bearer.type is CardType.HERO and definition is not None and definition.auras
            owner = bearer.controller if of_player else caster
            made = attach(game, bearer, card, plain or enchant, None, owner, definition=definition)
        else:
            made = attach(game, bearer, self.plain_card(bearer.card, spec.name), plain, None, caster)
        made.order = stamp
        made.key = spec.id
        self.paths[made.id] = spec.path
        made.caster = caster
        if spec.id:
            self.ids[spec.id] = made.id

    def plain_card(self, bearer: CardData, name: str) -> CardData:
        """What plain statistics are called and look like; the same for all that say the same upon one card."""
        found = self.plain.get((bearer, name))
        if found is None:
            found = self.plain[bearer, name] = dataclasses.replace(
                bearer,
                id="",
                name=name or "Plain statistics",
                type=CardType.ENCHANTMENT,
                keywords=frozenset(),
                spell_power=0,
            )
        return found

    def enchantment(
        self, spec: AttachmentSpec, bearer: CardType
    ) -> tuple[CardData, Enchant | None, CardDef | None]:
        """The enchantment card named, or the one that the named card makes, with its statistics and definition."""
        card = self.card(spec.card, f"{spec.path}.card")
        definition = self.game.definition_of(card.id)
        if card.type is CardType.ENCHANTMENT:
            return card, definition.enchant if definition is not None else None, definition
        made = made_by(definition, bearer)
        if made is None:
            raise ScenarioError(
                f"{spec.path}.card",
                f"{card.name} makes no enchantment",
                "name an enchantment card, or the card that makes one, or give statistics",
            )
        card_id, enchant = made
        if not card_id:
            return card, enchant, None
        own = self.game.definition_of(card_id)
        if enchant is None and own is not None:
            enchant = own.enchant
        return self.game.catalogue.get(card_id) or card, enchant, own

    # --- players ------------------------------------------------------------------------------------------------

    def set_player(self, player: Player, spec: PlayerSpec, number: int) -> None:
        player.name = spec.name or player.name
        for name, value in {**MANA, **spec.mana}.items():
            setattr(player, name, value)
        player.fatigue = spec.fatigue
        # a minion in the graveyard has died, as far as a document tells (Resurrect, Anyfin Can Happen, Thaddius)
        buried = (self.game.entities[i] for i in player.graveyard)
        player.died_this_game = tuple(entity.id for entity in buried if entity.type is CardType.MINION)
        for name, value in spec.counters.items():
            attribute = counter_of(name)
            if attribute is None:
                raise ScenarioError(
                    f"$.players[{number - 1}].counters.{name}",
                    f"unknown counter {name!r}",
                    near(name, COUNTERS),
                )
            if attribute == "died_this_turn":
                player.other_deaths = value
            else:
                setattr(player, attribute, value)
        if spec.triggers:
            self.free_triggers(player, spec, number)

    def free_triggers(self, player: Player, spec: PlayerSpec, number: int) -> None:
        game = self.game
        card = game.entities[player.hero].card
        for i, trigger in enumerate(spec.triggers):
            made = attach(game, player, card, None, None, number)
            made.extra_triggers = (
                self.compile_trigger(trigger, f"$.players[{number - 1}].triggers[{i}]", game.catalogue),
            )
            unlisten(game, made)
            listen(game, made)


def check_keywords(spec: EntitySpec | AttachmentSpec, own: Iterable[str]) -> None:
    """Every keyword of the ruleset's table, or one that cards define. Raises :class:`ScenarioError`."""
    known = (*KEYWORDS, *own)
    for keyword in spec.keywords:
        if keyword not in known:
            raise ScenarioError(f"{spec.path}.keywords", f"unknown keyword {keyword!r}", near(keyword, known))


__all__ = ["Built", "build"]
