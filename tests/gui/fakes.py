"""A stand-in for the engine: a rich board, a run of some forty nodes, and files that are easy to write."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.gui.protocols import Engine, NodeLike
from playorder.timeline.board_view import AttachmentView, BoardView, EntityView, PlayerView, ZoneView
from playorder.timeline.rules import Rule, rules


class BadFile(Exception):
    """What the real reader raises is shaped like this."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class FakeScenario:
    title: str
    description: str = ""
    edition: str = "2016-03"
    data: dict[str, Any] = field(default_factory=dict)


@dataclass
class FakeNode:
    id: int
    parent: int | None
    kind: str
    label: str
    rule: str = ""
    source: int | None = None
    target: int | None = None
    player: int | None = None
    status: str = ""
    reason: str = ""
    amount: int | None = None
    queue: tuple[Any, ...] = ()
    candidates: tuple[Any, ...] = ()
    pick: Any = None


def entity(number: int, name: str, **facts: Any) -> EntityView:
    """An entity with sensible numbers: what is not given is as printed."""
    keywords, marks = frozenset(facts.pop("keywords", ())), frozenset(facts.pop("marks", ()))
    attack, health = facts.pop("attack", 0), facts.pop("health", 0)
    most = facts.pop("max_health", health)
    base = {
        "base_attack": facts.pop("base_attack", attack),
        "base_health": facts.pop("base_health", most),
        "base_cost": facts.pop("base_cost", facts.get("cost", 0)),
    }
    return EntityView(
        entity=number,
        card=facts.pop("card", f"CARD_{number:03}"),
        name=name,
        keywords=keywords,
        marks=marks,
        attack=attack,
        health=health,
        max_health=most,
        damage=most - health,
        order=facts.pop("order", number),
        **base,
        **facts,
    )


def zone(name: str, layout: str, player: int, *entities: EntityView, limit: int | None = None) -> ZoneView:
    """A zone whose entities know where they are."""
    placed = tuple(
        replace(one, zone=name, player=player, position=index) for index, one in enumerate(entities)
    )
    return ZoneView(name, name.replace("_", " "), layout, placed, limit)


def spell(number: int, name: str, cost: int, text: str, **facts: Any) -> EntityView:
    """A spell card."""
    return entity(number, name, type="spell", cost=cost, text=text, **facts)


def rich_board() -> BoardView:
    """Nearly every sign there is, on both sides."""
    jaina = PlayerView(
        1,
        "Jaina",
        (
            zone("board", "row", 1, *_own_minions(), limit=7),
            zone(
                "hero_power", "slot", 1, entity(2, "Fireblast", type="hero_power", card_class="MAGE", cost=2)
            ),
            zone(
                "hero",
                "slot",
                1,
                entity(
                    1, "Jaina Proudmoore", type="hero", card_class="MAGE", health=22, max_health=30, armor=3
                ),
            ),
            zone("weapon", "slot", 1),
            zone(
                "secrets",
                "tokens",
                1,
                spell(6, "Counterspell", 3, "", card_class="MAGE", marks=("secret",)),
                limit=5,
            ),
            zone("hand", "hand", 1, *_own_hand(), limit=10),
            zone("deck", "pile", 1, *(entity(100 + i, f"Card {i + 1}", cost=i % 8) for i in range(17))),
            zone("graveyard", "pile", 1, *(entity(140 + i, "Wisp", attack=1, health=1) for i in range(4))),
            zone("setaside", "pile", 1),
            zone("removed", "pile", 1),
        ),
        mana=6,
        crystals=10,
        locked=2,
        dominant=True,
    )
    uther = PlayerView(
        2,
        "Uther",
        (
            zone("board", "row", 2, *_their_minions(), limit=7),
            zone(
                "hero_power",
                "slot",
                2,
                entity(4, "Reinforce", type="hero_power", card_class="PALADIN", cost=2, marks=("exhausted",)),
            ),
            zone(
                "hero",
                "slot",
                2,
                entity(
                    3,
                    "Uther Lightbringer",
                    type="hero",
                    card_class="PALADIN",
                    attack=4,
                    base_attack=0,
                    health=30,
                ),
            ),
            zone(
                "weapon",
                "slot",
                2,
                entity(
                    5,
                    "Truesilver Champion",
                    type="weapon",
                    card_class="PALADIN",
                    attack=4,
                    durability=1,
                    base_health=2,
                ),
            ),
            zone(
                "secrets",
                "tokens",
                2,
                spell(7, "Avenge", 1, "", card_class="PALADIN", marks=("secret",)),
                spell(17, "Snake Trap", 2, "", card_class="HUNTER", marks=("secret",)),
                limit=5,
            ),
            zone(
                "hand",
                "hand",
                2,
                spell(31, "Consecration", 4, "Deal $2 damage to all enemies.", card_class="PALADIN"),
                spell(32, "Equality", 2, "Change the Health of ALL minions to 1.", card_class="PALADIN"),
                entity(33, "Voidcaller", cost=4, attack=3, health=4, race="DEMON", card_class="WARLOCK"),
                spell(34, "Blessing of Kings", 4, "Give a minion +4/+4.", card_class="PALADIN"),
                limit=10,
            ),
            zone("deck", "pile", 2, *(entity(200 + i, f"Card {i + 1}", cost=i % 8) for i in range(18))),
            zone("graveyard", "pile", 2, *(entity(240 + i, "Wisp", attack=1, health=1) for i in range(6))),
            zone("setaside", "pile", 2),
            zone("removed", "pile", 2),
        ),
        mana=8,
        crystals=8,
        fatigue=2,
    )
    return BoardView((jaina, uther), active=1, turn=15, edition="2016-03")


def _own_minions() -> list[EntityView]:
    might = AttachmentView(50, "Might of Stormwind", 1, 1, "aura of Stormwind Champion")
    return [
        entity(
            9,
            "Knife Juggler",
            key="juggler",
            attack=4,
            base_attack=3,
            health=3,
            base_health=2,
            cost=2,
            rarity="RARE",
            marks=("trigger", "can_attack"),
            attachments=(might,),
            text="After you summon a minion, deal 1 damage to a random enemy.",
        ),
        entity(11, "Explosive Sheep", attack=2, base_attack=1, health=2, base_health=1, race="MECHANICAL",
               marks=("deathrattle",), attachments=(might,)),
        entity(13, "Stormwind Champion", attack=6, health=6, marks=("aura",)),
        entity(14, "Mad Scientist", key="sci", attack=3, base_attack=2, health=3, base_health=2,
               marks=("deathrattle",), attachments=(might, AttachmentView(51, "Ancestral Spirit")),
               text="Deathrattle: Put a Secret from your deck into the battlefield."),
        entity(15, "Amani Berserker", attack=6, base_attack=2, health=1, max_health=3,
               marks=("enraged", "exhausted")),
        entity(18, "Murloc Tidecaller", attack=3, base_attack=1, health=2, race="MURLOC", keywords=("frozen",),
               marks=("trigger",)),
    ]  # fmt: skip


def _their_minions() -> list[EntityView]:
    return [
        entity(8, "Sen'jin Shieldmasta", attack=3, health=5, keywords=("taunt",)),
        entity(10, "Argent Squire", attack=1, health=1, keywords=("divine_shield",)),
        entity(12, "Cult Master", attack=4, health=2, marks=("trigger",), keywords=("silenced",)),
        entity(16, "Piloted Shredder", attack=4, health=1, max_health=3, race="MECHANICAL",
               marks=("deathrattle", "pending_destroy")),
        entity(19, "Emperor Cobra", attack=2, health=-1, max_health=3, race="BEAST", keywords=("poisonous",),
               marks=("mortally_wounded",)),
        entity(20, "Al'Akir the Windlord", attack=3, health=5,
               keywords=("windfury", "charge", "divine_shield", "taunt")),
        entity(22, "Worgen Infiltrator", attack=2, health=1, keywords=("stealth",), marks=("unscripted",)),
    ]  # fmt: skip


def _own_hand() -> list[EntityView]:
    return [
        spell(41, "Frostbolt", 2, "Deal $3 damage to a character and Freeze it.", card_class="MAGE"),
        spell(42, "Arcane Explosion", 2, "Deal $1 damage to all enemy minions.", card_class="MAGE"),
        entity(43, "Piloted Shredder", cost=4, attack=4, health=3, race="MECHANICAL", marks=("deathrattle",)),
        spell(44, "Flamestrike", 6, "Deal $4 damage to all enemy minions.", card_class="MAGE", base_cost=7),
        spell(45, "Duplicate", 3, "Secret: When a friendly minion dies, put 2 copies into your hand.",
              card_class="MAGE", marks=("secret",)),
    ]  # fmt: skip


def sample_nodes() -> list[FakeNode]:
    """A spell that kills, a queue with an aborted and a not queued trigger, and a random decision."""
    rows: list[tuple[int | None, str, str, dict[str, Any]]] = [
        (None, "sequence", "Play spell", {"rule": "002:三2", "source": 44}),
        (0, "phase", "On Play", {"rule": "002:三2", "player": 1}),
        (1, "event", "play", {"rule": "002:2a", "source": 44, "amount": 7}),
        (2, "queue", "play", {"rule": "002:2a", "player": 1, "queue": (1,)}),
        (3, "trigger", "gain +1/+1", {"rule": "002:2a", "source": 13, "status": "resolved"}),
        (4, "attach", "Questing", {"rule": "002:四5", "source": 13, "target": 13}),
        (1, "aura_update", "Aura Update (Health/Attack)", {"rule": "002:4a"}),
        (1, "aura_update", "Aura Update (Other)", {"rule": "002:4a"}),
        (0, "phase", "Spell Text", {"rule": "002:三2"}),
        (8, "effect", "Deal 4 to all enemy minions", {"source": 44}),
        (9, "damage", "", {"source": 44, "target": 8, "amount": 4, "rule": "002:5"}),
        (9, "damage", "", {"source": 44, "target": 12, "amount": 4, "rule": "002:5"}),
        (9, "damage", "", {"source": 44, "target": 16, "amount": 4, "rule": "002:5"}),
        (9, "prevented", "", {"source": 44, "target": 10, "rule": "002:5", "reason": "Divine Shield"}),
        (8, "death_creation", "Death Creation Step", {"rule": "002:4a"}),
        (0, "phase", "Death", {"rule": "002:7"}),
        (15, "death", "", {"source": 12, "rule": "002:7", "player": 2}),
        (15, "death", "", {"source": 16, "rule": "002:7", "player": 2}),
        (15, "event", "death", {"source": 12, "rule": "002:2b"}),
        (18, "queue", "death", {"rule": "002:6.8", "player": 1, "queue": (1, 2)}),
        (19, "trigger", "whenever a minion dies", {"source": 9, "status": "resolved", "rule": "002:2a"}),
        (20, "random", "random target", {"source": 9, "candidates": (3, 8, 10), "pick": 0, "rule": ""}),
        (20, "damage", "", {"source": 9, "target": 3, "amount": 1}),
        (19, "trigger", "Duplicate", {"source": 7, "target": 12, "status": "aborted", "rule": "002:6.10",
                                      "reason": "hand is full, 10 of 10"}),
        (18, "trigger", "draw a card", {"source": 12, "status": "not_queued", "rule": "002:4a",
                                        "reason": "left play in the same Death Creation Step"}),
        (15, "draw", "", {"source": 100, "player": 1, "rule": "002:四9"}),
        (15, "summon_resolution", "Summon Resolution Step", {"rule": "002:6.6"}),
        (0, "phase", "After Play", {"rule": "002:三2"}),
        (27, "heal", "", {"source": 9, "target": 1, "amount": 2}),
        (27, "outcome_check", "Outcome check", {"rule": "002:9", "status": "ongoing"}),
        (None, "sequence", "End turn", {"rule": "002:三1", "player": 1}),
        (30, "phase", "End of Turn", {"rule": "002:三1"}),
        (30, "phase", "Start of Turn", {"rule": "002:三1"}),
    ]  # fmt: skip
    return [
        FakeNode(number, parent, kind, label, **facts)
        for number, (parent, kind, label, facts) in enumerate(rows)
    ]


def many_nodes(count: int) -> list[FakeNode]:
    """A long run: sequences of ten events of ten effects."""
    nodes: list[FakeNode] = []
    sequence = event = 0
    for number in range(count):
        if number % 111 == 0:
            sequence = number
            nodes.append(FakeNode(number, None, "sequence", "Play minion"))
        elif number % 111 % 11 == 1:
            event = number
            nodes.append(FakeNode(number, sequence, "event", f"event {number}"))
        else:
            nodes.append(FakeNode(number, event, "effect", f"effect {number}", source=9))
    return nodes


@dataclass
class FakeRun:
    title: str = "Fake"
    error: str = ""
    faults: Sequence[Any] = ()
    nodes: Sequence[NodeLike] = field(default_factory=sample_nodes)
    checks: list[tuple[bool, Any, Any]] = field(
        default_factory=lambda: [
            (True, {"entity": "juggler", "zone": "play", "attack": 4}, {"zone": "play", "attack": 4}),
            (True, {"player": "p1", "hand": ["Frostbolt", "Duplicate"], "secrets": []}, {}),
            (False, {"entity": "sci", "health": 1, "keywords": ["taunt"]}, {"health": 3, "keywords": []}),
            (True, {"order": [{"kind": "death", "source": "Cult Master"}, {"kind": "draw"}]}, None),
            (True, {"illegal": 3}, [3]),
        ]
    )
    board: BoardView = field(default_factory=rich_board)
    questions: None = None
    rules: Mapping[str, Rule] = field(default_factory=rules)

    def export(self, form: str, path: Path) -> None:
        """A stand-in has nothing to write."""

    @property
    def ok(self) -> bool:
        return not self.error and all(ok for ok, _, _ in self.checks)

    def board_at(self, node_id: int | None) -> BoardView:
        """Uther loses one Health with each node, so that every node has a board of its own."""
        hurt = 0 if node_id is None else node_id + 1
        one, two = self.board.players
        zones = tuple(
            replace(
                z,
                entities=tuple(
                    replace(e, health=e.health - hurt, damage=e.damage + hurt) for e in z.entities
                ),
            )
            if z.name == "hero"
            else z
            for z in two.zones
        )
        return replace(self.board, players=(one, replace(two, zones=zones)))

    @property
    def moments(self) -> Sequence[int]:
        return [-1]

    def look(self, done: int | None) -> AbstractContextManager[None]:
        """Nothing can be asked of a run that was made up."""
        return nullcontext(None)

    def card_of(self, table: Any, candidate: Any, reason: str) -> None:
        return None

    def in_language(self, words: str) -> str:
        return words

    def card_title(self, table: Any, card: int | str | None) -> str:
        return ""

    def sentence(self, node_id: int) -> str:
        node = self.nodes[node_id]
        return f"{node.kind} {node.label}: {self.name_of(node.source)} [{node.rule}]"

    def name_of(self, number: int | None) -> str:
        for player in self.board.players:
            for one in player.zones:
                for view in one.entities:
                    if view.entity == number:
                        return view.name
        return "" if number is None else f"#{number}"


class FakeEngine:
    """Loads files of the form {"titles": [...]}; `gate` holds runs back until it is opened."""

    def __init__(self) -> None:
        self.result: Any = None
        self.failure: Exception | None = None
        self.gate: threading.Event | None = None
        self.runs = 0
        self.threads: set[int] = set()

    def load(self, path: str) -> list[FakeScenario]:
        self.threads.add(threading.get_ident())
        text = Path(path).read_text(encoding="utf-8")
        try:
            value = json.loads(text)
        except ValueError as problem:
            raise BadFile(f"{path}: $: not JSON: {problem}; a scenario file is one JSON object") from None
        return [self.read({"title": title}, path, 0) for title in value["titles"]]

    def read(self, document: dict[str, Any], path: str, index: int) -> FakeScenario:
        title = document.get("title", "")
        return FakeScenario(title, f"About {title}", data=document)

    def catalogue(self, edition: str) -> Catalogue:
        return load_catalogue()

    def run(self, scenario: FakeScenario) -> FakeRun:
        self.threads.add(threading.get_ident())
        self.runs += 1
        if self.gate is not None:
            self.gate.wait(10)
        if self.failure is not None:
            raise self.failure
        result = self.result or FakeRun()
        result.title = scenario.title
        return result  # type: ignore[no-any-return]

    def start_board(self, scenario: FakeScenario) -> BoardView:
        return FakeRun().board_at(None)

    @property
    def engine(self) -> Engine:
        """The calls that the window makes."""
        return Engine(
            load=self.load,
            run=self.run,
            start_board=self.start_board,
            read=self.read,
            catalogue=self.catalogue,
            definition_of=lambda card: None,
            is_scripted=lambda card: True,
        )
