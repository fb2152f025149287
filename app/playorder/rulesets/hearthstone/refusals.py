"""Named refusals: why an action is not legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from playorder.engine.refusing import NotLegal


class Refusal(Enum):
    """A reason, with a sentence for people. ``{0}`` is filled with what it concerns."""

    GAME_OVER = "the game is over"
    CHOICE_OPEN = "a choice is open: only pick and concede are legal"
    NO_CHOICE_OPEN = "no choice is open"
    UNKNOWN_PICK = "there is no such choice: {0}"
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
    TAUNT = "{0} has Taunt and must be attacked first"
    STEALTH = "{0} is stealthed"
    IMMUNE = "{0} is immune"
    CANT_ATTACK_HEROES = "{0} cannot attack heroes"
    OWN_SIDE = "{0} is on the same side"
    POWER_USED = "the hero power was used this turn"
    NO_POWER = "there is no hero power"
    NOT_A_CARD = "{0} cannot be played"


RULES: Final[dict[Refusal, str]] = {
    Refusal.GAME_OVER: "002:9",
    Refusal.CHOICE_OPEN: "002:6.13",
    Refusal.NOT_ENOUGH_MANA: "002:四8",
    Refusal.BOARD_FULL: "002:四7",
    Refusal.SECRET_LIMIT: "002:四7",
    Refusal.SECRET_TWICE: "002:四7",
    Refusal.ILLEGAL_TARGET: "002:五",
    Refusal.EXHAUSTED: "003:I",
    Refusal.NO_ATTACKS_LEFT: "003:I",
    Refusal.FROZEN: "003:I",
    Refusal.TAUNT: "003:I",
    Refusal.STEALTH: "003:I",
    Refusal.IMMUNE: "002:四10",
    Refusal.POWER_USED: "002:三6",
}
"""Where the rulebooks say it; what is not here they take for granted."""


class Fault(Enum):
    """Which targeting condition a character does not meet, in words that follow its name."""

    NOT_IN_PLAY = "it is not in play"
    STEALTH = "it is stealthed and an enemy"
    IMMUNE = "it is immune and an enemy"
    SPELLS = "spells cannot be aimed at it"
    POWERS = "hero powers cannot be aimed at it"
    ITSELF = "a card cannot be aimed at itself"
    NO_MINION = "only minions can be chosen"
    NO_HERO = "only heroes can be chosen"
    ENEMY = "only friendly characters can be chosen"
    FRIENDLY = "only enemies can be chosen"
    UNDAMAGED = "only damaged characters can be chosen"
    DAMAGED = "only undamaged characters can be chosen"
    TOO_MUCH_ATTACK = "its attack is too high"
    TOO_LITTLE_ATTACK = "its attack is too low"
    RACE = "it is of another tribe"
    NO_TAUNT = "only minions with Taunt can be chosen"
    OWN_HERO = "your own hero cannot be chosen"
    NOT_LEGENDARY = "only legendary minions can be chosen"
    NOT_FROZEN = "only frozen characters can be chosen"
    NO_DEATHRATTLE = "only minions with a deathrattle can be chosen"
    NO_BATTLECRY = "only minions with a battlecry can be chosen"
    OWN_TEXT = "the card's own text leaves it out"


@dataclass(frozen=True)
class Refused(NotLegal):
    """An action that is not legal: the named reason, what it concerns, and the condition of a target not met."""

    reason: Refusal
    what: str = ""
    fault: Fault | None = None

    def __str__(self) -> str:
        words = self.reason.value.format(self.what)
        return words if self.fault is None else f"{words}: {self.fault.value}"

    @property
    def rule(self) -> str:
        """The rulebook's number, or nothing."""
        return RULES.get(self.reason, "")
