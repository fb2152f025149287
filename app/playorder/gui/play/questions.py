"""An open decision in words, and its candidates as cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from playorder.engine.moves import Need
from playorder.gui.play.controller import Question
from playorder.gui.play.picker import Choice
from playorder.gui.protocols import RunLike
from playorder.scenario.table import Table

__all__ = ["candidate_choice", "question_choices", "question_words", "reason_words", "way_choices"]

_REASONS = {
    "mulligan": "which cards are to be replaced?",
    "discover": "which card do you take?",
    "random target": "which target?",
    "random amount": "how much?",
    "place in deck": "which card comes next in the deck?",
    "discover option": "which card is offered?",
    "coin": "does it happen?",
    "protect": "who protects?",
    "prevent": "which armor prevents damage?",
    "may": "is it done?",
    "pay": "is it paid for?",
    "target": "which target?",
    "new target for the copy": "which new target has the copy?",
    "order of effects": "which effect is added first?",
    "discard": "which card is discarded?",
    "inspire": "which card is readied?",
    "stay exhausted": "does it stay exhausted?",
    "give up": "which one is given up?",
    "replacement": "which replacement comes first?",
    "prevention": "which prevention comes first?",
    "interrupt": "which card is interrupted?",
    "another to damage": "who else is dealt damage?",
    "removed card": "which of the removed cards?",
    "search the deck": "which card of the deck?",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Questions", text)


def reason_words(reason: str) -> str:
    """What a decision is about: a question where we have one, else the ruleset's own word for it."""
    return _tr(_REASONS.get(reason, reason))


def question_words(question: Question) -> str:
    """Who asks what."""
    words = reason_words(question.decision.reason)
    asked = f"{question.asked_by}: {words}" if question.asked_by else words[:1].upper() + words[1:]
    return _tr("%1 (you decide what chance does)").replace("%1", asked) if question.is_chance else asked


def question_choices(run: RunLike, table: Table, question: Question) -> list[Choice]:
    """The candidates of an open decision."""
    decision = question.decision
    return [candidate_choice(run, table, candidate, decision.reason) for candidate in decision.candidates]


def candidate_choice(run: RunLike, table: Table, candidate: Any, reason: str) -> Choice:
    """One candidate, as a card if it is one."""
    card = run.card_of(table, candidate, reason)
    if card is not None:
        return Choice(card.name, card)
    if isinstance(candidate, bool):
        return Choice(_tr("yes") if candidate else _tr("no"))
    return Choice(str(candidate))


def way_choices(run: RunLike, table: Table, need: Need) -> list[Choice]:
    """The ways to do something, with the reason where one cannot be taken; as cards if they are told apart by these."""
    are_cards = len({way.card for way in need.ways}) == len(need.ways)
    return [
        Choice(
            way.words,
            run.card_of(table, way.card, "") if are_cards else None,
            str(way.refused) if way.refused is not None else "",
        )
        for way in need.ways
    ]
