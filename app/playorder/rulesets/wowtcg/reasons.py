"""Why a triggered power did nothing: named reasons, each with the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Reason(Enum):
    """What kept a triggered power from doing what it says."""

    NO_TRIGGER = "no_trigger"
    """It has no triggered power for this kind of event."""
    NOT_IN_PLAY = "not_in_play"
    """It was not in play when the event happened."""
    ENTERED_LATER = "entered_later"
    """It came into play after the event."""
    NO_POWERS = "no_powers"
    """It lay face down or among the resources, or had lost its powers."""
    CONDITION = "condition"
    """It waits for something else than what happened."""
    NO_TARGET = "no_target"
    """There was no legal target for its effect."""
    INTERRUPTED = "interrupted"
    """Its effect was interrupted on the chain."""
    NOT_REACHED = "not_reached"
    """Its effect waits still, or the game was over before it was added or resolved."""
    DID_NOT_HAPPEN = "did_not_happen"
    """Nothing of the kind that it waits for happened here."""

    @property
    def rule(self) -> str:
        """The number in the comprehensive rules."""
        return _RULES[self]


_RULES: Final = {
    Reason.NO_TRIGGER: "001:703",
    Reason.NOT_IN_PLAY: "001:703",
    Reason.ENTERED_LATER: "001:703",
    Reason.NO_POWERS: "001:703",
    Reason.CONDITION: "001:703",
    Reason.NO_TARGET: "001:708.2",
    Reason.INTERRUPTED: "001:711",
    Reason.NOT_REACHED: "001:708.1a",
    Reason.DID_NOT_HAPPEN: "001:703",
}


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Why one triggered power did nothing."""

    reason: Reason
    text: str
    """One line for people."""
