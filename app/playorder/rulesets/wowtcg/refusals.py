"""Named refusals: why an action is not legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from playorder.engine.refusing import NotLegal


class Refusal(Enum):
    """A reason, with a sentence for people. ``{0}`` is filled with what it concerns."""

    GAME_OVER = "the game is over"
    NO_PRIORITY = "{0} does not have priority"
    NO_CHOICE_OPEN = "no such choice is open"
    NOT_A_CANDIDATE = "{0} is not among the candidates"
    NOT_IN_HAND = "{0} is not in that player's hand"
    NOT_IN_PLAY = "{0} is not in play"
    NOT_YOURS = "{0} is under another player's control"
    CANT_BE_PLAYED = "{0} can't be played"
    NOT_INSTANT = (
        "{0} is no instant: it can be played only in your own action phase, outside combat, on an empty chain"
    )
    NOT_NOW = "{0} only in your own action phase, outside combat, on an empty chain"
    NO_HERO = "without a hero in play no cards can be played"
    NO_SUCH_POWER = "{0} has no such power now"
    JUST_ARRIVED = "{0} has not been in the party since the start of its controller's latest turn"
    EXHAUSTED = "{0} is exhausted"
    CANT_PAY = "the cost of {0} cannot be paid"
    ILLEGAL_TARGET = "{0} is not a legal target"
    TARGET_TWICE = "{0} cannot be two targets of one link"
    WRONG_NUMBER = "{0} does not take that many targets"
    NO_TARGETS = "there is no legal target for {0}"
    WRONG_DIVISION = "what is divided must be at least 1 for each target, and all of it"
    WRONG_MODE = "{0} has no such mode, or does not take that many"
    WRONG_X = "X cannot be that for {0}"
    NO_ALTERNATIVE = "{0} has no alternative cost"
    ALREADY_PLACED = "a resource was placed this turn"
    NOT_FACE_UP = "only quests are placed face up"
    NOT_A_QUEST = "{0} is no quest that lies face up"
    CANT_ATTACK = "{0} can't attack"
    ELUSIVE = "{0} is elusive"
    OWN_SIDE = "{0} is no opposing character"
    ONLY_OTHERS = "it can attack only {0}"
    CANT_DISRUPT = "{0} can't disrupt that"
    NOT_IN_COMBAT = "a strike needs the defend window, and your hero in combat"
    ONE_WEAPON = "another weapon was struck with in this combat"
    NOT_A_WEAPON = "{0} is no weapon"
    MUST_ATTACK = "{0} must attack"


RULES: Final[dict[Refusal, str]] = {
    Refusal.GAME_OVER: "001:102.1",
    Refusal.NO_PRIORITY: "001:409.1",
    Refusal.CANT_BE_PLAYED: "001:307.1",
    Refusal.NOT_INSTANT: "001:408.1",
    Refusal.NOT_NOW: "001:502.1",
    Refusal.NO_HERO: "001:301.3",
    Refusal.JUST_ARRIVED: "001:302.2",
    Refusal.EXHAUSTED: "001:601.2a",
    Refusal.CANT_PAY: "001:402.1",
    Refusal.ILLEGAL_TARGET: "001:707.1d",
    Refusal.TARGET_TWICE: "001:706.1b",
    Refusal.WRONG_NUMBER: "001:707.1d",
    Refusal.NO_TARGETS: "001:707.1d",
    Refusal.WRONG_DIVISION: "001:707.1d",
    Refusal.WRONG_MODE: "001:707.1b",
    Refusal.WRONG_X: "001:707.1c",
    Refusal.ALREADY_PLACED: "001:410",
    Refusal.NOT_FACE_UP: "001:410",
    Refusal.NOT_A_QUEST: "001:702",
    Refusal.CANT_ATTACK: "001:601.2a",
    Refusal.ELUSIVE: "001:601.2b",
    Refusal.OWN_SIDE: "001:601.2b",
    Refusal.ONLY_OTHERS: "001:601.2c",
    Refusal.CANT_DISRUPT: "001:601.2b",
    Refusal.NOT_IN_COMBAT: "001:303.2",
    Refusal.ONE_WEAPON: "001:303.2c",
    Refusal.MUST_ATTACK: "001:600.2",
}
"""Where the rules say it."""


@dataclass(frozen=True)
class Refused(NotLegal):
    """An action that is not legal: the named reason and what it concerns."""

    reason: Refusal
    what: str = ""

    def __str__(self) -> str:
        return self.reason.value.format(self.what)

    @property
    def rule(self) -> str:
        """The rule's number, or nothing."""
        return RULES.get(self.reason, "")
