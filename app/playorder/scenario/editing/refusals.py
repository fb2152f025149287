"""Named refusals of edits."""

from __future__ import annotations

from enum import Enum

__all__ = ["EditRefusal", "EditRefused"]


class EditRefusal(Enum):
    """Why an edit is not made, where no limit of the ruleset is the reason. ``{0}`` is what it concerns."""

    HERO_STAYS = "each side has a hero; put another one in its place"
    ONE_PLACE = "there is one place only"
    UNKNOWN_CARD = "no card is called {0}"
    NOTHING_TO_ATTACH = "{0} makes no enchantment"
    ATTACHES_TO_NOTHING = "{0} attaches to nothing"
    NOT_THERE = "nothing stands there"


class EditRefused(Exception):
    """An edit that is not made: the named reason, and what it concerns."""

    def __init__(self, reason: Enum, what: str = "") -> None:
        super().__init__(str(reason.value).format(what))
        self.reason = reason
