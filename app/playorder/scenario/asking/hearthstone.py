"""What Hearthstone answers about a run: queues, auras, why not, why dead, where numbers come from."""

from __future__ import annotations

from playorder.engine.account import Line
from playorder.rulesets.hearthstone.account import account
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.scenario.asking.answering import Answering
from playorder.scenario.asking.answers import Answer, AuraFacts, Death, EventFacts, TagChange
from playorder.scenario.asking.aura_facts import aura_facts
from playorder.scenario.asking.history import causes_of, last_death
from playorder.scenario.asking.queue_facts import event_facts
from playorder.scenario.asking.why_not import why_not
from playorder.timeline.recorded import Recorded


class HearthstoneAnswers(Answering):
    """The rulebook of March 2016, and what came before it."""

    counting = frozenset({"aura_stamp"})  # where auras stand among the enchantments (rule 4d)
    quiet = frozenset(
        {"listening", "serial", "aura_effects", "cost_effects", "enchantments", "death_position"}
    )

    lasting = "Auras"
    no_lasting = "No aura was updated up to here. Choose an aura update in the timeline: ● or ○ in the strip."
    tags = (
        "damage", "attack", "max_health", "cost", "armor", "zone", "controller", "destroy", "silenced", "keywords",
        "enchantments", "exhausted", "order",
    )  # fmt: skip

    def event(self, run: Recorded, node: int) -> EventFacts | None:
        return event_facts(run, node)

    def auras(self, run: Recorded, node: int) -> AuraFacts | None:
        return aura_facts(run, node)

    def why_not(self, run: Recorded, entity: int, node: int) -> tuple[Answer, ...]:
        return why_not(run, entity, node)

    def numbers(self, run: Recorded, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
        return numbers_at(run, entity, node)

    def death(self, run: Recorded, entity: int) -> Death | None:
        return why_dead(run, entity)

    def askable(self, run: Recorded) -> list[int]:
        found = [
            entity
            for entity in run.game.entities
            if isinstance(entity, Entity) and entity.attached_to is None and not entity.option
        ]
        found.sort(key=lambda entity: (entity.definition is None, entity.order))
        return [entity.id for entity in found]


def why_dead(run: Recorded, entity: int) -> Death | None:
    """Why an entity died last; None if it did not die."""
    node = last_death(run, entity)
    if node is None:
        return None
    with run.at(node.begin):
        one: Entity = run.game.entities[entity]
        destroyed, health = bool(one.destroy), one.health
    tags = {"destroy"} if destroyed and health > 0 else {"damage", "max_health"}
    return Death(node.id, destroyed, health, causes_of(run, node, entity, frozenset(tags), _worse))


def _worse(change: TagChange) -> bool:
    """Whether a change brought the entity nearer to its death."""
    if change.tag == "max_health":
        return bool(change.after < change.before)
    return bool(change.after > change.before)


def numbers_at(run: Recorded, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
    """How attack, health and cost of an entity come about after a node; empty if it does not exist there."""
    with run.after(node):
        game = run.game
        if entity >= len(game.entities) or not isinstance(game.entities[entity], Entity):
            return {}
        one = game.entities[entity]
        names = ("attack", "health") if one.zone is Zone.PLAY else ("attack", "health", "cost")
        return {name: account(game, one, name) for name in names}
