"""The queue inspector: who was in the queues of an event, with both conditions, and who was not, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtWidgets import QWidget

from playorder.gui.timeline.facts_page import FactsPage, box, heading, muted
from playorder.scenario.asking.answers import Answer, Condition, EventFacts, Member, QueueFacts
from playorder.scenario.asking.questions import Questions

__all__ = ["QueuePage"]


class QueuePage(FactsPage):
    """Shows the event in which the shown node lies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Queue inspector"))
        self._ranks: Callable[[int], Mapping[int, int]] = lambda _node: {}
        self.show_node(None, None)

    def set_ranks(self, ranks: Callable[[int], Mapping[int, int]]) -> None:
        """Who tells, for a node, the places in the order of play by entity, counted as the board counts them."""
        self._ranks = ranks

    def show_node(self, questions: Questions | None, node: int | None) -> None:
        """Show another node; None is before the first action."""
        facts = questions.event(node) if questions is not None and node is not None else None
        if questions is None or facts is None:
            self.fill(
                [muted(self.tr("Choose an event, a queue or a trigger in the timeline to see its queues."))]
            )
            return
        self.fill(self._parts(questions, facts))

    def _parts(self, questions: Questions, facts: EventFacts) -> Iterator[QWidget]:
        if not facts.queues:
            yield heading(self.tr("No queue was built"), self.tr("nobody who listens had a valid trigger"))
        for queue in facts.queues:
            yield from self._queue(questions, queue)
        if facts.outside:
            yield heading(self.tr("Not in this queue"), self.tr("they have a trigger for it"))
            for answer in facts.outside:
                yield self._outside(questions, answer)

    def _queue(self, questions: Questions, queue: QueueFacts) -> Iterator[QWidget]:
        mark = "p1 p2" if len(queue.players) > 1 else f"p{queue.players[0]}"
        title = self.tr("Queue built at node %1").replace("%1", str(queue.node + 1))
        yield heading(title, queue.words, f"player{queue.players[0]}", mark)
        ranks = self._ranks(queue.node)
        for place, member in enumerate(queue.members, 1):
            yield self._member(questions, place, member, ranks.get(member.entity, 0))

    def _member(self, questions: Questions, place: int, member: Member, rank: int) -> QWidget:
        chips = []
        if rank:  # what has left play is not counted any more
            chips.append((self.tr("order of play %1").replace("%1", str(rank)), "plain"))
        if member.priority:
            words = self.tr("always last") if member.priority > 0 else self.tr("always first")
            chips.append((words, "warning"))
        outcome = {
            "resolved": (self.tr("resolved"), "good"),
            "aborted": (self.tr("aborted"), "warning"),
        }.get(member.outcome, (self.tr("not reached"), "plain"))
        chips.append(outcome)
        lines: list[QWidget] = [muted(member.trigger)] if member.trigger else []
        lines += self._condition(self.tr("queue condition"), member.queue_condition)
        lines += self._condition(self.tr("trigger condition"), member.trigger_condition)
        if member.reason:
            lines.append(muted(f"{member.reason}  [{member.rule}]"))
        if member.turn is not None:
            lines.append(self.link(member.turn, self.tr("its turn")))
        return box(f"{place}.  {questions.name_of(member.entity)}", chips, lines, member.outcome)

    def _condition(self, title: str, condition: Condition) -> list[QWidget]:
        if not condition.words:
            return []
        sign = "✓" if condition.held else "✕"
        values = f"  ({'; '.join(condition.readings)})" if condition.readings else ""
        return [muted(f"{sign} {title}: {condition.words}{values}")]

    def _outside(self, questions: Questions, answer: Answer) -> QWidget:
        lines: list[QWidget] = [muted(f"✕ {answer.words}")]
        if answer.readings:
            lines.append(muted("; ".join(questions.told(reading) for reading in answer.readings)))
        lines += [self.link(shown.node, shown.words) for shown in answer.evidence]
        return box(questions.name_of(answer.entity), [(answer.rule, "accent")], lines, "outside")
