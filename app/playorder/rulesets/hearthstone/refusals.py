"""Named refusals: why an action is not legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Refusal(Enum):
    """A reason, with a sentence for people. ``{0}`` is filled with what it concerns."""

    GAME_OVER = "the game is over"
    CHOICE_OPEN = "a choice is open: only pick and concede are legal"
    NO_CHOICE_OPEN = "no choice is open"
    NOT_IN_HAND = "{0} is not in the active player's hand"
    NOT_ENOUGH_MANA = "{0} costs more than the available mana"
    BOARD_FULL = "there are seven minions already"
    SECRET_LIMIT = "there are five secrets already"
    SECRET_TWICE = "this secret is in play already"
    NEEDS_TARGET = "{0} needs a target"
    TAKES_NO_TARGET = "{0} takes no target"
    ILLEGAL_TARGET = "{0} is not a legal target"
    NEEDS_CHOICE = "{0} needs one of its options chosen"
    UNKNOWN_CHOICE = "{0} has no such option"
    NO_MINION_THERE = "there are not enough minions for {0}"
    NO_WEAPON = "{0} needs an equipped weapon"
    CONDITION = "the condition of {0} is not met"
    NOT_YOURS = "{0} is not under the active player's control"
    NOT_IN_PLAY = "{0} is not in play"
    CANT_ATTACK = "{0} cannot attack"
    NO_ATTACK = "{0} has no attack"
    EXHAUSTED = "{0} was summoned this turn and has no Charge"
    NO_ATTACKS_LEFT = "{0} has attacked already this turn"
    FROZEN = "{0} is frozen"
    TAUNT = "a minion with Taunt must be attacked first"
    STEALTH = "{0} is stealthed"
    IMMUNE = "{0} is immune"
    CANT_ATTACK_HEROES = "{0} cannot attack heroes"
    OWN_SIDE = "{0} is on the same side"
    POWER_USED = "the hero power was used this turn"
    NO_POWER = "there is no hero power"
    NOT_A_CARD = "{0} cannot be played"


@dataclass(frozen=True)
class Refused(Exception):
    """An action that is not legal: the named reason and what it concerns."""

    reason: Refusal
    what: str = ""

    def __str__(self) -> str:
        return self.reason.value.format(self.what)
