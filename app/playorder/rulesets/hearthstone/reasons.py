"""Why a trigger did not answer an event: named reasons, each with the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final


class Reason(Enum):
    """What kept a trigger from resolving."""

    NO_TRIGGER = "no_trigger"
    """It has nothing that answers this kind of event."""
    UNSCRIPTED = "unscripted"
    """The card has no script here, so it does only what is printed as keywords and numbers."""
    NOT_IN_PLAY = "not_in_play"
    """It was not where it listens when the queue was built: it had left before."""
    ENTERED_LATER = "entered_later"
    """It came when the queue was already built."""
    SILENCED = "silenced"
    """Silence has taken its text away."""
    USED_UP = "used_up"
    """It works once, and has."""
    OWN_TURN = "own_turn"
    """A secret keeps still in its owner's turn."""
    QUEUE_CONDITION = "queue_condition"
    """Its queue condition was false when the queue was built."""
    TRIGGER_CONDITION = "trigger_condition"
    """Its trigger condition was false when its turn came."""
    SECRET_CONDITION = "secret_condition"
    """A secret reads its condition twice; the second time it was false."""
    WRONG_QUEUE = "wrong_queue"
    """Its controller changed between the two queues, or after its own was built."""
    ALREADY_ANSWERED = "already_answered"
    """It has answered this event in the other player's queue, or this attack before."""
    LEFT_PLAY = "left_play"
    """It was queued, but left play, was silenced or was used up before its turn."""
    MORTALLY_WOUNDED = "mortally_wounded"
    """All that it could act on, or the one it depends on, is mortally wounded."""
    NOTHING_ELIGIBLE = "nothing_eligible"
    """There is nothing that it could act on."""
    PHASE_SKIPPED = "phase_skipped"
    """The phase did not take place: the object of the sequence had left play."""
    COUNTERED = "countered"
    """The spell was countered: no later phase takes place."""
    CODE_FAILED = "code_failed"
    """The card's own code raised an error when it was asked, so that no condition could be read."""
    DID_NOT_HAPPEN = "did_not_happen"
    """Nothing of the kind it answers happened here."""

    @property
    def rule(self) -> str:
        """The rulebook's number."""
        return _RULES[self]


_RULES: Final = {
    Reason.NO_TRIGGER: "002:2a",
    Reason.UNSCRIPTED: "002:2a",
    Reason.NOT_IN_PLAY: "002:4a",
    Reason.ENTERED_LATER: "002:2c",
    Reason.SILENCED: "002:四6",
    Reason.USED_UP: "002:10",
    Reason.OWN_TURN: "002:七",
    Reason.QUEUE_CONDITION: "002:10b",
    Reason.TRIGGER_CONDITION: "002:10b",
    Reason.SECRET_CONDITION: "002:6.10",
    Reason.WRONG_QUEUE: "002:6.8",
    Reason.ALREADY_ANSWERED: "002:6.8",
    Reason.LEFT_PLAY: "002:6.9",
    Reason.MORTALLY_WOUNDED: "002:5",
    Reason.NOTHING_ELIGIBLE: "002:5",
    Reason.PHASE_SKIPPED: "002:6",
    Reason.COUNTERED: "002:三2",
    Reason.CODE_FAILED: "002:10b",
    Reason.DID_NOT_HAPPEN: "002:1a",
}


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Why one trigger does not resolve. ``condition`` is the one that was false."""

    reason: Reason
    words: str
    condition: Any = None

    @property
    def rule(self) -> str:
        """The rule behind it."""
        return self.reason.rule

    @property
    def text(self) -> str:
        """One line for people."""
        return self.words or condition_name(self.condition)


OWN_TURN: Final = Unanswered(Reason.OWN_TURN, "a secret does not trigger in its owner's turn")
GONE: Final = Unanswered(Reason.LEFT_PLAY, "it has left play, was silenced or is used up (002:6.9 rule 1)")
BEARER_GONE: Final = Unanswered(
    Reason.LEFT_PLAY, "its minion is neither in play nor in hand nor in the graveyard (002:6.9 rule 2)"
)
CHANGED_SIDES: Final = Unanswered(
    Reason.WRONG_QUEUE, "its controller has changed since the queue was built (002:6.8 rule 2)"
)
NOTHING_ELIGIBLE: Final = Unanswered(Reason.NOTHING_ELIGIBLE, "nothing eligible to act on")


def code_failed(words: str) -> Unanswered:
    """The card's own code raised an error; ``words`` tell it."""
    return Unanswered(Reason.CODE_FAILED, words)


def queue_condition(condition: Any) -> Unanswered:
    """The queue condition was false."""
    return Unanswered(Reason.QUEUE_CONDITION, "", condition)


def trigger_condition(condition: Any, *, secret: bool) -> Unanswered:
    """The trigger condition was false; those of secrets have a chapter of their own (六10)."""
    return Unanswered(Reason.SECRET_CONDITION if secret else Reason.TRIGGER_CONDITION, "", condition)


def condition_name(condition: Any) -> str:
    """A condition in words: its docstring, or its name."""
    text = getattr(condition, "text", None) or getattr(condition, "__doc__", None)
    if text and not isinstance(condition, type) and hasattr(condition, "__name__"):
        return str(text).strip().splitlines()[0]
    return str(text or getattr(condition, "__name__", type(condition).__name__)).strip().splitlines()[0]
