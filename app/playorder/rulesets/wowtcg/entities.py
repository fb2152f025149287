"""The entities of this ruleset and their tags: cards, links on the chain, players, the game as a whole."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from playorder.engine.game import CardEntity, GameFacts
from playorder.model.state import Entity as BaseEntity

if TYPE_CHECKING:
    from playorder.rulesets.wowtcg.definitions import Card, Text
    from playorder.rulesets.wowtcg.events import Event


class Zone(Enum):
    """Where a card is (001:413.1). A token or copy that left its zone is GONE: it is nowhere any more."""

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    REMOVED = "removed"
    CHAIN = "chain"
    GONE = "gone"


class Row(Enum):
    """The parts of a player's side of the play zone (001:413.9a). Attachments lie in none of them."""

    ALLY = "allies"
    HERO = "hero_row"
    RESOURCE = "resources"


class What(Enum):
    """What kind of link something on the chain is (001:705.1)."""

    CARD = "card"
    COPY = "copy"
    RESOURCE = "resource"
    POWER = "power"
    REWARD = "reward"
    PROPOSAL = "proposal"
    STRIKE = "strike"
    TRIGGER = "trigger"


class Entity(CardEntity["Card"]):
    """A card, a token, or the copy of a card on the chain.

    ``base_...`` are the printed values, or what the document put in their place; ``None`` where nothing is printed.
    ``stays`` counts the zones it has been in and ``readied`` how often it became ready, so that whoever remembers
    either can tell whether it is still the same stay. ``entered_under`` is the player under whom it entered play,
    ``last_attack`` the ATK that it had as it left play last, ``last_host`` what it was attached to then.
    """

    __slots__ = (
        "attached_to", "attachments", "base_attack", "base_cost", "base_defense", "base_health", "base_strike",
        "copy", "counters", "damage", "entered_under", "exhausted", "face_down", "keywords",
        "last_attack", "last_host", "owner", "readied", "row", "since_start_of_turn", "stays", "token", "zone",
    )  # fmt: skip

    def __init__(self, card: Card, owner: int, order: int) -> None:
        super().__init__(card, owner, order)
        self.card: Card
        self.owner = owner
        self.entered_under = owner
        self.zone = Zone.GONE
        self.row: Row | None = None
        self.base_attack = card.attack
        self.base_health = card.health
        self.base_cost = card.cost
        self.base_strike = card.strike
        self.base_defense = card.defense
        self.keywords: tuple[str, ...] = ()
        self.damage = 0
        self.exhausted = False
        self.face_down = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.last_attack = 0
        self.last_host: int | None = None
        self.attached_to: int | None = None
        self.attachments: tuple[int, ...] = ()
        self.since_start_of_turn = False
        self.stays = 0
        self.readied = 0
        self.token = False
        self.copy = False


class Link(BaseEntity):
    """A card or effect on the chain with all that was chosen for it when it was added (001:705, 707).

    ``source`` is the card that it is or comes from; for a proposal the attacker, for timelines and names.
    ``marks`` are the :attr:`Entity.stays` of the targets when they were chosen, ``source_mark`` the source's
    ``(stays, readied)`` when the link was added.
    """

    __slots__ = (
        "alternative", "controller", "divide", "event", "marks", "modes", "order", "picks", "source", "source_mark",
        "targets", "text", "what", "x",
    )  # fmt: skip

    def __init__(self, what: What, source: int, controller: int, order: int, text: Text | None) -> None:
        super().__init__()
        self.what = what
        self.source = source
        self.controller = controller
        self.order = order
        self.text = text
        self.targets: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        self.modes: tuple[int, ...] = ()
        self.x = 0
        self.divide: tuple[int, ...] = ()
        self.alternative = False
        self.picks: tuple[int, ...] = ()
        self.event: Event | None = None
        self.source_mark = (0, 0)

    @property
    def is_card(self) -> bool:
        """Whether it is a card itself (or a copy of one), no effect that comes from one."""
        return self.what in (What.CARD, What.COPY, What.RESOURCE)


class Player(BaseEntity):
    """A player and the zones that are theirs alone; entities by id."""

    __slots__ = (
        "allies", "deck", "drew_too_much", "graveyard", "hand", "hero", "hero_row", "lost", "name", "number", "placed",
        "removed", "resources",
    )  # fmt: skip

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.name = f"Player {number}"
        self.hero: int | None = None
        self.hand: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.graveyard: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.allies: tuple[int, ...] = ()
        self.hero_row: tuple[int, ...] = ()
        self.resources: tuple[int, ...] = ()
        self.placed = False
        self.drew_too_much = False
        self.lost = False


class Window(Enum):
    """The priority windows of a turn (001:409.4, 501 to 503, 602)."""

    NONE = ""
    READY = "ready"
    DRAW = "draw"
    ACTION = "action"
    ATTACK = "attack"
    DEFEND = "defend"
    END = "end"


class GameEntity(GameFacts):
    """Facts of the game as a whole.

    ``chain`` holds links, the top last. ``lasting`` are the modifiers that links made, ``shields`` the preventions.
    ``deeds`` are what this turn's rules and cards ask back for: tuples that begin with a word.
    """

    __slots__ = (
        "attacker", "chain", "check_uniqueness", "combat", "deeds", "defender", "disrupting", "in_combat", "lasting",
        "passes", "priority", "proposed_defender", "protecting", "removed_by", "shields", "struck", "waiting", "window",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.window = Window.NONE
        self.priority = 0
        self.passes = 0
        self.chain: tuple[int, ...] = ()
        self.waiting: tuple[Any, ...] = ()
        self.lasting: tuple[Any, ...] = ()
        self.shields: tuple[Any, ...] = ()
        self.deeds: tuple[Any, ...] = ()
        self.removed_by: tuple[tuple[int, int], ...] = ()
        self.check_uniqueness = False
        self.combat = False
        self.in_combat = False
        self.disrupting = False
        self.attacker: int | None = None
        self.defender: int | None = None
        self.proposed_defender: int | None = None
        self.protecting: int | None = None
        self.struck: tuple[tuple[int, int], ...] = ()
